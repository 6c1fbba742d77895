# SPDX-License-Identifier: MIT
"""The half of the table that shows: frames, offers, the panel, the cursor and the large card."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.paint.theme import DARK, THEMES, Look, Theme
from wizardtable.play import moment_text, timers
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table import detail_card, panels
from wizardtable.table.drag import Drag
from wizardtable.table.effects import play
from wizardtable.table.game_view import GameView
from wizardtable.table.growth import growth
from wizardtable.table.keyboard import reachable_places
from wizardtable.table.keyboard.cursor import Cursor
from wizardtable.table.keyboard.reachable_places import Place
from wizardtable.table.loupe import LoupeView
from wizardtable.table.picture_loader import HURRY, RESTYLING
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.scene import FOLLOWED, TOGETHER, Departure, TableScene
from wizardtable.table.sounds import TableSounds
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_art import art_of, emptying
from wizardtable.table.view import (
    HAND,
    Arranging,
    Effect,
    Key,
    Layout,
    Offers,
    Pause,
    Placement,
    Sprite,
)
from wizardtable.table.zones import Box

HOVER_DELAY = 350
"""Milliseconds the pointer rests on a piece before it is shown large."""


class Display(LoupeView):
    """One window onto a game.

    Attributes:
        table_sounds: what is heard; nothing before its `play` is set.

    Signals:
        chosen(object): the viewer has made a gesture that means this action.
        refused(object): a gesture was forbidden; the Message says why.
        settled(): everything that moved after `present` has come to rest.
        announced(str): a sentence that a screen reader is given.
    """

    chosen = Signal(object)
    refused = Signal(object)
    settled = Signal()
    announced = Signal(str)

    def __init__(
        self,
        spec: GameSpec,
        parent: QWidget | None = None,
        art: PictureCache | None = None,
    ) -> None:
        """`art` may be that of an earlier table of the same game, made by `art_of`."""
        super().__init__(parent)
        self._look = Look(DARK, 1.0, self.devicePixelRatioF())
        self._font_scale = 1.0
        self._spec = spec
        view: GameView = spec.view
        self.sitting = view.sit()
        self.table = TableScene(art_of(view) if art is None else art, self)
        self.destroyed.connect(emptying(self.table, wholly=art is None))
        self.setScene(self.table)
        self._frame: Frame | None = None
        self._layout = Layout((), (), Box(0, 0, 0, 0), Box(0, 0, 0, 0))
        self._offers = Offers()
        self._paused: tuple[Placement, ...] = ()
        self._paces = (1.0, 1.0)
        self._stale = False
        self._drag: Drag | None = None
        self._aimed: str | None = None
        self._hover: Key | None = None
        self._pointer = (-1.0, -1.0)
        self._hot: str | None = None
        self._hinted: frozenset[Key] = frozenset()
        self._subjects: tuple[Any, ...] = ()
        self._pointed: frozenset[Key] = frozenset()
        self._sheet: Key | None = None
        self._shown = 0
        self._turned_at = -inf
        self._cursor = Cursor()
        self._rest = timers.single(self, HOVER_DELAY)
        self._rest.timeout.connect(self._show_sheet)
        self._calm = timers.single(self)
        self._calm.timeout.connect(self._settle)
        self.table.animator.settled.connect(self._calm.start)
        self.table_sounds = TableSounds(view.sounds)
        self.table.animator.landed.connect(self.table_sounds.land)
        self._prepare_viewport()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the program tells the table.

    @property
    def look(self) -> Look:
        """How everything is drawn now."""
        return self._look

    @property
    def offers(self) -> Offers:
        """What the viewer may do next."""
        return self._offers

    @property
    def layout_now(self) -> Layout:
        """Where everything lies."""
        return self._layout

    def present(self, frame: Frame, animate: bool = True) -> None:
        """Show a frame, moving whatever changed its place; `settled` follows in any case."""
        same = self._frame is None or self._frame.viewer == frame.viewer
        animate = animate and same  # one viewer's cards must not be seen leaving by the next
        self.table.animator.end_pause()
        if self._is_turn_of_viewer(frame):
            self._turned_at = self.table.animator.clock()
        if not same:
            self.skip()
        if not animate:
            self.table.end_flashes()
        self._frame = frame
        self._shown += 1
        self._drag = None
        self._hinted = frozenset()
        self._hide_sheet()
        self.sitting.present(frame)
        wait = self._paces[0 if frame.mine else 1] if animate else 0.0
        pace = 0.0 if self._still else wait
        self._lay_out()
        effects = self.sitting.effects(frame.events) if animate else ()
        if wait <= 0:
            effects = tuple(effect for effect in effects if not isinstance(effect, Pause))
        self._paused = next((effect.pieces for effect in effects if isinstance(effect, Pause)), ())
        moved = self._show(
            pace, within=HURRY if same else inf, departure=TOGETHER if frame.mine else FOLLOWED
        )
        self.table_sounds.show(frame, same=same)
        if animate:
            self.table_sounds.happen(frame, moved if pace <= 0 else ())
            self._happen(effects, pace, wait)
            self._announce(frame)
        if not self.table.animator.busy:
            self._calm.start()

    def _is_turn_of_viewer(self, frame: Frame) -> bool:
        """Returns whether the viewer is to move in this frame, and was not in the one before."""
        before = self._frame
        turns = before is not None and (
            before.to_move != frame.to_move or before.viewer != frame.viewer
        )
        return turns and bool(frame.menu)

    def _happen(self, effects: Sequence[Effect], pace: float, wait: float) -> None:
        """Show effects; those after a pause when it is over, which lasts `wait` times as long."""
        pauses = [i for i, effect in enumerate(effects) if isinstance(effect, Pause)]
        first = pauses[0] if pauses else len(effects)
        play(self.table, self._layout, effects[:first], self._look, pace)
        if not pauses:
            return
        exits, left = self._layout.exits, effects[first + 1 :]

        def go_on() -> None:
            self._paused = next((one.pieces for one in left if isinstance(one, Pause)), ())
            self.table.show_pieces(self._pieces(), exits, self._finish, pace)
            self._happen(left, pace, wait)

        pause = effects[first]
        assert isinstance(pause, Pause)
        self.table.animator.pause(pause.milliseconds * wait, go_on)

    def begun(self) -> Any | None:
        """The move that is half made; None where nothing is taken, or too little for a move."""
        found = self.sitting.begun() if self._frame is not None else ()
        return found[0] if found else None

    def suggest(self, action: Any) -> None:
        """Mark what a hint is about, until the next frame or until it is taken back."""
        self._mark(self.sitting.suggest(action))

    def point_out(self, event: Event | None) -> None:
        """Mark the pieces that an event was about, as far as they are in sight; None: no more."""
        if event is None or self._frame is None:  # the log may be there before the table
            self._mark(())
        else:
            self._mark(self.sitting.concerned(event))

    def point_at(self, subjects: tuple[Any, ...]) -> None:
        """Mark pieces until this is called again: those of actions, and those that are named as
        in `core.lesson.Step.shows`. What else may be taken is dimmed then, what is taken looks
        taken."""
        self._subjects = subjects
        self._refresh(self._quick)
        self.bring_into_sight(self._boxes(self._pointed))

    def pointed(self) -> list[Box]:
        """Where in the view the pieces are seen that are marked by `point_at` or by a hint."""
        keys, see = self._pointed | self._hinted, self.lens.in_view
        items = [one for key, one in self.table.items_by_key.items() if key in keys]
        return [one.box() if one.placement.pinned else see(one.box()) for one in items]

    def _boxes(self, keys: Iterable[Key]) -> list[Box]:
        """Where pieces of the table belong, as far as they are on it."""
        items = (self.table.items_by_key.get(key) for key in keys)
        return [one.box() for one in items if one is not None and not one.placement.pinned]

    def _find_pointed(self) -> frozenset[Key]:
        found: set[Key] = set()
        for subject in self._subjects:
            if isinstance(subject, str):
                parts = subject.split(":")
                keys = (piece.key for piece in self._layout.pieces)
                found.update(k for k in keys if [str(p) for p in k[: len(parts)]] == parts)
            else:
                found.update(self.sitting.suggest(subject))
        return frozenset(found)

    def _mark(self, keys: Iterable[Key]) -> None:
        hinted = frozenset(keys)
        if hinted != self._hinted:
            self._hinted = hinted
            self._refresh(self._quick)
            self.bring_into_sight(self._boxes(hinted))

    def skip(self) -> None:
        """Everything on its way arrives at once."""
        self.table.animator.skip()

    def cancel(self) -> bool:
        """Take back a half-made move and a shown hint; False where there was neither."""
        undone = self.sitting.cancel() or bool(self._hinted) or self._drag is not None
        self._hinted = frozenset()
        self._drag = None
        self._hide_sheet()
        if undone:
            self._refresh(self._quick)
        return undone

    def set_pace(self, mine: float, others: float, reduced_motion: bool) -> None:
        """Factors on the time of moves (0: at once), the viewer's own and those of others."""
        self._paces = (mine, others)
        self._still = reduced_motion

    def retheme(self, theme: Theme | str) -> None:
        """Change to another theme, at once."""
        chosen = THEMES[theme] if isinstance(theme, str) else theme
        if chosen != self._look.theme:
            self._restyle(replace(self._look, theme=chosen))

    def set_font_scale(self, percent: int) -> None:
        """The size of writing, 100 to 175 %."""
        scale = min(175, max(100, percent)) / 100
        if scale != self._font_scale:
            self._font_scale = scale
            self._restyle(self._look)

    def retranslate(self) -> None:
        """Show all text in the language the program speaks now."""
        self.table.art.clear()  # of all that changes pictures, only the language is not in a look
        self._restyle(self._look)

    def _restyle(self, look: Look) -> None:
        self._look = look
        self.table.animator.skip()
        self._stale = self._put_away
        if not self._stale:
            self._refresh(0.0, within=RESTYLING)
            self.fit_lens()

    @property
    def _put_away(self) -> bool:
        """Whether the table is hidden, and not only yet to be shown."""
        return self.isHidden() and self.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)

    # Showing.

    def _refresh(self, pace: float, patient: bool = False, within: float = inf) -> None:
        """Ask the sitting anew where everything lies, and show it; patiently in resizing, after so
        many seconds of painting where the player waits."""
        if self._frame is None:
            return
        self._lay_out(patient)
        self._show(pace, patient, within)

    def _lay_out(self, patient: bool = False) -> None:
        width, height = self.room
        grown = growth(width, height, self._font_scale)
        self._look = replace(self._look, scale=self._font_scale * grown, growth=grown)
        self.table.set_room(width, height, self._look, patient)
        self._layout = self.sitting.lay_out(width, height, self._look)
        self._offers = self.sitting.offers()
        self._pointed = self._find_pointed()

    def _show(
        self,
        pace: float,
        patient: bool = False,
        within: float = inf,
        departure: Departure = TOGETHER,
    ) -> list[Placement]:
        """Show what was laid out; gives what changed its place."""
        exits = self._layout.exits
        moved = self.table.show_pieces(
            self._pieces(), exits, self._finish, pace, patient, within, departure
        )
        self.table.picture_loader.warm((piece, Finish.LIFTED) for piece in self._layout.ahead)
        return moved

    def _pieces(self) -> list[Placement]:
        """Everything on the table: what the layout says, or a pause, and the table's own pieces."""
        pieces = self._layout.pieces
        if self._paused:
            lying = {piece.key: piece for piece in (*pieces, *self._paused)}
            pieces = tuple(lying.values())
        return [*pieces, *self._own_pieces()]

    def _own_pieces(self) -> list[Placement]:
        """The panel, the halos of targets, the cursor, the turning arrow and the large card."""
        offers, theme = self._offers, self._look.theme
        targets = [zone for zone in self._layout.zones if zone.id in offers.targets]
        own = [*self._panel(), *panels.halos(targets, self._aimed, theme)]
        if self._cursor.in_use:
            own += self._cursor.placements(self._places(), self._named_places())
        own += self._turning_arrow()
        own += self._sheet_pieces()
        own += self._sort_button()
        if self.lens.magnifies:
            words, view = render(N_("table", "Whole table")), Box(0, 0, *self.room)
            own.append(panels.whole_button(words, view, self._look))
        return own

    def _lens_moved(self) -> None:
        button = ("table", "whole") in self.table.items_by_key
        if self._cursor.at or self._sheet or self.lens.magnifies != button:
            self._refresh_own()

    def _sort_button(self) -> list[Placement]:
        """A small button in the upper left corner of the hand, where that can be sorted."""
        hands = [zone.box for zone in self._layout.zones if zone.id == HAND]
        sorts = isinstance(self.sitting, Arranging) and self.sitting.can_sort()
        name = render(N_("table", "Sort your hand"))
        return [panels.sort_button(name, hand, self._look) for hand in hands if sorts]

    def _turning_arrow(self) -> list[Placement]:
        item = self.table.items_by_key.get(self._hover) if self._hover else None
        if item is None or not item.placement.turns or self._drag:
            return []
        return [panels.turn_button(item.placement.spot)]

    def _aim_at(self, zone: str | None) -> None:
        """Show that what is carried may be let go here; the carried pieces are not touched."""
        if zone == self._aimed:
            return
        for name, hot in ((self._aimed, False), (zone, True)):
            item = self.table.items_by_key.get(("table", "halo", name or ""))
            if item is not None:
                sprite = Sprite("table.halo", (self._look.theme.target, hot))
                item.placement = replace(item.placement, sprite=sprite)
                self.table.picture_loader.wear(item, item.placement, at_once=True)
        self._aimed = zone

    def _sheet_pieces(self) -> list[Placement]:
        item = self.table.items_by_key.get(self._sheet) if self._sheet else None
        explanation = self.sitting.explain(item.key) if item else None
        if item is None or explanation is None:
            return []
        view = Box(0, 0, *self.room)
        piece = item.box() if item.placement.pinned else self.lens.in_view(item.box())
        sheet = detail_card.sheet(explanation, piece, view, self._look, self.lens)
        return [*sheet, *explanation.shown]

    def _refresh_own(self) -> None:
        """Show the table's own pieces anew; the game's stay as they are."""
        if self._frame is None:
            return
        self.table.show_pieces(self._pieces(), {}, self._finish, self._quick)

    def _show_sheet(self) -> None:
        if self._drag is None and self._hover_holds() and not self._offers.quiet:
            self._sheet = self._hover
            self._refresh_own()

    def _hover_holds(self) -> bool:
        """Whether what the pointer was moved onto has not gone from beneath it since."""
        item = self.table.piece_at(*self.lens.on_table(*self._pointer))
        return item is not None and item.key in (self._hover, ("table", "turn"))

    def _unhover(self) -> None:
        """Nothing is explained or raised again before the pointer moves."""
        self._hover = None
        self.table.nudge(None, 0.0)
        self._hide_sheet()
        self._refresh_own()

    def _hide_sheet(self) -> None:
        self._rest.stop()
        if self._sheet is not None:
            self._sheet = None
            self._refresh_own()

    def _finish(self, placement: Placement) -> Finish:
        key = placement.key
        if key in self._hinted or (key in self._pointed and key not in self._offers.taken):
            return Finish.HINT
        if key[0] == "table" or placement.inert:
            return Finish.PLAIN
        if key in self._offers.taken:
            return Finish.LIFTED
        if key in self._offers.sources and not self._subjects:
            return Finish.SOURCE
        quiet = self._offers.quiet or bool(self._subjects)
        return Finish.DIM if quiet and placement.height else Finish.PLAIN

    def cursor_box(self) -> Box | None:
        """Where in the viewport the keyboard's cursor stands; None while it is not used."""
        places = [*self._places(), *self._named_places()]
        found = next((box for key, box in places if key == self._cursor.at), None)
        return None if found is None else self.in_viewport(found)

    def _places(self) -> list[Place]:
        """Where in the view arrow keys lead: to what may be taken, to targets and to choices."""
        return reachable_places.usable(self._layout, self._offers, self._panel(), self.lens)

    def _named_places(self) -> list[Place]:
        """Where the cursor can stand besides: on all that has a name."""
        return reachable_places.named(self._layout, self._panel(), self.lens)

    def _panel(self) -> list[Placement]:
        offers, room = self._offers, self._layout.panel
        return panels.panel(room, offers.heading, offers.choices, self._hot, self._look)

    def _announce(self, frame: Frame) -> None:
        before = (frame.before, *frame.events)
        for both in zip(before, frame.events, strict=False):
            message = moment_text.line(self._spec, frame.names, *both)
            if message is not None:
                self._say(render(message))

    def _say(self, sentence: str) -> None:
        announce(self, sentence)
        self.announced.emit(sentence)

    def _settle(self) -> None:
        if self.table.animator.busy:
            return
        if self._drag is None and self._hover is not None and not self._hover_holds():
            self._unhover()
        self.table_sounds.rest()
        self.settled.emit()

    # The window.

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """What has changed while the table was put away is made up for."""
        super().showEvent(event)
        if self._stale:
            self._restyle(self._look)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay everything out for the new size, at once."""
        super().resizeEvent(event)
        self._look = replace(self._look, ratio=self.devicePixelRatioF())
        self.table.animator.skip()
        self._hide_sheet()
        self._refresh(0.0, patient=self.isVisible())
        self.fit_lens()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Another screen may have another pixel ratio."""
        super().changeEvent(event)
        if self.devicePixelRatioF() != self._look.ratio:
            self._restyle(replace(self._look, ratio=self.devicePixelRatioF()))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Nothing moves in a closed window."""
        self.table.animator.skip()
        super().closeEvent(event)

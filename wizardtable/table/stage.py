# SPDX-License-Identifier: MIT
"""The stage: shows frames of a match on the scene, and the viewer's offers in each."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.core.game import Event
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.paint.theme import DARK, Look
from wizardtable.play import moment_text, timers
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table import panels
from wizardtable.table.effects import Effects
from wizardtable.table.keyboard import cursor
from wizardtable.table.keyboard.cursor import Cursor, Place
from wizardtable.table.loupe import Loupe
from wizardtable.table.picture_loader import HURRY
from wizardtable.table.pictures import Finish
from wizardtable.table.scene import FOLLOWED, TOGETHER, Departure, TableScene
from wizardtable.table.sounds import TableSounds
from wizardtable.table.spoken.announcements import Speech
from wizardtable.table.view import (
    HAND,
    Arranging,
    Effect,
    Key,
    Layout,
    Offers,
    Pause,
    Placement,
    Sitting,
    Sprite,
    Zone,
)
from wizardtable.table.zones import Box

QUICK: Final = 0.55
"""Pace of the answer to a gesture, as a share of the normal pace."""

_BAR_HEIGHT: Final = 54.0
"""Height of the bar above the table at a font scale of 100 %, in logical pixels."""

_BAR_GROWTH: Final = 70.0
"""Pixels that the bar is higher for each 1 of the font scale."""

_STRIP_WIDTH: Final = 40.0
"""Width of the folded panel beside the table, in logical pixels."""

Undealt: TypeAlias = Callable[[Layout, Box], list[Placement]]
"""Returns the pieces that lie on a table of this size while its match is being set out."""


class Stage(QObject):
    """Presents one viewer's frames: lays them out, shows the pieces and plays the effects.

    Attributes:
        sitting: the viewer's place, which lays the pieces out and makes the offers.
        scene: the pieces.
        effects: sprites that pass over the table, such as banners.
        sounds: the sounds of the table; silent until its `play` is set.
        look: how everything is drawn.
        font_scale: the font scale that the player has chosen, from 1.0 to 1.75.
        frame: the frame that is shown; None before the first one.
        frames_shown: the number of frames that have been presented.
        layout: where everything lies.
        offers: the viewer's next possibilities.
        paces: factors on the time of moves (0: at once), the viewer's own and those of others.
        turned_at: the moment on the animator's clock when the viewer's turn came.
        hot_choice: the choice that the pointer or the cursor is on.
        hinted: the pieces that `suggest` or `point_out` has marked.
        cursor: the place where the keyboard is.
        aimed_target: the target under the carried pieces; it is lit.
        undealt: says which pieces lie there while the match is being set out, otherwise None.
        overlays: functions that return further pieces of the table's own, such as the detail card;
            called each time anything is shown.

    Signals:
        shown_anew(): the layout has been shown.
        shown_undealt(): the same while a match is being set out.
        own_shown(): only the table's own pieces have been shown anew.
        settled(): everything that moved after `present` has come to rest.
    """

    shown_anew = Signal()
    shown_undealt = Signal()
    own_shown = Signal()
    settled = Signal()

    def __init__(self, spec: GameSpec, scene: TableScene, loupe: Loupe, speech: Speech) -> None:
        super().__init__(scene)
        self.sitting: Sitting = spec.view.sit()
        self.scene = scene
        self.effects = Effects(scene)
        self.sounds = TableSounds(spec.view.sounds)
        self.look = Look(DARK, 1.0)
        self.font_scale = 1.0
        self.frame: Frame | None = None
        self.frames_shown = 0
        self.layout = Layout((), (), Box(0, 0, 0, 0), Box(0, 0, 0, 0))
        self.offers = Offers()
        self.paces = (1.0, 1.0)
        self.turned_at = -inf
        self.hot_choice: str | None = None
        self.hinted: frozenset[Key] = frozenset()
        self.cursor = Cursor()
        self.aimed_target: str | None = None
        self.undealt: Undealt | None = None
        self.overlays: list[Callable[[], Sequence[Placement]]] = []
        self._spec, self._loupe, self._speech = spec, loupe, speech
        self._paused: tuple[Placement, ...] = ()
        self._subjects: tuple[Any, ...] = ()
        self._pointed: frozenset[Key] = frozenset()
        self._calm = timers.single(self)
        self._calm.timeout.connect(self._settle)
        scene.animator.settled.connect(self._calm.start)
        scene.animator.landed.connect(self.sounds.land)

    # Frames.

    def present(self, frame: Frame, animate: bool = True) -> None:
        """Shows a frame, moving whatever changed its place; `settled` follows in any case."""
        same = self.frame is None or self.frame.viewer == frame.viewer
        animate = animate and same  # one viewer's cards must not be seen leaving by the next
        self.scene.animator.end_pause()
        if self._is_turn_of_viewer(frame):
            self.turned_at = self.scene.animator.clock()
        if not same:
            self.skip()
        if not animate:
            self.effects.end()
        self.frame = frame
        self.frames_shown += 1
        self.hinted = frozenset()
        self.sitting.present(frame)
        wait = self.paces[0 if frame.mine else 1] if animate else 0.0
        pace = 0.0 if self.is_still else wait
        self.lay_out()
        played = self.sitting.effects(frame.events) if animate else ()
        if wait <= 0:
            played = tuple(effect for effect in played if not isinstance(effect, Pause))
        self._paused = next((effect.pieces for effect in played if isinstance(effect, Pause)), ())
        moved = self.show(
            pace, within=HURRY if same else inf, departure=TOGETHER if frame.mine else FOLLOWED
        )
        self.sounds.show(frame, same=same)
        if animate:
            self.sounds.happen(frame, moved if pace <= 0 else ())
            self.play_effects(played, pace, wait)
            self.tell_events(frame)
        self.settle_soon()

    def _is_turn_of_viewer(self, frame: Frame) -> bool:
        """Returns True if the viewer is to move in this frame, and was not in the one before."""
        before = self.frame
        turns = before is not None and (
            before.to_move != frame.to_move or before.viewer != frame.viewer
        )
        return turns and bool(frame.menu)

    def play_effects(self, shown: Sequence[Effect], pace: float, wait: float) -> None:
        """Shows effects; those after a pause when it is over.

        `wait` multiplies the time of a pause, `pace` that of everything else.
        """
        pauses = [i for i, effect in enumerate(shown) if isinstance(effect, Pause)]
        first = pauses[0] if pauses else len(shown)
        self.effects.play(self.layout, shown[:first], self.look, pace)
        if not pauses:
            return
        exits, left = self.layout.exits, shown[first + 1 :]

        def go_on() -> None:
            self._paused = next((one.pieces for one in left if isinstance(one, Pause)), ())
            self.scene.show_pieces(self.pieces(), exits, self.finish, pace)
            self.play_effects(left, pace, wait)

        pause = shown[first]
        assert isinstance(pause, Pause)
        self.scene.animator.pause(pause.milliseconds * wait, go_on)

    def tell_events(self, frame: Frame) -> None:
        """Has a screen reader say the events that led to a frame."""
        before = (frame.before, *frame.events)
        for both in zip(before, frame.events, strict=False):
            message = moment_text.log_line(self._spec, frame.names, *both)
            if message is not None:
                self._speech.say(render(message))

    def settle_soon(self) -> None:
        """Emits `settled` in the next turn of the event loop, if nothing moves."""
        if not self.scene.animator.busy:
            self._calm.start()

    def _settle(self) -> None:
        if not self.scene.animator.busy:
            self.sounds.rest()
            self.settled.emit()

    def skip(self) -> None:
        """Lets everything on its way arrive at once."""
        self.scene.animator.skip()

    @property
    def is_still(self) -> bool:
        """True if pieces change their places at once instead of moving (reduced motion)."""
        return self._loupe.is_still

    @property
    def quick_pace(self) -> float:
        """The pace of the answer to a gesture now."""
        return 0.0 if self._loupe.is_still else QUICK

    # Showing.

    def refresh(self, pace: float, patient: bool = False, within: float = inf) -> None:
        """Asks the sitting anew where everything lies, and shows it.

        `patient` and `within` are those of `TableScene.show_pieces`.
        """
        if self.frame is None:
            return
        self.lay_out(patient)
        self.show(pace, patient, within)

    def lay_out(self, patient: bool = False) -> None:
        """Asks the sitting for layout and offers, and shows nothing yet."""
        width, height = self._loupe.room
        grown = growth(width, height, self.font_scale)
        self.look = replace(self.look, scale=self.font_scale * grown, growth=grown)
        self.scene.set_room(width, height, self.look, patient)
        self.layout = self.sitting.lay_out(width, height, self.look)
        self.offers = self.sitting.offers()
        self._pointed = self._find_pointed()

    def show(
        self,
        pace: float,
        patient: bool = False,
        within: float = inf,
        departure: Departure = TOGETHER,
    ) -> list[Placement]:
        """Shows the layout; returns the pieces that changed their place.

        The arguments are those of `TableScene.show_pieces`.
        """
        exits = self.layout.exits
        moved = self.scene.show_pieces(
            self.pieces(), exits, self.finish, pace, patient, within, departure
        )
        self.scene.picture_loader.warm((piece, Finish.LIFTED) for piece in self.layout.ahead)
        self.shown_anew.emit()
        if self.undealt is not None:
            self.shown_undealt.emit()
        return moved

    def refresh_own(self) -> None:
        """Shows the table's own pieces anew; the game's stay as they are."""
        if self.frame is not None:
            self.scene.show_pieces(self.pieces(), {}, self.finish, self.quick_pace)
        self.own_shown.emit()

    def pieces(self) -> list[Placement]:
        """Returns everything on the table: the layout or a pause, and the table's own pieces."""
        if self.undealt is not None:
            rect = self.scene.sceneRect()
            return self.undealt(self.layout, Box(0, 0, rect.width(), rect.height()))
        pieces = self.layout.pieces
        if self._paused:
            lying = {piece.key: piece for piece in (*pieces, *self._paused)}
            pieces = tuple(lying.values())
        return [*pieces, *self._own_pieces()]

    def _own_pieces(self) -> list[Placement]:
        layout, look = self.layout, self.look
        targets = [zone for zone in layout.zones if zone.id in self.offers.targets]
        own = [*self.panel(), *panels.halos(targets, self.aimed_target, look.theme)]
        if self.cursor.in_use:
            own += self.cursor.placements(self.usable_places(), self.named_places())
        for overlay in self.overlays:
            own += overlay()
        if isinstance(self.sitting, Arranging) and self.sitting.can_sort():
            name = render(N_("table", "Sort your hand"))
            hands = (zone.box for zone in layout.zones if zone.id == HAND)
            own += [panels.sort_button(name, hand, look) for hand in hands]
        if self._loupe.lens.magnifies:
            words, view = render(N_("table", "Whole table")), Box(0, 0, *self._loupe.room)
            own.append(panels.whole_button(words, view, look))
        return own

    def panel(self) -> list[Placement]:
        """Returns the panel and the choices, those that stand elsewhere too."""
        offers, room = self.offers, self.layout.panel
        return panels.panel(room, offers.heading, offers.choices, self.hot_choice, self.look)

    def finish(self, placement: Placement) -> Finish:
        """Returns how a piece is shown: marked, lifted, glowing, dimmed or plain."""
        key = placement.key
        if key in self.hinted or (key in self._pointed and key not in self.offers.taken):
            return Finish.HINT
        if key[0] == "table" or placement.inert:
            return Finish.PLAIN
        if key in self.offers.taken:
            return Finish.LIFTED
        if key in self.offers.sources and not self._subjects:
            return Finish.SOURCE
        quiet = self.offers.quiet or bool(self._subjects)
        return Finish.DIM if quiet and placement.height else Finish.PLAIN

    # Marks.

    def suggest(self, action: Any) -> None:
        """Marks the pieces of an action, until the next frame or until it is taken back."""
        self._mark(self.sitting.suggest(action))

    def point_out(self, event: Event | None) -> None:
        """Marks the pieces of an event, as far as they are in sight; None marks nothing."""
        if event is None or self.frame is None:  # the log may be there before the table
            self._mark(())
        else:
            self._mark(self.sitting.concerned(event))

    def point_at(self, subjects: tuple[Any, ...]) -> None:
        """Marks pieces until this is called again, and dims the other pieces.

        A subject is an action, or the name of pieces as in `core.lesson.Step.shows`.
        """
        self._subjects = subjects
        self.refresh(self.quick_pace)
        self._loupe.bring_into_sight(self.boxes(self._pointed))

    def marked_boxes(self) -> list[Box]:
        """Returns the boxes of the view in which marked pieces are seen."""
        keys, see = self._pointed | self.hinted, self._loupe.lens.in_view
        items = [one for key, one in self.scene.items_by_key.items() if key in keys]
        return [one.box() if one.placement.pinned else see(one.box()) for one in items]

    def boxes(self, keys: Iterable[Key]) -> list[Box]:
        """Returns where these pieces belong on the table; pinned and missing ones are left out."""
        items = (self.scene.items_by_key.get(key) for key in keys)
        return [one.box() for one in items if one is not None and not one.placement.pinned]

    def _mark(self, keys: Iterable[Key]) -> None:
        hinted = frozenset(keys)
        if hinted != self.hinted:
            self.hinted = hinted
            self.refresh(self.quick_pace)
            self._loupe.bring_into_sight(self.boxes(hinted))

    def _find_pointed(self) -> frozenset[Key]:
        found: set[Key] = set()
        for subject in self._subjects:
            if isinstance(subject, str):
                parts = subject.split(":")
                keys = (piece.key for piece in self.layout.pieces)
                found.update(k for k in keys if [str(p) for p in k[: len(parts)]] == parts)
            else:
                found.update(self.sitting.suggest(subject))
        return frozenset(found)

    # Places.

    def point_at_choice(self, key: Key | None) -> bool:
        """Tells the sitting on which choice the pointer or the cursor is; any other piece counts as
        none. Returns True if it is another choice than before."""
        hot = str(key[2]) if key and key[:2] == ("table", "choice") else None
        if hot == self.hot_choice:
            return False
        self.hot_choice = hot
        self.sitting.point(hot)
        return True

    def aim_at(self, zone: str | None) -> None:
        """Lights the target under the carried pieces, and does not touch these pieces."""
        if zone == self.aimed_target:
            return
        for name, hot in ((self.aimed_target, False), (zone, True)):
            item = self.scene.items_by_key.get(("table", "halo", name or ""))
            if item is not None:
                sprite = Sprite("table.halo", (self.look.theme.target, hot))
                item.placement = replace(item.placement, sprite=sprite)
                self.scene.picture_loader.wear(item, item.placement, at_once=True)
        self.aimed_target = zone

    def zone_at(self, x: float, y: float, least_target: float = 0.0) -> Zone | None:
        """Returns the smallest zone at a point of the table, a target before any other zone.

        Targets count as at least `least_target` pixels wide and high.
        """
        targets = self.offers.targets
        found = [
            zone
            for zone in self.layout.zones
            if (zone.box.at_least(least_target) if zone.id in targets else zone.box).holds(x, y)
        ]
        if not found:
            return None
        return min(found, key=lambda z: (z.id not in targets, z.box.w * z.box.h))

    def target_under(self, key: Key) -> Zone | None:
        """Returns the target in which a piece lies, the smallest of several; None without one."""
        item = self.scene.items_by_key.get(key) if self.offers.targets else None
        if item is None:
            return None
        zone = self.zone_at(*item.placement.spot.box.centre)
        return zone if zone is not None and zone.id in self.offers.targets else None

    def box_in_viewport(self, key: Key) -> Box | None:
        """Returns where in the viewport a piece, a zone or a button is; None if it is nowhere."""
        loupe = self._loupe
        if key[0] == "zone":
            zones = (zone.box for zone in self.layout.zones if zone.id == key[1])
            box = next(zones, None)
            return None if box is None else loupe.in_viewport(loupe.lens.in_view(box))
        item = self.scene.items_by_key.get(key)
        if item is None:
            return None
        box = item.box() if item.placement.pinned else loupe.lens.in_view(item.box())
        return loupe.in_viewport(box)

    def usable_places(self) -> list[Place]:
        """Returns where in the view arrow keys lead: to sources, targets and choices."""
        return cursor.usable(self.layout, self.offers, self.panel(), self._loupe.lens)

    def named_places(self) -> list[Place]:
        """Returns where in the view everything is that has a name, usable or not."""
        return cursor.named(self.layout, self.panel(), self._loupe.lens)

    def name_of(self, key: Key) -> str:
        """Returns the name of a piece or a zone; "" for one that has none."""
        if key[0] == "zone":
            return next((zone.name for zone in self.layout.zones if zone.id == key[1]), "")
        item = self.scene.items_by_key.get(key)
        return item.placement.name if item else ""


def growth(width: float, height: float, chosen: float = 1.0) -> float:
    """Returns the factor by which writing is larger on a table of this size than on one of 1280 by
    760: a table that fills a large screen is also looked at from further away.

    `chosen` is the font scale, 1.0 to 1.75: bar and panel grow with it and make the table smaller,
    but not the writing on it.
    """
    share = (min(width + _STRIP_WIDTH, (height + _BAR_HEIGHT) * 16 / 9) - 1600) / (3840 - 1600)
    taken = (1 + min(1.0, max(0.0, share)) / 2) * (chosen - 1)
    width, height = width + _STRIP_WIDTH * taken, height + _BAR_GROWTH * taken
    return float(max(1.0, min(width / 1280, height / 760)) ** 0.75)

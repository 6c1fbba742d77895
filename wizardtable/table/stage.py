# SPDX-License-Identifier: MIT
"""The stage: shows the frames of a match on the scene, and what the viewer may do in each frame.

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.core.game import Event, Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_
from wizardtable.paint.theme import DARK, Look
from wizardtable.play import moment_text, timers
from wizardtable.play.frames import Frame
from wizardtable.play.translate import labelled, render
from wizardtable.table import panels, view
from wizardtable.table.climax.playing import ClimaxPlayer, Staging
from wizardtable.table.climax.script import FULL, OFF, Climactic, Climax
from wizardtable.table.effects import Effects
from wizardtable.table.keyboard import cursor
from wizardtable.table.keyboard.cursor import Cursor, Place
from wizardtable.table.loupe import Loupe
from wizardtable.table.picture_loader import ANSWER_PAINT_SECONDS
from wizardtable.table.pictures import Finish
from wizardtable.table.scene import OPPONENT_DEPARTURE, OWN_DEPARTURE, Departure, TableScene
from wizardtable.table.sounds import TableSounds
from wizardtable.table.spoken.announcements import Speech
from wizardtable.table.spoken.speech_queue import Happening
from wizardtable.table.zones import Box

ANSWER_TIME_FACTOR: Final = 0.55
"""Factor on the time of moves that answer a gesture."""

_BAR_HEIGHT_PIXELS: Final = 54.0
"""Height of the bar above the table at a font scale of 100 %, in logical pixels."""

_BAR_GROWTH_PIXELS: Final = 70.0
"""Logical pixels by which the bar grows when the font scale grows by 1.0."""

_FOLDED_PANEL_WIDTH_PIXELS: Final = 40.0
"""Width of the folded panel beside the table, in logical pixels."""

UndealtPieces: TypeAlias = Callable[[view.Layout, Box], list[view.Placement]]
"""A function that returns the pieces that lie on the table during the opening of a match.

The box is the whole table.
"""


class Stage(QObject):
    """Presents one viewer's frames: lays them out, shows the pieces and plays the effects.

    Attributes:
        sitting: the viewer's place, which lays the pieces out and makes the offers.
        scene: the pieces.
        effects: sprites that pass over the table, such as banners.
        sounds: the sounds of the table; silent until its `play` is set.
        climax: plays the climaxes of the match.
        shows: how long climaxes are, one of `climax.script.LENGTHS`.
        look: the look of everything on the table.
        font_scale: the font scale that the player has chosen, from 1.0 to 1.75.
        frame: the frame on the table; None before the first one.
        frames_shown: the number of frames that have been presented.
        layout: the places of all pieces and zones.
        offers: the viewer's next possibilities.
        paces: a pair of factors: on the time of the viewer's own moves, and of all other moves; 0
            for no time.
        turned_at: the time on the animator's clock, in seconds, when the viewer's turn came.
        hot_choice: the id of the choice under the pointer or the cursor; None if there is none.
        hinted_keys: the keys of the pieces that `suggest` or `point_out` has marked.
        cursor: the keyboard cursor.
        second_press: the words that ask for a second press, by id of the button that shows them.
        aimed_target: the id of the lit target zone under the dragged pieces; None if there is none.
        undealt: the function that chooses the pieces to show during the opening of the match; None
            at any other time.
        leads_to_podium: True if the podium can follow the end of a match at this table.
        overlays: functions that return further pieces of the table's own, such as the detail card.
            They are called each time anything is shown.

    Signals:
        shown_anew(): the layout has been shown.
        shown_undealt(): a layout has been shown during the opening of the match.
        own_shown(): only the table's own pieces, such as buttons and marks, have been shown anew.
        settled(): everything that moved after `present` has come to rest.
    """

    shown_anew = Signal()
    shown_undealt = Signal()
    own_shown = Signal()
    settled = Signal()

    def __init__(self, spec: GameSpec, scene: TableScene, loupe: Loupe, speech: Speech) -> None:
        super().__init__(scene)
        self.sitting: view.Sitting = spec.view.sit()
        self.scene = scene
        self.effects = Effects(scene)
        self.sounds = TableSounds(spec.view.sounds)
        self.climax = ClimaxPlayer(scene, self.effects, self.sounds)
        self.shows = FULL
        self.look = Look(DARK, 1.0)
        self.font_scale = 1.0
        self.frame: Frame | None = None
        self.frames_shown = 0
        self.layout = view.Layout((), (), Box(0, 0, 0, 0), Box(0, 0, 0, 0))
        self.offers = view.Offers()
        self.paces = (1.0, 1.0)
        self.turned_at = -inf
        self.hot_choice: str | None = None
        self.hinted_keys: frozenset[view.Key] = frozenset()
        self.cursor = Cursor()
        self.aimed_target: str | None = None
        self.second_press: dict[str, str] = {}
        self.undealt: UndealtPieces | None = None
        self.leads_to_podium = False
        self.overlays: list[Callable[[], Sequence[view.Placement]]] = []
        self._spec, self._loupe, self._speech = spec, loupe, speech
        self._turn: tuple[Seat | None, int] = (None, 0)  # of the action that led to the frame
        self._paused_pieces: tuple[view.Placement, ...] = ()
        self._subjects: tuple[Any, ...] = ()
        self._pointed_keys: frozenset[view.Key] = frozenset()
        self._calm = timers.single(self)
        self._calm.timeout.connect(self._settle)
        scene.animator.settled.connect(self._calm.start)
        scene.animator.landed.connect(self.sounds.play_landing)

    # Frames.

    def present(self, frame: Frame, animate: bool = True) -> None:
        """Shows a frame, and moves every piece whose place changed if `animate` is true.

        `settled` follows in any case.
        """
        is_same_viewer = self.frame is None or self.frame.viewer == frame.viewer
        # The next viewer must not see the cards of this one leave.
        animate = animate and is_same_viewer
        self.climax.drop()
        self.scene.animator.end_pause()
        if self._is_turn_of_viewer(frame):
            self.turned_at = self.scene.animator.clock()
        if not is_same_viewer:
            self.skip()
        former, before = self.frame, self.layout
        mover = None if former is None else former.to_move
        begun = frame if former is None else former
        self._turn = mover, self._spec.wording.turn(begun.observation)
        if not animate:
            self.effects.end()
        self.frame = frame
        self.frames_shown += 1
        self.hinted_keys = frozenset()
        self.second_press = {}
        self.sitting.present(frame)
        wait = self.paces[0 if frame.is_own_move else 1] if animate else 0.0
        pace = 0.0 if self.is_still else wait
        self.lay_out()
        effects = self.sitting.effects(frame.events) if animate else ()
        effects = self._without_winner(effects)
        climax = self._climax_after(former) if animate and wait > 0 else None
        if climax is not None:
            self._begin_climax(
                climax,
                effects,
                Staging(
                    before,
                    self.layout,
                    self._loupe.room,
                    self.look,
                    pace,
                    wait,
                    self.shows,
                    is_last=self._is_before_podium,
                ),
            )
            return
        if wait <= 0:
            effects = tuple(effect for effect in effects if not isinstance(effect, view.Pause))
        self._paused_pieces = _pieces_of_pause(effects)
        moved = self.show(
            pace,
            within=ANSWER_PAINT_SECONDS if is_same_viewer else inf,
            departure=OWN_DEPARTURE if frame.is_own_move else OPPONENT_DEPARTURE,
        )
        self.sounds.follow_frame(frame, same=is_same_viewer)
        if animate:
            self.sounds.play_events(frame, moved if pace <= 0 else ())
            self.play_effects(effects, pace, wait)
            self.tell_events(frame)
        self.settle_soon()

    @property
    def _is_before_podium(self) -> bool:
        """True at the end of the match, if the player's settings let the podium follow."""
        is_over = self.frame is not None and self.frame.to_move is None
        return is_over and self.leads_to_podium and self.shows != OFF and self.paces[1] > 0

    def _without_winner(self, effects: tuple[view.Effect, ...]) -> tuple[view.Effect, ...]:
        """Returns effects that do not name the winner of the match before the podium does."""
        if not self._is_before_podium:
            return effects
        return tuple(
            effect.before_podium
            if isinstance(effect, view.Banner) and effect.before_podium is not None
            else effect
            for effect in effects
        )

    def _climax_after(self, former: Frame | None) -> Climax | None:
        """Returns the climax of the frame on the table, unless the player wants none.

        A climax is the show of a great moment. `former` is the frame before, or None. The result is
        None without a climax.
        """
        sitting = self.sitting
        if self.shows == OFF or former is None or not isinstance(sitting, Climactic):
            return None
        return sitting.climax(former)

    def _begin_climax(self, climax: Climax, usual: Sequence[view.Effect], staging: Staging) -> None:
        """Plays a climax; the frame on the table is shown after it, then the effects.

        `usual` are the effects of a climax that has none of its own.
        """
        frame = self.frame
        assert frame is not None
        effects = usual if climax.effects is None else self._without_winner(climax.effects)

        def conclude(pace: float) -> None:
            if frame.menu:
                self.turned_at = self.scene.animator.clock()
            self.lay_out()
            self._paused_pieces = _pieces_of_pause(effects)
            self.show(pace, departure=OPPONENT_DEPARTURE)
            self.play_effects(effects, pace, staging.wait if pace > 0 else 0.0)
            self.settle_soon()

        self.sounds.follow_frame(frame, same=True)
        self.sounds.play_events(frame, ())
        self.tell_events(frame, climax.sentence)
        self.climax.begin(climax, staging, conclude)
        self.offers = view.Offers()
        self.shown_anew.emit()

    def _is_turn_of_viewer(self, frame: Frame) -> bool:
        """Returns True if the viewer is to move in this frame and was not in the one before."""
        before = self.frame
        turns = before is not None and (
            before.to_move != frame.to_move or before.viewer != frame.viewer
        )
        return turns and bool(frame.menu)

    def play_effects(self, shown: Sequence[view.Effect], pace: float, wait: float) -> None:
        """Shows effects; the effects listed after a pause follow when the pause is over.

        `wait` is a factor on the time of a pause, `pace` on the time of all other effects.
        """
        pauses = [i for i, effect in enumerate(shown) if isinstance(effect, view.Pause)]
        first = pauses[0] if pauses else len(shown)
        self.effects.play(self.layout, shown[:first], self.look, pace)
        if not pauses:
            return
        exits, later_effects = self.layout.exits, shown[first + 1 :]

        def go_on() -> None:
            self._paused_pieces = _pieces_of_pause(later_effects)
            self.scene.show_pieces(self.pieces(), exits, self.finish, pace)
            self.play_effects(later_effects, pace, wait)

        pause = shown[first]
        assert isinstance(pause, view.Pause)
        self.scene.animator.pause(pause.milliseconds * wait, go_on)

    def tell_events(self, frame: Frame, climax: str = "") -> None:
        """Lets a screen reader say the lines of the log for the events of a frame.

        The sentence about a climax comes first, unless it is one of these lines.
        """
        before = (frame.before, *frame.events)
        pairs = zip(before, frame.events, strict=False)
        messages = (moment_text.log_line(self._spec, frame.names, *pair) for pair in pairs)
        happenings = [
            self._happening(frame, event, render(message))
            for message, event in zip(messages, frame.events, strict=True)
            if message is not None
        ]
        if climax and all(each.sentence != climax for each in happenings):
            happenings.insert(0, Happening(climax, self._turn))
        if frame.is_own_move and happenings:
            self._speech.say(" ".join(each.sentence for each in happenings))
            return
        for happening in happenings:
            self._speech.tell(happening)
        if frame.to_move is None:
            self._speech.finish()

    def _happening(self, frame: Frame, event: Event, sentence: str) -> Happening:
        """Returns what is said about an event; `sentence` is its line in the log."""
        seat = getattr(event, "seat", None)
        return Happening(
            sentence,
            self._turn,
            self._spec.conduct.is_result(event) or seat == frame.viewer,
            self._results(frame, event),
            is_for_viewer=seat is None or seat == frame.viewer,
        )

    def _results(self, frame: Frame, event: Event) -> tuple[tuple[str, str], ...]:
        """Returns the results of an event for `Happening`."""
        results = self._spec.conduct.results(event, frame.names)
        return tuple((labelled(frame.names[seat], ""), render(words)) for seat, words in results)

    def settle_soon(self) -> None:
        """Emits `settled` in the next turn of the event loop, if nothing moves."""
        if not self.scene.animator.is_busy:
            self._calm.start()

    def _settle(self) -> None:
        if not self.scene.animator.is_busy:
            self.sounds.call_player()
            self.settled.emit()
            if not self.climax.is_running:
                self.climax.lighten()

    def skip(self) -> None:
        """Lets everything that moves arrive at once; a climax goes on to its next step."""
        if self.climax.is_running:
            self.climax.hasten()
        else:
            self.scene.animator.skip()

    def finish_motion(self) -> None:
        """Lets everything that moves arrive at once, and ends a climax."""
        self.climax.end()
        self.scene.animator.skip()

    @property
    def is_still(self) -> bool:
        """True if pieces change their places at once instead of moving (reduced motion)."""
        return self._loupe.is_still

    @property
    def quick_pace(self) -> float:
        """The factor on the time of moves that answer a gesture; 0.0 under reduced motion."""
        return 0.0 if self._loupe.is_still else ANSWER_TIME_FACTOR

    # Showing.

    def refresh(self, pace: float, is_resizing: bool = False, within: float = inf) -> None:
        """Asks the sitting for a new layout, and shows this layout.

        `TableScene.show_pieces` explains the arguments.
        """
        if self.frame is None:
            return
        self.lay_out(is_resizing)
        self.show(pace, is_resizing, within)

    def lay_out(self, is_resizing: bool = False) -> None:
        """Asks the sitting for a new layout and new offers, without showing them."""
        width, height = self._loupe.room
        whole_height = height + self._loupe.free_height
        grown = writing_growth(width, whole_height, self.font_scale)
        self.look = replace(self.look, scale=self.font_scale * grown, growth=grown)
        self.scene.set_room(width, whole_height, self.look, is_resizing)
        self.layout = self.sitting.lay_out(width, height, self.look)
        offers = self._with_second_press(self.sitting.offers())
        self.offers = view.Offers() if self.climax.is_running else offers
        self._pointed_keys = self._find_pointed()

    def _with_second_press(self, offers: view.Offers) -> view.Offers:
        """Returns the offers, in which each button of `second_press` shows its words in gold."""
        words = self.second_press
        if not words:
            return offers
        choices = (
            replace(choice, label=words[choice.id], detail="", is_primary=True)
            if choice.id in words
            else choice
            for choice in offers.choices
        )
        return replace(offers, choices=tuple(choices))

    def show(
        self,
        pace: float,
        is_resizing: bool = False,
        within: float = inf,
        departure: Departure = OWN_DEPARTURE,
    ) -> list[view.Placement]:
        """Shows the layout; returns the pieces that change their place.

        `TableScene.show_pieces` explains the arguments.
        """
        exits = self.layout.exits
        moved = self.scene.show_pieces(
            self.pieces(), exits, self.finish, pace, is_resizing, within, departure
        )
        self.scene.picture_loader.paint_ahead((piece, Finish.LIFTED) for piece in self.layout.ahead)
        self.shown_anew.emit()
        if self.undealt is not None:
            self.shown_undealt.emit()
        return moved

    def refresh_own(self) -> None:
        """Shows the table's own pieces anew; the pieces of the game stay as they are."""
        if self.frame is not None:
            self.scene.show_pieces(self.pieces(), {}, self.finish, self.quick_pace)
        self.own_shown.emit()

    def leave_cursor(self) -> None:
        """Hides the cursor of the keyboard, and lowers the piece on which it stood."""
        if self.cursor.is_in_use:
            self.cursor.leave()
            self.scene.nudge(None, 0.0)
            self.refresh_own()

    def pieces(self) -> list[view.Placement]:
        """Returns everything on the table: the pieces of the game, and the table's own pieces.

        During a pause (`view.Pause`), its pieces replace those of the layout. During a climax,
        there is only what its present step shows.
        """
        if self.climax.is_running:
            return self.climax.pieces
        if self.undealt is not None:
            rect = self.scene.sceneRect()
            return self.undealt(self.layout, Box(0, 0, rect.width(), rect.height()))
        pieces = self.layout.pieces
        if self._paused_pieces:
            lying = {piece.key: piece for piece in (*pieces, *self._paused_pieces)}
            pieces = tuple(lying.values())
        return [*pieces, *self._own_pieces()]

    def _own_pieces(self) -> list[view.Placement]:
        layout, look = self.layout, self.look
        targets = [zone for zone in layout.zones if zone.id in self.offers.targets]
        own = [*self.panel(), *panels.target_halos(targets, self.aimed_target, look.theme)]
        if self.cursor.is_in_use:
            own += self.cursor.placements(self.usable_places(), self.named_places())
        for overlay in self.overlays:
            own += overlay()
        return [*own, *self._own_buttons()]

    def _own_buttons(self) -> list[view.Placement]:
        """Returns the buttons that sort the hand and show the whole table, if they are of use."""
        buttons = []
        if isinstance(self.sitting, view.Arranging) and self.sitting.can_sort():
            name = render(N_("table", "Sort your hand"))
            hands = (zone.box for zone in self.layout.zones if zone.id == view.HAND)
            buttons += [panels.sort_button(name, hand, self.look) for hand in hands]
        if self._loupe.lens.is_magnifying:
            words, whole = render(N_("table", "Whole table")), Box(0, 0, *self._loupe.room)
            buttons.append(panels.whole_button(words, whole, self.look))
        return buttons

    def panel(self) -> list[view.Placement]:
        """Returns the panel of choices with its buttons, and the buttons elsewhere on the table."""
        offers, room = self.offers, self.layout.panel
        return panels.panel_pieces(room, offers.heading, offers.choices, self.hot_choice, self.look)

    def finish(self, placement: view.Placement) -> Finish:
        """Returns the state of a piece now: marked, lifted, glowing, dimmed or plain."""
        key = placement.key
        if self.climax.is_running:
            return Finish.PLAIN
        if key in self.hinted_keys or (key in self._pointed_keys and key not in self.offers.taken):
            return Finish.HINT
        if key[0] == "table" or placement.is_inert:
            return Finish.PLAIN
        if key in self.offers.taken:
            return Finish.LIFTED
        if key in self.offers.sources and not self._subjects:
            return Finish.SOURCE
        quiet = self.offers.dims_others or bool(self._subjects)
        return Finish.DIM if quiet and placement.height else Finish.PLAIN

    # Marks.

    def suggest(self, action: Any) -> None:
        """Marks the pieces of an action until the next frame, or until the player cancels."""
        self._mark(self.sitting.suggest(action))

    def point_out(self, event: Event | None) -> None:
        """Marks the pieces of an event that are on the table; None marks nothing."""
        if event is None or self.frame is None:  # the log may be shown before the table
            self._mark(())
        else:
            self._mark(self.sitting.pieces_of_event(event))

    def point_at(self, subjects: tuple[Any, ...]) -> None:
        """Marks pieces until this is called again, and dims the other pieces.

        A subject is an action, or the name of pieces as in `core.lesson.Step.shows`.
        """
        self._subjects = subjects
        self.refresh(self.quick_pace)
        self._loupe.bring_into_sight(self.boxes(self._pointed_keys))

    def marked_boxes(self) -> list[Box]:
        """Returns the boxes of the marked pieces, in pixels of the view."""
        keys, in_view = self._pointed_keys | self.hinted_keys, self._loupe.lens.in_view
        items = [item for key, item in self.scene.items_by_key.items() if key in keys]
        return [item.box() if item.placement.is_pinned else in_view(item.box()) for item in items]

    def boxes(self, keys: Iterable[view.Key]) -> list[Box]:
        """Returns the boxes of these pieces on the table, except for pinned or missing pieces."""
        items = (self.scene.items_by_key.get(key) for key in keys)
        return [item.box() for item in items if item is not None and not item.placement.is_pinned]

    def _mark(self, keys: Iterable[view.Key]) -> None:
        hinted = frozenset(keys)
        if hinted != self.hinted_keys:
            self.hinted_keys = hinted
            self.refresh(self.quick_pace)
            self._loupe.bring_into_sight(self.boxes(hinted))

    def _find_pointed(self) -> frozenset[view.Key]:
        pointed: set[view.Key] = set()
        for subject in self._subjects:
            if isinstance(subject, str):
                parts = subject.split(":")
                keys = (piece.key for piece in self.layout.pieces)
                pointed.update(k for k in keys if [str(p) for p in k[: len(parts)]] == parts)
            else:
                pointed.update(self.sitting.suggest(subject))
        return frozenset(pointed)

    # Places.

    def point_at_choice(self, key: view.Key | None) -> bool:
        """Tells the sitting which choice (button) is under the pointer or the cursor.

        Args:
            key: the piece there, which need not be a choice; None for no piece.

        Returns:
            True if the choice is another one than before.
        """
        hot = str(key[2]) if key and key[:2] == ("table", "choice") else None
        if hot == self.hot_choice:
            return False
        self.hot_choice = hot
        self.sitting.point(hot)
        return True

    def aim_at(self, zone: str | None) -> None:
        """Lights the target zone under the dragged pieces; None lights no zone.

        No piece moves.
        """
        if zone == self.aimed_target:
            return
        for name, hot in ((self.aimed_target, False), (zone, True)):
            item = self.scene.items_by_key.get(("table", "halo", name or ""))
            if item is not None:
                sprite = view.Sprite("table.halo", (self.look.theme.target, hot))
                item.placement = replace(item.placement, sprite=sprite)
                self.scene.picture_loader.update_picture(item, item.placement, at_once=True)
        self.aimed_target = zone

    def zone_at(self, x: float, y: float, least_target: float = 0.0) -> view.Zone | None:
        """Returns the zone at a point of the table; None if there is no zone.

        If zones overlap, a target is preferred to any other zone, then a zone around the point to
        one beside it, and then a smaller zone to a larger one. Targets reach as far as they glow,
        and count as at least `least_target` pixels wide and high.
        """
        targets = self.offers.targets
        zones = [
            zone
            for zone in self.layout.zones
            if (
                panels.halo_box(zone).at_least(least_target) if zone.id in targets else zone.box
            ).holds(x, y)
        ]
        if not zones:
            return None

        def rank(zone: view.Zone) -> tuple[bool, float, float]:
            return zone.id not in targets, zone.box.distance(x, y), zone.box.w * zone.box.h

        return min(zones, key=rank)

    def target_under(self, key: view.Key) -> view.Zone | None:
        """Returns the smallest target zone around a piece; None if there is none."""
        item = self.scene.items_by_key.get(key) if self.offers.targets else None
        if item is None:
            return None
        zone = self.zone_at(*item.placement.spot.box.centre)
        return zone if zone is not None and zone.id in self.offers.targets else None

    def box_in_viewport(self, key: view.Key) -> Box | None:
        """Returns the box of a piece, a zone or a button, in pixels of the viewport.

        None if there is nothing with this key on the table.
        """
        loupe = self._loupe
        if key[0] == "zone":
            zones = (zone.box for zone in self.layout.zones if zone.id == key[1])
            box = next(zones, None)
            return None if box is None else loupe.in_viewport(loupe.lens.in_view(box))
        item = self.scene.items_by_key.get(key)
        if item is None:
            return None
        box = item.box() if item.placement.is_pinned else loupe.lens.in_view(item.box())
        return loupe.in_viewport(box)

    def usable_places(self) -> list[Place]:
        """Returns the places to which arrow keys lead: sources, targets and choices."""
        return cursor.usable_places(self.layout, self.offers, self.panel(), self._loupe.lens)

    def named_places(self) -> list[Place]:
        """Returns all places with a name, usable or not."""
        buttons = [*self.panel(), *self._own_buttons()]
        return cursor.named_places(self.layout, buttons, self._loupe.lens)

    @property
    def has_answers(self) -> bool:
        """True if the viewer prepares something with figures, such as a bid or a payment."""
        return any(group.is_answer and group.keys for group in self.layout.groups)

    def name_of(self, key: view.Key) -> str:
        """Returns the name of a piece or a zone; "" if it has no name or is not on the table."""
        if key[0] == "zone":
            return next((zone.name for zone in self.layout.zones if zone.id == key[1]), "")
        item = self.scene.items_by_key.get(key)
        return item.placement.name if item else ""


def _pieces_of_pause(effects: Sequence[view.Effect]) -> tuple[view.Placement, ...]:
    return next((effect.pieces for effect in effects if isinstance(effect, view.Pause)), ())


def writing_growth(width: float, height: float, chosen: float = 1.0) -> float:
    """Returns the factor by which writing grows on a table larger than 1280 by 760 pixels.

    The factor is 1.0 on smaller tables.

    Players sit further away from a large screen. `chosen` is the font scale, 1.0 to 1.75. The bar
    and the panel beside the table grow with the font scale. This makes the table smaller, but does
    not change the result.
    """
    largeness = (
        min(width + _FOLDED_PANEL_WIDTH_PIXELS, (height + _BAR_HEIGHT_PIXELS) * 16 / 9) - 1600
    ) / (3840 - 1600)
    added_scale = (1 + min(1.0, max(0.0, largeness)) / 2) * (chosen - 1)
    width, height = (
        width + _FOLDED_PANEL_WIDTH_PIXELS * added_scale,
        height + _BAR_GROWTH_PIXELS * added_scale,
    )
    return float(max(1.0, min(width / 1280, height / 760)) ** 0.75)

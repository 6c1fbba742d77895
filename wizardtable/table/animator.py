# SPDX-License-Identifier: MIT
"""Moves all pieces of a table, on one timer.

A film is an animated picture of a match (`wizardtable.film`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf, sqrt
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from wizardtable.table.items import PieceItem, Pose
from wizardtable.table.motion import Hanging, Journey, Manner

TICK_MS: Final = 12
"""Milliseconds between two steps of motion, less than the 16.7 ms of a screen with 60 Hz.

So a step that comes late is still in time for the screen. With 12 ms, 99 % of the measured gaps
between steps were below 14.6 ms. With 15 ms, they were below 17.2 ms.
"""

SHORTEST_MOVE_MS: Final = 150
"""Milliseconds that the shortest move takes at the normal pace."""

LONGEST_MOVE_MS: Final = 350
"""Milliseconds that the longest move takes at the normal pace."""

STAGGER_MS: Final = 45
"""Milliseconds between the starts of two pieces that move together."""

SPIN_DEGREES: Final = 540.0
"""Degrees that a tumbling piece turns."""

BOUNCE_WIDTHS: Final = 0.9
"""Height of a tumbling piece's first bounce, in widths of the piece."""

LANDED_SHARE: Final = 0.7
"""A piece counts as landed after this share of the time of its move.

By then a gliding piece has come at least 95 % of its way, and a tumbling piece has bounced twice. A
sound at the very end would come too late.
"""


_FEEDBACK_PIECES: Final = frozenset(("cursor", "halo", "sheet", "enlarged", "turn"))
"""The table's own pieces that only react to mouse, finger or keys, by the second part of their key.

While only such pieces move, nothing happens in the match.
"""

MAX_SHADOW_AREA: Final = 30_000.0
"""The largest total area of lifted pieces with a shadow of their own, in square pixels.

Further lifted pieces keep the shadow in their picture. Separate shadows of ten large cards took a
third of the time for each step of motion.
"""

LIFTED_MANNER: Final = Manner()
"""The usual manner in which a piece travels."""

Beat: TypeAlias = tuple[float, Callable[[], None]]
"""A time and the function to call then.

Each use says what the time is: a share of a move, milliseconds, or a time on the animator's clock.
"""


@dataclass(slots=True)
class Track:
    """One piece on its way.

    Attributes:
        start, until: beginning and end of the move on the animator's clock, in seconds.
        on_edge: called when a piece that turns over stands on edge. None if there is nothing to
            call, or once it has been called.
        on_arrival: called at the end of the move, even if the move is broken off; None if there is
            nothing to call.
        is_fleeting: true if the table need not wait for this move.
        beats: the calls during the move of a tumbling piece, each at a share of the time. If the
            move is broken off, the calls that are still due are dropped.
    """

    item: PieceItem
    journey: Journey
    start: float
    until: float
    on_edge: Callable[[], None] | None = None
    on_arrival: Callable[[], None] | None = None
    is_fleeting: bool = False
    beats: list[Beat] = field(default_factory=list)


@dataclass(slots=True)
class _BeatSequence:
    """An item that changes its look without moving; each beat has a time on the clock."""

    item: QGraphicsItem
    beats: list[Beat]


@dataclass(slots=True)
class _Pause:
    """A pause between two moments of the match.

    Attributes:
        milliseconds: duration, after everything has come to rest.
        then: called at the end of the pause.
        until: the end on the animator's clock, in seconds; None before everything has come to rest.
    """

    milliseconds: float
    then: Callable[[], None]
    until: float | None = None


class Animator(QObject):
    """Moves the pieces of one table.

    Attributes:
        clock: returns the time in seconds; a film sets a clock of its own and calls `tick`.
        skips: true while `skip` lets everything arrive at once.
        stirred_at: the latest time on the clock at which something moved (see `is_stirring`) or was
            skipped.

    Signals:
        settled(): the last piece that the table waits for has come to rest.
        landed(PieceItem): a piece whose `is_travelling` is true has nearly arrived (see
            `LANDED_SHARE`).
    """

    settled = Signal()
    landed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._frozen_seconds = 0.0
        self._frozen_at: float | None = None
        self.clock: Callable[[], float] = self._running_clock
        self.skips = False
        self.stirred_at = -inf
        self._tracks: dict[int, Track] = {}
        self._sequences: dict[int, _BeatSequence] = {}
        self._hanging_pieces: dict[int, tuple[PieceItem, Hanging]] = {}
        self._last_tick = 0.0
        self._must_settle = False
        self._pause: _Pause | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def is_busy(self) -> bool:
        """True during a pause, or while the table waits for a moving piece."""
        return self._pause is not None or self._is_moving

    @property
    def is_still(self) -> bool:
        """True if nothing at all moves or changes its picture, and there is no pause."""
        return not self._tracks and not self._sequences and self._pause is None

    @property
    def is_stirring(self) -> bool:
        """True while something happens in the match: during a pause, or while a piece moves.

        Pieces that only react to mouse, finger or keys do not count here, but they count for
        `is_busy`.
        """
        return self._pause is not None or any(
            not track.is_fleeting and not (key[0] == "table" and key[1] in _FEEDBACK_PIECES)
            for track in self._tracks.values()
            for key in [track.item.key]
        )

    @property
    def _is_moving(self) -> bool:
        return any(not track.is_fleeting for track in self._tracks.values())

    @property
    def _shadow_area(self) -> float:
        """The total area of lifted pieces with a shadow of their own, in square pixels."""
        tracks = (track for track in self._tracks.values() if track.journey.manner.is_lifted)
        return sum(track.item.area for track in tracks if track.item.has_own_shadow)

    def freeze(self, frozen: bool) -> None:
        """Stops all motion where it is, or lets it go on from there if `frozen` is False.

        A clock that a film has set (`clock`) is not stopped.
        """
        if frozen == (self._frozen_at is not None):
            return
        if frozen:
            self._frozen_at = monotonic()
            self._timer.stop()
        else:
            assert self._frozen_at is not None
            self._frozen_seconds += monotonic() - self._frozen_at
            self._frozen_at = None
            self._wake()

    def _running_clock(self) -> float:
        """Returns the seconds on the clock, without the time during which it was frozen."""
        now = monotonic() if self._frozen_at is None else self._frozen_at
        return now - self._frozen_seconds

    def is_moving(self, item: PieceItem) -> bool:
        """Returns True if this piece is on its way."""
        return id(item) in self._tracks

    def is_going_to(self, item: PieceItem, end: Pose) -> bool:
        """Returns True if this piece is on its way to this pose."""
        track = self._tracks.get(id(item))
        return track is not None and track.journey.end == end

    def send(
        self,
        item: PieceItem,
        end: Pose,
        milliseconds: float,
        delay: float = 0.0,
        on_edge: Callable[[], None] | None = None,
        on_arrival: Callable[[], None] | None = None,
        manner: Manner = LIFTED_MANNER,
        is_fleeting: bool = False,
    ) -> None:
        """Moves a piece to a pose. An earlier move of this piece is broken off first.

        Args:
            end: the pose at the end.
            milliseconds: duration of the move; 0 puts the piece there at once.
            delay: milliseconds until the piece starts.
            on_edge: called when the piece stands on edge. A piece is turned over only if this
                function is given.
            on_arrival: called at the end of the move, even if the move is broken off.
            manner: the manner in which the piece travels.
            is_fleeting: true if the table need not wait for this move.
        """
        self.stop(item)
        if milliseconds <= 0:
            if on_edge:
                on_edge()
            item.take_pose(end)
            if on_arrival:
                on_arrival()
            return
        item.has_own_shadow = (
            not manner.is_lifted or self._shadow_area + item.area <= MAX_SHADOW_AREA
        )
        start = self.clock() + delay / 1000
        journey = Journey(item.posture, end, milliseconds, manner, on_edge is not None)
        until = start + milliseconds / 1000
        self._tracks[id(item)] = Track(
            item, journey, start, until, on_edge, on_arrival, is_fleeting
        )
        self._must_settle = self._must_settle or not is_fleeting
        self._wake()

    def tumble(
        self,
        item: PieceItem,
        end: Pose,
        milliseconds: float,
        beats: list[Beat],
        on_arrival: Callable[[], None],
    ) -> None:
        """Lets a piece bounce and spin to a pose.

        Args:
            beats: calls on the way, each at a share of the time, which show the sides of the piece.
            on_arrival: called at the end of the move, even if the move is broken off.
            milliseconds: the time of the whole move.
        """
        spin = -SPIN_DEGREES if len(self._tracks) % 2 else SPIN_DEGREES
        manner = Manner(is_lifted=False, spin_degrees=spin, bounce_height=end.width * BOUNCE_WIDTHS)
        self.send(item, end, milliseconds, on_arrival=on_arrival, manner=manner)
        track = self._tracks.get(id(item))
        if track is not None:
            track.beats = beats

    def play_beats(self, item: QGraphicsItem, beats: list[Beat]) -> None:
        """Lets an item change its look where it lies; the table does not wait for this.

        The time of a beat is in milliseconds from now. The last beat is called in any case. Earlier
        beats are left out if the sequence is skipped or replaced.
        """
        self.end_beats(item)
        now = self.clock()
        self._sequences[id(item)] = _BeatSequence(
            item, [(now + after / 1000, show) for after, show in beats]
        )
        self._wake()

    def has_beats(self, item: QGraphicsItem) -> bool:
        """Returns True if `play_beats` has not yet come to the last beat of this piece."""
        return id(item) in self._sequences

    def end_beats(self, item: QGraphicsItem) -> None:
        """Calls the last beat of an item at once, and drops the others."""
        sequence = self._sequences.pop(id(item), None)
        if sequence is not None:
            sequence.beats[-1][1]()

    def hang(self, item: PieceItem, pose: Pose) -> None:
        """Lets a dragged piece swing at the pointer around this pose, until `stop`."""
        held = self._hanging_pieces.get(id(item))
        if held is None:
            self.stop(item)
            item.has_own_shadow = True
            held = self._hanging_pieces[id(item)] = item, Hanging(pose)
        held[1].target = pose
        item.take_pose(held[1].pose())
        self._wake()

    def stop(self, item: PieceItem) -> None:
        """Breaks off the move of a piece, which stays where it is now."""
        self._hanging_pieces.pop(id(item), None)
        track = self._tracks.pop(id(item), None)
        if track is not None:
            _conclude(track)

    def pause(self, milliseconds: float, then: Callable[[], None]) -> None:
        """Starts a pause, which calls `then` this long after all pieces have come to rest.

        Pieces for which the table does not wait (`is_fleeting`) do not count.
        """
        self._pause = _Pause(milliseconds, then)
        self._must_settle = True
        self._wake()

    def end_pause(self) -> None:
        """Ends a pause without the call that would have followed."""
        self._pause = None

    def skip(self) -> None:
        """Lets everything arrive at once, and ends pauses by making their calls."""
        self.stirred_at = self.clock()
        self.skips = True
        self._arrive_all()
        while self._pause is not None:
            then, self._pause = self._pause.then, None
            then()
            self._arrive_all()
        self.skips = False
        self._stop_at_rest()

    def hasten(self) -> None:
        """Lets everything arrive at once, and ends only the present pause by making its call."""
        self.stirred_at = self.clock()
        self.skips = True
        self._arrive_all()
        self.skips = False
        pause, self._pause = self._pause, None
        if pause is not None:
            pause.then()
        self._stop_at_rest()

    def _arrive_all(self) -> None:
        tracks = list(self._tracks.values())
        self._tracks.clear()
        for track in tracks:
            self._arrive(track)
        for sequence in list(self._sequences.values()):
            self.end_beats(sequence.item)

    def tick(self) -> None:
        """Moves everything to the pose of this moment, and makes the calls that are due."""
        now = self.clock()
        if self.is_stirring:
            self.stirred_at = now
        self._swing(now)
        for key, sequence in list(self._sequences.items()):
            while sequence.beats and sequence.beats[0][0] <= now:
                if len(sequence.beats) == 1:
                    self._sequences.pop(key, None)
                sequence.beats.pop(0)[1]()
        for key, track in list(self._tracks.items()):
            if now < track.start:
                continue
            share = min(1.0, (now - track.start) / (track.until - track.start))
            if track.on_edge is not None and track.journey.flip_share(share) >= 0.5:
                track.on_edge()
                track.on_edge = None
            if share < 1.0:
                while track.beats and track.beats[0][0] <= share:
                    track.beats.pop(0)[1]()
                track.item.take_pose(track.journey.pose_at(share))
                if share >= LANDED_SHARE:
                    self._land(track.item)
                continue
            self._tracks.pop(key, None)
            self._arrive(track)
        self._time_pause(now)
        self._stop_at_rest()

    def _swing(self, now: float) -> None:
        """Lets dragged pieces swing."""
        seconds, self._last_tick = now - self._last_tick, now
        for item, hanging in self._hanging_pieces.values():
            hanging.pass_time(seconds)
            item.take_pose(hanging.pose())

    def _time_pause(self, now: float) -> None:
        """Measures the time of a pause once nothing moves any more, and ends the pause in time."""
        pause = self._pause
        if pause is None or self._is_moving:
            return
        if pause.until is None:
            pause.until = now + pause.milliseconds / 1000
        if now >= pause.until:
            self._pause = None
            pause.then()

    def _arrive(self, track: Track) -> None:
        track.item.take_pose(track.journey.end)
        self._land(track.item)
        _conclude(track)  # may send the piece on

    def _land(self, item: PieceItem) -> None:
        if item.is_travelling:
            item.is_travelling = False
            self.landed.emit(item)

    def _wake(self) -> None:
        if not self._timer.isActive() and self._frozen_at is None:
            self._last_tick = self.clock()
            self._timer.start()

    def _stop_at_rest(self) -> None:
        if self.is_still and all(hanging.is_still for _, hanging in self._hanging_pieces.values()):
            self._timer.stop()
        if self._must_settle and not self.is_busy:
            self._must_settle = False
            self.settled.emit()


def move_ms(distance: float, table_width: float) -> float:
    """Returns the milliseconds that a move takes at the normal pace.

    `distance` and `table_width` are in pixels.
    """
    share = min(1.0, distance / max(1.0, table_width * 0.6))
    return SHORTEST_MOVE_MS + (LONGEST_MOVE_MS - SHORTEST_MOVE_MS) * sqrt(share)


def _conclude(track: Track) -> None:
    if track.on_edge is not None:
        track.on_edge()
    if track.on_arrival is not None:
        track.on_arrival()

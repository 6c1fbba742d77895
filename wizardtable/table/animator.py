# SPDX-License-Identifier: MIT
"""Moves everything that moves on a table, on one timer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf, sqrt
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from wizardtable.table.items import PieceItem, Pose
from wizardtable.table.motion import Hanging, Journey, Manner

TICK: Final = 12
"""Milliseconds between frames: a little less than a screen of 60 Hz needs, so that one that comes
late still comes in time (99th percentile of the gaps 14.6 ms; with 15 it was 17.2)."""

SHORTEST, LONGEST = 150, 350
"""Milliseconds a move takes at the normal pace, by its length."""

STAGGER: Final = 45
"""Milliseconds between pieces that set out together."""

SPIN, HOP = 540.0, 0.9
"""Degrees that a piece turns as it tumbles, and how high it bounces, in its widths."""

SEEN_LYING: Final = 0.7
"""Share of its time after which a piece is seen to lie: it has come 95 % of its way or more, or
down from its second bounce. What is heard of it would come too late at the end."""


_ANSWERS: Final = frozenset(("cursor", "halo", "sheet", "enlarged", "turn"))
"""The table's own pieces that answer the hand or the keys: nothing happens while only they move."""

SHADED: Final = 30_000.0
"""Square pixels of lifted pieces that cast shadows at the same time: those of ten large cards took
a third of every frame. Others keep the shadow in their picture."""

LIFTED: Final = Manner()
"""How a piece travels of which nothing else is said."""

Beat: TypeAlias = tuple[float, Callable[[], None]]


@dataclass(slots=True)
class Track:
    """One piece on its way.

    Attributes:
        start, until: moments on the monotonic clock, in seconds.
        half: called when the piece stands on edge, for one that is turned over; then None.
        done: called at the end, or None.
        fleeting: whether it is shown in passing, so that nobody waits for it.
        beats: what is called on the way of a piece that tumbles, each at its share of the time;
            those that are left when it is broken off are not.
    """

    item: PieceItem
    journey: Journey
    start: float
    until: float
    half: Callable[[], None] | None = None
    done: Callable[[], None] | None = None
    fleeting: bool = False
    beats: list[Beat] = field(default_factory=list)


@dataclass(slots=True)
class _Run:
    """A piece that shows one thing after another where it lies, each at a moment of the clock."""

    item: PieceItem
    beats: list[Beat]


@dataclass(slots=True)
class _Pause:
    """A pause between two pictures; `until` is None before everything has come to rest."""

    milliseconds: float
    then: Callable[[], None]
    until: float | None = None


class Animator(QObject):
    """Moves pieces.

    Attributes:
        clock: seconds that pass for what moves; a film has a clock of its own, and calls `tick`.
        skips: whether everything arrives at once just now.
        stirred_at: when something was last seen to happen, or was skipped; on the clock.

    Signals:
        settled: the last piece that is waited for has come to rest.
        landed(PieceItem): one that `travels` is as good as there (see `SEEN_LYING`).
    """

    settled = Signal()
    landed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = monotonic
        self.skips = False
        self.stirred_at = -inf
        self._tracks: dict[int, Track] = {}
        self._runs: dict[int, _Run] = {}
        self._hanging: dict[int, tuple[PieceItem, Hanging]] = {}
        self._before = 0.0
        self._awaited = False
        self._pause: _Pause | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def busy(self) -> bool:
        """Whether anything that is waited for is on its way, or there is a pause."""
        return self._pause is not None or self._moves

    @property
    def still(self) -> bool:
        """Whether nothing at all is on its way."""
        return not self._tracks and not self._runs and self._pause is None

    @property
    def stirs(self) -> bool:
        """Whether something happens on the table: as `busy`, without what answers the keys."""
        return self._pause is not None or any(
            not track.fleeting and not (key[0] == "table" and key[1] in _ANSWERS)
            for track in self._tracks.values()
            for key in [track.item.key]
        )

    @property
    def _moves(self) -> bool:
        return any(not track.fleeting for track in self._tracks.values())

    @property
    def _shaded(self) -> float:
        """Square pixels of the lifted pieces that cast shadows."""
        tracks = (one for one in self._tracks.values() if one.journey.manner.soar)
        return sum(track.item.area for track in tracks if track.item.casts)

    def moving(self, item: PieceItem) -> bool:
        """Whether this piece is on its way."""
        return id(item) in self._tracks

    def goes_to(self, item: PieceItem, end: Pose) -> bool:
        """Whether this piece is on its way to this pose."""
        track = self._tracks.get(id(item))
        return track is not None and track.journey.end == end

    def send(
        self,
        item: PieceItem,
        end: Pose,
        milliseconds: float,
        delay: float = 0.0,
        half: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
        manner: Manner = LIFTED,
        fleeting: bool = False,
    ) -> None:
        """Move a piece from where it is; a journey it was on is broken off (its `half` and `done`
        are carried out). With no time to spend it is there at once. Nobody waits for a fleeting
        one."""
        self.stop(item)
        if milliseconds <= 0:
            if half:
                half()
            item.pose(end)
            if done:
                done()
            return
        item.casts = not manner.soar or self._shaded + item.area <= SHADED
        start = self.clock() + delay / 1000
        journey = Journey(item.posture, end, milliseconds, manner, half is not None)
        until = start + milliseconds / 1000
        self._tracks[id(item)] = Track(item, journey, start, until, half, done, fleeting)
        self._awaited = self._awaited or not fleeting
        self._wake()

    def tumble(
        self,
        item: PieceItem,
        end: Pose,
        milliseconds: float,
        beats: list[Beat],
        done: Callable[[], None],
    ) -> None:
        """Let a piece bounce and spin from where it is; each beat shows another side of it."""
        spin = -SPIN if len(self._tracks) % 2 else SPIN
        manner = Manner(soar=False, spin=spin, hop=end.width * HOP)
        self.send(item, end, milliseconds, done=done, manner=manner)
        track = self._tracks.get(id(item))
        if track is not None:
            track.beats = beats

    def run(self, item: PieceItem, beats: list[Beat]) -> None:
        """Let a piece show one thing after another where it lies, each after so many milliseconds;
        nobody waits for it. The last is shown in any case, those before it unless it is skipped
        or runs anew."""
        self.end_run(item)
        now = self.clock()
        self._runs[id(item)] = _Run(item, [(now + after / 1000, show) for after, show in beats])
        self._wake()

    def running(self, item: PieceItem) -> bool:
        """Whether this piece still shows one thing after another."""
        return id(item) in self._runs

    def end_run(self, item: PieceItem) -> None:
        """The piece shows the last of what it was to show."""
        run = self._runs.pop(id(item), None)
        if run is not None:
            run.beats[-1][1]()

    def hang(self, item: PieceItem, pose: Pose) -> None:
        """Let a piece hang on the pointer, where it is held like this until `stop`."""
        held = self._hanging.get(id(item))
        if held is None:
            self.stop(item)
            item.casts = True
            held = self._hanging[id(item)] = item, Hanging(pose)
        held[1].target = pose
        item.pose(held[1].pose())
        self._wake()

    def stop(self, item: PieceItem) -> None:
        """Break off a piece's journey where it is."""
        self._hanging.pop(id(item), None)
        track = self._tracks.pop(id(item), None)
        if track is not None:
            _conclude(track)

    def pause(self, milliseconds: float, then: Callable[[], None]) -> None:
        """Waits this long from when all that is waited for has come to rest, then calls `then`."""
        self._pause = _Pause(milliseconds, then)
        self._awaited = True
        self._wake()

    def end_pause(self) -> None:
        """Ends a pause without what was to come after it."""
        self._pause = None

    def skip(self) -> None:
        """Everything arrives at once, and pauses are over."""
        self.stirred_at = self.clock()
        self.skips = True
        self._arrive_all()
        while self._pause is not None:
            then, self._pause = self._pause.then, None
            then()
            self._arrive_all()
        self.skips = False
        self._rest()

    def _arrive_all(self) -> None:
        tracks = list(self._tracks.values())
        self._tracks.clear()
        for track in tracks:
            self._arrive(track)
        for run in list(self._runs.values()):
            self.end_run(run.item)

    def tick(self) -> None:
        """Bring everything to where it is by now."""
        now = self.clock()
        if self.stirs:
            self.stirred_at = now
        self._sway(now)
        for key, run in list(self._runs.items()):
            while run.beats and run.beats[0][0] <= now:
                if len(run.beats) == 1:
                    self._runs.pop(key, None)
                run.beats.pop(0)[1]()
        for key, track in list(self._tracks.items()):
            if now < track.start:
                continue
            share = min(1.0, (now - track.start) / (track.until - track.start))
            if track.half is not None and track.journey.turned(share) >= 0.5:
                track.half()
                track.half = None
            if share < 1.0:
                while track.beats and track.beats[0][0] <= share:
                    track.beats.pop(0)[1]()
                track.item.pose(track.journey.at(share))
                if share >= SEEN_LYING:
                    self._land(track.item)
                continue
            self._tracks.pop(key, None)
            self._arrive(track)
        self._wait(now)
        self._rest()

    def _sway(self, now: float) -> None:
        """What hangs on the pointer swings."""
        seconds, self._before = now - self._before, now
        for item, hanging in self._hanging.values():
            hanging.pass_time(seconds)
            item.pose(hanging.pose())

    def _wait(self, now: float) -> None:
        """Counts a pause from when nothing moves any more, and goes on after it."""
        pause = self._pause
        if pause is None or self._moves:
            return
        if pause.until is None:
            pause.until = now + pause.milliseconds / 1000
        if now >= pause.until:
            self._pause = None
            pause.then()

    def _arrive(self, track: Track) -> None:
        track.item.pose(track.journey.end)
        self._land(track.item)
        _conclude(track)  # which may send it on

    def _land(self, item: PieceItem) -> None:
        if item.travels:
            item.travels = False
            self.landed.emit(item)

    def _wake(self) -> None:
        if not self._timer.isActive():
            self._before = self.clock()
            self._timer.start()

    def _rest(self) -> None:
        if self.still and all(hanging.still for _, hanging in self._hanging.values()):
            self._timer.stop()
        if self._awaited and not self.busy:
            self._awaited = False
            self.settled.emit()


def duration(distance: float, across: float) -> float:
    """Milliseconds for a way of this length on a table this wide."""
    share = min(1.0, distance / max(1.0, across * 0.6))
    return SHORTEST + (LONGEST - SHORTEST) * sqrt(share)


def _conclude(track: Track) -> None:
    if track.half is not None:
        track.half()
    if track.done is not None:
        track.done()

# SPDX-License-Identifier: MIT
"""Moves everything that moves on a table, on one timer."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import cos, pi, sin, sqrt
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from wizardtable.table.items import PieceItem, Pose

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
"""Share of its time after which a piece is seen to lie: it has come 97 % of its way, or down from
its second bounce. What is heard of it would come too late at the end."""

_BOUNCES: Final = 3

_LIFT: Final = 0.07


Beat: TypeAlias = tuple[float, Callable[[], None]]


@dataclass(slots=True)
class Track:
    """One piece on its way.

    Attributes:
        start, until: moments on the monotonic clock, in seconds.
        half: called when the piece stands on edge, for one that is turned over; then None.
        done: called at the end, or None.
        soar: whether it is lifted on the way.
        fleeting: whether it is shown in passing, so that nobody waits for it.
        beats: what is called on the way of a piece that tumbles, each at its share of the time;
            those that are left when it is broken off are not.
        spin: degrees it turns on the way besides, slower and slower.
        hop: how high the first of its bounces goes, in pixels.
    """

    item: PieceItem
    begin: Pose
    end: Pose
    start: float
    until: float
    half: Callable[[], None] | None = None
    done: Callable[[], None] | None = None
    soar: bool = True
    flips: bool = False
    fleeting: bool = False
    beats: list[Beat] = field(default_factory=list)
    spin: float = 0.0
    hop: float = 0.0


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

    Signals:
        settled: the last piece that is waited for has come to rest.
        landed(PieceItem): one that `travels` is as good as there (see `SEEN_LYING`).
    """

    settled = Signal()
    landed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = monotonic
        self._tracks: dict[int, Track] = {}
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
        return not self._tracks and self._pause is None

    @property
    def _moves(self) -> bool:
        return any(not track.fleeting for track in self._tracks.values())

    def moving(self, item: PieceItem) -> bool:
        """Whether this piece is on its way."""
        return id(item) in self._tracks

    def send(
        self,
        item: PieceItem,
        end: Pose,
        milliseconds: float,
        delay: float = 0.0,
        half: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
        soar: bool = True,
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
        start = self.clock() + delay / 1000
        flips = half is not None
        track = Track(
            item,
            item.posture,
            end,
            start,
            start + milliseconds / 1000,
            half,
            done,
            soar,
            flips,
            fleeting,
        )
        self._tracks[id(item)] = track
        self._awaited = self._awaited or not fleeting
        if not self._timer.isActive():
            self._timer.start()

    def tumble(
        self,
        item: PieceItem,
        end: Pose,
        milliseconds: float,
        beats: list[Beat],
        done: Callable[[], None],
    ) -> None:
        """Let a piece bounce and spin from where it is; each beat shows another side of it."""
        self.send(item, end, milliseconds, done=done, soar=False)
        track = self._tracks.get(id(item))
        if track is not None:
            track.beats = beats
            track.spin = SPIN if len(self._tracks) % 2 else -SPIN
            track.hop = end.width * HOP

    def stop(self, item: PieceItem) -> None:
        """Break off a piece's journey where it is."""
        track = self._tracks.pop(id(item), None)
        if track is not None:
            _conclude(track)

    def pause(self, milliseconds: float, then: Callable[[], None]) -> None:
        """Waits this long from when all that is waited for has come to rest, then calls `then`."""
        self._pause = _Pause(milliseconds, then)
        self._awaited = True
        if not self._timer.isActive():
            self._timer.start()

    def end_pause(self) -> None:
        """Ends a pause without what was to come after it."""
        self._pause = None

    def skip(self) -> None:
        """Everything arrives at once, and pauses are over."""
        self._arrive_all()
        while self._pause is not None:
            then, self._pause = self._pause.then, None
            then()
            self._arrive_all()
        self._rest()

    def _arrive_all(self) -> None:
        tracks = list(self._tracks.values())
        self._tracks.clear()
        for track in tracks:
            self._arrive(track)

    def tick(self) -> None:
        """Bring everything to where it is by now."""
        now = self.clock()
        for key, track in list(self._tracks.items()):
            if now < track.start:
                continue
            share = min(1.0, (now - track.start) / (track.until - track.start))
            if track.half is not None and share >= 0.5:
                track.half()
                track.half = None
            if share < 1.0:
                while track.beats and track.beats[0][0] <= share:
                    track.beats.pop(0)[1]()
                track.item.pose(_between(track, share))
                if share >= SEEN_LYING:
                    self._land(track.item)
                continue
            self._tracks.pop(key, None)
            self._arrive(track)
        self._wait(now)
        self._rest()

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
        track.item.pose(track.end)
        self._land(track.item)
        _conclude(track)  # which may send it on

    def _land(self, item: PieceItem) -> None:
        if item.travels:
            item.travels = False
            self.landed.emit(item)

    def _rest(self) -> None:
        if self.still:
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


def _between(track: Track, share: float) -> Pose:
    """The pose on the way: eased, lifted in the middle, on edge at half way where it flips."""
    eased = 1 - (1 - share) ** 3
    a, b = track.begin, track.end
    turn = (b.angle - a.angle + 180) % 360 - 180
    lift = 1 + _LIFT * sin(pi * share) if track.soar else 1.0
    bounce = track.hop * abs(sin(pi * _BOUNCES * share)) * (1 - share)
    return replace(
        b,
        x=a.x + (b.x - a.x) * eased,
        y=a.y + (b.y - a.y) * eased - bounce,
        angle=a.angle + turn * eased - track.spin * (1 - eased),
        width=(a.width + (b.width - a.width) * eased) * lift,
        opacity=a.opacity + (b.opacity - a.opacity) * eased,
        edge=abs(cos(pi * share)) if track.flips else 1.0,
    )

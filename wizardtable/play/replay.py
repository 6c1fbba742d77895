# SPDX-License-Identifier: MIT
"""Walks through what happened in a match, step by step or by itself, and changes nothing in it."""

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play import frames
from wizardtable.play.moment_text import more_of_the_same

PAUSES = (1600, 800, 300)
"""Milliseconds between two moves by speed (slow, normal, fast), once the table is at rest; more
of the same by the same seat waits for half of that."""


class Replay(QObject):
    """A place in the history of a match, seen from one seat.

    Attributes:
        place: how many actions have been done by then.
        end: how many there are.
        viewer: whose knowledge is shown, that of the time; None for the public view.
        speed: 0 slow, 1 normal, 2 fast.

    Signals:
        frame(Frame, bool animate): what a table shows from now on.
        moved(): another place, or another viewer.
        playing_changed(): it goes on by itself now, or no longer does.
        arrived(): it has come to the end by itself, and the table is at rest.
    """

    frame = Signal(object, bool)
    moved = Signal()
    playing_changed = Signal()
    arrived = Signal()

    def __init__(
        self, match: Match, viewer: Seat | None, place: int = 0, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.viewer = viewer
        self.end = len(match.actions)
        self.place = min(max(0, place), self.end)
        self.speed = 1
        self._playing = False
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._step)

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    def show(self) -> None:
        """Show the place as it is."""
        self._show(animate=False)

    def go(self, place: int) -> None:
        """Go to a place, and stay there; a step ahead is seen happening."""
        self.pause()
        place = min(max(0, place), self.end)
        if place != self.place:
            ahead = place == self.place + 1
            self.place = place
            self._show(animate=ahead)

    def next(self) -> None:
        """One action on."""
        self.go(self.place + 1)

    def previous(self) -> None:
        """One action back."""
        self.go(self.place - 1)

    def play(self) -> None:
        """Go on by itself, from the beginning where there is nothing left."""
        if self._playing or self.end == 0:
            return
        if self.place == self.end:
            self.place = 0
            self._show(animate=False)
        self._set_playing(True)
        self._wait.start(PAUSES[self.speed] // 2)

    def pause(self) -> None:
        """Stay where it is."""
        self._wait.stop()
        self._set_playing(False)

    def toggle(self) -> None:
        """Play, or pause."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def look_from(self, viewer: Seat | None) -> None:
        """Show the same moment as another seat knew it; the caller sees to it that it may."""
        self.viewer = viewer
        self._show(animate=False)

    def table_settled(self) -> None:
        """The table is at rest: on to the next action, if it is playing."""
        if not self._playing or self._wait.isActive():
            return
        if self.place == self.end:
            self._set_playing(False)
            self.arrived.emit()
            return
        pause = PAUSES[self.speed]
        self._wait.start(pause // 2 if more_of_the_same(self.match, self.place) else pause)

    def _step(self) -> None:
        self.place += 1
        self._show(animate=True)

    def _show(self, *, animate: bool) -> None:
        self.frame.emit(frames.past(self.match, self.viewer, self.place), animate)
        self.moved.emit()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit()

# SPDX-License-Identifier: MIT
"""Walks through what happened in a match, step by step or by itself, and changes nothing in it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play import frames, pace, timers
from wizardtable.play.moment_text import done, happened
from wizardtable.play.translate import render
from wizardtable.play.variation import (
    Shown,
    Variation,
    VariationMove,
    differing,
    of_place,
    shown,
)

TEMPI = (1.5, 1.0, 0.6)
"""Factors by speed (slow, normal, fast) on the time in which a sentence is read. So long the table
rests between two moves: whoever plays them back wants to know what each was."""

START = 400
"""Milliseconds before the first move, where the place has been looked at already."""


class Replay(QObject):
    """A place in the history of a match, seen from one seat.

    Attributes:
        place: how many actions have been done by then.
        end: how many there are.
        viewer: whose knowledge is shown, that of the time; None for the public view.
        speed: 0 slow, 1 normal, 2 fast.
        variations: moves that are known to be better than those played.
        better: that which is shown now in place of what was played; None for the match itself.

    Signals:
        frame(Frame, bool animate): what a table shows from now on.
        moved(): another place, another viewer, or another moment of a variation.
        playing_changed(): it goes on by itself now, or no longer does.
        arrived(): it has come to the end by itself, and the table is at rest.
    """

    frame = Signal(object, bool)
    moved = Signal()
    playing_changed = Signal()
    arrived = Signal()

    def __init__(
        self,
        match: Match,
        viewer: Seat | None,
        place: int = 0,
        parent: QObject | None = None,
        variations: Sequence[Variation] = (),
    ) -> None:
        super().__init__(parent)
        self.variations = tuple(variations)
        self.better: Variation | None = None
        self._named: dict[int, tuple[int, VariationMove | None]] = {}
        self._moments: tuple[Shown, ...] = ()  # of the variation that is shown
        self._moment = 0
        self._until = -1  # where what was played instead of a variation is over
        self.match = match
        self.viewer = viewer
        self.end = len(match.actions)
        self.place = min(max(0, place), self.end)
        self.speed = 1
        self._playing = False
        self._wait = timers.single(self)
        self._wait.timeout.connect(self._step)

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    def show(self) -> None:
        """Show the place as it is."""
        self._show(animate=False)

    @property
    def told(self) -> Message | None:
        """The latest move of the variation that is shown, in a sentence; None without one."""
        return self._moments[self._moment].told if self.better is not None else None

    @property
    def named(self) -> tuple[int, VariationMove | None] | None:
        """The place of the move made and the better one of the variation that can be shown here, as
        `differing` names them; None without one."""
        here = self.compared
        if here is None:
            return None
        if here.place not in self._named:
            self._named[here.place] = differing(self.match, here)
        return self._named[here.place]

    @property
    def sentence(self) -> Message:
        """What has just happened at the place shown, as the viewer saw it; among moves that could
        have been better ones, which of them it was."""
        if self.told is not None:
            return self.told
        what = happened(self.match, self.viewer, self.place)
        here, named = self.compared, self.named
        if here is None or named is None or not named[0] < self.place <= here.end:
            return what
        what = done(self.match, self.viewer, self.place) or what
        if self.place == named[0] + 1:
            return N_("replay", "Played: {move}").of(move=what)
        return N_("replay", "Then: {move}").of(move=what)

    @property
    def reading(self) -> int:
        """Milliseconds in which that is read at this speed."""
        return round(pace.reading(render(self.sentence)) * TEMPI[self.speed])

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move before that which is shown, in the match or in a variation."""
        return self.place > 0 or (self.better is not None and self._moment > 0)

    @property
    def can_go_on(self) -> bool:
        """Whether there is a move after that which is shown, in the match or in a variation."""
        if self.better is not None:
            return self._moment + 1 < len(self._moments)
        return self.place < self.end

    @property
    def compared(self) -> Variation | None:
        """The variation that can be shown here: one of what the viewer decided at this place."""
        if self.better is not None:
            return self.better
        found = of_place(self.variations, self.place)
        return found if found is not None and found.seat == self.viewer else None

    def show_better(self) -> None:
        """Play what would have been better, from where it parts from what was played."""
        better = self.compared
        if better is None:
            return
        self.pause()
        self.better, self.place = better, better.place
        self._moments, self._moment = shown(self.match, better), 0
        self._show_moment()
        if self.can_go_on:
            self._set_playing(True)
            self._wait.start(self._start)

    def show_played(self) -> None:
        """Play what was played instead of what would have been better."""
        better = self.compared
        if better is None:
            return
        self.pause()
        self.better, self.place = None, better.place
        self._show(animate=False)
        self._until = better.end
        self._set_playing(True)
        self._wait.start(self._start)

    def go(self, place: int) -> None:
        """Go to a place, and stay there; a step ahead is seen happening."""
        self.pause()
        place = min(max(0, place), self.end)
        if self.better is not None:
            self.better = None
            self.place = place
            self._show(animate=False)
        elif place != self.place:
            ahead = place == self.place + 1
            self.place = place
            self._show(animate=ahead)

    def next(self) -> None:
        """One action on; in a variation one of its moves, if there is another."""
        if self.better is None:
            self.go(self.place + 1)
        else:
            self._turn_to(self._moment + 1)

    def previous(self) -> None:
        """One action back; in a variation one of its moves, from its beginning to the match."""
        if self.better is None or self._moment == 0:
            self.go(self.place - 1)
        else:
            self._turn_to(self._moment - 1)

    def retell(self) -> None:
        """Go on by itself to the end, as soon as the sentence of this place has been read."""
        self._set_playing(True)
        self._wait.start(self.reading)

    def hurry(self) -> None:
        """Go on at once where a sentence was being read."""
        if self._wait.isActive():
            self._wait.stop()
            self._step()

    def play(self) -> None:
        """Go on by itself, from the beginning where there is nothing left."""
        if self._playing or self.end == 0:
            return
        if self.better is not None:
            self.show_better()
            return
        if self.place == self.end:
            self.place = 0
            self._show(animate=False)
        self._set_playing(True)
        self._wait.start(self._start)

    def pause(self) -> None:
        """Stay where it is."""
        self._wait.stop()
        self._until = -1
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
        if self.better is not None:  # it is what another seat could have done
            self.pause()
            self.better = None
        self._show(animate=False)

    def table_settled(self) -> None:
        """The table is at rest: on to the next action, if it is playing."""
        if not self._playing or self._wait.isActive():
            return
        if self.better is not None:
            if self._moment + 1 < len(self._moments):
                self._wait.start(self.reading)
            else:
                self.pause()
            return
        if self.place == self._until:
            self.pause()
            return
        if self.place == self.end:
            self._set_playing(False)
            self.arrived.emit()
            return
        self._wait.start(self.reading)

    @property
    def _start(self) -> int:
        return round(START * TEMPI[self.speed])

    def _step(self) -> None:
        if self.better is not None:
            self._moment += 1
            self._show_moment()
            return
        self.place += 1
        self._show(animate=True)

    def _turn_to(self, moment: int) -> None:
        """Another moment of the variation, where there is one."""
        self.pause()
        if moment < len(self._moments):
            ahead = moment > self._moment
            self._moment = moment
            self._show_moment(animate=ahead)

    def _show_moment(self, *, animate: bool = True) -> None:
        self.frame.emit(self._moments[self._moment].frame, animate and self._moment > 0)
        self.moved.emit()

    def _show(self, *, animate: bool) -> None:
        self.frame.emit(frames.past(self.match, self.viewer, self.place), animate)
        self.moved.emit()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit()

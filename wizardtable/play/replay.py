# SPDX-License-Identifier: MIT
"""Replays a match, step by step or automatically, without changing the match.

A place is the number of actions played before it. A variation is a better line of moves, which the
replay can show instead of a stretch of the match. The moments of a variation are its beginning and
the positions after each of its moves.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play import frames, pace, timers, variation
from wizardtable.play.moment_text import first_log_line, last_log_line
from wizardtable.play.translate import render

READING_TIME_FACTORS = (1.5, 1.0, 0.6)
"""Factors of the time between two moves, by speed: slow, normal, fast.

Each is multiplied by the milliseconds that people need to read the sentence about a move.
"""

START_PAUSE_MS = 400
"""Milliseconds at normal speed between the start of automatic playing and the first move.

The player has already looked at this place, so this pause is shorter than the others.
"""


class Replay(QObject):
    """A place in the history of a match, seen from one seat.

    Attributes:
        place: The number of actions played before this place.
        end: The number of actions of the match.
        viewer: The seat from which the match is seen, with only what it knew at each place; None
            for the public view.
        speed: 0 slow, 1 normal, 2 fast.
        variations: The better lines of moves that an analysis found.
        shown_variation: The variation that is shown instead of the match; None while the match is
            shown.

    Signals:
        frame(Frame, bool animate): The table shows this frame from now on. It moves the pieces to
            their new places if `animate` is True, and otherwise shows them there at once.
        moved(): The place, the viewer or the moment of a variation has changed.
        playing_changed(): Automatic playing has started or stopped.
        arrived(): Automatic playing has reached the end of the match, and the table is at rest.
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
        variations: Sequence[variation.Variation] = (),
    ) -> None:
        super().__init__(parent)
        self.variations = tuple(variations)
        self.shown_variation: variation.Variation | None = None
        self._differences: dict[int, tuple[int, variation.VariationMove | None]] = {}
        self._moments: tuple[variation.VariationMoment, ...] = ()  # of `shown_variation`
        self._moment = 0
        self._stop_place = -1  # the place where `show_played` stops; -1: at the end
        self.match = match
        self.viewer = viewer
        self.end = len(match.actions)
        self.place = min(max(0, place), self.end)
        self.speed = 1
        self._playing = self._was_waiting = False
        self._wait = timers.single(self)
        self._wait.timeout.connect(self._advance)

    @property
    def is_playing(self) -> bool:
        """True while the replay plays automatically."""
        return self._playing

    def show(self) -> None:
        """Shows the current place of the match."""
        self._show_place(animate=False)

    @property
    def variation_sentence(self) -> Message | None:
        """The sentence about the latest move of the variation that is shown, or None.

        None if the match is shown instead of a variation.
        """
        return self._moments[self._moment].sentence if self.shown_variation is not None else None

    @property
    def first_difference(self) -> tuple[int, variation.VariationMove | None] | None:
        """The first difference between the match and the variation at this place.

        This is the result of `variation.first_difference`: a place and the better move. None if
        there is no variation at this place.
        """
        here = self.variation_here
        if here is None:
            return None
        if here.place not in self._differences:
            self._differences[here.place] = variation.first_difference(self.match, here)
        return self._differences[here.place]

    @property
    def sentence(self) -> Message:
        """The sentence about the latest move that is shown, as the viewer saw it.

        If the match has a better variation here, the sentence about the first different move of the
        match begins with "Played:". The sentences about later moves begin with "Then:".
        """
        if self.variation_sentence is not None:
            return self.variation_sentence
        message = last_log_line(self.match, self.viewer, self.place)
        here, difference = self.variation_here, self.first_difference
        if here is None or difference is None or not difference[0] < self.place <= here.end:
            return message
        message = first_log_line(self.match, self.viewer, self.place) or message
        if self.place == difference[0] + 1:
            return N_("replay", "Played: {move}").of(move=message)
        return N_("replay", "Then: {move}").of(move=message)

    @property
    def reading_ms(self) -> int:
        """The milliseconds until the next move, in which the player reads `sentence`."""
        return round(pace.reading_ms(render(self.sentence)) * READING_TIME_FACTORS[self.speed])

    @property
    def can_go_back(self) -> bool:
        """True if `previous` can go back, in the match or in the variation shown."""
        return self.place > 0 or (self.shown_variation is not None and self._moment > 0)

    @property
    def can_go_on(self) -> bool:
        """True if `next` can go forward, in the match or in the variation shown."""
        if self.shown_variation is not None:
            return self._moment + 1 < len(self._moments)
        return self.place < self.end

    @property
    def variation_here(self) -> variation.Variation | None:
        """The variation that is shown, or else the viewer's variation at this place, or None."""
        if self.shown_variation is not None:
            return self.shown_variation
        candidate = variation.variation_at(self.variations, self.place)
        return candidate if candidate is not None and candidate.seat == self.viewer else None

    def show_better(self) -> None:
        """Plays the variation at this place from its beginning; does nothing without one."""
        better = self.variation_here
        if better is None:
            return
        self.pause()
        self.shown_variation, self.place = better, better.place
        self._moments, self._moment = variation.variation_moments(self.match, better), 0
        self._show_moment()
        if self.can_go_on:
            self._set_playing(True)
            self._wait.start(self._start_pause_ms)

    def show_played(self) -> None:
        """Plays the stretch of the match that the variation at this place would replace.

        Does nothing without a variation at this place.
        """
        better = self.variation_here
        if better is None:
            return
        self.pause()
        self.shown_variation, self.place = None, better.place
        self._show_place(animate=False)
        self._stop_place = better.end
        self._set_playing(True)
        self._wait.start(self._start_pause_ms)

    def go(self, place: int) -> None:
        """Goes to a place of the match and stops there; a single step forward is animated."""
        self.pause()
        place = min(max(0, place), self.end)
        if self.shown_variation is not None:
            self.shown_variation = None
            self.place = place
            self._show_place(animate=False)
        elif place != self.place:
            is_next = place == self.place + 1
            self.place = place
            self._show_place(animate=is_next)

    def next(self) -> None:
        """Goes forward by one action of the match, or by one move of the variation shown."""
        if self.shown_variation is None:
            self.go(self.place + 1)
        else:
            self._go_to_moment(self._moment + 1)

    def previous(self) -> None:
        """Goes back by one action of the match, or by one move of the variation shown.

        At the beginning of a variation, goes back to the action of the match before it.
        """
        if self.shown_variation is None or self._moment == 0:
            self.go(self.place - 1)
        else:
            self._go_to_moment(self._moment - 1)

    def play_after_reading(self) -> None:
        """Plays automatically from here, after the time to read the sentence at this place."""
        self._set_playing(True)
        self._wait.start(self.reading_ms)

    def skip_pause(self) -> None:
        """Ends the pause before the next move of automatic playing, if there is one now."""
        if self._wait.isActive():
            self._wait.stop()
            self._advance()

    def play(self) -> None:
        """Plays automatically from this place, or from the beginning if this place is the end.

        If a variation is shown, plays the variation from its beginning.
        """
        if self._playing or self.end == 0:
            return
        if self.shown_variation is not None:
            self.show_better()
            return
        if self.place == self.end:
            self.place = 0
            self._show_place(animate=False)
        self._set_playing(True)
        self._wait.start(self._start_pause_ms)

    def pause(self) -> None:
        """Stops automatic playing at the current place."""
        self._wait.stop()
        self._stop_place = -1
        self._set_playing(False)

    def rest(self, resting: bool) -> None:
        """Interrupts automatic playing before the next move, because a sheet lies over the table.

        With `resting` False, automatic playing goes on.
        """
        if resting:
            self._was_waiting = self._wait.isActive()
            self._wait.stop()
        elif self._was_waiting and self._playing:
            self._wait.start(self.reading_ms)

    def toggle(self) -> None:
        """Starts automatic playing, or stops it if it is on."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def look_from(self, viewer: Seat | None) -> None:
        """Shows the same place as another seat knew it; for None, the public view.

        The caller must make sure that the person may see what this seat knew.
        """
        self.viewer = viewer
        if (
            self.shown_variation is not None
        ):  # a variation belongs to the seat that could have played it
            self.pause()
            self.shown_variation = None
        self._show_place(animate=False)

    def table_settled(self) -> None:
        """Continues automatic playing, because the table has come to rest.

        Does nothing if the replay does not play automatically.
        """
        if not self._playing or self._wait.isActive():
            return
        if self.shown_variation is not None:
            if self._moment + 1 < len(self._moments):
                self._wait.start(self.reading_ms)
            else:
                self.pause()
            return
        if self.place == self._stop_place:
            self.pause()
            return
        if self.place == self.end:
            self._set_playing(False)
            self.arrived.emit()
            return
        self._wait.start(self.reading_ms)

    @property
    def _start_pause_ms(self) -> int:
        return round(START_PAUSE_MS * READING_TIME_FACTORS[self.speed])

    def _advance(self) -> None:
        if self.shown_variation is not None:
            self._moment += 1
            self._show_moment()
            return
        self.place += 1
        self._show_place(animate=True)

    def _go_to_moment(self, moment: int) -> None:
        """Goes to the moment of the variation with this index; stays if there is none."""
        self.pause()
        if moment < len(self._moments):
            is_forward = moment > self._moment
            self._moment = moment
            self._show_moment(animate=is_forward)

    def _show_moment(self, *, animate: bool = True) -> None:
        self.frame.emit(self._moments[self._moment].frame, animate and self._moment > 0)
        self.moved.emit()

    def _show_place(self, *, animate: bool) -> None:
        self.frame.emit(frames.past_frame(self.match, self.viewer, self.place), animate)
        self.moved.emit()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit()

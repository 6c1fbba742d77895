# SPDX-License-Identifier: MIT
"""Films a stretch of a match on an invisible table, faster than in real time.

A place is a moment of the match, given as the number of actions played before that moment.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, joined_with_commas
from wizardtable.film import caption
from wizardtable.play import frames
from wizardtable.play.moment_text import (
    box_title,
    first_log_line,
    last_log_line,
    place_text,
    repeats_kind_of_move,
    victory_sentence,
)
from wizardtable.play.translate import render
from wizardtable.table.climax.script import SHORT
from wizardtable.table.table_view import TableView

TICK_MS: Final = 50
"""Milliseconds between two pictures of moving pieces.

At 100 the film would stutter; 25 makes the file nearly twice as large.
"""

CALM_MOVE_MS, QUICK_MOVE_MS = 1000, 500
"""Milliseconds for a move with its pause, in a film with enough time and in the fastest film."""

PAUSE_MS: Final = 550
"""Milliseconds of pause after a move, if the film has enough time; shorter for faster moves."""

FIRST_PICTURE_MS, LAST_PICTURE_MS = 900, 2600
"""Milliseconds for which the first and the last picture of a film are shown."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The stretch of a match that is filmed.

    Attributes:
        viewer: The seat from which the film is seen, with only what it knew at each place; None
            for the public view.
        first: The place where the film begins.
        last: The place where the film ends.
        seconds: The approximate length of the film. If the time is short, moves come faster, or
            even several at once.
    """

    viewer: Seat | None
    first: int
    last: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a film.

    Attributes:
        image: The picture.
        milliseconds: The time for which the picture is shown.
        share: The share (0–1) of the film up to this picture.
    """

    image: QImage
    milliseconds: int
    share: float


class Film:
    """A film: a stretch of a match, played on an invisible table. It needs a QApplication."""

    def __init__(
        self,
        match: Match,
        cut: Cut,
        size: tuple[int, int],
        tick: int = TICK_MS,
        theme: str = "dark",
    ) -> None:
        """Creates a film.

        Args:
            match: The match.
            cut: The stretch that is filmed.
            size: The width and height of the table together with the caption, in logical pixels; at
                least 640 by 434.
            tick: The milliseconds between two pictures of moving pieces.
            theme: One of `paint.theme.THEMES`.
        """
        self._match, self._cut, self._tick_ms = match, cut, tick
        self._turns = match.turn_starts()
        self._place = cut.first
        self._clock_ms = 0.0
        self._quick_move_ms = float(QUICK_MOVE_MS)
        self._sentence = last_log_line(match, cut.viewer, cut.first)
        self._has_ended = False
        view = self._view = TableView(match.spec)
        view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        view.table.animator.clock = lambda: self._clock_ms / 1000
        view.set_shows(SHORT)
        view.retheme(theme)
        self._size = QSize(*size)
        view.resize(size[0], size[1] - caption.CAPTION_HEIGHT_PIXELS)
        view.show()

    def shots(self) -> Iterator[Shot]:
        """Yields the pictures of the film, one after another."""
        self._show(animate=False, leap=False)
        yield self._shot(FIRST_PICTURE_MS)
        while self._place < self._cut.last:
            start, move_ms = self._clock_ms, self._time_for_a_move()
            pace = min(1.0, max(QUICK_MOVE_MS / CALM_MOVE_MS, move_ms / CALM_MOVE_MS))
            yield from self._film_move(max(1, ceil(self._quick_move_ms / move_ms)), pace)
            if (
                pace == QUICK_MOVE_MS / CALM_MOVE_MS
            ):  # learn how long the fastest moves take on this table
                self._quick_move_ms += (self._clock_ms - start - self._quick_move_ms) / 4
        while not self._view.table.animator.is_still:
            yield self._tick()
        self._has_ended = True
        yield self._shot(LAST_PICTURE_MS)

    def _film_move(self, stride: int, pace: float) -> Iterator[Shot]:
        """Plays about `stride` actions at once; yields pictures of them and of the pause after.

        `pace` is the share (0–1) of the usual time that the motions of pieces and the pause take.
        """
        self._place = self._next_place(stride)
        self._view.set_pace(pace, pace, False)
        self._show(animate=True, leap=stride > 1)
        while self._view.table.animator.is_busy:
            yield self._tick()
        is_similar = repeats_kind_of_move(self._match, self._place)
        end = self._clock_ms + PAUSE_MS * pace / (2 if is_similar else 1)
        while self._clock_ms < end and not self._view.table.animator.is_still:
            yield self._tick()
        if self._clock_ms < end:
            yield self._shot(end - self._clock_ms)

    def close(self) -> None:
        """Closes the invisible table; no more pictures can be made."""
        self._view.close()
        self._view.deleteLater()

    def _time_for_a_move(self) -> float:
        """Returns the milliseconds that the film has for each remaining move, at least 1."""
        remaining_ms = self._cut.seconds * 1000 - LAST_PICTURE_MS - self._clock_ms
        return max(1.0, remaining_ms / (self._cut.last - self._place))

    def _next_place(self, stride: int) -> int:
        """Returns a place about `stride` actions after the current place.

        If possible, another seat moves after this place, so that no move is half done.
        """
        match, last = self._match, self._cut.last
        target = self._place + stride
        candidates = range(
            max(self._place + 1, target - stride // 2), min(last, target + stride // 2 + 1)
        )
        ends = [
            place
            for place in candidates
            if stride > 1 and match.mover(place) != match.mover(place - 1)
        ]
        return min(last, min(ends, key=lambda place: abs(place - target), default=target))

    def _show(self, *, animate: bool, leap: bool) -> None:
        frame = frames.past_frame(self._match, self._cut.viewer, self._place)
        if leap and self._place < self._cut.last:  # the events of one move of many would mislead
            frame = replace(frame, events=())
        self._view.present(frame, animate)
        self._view.table.picture_loader.finish_painting()

    def _tick(self) -> Shot:
        """Returns a picture and advances the animation by one tick."""
        shot = self._shot(self._tick_ms)
        self._view.table.animator.tick()
        self._view.table.picture_loader.finish_painting()
        return shot

    def _shot(self, milliseconds: float) -> Shot:
        """Returns a picture of the table, and advances the clock by its duration."""
        self._clock_ms += milliseconds
        view, cut = self._view, self._cut
        ratio = view.look.ratio
        image = QImage(self._size * ratio, QImage.Format.Format_RGB888)
        image.setDevicePixelRatio(ratio)
        table = QRectF(
            0, 0, self._size.width(), self._size.height() - caption.CAPTION_HEIGHT_PIXELS
        )
        painter = QPainter(image)
        painter.setRenderHints(view.renderHints() | QPainter.RenderHint.TextAntialiasing)
        view.table.render(painter, table, view.table.sceneRect())
        rail = QRectF(0, table.bottom(), table.width(), caption.CAPTION_HEIGHT_PIXELS)
        sentence, where = self._caption()
        title = box_title(self._match)
        is_edge = self._place == self._cut.first or self._has_ended
        if title and is_edge and self._place > 0:  # the start of a match names the box itself
            sentence = N_("film", "“{box}”: {sentence}").of(box=title, sentence=sentence)
        caption.paint(painter, rail, render(sentence), render(where), view.look)
        painter.end()
        length = max(1, cut.last - cut.first)
        return Shot(image, round(milliseconds), (self._place - cut.first) / length)

    def _caption(self) -> tuple[Message, Message]:
        """Returns the two texts of the caption: the latest event, and the place in the match.

        At the end of the match, the two texts are the winners and the points.
        """
        match, place = self._match, self._place
        result = match.result if self._has_ended and place == len(match.actions) else None
        if result is None:
            self._sentence = first_log_line(match, self._cut.viewer, place) or self._sentence
            return self._sentence, place_text(match, self._turns, place)
        order = sorted(range(len(match.names)), key=lambda seat: result.ranks[seat])
        lines = [
            N_("film", "{player}: {points}").of(
                player=match.names[seat], points=result.scores[seat]
            )
            for seat in order
        ]
        scores = joined_with_commas(lines)
        assert isinstance(scores, Message)
        return victory_sentence([match.names[seat] for seat in result.winners()]), scores

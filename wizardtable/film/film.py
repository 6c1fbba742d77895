# SPDX-License-Identifier: MIT
"""Films a stretch of a match: the table plays it by a clock of its own, faster than it is seen."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, commas
from wizardtable.film import caption
from wizardtable.play import frames
from wizardtable.play.moment_text import done, happened, more_of_the_same, victory, whereabouts
from wizardtable.play.translate import render
from wizardtable.table.table_view import TableView

TICK: Final = 50
"""Milliseconds between two shots of what moves: at a tenth of a second it would stutter, and half
of this makes the file nearly twice as large."""

CALM, QUICK = 1000, 500
"""Milliseconds a move takes with the pause after it where there is time, and at least."""

REST: Final = 550
"""Milliseconds of pause after a move where there is time."""

OPENING, ENDING = 900, 2600
"""Milliseconds that the first and the last picture stand."""


@dataclass(frozen=True, slots=True)
class Cut:
    """What is filmed of a match.

    Attributes:
        viewer: whose knowledge is shown, that of the time; None for the public view.
        first, last: from this place (actions done) to that.
        seconds: how long the film may be, about; where there is more to be seen, the moves come
            faster, then several at once.
    """

    viewer: Seat | None
    first: int
    last: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture, how many milliseconds it stands, and how much of the film (0 to 1) is done."""

    image: QImage
    milliseconds: int
    share: float


class Film:
    """A match played by itself on a table that nobody sees; needs a QApplication."""

    def __init__(
        self,
        match: Match,
        cut: Cut,
        size: tuple[int, int],
        tick: int = TICK,
        theme: str = "dark",
    ) -> None:
        """`size` in logical pixels, of at least 640 by 434: the table with the caption below;
        `tick` in milliseconds between two shots of what moves; `theme` is one of `THEMES`."""
        self._match, self._cut, self._step = match, cut, tick
        self._turns = match.turn_starts()
        self._place = cut.first
        self._now = 0.0
        self._hurry = float(QUICK)
        self._told = happened(match, cut.viewer, cut.first)
        self._over = False
        view = self._view = TableView(match.spec)
        view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        view.table.animator.clock = lambda: self._now / 1000
        view.retheme(theme)
        self._size = QSize(*size)
        view.resize(size[0], size[1] - caption.HEIGHT)
        view.show()

    def shots(self) -> Iterator[Shot]:
        """The pictures one after another; the last one stays when it is over."""
        self._show(animate=False, leap=False)
        yield self._shot(OPENING)
        while self._place < self._cut.last:
            began, need = self._now, self._time_for_a_move()
            pace = min(1.0, max(QUICK / CALM, need / CALM))
            yield from self._go_on(max(1, ceil(self._hurry / need)), pace)
            if pace == QUICK / CALM:  # learn how long it takes at this pace on this table
                self._hurry += (self._now - began - self._hurry) / 4
        while not self._view.table.animator.still:
            yield self._tick()
        self._over = True
        yield self._shot(ENDING)

    def _go_on(self, stride: int, pace: float) -> Iterator[Shot]:
        """So many actions at once, and the pause after them."""
        self._place = self._next(stride)
        self._view.set_pace(pace, pace, False)
        self._show(animate=True, leap=stride > 1)
        while self._view.table.animator.busy:
            yield self._tick()
        same = more_of_the_same(self._match, self._place)
        until = self._now + REST * pace / (2 if same else 1)
        while self._now < until and not self._view.table.animator.still:
            yield self._tick()
        if self._now < until:
            yield self._shot(until - self._now)

    def close(self) -> None:
        """Clear the table away."""
        self._view.close()
        self._view.deleteLater()

    def _time_for_a_move(self) -> float:
        """Milliseconds, at least 1."""
        left = self._cut.seconds * 1000 - ENDING - self._now
        return max(1.0, left / (self._cut.last - self._place))

    def _next(self, stride: int) -> int:
        """The place so many actions on; of those about there, one after which another seat moves,
        for then nothing is half done."""
        match, last = self._match, self._cut.last
        aim = self._place + stride
        near = range(max(self._place + 1, aim - stride // 2), min(last, aim + stride // 2 + 1))
        ends = [p for p in near if stride > 1 and match.mover(p) != match.mover(p - 1)]
        return min(last, min(ends, key=lambda place: abs(place - aim), default=aim))

    def _show(self, *, animate: bool, leap: bool) -> None:
        frame = frames.past(self._match, self._cut.viewer, self._place)
        if leap and self._place < self._cut.last:  # the signs of one move of many would mislead
            frame = replace(frame, events=())
        self._view.present(frame, animate)
        self._view.table.picture_loader.finish_painting()

    def _tick(self) -> Shot:
        """Some time later."""
        shot = self._shot(self._step)
        self._view.table.animator.tick()
        self._view.table.picture_loader.finish_painting()
        return shot

    def _shot(self, milliseconds: float) -> Shot:
        """The table as it is, and the clock as it will be after this picture."""
        self._now += milliseconds
        view, cut = self._view, self._cut
        ratio = view.look.ratio
        image = QImage(self._size * ratio, QImage.Format.Format_RGB888)
        image.setDevicePixelRatio(ratio)
        table = QRectF(0, 0, self._size.width(), self._size.height() - caption.HEIGHT)
        painter = QPainter(image)
        painter.setRenderHints(view.renderHints() | QPainter.RenderHint.TextAntialiasing)
        view.table.render(painter, table, view.table.sceneRect())
        rail = QRectF(0, table.bottom(), table.width(), caption.HEIGHT)
        told, where = self._words()
        caption.paint(painter, rail, render(told), render(where), view.look)
        painter.end()
        way = max(1, cut.last - cut.first)
        return Shot(image, round(milliseconds), (self._place - cut.first) / way)

    def _words(self) -> tuple[Message, Message]:
        """What the caption says: when the last piece of a match lies, who has won with how much."""
        match, place = self._match, self._place
        result = match.result if self._over and place == len(match.actions) else None
        if result is None:
            self._told = done(match, self._cut.viewer, place) or self._told
            return self._told, whereabouts(match, self._turns, place)
        order = sorted(range(len(match.names)), key=lambda seat: result.ranks[seat])
        lines = [
            N_("film", "{player}: {points}").of(
                player=match.names[seat], points=result.scores[seat]
            )
            for seat in order
        ]
        scores = commas(lines)
        assert isinstance(scores, Message)
        return victory([match.names[seat] for seat in result.winners()]), scores

# SPDX-License-Identifier: MIT
"""The podium at the end of a match: busts on steps, names, points, and a speech bubble.

`Podium` computes the places of all parts in a room of pixels. The functions paint each part once.
"""

from collections.abc import Collection
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.paint.paragraphs import balanced_size
from wizardtable.paint.wizard_portraits import draw_wizard
from wizardtable.play.sitter import sitter
from wizardtable.ui.style import appearance

BUST_FOOT_SHARE: Final = 0.83
"""The shoulders of a portrait end at this share of its picture's height."""

USUAL_FIGURES_BESIDE_WINNERS: Final = 2
"""This many losing players stand beside one or two winners, more only if more persons have lost."""

_STEP_TOP_SHARES: Final = (0.585, 0.68)
"""The upper edges of the winners' steps and of the lower steps, as shares of the room's height."""

_STEP_BASE_SHARE: Final = 0.805
"""The lower edge of all steps, as a share of the room's height."""

_BUST_SIDE_SHARES: Final = (0.46, 0.30)
"""The sides of the busts' pictures, winners first, as shares of the room's height."""

_MEDAL_COLOURS: Final = (("#f3d98c", "#a87a24"), ("#eef1f2", "#8d979b"), ("#e5b184", "#91562a"))
"""Face and rim colours of the medals for the first three ranks."""

_WRAPPED_AND_CENTRED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
"""Qt's flags for wrapped and centred text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A player on the podium.

    Attributes:
        seat: the player's seat.
        name: the player's name.
        wizard: the id of the player's portrait; "" for none.
        rank: the player's rank, from 1.
        points: the player's points at the end.
        is_person: True if a person plays at the seat.
        x: the middle of the step, as a share of the room's width.
        width: the width of the step, as a share of the room's width.
        is_winner: True if the player stands on the highest step.
    """

    seat: int
    name: str
    wizard: str
    rank: int
    points: int
    is_person: bool
    x: float
    width: float
    is_winner: bool


class Podium:
    """The players on the podium, and the places of all its parts in pixels.

    Attributes:
        room: the rectangle in which the podium stands.
        figures: the players on the podium, winners first.
    """

    def __init__(self, match: Match, people: Collection[Seat], room: QRectF) -> None:
        """Chooses who stands on the podium, and computes the figures' places.

        All winners and all persons are on the podium.

        Args:
            match: a finished match.
            people: the seats of persons. The best losing person stands at the right of the winners.
            room: the rectangle in which the podium stands, in pixels.
        """
        result = match.result
        assert result is not None
        self.room = room
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        others = sorted(
            (seat for seat in range(len(result.ranks)) if seat not in winners),
            key=lambda seat: (Seat(seat) not in people, result.ranks[seat], seat),
        )
        usual = USUAL_FIGURES_BESIDE_WINNERS if len(winners) < 3 else 0
        beside_winners = others[: max(usual, sum(Seat(seat) in people for seat in others))]
        max_width = 0.98 if not beside_winners else 0.84 if len(winners) < 3 else 0.64
        step_width = 0.25 if len(winners) == 2 else min(0.3, max_width / len(winners))
        winners_width = step_width * len(winners)
        places = [
            (seat, 0.5 - winners_width / 2 + step_width * (number + 0.5), step_width, True)
            for number, seat in enumerate(winners)
        ]
        if beside_winners:
            side_width = min(0.22, (0.98 - winners_width) / 2 / ceil(len(beside_winners) / 2))
        for number, seat in enumerate(beside_winners):  # in turn at the right and at the left
            distance = winners_width / 2 + side_width * (number // 2 + 0.5)
            x = 0.5 + (-distance if number % 2 else distance)
            places.append((seat, x, side_width, False))
        self.figures = [
            Figure(
                seat,
                match.names[seat],
                sitter(match.spec, match.players[seat]).wizard,
                result.ranks[seat],
                result.scores[seat],
                Seat(seat) in people,
                x,
                width,
                wins,
            )
            for seat, x, width, wins in places
        ]

    def step_rect(self, figure: Figure) -> QRectF:
        """Returns the front of a figure's step."""
        width, height = self.room.width(), self.room.height()
        top = _STEP_TOP_SHARES[not figure.is_winner] * height
        step_width = figure.width * width
        return QRectF(
            figure.x * width - step_width / 2, top, step_width, _STEP_BASE_SHARE * height - top
        )

    def bust_rect(self, figure: Figure) -> QRectF:
        """Returns the square of a figure's bust, whose shoulders stand on the step."""
        step = self.step_rect(figure)
        side = min(
            _BUST_SIDE_SHARES[not figure.is_winner] * self.room.height(), step.width() * 1.15
        )
        return QRectF(
            step.center().x() - side / 2,
            step.top() - side * BUST_FOOT_SHARE + side * 0.015,
            side,
            side,
        )

    def points_rect(self, figure: Figure) -> QRectF:
        """Returns the lower part of a figure's step, which shows the points."""
        step = self.step_rect(figure)
        share = 0.52 if figure.is_winner else 0.42
        return QRectF(
            step.left(),
            step.top() + step.height() * share,
            step.width(),
            step.height() * (1 - share),
        )

    def clear_height(self, way: int) -> float:
        """Returns the height in pixels that is free above the heads beside the winners.

        If nobody stands on that side, it is the height above the winners' steps.

        Args:
            way: 1 for the right side, -1 for the left side.
        """
        heads = [
            self.bust_rect(figure).top() + self.bust_rect(figure).height() * 0.06
            for figure in self.figures
            if not figure.is_winner and (figure.x - 0.5) * way > 0
        ]
        return min(heads, default=_STEP_TOP_SHARES[0] * self.room.height())

    def speaks_sideways(self, figure: Figure) -> bool:
        """Returns True if a figure's speech bubble is at the right of the head, not above it.

        This is so for a winner with no other winner at the right.
        """
        winners = [other for other in self.figures if other.is_winner]
        return figure.is_winner and all(other.x <= figure.x for other in winners)

    def bubble_rect(self, figure: Figure, words: str) -> QRectF:
        """Returns the place of a figure's speech bubble, beside or above the head."""
        bust, room = self.bust_rect(figure), self.room
        font, pad = words_font(room), 0.022 * room.height() + 8
        is_beside = self.speaks_sideways(figure)
        if is_beside:
            left = bust.right() - bust.width() * 0.1
            max_width = room.width() * 0.985 - left
        else:
            max_width = max(figure.width, 0.5 if figure.is_winner else 0.28) * room.width()
            left = 0.0
        text = balanced_size(font, words, max_width - 3 * pad)
        width, height = text.width() + 3 * pad, text.height() + 1.6 * pad
        if is_beside:
            top = min(bust.top() + bust.height() * 0.14, self.clear_height(1) - height)
            return QRectF(left, max(4.0, top), width, height)
        x = min(
            max(room.width() * 0.015, bust.center().x() - width / 2), room.width() * 0.985 - width
        )
        crown = bust.top() + bust.height() * (0.06 if figure.is_winner else 0.0)
        return QRectF(x, max(4.0, crown - height), width, height)


def words_font(room: QRectF) -> QFont:
    """Returns the font of speech bubbles in a room of this size."""
    font = appearance.serif(21)
    font.setItalic(True)
    font.setPixelSize(min(font.pixelSize(), max(13, round(room.height() * 0.062))))
    return font


def paint_steps(painter: QPainter, podium: Podium) -> None:
    """Paints the stone steps with medals and names, the winners' steps last."""
    for figure in sorted(podium.figures, key=lambda figure: figure.is_winner):
        step = podium.step_rect(figure)
        _paint_stone(painter, step, podium.room.height() * 0.03, wins=figure.is_winner)
        medal = min(step.height() * 0.34, podium.room.height() * 0.062)
        text = QRectF(step.left() + 6, step.top() + step.height() * 0.05, step.width() - 12, 0)
        text.setHeight(step.height() * (0.44 if figure.is_winner else 0.38))
        font = appearance.serif(24 if figure.is_winner else 18, bold=True)
        font.setPixelSize(min(font.pixelSize(), max(12, round(text.height() * 0.72))))
        room = text.width() - medal * 1.3
        metrics = QFontMetricsF(font)
        while metrics.horizontalAdvance(figure.name) > room and font.pixelSize() > 12:
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        name = metrics.elidedText(figure.name, Qt.TextElideMode.ElideRight, room)
        width = medal * 1.3 + metrics.horizontalAdvance(name)
        left_edge = text.center().x() - width / 2
        spot = QRectF(left_edge, text.center().y() - medal / 2, medal, medal)
        _paint_medal(painter, spot, figure.rank)
        painter.setFont(font)
        painter.setPen(QColor("#2b2118"))
        painter.drawText(
            QRectF(left_edge + medal * 1.3, text.top(), room + 4, text.height()),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            name,
        )


def paint_bust(painter: QPainter, rect: QRectF, wizard: str) -> None:
    """Paints the bust of a wizard into a square; nothing if the id is ""."""
    if wizard:
        draw_wizard(painter, rect, wizard)


def paint_bubble(
    painter: QPainter, rect: QRectF, words: str, room: QRectF, *, is_beside: bool
) -> None:
    """Paints a speech bubble.

    Args:
        painter: paints the bubble.
        rect: the place of the bubble, with its tip.
        words: the words in the bubble.
        room: the room of the podium, which gives the size of the font.
        is_beside: True for a bubble beside a head, whose tip points to the left. The tip of a
            bubble above a head points down.
    """
    tip = 0.018 * room.height() + 6
    body = rect.adjusted(tip, 0, 0, 0) if is_beside else rect.adjusted(0, 0, 0, -tip)
    shape = QPainterPath()
    shape.addRoundedRect(body.adjusted(1, 1, -1, -1), 12, 12)
    middle = body.center()
    tail = (
        [
            QPointF(rect.left() + 1, middle.y() + tip * 0.4),
            QPointF(body.left() + 3, middle.y() - tip * 0.6),
            QPointF(body.left() + 3, middle.y() + tip * 0.5),
        ]
        if is_beside
        else [
            QPointF(middle.x(), rect.bottom() - 1),
            QPointF(middle.x() - tip * 0.7, body.bottom() - 3),
            QPointF(middle.x() + tip * 0.7, body.bottom() - 3),
        ]
    )
    pointer = QPainterPath()
    pointer.addPolygon(QPolygonF(tail))
    pointer.closeSubpath()
    painter.setPen(QPen(QColor("#8a6528"), 1.8))
    painter.setBrush(QColor("#fbf3dc"))
    painter.drawPath(shape.united(pointer))
    painter.setPen(QColor("#2b2118"))
    painter.setFont(words_font(room))
    margin = 0.021 * room.height() + 7
    painter.drawText(body.adjusted(margin, 2, -margin, -2), _WRAPPED_AND_CENTRED, words)


def paint_points(painter: QPainter, rect: QRectF, words: str, *, wins: bool) -> None:
    """Writes a figure's points into the lower part of its step."""
    font = appearance.serif(34 if wins else 22, bold=True)
    font.setPixelSize(min(font.pixelSize(), max(12, round(rect.height() * 0.64))))
    while QFontMetricsF(font).horizontalAdvance(words) > rect.width() - 6 and font.pixelSize() > 12:
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(QColor("#5a3a10"))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), words)


def _paint_stone(painter: QPainter, step: QRectF, depth: float, *, wins: bool) -> None:
    """Paints a stone block with a brass edge.

    Args:
        painter: paints the block.
        step: the front of the block.
        depth: the height in pixels of the visible upper side.
        wins: True for the lighter stone of winners.
    """
    painter.setPen(QPen(QColor("#1b140c"), 1.6))
    top = QPolygonF(
        [
            step.topLeft(),
            step.topRight(),
            step.topRight() + QPointF(-depth * 0.9, -depth),
            step.topLeft() + QPointF(depth * 0.9, -depth),
        ]
    )
    painter.setBrush(QColor("#f1e6c8" if wins else "#d8ccb0"))
    painter.drawPolygon(top)
    front = QLinearGradient(step.topLeft(), step.bottomLeft())
    front.setColorAt(0.0, QColor("#e6d8b6" if wins else "#cabd9f"))
    front.setColorAt(1.0, QColor("#b9a67c" if wins else "#9b8d70"))
    painter.setBrush(front)
    painter.drawRect(step)
    edge = QRectF(step.left(), step.top(), step.width(), max(3.0, depth * 0.28))
    brass = QLinearGradient(edge.topLeft(), edge.topRight())
    for place, colour in ((0.0, "#8a6528"), (0.4, "#f2d184"), (1.0, "#8a6528")):
        brass.setColorAt(place, QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brass)
    painter.drawRect(edge)


def _paint_medal(painter: QPainter, rect: QRectF, rank: int) -> None:
    face, rim = (
        _MEDAL_COLOURS[min(rank, len(_MEDAL_COLOURS)) - 1]
        if rank <= len(_MEDAL_COLOURS)
        else ("#6d6f74", "#44464a")
    )
    painter.setPen(QPen(QColor(rim), max(1.4, rect.width() * 0.07)))
    painter.setBrush(QColor(face))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    font = appearance.serif(15, bold=True)
    font.setPixelSize(max(9, round(rect.height() * 0.56)))
    painter.setFont(font)
    painter.setPen(QColor("#2a1c10" if rank <= len(_MEDAL_COLOURS) else "#ffffff"))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), str(rank))

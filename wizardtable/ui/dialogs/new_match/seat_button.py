# SPDX-License-Identifier: MIT
"""The button of a chair at the round table, with the player's portrait or a plus sign."""

from dataclasses import dataclass
from math import atan2, ceil, degrees
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.paint import svg
from wizardtable.paint.metal import shrunk
from wizardtable.paint.theme import tint
from wizardtable.ui.dialogs.new_match.star_choice import paint_stars
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import Colours, paint_mark
from wizardtable.ui.style.materials import shades_on, wood_grain
from wizardtable.ui.style.portraits import portrait_pixmap

NAME_FONT_PIXELS: Final = 16
"""The font size of a player's name, in pixels at 100 %."""

NAME_ROW_HEIGHT, STAR_ROW_HEIGHT, STYLE_ROW_HEIGHT = 24, 16, 19
"""The heights of a plate's rows for name, stars and style, in pixels at 100 %."""

PLATE_BOTTOM_MARGIN: Final = 5
"""Pixels at 100 % between a plate's last row and its lower edge."""

PLATE_OVERLAP: Final = 5
"""The plate covers this much of the portrait's lower edge, in pixels at 100 %."""

CHAIR_BACK_MARGIN: Final = 9
"""Pixels at 100 % above a portrait, for the back of its chair."""

CHAIR_BACK_DEGREES: Final = 150.0
"""The length of the arc that is the back of a chair around the portrait, in degrees."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The player that a chair's button shows.

    Attributes:
        seat: the number of the seat in the match, from 0, which decides colour and mark.
        portrait: the id of the portrait; "" for a person without one.
        name: the name of the player.
        stars: the number of stars of an opponent's level; 0 for a person.
        max_stars: the number of stars of the strongest level.
        words: the style of an opponent; for a person, such words as "You".
    """

    seat: int
    portrait: str
    name: str
    stars: int
    max_stars: int
    words: str


class SeatButton(QAbstractButton):
    """The button of a chair: the chair's back, a portrait, and a plate with name and level.

    The button is checked while the seat card shows this chair.

    Attributes:
        number: the number of the chair, clockwise from the bottom, from 0.
        look: the player that the button shows; None for an empty chair.
    """

    def __init__(self, number: int, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.look: SeatLook | None = None
        self._colours = colours
        self._back_degrees = 90.0
        self._is_small = False
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def nextCheckState(self) -> None:  # noqa: N802
        """Changes nothing: the table decides which chair is checked."""

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.update()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return self.size()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        square = self.portrait_rect()
        self._paint_chair(painter, square)
        if self.look is None:
            self._paint_empty(painter, square)
        else:
            self._paint_portrait(painter, square, self.look)
            self._paint_plate(painter, square, self.look)
        painter.end()

    def show_look(self, look: SeatLook | None) -> None:
        """Shows a player; None shows an empty chair."""
        if look != self.look:
            self.look = look
            self.update()

    def set_direction(self, outwards: QPointF, *, is_small: bool) -> None:
        """Sets the direction of the chair's back, and the size of the plate.

        Args:
            outwards: the direction from the table's centre to the chair, as a vector.
            is_small: whether the plate has no words below the stars.
        """
        self._back_degrees = degrees(atan2(-outwards.y(), outwards.x()))
        self._is_small = is_small
        self.update()

    def portrait_rect(self) -> QRectF:
        """Returns the square of the portrait, in pixels of the button."""
        edge = appearance.scaled(CHAIR_BACK_MARGIN)
        side = (
            self.height() - plate_height(is_small=self._is_small) + appearance.scaled(PLATE_OVERLAP)
        )
        side -= edge
        return QRectF((self.width() - side) / 2, edge, side, side)

    @property
    def _is_highlighted(self) -> bool:
        return self.underMouse() or self.hasFocus()

    def _paint_chair(self, painter: QPainter, square: QRectF) -> None:
        """Paints the back of the chair: an arc of wood around the portrait."""
        shades = shades_on(self)
        width = float(appearance.scaled(8))
        arc = shrunk(_disc(square), -width * 0.62)
        start = round((self._back_degrees - CHAIR_BACK_DEGREES / 2) * 16)
        span = round(CHAIR_BACK_DEGREES * 16)
        grain = wood_grain()
        rim = QPen(QColor(shades.brass if grain is not None else shades.border), width + 2.4)
        rim.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(rim)
        painter.drawArc(arc, start, span)
        wood = QPen(QBrush(QColor(shades.window)) if grain is None else QBrush(grain), width)
        wood.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(wood)
        painter.drawArc(arc, start, span)

    def _paint_empty(self, painter: QPainter, square: QRectF) -> None:
        shades = shades_on(self)
        round_ = shrunk(_disc(square), square.width() * 0.03)
        if wood_grain() is None:
            painter.setBrush(QColor(shades.window))
        else:
            leather = QRadialGradient(
                round_.center() - QPointF(0, round_.height() * 0.25), round_.width() * 0.7
            )
            leather.setColorAt(0.0, QColor("#5a3a2c" if self._is_highlighted else "#472c21"))
            leather.setColorAt(1.0, QColor("#24130d"))
            painter.setBrush(leather)
        painter.setPen(QPen(QColor(shades.brass), 1.6))
        painter.drawEllipse(round_)
        if self.hasFocus():
            self._paint_ring(painter, square, shades.focus)
        elif self.underMouse():
            self._paint_ring(painter, square, shades.brass_high)
        ink = (
            "#ffffff" if wood_grain() is None else "#ffe9b8" if self._is_highlighted else "#d9b873"
        )
        pen = QPen(QColor(ink), max(2.0, round_.width() * 0.045))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, arm = round_.center(), round_.width() * 0.17
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))

    def _paint_portrait(self, painter: QPainter, square: QRectF, look: SeatLook) -> None:
        shades = shades_on(self)
        if self.isChecked() and wood_grain() is not None:
            glow = QRadialGradient(_disc(square).center(), square.width() * 0.66)
            glow.setColorAt(0.68, tint(shades.brass_high, 0.55))
            glow.setColorAt(1.0, tint(shades.brass_high, 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(glow)
            reach = square.width() * 0.66
            painter.drawEllipse(_disc(square).center(), reach, reach)
        if look.portrait:
            side = ceil(square.width() * self.devicePixelRatioF())
            pixmap = portrait_pixmap(look.portrait, side)
            painter.drawPixmap(square, pixmap, QRectF(pixmap.rect()))
        else:
            painter.setPen(QPen(QColor(shades.brass_high), 2))
            painter.setBrush(QColor("#173033"))
            round_ = shrunk(_disc(square), 1)
            painter.drawEllipse(round_)
            sign = shrunk(round_, square.width() * 0.24)
            svg.draw(painter, sign, "ui", "person.svg", ink="#f3ead4", kept=True)
        if self.hasFocus():
            self._paint_ring(painter, square, shades.focus)
        elif self.isChecked() or self.underMouse():
            self._paint_ring(painter, square, shades.brass_high if shades.dark else shades.brass)

    def _paint_ring(self, painter: QPainter, square: QRectF, colour: str) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), appearance.scaled(3)))
        painter.drawEllipse(shrunk(_disc(square), -1))

    def _paint_plate(self, painter: QPainter, square: QRectF, look: SeatLook) -> None:
        """Paints a plate with the player's mark, name, stars and words."""
        shades = shades_on(self)
        top = square.bottom() - appearance.scaled(PLATE_OVERLAP)
        room = QRectF(1, top, self.width() - 2, self.height() - top - 1)
        if not look.stars:
            room.setHeight(
                appearance.scaled(NAME_ROW_HEIGHT + STYLE_ROW_HEIGHT + PLATE_BOTTOM_MARGIN) - 1
            )
        font, words_font = self._name_font(), self._words_font()
        mark = float(appearance.scaled(18))
        name = _elided_text(font, look.name, room.width() - mark - appearance.scaled(10))
        name_width = QFontMetricsF(font).horizontalAdvance(name) + mark
        words = _elided_text(words_font, look.words, room.width() - appearance.scaled(10))
        plate_width = max(
            name_width, QFontMetricsF(words_font).horizontalAdvance(words), appearance.scaled(76)
        ) + appearance.scaled(20)
        plate = QRectF(0, top, min(plate_width, room.width()), room.height())
        plate.moveCenter(QPointF(self.width() / 2, plate.center().y()))
        painter.setPen(
            QPen(
                QColor(shades.brass if self.isChecked() else shades.line),
                1.6 if self._is_highlighted else 1,
            )
        )
        painter.setBrush(QColor(shades.panel))
        radius = appearance.scaled(7)
        painter.drawRoundedRect(plate, radius, radius)
        row = QRectF(plate.left(), top + 1, plate.width(), appearance.scaled(NAME_ROW_HEIGHT))
        left = plate.center().x() - name_width / 2
        middle = QPointF(left + mark * 0.36, row.center().y() + 0.5)
        paint_mark(painter, middle, mark * 0.31, look.seat, self._colours)
        painter.setFont(font)
        painter.setPen(QColor(shades.text))
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left + mark, row.top(), plate.width(), row.height()), align, name)
        below = row.bottom()
        if look.stars:
            colour = QColor(shades.brass_high if shades.dark else shades.brass)
            at = QPointF(plate.center().x(), below + appearance.scaled(STAR_ROW_HEIGHT) / 2 - 1)
            paint_stars(painter, at, appearance.scaled(6), look.stars, look.max_stars, colour)
            below += appearance.scaled(STAR_ROW_HEIGHT)
        if look.stars and self._is_small:
            return
        painter.setFont(words_font)
        painter.setPen(QColor(shades.soft))
        line = QRectF(plate.left(), below, plate.width(), appearance.scaled(STYLE_ROW_HEIGHT))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)

    def _name_font(self) -> QFont:
        return appearance.serif(NAME_FONT_PIXELS, bold=True)

    def _words_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(appearance.scaled(13))
        return font


def plate_height(*, is_small: bool) -> int:
    """Returns the height of a plate in pixels; a small plate has no words below the stars."""
    rows = (
        NAME_ROW_HEIGHT
        + STAR_ROW_HEIGHT
        + (0 if is_small else STYLE_ROW_HEIGHT)
        + PLATE_BOTTOM_MARGIN
    )
    return appearance.scaled(rows)


def _disc(portrait: QRectF) -> QRectF:
    """Returns the disc behind a portrait, over whose edge the head rises."""
    side = portrait.width()
    return portrait.adjusted(side * 0.06, side * 0.11, -side * 0.06, -side * 0.01)


def _elided_text(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)

# SPDX-License-Identifier: MIT
"""Paints the pennants of the cards, which show a value as a numeral and a colour as a shape.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from dataclasses import dataclass
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from wizardtable.games.anludim.rules.components import COLOURS
from wizardtable.paint.metal import Tones, blend
from wizardtable.paint.numerals import numeral_path
from wizardtable.paint.svg import KEYLINE, draw

COLOUR_TONES: Final = (
    Tones("#12306b", "#2f6fc0", "#a9d4fb", "#7fa9d0"),
    Tones("#6e1216", "#c0352a", "#ffb59a", "#d07f5f"),
    Tones("#12452a", "#2f8a48", "#b5e59a", "#8cb168"),
    Tones("#b06f0c", "#f3bd3a", "#ffe28a", "#cf9a35", numeral="#2b1703", rim="#fff1b8"),
    Tones("#33185f", "#6f42ab", "#d3b8f5", "#a586c4"),
)
"""By colour of a half, BLUE to PURPLE, the tones in which it is painted."""


@dataclass(frozen=True, slots=True)
class Pennant:
    """The measures of a pennant, in units of a card 250 wide and 350 high.

    Attributes:
        band: the area of the cloth.
        numeral: the room for the numeral on it.
        shape: the room for the shape on it.
        ornate: whether there is room for woven hems and a gilt rim.
        line: the thickness of lines, as a multiple of those on a large card.
    """

    band: QRectF
    numeral: QRectF
    shape: QRectF
    ornate: bool = True
    line: float = 1.0


def paint_shape(painter: QtGui.QPainter, rect: QRectF, colour: int) -> None:
    """Paints the shape that stands for a colour: drop, flame, leaf, sun or moon."""
    draw(painter, rect, "anludim", f"shape-{COLOURS[colour]}.svg")


def paint_pennant(painter: QtGui.QPainter, pennant: Pennant, value: int, colour: int) -> None:
    """Paints a pennant with two tails in the colour, with the value as a numeral and the colour's
    shape."""
    tones = COLOUR_TONES[colour]
    band = pennant.band
    notch = QPointF(band.center().x(), band.bottom() - band.width() * 0.22)
    cloth = QtGui.QPainterPath()
    cloth.addPolygon(
        QtGui.QPolygonF(
            [band.topLeft(), band.topRight(), band.bottomRight(), notch, band.bottomLeft()]
        )
    )
    cloth.closeSubpath()
    dye = QtGui.QLinearGradient(band.topLeft(), band.bottomRight())
    dye.setColorAt(0.0, QtGui.QColor(tones.mid))
    dye.setColorAt(1.0, QtGui.QColor(tones.dark))
    painter.setPen(
        QtGui.QPen(
            QtGui.QColor(KEYLINE),
            5 * pennant.line,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.SquareCap,
            Qt.PenJoinStyle.MiterJoin,
        )
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)
    painter.setPen(
        QtGui.QPen(
            QtGui.QColor("#e6c063"),
            2.2 * pennant.line,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.SquareCap,
            Qt.PenJoinStyle.MiterJoin,
        )
    )
    painter.drawPath(cloth)
    painter.fillPath(cloth, QtGui.QBrush(dye))
    if pennant.ornate:
        _paint_hem(painter, band, tones)
    ink = numeral_path(value, pennant.numeral)
    outline = QtGui.QPen(QtGui.QColor(tones.rim), pennant.numeral.height() * 0.11)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(ink, outline)
    painter.fillPath(ink, QtGui.QColor(tones.numeral))
    _paint_seal(painter, pennant, colour)


def _paint_hem(painter: QtGui.QPainter, band: QRectF, tones: Tones) -> None:
    """Paints the woven lines along both edges of a pennant."""
    painter.setPen(QtGui.QPen(blend(tones.mid, tones.light, 0.55), 1.1))
    inset = band.width() * 0.07
    foot = band.bottom() - band.width() * 0.16
    for x in (band.left() + inset, band.right() - inset):
        painter.drawLine(QPointF(x, band.top()), QPointF(x, foot))


def _paint_seal(painter: QtGui.QPainter, pennant: Pennant, colour: int) -> None:
    """Paints the shape on a disc of parchment, which sets it off from cloth of the same colour."""
    rect = pennant.shape
    width = rect.width()
    disc = QtGui.QRadialGradient(rect.center() - QPointF(width * 0.1, width * 0.14), width * 0.62)
    disc.setColorAt(0.0, QtGui.QColor("#fffaf0"))
    disc.setColorAt(1.0, QtGui.QColor("#ead7a6"))
    rim = width * 0.06
    inner = rect.adjusted(rim, rim, -rim, -rim)
    painter.setBrush(QtGui.QBrush(disc))
    painter.setPen(QtGui.QPen(QtGui.QColor(KEYLINE), rim * 2))
    painter.drawEllipse(inner)
    if pennant.ornate:
        painter.setPen(QtGui.QPen(QtGui.QColor("#e6c063"), rim * 0.9))
        painter.drawEllipse(inner)
    margin = width * (0.15 if pennant.ornate else 0.09)
    paint_shape(painter, rect.adjusted(margin, margin, -margin, -margin), colour)

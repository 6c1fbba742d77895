# SPDX-License-Identifier: MIT
"""Paints the four steps of a domain of knowledge, and a picture of each step's effect."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.view.pieces.gem import paint_gem
from wizardtable.paint import metal
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS, numeral_path
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import MAX_FONT_SCALE, Look

DOMAIN_COLOURS: Final = ("#a3264a", "#1f7f95", "#b5451c", "#5b3f9c", "#6d4710", "#1b5f50")
"""The colour of the enamel on a domain's steps, by domain."""

_UNIT_PICTURES: Final = {
    components.ENERGY_FLOW: "dust-2.svg",
    components.ACCUMULATION: "slot-accumulation-small.svg",
}
"""The file of a picture that shows the unit of a domain's numbers, by domain."""

LARGEST_SWELL: Final = Look(scale=MAX_FONT_SCALE).swell
"""The factor that enlarges numbers at the largest size of writing."""

_DIGIT_WIDTH: Final = 0.8
"""The width of a digit divided by its height."""


def paint_effect(
    painter: QPainter, rect: QRectF, domain: int, level: int, ink: str, swell: float = 1.0
) -> None:
    """Paints the effect of a domain's level: a number with its unit, gems, or a dash for no effect.

    `ink` is the colour of the number. `swell` is its size as a multiple of the usual size.
    """
    figure = effect_figure(domain, level)
    high = rect.height() * 0.48 / LARGEST_SWELL * swell
    side = min(rect.height(), rect.width() * 0.5)
    middle = rect.center()
    if domain == components.NINE_SAGES:
        for shift in (-0.88, -0.12):
            place = QRectF(middle.x() + side * shift, middle.y() - side / 2, side, side)
            paint_gem(painter, place, level)
    elif domain == components.FIRE and level == components.TOP_LEVEL:
        paint_gem(painter, rect, components.RUBY)
    elif not figure:
        painter.setPen(metal.keyline(max(1.0, side * 0.09), ink))
        painter.drawLine(middle - QPointF(side * 0.2, 0), middle + QPointF(side * 0.2, 0))
    elif domain in _UNIT_PICTURES:
        paint_figure_at(painter, metal.part(rect, 4, 0, 46, 100).center(), figure, high, ink)
        unit = QRectF(middle.x() + rect.width() * 0.02, middle.y() - side / 2, side, side)
        draw(painter, unit, "zavandor", _UNIT_PICTURES[domain])
    else:
        paint_figure_at(painter, rect.center(), figure, high, ink)


def paint_figure_at(painter: QPainter, centre: QPointF, figure: str, high: float, ink: str) -> None:
    """Paints a figure around a point; `high` is the height of its digits in pixels."""
    wide = high * 1.2 * len(figure)
    room = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    metal.paint_figure(painter, room, figure, ink)


def effect_figure(domain: int, level: int) -> str:
    """Returns the effect of a domain's level as a number, such as "−10%" or "+5"; "" if it has
    none."""
    if domain == components.GEM_LORE:
        return f"−{10 * level}%"
    if domain == components.ENERGY_FLOW and components.FLOW_DUST[level]:
        return f"+{components.FLOW_DUST[level]}"
    if domain == components.ARTIFACT_LORE and components.ARTIFACT_DISCOUNT[level]:
        return f"−{components.ARTIFACT_DISCOUNT[level]}"
    if domain == components.ACCUMULATION and components.EXTRA_SLOTS[level]:
        return str(components.SPIRAL_SLOTS + components.EXTRA_SLOTS[level])
    return ""


def paint_path(painter: QPainter, stones: list[QRectF], level: int) -> None:
    """Paints the line that joins the steps, gilt up to the last step taken."""
    width = stones[0].width() * 0.16
    for i, (stone, next_stone) in enumerate(pairwise(stones)):
        painter.setPen(metal.keyline(width))
        painter.drawLine(stone.center(), next_stone.center())
        painter.setPen(metal.keyline(width * 0.5, "#f3d98b" if i + 1 < level else "#b9a178"))
        painter.drawLine(stone.center(), next_stone.center())


def paint_step(
    painter: QPainter, stone: QRectF, domain: int, step: int, level: int, cost: int, swell: float
) -> None:
    """Paints one step: enamel if taken, otherwise a stone with its cost. The last step taken
    shines.

    If a step's effect cannot be written in the room of the step, a tick takes its place.

    Args:
        step: the number of the step, from 1.
        level: the number of steps taken.
        cost: the dust that the step costs.
        swell: the size of the numbers as a multiple of the usual size.
    """
    width = max(0.9, stone.width() * 0.045)
    inner = metal.shrunk(stone, stone.width() * 0.1)
    shape = QPainterPath()
    if step == components.TOP_LEVEL:
        shape = _star(stone)
    else:
        shape.addEllipse(inner)
    if step == level:
        halo = QRadialGradient(stone.center(), stone.width() * 0.62)
        halo.setColorAt(0.55, QColor(255, 226, 130, 235))
        halo.setColorAt(1.0, QColor(255, 214, 100, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(stone.center(), stone.width() * 0.62, stone.width() * 0.62)
    painter.setPen(metal.keyline(width))
    painter.setBrush(
        metal.metal_brush(stone, metal.Metal.GOLD if step <= level else metal.Metal.SILVER)
    )
    painter.drawPath(shape)
    face = metal.shrunk(inner, inner.width() * 0.1)
    high = max(MIN_NUMERAL_PIXELS, face.height() * 0.46) * swell
    painter.setPen(metal.keyline(width * 0.6))
    if step <= level:
        painter.setBrush(metal.enamel_brush(face, DOMAIN_COLOURS[domain]))
        painter.drawEllipse(face)
        figure = effect_figure(domain, step)
        short = figure.removeprefix("−") if domain == components.GEM_LORE else figure
        if short and len(short) * high * _DIGIT_WIDTH <= inner.width():
            paint_figure_at(painter, face.center(), short, high, metal.IVORY)
        else:
            _paint_tick(painter, face)
        return
    ground = QLinearGradient(face.topLeft(), face.bottomLeft())
    ground.setColorAt(0.0, QColor("#fff9e8" if step == level + 1 else "#e9dcbc"))
    ground.setColorAt(1.0, QColor("#f0dba2" if step == level + 1 else "#cdb98c"))
    painter.setBrush(ground)
    painter.drawEllipse(face)
    ink = "#2a1c10" if step == level + 1 else "#6b5638"
    room = QRectF(inner.x(), face.center().y() - high / 2, inner.width(), high)
    painter.fillPath(numeral_path(cost, room, barred=False), QColor(ink))


def _star(stone: QRectF) -> QPainterPath:
    """Returns the outline of the last step: an eight-pointed star, because this level scores
    points."""
    path = QPainterPath()
    centre, radius = stone.center(), stone.width() / 2
    for i in range(16):
        reach = radius if i % 2 == 0 else radius * 0.82
        turn = centre + QLineF.fromPolar(reach, i * 22.5).p2()
        if i == 0:
            path.moveTo(turn)
        else:
            path.lineTo(turn)
    path.closeSubpath()
    return path


def _paint_tick(painter: QPainter, face: QRectF) -> None:
    """Paints a tick in ivory."""
    pen = metal.keyline(face.width() * 0.13, metal.IVORY)
    painter.setPen(pen)
    tick = QPainterPath(metal.part(face, 27, 52, 0, 0).topLeft())
    tick.lineTo(metal.part(face, 44, 68, 0, 0).topLeft())
    tick.lineTo(metal.part(face, 74, 33, 0, 0).topLeft())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)

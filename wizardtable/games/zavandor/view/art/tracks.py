# SPDX-License-Identifier: MIT
"""Paints knowledge: the track of a domain with its four steps, and all six in one line."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from wizardtable.games.zavandor.rules.components import (
    ACCUMULATION,
    ARTIFACT_DISCOUNT,
    ARTIFACT_LORE,
    DOMAINS,
    ENERGY_FLOW,
    EXTRA_SLOTS,
    FIRE,
    FLOW_DUST,
    GEM_LORE,
    NINE_SAGES,
    RUBY,
    SPIRAL_SLOTS,
    STEP_COSTS,
    TOP_LEVEL,
)
from wizardtable.games.zavandor.view.art.gems import paint_gem
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    paint_figure,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.numerals import LEAST_NUMERAL, numeral_path
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import LARGEST, Look, tint
from wizardtable.paint.writing import LEFT, write

DOMAIN_COLOURS: Final = ("#a3264a", "#1f7f95", "#b5451c", "#5b3f9c", "#6d4710", "#1b5f50")
"""By domain, the enamel of its steps."""

_UNITS: Final = {ENERGY_FLOW: "dust-2.svg", ACCUMULATION: "slot-accumulation-small.svg"}
"""By domain, the picture of what its figures count."""

LARGEST_SWELL: Final = Look(scale=LARGEST).swell

_INK: Final = "#2a1c10"

_DIGIT_WIDTH: Final = 0.8
"""Width of a digit by its height."""

_TALL: Final = 62.0
"""From this height, in logical pixels, a track says beneath each step what it brings."""


_LEAST_PIP: Final = 8.0
"""Below this size of a pip, the line of all domains writes levels instead of counting pips."""


def paint_domain(painter: QPainter, rect: QRectF, domain: int) -> None:
    """Paints the emblem of a domain of knowledge as large as fits in `rect`."""
    draw(painter, rect, "zavandor", f"domain-{DOMAINS[domain]}.svg")


def paint_track(
    painter: QPainter,
    rect: QRectF,
    domain: int,
    level: int,
    coming: int,
    marked: bool,
    name: str,
    look: Look,
) -> None:
    """Paints a domain's track, best about twice as wide as high.

    Args:
        level: how many steps have been taken; the last of them is lit.
        coming: what the next step costs in dust; -1 if there is none.
        marked: whether entering takes a marker, which is shown.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_plate(painter, rect, domain, level)
    edge = min(rect.width() / 2, rect.height())
    inner = shrunk(rect, edge * 0.07)
    tall = rect.height() >= _TALL * look.at_largest.close_scale
    side = min(inner.height() * (0.58 if tall else 0.52), inner.width() * 0.3)
    emblem = QRectF(inner.x(), inner.y(), side, side)
    paint_domain(painter, shrunk(emblem, side * 0.02), domain)
    if marked:
        draw(painter, part(emblem, 58, 50, 46, 56), "zavandor", "marker-free.svg")
    right = QRectF(emblem.topRight() + QPointF(edge * 0.06, 0), inner.bottomRight())
    head = part(right, 0, 0, 100, 27) if tall else part(right, 0, 0, 100, 44)
    size = lettering(head.height(), look, most=18)
    write(painter, head, name, look, size, look.theme.ink, LEFT, bold=True)
    steps = part(right, 0, 29, 100, 40) if tall else part(inner, 0, 46, 100, 54)
    boxes = [part(steps, 25 * i, 0, 25, 100) for i in range(TOP_LEVEL)]
    stones = [square(shrunk(box, min(box.width(), box.height()) * 0.03)) for box in boxes]
    _paint_way(painter, stones, level)
    for i, stone in enumerate(stones):
        cost = coming if i == level and coming >= 0 else STEP_COSTS[domain][i]
        _paint_step(painter, stone, domain, i + 1, level, cost, look.swell)
    if tall:
        foot = QRectF(right.x(), steps.bottom(), right.width(), inner.bottom() - steps.bottom())
        for i in range(TOP_LEVEL):
            hint = shrunk(part(foot, 25 * i, 8, 25, 84), foot.height() * 0.06)
            painter.setOpacity(1.0 if i < level else 0.62)
            paint_gain(painter, hint, domain, i + 1, look.theme.ink, look.swell)
        painter.setOpacity(1.0)
    painter.restore()


def paint_lore(
    painter: QPainter, rect: QRectF, levels: tuple[int, ...], price: int, look: Look
) -> None:
    """Paints the six domains in one line, each with a pip for every step taken,
    or where they are narrow with the level.

    Args:
        levels: by domain, 0 to 4.
        price: of the cheapest marker for sale; 0 if all are bought.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cells = len(levels) + 1
    width = rect.width() / cells
    foot = min(width * 0.24, rect.height() * 0.27)
    written = foot < _LEAST_PIP
    if written:
        foot = min(LEAST_NUMERAL * look.at_largest.close_scale * 1.3, rect.height() * 0.48)
    side = min(width * 0.96, rect.height() - foot * 1.15)
    top = rect.center().y() - (side + foot * 1.15) / 2
    for i, level in enumerate(levels):
        middle = rect.x() + width * (i + 0.5)
        painter.setOpacity(1.0 if level else 0.45)
        paint_domain(painter, QRectF(middle - side / 2, top, side, side), i)
        painter.setOpacity(1.0)
        strip = QRectF(middle - width / 2, top + side + foot * 0.15, width, foot)
        if written:
            gold = look.theme.glow if look.theme.dark else look.theme.brass_deep
            ink = gold if level == TOP_LEVEL else look.theme.text
            if level:
                high = foot * 0.92 / look.at_largest.swell * look.swell
                _paint_figure_at(painter, strip.center(), str(level), high, ink)
            continue
        for pip in range(TOP_LEVEL):
            place = QRectF(middle + (pip - TOP_LEVEL / 2) * foot, strip.y(), foot, foot)
            _paint_pip(painter, shrunk(place, foot * 0.04), pip < level, look)
    if price:
        last = QRectF(rect.right() - width, top, width, side + foot * 1.15)
        paint_marker(painter, last, price, used=False, swell=look.swell)
    painter.restore()


def paint_marker(
    painter: QPainter, rect: QRectF, price: int, used: bool, swell: float = 1.0
) -> None:
    """Paints a knowledge marker, best four wide to five high: a shield with a book.

    Args:
        price: what it is sold for, written on it; 0 for one that lies free.
        used: whether it is gone: only its imprint and its price are left.
        swell: how many times its usual size the number has.
    """
    box = QRectF(0, 0, min(rect.width(), rect.height() * 0.8), 0)
    box.setHeight(box.width() / 0.8)
    box.moveCenter(rect.center())
    high = max(LEAST_NUMERAL, box.height() * 0.2) * swell
    wide = min(high * 1.7, box.width() * 0.94)
    low = max(box.center().y(), box.bottom() - box.height() * 0.13 - high)
    number = QRectF(box.center().x() - wide / 2, low, wide, high)
    if used:
        draw(painter, box, "zavandor", "marker-used.svg", ink="#b08a45")
        painter.save()
        painter.setOpacity(0.7)
        painter.fillPath(numeral_path(price, number, barred=False), QColor("#b08a45"))
        painter.restore()
    elif price:
        draw(painter, box, "zavandor", "marker.svg")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(keyline(box.width() * 0.03))
        painter.setBrush(parchment_brush(number))
        edge = box.width() * 0.04
        painter.drawRoundedRect(number.adjusted(-edge, -edge, edge, edge), edge * 2, edge * 2)
        painter.fillPath(numeral_path(price, number, barred=False), QColor(_INK))
        painter.restore()
    else:
        draw(painter, box, "zavandor", "marker-free.svg")


def paint_gain(
    painter: QPainter, rect: QRectF, domain: int, level: int, ink: str, swell: float = 1.0
) -> None:
    """Paints what a level of a domain brings: a figure and of what, gems, or a dash."""
    figure = gain(domain, level)
    high = rect.height() * 0.48 / LARGEST_SWELL * swell
    side = min(rect.height(), rect.width() * 0.5)
    middle = rect.center()
    if domain == NINE_SAGES:
        for shift in (-0.88, -0.12):
            place = QRectF(middle.x() + side * shift, middle.y() - side / 2, side, side)
            paint_gem(painter, place, level)
    elif domain == FIRE and level == TOP_LEVEL:
        paint_gem(painter, rect, RUBY)
    elif not figure:
        painter.setPen(keyline(max(1.0, side * 0.09), ink))
        painter.drawLine(middle - QPointF(side * 0.2, 0), middle + QPointF(side * 0.2, 0))
    elif domain in _UNITS:
        _paint_figure_at(painter, part(rect, 4, 0, 46, 100).center(), figure, high, ink)
        unit = QRectF(middle.x() + rect.width() * 0.02, middle.y() - side / 2, side, side)
        draw(painter, unit, "zavandor", _UNITS[domain])
    else:
        _paint_figure_at(painter, rect.center(), figure, high, ink)


def _paint_figure_at(
    painter: QPainter, centre: QPointF, figure: str, high: float, ink: str
) -> None:
    """A figure around a point, its digits so high."""
    wide = high * 1.2 * len(figure)
    room = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    paint_figure(painter, room, figure, ink)


def gain(domain: int, level: int) -> str:
    """The figure that says what a level brings: "−10%", "+5"; empty where none does."""
    if domain == GEM_LORE:
        return f"−{10 * level}%"
    if domain == ENERGY_FLOW and FLOW_DUST[level]:
        return f"+{FLOW_DUST[level]}"
    if domain == ARTIFACT_LORE and ARTIFACT_DISCOUNT[level]:
        return f"−{ARTIFACT_DISCOUNT[level]}"
    if domain == ACCUMULATION and EXTRA_SLOTS[level]:
        return str(SPIRAL_SLOTS + EXTRA_SLOTS[level])
    return ""


def _paint_plate(painter: QPainter, rect: QRectF, domain: int, level: int) -> None:
    """Parchment in a gilt rim, warm in the domain's colour once it has been entered."""
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, 0.5), edge * 0.14, edge * 0.14)
    inner.addRoundedRect(shrunk(rect, edge * 0.045), edge * 0.11, edge * 0.11)
    painter.fillPath(inner, parchment_brush(rect))
    if level:
        light = QRadialGradient(part(rect, 16, 45, 0, 0).topLeft(), rect.width() * 0.7)
        light.setColorAt(0.0, tint(DOMAIN_COLOURS[domain], 0.34))
        light.setColorAt(1.0, tint(DOMAIN_COLOURS[domain], 0.04))
        painter.fillPath(inner, light)
    painter.setPen(keyline(max(0.8, edge * 0.012)))
    painter.setBrush(metal_brush(rect, Metal.GOLD if level else Metal.SILVER))
    painter.drawPath(outline.subtracted(inner))


def _paint_way(painter: QPainter, stones: list[QRectF], level: int) -> None:
    """The line that joins the steps, gilt as far as they have been taken."""
    width = stones[0].width() * 0.16
    for i, (one, other) in enumerate(pairwise(stones)):
        painter.setPen(keyline(width))
        painter.drawLine(one.center(), other.center())
        painter.setPen(keyline(width * 0.5, "#f3d98b" if i + 1 < level else "#b9a178"))
        painter.drawLine(one.center(), other.center())


def _paint_step(
    painter: QPainter, stone: QRectF, domain: int, step: int, level: int, cost: int, swell: float
) -> None:
    """One step: enamel once taken, with light about the last; else a stone with its cost. Of what a
    step brings a tick is left where the figure has no room."""
    width = max(0.9, stone.width() * 0.045)
    inner = shrunk(stone, stone.width() * 0.1)
    shape = QPainterPath()
    if step == TOP_LEVEL:
        shape = _lozenge(stone)
    else:
        shape.addEllipse(inner)
    if step == level:
        halo = QRadialGradient(stone.center(), stone.width() * 0.62)
        halo.setColorAt(0.55, QColor(255, 226, 130, 235))
        halo.setColorAt(1.0, QColor(255, 214, 100, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(stone.center(), stone.width() * 0.62, stone.width() * 0.62)
    painter.setPen(keyline(width))
    painter.setBrush(metal_brush(stone, Metal.GOLD if step <= level else Metal.SILVER))
    painter.drawPath(shape)
    face = shrunk(inner, inner.width() * 0.1)
    high = max(LEAST_NUMERAL, face.height() * 0.46) * swell
    painter.setPen(keyline(width * 0.6))
    if step <= level:
        painter.setBrush(enamel_brush(face, DOMAIN_COLOURS[domain]))
        painter.drawEllipse(face)
        figure = gain(domain, step)
        short = figure.removeprefix("−") if domain == GEM_LORE else figure
        if short and len(short) * high * _DIGIT_WIDTH <= inner.width():
            _paint_figure_at(painter, face.center(), short, high, IVORY)
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


def _lozenge(stone: QRectF) -> QPainterPath:
    """The outline of the last step: an eight-pointed star, for it scores."""
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
    """A tick in ivory: this step has been taken."""
    pen = keyline(face.width() * 0.13, IVORY)
    painter.setPen(pen)
    tick = QPainterPath(part(face, 27, 52, 0, 0).topLeft())
    tick.lineTo(part(face, 44, 68, 0, 0).topLeft())
    tick.lineTo(part(face, 74, 33, 0, 0).topLeft())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)


def _paint_pip(painter: QPainter, rect: QRectF, lit: bool, look: Look) -> None:
    """A small lozenge, gilt if lit."""
    pip = QPainterPath(QPointF(rect.center().x(), rect.top()))
    pip.lineTo(rect.right(), rect.center().y())
    pip.lineTo(rect.center().x(), rect.bottom())
    pip.lineTo(rect.left(), rect.center().y())
    pip.closeSubpath()
    painter.setPen(QPen(QColor("#2a1c10") if lit else tint(look.theme.text_soft, 0.6), 0.8))
    painter.setBrush(metal_brush(rect, Metal.GOLD) if lit else tint(look.theme.well, 0.6))
    painter.drawPath(pip)

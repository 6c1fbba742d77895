# SPDX-License-Identifier: MIT
"""Paints spells: the dice of major spells, at rest and tumbling, the chips of minor spells, and
the plaque with what lies beside a wizard."""

import math
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from wizardtable.games.elfenwizards.view.art.cube import POSES, pose
from wizardtable.games.elfenwizards.view.art.die_cuts import CUTS, paint_cut, paint_pip
from wizardtable.games.elfenwizards.view.art.guild_colors import TONES, draw_sigil
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    blend,
    enamel_brush,
    keyline,
    legible,
    metal_brush,
    paint_number,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.worn_looks import worn

_NEAR, _FAR = 0.25, 0.75
_PIPS: Final = {
    1: ((0.5, 0.5),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (0.5, 0.5), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_FAR, _NEAR), (0.5, 0.5), (_NEAR, _FAR), (_FAR, _FAR)),
    6: (*((x, y) for x in (_NEAR, _FAR) for y in (0.22, 0.5, 0.78)),),
}
"""By face, where its pips are, in shares of the side."""

_SMALL: Final = 26.0
"""Below this many pixels a die has larger pips, no sigil beneath them, which they would cover, and
the usual look, in which they are made out best."""

_SHIFTS: Final = {0: 0.05, 4: -0.04}
"""By guild, how far the pips of a die lie beneath its middle, where its shape is pointed."""

FRAMES: Final = POSES
"""Pictures of a die that tumbles."""


class DieState(IntEnum):
    """Whether a die is free, bound to a wizard, or spent."""

    FREE = 0
    COMMITTED = 1
    USED = 2


def paint_die(
    painter: QPainter,
    rect: QRectF,
    seat: int,
    face: int,
    state: DieState = DieState.FREE,
    *,
    look: str | None = None,
) -> None:
    """Paints a die of a guild as large as fits in `rect`.

    Args:
        face: 1 to 6; 0 shows the guild's sigil: not rolled yet.
        state: COMMITTED has a gilt rim; USED is dull, but can still be read.
        look: "" for the usual one; by default that worn now.
    """
    box = square(rect)
    tones = TONES[seat]
    side = box.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.0, side * 0.045)
    small = side < _SMALL
    look = "" if small else worn().dice if look is None else look
    body = die_outline(shrunk(box, width / 2), seat)
    painter.setPen(keyline(width))
    if state is DieState.COMMITTED:
        painter.setBrush(metal_brush(box, Metal.GOLD))
    else:
        painter.setBrush(_side_brush(box, seat))
    painter.drawPath(body)
    rim = side * (0.09 if state is DieState.COMMITTED else 0.065)
    upper = box.adjusted(rim, rim - side * 0.01, -rim, -rim - side * 0.05)
    light = QRadialGradient(part(upper, 28, 20, 0, 0).topLeft(), side * 1.05)
    light.setColorAt(0.0, blend(tones.mid, tones.light, 0.75))
    light.setColorAt(0.42, QColor(tones.mid))
    light.setColorAt(1.0, blend(tones.mid, tones.dark, 0.72))
    painter.setPen(keyline(width * 0.5, blend(tones.dark, KEYLINE, 0.4).name()))
    painter.setBrush(light)
    painter.drawPath(die_outline(upper, seat))
    paint_cut(painter, upper, lambda face: die_outline(face, seat), look)
    if not small and look not in CUTS:
        painter.save()
        painter.setClipPath(die_outline(upper, seat), Qt.ClipOperation.IntersectClip)
        _paint_shine(painter, upper)
        painter.restore()
    if not face:
        draw_sigil(painter, part(upper, 20, 20, 60, 60), seat, tones.numeral)
    else:
        if not small:
            painter.save()
            painter.setOpacity(painter.opacity() * 0.55)
            ink = tones.dark if seat != _BLACK else "#b3a8d8"
            draw_sigil(painter, part(upper, 8, 8, 84, 84), seat, ink)
            painter.restore()
        shift = _SHIFTS.get(seat, 0.0) * side
        _paint_pips(painter, upper.translated(0, shift), seat, face, look, small=small)
    if state is DieState.USED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(70, 74, 80, 135))
        painter.drawPath(body)
    painter.restore()


def die_outline(box: QRectF, seat: int) -> QPainterPath:
    """The outline of a guild's dice, by which they are told apart without colours: pointed as a
    flame, bent as a leaf, round as the moon, blunt as the sun, eared as a bat, drawn in
    as a star."""
    path = QPainterPath()
    if seat == _MOON:
        path.addEllipse(box)
    elif seat == _LEAF:
        path.moveTo(part(box, 0, 58, 0, 0).topLeft())
        path.quadTo(box.topLeft(), part(box, 58, 0, 0, 0).topLeft())
        path.lineTo(box.topRight())
        path.lineTo(part(box, 100, 42, 0, 0).topLeft())
        path.quadTo(box.bottomRight(), part(box, 42, 100, 0, 0).topLeft())
        path.lineTo(box.bottomLeft())
        path.closeSubpath()
    elif seat == _STAR:
        path.moveTo(box.topLeft())
        for middle, end in (
            ((50, 17), (100, 0)),
            ((83, 50), (100, 100)),
            ((50, 83), (0, 100)),
            ((17, 50), (0, 0)),
        ):
            path.quadTo(part(box, *middle, 0, 0).topLeft(), part(box, *end, 0, 0).topLeft())
    else:
        corners = [part(box, x, y, 0, 0).topLeft() for x, y in _CORNERS[seat]]
        path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


_LEAF, _MOON, _STAR = 1, 2, 5

_CORNERS: Final = {
    0: ((50, -6), (100, 32), (100, 100), (0, 100), (0, 32)),
    3: ((14, 0), (86, 0), (100, 14), (100, 86), (86, 100), (14, 100), (0, 86), (0, 14)),
    4: ((0, -4), (26, 14), (74, 14), (100, -4), (100, 70), (50, 106), (0, 70)),
}
"""By guild with a straight outline, its corners in hundredths."""


def paint_tumbling(painter: QPainter, rect: QRectF, seat: int, frame: int) -> None:
    """Paints a die in the air as large as fits in `rect`: one of `FRAMES` poses, in their order.
    The face in the brightest light bears the guild's sigil."""
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = box.width() * 0.29
    width = max(1.0, box.width() * 0.04)
    faces = pose(frame % FRAMES)
    look = "" if box.width() < _SMALL else worn().dice
    brightest = max(light for _, _, light in faces)
    for face, corners, light in faces:
        shape = QPolygonF([box.center() + corner * scale for corner in corners])
        tones = TONES[seat]
        hue = blend(tones.dark, tones.mid, min(1.0, light * 1.5))
        if light > 0.66:
            hue = blend(hue.name(), tones.light, (light - 0.66) * 1.4)
        painter.setPen(keyline(width))
        painter.setBrush(hue)
        painter.drawPolygon(shape)
        square_face = QPolygonF([QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)])
        move = QTransform.quadToQuad(square_face, shape)
        if isinstance(move, QTransform):
            painter.save()
            painter.setTransform(move, True)
            paint_cut(painter, QRectF(0, 0, 1, 1), _whole, look)
            if light == brightest:
                draw_sigil(painter, QRectF(0.08, 0.08, 0.84, 0.84), seat, tones.numeral)
            else:
                small = box.width() < _SMALL
                _paint_pips(painter, QRectF(0, 0, 1, 1), seat, face, look, small=small)
            painter.restore()
    painter.restore()


def _whole(box: QRectF) -> QPainterPath:
    """The outline of a face in the air."""
    path = QPainterPath()
    path.addRect(box)
    return path


def paint_minor(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints a minor spell: a scalloped chip of the guild with its sigil, worth one point."""
    box = square(rect)
    tones = TONES[seat]
    side = box.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(max(1.0, side * 0.045)))
    painter.setBrush(_side_brush(box, seat))
    painter.drawPath(_scalloped(shrunk(box, side * 0.02)))
    disc = shrunk(box, side * 0.15)
    painter.setPen(keyline(max(0.6, side * 0.025)))
    painter.setBrush(metal_brush(disc, Metal.GOLD))
    painter.drawEllipse(disc)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(disc, tones.mid))
    painter.drawEllipse(shrunk(disc, side * 0.04))
    draw_sigil(painter, shrunk(box, side * 0.27), seat, tones.numeral)
    painter.restore()


def paint_points(painter: QPainter, rect: QRectF, points: int, standing: int) -> None:
    """Paints what lies beside a wizard: its points on a plaque.

    Args:
        standing: 2 if he would win his contest now: gilt, with a crown; 1 if he is tied: silver,
            with a sign of equality; 0 if he would lose it: iron.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.height(), rect.width() * 0.62)
    wide = min(rect.width(), edge * 1.9)
    box = QRectF(0, 0, wide, edge)
    box.moveCenter(rect.center())
    width = max(0.9, edge * 0.06)
    plaque = shrunk(box, width / 2)
    painter.setPen(keyline(width))
    if standing:
        painter.setBrush(metal_brush(box, Metal.GOLD if standing > 1 else Metal.SILVER))
    else:
        painter.setBrush(QColor("#59616b"))
    painter.drawRoundedRect(plaque, edge * 0.3, edge * 0.3)
    field = shrunk(box, edge * 0.09)
    ground, ink = (("#2a2f38", "#dfe4ea"), ("#3d4d60", "#ffffff"), ("#7a1f2a", "#ffe9a8"))[standing]
    painter.setPen(keyline(width * 0.5))
    painter.setBrush(enamel_brush(field, ground))
    painter.drawRoundedRect(field, edge * 0.2, edge * 0.2)
    number = part(field, 5, 6, 90, 88)
    if standing and wide > edge * 1.4:
        sign, number = part(field, 3, 18, 34, 62), part(field, 39, 6, 59, 88)
        if standing > 1:
            draw(painter, legible(painter, sign), "elfenwizards", "crown.svg")
        else:
            painter.setPen(keyline(max(1.2, edge * 0.1), ink))
            for y in (36, 64):
                line = part(sign, 14, y, 66, 0)
                painter.drawLine(line.topLeft(), line.topRight())
    paint_number(painter, number, points, ink)
    painter.restore()


_BLACK: Final = 4


def _side_brush(box: QRectF, seat: int) -> QLinearGradient:
    """The body of a die: its sides, of which the lower one is in the shade."""
    tones = TONES[seat]
    brush = QLinearGradient(box.topLeft(), box.bottomLeft())
    brush.setColorAt(0.0, blend(tones.mid, tones.light, 0.8))
    brush.setColorAt(0.3, QColor(tones.mid))
    brush.setColorAt(1.0, blend(tones.dark, "#000000", 0.25))
    return brush


def _paint_shine(painter: QPainter, upper: QRectF) -> None:
    """Light along the upper left edge of a face."""
    shine = QPainterPath(part(upper, 8, 30, 0, 0).topLeft())
    shine.quadTo(part(upper, 9, 9, 0, 0).topLeft(), part(upper, 30, 8, 0, 0).topLeft())
    shine.lineTo(part(upper, 62, 7, 0, 0).topLeft())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(255, 255, 255, 150), upper.width() * 0.045)
    pen.setCapStyle(_ROUND)
    painter.setPen(pen)
    painter.drawPath(shine)


_ROUND: Final = Qt.PenCapStyle.RoundCap


def _paint_pips(
    painter: QPainter, upper: QRectF, seat: int, face: int, look: str, *, small: bool
) -> None:
    """The pips of a face, hollowed out and filled in."""
    side = upper.width()
    radius = side * (0.118 if small else 0.098)
    ink = QColor(TONES[seat].numeral)
    bright = ink.lightness() > 128
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in _PIPS[face]:
        centre = upper.topLeft() + QPointF(x * upper.width(), y * upper.height())
        painter.setBrush(QColor(0, 0, 0, 150) if bright else QColor(255, 255, 255, 170))
        shift = -0.2 if bright else 0.22
        paint_pip(painter, centre + QPointF(0, radius * shift), radius * 1.12, look)
        painter.setBrush(QColor(IVORY) if bright else ink)
        paint_pip(painter, centre, radius, look)


def _scalloped(box: QRectF) -> QPainterPath:
    """A disc with ten bows along its edge."""
    path = QPainterPath()
    count, centre, radius = 10, box.center(), box.width() / 2
    for i in range(count + 1):
        turn = 2 * math.pi * i / count
        spot = centre + QPointF(math.cos(turn), math.sin(turn)) * radius * 0.86
        if not i:
            path.moveTo(spot)
            continue
        middle = turn - math.pi / count
        path.quadTo(centre + QPointF(math.cos(middle), math.sin(middle)) * radius * 1.14, spot)
    path.closeSubpath()
    return path

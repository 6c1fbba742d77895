# SPDX-License-Identifier: MIT
"""Paints what lies about the tree: the boxes for dice and the hollows of the defeated."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from wizardtable.games.elfenwizards.rules.components import GREY, MINOR
from wizardtable.games.elfenwizards.view.art.pawns import paint_grey
from wizardtable.games.elfenwizards.view.art.spaces import paint_rank
from wizardtable.paint.furniture import paint_chip
from wizardtable.paint.metal import IVORY, Metal, keyline, metal_brush, part, shrunk, square
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, NARROWEST, fits_line, fitting, write

_VELVET: Final = (
    ("#3f7a44", "#0e2c18"),
    ("#66479a", "#1f1138"),
    ("#50606c", "#161f28"),
    ("#32579c", "#0c1a3c"),
    ("#8a5a2a", "#2e1a0a"),
    ("#717986", "#23272f"),
)
"""By box, what it is lined with, in the light and at the edge."""


HEADING: Final = 12.3
"""Pixels of the writing on a box, where writing is not larger."""


def box_header(look: Look) -> float:
    """The height of the title of a box or of a hollow of the defeated, from its upper edge."""
    return 17.5 * look.close_scale


def paint_box(
    painter: QPainter, rect: QRectF, box: int, name: str, supply: int, look: Look
) -> None:
    """Paints a box for dice: lined with velvet, its emblem on the lid beside its name.

    Args:
        box: a level from Druids (0) to Magicians (3), MINOR or GREY.
        name: what it is called, in the reader's language.
        supply: grey tokens left, shown at the right; -1 for none to be shown.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    high, deep = _VELVET[box]
    outline, inner = box_frame(rect, edge)
    lining = QRadialGradient(part(rect, 34, 42, 0, 0).topLeft(), rect.width() * 0.8)
    lining.setColorAt(0.0, QColor(high))
    lining.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, lining)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    if box == GREY:
        _paint_wisps(painter, rect)
    else:
        _paint_quilt(painter, rect, edge)
    head = QRectF(rect.x(), rect.y(), rect.width(), box_header(look))
    _paint_lid(painter, head, deep)
    ghost = QRectF(0, 0, edge * 0.66, edge * 0.66)
    ghost.moveBottomRight(rect.bottomRight() - QPointF(edge * 0.08, edge * 0.05))
    if supply < 0:
        painter.setOpacity(0.3)
        _paint_emblem(painter, ghost, box)
        painter.setOpacity(1.0)
    painter.restore()
    paint_edge(painter, rect, outline.subtracted(inner), Metal.GOLD)
    side = head.height() * 1.32
    emblem = QRectF(rect.x() + edge * 0.05, rect.y() - head.height() * 0.04, side, side)
    line = head.adjusted(edge * 0.08, edge * 0.02, -edge * 0.08, 0)
    text, fits = name_room(line, emblem, name, look)
    if text != line or not fits:
        _paint_emblem(painter, emblem, box)
    if fits:
        write(painter, text, name, look, HEADING, IVORY, LEFT, bold=True)
    if supply >= 0:
        _paint_supply(painter, rect, box_header(look.at_largest), supply, look)
    painter.restore()


def name_room(line: QRectF, emblem: QRectF, name: str, look: Look) -> tuple[QRectF, bool]:
    """Where a name stands on its line: after the emblem, or in its place where there is little
    room; and whether it has room. Where it has none, the emblem stands alone."""
    after = QRectF(line)
    after.setLeft(emblem.right() + line.height() * 0.18)
    if fits_line(after, name, look, HEADING, NARROWEST):
        return after, True
    if fits_line(line, name, look, HEADING, NARROWEST):
        return line, True
    return after, False


def paint_defeat(
    painter: QPainter, rect: QRectF, level: int, texts: tuple[str, str, str], look: Look
) -> None:
    """Paints the hollow of the defeated of a level: a cave among roots, its name on a board.

    Args:
        texts: its name, a short one for where that would be too small, and the longest name of
            all hollows, by which this is judged.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    outline, inner = box_frame(rect, edge)
    rock = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in ((0.0, "#7a6a58"), (0.5, "#51453c"), (1.0, "#2a2320")):
        rock.setColorAt(stop, QColor(colour))
    painter.fillPath(inner, rock)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    cave = _cave(rect)
    gloom = QRadialGradient(part(rect, 46, 80, 0, 0).topLeft(), rect.width() * 0.6)
    for stop, colour in ((0.0, "#9db4ae"), (0.45, "#566f72"), (1.0, "#152027")):
        gloom.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(max(1.2, edge * 0.025)))
    painter.setBrush(gloom)
    painter.drawPath(cave)
    painter.save()
    painter.setClipPath(cave, Qt.ClipOperation.IntersectClip)
    ghost = QRectF(0, 0, edge * 0.56, edge * 0.56)
    ghost.moveCenter(part(rect, 84, 62, 0, 0).topLeft())
    painter.setOpacity(0.16)
    painter.translate(ghost.center())
    painter.rotate(28)
    painter.translate(-ghost.center())
    paint_rank(painter, ghost, level + 1)
    painter.restore()
    _paint_roots(painter, rect, edge)
    painter.restore()
    paint_edge(painter, rect, outline.subtracted(inner), Metal.COPPER)
    _paint_board(painter, rect, level, texts, look)
    painter.restore()


def box_frame(rect: QRectF, edge: float) -> tuple[QPainterPath, QPainterPath]:
    """The outlines of a box and of what its rim encloses."""
    outline, inner = QPainterPath(), QPainterPath()
    rim = max(2.2, edge * 0.032)
    outline.addRoundedRect(shrunk(rect, 0.6), edge * 0.1, edge * 0.1)
    inner.addRoundedRect(shrunk(rect, rim), edge * 0.08, edge * 0.08)
    return outline, inner


def paint_edge(painter: QPainter, rect: QRectF, rim: QPainterPath, metal: Metal) -> None:
    """Paints the rim of a box in a metal."""
    painter.setPen(keyline(max(0.8, min(rect.width(), rect.height()) * 0.01)))
    painter.setBrush(metal_brush(rect, metal))
    painter.drawPath(rim)


def _paint_emblem(painter: QPainter, rect: QRectF, box: int) -> None:
    """The emblem of a box: that of the wizards its dice serve, an open book, or a cauldron."""
    if box in (MINOR, GREY):
        draw(painter, rect, "elfenwizards", "minor.svg" if box == MINOR else "mist.svg")
    else:
        paint_rank(painter, rect, box + 1)


def _paint_lid(painter: QPainter, head: QRectF, deep: str) -> None:
    """The darker strip that the name stands on, above a gilt line."""
    shade = QLinearGradient(head.topLeft(), head.bottomLeft())
    shade.setColorAt(0.0, tint(deep, 0.95))
    shade.setColorAt(1.0, tint(deep, 0.7))
    painter.fillRect(head, shade)
    line = QRectF(head.x(), head.bottom(), head.width(), max(1.0, head.height() * 0.07))
    painter.fillRect(line, metal_brush(line, Metal.GOLD))


def _paint_quilt(painter: QPainter, rect: QRectF, edge: float) -> None:
    """The stitches of the lining: a lattice with a stud on each crossing."""
    step = max(14.0, edge * 0.26)
    painter.setPen(keyline(max(0.7, edge * 0.007), "#38ffffff"))
    x = rect.left() - rect.height()
    while x < rect.right() + rect.height():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()))
        x += step


def _paint_wisps(painter: QPainter, rect: QRectF) -> None:
    """Bands of grey mist."""
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(7):
        x, y = (i * 61.8) % 96, 30 + (i * 38.2) % 62
        box = part(rect, x - 16, y - 12, 34, 26)
        mist = QRadialGradient(QPointF(0, 0), 1)
        mist.setColorAt(0.0, QColor(214, 222, 232, 90))
        mist.setColorAt(1.0, QColor(214, 222, 232, 0))
        painter.save()
        painter.translate(box.center())
        painter.scale(box.width() / 2, box.height() / 2)
        painter.setBrush(mist)
        painter.drawEllipse(QPointF(0, 0), 1, 1)
        painter.restore()


def _paint_supply(painter: QPainter, rect: QRectF, head: float, supply: int, look: Look) -> None:
    """The grey tokens that are left: a leaning heap with their number."""
    room = QRectF(rect.right(), rect.top() + head, 0, rect.height() - head)
    room.setLeft(rect.right() - min(rect.height() * 1.25, rect.width() * 0.34))
    room = shrunk(room, room.height() * 0.08)
    side = min(room.height() * 0.9, room.width() * 0.6)
    first = QRectF(0, 0, side * 0.72, side * 0.72)
    heap = ((0.0, 0.5), (0.62, 0.5), (0.3, 0.0))
    base = QPointF(room.center().x() - side * 0.68, room.bottom() - side * 1.18)
    for x, y in heap[: min(3, supply)]:
        first.moveTopLeft(base + QPointF(x * side, y * side))
        paint_grey(painter, first)
    plaque = QRectF(0, 0, 27.0 * look.close_scale, 17.5 * look.close_scale)
    plaque.moveBottomRight(room.bottomRight())
    paint_chip(painter, plaque, str(supply), look)


def _cave(rect: QRectF) -> QPainterPath:
    """The mouth of a cave, uneven above."""
    path = QPainterPath(part(rect, 3, 104, 0, 0).topLeft())
    for (cx, cy), (x, y) in (
        ((1, 60), (6, 44)),
        ((10, 24), (22, 27)),
        ((30, 14), (44, 21)),
        ((58, 15), (68, 24)),
        ((82, 20), (91, 38)),
        ((99, 58), (97, 104)),
    ):
        path.quadTo(part(rect, cx, cy, 0, 0).topLeft(), part(rect, x, y, 0, 0).topLeft())
    path.closeSubpath()
    return path


def _paint_roots(painter: QPainter, rect: QRectF, edge: float) -> None:
    """Roots that hang into the cave from above."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, bend, low in ((8, -4, 84), (18, 3, 58), (82, -3, 56), (93, 4, 90), (60, 3, 40)):
        path = QPainterPath(part(rect, x, -2, 0, 0).topLeft())
        path.cubicTo(
            part(rect, x + bend, low * 0.4, 0, 0).topLeft(),
            part(rect, x - bend * 1.4, low * 0.7, 0, 0).topLeft(),
            part(rect, x + bend * 0.6, low, 0, 0).topLeft(),
        )
        width = edge * (0.05 if low > 60 else 0.034)
        for share, colour in ((1.6, "#2a1c10"), (0.9, "#8a5c34"), (0.3, "#b98a58")):
            painter.setPen(keyline(width * share, colour))
            painter.drawPath(path)


def _paint_board(
    painter: QPainter, rect: QRectF, level: int, texts: tuple[str, str, str], look: Look
) -> None:
    """The board with a name on it, nailed over the cave."""
    high = box_header(look)
    board = QRectF(rect.x() + high * 0.25, rect.y() + high * 0.08, rect.width() - high * 0.5, high)
    wood = QLinearGradient(board.topLeft(), board.bottomLeft())
    for stop, colour in ((0.0, "#8f6136"), (0.5, "#6b431f"), (1.0, "#452911")):
        wood.setColorAt(stop, QColor(colour))
    painter.setPen(keyline(max(1.0, high * 0.06)))
    painter.setBrush(wood)
    painter.drawRoundedRect(board, high * 0.18, high * 0.18)
    emblem = square(QRectF(board.x() + high * 0.12, board.y(), high, high))
    paint_rank(painter, shrunk(emblem, high * 0.06), level + 1)
    text = board.adjusted(high * 1.25, 0, -high * 0.3, 0)
    size = HEADING
    name, short, longest = texts
    if fitting((longest, short), text.width(), look, size) == short:
        name = short
    write(painter, text, name, look, size, IVORY, LEFT, bold=True)

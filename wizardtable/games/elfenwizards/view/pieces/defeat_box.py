# SPDX-License-Identifier: MIT
"""The three defeat boxes, where wizards that lost a contest wait."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.elfenwizards.rules import standings
from wizardtable.games.elfenwizards.rules.components import DEFEAT_BOXES
from wizardtable.games.elfenwizards.view.pieces import box_frames
from wizardtable.games.elfenwizards.view.pieces.place_names import DEFEAT_BOX_NAMES
from wizardtable.games.elfenwizards.view.pieces.ranks import paint_rank
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import IVORY, Metal, keyline, part, shrunk, square
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import LEFT, first_fitting_text, widest_text, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def paint_defeat(
    painter: QPainter, rect: QRectF, level: int, texts: tuple[str, str, str], look: Look
) -> None:
    """Paints the defeat box of a level: a cave among roots, with the name of the box on a board.

    Args:
        level: the level, from Druids (0) to Necromancers (2).
        texts: the name of the box, a short name, and the longest name of all defeat boxes. If the
            longest name does not fit, all defeat boxes show the short name.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    outline, inner = box_frames.box_frame(rect, edge)
    rock = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, colour in ((0.0, "#7a6a58"), (0.5, "#51453c"), (1.0, "#2a2320")):
        rock.setColorAt(stop, QColor(colour))
    painter.fillPath(inner, rock)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    cave = _cave_outline(rect)
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
    box_frames.paint_edge(painter, rect, outline.subtracted(inner), Metal.COPPER)
    _paint_board(painter, rect, level, texts, look)
    painter.restore()


def _cave_outline(rect: QRectF) -> QPainterPath:
    """Returns the outline of a cave with an uneven roof."""
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
    """Paints roots that hang into the cave from above."""
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
    """Paints the board with the emblem and the name above the cave. `texts` are those of
    `paint_defeat`."""
    high = box_frames.box_header(look)
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
    size = box_frames.HEADING_PIXELS
    name, short, longest = texts
    if first_fitting_text((longest, short), text.width(), look, size) == short:
        name = short
    write(painter, text, name, look, size, IVORY, LEFT, bold=True)


def _paint(
    painter: QPainter, rect: QRectF, look: Look, level: int, name: str, short: str, longest: str
) -> None:
    paint_defeat(painter, rect, level, (name, short, longest), look)


@piece("defeat", {"defeat": _paint})
class DefeatBox(Piece[ShownTable]):
    """The box for the defeated wizards of a level, from Druids (0) to Necromancers (2)."""

    level: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        short = render(N_("elfenwizards table", "Defeated"))
        longest = widest_text([render(name) for name in DEFEAT_BOX_NAMES])
        return Sprite("defeat", (self.level, self.name(shown), short, longest))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(DEFEAT_BOX_NAMES[self.level])

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        lines = [
            N_(
                "elfenwizards table",
                "Wizards from this level who do not rise wait here. Starting with the "
                "highest box, defeated wizards take the vacant titles; the rest become "
                "Magicians.",
            )
        ]
        if self.level < len(DEFEAT_BOXES) - 1:
            lines.append(
                N_(
                    "elfenwizards table",
                    "A wizard demoted from here takes a grey token, if any are left: it costs a "
                    "point every round.",
                )
            )
        count = len(standings.wizards_on(shown.observation, DEFEAT_BOXES[self.level]))
        if count:
            lines.append(NN_("elfenwizards table", "%n wizard(s) here.", "", count))
        else:
            lines.append(N_("elfenwizards table", "No wizards here."))
        return Explanation(self.name(shown), tuple(map(render, lines)))

# SPDX-License-Identifier: MIT
"""The six boxes for dice around the tree."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, standings
from wizardtable.games.elfenwizards.rules.components import BOXES, GREY_BOX, MINOR_BOX
from wizardtable.games.elfenwizards.view.pieces import box_frames
from wizardtable.games.elfenwizards.view.pieces.detail_texts import Rows
from wizardtable.games.elfenwizards.view.pieces.grey_tokens import paint_grey
from wizardtable.games.elfenwizards.view.pieces.ranks import paint_rank
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import paint_chip
from wizardtable.paint.metal import IVORY, Metal, keyline, metal_brush, part, shrunk
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_BOX_NAMES: Final = (
    N_("elfenwizards table", "Druids"),
    N_("elfenwizards table", "Sorcerers"),
    N_("elfenwizards table", "Necromancers"),
    N_("elfenwizards table", "Magicians"),
    N_("elfenwizards table", "Minor Spells"),
    N_("elfenwizards table", "Grey Magic"),
)
assert len(_BOX_NAMES) == len(BOXES)

_VELVET_COLOURS: Final = (
    ("#3f7a44", "#0e2c18"),
    ("#66479a", "#1f1138"),
    ("#50606c", "#161f28"),
    ("#32579c", "#0c1a3c"),
    ("#8a5a2a", "#2e1a0a"),
    ("#717986", "#23272f"),
)
"""By box, the two colours of its lining: in the light, and at the edge."""


def paint_box(
    painter: QPainter, rect: QRectF, box: int, name: str, supply: int, look: Look
) -> None:
    """Paints a box for dice: lined with velvet, with its emblem and its name at the top.

    Args:
        box: a level from Druids (0) to Magicians (3), MINOR_BOX or GREY_BOX.
        name: the title of the box in the present language.
        supply: the number of grey tokens in the supply, shown at the right; -1 to show no supply.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height())
    high, deep = _VELVET_COLOURS[box]
    outline, inner = box_frames.box_frame(rect, edge)
    lining = QRadialGradient(part(rect, 34, 42, 0, 0).topLeft(), rect.width() * 0.8)
    lining.setColorAt(0.0, QColor(high))
    lining.setColorAt(1.0, QColor(deep))
    painter.fillPath(inner, lining)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    if box == GREY_BOX:
        _paint_wisps(painter, rect)
    else:
        _paint_quilt(painter, rect, edge)
    head = QRectF(rect.x(), rect.y(), rect.width(), box_frames.box_header(look))
    _paint_lid(painter, head, deep)
    ghost = QRectF(0, 0, edge * 0.66, edge * 0.66)
    ghost.moveBottomRight(rect.bottomRight() - QPointF(edge * 0.08, edge * 0.05))
    if supply < 0:
        painter.setOpacity(0.3)
        _paint_emblem(painter, ghost, box)
        painter.setOpacity(1.0)
    painter.restore()
    box_frames.paint_edge(painter, rect, outline.subtracted(inner), Metal.GOLD)
    side = head.height() * 1.32
    emblem = QRectF(rect.x() + edge * 0.05, rect.y() - head.height() * 0.04, side, side)
    line = head.adjusted(edge * 0.08, edge * 0.02, -edge * 0.08, 0)
    text, fits = box_frames.name_room(line, emblem, name, look)
    if text != line or not fits:
        _paint_emblem(painter, emblem, box)
    if fits:
        write(painter, text, name, look, box_frames.HEADING_PIXELS, IVORY, LEFT, bold=True)
    if supply >= 0:
        _paint_supply(painter, rect, box_frames.box_header(look.at_largest), supply, look)
    painter.restore()


def _paint_emblem(painter: QPainter, rect: QRectF, box: int) -> None:
    """Paints the emblem of a box: the emblem of a rank, of minor spells, or of grey magic."""
    if box in (MINOR_BOX, GREY_BOX):
        draw(painter, rect, "elfenwizards", "minor.svg" if box == MINOR_BOX else "mist.svg")
    else:
        paint_rank(painter, rect, box + 1)


def _paint_lid(painter: QPainter, head: QRectF, deep: str) -> None:
    """Paints the darker strip behind the name, and a gilt line below the strip."""
    shade = QLinearGradient(head.topLeft(), head.bottomLeft())
    shade.setColorAt(0.0, tint(deep, 0.95))
    shade.setColorAt(1.0, tint(deep, 0.7))
    painter.fillRect(head, shade)
    line = QRectF(head.x(), head.bottom(), head.width(), max(1.0, head.height() * 0.07))
    painter.fillRect(line, metal_brush(line, Metal.GOLD))


def _paint_quilt(painter: QPainter, rect: QRectF, edge: float) -> None:
    """Paints the stitches of the lining, which form a lattice."""
    step = max(14.0, edge * 0.26)
    painter.setPen(keyline(max(0.7, edge * 0.007), "#38ffffff"))
    x = rect.left() - rect.height()
    while x < rect.right() + rect.height():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()))
        x += step


def _paint_wisps(painter: QPainter, rect: QRectF) -> None:
    """Paints bands of grey mist."""
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
    """Paints the grey tokens in the supply: a heap of at most three, and their number. `head` is
    the height in pixels of the title above."""
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


def _paint(painter: QPainter, rect: QRectF, look: Look, box: int, name: str, supply: int) -> None:
    paint_box(painter, rect, box, name, supply, look)


@piece("box", {"box": _paint})
class DiceBox(Piece[ShownTable]):
    """A box for dice: for one of the four levels, for minor spells, or for grey magic."""

    box: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        supply = shown.observation.supply if self.box == GREY_BOX else -1
        return Sprite("box", (self.box, self.name(shown), supply))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(_BOX_NAMES[self.box])

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, rows = shown.observation, self._rows_of_dice(shown)
        if self.box == MINOR_BOX:
            text = NN_(
                "elfenwizards table",
                "Before and after the contests, dice here recover minor spells, one for "
                "every %n pip(s).",
                "",
                components.POINTS_PER_RECOVERED_SPELL,
            )
            return self._card(shown, (text,), (*rows, *_rows_of_minor_spells(shown)))
        if self.box == GREY_BOX:
            text = NN_(
                "elfenwizards table",
                "At the end of the round, dice here remove grey tokens, one for every %n pip(s).",
                "",
                standings.cleansing_price(observation),
            )
            supply_line = NN_(
                "elfenwizards table", "%n grey token(s) in the supply", "", observation.supply
            )
            return self._card(shown, (text, supply_line), (*rows, *_rows_of_grey_tokens(shown)))
        text = N_(
            "elfenwizards table",
            "In the contests, players place these dice beside wizards on this level. "
            "Unused dice return to their owners afterwards.",
        )
        return self._card(shown, (text,), rows)

    def _card(self, shown: ShownTable, lines: tuple[Message, ...], rows: Rows) -> Explanation:
        return Explanation(self.name(shown), tuple(map(render, lines)), ledger=rows)

    def _rows_of_dice(self, shown: ShownTable) -> Rows:
        """Returns a row for each guild with dice in the box: the dice and their sum."""
        rows = []
        for seat, name in enumerate(shown.names):
            faces = shown.observation.placed[seat][self.box]
            if faces:
                dice = " + ".join(str(face) for face in reversed(faces))
                text = N_("elfenwizards table", "{player}: {dice}").of(player=name, dice=dice)
                label = render(text) if len(faces) > 1 else name
                rows.append((label, str(sum(faces))))
        return tuple(rows)


def _rows_of_minor_spells(shown: ShownTable) -> Rows:
    """Returns a row for each guild with minor spells in the Minor Spells box.

    A row has the number of minor spells, and the number that the guild can recover.
    """
    observation, rows = shown.observation, []
    for seat, name in enumerate(shown.names):
        if observation.boxed[seat]:
            text = NN_(
                "elfenwizards table", "{player}: %n minor spell(s)", "", observation.boxed[seat]
            )
            back = N_("elfenwizards table", "can recover none")
            if count := standings.recoverable_spells(observation, seat):
                back = N_("elfenwizards table", "can recover {count}").of(count=count)
            rows.append((render(text.of(player=name)), render(back)))
    return tuple(rows)


def _rows_of_grey_tokens(shown: ShownTable) -> Rows:
    """Returns a row for each guild with grey tokens: their number, and the points they cost in a
    round."""
    rows = []
    for seat, name in enumerate(shown.names):
        tokens = standings.tokens_of(shown.observation, seat)
        if tokens:
            text = NN_("elfenwizards table", "{player}: %n grey token(s)", "", tokens)
            rows.append((render(text.of(player=name)), f"−{tokens}"))
    return tuple(rows)

# SPDX-License-Identifier: MIT
"""Shows the parts of the turn: component, incantation action and draw. Each part is done, possible
now, or still to come."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import abilities, terms
from wizardtable.games.wizards_gambit.rules.components import (
    NO_ABILITY,
    QUICK_HANDS,
    TWIN_CASTING,
)
from wizardtable.games.wizards_gambit.rules.state import FORESEE, LIMIT, Observation
from wizardtable.games.wizards_gambit.view.pieces.seat import gem_outline
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.paint.furniture import lettering, paint_niche
from wizardtable.paint.metal import keyline
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, write_shortened
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

_DONE, _OPEN, _WAITING = range(3)
"""The states of a part of the turn: done, possible now, or still to come."""

_COMPONENT_TEXT: Final = N_("wizards_gambit table", "Component")
_INCANTATION_TEXT: Final = N_("wizards_gambit table", "Incantation")
_DRAW_TEXT: Final = N_("wizards_gambit table", "Draw")
_COMPONENTS_LEFT_TEXT: Final = N_("wizards_gambit table", "Component ×{count}")
_INCANTATIONS_LEFT_TEXT: Final = N_("wizards_gambit table", "Incantation ×{count}")
_ALL_COMPONENTS_TEXT: Final = N_("wizards_gambit table", "Components in hand")
_ALL_INCANTATIONS_TEXT: Final = N_("wizards_gambit table", "Incantations in hand")


def _paint(
    painter: QPainter, rect: QRectF, look: Look, texts: Sequence[str], states: Sequence[int]
) -> None:
    """Paints the parts of the turn in a column, each with a sign for its state.

    A tick means done, a gem possible now, and an empty ring still to come.
    """
    paint_niche(painter, rect, look)
    pad = max(6.0, rect.height() * 0.07)
    area = rect.adjusted(pad, pad * 0.7, -pad, -pad * 0.7)
    high = area.height() / len(texts)
    for number, (text, state) in enumerate(zip(texts, states, strict=True)):
        line = QRectF(area.x(), area.y() + number * high, area.width(), high)
        side = min(high * 0.68, 20.0 * look.scale, line.width() * 0.24)
        sign = QRectF(line.x(), line.center().y() - side / 2, side, side)
        _paint_sign(painter, sign, state, look)
        room = line.adjusted(side + pad, 0, 0, 0)
        ink = look.theme.text if state == _OPEN else look.theme.text_soft
        size = lettering(high, look, max_pixels=15.0)
        write_shortened(painter, room, text, look, size, ink, LEFT, state == _OPEN)


def _paint_sign(painter: QPainter, rect: QRectF, state: int, look: Look) -> None:
    theme, width = look.theme, max(1.2, rect.width() * 0.1)
    ring = rect.adjusted(width, width, -width, -width)
    painter.setBrush(tint(theme.well, 0.6))
    painter.setPen(QPen(QColor(theme.glow if state == _OPEN else theme.brass), width))
    painter.drawEllipse(ring)
    if state == _DONE:
        tick = QPainterPath(QPointF(ring.x() + ring.width() * 0.22, ring.center().y()))
        tick.lineTo(ring.x() + ring.width() * 0.44, ring.y() + ring.height() * 0.74)
        tick.lineTo(ring.x() + ring.width() * 0.84, ring.y() + ring.height() * 0.18)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(keyline(width * 1.3, theme.target))
        painter.drawPath(tick)
    elif state == _OPEN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.glow))
        reach = ring.width() * 0.27
        painter.drawPath(gem_outline(ring.center(), reach))


def _parts_and_states(observation: Observation) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Returns the texts of the parts of the turn, and for each part its state.

    A state is `_DONE`, `_OPEN` or `_WAITING`.
    """
    seat = observation.active
    drawing = observation.step in (FORESEE, LIMIT)
    plays = (
        (not observation.played)
        + observation.extra
        + abilities.can_use(observation, seat, QUICK_HANDS)
    )
    twice = abilities.working_ability(observation, seat) == TWIN_CASTING
    casts = max(0, (2 if twice else 1) - observation.actions)
    component = _COMPONENTS_LEFT_TEXT.of(count=plays) if plays > 1 else _COMPONENT_TEXT
    incantation = _INCANTATIONS_LEFT_TEXT.of(count=casts) if casts > 1 else _INCANTATION_TEXT
    if observation.free:
        component, incantation = _ALL_COMPONENTS_TEXT, _ALL_INCANTATIONS_TEXT
    states = (
        _DONE if drawing or not (plays or observation.free) else _OPEN,
        _DONE if drawing or not (casts or observation.free) else _OPEN,
        _OPEN if drawing else _WAITING,
    )
    return tuple(render(part) for part in (component, incantation, _DRAW_TEXT)), states


@piece("turn", {"turn": _paint})
class Turn(TablePiece):
    """The list of the parts of the active seat's turn."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("turn", _parts_and_states(shown.observation))

    @override
    def name(self, shown: ShownTable) -> str:
        player = shown.frame.names[shown.observation.active]
        return render(N_("wizards_gambit table", "{player}’s turn").of(player=player))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        lines: list[Message] = [
            N_("wizards_gambit table", "Play one component (compulsory)."),
            N_("wizards_gambit table", "Take one incantation action (optional)."),
            N_("wizards_gambit table", "Draw, then discard down to the hand limit."),
        ]
        if abilities.working_ability(observation, observation.active) != NO_ABILITY:
            top = observation.books[observation.active][-1]
            text = N_("wizards_gambit table", "On top of the book: {spell}.")
            lines.append(text.of(spell=terms.the_spell(observation.table, top)))
        return Explanation(self.name(shown), tuple(render(line) for line in lines))

# SPDX-License-Identifier: MIT
"""The minor spells of the guilds."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import components, moves, state
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.view.pieces import guilds
from wizardtable.games.elfenwizards.view.pieces.detail_texts import MINOR_SPELL_OF
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import FRONT, STORE, wizard_at
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard, wizards_at_level
from wizardtable.paint.metal import Metal, enamel_brush, keyline, metal_brush, shrunk, square
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite


def paint_minor(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paints a minor spell: a scalloped chip of the guild with its sigil."""
    box = square(rect)
    tones = guilds.GUILD_TONES[seat]
    side = box.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(max(1.0, side * 0.045)))
    painter.setBrush(guilds.side_brush(box, tones))
    painter.drawPath(_scalloped_outline(shrunk(box, side * 0.02)))
    disc = shrunk(box, side * 0.15)
    painter.setPen(keyline(max(0.6, side * 0.025)))
    painter.setBrush(metal_brush(disc, Metal.GOLD))
    painter.drawEllipse(disc)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(enamel_brush(disc, tones.mid))
    painter.drawEllipse(shrunk(disc, side * 0.04))
    guilds.draw_sigil(painter, shrunk(box, side * 0.27), seat, tones.numeral)
    painter.restore()


def _scalloped_outline(box: QRectF) -> QPainterPath:
    """Returns the outline of a disc with ten arcs along its edge."""
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


def _paint(painter: QPainter, rect: QRectF, look: Look, seat: int) -> None:
    paint_minor(painter, rect, seat)


@piece("minor", {"minor": _paint})
class MinorSpell(Piece[ShownTable]):
    """A minor spell of a guild: in front of its owner, in the Minor Spells box, on the round track,
    or beside a wizard.

    Attributes:
        seat: the guild.
        number: the number by which `SpellNumbers` tells the guild's minor spells apart.
    """

    seat: int
    number: int

    def _place(self, shown: ShownTable) -> int:
        return shown.numbers.minor_place(self.seat, self.number)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("minor", (self.seat,))

    @override
    def name(self, shown: ShownTable) -> str:
        guild, place = guilds.GUILD_NAMES[self.seat], self._place(shown)
        if place == STORE:
            text = N_("elfenwizards table", "{guild}: minor spell to recover")
            return render(text.of(guild=guild))
        name = render(N_("elfenwizards table", "{guild}: minor spell").of(guild=guild))
        wizard = wizard_at(place)
        return name if wizard < 0 else Wizard(WizardId(wizard)).name_of_spell(shown, name)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        lines = (
            N_(
                "elfenwizards table",
                "Has a strength of 1 beside any candidate, then goes to the Minor Spells box.",
            ),
            N_(
                "elfenwizards table",
                "Worth a point if it is in front of its owner at the end of the match.",
            ),
        )
        title = render(MINOR_SPELL_OF.of(player=shown.names[self.seat]))
        return Explanation(title, tuple(map(render, lines)), self.sprite(shown), 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if not shown.may_use(self.seat):
            return []
        observation, place = shown.observation, self._place(shown)
        if observation.step == state.COMMIT and place == FRONT:
            return [
                shown.piece_action(moves.Commit(components.MINOR_FACE, wizard), f"wizard:{wizard}")
                for level in range(len(components.LEVELS))
                for wizard in wizards_at_level(observation, level)
            ]
        if observation.step == state.GIVE and place in (FRONT, STORE):
            return [shown.piece_action(moves.GiveSpell(place == STORE), "track")]
        return []

    def homes(self, shown: ShownTable) -> tuple[str, ...]:
        """Returns the ids of the zones where dropping the minor spell only puts it back."""
        return ("front", f"box:{components.MINOR_BOX}")

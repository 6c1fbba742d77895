# SPDX-License-Identifier: MIT
"""The plaques with the points of the spells beside a wizard."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import terms
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.standings import points_beside
from wizardtable.games.elfenwizards.rules.state import CONTEST
from wizardtable.games.elfenwizards.view.pieces.contest_piece import ContestPiece
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.paint.metal import (
    Metal,
    enamel_brush,
    enlarged_to_legible,
    keyline,
    metal_brush,
    paint_number,
    part,
    shrunk,
)
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

LEADS, TIED, BEHIND = 2, 1, 0
"""The standings of a wizard in a contest. LEADS: the wizard would win a title now. TIED: the wizard
is tied for a title. BEHIND: neither."""


def paint_points(painter: QPainter, rect: QRectF, points: int, standing: int) -> None:
    """Paints the points of the spells beside a wizard on a plaque.

    Args:
        points: the sum of the points.
        standing: the standing of the wizard. LEADS: a gilt plaque with a crown; TIED: a silver
            plaque with an equals sign; BEHIND: an iron plaque.
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
    number = part(field, 2, 0, 96, 100)
    if standing and wide > edge * 1.4:
        sign, number = part(field, 0, 20, 27, 60), part(field, 27, 0, 73, 100)
        if standing > 1:
            draw(painter, enlarged_to_legible(painter, sign), "elfenwizards", "crown.svg")
        else:
            painter.setPen(keyline(max(1.2, edge * 0.1), ink))
            for y in (36, 64):
                line = part(sign, 14, y, 66, 0)
                painter.drawLine(line.topLeft(), line.topRight())
    paint_number(painter, number, points, ink)
    painter.restore()


def _paint(painter: QPainter, rect: QRectF, look: Look, points: int, standing: int) -> None:
    paint_points(painter, rect, points, standing)


@piece("points", {"points": _paint})
class SpellPoints(ContestPiece):
    """The plaque with the points of the spells beside a wizard."""

    wizard: WizardId

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite(
            "points", (points_beside(shown.observation, self.wizard), self._standing(shown))
        )

    def _standing(self, shown: ShownTable) -> int:
        """Returns the standing of the wizard; BEHIND outside the contests.

        Magicians may be tied for the second of two titles while another Magician leads.
        """
        number = self.contest_number(shown)
        if number < 0 or shown.observation.phase != CONTEST:
            return BEHIND
        contest = shown.contest_results[number]
        if self.wizard in contest.winners:
            return LEADS
        points = dict(zip(contest.candidates, contest.points, strict=True))
        others = [points[wizard] for wizard in points if wizard not in contest.winners]
        best = max(others)
        is_tied = min(contest.winners) < 0 and others.count(best) > 1
        return TIED if is_tied and points[self.wizard] == best else BEHIND

    @override
    def name(self, shown: ShownTable) -> str:
        text = N_("elfenwizards table", "{wizard}: {strength}")
        strength = terms.strength(points_beside(shown.observation, self.wizard))
        return render(text.of(wizard=Wizard(self.wizard).name(shown), strength=strength))

    @override
    def contest_number(self, shown: ShownTable) -> int:
        return Wizard(self.wizard).contest_number(shown)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return Wizard(self.wizard).explanation(shown)

# SPDX-License-Identifier: MIT
"""The deck of artifacts, which has four parts with different backs."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.zavandor.rules.components import ARTIFACT_DECKS, artifact_copies
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.pieces.detail_card import detail_card
from wizardtable.games.zavandor.view.pieces.lot_face import SMALL_WIDTH_PX
from wizardtable.games.zavandor.view.pieces.lot_signs import PART_COLOURS, paint_lozenges
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint import cardstock
from wizardtable.paint.cardstock import WHOLE_CARD
from wizardtable.paint.metal import enamel_brush
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.placements import WELL
from wizardtable.table.view import Explanation, Sprite


def paint_artifact_back(painter: QPainter, rect: QRectF, look: Look, deck: int) -> None:
    """Paints the back of a card of part `deck` (0 to 3: A to D) of the artifact deck."""
    small = rect.width() < SMALL_WIDTH_PX
    colour = PART_COLOURS[deck]
    cardstock.begin(painter, rect)
    painter.fillPath(cardstock.outline(), enamel_brush(WHOLE_CARD, colour))
    picture = "back-artifact-small.svg" if small else "back-artifact.svg"
    deep = QColor(colour).darker(165).name()
    draw(painter, WHOLE_CARD, "zavandor", picture, ink=deep)
    high = 44.0 if small else 37.0
    grid = QRectF(125 - high, 175 - high, 2 * high, 2 * high)
    paint_lozenges(painter, grid, deck + 1)
    cardstock.paint_frame(painter, ornate=not small)
    painter.restore()


def artifact_back(observation: Observation) -> Sprite:
    """Returns the back of the top artifact in the deck.

    Everybody may know the part of the deck, because the revealed artifacts can be counted.
    """
    each = artifact_copies(len(observation.characters))
    laid = len(ARTIFACT_DECKS) * each - observation.hidden
    top = min(laid // each, len(ARTIFACT_DECKS) - 1)
    return Sprite("back.artifact", (ARTIFACT_DECKS[top],))


@piece("artifacts", {"back.artifact": paint_artifact_back})
class ArtifactDeck(Piece[ShownTable]):
    """The top card of the deck of artifacts, or its place once the deck is empty.

    Attributes:
        part: "deck" for the deck, "count" for the plaque with the number of cards.
    """

    part: str = "deck"

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return artifact_back(shown.observation) if shown.observation.hidden else WELL

    @override
    def name(self, shown: ShownTable) -> str:
        if not shown.observation.hidden:
            return ""
        return render(
            NN_("zavandor table", "Artifact deck: %n card(s)", "", shown.observation.hidden)
        )

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        if self.part != "deck":
            return None
        lines = [
            NN_("zavandor table", "%n artifact(s) left in the deck.", "", shown.observation.hidden),
            N_(
                "zavandor table",
                "Each round starts with one artifact on offer for each player still in "
                "the match, while the deck lasts.",
            ),
        ]
        return detail_card(N_("zavandor table", "Artifacts"), lines)

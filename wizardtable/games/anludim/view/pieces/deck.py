# SPDX-License-Identifier: MIT
"""The deck, from which a player draws two cards as the main action."""

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite


@piece("deck")
class Deck(Piece[Frame]):
    """The top card of the deck. The cards beneath it are another piece, the "stack"."""

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("back")

    @override
    def name(self, shown: Frame) -> str:
        return render(N_("anludim table", "The deck"))

    @override
    def explanation(self, shown: Frame) -> Explanation:
        observation: Observation = shown.observation
        lines = [NN_("anludim table", "%n card(s) left.", "", observation.deck)]
        if observation.deck + len(observation.discards) > 1:
            lines.append(
                N_(
                    "anludim table",
                    "Main action: draw two cards. Click the deck twice, or drag it to your hand.",
                )
            )
        return Explanation(self.name(shown), tuple(map(render, lines)))

    @override
    def actions(self, shown: Frame) -> list[PieceAction]:
        action = moves.DrawTwo()
        return [PieceAction(action, ("hand",), shown.check(action))]

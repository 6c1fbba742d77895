# SPDX-License-Identifier: MIT
"""The place of the discard pile."""

from collections import Counter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.wizards_gambit.view.pieces.card_labels import card_name
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite


@piece("discards")
class DiscardPile(TablePiece):
    """The place of the discard pile. The last discarded card on top is a piece of its own, a
    `Card`."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("place", ("discards",))

    @override
    def name(self, shown: ShownTable) -> str:
        count = len(shown.observation.discards)
        return render(NN_("wizards_gambit table", "Discard pile: %n card(s)", "", count))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        counts = Counter(observation.discards)
        rows = tuple(
            (card_name(observation.table, face), str(counts[face])) for face in sorted(counts)
        )
        lines: tuple[str, ...] = ()
        if rows:
            lines = (render(N_("wizards_gambit table", "Click to see the cards.")),)
        return Explanation(self.name(shown), lines, ledger=rows)

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        return ["discards"]

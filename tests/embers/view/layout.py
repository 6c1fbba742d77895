# SPDX-License-Identifier: MIT
"""Lays out everything in an observation of Embers on the table."""

from collections.abc import Collection, Sequence

from tests.embers.rules.rules import CardId, Observation
from tests.embers.text.wording import WORDING
from tests.embers.view.pieces.card import Card
from wizardtable.core.text import N_, NN_
from wizardtable.play.translate import render
from wizardtable.table.kit.trick_layout import TrickLayout
from wizardtable.table.view import Key, Layout, Placement


class TableLayout(TrickLayout[Observation]):
    """Makes the layout of one frame for one size of the table; used once."""

    def make(self, hand: Sequence[CardId], raised: Collection[Key]) -> Layout:
        """Returns the layout.

        Args:
            hand: the viewer's cards from left to right.
            raised: the keys of the cards that are lifted.
        """
        observation = self.observation
        totals = [tally.total for tally in WORDING.tally(observation)]
        self.add_seats([render(NN_("embers", "%n point(s)", "", total)) for total in totals])
        for seat, pile in enumerate(observation.piles):
            tricks = len(pile) // len(observation.piles)
            name = render(NN_("embers", "%n trick(s) taken", "", tricks))
            self.add_pile(seat, tricks, [Card(card).key for card in pile], name)
            if seat != observation.viewer:
                self.add_hidden_hand(seat, observation.hand_sizes[seat])
        self.lay_trick(observation.trick, observation.leader)
        self.add_hand([Card(card) for card in hand], raised=tuple(raised))
        return self.trick_table(
            render(N_("embers", "The trick")), render(N_("embers", "Your hand"))
        )

    def lay_trick(self, trick: Sequence[CardId], leader: int) -> Sequence[Placement]:
        """Adds the cards of a trick, and returns them."""
        return self.add_trick([Card(card) for card in trick], leader)

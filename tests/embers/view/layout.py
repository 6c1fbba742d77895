# SPDX-License-Identifier: MIT
"""Where everything of an observation of Embers lies on the table."""

from collections.abc import Collection, Sequence

from tests.embers.rules.rules import PACK, CardId, Observation
from tests.embers.text import card_names
from tests.embers.text.wording import WORDING
from wizardtable.core.text import N_, NN_
from wizardtable.play.translate import render
from wizardtable.table.kit import plain_cards
from wizardtable.table.kit.plain_layout import Piece
from wizardtable.table.kit.trick_layout import TrickLayout
from wizardtable.table.view import Key, Layout, Placement


class TableLayout(TrickLayout[Observation]):
    """Lays out one frame for one size of the table; used once."""

    def make(self, hand: Sequence[CardId], raised: Collection[Key]) -> Layout:
        """Returns everything in its place."""
        seen = self.seen
        totals = [tally.total for tally in WORDING.tally(seen)]
        self.add_seats([render(NN_("embers", "%n point(s)", "", total)) for total in totals])
        for seat, pile in enumerate(seen.piles):
            tricks = len(pile) // len(seen.piles)
            name = render(NN_("embers", "%n trick(s) taken", "", tricks))
            self.add_pile(seat, tricks, [("card", int(card)) for card in pile], name)
            if seat != seen.viewer:
                self.add_hidden_hand(seat, seen.hand_sizes[seat])
        self.lay_trick(seen.trick, seen.leader)
        self.add_hand([_piece(card) for card in hand], raised=tuple(raised))
        return self.trick_table(
            render(N_("embers", "The trick")), render(N_("embers", "Your hand"))
        )

    def lay_trick(self, trick: Sequence[CardId], leader: int) -> Sequence[Placement]:
        """Lays the cards of a trick, and returns them."""
        return self.add_trick([_piece(card) for card in trick], leader)


def _piece(card: CardId) -> Piece:
    """A card with its rank, and with its suit in words and as a letter."""
    name, suit = render(card_names.name(card)), PACK.suit_of(card)
    word, rank = render(card_names.SUITS[suit]), str(PACK.rank_of(card))
    return ("card", int(card)), plain_cards.card(name, rank, word, suit, word[:1]), name

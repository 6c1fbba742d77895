# SPDX-License-Identifier: MIT
"""The four decks of energy cards, and a discard pile beside each deck."""

from collections import Counter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.zavandor.rules import components, terms
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, detail_card
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.placements import WELL
from wizardtable.table.view import Explanation, Sprite


@piece("deck")
class EnergyDeck(Piece[ShownTable]):
    """The top card of the deck of one kind of energy, or its place once the deck is empty."""

    energy: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("back", (self.energy,)) if shown.observation.deck[self.energy] else WELL

    @override
    def name(self, shown: ShownTable) -> str:
        text = N_(
            "zavandor table",
            "{energy}: {cards} in the deck, {concentrated} concentrated in the supply",
        )
        filled = text.of(
            energy=terms.energy(self.energy),
            cards=shown.observation.deck[self.energy],
            concentrated=self._concentrated_left(shown),
        )
        return render(filled)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, energy = shown.observation, self.energy
        in_supply = self._concentrated_left(shown)
        lines = [
            NN_("zavandor table", "%n card(s) left in the deck.", "", observation.deck[energy]),
            NN_("zavandor table", "%n concentrated card(s) in the supply.", "", in_supply),
            N_("zavandor table", "Cards in the deck and in others’ hands:"),
        ]
        return detail_card(terms.energy(energy), lines, _unseen_cards(observation, energy))

    def _concentrated_left(self, shown: ShownTable) -> int:
        """Returns the number of concentrated cards of this energy in the supply."""
        return components.CONCENTRATED_CARDS - sum(
            counts[self.energy] for counts in shown.observation.concentrated
        )


def _unseen_cards(observation: Observation, energy: int) -> Ledger:
    """Returns rows with the number of cards of a kind that the viewer has not seen, by value.

    These cards lie in the deck or are in other hands.
    """
    gone = Counter(observation.discards[energy])
    gone.update(observation.hand)
    return tuple(
        (_value(face), f"× {components.COPIES[face] - gone[face]}")
        for face in reversed(components.DECKS[energy])
    )


def _value(face: components.Card) -> str:
    return render(N_("zavandor table", "Value {value}").of(value=components.VALUES[face]))


@piece("discards")
class EnergyDiscards(Piece[ShownTable]):
    """The pile of discarded cards of one kind of energy, or its place while it is empty."""

    energy: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        cards = shown.observation.discards[self.energy]
        return Sprite("energy", (cards[-1],)) if cards else WELL

    @override
    def name(self, shown: ShownTable) -> str:
        text = N_("zavandor table", "{energy}: {cards} in the discard pile")
        cards = len(shown.observation.discards[self.energy])
        return render(text.of(energy=terms.energy(self.energy), cards=cards))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        cards = shown.observation.discards[self.energy]
        lines = [
            NN_("zavandor table", "%n card(s) paid or discarded.", "", len(cards)),
            N_(
                "zavandor table", "When the deck is empty, these cards are shuffled into a new one."
            ),
        ]
        lying = Counter(cards)
        ledger = tuple(
            (_value(face), f"× {lying[face]}")
            for face in reversed(components.DECKS[self.energy])
            if lying[face]
        )
        return detail_card(terms.energy(self.energy), lines, ledger)

# SPDX-License-Identifier: MIT
"""The viewer's hand: the order in which he holds his cards, and where they lie."""

from collections.abc import Sequence

from wizardtable.games.wizards_gambit.view import faces, names
from wizardtable.games.wizards_gambit.view.identities import Card
from wizardtable.games.wizards_gambit.view.seat_rooms import CARD
from wizardtable.games.wizards_gambit.view.seats import add_cards
from wizardtable.games.wizards_gambit.view.setting import Setting
from wizardtable.table.view import Key
from wizardtable.table.zones import Box, Spot, fan

_RAISED = 0.12
"""How far a card that is held is drawn out of the hand, as a share of its height."""


class HandOrder:
    """The viewer's arrangement; new cards join at the right.

    Attributes:
        cards: from left to right.
    """

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def update(self, hand: Sequence[Card]) -> None:
        """Keep the order of the cards that stay; a whole new hand is sorted."""
        held = set(hand)
        stay = [card for card in self.cards if card in held]
        known = set(stay)
        self.cards = stay + [card for card in hand if card not in known]
        if not stay:
            self.sort()

    def sort(self) -> None:
        """Components by type, then gambits, then incantations."""
        self.cards.sort()

    def move(self, key: Key, index: int) -> None:
        """Put a card before the one that is at this place now, or at the end."""
        moved = [card for card in self.cards if card.key == key]
        before = [card for card in self.cards[:index] if card not in moved]
        after = [card for card in self.cards[index:] if card not in moved]
        self.cards = [*before, *moved, *after]


def spots(area: Box, count: int) -> list[Spot]:
    """Where the cards of a hand lie, fanned, in order."""
    height = min(area.h * 0.86, area.w * 0.34)
    return fan(area, count, (height * CARD, height), height * CARD * 0.82)


def add_hand(setting: Setting, order: HandOrder, raised: Key | None) -> None:
    """The viewer's cards; for everybody, those of the nearest seat."""
    area = setting.rooms.hand
    if setting.seen.viewer < 0:
        high = min(area.h * 0.72, area.w * 0.3)
        add_cards(setting, setting.mine, Box(area.x, area.centre[1] - high / 2, area.w, high))
        return
    lying = spots(area, len(order.cards))
    for i, (card, spot) in enumerate(zip(order.cards, lying, strict=True)):
        box = spot.box
        if card.key == raised:
            box = Box(box.x, box.y - box.h * _RAISED, box.w, box.h)
        sprite, name = faces.card(setting.cards, card.face), names.card(setting.cards, card.face)
        place = Spot(box, spot.angle)
        setting.add(card.key, sprite, place, 100 + i, 0.5, name, setting.source(card))

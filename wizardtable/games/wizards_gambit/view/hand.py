# SPDX-License-Identifier: MIT
"""The viewer's hand: the order in which he holds his cards, and where they lie."""

from collections.abc import Iterable, Sequence

from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.identities import Card
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.seat_areas import CARD
from wizardtable.games.wizards_gambit.view.seats import PITCH, add_cards
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, Spot, about, fan, turned

_RAISED = 0.12
"""How far a card that is held is drawn out of the hand, as a share of its height."""


class HandOrder:
    """The viewer's arrangement; new cards join at the right. Back at a moment that was seen before,
    such as after undo, the hand is in the order that it had then.

    Attributes:
        cards: from left to right.
    """

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self._moment = 0
        self._orders: dict[int, tuple[int, ...]] = {}
        self._kept: tuple[int, ...] = ()

    def written(self) -> list[int]:
        """The faces from left to right, to be kept."""
        return [int(card.face) for card in self.cards]

    def recall(self, written: Iterable[int]) -> None:
        """Put the first hand that comes in the order that `written` gave."""
        self._kept = tuple(written)

    def update(self, seen: Observation, hand: Sequence[Card]) -> None:
        """Keep the order of the cards that stay; a whole new hand is sorted."""
        self._moment = hash(seen)
        before = self._orders.get(self._moment, self._kept)
        self._kept = ()
        if before:
            self.cards = _in_order(hand, before)
        else:
            held = set(hand)
            stay = [card for card in self.cards if card in held]
            known = set(stay)
            self.cards = stay + [card for card in hand if card not in known]
            if not stay:
                self.cards.sort()
        self._remember()

    def sort(self) -> None:
        """Components by type, then gambits, then incantations."""
        self.cards.sort()
        self._remember()

    def move(self, key: Key, index: int) -> None:
        """Put a card before the one that is at this place now, or at the end."""
        moved = [card for card in self.cards if card.key == key]
        before = [card for card in self.cards[:index] if card not in moved]
        after = [card for card in self.cards[index:] if card not in moved]
        self.cards = [*before, *moved, *after]
        self._remember()

    def _remember(self) -> None:
        self._orders[self._moment] = tuple(self.written())


def _in_order(hand: Sequence[Card], card_sprites: Iterable[int]) -> list[Card]:
    """The cards by the order of faces; those that are not among them at the right."""
    left, found = sorted(hand), []
    for face in card_sprites:
        card = next((card for card in left if card.face == face), None)
        if card is not None:
            left.remove(card)
            found.append(card)
    return found + left


def spots(area: Box, count: int) -> list[Spot]:
    """Where the cards of a hand lie, fanned, in order; a few show their whole faces."""
    height = min(area.h * 0.8, area.w * 0.4)
    return fan(area, count, (height * CARD, height), height * CARD * 0.98)


def add_hand(setting: LayoutBase, order: HandOrder, raised: Key | None) -> None:
    """The viewer's cards; for everybody, those of the nearest seat."""
    area = setting.rooms.hand
    if setting.seen.viewer < 0:
        add_cards(setting, setting.mine, _closed(setting, area))
        return
    lying = spots(area, len(order.cards))
    for i, (card, spot) in enumerate(zip(order.cards, lying, strict=True)):
        box = spot.box
        if card.key == raised:
            box = Box(box.x, box.y - box.h * _RAISED, box.w, box.h)
        sprite, name = (
            card_sprites.card(setting.cards, card.face),
            labels.card(setting.cards, card.face),
        )
        place = Spot(box, spot.angle)
        knowers = _knowers(setting, card, order.cards[:i])
        if knowers:
            name = labels.known_to(name, [setting.frame.names[seat] for seat in knowers])
        setting.add(card.key, sprite, place, 100 + i, 0.5, name, setting.source(card))
        if card.key != raised:  # which may be carried away, without what lies on it
            _add_knowers(setting, card, knowers, (place, 100 + i + 0.5))


def _closed(setting: LayoutBase, area: Box) -> Box:
    """Where the hand of the nearest seat lies for everybody: in the middle, with its number."""
    high = min(area.h * 0.72, area.w * 0.3)
    count = len(setting.seen.hands[setting.mine])
    wide = high * CARD * (1 + PITCH * max(0, count - 1)) + 40.0 * setting.look.scale
    return about(*area.centre, min(area.w, wide), high)


def _knowers(setting: LayoutBase, card: Card, before: Sequence[Card]) -> list[int]:
    """The others who know that the viewer holds this card; of equal ones, the first are known."""
    equal = sum(other.face == card.face for other in before)
    exposed = enumerate(setting.seen.exposed)
    return [seat for seat, known in exposed if known.count(card.face) > equal]


def _add_knowers(
    setting: LayoutBase, card: Card, knowers: Sequence[int], where: tuple[Spot, float]
) -> None:
    """Their marks, beneath the corner of the card that a fan leaves free."""
    spot, z = where
    wide, high = spot.box.w, spot.box.h
    side = max(11.0, wide * 0.13)
    for i, seat in enumerate(knowers):
        x, y = turned(spot, side * 0.85 - wide / 2, side * (0.6 + i) - high * 0.2)
        key: Key = ("knows", seat, int(card.face), card.number)
        setting.adorn(key, Sprite("mark", (seat,)), Spot(about(x, y, side, side), spot.angle), z)

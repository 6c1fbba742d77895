# SPDX-License-Identifier: MIT
"""The viewer's hand: the order in which he holds his cards, and where they lie."""

from collections.abc import Sequence

from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.art.card_frames import NOTED
from wizardtable.games.wizards_gambit.view.identities import Card
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.seat_areas import CARD
from wizardtable.games.wizards_gambit.view.seats import PITCH, add_cards
from wizardtable.paint.theme import Look
from wizardtable.table.kit.hand_order import HandOrder
from wizardtable.table.view import Key, Sprite, sorting_corner
from wizardtable.table.zones import Box, Spot, about, drawn_out, fan, turned

_RAISED = 0.12
"""How far a card that is held is drawn out of the hand, as a share of its height."""

_FREE = 0.29
"""What is free between the corner of a large card and its name, as a share of its height."""


class Hand(HandOrder[Card]):
    """The viewer's arrangement; sorted are components by type, then gambits, then incantations."""

    def number_of(self, card: Card) -> int:
        """The face."""
        return int(card.face)

    def rank(self, card: Card) -> Card:
        """The face, and the number among equal ones."""
        return card


def spots(area: Box, count: int, look: Look) -> list[Spot]:
    """Where the cards of a hand lie, fanned, in order; a few show their whole faces."""
    height = min(area.h * 0.84, area.w * 0.4)
    return fan(
        area, count, (height * CARD, height), height * CARD * 0.98, corner=sorting_corner(look)
    )


def add_hand(setting: LayoutBase, order: HandOrder[Card], raised: Key | None) -> None:
    """The viewer's cards; for everybody, those of the nearest seat."""
    area = setting.rooms.hand
    if setting.seen.viewer < 0:
        add_cards(setting, setting.mine, _closed(setting, area))
        return
    lying = spots(area, len(order.cards), setting.look)
    for i, (card, spot) in enumerate(zip(order.cards, lying, strict=True)):
        sprite, name = (
            card_sprites.card(setting.cards, card.face),
            labels.card(setting.cards, card.face),
        )
        place = drawn_out(spot, _RAISED) if card.key == raised else spot
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
    """Their marks, beneath the corner of the card that a fan leaves free, and above its name."""
    spot, z = where
    wide, high = spot.box.w, spot.box.h
    side = max(11.0, wide * 0.13)
    if wide >= NOTED:  # the name stands higher, above what the card does
        side = min(side, high * _FREE / max(1, len(knowers)))
    for i, seat in enumerate(knowers):
        x, y = turned(spot, side * 0.85 - wide / 2, side * (0.6 + i) - high * 0.2)
        key: Key = ("knows", seat, int(card.face), card.number)
        setting.adorn(key, Sprite("mark", (seat,)), Spot(about(x, y, side, side), spot.angle), z)

# SPDX-License-Identifier: MIT
"""The viewer's hand: the order of its cards, and their places."""

from wizardtable.core import override
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_frames import NOTED_WIDTH
from wizardtable.games.wizards_gambit.view.pieces.card_places import NumberedCard
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT
from wizardtable.games.wizards_gambit.view.seats import MAX_CARD_STEP_SHARE, add_cards
from wizardtable.paint.theme import Look
from wizardtable.table.kit.hand_order import HandOrder
from wizardtable.table.view import Key, Sprite, sorting_corner
from wizardtable.table.zones import Box, Spot, box_around, drawn_out, fan, turned_point

_RAISED_SHARE = 0.12
"""The distance by which a held card stands out of the hand, as a share of the card's height."""

_FREE_CORNER_SHARE = 0.29
"""The distance between the sign in the corner of a large card and the card's name, as a share of
the card's height."""


class Hand(HandOrder[NumberedCard]):
    """The order of the cards in the viewer's hand.

    Sorting puts components first, by type, then gambits, then incantations.
    """

    @override
    def number_of(self, card: NumberedCard) -> int:
        return int(card.face)

    @override
    def rank(self, card: NumberedCard) -> NumberedCard:
        return card


def card_spots(area: Box, count: int, look: Look) -> list[Spot]:
    """Returns the places of `count` cards fanned in a hand, from left to right.

    If there are only a few cards, they do not overlap.
    """
    height = min(area.h * 0.84, area.w * 0.4)
    return fan(
        area,
        count,
        (height * CARD_ASPECT, height),
        height * CARD_ASPECT * 0.98,
        corner=sorting_corner(look),
    )


def add_hand(setting: LayoutBase, raised: Key | None) -> None:
    """Places the viewer's cards. In the public view, places the hand of the seat at the near edge.

    `raised`: the held card, which stands out of the hand, or None.
    """
    area = setting.rooms.hand
    if setting.observation.viewer < 0:
        add_cards(setting, setting.near_seat, _public_hand_place(setting, area))
        return
    cards = setting.shown.hand
    lying = card_spots(area, len(cards), setting.look)
    for i, (numbered, spot) in enumerate(zip(cards, lying, strict=True)):
        card = Card(*numbered)
        place = drawn_out(spot, _RAISED_SHARE) if card.key == raised else spot
        setting.lay(card, place, 100 + i, 0.5, origin=setting.source(numbered))
        if card.key != raised:  # a held card may be dragged away, and the marks would stay behind
            _add_knowers(setting, card, place, 100 + i + 0.5)


def _public_hand_place(setting: LayoutBase, area: Box) -> Box:
    """Returns the place in `area` for the hand of the seat at the near edge, in the public view."""
    high = min(area.h * 0.72, area.w * 0.3)
    count = len(setting.observation.hands[setting.near_seat])
    wide = (
        high * CARD_ASPECT * (1 + MAX_CARD_STEP_SHARE * max(0, count - 1))
        + 40.0 * setting.look.scale
    )
    return box_around(*area.centre, min(area.w, wide), high)


def _add_knowers(setting: LayoutBase, card: Card, spot: Spot, z: float) -> None:
    """Places the marks of the seats that know a card, below the sign in the card's corner.

    `spot`: the place of the card. `z`: the layer of the marks.
    """
    knowers = card.knowers(setting.shown)
    wide, high = spot.box.w, spot.box.h
    side = max(11.0, wide * 0.13)
    if wide >= NOTED_WIDTH:  # cards with an effect text have their name higher up
        side = min(side, high * _FREE_CORNER_SHARE / max(1, len(knowers)))
    for i, seat in enumerate(knowers):
        x, y = turned_point(spot, side * 0.85 - wide / 2, side * (0.6 + i) - high * 0.2)
        key: Key = ("knows", seat, int(card.face), card.number)
        setting.adorn(
            key, Sprite("mark", (seat,)), Spot(box_around(x, y, side, side), spot.angle), z
        )

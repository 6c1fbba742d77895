# SPDX-License-Identifier: MIT
"""Lays out the viewer's hand: energy cards by kind, and dust in the fewest tiles."""

from collections import Counter
from typing import Final

from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.components import ENERGIES, KINDS, Card
from wizardtable.games.zavandor.rules.economy import dust_tiles
from wizardtable.games.zavandor.view.areas import CARD_RATIO
from wizardtable.games.zavandor.view.draft import HandCard, numbered_hand
from wizardtable.games.zavandor.view.layout_base import LayoutBase
from wizardtable.games.zavandor.view.pieces.dust import DustTile, DustTotal
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.wealth import HiddenCard
from wizardtable.play.translate import render
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, Group, box_around, row, spread

DUST_TILES: Final = (10, 5, 2)
"""The values of dust tiles, the largest first."""


_CARD_STEP_SHARE: Final = 1.04
"""The normal distance from one card of a kind to the next, as a share of the card's width.

At 1.04, the cards lie side by side.
"""
_MIN_CARD_STEP_SHARES: Final = (0.8, 0.45)
"""The least distances from one card of a kind to the next, as shares of the card's width.

The second distance is used only if cards would otherwise be very small. Overlapping cards still
show their values.
"""


_PUBLIC_HAND_GAP_SHARE: Final = 0.12
"""The gap between groups of cards in a public hand, as a share of a card's width."""


def sorted_hand(hand: tuple[Card, ...]) -> list[HandCard]:
    """Returns the cards as pairs of a face and a number among equal cards.

    The cards are sorted by kind; in each kind, concentrated cards come last.
    """
    return sorted(numbered_hand(hand), key=lambda card: (KINDS[card[0]], card))


def add_hand(setting: LayoutBase) -> None:
    """Lays the viewer's cards and dust; in the public view, the backs and dust of the large board's
    seat."""
    observation = setting.observation
    if observation.viewer < 0:
        _add_backs(setting, setting.shown.large)
        add_dust(setting, setting.shown.large)
        return
    cards = sorted_hand(observation.hand)
    groups = [[card for card in cards if KINDS[card[0]] == kind] for kind in range(len(ENERGIES))]
    groups = [group for group in groups if group]
    area = setting.rooms.hand
    packed = spread(
        area,
        [Group(len(group)) for group in groups],
        CARD_RATIO,
        area.h,
        _CARD_STEP_SHARE,
        0.26,
        _MIN_CARD_STEP_SHARES,
    )
    for group, boxes in zip(groups, packed.cards, strict=True):
        for i, ((card, number), box) in enumerate(zip(group, boxes, strict=True)):
            origin = (setting.rooms.decks[KINDS[card]], Sprite("back", (KINDS[card],)))
            setting.lay(EnergyCard(card, number), box, 100 + i, 0.5, origin=origin)
    if not cards and setting.frame.to_move is not None:
        text = render(N_("zavandor table", "Your energy cards appear here each round."))
        well = box_around(*area.centre, area.w * 0.5, area.h * 0.7)
        setting.adorn(("empty", "hand"), Sprite("well", (text,)), well, 1)
    add_dust(setting, observation.viewer)


def _add_backs(setting: LayoutBase, seat: int) -> None:
    """Lays the public view of a seat's hand: backs in overlapping groups, and each concentrated
    card by itself.

    Below other cards, a concentrated card could be mistaken for a standard card.
    """
    standard, concentrated = (
        setting.observation.standard[seat],
        setting.observation.concentrated[seat],
    )
    groups: list[tuple[int, int, int]] = []
    for kind in range(len(ENERGIES)):
        backs = standard[kind]
        groups += [(kind, 0, backs)] if backs else []
        groups += [(kind, backs + i, 1) for i in range(concentrated[kind])]
    area, sizes = setting.rooms.hand, [Group(cards) for *_, cards in groups]
    packed = spread(area, sizes, CARD_RATIO, area.h * 0.9, step=0.5, gap=_PUBLIC_HAND_GAP_SHARE)
    for (kind, first, _), boxes in zip(groups, packed.cards, strict=True):
        origin = (setting.rooms.decks[kind], Sprite("back", (kind,)))
        for i, box in enumerate(boxes, first):
            setting.lay(HiddenCard(seat, kind, i), box, 100 + i, 0.5, origin=origin)


def add_dust(setting: LayoutBase, seat: int) -> None:
    """Lays a seat's tiles in stacks by value, and the total, without dust that lies on the
    stage."""
    total, area = DustTotal(seat), setting.rooms.dust
    odd = total.odd_amount(setting.shown)  # the odd amount is shown by a tile of 2
    chip_height = min(area.h * 0.26, 30.0 * setting.look.scale)
    chip = Box(area.x, area.bottom - chip_height, area.w, chip_height)
    room = Box(area.x, area.y, area.w, area.h - chip_height - 4)
    counts = Counter((2,) if odd else dust_tiles(total.tiled_amount(setting.shown)))
    side = min(room.h * 0.62, room.w / 3.4)
    kinds = [value for value in DUST_TILES if counts[value]]
    widths = {10: room.w * 0.4, 5: room.w * 0.2, 2: room.w * 0.4}
    whole = sum(max(side, widths[value]) for value in kinds)
    x = room.x + max(0.0, room.w - whole) / 2
    for value in kinds:
        width = max(side, widths[value])
        strip = Box(x, room.y, min(width, room.right - x), room.h)
        x += width
        step = min(side * 0.2, (room.h - side) / max(1, counts[value] - 1))
        boxes = row(strip, counts[value], (side, side), -side * 0.55)
        for i, box in enumerate(boxes):
            lift = (counts[value] - 1) / 2 - i
            place = box_around(box.centre[0], box.centre[1] + lift * min(step, 4.0), side, side)
            tile = DustTile(value, i)
            # The front tile shows the value of each tile in the stack.
            front = i == counts[value] - 1
            sprite = tile.sprite_with(odd) if odd else None if front else tile.sprite_with(0)
            setting.lay(tile, place, 60 + i, 0.3, sprite=sprite)
    width = min(chip.w, chip_height * 5.5)
    setting.lay(total, box_around(*chip.centre, width, chip.h), 62)

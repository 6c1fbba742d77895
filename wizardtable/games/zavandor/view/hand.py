# SPDX-License-Identifier: MIT
"""Lays out what the viewer holds: energy cards by kind, and dust in the fewest tiles."""

from collections import Counter
from typing import Final

from wizardtable.games.zavandor.rules.components import CONCENTRATED, ENERGIES, KINDS, Card
from wizardtable.games.zavandor.rules.economy import dust_tiles, settled
from wizardtable.games.zavandor.view import labels
from wizardtable.games.zavandor.view.areas import CARD
from wizardtable.games.zavandor.view.draft import Held, held
from wizardtable.games.zavandor.view.layout_base import LayoutBase
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, Group, about, row, spread

TILES: Final = (10, 5, 2)
"""What dust tiles are worth, the largest first."""


_STEP: Final = 1.04
_LEAST: Final = (0.8, 0.45)
"""Shifts between cards of a kind as shares of their width: side by side where there is room, and
so far apart that their values can be read."""


_APART: Final = 0.12
"""The room between cards of a hand that everybody sees, as a share of their width."""


def sorted_hand(hand: tuple[Card, ...]) -> list[Held]:
    """Cards as (face, number among its equals), by kind, concentrated ones last in their kind."""
    return sorted(held(hand), key=lambda one: (KINDS[one[0]], one))


def add_hand(setting: LayoutBase) -> None:
    """The viewer's cards and dust; for everybody, the backs before the nearest seat."""
    seen = setting.seen
    if seen.viewer < 0:
        _add_backs(setting, setting.large)
        add_dust(setting, setting.large)
        return
    cards = sorted_hand(seen.hand)
    groups = [[one for one in cards if KINDS[one[0]] == kind] for kind in range(len(ENERGIES))]
    groups = [group for group in groups if group]
    area = setting.rooms.hand
    packed = spread(area, [Group(len(g)) for g in groups], CARD, area.h, _STEP, 0.26, _LEAST)
    for group, boxes in zip(groups, packed.cards, strict=True):
        for i, ((card, number), box) in enumerate(zip(group, boxes, strict=True)):
            key: Key = ("energy", int(card), number)
            back = Sprite("back", (KINDS[card],))
            source = setting.rooms.decks[KINDS[card]]
            sprite, name = Sprite("energy", (int(card),)), labels.card(card)
            setting.add(key, sprite, box, 100 + i, 0.5, name, (source, back))
    if not cards and setting.frame.to_move is not None:
        text = Sprite("well", (labels.no_cards(),))
        setting.adorn(("empty", "hand"), text, about(*area.centre, area.w * 0.5, area.h * 0.7), 1)
    add_dust(setting, seen.viewer)


def _add_backs(setting: LayoutBase, seat: int) -> None:
    """The hand of a seat as everybody sees it: backs, and each concentrated card by itself, for
    half its value would be read wrongly."""
    seen = setting.seen
    standard, concentrated = seen.standard[seat], seen.concentrated[seat]
    groups: list[tuple[Sprite, int, int, int]] = []
    for kind in range(len(ENERGIES)):
        backs = standard[kind]
        back, face = Sprite("back", (kind,)), Sprite("energy", (CONCENTRATED[kind],))
        groups += [(back, kind, 0, backs)] if backs else []
        groups += [(face, kind, backs + i, 1) for i in range(concentrated[kind])]
    area, sizes = setting.rooms.hand, [Group(cards) for *_, cards in groups]
    packed = spread(area, sizes, CARD, area.h * 0.9, step=0.5, gap=_APART)
    for (face, kind, first, _), boxes in zip(groups, packed.cards, strict=True):
        origin = (setting.rooms.decks[kind], Sprite("back", (kind,)))
        for i, box in enumerate(boxes, first):
            setting.add(("back", seat, kind, i), face, box, 100 + i, 0.5, origin=origin)


def add_dust(setting: LayoutBase, seat: int) -> None:
    """Tiles in stacks by their worth, and the amount, but for what lies on the stage."""
    held_dust = setting.seen.dust[seat]
    rest = held_dust - (setting.staged_dust if seat == setting.seen.viewer else 0)
    dust, area = settled(max(0, rest)), setting.rooms.dust
    # Of gems sold this turn, 1 or 3 may be there for a while: a 2 shows the amount.
    odd = held_dust if rest == held_dust and settled(rest) != rest else 0
    chip_height = min(area.h * 0.26, 30.0 * setting.look.scale)
    chip = Box(area.x, area.bottom - chip_height, area.w, chip_height)
    room = Box(area.x, area.y, area.w, area.h - chip_height - 4)
    counts = Counter(dust_tiles(dust) if not odd else (2,))
    side = min(room.h * 0.62, room.w / 3.4)
    kinds = [value for value in TILES if counts[value]]
    widths = {10: room.w * 0.4, 5: room.w * 0.2, 2: room.w * 0.4}
    whole = sum(max(side, widths[value]) for value in kinds)
    left = room.x + max(0.0, room.w - whole) / 2
    for value in kinds:
        width = max(side, widths[value])
        strip = Box(left, room.y, min(width, room.right - left), room.h)
        left += width
        step = min(side * 0.2, (room.h - side) / max(1, counts[value] - 1))
        boxes = row(strip, counts[value], (side, side), -side * 0.55)
        for i, box in enumerate(boxes):
            lift = (counts[value] - 1) / 2 - i
            place = about(box.centre[0], box.centre[1] + lift * min(step, 4.0), side, side)
            key: Key = ("tile", value, i)
            front = i == counts[value] - 1  # it says what each of them is worth
            sprite = Sprite("tile", (value,) if front else (value, 0))
            if odd:
                sprite = Sprite("tile", (value, odd))
            setting.add(key, sprite, place, 60 + i, 0.3, labels.tile(value))
    text = labels.dust_text(odd or dust)
    width = min(chip.w, chip_height * 5.5)
    setting.add(
        ("dust", seat), Sprite("chip", (text,)), about(*chip.centre, width, chip.h), 62, name=text
    )

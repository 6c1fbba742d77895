# SPDX-License-Identifier: MIT
"""Lays out the boxes with their dice and minor spells, and the records beside the tree: the round
track and the chronicle of Grand Druids."""

from wizardtable.games.elfenwizards.rules.components import GREY_BOX, MINOR_BOX
from wizardtable.games.elfenwizards.view.layout_base import DEFEATED, LayoutBase
from wizardtable.games.elfenwizards.view.pieces.box_frames import box_header
from wizardtable.games.elfenwizards.view.pieces.defeat_box import DefeatBox
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.records import Chronicle, RoundTrack, stone_places
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import STORE, TRACK, SpellNumbers
from wizardtable.paint.theme import Look
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.zones import Box, Group, about, spread


def add_boxes(setting: LayoutBase) -> None:
    """Lays all boxes for dice with the dice and minor spells in them, and the boxes for defeated
    wizards."""
    rooms = setting.rooms
    for box, room in enumerate(rooms.boxes):
        setting.lay(DiceBox(box), room, 2)
        area = dice_area(box, room, setting.look)
        if box in (MINOR_BOX, GREY_BOX):
            area = area.inset(rooms.spare_width / 2, 0)
        if box == MINOR_BOX:
            share = _share_of_dice(setting.numbers, setting.seats)
            area, minors = area.cut_left(area.w * share, 6)
            _add_minor_spells(setting, minors)
        _add_dice(setting, box, area)
    with setting.grouped(DEFEATED):
        for level, room in enumerate(rooms.defeats):
            setting.lay(DefeatBox(level), room, 2)


def _share_of_dice(numbers: SpellNumbers, seats: int) -> float:
    """Returns the share of the Minor Spells box's width that its dice take, 0 to 1. Minor spells
    need less width, as they lie closer together."""
    dice = sum(len(numbers.slots_in_box(seat, MINOR_BOX)) for seat in range(seats))
    wide, narrow = dice + 1.5, 0.45 * numbers.stored_count() + 1.5
    return max(0.36, min(0.72, wide / (wide + narrow)))


def dice_area(box: int, room: Box, look: Look) -> Box:
    """Returns the area of the dice in a box: beneath the box's title, and to the left of the supply
    of grey tokens. `room` is the area of the whole box.

    The dice have the size that fits beneath the title in the largest writing. They lie in the
    middle of the space beneath the title in the present writing.
    """
    pad = room.h * 0.05
    largest_header = box_header(look.at_largest)
    area = room.cut_top(largest_header)[1].inset(pad * 1.6, pad)
    area = Box(area.x, area.y - (largest_header - box_header(look)) / 2, area.w, area.h)
    return area.cut_right(area.h * 1.5, pad)[1] if box == GREY_BOX else area


def _seat_order(setting: LayoutBase) -> list[int]:
    """Returns the seats clockwise; the seat at the near edge comes first."""
    return [(setting.mine + step) % setting.seats for step in range(setting.seats)]


def _add_dice(setting: LayoutBase, box: int, area: Box) -> None:
    """Lays the dice in a box: the dice of each guild together, the highest first.

    No die moves while other dice are taken away, as the pointer may be on its way to that die.
    """
    slots = [(seat, setting.numbers.slots_in_box(seat, box)) for seat in _seat_order(setting)]
    slots = [(seat, dice) for seat, dice in slots if dice]
    packed = spread(
        area,
        [Group(len(dice)) for _, dice in slots],
        1.0,
        area.h * 0.8,
        step=1.03,
        gap=0.45,
        least=(1.0, 0.72),
    )
    for (seat, dice), places in zip(slots, packed.cards, strict=True):
        for die, place in zip(dice, places, strict=True):
            if die is not None:
                number = die[1]
                setting.lay_spell(Die(seat, number), place, 10 + number * 0.01)


def _add_minor_spells(setting: LayoutBase, area: Box) -> None:
    """Lays the minor spells in their box, in a loose pile for each guild."""
    piles = [(seat, setting.numbers.minors(seat, STORE)) for seat in _seat_order(setting)]
    piles = [(seat, minors) for seat, minors in piles if minors]
    packed = spread(
        area,
        [Group(len(minors)) for _, minors in piles],
        1.0,
        area.h * 0.76,
        step=0.5,
        gap=0.35,
        least=(0.4, 0.25),
    )
    for (seat, minors), places in zip(piles, packed.cards, strict=True):
        for i, (number, place) in enumerate(zip(minors, places, strict=True)):
            setting.lay_spell(MinorSpell(seat, number), place, 10 + i * 0.01)


def add_rounds(setting: LayoutBase) -> None:
    """Lays the round track with the minor spells that Grand Druids gave up, and the chronicle of
    Grand Druids."""
    rooms = setting.rooms
    steps = [box_of(stone) for stone in stone_places(rect_of(rooms.track), setting.look)]
    setting.lay(RoundTrack(), rooms.track, 2)
    for turn, seat in enumerate(setting.seen.track):
        for number in setting.numbers.minors(seat, TRACK + turn) if seat >= 0 else []:
            side = min(steps[turn].w, steps[turn].h) * 0.8
            place = about(*steps[turn].centre, side, side)
            setting.lay_spell(MinorSpell(seat, number), place, 10)
    setting.lay(Chronicle(), rooms.chronicle, 2)

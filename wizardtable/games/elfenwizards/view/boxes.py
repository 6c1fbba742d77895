# SPDX-License-Identifier: MIT
"""Lays out the boxes with their dice and minor spells, and the records beside the tree.

The records are the round track and the chronicle of Grand Druids.
"""

from collections.abc import Sequence

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
from wizardtable.table.zones import Box, Group, box_around, spread

_DIE_STEP_SHARE, _GUILD_GAP_SHARE = 1.03, 0.45
"""Distances between dice in a box, as shares of a die's width.

`_DIE_STEP_SHARE` leads from one die of a guild to the next. `_GUILD_GAP_SHARE` is the gap between
the dice of two guilds.
"""


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
            share = _share_of_dice(setting.numbers, setting.seat_count)
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
    wide, narrow = dice + 1.5, 0.45 * numbers.stored_minor_spell_count() + 1.5
    return max(0.36, min(0.72, wide / (wide + narrow)))


def dice_area(box: int, room: Box, look: Look) -> Box:
    """Returns the area of the dice in a box, beneath the box's title. `room` is the area of the
    whole box. In the Grey Magic box, the dice are to the left of the supply of grey tokens.

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
    return [(setting.near_seat + step) % setting.seat_count for step in range(setting.seat_count)]


def _add_dice(setting: LayoutBase, box: int, area: Box) -> None:
    """Lays the dice in a box: the dice of each guild together, the highest first.

    Dice keep their places while other dice are taken away, because the pointer may be on its way to
    one of them. Dice that a turn adds are laid beside the dice already there, as long as there is
    room.
    """
    numbers = setting.numbers
    slots = [(seat, numbers.slots_in_box(seat, box)) for seat in _seat_order(setting)]
    added = [die for die in numbers.added_to_box(box) if die is not None]
    packed = _packed_places(area, [len(dice) for _, dice in slots])
    beside = _places_beside(area, packed, numbers.added_to_box(box))
    if beside is None:  # no room: the dice of the turn lie with those of their guild
        slots = [
            (seat, [*dice, *((face, number) for other, face, number in added if other == seat)])
            for seat, dice in slots
        ]
        packed, beside = _packed_places(area, [len(dice) for _, dice in slots]), {}
    for (seat, dice), places in zip(slots, packed, strict=True):
        for die, place in zip(dice, places, strict=True):
            if die is not None:
                number = die[1]
                setting.lay_spell(Die(seat, number), place, 10 + number * 0.01)
    for (seat, _, number), place in beside.items():
        setting.lay_spell(Die(seat, number), place, 10 + number * 0.01)


def _packed_places(area: Box, counts: Sequence[int]) -> list[list[Box]]:
    """Returns the places of dice in a box, by guild; `counts` has the number of dice of each
    guild."""
    groups = [Group(count) for count in counts if count]
    size = area.h * 0.8
    places = iter(
        spread(
            area, groups, 1.0, size, step=_DIE_STEP_SHARE, gap=_GUILD_GAP_SHARE, least=(1.0, 0.72)
        ).cards
    )
    return [next(places) if count else [] for count in counts]


def _places_beside(
    area: Box, packed: Sequence[Sequence[Box]], added: Sequence[tuple[int, int, int] | None]
) -> dict[tuple[int, int, int], Box] | None:
    """Returns the places of the dice that a turn has added to a box; None if they have no room
    there.

    The keys are guild, face and number of each die. The places are on both sides of the last line
    of the earlier dice, and the right side is filled first.

    Args:
        area: the area for all dice of the box.
        packed: by guild, the places of the dice that lay there before the turn.
        added: the added dice; None keeps the place of a die that was taken away again.
    """
    lying = [place for places in packed for place in places]
    if not added:
        return {}
    if not lying:
        lying = _packed_places(area, [1])[0]
        first, *rest = added
        start = {} if first is None else {first: lying[0]}
    else:
        start, rest = {}, list(added)
    side, top = lying[-1].w, lying[-1].y
    line = [place for place in lying if place.y == top]
    left, right = line[0].x - _GUILD_GAP_SHARE * side, line[-1].right + _GUILD_GAP_SHARE * side
    if len(lying) == 1 and len(rest) < len(added):
        left, right = line[0].x, line[0].right  # the dice of one turn lie close together
    step = _DIE_STEP_SHARE * side
    for die in rest:
        if right + side <= area.right:
            place, right = Box(right + step - side, top, side, side), right + step
        elif left - side >= area.x:
            place, left = Box(left - step, top, side, side), left - step
        else:
            return None
        if die is not None:
            start[die] = place
    return start


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
    for turn, seat in enumerate(setting.observation.track):
        for number in setting.numbers.minors(seat, TRACK + turn) if seat >= 0 else []:
            side = min(steps[turn].w, steps[turn].h) * 0.8
            place = box_around(*steps[turn].centre, side, side)
            setting.lay_spell(MinorSpell(seat, number), place, 10)
    setting.lay(Chronicle(), rooms.chronicle, 2)

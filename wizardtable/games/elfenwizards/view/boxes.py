# SPDX-License-Identifier: MIT
"""Lays out the six boxes for dice with what lies in them, and the rounds beside the tree."""

from wizardtable.games.elfenwizards.rules.components import GREY, MINOR
from wizardtable.games.elfenwizards.view import labels
from wizardtable.games.elfenwizards.view.art.dice_boxes import box_header
from wizardtable.games.elfenwizards.view.art.records import track_places
from wizardtable.games.elfenwizards.view.identities import STORE, TRACK, Identities
from wizardtable.games.elfenwizards.view.layout_base import DEFEATED, LayoutBase
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import widest
from wizardtable.table.kit.rectangles import box_of, rect_of
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, Group, about, spread


def add_boxes(setting: LayoutBase) -> None:
    """All boxes, and what lies in them."""
    seen, rooms = setting.seen, setting.rooms
    for box, room in enumerate(rooms.boxes):
        name = labels.box(box)
        supply = seen.supply if box == GREY else -1
        sprite = Sprite("box", (box, name, supply))
        setting.add(("box", box), sprite, room, 2, name=name)
        area = inside(box, room, setting.look)
        if box in (MINOR, GREY):
            area = area.inset(rooms.free / 2, 0)
        if box == MINOR:
            share = _share_of_dice(setting.identities, setting.seats)
            area, minors = area.cut_left(area.w * share, 6)
            _add_stored(setting, minors)
        _add_dice(setting, box, area)
    titles = [labels.defeat(level) for level in range(len(rooms.defeats))]
    longest = widest(titles)
    for level, (room, name) in enumerate(zip(rooms.defeats, titles, strict=True)):
        sprite = Sprite("defeat", (level, name, labels.defeated(), longest))
        with setting.grouped(DEFEATED):
            setting.add(("defeat", level), sprite, room, 2, name=name)


def _share_of_dice(held: Identities, seats: int) -> float:
    """How much of the Minor Spells box its dice get: spells lie closer together."""
    dice = sum(len(held.slots_in_box(seat, MINOR)) for seat in range(seats))
    wide, narrow = dice + 1.5, 0.45 * held.stored() + 1.5
    return max(0.36, min(0.72, wide / (wide + narrow)))


def inside(box: int, room: Box, look: Look) -> Box:
    """Where dice lie in a box: beneath its title, and beside the grey tokens. They are as large as
    they can be beneath the largest title, and in the middle of what the present one leaves."""
    pad = room.h * 0.05
    most = box_header(look.at_largest)
    area = room.cut_top(most)[1].inset(pad * 1.6, pad)
    area = Box(area.x, area.y - (most - box_header(look)) / 2, area.w, area.h)
    return area.cut_right(area.h * 1.5, pad)[1] if box == GREY else area


def _order(setting: LayoutBase) -> list[int]:
    """The seats, the one at the near edge first."""
    return [(setting.mine + step) % setting.seats for step in range(setting.seats)]


def _add_dice(setting: LayoutBase, box: int, area: Box) -> None:
    """The dice in a box, each guild's together, the highest first. None moves while others are
    taken away: the pointer may be on its way to it."""
    slots = [(seat, setting.identities.slots_in_box(seat, box)) for seat in _order(setting)]
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
                name = labels.die_in_box(seat, die[0], box)
                setting.add_die(seat, die[1], die[0], place, 10 + die[1] * 0.01, name)


def _add_stored(setting: LayoutBase, area: Box) -> None:
    """Minor spells in their box, each guild's in a pile that is spread a little."""
    lying = [(seat, setting.identities.minors(seat, STORE)) for seat in _order(setting)]
    lying = [(seat, minors) for seat, minors in lying if minors]
    packed = spread(
        area,
        [Group(len(minors)) for _, minors in lying],
        1.0,
        area.h * 0.76,
        step=0.5,
        gap=0.35,
        least=(0.4, 0.25),
    )
    for (seat, minors), places in zip(lying, packed.cards, strict=True):
        for i, (number, place) in enumerate(zip(minors, places, strict=True)):
            setting.add_minor(seat, number, place, 10 + i * 0.01, labels.minor_in_box(seat))


def add_rounds(setting: LayoutBase) -> None:
    """The round track with the minor spells given up, and who was Grand Druid."""
    seen, rooms = setting.seen, setting.rooms
    text = labels.round_text(seen)
    room = rooms.track
    steps = [box_of(stone) for stone in track_places(rect_of(room), setting.look)]
    sprite = Sprite("track", (text, seen.round_number))
    setting.add(("track",), sprite, room, 2, name=text)
    for turn, seat in enumerate(seen.track):
        for number in setting.identities.minors(seat, TRACK + turn) if seat >= 0 else []:
            side = min(steps[turn].w, steps[turn].h) * 0.8
            place = about(*steps[turn].centre, side, side)
            setting.add_minor(seat, number, place, 10, labels.minor(seat))
    sprite = Sprite("chronicle", (labels.grand(), seen.grand, seen.vacancies))
    setting.add(("chronicle",), sprite, rooms.chronicle, 2, name=labels.grand())

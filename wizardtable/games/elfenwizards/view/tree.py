# SPDX-License-Identifier: MIT
"""Lays out the great tree: spaces, wizards, the spells beside them, and the signs of contests.

Ladders on the tree lead from the spaces of a contest's candidates to its titles. A seal on a space
shows the space's points, and a plate shows its number. The sign of a contest shows which guild
would win a title now.
"""

from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.match_box import read_box
from wizardtable.games.elfenwizards.rules.standings import wizards_on
from wizardtable.games.elfenwizards.view import areas
from wizardtable.games.elfenwizards.view.layout_base import DEFEATED, TREE, LayoutBase
from wizardtable.games.elfenwizards.view.pieces.box_frames import box_header
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.great_tree import GreatTree
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.space import ContestSign, Space
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import place_beside
from wizardtable.games.elfenwizards.view.pieces.spell_points import SpellPoints
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot, bounding_box, box_around

_MIN_POINTS_HEIGHT, _MIN_SPELL_SIDE = 18.0, 16.0
"""Least sizes in pixels at 100 %: the height of a wizard's points, and the side of a spell."""


def add_tree(setting: LayoutBase) -> None:
    """Lays the tree, the wizards on it, and the defeated wizards."""
    observation, rooms = setting.observation, setting.rooms
    tree = rooms.tree
    corners = tuple(
        round(number, 1)
        for box in rooms.spaces
        for number in (box.x - tree.x, box.y - tree.y, box.w, box.h)
    )
    setting.adorn(GreatTree().key, Sprite("tree", (observation.data, *corners)), tree, 0)
    least = _MIN_POINTS_HEIGHT * setting.look.growth
    for place, room in enumerate(rooms.spaces):
        with setting.grouped(level_group(place)):
            wizards = wizards_on(observation, place)
            _add_space(setting, place, room)
            _add_contest_sign(setting, place, room)
            area = areas.grove_area(room) if place in components.MAGICIANS else room
            for wizard, cell in zip(
                wizards, areas.wizard_cells(area, len(wizards), least), strict=True
            ):
                _add_wizard(
                    setting,
                    wizard,
                    areas.wizard_stand(cell, bool(observation.spells[wizard]), least),
                )
    for place, room in zip(components.DEFEAT_BOXES, rooms.defeats, strict=True):
        wizards = wizards_on(observation, place)
        area = room.cut_top(box_header(setting.look.at_largest))[1].inset(room.h * 0.02)
        with setting.grouped(DEFEATED):
            for wizard, cell in zip(wizards, areas.wizard_cells(area, len(wizards)), strict=True):
                _add_wizard(setting, wizard, areas.wizard_stand(cell, False))


def level_group(place: int) -> str:
    """Returns the id of the group of pieces that a space belongs to. Each level has its own group;
    the Grand Druid's space belongs to the group of the Druids."""
    return f"{TREE}:{max(0, components.LEVEL_BY_PLACE[place])}"


def contest_light(rooms: areas.Areas, contest: int, data: str) -> Placement:
    """Returns the placement of the light on the ladders of the contest with this number, in the box
    given as `Setup.data`."""
    titles, stands = read_box(data).contests[contest]
    boxes = [(place, rooms.spaces[place]) for place in (*titles, *stands)]
    room = bounding_box([box for _, box in boxes])
    corners = [
        round(n, 1)
        for place, box in boxes
        for n in (place, box.x - room.x, box.y - room.y, box.w, box.h)
    ]
    sprite = Sprite("way", (data, contest, *corners))
    return Placement(("way", contest), sprite, Spot(room), 1, is_inert=True)


_MIN_SEAL_SIDE = 17.5
"""The least side of the seal of a space, in pixels at 100 %: its figures can just be read."""


def _add_space(setting: LayoutBase, place: int, room: Box) -> None:
    space = Space(place)
    setting.lay(space, room, 2)
    tall, wide = (0.2, 0.15) if place in components.MAGICIANS else (0.29, 0.24)
    side = max(_MIN_SEAL_SIDE, min(room.h * tall, room.w * wide)) * setting.look.swell
    seal = Box(room.x - side * 0.2, room.y - side * 0.2, side, side)
    setting.adorn(("seal", place), space.seal(setting.shown), seal, 9)
    if place != components.GRAND_DRUID:
        setting.adorn(("plate", place), space.plate(), _plate_area(setting, place, room), 10)


def _plate_area(setting: LayoutBase, place: int, room: Box) -> Box:
    """Returns the area of the plate with the number of a space. The area fits the longest number,
    and shorter numbers stand at its left."""
    high = max(12.5 * setting.look.growth, room.h * 0.14) * setting.look.swell
    sunk = 1.0 if place in components.MAGICIANS else 0.5
    return Box(room.x, room.bottom - high * sunk, high * 2.4, high)


def _add_contest_sign(setting: LayoutBase, place: int, room: Box) -> None:
    sign = ContestSign(place)
    if not sign.is_needed(setting.shown):
        return
    side = min(setting.rooms.sign_side, room.w * 0.45)
    across = room.centre[0]
    if place != components.GRAND_DRUID:  # the number of the space stays visible
        across = max(
            across, min(_plate_area(setting, place, room).right, room.right - side) + side / 2
        )
    box = box_around(across, room.bottom + setting.rooms.rung_height * 0.5, side, side)
    setting.lay(sign, box, 14)


def _add_wizard(setting: LayoutBase, wizard: components.WizardId, place: areas.Stand) -> None:
    setting.stands[wizard] = place.whole
    setting.lay(Wizard(wizard), place.pawn, 8 + place.pawn.bottom / 10000, 0.5)
    if not setting.observation.spells[wizard]:
        return
    share = setting.look.swell / setting.look.at_largest.swell
    box = place.points.cut_right(place.points.w * share)[0].cut_top(place.points.h * share)[0]
    setting.lay(SpellPoints(wizard), box, 15)
    _add_spells(setting, wizard, place.spells)


def _add_spells(setting: LayoutBase, wizard: int, room: Box) -> None:
    """Lays the spells beside a wizard in the area `room`, the strongest first."""
    spells = setting.observation.spells[wizard]
    max_side = min(room.w * 0.9, max(room.h * 0.5, room.w * 0.4))
    boxes = areas.spell_squares(room, len(spells), max_side, _MIN_SPELL_SIDE * setting.look.growth)
    ordered = sorted(
        spells,
        key=lambda spell: (-(components.face_of(spell) or 0), components.owner_of_spell(spell)),
    )
    laid: set[Die | MinorSpell] = set()
    for spell, box in zip(ordered, boxes, strict=True):
        piece = next(equal for equal in _equal_spells(setting, wizard, spell) if equal not in laid)
        laid.add(piece)
        setting.lay_spell(piece, box, 11)


def _equal_spells(setting: LayoutBase, wizard: int, spell: int) -> list[Die | MinorSpell]:
    """Returns the pieces beside a wizard that can show this spell. There are several if a guild has
    equal spells there, which are interchangeable."""
    seat, face = components.owner_of_spell(spell), components.face_of(spell)
    place = place_beside(wizard, face)
    if face == components.MINOR_FACE:
        return [MinorSpell(seat, number) for number in setting.numbers.minors(seat, place)]
    return [Die(seat, number) for number in setting.numbers.dice(seat, place)]

# SPDX-License-Identifier: MIT
"""Lays out the great tree: titles, wizards, the spells beside them, and who would win now."""

from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.rules.standings import closed_to, outcome, power, wizards_on
from wizardtable.games.elfenwizards.rules.state import CONTEST, TITLES_OPEN
from wizardtable.games.elfenwizards.rules.terms import number_of
from wizardtable.games.elfenwizards.view import labels
from wizardtable.games.elfenwizards.view.areas import Areas, Stand, cells, grove, pack, stand
from wizardtable.games.elfenwizards.view.art.dice_boxes import box_header
from wizardtable.games.elfenwizards.view.identities import beside
from wizardtable.games.elfenwizards.view.layout_base import COMMITTED, DEFEATED, TREE, LayoutBase
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot, about, whole

_PLAQUE, _SPELL = 18.0, 16.0
"""The least height, in pixels, of the room for a wizard's points, and of a spell beside him."""

LEADS, LEVEL, BEHIND = 2, 1, 0
"""How a wizard stands in his contest: he would win now, is tied for it, or would not."""

WINNING, UNCONTESTED, UNDECIDED, NO_CANDIDATES = range(4)
"""What is said at a title of the contest for it: a guild would win it now; it has all candidates,
but nothing beside them; two are tied or nobody has points; nobody can rise to it."""


def add_tree(setting: LayoutBase) -> None:
    """The tree, everybody on it, and those who fell from it."""
    seen, rooms = setting.seen, setting.rooms
    tree = rooms.tree
    corners = tuple(
        round(n, 1) for box in rooms.spaces for n in (box.x - tree.x, box.y - tree.y, box.w, box.h)
    )
    setting.adorn(("tree",), Sprite("tree", corners), tree, 0)
    decided = outcome(seen)
    standing = _standings(decided) if seen.phase == CONTEST else {}
    least = _PLAQUE * setting.look.growth
    for place, room in enumerate(rooms.spaces):
        with setting.grouped(level_group(place)):
            wizards = wizards_on(seen, place)
            _add_space(setting, place, room, vacant=not wizards)
            _add_heirs(setting, place, room, decided)
            area = grove(room) if place in components.MAGICIANS else room
            for wizard, cell in zip(wizards, cells(area, len(wizards), least), strict=True):
                whose = stand(cell, bool(seen.spells[wizard]), least)
                _add_wizard(setting, wizard, whose, standing)
    for place, room in zip(components.DEFEAT_BOXES, rooms.defeats, strict=True):
        wizards = wizards_on(seen, place)
        area = room.cut_top(box_header(setting.look.at_largest))[1].inset(room.h * 0.02)
        with setting.grouped(DEFEATED):
            for wizard, cell in zip(wizards, cells(area, len(wizards)), strict=True):
                _add_wizard(setting, wizard, stand(cell, False), {})


def level_group(place: int) -> str:
    """Returns the id of the group of a space: one for each level, as they are many."""
    return f"{TREE}:{max(0, components.LEVEL_OF[place])}"


def light_way(rooms: Areas, contest: int) -> Placement:
    """Light on the ladders of a contest, within what its spaces take."""
    titles, stands = components.CONTESTS[contest]
    boxes = [(place, rooms.spaces[place]) for place in (*titles, *stands)]
    room = whole([box for _, box in boxes])
    corners = [
        round(n, 1)
        for place, box in boxes
        for n in (place, box.x - room.x, box.y - room.y, box.w, box.h)
    ]
    sprite = Sprite("way", (contest, *corners))
    return Placement(("way", contest), sprite, Spot(room), 1, inert=True)


def _standings(decided: tuple[ContestDecided, ...]) -> dict[int, int]:
    """By wizard who has points in a contest, how he stands. Magicians may be tied for the second
    of two titles, while another has the first."""
    found: dict[int, int] = {}
    for contest in decided:
        rows = list(zip(contest.candidates, contest.points, strict=True))
        others = [points for wizard, points in rows if wizard not in contest.winners]
        best = max(others, default=0)
        tied = min(contest.winners) < 0 and others.count(best) > 1
        for wizard, points in rows:
            if wizard in contest.winners:
                found[wizard] = LEADS
            elif points:
                found[wizard] = LEVEL if tied and points == best else BEHIND
    return found


def _add_space(setting: LayoutBase, place: int, room: Box, *, vacant: bool) -> None:
    sprite = Sprite("space", (place, vacant))
    titled = vacant and place in components.TITLES
    name = labels.vacant(place) if titled else labels.place(place)
    setting.add(("space", place), sprite, room, 2, name=name)
    tall, wide = (0.2, 0.15) if place in components.MAGICIANS else (0.29, 0.24)
    side = min(room.h * tall, room.w * wide) * setting.look.swell
    seal = Box(room.x - side * 0.2, room.y - side * 0.2, side, side)
    setting.adorn(("seal", place), Sprite("seal", (place,)), seal, 9)
    if place != components.GRAND_DRUID:
        sprite = Sprite("plate", (number_of(place),))
        setting.adorn(("plate", place), sprite, _plate(setting, place, room), 10)


def _plate(setting: LayoutBase, place: int, room: Box) -> Box:
    """Where the number of a space stands, at the left of the room for the longest."""
    high = max(12.5 * setting.look.growth, room.h * 0.14) * setting.look.swell
    sunk = 1.0 if place in components.MAGICIANS else 0.5
    return Box(room.x, room.bottom - high * sunk, high * 2.4, high)


def _add_heirs(
    setting: LayoutBase, place: int, room: Box, decided: tuple[ContestDecided, ...]
) -> None:
    """Who would win the title now, or has it to himself."""
    seen = setting.seen
    if place not in components.TITLES or seen.phase not in TITLES_OPEN:
        return
    contest = components.CONTEST_FOR[place]
    whose = closed_to(seen, contest)
    winner = decided[contest].winners[decided[contest].titles.index(place)]
    if winner >= 0:
        details = (components.guild_of(winner), WINNING)
    elif not decided[contest].candidates:
        details = (-1, NO_CANDIDATES)
    elif whose >= 0:
        details = (whose, UNCONTESTED)
    elif seen.phase == CONTEST and any(decided[contest].points):
        details = (-1, UNDECIDED)
    else:
        return
    side = min(setting.rooms.sign, room.w * 0.45)
    across = room.centre[0]
    if place != components.GRAND_DRUID:  # beside its number
        across = max(across, min(_plate(setting, place, room).right, room.right - side) + side / 2)
    box = about(across, room.bottom + setting.rooms.rung * 0.5, side, side)
    setting.add(("heir", place), Sprite("heir", details), box, 14, name=labels.place(place))


def _add_wizard(setting: LayoutBase, wizard: int, place: Stand, standing: dict[int, int]) -> None:
    seen, guild = setting.seen, components.guild_of(wizard)
    setting.stands[wizard] = place.whole
    pawn = Sprite("pawn", (guild, seen.tokens[wizard]))
    name = labels.wizard(seen, wizard)
    setting.add(("wizard", wizard), pawn, place.pawn, 8 + place.pawn.bottom / 10000, 0.5, name)
    spells = seen.spells[wizard]
    if not spells:
        return
    points = power(seen, wizard)
    sprite = Sprite("points", (points, standing.get(wizard, BEHIND)))
    share = setting.look.swell / setting.look.at_largest.swell
    box = place.points.cut_right(place.points.w * share)[0].cut_top(place.points.h * share)[0]
    setting.add(("points", wizard), sprite, box, 15, name=labels.worth(seen, wizard, points))
    _add_spells(setting, wizard, place.spells)


def _add_spells(setting: LayoutBase, wizard: int, room: Box) -> None:
    """The spells beside a wizard, the strongest first."""
    spells = setting.seen.spells[wizard]
    held, used = setting.identities, set()
    most = min(room.w * 0.9, max(room.h * 0.5, room.w * 0.4))
    boxes = pack(room, len(spells), most, _SPELL * setting.look.growth)
    ordered = sorted(
        spells, key=lambda spell: (-(components.face_of(spell) or 0), components.caster(spell))
    )
    for spell, box in zip(ordered, boxes, strict=True):
        seat, face = components.caster(spell), components.face_of(spell)
        where = beside(wizard, face)
        numbers = (
            held.minors(seat, where) if face == components.MINOR_FACE else held.dice(seat, where)
        )
        number = next(n for n in numbers if (seat, face, n) not in used)
        used.add((seat, face, number))
        if face == components.MINOR_FACE:
            name = labels.beside(labels.minor(seat), setting.seen, wizard)
            setting.add_minor(seat, number, box, 11, name)
        else:
            name = labels.beside(labels.die(seat, face), setting.seen, wizard)
            setting.add_die(seat, number, face, box, 11, name, COMMITTED)

# SPDX-License-Identifier: MIT
"""Draws the entries of a box that is being entered, as they will lie on the table."""

from collections import Counter
from typing import Final

from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.text import N_, NN_, joined_with_commas
from wizardtable.games.elfenwizards.custom_deck.form import FORM
from wizardtable.games.elfenwizards.custom_deck.remarks import (
    CONTEST_SECTION,
    FIRST_LINE_UP_SECTION,
    LEVEL_SECTION,
    RANK_SPACES,
    wizards_of,
)
from wizardtable.games.elfenwizards.custom_deck.space_names import SPACE_NAMES, spaces_in
from wizardtable.games.elfenwizards.rules import terms
from wizardtable.games.elfenwizards.view.pieces.great_tree import TREE_LINES
from wizardtable.games.elfenwizards.view.pieces.wizard import PAWN_RATIO
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, box_around

_SEAL_HEIGHT: Final = 120.0

_MAP_WIDTH: Final = 520.0
_MAP_HEIGHT: Final = 480.0
_SPACE_SIZE: Final = 54.0
"""The width and the height of a space in logical pixels, at a font scale of 100 %."""

_NAME_HEIGHT: Final = 22.0


def section_picture(draft: Draft, section: int) -> ExamplePicture | None:
    """Returns the picture of all contests or of a line-up: the map, with the wizards of all guilds
    in a line-up, without short names. Returns None for the levels."""
    if section == LEVEL_SECTION:
        return None
    entries = draft.entries[section] if section >= FIRST_LINE_UP_SECTION else ()
    guilds = dict(enumerate([wizards_of(entry) for entry in entries]))
    return _map(draft, set(), guilds, has_names=False)


def entry_words(draft: Draft, section: int, place: int, entry: BoxEntry) -> str:
    """Returns the points of a level, or the starting spaces of a guild's wizards; "" for a contest,
    whose name says everything."""
    if section == LEVEL_SECTION:
        return render(NN_("elfenwizards box", "%n point(s) a round", "", int(str(entry.values[0]))))
    if section == CONTEST_SECTION:
        return ""
    spaces = Counter(wizards_of(entry))
    names = [
        terms.title(space)
        if count == 1
        else N_("elfenwizards box", "{count} on {space}").of(count=count, space=terms.title(space))
        for space, count in spaces.items()
    ]
    words = N_("elfenwizards box", "{spaces}").of(spaces=joined_with_commas(names))
    return render(words) if names else ""


def entry_picture(draft: Draft, section: int, place: int, entry: BoxEntry) -> ExamplePicture | None:
    """Returns the picture of an entry: the map with the spaces of a contest lit, the seal of a
    level, or the map with the wizards of a guild."""
    if section == LEVEL_SECTION:
        seal = Sprite("seal", (RANK_SPACES[place], entry.values[0]))
        return ExampleRow(_SEAL_HEIGHT).add([seal], 1.0).picture()
    if section == CONTEST_SECTION:
        titles, spaces = [spaces_in(str(value))[0] for value in entry.values]
        return _map(draft, {*titles, *spaces}, {})
    wizards = wizards_of(entry)
    return _map(draft, set(wizards), {place: wizards})


def _map(
    draft: Draft, lit: set[int], wizards: dict[int, list[int]], *, has_names: bool = True
) -> ExamplePicture:
    """Returns the picture of the map.

    Args:
        draft: the box; its ladders are drawn if matches can be played with it.
        lit: the spaces that shine.
        wizards: by guild, the spaces of its shown wizards, one for each wizard.
        has_names: True for a plate with its short name below each space.
    """
    areas = _areas()
    pieces: list[tuple[Box, Sprite]] = []
    try:
        data = FORM.data(draft)
    except ValueError:
        pass  # no ladders, as long as something is wrong
    else:
        shares = [
            share
            for area in areas
            for share in (
                area.x / _MAP_WIDTH,
                area.y / _MAP_HEIGHT,
                area.w / _MAP_WIDTH,
                area.h / _MAP_HEIGHT,
            )
        ]
        whole = Box(0, 0, _MAP_WIDTH, _MAP_HEIGHT)
        pieces.append((whole, Sprite("map", (data, *shares))))
    for space, area in enumerate(areas):
        pieces.append((area, Sprite("space", (space, space in lit))))
        guilds = [guild for guild, on in wizards.items() for other in on if other == space]
        for number, guild in enumerate(guilds):
            height = area.h * (0.62 if len(guilds) == 1 else 0.46)
            x = area.x + area.w * (number + 1) / (len(guilds) + 1)
            standing = box_around(x, area.centre[1], height * PAWN_RATIO, height)
            pieces.append((standing, Sprite("pawn", (guild, 0))))
        if has_names:
            below = Box(area.x, area.y + area.h, area.w, _NAME_HEIGHT)
            pieces.append((below, Sprite("name_plate", (SPACE_NAMES[space],))))
    return ExamplePicture(_MAP_WIDTH, _MAP_HEIGHT, tuple(pieces), ())


def _areas() -> list[Box]:
    """Returns, by place, the area of its space on the map."""
    areas: dict[int, Box] = {}
    height = (_MAP_HEIGHT - _NAME_HEIGHT) / len(TREE_LINES)
    for number, line in enumerate(TREE_LINES):
        step = _MAP_WIDTH / len(line)
        for column, space in enumerate(line):
            middle = ((column + 0.5) * step, (number + 0.5) * height)
            areas[space] = box_around(*middle, _SPACE_SIZE, _SPACE_SIZE)
    return [areas[space] for space in sorted(areas)]

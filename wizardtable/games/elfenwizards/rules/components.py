# SPDX-License-Identifier: MIT
"""The contents of every box: wizards, dice, the spaces of the tree, and the printed line-ups.

The line-ups are this project's reconstruction (rules page, {#reconstructed}). `match_box` has what
a box of a player's own replaces.
"""

from typing import Annotated, Final, NewType

WizardId = NewType("WizardId", Annotated[int, range(-1, 48)])
"""The id of a wizard: 8 * guild + number; -1 stands for no wizard. A guild's wizards are numbered
from 0, from the top of the tree down, by their starting places."""

IDS_PER_GUILD: Final = 8
"""The wizard ids reserved for each guild. With more than 3 players, the last ids of a guild are
unused."""

NOBODY: Final = WizardId(-1)
"""The wizard id that stands for no wizard."""

GUILDS: Final = ("red", "green", "blue", "yellow", "black", "white")
"""By seat, the name of its guild."""

WIZARDS_PER_GUILD: Final = {3: 8, 4: 6, 5: 5, 6: 4}
"""The number of wizards of each guild, by number of seats."""

DICE_PER_GUILD: Final = 7
"""The number of dice of each guild."""
MINOR_SPELLS_PER_GUILD: Final = 7
"""The number of minor spells of each guild."""

GREY_TOKEN_COUNT: Final = 12
"""The number of grey tokens in the box."""
LAST_ROUND: Final = 4
"""The number of the last round; rounds count from 1."""

# Places of a wizard: at most one wizard on each title, any number elsewhere.

GRAND_DRUID: Final = 0
DRUIDS: Final = range(1, 3)
SORCERERS: Final = range(3, 7)
NECROMANCERS: Final = range(7, 15)
MAGICIANS: Final = range(15, 19)
DEFEAT_BOXES: Final = range(19, 22)
"""The places of the defeat boxes, by level: Druids, Sorcerers, Necromancers."""

TITLES: Final = range(15)
"""The places that are titles, in the order of the awards: from the top, left to right."""

SPACES: Final = range(19)
"""The places on the tree: titles and Magician spaces."""

PLACE_COUNT: Final = 22
"""The number of places: titles, Magician spaces and defeat boxes."""
NOT_IN_PLAY: Final = -1
"""The place of a wizard that is not in play with this number of players."""

# Levels, and the six boxes for dice: one for each level, then two more.

DRUID: Final = 0
SORCERER: Final = 1
NECROMANCER: Final = 2
MAGICIAN: Final = 3
MINOR_BOX: Final = 4
GREY_BOX: Final = 5
LEVELS: Final = ("druid", "sorcerer", "necromancer", "magician")
BOXES: Final = (*LEVELS, "minor", "grey")

NO_LEVEL: Final = -1

LEVEL_BY_PLACE: Final = (
    NO_LEVEL,
    *(2 * (DRUID,)),
    *(4 * (SORCERER,)),
    *(8 * (NECROMANCER,)),
    *(4 * (MAGICIAN,)),
    DRUID,
    SORCERER,
    NECROMANCER,
)
"""By place, the level of a wizard there.

The level is also the box whose dice can be placed beside the wizard. The Grand Druid has NO_LEVEL;
a defeat box has the level of its wizards.
"""

# Spells. A spell beside a wizard is one number, made of its owner's seat and its face.

MINOR_FACE: Final = 0
"""The face that stands for a minor spell; dice have faces from 1 to 6."""

FACE_COUNT: Final = 7
"""The number of faces, including that of a minor spell."""

POINTS_PER_RECOVERED_SPELL: Final = 2
"""The points on dice that recover one minor spell."""

POINTS_PER_REMOVED_TOKEN: Final = 4
"""The points on dice that remove one grey token."""
LIGHTER_POINTS_PER_REMOVED_TOKEN: Final = 3
"""The points on dice that remove one grey token with the option "Lighter grey magic"."""


def guild_of(wizard: int) -> int:
    """Returns the guild of a wizard, which is also its seat."""
    return wizard // IDS_PER_GUILD


def spell_of(seat: int, face: int) -> int:
    """Returns the number of a seat's spell beside a wizard: a die with this face, or a minor spell
    (face 0)."""
    return seat * FACE_COUNT + face


def owner_of_spell(spell: int) -> int:
    """Returns the seat that owns a spell beside a wizard."""
    return spell // FACE_COUNT


def face_of(spell: int) -> int:
    """Returns the face of a spell beside a wizard; 0 for a minor spell."""
    return spell % FACE_COUNT


def points_of_spell(spell: int) -> int:
    """Returns the points of a spell beside a wizard: its face, or 1 for a minor spell.

    >>> [points_of_spell(spell_of(2, face)) for face in range(7)]
    [1, 1, 2, 3, 4, 5, 6]
    """
    return spell % FACE_COUNT or 1


# Line-ups: the letters of the guilds on D1 and D2, S1 to S4, N1 to N8, and M1 to M4.

_GUILD_LETTERS: Final = "RGBYKW"
_LINE_UPS: Final = {
    3: ("RG", "BGRB", "BGRBBGRB", ("BGR", "GR", "GR", "BGR")),
    4: ("RG", "YBYB", "GBYGRBRY", ("GRY", "BR", "GY", "BGR")),
    5: ("RG", "BKYK", "YRYBBGYB", ("BGK", "GKR", "KRY", "GR")),
    6: ("GR", "WBYK", "YBKYKWBW", ("GRW", "BR", "GY", "GKR")),
}

_BALANCED_LINE_UPS: Final = {
    3: ("RG", "BGRB", "BBGRBGRB", ("GGR", "BR", "BG", "GRR")),
    4: ("RG", "BBYY", "GBGYRBRY", ("GYY", "BR", "GR", "BGR")),
    5: ("RG", "KBYB", "KRYYKKYG", ("BGR", "BGR", "BGR", "KY")),
    6: ("GR", "WBYK", "YBKYKWBW", ("GRW", "BG", "RY", "GKR")),
}
"""Line-ups that occupy the same spaces as `_LINE_UPS`, but give every guild about the same chance
to win. The line-ups for four and more guilds were chosen by matches between equally strong
opponents."""


def line_up(seats: int) -> tuple[int, ...]:
    """Returns the starting place of each wizard, by id (rules page, {#setup}).

    >>> line_up(6)[:4], line_up(6)[8:12]
    ((2, 15, 16, 18), (1, 15, 17, 18))
    """
    return _starting_places(seats, *_LINE_UPS[seats])


def balanced_line_up(seats: int) -> tuple[int, ...]:
    """Returns the starting places with the option "Balanced line-up" (rules page, {#balanced}).

    >>> balanced_line_up(6)[:4], balanced_line_up(6)[24:28]
    ((2, 15, 17, 18), (5, 7, 10, 17))
    """
    return _starting_places(seats, *_BALANCED_LINE_UPS[seats])


def _starting_places(
    seats: int, druids: str, sorcerers: str, necromancers: str, magicians: tuple[str, ...]
) -> tuple[int, ...]:
    standing = list(zip(druids + sorcerers + necromancers, TITLES[1:], strict=True))
    for space, group in zip(MAGICIANS, magicians, strict=True):
        standing += [(letter, space) for letter in group]
    places = [NOT_IN_PLAY] * (IDS_PER_GUILD * seats)
    for seat in range(seats):
        own = [space for letter, space in standing if letter == _GUILD_LETTERS[seat]]
        places[IDS_PER_GUILD * seat : IDS_PER_GUILD * seat + len(own)] = own
    return tuple(places)

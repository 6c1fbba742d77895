# SPDX-License-Identifier: MIT
"""The box of Elfenwizards: wizards, the spaces of the tree, dice, and how a match is laid out.

Board map and line-ups are this project's reconstruction; the rules page says so.
"""

from typing import Annotated, Final, NewType

WizardId = NewType("WizardId", Annotated[int, range(-1, 48)])
"""A wizard: 8 * guild + number. Numbers run from 0 in each guild, by its line-up from the top."""

STRIDE: Final = 8
"""Ids kept for each guild; with more than 3 players the last of them are not used."""

NOBODY: Final = WizardId(-1)

GUILDS: Final = ("red", "green", "blue", "yellow", "black", "white")
"""The guild of each seat."""

WIZARDS: Final = {3: 8, 4: 6, 5: 5, 6: 4}
"""Wizards of each guild, by seats."""

DICE: Final = 7
MINOR_SPELLS: Final = 7
"""Of each guild."""

GREY_TOKENS: Final = 12
LAST_ROUND: Final = 4

# Places of a wizard. There is one wizard at most on each title, any number elsewhere.

GRAND_DRUID: Final = 0
DRUIDS: Final = range(1, 3)
SORCERERS: Final = range(3, 7)
NECROMANCERS: Final = range(7, 15)
MAGICIANS: Final = range(15, 19)
DEFEAT_BOXES: Final = range(19, 22)
"""The defeat boxes of Druids, Sorcerers and Necromancers, by level."""

TITLES: Final = range(15)
"""Every title, in the order of their award: from the top, left to right."""

PLACES: Final = 22
OUT: Final = -1
"""The place of a wizard that the guild does not own with so many players."""

# Levels, and the six boxes for dice: one for each level, then two more.

DRUID, SORCERER, NECROMANCER, MAGICIAN = range(4)
MINOR, GREY = 4, 5
LEVELS: Final = ("druid", "sorcerer", "necromancer", "magician")
BOXES: Final = (*LEVELS, "minor", "grey")

NO_LEVEL: Final = -1

LEVEL_OF: Final = (
    NO_LEVEL,
    *(2 * (DRUID,)),
    *(4 * (SORCERER,)),
    *(8 * (NECROMANCER,)),
    *(4 * (MAGICIAN,)),
    DRUID,
    SORCERER,
    NECROMANCER,
)
"""By place, its level: that of the box whose dice serve a wizard there. The Grand Druid has none;
a defeat box has that of the wizards who come to it."""

POINTS: Final[tuple[int, ...]] = (10, *(2 * (7,)), *(4 * (5,)), *(8 * (3,)), *(4 * (2,)), 0, 0, 0)
"""By place, what a wizard there scores at the end of a round."""

CONTESTS: Final = (
    ((0,), (1, 2)),
    *(((1 + i,), (3 + 2 * i, 4 + 2 * i)) for i in range(2)),
    *(((3 + i,), (7 + 2 * i, 8 + 2 * i)) for i in range(4)),
    *(((7 + 2 * i, 8 + 2 * i), (15 + i,)) for i in range(4)),
)
"""Every contest in the order of the awards: the titles given (one, or the two above a Magician
space), and the spaces its candidates stand on."""

CONTEST_OF: Final = tuple(
    next((n for n, (_, below) in enumerate(CONTESTS) if place in below), -1)
    for place in range(PLACES)
)
"""By place, the number of the contest in which wizards there are candidates, -1 for none."""

CONTEST_FOR: Final = tuple(
    next(n for n, (titles, _) in enumerate(CONTESTS) if title in titles) for title in TITLES
)
"""By title, the number of the contest that gives it."""

CANDIDATES: Final = tuple(CONTESTS[CONTEST_FOR[title]][1] for title in TITLES)
"""By title, the spaces its candidates stand on."""

LEADS_TO: Final[tuple[tuple[int, ...], ...]] = tuple(
    CONTESTS[contest][0] if contest >= 0 else () for contest in CONTEST_OF
)
"""By place, the titles that a wizard there can rise to."""

# Spells. One that lies beside a wizard is its owner's seat and its face in one number.

MINOR_FACE: Final = 0
"""Stands for a minor spell where dice have their face, 1 to 6."""

FACES: Final = 7

RECOVERY: Final = 2
"""Points of dice for each minor spell that is bought back."""

CLEANSING: Final = 4
LIGHTER_CLEANSING: Final = 3
"""Points of dice for each grey token that is removed."""


def guild_of(wizard: int) -> int:
    """The guild, and seat, that owns a wizard."""
    return wizard // STRIDE


def spell_of(seat: int, face: int) -> int:
    """The number of a spell beside a wizard: a seat's die with this face, or its minor spell."""
    return seat * FACES + face


def caster(spell: int) -> int:
    """The seat that owns a spell lying beside a wizard."""
    return spell // FACES


def face_of(spell: int) -> int:
    """The face of a spell lying beside a wizard, 0 for a minor spell."""
    return spell % FACES


def strength(spell: int) -> int:
    """The points of a spell lying beside a wizard: its face, and 1 for a minor spell.

    >>> [strength(spell_of(2, face)) for face in range(7)]
    [1, 1, 2, 3, 4, 5, 6]
    """
    return spell % FACES or 1


def wizards_of(seat: int, seats: int) -> range:
    """The ids of a guild's wizards."""
    return range(STRIDE * seat, STRIDE * seat + WIZARDS[seats])


# Line-ups: the guilds by their letters, on D1 D2, S1 to S4, N1 to N8, and M1 to M4.

_LETTERS: Final = "RGBYKW"
_LINE_UPS: Final = {
    3: ("RG", "BGRB", "BGRBBGRB", ("BGR", "GR", "GR", "BGR")),
    4: ("RG", "YBYB", "GBYGRBRY", ("GRY", "BR", "GY", "BGR")),
    5: ("RG", "BKYK", "YRYBBGYB", ("BGK", "GKR", "KRY", "GR")),
    6: ("GR", "WBYK", "YBKYKWBW", ("GRW", "BR", "GY", "GKR")),
}


_BALANCED: Final = {
    3: ("RG", "BGRB", "BBGRBGRB", ("GGR", "BR", "BG", "GRR")),
    4: ("RG", "BBYY", "GBGYRBRY", ("GYY", "BR", "GR", "BGR")),
    5: ("RG", "KBYB", "KRYYKKYG", ("BGR", "BGR", "BGR", "KY")),
    6: ("GR", "WBYK", "YBKYKWBW", ("GRW", "BG", "RY", "GKR")),
}
"""The same wizards on the same spaces, dealt to the guilds so that equal opponents win about
equally often. With four guilds and more it was found by letting minds of equal knowledge play."""


def line_up(seats: int) -> tuple[int, ...]:
    """By wizard id, the place at the start; the Grand Druid is still to be found.

    >>> line_up(6)[:4], line_up(6)[8:12]
    ((2, 15, 16, 18), (1, 15, 17, 18))
    """
    return _places(seats, *_LINE_UPS[seats])


def balanced_line_up(seats: int) -> tuple[int, ...]:
    """The same for the option of that name.

    >>> balanced_line_up(6)[:4], balanced_line_up(6)[24:28]
    ((2, 15, 17, 18), (5, 7, 10, 17))
    """
    return _places(seats, *_BALANCED[seats])


def _places(
    seats: int, druids: str, sorcerers: str, necromancers: str, magicians: tuple[str, ...]
) -> tuple[int, ...]:
    standing = list(zip(druids + sorcerers + necromancers, TITLES[1:], strict=True))
    for space, group in zip(MAGICIANS, magicians, strict=True):
        standing += [(letter, space) for letter in group]
    places = [OUT] * (STRIDE * seats)
    for seat in range(seats):
        own = [space for letter, space in standing if letter == _LETTERS[seat]]
        places[STRIDE * seat : STRIDE * seat + len(own)] = own
    return tuple(places)

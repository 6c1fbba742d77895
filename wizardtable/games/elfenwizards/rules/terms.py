# SPDX-License-Identifier: MIT
"""Names wizards, titles, boxes and spells as messages, in the form in which sentences use them."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.state import Board

_RANK_NAMES: Final = (
    N_("elfenwizards rank", "Grand Druid"),
    N_("elfenwizards rank", "Druid"),
    N_("elfenwizards rank", "Sorcerer"),
    N_("elfenwizards rank", "Necromancer"),
    N_("elfenwizards rank", "Magician"),
)

_WIZARD_NAMES: Final = (
    N_("elfenwizards wizard in a sentence", "the red {rank}"),
    N_("elfenwizards wizard in a sentence", "the green {rank}"),
    N_("elfenwizards wizard in a sentence", "the blue {rank}"),
    N_("elfenwizards wizard in a sentence", "the yellow {rank}"),
    N_("elfenwizards wizard in a sentence", "the black {rank}"),
    N_("elfenwizards wizard in a sentence", "the white {rank}"),
)

_WIZARD_NAMES_AT_START: Final = (
    N_("elfenwizards wizard at the beginning of a sentence", "The red {rank}"),
    N_("elfenwizards wizard at the beginning of a sentence", "The green {rank}"),
    N_("elfenwizards wizard at the beginning of a sentence", "The blue {rank}"),
    N_("elfenwizards wizard at the beginning of a sentence", "The yellow {rank}"),
    N_("elfenwizards wizard at the beginning of a sentence", "The black {rank}"),
    N_("elfenwizards wizard at the beginning of a sentence", "The white {rank}"),
)

_DEFEATED_NAMES: Final = (
    N_("elfenwizards wizard in a sentence", "a defeated Druid"),
    N_("elfenwizards wizard in a sentence", "a defeated Sorcerer"),
    N_("elfenwizards wizard in a sentence", "a defeated Necromancer"),
)

_BOX_NAMES: Final = (
    N_("elfenwizards box in a sentence", "the Druids’ box"),
    N_("elfenwizards box in a sentence", "the Sorcerers’ box"),
    N_("elfenwizards box in a sentence", "the Necromancers’ box"),
    N_("elfenwizards box in a sentence", "the Magicians’ box"),
    N_("elfenwizards box in a sentence", "the Minor Spells box"),
    N_("elfenwizards box in a sentence", "the Grey Magic box"),
)

_EQUAL_DICE_NAMES: Final = (
    N_("elfenwizards spell in a sentence", "two {face}s"),
    N_("elfenwizards spell in a sentence", "three {face}s"),
    N_("elfenwizards spell in a sentence", "four {face}s"),
    N_("elfenwizards spell in a sentence", "five {face}s"),
    N_("elfenwizards spell in a sentence", "six {face}s"),
    N_("elfenwizards spell in a sentence", "seven {face}s"),
)
"""The names of several dice with one face; the first name is for two dice."""

_FIRST_SPACES: Final = (
    components.GRAND_DRUID,
    components.DRUIDS[0],
    components.SORCERERS[0],
    components.NECROMANCERS[0],
    components.MAGICIANS[0],
)
"""By rank, its first space, which is the leftmost one."""

_ROMAN_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""The labels of the spaces on a level of the board.

They are Roman numerals, because other numbers on the board are points.
"""


def rank_of(space: int) -> int:
    """Returns the rank of a wizard on a space, from 0 (Grand Druid) to 4 (Magician)."""
    return components.LEVEL_BY_PLACE[space] + 1


def rank_name(space: int) -> Message:
    """Returns the name of the rank of wizards on a space: "Magician"."""
    return _RANK_NAMES[rank_of(space)]


def number_of(space: int) -> str:
    """Returns the number of a space on its level from the left, as its plate on the board shows
    it."""
    return _ROMAN_NUMERALS[space - _FIRST_SPACES[rank_of(space)]]


def the_wizard(seat: int, rank: int) -> Message:
    """Returns a wizard's guild and rank for the middle of a sentence: "the red Sorcerer"."""
    return _WIZARD_NAMES[seat].of(rank=_RANK_NAMES[rank])


def the_wizard_at_start(seat: int, rank: int) -> Message:
    """Returns a wizard's guild and rank for the beginning of a sentence: "The red Sorcerer"."""
    return _WIZARD_NAMES_AT_START[seat].of(rank=_RANK_NAMES[rank])


def the_wizard_on(seat: int, space: int) -> Message:
    """Returns a wizard's guild, rank and space: "the red Sorcerer on space II"."""
    wizard = the_wizard(seat, rank_of(space))
    if space == components.GRAND_DRUID:
        return wizard
    text = N_("elfenwizards wizard in a sentence", "{wizard} on space {number}")
    return text.of(wizard=wizard, number=number_of(space))


def the_wizard_in_full(board: Board, wizard: int) -> Message:
    """Returns a wizard's guild, rank and space: "the red Magician on space II with 1 grey token".
    The grey tokens are only named if another wizard of the guild is on the space."""
    seat, space = components.guild_of(wizard), board.place[wizard]
    text = the_wizard_on(seat, space)
    if not has_twin(board, wizard):
        return text
    return wizard_with_tokens(text, board.tokens[wizard])


def has_twin(board: Board, wizard: int) -> bool:
    """Returns whether another wizard of the same guild is on a wizard's place."""
    place = board.place[wizard]
    return any(
        place == other_place
        and components.guild_of(other) == components.guild_of(wizard)
        and other != wizard
        for other, other_place in enumerate(board.place)
    )


def a_defeated(level: int) -> Message:
    """Returns the name of a wizard in the defeat box of a level: "a defeated Sorcerer"."""
    return _DEFEATED_NAMES[level]


def the_defeated_in_full(board: Board, wizard: int) -> Message:
    """Returns the name of a wizard in a defeat box, with its grey tokens if it has any."""
    return wizard_with_tokens(
        a_defeated(components.LEVEL_BY_PLACE[board.place[wizard]]), board.tokens[wizard]
    )


def wizard_with_tokens(wizard: Message, tokens: int) -> Message:
    """Returns the name of a wizard with the grey tokens under it: "a defeated Druid with 2 grey
    tokens"."""
    if not tokens:
        return wizard
    text = NN_("elfenwizards wizard in a sentence", "{wizard} with %n grey token(s)", "", tokens)
    return text.of(wizard=wizard)


def title(space: int) -> Message:
    """Returns the name of a title or a Magician space: "Grand Druid", "Sorcerer III"."""
    rank, number = rank_of(space), number_of(space)
    if rank == 0:
        return _RANK_NAMES[0]
    text = (
        N_("elfenwizards title", "Druid {number}"),
        N_("elfenwizards title", "Sorcerer {number}"),
        N_("elfenwizards title", "Necromancer {number}"),
        N_("elfenwizards title", "Magician space {number}"),
    )[rank - 1]
    return text.of(number=number)


def the_magician_space(space: int) -> Message:
    """Returns a Magician space as it stands in a sentence: "Magician space II"."""
    text = N_("elfenwizards space in a sentence", "Magician space {number}")
    return text.of(number=number_of(space))


def the_box(box: int) -> Message:
    """Returns a box for dice as it stands in a sentence: "the Sorcerers’ box"."""
    return _BOX_NAMES[box]


def spell(face: int) -> Message:
    """Returns a spell as it stands in a sentence: "a 5", or "a minor spell" for face 0."""
    if face == components.MINOR_FACE:
        return N_("elfenwizards spell in a sentence", "a minor spell")
    return N_("elfenwizards spell in a sentence", "a {face}").of(face=face)


def faces_list(faces: Iterable[int]) -> Message | str:
    """Returns the faces of dice, the highest first: "5, 3 and 1". There must be at least one
    face."""
    return joined_with_and([str(face) for face in sorted(faces, reverse=True)])


def dice_list(faces: Iterable[int]) -> Message | str:
    """Returns dice by their faces, the highest first: "a 5 and two 1s". There must be at least one
    die."""
    counts = Counter(faces)
    return joined_with_and(
        [
            spell(face) if counts[face] == 1 else _EQUAL_DICE_NAMES[counts[face] - 2].of(face=face)
            for face in sorted(counts, reverse=True)
        ]
    )


def dice(count: int) -> Message:
    """Returns a number of dice in words: "one die", "3 dice"."""
    if count == 1:
        return N_("elfenwizards spell in a sentence", "one die")
    return NN_("elfenwizards spell in a sentence", "%n dice", "", count)


def strength(number: int) -> Message:
    """Returns the strength of spells for a sentence: "strength 7"."""
    return N_("elfenwizards strength in a sentence", "strength {number}").of(number=number)


def pips(count: int) -> Message:
    """Returns the pips of dice in words: "1 pip", "7 pips"."""
    return NN_("elfenwizards pips", "%n pip(s)", "", count)


def points(count: int) -> Message:
    """Returns a number of points in words: "1 point", "7 points"."""
    return NN_("elfenwizards points", "%n point(s)", "", count)

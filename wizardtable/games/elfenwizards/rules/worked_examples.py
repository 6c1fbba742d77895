# SPDX-License-Identifier: MIT
"""The worked examples of the rules page. The page draws the examples, and the tests check them."""

from dataclasses import dataclass
from typing import Final

RED, GREEN, BLUE, YELLOW = range(4)
"""The guilds in the examples, by seat."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A wizard in a contest.

    Attributes:
        guild: the seat that owns the wizard.
        spells: the faces of the dice beside the wizard, 0 for a minor spell.
        points: the points of the spells.
    """

    guild: int
    spells: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Contest:
    """The candidates of a contest, and the candidates that rise to a title (rules page, {#awards}).

    `rising` has the indices of the candidates that rise, the best first.
    """

    candidates: tuple[Candidate, ...]
    rising: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """The faces of dice, and the number of minor spells or grey tokens that the dice gain.

    Dice recover minor spells or remove grey tokens (rules page, {#recover} and {#cleanse}).
    """

    dice: tuple[int, ...]
    count: int


GRAND_DRUID: Final = Contest((Candidate(BLUE, (5, 6), 11), Candidate(RED, (6, 0), 7)), (0,))

MAGICIANS: Final = {
    "magicians-one": Contest(
        (
            Candidate(RED, (5,), 5),
            Candidate(GREEN, (3,), 3),
            Candidate(BLUE, (3,), 3),
            Candidate(YELLOW, (1,), 1),
        ),
        (0,),
    ),
    "magicians-two": Contest(
        (Candidate(RED, (4,), 4), Candidate(GREEN, (4,), 4), Candidate(BLUE, (3,), 3)), (0, 1)
    ),
    "magicians-none": Contest(
        (Candidate(RED, (2,), 2), Candidate(GREEN, (2,), 2), Candidate(BLUE, (2,), 2)), ()
    ),
}

RECOVERY_USES: Final = (Use((4,), 2), Use((1, 1), 1), Use((3, 1), 2))

CLEANSING_USES: Final = Use((5, 2, 1), 2)

SCORED_SPACES: Final = ("D1", "N5", "N7", "M1", "M2", "M4")
"""The spaces of the red guild's wizards in the example of scoring, by their names on the rules page
(rules page, {#score})."""

SPACE_SCORES: Final = (7, 3, 3, 2, 2, 2)
"""The points of each wizard in `SCORED_SPACES`."""

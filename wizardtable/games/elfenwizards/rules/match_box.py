# SPDX-License-Identifier: MIT
"""The box of a match: the map of the tree, the points of its levels, and the line-ups.

The printed map and the printed line-ups are this project's reconstruction (rules page,
{#reconstructed}). The box in `Setup.data` replaces the printed one. Its limits are on the rules
page, {#own-box}.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from wizardtable.core import codec
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.components import LEVEL_BY_PLACE, WizardId

SEATS: Final = (3, 4, 5, 6)
"""The possible numbers of seats."""

MAX_SPACES: Final = 4
"""The most spaces of a contest."""

MAX_TITLES: Final = 2
"""The most titles of a contest."""

MAX_WIZARDS: Final = components.IDS_PER_GUILD
"""The most wizards of a guild; a guild has at least one."""

MAX_POINTS: Final = 15
"""The most points of a level; a level has at least one."""

MAX_TITLE_LETTERS: Final = 40
"""The most letters in the title of a box."""

PRINTED_POINTS: Final = (10, 7, 5, 3, 2)
"""By rank from Grand Druid to Magician, the points of a wizard in each round (rules page,
{#board})."""

Space: TypeAlias = Annotated[int, range(components.DEFEAT_BOXES[0])]
"""A title or a Magician space (see `components`)."""

Points: TypeAlias = Annotated[int, range(1, MAX_POINTS + 1)]
"""The points of a level."""

GuildSpaces: TypeAlias = Annotated[tuple[Space, ...], range(1, MAX_WIZARDS + 1)]
"""The starting spaces of a guild's wizards, ascending. A Magician space can occur several times."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The titles that a contest awards, and the spaces of its candidates; both ascend.

    Of two titles, the first is the left one, which the best candidate wins.
    """

    titles: Annotated[tuple[Space, ...], range(1, MAX_TITLES + 1)]
    spaces: Annotated[tuple[Space, ...], range(1, MAX_SPACES + 1)]


LineUp: TypeAlias = Annotated[tuple[GuildSpaces, ...], range(3, 7)]
"""By guild, the starting spaces of its wizards."""


@dataclass(frozen=True, slots=True)
class Box:
    """The content of a box as a player has entered it.

    Attributes:
        contests: the contests in the order of the awards: by their first titles, ascending.
        line_ups: for three, four, five and six seats, the line-up.
        points: by rank from Grand Druid to Magician, the points of a wizard in each round.
        title: the title of the box, at most 40 letters.

    Raises:
        ValueError: no match could be played with this box.
    """

    contests: Annotated[tuple[Contest, ...], range(1, len(components.TITLES) + 1)]
    line_ups: tuple[LineUp, LineUp, LineUp, LineUp]
    points: tuple[Points, Points, Points, Points, Points] = PRINTED_POINTS
    title: Annotated[str, range(MAX_TITLE_LETTERS + 1)] = ""

    def __post_init__(self) -> None:
        for contest in self.contests:
            _check_contest(contest)
        firsts = [contest.titles[0] for contest in self.contests]
        if not firsts or firsts != sorted(firsts):
            raise ValueError("there are contests, in the order of the awards")
        titles = Counter(title for contest in self.contests for title in contest.titles)
        spaces = Counter(space for contest in self.contests for space in contest.spaces)
        if max(titles.values()) > 1 or max(spaces.values()) > 1:
            raise ValueError("each title and each space is in one contest")
        for seats, line_up in zip(SEATS, self.line_ups, strict=True):
            _check_line_up(line_up, seats)
        if list(self.points) != sorted(self.points, reverse=True):
            raise ValueError("a higher level has at least as many points")
        if not 1 <= self.points[-1] <= self.points[0] <= MAX_POINTS:
            raise ValueError("a level has points")
        if self.title and not is_title(self.title):
            raise ValueError("the title can be shown")


def _check_contest(contest: Contest) -> None:
    if not 1 <= len(contest.titles) <= MAX_TITLES or not 1 <= len(contest.spaces) <= MAX_SPACES:
        raise ValueError("a contest has titles and spaces")
    for places in (contest.titles, contest.spaces):
        if list(places) != sorted(set(places)):
            raise ValueError("titles and spaces ascend")
    if contest.titles[0] < 0 or contest.spaces[-1] not in components.SPACES:
        raise ValueError("the places are on the tree")
    levels = {LEVEL_BY_PLACE[space] for space in contest.spaces}
    if len(levels) > 1 or {LEVEL_BY_PLACE[title] + 1 for title in contest.titles} != levels:
        raise ValueError("the spaces of one level lead to titles of the next level up")


def _check_line_up(line_up: LineUp, seats: int) -> None:
    if len(line_up) != seats:
        raise ValueError("each guild has wizards")
    for spaces in line_up:
        if not 1 <= len(spaces) <= MAX_WIZARDS or list(spaces) != sorted(spaces):
            raise ValueError("the wizards of a guild are not too many, and ascend")
        if spaces[0] < 0 or spaces[-1] not in components.SPACES:
            raise ValueError("the wizards are on the tree")
    standing = Counter(space for spaces in line_up for space in spaces)
    if any(standing[title] > 1 for title in components.TITLES):
        raise ValueError("at most one wizard is on a title")


def is_title(text: str) -> bool:
    """Returns whether a text can be the title of a box: printable, with single spaces, and neither
    empty nor too long."""
    return (
        0 < len(text) <= MAX_TITLE_LETTERS and text.isprintable() and text == " ".join(text.split())
    )


class MatchBox:
    """The box of a match, arranged for quick lookup. The object never changes.

    A contest is given by its index in `contests`.

    Attributes:
        box: the content of the box.
        is_printed: whether the box is the printed one, for which opponents have learned.
        contests: by contest, its titles and the spaces of its candidates.
        levels: by contest, the level of its candidates.
        grand_contest: the contest for Grand Druid, or -1 if there is none.
        contest_of_place: by place, the contest in which wizards there are candidates; -1 for none.
        contest_of_title: by title, the contest that awards it; -1 for none.
        winnable_titles: by place, the titles that a wizard there can win; empty for none.
        points: by place, the points that a wizard there scores in each round.
        lasting_titles: the titles that a wizard keeps once it has one, as they lead nowhere, in the
            contests that award them; Grand Druid included.
    """

    __slots__ = (
        "_starting_places",
        "box",
        "contest_of_place",
        "contest_of_title",
        "contests",
        "grand_contest",
        "is_printed",
        "lasting_titles",
        "levels",
        "points",
        "winnable_titles",
    )

    def __init__(self, box: Box, *, is_printed: bool) -> None:
        self.box = box
        self.is_printed = is_printed
        self.contests: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = tuple(
            [(contest.titles, contest.spaces) for contest in box.contests]
        )
        self.levels: tuple[int, ...] = tuple(
            [LEVEL_BY_PLACE[spaces[0]] for _, spaces in self.contests]
        )
        of_place = [-1] * components.PLACE_COUNT
        of_title = [-1] * len(components.TITLES)
        for number, (titles, spaces) in enumerate(self.contests):
            for space in spaces:
                of_place[space] = number
            for title in titles:
                of_title[title] = number
        self.contest_of_place: tuple[int, ...] = tuple(of_place)
        self.contest_of_title: tuple[int, ...] = tuple(of_title)
        self.grand_contest: int = of_title[components.GRAND_DRUID]
        self.winnable_titles: tuple[tuple[int, ...], ...] = tuple(
            [self.contests[number][0] if number >= 0 else () for number in of_place]
        )
        self.lasting_titles: tuple[int, ...] = tuple(
            [title for title in components.TITLES if of_title[title] >= 0 and of_place[title] < 0]
        )
        self.points: tuple[int, ...] = (
            *[box.points[LEVEL_BY_PLACE[space] + 1] for space in components.SPACES],
            *[0 for _ in components.DEFEAT_BOXES],
        )
        self._starting_places: tuple[tuple[int, ...], ...] = tuple(
            [_starting_places(line_up) for line_up in box.line_ups]
        )

    def line_up(self, seats: int) -> tuple[int, ...]:
        """Returns the starting place of each wizard, by id (rules page, {#setup})."""
        return self._starting_places[seats - SEATS[0]]

    def wizards_of(self, seat: int, seats: int) -> tuple[WizardId, ...]:
        """Returns the ids of the wizards that a guild has in play in a match of this number of
        seats."""
        first = components.IDS_PER_GUILD * seat
        own = self.line_up(seats)[first : first + components.IDS_PER_GUILD]
        count = len(own) - own.count(components.NOT_IN_PLAY)
        return tuple([WizardId(wizard) for wizard in range(first, first + count)])


def _starting_places(line_up: LineUp) -> tuple[int, ...]:
    places: list[int] = []
    for spaces in line_up:
        missing = components.IDS_PER_GUILD - len(spaces)
        places += [*spaces, *[components.NOT_IN_PLAY] * missing]
    return tuple(places)


def line_up_of(starting_places: Sequence[int]) -> LineUp:
    """Returns the line-up with these starting places of the wizards, by id."""
    return tuple(
        [
            tuple(
                [
                    place
                    for place in starting_places[first : first + components.IDS_PER_GUILD]
                    if place != components.NOT_IN_PLAY
                ]
            )
            for first in range(0, len(starting_places), components.IDS_PER_GUILD)
        ]
    )


_three, _four, _five, _six = [line_up_of(components.line_up(seats)) for seats in SEATS]

PRINTED_BOX: Final = MatchBox(
    Box(
        (
            Contest((0,), (1, 2)),
            *[Contest((1 + i,), (3 + 2 * i, 4 + 2 * i)) for i in range(2)],
            *[Contest((3 + i,), (7 + 2 * i, 8 + 2 * i)) for i in range(4)],
            *[Contest((7 + 2 * i, 8 + 2 * i), (15 + i,)) for i in range(4)],
        ),
        (_three, _four, _five, _six),
    ),
    is_printed=True,
)
"""The printed box."""


@lru_cache(maxsize=64)
def read_box(data: str) -> MatchBox:
    """Returns the box for `Setup.data`; the printed box for "".

    Raises:
        CodecError: the text is not a `Box` as canonical JSON.
    """
    return MatchBox(codec.loads(Box, data), is_printed=False) if data else PRINTED_BOX


def write_box(box: Box) -> str:
    """Returns the text of a box for `Setup.data`."""
    return codec.dumps(Box, box)

# SPDX-License-Identifier: MIT
"""Unusual boxes of Elfenwizards, drawn at random or chosen as legal extremes."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias, TypeVar

from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.match_box import (
    MAX_POINTS,
    MAX_SPACES,
    MAX_WIZARDS,
    PRINTED_BOX,
    PRINTED_POINTS,
    SEATS,
    Box,
    Contest,
    LineUp,
    write_box,
)

Below: TypeAlias = Callable[[int], int]
"""A function that draws a whole number from 0 to below its argument."""

T = TypeVar("T")

LINES: Final = (
    range(1),
    components.DRUIDS,
    components.SORCERERS,
    components.NECROMANCERS,
    components.MAGICIANS,
)
"""The places of each rank, from the top."""


def random_box(below: Below) -> Box:
    """Returns a random box that can be played, with few or many ladders and wizards."""
    points = sorted([1 + below(MAX_POINTS) for _ in PRINTED_POINTS], reverse=True)
    first, second, third, fourth, fifth = points
    three, four, five, six = [_line_up(below, seats) for seats in SEATS]
    return Box(
        _contests(below),
        (three, four, five, six),
        (first, second, third, fourth, fifth),
        "Åse’s {map} 50 %n" if below(2) else "",
    )


def box_of_seed(seed: int) -> Box:
    """Returns the random box of a seed."""
    return random_box(Rng(seed).below)


def fair_box_of_seed(seed: int) -> Box:
    """Returns the random box of a seed whose guilds begin with equally many wizards of about equal
    worth, for comparing opponents."""
    below = Rng(seed).below
    points = sorted([1 + below(MAX_POINTS) for _ in PRINTED_POINTS], reverse=True)
    first, second, third, fourth, fifth = points
    three, four, five, six = [_fair_line_up(below, seats) for seats in SEATS]
    return Box(_contests(below), (three, four, five, six), (first, second, third, fourth, fifth))


def _fair_line_up(below: Below, seats: int) -> LineUp:
    """Returns a line-up that deals spaces from the top down, to and fro among the guilds."""
    size = min(MAX_WIZARDS, 24 // seats)
    spaces = [title for title in components.TITLES[1:] if below(4)]
    spaces = spaces[: len(spaces) // seats * seats]
    guilds: list[list[int]] = [[] for _ in range(seats)]
    order = _shuffled(below, range(seats))
    for _ in range(size):
        order.reverse()
        for guild in order:
            guilds[guild].append(spaces.pop(0) if spaces else 15 + below(4))
    return tuple([tuple(sorted(guild)) for guild in guilds])


def _shuffled(below: Below, items: Sequence[T]) -> list[T]:
    rest = list(items)
    return [rest.pop(below(len(rest))) for _ in items]


def _contests(below: Below) -> tuple[Contest, ...]:
    contests: list[Contest] = []
    density = 1 + below(4)  # of four contests, how many are kept
    largest = 1 + below(MAX_SPACES)
    for upper, lower in pairwise(LINES):
        titles, spaces = _shuffled(below, upper), _shuffled(below, lower)
        while titles and spaces:
            awarded = [titles.pop() for _ in range(min(len(titles), 1 + below(2)))]
            below_them = [spaces.pop() for _ in range(min(len(spaces), 1 + below(largest)))]
            if below(4) < density:
                contests.append(Contest(tuple(sorted(awarded)), tuple(sorted(below_them))))
    if not contests:
        contests.append(Contest((7 + below(8),), (15 + below(4),)))
    return tuple(sorted(contests, key=lambda contest: contest.titles))


def _line_up(below: Below, seats: int) -> LineUp:
    kind = below(4)
    if kind == 0:
        return PRINTED_BOX.box.line_ups[seats - SEATS[0]]
    free = _shuffled(below, components.TITLES)
    groves = [15 + below(4)] if kind == 1 else list(components.MAGICIANS)
    guilds: list[tuple[int, ...]] = []
    for _ in range(seats):
        spaces = []
        for _ in range(MAX_WIZARDS if kind == 2 else 1 + below(MAX_WIZARDS)):
            on_title = bool(free) and below(3) > 0
            spaces.append(free.pop() if on_title else groves[below(len(groves))])
        guilds.append(tuple(sorted(spaces)))
    return tuple(guilds)


def line_ups_of(spaces: Callable[[int], Sequence[int]]) -> tuple[LineUp, LineUp, LineUp, LineUp]:
    """Returns line-ups in which the guild of each seat begins on the given spaces, whatever the
    number of seats."""
    three, four, five, six = [
        tuple([tuple(sorted(spaces(seat))) for seat in range(seats)]) for seats in SEATS
    ]
    return (three, four, five, six)


ONE_LADDER: Final = Box(
    (Contest((7,), (15,)),), line_ups_of(lambda seat: (15,) * MAX_WIZARDS), (1, 1, 1, 1, 1)
)
"""One ladder in all; all wizards, as many as possible, begin at its foot."""

ONE_WIZARD_EACH: Final = Box(
    PRINTED_BOX.box.contests, line_ups_of(lambda seat: (15 + seat % 4,)), (15, 15, 15, 15, 15)
)
"""The printed map with a single wizard for each guild."""

HELD_CROWN: Final = Box(
    PRINTED_BOX.box.contests,
    line_ups_of(lambda seat: (seat, *range(15, 19), 7 + seat)),
    PRINTED_POINTS,
)
"""The printed map with a Grand Druid from the beginning, who keeps the title for a round."""

NO_CROWN: Final = Box(
    (
        Contest((1,), (3, 4, 5, 6)),
        Contest((3, 4), (7, 8, 9, 10)),
        Contest((5,), (11,)),
        Contest((7, 14), (15, 18)),
        Contest((11,), (16, 17)),
    ),
    line_ups_of(lambda seat: (1 + seat, 9 + seat, 15, 16, 17, 18, 18)),
    (15, 8, 8, 1, 1),
)
"""A map on which no ladder leads to Grand Druid, and whose Druids stay for good."""

DEAD_ENDS: Final = Box(
    (Contest((1, 2), (3, 4)), Contest((7, 8), (15, 16, 17, 18))),
    line_ups_of(lambda seat: (seat + 1, 7 + seat, 15, 15, 18)),
    (9, 9, 4, 2, 2),
)
"""A map of two contests, whose titles lead nowhere and are kept by whoever has them."""

EXTREMES: Final = {
    "one_ladder": ONE_LADDER,
    "one_wizard": ONE_WIZARD_EACH,
    "held_crown": HELD_CROWN,
    "no_crown": NO_CROWN,
    "dead_ends": DEAD_ENDS,
}
"""Boxes at the limits of what is allowed, by name."""


def contract_box(seed: int) -> str:
    """Returns a box for the tests of the contract."""
    return drawn_box(seed)


def drawn_box(seed: int) -> str:
    """Returns a random box as `Setup.data`: every second one is fair, the others are very odd."""
    return write_box(fair_box_of_seed(seed) if seed % 2 else box_of_seed(seed))

# SPDX-License-Identifier: MIT
"""The contents of the box of Elfenwizards, counted from the rules page and not by the program."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from wizardtable.games.elfenwizards.rules.moves import Commit, FillTitle
from wizardtable.games.elfenwizards.rules.state import State

EACH = {3: 8, 4: 6, 5: 5, 6: 4}
"""The number of wizards of each guild, by number of seats."""

ON_BOARD = {3: 24, 4: 24, 5: 25, 6: 24}
"""The number of wizards on the board, by number of seats."""


def assert_complete(state: State) -> None:
    """Asserts that every wizard, die, minor spell and grey token is in exactly one allowed
    place."""
    seats = len(state.ready)
    _assert_wizards(state, seats)
    beside = [spell for spells in state.spells for spell in spells]
    for seat in range(seats):
        dice = [divmod(spell, 7)[1] for spell in beside if spell // 7 == seat]
        boxes = state.placed[seat]
        rolled = len(state.rolled) if seat == state.to_move else 0
        assert state.ready[seat] >= 0
        dice_beside = sum(face > 0 for face in dice)
        assert state.ready[seat] + rolled + dice_beside + sum(map(len, boxes)) == 7
        assert all(list(box) == sorted(box) for box in boxes)
        assert all(1 <= face <= 6 for box in (*boxes, state.rolled) for face in box)
        minors = (state.minors[seat], state.boxed[seat], dice.count(0), state.track.count(seat))
        assert min(minors) >= 0
        assert sum(minors) == 7
    assert all(list(spells) == sorted(spells) for spells in state.spells)
    assert sum(state.tokens) + state.supply == 12
    assert min(*state.tokens, state.supply, state.vacancies) >= 0
    titles_given = sum(state.grand) + state.vacancies + has_first_crown(state)
    assert titles_given in (state.round_number - 1, state.round_number, 1)
    assert len(state.track) <= 3
    assert 1 <= state.round_number <= 4


def _assert_wizards(state: State, seats: int) -> None:
    standing = [place for place in state.place if place >= 0]
    sizes = own_sizes(state) if state.data else [EACH[seats]] * seats
    assert len(standing) == (sum(sizes) if state.data else ON_BOARD[seats])
    for title in range(15):
        assert standing.count(title) <= 1
    for box, size in ((19, 2), (20, 4), (21, 8)):
        assert standing.count(box) <= size
    for seat in range(seats):
        own = state.place[8 * seat : 8 * seat + 8]
        assert sum(place >= 0 for place in own) == sizes[seat]
    for place, tokens, spells in zip(state.place, state.tokens, state.spells, strict=True):
        assert place >= 0 or (tokens == 0 and not spells)


def own_sizes(state: State) -> list[int]:
    """Returns the number of wizards of each guild in a box of one's own."""
    return [len(spaces) for spaces in state.box.box.line_ups[len(state.ready) - 3]]


def has_first_crown(state: State) -> bool:
    """Returns whether a wizard of the line-up was Grand Druid from the beginning."""
    return any(0 in spaces for spaces in state.box.box.line_ups[len(state.ready) - 3])


def recount(state: State) -> tuple[int, ...]:
    """Returns the final scores, recounted from the rules page: the last round, the earlier rounds,
    and the minor spells in front of each seat."""
    totals = []
    for seat in range(len(state.ready)):
        last = 0
        for wizard in range(8 * seat, 8 * seat + 8):
            last += worth(state.place[wizard], state.box.box.points) - state.tokens[wizard]
        before = [scored[seat] for scored in state.sheet[:-1]]
        assert state.sheet[-1][seat] == last
        totals.append(sum(before) + last + state.minors[seat])
    return tuple(totals)


def worth(place: int, points: Sequence[int] = (10, 7, 5, 3, 2)) -> int:
    """Returns the points that a wizard scores at a place; `points` are those of each rank."""
    if place < 0 or place > 18:
        return 0
    rank = 0 if place == 0 else 1 if place < 3 else 2 if place < 7 else 3 if place < 15 else 4
    return points[rank]


FORGED_CHANGES: Final[tuple[Callable[[dict[str, Any]], object], ...]] = (
    lambda s: s.update(ready=[10**10] * len(s["ready"])),
    lambda s: s["rolled"].extend([6] * 40),
)
"""Changes that put numbers into a stored state which would break the program if they were
accepted."""

UNLISTED_ACTIONS: Final = dict.fromkeys(
    (Commit, FillTitle), "of wizards who stand alike, only the first is listed"
)
"""The actions that `check` allows although `candidates` leaves them out, each with the reason."""

# SPDX-License-Identifier: MIT
"""Counts what is in the box of Anludim, from the rules page and not with the program's numbers."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.anludim.rules.components import CARDS, HIDDEN
from wizardtable.games.anludim.rules.moves import Keep, Lay
from wizardtable.games.anludim.rules.state import KEEP, State

OBJECTS = (
    {1: 4, 2: 2, 3: 1},
    {1: 3, 2: 3, 3: 1},
    {1: 2, 2: 2, 3: 1, 4: 1},
    {1: 1, 2: 1, 3: 2, 4: 1},
    {1: 1, 2: 1, 3: 2, 5: 1},
)
"""By discipline, the number of objects of each value."""

LEFT_OUT = {2: (2, 2, 1, 0, 0), 3: (1, 1, 0, 0, 0), 4: (0,) * 5, 5: (0,) * 5}
"""By number of seats and by discipline, the objects of 1 point that stay in the box."""


def assert_complete(state: State) -> None:
    """Asserts that every card is in one place, and that no object, scroll or professor is
    doubled."""
    seats = len(state.hands)
    laid = [combination for group in state.combinations for combination in group]
    cards = [*state.deck, *state.discards, *(card for card in state.row if card != HIDDEN)]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for combination in laid for card in combination.cards]
    assert len(set(cards)) == 65
    if state.data:
        box = json.loads(state.data)
        entered = [(a, colour, b, other) for a, colour, b, other in box["cards"]]
        assert Counter((*CARDS[card][0], *CARDS[card][1]) for card in cards) == Counter(entered)
    else:
        assert max(cards) == 64
    for discipline, printed in enumerate(OBJECTS):
        held = [value for owned in state.objects for value in owned[discipline]]
        present = Counter([*held, *state.piles[discipline]])
        if state.data:
            assert present <= Counter(box["piles"][seats - 2][discipline])
        else:
            assert present <= Counter(printed)
            assert present[1] <= printed[1] - LEFT_OUT[seats][discipline]
        assert list(state.piles[discipline]) == sorted(state.piles[discipline], reverse=True)
    assert 0 <= sum(state.scrolls) <= 3
    assert min(state.scrolls) >= 0
    serials = [combination.serial for combination in laid]
    assert len(set(serials)) == len(serials)
    for discipline, serial in enumerate(state.professors):
        serials_of_discipline = {c.serial for c in laid if c.discipline == discipline}
        assert serial == -1 or serial in serials_of_discipline
    for seat in range(seats):
        assert set(state.known[seat]) <= set(state.hands[seat])
        assert all(combination.seat == seat for combination in state.combinations[seat])
        if state.phase == KEEP:
            assert set(state.kept[seat] or ()) <= set(state.hands[seat])


def recount(state: State) -> tuple[int, ...]:
    """Returns by seat the points in objects and scrolls."""
    return tuple(
        sum(sum(values) for values in objects) + scrolls
        for objects, scrolls in zip(state.objects, state.scrolls, strict=True)
    )


FORGED_CHANGES: Final[tuple[Callable[[dict[str, Any]], object], ...]] = (
    lambda state: state["hands"].__setitem__(0, list(range(65))),
)
"""Changes of a stored state, as JSON data, after which it must be refused."""

UNLISTED_ACTIONS: Final = {
    Lay: "of each discipline and size, only the weakest and the strongest combination are listed",
    Keep: "of sets smaller than the limit, only the most promising one of each size is listed",
}
"""The actions that `check` allows although `candidates` leaves them out, with the reason."""

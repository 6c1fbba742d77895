# SPDX-License-Identifier: MIT
"""Who plays Anludim badly is told what was wrong, and who plays well is not told the same."""

from typing import Any

import pytest

from tests import bad_play
from wizardtable.core.teaching.findings import MOST
from wizardtable.games.anludim.rules import moves

DRAW = bad_play.kind(moves.DrawTwo, moves.TakeOpen)
LAST = bad_play.kind(moves.EndTurn)

HOARD = bad_play.chosen(DRAW, LAST)
"""Draws cards, and lays none while it can draw."""

SPEND = bad_play.chosen(
    bad_play.kind(moves.SpendObject, moves.SpendScroll), bad_play.kind(moves.Lay), DRAW, LAST
)
"""Discards its objects for cards at once, and lays the first combination that is legal."""


def is_new(seen: Any, action: Any) -> bool:
    """Whether a combination is laid for a professor whom nobody has."""
    return isinstance(action, moves.Lay) and seen.professors[action.discipline] < 0


ALONE = bad_play.chosen(is_new, DRAW, LAST)
"""Wins professors from the board, and never one from a rival."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARD,
    "spend": SPEND,
    "alone": ALONE,
}

SEEDS = range(1, 7)

TOLD = {
    ("first", 1): {"never_took_back", "few_objects"},
    ("first", 2): {"never_took_back", "few_objects"},
    ("hoard", 1): {"drew_instead", "rounds_without_objects"},
    ("hoard", 2): {"drew_instead", "rounds_without_objects"},
    ("spend", 1): {"objects_spent", "rounds_without_objects"},
    ("spend", 2): {"objects_spent", "never_took_back"},
    ("alone", 1): {"never_took_back", "few_objects"},
    ("alone", 2): {"drew_instead", "few_objects"},
}
"""By seed of a match, and by how the first seat plays, what it is told among the gravest."""


@pytest.mark.parametrize(("policy", "seed"), TOLD)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("anludim", POLICIES[policy], seed)
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MOST])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("anludim", SEEDS)
    often = {kind: counts[kind] for kind in set().union(*TOLD.values()) if counts[kind] > 1}
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_objects_that_are_compared_are_those_that_left_the_piles() -> None:
    match = bad_play.played("anludim", bad_play.first_in_the_list, 1)
    taken, before = [0, 0, 0], [0, 0, 0]
    for state in match.states():
        seen: Any = match.spec.rules.observe(state, None)
        held = [sum(map(len, objects)) for objects in seen.objects]
        taken = [n + max(0, now - was) for n, now, was in zip(taken, held, before, strict=True)]
        before = held
    # What the last turn of a round brought is put back at once, before it is seen in a state.
    said = bad_play.sentence(match, "few_objects")
    own = int(said.split("brought you ")[1].split()[0])
    theirs = int(said.split("brought ")[2].split(":")[0])
    rounds = seen.round_number
    assert taken[0] <= own <= taken[0] + 5 * rounds
    assert max(taken) <= theirs <= max(taken) + 5 * rounds

# SPDX-License-Identifier: MIT
"""Who plays Wizard's Gambit badly is told what was wrong, and who plays well is not told the
same."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests import bad_play
from wizardtable.core.teaching.findings import MOST
from wizardtable.games.wizards_gambit.rules import moves

END = bad_play.kind(moves.EndTurn, moves.Decline)
GAMBITS = bad_play.kind(moves.LayAnnulment, moves.LayAura, moves.Destroy)

HOARD = bad_play.chosen(END)
"""Plays a component where it must, and keeps everything else."""

SPEND = bad_play.chosen(GAMBITS, bad_play.kind(moves.Cast), bad_play.kind(moves.PlayComponent))
"""Plays its gambit and every incantation as soon as it can."""


def alone(observation: Any, menu: Sequence[Any]) -> Any:
    """Plays on the spell that lacks least, whoever may then complete it, and takes no notice of
    anybody."""
    plays = [one for one in menu if isinstance(one, moves.PlayComponent)]
    if plays:
        return min(plays, key=lambda one: abs(observation.short[one.slot] - 2))
    return HOARD(observation, menu)


POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARD,
    "spend": SPEND,
    "alone": alone,
}

SEEDS = range(1, 7)

TOLD = {
    ("first", 1): {"left_one_short", "few_spells", "incantations_held"},
    ("first", 2): {"aura_for_nothing", "few_spells"},
    ("hoard", 1): {"kept_everything", "few_spells"},
    ("hoard", 4): {"cards_over_limit", "incantations_held"},
    ("spend", 1): {"aura_for_nothing", "incantations_without_effect", "few_spells"},
    ("spend", 4): {"haste_without_claim", "few_spells"},
    ("alone", 2): {"left_one_short", "few_spells"},
    ("alone", 5): {"left_one_short", "components_for_rivals"},
}
"""By seed of a match, and by how the first seat plays, what it is told among the gravest."""


@pytest.mark.parametrize(("policy", "seed"), TOLD)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("wizards_gambit", POLICIES[policy], seed)
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MOST])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("wizards_gambit", SEEDS)
    often = {kind: counts[kind] for kind in set().union(*TOLD.values()) if counts[kind] > 4}
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_spells_that_are_compared_are_those_of_the_books() -> None:
    match = bad_play.played("wizards_gambit", alone, 2)
    books: Any = match.observe(None)
    assert match.result is not None
    winner = match.result.ranks.index(1)
    own, theirs = len(books.books[0]), len(books.books[winner])
    said = bad_play.sentence(match, "few_spells")
    assert said == f"You claimed {own} spells, and {match.names[winner]} {theirs}."

# SPDX-License-Identifier: MIT
"""Who plays Elfenwizards badly is told what was wrong, and who plays well is not told the same."""

from typing import Any

import pytest

from tests import bad_play
from wizardtable.core.teaching.findings import MOST
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.state import CONTEST

HOARD = bad_play.chosen(
    bad_play.kind(moves.Pass),
    lambda seen, one: isinstance(one, moves.PlaceDie) and one.box == box.MINOR,
    bad_play.kind(moves.UseDie),
)
"""Keeps its spells, and wants more of them."""

SPEND = bad_play.chosen(
    bad_play.kind(moves.Reroll),
    lambda seen, one: isinstance(one, moves.PlaceDie) and one.box == box.DRUID,
    lambda seen, one: isinstance(one, moves.Commit) and one.face == box.MINOR_FACE,
    bad_play.kind(moves.Commit),
)
"""Pays for every roll, puts all dice into the first box, and places all spells at once."""


def is_own(seen: Any, action: Any) -> bool:
    """Whether a spell is placed beside a wizard of the seat, who has some already or not."""
    return isinstance(action, moves.Commit) and box.guild_of(action.wizard) == seen.viewer


BOX_OF = (-1, box.MAGICIAN, box.NECROMANCER, box.NECROMANCER, box.SORCERER, box.SORCERER, box.DRUID)
"""By face of a die."""

ALONE = bad_play.chosen(
    lambda seen, one: isinstance(one, moves.PlaceDie) and one.box == BOX_OF[one.face],
    lambda seen, one: is_own(seen, one) and bool(seen.spells[one.wizard]),
    is_own,
    bad_play.kind(moves.Pass),
)
"""Looks at its own wizards only, and strengthens who is strong already."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARD,
    "spend": SPEND,
    "alone": ALONE,
}

SEEDS = range(1, 7)

TOLD = {
    ("first", 1): {"one_point_missing", "one_box", "passed_with_dice"},
    ("first", 2): {"one_point_missing", "one_box", "passed_with_dice"},
    ("hoard", 1): {"one_point_missing", "one_box"},
    ("hoard", 2): {"one_point_missing", "one_box"},
    ("spend", 1): {"dice_without_target", "one_box", "no_minor_spells"},
    ("spend", 3): {"dice_without_target", "one_box", "no_minor_spells"},
    ("alone", 1): {"spells_on_losers", "no_minor_spells"},
    ("alone", 2): {"spells_on_losers", "no_minor_spells"},
}
"""By seed of a match, and by how the first seat plays, what it is told among the gravest."""


@pytest.mark.parametrize(("policy", "seed"), TOLD)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("elfenwizards", POLICIES[policy], seed)
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MOST])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("elfenwizards", SEEDS)
    often = {kind: counts[kind] for kind in set().union(*TOLD.values()) if counts[kind] > 1}
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_rounds_without_minor_spells_are_those_that_the_table_showed() -> None:
    match = bad_play.played("elfenwizards", SPEND, 1)
    spells: dict[int, int] = {}
    for state in match.states():
        seen: Any = match.spec.rules.observe(state, None)
        if seen.phase == CONTEST:
            spells.setdefault(seen.round_number, seen.minors[0])
    empty = list(spells.values()).count(0)
    said = bad_play.sentence(match, "no_minor_spells")
    assert said.startswith(f"In {empty} rounds you began the contests without a minor spell")

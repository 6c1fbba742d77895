# SPDX-License-Identifier: MIT
"""Tests the findings of Elfenwizards: players who play badly get them, and players who play well do
not."""

from collections import Counter
from typing import Any

import pytest

from tests import bad_play
from tests.games.elfenwizards.tables import B, G, R, beside, board, wizard
from wizardtable.core.game import Seat
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS, seen_match
from wizardtable.core.text import english
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.state import CONTEST, State
from wizardtable.games.elfenwizards.text import findings

HOARD = bad_play.chosen(
    bad_play.kind(moves.Pass),
    lambda seen, one: isinstance(one, moves.PlaceDie) and one.box == box.MINOR_BOX,
    bad_play.kind(moves.UseDie),
)
"""Keeps its spells, and tries to get more."""

SPEND = bad_play.chosen(
    bad_play.kind(moves.Reroll),
    lambda seen, one: isinstance(one, moves.PlaceDie) and one.box == box.DRUID,
    lambda seen, one: isinstance(one, moves.Commit) and one.face == box.MINOR_FACE,
    bad_play.kind(moves.Commit),
)
"""Pays for every reroll, puts all dice into the first box, and places all spells at once."""


def is_own(observation: Any, action: Any) -> bool:
    """Returns whether a spell is placed beside a wizard of the seat."""
    return isinstance(action, moves.Commit) and box.guild_of(action.wizard) == observation.viewer


BOX_OF = (-1, box.MAGICIAN, box.NECROMANCER, box.NECROMANCER, box.SORCERER, box.SORCERER, box.DRUID)
"""By face of a die, the box that the policy `ALONE` puts it in."""

ALONE = bad_play.chosen(
    lambda seen, one: isinstance(one, moves.PlaceDie) and one.box == BOX_OF[one.face],
    lambda observation, action: (
        is_own(observation, action) and bool(observation.spells[action.wizard])
    ),
    is_own,
    bad_play.kind(moves.Pass),
)
"""Ignores all rivals, and strengthens the own wizards that are already strong."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARD,
    "spend": SPEND,
    "alone": ALONE,
}

SEEDS = range(1, 13)

TOLD = {
    ("first", 1): {"one_point_missing", "one_box", "passed_with_dice"},
    ("first", 2): {"one_point_missing", "one_box", "passed_with_dice"},
    ("hoard", 1): {"one_point_missing", "one_box"},
    ("hoard", 2): {"one_point_missing", "one_box"},
    ("spend", 1): {"dice_without_target", "one_box", "no_minor_spells"},
    ("spend", 3): {"dice_without_target", "one_box", "no_minor_spells"},
    ("alone", 1): {"spells_on_losers", "no_minor_spells"},
    ("alone", 3): {"spells_on_losers", "no_minor_spells"},
}
"""By policy of the first seat and seed of the match, findings that must be among the most
serious."""


@pytest.mark.parametrize(("policy", "seed"), TOLD)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("elfenwizards", POLICIES[policy], seed)
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MAX_SHOWN_FINDINGS])


@pytest.mark.long
def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("elfenwizards", SEEDS)
    often = {kind: counts[kind] for kind in set().union(*TOLD.values()) if counts[kind] > 3}
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_rounds_without_minor_spells_are_those_that_the_table_showed() -> None:
    match = bad_play.played("elfenwizards", SPEND, 1)
    spells: dict[int, int] = {}
    for state in match.states():
        observation: Any = match.spec.rules.observe(state, None)
        if observation.phase == CONTEST:
            spells.setdefault(observation.round_number, observation.minors[0])
    empty = list(spells.values()).count(0)
    said = bad_play.sentence(match, "no_minor_spells")
    assert said.startswith(f"In {empty} rounds, you began the contests without a minor spell")


def test_who_put_nearly_all_dice_into_one_box_had_one_at_most_for_the_others() -> None:
    match = bad_play.played("elfenwizards", HOARD, 1)
    boxes: dict[int, Counter[int]] = {}
    for move, event in seen_match(match, Seat(0)).moves_with_event(moves.DiePlaced):
        if event.seat == 0:
            boxes.setdefault(move.before.round_number, Counter())[event.box] += 1
    rounds = [count for count in boxes.values() if max(count.values()) >= findings.CROWDED_BOX_DICE]
    assert rounds and all(count.total() - max(count.values()) <= 1 for count in rounds)
    assert bad_play.sentence(match, "one_box") == (
        f"In {len(rounds)} rounds, you put 6 or more of your seven dice into one box: at most one "
        "was left for all the others."
    )


def finding(finder: str, state: State, monkeypatch: pytest.MonkeyPatch) -> str:
    """Returns what a finder says to red about contests that end now, after a single mishap; "" for
    nothing."""
    for threshold in (
        "MIN_COMMON_MISHAPS",
        "MIN_FREQUENT_MISHAPS",
        "MIN_CONTESTS_FOR_PRAISE",
        "MIN_UNUSED_PIECES",
    ):
        monkeypatch.setattr(findings, threshold, 1)
    passes = [moves.Pass()] * len(state.minors)
    match = bad_play.seen_from("elfenwizards", len(passes), state, *passes)
    result = findings.FINDERS[finder](match)
    return "" if result is None else result.sentence.render(english)


@pytest.mark.parametrize("tied", [False, True])
def test_a_tie_on_a_magician_space_is_a_tie(tied: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    state = board(S1="R", S2="G", M1="RGB")
    beside(state, wizard(state, "S1", R), R, 3)
    beside(state, wizard(state, "S2", G), G, 1)
    beside(state, wizard(state, "M1", R), R, 2)
    beside(state, wizard(state, "M1", G), G, 2 if tied else 1)
    beside(state, wizard(state, "M1", B), B, 2 if tied else 3)
    said = finding("ties", state, monkeypatch)
    assert said == ("" if tied else "None of your contests ended in a tie.")


@pytest.mark.parametrize("filled", [False, True])
def test_who_became_a_druid_all_the_same_did_not_stay_below_the_title(
    filled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = board(S1="R", S3="G", S4="B") if filled else board(M1="R", S3="G", S4="B")
    beside(state, wizard(state, "S3", G), G, 3)
    beside(state, wizard(state, "S4", B), B, 1)
    said = finding("one_point_missing", state, monkeypatch)
    assert ("one of your wizards missed a title that stayed vacant" in said) is not filled


@pytest.mark.parametrize("helped", [False, True])
def test_points_more_than_were_needed_are_told_only_if_they_are_ones_own(
    helped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = board(S1="R", S2="G", S3="R", S4="G")
    beside(state, wizard(state, "S1", R), R, 6, 6)
    beside(state, wizard(state, "S1", R), B, *([6] if helped else []))
    beside(state, wizard(state, "S2", G), G, 1)
    beside(state, wizard(state, "S4", G), G, 1)
    said = finding("dice_misplaced", state, monkeypatch)
    sentence = "In round 1, you won Druid I by 10 more than you needed, and lost Druid II by 1"
    assert said.startswith(sentence) is not helped
    assert bool(said) is not helped


@pytest.mark.parametrize("guilds", ["RG", "RR"])
def test_minor_spells_are_not_wasted_where_ones_own_second_wizard_had_nearly_as_many(
    guilds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = board(S1="R", S2=guilds[1], S3="G", S4="B")
    beside(state, wizard(state, "S1", R), R, 0, 0, 0)
    if guilds == "RR":
        beside(state, wizard(state, "S2", R), R, 0, 0)
    said = finding("minor_spells_wasted", state, monkeypatch)
    assert said.startswith("You placed 2 minor spells") is (guilds == "RG")
    assert bool(said) is (guilds == "RG")

# SPDX-License-Identifier: MIT
"""Players with bad habits at Wizard's Gambit get the findings on them, and good players do not."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests import bad_play
from tests.games.wizards_gambit import tables
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS
from wizardtable.core.text import english
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import State
from wizardtable.games.wizards_gambit.text import findings

IS_END_OF_TURN = bad_play.kind(moves.EndTurn, moves.Decline)
IS_GAMBIT = bad_play.kind(moves.LayAnnulment, moves.LayAura, moves.Destroy)

HOARDING_POLICY = bad_play.chosen(IS_END_OF_TURN)
"""A player who plays a component if they must, and keeps everything else."""

SPENDING_POLICY = bad_play.chosen(
    IS_GAMBIT, bad_play.kind(moves.Cast), bad_play.kind(moves.PlayComponent)
)
"""A player who plays their gambit and every incantation as soon as they can."""


def alone(observation: Any, menu: Sequence[Any]) -> Any:
    """Plays on the spell that comes closest to lacking one component after the play."""
    plays = [action for action in menu if isinstance(action, moves.PlayComponent)]
    if plays:
        return min(plays, key=lambda play: abs(observation.short[play.slot] - 2))
    return HOARDING_POLICY(observation, menu)


POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARDING_POLICY,
    "spend": SPENDING_POLICY,
    "alone": alone,
}

SEEDS = range(1, 7)

EXPECTED_KINDS = {
    ("first", 1): {"components_for_rivals", "few_spells", "incantations_without_effect"},
    ("first", 2): {"aura_for_nothing", "few_spells"},
    ("hoard", 1): {"kept_everything", "few_spells"},
    ("hoard", 4): {"cards_over_limit", "incantations_held"},
    ("spend", 1): {"aura_for_nothing", "incantations_without_effect", "few_spells"},
    ("spend", 4): {"haste_without_claim", "few_spells"},
    ("alone", 2): {"left_one_short", "few_spells"},
    ("alone", 5): {"left_one_short", "components_for_rivals"},
}
"""By habit of the first seat and seed of the match, findings among its gravest ones."""


@pytest.mark.parametrize(("policy", "seed"), EXPECTED_KINDS)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("wizards_gambit", POLICIES[policy], seed)
    assert EXPECTED_KINDS[policy, seed] <= set(bad_play.faults(match)[:MAX_SHOWN_FINDINGS])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("wizards_gambit", SEEDS)
    often = {
        kind: counts[kind] for kind in set().union(*EXPECTED_KINDS.values()) if counts[kind] > 4
    }
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_spells_that_are_compared_are_those_of_the_books() -> None:
    match = bad_play.played("wizards_gambit", alone, 2)
    books: Any = match.observe(None)
    assert match.result is not None
    winner = match.result.ranks.index(1)
    own, theirs = len(books.books[0]), len(books.books[winner])
    said = bad_play.sentence(match, "few_spells")
    assert own == 0
    assert said == f"You claimed no spells, while {match.names[winner]} claimed {theirs}."


def finding(
    finder: str, state: State, *actions: moves.Action, monkeypatch: pytest.MonkeyPatch
) -> str:
    """Returns the sentence of a finder on a short match, "" for none.

    All thresholds of repeats and turns are set to 1.
    """
    for threshold in ("MIN_REPEATS", "MIN_UNLUCKY_REPEATS", "MIN_TURNS"):
        monkeypatch.setattr(findings, threshold, 1)
    seats = len(state.hands)
    match = bad_play.seen_from("wizards_gambit", seats, state, *actions)
    result = findings.FINDERS[finder](match)
    return "" if result is None else result.sentence.render(english)


def laying(code: str, slot: int) -> moves.PlayComponent:
    """Returns the play of a component on a pool spell."""
    [face] = tables.faces(code)
    return moves.PlayComponent(face, slot, face)


def at_a_table(*hands: str) -> State:
    """Returns a table with these components in hand and without gambits, so that a turn is a single
    play. Lesser Ward lacks Siren's Tears and a Riven Agate."""
    state = tables.table(len(hands))
    tables.lay(state, 0, "APDG")
    for seat, codes in enumerate(hands):
        tables.hand(state, seat, *tables.faces(codes))
    tables.on_top(state, *tables.faces("AAAAAA"))
    return state


@pytest.mark.parametrize("slot", [0, 1])
def test_only_who_brought_no_spell_to_where_a_rival_claimed_it_is_praised(
    slot: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = laying("S", 0), laying("A", 1), laying("D", 3), laying("R", slot)
    said = finding("left_one_short", at_a_table("SDD", "ARP"), *turns, monkeypatch=monkeypatch)
    praise = "No rival claimed a spell that you had left one component short."
    assert said == (praise if slot else "")


@pytest.mark.parametrize("protected", [False, True])
def test_who_protects_the_spell_that_is_one_short_did_not_leave_it_to_a_rival(
    protected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = at_a_table("SDD", "ARP")
    actions: list[moves.Action] = [laying("S", 0), laying("R", 0)]
    if protected:
        tables.give(state, 0, box.gambit(1))
        tables.give(state, 1, box.gambit(2))
        actions[1:1] = [moves.LayAura(box.gambit(1), 0), moves.Destroy(box.gambit(2), 0)]
    said = finding("left_one_short", state, *actions, monkeypatch=monkeypatch)
    assert ("you left a spell one component short, and Blaise" in said) is not protected


def test_two_spells_that_one_component_could_complete_are_one_claim_that_was_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = at_a_table("SRDD", "SP", "RP")
    tables.lay(state, 0, "S")
    tables.lay(state, 1, "ADRG")
    turns = laying("D", 3), laying("S", 1), laying("R", 0)
    said = finding("missed_claims", state, *turns, monkeypatch=monkeypatch)
    assert said.startswith("In 1 turn, a single component would have completed a spell,")


@pytest.mark.parametrize(
    ("book", "claimed", "is_reported"),
    [
        ((), False, False),
        ((box.NUMB_FINGERS,), False, True),
        ((box.NUMB_FINGERS,), True, False),
        ((box.BOUNTY,), False, False),
    ],
)
def test_a_gambit_that_stopped_no_useful_ability_while_it_lay_is_reported(
    book: tuple[int, ...], claimed: bool, is_reported: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = at_a_table("SDD", "SP")
    tables.lay(state, 1, "ADRG")
    tables.give(state, 0, box.gambit(1))
    tables.own(state, 1, *book)
    actions = laying("D", 3), moves.LayAnnulment(box.gambit(1), 1), laying("S", int(claimed))
    sentence = finding("gambit_wasted", state, *actions, monkeypatch=monkeypatch)
    assert bool(sentence) is is_reported


def test_a_component_that_its_owner_moved_is_still_the_owners(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = at_a_table("SR", "ARP")
    tables.give(state, 0, tables.card(box.TRANSMUTATION))
    to_ward = moves.MoveComponent((box.AGATE, box.AGATE), 1, 0, box.AGATE)
    actions = [laying("S", 0), moves.EndTurn(), laying("A", 1), laying("R", 1), moves.EndTurn()]
    actions += [laying("P", 2), moves.Cast(tables.card(box.TRANSMUTATION)), to_ward]
    said = finding("components_for_rivals", state, *actions, monkeypatch=monkeypatch)
    assert said.startswith("Of your components, 2 ended up on spells that you claimed")


@pytest.mark.parametrize("focus", [False, True])
def test_who_could_have_played_by_transcendent_focus_is_not_told_otherwise(
    focus: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tables.table(pool=(box.BOUNTY, box.QUICK_HANDS, box.LESSER_WARD, box.TRIBUTE))
    tables.lay(state, 2, "P")
    tables.hand(state, 0, *tables.faces("PP"), tables.card(box.RECALL))
    if focus:
        tables.own(state, 0, box.TRANSCENDENT_FOCUS)
    said = finding("could_not_play", state, moves.EndTurn(), monkeypatch=monkeypatch)
    assert bool(said) is not focus

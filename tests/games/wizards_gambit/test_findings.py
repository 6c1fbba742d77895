# SPDX-License-Identifier: MIT
"""Who plays Wizard's Gambit badly is told what was wrong, and who plays well is not told the
same."""

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
    ("first", 1): {"components_for_rivals", "few_spells", "incantations_without_effect"},
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
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MAX_SHOWN_FINDINGS])


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
    assert own == 0
    assert said == f"You claimed no spells, while {match.names[winner]} claimed {theirs}."


def finding(
    finder: str, state: State, *actions: moves.Action, monkeypatch: pytest.MonkeyPatch
) -> str:
    """What a finder says of a short match, whatever had to happen how often; "" for nothing."""
    for enough in ("TWICE", "OFTEN", "LONG"):
        monkeypatch.setattr(findings, enough, 1)
    seats = len(state.hands)
    found = findings.FINDERS[finder](bad_play.seen_from("wizards_gambit", seats, state, *actions))
    return "" if found is None else found.sentence.render(english)


def laying(code: str, slot: int) -> moves.PlayComponent:
    """A component on a spell of the pool."""
    [face] = tables.faces(code)
    return moves.PlayComponent(face, slot, face)


def at_a_table(*hands: str) -> State:
    """These components in hand, and no gambits, so that a turn is a component; Lesser Ward lacks
    Siren's Tears and a Riven Agate."""
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
    ("book", "claimed", "told"),
    [
        ((), False, False),
        ((box.NUMB_FINGERS,), False, True),
        ((box.NUMB_FINGERS,), True, False),
        ((box.BOUNTY,), False, False),
    ],
)
def test_a_gambit_that_stopped_no_useful_ability_while_it_lay_is_told(
    book: tuple[int, ...], claimed: bool, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = at_a_table("SDD", "SP")
    tables.lay(state, 1, "ADRG")
    tables.give(state, 0, box.gambit(1))
    tables.own(state, 1, *book)
    actions = laying("D", 3), moves.LayAnnulment(box.gambit(1), 1), laying("S", int(claimed))
    assert bool(finding("gambit_wasted", state, *actions, monkeypatch=monkeypatch)) is told


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

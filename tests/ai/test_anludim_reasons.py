# SPDX-License-Identifier: MIT
"""Tests that the reasons of Anludim's opponents, as in hints, are true of the table."""

from dataclasses import replace

import pytest

from lab.hunts import hint_positions
from lab.hunts import reasons as hunt
from lab.hunts.reason_facts import anludim as reason_facts
from tests.games.anludim.tables import Box, lay_action, table
from wizardtable.core.agent import Stats
from wizardtable.games.anludim import SPEC
from wizardtable.games.anludim.mind.brain import BRAIN
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import PAIRS
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import AFTER, Observation, State

NINES = [(9, 0), (9, 1)]
SEVENS = [(7, 2), (7, 3)]


def reason_for(observation: Observation, action: moves.Action) -> str:
    return str(BRAIN.reason(observation, action, Stats()))


def rivals_with_pairs() -> tuple[State, moves.Lay]:
    """Returns a position in which a rival holds the Necromancer with a pair of sevens, and the
    action by which the seat to move lays a pair of nines."""
    box = Box()
    nines, sevens = box.cards(*NINES), box.cards(*SEVENS)
    state = table(box, [sevens, nines])
    RULES.apply(state, lay_action(PAIRS, sevens, SEVENS))
    if RULES.to_move(state) == 0:
        RULES.apply(state, moves.EndTurn())
    return state, lay_action(PAIRS, nines, NINES)


def test_the_reason_names_the_professor_its_holder_and_the_object() -> None:
    state, nines = rivals_with_pairs()
    value = state.piles[PAIRS][-1]
    reason = reason_for(RULES.observe(state, RULES.to_move(state)), nines)
    assert reason == (
        f"Wins the Necromancer from a rival and earns you a voodoo doll worth {value} "
        f"{'point' if value == 1 else 'points'}, a kind you do not have yet."
    )
    state.objects[1] = ((), (), (1,), (), ())
    reason = reason_for(RULES.observe(state, RULES.to_move(state)), nines)
    assert reason.startswith("Wins the Necromancer from a rival and earns you a voodoo doll worth")
    assert "a kind you do not have yet" not in reason


def test_a_rival_who_needs_only_this_professor_is_stopped() -> None:
    state, nines = rivals_with_pairs()
    state.objects[0] = ((1,), (1,), (), (1,), (1,))
    reason = reason_for(RULES.observe(state, RULES.to_move(state)), nines)
    assert reason == (
        "Wins the Necromancer from a rival who would complete a collection at the end of a turn."
    )


def test_a_collection_wins_the_match_for_a_player_with_a_gold_crest() -> None:
    state, nines = rivals_with_pairs()
    state.objects[1] = ((1,), (1,), (), (1,), (1,))
    observation = RULES.observe(state, RULES.to_move(state))
    assert reason_for(observation, nines).endswith("wins the round.")
    gold = replace(observation, gold=(False, True))
    assert reason_for(gold, nines) == "Completes your collection of objects and wins the match."


def test_a_professor_whom_nobody_needs_is_not_called_a_win() -> None:
    state, nines = rivals_with_pairs()
    state.piles[PAIRS] = ()
    state.objects[0] = state.objects[1] = ((), (), (1,), (), ())
    reason = reason_for(RULES.observe(state, RULES.to_move(state)), nines)
    assert reason == "Rivals will need a stronger combination to win the Necromancer from you."


def test_an_open_card_that_makes_a_pair_is_taken_for_the_professor() -> None:
    box = Box()
    nine, other = box.cards(*NINES)
    state = table(box, [(nine,), ()])
    state.row[0] = other
    take = moves.TakeOpen(other)
    reason = reason_for(RULES.observe(state, RULES.to_move(state)), take)
    assert reason.startswith("If nothing on the table changes, this card lets you win the ")


@pytest.mark.parametrize(
    ("scrolls", "objects", "reason"),
    [
        (0, ((1,), (), (), (), ()), "No two of your objects are alike"),
        (
            1,
            ((1,), (), (), (), ()),
            "You could not lay a card drawn now until next turn: keep your scroll",
        ),
        (0, ((1, 1), (), (), (), ()), "A card drawn now would have to wait for your next turn"),
    ],
)
def test_the_end_of_a_turn_is_explained_by_what_is_not_discarded(
    scrolls: int, objects: tuple[tuple[int, ...], ...], reason: str
) -> None:
    state, _ = rivals_with_pairs()
    state.phase, state.scrolls[1], state.objects[1] = AFTER, scrolls, objects
    observation = RULES.observe(state, RULES.to_move(state))
    assert reason_for(observation, moves.EndTurn()).startswith(reason)


def test_every_reason_for_a_suggested_move_is_true_of_the_table() -> None:
    for number in range(2):
        for position in hint_positions.positions(SPEC, number, 7, 0):
            assert not hunt.complaints(position, reason_facts)

# SPDX-License-Identifier: MIT
"""Tests that the reasons for moves of Wizard’s Gambit, as in hints, are true of the table."""

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.core.agent import Stats
from wizardtable.core.game import Seat
from wizardtable.games.wizards_gambit.mind.brain import BRAIN
from wizardtable.games.wizards_gambit.mind.reasons import REASONS
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import State


def reason_for(state: State, action: moves.Action) -> str:
    """Returns the reason given for an action of the seat to move."""
    return str(BRAIN.reason(RULES.observe(state, Seat(state.to_move)), action, Stats()))


def aimed(effect: int) -> State:
    """Returns a table where an incantation of seat 0 asks for an opponent."""
    state = tables.table(3, (box.LESSER_WARD, box.MOMENTUM, box.BOUNTY, box.TRIBUTE))
    tables.give(state, 0, tables.card(effect), *tables.faces("A"))
    tables.play(state, moves.Cast(tables.card(effect)))
    return state


def test_nobody_is_called_closer_to_winning_where_all_opponents_are_level() -> None:
    state = aimed(box.LARCENY)
    assert (
        reason_for(state, moves.ChooseSeat(1))
        == "This hand is likely to hold cards that you can use."
    )
    tables.own(state, 1, box.AEGIS)
    assert reason_for(state, moves.ChooseSeat(1)) == "No other opponent is closer to winning."


def test_a_hand_that_lies_open_is_known_and_not_in_part() -> None:
    state = aimed(box.LARCENY)
    tables.own(state, 1, box.OPEN_MIND)
    tables.own(state, 2, box.AEGIS, box.CORRUPT_EXCHANGE)
    assert state.scores[1] == state.scores[2]
    assert reason_for(state, moves.ChooseSeat(1)) == "You know every card in this opponent’s hand."


@pytest.mark.parametrize(
    ("ability", "seats", "why"),
    [
        (box.AEGIS, 3, "Two opponents together could otherwise complete this spell before your"),
        (box.AEGIS, 2, "This component matters least to your own plans."),
        (box.QUICK_HANDS, 2, "An opponent could otherwise complete this spell."),
    ],
)
def test_a_spell_is_dispelled_that_opponents_could_complete(
    ability: int, seats: int, why: str
) -> None:
    state = tables.table(seats)
    tables.own(state, 1, ability)
    tables.lay(state, 0, "APDG")
    tables.give(state, 0, tables.card(box.DISPEL), *tables.faces("A"))
    tables.play(state, moves.Cast(tables.card(box.DISPEL)))
    dispel = next(
        action
        for action in RULES.legal_actions(state)
        if isinstance(action, moves.Dispel) and not action.slot
    )
    assert reason_for(state, dispel).startswith(why)


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (box.AEGIS, "The spell will still need 2 components, so the next wizard is unlikely"),
        (box.QUICK_HANDS, "You must play a component, and the next wizard may not hold"),
    ],
)
def test_a_spell_that_the_next_wizard_could_complete_is_not_called_out_of_reach(
    ability: int, why: str
) -> None:
    state = tables.table(3)
    tables.own(state, 1, ability)
    tables.lay(state, 0, "PDG")
    tables.give(state, 0, *tables.faces("A"), tables.card(box.DISPEL))
    assert reason_for(state, tables.ANGEL_ON_WARD).startswith(why)


def test_a_component_is_said_to_serve_opponents_least_only_where_its_spell_is_worth_least() -> None:
    state = tables.table(3)
    tables.lay(state, 1, "DGS")
    tables.lay(state, 0, "PDGS")
    tables.give(state, 0, *tables.faces("A"))
    least = "Of the spells that this component fits, this one is worth the fewest points"
    assert reason_for(state, tables.ANGEL_ON_SECOND).startswith(least)
    assert not reason_for(state, tables.ANGEL_ON_WARD).startswith(least)


def _transmuting(held: str) -> tuple[State, moves.MoveComponent]:
    """Returns a table with a cast Transmutation, and the move of Angel's Breath it allows.

    Seat 0 has cast it and holds these components. The move is from Lesser Ward to Open Mind.
    """
    state = tables.table(3)
    tables.lay(state, 0, "A")
    tables.give(state, 0, tables.card(box.TRANSMUTATION), *tables.faces(held))
    tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    return state, next(
        action
        for action in RULES.legal_actions(state)
        if isinstance(action, moves.MoveComponent) and action.target == 2
    )


def test_a_component_is_said_to_suit_the_hand_only_where_the_hand_holds_some_of_the_rest() -> None:
    state, move = _transmuting("PP")
    better = "You are closer to completing the other spell."
    assert reason_for(state, move) == better
    state.hands[0] = ()
    assert reason_for(state, move) != better


def test_a_gambit_that_holds_up_a_spell_is_released_to_complete_it() -> None:
    state = tables.table(2)
    tables.lay(state, 0, "APDGS")
    tables.aura(state, 0, 1)
    tables.hand(state, 0, *tables.faces("RA"))
    state.fresh = False
    assert reason_for(state, moves.Release()) == "You can then complete Lesser Ward this turn."
    tables.hand(state, 0, *tables.faces("AA"))
    again = "Without a gambit in play, you can claim spells again."
    assert reason_for(state, moves.Release()) == again


def test_the_end_of_a_turn_names_the_incantation_that_is_kept() -> None:
    state = tables.table(2)
    tables.hand(state, 0, *tables.faces("AA"), tables.card(box.HASTE))
    tables.play(state, tables.ANGEL_ON_WARD)
    kept = "Haste will help you more on a later turn."
    assert reason_for(state, moves.EndTurn()) == kept
    state.actions = 1
    assert reason_for(state, moves.EndTurn()) != kept


def test_no_reason_speaks_for_ending_the_turn_and_for_playing_on() -> None:
    giving_up = (moves.EndTurn, moves.Decline)
    for reason in REASONS:
        given_up = [issubclass(kind, giving_up) for kind in reason.action_classes]
        assert all(given_up) or not any(given_up), reason.id


def test_an_incantation_is_called_the_last_card_only_where_no_ability_draws_another() -> None:
    state = tables.table(2)
    tables.hand(state, 0, tables.card(box.HASTE))
    five = "Once you have played your last card, you will draw five."
    haste = moves.Cast(tables.card(box.HASTE))
    assert reason_for(state, haste) == five
    tables.own(state, 0, box.ECHO)
    assert reason_for(state, haste) != five

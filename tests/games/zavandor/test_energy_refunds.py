# SPDX-License-Identifier: MIT
"""The refund of a gem that is disenchanted on the seat's own turn is energy first (rules page,
{#paying})."""

from dataclasses import replace

import pytest

from tests.games.zavandor import tables
from tests.games.zavandor.views import NAMES
from wizardtable.core import codec
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.mind.problems import _new_problem
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import board_hand_size
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State
from wizardtable.games.zavandor.text.wording import WORDING

SELL_OPAL = moves.Disenchant(box.OPAL, True)


def poor() -> State:
    """Returns a table at which seat 0 has no energy and gets 3 for an opal.

    Seat 0 may enter a domain with a waiting marker.
    """
    state = tables.table()
    tables.learn(state, 0, gems=3)
    state.dust[0] = 0
    state.waiting[0] = 1
    state.markers[0] = state.markers[0][1:]
    return state


def test_an_opal_sold_for_3_pays_a_level_that_costs_3() -> None:
    state = poor()
    journal = tables.play(state, SELL_OPAL, moves.Advance(box.NINE_SAGES))
    assert moves.Disenchanted(0, box.OPAL, True, 3, 0) in journal
    assert moves.Paid(0, 3, (), 3, 0, 0) in journal
    assert state.dust[0] == 0


def test_two_opals_sold_for_3_each_are_worth_6() -> None:
    state = poor()
    tables.play(state, SELL_OPAL, SELL_OPAL)
    assert state.dust[0] == 6


def test_of_a_refund_that_is_not_spent_1_is_lost_at_the_end_of_the_turn() -> None:
    state = poor()
    tables.play(state, SELL_OPAL)
    journal = tables.play(state, moves.EndTurn())
    assert journal[:2] == [moves.TurnEnded(0), moves.DustLost(0, 1)]
    assert state.dust[0] == 2


def test_a_payment_that_leaves_1_or_3_loses_1_of_it() -> None:
    state = poor()
    state.dust[0] = 2
    journal = tables.play(state, SELL_OPAL, moves.Advance(box.ARTIFACT_LORE))
    assert moves.Paid(0, 2, (), 2, 0, 1) in journal
    assert state.dust[0] == 2


def test_the_refund_stays_through_an_auction_that_another_wins() -> None:
    state = poor()
    tables.offer(state, box.GRIMOIRE)
    tables.give(state, 0, *tables.cards(box.WHITE, 12, 12))
    state.dust[1] = 100
    tables.play(state, SELL_OPAL)
    tables.win(state, box.GRIMOIRE, 20, winner=1)
    assert state.dust[0] == 3
    tables.play(state, moves.Advance(box.NINE_SAGES, purse=()))
    assert state.dust[0] == 0


def test_the_player_is_told_of_the_dust_that_will_be_lost() -> None:
    state = poor()
    tables.play(state, SELL_OPAL)
    observation = RULES.observe(state, RULES.to_move(state))
    assert str(WORDING.prompt(observation, NAMES)).endswith(
        "1 dust will be lost when your turn ends: a total of 1 or 3 cannot be kept."
    )
    assert str(WORDING.action(observation, moves.EndTurn(), NAMES)) == "End turn, losing 1 dust"


def test_the_hand_counts_what_can_be_kept_of_a_refund() -> None:
    state = poor()
    tables.play(state, SELL_OPAL)
    assert board_hand_size(state, 0) == 1


@pytest.mark.parametrize("edition", [0, 1])
def test_a_match_keeps_the_rule_with_which_it_began(edition: int) -> None:
    setup = Setup(2, edition=edition)
    state = RULES.deal(setup, 1)
    assert state.energy_refunds == bool(edition)
    assert RULES.is_sound(state, setup)
    assert not RULES.is_sound(state, replace(setup, edition=1 - edition))
    assert RULES.sample(RULES.observe(state, None), state.rng).energy_refunds == bool(edition)
    assert _new_problem(5, state).setup.edition == edition
    again = codec.loads(State, codec.dumps(State, state))
    assert again.energy_refunds == bool(edition)


def test_a_setup_of_a_file_without_an_edition_is_of_the_first() -> None:
    assert codec.loads(Setup, '{"seats":3}').edition == 0
    assert codec.loads(Setup, codec.dumps(Setup, Setup(3))).edition == 1
    old = Setup(3, edition=0)
    assert codec.dumps(Setup, old) == '{"data":"","options":[],"seats":3}'


def test_only_the_active_seat_can_hold_1_or_3_dust() -> None:
    state = poor()
    tables.play(state, SELL_OPAL)
    assert RULES.is_sound(state, Setup(3))
    state.dust[0], state.dust[1] = 2, 3
    assert not RULES.is_sound(state, Setup(3))

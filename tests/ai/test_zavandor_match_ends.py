# SPDX-License-Identifier: MIT
"""Tests that opponents of Zavandor end a match that they win by it, and delay one they would
lose."""

import pytest

from tests.ai.zavandor import decide
from tests.games.zavandor import tables
from wizardtable.core.agent import Stats
from wizardtable.core.game import Seat
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.lot_values import NEVER, LotValue, with_lot
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import FOR_SALE, State


def at_the_end(own_points: int) -> State:
    """Returns a position in round 18 in which seat 0 can pay for the fifth sentinel to be sold.

    Two sentinels are sold to each seat. With `own_points` above 0, seat 0 has the Talisman and more
    opals, and is ahead. Otherwise its rival has the Talisman and is ahead.
    """
    state = tables.table(2)
    tables.own(state, 0, box.PHOENIX, box.SALAMANDER)
    tables.own(state, 1, box.OWL, box.SCARAB)
    tables.gems(state, 0, (5, 0, 0, 0, 0) if own_points else (3, 0, 0, 0, 0))
    tables.gems(state, 1, (1, 1, 1, 1, 1))
    tables.own(state, 0 if own_points else 1, box.TALISMAN)
    tables.give(state, 0, *tables.rich(box.RED, box.RED))
    state.dust[0] = 20
    state.round_number = 18
    return state


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_buys_the_fifth_sentinel_when_it_wins(level_id: str) -> None:
    state = at_the_end(own_points=8)
    action = decide(state, level_id)
    assert action == moves.OpenAuction(box.CAT, 120)
    reason = str(BRAIN.reason(RULES.observe(state, Seat(0)), action, Stats()))
    assert (
        reason == "The fifth sentinel would make this the last round, and you would be in the lead."
    )


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_who_is_ahead_puts_up_the_last_sentinel_though_a_rival_would_bid_more(
    level_id: str,
) -> None:
    state = at_the_end(own_points=8)
    tables.give(state, 1, *tables.rich(box.RED, box.RED, box.RED))
    state.dust[1] = 60
    for level in (level_id, f"{level_id}~last=0.3"):  # the rival would bid nearly all of its dust
        action = decide(state, level)
        assert isinstance(action, moves.OpenAuction)
        assert action.lot >= box.FIRST_SENTINEL
    assert isinstance(decide(state, f"{level_id}~closing=0+last=0.3"), moves.Advance)


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_who_would_lose_puts_up_a_sentinel_in_the_last_round_though_a_rival_could_bid_more(
    level_id: str,
) -> None:
    state = tables.table(2)
    tables.own(state, 0, box.PHOENIX, box.SALAMANDER)
    tables.own(state, 1, box.OWL, box.SCARAB, box.RAVEN)
    tables.gems(state, 0, (3, 2, 0, 0, 0))
    tables.gems(state, 1, (1, 2, 1, 0, 1))
    tables.give(state, 0, *tables.rich(box.RED, box.RED))
    tables.give(state, 1, *tables.rich(box.RED, box.RED, box.RED))
    state.dust[0], state.dust[1] = 20, 60
    state.round_number = 19
    state.advanced = True
    for level in (level_id, f"{level_id}~last=0.3"):  # the rival would bid nearly all of its dust
        action = decide(state, level)
        assert isinstance(action, moves.OpenAuction)
        assert action.lot >= box.FIRST_SENTINEL
    assert decide(state, f"{level_id}~closing=0+last=0.3") == moves.EndTurn()


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_does_not_end_the_game_for_another(level_id: str) -> None:
    state = at_the_end(own_points=0)
    tables.gems(state, 0, (1, 0, 0, 0, 0))
    tables.gems(state, 1, (0, 0, 0, 0, 5))
    action = decide(state, level_id)
    assert not (isinstance(action, moves.OpenAuction) and action.lot >= box.PHOENIX)


def test_does_not_lose_the_game_by_ending_it_where_nobody_can_do_more() -> None:
    outcomes = set()
    for opals in range(6):
        state = at_the_end(own_points=8)
        tables.play(state, moves.EndTurn())
        tables.give(state, 1, *tables.rich(box.RED, box.RED))
        state.dust[1] = 20
        tables.gems(state, 0, (5 - opals, 0, 0, 0, opals))
        outlook = WinChances(state, 1, FAR)
        lots = [
            box.FIRST_SENTINEL + number
            for number, owner in enumerate(state.sentinels)
            if owner == FOR_SALE
        ]
        for lot in lots:
            value = LotValue(outlook, lot)
            gain, bid = value.opening()
            after = with_lot(outlook.holdings_by_seat[1], lot)
            after.wealth -= bid + value.price_changes[1]
            lost = outlook.project(1, after, 0.0) < outlook.holdings_by_seat[0].points()
            assert not lost or gain == NEVER
            outcomes.add((lost, gain == NEVER))
    assert (True, True) in outcomes


@pytest.mark.parametrize("level_id", ["adept", "archmage", "greedy"])
def test_buys_the_sentinel_that_brings_it_most(level_id: str) -> None:
    state = tables.table(2)
    tables.learn(state, 0, gems=4, accumulation=4)
    tables.gems(state, 0, (1, 6, 0, 0, 0))
    tables.learn(state, 1, gems=4, fire=4)
    tables.gems(state, 1, (0, 0, 0, 0, 5))
    tables.give(state, 0, *tables.rich(box.RED, box.RED))
    state.dust[0] = 12
    state.round_number = 16
    state.advanced = True
    assert decide(state, level_id) == moves.OpenAuction(box.FOX, 120)

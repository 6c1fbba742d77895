# SPDX-License-Identifier: MIT
"""Tests that opponents of Zavandor bid what a lot is worth, without long thought."""

import pytest

from tests.ai.zavandor import LEVELS, SPEC, decide
from tests.games.zavandor import tables
from wizardtable.core.game import Seat, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_does_not_bid_beyond_what_the_card_is_worth_to_him(level_id: str) -> None:
    state = tables.table(2)
    tables.offer(state, box.CRYSTAL)
    for seat in (0, 1):
        tables.give(state, seat, *tables.rich(box.RED, box.RED))
    tables.play(state, moves.OpenAuction(box.CRYSTAL, 118))
    assert decide(state, level_id) == moves.PassBid()


@pytest.mark.parametrize("level_id", ["adept", "archmage", "greedy"])
def test_bids_on_while_the_card_is_cheap(level_id: str) -> None:
    state = tables.table(2)
    tables.offer(state, box.CRYSTAL)
    state.round_number = 5
    tables.gems(state, 1, (3, 2, 0, 0, 0))
    tables.gems(state, 0, (3, 2, 0, 0, 0))
    for seat in (0, 1):
        tables.give(state, seat, *tables.rich(box.RED))
    tables.play(state, moves.OpenAuction(box.CRYSTAL, 40))
    assert isinstance(decide(state, level_id), moves.Bid)


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_the_fifth_sentinel_is_not_worth_all_that_could_buy_other_points(level_id: str) -> None:
    state = tables.table(2)
    tables.own(state, 0, box.PHOENIX, box.OWL)
    tables.own(state, 1, box.SALAMANDER, box.RAVEN)
    tables.gems(state, 0, (1, 0, 2, 0, 2))
    tables.gems(state, 1, (1, 1, 0, 2, 1))
    for seat in (0, 1):
        tables.give(state, seat, *tables.rich(box.RED, box.RED, box.RED))
        state.dust[seat] = 20
    state.round_number = 20
    tables.play(state, moves.OpenAuction(box.SCARAB, 120), moves.Bid(165))
    assert decide(state, level_id) == moves.PassBid()
    assert isinstance(decide(state, "greedy~last=0.3"), moves.Bid)


def test_does_not_open_an_auction_it_cannot_profit_from() -> None:
    state = tables.table(2)
    tables.offer(state, box.GRIMOIRE)
    tables.own(state, 0, box.ELIXIR)
    tables.gems(state, 0, (0, 0, 0, 5, 0), tables.NONE)
    tables.give(state, 0, *tables.rich(box.BLUE))
    state.round_number = 17
    assert decide(state, "greedy") != moves.OpenAuction(box.GRIMOIRE, 20)


def test_an_auction_in_anothers_turn_is_thought_about_once_and_briefly() -> None:
    state = tables.table(3)
    tables.offer(state, box.BELT)
    for seat in range(3):
        tables.give(state, seat, *tables.rich(box.RED))
    turn = RULES.observe(state, Seat(0))
    assert not BRAIN.is_out_of_turn(turn)
    tables.play(state, moves.OpenAuction(box.BELT, 30))
    first = RULES.observe(state, Seat(1))
    assert BRAIN.is_out_of_turn(first)
    tables.play(state, moves.Bid(31), moves.PassBid(), moves.Bid(32))
    second = RULES.observe(state, Seat(1))
    assert BRAIN.deliberation(first) == BRAIN.deliberation(second)
    assert BRAIN.deliberation(first) != BRAIN.deliberation(turn)
    tables.play(state, moves.PassBid())
    own_turn = RULES.observe(state, Seat(0))
    assert BRAIN.deliberation(own_turn) == BRAIN.deliberation(turn)
    for level in SPEC.levels:
        seconds = level.budget(is_out_of_turn=True).seconds
        assert seconds is not None
        assert seconds <= 1.0


def test_no_auction_is_a_long_duel_of_least_raises() -> None:
    adept, apprentice = SPEC.level("adept"), SPEC.level("apprentice")
    for seed in range(1, 7):
        state = RULES.deal(Setup(2), seed)
        rng = Rng(seed)
        bids = 0
        while (seat := RULES.to_move(state)) is not None:
            level = apprentice if seat else adept
            action = BRAIN.rollout(state, RULES.legal_actions(state), rng, level)
            bids = bids + 1 if isinstance(action, moves.Bid) else 0
            assert bids <= 10
            RULES.apply(state, action)


@pytest.mark.parametrize("level_id", ["adept", "greedy"])
def test_money_that_would_be_lost_is_tried_on_what_a_rival_wants_more(level_id: str) -> None:
    state = tables.table(2)
    tables.offer(state, box.MIRROR)
    tables.learn(state, 0, gems=4, accumulation=4)
    tables.own(state, 0, box.GRIMOIRE)
    tables.gems(state, 0, (0, 0, 7, 0, 0))
    tables.gems(state, 1, (0, 3, 0, 0, 0))
    state.dust[0] = 52
    tables.give(state, 1, *tables.rich(box.RED, box.RED))
    state.advanced = True
    state.round_number = 13
    assert decide(state, level_id) == moves.OpenAuction(box.MIRROR, 40)

# SPDX-License-Identifier: MIT
"""Tests that opponents of Zavandor bid what a lot is worth, without long thought."""

from collections.abc import Callable

import pytest

from tests.ai.zavandor import LEVELS, SPEC, decide
from tests.games.zavandor import tables
from wizardtable.ai.search import agents
from wizardtable.core.game import Seat, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State


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


def offered(lot: box.Lot, bid: int) -> State:
    """Returns a position in which the Fairy has opened an auction, and the Elf decides.

    Both have five rubies and no sentinel. The Fairy has the artifacts that make the lot cheap.
    """
    state = tables.table(2, characters=(3, 1))
    tables.learn(state, 0, fire=4, sages=4, gems=3)
    tables.learn(state, 1, fire=4, gems=2, flow=3)
    for seat in (0, 1):
        tables.gems(state, seat, (0, 0, 0, 0, 5))
    state.round_number = 14
    state.standing = (18, 24)
    tables.own(state, 0, box.RUNESTONE, box.GRIMOIRE)
    tables.offer(state, lot)
    tables.give(state, 0, *tables.rich(box.RED, box.RED))
    tables.give(state, 1, *tables.rich(box.RED, box.RED, box.WHITE))
    state.dust = [30, 34]
    tables.play(state, moves.OpenAuction(lot, bid))
    return state


@pytest.mark.parametrize(
    ("lot", "bid"),
    [(box.MASK, 70), (box.WAND, 60), (box.CHALICE, 80), (box.CLOAK, 80), (box.TALISMAN, 120)],
)
def test_of_two_players_one_with_energy_left_over_takes_a_lot(lot: box.Lot, bid: int) -> None:
    assert isinstance(decide(offered(lot, bid), iterations=8), moves.Bid)


def test_energy_that_no_sentinel_needs_is_bid_for_an_artifact() -> None:
    assert isinstance(decide(offered(box.CHALICE, 80), "greedy"), moves.Bid)
    assert decide(offered(box.CHALICE, 80), "greedy~duel_surplus=0") == moves.PassBid()


def test_the_discounts_of_a_mask_and_the_harm_of_a_cloak_raise_a_bid() -> None:
    assert isinstance(decide(offered(box.MASK, 70), "greedy~duel_surplus=0"), moves.Bid)
    assert decide(offered(box.MASK, 70), "greedy~duel_surplus=0+mask=0") == moves.PassBid()
    assert isinstance(decide(offered(box.CLOAK, 80), "greedy~duel_surplus=0.3"), moves.Bid)
    assert decide(offered(box.CLOAK, 80), "greedy~duel_surplus=0.3+harm=0") == moves.PassBid()


def runestone_for_the_elf() -> State:
    """Returns a position in which the Fairy has 30 energy and little use for the Runestone at 20.

    The Elf, the highest bidder, would take the last level of Energy Flow with it.
    """
    state = tables.table(2, characters=(1, 3))
    tables.offer(state, box.RUNESTONE)
    tables.learn(state, 0, flow=3, fire=1)
    tables.learn(state, 1, sages=4)
    for seat in (0, 1):
        tables.gems(state, seat, (3, 2, 0, 0, 0))
    tables.give(state, 1, *tables.cards(box.BLUE, 6, 6, 6))
    state.dust = [40, 12]
    state.round_number = 6
    tables.play(state, moves.OpenAuction(box.RUNESTONE, 20))
    return state


def grimoire_for_the_magician() -> State:
    """Returns a position in which the only Grimoire is at 20, and emeralds would serve the Magician
    alone."""
    state = tables.table(2, characters=(4, 3))
    tables.offer(state, box.GRIMOIRE)
    tables.learn(state, 0, gems=3, accumulation=4)
    tables.learn(state, 1, fire=4)
    tables.gems(state, 0, (3, 4, 0, 0, 0))
    tables.gems(state, 1, (0, 0, 0, 0, 5))
    state.dust = [30, 40]
    state.round_number = 12
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))
    return state


@pytest.mark.parametrize("position", [runestone_for_the_elf, grimoire_for_the_magician])
def test_a_gift_to_a_rival_is_taken_away_after_a_search(position: Callable[[], State]) -> None:
    assert isinstance(decide(position(), iterations=30), moves.Bid)


@pytest.mark.parametrize(("gift", "considered"), [(0.3, 2), (9.0, 1)])
def test_passing_is_compared_with_a_raise_where_a_rival_would_gain(
    gift: float, considered: int
) -> None:
    state = runestone_for_the_elf()
    menu = RULES.legal_actions(state)
    prior = BRAIN.prior(state, menu, agents.level(SPEC, f"archmage~duel_surplus=0+gift={gift}"))
    assert sum(weight > 0.1 for weight in prior) == considered


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_a_sentinel_is_put_up_rather_than_energy_thrown_away(level_id: str) -> None:
    state = tables.table(3, characters=(4, 3, 2))
    tables.learn(state, 0, fire=4, gems=4, artifacts=1, accumulation=4)
    tables.gems(state, 0, (0, 0, 0, 2, 5))
    for seat in (1, 2):
        tables.learn(state, seat, fire=4, gems=4, flow=2)
        tables.gems(state, seat, (0, 1, 0, 0, 4))
    tables.own(state, 1, box.PHOENIX)
    tables.own(state, 2, box.OWL)
    tables.give(state, 0, *tables.rich(box.RED, box.WHITE), *tables.cards(box.RED, 15, 16))
    tables.give(state, 1, *tables.rich(box.RED, box.RED))
    state.dust = [0, 40, 20]
    state.round_number = 20
    state.standing = (9, 30, 30)
    state.advanced = True
    assert decide(state, level_id, 8) == moves.OpenAuction(box.SALAMANDER, 120)
    assert decide(state, f"{level_id}~outbid=0", 8) == moves.EndTurn()

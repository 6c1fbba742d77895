# SPDX-License-Identifier: MIT
"""Tests that opponents of Zavandor invest in what pays, and see the end coming."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.ai.zavandor import LEVELS, SPEC, decide
from tests.games.zavandor import tables
from tests.games.zavandor.hidden import shuffle_hidden
from wizardtable.ai import arena
from wizardtable.ai.search import agents
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget, Stats
from wizardtable.core.game import OptionValue, Seat, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.final_points import project
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves, points
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import ADVANCE, AUCTION, State

ARCHMAGE = SPEC.level("archmage")
ALL_OPTIONS: tuple[tuple[str, OptionValue], ...] = tuple((o.id, True) for o in SPEC.options)


def positions(
    seats: int, seed: int, options: tuple[tuple[str, OptionValue], ...] = ()
) -> Iterator[tuple[State, Seat, Sequence[moves.Action]]]:
    """Yields the decisions of a match that is played by rollouts; the states are not copies."""
    state = RULES.deal(Setup(seats, options), seed)
    rng = Rng(seed)
    while (seat := RULES.to_move(state)) is not None:
        menu = RULES.legal_actions(state)
        yield state, seat, menu
        RULES.apply(state, BRAIN.rollout(state, menu, rng, ARCHMAGE))


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_no_opponent_is_moved_by_what_it_cannot_see(level_id: str) -> None:
    rng = Rng(3)
    for number, (state, seat, menu) in enumerate(positions(3, 8)):
        if number % 17 or len(menu) == 1 or state.phase == AUCTION:
            continue
        other = state.clone()
        shuffle_hidden(other, seat, rng)
        chosen = []
        for world in (state, other):
            agent = agents.make(SPEC, level_id, 5)
            observation, actions = RULES.observe(world, seat), RULES.legal_actions(world)
            chosen.append(agent.choose(observation, actions, Budget(iterations=6)))
        assert chosen[0].action == chosen[1].action
        assert chosen[0].stats.visits == chosen[1].stats.visits


@pytest.mark.few(3)
@pytest.mark.parametrize("options", [(), ALL_OPTIONS])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_prior_leaves_something_and_the_prospects_are_shares(
    seats: int, options: tuple[tuple[str, OptionValue], ...]
) -> None:
    for number, (state, _, menu) in enumerate(positions(seats, 11, options)):
        for level in SPEC.levels if number % 5 == 0 else ():
            prior = BRAIN.prior(state, menu, level)
            assert len(prior) == len(menu)
            assert max(prior) > 0.0
            assert min(prior) >= 0.0
            values = BRAIN.evaluate(state, level)
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)


def test_a_match_that_is_over_is_judged_exactly() -> None:
    *_, (state, _, _) = positions(3, 4)
    assert RULES.to_move(state) is None
    result = RULES.result(state)
    assert result is not None
    share = 1 / len(result.winners())
    assert BRAIN.evaluate(state, ARCHMAGE) == [
        share if seat in result.winners() else 0.0 for seat in range(3)
    ]


def test_holdings_are_reckoned_as_the_rules_reckon_them() -> None:
    for number, (state, _, _) in enumerate(positions(4, 5)):
        if number % 9:
            continue
        for seat in range(4):
            holdings = Holdings.of(state, seat, acts=True, is_known=True)
            assert holdings.income() == economy.mean_income(state, seat)
            assert holdings.points() == points.points(state, seat)
            assert holdings.slot_count() == economy.slot_count(state, seat)
            assert holdings.hand_limit() == economy.hand_limit(state, seat)
            for gem in range(5):
                assert holdings.cost(gem) == economy.gem_cost(state, seat, gem)
                if gem < 4:
                    assert holdings.may_enchant(gem) == economy.may_enchant(state, seat, gem)


def test_more_dust_is_never_worth_less() -> None:
    *_, (state, _, _) = (position for position, _ in zip(positions(2, 5), range(60), strict=False))
    ends = []
    for wealth in range(0, 200, 20):
        holdings = Holdings.of(state, 0, acts=True, is_known=True)
        holdings.wealth = float(wealth)
        ends.append(project(holdings, 6.0, 11.0, 2.0))
    assert all(poor <= rich_ + 1e-9 for poor, rich_ in pairwise(ends))
    assert ends[0] < ends[-1]


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_fills_a_free_slot_before_anything_else(level_id: str) -> None:
    state = tables.table(2)
    tables.gems(state, 0, (2, 1, 0, 0, 0), (0, 1, 0, 1, 0))
    assert decide(state, level_id) == moves.Activate(3)


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_completes_three_opals_when_it_can_do_little_else(level_id: str) -> None:
    """A cheap advance may come before it: the turn has dust for both."""
    state = tables.table(2, characters=(4, 1))
    while RULES.to_move(state) == 0 and state.spiral[0][box.OPAL] < 3:
        action = decide(state, level_id)
        assert action != moves.EndTurn()
        tables.play(state, action)
    assert state.spiral[0][box.OPAL] == 3


@pytest.mark.parametrize("level_id", ["adept", "archmage", "greedy"])
def test_exchanges_a_poor_gem_for_a_better_one_when_the_slots_are_full(level_id: str) -> None:
    state = tables.table(2)
    tables.learn(state, 0, gems=4, fire=4)
    tables.gems(state, 0, (1, 4, 0, 0, 0))
    state.round_number = 9
    state.advanced = True
    tables.give(state, 0, *tables.cards(box.BLUE, 7, 7, 6, 6))
    state.dust[0] = 10
    action = decide(state, level_id)
    assert isinstance(action, moves.Disenchant)
    assert action.active
    tables.play(state, action)
    assert decide(state, level_id) == moves.Enchant(4)


def test_no_gem_is_disenchanted_to_be_bought_again() -> None:
    for seed in (4, 5):
        state = RULES.deal(Setup(2), seed)
        rng = Rng(seed)
        cleared = -1
        while RULES.to_move(state) is not None:
            action = BRAIN.rollout(state, RULES.legal_actions(state), rng, ARCHMAGE)
            assert not (isinstance(action, moves.Enchant) and action.gem == cleared)
            cleared = action.gem if isinstance(action, moves.Disenchant) else -1
            RULES.apply(state, action)


def with_an_empty_slot() -> State:
    """Returns a position in round 10 where a Kobold can pay for an emerald and has room for it.

    With a little more income, the way to the rubies will be within reach.
    """
    state = tables.table(2, characters=(5, 1))
    tables.learn(state, 0, accumulation=4, artifacts=2)
    tables.own(state, 0, box.GRIMOIRE, box.MIRROR)
    tables.gems(state, 0, (4, 1, 0, 0, 0))
    tables.learn(state, 1, flow=2)
    tables.gems(state, 1, (3, 1, 0, 0, 0))
    tables.give(state, 0, *tables.cards(box.BLUE, 6))
    state.dust[0] = 32
    state.round_number = 10
    state.advanced = True
    return state


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_energy_buys_a_gem_for_an_empty_slot_rather_than_being_thrown_away(level_id: str) -> None:
    assert isinstance(decide(with_an_empty_slot(), level_id), moves.Enchant)
    assert decide(with_an_empty_slot(), "greedy~both=0") == moves.EndTurn()


@pytest.mark.parametrize("level_id", ["archmage", "grand_magus", "greedy"])
def test_a_lesser_gem_makes_room_for_the_fifth_ruby(level_id: str) -> None:
    state = tables.table(2, characters=(0, 5))
    tables.learn(state, 0, gems=4, fire=4, accumulation=3)
    tables.gems(state, 0, (1, 1, 0, 0, 4))
    tables.give(state, 0, *tables.cards(box.BLUE, 5), *tables.cards(box.RED, 16))
    state.dust[0] = 36
    state.round_number = 13
    state.advanced = True
    action = decide(state, level_id)
    assert isinstance(action, moves.Disenchant)
    assert action.gem < box.RUBY
    tables.play(state, action)
    assert decide(state, level_id) == moves.Enchant(box.RUBY)


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_slots_that_rubies_cannot_fill_are_for_other_gems(level_id: str) -> None:
    state = tables.table(2, characters=(4, 5))
    tables.learn(state, 0, gems=4, fire=4, accumulation=4)
    tables.gems(state, 0, (0, 0, 0, 0, 4))
    tables.give(state, 0, *tables.rich(box.RED, box.RED))
    state.round_number = 17
    state.advanced = True
    assert decide(state, "greedy~both=0") == moves.EndTurn()
    bought = []
    while isinstance(action := decide(state, level_id), moves.Enchant):
        bought.append(action.gem)
        tables.play(state, action)
    assert box.RUBY in bought


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_concentrated_energy_is_not_broken_if_most_of_the_change_would_be_lost(
    level_id: str,
) -> None:
    state = tables.table(2, characters=(4, 5))
    tables.learn(state, 0, gems=4, fire=4, artifacts=3)
    tables.gems(state, 0, (0, 0, 0, 0, 5))
    tables.give(state, 0, *tables.rich(box.RED))
    state.dust[0] = 9
    state.round_number = 17
    assert isinstance(decide(state, "greedy~broken=0"), moves.Advance)
    assert decide(state, level_id) == moves.EndTurn()


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_knowledge_comes_before_a_mirror_whose_marker_can_be_used_but_once(level_id: str) -> None:
    state = tables.table(4, characters=(1, 5, 2, 0))
    tables.learn(state, 0, fire=4, flow=4)
    tables.own(state, 0, box.RUNESTONE, box.GRIMOIRE, box.CRYSTAL)
    tables.offer(state, box.MIRROR)
    tables.gems(state, 0, (3, 2, 0, 0, 0))
    state.markers[0] = (25, 30, 35, 40)
    tables.give(state, 0, *tables.cards(box.BLUE, 4, 4, 5, 5, 6), *tables.cards(box.GREEN, 8, 10))
    state.dust[0] = 20
    state.round_number = 10
    assert decide(state, level_id) == moves.Advance(box.GEM_LORE, 25)
    assert decide(state, "greedy~both=0") == moves.OpenAuction(box.MIRROR, 40)


def test_gems_are_not_moved_about_and_markers_not_hoarded() -> None:
    for level in SPEC.levels:
        for number, (state, _, menu) in enumerate(positions(2, 31)):
            if number % 7:
                continue
            prior = BRAIN.prior(state, menu, level)
            for action, weight in zip(menu, prior, strict=True):
                if isinstance(action, moves.Deactivate | moves.BuyMarker):
                    assert weight == 0.0


def test_gives_up_the_gem_it_will_miss_least() -> None:
    state = tables.table(2)
    tables.offer(state, box.MIRROR)
    tables.gems(state, 1, (1, 1, 0, 0, 2))
    tables.give(state, 0, *tables.rich(box.RED))
    tables.play(state, moves.OpenAuction(box.MIRROR, 40), moves.PassBid())
    while RULES.to_move(state) == 0:
        menu = RULES.legal_actions(state)
        action = decide(state)
        if isinstance(action, moves.TakeMarker):
            assert action == moves.TakeMarker(40)
        RULES.apply(state, action if len(menu) > 1 else menu[0])
    assert decide(state) == moves.GiveUp(0)


def test_every_decision_has_a_reason_that_is_a_sentence() -> None:
    reasons = set()
    for options in ((), ALL_OPTIONS):
        for number, (state, seat, menu) in enumerate(positions(3, 6, options)):
            if number % 4 and state.phase != AUCTION:
                continue
            observation = RULES.observe(state, seat)
            for action in menu:
                sentence = str(BRAIN.reason(observation, action, Stats()))
                assert sentence.endswith(".")
                assert "{" not in sentence
                assert sentence[0].isupper()
                reasons.add(sentence)
    assert len(reasons) > 40


def test_the_reason_tells_when_a_gem_is_paid_for() -> None:
    state = tables.table(2, characters=(4, 1))
    reason = str(BRAIN.reason(RULES.observe(state, Seat(0)), moves.Enchant(0), Stats()))
    assert (
        reason
        == "Three opals together give 10 dust a round: this opal pays for itself in 2 rounds."
    )
    reason = str(BRAIN.reason(RULES.observe(state, Seat(0)), moves.Enchant(1), Stats()))
    assert reason == "You have a free slot, and a sapphire pays for itself in 4 rounds."


def test_an_agent_decides_the_same_again() -> None:
    def chosen() -> list[moves.Action]:
        agent = Ismcts(SPEC, ARCHMAGE, 6)
        actions = []
        for number, (state, seat, menu) in enumerate(positions(2, 40)):
            if number > 12:
                break
            observation = RULES.observe(state, seat)
            actions.append(agent.choose(observation, menu, Budget(iterations=25)).action)
        return actions

    assert chosen() == chosen()


def test_levels_grow_in_sight_and_stay_within_their_time() -> None:
    for weaker, stronger in pairwise(SPEC.levels):
        sights = [level.weight("sight", 2.0) for level in (weaker, stronger)]
        searched = [level.iterations * (level.tree_count or 2) for level in (weaker, stronger)]
        assert (sights[0], searched[0]) < (sights[1], searched[1])
        assert weaker.iterations <= stronger.iterations
        assert weaker.seconds <= stronger.seconds <= 5.0
    assert (
        replace(ARCHMAGE, aside_seconds=None).budget(is_out_of_turn=True).seconds
        == ARCHMAGE.seconds
    )


def test_a_game_between_opponents_comes_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, seed in ((2, 3), (4, 3), (6, 3)):
        *_, (state, _, _) = positions(seats, seed)
        assert 14 <= state.round_number <= 27
        assert 35 <= max(points.points(state, seat) for seat in range(seats)) <= 90
    arena.main(["zavandor", "--seats", "greedy,random", "--games", "4", "--seed", "2"])
    assert float(capsys.readouterr().out.split("greedy")[1].split("%")[0]) > 90.0


def test_ending_the_turn_is_always_thought_of() -> None:
    for number, (state, _, menu) in enumerate(positions(2, 9)):
        if number % 11 == 0 and isinstance(menu[-1], moves.EndTurn) and len(menu) > 1:
            assert BRAIN.prior(state, menu, ARCHMAGE) != [0.0] * len(menu)


def test_a_free_advance_is_not_let_go_while_it_can_serve() -> None:
    for level in SPEC.levels:
        for state, _, menu in positions(3, 12):
            if state.phase == ADVANCE and len(menu) > 1:
                useful = [
                    isinstance(action, moves.FreeAdvance)
                    and state.levels[state.mover][action.domain] > 0
                    for action in menu
                ]
                chosen = BRAIN.rollout(state, menu, Rng(1), level)
                assert not (any(useful) and isinstance(chosen, moves.Decline))


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_a_sage_level_is_taken_free_rather_than_paid_for_later(level_id: str) -> None:
    state = tables.table(2)
    tables.offer(state, box.RUNESTONE)
    tables.learn(state, 0, gems=4, sages=3)
    tables.give(state, 0, *tables.rich(box.RED))
    state.round_number = 14
    tables.win(state, box.RUNESTONE, 20)
    assert state.phase == ADVANCE
    # What was learned sees little between the two: after 30 iterations an Apprentice, who does not
    # search when it plays, still declines.
    assert decide(state, level_id, 100) == moves.FreeAdvance(box.NINE_SAGES)


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_a_sage_level_is_paid_for_where_its_cards_and_points_are_worth_it(level_id: str) -> None:
    state = tables.table(2, characters=(5, 1))
    tables.learn(state, 0, accumulation=4, flow=4, sages=3, artifacts=1)
    tables.own(state, 0, box.GRIMOIRE, box.RUNESTONE, box.MASK, box.CHALICE)
    tables.gems(state, 0, (0, 0, 7, 0, 0))
    tables.give(state, 0, *tables.rich(box.GREEN))
    state.dust[0] = 4
    state.markers[0] = (35, 40)
    state.round_number = 16
    assert decide(state, level_id) == moves.Advance(box.NINE_SAGES)


def test_the_last_free_slot_is_kept_for_the_gem_it_was_cleared_for() -> None:
    state = tables.table(2)
    tables.own(state, 0, box.GRIMOIRE)
    tables.offer(state, box.CRYSTAL)
    tables.gems(state, 0, (2, 0, 2, 0, 0))
    tables.give(state, 0, *tables.rich(box.RED))
    state.round_number = 9
    menu = RULES.legal_actions(state)
    for level in SPEC.levels:
        weights = dict(zip(menu, BRAIN.prior(state, menu, level), strict=True))
        assert weights[moves.Enchant(2)] > 0.0
        assert weights[moves.Enchant(0)] == weights[moves.OpenAuction(box.CRYSTAL, 40)] == 0.0


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_two_small_gems_are_sold_for_one_that_neither_could_pay_for(level_id: str) -> None:
    state = tables.table(2)
    tables.learn(state, 0, gems=4, fire=4)
    tables.gems(state, 0, (0, 3, 0, 0, 2))
    state.dust[0] = 26
    state.round_number = 9
    state.advanced = True
    for expected in (
        moves.Disenchant(1, active=True),
        moves.Disenchant(1, active=True),
        moves.Enchant(4),
    ):
        assert decide(state, level_id) == expected
        tables.play(state, expected)
    assert decide(state, level_id) == moves.EndTurn()


def test_a_gem_is_sold_while_a_slot_is_free_if_only_that_pays_for_a_better_one() -> None:
    state = tables.table(2)
    tables.learn(state, 0, gems=4, fire=4)
    tables.gems(state, 0, (0, 2, 0, 0, 2))
    state.dust[0] = 32
    state.round_number = 9
    state.advanced = True
    assert decide(state, "greedy") == moves.Disenchant(1, active=True)
    assert decide(state, "greedy~pairs=0") != moves.Disenchant(1, active=True)

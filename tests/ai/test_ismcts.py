# SPDX-License-Identifier: MIT
"""Tests that the search finds good moves, from the knowledge of its seat, within its time."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest

from tests.toy.rules.rules import CARDS, RULES, CardId, Observation, Play, State, Swap
from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.search import agents, ismcts
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.tree import Node
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_

MASTER_LEVEL = Level("master", N_("toy", "Master"), iterations=300, seconds=5.0, depth=20)


def situation(hand: Sequence[int], trick: Sequence[int], swapped: bool = True) -> Observation:
    """Returns a position with two tricks to go; the other seat has led if `trick` has a card."""
    leader = 1 if trick else 0
    return Observation(
        viewer=0,
        to_move=0,
        double=False,
        hand=tuple(CardId(card) for card in hand),
        hand_sizes=(len(hand), len(hand) - len(trick)),
        deck=24 - 4 - 2 * len(hand),
        trick=tuple(CardId(card) for card in trick),
        leader=leader,
        gone=(CardId(1), CardId(2), CardId(3), CardId(4)),
        points=(1, 1),
        trick_number=3,
        swapped=swapped,
    )


def menu(observation: Observation) -> Sequence[object]:
    return RULES.legal_actions(RULES.sample(observation, Rng(0)))


def shuffle_hidden(state: State, seat: int, rng: Rng) -> None:
    """Exchanges everything that the seat cannot see: other hands, deck and generator."""
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = [card for other in others for card in state.hands[other]] + state.deck
    rng.shuffle(unseen)
    for other in others:
        state.hands[other] = [unseen.pop() for _ in state.hands[other]]
    state.deck = unseen
    state.rng = Rng(rng.next64())


def test_the_winning_card_is_found_where_the_prior_sees_none(toy: GameSpec) -> None:
    observation = situation([10, 12], trick=[11])
    assert GreedyAgent(toy, 1).choose(observation, menu(observation), Budget()).action == Play(
        CardId(10)
    )
    decision = Ismcts(toy, MASTER_LEVEL, 1).choose(observation, menu(observation), Budget())
    assert decision.action == Play(CardId(12))


def test_the_sure_card_is_kept_for_the_last_trick(toy: GameSpec) -> None:
    observation = situation([12, 24], trick=[11])
    decision = Ismcts(toy, MASTER_LEVEL, 1).choose(observation, menu(observation), Budget())
    assert decision.action == Play(CardId(12))
    assert decision.stats.values[0] > decision.stats.values[1]


def test_two_moves_that_the_prior_dismisses_can_still_be_compared(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = [Play(CardId(12)), Play(CardId(24))]

    def prior(_: object, state: State, actions: Sequence[object], level: Level) -> list[float]:
        return [0.0 if list(actions) == pair else 1.0] * len(actions)

    monkeypatch.setattr(type(toy.brain), "prior", prior)
    observation = situation([12, 24], trick=[11])
    mind = Ismcts(toy, MASTER_LEVEL, 1, even=True)
    decision = mind.choose(observation, pair, Budget(iterations=40))
    assert min(decision.stats.visits) > 0


def test_a_move_that_the_prior_dismisses_is_compared_with_one_that_it_likes(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = [Play(CardId(12)), Play(CardId(24))]

    def prior(_: object, state: State, actions: Sequence[object], level: Level) -> list[float]:
        return [float(action != pair[1]) or 1e-9 * (len(actions) > 2) for action in actions]

    monkeypatch.setattr(type(toy.brain), "prior", prior)
    observation = situation([12, 24, 9], trick=[11])
    mind = Ismcts(toy, MASTER_LEVEL, 1, even=True)
    decision = mind.choose(observation, pair, Budget(iterations=40))
    assert min(decision.stats.visits) > 0


def test_the_prior_counts_in_a_menu_of_two_whatever_its_order(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    liked = Play(CardId(12))

    def prior(_: object, state: State, actions: Sequence[object], level: Level) -> list[float]:
        return [float(action == liked) or 1e-9 for action in actions]

    monkeypatch.setattr(type(toy.brain), "prior", prior)
    observation = situation([12, 24], trick=[11])
    for order in (1, -1):
        actions = list(menu(observation))[::order]
        decision = Ismcts(toy, MASTER_LEVEL, 1).choose(observation, actions, Budget(iterations=40))
        assert decision.action == liked


def test_equal_seeds_decide_equally(toy: GameSpec) -> None:
    observation = situation([5, 9], trick=[], swapped=False)
    first, second = (
        Ismcts(toy, MASTER_LEVEL, 77).choose(observation, menu(observation), Budget(iterations=150))
        for _ in range(2)
    )
    assert first.action == second.action
    assert first.stats.visits == second.stats.visits
    assert first.stats.values == second.stats.values


def test_hidden_cards_do_not_change_the_decision(toy: GameSpec) -> None:
    rng = Rng(5)
    for seed in range(6):
        state = RULES.deal(Setup(3), seed)
        seat = RULES.to_move(state)
        assert seat is not None
        other = state.clone()
        shuffle_hidden(other, seat, rng)
        assert other.hands != state.hands
        decisions = [
            agents.make(toy, "master", 3).choose(
                RULES.observe(world, seat), RULES.legal_actions(world), Budget(iterations=60)
            )
            for world in (state, other)
        ]
        assert decisions[0].action == decisions[1].action
        assert decisions[0].stats.visits == decisions[1].stats.visits


def test_the_rest_of_the_turn_is_played_without_a_new_search(toy: GameSpec) -> None:
    observation = situation([5, 6], trick=[13], swapped=False)
    agent = Ismcts(toy, MASTER_LEVEL, 4)
    first = agent.choose(observation, menu(observation), Budget(iterations=1500))
    assert isinstance(first.action, Swap)
    assert agent.searches == 1
    world = RULES.sample(observation, Rng(11))
    RULES.apply(world, first.action)
    then = RULES.observe(world, Seat(0))
    second = agent.choose(then, RULES.legal_actions(world), Budget(iterations=1500))
    assert agent.searches == 1
    assert second.stats.iterations >= 8
    assert isinstance(second.action, Play)


def test_what_was_not_foreseen_is_searched(toy: GameSpec) -> None:
    observation = situation([5, 6], trick=[13], swapped=False)
    agent = Ismcts(toy, MASTER_LEVEL, 4)
    first = agent.choose(observation, menu(observation), Budget(iterations=1500))
    world = RULES.sample(observation, Rng(11))
    RULES.apply(world, first.action)
    then = replace(RULES.observe(world, Seat(0)), points=(0, 2))
    agent.choose(then, RULES.legal_actions(world), Budget(iterations=1500))
    assert agent.searches == 2


def test_a_forced_action_is_taken_at_once(toy: GameSpec) -> None:
    observation = replace(situation([9], trick=[11]), trick_number=4)
    agent = Ismcts(toy, MASTER_LEVEL, 1)
    decision = agent.choose(observation, menu(observation), Budget())
    assert decision.action == Play(CardId(9))
    assert agent.searches == 0
    assert decision.stats.iterations == 0


def test_what_the_prior_excludes_is_not_searched(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    def only_swaps(state: State, actions: Sequence[object], level: Level) -> list[float]:
        swaps = [float(isinstance(action, Swap)) for action in actions]
        return swaps if any(swaps) else [1.0] * len(actions)

    monkeypatch.setattr(toy.brain, "prior", only_swaps)
    observation = situation([5, 6, 7], trick=[], swapped=False)
    decision = Ismcts(toy, MASTER_LEVEL, 1).choose(
        observation, menu(observation), Budget(iterations=90)
    )
    assert decision.stats.visits[:3] == (0, 0, 0)
    assert sum(decision.stats.visits) == 90


@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_the_cap_is_kept_and_used(
    toy: GameSpec, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: next(clock) / 1000)  # a look, a millisecond
    observation = situation([5, 6, 9, 14], trick=[], swapped=False)
    decision = Ismcts(toy, MASTER_LEVEL, 1).choose(
        observation, menu(observation), Budget(seconds=seconds)
    )
    assert 0.7 * seconds * 1000 <= next(clock) <= seconds * 1000
    assert decision.stats.iterations > 3


def test_a_turn_does_not_get_its_seconds_twice(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: next(clock) / 1000)  # a look, a millisecond
    observation = situation([5, 6, 9, 14], trick=[], swapped=False)
    agent = Ismcts(toy, MASTER_LEVEL, 1)
    agent.choose(observation, menu(observation), Budget(seconds=0.2))
    agent.choose(replace(observation, points=(0, 2)), menu(observation), Budget(seconds=0.2))
    agent.choose(replace(observation, points=(2, 0)), menu(observation), Budget(seconds=0.2))
    assert next(clock) < 0.22 * 1000


def test_a_search_ends_when_told_to(toy: GameSpec) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 25

    observation = situation([5, 6, 9, 14], trick=[], swapped=False)
    decision = Ismcts(toy, MASTER_LEVEL, 1, stop).choose(observation, menu(observation), Budget())
    assert decision.stats.iterations == 25


def test_without_any_time_the_prior_decides(toy: GameSpec) -> None:
    observation = situation([5, 16], trick=[])
    decision = Ismcts(toy, MASTER_LEVEL, 1).choose(
        observation, menu(observation), Budget(seconds=0.0)
    )
    assert decision.action in (Play(CardId(5)), Play(CardId(16)))  # the prior prefers no card
    assert decision.stats.iterations == 0


def test_what_the_prior_likes_equally_is_left_to_the_seed(toy: GameSpec) -> None:
    observation = situation([5, 16], trick=[])
    played = {
        Ismcts(toy, MASTER_LEVEL, seed).choose(observation, menu(observation), Budget(0)).action
        for seed in range(20)
    }
    assert played == {Play(CardId(5)), Play(CardId(16))}


def test_an_action_seldom_available_is_not_judged_by_the_visits_of_its_node() -> None:
    node = Node()
    for _ in range(400):
        chosen = node.select(["always"], [1.0], 0.5)
        node.edges[chosen].visits += 1
        node.edges[chosen].total += 0.5
        node.visits += 1
        node.total += 0.5
    node.select(["always", "seldom"], [1.0, 1.0], 0.5)
    assert node.edges["seldom"].available == 1


@pytest.mark.long
def test_the_search_beats_the_greedy_agent_and_that_one_luck(toy: GameSpec) -> None:
    def wins(first: str, second: str, games: int) -> float:
        total = 0.0
        for deal in range(games):
            for seating in ((first, second), (second, first)):
                state = RULES.deal(Setup(2), deal)
                minds = [agents.make(toy, name, 50 + deal) for name in seating]
                while (seat := RULES.to_move(state)) is not None:
                    actions = RULES.legal_actions(state)
                    observed = RULES.observe(state, seat)
                    budget = Budget(iterations=60)
                    RULES.apply(state, minds[seat].choose(observed, actions, budget).action)
                result = RULES.result(state)
                assert result is not None
                winners = result.winners()
                total += (seating.index(first) in winners) / len(winners)
        return total / (2 * games)

    assert wins("master", "greedy", 25) > 0.6
    assert wins("master", "random", 25) > 0.6


def test_every_card_is_somewhere_after_shuffling_hidden_cards() -> None:
    state = RULES.deal(Setup(3), 1)
    shuffle_hidden(state, 0, Rng(1))
    assert sorted([*state.deck, *(card for hand in state.hands for card in hand)]) == list(CARDS)


def test_out_of_turn_a_level_thinks_as_long_as_others_will_wait() -> None:
    level = replace(MASTER_LEVEL, aside_seconds=1.0)
    assert level.budget(is_out_of_turn=False) == Budget(300, 5.0)
    assert level.budget(is_out_of_turn=True) == Budget(60, 1.0)
    assert MASTER_LEVEL.budget(is_out_of_turn=True) == MASTER_LEVEL.budget(is_out_of_turn=False)
    assert replace(MASTER_LEVEL, aside_seconds=9.0).budget(is_out_of_turn=True) == Budget(300, 5.0)


def test_at_a_table_a_level_thinks_as_it_is_there(toy: GameSpec) -> None:
    observation = situation([10, 12, 20], trick=[])
    there = replace(MASTER_LEVEL, seconds=60.0)
    plain = replace(there, depth=0, iterations=50)

    def values(level: Level) -> tuple[float, ...]:
        mind = Ismcts(toy, level, 7)
        return mind.choose(observation, menu(observation), Budget()).stats.values

    assert values(replace(plain, tables=((2, there),))) == values(there)
    assert values(replace(plain, tables=((3, there),))) == values(plain) != values(there)

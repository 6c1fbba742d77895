# SPDX-License-Identifier: MIT
"""Tests the opponents at Anludim: honest, quick, sensible at a glance, each with its own
knowledge."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.anludim.hidden import shuffle_hidden
from wizardtable.ai import arena
from wizardtable.ai.search import agents
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog
from wizardtable.core.agent import AnyAgent, Budget, Stats
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.mind import win_chances
from wizardtable.games.anludim.mind.brain import BRAIN
from wizardtable.games.anludim.mind.discipline_counts import largest_sizes
from wizardtable.games.anludim.mind.values import keep_value
from wizardtable.games.anludim.mind.weights import WEIGHTS
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import CARDS, PAIRS, PRINTED_COUNT, CardId
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import AFTER, KEEP, START, State

SPEC: GameSpec = catalog.get("anludim")
ARCHMAGE = SPEC.level("archmage")
EXPERT_OPTIONS = (("expert", True),)


def positions(
    seats: int, seed: int, options: tuple[tuple[str, bool], ...] = ()
) -> Iterator[tuple[State, Seat, Sequence[moves.Action]]]:
    """Yields the decisions of a match that is played by rollouts; the states are not copies."""
    state = RULES.deal(Setup(seats, options), seed)
    rng = Rng(seed)
    while (seat := RULES.to_move(state)) is not None:
        menu = RULES.legal_actions(state)
        yield state, seat, menu
        RULES.apply(state, BRAIN.rollout(state, menu, rng, ARCHMAGE))


def card(*halves: tuple[int, int]) -> CardId:
    """Returns the card with these halves."""
    return CardId(CARDS.index(halves))  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [(), EXPERT_OPTIONS])
@pytest.mark.parametrize("level_id", ["apprentice", "adept", "archmage", "greedy"])
def test_no_opponent_is_moved_by_what_it_cannot_see(
    level_id: str, options: tuple[tuple[str, bool], ...]
) -> None:
    rng = Rng(3)
    for number, (state, seat, menu) in enumerate(positions(3, 8, options)):
        if number % 7 or len(menu) == 1:
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


@pytest.mark.parametrize("options", [(), EXPERT_OPTIONS])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_prior_leaves_something_and_the_prospects_are_shares(
    seats: int, options: tuple[tuple[str, bool], ...]
) -> None:
    for level in SPEC.levels:
        for state, _, menu in positions(seats, 11, options):
            prior = BRAIN.prior(state, menu, level)
            assert len(prior) == len(menu)
            assert max(prior) > 0.0
            assert min(prior) >= 0.0
            values = BRAIN.evaluate(state, level)
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)


def test_a_match_that_is_over_is_judged_exactly() -> None:
    *_, (state, _, menu) = positions(2, 4)
    RULES.apply(state, menu[0] if len(menu) == 1 else _last(state, menu))
    result = RULES.result(state)
    assert result is not None
    values = BRAIN.evaluate(state, ARCHMAGE)
    assert [values[seat] for seat in result.winners()] == [1.0]
    assert sum(values) == 1.0


def _last(state: State, menu: Sequence[moves.Action]) -> moves.Action:
    """Returns the action of the menu that ends the match."""
    for action in menu:
        world = state.clone()
        RULES.apply(world, action)
        if RULES.result(world) is not None:
            return action
    raise AssertionError("the match goes on")


def test_a_combination_without_a_professor_is_taken_back_without_much_thought() -> None:
    count = 0
    for state, seat, menu in positions(2, 23):
        orphans = [
            combination.serial
            for combination in state.combinations[seat]
            if state.professors[combination.discipline] != combination.serial
        ]
        if state.phase != START or not orphans:
            continue
        count += 1
        agent = Ismcts(SPEC, ARCHMAGE, 1)
        decision = agent.choose(RULES.observe(state, seat), menu, Budget(iterations=20))
        assert decision.action == moves.TakeBack(orphans[0])
        assert agent.searches == 0
    assert count > 3


def test_the_turn_is_planned_by_its_first_search() -> None:
    ended = 0
    for state, seat, menu in positions(2, 33):
        if state.phase == AFTER or len(menu) == 1 or state.phase == KEEP:
            continue
        agent = Ismcts(SPEC, replace(ARCHMAGE, depth=0), 2)
        world = state.clone()
        decision = agent.choose(RULES.observe(world, seat), menu, Budget(iterations=60))
        if not isinstance(decision.action, moves.Lay) or agent.searches != 1:
            continue
        RULES.apply(world, decision.action)
        if RULES.to_move(world) != seat or world.phase != AFTER:
            continue
        actions = RULES.legal_actions(world)
        after = agent.choose(RULES.observe(world, seat), actions, Budget(iterations=60))
        assert isinstance(after.action, moves.EndTurn)
        assert agent.searches == 1
        ended += 1
        if ended == 5:
            break
    assert ended


def test_the_fifth_kind_is_taken_when_it_can_be() -> None:
    """Checks that every level completes its collection of four kinds with the cards for the
    fifth."""
    state = RULES.deal(Setup(2), 1)
    seat = state.active
    fours = [
        CardId(c)
        for c, halves in enumerate(CARDS[:PRINTED_COUNT])
        if 7 in (halves[0][0], halves[1][0])
    ][:4]
    rest = [CardId(c) for c in range(PRINTED_COUNT) if c not in fours]
    state.hands[seat] = (*fours, *rest[:2])
    state.hands[1 - seat] = tuple(rest[2:10])
    state.row = rest[10:13]
    state.deck = rest[13:]
    state.objects[seat] = ((1,), (1,), (1,), (1,), ())
    menu = RULES.legal_actions(state)
    for level in ("adept", "archmage", "greedy"):
        decision = agents.make(SPEC, level, 1).choose(
            RULES.observe(state, seat), menu, Budget(iterations=60)
        )
        assert isinstance(decision.action, moves.Lay)
        assert decision.action.discipline == 4
        assert str(decision.reason) == "Completes your collection of objects and wins the round."


def almost_over(own: int, rival: int) -> tuple[State, Seat]:
    """Returns a position in which two piles are empty and one doll is left in a third.

    Nobody holds a professor. The seat to move has a pair in hand. Both have this many points in
    stars.
    """
    state = RULES.deal(Setup(2), 1)
    seat = Seat(state.active)
    hand = (
        card((10, 1), (7, 4)),
        card((10, 2), (3, 1)),
        card((6, 3), (2, 4)),
        card((4, 2), (1, 4)),
    )
    rest = [CardId(c) for c in range(PRINTED_COUNT) if c not in hand]
    state.hands[seat], state.hands[1 - seat] = tuple(sorted(hand)), tuple(rest[:8])
    state.row, state.deck = rest[8:11], rest[11:]
    state.piles = [(), (), (4,), (3, 2), (5, 3)]
    state.objects[seat] = ((), (1,) * own, (), (), ())
    state.objects[1 - seat] = ((), (1,) * rival, (), (), ())
    return state, seat


@pytest.mark.parametrize("level", ["greedy", "adept", "archmage"])
def test_the_last_object_is_taken_by_who_wins_with_it(level: str) -> None:
    state, seat = almost_over(own=4, rival=6)
    menu = RULES.legal_actions(state)
    decision = agents.make(SPEC, level, 1).choose(
        RULES.observe(state, seat), menu, Budget(iterations=40)
    )
    assert isinstance(decision.action, moves.Lay)
    assert decision.action.discipline == PAIRS


@pytest.mark.parametrize("level", ["greedy", "adept", "archmage"])
def test_nobody_ends_the_round_for_another(level: str) -> None:
    state, seat = almost_over(own=1, rival=9)
    menu = RULES.legal_actions(state)
    decision = agents.make(SPEC, level, 1).choose(
        RULES.observe(state, seat), menu, Budget(iterations=40)
    )
    assert not (isinstance(decision.action, moves.Lay) and decision.action.discipline == PAIRS)


def pair_in_hand(state: State) -> moves.Lay:
    """Returns the pair of tens that the seat to move can lay."""
    return next(
        action
        for action in RULES.legal_actions(state)
        if isinstance(action, moves.Lay) and action.discipline == PAIRS
    )


@pytest.mark.parametrize("scrolls", [0, 2])
@pytest.mark.parametrize("level", ["greedy", "adept", "archmage"])
def test_a_professor_is_sent_away_rather_than_end_the_round_for_another(
    level: str, scrolls: int
) -> None:
    state, seat = almost_over(own=1, rival=20)
    state.piles[PAIRS] = (4, 3)
    RULES.apply(state, pair_in_hand(state))
    while state.active == seat:
        RULES.apply(state, moves.EndTurn())
    RULES.apply(state, moves.DrawTwo())
    while state.active != seat:
        RULES.apply(state, moves.EndTurn())
    assert state.piles[PAIRS] == (4,)
    state.scrolls[seat] = scrolls
    (pair,) = state.combinations[seat]
    menu = RULES.legal_actions(state)
    decision = agents.make(SPEC, level, 1).choose(
        RULES.observe(state, seat), menu, Budget(iterations=40)
    )
    assert decision.action == moves.TakeBack(pair.serial)
    assert (
        str(decision.reason) == "Otherwise, the round will end this turn and a rival will win it."
    )


def test_the_reason_tells_that_a_round_is_won_on_points() -> None:
    state, seat = almost_over(own=4, rival=6)
    reason = str(BRAIN.reason(RULES.observe(state, seat), pair_in_hand(state), Stats()))
    assert reason == "Ends the round with a win on points, 8 to 7."

    state, seat = almost_over(own=1, rival=9)
    reason = str(BRAIN.reason(RULES.observe(state, seat), pair_in_hand(state), Stats()))
    assert reason == "The round will end this turn, and a rival will win it, 10 to 5."


def test_a_hand_that_is_kept_whole_is_not_called_a_part_of_itself() -> None:
    state = RULES.deal(Setup(3), 5)
    seat = state.active
    hand = state.hands[seat]
    observation = RULES.observe(state, seat)
    whole, part = (
        str(BRAIN.reason(observation, moves.Keep(cards), Stats())) for cards in (hand, hand[1:])
    )
    assert whole == "Your whole hand is worth keeping."
    assert part == "Among these, 3 cards share the value 7."


def test_an_apprentice_does_not_reckon_with_what_a_hand_could_lay() -> None:
    *_, (state, _, _) = (position for position, _ in zip(positions(2, 5), range(12), strict=False))
    sizes = win_chances.sizes_by_seat(state)
    apprentice = win_chances.position_signs(state, 0, sizes, win_chances.SIGHT_GLANCE)
    archmage = win_chances.position_signs(state, 0, sizes, win_chances.SIGHT_RIVALS)
    assert {sign for sign, _ in apprentice} != {sign for sign, _ in archmage}
    poor = state.clone()
    poor.hands[0] = tuple(sorted(poor.hands[0])[:2])
    for world in (state, poor):
        glance = win_chances.position_signs(
            world, 0, win_chances.sizes_by_seat(world), win_chances.SIGHT_GLANCE
        )
        assert [s for s in glance if s[0] != win_chances.CARDS_SIGN] == [
            s for s in apprentice if s[0] != win_chances.CARDS_SIGN
        ]


def test_a_forgetful_player_forgets_cards_and_nothing_else() -> None:
    count = 0
    for state, seat, _ in positions(2, 17):
        observation = RULES.observe(state, seat)
        forgotten = BRAIN.forget(observation, SPEC.level("apprentice"), Rng(1))
        assert not any(forgotten.known)
        assert replace(forgotten, known=observation.known) == observation
        assert BRAIN.forget(observation, ARCHMAGE, Rng(1)) is observation
        count += any(observation.known)
    assert count


def test_every_decision_has_a_reason_that_is_a_sentence() -> None:
    reasons = set()
    for options in ((), EXPERT_OPTIONS):
        for state, seat, menu in positions(3, 6, options):
            observation = RULES.observe(state, seat)
            for action in menu:
                sentence = str(BRAIN.reason(observation, action, Stats()))
                assert sentence.endswith(".")
                assert "{" not in sentence
                reasons.add(sentence)
    assert len(reasons) > 15


def test_equal_values_are_kept_rather_than_strangers() -> None:
    thirteens = [
        CardId(c)
        for c, halves in enumerate(CARDS[:PRINTED_COUNT])
        if 13 in (halves[0][0], halves[1][0])
    ]
    strangers = [card((2, 2), (1, 0)), card((5, 0), (4, 4)), card((13, 4), (8, 3))]
    assert keep_value(thirteens[:3]) > keep_value(strangers)
    state = RULES.deal(Setup(2), 9)
    menu = [
        moves.Keep(tuple(sorted(strangers))),
        moves.Keep(tuple(sorted(thirteens[:3]))),
        moves.Keep(()),
    ]
    state.phase = KEEP
    assert BRAIN.prior(state, menu, ARCHMAGE) == [0.0, 1.0, 0.0]


def test_the_sizes_at_a_glance_are_never_too_small() -> None:
    rng = Rng(4)
    for _ in range(60):
        deck = [CardId(c) for c in range(PRINTED_COUNT)]
        rng.shuffle(deck)
        hand = tuple(deck[:9])
        glance = largest_sizes(hand)
        state = RULES.deal(Setup(2), 1)
        state.hands[state.active] = hand
        for action in RULES.legal_actions(state):
            if isinstance(action, moves.Lay):
                group = (1, 1, 2, 3, 1)[action.discipline]
                assert len(action.cards) // group <= glance[action.discipline]


def test_a_golden_crest_is_worth_half_of_what_is_left_if_rounds_are_even() -> None:
    assert win_chances.chances_between_rounds((True, False), 0, 0.5) == (0.75, 0.25)
    three = win_chances.chances_between_rounds((True, False, False), 0, 1 / 3)
    assert sum(three) == pytest.approx(1.0)
    assert three[0] > three[1] == three[2]


@pytest.mark.parametrize("seats", SPEC.seats)
def test_who_has_just_won_a_round_is_less_likely_to_win_the_next(seats: int) -> None:
    again = WEIGHTS.again_of(seats)
    gold = (True,) * seats
    decided = win_chances.chances_between_rounds(gold, 0, again)
    assert decided[0] == again < decided[1]
    assert sum(decided) == pytest.approx(1.0)


def test_there_is_a_weight_for_every_sign() -> None:
    for expert in (False, True):
        for seats in SPEC.seats:
            assert len(WEIGHTS.signs(expert, seats)) == win_chances.SIGN_COUNT


def test_an_agent_decides_the_same_again() -> None:
    def play(agent: AnyAgent) -> list[moves.Action]:
        chosen = []
        for number, (state, seat, menu) in enumerate(positions(2, 40)):
            if number > 12:
                break
            observation = RULES.observe(state, seat)
            chosen.append(agent.choose(observation, menu, Budget(iterations=25)).action)
        return chosen

    assert play(Ismcts(SPEC, ARCHMAGE, 6)) == play(Ismcts(SPEC, ARCHMAGE, 6))


def test_levels_grow_in_iterations_memory_and_depth() -> None:
    for weaker, stronger in pairwise(SPEC.levels):
        assert weaker.iterations < stronger.iterations
        assert weaker.memory <= stronger.memory
        assert weaker.seconds <= stronger.seconds <= 4.0


def test_the_greedy_agent_beats_luck_and_the_apprentice_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("greedy", "apprentice"):
        arena.main(["anludim", "--seats", f"{name},random", "--games", "30", "--seed", "2"])
        share = float(capsys.readouterr().out.split(name)[1].split("%")[0])
        assert share > 80.0


def test_no_card_is_said_to_suit_an_empty_hand() -> None:
    state = RULES.deal(Setup(2), 1)
    seat = RULES.to_move(state)
    assert seat is not None
    observation = RULES.observe(state, seat)
    take = next(
        action for action in RULES.legal_actions(state) if isinstance(action, moves.TakeOpen)
    )
    suits = "With this card, 5 cards in your hand can count as blue."
    assert str(BRAIN.reason(observation, take, Stats())) == suits
    empty = replace(observation, hand=())
    assert str(BRAIN.reason(empty, take, Stats())) == "You can see this card before you take it."

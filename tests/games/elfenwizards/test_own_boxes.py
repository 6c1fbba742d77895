# SPDX-License-Identifier: MIT
"""Matches with any map and any line-up follow the contract and end."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.games.elfenwizards.box import assert_complete, recount
from tests.games.elfenwizards.hidden import shuffle_hidden
from tests.games.elfenwizards.made_up_boxes import (
    DEAD_ENDS,
    EXTREMES,
    HELD_CROWN,
    NO_CROWN,
    ONE_LADDER,
    ONE_WIZARD_EACH,
    random_box,
)
from tests.helpers import NAMES
from wizardtable.ai.search import agents
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Agent, Budget
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules.match_box import Box, read_box, write_box

SPEC = catalog.get("elfenwizards")
RULES, WORDING = SPEC.rules, SPEC.wording

MAX_ACTIONS = 2_000
"""The most actions of a match: four rounds, with a few decisions for each die and wizard."""


@st.composite
def boxes(draw: st.DrawFn) -> Box:
    """Draws boxes that can be played."""
    return random_box(lambda stop: draw(st.integers(0, stop - 1)))


any_seed = st.integers(0, 999)
any_seats = st.integers(3, 6)
curious = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.long
@curious
@given(boxes(), any_seats, any_seed)
@example(ONE_LADDER, 6, 1)
@example(ONE_WIZARD_EACH, 3, 1)
@example(HELD_CROWN, 4, 1)
@example(NO_CROWN, 5, 1)
@example(DEAD_ENDS, 6, 1)
def test_random_matches_follow_the_contract_to_their_end(box: Box, seats: int, seed: int) -> None:
    follow_to_the_end(box, seats, seed, step=7)


@pytest.mark.few(only="one_ladder")
@pytest.mark.parametrize("name", EXTREMES)
def test_a_match_at_the_limits_follows_the_contract_to_its_end(name: str) -> None:
    follow_to_the_end(EXTREMES[name], 3, 2, step=31)


def follow_to_the_end(box: Box, seats: int, seed: int, *, step: int) -> None:
    """Plays a random match and checks it after every action; every `step` actions thoroughly."""
    setup, names = Setup(seats, (), write_box(box)), NAMES[:seats]
    rng, state = Rng(seed), RULES.deal(setup, seed)
    assert_complete(state)
    for number in range(MAX_ACTIONS):
        seat = RULES.to_move(state)
        if seat is None:
            break
        menu = list(RULES.legal_actions(state))
        assert 0 < len(menu) == len(set(menu)) <= 60
        if number % step == 0:
            assert RULES.is_sound(state, setup)
            observation = RULES.observe(state, seat)
            entries = [str(WORDING.action(observation, action, names)) for action in menu]
            assert len(set(entries)) == len(menu)
            assert str(WORDING.prompt(observation, names))
            assert all(str(SPEC.brain.reason(observation, action, None)) for action in menu)
            sample = RULES.sample(observation, rng)
            shuffle_hidden(sample, seat, rng)
            assert RULES.observe(sample, seat) == observation
            assert list(RULES.legal_actions(sample)) == menu
            text = codec.dumps(RULES.kinds.observation, observation)
            assert codec.loads(RULES.kinds.observation, text) == observation
            text = codec.dumps(RULES.kinds.state, state)
            assert codec.dumps(RULES.kinds.state, codec.loads(RULES.kinds.state, text)) == text
        action, journal = rng.choice(menu), list[object]()
        RULES.check(state, action)
        RULES.apply(state, action, journal)
        assert_complete(state)
        for event in journal:
            line = WORDING.event(event, names)
            assert line is None or str(line)
    result = RULES.result(state)
    assert result is not None
    assert result.scores == recount(state)


@pytest.mark.long
@settings(curious, max_examples=4)
@given(boxes(), st.integers(3, 4), any_seed)
@pytest.mark.parametrize("level", ["greedy", *(level.id for level in SPEC.levels)])
def test_every_opponent_plays_with_every_box(level: str, box: Box, seats: int, seed: int) -> None:
    rng, state = Rng(seed), RULES.deal(Setup(seats, (), write_box(box)), seed)
    players: list[Agent[object, object]] = [
        agents.make(SPEC, level, seed + seat) for seat in range(seats)
    ]
    for number in range(70):
        seat = RULES.to_move(state)
        if seat is None:
            break
        menu = RULES.legal_actions(state)
        action = rng.choice(menu)
        if number % 5 == 0:
            observation = RULES.observe(state, seat)
            action = players[seat].choose(observation, menu, Budget(iterations=6)).action
            RULES.check(state, action)
        RULES.apply(state, action)


def test_a_save_of_another_box_is_not_sound() -> None:
    state = RULES.deal(Setup(3, (), write_box(ONE_LADDER)), 1)
    assert RULES.is_sound(state, Setup(3, (), write_box(ONE_LADDER)))
    assert not RULES.is_sound(state, Setup(3))


def test_the_same_seed_and_box_give_the_same_match() -> None:
    deals = [RULES.deal(Setup(4, (), write_box(NO_CROWN)), 5) for _ in range(2)]
    assert len({codec.digest(RULES.kinds.state, state) for state in deals}) == 1
    assert read_box(deals[0].data).box == NO_CROWN

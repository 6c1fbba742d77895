# SPDX-License-Identifier: MIT
"""Tests that remembered gains are correct, and follow from what a seat sees."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Level
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.mind import brain, known_gains
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.known_gains import KnownGains, sight
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import AUCTION, TURN, State

SPEC = catalog.get("zavandor")
LEVELS = [
    *SPEC.levels,
    agents.level(SPEC, "archmage:bidder"),
    agents.level(SPEC, "archmage:builder"),
    agents.level(SPEC, "archmage~denial=0"),
]


def worlds(seats: int, seed: int) -> Iterator[tuple[State, State]]:
    """Yields pairs of worlds that look the same to the seat to move, in turns and auctions."""
    rng = Rng(seed)
    state = RULES.deal(Setup(seats), seed)
    while (seat := RULES.to_move(state)) is not None:
        menu = RULES.legal_actions(state)
        if state.phase in (TURN, AUCTION):
            observation = RULES.observe(state, seat)
            yield RULES.sample(observation, rng), RULES.sample(observation, rng)
        weights = BRAIN.prior(state, menu, SPEC.levels[-1])
        likely = [place for place, weight in enumerate(weights) if weight > 0.1]
        RULES.apply(state, menu[rng.choice(likely)])


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_look_alike_have_the_same_gains(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KnownGains, "of", lambda *_: None)
    level, alike = SPEC.levels[-1], 0
    for world, other in worlds(seats, 3):
        menu = RULES.legal_actions(world)
        assert RULES.legal_actions(other) == menu
        assert sight(world, level) == sight(other, level)
        assert BRAIN.prior(world, menu, level) == BRAIN.prior(other, menu, level)
        alike += world.hands != other.hands
    assert alike > 20, "others held other cards in them"


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_remembered_is_what_would_be_found(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brain, "_KNOWN", KnownGains())
    positions: list[tuple[State, Level]] = []
    for number, pair in enumerate(worlds(seats, 5)):
        level = LEVELS[number % len(LEVELS)]
        positions += [(world, level) for world in pair]
        positions += [(world, SPEC.levels[-1]) for world in pair]
    for state, level in positions:  # also with the hand of each other seat
        for hand in state.hands:
            changed = state.clone()
            changed.hands[changed.mover] = hand
            menu = RULES.legal_actions(changed)
            remembered = BRAIN.prior(changed, menu, level)
            with monkeypatch.context() as patch:
                patch.setattr(KnownGains, "of", lambda *_: None)
                assert BRAIN.prior(changed, menu, level) == remembered


@pytest.mark.few(only="2")
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_changes_the_gains_is_seen(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KnownGains, "of", lambda *_: None)
    level = SPEC.levels[-1]
    states = [world for number, (world, _) in enumerate(worlds(seats, 9)) if number % 4 == 0]
    changing = set()
    for state, later in pairwise(states):
        menu = RULES.legal_actions(state)
        gains = BRAIN.prior(state, menu, level)
        for name in State.__annotations__:
            changed = state.clone()
            setattr(changed, name, getattr(later.clone(), name))
            if sight(changed, level) == sight(state, level):
                assert BRAIN.prior(changed, menu, level) == gains, name
            else:
                changing.add(name)
    assert {"hands", "dust", "levels", "sentinels", "sold", "spiral"} <= changing


def test_another_menu_of_the_same_turn_is_looked_at_anew() -> None:
    state = RULES.deal(Setup(2), 1)
    menu = RULES.legal_actions(state)
    level = SPEC.levels[-1]
    assert len(BRAIN.prior(state, menu, level)) == len(menu)
    assert len(BRAIN.prior(state, menu[-2:], level)) == 2


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_gains, "_MOST_KEPT", 2)
    gains = KnownGains()
    menu = RULES.legal_actions(RULES.deal(Setup(2), 1))
    for number in range(3):
        gains.keep((number,), menu, [0.0] * len(menu))
    assert gains.of((0,), menu) is None
    assert gains.of((2,), menu) == [0.0] * len(menu)

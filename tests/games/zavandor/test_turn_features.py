# SPDX-License-Identifier: MIT
"""The input of the learned prior of Zavandor for a turn."""

from collections.abc import Iterator
from math import exp
from pathlib import Path

import pytest

from lab import train
from tests.feature_checks import positions
from tests.games.zavandor.test_features import renamed
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Level
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.learning.learned_value import LearnedFile, LearnedValue
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.mind import brain, turn_features
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.features import NAMES
from wizardtable.games.zavandor.rules.menu import legal_actions
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import TURN, State

SPEC = catalog.get("zavandor")


def turns(seats: int, seed: int) -> Iterator[State]:
    """Yields turns of a match played sensibly; the states are not copies."""
    return (state for state in positions(SPEC, seats, seed, every=3) if state.phase == TURN)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_renaming_the_seats_changes_nothing(seats: int) -> None:
    called = [*range(1, seats), 0]
    for state in turns(seats, 3):
        assert turn_features.look(renamed(state, called)) == turn_features.look(state)


def test_of_each_field_one_statement_holds() -> None:
    for state in turns(2, 4):
        statements = turn_features.look(state)
        assert statements is not None
        start = 0
        for number, (name, size) in zip(statements, turn_features.FIELDS, strict=True):
            assert start <= number < start + size, name
            start += size
        assert start == turn_features.STATEMENT_COUNT


def test_what_others_hold_in_their_hands_is_not_looked_at() -> None:
    """The backs of their cards count."""
    differ = 0
    for state in turns(2, 6):
        observation = RULES.observe(state, RULES.to_move(state))
        worlds = [RULES.sample(observation, Rng(salt)) for salt in (1, 2)]
        assert turn_features.look(worlds[0]) == turn_features.look(worlds[1])
        differ += worlds[0].hands != worlds[1].hands
    assert differ > 10


def test_whatever_comes_to_mind_in_a_turn_is_a_choice_of_its_own() -> None:
    for state in turns(2, 7):
        menu = legal_actions(state)
        weights = BRAIN.prior(state, menu, agents.level(SPEC, "grand_magus"))
        chosen = [
            turn_features.choice(action)
            for action, weight in zip(menu, weights, strict=True)
            if weight > 0.0
        ]
        chosen = [number for number in chosen if number >= 0]
        assert len(set(chosen)) == len(chosen)
        assert all(number < turn_features.CHOICE_COUNT for number in chosen)


def test_a_level_that_has_learned_from_searches_looks_where_they_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grand_magus = agents.level(SPEC, "grand_magus")
    state = next(state for state in turns(2, 8) if sum(_weights(state, grand_magus)) > 1.0)
    menu, before = legal_actions(state), _weights(state, grand_magus)
    looked_at = max(
        turn_features.choice(action)
        for action, weight in zip(menu, before, strict=True)
        if weight > 0.0
    )
    start = [0] * turn_features.CHOICE_COUNT
    start[looked_at] = 100
    path = tmp_path / "learned.toml"
    value = train.LearnedValueResult(LearnedValue([0] * len(NAMES), None, 1.0), 1, 1, 0.0, 0.0, 0.0)
    prior = LearnedPrior(
        start,
        [[0] * turn_features.CHOICE_COUNT for _ in range(turn_features.STATEMENT_COUNT)],
        10.0,
    )
    taught = train.LearnedPriorResult(prior, 1, 1, 0.0, 0.0)
    path.write_text(train.learned_toml(SPEC, [], {"two": value}, {"two": taught}), encoding="utf-8")
    monkeypatch.setattr(
        brain,
        "_LEARNED",
        LearnedFile(path, len(NAMES), turn_features.STATEMENT_COUNT, turn_features.CHOICE_COUNT),
    )
    after = _weights(state, agents.level(SPEC, "grand_magus~learned_prior=1"))
    for action, old, new in zip(menu, before, after, strict=True):
        assert new == pytest.approx(
            old * (exp(10.0) if turn_features.choice(action) == looked_at else 1.0)
        )


def _weights(state: State, level: Level) -> list[float]:
    return BRAIN.prior(state, legal_actions(state), level)

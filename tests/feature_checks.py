# SPDX-License-Identifier: MIT
"""Checks that every game's tests make of the features for a learned evaluation."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from wizardtable.core.game import Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

Features: TypeAlias = Callable[[Any], Sequence[Sequence[int]]]
"""A function from a state to the features of each seat, by seat."""

Renamed: TypeAlias = Callable[[Any, list[int]], State]
"""A function from a state and the seats' new numbers, by seat, to the state with these numbers."""


def positions(spec: GameSpec, seats: int, seed: int, every: int = 5) -> Iterator[Any]:
    """Yields one in `every` states of a match of quick, sensible moves.

    All are the same object, which changes with each step.
    """
    rules, brain, level = spec.rules, spec.brain, spec.levels[-1]
    state, rng = rules.deal(Setup(seats), seed), Rng(seed)
    place = 0
    while rules.to_move(state) is not None:
        if place % every == 0:
            yield state
        rules.apply(state, brain.rollout(state, rules.legal_actions(state), rng, level))
        place += 1


def check_renaming(
    spec: GameSpec, seats: int, features: Features, names: Sequence[str], renamed: Renamed
) -> None:
    """Checks that renaming the seats permutes the features and does nothing else."""
    numbers = [*range(1, seats), 0]
    count = 0
    for state in positions(spec, seats, 3):
        rows, renamed_rows = features(state), features(renamed(state, numbers))
        assert [renamed_rows[numbers[seat]] for seat in range(seats)] == rows
        assert all(len(row) == len(names) for row in rows)
        count += 1
    assert count > 5

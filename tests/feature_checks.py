# SPDX-License-Identifier: MIT
"""What tests of all games ask of the features of a learned judgement."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from wizardtable.core.game import Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

Features: TypeAlias = Callable[[Any], Sequence[Sequence[int]]]
Renamed: TypeAlias = Callable[[Any, list[int]], State]
"""The same position at a table where seat n is called names[n]."""


def positions(spec: GameSpec, seats: int, seed: int, every: int = 5) -> Iterator[Any]:
    """Yields one in `every` positions of a match played sensibly; the states are not copies."""
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
    called = [*range(1, seats), 0]
    seen = 0
    for state in positions(spec, seats, 3):
        rows, again = features(state), features(renamed(state, called))
        assert [again[called[seat]] for seat in range(seats)] == rows
        assert all(len(row) == len(names) for row in rows)
        seen += 1
    assert seen > 5

# SPDX-License-Identifier: MIT
"""What a world is worth to its seats: at a glance, and after a short search as one for a hint."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any

from wizardtable.ai.search.advice import challenger, overturned
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget, Decision, Level
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

PLAYED_ON = 12
"""Moves at most that are played until a seat has done deliberating."""

GLANCES, MOST_GLANCES = 6, 4
"""Iterations for each move of a menu of which one only comes to mind, and at most for all, in
those of a search."""

ENOUGH = 0.5
"""Share of the iterations that a search must have had time for."""


def worth(spec: GameSpec, level: Level, observation: Any, rng: Rng) -> list[float]:
    """Returns what a world that fits an observation is worth to each seat, once the seat to move
    has finished deliberating."""
    rules, brain = spec.rules, spec.brain
    world = rules.sample(observation, rng)
    seat = rules.to_move(world)
    if seat is None:
        return brain.evaluate(world, level)
    deliberation = brain.deliberation(rules.observe(world, seat))
    return played_out(spec, level, world, seat, deliberation, rng)


def with_search(
    spec: GameSpec,
    level: Level,
    state: State,
    chances: Sequence[float],
    rng: Rng,
    seconds: float = inf,
) -> tuple[float, ...]:
    """Returns the chances with that of the seat to move as a short search for a hint sees it, if
    the level's chart searches and the seat has a choice: what first comes to mind in a turn may be
    much worse than what a hint would say. The other seats share the rest as before."""
    seat = spec.rules.to_move(state)
    if not level.chart or seat is None:
        return tuple(chances)
    menu = list(spec.rules.legal_actions(state))
    if len(menu) == 1:
        return tuple(chances)
    deadline = perf_counter() + seconds
    seen, mind = spec.rules.observe(state, seat), spec.levels[-1]

    def searched(among: Sequence[Any], iterations: int, *, even: bool) -> Decision[Any]:
        search = Ismcts(spec, mind, rng.next64() >> 2, even=even)
        left = max(0.0, deadline - perf_counter())
        return search.choose(seen, among, Budget(iterations, left))

    decision = searched(menu, level.chart, even=False)
    if not any(decision.stats.visits):
        # One move only comes to mind: a hint compares it with the best of all others.
        glances = min(GLANCES * len(menu), MOST_GLANCES * level.chart)
        rival = challenger(menu, decision, searched(menu, glances, even=True))
        if rival is None:
            rival = next(one for one in menu if one != decision.action)
        menu = [decision.action, rival]
        both = searched(menu, 2 * level.chart, even=True)
        decision = overturned(menu, decision, rival, both) or replace(both, action=menu[0])
    if sum(decision.stats.visits) < level.chart * ENOUGH:
        return tuple(chances)
    return with_told(chances, {seat: decision.stats.values[menu.index(decision.action)]})


def played_out(
    spec: GameSpec, level: Level, world: State, seat: Seat, deliberation: int, rng: Rng
) -> list[float]:
    """Returns what a world is worth to each seat once one of them has done deliberating: a world in
    the midst of a turn does not show what the turn will bring. The world is played on for that.

    At a glance, a seat may end a match that it loses by it, such as with the last thing to be
    bought. Nobody does that who thinks: it ends its turn instead, where that is worth more."""
    start = world.clone()
    chances = _played_on(spec, level, world, seat, deliberation, rng)
    if spec.rules.to_move(world) is not None or chances[seat] > 0.0:
        return chances
    other = _played_on(spec, level, start, seat, deliberation, rng, brief=True)
    return other if other[seat] > 0.0 else chances


def _played_on(
    spec: GameSpec,
    level: Level,
    world: State,
    seat: Seat,
    deliberation: int,
    rng: Rng,
    *,
    brief: bool = False,
) -> list[float]:
    """The same where every seat does what comes to mind; a `brief` one ends its turn as soon as it
    can."""
    rules, brain = spec.rules, spec.brain

    def play_on() -> None:
        menu = rules.legal_actions(world)
        ends = brief and rules.to_move(world) == seat
        end = next((one for one in menu if spec.conduct.ends_turn(one)), None) if ends else None
        rules.apply(world, brain.rollout(world, menu, rng, level) if end is None else end)

    left = PLAYED_ON
    while left and rules.to_move(world) is not None:
        if brain.deliberation(rules.observe(world, seat)) != deliberation:
            break
        play_on()
        left -= 1
    for _ in range(level.depth):
        if rules.to_move(world) is not None:
            play_on()
    return brain.evaluate(world, level)


def won(spec: GameSpec, level: Level, world: State, rng: Rng) -> list[float]:
    """Returns each seat's share of the win where a world is played to its end as comes to mind."""
    rules, brain = spec.rules, spec.brain
    while rules.to_move(world) is not None:
        rules.apply(world, brain.rollout(world, rules.legal_actions(world), rng, level))
    result = rules.result(world)
    assert result is not None
    return list(result.shares())


def with_told(chances: Sequence[float], told: Mapping[int, float]) -> tuple[float, ...]:
    """The chances with those of some seats set, the others sharing the rest as before."""
    others = [seat for seat in range(len(chances)) if seat not in told]
    rest = sum(chances[seat] for seat in others)
    left = max(0.0, 1.0 - sum(told.values()))
    shares = [chances[seat] / rest if rest > 0.0 else 1.0 / len(others) for seat in others]
    spread = dict(zip(others, [left * share for share in shares], strict=True))
    return tuple([told[seat] if seat in told else spread[seat] for seat in range(len(chances))])

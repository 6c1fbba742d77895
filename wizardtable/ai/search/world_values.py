# SPDX-License-Identifier: MIT
"""Evaluates sampled worlds: quickly by rollouts, and by a short search as for a hint.

A world is a state that looks to a seat like the true one. A rollout plays quickly on, without a
search. A deliberation is a series of a seat's decisions, such as a turn (see `Brain.deliberation`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from wizardtable.ai.search.advice import best_rival, correction_for
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget, Decision, Level
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

MAX_TURN_MOVES = 12
"""At most this many moves are played to bring a seat's deliberation to its end."""

GLANCES_PER_MOVE = 6
"""The prior may give only one move of a menu a weight above 0. Then a short search tries all moves
equally often, with this many iterations for each move."""

MAX_GLANCE_FACTOR = 4
"""The short search that `GLANCES_PER_MOVE` describes has at most this many times as many iterations
as `Level.chart_iterations`."""

MIN_SEARCH_SHARE = 0.5
"""A search counts only if it had time for this share of its iterations."""


def world_chances(spec: GameSpec, level: Level, observation: Any, rng: Rng) -> list[float]:
    """Returns each seat's win chance (0–1) in a world that is sampled from an observation.

    The seats play on by rollouts until the deliberation of the seat to move is over.
    """
    rules, brain = spec.rules, spec.brain
    world = rules.sample(observation, rng)
    seat = rules.to_move(world)
    if seat is None:
        return brain.evaluate(world, level)
    deliberation = brain.deliberation(rules.observe(world, seat))
    return chances_after_turn(spec, level, world, seat, deliberation, rng)


def with_searched_chance(
    spec: GameSpec,
    level: Level,
    state: State,
    chances: Sequence[float],
    rng: Rng,
    *,
    mind: Level | None = None,
    stop: Callable[[], bool] | None = None,
) -> tuple[float, ...]:
    """Returns the chances, with the result of a short search for the seat to move.

    The hardest level searches, as for a hint, because rollouts may play a turn much worse than a
    hint would. The chances of the other seats keep their proportion. The chances are unchanged if
    `Level.chart_iterations` is 0, or if the seat has no choice. `mind` replaces the hardest level.
    `stop` ends the search by returning True.
    """
    seat = spec.rules.to_move(state)
    if not level.chart_iterations or seat is None:
        return tuple(chances)
    menu = list(spec.rules.legal_actions(state))
    if len(menu) == 1:
        return tuple(chances)
    observation, searcher = spec.rules.observe(state, seat), mind or spec.levels[-1]

    def searched(among: Sequence[Any], iterations: int, *, even: bool) -> Decision[Any]:
        search = Ismcts(spec, searcher, rng.next64() >> 2, stop, even=even)
        return search.choose(observation, among, Budget(iterations))

    decision = searched(menu, level.chart_iterations, even=False)
    if not any(decision.stats.visits):
        # The prior left a single move: a hint compares it with the best other move.
        glances = min(GLANCES_PER_MOVE * len(menu), MAX_GLANCE_FACTOR * level.chart_iterations)
        rival = best_rival(menu, decision, searched(menu, glances, even=True))
        if rival is None:
            rival = next(move for move in menu if move != decision.action)
        menu = [decision.action, rival]
        both = searched(menu, 2 * level.chart_iterations, even=True)
        decision = correction_for(menu, decision, rival, both) or replace(both, action=menu[0])
    if sum(decision.stats.visits) < level.chart_iterations * MIN_SEARCH_SHARE:
        return tuple(chances)
    return with_fixed_chances(chances, {seat: decision.stats.values[menu.index(decision.action)]})


def chances_after_turn(
    spec: GameSpec, level: Level, world: State, seat: Seat, deliberation: int, rng: Rng
) -> list[float]:
    """Returns each seat's win chance (0–1) in a world once a seat's deliberation is over.

    The function changes the world. All seats play on by rollouts, because the middle of a turn does
    not show the result of the turn. In a rollout the seat may end the match and lose it, such as by
    buying the last card. A seat that thinks would end its turn instead. So the function then plays
    the world again, and ends the turn as soon as possible. It returns the chances of this second
    rollout if they give the seat a chance above 0.

    `deliberation` is the number of the seat's deliberation.
    """
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
    """Returns each seat's win chance (0–1) after playing on by rollouts.

    The function changes the world. With `brief`, the seat ends its turn as soon as it can.
    """
    rules, brain = spec.rules, spec.brain

    def play_on() -> None:
        menu = rules.legal_actions(world)
        ends = brief and rules.to_move(world) == seat
        end = next((move for move in menu if spec.conduct.ends_turn(move)), None) if ends else None
        rules.apply(world, brain.rollout(world, menu, rng, level) if end is None else end)

    moves_left = MAX_TURN_MOVES
    while moves_left and rules.to_move(world) is not None:
        if brain.deliberation(rules.observe(world, seat)) != deliberation:
            break
        play_on()
        moves_left -= 1
    for _ in range(level.depth):
        if rules.to_move(world) is not None:
            play_on()
    return brain.evaluate(world, level)


def win_shares_at_end(spec: GameSpec, level: Level, world: State, rng: Rng) -> list[float]:
    """Returns each seat's share of the win (0–1) after playing a world to its end by rollouts.

    The function changes the world.
    """
    rules, brain = spec.rules, spec.brain
    while rules.to_move(world) is not None:
        rules.apply(world, brain.rollout(world, rules.legal_actions(world), rng, level))
    result = rules.result(world)
    assert result is not None
    return list(result.shares())


def with_fixed_chances(chances: Sequence[float], fixed: Mapping[int, float]) -> tuple[float, ...]:
    """Returns the chances of all seats, with the chances in `fixed`, by seat, for some of them.

    The other chances are scaled in proportion, so that all chances add up to 1.
    """
    others = [seat for seat in range(len(chances)) if seat not in fixed]
    rest = sum(chances[seat] for seat in others)
    unfixed = max(0.0, 1.0 - sum(fixed.values()))
    shares = [chances[seat] / rest if rest > 0.0 else 1.0 / len(others) for seat in others]
    spread = dict(zip(others, [unfixed * share for share in shares], strict=True))
    return tuple([fixed[seat] if seat in fixed else spread[seat] for seat in range(len(chances))])

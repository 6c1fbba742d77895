# SPDX-License-Identifier: MIT
"""Makes the hints and verdicts that a person would get, in one call each."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from wizardtable.ai.search import advice, agents
from wizardtable.ai.search.foresight import Foresight, look_ahead
from wizardtable.ai.search.temperature import calibrated_decision
from wizardtable.core.agent import Decision
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match

ResultT = TypeVar("ResultT")


def hint(
    spec: GameSpec,
    seats: int,
    observation: Any,
    menu: Sequence[Any],
    stop: Callable[[], bool] | None = None,
) -> Decision[Any]:
    """Returns the hint that a person at a table with `seats` players gets from the hardest level.

    The decision has the chances that people are shown. The same position always gets the same hint,
    unless `stop` ends a search early by returning True.
    """
    first = _look(spec, seats, observation, menu, stop)
    best = _run_looks(advice.second_looks(menu, first), spec, seats, observation, stop)
    return advice.with_own_reason(spec, observation, first, best)


def verdict_on(
    spec: GameSpec,
    seats: int,
    observation: Any,
    menu: Sequence[Any],
    best: Decision[Any],
    move: Any,
    stop: Callable[[], bool] | None = None,
) -> advice.Verdict:
    """Returns the answer to *Why not this move?* about a move, after the hint `best`.

    `seats` is the number of players, and `menu` the list of legal moves. `stop` ends a search early
    by returning True.
    """
    result = _run_looks(advice.verdict_looks(menu, best, move), spec, seats, observation, stop)
    return replace(result, best=advice.with_own_reason(spec, observation, best, result.best))


def foresight_after(
    spec: GameSpec,
    observation: Any,
    moves: Sequence[Any],
    seed: int,
    stop: Callable[[], bool] | None = None,
) -> Foresight | None:
    """Returns a look ahead after two moves, with the rollouts of the hardest level.

    Returns None if there was no time for it.
    """
    seats = len(spec.wording.tally(observation))
    return look_ahead(spec, spec.levels[-1].at(seats), observation, moves, seed, stop)


def with_foresight(
    spec: GameSpec,
    observation: Any,
    verdict: advice.Verdict,
    stop: Callable[[], bool] | None = None,
) -> advice.Verdict:
    """Returns the verdict with a look ahead after its two moves, if they were compared."""
    if not verdict.needs_foresight:
        return verdict
    moves = (verdict.idea, verdict.best.action)
    seed = advice.seed_of_position(spec, observation, moves)
    return replace(verdict, foresight=foresight_after(spec, observation, moves, seed, stop))


def _run_looks(
    looks: Generator[Sequence[Any], Decision[Any], ResultT],
    spec: GameSpec,
    seats: int,
    observation: Any,
    stop: Callable[[], bool] | None,
) -> ResultT:
    """Returns the result of a generator from `advice`. Runs the searches that the generator asks
    for."""
    try:
        among = next(looks)
        while True:
            among = looks.send(_look(spec, seats, observation, among, stop, even=True))
    except StopIteration as end:
        result: ResultT = end.value
        return result


def _look(
    spec: GameSpec,
    seats: int,
    observation: Any,
    among: Sequence[Any],
    stop: Callable[[], bool] | None,
    *,
    even: bool = False,
) -> Decision[Any]:
    """Returns the hardest level's decision among these actions, with the chances that people are
    shown.

    With `even` the search tries all actions equally often, see `Ismcts`.
    """
    level = spec.levels[-1]
    seed = advice.seed_of_position(spec, observation, among)
    mind = agents.make(spec, level.id, seed, stop, alone=True, even=even)
    timed = advice.budget(level.at(seats), compared=len(among) if even else 0)
    budget = replace(timed, seconds=None)  # a busy machine must not change the hint
    return calibrated_decision(mind.choose(observation, among, budget), level, seats)


class Hints:
    """The hints that the players of a match would have got. Each hint is computed once.

    A place is the number of actions before it.
    """

    def __init__(self, match: Match, stop: Callable[[], bool]) -> None:
        self._match = match
        self._stop = stop
        self._hints: dict[int, Decision[Any]] = {}

    def at(self, place: int) -> Decision[Any]:
        """Returns the hint at a place, for the seat to move."""
        decision = self._hints.get(place)
        if decision is None:
            spec, seats = self._match.spec, self._match.setup.seats
            decision = hint(spec, seats, self._observation(place), self._menu(place), self._stop)
            self._hints[place] = decision
        return decision

    def chance(self, place: int) -> float | None:
        """Returns the win chance (0–1) that a hint at a place showed in the match, or would show.

        Returns None if the hint has no chance to show.
        """
        percent = self._match.advised.get(place)
        if percent is not None:
            return percent / 100
        candidates = advice.shown_candidates(self._menu(place), self.at(place))
        return candidates[0].chance if candidates else None

    def best(self, place: int) -> list[Any]:
        """Returns the move that a hint at a place names, and the moves that it calls about as
        good."""
        advised = self.at(place)
        others = advice.shown_candidates(self._menu(place), advised)
        return [advised.action, *(candidate.action for candidate in others if candidate.is_as_good)]

    def loss(self, place: int) -> float:
        """Returns the loss (0–1) that *Why not this move?* would show for the move played at a
        place."""
        menu, best, move = self._menu(place), self.at(place), self._match.actions[place]
        spec, seats, observation = (
            self._match.spec,
            self._match.setup.seats,
            self._observation(place),
        )
        return verdict_on(spec, seats, observation, menu, best, move, self._stop).loss

    def _observation(self, place: int) -> Any:
        return self._match.observe_at(place, self._match.mover(place))

    def _menu(self, place: int) -> list[Any]:
        return list(self._match.spec.rules.legal_actions(self._match.state_at(place)))

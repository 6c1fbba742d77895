# SPDX-License-Identifier: MIT
"""The hint that a person would get, thought of in one go, and those of a match."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from wizardtable.ai.search import advice, agents
from wizardtable.ai.search.temperature import calibrated
from wizardtable.core.agent import Decision
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match

Found = TypeVar("Found")


def hint(
    spec: GameSpec,
    seats: int,
    seen: Any,
    menu: Sequence[Any],
    stop: Callable[[], bool] | None = None,
) -> Decision[Any]:
    """Returns the hint that a person at a table with this many seats gets from the hardest level,
    with the chances that are shown. The same situation always gets the same hint. `stop` cuts the
    thinking short."""
    first = _look(spec, seats, seen, menu, stop)
    best = _through(advice.second_looks(menu, first), spec, seats, seen, stop)
    return advice.reasoned(spec, seen, first, best)


def verdict(
    spec: GameSpec,
    seats: int,
    seen: Any,
    menu: Sequence[Any],
    best: Decision[Any],
    move: Any,
    stop: Callable[[], bool] | None = None,
) -> advice.Verdict:
    """Returns what a person who got the hint `best` is told about a move of their menu when they
    ask *Why not this move?*"""
    found = _through(advice.verdict_looks(menu, best, move), spec, seats, seen, stop)
    return replace(found, best=advice.reasoned(spec, seen, best, found.best))


def _through(
    looks: Generator[Sequence[Any], Decision[Any], Found],
    spec: GameSpec,
    seats: int,
    seen: Any,
    stop: Callable[[], bool] | None,
) -> Found:
    """What looks return, after the searches that they ask for."""
    try:
        among = next(looks)
        while True:
            among = looks.send(_look(spec, seats, seen, among, stop, even=True))
    except StopIteration as told:
        found: Found = told.value
        return found


def _look(
    spec: GameSpec,
    seats: int,
    seen: Any,
    among: Sequence[Any],
    stop: Callable[[], bool] | None,
    *,
    even: bool = False,
) -> Decision[Any]:
    """What the hardest level thinks of these actions, in the chances that are shown; `even` as for
    `Ismcts`."""
    level = spec.levels[-1]
    seed = advice.seed_of_position(spec, seen, among)
    mind = agents.make(spec, level.id, seed, stop, alone=True, even=even)
    budget = advice.budget(level.at(seats), compared=len(among) if even else 0)
    return calibrated(mind.choose(seen, among, budget), level, seats)


class Hints:
    """The hints that the players of a match would have got, each thought of once."""

    def __init__(self, match: Match, stop: Callable[[], bool]) -> None:
        self._match = match
        self._stop = stop
        self._known: dict[int, Decision[Any]] = {}

    def at(self, place: int) -> Decision[Any]:
        """Returns the hint at a place, for the seat to move."""
        known = self._known.get(place)
        if known is None:
            spec, seats = self._match.spec, self._match.setup.seats
            known = hint(spec, seats, self._seen(place), self._menu(place), self._stop)
            self._known[place] = known
        return known

    def chance(self, place: int) -> float | None:
        """Returns the chance that a hint at a place told or would tell, None where it tells
        none."""
        told = self._match.advised.get(place)
        if told is not None:
            return told / 100
        known = advice.weighed(self._menu(place), self.at(place))
        return known[0].chance if known else None

    def best(self, place: int) -> list[Any]:
        """Returns the move that a hint at a place names, and those that it calls about as good."""
        advised = self.at(place)
        others = advice.weighed(self._menu(place), advised)
        return [advised.action, *(one.action for one in others if one.as_good)]

    def loss(self, place: int) -> float:
        """Returns the winning chance (0 to 1) that the move made at a place gives away, as *Why not
        this move?* would show it."""
        menu, best, move = self._menu(place), self.at(place), self._match.actions[place]
        spec, seats, seen = self._match.spec, self._match.setup.seats, self._seen(place)
        return verdict(spec, seats, seen, menu, best, move, self._stop).loss

    def _seen(self, place: int) -> Any:
        return self._match.observe_at(place, self._match.mover(place))

    def _menu(self, place: int) -> list[Any]:
        return list(self._match.spec.rules.legal_actions(self._match.state_at(place)))

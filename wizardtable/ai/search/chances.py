# SPDX-License-Identifier: MIT
"""The chances of winning as they went in a match, each by what its seat could know."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any

from wizardtable.ai.search.appraisal import Odds, Turning
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.lines import played_out
from wizardtable.ai.search.stretches import learned
from wizardtable.ai.search.temperature import tempered
from wizardtable.core.agent import Budget, Level
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

POINTS = 24
"""Places at least of a course, however few turns a match has."""

FEWEST = 4
"""Worlds at least behind a chance, however little time there is."""

AT_A_GLANCE = 0.3
"""Share of the time for them where there is a search as well."""

ENOUGH = 0.5
"""Share of the iterations that a search must have had time for."""


def worth(spec: GameSpec, level: Level, observation: Any, rng: Rng) -> list[float]:
    """Returns what a world that fits an observation is worth to each seat, once whoever is to move
    has done deliberating."""
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
    search = Ismcts(spec, mind, rng.next64() >> 2)
    decision = search.choose(seen, menu, Budget(level.chart, seconds))
    if not any(decision.stats.visits):
        # One move only comes to mind: a hint compares it with another one.
        menu = [decision.action, next(one for one in menu if one != decision.action)]
        left = max(0.0, deadline - perf_counter())
        even = Ismcts(spec, mind, rng.next64() >> 2, even=True)
        decision = replace(even.choose(seen, menu, Budget(2 * level.chart, left)), action=menu[0])
    if sum(decision.stats.visits) < level.chart * ENOUGH:
        return tuple(chances)
    return _with(chances, {seat: decision.stats.values[menu.index(decision.action)]})


class Chances:
    """Reckons the course of chances of one match."""

    def __init__(self, match: Match, level: Level, worlds: int, rng: Rng) -> None:
        self._match = match
        self._rules = match.spec.rules
        self._brain = match.spec.brain
        self._level = level
        self._worlds = worlds
        self._rng = rng

    def course(self, seconds: float, tell: Callable[[float], None]) -> tuple[Odds, ...]:
        """The chances where turns begin and at the end, in about so many seconds; `tell` is told
        how much is done, 0 to 1."""
        places = self._places()
        clock = Clock(seconds, len(places))
        course = []
        states = states_at(self._match, places)
        for number, (place, state) in enumerate(states):
            tell(number / len(places))
            course.append(Odds(place, self._chances(state, clock.share())))
        return tuple(course)

    def _places(self) -> list[int]:
        """Where turns begin, and the end; more between them where turns are few."""
        end = len(self._match.actions)
        places = {place for place, _ in self._match.turn_starts()} | {end}
        if len(places) < POINTS:
            places |= {round(end * step / POINTS) for step in range(POINTS)}
        return sorted(places)

    def _chances(self, state: State, seconds: float) -> tuple[float, ...]:
        """Each seat's chance by its own lights, so that together they are 1."""
        seats = range(self._match.setup.seats)
        if self._rules.to_move(state) is None:
            return _whole(self._brain.evaluate(state, self._level))
        started, share = perf_counter(), AT_A_GLANCE if self._level.chart else 1.0
        sums = [0.0] * len(seats)
        seen = [self._rules.observe(state, Seat(seat)) for seat in seats]
        for number in range(self._worlds):
            if number >= FEWEST and perf_counter() > started + share * seconds:
                break
            for seat in seats:
                sums[seat] += worth(self._match.spec, self._level, seen[seat], self._rng)[seat]
        left = max(0.0, started + seconds - perf_counter())
        chances = with_search(self._match.spec, self._level, state, _whole(sums), self._rng, left)
        return tempered(chances, self._level.temperature_of(len(seats)))

    def marked(self, course: Sequence[Odds], decisive: Sequence[Turning]) -> tuple[Odds, ...]:
        """The course with the chances before and after each decisive move as it is told. Draws and
        dice come after them, so that a place may have chances before and after its luck."""
        before = {one.place: one for one in decisive}
        after = {one.end: one for one in decisive}
        known = {odds.place: odds.chances for odds in course}
        missing = sorted({*before, *after} - {*known})
        for place, state in states_at(self._match, missing):
            known[place] = self._chances(state, 1.0)
        marked = []
        for place in sorted(known):
            told = {}
            if place in after:
                told[after[place].seat] = after[place].own
                same = place in before and before[place].seat == after[place].seat
                if same or place not in before or self.lucky(place):
                    marked.append(Odds(place, _with(known[place], told)))
                    told = {}
            if place in before:
                told[before[place].seat] = before[place].chance
                marked.append(Odds(place, _with(known[place], told)))
            elif place not in after or place == len(self._match.actions) or self.lucky(place):
                marked.append(Odds(place, known[place]))
        return tuple(marked)

    def lucky(self, place: int) -> bool:
        """Returns whether chance had a say in what the last of so many actions led to."""
        return learned(self._match.events_at(place, None)) or any(
            learned(self._match.events_at(place, Seat(seat)))
            for seat in range(self._match.setup.seats)
        )


def states_at(match: Match, places: Sequence[int]) -> Iterator[tuple[int, State]]:
    """Yields the places, in ascending order, with the state at each, see `Match.states`."""
    wanted = set(places)
    return ((place, state) for place, state in enumerate(match.states()) if place in wanted)


class Clock:
    """Shares out seconds among things that are done one after another; what one does not need is
    there for the next."""

    def __init__(self, seconds: float, things: int) -> None:
        self._end = perf_counter() + seconds
        self._left = things

    def share(self) -> float:
        """The seconds of the next one."""
        self._left -= 1
        return max(0.0, self._end - perf_counter()) / (self._left + 1)


def _whole(values: Sequence[float]) -> tuple[float, ...]:
    """The values as shares of their sum; equal ones where all are 0."""
    total = sum(values)
    if total <= 0.0:
        return (1.0 / len(values),) * len(values)
    return tuple(value / total for value in values)


def _with(chances: Sequence[float], told: Mapping[int, float]) -> tuple[float, ...]:
    """The chances with those of some seats set, the others sharing the rest as before."""
    others = [seat for seat in range(len(chances)) if seat not in told]
    rest = sum(chances[seat] for seat in others)
    left = max(0.0, 1.0 - sum(told.values()))
    shares = [chances[seat] / rest if rest > 0.0 else 1.0 / len(others) for seat in others]
    spread = dict(zip(others, [left * share for share in shares], strict=True))
    return tuple([told[seat] if seat in told else spread[seat] for seat in range(len(chances))])

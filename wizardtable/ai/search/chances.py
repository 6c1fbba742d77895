# SPDX-License-Identifier: MIT
"""The chances of winning as they went in a match, each by what its seat could know."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from time import perf_counter
from typing import Any

from wizardtable.ai.search.appraisal import Odds, Turning
from wizardtable.ai.search.stretches import learned
from wizardtable.ai.search.temperature import tempered
from wizardtable.ai.search.world_values import with_search, with_told, worth
from wizardtable.core.agent import Level
from wizardtable.core.game import Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

POINTS = 24
"""Places at least of a course, however few turns a match has."""

WORLDS = 6
"""Worlds in which an action is tried: by chance, it may lead to the same thing in some of them."""

FEWEST = 4
"""Worlds at least behind a chance, however little time there is."""

AT_A_GLANCE = 0.3
"""Share of the time for them where there is a search as well."""


class Chances:
    """Reckons the course of chances of one match."""

    def __init__(self, match: Match, level: Level, worlds: int, rng: Rng) -> None:
        self._match = match
        self._rules = match.spec.rules
        self._level = level
        self._worlds = worlds
        self._rng = rng
        self._lucky: dict[int, bool] = {}

    def course(self, seconds: float, tell: Callable[[float], None]) -> tuple[Odds, ...]:
        """The chances where turns begin and at the end, in about so many seconds; `tell` is told
        how much is done, 0 to 1."""
        places = self._places()
        clock = Clock(seconds, len(places))
        course = []
        states = states_at(self._match, places)
        for number, (place, state) in enumerate(states):
            tell(number / len(places))
            chances = self._chances(state, clock.share())
            course.append(Odds(place, self._as_advised(place, chances)))
        return self._backed_up(course)

    def _places(self) -> list[int]:
        """Where turns begin, and the end; more between them where turns are few. Where chances are
        searched for, each seat sees the match by its own lights; so a course of the only person's
        match keeps to places where that person decides."""
        match = self._match
        end = len(match.actions)
        starts = [place for place, _ in match.turn_starts()]
        people = [seat for seat, player in enumerate(match.players) if player.level is None]
        found = list(range(end))
        if len(people) == 1 and self._level.chart:
            found = [place for place in found if match.mover(place) == people[0]]
            turns = pairwise([*starts, end])
            firsts = (
                next((one for one in found if start <= one < until), -1) for start, until in turns
            )
            starts = [0, *(place for place in firsts if place >= 0)]
        places = {*starts, end}
        if found and len(places) < POINTS:
            places |= {found[len(found) * step // POINTS] for step in range(POINTS)}
        return sorted(places | {place for place in match.advised if place < end})

    def _as_advised(self, place: int, chances: tuple[float, ...]) -> tuple[float, ...]:
        """The chances at a place with that which its player was told there during the match."""
        told = self._match.advised.get(place)
        if told is None or place >= len(self._match.actions):
            return chances
        return with_told(chances, {self._match.mover(place): told / 100})

    def _backed_up(self, course: Sequence[Odds]) -> tuple[Odds, ...]:
        """The course, corrected so that no seat's chance rises through its own moves if they
        revealed nothing: a seat that could make them already had that chance."""
        found = list(course)
        for number in range(len(found) - 3, -1, -1):  # the end itself tells everybody something
            here, there = found[number], found[number + 1]
            seat = self._alone(here.place, there.place)
            if here.place in self._match.advised:
                continue
            if seat is not None and here.chances[seat] < there.chances[seat]:
                told = with_told(here.chances, {seat: there.chances[seat]})
                found[number] = Odds(here.place, told)
        return tuple(found)

    def _alone(self, start: int, end: int) -> Seat | None:
        """The seat that made all moves between two places, if nobody learned anything by them."""
        movers = {self._match.mover(place) for place in range(start, end)}
        lucky = any(self.lucky(place) for place in range(start + 1, end + 1))
        return movers.pop() if len(movers) == 1 and not lucky else None

    def _chances(self, state: State, seconds: float) -> tuple[float, ...]:
        """Each seat's chance by its own lights, so that together they are 1."""
        seats = range(self._match.setup.seats)
        result = self._rules.result(state)
        if result is not None:
            return result.shares()
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
        return tempered(chances, self._level.temperature)

    def marked(self, course: Sequence[Odds], decisive: Sequence[Turning]) -> tuple[Odds, ...]:
        """The course with the chances before and after each decisive move as it is told. Draws and
        dice come after them, so that a place may have chances before and after its luck."""
        before = {one.place: one for one in decisive}
        after = {one.end: one for one in decisive}
        known = {odds.place: odds.chances for odds in course}
        missing = sorted({*before, *after} - {*known})
        for place, state in states_at(self._match, missing):
            known[place] = self._as_advised(place, self._chances(state, 1.0))
        marked = []
        for place in sorted(known):
            told = {}
            if place in after:
                told[after[place].seat] = after[place].own
                same = place in before and before[place].seat == after[place].seat
                if same or place not in before or self.lucky(place):
                    marked.append(Odds(place, with_told(known[place], told)))
                    told = {}
            if place in before:
                told[before[place].seat] = before[place].chance
                marked.append(Odds(place, with_told(known[place], told)))
            elif place not in after or place == len(self._match.actions) or self.lucky(place):
                marked.append(Odds(place, known[place]))
        return tuple(marked)

    def lucky(self, place: int) -> bool:
        """Returns whether chance had a say in what the last of so many actions led to: somebody
        learned something, and who did it could not foresee what happened."""
        known = self._lucky.get(place)
        if known is None:
            match = self._match
            told = learned(match.events_at(place, None)) or any(
                learned(match.events_at(place, Seat(seat))) for seat in range(match.setup.seats)
            )
            known = self._lucky[place] = told and (place == 0 or self._surprising(place))
        return known

    def _surprising(self, place: int) -> bool:
        """Whether the last of so many actions leads to different things in worlds that looked the
        same to who did it."""
        match, rules = self._match, self._rules
        seen = match.observe_at(place - 1, match.mover(place - 1))
        first: list[Any] | None = None
        for number in range(WORLDS):
            world = rules.sample(seen, Rng(number))
            journal: list[Any] = []
            rules.apply(world, match.actions[place - 1], journal)
            if first is not None and journal != first:
                return True
            first = journal
        return False


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

# SPDX-License-Identifier: MIT
"""The win chances over the course of a match, each by what its seat could know.

A place is the number of actions before it. A world is a state that looks to a seat like the true
one. Luck is a random event that the seat to move could not foresee.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from time import perf_counter
from typing import Any

from wizardtable.ai.search import world_values
from wizardtable.ai.search.appraisal import Odds, Turning
from wizardtable.ai.search.stretches import reveals_news
from wizardtable.ai.search.temperature import tempered_chances
from wizardtable.core.agent import Level
from wizardtable.core.game import Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

MIN_COURSE_PLACES = 24
"""In a match with few turns, the course of the chances has at least this many places. If the match
has fewer decisions, the course has all of them."""

LUCK_TEST_WORLDS = 6
"""An action is tried in this many worlds, to find out whether the action's result depends on
luck."""

MIN_WORLDS = 4
"""A chance is the mean over at least this many worlds, even if the time is over."""

GLANCE_TIME_SHARE = 0.3
"""A place is first evaluated in sampled worlds. If a search follows, these evaluations take at most
this share of the time for the place."""


class Chances:
    """Computes the course of the chances of one match: each seat's win chance at many places."""

    def __init__(self, match: Match, level: Level, worlds: int, rng: Rng) -> None:
        self._match = match
        self._rules = match.spec.rules
        self._level = level
        self._worlds = worlds
        self._rng = rng
        self._luck_by_place: dict[int, bool] = {}

    def course(self, seconds: float, report_progress: Callable[[float], None]) -> tuple[Odds, ...]:
        """Returns the chances at the beginning of each turn and at the end, within about this many
        seconds.

        `report_progress` is called with the finished share, 0–1.
        """
        places = self._places()
        clock = Clock(seconds, len(places))
        course = []
        states = states_at(self._match, places)
        for number, (place, state) in enumerate(states):
            report_progress(number / len(places))
            chances = self._chances_at(state, clock.share())
            course.append(Odds(place, self._as_advised(place, chances)))
        return self._corrected(course)

    def _places(self) -> list[int]:
        """Returns the places of the course: the beginning of each turn, the end, and more places if
        turns are few.

        If the chances come from searches, each seat judges by its own knowledge. So in a match with
        one person, the course has only places at which that person decides, and the end.
        """
        match = self._match
        end = len(match.actions)
        starts = [place for place, _ in match.turn_starts()]
        people = [seat for seat, player in enumerate(match.players) if player.level is None]
        decisions = list(range(end))
        if len(people) == 1 and self._level.chart_iterations:
            decisions = [place for place in decisions if match.mover(place) == people[0]]
            turns = pairwise([*starts, end])
            firsts = (
                next((place for place in decisions if start <= place < until), -1)
                for start, until in turns
            )
            starts = [0, *(place for place in firsts if place >= 0)]
        places = {*starts, end}
        if decisions and len(places) < MIN_COURSE_PLACES:
            places |= {
                decisions[len(decisions) * step // MIN_COURSE_PLACES]
                for step in range(MIN_COURSE_PLACES)
            }
        return sorted(places | {place for place in match.advised if place < end})

    def _as_advised(self, place: int, chances: tuple[float, ...]) -> tuple[float, ...]:
        """Returns the chances at a place, adjusted to the chance that was shown there in the match.

        Only the player to move at this place can have been shown a chance. Without one, the chances
        are unchanged.
        """
        percent = self._match.advised.get(place)
        if percent is None or place >= len(self._match.actions):
            return chances
        return world_values.with_fixed_chances(chances, {self._match.mover(place): percent / 100})

    def _corrected(self, course: Sequence[Odds]) -> tuple[Odds, ...]:
        """Returns the course, corrected so that a seat's own moves do not raise its chance if they
        revealed nothing.

        A seat that could make such moves already had the higher chance before them.
        """
        corrected = list(course)
        for number in range(
            len(corrected) - 3, -1, -1
        ):  # the end itself reveals the result to everybody
            here, there = corrected[number], corrected[number + 1]
            seat = self._undisturbed_seat(here.place, there.place)
            if here.place in self._match.advised:
                continue
            if seat is not None and here.chances[seat] < there.chances[seat]:
                chances = world_values.with_fixed_chances(here.chances, {seat: there.chances[seat]})
                corrected[number] = Odds(here.place, chances)
        return tuple(corrected)

    def _undisturbed_seat(self, start: int, end: int) -> Seat | None:
        """Returns the seat that made all moves between two places, if luck had no part in them.

        Returns None if several seats moved, or if there was luck.
        """
        movers = {self._match.mover(place) for place in range(start, end)}
        has_luck = any(self.is_lucky(place) for place in range(start + 1, end + 1))
        return movers.pop() if len(movers) == 1 and not has_luck else None

    def _chances_at(self, state: State, seconds: float) -> tuple[float, ...]:
        """Returns each seat's chance by its own knowledge. The chances are scaled to the sum 1."""
        seats = range(self._match.setup.seats)
        result = self._rules.result(state)
        if result is not None:
            return result.shares()
        started, share = perf_counter(), GLANCE_TIME_SHARE if self._level.chart_iterations else 1.0
        sums = [0.0] * len(seats)
        observations = [self._rules.observe(state, Seat(seat)) for seat in seats]
        for number in range(self._worlds):
            if number >= MIN_WORLDS and perf_counter() > started + share * seconds:
                break
            for seat in seats:
                sums[seat] += world_values.world_chances(
                    self._match.spec, self._level, observations[seat], self._rng
                )[seat]
        rest = max(0.0, started + seconds - perf_counter())
        chances = world_values.with_searched_chance(
            self._match.spec, self._level, state, _as_shares(sums), self._rng, rest
        )
        return tempered_chances(chances, self._level.temperature)

    def marked(self, course: Sequence[Odds], decisive: Sequence[Turning]) -> tuple[Odds, ...]:
        """Returns the course with the chances that `decisive` gives before and after its moves.

        A draw or dice may follow a move. Then the place after the move can be in the course twice,
        with the chances before and after the luck.
        """
        before = {turning.place: turning for turning in decisive}
        after = {turning.end: turning for turning in decisive}
        chances_at = {odds.place: odds.chances for odds in course}
        missing = sorted({*before, *after} - {*chances_at})
        for place, state in states_at(self._match, missing):
            chances_at[place] = self._as_advised(place, self._chances_at(state, 1.0))
        marked = []
        for place in sorted(chances_at):
            fixed = {}
            if place in after:
                fixed[after[place].seat] = after[place].own
                same = place in before and before[place].seat == after[place].seat
                if same or place not in before or self.is_lucky(place):
                    marked.append(
                        Odds(place, world_values.with_fixed_chances(chances_at[place], fixed))
                    )
                    fixed = {}
            if place in before:
                fixed[before[place].seat] = before[place].chance
                marked.append(
                    Odds(place, world_values.with_fixed_chances(chances_at[place], fixed))
                )
            elif place not in after or place == len(self._match.actions) or self.is_lucky(place):
                marked.append(Odds(place, chances_at[place]))
        return tuple(marked)

    def is_lucky(self, place: int) -> bool:
        """Returns whether luck had a part in the result of the last of the first `place` actions.

        Luck had a part if somebody learned something that the acting seat could not foresee. With
        `place` 0, the result is True if the deal revealed something to anybody.
        """
        is_lucky = self._luck_by_place.get(place)
        if is_lucky is None:
            match = self._match
            is_news = reveals_news(match.events_at(place, None)) or any(
                reveals_news(match.events_at(place, Seat(seat)))
                for seat in range(match.setup.seats)
            )
            is_lucky = self._luck_by_place[place] = is_news and (
                place == 0 or self._is_surprising(place)
            )
        return is_lucky

    def _is_surprising(self, place: int) -> bool:
        """Returns whether the last of the first `place` actions leads to different events in
        different worlds.

        All these worlds looked the same to the seat that acted.
        """
        match, rules = self._match, self._rules
        observation = match.observe_at(place - 1, match.mover(place - 1))
        first: list[Any] | None = None
        for number in range(LUCK_TEST_WORLDS):
            world = rules.sample(observation, Rng(number))
            journal: list[Any] = []
            rules.apply(world, match.actions[place - 1], journal)
            if first is not None and journal != first:
                return True
            first = journal
        return False


def states_at(match: Match, places: Sequence[int]) -> Iterator[tuple[int, State]]:
    """Yields the places, in ascending order, each with its state.

    All states are one object, which changes with each step (see `Match.states`).
    """
    wanted = set(places)
    return ((place, state) for place, state in enumerate(match.states()) if place in wanted)


class Clock:
    """Distributes seconds among tasks that are done one after another.

    Time that a task does not need is divided among the next tasks.
    """

    def __init__(self, seconds: float, tasks: int) -> None:
        self._deadline = perf_counter() + seconds
        self._remaining_tasks = tasks

    def share(self) -> float:
        """Returns the seconds for the next task."""
        self._remaining_tasks -= 1
        return max(0.0, self._deadline - perf_counter()) / (self._remaining_tasks + 1)


def _as_shares(values: Sequence[float]) -> tuple[float, ...]:
    """Returns the values as shares of their sum; equal shares if all are 0."""
    total = sum(values)
    if total <= 0.0:
        return (1.0 / len(values),) * len(values)
    return tuple(value / total for value in values)

# SPDX-License-Identifier: MIT
"""The win chances over the course of a match, each by what its seat could know.

A place is the number of actions before it. A world is a state that looks to a seat like the true
one. Luck is a random event that the seat to move could not foresee.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, TypeVar

from wizardtable.ai.search import world_values
from wizardtable.ai.search.appraisal import Odds, Turning
from wizardtable.ai.search.stretches import reveals_news
from wizardtable.ai.search.temperature import tempered_chances
from wizardtable.core.agent import Level
from wizardtable.core.game import Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

ValueT = TypeVar("ValueT")

MIN_COURSE_PLACES = 24
"""In a match with few turns, the course of the chances has at least this many places. If the match
has fewer decisions, the course has all of them."""

LUCK_TEST_WORLDS = 6
"""An action is tried in this many worlds, to find out whether the action's result depends on
luck."""

MAX_END_MOVES = 30
"""If rollouts end the match within this many moves, a chance is the mean of their results, and
nothing is estimated."""

END_TEST_ROLLOUTS = 3
"""The number of rollouts that find out whether the match ends within `MAX_END_MOVES`."""


class Chances:
    """Computes the course of the chances of one match: each seat's win chance at many places.

    A chance follows only from the match up to its place, and from a seed for this place. So the
    chances of a match that is not over are those of the finished match, too. Each chance is
    computed once. `stop` ends a computation by returning True.
    """

    def __init__(
        self, match: Match, level: Level, worlds: int, stop: Callable[[], bool] = lambda: False
    ) -> None:
        self._match = match
        self._rules = match.spec.rules
        self._level = level
        self._worlds = worlds
        self._stop = stop
        self._luck_by_place: dict[int, bool] = {}
        self._chances_by_place: dict[int, tuple[float, ...]] = {}
        self._course_places: list[int] | None = None

    def follow(self, match: Match, kept: int) -> None:
        """Takes the match as it is now. Its first `kept` actions are the same as before."""
        self._match, self._course_places = match, None
        self._luck_by_place = _up_to(kept, self._luck_by_place)
        self._chances_by_place = _up_to(kept, self._chances_by_place)

    def course(self) -> tuple[Odds, ...]:
        """Returns the chances at the beginning of each turn and at the end."""
        return self._course_at(self.places())

    def known_course(self) -> tuple[Odds, ...]:
        """Returns the part of the course that is already computed."""
        return self._course_at([each for each in self.places() if each in self._chances_by_place])

    def missing_places(self) -> list[int]:
        """Returns the places of the course whose chances are not yet computed, in order."""
        return [place for place in self.places() if place not in self._chances_by_place]

    def is_known(self, place: int) -> bool:
        """Returns whether the chances at a place are already computed."""
        return place in self._chances_by_place

    def _course_at(self, places: Sequence[int]) -> tuple[Odds, ...]:
        return self._corrected([Odds(place, self.at(place)) for place in places])

    def at(self, place: int) -> tuple[float, ...]:
        """Returns each seat's chance at a place, as the chart shows it."""
        chances = self._chances_by_place.get(place)
        if chances is None:
            chances = self._chances_at(self._match.state_at(place), Rng(place + 1))
            if not self._stop():
                self._chances_by_place[place] = chances
        return self._as_advised(place, chances)

    def places(self) -> list[int]:
        """Returns the places of the course, in order, see `_found_places`."""
        if self._course_places is None:
            self._course_places = self._found_places()
        return self._course_places

    def _found_places(self) -> list[int]:
        """Returns the places of the course: the beginning of each turn, the end, and more places if
        turns are few.

        If the chances come from searches, each seat judges by its own knowledge. So in a match with
        one person, the course has only places at which that person decides, and the end.

        The further places are every second, fourth or eighth decision, and so on. So when a match
        goes on, no place is added before those that the course already had.
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
        places = {start for start in starts if start < end}
        step = 1
        while len(places.union(decisions[:: 2 * step])) >= MIN_COURSE_PLACES:
            step *= 2
            if step > len(decisions):
                break
        if len(places) < MIN_COURSE_PLACES:
            places.update(decisions[::step])
        places.update(place for place in match.advised if place < end)
        if match.result is not None or not places:
            places.add(end)
        return sorted(places)

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
        for number in range(len(corrected) - 2, -1, -1):
            if corrected[number + 1].place == len(self._match.actions):
                continue  # the end itself reveals the result to everybody
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

    def _chances_at(self, state: State, rng: Rng) -> tuple[float, ...]:
        """Returns each seat's chance by its own knowledge. The chances are scaled to the sum 1."""
        seats = range(self._match.setup.seats)
        result = self._rules.result(state)
        if result is not None:
            return result.shares()
        spec, level, mind = self._match.spec, self._level, self._match.spec.levels[-1]
        if self._ends_soon(state, rng):
            level, mind = (
                each.changed(lambda part: replace(part, depth=MAX_END_MOVES))
                for each in (level, mind)
            )
        sums = [0.0] * len(seats)
        observations = [self._rules.observe(state, Seat(seat)) for seat in seats]
        for _ in range(self._worlds):
            if self._stop():
                break
            for seat in seats:
                sums[seat] += world_values.world_chances(spec, level, observations[seat], rng)[seat]
        chances = world_values.with_searched_chance(
            spec, level, state, _as_shares(sums), rng, mind=mind, stop=self._stop
        )
        return tempered_chances(chances, level.temperature)

    def _ends_soon(self, state: State, rng: Rng) -> bool:
        """Returns whether rollouts for the seat to move end the match within `MAX_END_MOVES`."""
        rules, brain = self._rules, self._match.spec.brain
        seat = rules.to_move(state)
        assert seat is not None
        observation = rules.observe(state, seat)
        for _ in range(END_TEST_ROLLOUTS):
            world = rules.sample(observation, rng)
            for _ in range(MAX_END_MOVES):
                if rules.to_move(world) is None:
                    break
                menu = rules.legal_actions(world)
                rules.apply(world, brain.rollout(world, menu, rng, self._level))
            else:
                return rules.to_move(world) is None
        return True

    def marked(self, course: Sequence[Odds], decisive: Sequence[Turning]) -> tuple[Odds, ...]:
        """Returns the course with the chances that `decisive` gives before and after its moves.

        A draw or dice may follow a move. Then the place after the move can be in the course twice,
        with the chances before and after the luck.
        """
        before = {turning.place: turning for turning in decisive}
        after = {turning.end: turning for turning in decisive}
        chances_at = {odds.place: odds.chances for odds in course}
        for place in {*before, *after} - {*chances_at}:
            chances_at[place] = self.at(place)
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


def _up_to(last: int, values: Mapping[int, ValueT]) -> dict[int, ValueT]:
    """Returns the values of the places up to `last`."""
    return {place: value for place, value in values.items() if place <= last}


def _as_shares(values: Sequence[float]) -> tuple[float, ...]:
    """Returns the values as shares of their sum; equal shares if all are 0."""
    total = sum(values)
    if total <= 0.0:
        return (1.0 / len(values),) * len(values)
    return tuple(value / total for value in values)

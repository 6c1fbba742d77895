# SPDX-License-Identifier: MIT
"""What a finished match looked like to those who played it: chances by turn, and what decided it.

Everything is reckoned from what a seat could know. The true states would be at hand, but they hold
the order of the deck and the generator of the dice: judged by them, luck would look like skill and
a sound move like a mistake. So the chance of a seat is what worlds are worth to it that it could
not tell from the true one, and its decisions are searched as an opponent would search them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeAlias

from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.temperature import calibrated, tempered
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Decision, Level
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import Message

MOST = 3
"""Decisive moves that are told."""

WEIGHTY = 0.04
"""Loss of winning chance from which a move is told."""

AS_GOOD = 0.05
"""Loss within which a move counts as good: a short look sees no finer."""

POINTS = 24
"""Places at least of a course, however few turns a match has."""

FEWEST = 4
"""Worlds at least behind a chance, however little time there is."""

Tell: TypeAlias = "Callable[[float], None]"
"""Is told how much is done, 0 to 1."""

Stop: TypeAlias = "Callable[[], bool]"
"""Says whether nobody waits for the analysis any more."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought an analysis is worth.

    Attributes:
        worlds: for the chance of a seat at a place.
        quick, deep: iterations for every decision, and for those that seem to matter.
        finalists: how many of them are looked at twice.
        seconds: after which everything is cut short.
    """

    worlds: int = 48
    quick: int = 80
    deep: int = 1200
    finalists: int = 10
    seconds: float = 45.0


@dataclass(frozen=True, slots=True)
class Odds:
    """The winning chance (0 to 1, together 1) of each seat after the first `place` actions."""

    place: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """A move that gave much away.

    Attributes:
        place: actions before it.
        better_json: the move preferred, as canonical JSON.
        reason: for that move.
        chance, own: of winning with the move preferred, and with the one made.
    """

    place: int
    seat: int
    better_json: str
    reason: Message
    chance: float
    own: float

    def better(self, spec: GameSpec) -> Any:
        """The move preferred; raises CodecError."""
        return codec.loads(spec.rules.kinds.action, self.better_json)


@dataclass(frozen=True, slots=True)
class Skill:
    """Of a seat's decisions that could be judged, how many were about as good as any."""

    good: int
    judged: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """What there is to say about a match.

    Attributes:
        level: the opponent whose judgement it is.
        course: the chances as they went, oldest first; the last are those of the end.
        decisive: at most three moves, in the order they were made.
        skills: by seat.
    """

    level: str
    course: tuple[Odds, ...]
    decisive: tuple[Turning, ...]
    skills: tuple[Skill, ...]


class Stopped(Exception):  # noqa: N818 - nothing is wrong
    """Nobody waits for the analysis any more."""


def judge_of(spec: GameSpec) -> Level:
    """Whose judgement it is: the Archmage, or the hardest opponent of a game without one."""
    return next((one for one in spec.levels if one.id == "archmage"), spec.levels[-1])


def analyse(
    match: Match,
    effort: Effort | None = None,
    stop: Stop = lambda: False,
    tell: Tell = lambda _: None,
) -> Analysis:
    """The analysis of a finished match; raises Stopped soon after `stop` says so."""
    return _Analyst(match, effort or Effort(), stop, tell).analyse()


def worth(spec: GameSpec, level: Level, observation: Any, rng: Rng) -> list[float]:
    """Returns what a world that fits an observation is worth to each seat, played on a little."""
    rules, brain = spec.rules, spec.brain
    world = rules.sample(observation, rng)
    for _ in range(level.depth):
        if rules.to_move(world) is None:
            break
        menu = rules.legal_actions(world)
        rules.apply(world, brain.rollout(world, menu, rng, level))
    return brain.evaluate(world, level)


@dataclass(slots=True)
class _Doubt:
    """A decision, and what a look at it made of it: 0 where the move made was preferred."""

    place: int
    seat: Seat
    deliberation: int
    loss: float


class _Analyst:
    def __init__(self, match: Match, effort: Effort, stop: Stop, tell: Tell) -> None:
        self._match = match
        self._effort = effort
        self._stop = stop
        self._tell = tell
        self._spec = match.spec
        self._rules = match.spec.rules
        self._brain = match.spec.brain
        self._level = judge_of(match.spec)
        self._rng = Rng(len(match.actions) + 1)

    def analyse(self) -> Analysis:
        course = self._course()
        doubts = self._doubts()
        decisive = self._decisive(doubts)
        return Analysis(self._level.id, course, decisive, self._skills(doubts))

    # The course of the match.

    def _course(self) -> tuple[Odds, ...]:
        places = self._places()
        clock = _Clock(0.15 * self._effort.seconds, len(places))
        course = []
        states = self._states(places)
        for number, (place, state) in enumerate(states):
            self._report(0.15 * number / len(places))
            course.append(Odds(place, self._chances(state, clock.share())))
        return tuple(course)

    def _places(self) -> list[int]:
        """Where turns begin, and the end; more between them where turns are few."""
        end = len(self._match.actions)
        places = {place for place, _ in self._match.turn_starts()} | {end}
        if len(places) < POINTS:
            places |= {round(end * step / POINTS) for step in range(POINTS)}
        return sorted(places)

    def _states(self, places: Sequence[int]) -> Iterator[tuple[int, State]]:
        wanted = set(places)
        return ((i, state) for i, state in enumerate(self._match.states()) if i in wanted)

    def _chances(self, state: State, seconds: float) -> tuple[float, ...]:
        """Each seat's chance by its own lights, so that together they are 1."""
        seats = range(self._match.setup.seats)
        if self._rules.to_move(state) is None:
            return _whole(self._brain.evaluate(state, self._level))
        deadline = perf_counter() + seconds
        sums = [0.0] * len(seats)
        seen = [self._rules.observe(state, Seat(seat)) for seat in seats]
        for number in range(self._effort.worlds):
            if number >= FEWEST and perf_counter() > deadline:
                break
            for seat in seats:
                sums[seat] += worth(self._spec, self._level, seen[seat], self._rng)[seat]
        return tempered(_whole(sums), self._level.temperature)

    # Its decisions.

    def _doubts(self) -> list[_Doubt]:
        """A short look at every decision that could have been another one."""
        open_ = self._open_decisions()
        clock = _Clock(0.5 * self._effort.seconds, len(open_))
        doubts = []
        for number, (place, state) in enumerate(self._states(open_)):
            self._report(0.15 + 0.5 * number / max(1, len(open_)))
            found = self._look(place, state, self._effort.quick, clock.share())
            if found is not None:
                doubts.append(found[0])
        return doubts

    def _open_decisions(self) -> list[int]:
        last = len(self._match.actions)
        menu = self._rules.legal_actions
        return [
            place
            for place, state in enumerate(self._match.states())
            if place < last and len(menu(state)) > 1
        ]

    def _look(
        self, place: int, state: State, iterations: int, seconds: float
    ) -> tuple[_Doubt, Decision[Any], Decision[Any] | None] | None:
        """Search a decision for the move preferred, then that one against the one made: the first
        search chooses, the second measures, so that a lucky choice does not count as a loss.
        None where the two cannot be compared."""
        seat, made = self._match.mover(place), self._match.actions[place]
        seen = self._rules.observe(state, seat)
        menu = list(self._rules.legal_actions(state))
        if made not in menu:
            menu.append(made)  # a person may do what is legal and in no menu
        doubt = _Doubt(place, seat, self._brain.deliberation(seen), 0.0)
        best = self._search(seen, menu, iterations, seconds / 2)
        if best.action == made:
            return doubt, best, None
        both = self._search(seen, [best.action, made], iterations, seconds / 2)
        if len(both.stats.visits) != 2 or min(both.stats.visits) == 0:
            return None
        doubt.loss = max(0.0, both.stats.values[0] - both.stats.values[1])
        return doubt, best, both

    def _search(
        self, seen: Any, menu: Sequence[Any], iterations: int, seconds: float
    ) -> Decision[Any]:
        mind = Ismcts(self._spec, self._level, self._rng.next64() >> 2, self._stop)
        decision = mind.choose(seen, menu, Budget(iterations, seconds))
        return calibrated(decision, self._level, self._match.setup.seats)

    def _decisive(self, doubts: Sequence[_Doubt]) -> tuple[Turning, ...]:
        """A long look at the decisions that seem to have cost most, one of each deliberation."""
        chosen: dict[tuple[Seat, int], _Doubt] = {}
        for doubt in sorted(doubts, key=lambda one: -one.loss):
            if doubt.loss > 0.0 and len(chosen) < self._effort.finalists:
                chosen.setdefault((doubt.seat, doubt.deliberation), doubt)
        places = sorted(doubt.place for doubt in chosen.values())
        clock = _Clock(0.35 * self._effort.seconds, len(places))
        found = []
        for number, (place, state) in enumerate(self._states(places)):
            self._report(0.65 + 0.35 * number / len(places))
            looked = self._look(place, state, self._effort.deep, clock.share())
            if looked is not None and looked[2] is not None and looked[0].loss >= WEIGHTY:
                found.append(self._turning(*looked[:2], looked[2]))
        found.sort(key=lambda one: one.own - one.chance)
        return tuple(sorted(found[:MOST], key=lambda one: one.place))

    def _turning(self, doubt: _Doubt, best: Decision[Any], both: Decision[Any]) -> Turning:
        better = codec.dumps(self._rules.kinds.action, best.action)
        chance, own = both.stats.values
        return Turning(doubt.place, doubt.seat, better, best.reason, chance, own)

    def _skills(self, doubts: Sequence[_Doubt]) -> tuple[Skill, ...]:
        skills = []
        for seat in range(self._match.setup.seats):
            mine = [doubt for doubt in doubts if doubt.seat == seat]
            good = sum(doubt.loss < AS_GOOD for doubt in mine)
            skills.append(Skill(good, len(mine)))
        return tuple(skills)

    def _report(self, share: float) -> None:
        if self._stop():
            raise Stopped
        self._tell(share)


class _Clock:
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

# SPDX-License-Identifier: MIT
"""What a finished match looked like to those who played it: chances by turn, and what decided it.

Everything is reckoned from what a seat could know. The true states would be at hand, but they hold
the order of the deck and the generator of the dice: judged by them, luck would look like skill and
a sound move like a mistake. So the chance of a seat is what worlds are worth to it that it could
not tell from the true one, and its decisions are searched as an opponent would search them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from time import perf_counter
from typing import Any, TypeAlias

from wizardtable.ai.search.advice import CLOSE
from wizardtable.ai.search.appraisal import (
    AS_GOOD,
    Analysis,
    Odds,
    Skill,
    Turning,
    groups,
    line_kind,
)
from wizardtable.ai.search.chances import Chances, Clock, states_at
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.lines import Comparison, Line, LineJudge, compared
from wizardtable.ai.search.stretches import Stretch, stretches
from wizardtable.ai.search.temperature import tempered_chance
from wizardtable.ai.search.told_falls import ToldFall, told_falls, told_losses
from wizardtable.ai.search.turnings import (
    WEIGHTY,
    as_charted,
    costliest,
    leaps,
    weighty,
    whole_percent,
    without_contradiction,
)
from wizardtable.core import codec
from wizardtable.core.agent import Level, Stats
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

CERTAIN = 2.0
"""Standard errors by which a line must be better than the one played: less is noise, no loss."""

LIKELY = 1.0
"""Standard errors from which it is looked at more closely whether a line is better."""

NOTICED = 0.005
"""Loss of winning chance below which there is none: judgement is no finer."""

COURSE, SHORT, LONG, AGAIN = 0.2, 0.45, 0.3, 0.05
"""Shares of the time: for the course of chances, for short looks at all that was decided, for long
looks at what seems to have mattered, and for more of them where it did not."""

FEWEST = 6
"""Worlds at least that choose between lines."""

NEARLY = 0.25
"""Share of a loss up to which moves have had no part in it."""

SEEKING = 2.0
"""Seconds at most, or its share of the time, to find the move with which a loss begins."""

FINISHED, FINISHING = 120, 2.0
"""Worlds and seconds at most for matches that are played to their end to see whether a loss is
one."""

TELLING = 24
"""Such matches that tell something: fewer say next to nothing."""

LEAST_SPREAD = 0.25
"""Standard deviation at least of what two such matches differ by, for a few that agree prove
little: so large that no fewer than all of them refute a loss by agreeing."""

Tell: TypeAlias = "Callable[[float], None]"
"""Is told how much is done, 0 to 1."""

Stop: TypeAlias = "Callable[[], bool]"
"""Says whether nobody waits for the analysis any more."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought an analysis is worth.

    Attributes:
        worlds: for the chance of a seat at a place, and for the comparison of two lines of moves;
            four times as many for those that seem to matter.
        quick, deep: iterations for every stretch of moves, and for those that seem to matter.
        finalists: how many of each group are looked at twice.
        seconds: after which everything is cut short.
    """

    worlds: int = 48
    quick: int = 80
    deep: int = 1200
    finalists: int = 9
    seconds: float = 45.0


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


_SAME = Comparison(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class _Doubt:
    """A stretch of moves, and what a look at it made of it.

    Attributes:
        line: the moves preferred, from the beginning of the stretch on; () where there are none.
        parting: how many of them are those that were made.
        found: what the line is worth more; no chances where those made are as good.
        most: what it may be worth more, by matches that were played to their end.
    """

    stretch: Stretch
    line: Line = ()
    parting: int = 0
    found: Comparison = _SAME
    most: float = 1.0

    @property
    def loss(self) -> float:
        return self.found.gain


class _Analyst:
    def __init__(self, match: Match, effort: Effort, stop: Stop, tell: Tell) -> None:
        self._match = match
        self._effort = effort
        self._stop = stop
        self._tell = tell
        self._spec = match.spec
        self._rules = match.spec.rules
        self._brain = match.spec.brain
        self._level = judge_of(match.spec).at(match.setup.seats)
        self._rng = Rng(len(match.actions) + 1)
        self._judge = LineJudge(match.spec, self._level, self._rng, stop)
        self._hints = Hints(match, stop)

    def analyse(self) -> Analysis:
        chances = Chances(self._match, self._level, self._effort.worlds, self._rng)
        course = chances.course(
            COURSE * self._effort.seconds, lambda done: self._report(COURSE * done)
        )
        doubts = self._doubts()
        costly = self._with_told(doubts, self._costly(doubts), course, chances.lucky)
        known, advised = self._known(doubts), self._match.advised
        mover, players = self._match.mover, self._match.players
        found = as_charted(costly, course, known, chances.lucky, mover, advised)
        told = [
            one
            for one in found
            if weighty(one) and not (players[one.seat].level and leaps(one, course, chances.lucky))
        ]
        fitting = without_contradiction(told, chances.lucky, len(course[0].chances))
        decisive = costliest([one for one in fitting if weighty(one)], groups(players))
        marked = chances.marked(course, decisive)
        return Analysis(self._level.id, marked, decisive, self._skills(doubts, [*found, *fitting]))

    # What was decided.

    def _doubts(self) -> list[_Doubt]:
        """A short look at everything that could have been decided otherwise."""
        cut = stretches(self._match)
        clock = Clock(SHORT * self._effort.seconds, len(cut))
        doubts = []
        states = states_at(self._match, [one.place for one in cut])
        for number, (one, (_, state)) in enumerate(zip(cut, states, strict=True)):
            self._report(COURSE + SHORT * number / max(1, len(cut)))
            effort = self._effort
            looked = self._look(one, state, effort.quick, effort.worlds, clock.share())
            doubts.append(replace(looked, found=self._told(looked.found)))
        return doubts

    def _look(
        self, stretch: Stretch, state: State, iterations: int, worlds: int, seconds: float
    ) -> _Doubt:
        """Search a stretch for the moves preferred, then compare them with those made, in other
        worlds than those that chose them, so that a lucky choice does not count as a loss."""
        judge, seat, played = self._judge, stretch.seat, self._played(stretch)
        now = perf_counter()
        seen = self._rules.observe(state, seat)
        proposals = judge.proposals(seen, seat, iterations, seconds / 2)
        others = [one for one in dict.fromkeys(proposals) if one != played]
        if not others:
            return _Doubt(stretch)
        few = max(FEWEST, worlds // 4)
        rows = judge.values(seen, seat, [played, *others], few, now + 0.7 * seconds)
        best = max(range(1, len(others) + 1), key=lambda one: compared(rows, one, 0).gain)
        if not _surpasses(compared(rows, best, 0), LIKELY):
            return _Doubt(stretch)
        line, parting = judge.tidied(seen, others[best - 1], played)
        if parting == len(played):  # what comes after them is another decision
            return _Doubt(stretch)
        rows = judge.values(seen, seat, [line, played], worlds, now + seconds)
        found = compared(rows, 0, 1)
        return _Doubt(stretch, line, parting, found if _surpasses(found) else _SAME)

    def _look_long(self, stretch: Stretch, state: State, seconds: float) -> _Doubt:
        """The same for longer, in chances as they are shown to people. It blames no move that a
        hint calls about as good as any, prefers the hint's move where it is about as good, and
        believes a loss only as far as matches played to their end confirm it, if there is time for
        enough of them."""
        effort, judge, seat = self._effort, self._judge, stretch.seat
        doubt = self._look(stretch, state, effort.deep, 4 * effort.worlds, seconds)
        seen = self._rules.observe(state, seat)
        if self._as_told(doubt).loss >= WEIGHTY:
            doubt = self._latest(doubt, seen, seconds / 2)
            if doubt.line:
                doubt = self._as_advised(doubt, seen, seconds / 4)
        told, played = self._as_told(doubt), self._played(stretch)
        if told.loss < WEIGHTY:
            return told
        if len(played) - doubt.parting == 1:  # “Why not this move?” speaks of it, too
            loss = self._hints.loss(stretch.end - 1)
            if loss < WEIGHTY:
                return _Doubt(stretch)
            told = replace(told, found=replace(told.found, own=told.found.better - loss))
        until = perf_counter() + FINISHING
        rows = judge.values(seen, seat, [doubt.line, played], FINISHED, until, to_the_end=True)
        if len(rows) < TELLING:
            return told
        finished, found = compared(rows, 0, 1), told.found
        error = max(finished.error, LEAST_SPREAD / sqrt(max(1, len(rows))))
        least = max(0.0, found.better - max(0.0, finished.gain + CERTAIN * error))
        own = max(found.own, least)
        if found.better - own < WEIGHTY:
            return _Doubt(stretch)
        return replace(told, found=replace(found, own=own), most=found.better - least)

    def _latest(self, doubt: _Doubt, seen: Any, seconds: float) -> _Doubt:
        """The doubt about the move of the stretch with which the loss begins: before it a hint
        would still have told nearly the chance of the line preferred, and after it no more. What
        no hint would have shown is no loss."""
        stretch, played, judge = doubt.stretch, self._played(doubt.stretch), self._judge
        told, until = self._as_told(doubt).found, perf_counter() + max(SEEKING, seconds)
        begun, over = doubt.parting, len(played)
        while over - begun > 1:
            middle = (begun + over) // 2
            chance = self._hints.chance(stretch.place + middle)
            if perf_counter() > until:
                return doubt
            if chance is not None and chance >= told.better - NEARLY * told.gain:
                begun = middle
            else:
                over = middle
        if begun == doubt.parting:
            return doubt
        place = stretch.place + begun
        there = self._match.observe_at(place, stretch.seat)
        advised = self._hints.at(place).action
        rest = judge.beginning(there, stretch.seat, advised, self._effort.quick, seconds)
        line = (*played[:begun], *rest)
        if line == played:
            return _Doubt(stretch)
        rows = judge.values(
            seen, stretch.seat, [line, played], self._effort.worlds, perf_counter() + seconds
        )
        found = compared(rows, 0, 1)
        line, parting = judge.tidied(seen, line, played)
        if not _surpasses(found) or parting == len(played):
            return _Doubt(stretch)
        return _Doubt(stretch, line, parting, found)

    def _as_advised(self, doubt: _Doubt, seen: Any, seconds: float) -> _Doubt:
        """The doubt with the line that a hint would have begun where the moves part: another move
        would contradict it, even one that looks better at a glance."""
        stretch, judge, played = doubt.stretch, self._judge, self._played(doubt.stretch)
        seat, until = stretch.seat, perf_counter() + seconds
        parted = -1
        while doubt.parting > parted:  # the hint's line may part later from the moves made
            parted = doubt.parting
            place = stretch.place + parted
            move, rest = self._hints.at(place).action, doubt.line[parted:]
            if move in (rest[:1] if self._spec.conduct.ends_turn(move) else rest):
                return doubt
            there = self._match.observe_at(place, seat)
            rest = judge.beginning(there, seat, move, self._effort.quick, seconds)
            line = (*played[:parted], *rest)
            if line == played:
                return _Doubt(stretch)
            rows = judge.values(seen, seat, [line, played], 4 * self._effort.worlds, until)
            found = compared(rows, 0, 1)
            line, parting = judge.tidied(seen, line, played)
            if not _surpasses(found) or parting == len(played):
                return _Doubt(stretch)
            doubt = _Doubt(stretch, line, parting, found)
        return doubt

    def _played(self, stretch: Stretch) -> Line:
        """The moves that were made in a stretch."""
        return tuple(self._match.actions[stretch.place : stretch.end])

    def _told(self, found: Comparison) -> Comparison:
        """The comparison in chances as people are told them."""
        if found.gain <= 0.0:
            return _SAME
        seats, temperature = self._match.setup.seats, self._level.temperature
        better, own = (
            tempered_chance(chance, seats, temperature) for chance in (found.better, found.own)
        )
        return replace(found, better=better, own=own)

    def _known(self, doubts: Sequence[_Doubt]) -> dict[tuple[int, int], tuple[int, float]]:
        """By seat and place where a stretch is over, where its whole phase is, and what it may have
        cost at most."""
        last = {doubt.stretch.phase: doubt.stretch.end for doubt in doubts}
        return {
            (doubt.stretch.seat, doubt.stretch.end): (last[doubt.stretch.phase], doubt.most)
            for doubt in doubts
        }

    def _costly(self, doubts: list[_Doubt]) -> tuple[Turning, ...]:
        """A long look at what seems to have cost most, once in each phase, and where that comes to
        nothing at what seems to have cost most besides. What the looks find takes the place of the
        short ones; other losses of such a phase are not believed. Returns what has cost much, in
        the order it was played."""
        looked: list[int] = []
        found: list[Turning] = []
        numbers = self._finalists(doubts)
        for share in (LONG, AGAIN):
            found += self._looked_long(doubts, numbers, share)
            looked += numbers
            left = self._unproved(doubts, looked)
            numbers = list({doubts[one].stretch.phase: one for one in reversed(left)}.values())
        for one in left:
            doubts[one] = _Doubt(doubts[one].stretch)
        return tuple(sorted(found, key=lambda one: one.place))

    def _looked_long(
        self, doubts: list[_Doubt], numbers: Sequence[int], share: float
    ) -> list[Turning]:
        """What a long look at the doubts with these numbers finds to have cost much."""
        chosen = sorted(numbers, key=lambda number: doubts[number].stretch.place)
        clock = Clock(share * self._effort.seconds, len(chosen))
        states = states_at(self._match, [doubts[number].stretch.place for number in chosen])
        found = []
        for count, (number, (_, state)) in enumerate(zip(chosen, states, strict=True)):
            self._report(1.0 - share + share * count / len(chosen))
            doubts[number] = looked = self._look_long(doubts[number].stretch, state, clock.share())
            if looked.loss >= WEIGHTY:
                found.append(self._turning(looked))
        return found

    def _as_told(self, doubt: _Doubt) -> _Doubt:
        """The doubt in chances as they are shown to people: on the scale of the hint where the
        moves part, if that has one."""
        found = self._told(doubt.found)
        place = doubt.stretch.place + doubt.parting
        chance = self._hints.chance(place) if found.gain > 0.0 else None
        if chance is not None:
            found = replace(found, better=chance, own=chance / found.better * found.own)
        return replace(doubt, found=found)

    def _with_told(
        self,
        doubts: list[_Doubt],
        costly: tuple[Turning, ...],
        course: Sequence[Odds],
        lucky: Callable[[int], bool],
    ) -> tuple[Turning, ...]:
        """The costly moves, with those that advice called costly and those between two hints that
        showed a fall: a player who saw the figures does not believe that nothing was lost, whatever
        the looks at the same moves found. Smaller falls count as losses."""
        cut = [one.stretch for one in doubts]
        losses = told_losses(self._match, cut, course, self._hints, lucky)
        told, until = list(costly), perf_counter() + SEEKING
        for fall in (*losses, *told_falls(self._match, cut, lucky)):
            if fall.before - fall.after < WEIGHTY and perf_counter() > until:
                break
            self._report(1.0)
            number = self._fallen(doubts, fall)
            if number is None:
                continue
            end = doubts[number].stretch.end
            told = [one for one in told if (one.seat, one.end) != (fall.seat, end)]
            if (turning := self._turning(doubts[number])).loss:
                told.append(turning)
        return tuple(sorted(told, key=lambda one: one.place))

    def _fallen(self, doubts: list[_Doubt], fall: ToldFall) -> int | None:
        """Puts the loss of a fall that was told in the place of a smaller one; returns the number
        of its doubt, None where there is nothing to put right. To blame is the first move that was
        none of those that a hint would have called best."""
        actions = self._match.actions
        for place in range(fall.place, fall.end):
            best = self._hints.best(place)
            if actions[place] not in best and best[0] not in actions[place : fall.end]:
                break
        else:
            return None
        chance = self._hints.chance(place)
        counted = sum(
            doubt.loss
            for doubt in doubts
            if (doubt.stretch.seat, doubt.stretch.phase) == (fall.seat, fall.phase)
            and doubt.stretch.place < fall.end
            and fall.place < doubt.stretch.end
        )
        if chance is None or chance - fall.after <= max(CLOSE, counted):
            return None
        number = next(number for number, doubt in enumerate(doubts) if place < doubt.stretch.end)
        stretch = doubts[number].stretch
        begun, seen = place - stretch.place, self._match.observe_at(place, fall.seat)
        iterations = self._effort.quick
        rest = self._judge.beginning(seen, fall.seat, best[0], iterations, SEEKING)
        line = (*self._played(stretch)[:begun], *rest)
        doubts[number] = _Doubt(stretch, line, begun, Comparison(chance, fall.after, 0.0))
        return number

    def _unproved(self, doubts: Sequence[_Doubt], looked: Sequence[int]) -> list[int]:
        """The numbers of the doubts that would be told, in phases in which what was looked at for
        long came to nothing, the largest first."""
        phases = {doubts[one].stretch.phase for one in looked}
        phases -= {doubts[one].stretch.phase for one in looked if doubts[one].loss >= WEIGHTY}
        left = [
            number
            for number, doubt in enumerate(doubts)
            if number not in looked and doubt.stretch.phase in phases and doubt.loss >= WEIGHTY
        ]
        return sorted(left, key=lambda number: -doubts[number].loss)

    def _finalists(self, doubts: Sequence[_Doubt]) -> list[int]:
        """The numbers of the doubts that deserve a long look."""
        finalists = []
        order = sorted(range(len(doubts)), key=lambda number: -doubts[number].loss)
        for seats in groups(self._match.players):
            phases: dict[int, int] = {}
            for number in order:
                stretch = doubts[number].stretch
                if stretch.seat in seats and doubts[number].loss > 0.0:
                    phases.setdefault(stretch.phase, number)
            finalists += list(phases.values())[: self._effort.finalists]
        return finalists

    def _turning(self, doubt: _Doubt) -> Turning:
        stretch, line = doubt.stretch, doubt.line[doubt.parting :]
        place = stretch.place + doubt.parting
        seen = self._match.observe_at(place, stretch.seat)
        return Turning(
            place,
            stretch.end,
            stretch.seat,
            codec.dumps(line_kind(self._spec), line),
            self._brain.reason(seen, line[0], Stats()),
            whole_percent(doubt.found.better),
            whole_percent(doubt.found.own),
        )

    def _skills(self, doubts: Sequence[_Doubt], costly: Sequence[Turning]) -> tuple[Skill, ...]:
        told = {(one.seat, one.end): one.loss / 100 for one in costly}
        phases: dict[tuple[Seat, int], float] = {}
        for doubt in doubts:
            stretch = doubt.stretch
            loss = told.get((stretch.seat, stretch.end), doubt.loss)
            key = stretch.seat, stretch.phase
            phases[key] = phases.get(key, 0.0) + loss
        skills = []
        for seat in range(self._match.setup.seats):
            losses = [loss for (mover, _), loss in phases.items() if mover == seat]
            good = sum(loss < AS_GOOD for loss in losses)
            skills.append(Skill(good, len(losses), round(100 * sum(losses))))
        return tuple(skills)

    def _report(self, share: float) -> None:
        if self._stop():
            raise Stopped
        self._tell(share)


def _surpasses(found: Comparison, errors: float = CERTAIN) -> bool:
    """Whether a line is better than the one played, and not by chance."""
    return found.gain >= max(NOTICED, errors * found.error)

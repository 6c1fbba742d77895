# SPDX-License-Identifier: MIT
"""Analyses a finished match: each seat's win chance over time, and the moves that decided it.

Everything is judged by what a seat could know. The true states hold the order of the deck and the
state of the dice. Judged by them, luck would look like skill and a sound move like a mistake.
Therefore the chance of a seat is the mean over sampled worlds that the seat could not tell from the
true one. The seat's decisions are searched in the same way as an opponent would search them.

A stretch is a run of moves between which a seat learned nothing new. A phase is a turn, or another
series of decisions that belong together. A line is a run of moves that the seat could have made. A
look at a stretch searches it for a better line.

The analysis is made of tasks: the chances at a place, a short look at a stretch, a long look. The
result of a task follows only from the match up to its place, and from seeds for this place. No
clock decides it. So a `GrowingAnalysis` can do the tasks of a running match in advance, and the
analysis is the same as one that is made afterwards. While the match goes on, long looks go to the
stretches that would get one if the match were over. These include all that still get one at its
end, because a later loss can only push a stretch out. If the match takes another course, the
results of the places that are gone are dropped.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf, sqrt
from time import perf_counter
from typing import Any, TypeAlias

from wizardtable.ai.search import advised_losses, appraisal, turning_points
from wizardtable.ai.search.advice import EQUAL_CHANCE_GAP
from wizardtable.ai.search.chances import Chances
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.lines import Comparison, Line, LineJudge, comparison_of
from wizardtable.ai.search.stretches import Stretch, stretches
from wizardtable.ai.search.temperature import tempered_chance
from wizardtable.core import codec, override
from wizardtable.core.agent import Level, Stats
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

MIN_LOSS_ERRORS = 2.0
"""A line counts as better only if it leads by this many standard errors; a smaller lead is
noise."""

MIN_LOOK_ERRORS = 1.0
"""After a first comparison, a line is compared again if it leads by this many standard errors."""

MIN_LOSS = 0.005
"""A smaller loss of win chance (0–1) counts as none."""

COURSE_SHARE = 0.3
"""The course of chances is about this share of the whole work."""

SHORT_LOOK_SHARE = 0.3
"""Short looks at all decisions are about this share of the whole work. Long looks at the decisions
that seem to matter are the rest."""

MIN_CHOOSING_WORLDS = 6
"""A line is chosen from several by its results in at least this many worlds."""

UNBLAMED_LOSS_SHARE = 0.25
"""A move is not blamed for a loss if at most this share of the loss has occurred once the move is
played. A later move then gets the blame."""

MAX_PLAY_OUTS = 120
"""To confirm one loss, at most this many matches are played to their end."""

MAX_PLAY_OUT_MOVES = 8000
"""To confirm one loss, the matches that are played to their end have about this many moves at most.
A clock would not give the same result each time."""

PILOT_PLAY_OUTS = 2
"""This many matches show how many moves a match still has."""

MIN_PLAY_OUTS = 24
"""If fewer matches were played to their end, their results are ignored as too uncertain."""

MIN_PLAY_OUT_SPREAD = 0.25
"""A smaller standard deviation between matches played to their end is raised to this one.

A few matches with equal results prove little. With this standard deviation, matches can refute a
loss only if both lines have the same result in nearly all of them.
"""

LONG_LOOK_ROUNDS = 2
"""If the long looks of a phase find no loss, the phase gets this many of them at most."""

TASK_KINDS = 3
"""The number of kinds of tasks that use random numbers at the same place."""

ReportProgress: TypeAlias = "Callable[[float], None]"
"""A function that is called with the finished share of an analysis, 0–1."""

MustStop: TypeAlias = "Callable[[], bool]"
"""A function that returns True once nobody waits for the analysis any more."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort that an analysis makes.

    Attributes:
        world_count: the number of sampled worlds for the chance of a seat at a place, and for a
            comparison of two lines. A long look compares lines in four times as many worlds, and a
            chance is the mean over a third as many.
        quick_iterations: the iterations of the search in a short look at a stretch.
        deep_iterations: the iterations of the search in a long look.
        finalist_count: the most stretches that get a long look, for each group of players (see
            `appraisal.player_groups`).
        seconds: after this many seconds no further look begins at a finished match. It is a safety
            on slow machines: usually the analysis is complete before.
    """

    world_count: int = 48
    quick_iterations: int = 80
    deep_iterations: int = 400
    finalist_count: int = 9
    seconds: float = 60.0


class Stopped(Exception):  # noqa: N818 - nothing is wrong
    """Raised when nobody waits for the analysis any more."""


def judge_level(spec: GameSpec) -> Level:
    """Returns the level whose judgement counts: the Archmage, or without it the game's hardest
    level."""
    return next((level for level in spec.levels if level.id == "archmage"), spec.levels[-1])


def analyse(
    match: Match,
    effort: Effort | None = None,
    stop: MustStop = lambda: False,
    tell: ReportProgress = lambda _: None,
) -> appraisal.Analysis:
    """Returns the analysis of a finished match.

    `stop` is called often, and ends the analysis by returning True. `tell` is called with the
    finished share, 0–1. With `effort` None, the analysis makes the usual effort.

    Raises:
        Stopped: `stop` returned True.
    """
    return GrowingAnalysis(match, effort or Effort(), stop).analysis(tell)


_NO_LOSS = Comparison(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class _Look:
    """The result of a look at a stretch of moves.

    Attributes:
        stretch: the stretch.
        line: the preferred moves from the beginning of the stretch on; empty if no better moves
            were found.
        shared: the number of moves at the beginning of the line that were also played.
        comparison: the comparison of the line with the moves played. Its `gain` is 0 if the moves
            played were as good.
        max_loss: an upper limit for the loss of win chance (0–1). It comes from matches that
            continue both lines to their end; 1 without enough such matches.
    """

    stretch: Stretch
    line: Line = ()
    shared: int = 0
    comparison: Comparison = _NO_LOSS
    max_loss: float = 1.0

    @property
    def loss(self) -> float:
        return self.comparison.gain


class _KeptHints(Hints):
    """The hints of a match, whose losses are computed once, too."""

    def __init__(self, match: Match, stop: MustStop) -> None:
        super().__init__(match, stop)
        self._losses: dict[int, float] = {}

    def follow(self, match: Match, kept: int) -> None:
        """Takes the match as it is now. Its first `kept` actions are the same as before."""
        self._match = match
        self._hints = {place: hint for place, hint in self._hints.items() if place < kept}
        self._losses = {place: loss for place, loss in self._losses.items() if place < kept}

    @override
    def loss(self, place: int) -> float:
        loss = self._losses.get(place)
        if loss is None:
            loss = self._losses[place] = super().loss(place)
        return loss


class GrowingAnalysis:
    """The analysis of one match, as far as it is made. It can begin while the match goes on.

    `follow` names the match, and again whenever it has changed. `go_on` does one task in advance.
    `analysis` does the rest once the match is over.

    After `stop` has returned True, the study must not be used any more.
    """

    def __init__(self, match: Match, effort: Effort, stop: MustStop) -> None:
        self._effort = effort
        self._stop = stop
        self._spec = match.spec
        self._rules = match.spec.rules
        self._brain = match.spec.brain
        self._level = judge_level(match.spec).at(match.setup.seats)
        worlds = max(1, effort.world_count // 3)
        self._chances = Chances(match, self._level, worlds, stop)
        self._hints = _KeptHints(match, stop)
        self._actions: list[Any] = []
        self._advised: dict[int, int] = {}
        self._short_looks: dict[Stretch, _Look] = {}
        self._long_looks: dict[Stretch, _Look] = {}
        self._deadline = inf
        self._share = 0.0
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Takes the match as it is now, and drops what was found about moves that are gone.

        `match` must begin like the match of the study, and must not be changed before the next
        call.
        """
        kept = self._kept(match)
        self._match = match
        self._chances.follow(match, kept)
        self._hints.follow(match, kept)
        for looks in (self._short_looks, self._long_looks):
            for stretch in [each for each in looks if each.end > kept]:
                del looks[stretch]
        self._actions, self._advised = list(match.actions), dict(match.advised)
        cut = stretches(match)
        if match.result is None and cut and cut[-1].end == len(match.actions):
            cut.pop()  # the next move may belong to it
        self._cut = cut

    def _kept(self, match: Match) -> int:
        """Returns the number of first actions that are the same as when the study last saw them,
        with the same advice."""
        kept = 0
        for before, now in zip(self._actions, match.actions, strict=False):
            if before != now or self._advised.get(kept) != match.advised.get(kept):
                break
            kept += 1
        return kept

    def go_on(self) -> bool:
        """Does the next task in advance. Returns False if no task is left for now.

        Raises:
            Stopped: nobody waits for the analysis.
        """
        task = self._next_task()
        if task is None:
            return False
        task()
        if self._stop():
            raise Stopped
        return True

    def known_course(self) -> tuple[appraisal.Odds, ...]:
        """Returns the part of the course of chances that is already computed."""
        return self._chances.known_course()

    def analysis(self, tell: ReportProgress = lambda _: None) -> appraisal.Analysis:
        """Returns the analysis of the match, which is over. `tell` gets the finished share, 0–1.

        Raises:
            Stopped: nobody waits for the analysis.
        """
        self._deadline = perf_counter() + self._effort.seconds
        self._report_progress(tell)
        while self.go_on():
            self._report_progress(tell)
        looks = [self._short_looks.get(stretch, _Look(stretch)) for stretch in self._cut]
        course = self._chances.course()
        costly = self._with_advised_losses(
            looks, self._costly_moves(looks), course, self._chances.is_lucky
        )
        limits, advised = self._loss_limits(looks), self._match.advised
        mover, players = self._match.mover, self._match.players
        charted = turning_points.with_charted_losses(
            costly, course, limits, self._chances.is_lucky, mover, advised
        )
        shown = [
            turning
            for turning in charted
            if turning_points.is_large_enough(turning)
            and not (
                players[turning.seat].level
                and turning_points.is_unexplained_leap(turning, course, self._chances.is_lucky)
            )
        ]
        fitting = turning_points.without_contradiction(
            shown, self._chances.is_lucky, len(course[0].chances)
        )
        decisive = turning_points.costliest_moves(
            [turning for turning in fitting if turning_points.is_large_enough(turning)],
            appraisal.player_groups(players),
        )
        marked = self._chances.marked(course, decisive)
        if self._stop():
            raise Stopped
        return appraisal.Analysis(
            self._level.id, marked, decisive, self._skills(looks, [*charted, *fitting])
        )

    def _next_task(self) -> Callable[[], object] | None:
        """Returns the next task, or None if none is left for now.

        The chart comes first, then a short look at each decision, then long looks at the costliest
        ones, then the chances that the chart shows before and after their moves.
        """
        for place in self._chances.missing_places():
            return partial(self._chances.at, place)
        if perf_counter() > self._deadline:
            return None
        for stretch in self._cut:
            if stretch not in self._short_looks:
                return partial(self._look_shortly, stretch)
        looks = [self._short_looks[stretch] for stretch in self._cut]
        checked: list[int] = []
        numbers = self._stretches_for_long_looks(looks)
        for _ in range(LONG_LOOK_ROUNDS):
            for number in numbers:
                if self._cut[number] not in self._long_looks:
                    return partial(self._look_long, self._cut[number])
                looks[number] = self._long_looks[self._cut[number]]
            checked += numbers
            numbers = self._next_in_phase(looks, self._unconfirmed_losses(looks, checked))
        for look in looks:
            if look.loss >= turning_points.MIN_SHOWN_LOSS:
                for place in (look.stretch.place + look.shared, look.stretch.end):
                    if not self._chances.is_known(place):
                        return partial(self._chances.at, place)
        return None

    def _report_progress(self, tell: ReportProgress) -> None:
        if self._stop():
            raise Stopped
        course = len(self._chances.places())
        is_charted = course - len(self._chances.missing_places())
        longest = max(1, len(appraisal.player_groups(self._match.players)))
        long_share = min(
            1.0, len(self._long_looks) / (longest * max(1, self._effort.finalist_count))
        )
        share = (
            COURSE_SHARE * is_charted / course
            + SHORT_LOOK_SHARE * len(self._short_looks) / max(1, len(self._cut))
            + (1.0 - COURSE_SHARE - SHORT_LOOK_SHARE) * long_share
        )
        self._share = max(self._share, min(1.0, share))
        tell(self._share)

    def _seed_judge(self, place: int, kind: int) -> None:
        """Gives the judge the random numbers of one task, so that they depend on nothing before.

        `kind` numbers the kinds of tasks, from 0.
        """
        self._rng = Rng((place + 1) * TASK_KINDS + kind)
        self._judge = LineJudge(self._spec, self._level, self._rng, self._stop)

    def _look_shortly(self, stretch: Stretch) -> None:
        self._seed_judge(stretch.place, 0)
        effort, state = self._effort, self._match.state_at(stretch.place)
        look = self._search_stretch(stretch, state, effort.quick_iterations, effort.world_count)
        comparison = self._with_tempered_chances(look.comparison)
        self._short_looks[stretch] = replace(look, comparison=comparison)

    def _look_long(self, stretch: Stretch) -> None:
        self._seed_judge(stretch.place, 1)
        state = self._match.state_at(stretch.place)
        self._long_looks[stretch] = self._long_look(stretch, state)

    # Decisions.

    def _search_stretch(
        self, stretch: Stretch, state: State, iterations: int, worlds: int
    ) -> _Look:
        """Searches a stretch for better moves, then compares them with the moves played.

        The comparison uses other worlds than the choice, so that a lucky choice does not count as a
        loss.
        """
        judge, seat, played = self._judge, stretch.seat, self._played_line(stretch)
        observation = self._rules.observe(state, seat)
        proposals = judge.proposals(observation, seat, iterations)
        others = [line for line in dict.fromkeys(proposals) if line != played]
        if not others:
            return _Look(stretch)
        choosing_worlds = max(MIN_CHOOSING_WORLDS, worlds // 4)
        rows = judge.values(observation, seat, [played, *others], choosing_worlds)
        best = max(range(1, len(others) + 1), key=lambda index: comparison_of(rows, index, 0).gain)
        if not _is_clearly_better(comparison_of(rows, best, 0), MIN_LOOK_ERRORS):
            return _Look(stretch)
        line, shared = judge.tidied_line(observation, others[best - 1], played)
        if shared == len(played):  # the rest of the line belongs to another decision
            return _Look(stretch)
        rows = judge.values(observation, seat, [line, played], worlds)
        comparison = comparison_of(rows, 0, 1)
        return _Look(
            stretch, line, shared, comparison if _is_clearly_better(comparison) else _NO_LOSS
        )

    def _long_look(self, stretch: Stretch, state: State) -> _Look:
        """Returns the result of a long look at a stretch, in chances as they are shown to people.

        A long look blames no move that a hint calls about as good as the best. If the hint's move
        is about as good as the line, the look prefers the hint's move. If the match is short enough
        to be played to its end often, a loss counts only as far as these matches confirm it.
        """
        effort, judge, seat = self._effort, self._judge, stretch.seat
        look = self._search_stretch(stretch, state, effort.deep_iterations, 4 * effort.world_count)
        observation = self._rules.observe(state, seat)
        if self._on_hint_scale(look).loss >= turning_points.MIN_SHOWN_LOSS:
            look = self._with_later_start(look, observation)
            if look.line:
                look = self._with_hint_line(look, observation)
        shown, played = self._on_hint_scale(look), self._played_line(stretch)
        if shown.loss < turning_points.MIN_SHOWN_LOSS:
            return shown
        if len(played) - look.shared == 1:  # “Why not this move?” must agree
            loss = self._hints.loss(stretch.end - 1)
            if loss < turning_points.MIN_SHOWN_LOSS:
                return _Look(stretch)
            shown = replace(
                shown,
                comparison=replace(
                    shown.comparison, own_chance=shown.comparison.better_chance - loss
                ),
            )
        count = self._play_out_count(observation)
        rows = judge.values(observation, seat, [look.line, played], count, to_the_end=True)
        if len(rows) < MIN_PLAY_OUTS:
            return shown
        finished, comparison = comparison_of(rows, 0, 1), shown.comparison
        error = max(finished.error, MIN_PLAY_OUT_SPREAD / sqrt(max(1, len(rows))))
        lowest_own = max(
            0.0, comparison.better_chance - max(0.0, finished.gain + MIN_LOSS_ERRORS * error)
        )
        own = max(comparison.own_chance, lowest_own)
        if comparison.better_chance - own < turning_points.MIN_SHOWN_LOSS:
            return _Look(stretch)
        return replace(
            shown,
            comparison=replace(comparison, own_chance=own),
            max_loss=comparison.better_chance - lowest_own,
        )

    def _play_out_count(self, observation: Any) -> int:
        """Returns the number of matches to play to their end; 0 if they would be too few."""
        rules, moves = self._rules, 0
        for _ in range(PILOT_PLAY_OUTS):
            world = rules.sample(observation, self._rng)
            while rules.to_move(world) is not None:
                menu = rules.legal_actions(world)
                rules.apply(world, self._brain.rollout(world, menu, self._rng, self._level))
                moves += 1
        count = min(MAX_PLAY_OUTS, MAX_PLAY_OUT_MOVES // max(1, moves))  # two lines in each world
        return count if count >= MIN_PLAY_OUTS else 0

    def _with_later_start(self, look: _Look, observation: Any) -> _Look:
        """Returns the look with a line that equals the moves played until the loss begins.

        Before the move with which the loss begins, a hint would have shown nearly the chance of the
        preferred line; after it, a lower chance. If the hints would have named the moves played,
        the result has no loss.
        """
        stretch, played, judge = look.stretch, self._played_line(look.stretch), self._judge
        shown = self._on_hint_scale(look).comparison
        start, end = look.shared, len(played)
        while end - start > 1:
            middle = (start + end) // 2
            chance = self._hints.chance(stretch.place + middle)
            if (
                chance is not None
                and chance >= shown.better_chance - UNBLAMED_LOSS_SHARE * shown.gain
            ):
                start = middle
            else:
                end = middle
        if start == look.shared:
            return look
        place = stretch.place + start
        there = self._match.observe_at(place, stretch.seat)
        advised = self._hints.at(place).action
        rest = judge.beginning(there, stretch.seat, advised, self._effort.quick_iterations)
        line = (*played[:start], *rest)
        if line == played:
            return _Look(stretch)
        worlds = self._effort.world_count
        rows = judge.values(observation, stretch.seat, [line, played], worlds)
        comparison = comparison_of(rows, 0, 1)
        line, shared = judge.tidied_line(observation, line, played)
        if not _is_clearly_better(comparison) or shared == len(played):
            return _Look(stretch)
        return _Look(stretch, line, shared, comparison)

    def _with_hint_line(self, look: _Look, observation: Any) -> _Look:
        """Returns the look with a line in which the first move that was not played is the hint's.

        Any other move would contradict the hint, even if it looks better at first.
        """
        stretch, judge, played = look.stretch, self._judge, self._played_line(look.stretch)
        seat = stretch.seat
        last_shared = -1
        while (
            look.shared > last_shared
        ):  # the hint's line may agree with the moves played for longer
            last_shared = look.shared
            place = stretch.place + last_shared
            move, rest = self._hints.at(place).action, look.line[last_shared:]
            if move in (rest[:1] if self._spec.conduct.ends_turn(move) else rest):
                return look
            there = self._match.observe_at(place, seat)
            rest = judge.beginning(there, seat, move, self._effort.quick_iterations)
            line = (*played[:last_shared], *rest)
            if line == played:
                return _Look(stretch)
            rows = judge.values(observation, seat, [line, played], 4 * self._effort.world_count)
            comparison = comparison_of(rows, 0, 1)
            line, shared = judge.tidied_line(observation, line, played)
            if not _is_clearly_better(comparison) or shared == len(played):
                return _Look(stretch)
            look = _Look(stretch, line, shared, comparison)
        return look

    def _played_line(self, stretch: Stretch) -> Line:
        return tuple(self._match.actions[stretch.place : stretch.end])

    def _with_tempered_chances(self, comparison: Comparison) -> Comparison:
        """Returns the comparison in chances as they are shown to people."""
        if comparison.gain <= 0.0:
            return _NO_LOSS
        seats, temperature = self._match.setup.seats, self._level.temperature
        better, own = (
            tempered_chance(chance, seats, temperature)
            for chance in (comparison.better_chance, comparison.own_chance)
        )
        return replace(comparison, better_chance=better, own_chance=own)

    def _loss_limits(self, looks: Sequence[_Look]) -> dict[tuple[int, int], tuple[int, float]]:
        """Returns the end of the phase and the largest possible loss (0–1) for each stretch.

        The key of this pair is the seat and the end of the stretch.
        """
        last = {look.stretch.phase: look.stretch.end for look in looks}
        return {
            (look.stretch.seat, look.stretch.end): (last[look.stretch.phase], look.max_loss)
            for look in looks
        }

    def _costly_moves(self, looks: list[_Look]) -> tuple[appraisal.Turning, ...]:
        """Returns the costly moves in the order they were played, after long looks.

        In each phase, the stretch with the largest loss gets a long look. If this look finds no
        loss, the stretch with the next largest loss gets a long look, too. The results replace
        those of the short looks in `looks`. If no long look in a phase finds a loss, the other
        losses of the phase are dropped.
        """
        checked: list[int] = []
        turnings: list[appraisal.Turning] = []
        numbers = self._stretches_for_long_looks(looks)
        for _ in range(LONG_LOOK_ROUNDS):
            for number in numbers:
                stretch = self._cut[number]
                looks[number] = look = self._long_looks.get(stretch, _Look(stretch))
                if look.loss >= turning_points.MIN_SHOWN_LOSS:
                    turnings.append(self._turning_point(look))
            checked += numbers
            rest = self._unconfirmed_losses(looks, checked)
            numbers = self._next_in_phase(looks, rest)
        for number in rest:
            looks[number] = _Look(looks[number].stretch)
        return tuple(sorted(turnings, key=lambda turning: turning.place))

    @staticmethod
    def _next_in_phase(looks: Sequence[_Look], unconfirmed: Sequence[int]) -> list[int]:
        """Returns the first of these numbers of looks in each phase."""
        return list(
            {looks[number].stretch.phase: number for number in reversed(unconfirmed)}.values()
        )

    def _on_hint_scale(self, look: _Look) -> _Look:
        """Returns the look with chances as they are shown to people.

        A hint may show a chance at the first move in which the line differs from the moves played.
        Then the chances are scaled so that the line has this chance.
        """
        comparison = self._with_tempered_chances(look.comparison)
        place = look.stretch.place + look.shared
        chance = self._hints.chance(place) if comparison.gain > 0.0 else None
        if chance is not None:
            comparison = replace(
                comparison,
                better_chance=chance,
                own_chance=chance / comparison.better_chance * comparison.own_chance,
            )
        return replace(look, comparison=comparison)

    def _with_advised_losses(
        self,
        looks: list[_Look],
        costly: tuple[appraisal.Turning, ...],
        course: Sequence[appraisal.Odds],
        is_lucky: Callable[[int], bool],
    ) -> tuple[appraisal.Turning, ...]:
        """Returns the costly moves together with the losses that the player could see in advice.

        A player who saw the chance fall does not believe that nothing was lost. So these losses
        replace the looks at the same moves. Losses below `turning_points.MIN_SHOWN_LOSS` are
        included too: they are not shown, but count for the seat's skill.
        """
        stretches_of_match = [look.stretch for look in looks]
        losses = advised_losses.losses_after_hints(
            self._match, stretches_of_match, course, self._hints, is_lucky
        )
        turnings = list(costly)
        for fall in (
            *losses,
            *advised_losses.drops_between_hints(self._match, stretches_of_match, is_lucky),
        ):
            if self._stop():
                raise Stopped
            number = self._replace_by_seen_loss(looks, fall)
            if number is None:
                continue
            end = looks[number].stretch.end
            turnings = [each for each in turnings if (each.seat, each.end) != (fall.seat, end)]
            if (turning := self._turning_point(looks[number])).loss:
                turnings.append(turning)
        return tuple(sorted(turnings, key=lambda each: each.place))

    def _replace_by_seen_loss(
        self, looks: list[_Look], fall: advised_losses.AdvisedLoss
    ) -> int | None:
        """Replaces a look by a loss that the player saw, if this loss is larger.

        Returns the number of the look, or None if no look was replaced. The first move that a hint
        would not have named among the best gets the blame, unless the player still made the hint's
        move before `fall.end`.
        """
        actions = self._match.actions
        for place in range(fall.place, fall.end):
            best = self._hints.best(place)
            if actions[place] not in best and best[0] not in actions[place : fall.end]:
                break
        else:
            return None
        chance = self._hints.chance(place)
        counted = sum(
            look.loss
            for look in looks
            if (look.stretch.seat, look.stretch.phase) == (fall.seat, fall.phase)
            and look.stretch.place < fall.end
            and fall.place < look.stretch.end
        )
        if chance is None or chance - fall.after <= max(EQUAL_CHANCE_GAP, counted):
            return None
        number = next(number for number, look in enumerate(looks) if place < look.stretch.end)
        stretch = looks[number].stretch
        shared, observation = place - stretch.place, self._match.observe_at(place, fall.seat)
        iterations = self._effort.quick_iterations
        self._seed_judge(place, 2)
        rest = self._judge.beginning(observation, fall.seat, best[0], iterations)
        line = (*self._played_line(stretch)[:shared], *rest)
        looks[number] = _Look(stretch, line, shared, Comparison(chance, fall.after, 0.0))
        return number

    def _unconfirmed_losses(self, looks: Sequence[_Look], checked: Sequence[int]) -> list[int]:
        """Returns the numbers of the looks with unconfirmed losses, largest loss first.

        These are short looks in phases in which all long looks found no loss. `checked` are the
        numbers of the long looks.
        """
        phases = {looks[number].stretch.phase for number in checked}
        phases -= {
            looks[number].stretch.phase
            for number in checked
            if looks[number].loss >= turning_points.MIN_SHOWN_LOSS
        }
        numbers = [
            number
            for number, look in enumerate(looks)
            if number not in checked
            and look.stretch.phase in phases
            and look.loss >= turning_points.MIN_SHOWN_LOSS
        ]
        return sorted(numbers, key=lambda number: -looks[number].loss)

    def _stretches_for_long_looks(self, looks: Sequence[_Look]) -> list[int]:
        """Returns the numbers of the stretches that deserve a long look."""
        finalists = []
        order = sorted(range(len(looks)), key=lambda number: -looks[number].loss)
        for seats in appraisal.player_groups(self._match.players):
            phases: dict[int, int] = {}
            for number in order:
                stretch = looks[number].stretch
                if stretch.seat in seats and looks[number].loss > 0.0:
                    phases.setdefault(stretch.phase, number)
            finalists += list(phases.values())[: self._effort.finalist_count]
        return finalists

    def _turning_point(self, look: _Look) -> appraisal.Turning:
        stretch, line = look.stretch, look.line[look.shared :]
        place = stretch.place + look.shared
        observation = self._match.observe_at(place, stretch.seat)
        return appraisal.Turning(
            place,
            stretch.end,
            stretch.seat,
            codec.dumps(appraisal.line_type(self._spec), line),
            self._brain.reason(observation, line[0], Stats()),
            turning_points.rounded_to_percent(look.comparison.better_chance),
            turning_points.rounded_to_percent(look.comparison.own_chance),
        )

    def _skills(
        self, looks: Sequence[_Look], costly: Sequence[appraisal.Turning]
    ) -> tuple[appraisal.Skill, ...]:
        losses_shown = {(turning.seat, turning.end): turning.loss / 100 for turning in costly}
        phases: dict[tuple[Seat, int], float] = {}
        for look in looks:
            stretch = look.stretch
            loss = losses_shown.get((stretch.seat, stretch.end), look.loss)
            key = stretch.seat, stretch.phase
            phases[key] = phases.get(key, 0.0) + loss
        skills = []
        for seat in range(self._match.setup.seats):
            losses = [loss for (mover, _), loss in phases.items() if mover == seat]
            good = sum(loss < appraisal.MAX_GOOD_TURN_LOSS for loss in losses)
            skills.append(appraisal.Skill(good, len(losses), round(100 * sum(losses))))
        return tuple(skills)


def _is_clearly_better(comparison: Comparison, errors: float = MIN_LOSS_ERRORS) -> bool:
    """Returns whether a line is better than the moves played by more than `errors` standard
    errors."""
    return comparison.gain >= max(MIN_LOSS, errors * comparison.error)

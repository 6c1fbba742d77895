# SPDX-License-Identifier: MIT
"""Looks ahead after two moves: the events that follow one of them far more often than the other.

A world is a state sampled from what a seat could know. In each world both moves are played with the
same luck. Then all seats play on as in the search's rollouts, until the seat's next turn or, in a
game that counts rounds, until the next round. Only events that the seat would see count, so the
result reveals nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, TypeAlias

from wizardtable.core.agent import Level
from wizardtable.core.game import IllegalAction, Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

MAX_WORLDS = 24
"""A look ahead samples at most this many worlds."""

MIN_WORLDS = 3
"""With fewer worlds, a look ahead has no result."""

FORESIGHT_SECONDS = 0.3
"""After this many seconds a look ahead samples no further world, if it has `MIN_WORLDS`."""

LONGEST_SECONDS = 0.6
"""After this many seconds a look ahead without `MIN_WORLDS` ends without a result."""

MAX_LINE_ACTIONS = 200
"""At most this many actions are played in a world after a move."""

LIKELY_SHARE = 0.7
"""An event is likely if it happens in at least this share (0–1) of the worlds."""

MIN_SHARE_GAP = 0.4
"""An event tells two moves apart if its shares (0–1) of the worlds differ by at least this much."""

MAX_EVENTS = 12
"""A look ahead returns at most this many events after each move."""

MOVE_COUNT = 2
"""The number of moves that a look ahead compares."""


@dataclass(frozen=True, slots=True)
class LikelyEvent:
    """An event that is likely after one of two moves, and much less likely after the other.

    Attributes:
        event: the event as the seat would see it.
        before: the event before it that the seat would see, or None.
        share: the share (0–1) of the worlds in which the event follows the move.
        is_own_doing: True if an action of the seat leads to the event.
        step: the number of actions after the move, up to the one that leads to the event.
        raised: the seats whose score rises with the action that leads to the event.
        lowered: the seats whose score falls with this action.
    """

    event: Any
    before: Any
    share: float
    is_own_doing: bool
    step: int = 0
    raised: tuple[int, ...] = ()
    lowered: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Foresight:
    """The result of a look ahead after two moves.

    Attributes:
        events: the likely events after each of the two moves, the most telling ones first.
        points: after each of the moves, the mean score of each seat, by seat, at the end of the
            look ahead.
        errors: the standard errors of the differences between these scores, by seat; empty if a
            new round has set scores back in one of the worlds, so that they say nothing.
        excludes_second: True if the seat is still to move after the first move in every world, and
            can never make the second move then.
    """

    events: tuple[tuple[LikelyEvent, ...], ...]
    points: tuple[tuple[float, ...], ...]
    errors: tuple[float, ...]
    excludes_second: bool = False


@dataclass(frozen=True, slots=True)
class _Step:
    """An event of a line, as the seat saw it.

    Attributes:
        likely: the event, with a share of 0.
        place: the number of events before it in the line.
    """

    likely: LikelyEvent
    place: int


_Line: TypeAlias = "dict[Any, _Step]"
"""The steps of a line by their events. An event that happens twice has its first step."""


def look_ahead(
    spec: GameSpec,
    level: Level,
    observation: Any,
    moves: Sequence[Any],
    seed: int,
    stop: Callable[[], bool] | None = None,
    seconds: float = FORESIGHT_SECONDS,
) -> Foresight | None:
    """Returns the events that tell two moves of the seat to move apart, or None without a result.

    Args:
        spec: the game.
        level: the level by whose rollouts all seats play on.
        observation: the observation of the seat to move.
        moves: the two moves.
        seed: the seed of all random numbers.
        stop: a function that ends the look ahead once it returns True.
        seconds: see `FORESIGHT_SECONDS`.
    """
    if len(moves) != MOVE_COUNT:
        return None
    rng, started = Rng(seed), perf_counter()
    lines: tuple[list[_Line], list[_Line]] = ([], [])
    points: tuple[list[list[int]], list[list[int]]] = ([], [])
    excludes_second, is_reset = True, False
    while len(lines[0]) < MAX_WORLDS:
        if stop is not None and stop():
            return None
        elapsed = perf_counter() - started
        if len(lines[0]) >= MIN_WORLDS and elapsed > seconds:
            break
        if elapsed > max(seconds, LONGEST_SECONDS):
            return None
        world, luck = spec.rules.sample(observation, rng), rng.next64() >> 2
        try:
            for move in moves:
                spec.rules.check(world, move)
        except IllegalAction:
            return None
        if excludes_second:
            excludes_second = _excludes(spec, world.clone(), *moves)
        for number, move in enumerate(moves):
            line, totals, ends_in_reset = _played_line(spec, level, world.clone(), move, Rng(luck))
            lines[number].append(line)
            points[number].append(totals)
            is_reset = is_reset or ends_in_reset
    likely = (_likely_events(lines[0], lines[1]), _likely_events(lines[1], lines[0]))
    means = [tuple([fmean(column) for column in zip(*rows, strict=True)]) for rows in points]
    errors = () if is_reset else _errors(*points)
    return Foresight(likely, tuple(means), errors, excludes_second)


def _errors(rows: Sequence[Sequence[int]], others: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """Returns the standard error of the mean difference of two scores for each seat.

    Each row has the scores in one world, by seat. There are at least two rows.
    """
    count = len(rows)
    pairs = zip(zip(*rows, strict=True), zip(*others, strict=True), strict=True)
    gaps = [[a - b for a, b in zip(*pair, strict=True)] for pair in pairs]
    return tuple([stdev(gap) / sqrt(count) for gap in gaps])


def _excludes(spec: GameSpec, world: State, first: Any, second: Any) -> bool:
    """Returns whether a seat is still to move after its move `first`, but cannot move `second`.

    The function changes the world.
    """
    rules, brain = spec.rules, spec.brain
    seat = rules.to_move(world)
    deliberation = brain.deliberation(rules.observe(world, seat))
    rules.apply(world, first)
    if rules.to_move(world) != seat:
        return False
    if brain.deliberation(rules.observe(world, seat)) != deliberation:
        return False
    try:
        rules.check(world, second)
    except IllegalAction:
        return True
    return False


def _played_line(
    spec: GameSpec, level: Level, world: State, move: Any, rng: Rng
) -> tuple[_Line, list[int], bool]:
    """Returns what a seat sees after its move until its next turn, and all scores then, by seat.

    In a game that counts rounds, the line goes on until the next round. The third value is True if
    the line ends because a new round sets the scores back.

    The function changes the world. The events up to the log's first line are left out, because they
    say only that the seat makes the move. So are events that reveal something, such as a draw,
    because luck decides them.
    """
    rules = spec.rules
    seat = rules.to_move(world)
    assert seat is not None
    observation = rules.observe(world, seat)
    deliberation = spec.brain.deliberation(observation)
    round_number = spec.wording.turn(observation) if spec.counts_rounds else None
    line: _Line = {}
    before: Any = None
    has_left, is_told, action, place = False, False, move, 0
    totals = _totals(spec, world, seat)
    for number in range(MAX_LINE_ACTIONS):
        is_own_doing = rules.to_move(world) == seat
        journal: list[Any] = []
        rules.apply(world, action, journal)
        visible_events = [
            event for event in (rules.redact(event, seat) for event in journal) if event
        ]
        earlier, totals = totals, _totals(spec, world, seat)
        if 2 * sum(totals) < sum(earlier):
            return line, earlier, True
        raised = tuple([i for i, total in enumerate(totals) if total > earlier[i]])
        lowered = tuple([i for i, total in enumerate(totals) if total < earlier[i]])
        for event in visible_events:
            if not is_told:  # the log's first line says what the move is
                is_told = _has_line(spec, before, event, len(totals))
            elif not event.reveals:
                likely = LikelyEvent(event, before, 0.0, is_own_doing, number, raised, lowered)
                line.setdefault(event, _Step(likely, place))
            before, place = event, place + 1
        mover = rules.to_move(world)
        if mover is None:
            break
        if mover == seat:
            observation = rules.observe(world, seat)
            is_aside = spec.brain.is_out_of_turn(observation)
            is_same = spec.brain.deliberation(observation) == deliberation
            is_over = round_number is None or spec.wording.turn(observation) != round_number
            if not is_aside and is_over and (has_left or not is_same):
                break
        else:
            has_left = has_left or not spec.brain.is_out_of_turn(rules.observe(world, mover))
        action = spec.brain.rollout(world, rules.legal_actions(world), rng, level)
    return line, totals, False


def _has_line(spec: GameSpec, before: Any, event: Any, seats: int) -> bool:
    """Returns whether the log has a line for an event; `before` is the event before it."""
    names = ("",) * seats
    if spec.conduct.is_preparation(event):
        return False
    own_line = spec.conduct.log_line(before, event, names)
    return own_line is not None or spec.wording.event(event, names) is not None


def _totals(spec: GameSpec, world: State, seat: Seat) -> list[int]:
    """Returns the scores in a world, by seat, as far as `seat` may know them."""
    return [tally.total for tally in spec.wording.tally(spec.rules.observe(world, seat))]


def _likely_events(lines: Sequence[_Line], others: Sequence[_Line]) -> tuple[LikelyEvent, ...]:
    """Returns the events that are likely in `lines` and much less likely in `others`, most telling
    first."""
    ranked = []
    for event, step in {event: step for line in lines for event, step in line.items()}.items():
        share, other_share = (
            sum(event in line for line in some) / len(some) for some in (lines, others)
        )
        if share >= LIKELY_SHARE and share - other_share >= MIN_SHARE_GAP:
            ranked.append((other_share - share, step.place, replace(step.likely, share=share)))
    ranked.sort(key=lambda entry: entry[:2])
    return tuple([likely for *_, likely in ranked[:MAX_EVENTS]])

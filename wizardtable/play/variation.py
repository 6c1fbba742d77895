# SPDX-License-Identifier: MIT
"""Moves that a seat could have made instead: how the table would have looked, as far as that seat
could have foreseen it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wizardtable.core.game import IllegalAction, Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_, Message
from wizardtable.play import frames, moment_text
from wizardtable.play.frames import Frame
from wizardtable.play.move_text import told_in, twins

_FIRST = N_("replay", "First: {move}")
_BETTER = N_("replay", "Better: {move}")
_THEN = N_("replay", "Then: {move}")


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves preferred to those of a match.

    Attributes:
        place: the actions before them.
        end: the actions when what was played instead was done, more than `place`.
        seat: whose moves they are.
        moves: the moves, at least one.
        loss: the percentage of winning chance that what was played instead gave away.
    """

    place: int
    end: int
    seat: Seat
    moves: tuple[Any, ...]
    loss: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a variation.

    Attributes:
        frame: what its seat would have seen.
        told: its latest move, in a sentence.
    """

    frame: Frame
    told: Message


@dataclass(frozen=True, slots=True)
class VariationMove:
    """A move of a variation.

    Attributes:
        move: the move.
        told: the move in a sentence.
    """

    move: Any
    told: Message


def shown(match: Match, variation: Variation) -> tuple[Shown, ...]:
    """Returns the moment at which the variation begins, then that after each of its moves.

    They are played in a world made of nothing but what the seat could know. What a move reveals
    there is made up: so the table stays as it was before such a move, which is only told. What is
    told says which move is the better one, that `differing` names, and that others come before or
    after it.
    """
    _, better = differing(match, variation)
    words = _FIRST
    seat, rules = variation.seat, match.spec.rules
    start = frames.past(match, seat, variation.place)
    before = start.events[-1] if start.events else start.before
    moments: list[Shown] = []
    for step, world, journal in _foreseen(match, variation):
        if words is _FIRST and (better is None or step.move == better.move):
            told, words = _BETTER.of(move=step.told), _THEN
        else:
            told = words.of(move=step.told)
        if not moments:
            moments.append(Shown(replace(start, events=(), before=before), told))
        if journal is None:
            break
        events = [event for event in (rules.redact(one, seat) for one in journal) if event]
        if any(one.reveals for one in journal):
            moments.append(Shown(replace(moments[-1].frame, events=()), told))
            break
        frame = replace(
            start,
            observation=rules.observe(world, seat),
            to_move=rules.to_move(world),
            events=tuple(events),
            mine=True,
            before=before,
        )
        before = events[-1] if events else before
        moments.append(Shown(frame, told))
    return tuple(moments)


def differing(match: Match, variation: Variation) -> tuple[int, VariationMove | None]:
    """Returns the place of the first move made that is not in the variation, and the first one of
    the variation that could have been made instead and was not: both lines may have others, in
    another order, and what the seat did later in the turn was made as well. One that could still be
    made afterwards gives way to one that could not: that is what the move made has cost. Where they
    differ in nothing else, these are the first of either; where the variation only does without
    moves that were made, there is None in place of the second."""
    made = list(match.actions[variation.place : variation.end])
    lacking = list(variation.moves)
    places = []
    for number, move in enumerate(made):
        if move in lacking:
            lacking.remove(move)
        else:
            places.append(variation.place + number)
    made += _right_after(match, variation)
    first, found = None, None
    for step, _, journal in _foreseen(match, variation):
        first = first or step
        if step.move in made:
            made.remove(step.move)
        elif places and not possible(match, places[0], step.move):
            pass
        elif places and not still_open(match, places[0], step.move):
            found = step
            break
        else:
            found = found or step
        if journal is None or any(one.reveals for one in journal):
            break
    assert first is not None
    if not places:
        return variation.place, first
    if all(match.spec.conduct.ends_turn(move) for move in lacking):
        return places[0], None
    return places[0], found


def _right_after(match: Match, variation: Variation) -> list[Any]:
    """The moves that its seat made after the variation's end before anybody else moved, and later
    in the same turn."""
    moves, alone = [], True
    for place in range(variation.end, len(match.actions)):
        if match.mover(place) != variation.seat:
            alone = False
        elif alone or turn_of(match, place) == turn_of(match, variation.place):
            moves.append(match.actions[place])
        else:
            break
    return moves


def turn_of(match: Match, place: int) -> tuple[Seat, int]:
    """Returns whose move it is at a place, and of which of their turns."""
    seat = match.mover(place)
    return seat, match.spec.brain.deliberation(match.observe_at(place, seat))


def possible(match: Match, place: int, move: Any) -> bool:
    """Returns whether the seat that moved at a place could have made this move there instead, as
    far as it knew."""
    rules, seat = match.spec.rules, match.mover(place)
    return _allowed(rules, rules.sample(match.observe_at(place, seat), Rng(0)), move)


def still_open(match: Match, place: int, move: Any) -> bool:
    """Returns whether the seat that moved at a place could still make this move right afterwards,
    as far as it knows."""
    seat = match.mover(place)
    if place + 1 == len(match.actions) or match.mover(place + 1) != seat:
        return False
    return possible(match, place + 1, move)


def _foreseen(
    match: Match, variation: Variation
) -> Iterator[tuple[VariationMove, State, list[Any] | None]]:
    """Yields the moves of a variation, each with a world after it that its seat could have taken
    for the true one, and what happened; None in place of that where it could not be made there."""
    seat, rules = variation.seat, match.spec.rules
    seen = match.observe_at(variation.place, seat)
    before = moment_text.before(match, seat, variation.place + 1)
    world, twin = twins(match, seen, variation.place)
    for number, move in enumerate(variation.moves):
        able = rules.to_move(world) == seat and _allowed(rules, world, move)
        if not able and number:
            return
        told = told_in(match, seat, seen, (world, twin), move, before)
        step = VariationMove(move, told)
        if not able:
            yield step, world, None
            return
        journal: list[Any] = []
        rules.apply(twin, move)
        rules.apply(world, move, journal)
        yield step, world, journal
        seen = rules.observe(world, seat)
        events = [event for event in (rules.redact(one, seat) for one in journal) if event]
        before = events[-1] if events else before


def _allowed(rules: Any, world: Any, move: Any) -> bool:
    try:
        rules.check(world, move)
    except IllegalAction:
        return False
    return True


def of_place(variations: Sequence[Variation], place: int) -> Variation | None:
    """Returns the variation that a place of the match belongs to: from its beginning to the end of
    what was played instead; the latest of several."""
    within = [one for one in variations if one.place <= place <= one.end]
    return max(within, key=lambda one: one.place, default=None)

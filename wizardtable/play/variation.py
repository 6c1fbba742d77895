# SPDX-License-Identifier: MIT
"""Better lines of moves: how the table would have looked, as far as the seat could foresee it.

A place is the number of actions played before it. A world is a state of the match in which all that
the seat knew is true, and everything else is chosen at random.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wizardtable.core.game import IllegalAction, Seat, State
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_, Message
from wizardtable.play import frames, moment_text
from wizardtable.play.frames import Frame
from wizardtable.play.move_text import possible_worlds, sentence_in_worlds

_FIRST_MOVE = N_("replay", "First: {move}")
_BETTER_MOVE = N_("replay", "Better: {move}")
_NEXT_MOVE = N_("replay", "Then: {move}")


@dataclass(frozen=True, slots=True)
class Variation:
    """A line of moves that an analysis prefers to the moves of a match.

    Attributes:
        place: The place where the line begins.
        end: The place where the replaced stretch of the match ends; more than `place`.
        seat: The seat that could have made these moves.
        moves: The moves of the line, at least one.
        loss: The win chance, in percent, that the seat gave away by its moves in the match.
    """

    place: int
    end: int
    seat: Seat
    moves: tuple[Any, ...]
    loss: int = 0


@dataclass(frozen=True, slots=True)
class VariationMoment:
    """A moment of a variation, as the replay shows it: before the first or after one of its moves.

    Attributes:
        frame: The frame that the seat would have seen.
        sentence: A sentence about the latest move of the variation.
    """

    frame: Frame
    sentence: Message


@dataclass(frozen=True, slots=True)
class VariationMove:
    """A move of a variation, with its description for the player.

    Attributes:
        move: The move.
        sentence: A sentence about the move.
    """

    move: Any
    sentence: Message


def variation_moments(match: Match, variation: Variation) -> tuple[VariationMoment, ...]:
    """Returns the moment at which the variation begins, then the moment after each of its moves.

    The moves are played in a world made only from the seat's knowledge. If a move would reveal
    something, such as a card, its outcome is unknown. The variation then ends with a moment in
    which only the sentence is new. The sentence about the move from `first_difference` begins with
    "Better:".
    """
    _, better = first_difference(match, variation)
    words = _FIRST_MOVE
    seat, rules = variation.seat, match.spec.rules
    start = frames.past_frame(match, seat, variation.place)
    before = start.events[-1] if start.events else start.before
    moments: list[VariationMoment] = []
    for step, world, journal in _foreseen_moves(match, variation):
        if words is _FIRST_MOVE and (better is None or step.move == better.move):
            sentence, words = _BETTER_MOVE.of(move=step.sentence), _NEXT_MOVE
        else:
            sentence = words.of(move=step.sentence)
        if not moments:
            moments.append(VariationMoment(replace(start, events=(), before=before), sentence))
        if journal is None:
            break
        events = [event for event in (rules.redact(event, seat) for event in journal) if event]
        if any(event.reveals for event in journal):
            moments.append(VariationMoment(replace(moments[-1].frame, events=()), sentence))
            break
        frame = replace(
            start,
            observation=rules.observe(world, seat),
            to_move=rules.to_move(world),
            events=tuple(events),
            is_own_move=True,
            before=before,
        )
        before = events[-1] if events else before
        moments.append(VariationMoment(frame, sentence))
    return tuple(moments)


def first_difference(match: Match, variation: Variation) -> tuple[int, VariationMove | None]:
    """Returns the place where the match first differs from a variation, and the better move there.

    At this place the match has the first move that the variation does not have. The better move is
    the first move of the variation that was possible there and that the seat never made in this
    turn. A move that was no longer possible afterwards is preferred, because the match's move has
    cost this chance.

    If the variation has all moves of the match, returns the variation's beginning and first move.
    The better move is None if the variation has none, as when it only leaves moves out.
    """
    moves_made = list(match.actions[variation.place : variation.end])
    missing_moves = list(variation.moves)
    places = []
    for number, move in enumerate(moves_made):
        if move in missing_moves:
            missing_moves.remove(move)
        else:
            places.append(variation.place + number)
    moves_made += _moves_right_after(match, variation)
    first, better_move = None, None
    for step, _, journal in _foreseen_moves(match, variation):
        first = first or step
        if step.move in moves_made:
            moves_made.remove(step.move)
        elif places and not is_possible(match, places[0], step.move):
            pass
        elif places and not is_still_possible(match, places[0], step.move):
            better_move = step
            break
        else:
            better_move = better_move or step
        if journal is None or any(event.reveals for event in journal):
            break
    assert first is not None
    if not places:
        return variation.place, first
    if all(match.spec.conduct.ends_turn(move) for move in missing_moves):
        return places[0], None
    return places[0], better_move


def _moves_right_after(match: Match, variation: Variation) -> list[Any]:
    """Returns the seat's moves after the variation's end, until another seat moves.

    Moves that the seat makes later in the same turn are included.
    """
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
    """Returns the seat that moves at a place, and a number that is the same for its whole turn."""
    seat = match.mover(place)
    return seat, match.spec.brain.deliberation(match.observe_at(place, seat))


def is_possible(match: Match, place: int, move: Any) -> bool:
    """Returns whether the seat to move at a place could have made this move, as far as it knew."""
    rules, seat = match.spec.rules, match.mover(place)
    return _allowed(rules, rules.sample(match.observe_at(place, seat), Rng(0)), move)


def is_still_possible(match: Match, place: int, move: Any) -> bool:
    """Returns whether a seat could still make this move right after its move at a place.

    Returns False if the seat is not to move then. The answer uses only what the seat knows then.
    """
    seat = match.mover(place)
    if place + 1 == len(match.actions) or match.mover(place + 1) != seat:
        return False
    return is_possible(match, place + 1, move)


def _foreseen_moves(
    match: Match, variation: Variation
) -> Iterator[tuple[VariationMove, State, list[Any] | None]]:
    """Yields the moves of a variation, each with the world after it and its events.

    If the first move is impossible in this world, it is yielded with None for its events, and
    nothing follows. A later impossible move is not yielded and ends the variation.
    """
    seat, rules = variation.seat, match.spec.rules
    observation = match.observe_at(variation.place, seat)
    before = moment_text.event_before(match, seat, variation.place + 1)
    world, twin = possible_worlds(match, observation, variation.place)
    for number, move in enumerate(variation.moves):
        is_possible = rules.to_move(world) == seat and _allowed(rules, world, move)
        if not is_possible and number:
            return
        sentence = sentence_in_worlds(match, seat, observation, (world, twin), move, before)
        step = VariationMove(move, sentence)
        if not is_possible:
            yield step, world, None
            return
        journal: list[Any] = []
        rules.apply(twin, move)
        rules.apply(world, move, journal)
        yield step, world, journal
        observation = rules.observe(world, seat)
        events = [event for event in (rules.redact(event, seat) for event in journal) if event]
        before = events[-1] if events else before


def _allowed(rules: Any, world: Any, move: Any) -> bool:
    try:
        rules.check(world, move)
    except IllegalAction:
        return False
    return True


def variation_at(variations: Sequence[Variation], place: int) -> Variation | None:
    """Returns the variation whose stretch of the match includes this place, or None.

    Of several such variations, returns the one with the latest beginning.
    """
    candidates = [
        variation for variation in variations if variation.place <= place <= variation.end
    ]
    return max(candidates, key=lambda variation: variation.place, default=None)

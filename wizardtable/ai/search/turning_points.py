# SPDX-License-Identifier: MIT
"""Prepares decisive moves to be shown: with the losses of the chart, and without contradictions.

The chart shows the course of the win chances over the match. A place is a number of actions.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from wizardtable.ai.search.appraisal import MAX_DECISIVE_MOVES, MAX_GOOD_TURN_LOSS, Odds, Turning
from wizardtable.core.game import Seat

MIN_SHOWN_LOSS = MAX_GOOD_TURN_LOSS
"""A move is shown if it loses at least this win chance (0–1).

A turn with this loss is not well played. So a player with a decisive move is never told to have
played every turn well.
"""

MAX_CHANCE_MISMATCH = 0.1
"""The sum of the chances that two decisive moves give for the same place may be wrong by this
much."""

MAX_UNEXPLAINED_LEAP = 0.2
"""A change of a win chance (0–1) without luck looks unexplained if it is larger than this."""


def is_unexplained_leap(
    turning: Turning, course: Sequence[Odds], is_lucky: Callable[[int], bool]
) -> bool:
    """Returns whether the chart would jump, without luck, to the chance before a decisive move.

    Such a jump comes from something that only the player of the move knew, such as their own hand.
    `course` is the course of the chances. `is_lucky` takes a number of actions, and returns whether
    luck had a part in the result of the last of them.
    """
    before = [odds for odds in course if odds.place <= turning.place]
    if not before or any(
        is_lucky(place) for place in range(before[-1].place + 1, turning.place + 1)
    ):
        return False
    return abs(turning.chance - before[-1].chances[turning.seat]) > MAX_UNEXPLAINED_LEAP


def without_contradiction(
    decisive: Sequence[Turning], is_lucky: Callable[[int], bool], seats: int
) -> tuple[Turning, ...]:
    """Returns the decisive moves, changed so that none contradicts another one.

    If one move ends where another begins, without luck, both give chances of the same place: the
    chance after the earlier move, and the chance before the later move. The sum of the chances of
    two different seats must be at most 1, or at a table for two exactly 1.

    - If both moves are of the same seat, the move with the larger loss stays as it is. The other
      move keeps the rest of the loss, which may be none.
    - If two seats moved and the sum is wrong by at most `MAX_CHANCE_MISMATCH`, the chance
      after the earlier move is set to 1 minus the chance before the later move.
    - If two seats moved and the sum is wrong by more, the move with the smaller loss is dropped.

    `seats` is the number of seats at the table. `is_lucky` is as in `is_unexplained_leap`.
    """
    kept = list(decisive)
    for turning in decisive:
        for other in decisive:
            if turning.end != other.place or is_lucky(turning.end):
                continue
            first, second = _current_version(kept, turning), _current_version(kept, other)
            if first is None or second is None:
                continue
            total = first.own + second.chance
            if turning.seat == other.seat:
                if first.loss < second.loss:
                    kept[kept.index(first)] = replace(first, own=min(first.chance, second.chance))
                else:
                    kept[kept.index(second)] = replace(second, chance=max(first.own, second.own))
            elif total > 1.0 + MAX_CHANCE_MISMATCH or (
                seats == 2 and total < 1.0 - MAX_CHANCE_MISMATCH
            ):
                kept.remove(first if first.loss < second.loss else second)
            elif seats == 2 or total > 1.0:
                kept[kept.index(first)] = replace(first, own=1.0 - second.chance)
    return tuple(kept)


def _current_version(turnings: Sequence[Turning], turning: Turning) -> Turning | None:
    """Returns the present version of a decisive move, or None if it was dropped."""
    moves = (each for each in turnings if (each.place, each.seat) == (turning.place, turning.seat))
    return next(moves, None)


def is_large_enough(turning: Turning) -> bool:
    """Returns whether the loss of a move, in whole percent, is large enough to be shown."""
    return turning.loss >= round(100 * MIN_SHOWN_LOSS)


def with_charted_losses(
    decisive: Sequence[Turning],
    course: Sequence[Odds],
    limits: Mapping[tuple[int, int], tuple[int, float]],
    is_lucky: Callable[[int], bool],
    mover: Callable[[int], Seat],
    advised: Collection[int] = (),
) -> tuple[Turning, ...]:
    """Returns the costly moves with the losses that the course of chances shows, which may be 0.

    The course may have a later place in the same turn, without luck in between. Then the chance at
    this place is taken for the chance after the move. If another seat moved in between, only a
    higher chance is taken, because the other seat's moves may have lowered the chance.

    Args:
        decisive: the costly moves.
        course: the course of chances.
        limits: by seat and end of a move, the end of the move's turn and the largest loss (0–1)
            that is possible.
        is_lucky: a function as in `is_unexplained_leap`.
        mover: a function that returns the seat that moved at a place.
        advised: the places at which a player was shown a chance. The first of them in the turn, not
            before the end of a move, decides the move's loss.
    """
    charted = []
    for turning in decisive:
        own = turning.own
        over, max_loss = limits[turning.seat, turning.end]
        for odds in course:
            if turning.place < odds.place <= over and not any(
                is_lucky(place) for place in range(turning.place + 1, odds.place + 1)
            ):
                shared = any(
                    mover(place) != turning.seat for place in range(turning.end, odds.place)
                )
                own = max(odds.chances[turning.seat], own if shared else turning.chance - max_loss)
                if odds.place in advised and odds.place >= turning.end:
                    own = odds.chances[turning.seat]
                    break
        charted.append(replace(turning, own=rounded_to_percent(min(own, turning.chance))))
    return tuple(charted)


def costliest_moves(
    costly: Sequence[Turning], among: Sequence[Sequence[Seat]]
) -> tuple[Turning, ...]:
    """Returns the moves with the largest losses of each group of seats, in the order of `costly`.

    Each group has at most `MAX_DECISIVE_MOVES` of them. `among` has the groups of seats.
    """
    kept = []
    for seats in among:
        of_group = sorted(
            (turning for turning in costly if turning.seat in seats),
            key=lambda turning: -turning.loss,
        )
        kept += of_group[:MAX_DECISIVE_MOVES]
    return tuple(turning for turning in costly if turning in kept)


def rounded_to_percent(chance: float) -> float:
    """Returns a chance (0–1) rounded to whole percent."""
    return round(100 * chance) / 100

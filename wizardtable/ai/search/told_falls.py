# SPDX-License-Identifier: MIT
"""Where chances that were told in a match fell through nothing but the moves of who was told, and
what else players were told that a move costs and made it all the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter

from wizardtable.ai.search.advice import CLOSE
from wizardtable.ai.search.appraisal import Odds
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.stretches import Stretch
from wizardtable.ai.search.turnings import WEIGHTY
from wizardtable.core.game import Seat
from wizardtable.core.match import STAND_IN, Match

REMEMBERING = 12.0
"""Seconds at most to find out what players were told that their moves cost."""


@dataclass(frozen=True, slots=True)
class ToldFall:
    """A chance that a player was told, and a lower one later in the same turn, or that which they
    were told of the move that they made.

    Attributes:
        seat: the player's.
        phase: see `Stretch`.
        place, end: where they were told, or before and after the move; all moves between are the
            player's, and no luck was.
        before, after: the chances, 0 to 1.
    """

    seat: Seat
    phase: int
    place: int
    end: int
    before: float
    after: float


def told_falls(
    match: Match, cut: Sequence[Stretch], lucky: Callable[[int], bool]
) -> list[ToldFall]:
    """Returns the falls of told chances that are more than what about equally good moves differ by,
    the largest first. `cut` has all stretches of the match; `lucky` says whether chance had a say
    in what the last of so many actions led to."""
    falls = []
    told = [place for place in sorted(match.advised) if place < len(match.actions)]
    for place, end in pairwise(told):
        here, there = (_at(cut, one) for one in (place, end))
        before, after = match.advised[place], match.advised[end]
        if here is None or there is None or before - after <= round(100 * CLOSE):
            continue
        if (here.seat, here.phase) != (there.seat, there.phase):
            continue
        if all(
            match.mover(one) == here.seat and match.author(one) != STAND_IN and not lucky(one + 1)
            for one in range(place, end)
        ):
            fall = ToldFall(here.seat, here.phase, place, end, before / 100, after / 100)
            falls.append(fall)
    return sorted(falls, key=lambda one: one.after - one.before)


def told_losses(
    match: Match,
    cut: Sequence[Stretch],
    course: Sequence[Odds],
    hints: Hints,
    lucky: Callable[[int], bool],
) -> list[ToldFall]:
    """Returns the moves of which their player was told, or would have been had they asked, that
    they give much away: where a chance was told and the course of chances, up to the next luck,
    does not show that nothing was lost. The largest first; what is not found in a few seconds is
    left out."""
    until = perf_counter() + REMEMBERING
    falls: list[tuple[float, int, Stretch]] = []
    for place, told in match.advised.items():
        here = _at(cut, place)
        if here is None or match.author(place) == STAND_IN:
            continue
        later = next((odds for odds in course if odds.place > place), None)
        if later is None or any(lucky(one) for one in range(place + 1, later.place + 1)):
            falls.append((WEIGHTY, place, here))
        elif (fall := told / 100 - later.chances[here.seat]) >= WEIGHTY:
            falls.append((fall, place, here))
    losses = []
    for _, place, here in sorted(falls, key=lambda one: (-one[0], one[1])):
        if perf_counter() > until:
            break
        if match.actions[place] in hints.best(place):
            continue
        before, loss = match.advised[place] / 100, hints.loss(place)
        if loss >= WEIGHTY:
            losses.append(ToldFall(here.seat, here.phase, place, place + 1, before, before - loss))
    return sorted(losses, key=lambda one: one.after - one.before)


def _at(cut: Sequence[Stretch], place: int) -> Stretch | None:
    """The stretch that a place lies in."""
    return next((one for one in cut if one.place <= place < one.end), None)

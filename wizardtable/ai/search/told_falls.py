# SPDX-License-Identifier: MIT
"""Chances shown during a match that the player's own moves then lowered, and costly moves that a
player made after being advised."""

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
"""Seconds at most to find out what moves cost by the advice that players had."""


@dataclass(frozen=True, slots=True)
class ToldFall:
    """A chance shown to a player and a lower one of the same turn: shown later, or that of the move
    they made.

    Attributes:
        seat: the player's.
        phase: see `Stretch`.
        place, end: the places of the two chances; all moves between them are the player's, and
            chance had no say.
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
    """Returns the costly moves made where a player had asked for advice, with what *Why not this
    move?* says they cost, the largest loss first. A move after which the course of chances, up to
    the next luck, shows no loss is none of them; what takes longer than `REMEMBERING` to find is
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
        before, loss = match.advised[place] / 100, hints.loss(place)
        if loss >= WEIGHTY:
            losses.append(ToldFall(here.seat, here.phase, place, place + 1, before, before - loss))
    return sorted(losses, key=lambda one: one.after - one.before)


def _at(cut: Sequence[Stretch], place: int) -> Stretch | None:
    """The stretch that a place lies in."""
    return next((one for one in cut if one.place <= place < one.end), None)

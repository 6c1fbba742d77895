# SPDX-License-Identifier: MIT
"""Where chances that hints told in a match fell through nothing but the moves of who was told."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from wizardtable.ai.search.advice import CLOSE
from wizardtable.ai.search.stretches import Stretch
from wizardtable.core.game import Seat
from wizardtable.core.match import STAND_IN, Match


@dataclass(frozen=True, slots=True)
class ToldFall:
    """A chance that a player was told, and a lower one later in the same turn.

    Attributes:
        seat: the player's.
        phase: see `Stretch`.
        place, end: where they were told; all moves between are the player's, and no luck was.
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


def _at(cut: Sequence[Stretch], place: int) -> Stretch | None:
    """The stretch that a place lies in."""
    return next((one for one in cut if one.place <= place < one.end), None)

# SPDX-License-Identifier: MIT
"""What a player has given away in the moves of a turn together, each of them too little to tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any


@dataclass(frozen=True, slots=True)
class Whole:
    """Several moves of a turn as one.

    Attributes:
        moves: how many; `loss`: the winning chance (0 to 1) that they give away together.
        error: of the loss: the search sees no finer.
    """

    moves: int
    loss: float
    error: float


@dataclass(frozen=True, slots=True)
class _Step:
    """A move that was weighed at a place of the match, and what it gives away; less than nothing
    where it looked better than the move preferred."""

    place: int
    seat: int
    turn: int
    action: Any
    loss: float
    error: float


class RunningLoss:
    """Adds up what the moves of a person give away in a turn, or in a round where the game counts
    rounds."""

    def __init__(self) -> None:
        self._steps: list[_Step] = []

    def with_move(
        self,
        done: Sequence[Any],
        seat: int,
        turn: int,
        action: Any,
        loss: float,
        error: float,
    ) -> Whole:
        """Returns what the seat gives away in this turn if it plays the action after those `done`
        in the match. Moves that were taken back, or weighed and not played, do not count."""
        place = len(done)
        self._steps = [
            one for one in self._steps if one.place < place and done[one.place] == one.action
        ]
        self._steps.append(_Step(place, seat, turn, action, loss, error))
        own = [one for one in self._steps if (one.seat, one.turn) == (seat, turn)]
        return Whole(len(own), sum(one.loss for one in own), sqrt(sum(one.error**2 for one in own)))

    def forget(self) -> None:
        """The person was told: what has been given away is not told again."""
        self._steps.clear()

# SPDX-License-Identifier: MIT
"""Adds up the small losses of the moves of a turn. Each loss alone is too small for a warning."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any


@dataclass(frozen=True, slots=True)
class TurnLoss:
    """The loss of several moves of a turn together.

    Attributes:
        move_count: the number of moves.
        loss: the win chance (0–1) that the moves give away together.
        error: the standard error of the loss; smaller losses mean nothing.
    """

    move_count: int
    loss: float
    error: float


@dataclass(frozen=True, slots=True)
class _Step:
    """A move that was judged after `place` actions of the match.

    The loss is below 0 if the move looked better than the preferred one.
    """

    place: int
    seat: int
    turn: int
    action: Any
    loss: float
    error: float


class RunningLoss:
    """Adds up the losses of a person's moves in a turn, or in a round of a game that counts
    rounds."""

    def __init__(self) -> None:
        self._steps: list[_Step] = []

    def loss_with_move(
        self,
        done: Sequence[Any],
        seat: int,
        turn: int,
        action: Any,
        loss: float,
        error: float,
    ) -> TurnLoss:
        """Returns the loss of the seat's moves in this turn, with the considered `action`.

        `done` are all actions of the match so far. `loss` is the measured loss of the considered
        action in win chance (0–1), with its standard error. Earlier moves count if they were judged
        here and are still in the match.
        """
        place = len(done)
        self._steps = [
            step for step in self._steps if step.place < place and done[step.place] == step.action
        ]
        self._steps.append(_Step(place, seat, turn, action, loss, error))
        own = [step for step in self._steps if (step.seat, step.turn) == (seat, turn)]
        return TurnLoss(
            len(own), sum(step.loss for step in own), sqrt(sum(step.error**2 for step in own))
        )

    def forget(self) -> None:
        """Forgets all losses, so that no warning counts them twice."""
        self._steps.clear()

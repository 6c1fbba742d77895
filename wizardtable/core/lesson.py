# SPDX-License-Identifier: MIT
"""A guided first game as data: what is explained, and what the learner does himself.

A lesson is a match whose deal is fixed by its seed and whose opponents do as it is written. The
learner, at the first seat, reads a step, or does with his own hand what it asks for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.core.game import Seat, Setup
from wizardtable.core.text import N_, Message

LEARNER: Final = Seat(0)

NOT_NOW: Final = N_("lesson", "You may do that another time; now try what the lesson asks for.")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is explained or done.

    Attributes:
        says: a sentence or two.
        shows: what is pointed at: actions, whose pieces are marked, or names of pieces: the parts
            of their key on the table, as far as they matter, with colons ("seat:1", "deck").
            Where nothing is named the moves are shown.
        moves: what the learner does, in any order that is legal; nothing: the step is read.
        accepts: what serves as a move besides those, where the learner has a choice.
        instead: what is said to who does something else that is legal.
        then: what happens afterwards without the learner: moves of the others, and of his own
            those that are not worth a step.
    """

    says: Message
    shows: tuple[Any, ...] = ()
    moves: tuple[Any, ...] = ()
    accepts: Callable[[Any], bool] | None = None
    instead: Message = NOT_NOW
    then: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The guided first game of a game; `rivals` are the names of the other seats in order."""

    setup: Setup
    seed: int
    rivals: tuple[str, ...]
    steps: tuple[LessonStep, ...]

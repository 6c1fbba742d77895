# SPDX-License-Identifier: MIT
"""A guided first game, as data.

A lesson is a match with a fixed seed, in which the opponents play written moves. The learner has
the first seat. They read a step, or make the moves that it asks for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.core.game import Seat, Setup
from wizardtable.core.text import N_, Message

LEARNER: Final = Seat(0)

NOT_NOW: Final = N_("lesson", "Not now: first try what the lesson asks for.")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson.

    Attributes:
        says: what is explained, in one or two sentences of at most 180 characters.
        shows: what is marked on the table: actions (the pieces of `Sitting.suggest`) and strings.
            A string is the beginning of a piece's key with colons between its parts: "deck" marks
            all pieces whose key begins with "deck", "seat:1" those whose key begins with
            ("seat", 1). If empty, `moves` are marked; a step that is only read marks something.
        moves: the actions that the learner has to take, in any legal order; empty for a step that
            is only read.
        accepts: returns whether another action will do as well; None if none does.
        instead: what the learner is told if they try another legal action.
        then: actions that are played after the step without the learner: those of the others, and
            those of the learner that need no step.
    """

    says: Message
    shows: tuple[Any, ...] = ()
    moves: tuple[Any, ...] = ()
    accepts: Callable[[Any], bool] | None = None
    instead: Message = NOT_NOW
    then: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The guided first game of a game.

    Attributes:
        setup: the setup of the match.
        seed: the seed of the match.
        rivals: the names of the other seats, from seat 1; best those of `core.wizards`.
        steps: 8 to 14 steps. The last one is read when it is the learner's turn, and the match
            then goes on freely.
    """

    setup: Setup
    seed: int
    rivals: tuple[str, ...]
    steps: tuple[LessonStep, ...]

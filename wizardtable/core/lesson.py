# SPDX-License-Identifier: MIT
"""Lessons of a game, as data: the guided first game, and short ones on what beginners miss.

A lesson is a match with a fixed seed, in which the opponents play written moves. The learner has
the first seat. They read a step, or make the moves that it asks for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.core.game import Seat, Setup
from wizardtable.core.text import N_, Message

LEARNER: Final = Seat(0)

FIRST: Final = "first_match"
"""The id of the guided first game, which is the first lesson of every game."""

FIRST_TITLE: Final = N_("lesson", "First match")
FIRST_TEACHES: Final = N_("lesson", "All you need to play, move by move.")

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
    """A lesson of a game; the first one is the guided first game, from the deal on.

    Attributes:
        id: a name for settings, lower case with underscores, unique in the game; it never changes.
        title: two or three words.
        teaches: what one learns, in one short sentence.
        setup: the setup of the match.
        seed: the seed of the match.
        rivals: the names of the other seats, from seat 1; best those of `core.wizards`.
        steps: 8 to 15 steps of the first lesson, 5 to 9 of any other. The last one is read when it
            is the learner's turn, and the match then goes on freely.
        prologue: the actions of all seats that were played before the learner comes, from the deal
            on; then it is the learner's turn.
    """

    id: str
    title: Message
    teaches: Message
    setup: Setup
    seed: int
    rivals: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    prologue: tuple[Any, ...] = ()

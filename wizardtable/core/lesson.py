# SPDX-License-Identifier: MIT
"""Lessons of a game, as data: the guided first match, and short lessons for common mistakes.

A lesson is a match with a fixed seed and prescribed moves of the opponents. The learner has the
first seat. At each step, the learner either reads a text, or makes the moves that the step asks
for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.core.game import Seat, Setup
from wizardtable.core.text import N_, Message

LEARNER: Final = Seat(0)

FIRST_LESSON_ID: Final = "first_match"
"""The id of the guided first match, which is the first lesson of every game."""

FIRST_TITLE: Final = N_("lesson", "First match")
FIRST_TEACHES: Final = N_("lesson", "All you need to play, move by move.")

NOT_NOW_SENTENCE: Final = N_("lesson", "Not now: first try what the lesson asks for.")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson.

    Attributes:
        says: the explanation, in one or two sentences of at most 180 characters.
        shows: actions and strings that mark pieces on the table. An action marks the pieces that
            `Sitting.suggest` returns for it. A string is the beginning of a piece's key with
            colons between its parts: "deck" marks all pieces whose key begins with "deck", and
            "seat:1" all pieces whose key begins with ("seat", 1). If empty, the table marks the
            pieces of `moves`. A step without moves must mark something.
        moves: the actions that the learner has to take, in any legal order; empty for a step that
            the learner only reads.
        accepts: a function that returns whether the step also accepts another action; None if the
            step accepts no action but `moves`.
        instead: the answer to a learner who tries a legal action that the step does not accept.
        then: actions that the program plays after the step: actions of the opponents, and actions
            of the learner that need no step.
    """

    says: Message
    shows: tuple[Any, ...] = ()
    moves: tuple[Any, ...] = ()
    accepts: Callable[[Any], bool] | None = None
    instead: Message = NOT_NOW_SENTENCE
    then: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game. The first lesson is the guided first match, from the deal on.

    Attributes:
        id: a name for settings, lower case with underscores, unique in the game. It never changes.
        title: two or three words.
        teaches: the subject, in one short sentence.
        setup: the setup of the match.
        seed: the seed of the match.
        rivals: the names of the opponents, from seat 1; preferably names from `core.wizards`.
        steps: the steps: 8 to 15 for the first lesson, 5 to 9 for any other. The learner reads the
            last step in their own turn, and can then play the match on freely.
        prologue: the actions of all seats from the deal to the first step. After the prologue the
            learner has the turn.
    """

    id: str
    title: Message
    teaches: Message
    setup: Setup
    seed: int
    rivals: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    prologue: tuple[Any, ...] = ()

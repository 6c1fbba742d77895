# SPDX-License-Identifier: MIT
"""A lesson at the table: the learner's current step, and the moves that the step allows."""

from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import id_of_name

READ_ON: Final = N_("lesson", "Read the text first, then click “Next”.")
PLAY_ON: Final = N_(
    "lesson", "The lesson is over. Click “Keep playing” to go on, or “Back to lobby” to leave."
)
WATCH: Final = N_("lesson", "Wait a moment: it’s not your turn yet.")


class Course(Exercise):
    """A lesson that a learner takes.

    Attributes:
        lesson: the lesson.
        match: the match of the lesson. The caller who plays an action in it calls `played`.
        steps: the steps of the lesson.
        index: the index of the current step, from 0.
        objection: the reason why the last move was not accepted; None if it was.
    """

    def __init__(self, spec: GameSpec, name: str, lesson: Lesson | None = None) -> None:
        """Deals a lesson of a game, by default the first one, and plays its prologue.

        `name` is the learner's name. The opponents are of the weakest level.
        """
        self.lesson = lesson = lesson or spec.lessons[0]
        level = spec.levels[0].id
        rivals = (Player(rival, level, id_of_name(rival)) for rival in lesson.rivals)
        players = [Player(name, None), *rivals]
        self.match = Match(spec, lesson.setup, lesson.seed, players, lesson.prologue)
        self.steps = lesson.steps
        self.index = -1
        self.objection: Message | None = None
        self._left: list[Any] = []  # the learner's moves that the step still asks for
        self._script: list[Any] = []  # the actions of `then` that are still to be played
        self._starts: list[int] = []  # the number of actions before each step so far
        self._advance()

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.steps[self.index]

    @property
    def last(self) -> bool:
        """True at the last step."""
        return self.index == len(self.steps) - 1

    @property
    @override
    def is_watching(self) -> bool:
        return bool(self._script)

    @property
    @override
    def says(self) -> Message:
        return self.step.says

    @property
    def reading(self) -> bool:
        """True if the learner only has to read the current step."""
        return not self._left and not self._script

    @property
    @override
    def reply(self) -> Any:
        return self._script[0] if self._script else None

    @property
    def shown(self) -> tuple[Any, ...]:
        """The marks on the table now, as in `LessonStep.shows`."""
        if self.is_watching:
            return ()
        return self.step.shows or tuple(self._left)

    @override
    def allows(self, action: Any) -> bool:
        if self._is_accepted(action):
            self.objection = None
            return True
        self.objection = WATCH if self._script else self.reminder(self.step)
        return False

    def reminder(self, step: LessonStep) -> Message:
        """Returns the answer to a learner who plays a move that the step does not accept."""
        if step.moves:
            return step.instead
        return PLAY_ON if step is self.steps[-1] else READ_ON

    def read(self) -> None:
        """Goes on to the next step after the learner has read the current one.

        Does nothing at the last step, and at a step that asks for moves.
        """
        if self.reading and not self.last:
            self._finish()

    @override
    def played(self, action: Any) -> None:
        self.objection = None
        if self._script:
            del self._script[0]
            if not self._script:
                self._advance()
        elif self._left:
            self._left.remove(action if action in self._left else self._left[0])
            if not self._left:
                self._finish()

    def go_to(self, step: int) -> None:
        """Goes on to a later step, and plays the moves of all steps before it."""
        while self.index < min(step, len(self.steps) - 1):
            if not self._script and not self._left:
                self._finish()
                continue
            action = self._script[0] if self._script else self._left[0]
            self.match.play(action)
            self.played(action)

    def back(self) -> None:
        """Goes back to the step before, and undoes the moves since then.

        Does nothing at the first step, and while the learner watches moves.
        """
        if self.index == 0 or self._script:
            return
        del self._starts[-1]
        start = self._starts.pop()
        everybody = [Seat(seat) for seat in range(self.match.setup.seats)]
        while len(self.match.actions) > start:
            self.match.undo(everybody)
        self.index -= 2
        self._advance()

    def _is_accepted(self, action: Any) -> bool:
        if not self._left:
            return False
        accepts = self.step.accepts
        return action in self._left or (accepts is not None and accepts(action))

    def _finish(self) -> None:
        self.objection = None
        self._script = list(self.step.then)
        if not self._script:
            self._advance()

    def _advance(self) -> None:
        self.index += 1
        self.objection = None
        self._left = list(self.step.moves)
        self._starts.append(len(self.match.actions))

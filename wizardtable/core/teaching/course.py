# SPDX-License-Identifier: MIT
"""A lesson that somebody takes: which step they are at, and what they may do there."""

from typing import Any, Final

from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import called

READ_ON: Final = N_("lesson", "Read the text first, then click “Next”.")
PLAY_ON: Final = N_(
    "lesson", "The lesson is over. Click “Keep playing” to go on, or “Back to lobby” to leave."
)
WATCH: Final = N_("lesson", "Wait a moment: it’s not your turn yet.")


class Course(Exercise):
    """A lesson that somebody takes.

    Attributes:
        lesson: the lesson.
        match: the match of the lesson. Whoever plays an action in it calls `played`.
        index: the index of the present step, from 0.
        objection: why the last move was not accepted; None if it was.
    """

    def __init__(self, spec: GameSpec, name: str, lesson: Lesson | None = None) -> None:
        """Deals a lesson of a game, the first one if none is given, and plays what comes before
        it. `name` is the learner's; the others are of the weakest level."""
        self.lesson = lesson = lesson or spec.lessons[0]
        level = spec.levels[0].id
        rivals = (Player(rival, level, called(rival)) for rival in lesson.rivals)
        players = [Player(name, None), *rivals]
        self.match = Match(spec, lesson.setup, lesson.seed, players, lesson.prologue)
        self.steps = lesson.steps
        self.index = -1
        self.objection: Message | None = None
        self._left: list[Any] = []
        self._script: list[Any] = []
        self._starts: list[int] = []
        self._advance()

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return self.steps[self.index]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.index == len(self.steps) - 1

    @property
    def watching(self) -> bool:
        """Whether the learner watches moves of the step's `then`."""
        return bool(self._script)

    @property
    def says(self) -> Message:
        """What is explained at the present step."""
        return self.step.says

    @property
    def reading(self) -> bool:
        """Whether the step only waits to be read."""
        return not self._left and not self._script

    @property
    def reply(self) -> Any:
        """The action to be played without the learner, or None if it is up to them."""
        return self._script[0] if self._script else None

    @property
    def shown(self) -> tuple[Any, ...]:
        """What is marked on the table now, as in `LessonStep.shows`."""
        if self.watching:
            return ()
        return self.step.shows or tuple(self._left)

    def allows(self, action: Any) -> bool:
        """Returns whether the learner may play this action now. If not, `objection` says why."""
        if self._serves(action):
            self.objection = None
            return True
        self.objection = WATCH if self._script else self.reminder(self.step)
        return False

    def reminder(self, step: LessonStep) -> Message:
        """Returns what the learner is told who does something else than a step asks for."""
        if step.moves:
            return step.instead
        return PLAY_ON if step is self.steps[-1] else READ_ON

    def read(self) -> None:
        """Goes on to the next step after one was read; does nothing at the last step."""
        if self.reading and not self.last:
            self._finish()

    def played(self, action: Any) -> None:
        """Takes note that this action was played in the match, by whomever."""
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
        """Goes on to a later step as if all before it had been taken, by playing their moves."""
        while self.index < min(step, len(self.steps) - 1):
            if not self._script and not self._left:
                self._finish()
                continue
            action = self._script[0] if self._script else self._left[0]
            self.match.play(action)
            self.played(action)

    def back(self) -> None:
        """Goes back to the step before, and takes the match back with it. Does nothing at the first
        step, or while the learner watches."""
        if self.index == 0 or self._script:
            return
        del self._starts[-1]
        start = self._starts.pop()
        everybody = [Seat(seat) for seat in range(self.match.setup.seats)]
        while len(self.match.actions) > start:
            self.match.undo(everybody)
        self.index -= 2
        self._advance()

    def _serves(self, action: Any) -> bool:
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

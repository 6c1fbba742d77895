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
from wizardtable.core.wizards import id_of_name, name_unlike

READ_ON_SENTENCE: Final = N_("lesson", "Read the text first, then click “Next”.")
PLAY_ON_SENTENCE: Final = N_(
    "lesson", "The lesson is over. Click “Keep playing” to go on, or “Back to lobby” to leave."
)
WATCH_SENTENCE: Final = N_("lesson", "Wait a moment: it’s not your turn yet.")
NO_HELP_SENTENCE: Final = N_("table", "The Grand Magus gives no advice during a lesson.")


class Course(Exercise):
    """A lesson that a learner takes.

    Attributes:
        lesson: the lesson.
        match: the match of the lesson. The caller who plays an action in it calls
            `update_after_move`.
        steps: the steps of the lesson.
        index: the index of the current step, from 0.
        objection: the reason why the last move was not accepted; None if it was accepted.
    """

    no_help_sentence = NO_HELP_SENTENCE

    def __init__(
        self, spec: GameSpec, name: str, lesson: Lesson | None = None, portrait: str = ""
    ) -> None:
        """Deals a lesson of a game, by default the first lesson, and plays its prologue.

        `name` is the learner's name, and `portrait` the id of the learner's portrait.
        The opponents are of the weakest level.
        """
        self.lesson = lesson = lesson or spec.lessons[0]
        level = spec.levels[0].id
        rivals = (
            Player(name_unlike(name, rival), level, id_of_name(rival)) for rival in lesson.rivals
        )
        players = [Player(name, None, portrait), *rivals]
        self.match = Match(spec, lesson.setup, lesson.seed, players, lesson.prologue)
        self.steps = lesson.steps
        self.index = -1
        self.objection: Message | None = None
        self._left: list[Any] = []  # the learner's moves that the step still asks for
        self._moves_to_show: list[Any] = []  # the actions of `then` that are still to be played
        self._step_starts: list[int] = []  # the number of actions before each step so far
        self._begin_next_step()

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.steps[self.index]

    @property
    def is_at_last_step(self) -> bool:
        """True at the last step."""
        return self.index == len(self.steps) - 1

    @property
    @override
    def is_watching(self) -> bool:
        return bool(self._moves_to_show)

    @property
    @override
    def says(self) -> Message:
        return self.step.says

    @property
    def is_reading(self) -> bool:
        """True if the learner only has to read the current step."""
        return not self._left and not self._moves_to_show

    @property
    @override
    def reply(self) -> Any:
        return self._moves_to_show[0] if self._moves_to_show else None

    @property
    @override
    def wanted(self) -> tuple[Any, ...]:
        return () if self._moves_to_show else tuple(self._left)

    @property
    def shown_marks(self) -> tuple[Any, ...]:
        """The actions and strings that mark pieces on the table now, as in `LessonStep.shows`;
        empty while the learner watches moves."""
        if self.is_watching:
            return ()
        return self.step.shows or tuple(self._left)

    @override
    def allows(self, action: Any) -> bool:
        if self._is_accepted(action):
            self.objection = None
            return True
        self.objection = WATCH_SENTENCE if self._moves_to_show else self.reminder(self.step)
        return False

    def reminder(self, step: LessonStep) -> Message:
        """Returns the answer to a learner who tries a move that this step does not accept."""
        if step.moves:
            return step.instead
        return PLAY_ON_SENTENCE if step is self.steps[-1] else READ_ON_SENTENCE

    def read(self) -> None:
        """Begins the next step after the learner has read the current step.

        Does nothing at the last step, and at a step that asks for moves.
        """
        if self.is_reading and not self.is_at_last_step:
            self._finish_step()

    @override
    def update_after_move(self, action: Any) -> None:
        self.objection = None
        if self._moves_to_show:
            del self._moves_to_show[0]
            if not self._moves_to_show:
                self._begin_next_step()
        elif self._left:
            self._left.remove(action if action in self._left else self._left[0])
            if not self._left:
                self._finish_step()

    def go_to(self, step: int) -> None:
        """Goes forward to the step with this index, and plays the moves of all steps before it."""
        while self.index < min(step, len(self.steps) - 1):
            if not self._moves_to_show and not self._left:
                self._finish_step()
                continue
            action = self._moves_to_show[0] if self._moves_to_show else self._left[0]
            self.match.play(action)
            self.update_after_move(action)

    def go_back(self) -> None:
        """Goes back to the previous step, and undoes all moves since the beginning of that step.

        Does nothing at the first step, and while the learner watches moves.
        """
        if self.index == 0 or self._moves_to_show:
            return
        del self._step_starts[-1]
        start = self._step_starts.pop()
        everybody = [Seat(seat) for seat in range(self.match.setup.seats)]
        while len(self.match.actions) > start:
            self.match.undo(everybody)
        self.index -= 2
        self._begin_next_step()

    def _is_accepted(self, action: Any) -> bool:
        if not self._left:
            return False
        accepts = self.step.accepts
        return action in self._left or (accepts is not None and accepts(action))

    def _finish_step(self) -> None:
        self.objection = None
        self._moves_to_show = list(self.step.then)
        if not self._moves_to_show:
            self._begin_next_step()

    def _begin_next_step(self) -> None:
        self.index += 1
        self.objection = None
        self._left = list(self.step.moves)
        self._step_starts.append(len(self.match.actions))

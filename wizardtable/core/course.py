# SPDX-License-Identifier: MIT
"""A lesson being taken: how far somebody has come in it, and what he may do there."""

from typing import Any, Final

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Seat
from wizardtable.core.lesson import LessonStep
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import called

READ_ON: Final = N_("lesson", "One thing first: read on, and press Next.")
WATCH: Final = N_("lesson", "Watch for a moment: it is not your move yet.")


class Course:
    """A lesson being taken.

    Attributes:
        match: its match; who plays in it tells `played`.
        index: of the step, from 0.
        objection: why the last move was not taken; None when there is nothing to object to.
    """

    def __init__(self, spec: GameSpec, name: str) -> None:
        """Deal the lesson of a game to a learner of this name, against the weakest level."""
        lesson = spec.lesson
        level = spec.levels[0].id
        rivals = (Player(rival, level, called(rival)) for rival in lesson.rivals)
        players = [Player(name, None), *rivals]
        self.match = Match(spec, lesson.setup, lesson.seed, players)
        self.steps = lesson.steps
        self.index = -1
        self.objection: Message | None = None
        self._left: list[Any] = []
        self._script: list[Any] = []
        self._starts: list[int] = []
        self._advance()

    @property
    def step(self) -> LessonStep:
        """What is explained or done now."""
        return self.steps[self.index]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.index == len(self.steps) - 1

    @property
    def watching(self) -> bool:
        """Whether something happens without the learner."""
        return bool(self._script)

    @property
    def reading(self) -> bool:
        """Whether the step waits to be read."""
        return not self._left and not self._script

    @property
    def reply(self) -> Any:
        """What is to be played without the learner; None while he is waited for."""
        return self._script[0] if self._script else None

    @property
    def shown(self) -> tuple[Any, ...]:
        """What the step points at now, as `LessonStep.shows`."""
        if self.watching:
            return ()
        return self.step.shows or tuple(self._left)

    def allows(self, action: Any) -> bool:
        """Whether the learner may play this now; if not, `objection` says why it is not played."""
        if self._serves(action):
            self.objection = None
            return True
        self.objection = WATCH if self._script else self.step.instead if self._left else READ_ON
        return False

    def read(self) -> None:
        """The step has been read: go on, unless it is the last."""
        if self.reading and not self.last:
            self._finish()

    def played(self, action: Any) -> None:
        """Somebody has played this in the match."""
        self.objection = None
        if self._script:
            del self._script[0]
            if not self._script:
                self._advance()
        elif self._left:
            self._left.remove(action if action in self._left else self._left[0])
            if not self._left:
                self._finish()

    def back(self) -> None:
        """To the step before, the match as it stood there; not while something happens."""
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

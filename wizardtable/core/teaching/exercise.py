# SPDX-License-Identifier: MIT
"""The base class of a lesson or a problem at the table."""

from typing import Any

from wizardtable.core.match import Match
from wizardtable.core.text import Message


class Exercise:
    """A lesson or a problem at the table, with its match.

    Attributes:
        match: the match. The caller who plays an action in it calls `update_after_move`.
        objection: the reason why the last move was not accepted; None if it was accepted.
        can_end_early: whether the exercise can be decided before its match ends. A problem can, a
            lesson cannot.
        no_help_sentence: the reason why there are no hints and no advice.
    """

    match: Match
    objection: Message | None = None
    can_end_early = False
    no_help_sentence: Message

    @property
    def is_free_play(self) -> bool:
        """True if the person may now play any legal move, and undo moves, as in a match."""
        return False

    @property
    def has_ended(self) -> bool:
        """True if the person has no more moves to choose, even if the match is not over."""
        return False

    @property
    def prompt(self) -> Message | None:
        """A sentence that replaces the prompt of the match, or None to keep that prompt."""
        return None

    @property
    def is_watching(self) -> bool:
        """True while the program plays moves (see `reply`) and the person watches."""
        raise NotImplementedError

    @property
    def reply(self) -> Any:
        """The next action that the program plays, or None if the person has to act."""
        raise NotImplementedError

    @property
    def wanted(self) -> tuple[Any, ...]:
        """The actions that the exercise asks for now; empty if it names none."""
        return ()

    @property
    def says(self) -> Message:
        """The current text of the exercise: the step of a lesson, or the goal of a problem."""
        raise NotImplementedError

    def allows(self, action: Any) -> bool:
        """Returns whether the person may play this action now. If not, sets `objection`."""
        raise NotImplementedError

    def update_after_move(self, action: Any) -> None:
        """Updates the exercise after this action was played in the match, by any seat."""
        raise NotImplementedError

    def update_after_undo(self) -> None:
        """Updates the exercise after actions in the match were undone or redone."""

# SPDX-License-Identifier: MIT
"""What somebody may do at a table besides playing a match: take a lesson, or solve a problem."""

from typing import Any

from wizardtable.core.match import Match
from wizardtable.core.text import Message


class Exercise:
    """A match that is not played for itself.

    Attributes:
        match: the match. Whoever plays an action in it calls `played`.
        objection: why the last move was not accepted; None if it was.
        settles: whether it is over before the match is, and whatever the match comes to.
    """

    match: Match
    objection: Message | None = None
    settles = False

    @property
    def open(self) -> bool:
        """Whether any move may be chosen and taken back, as in a match."""
        return False

    @property
    def settled(self) -> bool:
        """Whether the person has nothing more to choose, whatever the match goes on with."""
        return False

    @property
    def prompt(self) -> Message | None:
        """What is expected instead of a move; None while a move is, or somebody else's."""
        return None

    @property
    def watching(self) -> bool:
        """Whether moves are played without the person, see `reply`."""
        raise NotImplementedError

    @property
    def reply(self) -> Any:
        """The action to be played without the person, or None if it is up to them."""
        raise NotImplementedError

    @property
    def says(self) -> Message:
        """What it says now."""
        raise NotImplementedError

    def allows(self, action: Any) -> bool:
        """Returns whether the person may play this action now. If not, `objection` says why."""
        raise NotImplementedError

    def played(self, action: Any) -> None:
        """Takes note that this action was played in the match, by whomever."""
        raise NotImplementedError

    def gone_back(self) -> None:
        """Takes note that actions were taken back, or played again."""

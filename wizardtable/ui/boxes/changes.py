# SPDX-License-Identifier: MIT
"""Undo and redo of the changes of a box that is being entered."""

from wizardtable.core.boxes.draft import Draft

MAX_UNDONE = 500
"""The most changes that can be undone."""


class Changes:
    """The states of a draft, from the oldest to the newest.

    Attributes:
        draft: the present state.
    """

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self._past: list[Draft] = []
        self._future: list[Draft] = []

    def change(self, draft: Draft) -> bool:
        """Makes a draft the present state; returns False if it is the present state already."""
        if draft == self.draft:
            return False
        self._past.append(self.draft)
        del self._past[:-MAX_UNDONE]
        self._future.clear()
        self.draft = draft
        return True

    @property
    def can_undo(self) -> bool:
        """True if there is an earlier state."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """True if a change was undone, and nothing was changed since."""
        return bool(self._future)

    def undo(self) -> None:
        """Goes back to the state before; does nothing without one."""
        if self._past:
            self._future.append(self.draft)
            self.draft = self._past.pop()

    def redo(self) -> None:
        """Makes the change that was undone last once more; does nothing without one."""
        if self._future:
            self._past.append(self.draft)
            self.draft = self._future.pop()

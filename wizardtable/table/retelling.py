# SPDX-License-Identifier: MIT
"""What happened? The moves since the viewer's last decision, shown once more."""

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.table import frames
from wizardtable.table.view import Frame


class Retelling:
    """Frames of the past, one after another.

    Attributes:
        first: the frame to begin with; None where nothing happened.
    """

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self._match, self._viewer = match, viewer
        begin, end = frames.last_seen(match, viewer), len(match.actions)
        self._rest = list(range(begin + 1, end + 1))
        self.first: Frame | None = None
        if self._rest:
            self.first = frames.past(match, viewer, begin)

    def following(self) -> Frame | None:
        """The next frame; None when the present is reached."""
        if not self._rest:
            return None
        return frames.past(self._match, self._viewer, self._rest.pop(0))

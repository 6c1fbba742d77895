# SPDX-License-Identifier: MIT
"""Rated matches at the table: each is noted when it begins, is gone on with and is left."""

from pathlib import Path

from wizardtable.core import files
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.store import ratings
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile

_NOT_NOTED = N_("table", "This match does not count towards your rating.")
_LOST = N_(
    "table",
    "You stayed away from this rated match for more than a day, so it counts as lost. You can "
    "still finish it.",
)


class RatingFeature(MatchFeature):
    """Notes what happens to a rated match, so that leaving it for a day is a loss."""

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile, self._notice = profile, page.banner
        self._match: Match | None = None
        self._path: Path = profile.data.ratings

    def begin(self, match: OpenMatch) -> None:
        """Notes a match that is played for more, as soon as its save is on the disk."""
        if match.controller.match.purpose:
            match.controller.flush()
            self._note(match.controller.match)

    def _note(self, match: Match) -> None:
        """A match is on the table, and its save on the disk. A rated one that can be noted neither
        now nor before is played on as an ordinary one."""
        self._match = None
        if not ratings.is_rated(match) or match.result is not None:
            return
        self._path = self._profile.data.ratings
        try:
            ratings.settle(self._path)
            known = ratings.find(self._path, match)
            fresh = known is None and not match.actions and not match.earlier
            noted = fresh and ratings.begin(self._path, match)
            if not noted and (known is None or known.end == ratings.HELPED):
                match.purpose = ""
                self._notice.say(_NOT_NOTED)
                return
            if known is not None and known.end:
                self._notice.say(_LOST)
            elif known is not None:
                ratings.sit(self._path, match)
        except files.FileError as problem:
            match.purpose = ""
            self._notice.say(problem.reason)
            return
        self._match = match

    def end(self) -> None:
        """The table is left: from now on the day counts."""
        match, self._match = self._match, None
        if match is None or match.result is not None:
            return
        try:
            ratings.leave(self._path, match)
        except files.FileError as problem:  # it is still known as going: no loss
            self._notice.say(problem.reason)

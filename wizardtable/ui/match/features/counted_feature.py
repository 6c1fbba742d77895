# SPDX-License-Identifier: MIT
"""Matches that count at the table: each is noted when it begins, is gone on with and is left."""

from wizardtable.core import files
from wizardtable.core.arranged import purposes
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.store import ratings
from wizardtable.store.book import begun
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.paths import DataDir
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile

_NOT_NOTED = N_("table", "This match does not count towards your rating.")
_LOST = N_(
    "table",
    "You stayed away from this rated match for more than a day, so it counts as lost. You can "
    "still finish it.",
)


class CountedFeature(MatchFeature):
    """Notes what happens to a match that is rated, at a daily table or in the tower, so that it
    counts once, and that leaving a rated one for a day is a loss."""

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile, self._notice = profile, page.banner
        self._match: Match | None = None
        self._data: DataDir = profile.data

    def begin(self, match: OpenMatch) -> None:
        """Notes a match that is played for more, as soon as its save is on the disk. One that can
        be noted neither now nor before is played on as an ordinary one."""
        self._match, self._data = None, self._profile.data
        played = match.controller.match
        if not purposes.is_counted(played.purpose) or played.result is not None:
            return
        match.controller.flush()
        try:
            self._note(played)
        except files.FileError as problem:
            if ratings.is_rated(played):  # the saves of others tell that they were begun
                played.purpose = ""
            self._notice.say(problem.reason)
        if purposes.is_counted(played.purpose):
            self._match = played

    def _note(self, match: Match) -> None:
        if ratings.is_rated(match):
            ratings.settle_absences(self._data)
        standing = begun.standing(self._data, match)
        fresh = standing is CountedStanding.UNKNOWN and not match.actions and not match.earlier
        if standing is CountedStanding.OLDER:
            begun.withdraw(self._data, match)
        if told := begun.standing_notice(standing):
            match.purpose = ""
            self._notice.say(told)
            return
        if ratings.is_rated(match):
            self._note_rated(match, fresh=fresh)
        elif standing is CountedStanding.UNKNOWN:
            begun.note(self._data, match)
        if match.purpose and not fresh:
            begun.note_table(self._data, match, going=True)

    def _note_rated(self, match: Match, *, fresh: bool) -> None:
        known = ratings.find(self._data, match)
        noted = fresh and ratings.begin(self._data, match)
        if not noted and (known is None or known.end == ratings.HELPED):
            match.purpose = ""
            self._notice.say(_NOT_NOTED)
        elif known is not None and known.end:
            self._notice.say(_LOST)

    def end(self) -> None:
        """The table is left: from now on the day counts."""
        match, self._match = self._match, None
        if match is None or match.result is not None:
            return
        try:
            begun.note_table(self._data, match, going=False)
        except files.FileError as problem:  # it is still known as going: no loss
            self._notice.say(problem.reason)

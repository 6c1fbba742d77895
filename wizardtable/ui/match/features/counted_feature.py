# SPDX-License-Identifier: MIT
"""Records when a match that counts is begun, continued and left.

A match counts if it is rated, answers a challenge, or belongs to the daily or weekly table or the
tower.
"""

from wizardtable.core import files, override
from wizardtable.core.arranged import purposes
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.store import challenges, ratings
from wizardtable.store.book import begun
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.paths import DataDir
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile

_NOT_RATED_NOTICE = N_("table", "This match does not count towards your rating.")
_ABSENCE_NOTICE = N_(
    "table",
    "You stayed away from this rated match for more than a day, so it counts as lost. You can "
    "still finish it.",
)
"""Shown when a rated match is continued that already counts as lost."""

_ONE_ATTEMPT_NOTICE = N_(
    "table",
    "This attempt counts. You can leave the match and continue it within a week; after that, "
    "your rank and points when you left will be final.",
)
"""Shown when a match begins that answers a challenge or is a weekly one."""


class CountedFeature(MatchFeature):
    """Notes what happens to a match that counts, so that it counts only once.

    Staying away from a rated match for a day is a loss.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile, self._banner = profile, page.banner
        self._match: Match | None = None
        self._data: DataDir = profile.data

    @override
    def begin(self, match: OpenMatch) -> None:
        """Notes a match that counts, once its save is on the disk.

        A match that cannot be noted, and was not noted before, continues as an ordinary match.
        """
        self._match, self._data = None, self._profile.data
        played_match = match.controller.match
        if not purposes.is_counted(played_match.purpose) or played_match.result is not None:
            return
        match.controller.flush()
        try:
            self._note_match(played_match)
        except files.FileError as problem:
            if ratings.is_rated(played_match):  # other matches are noted in their saves
                played_match.purpose = ""
            self._banner.say(problem.reason)
        if purposes.is_counted(played_match.purpose):
            self._match = played_match

    @override
    def end(self) -> None:
        """Notes that the player has left the match, from which the day of absence counts."""
        match, self._match = self._match, None
        if match is None or match.result is not None:
            return
        try:
            begun.note_table(self._data, match, going=False)
        except files.FileError as problem:  # without the note no loss is counted
            self._banner.say(problem.reason)

    def _note_match(self, match: Match) -> None:
        """Notes a match that counts; shows a notice if the match does not count any more."""
        if ratings.is_rated(match):
            ratings.settle_absences(self._data)
        elif purposes.is_unaided(match.purpose):
            challenges.settle_absences(self._data)
        standing = begun.standing_of(self._data, match)
        is_new = standing is CountedStanding.UNKNOWN and not match.actions and not match.earlier
        if standing is CountedStanding.OLDER:
            begun.withdraw(self._data, match)
        if notice := begun.standing_notice(standing):
            match.purpose = ""
            self._banner.say(notice)
            return
        if ratings.is_rated(match):
            self._note_rated(match, is_new=is_new)
        elif standing is CountedStanding.UNKNOWN:
            begun.note_beginning(self._data, match)
            if purposes.kind(match.purpose) in (purposes.CHALLENGE, purposes.WEEKLY):
                self._banner.say(_ONE_ATTEMPT_NOTICE, is_notice=True)
        if match.purpose and not is_new:
            begun.note_table(self._data, match, going=True)

    def _note_rated(self, match: Match, *, is_new: bool) -> None:
        record = ratings.find(self._data, match)
        is_noted = is_new and ratings.begin(self._data, match)
        if not is_noted and (record is None or record.end == ratings.HELPED):
            match.purpose = ""
            self._banner.say(_NOT_RATED_NOTICE)
        elif record is not None and record.end:
            self._banner.say(_ABSENCE_NOTICE)

# SPDX-License-Identifier: MIT
"""What is kept of a match that was played to its end here, and what can be learned from it."""

from PySide6.QtWidgets import QWidget

from wizardtable.core.match import Match
from wizardtable.play.controller import Controller
from wizardtable.store import history, past_findings
from wizardtable.store.book import end_of_match
from wizardtable.store.book.end_of_match import FindingsBySeat
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir
from wizardtable.ui.results.findings_page import FindingsPage


class FinishedMatches:
    """Keeps the matches of the table, one after another. An end is looked through once, however
    often it is shown."""

    def __init__(self, data: DataDir) -> None:
        self._data = data
        self._end: object = None  # which one was looked through last
        self._found: FindingsBySeat = {}
        self._full_at: object = None  # the end at which a full history was told

    def keep(self, controller: Controller) -> list[News]:
        """Keeps a match in the book, with what was found in it. Returns what came of it. Matches
        that are not over or were only looked at, and lessons, are not kept. Raises
        files.FileError."""
        if not _counts(controller):
            return []
        return self.keep_match(controller.match) + self._offer_room()

    def keep_match(self, match: Match) -> list[News]:
        """Does so for a match that was played to its end here, unless its end was taken back."""
        if match.result is None:
            return []
        return end_of_match.write_end(self._data, match, self._look_through(match))

    def _offer_room(self) -> list[News]:
        """Returns that the history is full: at one end only, but as long as it is looked at."""
        if self._full_at is None and history.is_full(self._data.saves):
            self._full_at = self._end
        if self._full_at is None or self._full_at is not self._end:
            return []
        return [News("log", history.full_history_notice())]

    def page(self, controller: Controller, parent: QWidget | None) -> FindingsPage | None:
        """Returns the page about what the people at the table can learn from the match; None if
        there were only opponents."""
        match = controller.match
        found = self._look_through(match)
        if not found:
            return None
        past = past_findings.read(self._data, match) if _counts(controller) else []
        return FindingsPage(match, found, past, parent)

    def _look_through(self, match: Match) -> FindingsBySeat:
        authors = [match.author(place) for place in range(len(match.actions))]
        end = match, list(match.actions), authors, match.given_up
        if self._end != end:
            self._end = end
            self._found = end_of_match.findings_by_seat(match)
        return self._found


def _counts(controller: Controller) -> bool:
    ended = controller.match.result is not None
    return controller.was_played and controller.exercise is None and ended

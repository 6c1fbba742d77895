# SPDX-License-Identifier: MIT
"""The results of the matches that end on the table, and what players can learn from them."""

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
    """The recorder of the matches that end on one table, one match after another.

    The end of a match is searched for findings only once, however often its page is opened.
    """

    def __init__(self, data: DataDir) -> None:
        self._data = data
        self._end: object = None  # the end that was searched last
        self._findings: FindingsBySeat = {}
        self._notice_end: object = None  # the end with the notice of a full history

    def keep(self, controller: Controller) -> list[News]:
        """Writes the end of a match and its findings to the disk.

        A match is not kept if it is not over, if nothing was played since it was opened, or if it
        belongs to a lesson or a problem.

        Returns:
            The news that the match brought; empty if it is not kept.

        Raises:
            files.FileError: if the disk cannot be written.
        """
        if not _is_kept(controller):
            return []
        return self.keep_match(controller.match) + self._full_history_news()

    def keep_match(self, match: Match) -> list[News]:
        """Writes the end of a match that was played to its end here, and its findings.

        Returns:
            The news that the match brought; empty if the last move was taken back.

        Raises:
            files.FileError: if the disk cannot be written.
        """
        if match.result is None:
            return []
        return end_of_match.write_end(self._data, match, self._findings_of(match))

    def findings_page(self, controller: Controller, parent: QWidget | None) -> FindingsPage | None:
        """Returns the page with what the players can learn from the match; None if no person took
        part.
        """
        match = controller.match
        findings = self._findings_of(match)
        if not findings:
            return None
        past = past_findings.read(self._data, match) if _is_kept(controller) else []
        return FindingsPage(match, findings, past, parent)

    def _full_history_news(self) -> list[News]:
        """Returns the notice that the history of matches is full, or an empty list.

        The page of one match's end has the notice whenever it is shown; the pages of later ends do
        not.
        """
        if self._notice_end is None and history.is_full(self._data.saves):
            self._notice_end = self._end
        if self._notice_end is None or self._notice_end is not self._end:
            return []
        return [News("log", history.full_history_notice())]

    def _findings_of(self, match: Match) -> FindingsBySeat:
        authors = [match.author(place) for place in range(len(match.actions))]
        end = match, list(match.actions), authors, match.given_up
        if self._end != end:
            self._end = end
            self._findings = end_of_match.findings_by_seat(match)
        return self._findings


def _is_kept(controller: Controller) -> bool:
    is_over = controller.match.result is not None
    return controller.was_played and controller.exercise is None and is_over

# SPDX-License-Identifier: MIT
"""What is kept of a match that was played to its end here, and what can be learned from it."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from wizardtable.core import files
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding, findings
from wizardtable.play.controller import Controller
from wizardtable.store import history, outcomes, past_findings, statistics
from wizardtable.store.outcomes import News
from wizardtable.store.paths import DataDir
from wizardtable.ui.results.findings_page import FindingsPage

Found: TypeAlias = Mapping[Seat, Sequence[Finding]]
"""What was found in a match, by the seat of each person."""


class FinishedMatches:
    """Keeps the matches of the table, one after another. An end is looked through once, however
    often it is shown."""

    def __init__(self, data: DataDir) -> None:
        self._data = data
        self._end: object = None  # which one was looked through last
        self._found: Found = {}
        self._full_at: object = None  # the end at which a full history was told

    def keep(self, controller: Controller) -> list[News]:
        """Counts a match in the statistics, and keeps what was found in it if one person played
        it, who decided everything. Returns what else came of it. Matches that are not over or were
        only looked at, and lessons, are not kept.

        Raises files.FileError, when all that can be is kept.
        """
        if not _counts(controller):
            return []
        return self.keep_match(controller.match) + self._offer_room()

    def keep_match(self, match: Match) -> list[News]:
        """Does so for a match that was played to its end here, unless its end was taken back."""
        if match.result is None:
            return []
        news: list[News] = []
        failed: list[files.FileError] = []
        for keep in (self._count, self._keep_findings):
            try:
                keep(match)
            except files.FileError as problem:
                failed.append(problem)
        try:
            news = outcomes.keep(self._data, match)
        except files.FileError as problem:
            failed.append(problem)
        if failed:
            raise failed[0]
        return news

    def _count(self, match: Match) -> None:
        statistics.record(self._data.statistics, match)

    def _keep_findings(self, match: Match) -> None:
        past_findings.keep(self._data.findings, match, self._look_through(match))

    def _offer_room(self) -> list[News]:
        """Returns that the history is full: at one end only, but as long as it is looked at."""
        if self._full_at is None and history.is_full(self._data.saves):
            self._full_at = self._end
        if self._full_at is None or self._full_at is not self._end:
            return []
        return [News("log", history.told_full())]

    def page(self, controller: Controller, parent: QWidget | None) -> FindingsPage | None:
        """Returns the page about what the people at the table can learn from the match; None if
        there were only opponents."""
        match = controller.match
        found = self._look_through(match)
        if not found:
            return None
        past = past_findings.read(self._data.findings, match) if _counts(controller) else []
        return FindingsPage(match, found, past, parent)

    def _look_through(self, match: Match) -> Found:
        authors = [match.author(place) for place in range(len(match.actions))]
        end = match, list(match.actions), authors, match.given_up
        if self._end != end:
            people = [Seat(n) for n, player in enumerate(match.players) if player.level is None]
            self._end = end
            self._found = {seat: findings(match, seat) for seat in people}
        return self._found


def _counts(controller: Controller) -> bool:
    ended = controller.match.result is not None
    return controller.lived and controller.course is None and ended

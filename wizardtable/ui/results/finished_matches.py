# SPDX-License-Identifier: MIT
"""What is kept of a match that was played to its end here, and what can be learned from it."""

from PySide6.QtWidgets import QWidget

from wizardtable.core.game import Seat
from wizardtable.core.teaching.findings import findings
from wizardtable.play.controller import Controller
from wizardtable.store import past_findings, statistics
from wizardtable.store.paths import DataDir
from wizardtable.ui.results.findings_page import FindingsPage


def keep(data: DataDir, controller: Controller) -> None:
    """Counts a match in the statistics, and keeps what was found in it if one person played it.
    Matches that were only looked at, and lessons, are not kept.

    Raises files.FileError.
    """
    match = controller.match
    if not _counts(controller):
        return
    statistics.record(data.statistics, match)
    people = [seat for seat, player in enumerate(match.players) if player.level is None]
    if len(people) == 1:
        past_findings.record(data.findings, match, findings(match, Seat(people[0])))


def findings_page(
    data: DataDir, controller: Controller, parent: QWidget | None
) -> FindingsPage | None:
    """Returns the page about what the people at the table can learn from the match; None if there
    were only opponents."""
    match = controller.match
    if all(player.level is not None for player in match.players):
        return None
    past = past_findings.read(data.findings, match) if _counts(controller) else []
    return FindingsPage(match, past, parent)


def _counts(controller: Controller) -> bool:
    ended = controller.match.result is not None
    return controller.lived and controller.course is None and ended

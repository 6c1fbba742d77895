# SPDX-License-Identifier: MIT
"""Analyses a finished match in the background and stores the result beside its save."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.analysis_job import AnalysisError, AnalysisJob
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis, Odds
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play import timers

POLL_MS = 60
"""Milliseconds between two checks of the job's progress."""


class Analyst(QObject):
    """Runs the analysis of a finished match; a new analysis replaces the running one.

    Signals:
        progressed(float): The share of the analysis that is done, 0–1. `course` may have grown.
        analysed(Analysis): The analysis is finished, and stored if the match has a save.
        failed(Message): The analysis cannot be completed.
    """

    progressed = Signal(float)
    analysed = Signal(object)
    failed = Signal(object)

    def __init__(
        self, make: Callable[[], AnalysisJob] = AnalysisJob, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job = make()
        self._match: Match | None = None
        self._actions: list[object] = []
        self._record: MatchRecord | None = None
        self._path: Path | None = None
        self._analysis: Analysis | None = None
        self._timer = timers.repeating(self, POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def progress(self) -> float:
        """The share of the analysis that is done, 0–1."""
        return self._job.progress

    def is_analysing(self, match: Match) -> bool:
        """Returns whether this match is being analysed now."""
        return self._job.is_studying and self.is_of(match)

    def is_of(self, match: Match) -> bool:
        """Returns whether the latest analysis is of this match with its present actions."""
        return self._match is match and self._actions == match.actions

    def finished_analysis(self, match: Match, path: Path | None) -> Analysis | None:
        """Returns the finished analysis of a match, or None if there is no valid one.

        The analysis is read from the file beside the save at `path`. With None, for a match without
        a save, only the latest analysis of this object is available.
        """
        if path is not None:
            return analysis_file.read(path, match)
        return self._analysis if self.is_of(match) else None

    @property
    def course(self) -> tuple[Odds, ...]:
        """The chances that the running analysis has found so far, oldest first."""
        return self._job.course

    def follow(self, match: Match) -> None:
        """Analyses a running match in advance, until `pause`. Nothing of it is shown or stored."""
        if not self._job.is_studying:
            self._job.follow(MatchRecord.of(match))

    def pause(self) -> None:
        """Interrupts the work in advance, until the next `follow` or `begin`."""
        self._job.pause()

    def leave(self) -> None:
        """Drops what was found in advance; the analysis of a finished match continues."""
        if not self._job.is_studying:
            self._job.cancel()

    def begin(self, match: Match, path: Path | None) -> None:
        """Starts to analyse a finished match.

        The analysis is stored beside the save at `path`, or nowhere if `path` is None.
        """
        self._match, self._path, self._analysis = match, path, None
        self._actions, self._record = match.actions[:], MatchRecord.of(match)
        self._job.study(self._record)
        self._timer.start()

    def cancel(self) -> None:
        """Stops the analysis at once; nothing is stored."""
        self._timer.stop()
        self._job.cancel()

    def _poll(self) -> None:
        try:
            analysis = self._job.poll()
        except AnalysisError:
            self._timer.stop()
            self.failed.emit(
                N_("analysis", "The analysis could not be completed. Please try again.")
            )
            return
        if analysis is None:
            self.progressed.emit(self.progress)
            return
        self._timer.stop()
        self._analysis = analysis
        if self._path is not None and self._record is not None:
            analysis_file.write(self._path, self._record, analysis)
        self.analysed.emit(analysis)

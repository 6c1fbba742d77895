# SPDX-License-Identifier: MIT
"""Has a finished match analysed while everything else goes on, and keeps the result."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.analysis_job import AnalysisGaveUp, AnalysisJob
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play import timers

POLL_MS = 60
"""Between two looks at how far it is."""


class Analyst(QObject):
    """One match at a time; another one takes its place.

    Signals:
        progressed(float): how much is done, 0 to 1.
        analysed(Analysis): it is done, and kept beside the save.
        failed(Message): it cannot be done.
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
        self._timer.timeout.connect(self._look)

    @property
    def progress(self) -> float:
        """How much of the analysis is done, 0 to 1."""
        return self._job.progress

    def busy_with(self, match: Match) -> bool:
        """Whether this very match is being analysed."""
        return self._job.studying and self.made_of(match)

    def made_of(self, match: Match) -> bool:
        """Whether the last analysis that was begun is of this very match, as it went."""
        return self._match is match and self._actions == match.actions

    def known(self, match: Match, path: Path | None) -> Analysis | None:
        """The analysis that is kept beside the match's save, if there is a sound one; of a match
        without a save, the one that was made last."""
        if path is not None:
            return analysis_file.read(path, match)
        return self._analysis if self.made_of(match) else None

    def begin(self, match: Match, path: Path | None) -> None:
        """Analyse a finished match, to be kept beside its save if it has one."""
        self._match, self._path, self._analysis = match, path, None
        self._actions, self._record = match.actions[:], MatchRecord.of(match)
        self._job.study(self._record)
        self._timer.start()

    def cancel(self) -> None:
        """Stop at once; nothing is kept."""
        self._timer.stop()
        self._job.cancel()

    def _look(self) -> None:
        try:
            analysis = self._job.poll()
        except AnalysisGaveUp:
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
            analysis_file.keep(self._path, self._record, analysis)
        self.analysed.emit(analysis)

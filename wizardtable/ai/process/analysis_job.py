# SPDX-License-Identifier: MIT
"""Analyses a match in a separate process, which ends with the analysis.

Meanwhile the opponents of a new match may think in their own processes.
"""

import logging

from wizardtable.ai.process import worker_main
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.process.messages import NoAnswer, ProgressReport, Studied, Study
from wizardtable.ai.process.thinking_process import Main, ThinkingProcess
from wizardtable.ai.search.analysis import Effort
from wizardtable.ai.search.appraisal import Analysis

MAX_SILENCE_SECONDS = 25.0
"""The process counts as hung after this many seconds without a report."""

MAX_LOST_PROCESSES = 2
"""The job gives up once this many processes have crashed or hung over one match."""

_log = logging.getLogger(__name__)


class AnalysisError(Exception):
    """Raised when the analysis could not be made."""


class AnalysisJob:
    """Makes one analysis at a time. All calls return at once. `poll` must be called regularly.

    Attributes:
        progress: the share of the analysis that is done, 0–1.
    """

    def __init__(self, main: Main = worker_main.main) -> None:
        self._main = main
        self._child: ThinkingProcess | None = None
        self._study: Study | None = None
        self._lost_processes = 0
        self.progress = 0.0

    @property
    def is_studying(self) -> bool:
        """True while an analysis is being made."""
        return self._study is not None

    def study(self, record: MatchRecord, effort: Effort | None = None) -> None:
        """Cancels the current analysis, and starts to analyse the finished match in `record`.

        With `effort` None, the analysis makes the usual effort.
        """
        self.cancel()
        self._lost_processes, self.progress = 0, 0.0
        self._study = Study(1, record, effort or Effort())

    def poll(self) -> Analysis | None:
        """Returns the analysis once it is finished, otherwise None.

        Raises:
            AnalysisError: the analysis cannot be made.
        """
        study = self._study
        if study is None:
            return None
        if self._child is None and not self._start(study):
            return None
        child = self._child
        while child is not None and (report := child.report()) is not None:
            if isinstance(report, ProgressReport):
                self.progress = max(self.progress, report.share)
            elif isinstance(report, Studied):
                self.cancel()
                return report.analysis
            elif isinstance(report, NoAnswer):
                _log.error("the analysis failed: %s", report.error)
                self.cancel()
                raise AnalysisError
        if child is not None and child.is_lost:
            self._handle_loss()
        return None

    def cancel(self) -> None:
        """Cancels the analysis and ends its process."""
        child, self._child, self._study = self._child, None, None
        if child is not None:
            child.kill()

    def _start(self, study: Study) -> bool:
        try:
            self._child = ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._handle_loss()
            return False
        self._child.ask(study, MAX_SILENCE_SECONDS)
        return True

    def _handle_loss(self) -> None:
        """Ends a process that crashed or hangs, so that the next `poll` starts another one.

        Raises:
            AnalysisError: the job has lost `MAX_LOST_PROCESSES` processes.
        """
        _log.error("a process was lost in an analysis")
        self._lost_processes += 1
        study = self._study
        self.cancel()
        if self._lost_processes >= MAX_LOST_PROCESSES:
            raise AnalysisError
        self._study = study

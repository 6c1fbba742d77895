# SPDX-License-Identifier: MIT
"""Analyses a match in a separate process, which ends with the analysis.

Meanwhile the opponents of a new match may think in their own processes.
"""

import logging
from math import inf

from wizardtable.ai.process import worker_main
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.process.messages import Follow, NoAnswer, ProgressReport, Ready, Studied, Study
from wizardtable.ai.process.thinking_process import Main, ThinkingProcess
from wizardtable.ai.search.analysis import Effort
from wizardtable.ai.search.appraisal import Analysis, Odds

MAX_SILENCE_SECONDS = 25.0
"""The process counts as hung after this many seconds without a report."""

MAX_LOST_PROCESSES = 2
"""The job gives up once this many processes have crashed or hung over one match."""

_log = logging.getLogger(__name__)


class AnalysisError(Exception):
    """Raised when the analysis could not be made."""


class AnalysisJob:
    """Makes one analysis at a time. All calls return at once. `poll` must be called regularly.

    While a match goes on, `follow` begins its analysis in advance, and `pause` interrupts the work.
    The results stay in the process until `study` asks for the analysis.

    Attributes:
        progress: the share of the analysis that is done, 0–1.
        course: the chances that are known so far, oldest first; empty before the first are known.
    """

    def __init__(self, main: Main = worker_main.main) -> None:
        self._main = main
        self._child: ThinkingProcess | None = None
        self._study: Study | None = None
        self._tickets = 0
        self._lost_processes = 0
        self.progress = 0.0
        self.course: tuple[Odds, ...] = ()

    @property
    def is_studying(self) -> bool:
        """True while an analysis is being made, and not only begun in advance."""
        return self._study is not None

    def follow(self, record: MatchRecord, effort: Effort | None = None) -> None:
        """Analyses the running match in `record` in advance, as far as that is possible.

        Does nothing while the analysis of a finished match is being made.
        """
        if self._study is not None:
            return
        try:
            if self._child is None or self._child.is_lost:
                self.cancel()
                self._child = ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            return
        self._tickets += 1
        self._child.ask(Follow(self._tickets, record, effort or Effort()), inf)

    def pause(self) -> None:
        """Interrupts the work that `follow` began, until the next call of `follow` or `study`."""
        if self._study is None and self._child is not None:
            self._child.pause()

    def study(self, record: MatchRecord, effort: Effort | None = None) -> None:
        """Cancels the current analysis, and starts to analyse the finished match in `record`.

        What `follow` has found in the same match is used. With `effort` None, the analysis makes
        the usual effort.
        """
        if self._study is not None:
            self.cancel()
        self._lost_processes, self.progress, self.course = 0, 0.0, ()
        self._tickets += 1
        self._study = Study(self._tickets, record, effort or Effort())
        if self._child is not None:
            self._child.ask(self._study, MAX_SILENCE_SECONDS)

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
            if isinstance(report, Ready) or report.ticket != study.ticket:
                continue
            if isinstance(report, ProgressReport):
                self.progress = max(self.progress, report.share)
                self.course = report.course or self.course
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

# SPDX-License-Identifier: MIT
"""Has a match analysed in a process of its own, which ends with the analysis.

The process that opponents think in is left to them: a new match may be under way meanwhile.
"""

import logging

from wizardtable.ai.process import worker_main
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.process.messages import NoAnswer, ProgressReport, Studied, Study
from wizardtable.ai.process.thinking_process import Main, ThinkingProcess
from wizardtable.ai.search.analysis import Effort
from wizardtable.ai.search.appraisal import Analysis

SILENCE = 25.0
"""Seconds without a word from the process after which it is taken to hang."""

ATTEMPTS = 2
"""Processes that may be lost over one match before it is given up."""

_log = logging.getLogger(__name__)


class AnalysisGaveUp(Exception):  # noqa: N818 - says what was done
    """The analysis could not be made."""


class AnalysisJob:
    """One analysis at a time. All calls return at once; `poll` must be called now and then.

    Attributes:
        progress: how much is done, 0 to 1.
    """

    def __init__(self, main: Main = worker_main.main) -> None:
        self._main = main
        self._child: ThinkingProcess | None = None
        self._study: Study | None = None
        self._lost = 0
        self.progress = 0.0

    @property
    def studying(self) -> bool:
        """Whether an analysis is being made."""
        return self._study is not None

    def study(self, record: MatchRecord, effort: Effort | None = None) -> None:
        """Begin with a finished match; what was being made before is dropped."""
        self.cancel()
        self._lost, self.progress = 0, 0.0
        self._study = Study(1, record, effort or Effort())

    def poll(self) -> Analysis | None:
        """The analysis once it is made; raises AnalysisGaveUp where it cannot be."""
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
                raise AnalysisGaveUp
        if child is not None and child.lost:
            self._lose()
        return None

    def cancel(self) -> None:
        """Drop the analysis and end its process."""
        child, self._child, self._study = self._child, None, None
        if child is not None:
            child.kill()

    def _start(self, study: Study) -> bool:
        try:
            self._child = ThinkingProcess(self._main)
        except OSError as error:
            _log.error("no process could be started: %s", error)
            self._lose()
            return False
        self._child.ask(study, SILENCE)
        return True

    def _lose(self) -> None:
        """The process is gone: another one begins anew, unless that has been tried."""
        _log.error("a process was lost in an analysis")
        self._lost += 1
        study = self._study
        self.cancel()
        if self._lost >= ATTEMPTS:
            raise AnalysisGaveUp
        self._study = study

# SPDX-License-Identifier: MIT
"""A pytest plugin that keeps the default tests quick.

A test that is not marked `long` fails if it takes more processor time than `LIMIT`, in the scale
seconds of `processor_time`. A test over the limit is run again and judged by its quickest run,
because the first test of a process loads modules and pictures for all that follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from _pytest.runner import runtestprotocol

from tests.processor_time import slowness, spent

if TYPE_CHECKING:
    from collections.abc import Collection

LIMIT = 0.6
"""Scale seconds that a default test may take, fixtures and child processes included."""

WHOLE_LIMIT = 10.0
"""Scale seconds that one of the named whole tests may take."""

FURTHER_RUNS = 2
"""Times that a test over its limit is run again; its quickest run counts."""

MARK = "long"


class TimeLimits:
    """The plugin; `whole` are the tests that may take up to `WHOLE_LIMIT`, as "file.py::name"."""

    def __init__(self, whole: Collection[str]) -> None:
        self._whole = frozenset(whole)
        self._slowness = 0.0

    def limit_of(self, item: pytest.Item) -> float:
        """Returns the scale seconds the test may take; infinite for one marked `long`."""
        if item.get_closest_marker(MARK) is not None:
            return float("inf")
        name = f"{item.path.name}::{item.name}"
        return WHOLE_LIMIT if name in self._whole else LIMIT

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Runs the test, and again if it was over its limit; a debugger is never hurried."""
        hook, limit = item.ihook, self.limit_of(item)
        if item.config.getoption("usepdb") or item.config.getoption("trace"):
            limit = float("inf")
        hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports, taken = self._timed(item, nextitem)
        for _ in range(FURTHER_RUNS):
            if taken <= limit or not all(report.passed for report in reports):
                break
            item._initrequest()  # type: ignore[attr-defined]  # fixtures are made afresh
            reports, again = self._timed(item, nextitem)
            taken = min(taken, again)
        if taken > limit and all(report.passed for report in reports):
            _fail(next(report for report in reports if report.when == "call"), taken, limit)
        for report in reports:
            hook.pytest_runtest_logreport(report=report)
        hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def _timed(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> tuple[list[pytest.TestReport], float]:
        """Runs the test; returns its reports and its scale seconds."""
        if not self._slowness:
            self._slowness = slowness()
        begun = spent()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        taken = spent() - begun
        machine = self._slowness
        if taken / machine > self.limit_of(item):  # the machine may be busier than it was
            machine = max(machine, slowness())
        return reports, taken / machine


def _fail(report: pytest.TestReport, taken: float, limit: float) -> None:
    report.outcome = "failed"
    report.longrepr = (
        f"{report.nodeid} takes {taken:.2f} s of processor time; a default test has {limit:g} s. "
        f"Make it quicker, or mark it @pytest.mark.{MARK} and keep a quick one of its kind: "
        "CONTRIBUTING.md, Tests."
    )

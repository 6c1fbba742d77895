# SPDX-License-Identifier: MIT
"""A pytest plugin that keeps the default tests quick.

A test without the mark `long` fails if it takes more processor time than `LIMIT`, in the scale
seconds of `processor_time`. A test over the limit runs again, and its quickest run counts: the
first test of a process loads modules and pictures for all later tests. A test fails
above `processor_time.TOLERANCE_FACTOR` times its limit, because no machine is equally slow in all
that it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from _pytest.runner import runtestprotocol

from tests.processor_time import TOLERANCE_FACTOR, slowness, spent

if TYPE_CHECKING:
    from collections.abc import Collection

LIMIT = 0.6
"""The most scale seconds for a default test, with its fixtures and child processes."""

WHOLE_LIMIT = 10.0
"""The most scale seconds for a test in the list of whole tests (`conftest.WHOLE_GAME_TESTS`)."""

FURTHER_RUNS = 2
"""The most further runs of a test over its limit."""

MARK = "long"


class TimeLimits:
    """The plugin. `whole` are the tests that may take up to `WHOLE_LIMIT`, as "file.py::name"."""

    def __init__(self, whole: Collection[str]) -> None:
        self._whole = frozenset(whole)
        self._slowness = 0.0

    def limit_of(self, item: pytest.Item) -> float:
        """Returns the test's limit in scale seconds; infinity for a test with the mark `long`."""
        if item.get_closest_marker(MARK) is not None:
            return float("inf")
        name = f"{item.path.name}::{item.name}"
        return WHOLE_LIMIT if name in self._whole else LIMIT

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Runs the test, and runs it again if it was over its limit.

        A debugger has no time limit.
        """
        hook, limit = item.ihook, self.limit_of(item) * TOLERANCE_FACTOR
        if item.config.getoption("usepdb") or item.config.getoption("trace"):
            limit = float("inf")
        hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports, seconds = self._timed(item, nextitem)
        for _ in range(FURTHER_RUNS):
            if seconds <= limit or not all(report.passed for report in reports):
                break
            item._initrequest()  # type: ignore[attr-defined]  # makes the fixtures again
            reports, again = self._timed(item, nextitem)
            seconds = min(seconds, again)
        if seconds > limit and all(report.passed for report in reports):
            call = next(report for report in reports if report.when == "call")
            _fail(call, seconds, self.limit_of(item))
        for report in reports:
            hook.pytest_runtest_logreport(report=report)
        hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def _timed(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> tuple[list[pytest.TestReport], float]:
        """Runs the test. Returns its reports and its scale seconds."""
        if not self._slowness:
            self._slowness = slowness()
        start = spent()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        seconds = spent() - start
        machine = self._slowness
        if seconds / machine > self.limit_of(item) * TOLERANCE_FACTOR:
            machine = max(machine, slowness())  # it may have become busier
        return reports, seconds / machine


def _fail(report: pytest.TestReport, seconds: float, limit: float) -> None:
    report.outcome = "failed"
    report.longrepr = (
        f"{report.nodeid} takes {seconds:.2f} s of processor time; a default test has {limit:g} s. "
        f"Make it quicker, or mark it @pytest.mark.{MARK} and keep a quick one of its kind: "
        "CONTRIBUTING.md, Tests."
    )

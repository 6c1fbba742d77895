# SPDX-License-Identifier: MIT
"""The clock of the program, which can be stopped for pictures."""

from collections.abc import Iterator
from datetime import date, datetime

import pytest

from wizardtable.core import clock


@pytest.fixture(autouse=True)
def _run_again() -> Iterator[None]:
    yield
    clock.stop_on(None)


def test_a_held_clock_shows_noon_of_its_day() -> None:
    clock.stop_on(date(2026, 11, 5))
    assert clock.today() == date(2026, 11, 5)
    assert datetime.fromtimestamp(clock.now()) == datetime(2026, 11, 5, 12)


def test_a_clock_that_is_let_go_runs_again() -> None:
    clock.stop_on(date(1999, 1, 1))
    clock.stop_on(None)
    assert not clock.is_stopped()
    assert clock.now() > datetime(2026, 1, 1).timestamp()

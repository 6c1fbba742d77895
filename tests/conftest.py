# SPDX-License-Identifier: MIT
"""What tests of every area share."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.core.catalog import GameSpec

collect_ignore = ["accessible/player.py"]
"""It is for the system's Python, whose bindings of AT-SPI are not in the project's."""

# How long an example takes says something of the machine and nothing of the program.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# Nor does how long the window takes for something: it has to come at all.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed):
    wait.__kwdefaults__["timeout"] = 60_000


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """What a test has let go of is gone before the next one: else it would be dressed with all that
    come after it, and keep its pictures."""
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The toy game, known to the catalog while the test runs."""
    monkeypatch.setitem(catalog.GAMES, "toy", "tests.toy")
    return catalog.get("toy")

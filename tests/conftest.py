# SPDX-License-Identifier: MIT
"""What tests of every area share."""

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress

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

_wait_until = QtBot.waitUntil


def wait_until(bot: QtBot, done: Callable[[], bool | None], *, timeout: int = 60_000) -> None:
    """As pytest-qt does, which looks every 10 ms; but most things come sooner, and a match at the
    window would be asleep for half of its time."""
    for _ in range(20):
        with suppress(AssertionError):
            if done() in (None, True):
                return
        bot.wait(1)
    _wait_until(bot, done, timeout=timeout)


QtBot.waitUntil = wait_until  # type: ignore[method-assign]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """What a test has let go of is gone before the next one: else it would be dressed with all that
    come after it, and keep its pictures."""
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if nextitem is None or nextitem.path != item.path:
        _leave_alone_what_stays()


LONG = (
    "test_sharp_screens",
    "test_third_language",
    "test_kill",
    "test_sizes",
    "test_whole_games",
    "test_zavandor_by_hand",
    "test_elfenwizards_by_hand",
    "test_monkey",
)
"""Files with tests that take half a minute or more, the longest first."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several processes share the tests, long ones come first: at the end nobody waits for
    one."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: LONG.index(item.path.stem) if item.path.stem in LONG else 99)


def pytest_collection_finish() -> None:
    _leave_alone_what_stays()


def _leave_alone_what_stays() -> None:
    """Modules, tests and what they keep of matches are millions of objects, which the collector
    would go through again for minutes altogether: some tests have it collect on purpose."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The toy game, known to the catalog while the test runs."""
    monkeypatch.setitem(catalog.GAMES, "toy", "tests.toy")
    return catalog.get("toy")

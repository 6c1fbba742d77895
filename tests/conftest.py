# SPDX-License-Identifier: MIT
"""Settings and fixtures for all tests: time limits, quicker waits, the order of the tests."""

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests import few_variants
from tests.time_limits import TimeLimits
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec

collect_ignore = ["accessible/player.py"]
"""Files that pytest must not import: they need the bindings of AT-SPI, which only the system's
Python has."""

# The time of a single example depends on the machine more than on the program.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# A busy machine may be slow: a wait fails only after a minute.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed):
    wait.__kwdefaults__["timeout"] = 60_000

_wait_until = QtBot.waitUntil


def wait_until(bot: QtBot, done: Callable[[], bool | None], *, timeout: int = 60_000) -> None:
    """Waits like `QtBot.waitUntil`, but checks the condition every millisecond at first.

    pytest-qt checks every 10 ms. A test that plays a match at the window would then sleep for half
    of its time. `timeout` is in milliseconds.
    """
    for _ in range(20):
        with suppress(AssertionError):
            if done() in (None, True):
                return
        bot.wait(1)
    _wait_until(bot, done, timeout=timeout)


QtBot.waitUntil = wait_until  # type: ignore[method-assign]

_add_widget = QtBot.addWidget


def add_and_keep_widget(bot: QtBot, widget: QWidget, **options: Any) -> None:
    """Adds a widget like `QtBot.addWidget`, and keeps it until the test is torn down.

    pytest-qt holds only weak references. The collector could delete a window that a test has left
    while the window is painted, which ends the process.
    """
    _add_widget(bot, widget, **options)
    bot.__dict__.setdefault("kept_widgets", []).append(widget)


QtBot.addWidget = add_and_keep_widget  # type: ignore[method-assign]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Deletes the widgets that a test has released, before the next test begins.

    A widget that stays would get the style of all later tests, and keep its pictures.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if nextitem is None or nextitem.path != item.path:
        _freeze_lasting_objects()


WHOLE_GAME_TESTS = (
    "test_whole_games.py::test_a_whole_game_by_hand[False-play_by_dragging]",
    "test_whole_games.py::test_a_whole_game_by_hand[True-play_by_keyboard]",
    "test_whole_games.py::test_a_whole_game_through_the_action_list_is_told_in_the_log[en-anludim]",
    "test_whole_games.py::test_a_whole_game_through_the_action_list_is_told_in_the_log[en-elfenwizards]",
    "test_whole_games.py::test_a_whole_game_through_the_action_list_is_told_in_the_log[fr-wizards_gambit]",
    "test_whole_games.py::test_a_whole_game_through_the_action_list_is_told_in_the_log[fr-zavandor]",
    "test_kill.py::test_some_kills_do_no_harm[1]",
    "test_monkey.py::test_random_actions_at_the_window_break_nothing[20]",
    "test_frame_sizes.py::test_every_dialog_fits_the_window_and_cuts_nothing_off[size0-175-en]",
    "test_frame_sizes.py::test_every_dialog_fits_the_window_and_cuts_nothing_off[size0-175-fr]",
    "test_translations.py::test_translations_hold_exactly_the_sentences_of_the_program[wizardtable_en]",
    "test_translations.py::test_translations_hold_exactly_the_sentences_of_the_program[wizardtable_fr]",
)
"""Default tests that play whole games. Each may take up to ten scale seconds, child processes
included. The list has at most twelve tests."""

SLOWEST_TEST_FILES = (
    "test_sharp_screens",
    "test_third_language",
    "test_kill",
    "test_sizes",
    "test_whole_games",
    "test_zavandor_by_hand",
    "test_elfenwizards_by_hand",
    "test_monkey",
)
"""The files with the slowest tests, the slowest first. These tests run first, so that the last
process does not run a slow test alone."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-time-limits", action="store_true", help="let tests take any time")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--no-time-limits"):
        config.pluginmanager.register(TimeLimits(WHOLE_GAME_TESTS), "time-limits")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the variants that `few` leaves out as `long`, before `-m` selects tests.

    If several processes share the tests, sorts them with the slow ones first.
    """
    few_variants.mark_long(items)
    if hasattr(config, "workerinput"):
        items.sort(key=_order)


def _order(item: pytest.Item) -> tuple[int, bool]:
    stem = item.path.stem
    place = (
        SLOWEST_TEST_FILES.index(stem) if stem in SLOWEST_TEST_FILES else len(SLOWEST_TEST_FILES)
    )
    return place, item.get_closest_marker("long") is None


def pytest_collection_finish() -> None:
    _freeze_lasting_objects()


def _freeze_lasting_objects() -> None:
    """Makes the garbage collector ignore all current objects.

    Modules, tests and their matches are millions of objects. Some tests call the collector, which
    would scan all of these again each time and take minutes.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """Returns the toy game, which is in the catalog while the test runs."""
    monkeypatch.setitem(catalog.GAMES, "toy", "tests.toy")
    return catalog.get("toy")

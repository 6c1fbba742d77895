# SPDX-License-Identifier: MIT
"""What tests of every area share."""

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from tests import few_variants
from tests.time_limits import TimeLimits
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec

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


WHOLE = (
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
"""Default tests that may take up to ten scale seconds each, children included: twelve at most."""

SLOWEST = (
    "test_sharp_screens",
    "test_third_language",
    "test_kill",
    "test_sizes",
    "test_whole_games",
    "test_zavandor_by_hand",
    "test_elfenwizards_by_hand",
    "test_monkey",
)
"""Files with the slowest tests, the slowest first: they begin first, so that no process is left
alone with one at the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-time-limits", action="store_true", help="let tests take any time")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--no-time-limits"):
        config.pluginmanager.register(TimeLimits(WHOLE), "time-limits")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the variants that `few` leaves out as `long`, before `-m` chooses; slow tests begin
    first where processes share the tests."""
    few_variants.mark_long(items)
    if hasattr(config, "workerinput"):
        items.sort(key=_order)


def _order(item: pytest.Item) -> tuple[int, bool]:
    stem = item.path.stem
    place = SLOWEST.index(stem) if stem in SLOWEST else len(SLOWEST)
    return place, item.get_closest_marker("long") is None


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

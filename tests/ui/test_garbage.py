# SPDX-License-Identifier: MIT
"""Tests that garbage is collected in the window's thread only, never in a worker thread."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wizardtable.ui.garbage import WindowCollector


class Circle:
    """A reference cycle, which only the garbage collector frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[WindowCollector]:
    made = WindowCollector(QApplication.instance())
    yield made
    made.close()


def test_a_thread_that_makes_many_objects_collects_nothing(
    collector: WindowCollector, qtbot: QtBot
) -> None:
    where: list[int] = []
    circle = Circle()
    weakref.finalize(circle, lambda: where.append(threading.get_ident()))
    del circle

    kept: list[object] = []

    def work() -> None:
        kept.extend([number] for number in range(20 * gc.get_threshold()[0]))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not where, "it was collected in the thread"
    qtbot.waitUntil(lambda: bool(where))
    assert where == [threading.get_ident()]


def test_a_collector_that_is_closed_lets_python_collect_again(qtbot: QtBot) -> None:
    WindowCollector(QApplication.instance()).close()
    assert gc.isenabled()

# SPDX-License-Identifier: MIT
"""Tests that an error before the window appears is recorded, and reported in the player's
language."""

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from wizardtable import app
from wizardtable.store import paths
from wizardtable.ui import crash
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import dressing
from wizardtable.ui.window import running_window

BROKEN_CLASSES = [(app, "FirstWindow"), (running_window, "MainWindow")]
"""Modules and classes that are broken: without the first, no window appears; without the second, an
empty window."""


@pytest.fixture(params=BROKEN_CLASSES, ids=["first", "main"])
def profile(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Profile]:
    """Yields the profile of a player with French settings, while the program cannot make or fill
    its window."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)

    def broken(*_: object) -> None:
        raise ValueError("the room has no door")

    module, name = request.param
    monkeypatch.setattr(module, name, broken)
    made = Profile(paths.data_dir(tmp_path))
    made.change(replace(made.settings, language="fr"))
    yield made
    made.close()


@pytest.fixture
def start(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, speak: Callable[[str], None]
) -> Callable[[], int]:
    """Returns a function that starts the program; afterwards the language of the tests is
    restored."""
    for module in (dressing, running_window):
        monkeypatch.setattr(module, "dress", lambda _, profile: speak(profile.settings.language))

    def run() -> int:
        running = QApplication.instance()
        assert isinstance(running, QApplication)
        monkeypatch.setattr(logging.getLogger(), "handlers", [])  # those of the tests
        code = app._run_window(running, profile, None)
        running.closeAllWindows()  # the end of the process does it otherwise
        return code

    return run


def test_it_is_written_down_and_the_program_ends(
    profile: Profile, start: Callable[[], int]
) -> None:
    assert start() == 1
    assert "the room has no door" in profile.data.crash_log.read_text(encoding="utf-8")
    assert not (profile.data.root / "running").exists()


def test_it_is_told_with_a_report_to_copy(
    start: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "is_headless", lambda: False)
    read: list[str] = []

    def close() -> None:
        notice = QApplication.activeModalWidget()
        assert isinstance(notice, Notice)
        notice.copy_button.click()
        read.append(notice.windowTitle())
        notice.close_button.click()

    QTimer.singleShot(300, close)
    assert start() == 1
    assert read == ["Une erreur est survenue"]
    assert "the room has no door" in QApplication.clipboard().text()

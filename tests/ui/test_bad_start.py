# SPDX-License-Identifier: MIT
"""An error before the window is there: it is written down, and told in the player's language."""

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from wizardtable import app, system
from wizardtable.store import paths
from wizardtable.ui import main_window
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.session import Session


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """Of somebody who speaks French and whose window cannot be made."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)

    def broken(_session: Session) -> None:
        raise ValueError("the room has no door")

    monkeypatch.setattr(main_window, "MainWindow", broken)
    made = Session(paths.data_dir(tmp_path))
    made.change(replace(made.settings, language="fr"))
    yield made
    made.close()


@pytest.fixture
def start(
    session: Session, monkeypatch: pytest.MonkeyPatch, speak: Callable[[str], None]
) -> Callable[[], int]:
    """Starts the program; the language it speaks then is that of the tests again afterwards."""
    monkeypatch.setattr(app, "dress", lambda _app, session: speak(session.settings.language))

    def run() -> int:
        running = QApplication.instance()
        assert isinstance(running, QApplication)
        monkeypatch.setattr(logging.getLogger(), "handlers", [])  # those of the tests
        return app._run_window(running, session, None)

    return run


def test_it_is_written_down_and_the_program_ends(
    session: Session, start: Callable[[], int]
) -> None:
    assert start() == 1
    assert "the room has no door" in session.data.crash_log.read_text(encoding="utf-8")
    assert not (session.data.root / "running").exists()


def test_it_is_told_with_a_report_to_copy(
    start: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "headless", lambda: False)
    read: list[str] = []

    def close() -> None:
        notice = QApplication.activeModalWidget()
        assert isinstance(notice, Notice)
        notice.copy.click()
        read.append(notice.windowTitle())
        notice.close_.click()

    QTimer.singleShot(300, close)
    assert start() == 1
    assert read == ["Une erreur est survenue"]
    assert "the room has no door" in QApplication.clipboard().text()

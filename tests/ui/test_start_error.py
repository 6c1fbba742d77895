# SPDX-License-Identifier: MIT
"""Tests the dialog about an error at the start, shown only where there is a screen and no
terminal."""

import io
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from wizardtable.ui import start_error


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def started(patch: pytest.MonkeyPatch, platform: str, stderr: "io.StringIO | None") -> bool:
    patch.setenv("QT_QPA_PLATFORM", platform)
    patch.setattr(sys, "stdin", None)
    patch.setattr(sys, "stdout", None)
    patch.setattr(sys, "stderr", stderr)
    return start_error.is_needed()


def test_only_a_screen_without_a_terminal_calls_for_a_dialog(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert started(monkeypatch, "xcb", None)
    assert started(monkeypatch, "xcb", io.StringIO())
    assert not started(monkeypatch, "xcb", Terminal())
    assert not started(monkeypatch, "offscreen", None)


def test_the_dialog_says_the_sentence_until_it_is_closed(qtbot: QtBot) -> None:
    read: list[str] = []

    def close() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        read.append(box.text())
        box.accept()

    QTimer.singleShot(50, close)
    start_error.say("<b>“a.wizardtable”</b> is not a saved match.")
    assert read == ["<b>“a.wizardtable”</b> is not a saved match."]

# SPDX-License-Identifier: MIT
"""Tests that the program ends properly if the system asks it to."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.store import save, settings
from wizardtable.ui.end_signals import EndSignals

POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows sends no signals")


@POSIX
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_of_the_system_reaches_the_window(qtbot: QtBot, name: str) -> None:
    parent = QObject()
    signals = EndSignals(parent)
    before = signal.getsignal(signal.SIGTERM)
    try:
        with qtbot.waitSignal(signals.end_requested):
            os.kill(os.getpid(), getattr(signal, name))
    finally:
        signals.close()
    assert signal.getsignal(signal.SIGTERM) is not before, "who had it before has it again"


def test_whoever_ends_it_so_loses_neither_match_nor_place(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    played = list(hands.controller.match.actions)
    hands.window.resize(1111, 777)
    hands.main.end()
    assert not hands.window.isVisible()
    (summary,) = save.read_summaries(hands.profile.data.saves)
    assert save.load(summary.path).match.actions[: len(played)] == played
    assert hands.profile.settings.window


def test_what_is_kept_at_logout_is_there_though_the_window_stays(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.main.keep()
    assert hands.window.isVisible()
    (summary,) = save.read_summaries(hands.profile.data.saves)
    assert save.load(summary.path).match.actions == hands.controller.match.actions
    assert hands.profile.settings.window


@POSIX
@pytest.mark.long
def test_the_program_ends_with_0_and_leaves_no_mark_of_a_bad_end(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wizardtable", "--data-dir", str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environment) as program:
        while not (tmp_path / "fault.log").exists():  # which comes once the window is settled
            assert program.poll() is None
            time.sleep(0.02)
        program.send_signal(signal.SIGTERM)
        assert program.wait(60) == 0
    assert not (tmp_path / "running").exists()
    assert not (tmp_path / "fault.log").exists()
    kept, problem = settings.load(tmp_path / "settings.json")
    assert problem is None
    assert kept.window

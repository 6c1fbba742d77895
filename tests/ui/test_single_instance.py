# SPDX-License-Identifier: MIT
"""Tests that a second start passes its save to the first window and ends."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from wizardtable.ui import single_instance
from wizardtable.ui.single_instance import OtherDisplayError, Reception


class Desk:
    """A fake reception that records the files it was asked to open."""

    def __init__(self, name: str) -> None:
        self.asked: list[str] = []
        self.reception = Reception(name, self.asked.append)


@pytest.fixture
def name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return single_instance.socket_name(tmp_path / "data")


@pytest.fixture
def desk(name: str, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(name)
    yield made
    made.reception.close()


AGAIN = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from wizardtable.ui import single_instance
app = QCoreApplication(sys.argv)
save = Path(sys.argv[2]) if sys.argv[2] else None
try:
    sys.exit(0 if single_instance.hand_over(sys.argv[1], save, 10) else 1)
except single_instance.OtherDisplayError:
    sys.exit(3)
"""


def start_again(
    name: str, save: Path | None, qtbot: QtBot, environment: Mapping[str, str] | None = None
) -> bool | None:
    """Starts the program again in a process of its own, while the first window continues.

    Returns whether the first program answered; None if its window is on another display.
    """
    command = [sys.executable, "-c", AGAIN, name, str(save or "")]
    process = subprocess.Popen(command, env={**os.environ, **(environment or {})})
    qtbot.waitUntil(lambda: process.poll() is not None)
    return None if process.returncode == 3 else process.returncode == 0


def test_the_first_window_opens_what_the_second_start_was_given(
    desk: Desk, name: str, tmp_path: Path, qtbot: QtBot
) -> None:
    assert start_again(name, tmp_path / "évening.wizardtable", qtbot)
    assert desk.asked == [str(tmp_path / "évening.wizardtable")]


def test_without_a_save_it_only_comes_forward(desk: Desk, name: str, qtbot: QtBot) -> None:
    assert start_again(name, None, qtbot)
    assert start_again(name, None, qtbot)
    assert desk.asked == ["", ""]


@pytest.mark.skipif(sys.platform != "linux", reason="it is about displays of Linux desktops")
def test_a_start_on_another_display_is_told_where_the_window_is(
    desk: Desk, name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":7.0")
    assert start_again(name, None, qtbot), "the same display, whichever of its screens"
    second = {"DISPLAY": ":8"}
    assert start_again(name, None, qtbot, second) is None
    assert desk.asked == [""]
    assert "another screen" in str(OtherDisplayError.reason)


def test_where_nobody_listens_the_second_start_goes_on_alone(name: str, qtbot: QtBot) -> None:
    assert not single_instance.hand_over(name, None, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes there leave nothing behind")
def test_a_socket_that_an_ended_run_has_left_is_cleared_away(name: str, qtbot: QtBot) -> None:
    import socket  # noqa: PLC0415 - only where such sockets are

    with socket.socket(socket.AF_UNIX) as abandoned:
        abandoned.bind(name)
    assert not single_instance.hand_over(name, None, 0)
    desk = Desk(name)
    assert desk.reception.is_listening
    assert start_again(name, None, qtbot)
    desk.reception.close()


@pytest.mark.parametrize(
    "line",
    [
        b'["open"]',
        b"[" * 50_000,
        b'{"open":"","token":' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"open":"a\\u0000b","token":""}',
        b'{"open":"","token":"\\u0000"}',
        b"\xff",
    ],
)
def test_what_is_not_understood_is_not_answered(
    desk: Desk, name: str, qtbot: QtBot, line: bytes
) -> None:
    client = QLocalSocket()
    client.connectToServer(name)
    client.write(line + b"\n")
    qtbot.waitUntil(lambda: client.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert desk.asked == []


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files")
def test_other_users_cannot_reach_it(desk: Desk, name: str) -> None:
    assert Path(name).stat().st_mode & 0o077 == 0


def test_each_data_directory_has_a_window_of_its_own(tmp_path: Path) -> None:
    assert single_instance.socket_name(tmp_path / "a") != single_instance.socket_name(
        tmp_path / "b"
    )


def test_runs_of_a_flatpak_meet_in_the_folder_they_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with tempfile.TemporaryDirectory() as folder:  # pytest's own are too long for a socket
        shared = Path(folder, "app", "an.id")
        shared.mkdir(parents=True)
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        monkeypatch.setenv("FLATPAK_ID", "an.id")
        assert Path(single_instance.socket_name(Path(folder, "data"))).parent == shared


def test_a_path_too_long_for_a_socket_gets_a_short_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert (
        len(single_instance.socket_name(tmp_path / ("long" * 40)))
        <= single_instance.MAX_SOCKET_PATH_BYTES
    )


def test_a_first_start_that_is_gone_meanwhile_is_not_waited_for(name: str, qtbot: QtBot) -> None:
    looks = iter((False, False, True))
    assert not single_instance.hand_over(name, None, 60, lambda: next(looks))
    assert next(looks, None) is None

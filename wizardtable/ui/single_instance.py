# SPDX-License-Identifier: MIT
"""One window for one data directory: a second start hands over what it was to open, and leaves.

They speak through a local socket that only the same user may use; there is no network in it.
"""

import json
import os
import re
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from wizardtable.core.jsontext import parse
from wizardtable.core.text import N_

LONGEST_NAME = 100
"""Characters of a socket's path; systems take little more."""

LARGEST = 64 * 1024
"""Bytes of a message; it holds one path."""

ANSWER = b"ok\n"
ELSEWHERE = b"elsewhere\n"
"""The answer to a start on another display, where the window cannot come forward."""

DISPLAYS = ("WAYLAND_DISPLAY", "DISPLAY")
"""Where Linux desktops name their display."""

ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""Where Wayland puts the right to raise a window, which the second start passes on."""


def address(root: Path) -> str:
    """The socket of a data directory: in a folder that belongs to the user alone, where there is
    one that makes a path short enough."""
    name = f"wizardtable-{zlib.crc32(str(root).encode('utf-8', 'replace')):08x}"
    if os.name != "posix":
        return f"{name}-{os.environ.get('USERNAME', '')}"
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if flatpak := os.environ.get("FLATPAK_ID"):  # what its runs share of that folder
        folder = str(Path(folder, "app", flatpak))
    if not (folder and Path(folder).is_dir() and os.access(folder, os.W_OK)):
        folder = str(root)
    path = str(Path(folder, name))
    return path if len(path.encode()) <= LONGEST_NAME else f"{name}-{os.getuid()}"


class OtherDisplayError(Exception):
    """The program runs on another display, so that no window can come forward on this one."""

    reason = N_(
        "notice",
        "Wizardtable is already open on another screen. Close that window first.",
    )


def hand_over(
    name: str, save: Path | None, patience: float, gone: Callable[[], bool] = lambda: False
) -> bool:
    """Ask the program that listens there to come forward and open the save; False where none
    answers within `patience` seconds, or it is `gone` meanwhile.

    Raises:
        OtherDisplayError: it is seen on another display.
    """
    data = {
        "open": str(save.absolute()) if save is not None else "",
        "token": os.environ.get(ACTIVATION, ""),
        "displays": _displays(),
    }
    end = time.monotonic() + patience
    while True:
        socket = QLocalSocket()
        socket.connectToServer(name)
        if socket.waitForConnected(200):
            socket.write(json.dumps(data).encode() + b"\n")
            left = max(1, round(1000 * (end - time.monotonic())))
            answer = bytes(socket.readAll().data()) if socket.waitForReadyRead(left) else b""
            if answer == ELSEWHERE:
                raise OtherDisplayError
            if answer == ANSWER:
                return True
        if time.monotonic() > end or gone():
            return False
        time.sleep(0.05)


class Reception(QObject):
    """Listens for second starts."""

    def __init__(self, name: str, welcome: Callable[[str], None]) -> None:
        """`welcome` is called with the path to be opened, "" for none; a socket that an ended run
        has left is cleared away. Where no socket can be made, there is just no reception."""
        super().__init__()
        self._welcome = welcome
        self._server = QLocalServer(self)
        self._server.newConnection.connect(self._meet)
        with _for_the_user_alone(self._server):
            if not self._server.listen(name):
                QLocalServer.removeServer(name)
                self._server.listen(name)

    @property
    def open(self) -> bool:
        """Whether it listens."""
        return self._server.isListening()

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _meet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LARGEST:
                socket.abort()
            return
        line = bytes(socket.readLine(LARGEST).data())
        try:
            data: Any = parse(line.decode())
            path, token = str(data["open"]), str(data["token"])
            displays = [str(one) for one in data.get("displays", ())]
            if "\0" in path + token:  # which no system can stand
                raise ValueError("no name")
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        if not _is_seen_on(displays):
            socket.write(ELSEWHERE)
            socket.flush()
            return
        socket.write(ANSWER)
        socket.flush()
        if token:
            os.environ[ACTIVATION] = token
        self._welcome(path)


def _displays() -> list[str]:
    """Returns the names of the displays that this process can show windows on."""
    if sys.platform in ("win32", "darwin"):
        return []
    names = [os.environ.get(name, "") for name in DISPLAYS]
    return [re.sub(r"(:\d+)\.\d+$", r"\1", name) for name in names if name]


def _is_seen_on(displays: Sequence[str]) -> bool:
    """Returns whether this process's windows are seen on one of the displays, as far as known."""
    own = _displays()
    return not own or not displays or not set(own).isdisjoint(displays)


@contextmanager
def _for_the_user_alone(server: QLocalServer) -> Iterator[None]:
    """Let a socket that is made meanwhile be the user's. Where files have rights, Qt's own way
    takes a folder that stays when the program is killed just then."""
    if os.name != "posix":
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        yield
        return
    mask = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(mask)

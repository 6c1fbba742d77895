# SPDX-License-Identifier: MIT
"""One window for one data directory: a second start hands over what it was to open, and leaves.

They speak through a local socket that only the same user may use; there is no network in it.
"""

import json
import os
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from wizardtable.core.jsontext import parse

LONGEST_NAME = 100
"""Characters of a socket's path; systems take little more."""

LARGEST = 64 * 1024
"""Bytes of a message; it holds one path."""

ANSWER = b"ok\n"
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


def hand_over(
    name: str, save: Path | None, patience: float, gone: Callable[[], bool] = lambda: False
) -> bool:
    """Ask the program that listens there to come forward and open the save; False where none
    answers within `patience` seconds, or it is `gone` meanwhile."""
    data = {
        "open": str(save.absolute()) if save is not None else "",
        "token": os.environ.get(ACTIVATION, ""),
    }
    end = time.monotonic() + patience
    while True:
        socket = QLocalSocket()
        socket.connectToServer(name)
        if socket.waitForConnected(200):
            socket.write(json.dumps(data).encode() + b"\n")
            left = max(1, round(1000 * (end - time.monotonic())))
            if socket.waitForReadyRead(left) and bytes(socket.readAll().data()) == ANSWER:
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
            if "\0" in path + token:  # which no system can stand
                raise ValueError("no name")
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        socket.write(ANSWER)
        socket.flush()
        if token:
            os.environ[ACTIVATION] = token
        self._welcome(path)


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

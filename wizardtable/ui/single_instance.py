# SPDX-License-Identifier: MIT
"""Allows one window for each data folder.

A second start passes its save to the first one, and ends. The two talk through a local socket that
only the same user may use; the network is not involved.
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

MAX_SOCKET_PATH_BYTES = 100
"""The longest path of a socket, in bytes; systems allow little more."""

MAX_MESSAGE_BYTES = 64 * 1024
"""The longest message in bytes; it contains one path."""

ACCEPTED_ANSWER = b"ok\n"
"""The answer to a second start on the same display."""
OTHER_DISPLAY_ANSWER = b"elsewhere\n"
"""The answer to a second start on another display, where the window cannot come forward."""

DISPLAY_VARIABLES = ("WAYLAND_DISPLAY", "DISPLAY")
"""The environment variables in which Linux desktops name their display."""

ACTIVATION_VARIABLE = "XDG_ACTIVATION_TOKEN"
"""The environment variable with Wayland's permission to raise a window.

The second start passes its value to the first one.
"""


def socket_name(root: Path) -> str:
    """Returns the name of the socket for a data folder.

    On Linux and macOS the name is a path in a folder of the user if that is short enough.
    """
    name = f"wizardtable-{zlib.crc32(str(root).encode('utf-8', 'replace')):08x}"
    if os.name != "posix":
        return f"{name}-{os.environ.get('USERNAME', '')}"
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if flatpak := os.environ.get("FLATPAK_ID"):  # all runs of a Flatpak program share this folder
        folder = str(Path(folder, "app", flatpak))
    if not (folder and Path(folder).is_dir() and os.access(folder, os.W_OK)):
        folder = str(root)
    path = str(Path(folder, name))
    return path if len(path.encode()) <= MAX_SOCKET_PATH_BYTES else f"{name}-{os.getuid()}"


class OtherDisplayError(Exception):
    """The program already runs on another display, so its window cannot come forward on this
    one."""

    reason = N_(
        "notice",
        "Wizardtable is already open on another screen. Close it there first.",
    )


def hand_over(
    name: str,
    save: Path | None,
    limit_seconds: float,
    has_ended: Callable[[], bool] = lambda: False,
) -> bool:
    """Asks the program that listens at a socket to come forward and to open a save.

    Args:
        name: the name of the socket.
        save: the save to open; None for none.
        limit_seconds: the longest time to wait for an answer.
        has_ended: returns True once the other program has ended.

    Returns:
        False if nobody has answered in time.

    Raises:
        OtherDisplayError: the other program is on another display.
    """
    data = {
        "open": str(save.absolute()) if save is not None else "",
        "token": os.environ.get(ACTIVATION_VARIABLE, ""),
        "displays": _displays(),
    }
    end = time.monotonic() + limit_seconds
    while True:
        socket = QLocalSocket()
        socket.connectToServer(name)
        if socket.waitForConnected(200):
            socket.write(json.dumps(data).encode() + b"\n")
            remaining_ms = max(1, round(1000 * (end - time.monotonic())))
            answer = (
                bytes(socket.readAll().data()) if socket.waitForReadyRead(remaining_ms) else b""
            )
            if answer == OTHER_DISPLAY_ANSWER:
                raise OtherDisplayError
            if answer == ACCEPTED_ANSWER:
                return True
        if time.monotonic() > end or has_ended():
            return False
        time.sleep(0.05)


class Reception(QObject):
    """Listens for second starts of the program."""

    def __init__(self, name: str, welcome: Callable[[str], None]) -> None:
        """Starts to listen, and removes the socket of a run that has ended.

        If no socket can be made, second starts are not noticed.

        Args:
            name: the name of the socket.
            welcome: called for each second start, with the path of the save to open; "" for none.
        """
        super().__init__()
        self._welcome = welcome
        self._server = QLocalServer(self)
        self._server.newConnection.connect(self._meet)
        with _for_the_user_alone(self._server):
            if not self._server.listen(name):
                QLocalServer.removeServer(name)
                self._server.listen(name)

    @property
    def is_listening(self) -> bool:
        """True while second starts are noticed."""
        return self._server.isListening()

    def close(self) -> None:
        """Stops listening."""
        self._server.close()

    def _meet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > MAX_MESSAGE_BYTES:
                socket.abort()
            return
        line = bytes(socket.readLine(MAX_MESSAGE_BYTES).data())
        try:
            data: Any = parse(line.decode())
            path, token = str(data["open"]), str(data["token"])
            displays = [str(display) for display in data.get("displays", ())]
            if "\0" in path + token:  # no system allows it in a path
                raise ValueError("no name")
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        if not _is_seen_on(displays):
            socket.write(OTHER_DISPLAY_ANSWER)
            socket.flush()
            return
        socket.write(ACCEPTED_ANSWER)
        socket.flush()
        if token:
            os.environ[ACTIVATION_VARIABLE] = token
        self._welcome(path)


def _displays() -> list[str]:
    """Returns the names of the displays on which this process can show windows; empty if
    unknown."""
    if sys.platform in ("win32", "darwin"):
        return []
    names = [os.environ.get(name, "") for name in DISPLAY_VARIABLES]
    return [re.sub(r"(:\d+)\.\d+$", r"\1", name) for name in names if name]


def _is_seen_on(displays: Sequence[str]) -> bool:
    """Returns whether this process shows its windows on one of the displays; True if unknown."""
    own = _displays()
    return not own or not displays or not set(own).isdisjoint(displays)


@contextmanager
def _for_the_user_alone(server: QLocalServer) -> Iterator[None]:
    """Restricts a socket that is made in a `with` block to the current user.

    Where files have permissions, a mask is used. Qt's own way makes a folder there, which would
    stay if the program were killed at that moment.
    """
    if os.name != "posix":
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        yield
        return
    mask = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(mask)

# SPDX-License-Identifier: MIT
"""The system's requests to end the program: SIGTERM, Ctrl+C, a closed terminal."""

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that ask for an end; no system has all of them."""


class EndSignals(QObject):
    """Turns the system's signals into a Qt signal.

    Qt's event loop does not let Python run a handler of its own. The C library therefore writes
    each signal into a socket, which wakes the event loop.

    Signals:
        asked(): the system asks the program to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard, self._said = socket.socketpair()
        self._heard.setblocking(False)
        self._said.setblocking(False)
        self._earlier_descriptor = signal.set_wakeup_fd(
            self._said.fileno(), warn_on_full_buffer=False
        )
        numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        self._earlier = {one: signal.signal(one, _wake) for one in numbers}
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def close(self) -> None:
        """Gives the signals back to whoever had them before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._earlier_descriptor)
        for number, handler in self._earlier.items():
            signal.signal(number, handler)
        self._heard.close()
        self._said.close()

    def _hear(self) -> None:
        numbers = self._heard.recv(64)
        if any(one in numbers for one in self._earlier):
            self.asked.emit()


def _wake(_number: int, _frame: object) -> None:
    """Does nothing: without a handler in Python nothing would be written into the socket."""

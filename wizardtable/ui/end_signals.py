# SPDX-License-Identifier: MIT
"""The system's requests to end the program: SIGTERM, Ctrl+C, a closed terminal."""

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

END_SIGNAL_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The names of the signals that ask for an end; each system has only some of them."""


class EndSignals(QObject):
    """Turns the system's signals into a Qt signal.

    Qt's event loop does not let Python run a signal handler. The C library therefore writes each
    signal into a socket, which wakes the event loop.

    Signals:
        end_requested(): the system asks the program to end.
    """

    end_requested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._previous_descriptor = signal.set_wakeup_fd(
            self._writer.fileno(), warn_on_full_buffer=False
        )
        numbers = [getattr(signal, name) for name in END_SIGNAL_NAMES if hasattr(signal, name)]
        self._previous_handlers = {number: signal.signal(number, _wake) for number in numbers}
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        """Restores the signal handlers that were active before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._previous_descriptor)
        for number, handler in self._previous_handlers.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    def _read(self) -> None:
        numbers = self._reader.recv(64)
        if any(number in numbers for number in self._previous_handlers):
            self.end_requested.emit()


def _wake(_number: int, _frame: object) -> None:
    """Does nothing. Without a Python handler, no signal would be written into the socket."""

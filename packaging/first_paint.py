# SPDX-License-Identifier: MIT
"""How long the frozen program takes to its first paint, against the sources and a bare Qt window.

They are started in turn under an Xvfb of their own; time runs from the start of the process to the
moment when the middle of the screen has another colour, as the eye would see it, and to the last
change before two and a half seconds of rest: the lobby is then complete.
"""

import mmap
import os
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bundle import BUNDLE, ROOT, executable

RUNS = 11
REST, PATIENCE = 2.5, 60.0
"""Seconds without a change after which the window is complete, and those after which it fails."""

BARE = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1280, 800)
window.show()
app.exec()
"""


class Screen:
    """What an Xvfb shows, through the file it keeps its picture in."""

    def __init__(self, path: Path, display: str) -> None:
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        header = struct.unpack(">25I", self._memory[:100])
        self._start = header[0] + 12 * header[19]
        self._width, self._height, self._line = header[4], header[5], header[12]
        self.display = display

    def middle(self) -> bytes:
        """The colour in the middle."""
        place = self._start + self._height // 2 * self._line + self._width // 2 * 4
        return self._memory[place : place + 3]

    def sum(self) -> int:
        """Changes when anything does."""
        return zlib.crc32(memoryview(self._memory)[self._start :])


@contextmanager
def screen() -> Iterator[Screen]:
    """An Xvfb while this lasts."""
    with tempfile.TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        size = ["-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"]
        command = ["Xvfb", "-displayfd", str(writer), "-fbdir", folder, *size]
        server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        try:
            with os.fdopen(reader) as numbers:
                display = f":{numbers.readline().strip()}"
            yield Screen(Path(folder, "Xvfb_screen0"), display)
        finally:
            server.terminate()
            server.wait()


def measure(command: Sequence[str], shown: Screen, data: Path) -> tuple[float, float]:
    """Milliseconds to the first paint, and to the last change."""
    empty = shown.middle()
    environment = {**os.environ, "DISPLAY": shown.display, "QT_QPA_PLATFORM": "xcb"}
    began = time.monotonic()
    process = subprocess.Popen(
        command, env=environment, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True
    )
    try:
        while shown.middle() == empty:
            if time.monotonic() - began > PATIENCE or process.poll() is not None:
                raise TimeoutError(command[0])
            time.sleep(0.001)
        painted = changed = time.monotonic()
        last = shown.sum()
        while time.monotonic() - changed < REST and time.monotonic() - began < PATIENCE:
            if (now := shown.sum()) != last:
                last, changed = now, time.monotonic()
            time.sleep(0.01)
        return 1000 * (painted - began), 1000 * (changed - began)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        (data / "running").unlink(missing_ok=True)  # else the next start would ask about it
        while shown.middle() != empty:
            time.sleep(0.01)


def forget() -> None:
    """Let the system drop the bundle's files from its memory, as after it was switched on."""
    os.sync()
    for path in BUNDLE.rglob("*"):
        if path.is_file() and not path.is_symlink():
            descriptor = os.open(path, os.O_RDONLY)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(descriptor)


def main() -> int:
    """Print the medians of alternate runs; gives the exit code."""
    with screen() as shown, tempfile.TemporaryDirectory() as name:
        data = Path(name)
        asked = ["--language", "en", "--data-dir", name]
        frozen = [str(executable()), *asked]
        found: dict[str, list[tuple[float, float]]] = {}
        ways = {
            "a bare window": [sys.executable, "-c", BARE],
            "the sources": [sys.executable, "-m", "wizardtable", *asked],
            "the frozen program": frozen,
        }
        first = measure(frozen, shown, data)
        print(f"the frozen program, first start of all: {first[0]:.0f} ms", flush=True)
        for number in range(RUNS + 1):
            for way, command in ways.items():
                took = measure(command, shown, data)
                if number:  # the first ones only bring the files into memory
                    found.setdefault(way, []).append(took)
        for _ in range(5):
            forget()
            took = measure(frozen, shown, data)
            found.setdefault("the frozen program, read from the disk", []).append(took)
    for way, runs in found.items():
        painted = [each[0] for each in runs]
        complete = statistics.median(each[1] for each in runs)
        print(
            f"{way}: first paint {statistics.median(painted):.0f} ms "
            f"({min(painted):.0f} to {max(painted):.0f}), complete {complete:.0f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

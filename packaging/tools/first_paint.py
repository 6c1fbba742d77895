# SPDX-License-Identifier: MIT
"""Measures the time until the frozen program's first paint, compared with the sources and bare Qt.

They are started in turn on an Xvfb of their own. Time runs from the start of the process until the
middle of the screen changes its colour. It is also measured until the last change before 2.5
seconds of rest: the lobby is then complete.
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

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bundle import BUNDLE, ROOT, executable

RUNS = 11
REST_SECONDS, MAX_WAIT_SECONDS = 2.5, 60.0
"""Seconds without a change after which the window is complete, and seconds after which it fails."""

BARE_WINDOW = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1280, 800)
window.show()
app.exec()
"""


class Screen:
    """The picture of an Xvfb, read from the file that holds it."""

    def __init__(self, path: Path, display: str) -> None:
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        header = struct.unpack(">25I", self._memory[:100])
        self._start = header[0] + 12 * header[19]
        self._width, self._height, self._line = header[4], header[5], header[12]
        self.display = display

    def middle(self) -> bytes:
        """Returns the colour of the pixel in the middle."""
        place = self._start + self._height // 2 * self._line + self._width // 2 * 4
        return self._memory[place : place + 3]

    def sum(self) -> int:
        """Returns a checksum of the whole picture."""
        return zlib.crc32(memoryview(self._memory)[self._start :])


@contextmanager
def screen() -> Iterator[Screen]:
    """Runs an Xvfb for the duration of the context."""
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
    """Returns the milliseconds until the first paint, and until the last change."""
    empty = shown.middle()
    environment = {**os.environ, "DISPLAY": shown.display, "QT_QPA_PLATFORM": "xcb"}
    start = time.monotonic()
    process = subprocess.Popen(
        command, env=environment, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True
    )
    try:
        while shown.middle() == empty:
            if time.monotonic() - start > MAX_WAIT_SECONDS or process.poll() is not None:
                raise TimeoutError(command[0])
            time.sleep(0.001)
        painted = changed = time.monotonic()
        last = shown.sum()
        while (
            time.monotonic() - changed < REST_SECONDS
            and time.monotonic() - start < MAX_WAIT_SECONDS
        ):
            if (checksum := shown.sum()) != last:
                last, changed = checksum, time.monotonic()
            time.sleep(0.01)
        return 1000 * (painted - start), 1000 * (changed - start)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        (data / "running").unlink(missing_ok=True)  # otherwise the next start asks about it
        while shown.middle() != empty:
            time.sleep(0.01)


def forget() -> None:
    """Drops the bundle's files from the system's cache, as after a restart of the computer."""
    os.sync()
    for path in BUNDLE.rglob("*"):
        if path.is_file() and not path.is_symlink():
            descriptor = os.open(path, os.O_RDONLY)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(descriptor)


def main() -> int:
    """Prints the medians of alternating runs; returns the exit code."""
    with screen() as shown, tempfile.TemporaryDirectory() as name:
        data = Path(name)
        asked = ["--language", "en", "--data-dir", name]
        frozen = [str(executable()), *asked]
        runs_by_way: dict[str, list[tuple[float, float]]] = {}
        ways = {
            "a bare window": [sys.executable, "-c", BARE_WINDOW],
            "the sources": [sys.executable, "-m", "wizardtable", *asked],
            "the frozen program": frozen,
        }
        first = measure(frozen, shown, data)
        print(f"the frozen program, first start of all: {first[0]:.0f} ms", flush=True)
        for number in range(RUNS + 1):
            for way, command in ways.items():
                times = measure(command, shown, data)
                if number:  # the first runs only bring the files into the cache
                    runs_by_way.setdefault(way, []).append(times)
        for _ in range(5):
            forget()
            times = measure(frozen, shown, data)
            runs_by_way.setdefault("the frozen program, read from the disk", []).append(times)
    for way, runs in runs_by_way.items():
        painted = [run[0] for run in runs]
        complete = statistics.median(run[1] for run in runs)
        print(
            f"{way}: first paint {statistics.median(painted):.0f} ms "
            f"({min(painted):.0f} to {max(painted):.0f}), complete {complete:.0f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

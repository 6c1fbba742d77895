# SPDX-License-Identifier: MIT
"""Measures the time until the window is painted, and its memory, against a bare Qt window.

Both are started in turn as new processes under the same X server, 1280×720 at pixel ratio 1. The
time runs from the start of the process to the end of the first paint. The memory is the process's
unique set size one second later, and eight seconds later. Targets: 1.5 times the time, and 2 times
the memory after one second.

Another Qt program that runs meanwhile shares Qt's libraries with both. The bare window would then
look half as large, and the program hardly smaller. So memory shared from files that only Qt
programs have loaded counts as well, where the system reports it (Linux).

The program is started as its players start it, and not for the first time. It finds settings in the
usual folder of a user who is made for this.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RUN_COUNT = 9

WATCHING_CODE = """
import contextlib, os, pathlib, sys, time
import psutil
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication

class Watched:
    painted = False
    def event(self, event):
        if event.type() == QEvent.Type.Paint and not Watched.painted:
            Watched.painted = True
            QTimer.singleShot(0, first_paint)
        return super().event(event)

def first_paint():
    took = time.time() - float(os.environ["STARTED"])
    QTimer.singleShot(1000, lambda: report(took))

def report(took):
    own = held()
    QTimer.singleShot(7000, lambda: end(took, own))

def end(took, own):
    print("RESULT", took, own, held(), flush=True)
    QApplication.quit()

def held():
    alone = psutil.Process().memory_full_info().uss
    with contextlib.suppress(OSError):
        others = set()
        for maps in pathlib.Path("/proc").glob("[0-9]*/maps"):
            with contextlib.suppress(OSError):  # ended meanwhile, or somebody else's
                text = maps.read_text()
                if "libQt6Core" not in text:
                    lines = (line.split(maxsplit=5) for line in text.splitlines())
                    others.update(words[5] for words in lines if len(words) == 6)
        file = ""
        for line in open("/proc/self/smaps"):
            words = line.split(maxsplit=5)
            if "-" in words[0]:
                file = words[5].strip() if len(words) == 6 else ""
            elif words[0].startswith("Shared_") and file.startswith("/") and file not in others:
                alone += 1024 * int(words[1])
    return alone
"""
"""The code of both processes: it prints the time of the first paint and the memory."""

BARE_CODE = (
    WATCHING_CODE
    + """
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QMainWindow

class Window(Watched, QMainWindow):
    pass

app = QApplication([])
window = Window()
view = QGraphicsView(QGraphicsScene())
window.setCentralWidget(view)
window.resize(1280, 720)
window.show()
app.exec()
"""
)

PROGRAM_CODE = (
    WATCHING_CODE
    + """
from wizardtable.ui import first_window

class Window(Watched, first_window.FirstWindow):
    def show(self):
        self.resize(1280, 720)
        super().show()

first_window.FirstWindow = Window
from wizardtable.__main__ import main
sys.exit(main(["--language", "en"]))
"""
)


def measure(code: str, folder: str) -> tuple[float, float, float]:
    """Returns the milliseconds to the first paint, and the megabytes held one and eight seconds
    later."""
    home = {"HOME": folder, "XDG_DATA_HOME": folder}
    environment = {**os.environ, **home, "STARTED": str(time.time())}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    for line in done.stdout.splitlines():
        if line.startswith("RESULT"):
            took, soon, later = (float(word) for word in line.split()[1:])
            return took * 1000, soon / 1e6, later / 1e6
    raise SystemExit(done.stderr)


def run(runs: int = RUN_COUNT) -> dict[str, float]:
    """Returns the medians of alternate runs; it needs an X server or Xvfb."""
    from wizardtable.store import paths, settings  # noqa: PLC0415 - the path is set below

    with display(), tempfile.TemporaryDirectory() as folder:
        settings.save(paths.data_dir(Path(folder) / "wizardtable").settings, settings.Settings())
        bare, program = [], []
        measure(BARE_CODE, folder)
        measure(PROGRAM_CODE, folder)  # both once unmeasured, to fill the system's file cache
        for _ in range(runs):
            bare.append(measure(BARE_CODE, folder))
            program.append(measure(PROGRAM_CODE, folder))
    median = [
        [statistics.median(column) for column in zip(*rows, strict=True)]
        for rows in (bare, program)
    ]
    return {
        "bare window, first paint (ms)": round(median[0][0]),
        "wizardtable, first paint (ms)": round(median[1][0]),
        "first paint, times the bare window (at most 1.5)": round(median[1][0] / median[0][0], 2),
        "bare window, memory (MB)": round(median[0][1]),
        "wizardtable, memory (MB)": round(median[1][1]),
        "memory, times the bare window (at most 2)": round(median[1][1] / median[0][1], 2),
        "wizardtable, memory after eight seconds (MB)": round(median[1][2]),
    }


@contextmanager
def display() -> Iterator[None]:
    """Provides the present X server, or a new Xvfb that ends with the block."""
    if os.environ.get("DISPLAY") or shutil.which("Xvfb") is None:
        yield
        return
    reader, writer = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            "1280x800x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as numbers:
        os.environ["DISPLAY"] = f":{numbers.readline().strip()}"
    os.environ.pop("QT_QPA_PLATFORM", None)
    try:
        yield
    finally:
        del os.environ["DISPLAY"]
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    print(json.dumps(run(), indent=1, ensure_ascii=False))

# SPDX-License-Identifier: MIT
"""Measures how quickly each sheet opens, and how smoothly it comes up, at 1280 x 720.

`first frame` is the time from the click to the first painted frame of the sheet. `processor` is the
window's processor time in it, which other programs change less. While the sheet comes up, and until
it is painted at its place, `p99` is the 99th percentile of the gaps between frames, `usual` their
median, and `work` is the longest processor time of a frame. Each figure is the median of five runs
in milliseconds; `first time` is a single one, after what the lobby loads ahead while it is idle. A
bare sheet is measured in the same run, as a comparison: its gaps are those of the timers and of the
other programs. Targets: below 100 ms, and below 20 ms.
"""

import json
import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

RUN_COUNT = 5
"""Times that each sheet is opened, after a first time that is not counted."""

RISE_WATCH_MS = 300
"""Milliseconds that a sheet is watched while it comes up."""

PAUSE_MS = 400
"""Milliseconds between one sheet and the next."""

NAMES = ("first frame", "processor", "p99", "usual", "work")

ROUTE_SUBJECTS = {"new_match": ("anludim",), "rules": ("anludim",), "lessons": ("anludim",)}
"""The subject of each route that is about a game."""


def run() -> dict[str, dict[str, float]]:
    """Returns the figures by route, in milliseconds."""
    from lab.benchmarks.startup import display  # noqa: PLC0415 - the path is set below

    with display():
        return _figures()


def _figures() -> dict[str, dict[str, float]]:  # noqa: PLR0915 - a single session
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415

    from wizardtable.app import make_application  # noqa: PLC0415
    from wizardtable.store import paths  # noqa: PLC0415
    from wizardtable.ui import routes  # noqa: PLC0415
    from wizardtable.ui.first_window import FirstWindow  # noqa: PLC0415
    from wizardtable.ui.profile import Profile  # noqa: PLC0415
    from wizardtable.ui.services import Services  # noqa: PLC0415
    from wizardtable.ui.style import appearance  # noqa: PLC0415
    from wizardtable.ui.style.sheets import Sheet  # noqa: PLC0415
    from wizardtable.ui.window import preloading  # noqa: PLC0415
    from wizardtable.ui.window.main_window import MainWindow  # noqa: PLC0415

    app = make_application("en")
    appearance.apply_theme(app, "dark", 100)

    class Frames(QObject):
        """Notes when the window has sent a frame to the screen."""

        def __init__(self) -> None:
            super().__init__()
            self.painted: list[tuple[float, float]] = []
            self.is_moving: list[bool] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.UpdateRequest and watched is window:
                begun = thread_time()
                window.removeEventFilter(self)
                QApplication.sendEvent(window, event)
                window.installEventFilter(self)
                self.painted.append((perf_counter(), thread_time() - begun))
                moving = window.findChild(QWidget, "moving sheet")
                self.is_moving.append(moving is not None and moving.isVisible())
                return True
            return False

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def measure(show: Any) -> tuple[float, ...]:
        frames.painted.clear()
        frames.is_moving.clear()
        begun, began = perf_counter(), thread_time()
        show()
        while not frames.painted:
            app.processEvents()
        first, used = frames.painted[0][0] - begun, thread_time() - began
        wait(RISE_WATCH_MS)
        rising = frames.painted[: 1 + sum(frames.is_moving)]
        gaps = sorted(later - sooner for (sooner, _), (later, _) in pairwise(rising))
        p99 = gaps[min(len(gaps) - 1, round(0.99 * len(gaps)))] if gaps else 0.0
        usual = median(gaps) if gaps else 0.0
        work = max(cost for _, cost in rising[1:]) if gaps else 0.0
        while main.sheets.close_top():
            wait(50)
        wait(PAUSE_MS)
        return first, used, p99, usual, work

    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(paths.data_dir(folder))
        window, services = FirstWindow(profile), Services(profile)
        main = MainWindow(window, profile, services)
        size = os.environ.get("SIZE", "1280x720").split("x")
        window.resize(*map(int, size))
        window.show()
        QTest.qWaitForWindowExposed(window)
        for steps in (
            preloading.match_steps(lambda: main.room, lambda: None),
            preloading.game_steps("anludim"),
            preloading.page_steps(lambda: profile.data),
        ):
            for _ in steps:
                app.processEvents()
        QTest.qWait(1000)
        frames = Frames()
        window.installEventFilter(frames)

        def show_bare() -> None:
            sheet = Sheet(window)
            sheet.resize(900, 660)
            main.show(sheet)

        shows = {"bare sheet": show_bare} | {
            route: lambda route=route: main.open(route, *ROUTE_SUBJECTS.get(route, ()))
            for route in routes.DIALOGS
        }
        for name, show in shows.items():
            cold, *_ = measure(show)
            rows = [measure(show) for _ in range(RUN_COUNT)]
            values = [round(1000 * median(column), 1) for column in zip(*rows, strict=True)]
            figures[name] = dict(zip(NAMES, values, strict=True))
            figures[name]["first time"] = round(1000 * cold, 1)
        window.close()
        services.close()
        profile.close()
    return figures


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    for name, row in run().items():
        print(f"{name:12} {json.dumps(row)}")

# SPDX-License-Identifier: MIT
"""Measures the cost of the lobby's animation: processor time over a minute.

A real window of 1280×720 runs under an X server, with a match to continue in every game. The
figures are the process time of all threads, as a share of one core. In the same run the lobby is
measured without motion, and hidden. Target: at most 3 % for the animated lobby.
"""

import json
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

SECONDS = 60.0
"""Seconds of each measurement."""


def run(seconds: float = SECONDS) -> dict[str, float]:
    """Returns all figures; it needs an X server or Xvfb."""
    from lab.benchmarks.startup import display  # noqa: PLC0415 - the path is set below

    with display():
        return _figures(seconds)


def _figures(seconds: float) -> dict[str, float]:
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from wizardtable.app import make_application  # noqa: PLC0415
    from wizardtable.core import catalog  # noqa: PLC0415
    from wizardtable.core.game import Setup  # noqa: PLC0415
    from wizardtable.store import paths, save  # noqa: PLC0415
    from wizardtable.ui.first_window import FirstWindow  # noqa: PLC0415
    from wizardtable.ui.profile import Profile  # noqa: PLC0415
    from wizardtable.ui.services import Services  # noqa: PLC0415
    from wizardtable.ui.style import appearance  # noqa: PLC0415
    from wizardtable.ui.tools.rare_screens import played_match  # noqa: PLC0415
    from wizardtable.ui.window.main_window import MainWindow  # noqa: PLC0415

    app = make_application("en")
    appearance.apply_theme(app, "dark", 100)
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(paths.data_dir(folder))
        for spec in catalog.all():
            match = played_match(spec, Setup(min(spec.seats)), 3, 0.3)
            save.write(save.new_path(profile.data.saves, spec.id), match)

        def move(reduced: bool) -> None:
            profile.change(replace(profile.settings, reduced_motion=reduced))

        window, services = FirstWindow(profile), Services(profile)
        main = MainWindow(window, profile, services)
        window.resize(1280, 720)
        window.show()
        QTest.qWaitForWindowExposed(window)
        QTest.qWait(3000)
        lobby, shares = main.lobby, {}
        for name, reduced in (("still", True), ("living", False)):
            move(reduced)
            QTest.qWait(1000)
            before = lobby.beat
            shares[name] = _share(seconds)
            shares[f"{name}, beats"] = (lobby.beat - before) / seconds
        window.hide()
        shares["hidden"] = _share(seconds / 4)
        window.close()
        services.close()
        profile.close()
    return {
        "still lobby (% of a core)": round(100 * shares["still"], 2),
        "living lobby (% of a core, at most 3)": round(100 * shares["living"], 2),
        "pictures a second": round(shares["living, beats"], 1),
        "living lobby, hidden (% of a core)": round(100 * shares["hidden"], 2),
    }


def _share(seconds: float) -> float:
    """Returns the share of a core (0–1) that this process takes while nothing is done."""
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

    loop = QEventLoop()  # QTest.qWait would poll the clock all the time
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    begin, used = perf_counter(), process_time()
    loop.exec()
    return (process_time() - used) / (perf_counter() - begin)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    seconds = float(os.environ.get("SECONDS", SECONDS))
    print(json.dumps(run(seconds), indent=1, ensure_ascii=False))

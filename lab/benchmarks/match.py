# SPDX-License-Identifier: MIT
"""Measures how quickly a table responds: undo late in a match, loading a finished one, a click.

Everything is measured in a real window until the change has been painted.
"""

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wizardtable.core.game_spec import GameSpec
    from wizardtable.core.match import Match
    from wizardtable.play.controller import Controller
    from wizardtable.ui.window.main_window import MainWindow

RUNS = 15


def timed(work: Callable[[], object]) -> float:
    """Returns the milliseconds that the work takes until all its changes are on the screen."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    begin = perf_counter()
    work()
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return (perf_counter() - begin) * 1000


def run(runs: int = RUNS) -> dict[str, float]:
    """Returns medians in milliseconds, of the catalog's first game with the most seats."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from wizardtable.app import make_application  # noqa: PLC0415
    from wizardtable.core import catalog  # noqa: PLC0415
    from wizardtable.core.game import Setup  # noqa: PLC0415
    from wizardtable.store import paths, save  # noqa: PLC0415
    from wizardtable.ui.first_window import FirstWindow  # noqa: PLC0415
    from wizardtable.ui.profile import Profile  # noqa: PLC0415
    from wizardtable.ui.services import Services  # noqa: PLC0415
    from wizardtable.ui.style import appearance  # noqa: PLC0415
    from wizardtable.ui.tools.rare_screens import played_match  # noqa: PLC0415
    from wizardtable.ui.tools.screenshots import wait  # noqa: PLC0415
    from wizardtable.ui.window.main_window import MainWindow  # noqa: PLC0415

    app = make_application("en")
    appearance.apply_theme(app, "dark", 100)
    spec = next(catalog.all())
    setup = Setup(max(spec.seats))
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(paths.data_dir(folder))
        profile.settings = replace(profile.settings, my_speed=3, their_speed=3, reduced_motion=True)
        window, services = FirstWindow(profile), Services(profile)
        main = MainWindow(window, profile, services)
        window.resize(1280, 720)
        window.show()
        finished, late = (
            saved(profile.data.saves, played_match(spec, setup, 3, share)) for share in (1.0, 0.95)
        )
        main.open_save(finished)
        wait()
        read = [timed(lambda: save.load(finished)) for _ in range(runs)]
        shown = [timed(lambda: main.open_save(finished)) for _ in range(runs)]
        undone, cold, clicked = [], [], []
        for _ in range(runs):
            forget_pictures(main)
            main.open_save(late)
            wait()
            cold.append(timed(controller_of(main).undo))
            main.open_save(late)
            wait()
            clicked.append(timed(lambda: click(main)))
            wait()
            controller = controller_of(main)
            controller.undo()  # a real player has seen the table before the move
            controller.redo()
            wait()
            undone.append(timed(controller.undo))
        opened = {
            spec.title.source: opening(main, profile.data.saves, spec) for spec in catalog.all()
        }
        window.close()
        services.close()
        profile.close()
        moves = len(save.load(finished).match.actions)
    return {
        "moves of the finished match": moves,
        "loading it (ms)": round(statistics.median(read), 1),
        "loading and showing it (ms, at most 300)": round(statistics.median(shown), 1),
        **{f"opening {game} (ms, at most 300)": round(took) for game, took in opened.items()},
        "undo of a late move (ms, at most 50)": round(statistics.median(undone), 1),
        "the same as the first thing done (ms, at most 50)": round(statistics.median(cold), 1),
        "a click answered (ms, at most 50)": round(statistics.median(clicked), 1),
    }


def saved(folder: Path, match: "Match") -> Path:
    """Saves a match under a new path; returns the path."""
    from wizardtable.store import save  # noqa: PLC0415

    path = save.new_path(folder, match.spec.id)
    save.write(path, match)
    return path


def opening(main: "MainWindow", folder: Path, spec: "GameSpec") -> float:
    """Returns the milliseconds from the lobby to the table of a late match with all seats taken.

    All modules are loaded, and it is the first match of its game since the program started.
    """
    from wizardtable.core.game import Setup  # noqa: PLC0415
    from wizardtable.store import save  # noqa: PLC0415
    from wizardtable.ui.tools.rare_screens import played_match  # noqa: PLC0415
    from wizardtable.ui.tools.screenshots import wait  # noqa: PLC0415
    from wizardtable.ui.window import preloading  # noqa: PLC0415

    path = save.new_path(folder, spec.id)
    save.write(path, played_match(spec, Setup(max(spec.seats)), 3, 0.9))
    list(preloading.match_steps(lambda: main.room, lambda: main.services.thinker))
    list(preloading.game_steps(spec.id))
    main.go_to_lobby()
    wait()
    if spec.id in main.page._art:
        main.page._art[spec.id].clear()
    return timed(lambda: main.open_save(path))


def controller_of(main: "MainWindow") -> "Controller":
    """Returns the controller of the match on the table, in which undo asks no question."""
    controller = main.page.controller
    assert controller is not None
    controller.match.assisted = True
    return controller


def forget_pictures(main: "MainWindow") -> None:
    """Forgets all pictures of the table, as if the program had just been started."""
    table = main.page.table
    assert table is not None
    table.table.art.clear()


def click(main: "MainWindow") -> None:
    """Clicks the first card of the hand."""
    from PySide6.QtCore import QPoint, Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from wizardtable.ui.tools.screenshots import hand_keys  # noqa: PLC0415

    table = main.page.table
    assert table is not None
    box = table.table.box_of(hand_keys(table)[0])
    assert box is not None
    point = QPoint(round(box.x + box.w * 0.2), round(box.centre[1]))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    print(json.dumps(run(), indent=1, ensure_ascii=False))

# SPDX-License-Identifier: MIT
"""Measures how quickly the tabs of *Your page* open for a player with 5,000 matches.

For each tab two figures in milliseconds of the window's processor time: until it is painted for the
first time, after what the lobby loads ahead; and the median of three later times. Twelve matches of
each game are played at random, and their rows copied. Target: below 100 ms.
"""

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from time import thread_time

MATCHES = 5000
MATCHES_OF_GAME = 12
RUN_COUNT = 3
PAUSE_MS = 600
"""Milliseconds between one page and the next."""

FIRST_END_TIME = 1_640_000_000
SECONDS_BETWEEN = 30_000
"""The end of the first match, in seconds since 1970, and the time from one end to the next."""


def fill(folder: Path) -> None:
    """Fills the book of a data folder with matches."""
    from wizardtable.core import catalog  # noqa: PLC0415 - the path is set below
    from wizardtable.core.game import Setup  # noqa: PLC0415
    from wizardtable.core.match import Match, Player  # noqa: PLC0415
    from wizardtable.core.rng import Rng  # noqa: PLC0415
    from wizardtable.core.wizards import WIZARDS  # noqa: PLC0415
    from wizardtable.store import paths  # noqa: PLC0415
    from wizardtable.store.book import end_of_match  # noqa: PLC0415

    data, rng = paths.data_dir(folder), Rng(5)
    for spec in catalog.all():
        for seed in range(1, MATCHES_OF_GAME + 1):
            seats = rng.choice(list(spec.seats))
            wizards = list(WIZARDS)
            rng.shuffle(wizards)
            levels = [rng.choice([level.id for level in spec.levels]) for _ in wizards]
            opponents = [
                Player(wizard.name, level, wizard.id)
                for wizard, level in zip(wizards[: seats - 1], levels, strict=False)
            ]
            match = Match(spec, Setup(seats), seed, [Player("Ada", None), *opponents])
            while match.to_move is not None:
                match.play(rng.choice(list(match.menu())))
            end_of_match.write_end(data, match, {}, FIRST_END_TIME)
    with closing(sqlite3.connect(data.book)) as book:
        for table, name in (("ended", "deal"), ("brought", "match")):
            _copy_rows(book, table, name)
        book.commit()


def _copy_rows(book: sqlite3.Connection, table: str, name: str) -> None:
    """Copies the rows of a table of the book until there are `MATCHES` of them.

    `name` is the column that identifies a row; each copy gets another value there.
    """
    columns = [row[1] for row in book.execute(f"PRAGMA table_info({table})") if row[1] != "id"]
    originals = book.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY id").fetchall()
    marks = ", ".join("?" * len(columns))
    for number in range(MATCHES - len(originals)):
        row = dict(zip(columns, originals[number % len(originals)], strict=True))
        row["line"] += f" {number}"
        row[name] += f" {number}"
        row["ended"] = FIRST_END_TIME + number * SECONDS_BETWEEN
        if table == "ended":
            row["seed"] = str(1000 + number)
            row["players"] = row["players"].replace("Ada", f"Ada {number % 3000}")
        book.execute(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", [*row.values()]
        )


def run() -> dict[str, tuple[float, float]]:
    """Returns the figures by tab; it needs an X server or Xvfb."""
    from lab.benchmarks.startup import display  # noqa: PLC0415 - the path is set below

    with display(), tempfile.TemporaryDirectory() as folder:
        fill(Path(folder))
        return _figures(folder)


def _figures(folder: str) -> dict[str, tuple[float, float]]:
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from wizardtable.app import make_application  # noqa: PLC0415
    from wizardtable.store import paths  # noqa: PLC0415
    from wizardtable.ui import routes  # noqa: PLC0415
    from wizardtable.ui.first_window import FirstWindow  # noqa: PLC0415
    from wizardtable.ui.profile import Profile  # noqa: PLC0415
    from wizardtable.ui.services import Services  # noqa: PLC0415
    from wizardtable.ui.style import appearance  # noqa: PLC0415
    from wizardtable.ui.window import preloading  # noqa: PLC0415
    from wizardtable.ui.window.main_window import MainWindow  # noqa: PLC0415

    app = make_application("en")
    appearance.apply_theme(app, "dark", 100)
    profile = Profile(paths.data_dir(folder))
    window, services = FirstWindow(profile), Services(profile)
    main = MainWindow(window, profile, services)
    window.resize(1280, 720)
    window.show()
    QTest.qWaitForWindowExposed(window)
    ahead = preloading.match_steps(lambda: main.room, lambda: None)
    for steps in (ahead, preloading.page_steps(lambda: profile.data)):
        for _ in steps:
            app.processEvents()

    def measure(tab: str) -> float:
        main.open("player", "players" if tab != "players" else "room")
        QTest.qWait(PAUSE_MS)
        dialog = main.dialog
        assert dialog is not None
        begun = thread_time()
        dialog.turn_to(tab)  # type: ignore[attr-defined]
        window.grab()
        took = thread_time() - begun
        QTest.qWait(PAUSE_MS)
        dialog.reject()
        QTest.qWait(PAUSE_MS)
        return round(1000 * took, 1)

    figures = {}
    for tab in routes.PLAYER_TABS:
        first = measure(tab)
        figures[tab] = first, median(measure(tab) for _ in range(RUN_COUNT))
    window.close()
    services.close()
    profile.close()
    return figures


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    for name, (first, later) in run().items():
        print(f"{name:12} first {first}, later {later}")

# SPDX-License-Identifier: MIT
"""Measures how smoothly a match is dealt and its end is celebrated, at 1280 x 720.

The gaps between painted frames are measured in the window itself: of the table during the deal, and
of the overlay while it is shown. Targets: the 99th percentile below 20 ms, the longest below 50 ms.
`work` is the processor time of the window's thread for one frame, which other programs hardly
change. `prepared` is the time before the first frame of the end.
"""

import json
import os
import random
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import perf_counter, thread_time

from wizardtable.core import override


def run(game: str) -> dict[str, float]:  # noqa: PLR0915 - a single session
    """Returns all figures of a game, in milliseconds by name."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415

    from wizardtable.core import catalog  # noqa: PLC0415
    from wizardtable.core.game import Setup  # noqa: PLC0415
    from wizardtable.core.match import Match, Player  # noqa: PLC0415
    from wizardtable.play import frames  # noqa: PLC0415
    from wizardtable.play.controller import Controller  # noqa: PLC0415
    from wizardtable.store.settings import Settings  # noqa: PLC0415
    from wizardtable.table.table_view import TableView  # noqa: PLC0415
    from wizardtable.ui.match.occasion import Occasion  # noqa: PLC0415

    app = QApplication.instance() or QApplication([])
    spec = catalog.get(game)
    players = (Player("Ada", None), *(Player(f"Rolf {n}", "random") for n in range(1, 4)))
    match = Match(spec, Setup(4), 5, players)

    class WatchedTable(TableView):
        painted: list[tuple[float, float]]

        @override
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            self.painted.append((perf_counter(), thread_time()))

    class WatchedOccasion(Occasion):
        painted: list[tuple[float, float]]

        @override
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            self.painted.append((perf_counter(), thread_time()))

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    place = QWidget()
    place.resize(1280, 720)
    table = WatchedTable(spec, place)
    table.painted = []
    table.resize(place.size())
    place.show()
    table.present_bare(
        frames.present_frame(match, None, (), lambda action: None, since=0, is_own_move=False)
    )
    wait(1500)
    table.painted.clear()
    table.set_out()
    wait(2200)
    dealt = _gaps(table.painted)
    rng = random.Random(5)
    while match.to_move is not None:
        match.play(rng.choice(list(match.menu())))
    table.present(
        frames.present_frame(match, None, (), lambda action: None, since=None, is_own_move=False)
    )
    wait(1500)
    controller = Controller(match, None, None)
    controller.was_played = True
    occasion = WatchedOccasion(place)
    occasion.painted = []
    begin = perf_counter()
    occasion.celebrate(controller, table, Settings())
    prepared = 1000 * (perf_counter() - begin)
    wait(2600)
    shown = _gaps(occasion.painted)
    controller.close()
    place.close()
    app.processEvents()
    return {
        **_figures("deal", dealt),
        **_figures("end", shown),
        "end, prepared (ms)": round(prepared, 1),
    }


def _gaps(painted: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Returns, for each two frames, the milliseconds between them and those of work, without
    pauses."""
    gaps = [(1000 * (d[0] - c[0]), 1000 * (d[1] - c[1])) for c, d in pairwise(painted)]
    return [gap for gap in gaps if gap[0] < 300]


def _figures(what: str, gaps: Sequence[tuple[float, float]]) -> dict[str, float]:
    figures: dict[str, float] = {f"{what}, frames": len(gaps)}
    columns = zip(("frame gap", "work"), zip(*gaps, strict=True), strict=True)
    for name, column in columns:
        ordered = sorted(column)
        figures[f"{what}, {name}, median (ms)"] = round(ordered[len(gaps) // 2], 1)
        figures[f"{what}, {name}, 99th percentile (ms)"] = round(ordered[int(len(gaps) * 0.99)], 1)
        figures[f"{what}, {name}, longest (ms)"] = round(ordered[-1], 1)
    return figures


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from wizardtable.core.catalog import GAMES

    for name in GAMES:
        print(json.dumps({name: run(name)}, indent=1))

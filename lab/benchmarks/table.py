# SPDX-License-Identifier: MIT
"""Measures how smoothly each table moves while the hardest opponent thinks, and its response to
clicks.

Ten cards fly to and fro over a table with all seats taken for some seconds while the thinking
process searches. The gaps between painted frames are measured in the window itself. Targets: the
99th percentile below 20 ms, the longest below 50 ms, a click to its highlight below 50 ms.
"""

import json
import os
import random
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from wizardtable.core import override

RUN_SECONDS = 8.0
MAX_FLYING_CARDS = 10
CLICK_COUNT = 30


def run(game: str, seconds: float = RUN_SECONDS) -> dict[str, float]:  # noqa: PLR0915 - a single session
    """Returns the median, 99th percentile and longest frame gap, and the median click, in
    milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from wizardtable.ai.process.messages import Ask, Question  # noqa: PLC0415
    from wizardtable.ai.process.thinker import Thinker  # noqa: PLC0415
    from wizardtable.core import catalog  # noqa: PLC0415
    from wizardtable.core.agent import Budget  # noqa: PLC0415
    from wizardtable.core.game import Setup  # noqa: PLC0415
    from wizardtable.play.frames import Frame  # noqa: PLC0415
    from wizardtable.table.table_view import TableView  # noqa: PLC0415
    from wizardtable.ui.tools.rare_screens import played_match  # noqa: PLC0415
    from wizardtable.ui.tools.screenshots import hand_keys  # noqa: PLC0415

    app = QApplication.instance() or QApplication([])
    spec = catalog.get(game)
    match = played_match(spec, Setup(max(spec.seats)), 5, 0.5)
    seat = match.to_move
    assert seat is not None  # the match is only half over
    menu = tuple(match.menu())
    observation = match.observe(seat)
    names = tuple(player.name for player in match.players)
    frame = Frame(observation, seat, menu, lambda action: None, names, seat)

    class Watched(TableView):
        painted: list[float]

        @override
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            self.painted.append(perf_counter())

    table = Watched(spec)
    table.painted = []
    table.resize(1280, 720)
    table.show()
    table.present(frame, animate=False)
    QTest.qWait(1500)
    hand = hand_keys(table)
    clicks = [_click(table, app, random.choice(hand)) for _ in range(CLICK_COUNT)]
    table.cancel()
    QTest.qWait(500)

    thinker = Thinker()
    level = spec.levels[-1]

    def ask() -> None:
        if thinker.is_thinking and thinker.poll() is None:
            return
        budget, seed = Budget(seconds=level.seconds), random.randrange(2**32)
        question = Question(spec, level.id, seat, observation, menu, budget, seed)
        thinker.ask(Ask.of(question))

    timer = QTimer()
    timer.timeout.connect(ask)
    timer.start(10)
    QTest.qWait(2000)
    table.painted.clear()
    end = perf_counter() + seconds
    loop = QEventLoop()  # QTest.qWait would sleep 10 ms at a time
    flights = QTimer()
    flights.timeout.connect(lambda: _fly(table) if perf_counter() < end else loop.quit())
    flights.start(360)  # they turn back before they arrive, so that no pause counts
    _fly(table)
    loop.exec()
    flights.stop()
    timer.stop()
    thinker.close()
    gaps = [1000 * (b - a) for a, b in zip(table.painted, table.painted[1:], strict=False)]
    moving = sorted(gap for gap in gaps if gap < 300)
    table.close()
    return {
        "frame gap, median (ms)": round(statistics.median(moving), 1),
        "frame gap, 99th percentile (ms)": round(moving[int(len(moving) * 0.99)], 1),
        "frame gap, longest (ms)": round(moving[-1], 1),
        "frames": len(moving),
        "click to highlight, median (ms)": round(statistics.median(clicks), 1),
        "click to highlight, longest (ms)": round(max(clicks), 1),
    }


def _largest_pieces(table: Any) -> Sequence[Any]:
    items = [item for item in table.table.items_by_key.values() if item.placement.height > 0]
    return sorted(items, key=lambda item: -item.box().w * item.box().h)[:MAX_FLYING_CARDS]


def _fly(table: Any) -> None:
    """Sends ten cards across the table, or back; each is lifted and lands as in play."""
    from wizardtable.table.items import pose_of  # noqa: PLC0415

    away = not getattr(table, "away", False)
    table.away = away
    for item in _largest_pieces(table):
        home = pose_of(item.placement)
        end = home
        if away:
            end = type(home)(1280 - home.x, 720 - home.y, home.angle + 20, home.width)
        table.table.animator.send(item, end, 400)


def _click(table: Any, app: Any, key: Any) -> float:
    """Returns the milliseconds from a click on a card in hand until its highlight is painted."""
    from PySide6.QtCore import QPoint, Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    box = table.table.items_by_key[key].box()
    where = QPoint(round(box.x + box.w * 0.2), round(box.y + box.h / 2))
    begin = perf_counter()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    app.sendPostedEvents()
    app.processEvents()
    took = 1000 * (perf_counter() - begin)
    QTest.qWait(500)
    return took


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from wizardtable.core.catalog import GAMES

    for name in GAMES:
        print(json.dumps({name: run(name)}, indent=1))

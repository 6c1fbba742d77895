# SPDX-License-Identifier: MIT
"""Measures the cost of a refresh of the table without and with a screen reader.

    python -m lab.benchmarks.spoken [POSITIONS]

It shows the positions of a random match one after another without motion. It prints the median and
the 95th percentile, in milliseconds, of updating the accessible tree, and the time to read all
names and descriptions once.
"""

import os
import random
import sys
from statistics import median, quantiles
from time import perf_counter

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView

_PLAYER_NAMES = ("Ariane", "Balthazar", "Circe", "Dorian")


def _frames(spec: GameSpec, count: int) -> list[Frame]:
    """Returns the positions of a random match as the first seat sees them."""
    rng, rules = random.Random(3), spec.rules
    state = rules.deal(Setup(4), 3)
    frames: list[Frame] = []
    while len(frames) < count and rules.to_move(state) is not None:
        mover, menu = rules.to_move(state), list(rules.legal_actions(state))
        frames.append(
            Frame(
                observation=rules.observe(state, Seat(0)),
                viewer=Seat(0),
                menu=tuple(menu) if mover == 0 else (),
                check=lambda _: None,
                names=_PLAYER_NAMES,
                to_move=mover,
                events=(),
            )
        )
        rules.apply(state, rng.choice(menu), [])
    return frames


def _median_and_p95(values: list[float]) -> str:
    late = quantiles(values, n=20)[-1]
    return f"{median(values):6.2f} {late:6.2f}"


def measure(spec: GameSpec, count: int) -> str:
    """Returns one line of the table: nodes, refresh without a client, updating, and reading."""
    table = TableView(spec)
    table.resize(980, 666)
    table.set_pace(0.0, 0.0, reduced_motion=True)
    table.show()
    nodes = table.spoken.nodes()
    follows, refreshes = list[float](), list[float]()
    frames = _frames(spec, count)
    for frame in frames:
        begun = perf_counter()
        table.present(frame, animate=False)
        refreshes.append((perf_counter() - begun) * 1000)
        QAccessible.setActive(True)
        begun = perf_counter()
        nodes = table.spoken.nodes()
        QAccessible.setActive(False)
        follows.append((perf_counter() - begun) * 1000)
    begun = perf_counter()
    for key in nodes:
        table.spoken.telling.sentences_about(key)
    reading = (perf_counter() - begun) * 1000
    table.close()
    refresh, follow = _median_and_p95(refreshes), _median_and_p95(follows[1:])
    return f"{spec.id:16}{len(nodes):5}  {refresh}   {follow}   {reading:6.1f}"


def main() -> None:
    """Prints a line for each game."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print("                nodes  refresh p95    follow  p95    all descriptions (ms)")
    for game in catalog.GAMES:
        print(measure(catalog.get(game), count))
    app.quit()


if __name__ == "__main__":
    main()

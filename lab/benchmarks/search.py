# SPDX-License-Identifier: MIT
"""Measures the speed of the search: iterations per second of processor time.

    python -m lab.benchmarks.search anludim elfenwizards --other path/to/the/other/version

The Grand Magus searches positions with the fewest seats: openings, and positions after some random
actions. With --other, another version measures the same deals in turns with this one, so that both
meet the same machine. The other version is a folder that holds its package `wizardtable` (a
checkout, or its `build/compiled`).
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

import wizardtable
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng

if TYPE_CHECKING:  # older versions, which may be measured too, have another name for it
    from wizardtable.core.game_spec import GameSpec

BLOCK_COUNT = 5
"""The number of turns that each version takes."""

DEALS_PER_BLOCK = 2

RANDOM_ACTION_COUNTS = (0, 4, 8, 14, 25)
"""The numbers of random actions before the positions of a deal."""

SEARCH_ITERATIONS = 300


def measured(spec: "GameSpec", deals: range) -> tuple[int, float]:
    """Returns the iterations in the positions of these deals, and the seconds of processor time."""
    _search(
        spec, deals.start, 0, SEARCH_ITERATIONS // 10
    )  # what is made on first use does not count
    iterations = 0
    began = process_time()
    for deal in deals:
        for actions in RANDOM_ACTION_COUNTS:
            iterations += _search(spec, deal, actions, SEARCH_ITERATIONS)
    return iterations, process_time() - began


def _search(spec: "GameSpec", deal: int, actions: int, iterations: int) -> int:
    """Searches the position of a deal after some random actions; returns the iterations."""
    rules, rng = spec.rules, Rng(deal)
    state = rules.deal(Setup(min(spec.seats)), deal)
    for _ in range(actions):
        if rules.to_move(state) is None:
            return 0
        rules.apply(state, rng.choice(rules.legal_actions(state)))
    seat, menu = rules.to_move(state), rules.legal_actions(state)
    if seat is None or len(menu) < 2:
        return 0
    agent = Ismcts(spec, spec.levels[-1], deal)
    observation = rules.observe(state, seat)
    return agent.choose(observation, menu, Budget(iterations=iterations)).stats.iterations


def _measured_by(folder: Path, game: str, block: int) -> tuple[int, float]:
    """Returns the result of a block by the version in a folder, in a process of its own."""
    environment = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(folder.resolve())}
    command = [sys.executable, __file__, game, "--block", str(block)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    iterations, seconds = done.stdout.split()
    return int(iterations), float(seconds)


def main(arguments: list[str] | None = None) -> None:
    """Prints a line for each game and version."""
    parser = argparse.ArgumentParser(prog="python -m lab.benchmarks.search")
    parser.add_argument("games", nargs="*", default=list(catalog.GAMES))
    parser.add_argument("--other", type=Path, help="folder of another version")
    parser.add_argument("--block", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.block is not None:
        first = DEALS_PER_BLOCK * options.block
        deals = range(first, first + DEALS_PER_BLOCK)
        print(*measured(catalog.get(options.games[0]), deals))
        return
    folders = {"this version": Path(wizardtable.__file__).parents[1]}
    if options.other:
        folders["other version"] = options.other
    for game in options.games:
        totals = dict.fromkeys(folders, (0, 0.0))
        for block in range(BLOCK_COUNT):
            for name, folder in folders.items():
                iterations, seconds = _measured_by(folder, game, block)
                totals[name] = (totals[name][0] + iterations, totals[name][1] + seconds)
        for name, (iterations, seconds) in totals.items():
            print(f"{game}, {name}: {iterations / seconds:.0f} iterations per second")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: MIT
"""Looks for a deal, such as that of a lesson: the seeds after which a condition holds.

    python -m tests.deals star_gazers 3 "state.leader == 0 and {7, 8, 9} <= {*state.hands[0]}"

The condition is an expression of Python. It knows `state`, as it was dealt, and every name of the
game's `rules.rules`.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice

from tests.contract.cases import GAMES, spec_of
from wizardtable.core.game import Setup


def seeds(game: str, seats: int, condition: str, tries: int) -> Iterator[int]:
    """The seeds below `tries` after which the condition holds, the smallest first."""
    spec, setup = spec_of(game), Setup(seats)
    names = vars(import_module(f"{spec.package}.rules.rules"))
    written = compile(condition, "condition", "eval")
    for seed in range(tries):
        if eval(written, {**names, "state": spec.rules.deal(setup, seed)}):
            yield seed


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the first seeds that are found. Returns the exit code: 1 if there is none."""
    parser = argparse.ArgumentParser(description="Look for a deal.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("condition", help="such as: state.leader == 0")
    parser.add_argument("--tries", type=int, default=20_000, help="seeds that are tried")
    parser.add_argument("--most", type=int, default=5, help="seeds after which it is enough")
    options = parser.parse_args(arguments)
    tried = seeds(options.game, options.seats, options.condition, options.tries)
    found = list(islice(tried, options.most))
    print(*found or [f"none of {options.tries} seeds"], sep="\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())

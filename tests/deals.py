# SPDX-License-Identifier: MIT
"""Looks for seeds whose deal fulfils a condition, for example for a lesson.

    python -m tests.deals star_gazers 3 "state.leader == 0 and {7, 8, 9} <= {*state.hands[0]}"

The condition is a Python expression. It can use `state`, the state after the deal, and every name
of the game's module `rules.rules`.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice

from tests.contract.cases import GAMES, spec_of
from wizardtable.core.game import Setup


def seeds(game: str, seats: int, condition: str, tries: int) -> Iterator[int]:
    """Yields the seeds below `tries` whose deal fulfils the condition, the smallest first."""
    spec, setup = spec_of(game), Setup(seats)
    names = vars(import_module(f"{spec.package}.rules.rules"))
    compiled = compile(condition, "condition", "eval")
    for seed in range(tries):
        if eval(compiled, {**names, "state": spec.rules.deal(setup, seed)}):
            yield seed


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the first seeds that fulfil the condition. Returns the exit code: 1 if none does."""
    parser = argparse.ArgumentParser(description="Look for a deal.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("condition", help="such as: state.leader == 0")
    parser.add_argument("--tries", type=int, default=20_000, help="seeds that are tried")
    parser.add_argument("--most", type=int, default=5, help="seeds after which it is enough")
    options = parser.parse_args(arguments)
    matching = seeds(options.game, options.seats, options.condition, options.tries)
    first_seeds = list(islice(matching, options.most))
    print(*first_seeds or [f"none of {options.tries} seeds"], sep="\n")
    return 0 if first_seeds else 1


if __name__ == "__main__":
    sys.exit(main())

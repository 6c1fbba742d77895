# SPDX-License-Identifier: MIT
"""Compares random games of each game with random games of python-chess, in alternating runs.

`python -m lab.benchmarks.rules` prints medians of five runs of each. It measures decisions per
second, whole games per second, and the time to copy a position in the middle of a game. A decision
is: list the legal moves, choose one at random, apply it, see whether the game is over. Seconds are
those of the processor, so that other programs on the machine do not count.
"""

import random
import statistics
import time
from importlib import import_module
from typing import Any

import chess

from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec

RUN_COUNT = 5
DECISIONS_PER_RUN = 13_000
"""The approximate number of decisions in a run. The last game is played to its end."""

COPIES_PER_RUN = 20_000


def main() -> None:
    """Measures and prints one game after another."""
    for spec in catalog.all():
        compare(spec)


def compare(spec: GameSpec) -> None:
    """Measures one game with the most seats and chess in turn, and prints both."""
    seats = max(spec.seats)
    bounds = import_module(f"tests.games.{spec.id}.bounds")
    ours: list[tuple[float, float]] = []
    theirs: list[tuple[float, float]] = []
    our_copies: list[float] = []
    their_copies: list[float] = []
    play(spec, seats, random.Random(0))
    play_chess(random.Random(0))
    for run in range(1, RUN_COUNT + 1):
        ours.append(play(spec, seats, random.Random(run)))
        theirs.append(play_chess(random.Random(run)))
        our_copies.append(copy(spec, seats, random.Random(run)))
        their_copies.append(copy_chess(random.Random(run)))
    decisions, games = map(statistics.median, zip(*ours, strict=True))
    moves, matches = map(statistics.median, zip(*theirs, strict=True))
    clone, board = statistics.median(our_copies), statistics.median(their_copies)
    print(f"{spec.id}, {seats} seats: {decisions:9,.0f} decisions/s {games:7.1f} games/s")
    print(f"python-chess:     {moves:9,.0f} decisions/s {matches:7.1f} games/s")
    print(f"decisions, ratio: {decisions / moves:.2f} (at least {bounds.MIN_DECISION_SPEED_RATIO})")
    print(f"clone():          {clone * 1e6:.2f} µs, Board.copy(stack=False): {board * 1e6:.2f} µs")
    print(f"copies, ratio:    {clone / board:.2f} (at most {bounds.MAX_COPY_TIME_RATIO})")


def play(spec: GameSpec, seats: int, rng: random.Random) -> tuple[float, float]:
    """Returns decisions and games per second of random games."""
    rules = spec.rules
    decisions = games = 0
    start = time.process_time()
    while decisions < DECISIONS_PER_RUN:
        state = rules.deal(Setup(seats), rng.getrandbits(64))
        while rules.to_move(state) is not None:
            rules.apply(state, rng.choice(rules.legal_actions(state)))
            decisions += 1
        games += 1
    seconds = time.process_time() - start
    return decisions / seconds, games / seconds


def play_chess(rng: random.Random) -> tuple[float, float]:
    """Returns decisions and games per second of random games of chess."""
    decisions = games = 0
    start = time.process_time()
    while decisions < DECISIONS_PER_RUN:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        games += 1
    seconds = time.process_time() - start
    return decisions / seconds, games / seconds


def copy(spec: GameSpec, seats: int, rng: random.Random) -> float:
    """Returns the seconds for a clone in the middle of a game."""
    state = middle_of_game(spec, seats, rng)
    start = time.process_time()
    for _ in range(COPIES_PER_RUN):
        state.clone()
    return (time.process_time() - start) / COPIES_PER_RUN


def copy_chess(rng: random.Random) -> float:
    """Returns the seconds for a copy of a chess board after forty random moves."""
    board = chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    start = time.process_time()
    for _ in range(COPIES_PER_RUN):
        board.copy(stack=False)
    return (time.process_time() - start) / COPIES_PER_RUN


def middle_of_game(spec: GameSpec, seats: int, rng: random.Random) -> Any:
    """Returns the state of a random game after sixty decisions."""
    rules = spec.rules
    state = rules.deal(Setup(seats), rng.getrandbits(64))
    for _ in range(60):
        rules.apply(state, rng.choice(rules.legal_actions(state)))
    return state


if __name__ == "__main__":
    main()

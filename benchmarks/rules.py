# SPDX-License-Identifier: MIT
"""Random games of Anludim against random games of python-chess, in alternating runs.

`python -m benchmarks.rules` prints medians of five runs of each: decisions per second (menu or
list of legal moves, random choice, apply, see whether the game is over), whole games per second,
and what it takes to copy a position in mid-game. Seconds are those of the processor, so that other
programs on the machine do not count.
"""

import random
import statistics
import time

import chess

from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules import RULES
from wizardtable.games.anludim.state import State

RUNS = 5
SEATS = 5
GAMES = 60
CHESS_GAMES = 25
COPIES = 20_000


def main() -> None:
    """Measure and print."""
    ours: list[tuple[float, float]] = []
    theirs: list[tuple[float, float]] = []
    our_copies: list[float] = []
    their_copies: list[float] = []
    play_anludim(random.Random(0), GAMES)
    play_chess(random.Random(0), CHESS_GAMES)
    for run in range(1, RUNS + 1):
        ours.append(play_anludim(random.Random(run), GAMES))
        theirs.append(play_chess(random.Random(run), CHESS_GAMES))
        our_copies.append(copy_anludim(random.Random(run)))
        their_copies.append(copy_chess(random.Random(run)))
    decisions, games = map(statistics.median, zip(*ours, strict=True))
    moves, matches = map(statistics.median, zip(*theirs, strict=True))
    copy, board = statistics.median(our_copies), statistics.median(their_copies)
    print(f"anludim, {SEATS} seats: {decisions:9,.0f} decisions/s {games:7.1f} games/s")
    print(f"python-chess:     {moves:9,.0f} decisions/s {matches:7.1f} games/s")
    print(f"decisions, ratio: {decisions / moves:.2f} (at least 2)")
    print(f"clone():          {copy * 1e6:.2f} µs, Board.copy(stack=False): {board * 1e6:.2f} µs")
    print(f"copies, ratio:    {copy / board:.2f} (at most 4)")


def play_anludim(rng: random.Random, games: int) -> tuple[float, float]:
    """Decisions and games per second of random games."""
    decisions = 0
    start = time.process_time()
    for _ in range(games):
        state = RULES.deal(Setup(SEATS), rng.getrandbits(64))
        while RULES.to_move(state) is not None:
            RULES.apply(state, rng.choice(RULES.legal_actions(state)))
            decisions += 1
    seconds = time.process_time() - start
    return decisions / seconds, games / seconds


def play_chess(rng: random.Random, games: int) -> tuple[float, float]:
    """The same for chess."""
    decisions = 0
    start = time.process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
    seconds = time.process_time() - start
    return decisions / seconds, games / seconds


def copy_anludim(rng: random.Random) -> float:
    """Seconds for a clone in the middle of a game."""
    state = middle_of_game(rng)
    start = time.process_time()
    for _ in range(COPIES):
        state.clone()
    return (time.process_time() - start) / COPIES


def copy_chess(rng: random.Random) -> float:
    """Seconds for a copy after forty random moves."""
    board = chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    start = time.process_time()
    for _ in range(COPIES):
        board.copy(stack=False)
    return (time.process_time() - start) / COPIES


def middle_of_game(rng: random.Random) -> State:
    """A state some sixty decisions into a random game."""
    state = RULES.deal(Setup(SEATS), rng.getrandbits(64))
    for _ in range(60):
        RULES.apply(state, rng.choice(RULES.legal_actions(state)))
    return state


if __name__ == "__main__":
    main()

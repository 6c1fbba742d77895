# SPDX-License-Identifier: MIT
"""Measures the strengths of the levels relative to each other: `python -m lab.line_ups`.

    python -m lab.line_ups --game anludim --minutes 10

Levels drawn at random sit at tables of all sizes, and each deal is played with every rotation of
them. Strengths are fitted to the whole rankings of these games (see `rankings`), with the Mage at
1500, and written into the game's `strengths.toml`.

The hardest level thinks long. So the easier levels play among themselves first. Then they play with
one of the hardest level at each table, which has a share of its iterations. An interrupted run
continues when it is started again.
"""

import argparse
import json
import sys
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from lab.rankings import Deal, Fit, fitted_strengths, ranking
from lab.strength import PACKAGE_FOLDER, commit
from wizardtable.ai.tournament import executors, tournament
from wizardtable.ai.tournament.executors import Executors
from wizardtable.ai.tournament.tournament import GameOrder, Report, Tournament
from wizardtable.core import catalog, codec, files
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

DRAW_SALT: Final = 0x11E0F5EA7EDB7107
ANCHOR_LEVEL: Final = "mage"
"""The level with the strength `ANCHOR_STRENGTH`, to which all others are relative."""

ANCHOR_STRENGTH: Final = 1500.0
BOOTSTRAP_DRAWS: Final = 200
"""The number of draws of deals for the errors (bootstrap)."""

FIRST_TIME_SHARE: Final = 0.4
"""The games without the hardest level take this share of the time."""


class LineUpError(Exception):
    """Raised when the games cannot be kept there; its text is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class LineUps:
    """Deals of one game with levels drawn at random, numbered from 0. The table sizes alternate.

    Attributes:
        hardest: the id of the hardest level with its share. A player of this level sits at each
            table; "" if none has to.
    """

    game_id: str
    seed: int
    hardest: str

    def order(self, number: int) -> GameOrder:
        """Returns the deal with this number."""
        spec = catalog.get(self.game_id)
        seats = spec.seats[number % len(spec.seats)]
        rng = Rng(DRAW_SALT ^ self.seed)
        rng.state = rng.next64() ^ number
        others = [level.id for level in spec.levels[:-1]]
        while True:
            drawn = [rng.choice(others) for _ in range(seats)]
            if self.hardest:
                drawn[rng.below(seats)] = self.hardest
            if len(set(drawn)) > 1:  # copies of a single level show nothing
                break
        seed = self.seed + bool(self.hardest)
        return GameOrder(Tournament(spec.id, tuple(drawn), Setup(seats), 1, seed), number)


class DealsFile:
    """A file of deals, one in a line, after a first line that describes the line-ups.

    Attributes:
        deals: the deals kept so far.
    """

    def __init__(self, path: Path, series: LineUps) -> None:
        """Opens the file, and continues that of an earlier run.

        It removes an incomplete last line, which an interruption has left.

        Raises:
            LineUpError: the file holds other line-ups.
        """
        self._path, self._series = path, series
        head = codec.dumps(LineUps, series).encode() + b"\n"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            files.replace(path, head)
        whole = path.read_bytes()
        if not whole.startswith(head):
            raise LineUpError(f"“{path}” holds other games: name another folder or seed.")
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            files.replace(path, whole[:end])
        self.deals = [self._read(line) for line in whole[len(head) : end].splitlines()]

    def add(self, order: GameOrder, reports: Sequence[Report]) -> None:
        """Adds a deal that was played."""
        contenders = order.tournament.contenders
        games = [
            [[contenders[contender] for contender in report.game.seating], report.game.ranks]
            for report in reports
        ]
        line = json.dumps(games, separators=(",", ":")).encode()
        with self._path.open("ab") as file:
            file.write(line + b"\n")
        self.deals.append(self._read(line))

    def _read(self, line: bytes) -> Deal:
        spec = catalog.get(self._series.game_id)
        places = {level.id: place for place, level in enumerate(spec.levels)}
        games = json.loads(line)
        return Deal(
            len(games[0][0]),
            tuple(
                ranking([places[level.partition("@")[0]] for level in levels], ranks)
                for levels, ranks in games
            ),
        )


def play(series: LineUps, file: DealsFile, players: Executors, until: float) -> Iterator[int]:
    """Plays deals until a time of `time.monotonic`, and yields the number of deals after each."""
    number = len(file.deals)
    waiting: deque[tuple[GameOrder, Future[str]]] = deque()
    while waiting or monotonic() < until:
        order = series.order(number)
        if players.executor is None:
            file.add(order, list(tournament.play_deal(order)))
            number += 1
            yield number
            continue
        if len(waiting) < players.ahead and monotonic() < until:
            text = codec.dumps(GameOrder, order)
            waiting.append((order, players.executor.submit(tournament.play_text, text)))
            number += 1
            continue
        first, future = waiting.popleft()
        file.add(first, codec.loads(tuple[Report, ...], future.result()))
        yield len(file.deals)


def fit(spec: GameSpec, deals: Sequence[Deal], seed: int) -> dict[int, list[tuple[float, float]]]:
    """Returns, by number of seats, the strength of each level and its error, weakest first."""
    levels = [level.id for level in spec.levels]
    wanted = Fit(len(levels), levels.index(ANCHOR_LEVEL), tuple(spec.seats))
    rows = fitted_strengths(wanted, deals, BOOTSTRAP_DRAWS, seed)
    return {
        seats: [(ANCHOR_STRENGTH + strength, error) for strength, error in row]
        for seats, row in zip(wanted.sizes, rows, strict=True)
    }


def text(
    spec: GameSpec, strengths_by_seats: dict[int, list[tuple[float, float]]], made: Sequence[str]
) -> str:
    """Returns the text of `strengths.toml`; `made` has sentences about its making."""
    lines = [
        "# SPDX-License-Identifier: MIT",
        f"# How strong the levels of {spec.title} are, by the number of seats: strength and error.",
        *(f"# {line}" for line in made),
    ]
    for seats, row in strengths_by_seats.items():
        lines += ["", f"[{seats}]"]
        for level, (strength, error) in zip(spec.levels, row, strict=True):
            lines.append(f"{level.id} = [{strength:.0f}, {error:.0f}]")
    return "\n".join(lines) + "\n"


def measure(spec: GameSpec, options: argparse.Namespace, players: Executors) -> None:
    """Plays the games of a game, and writes the strengths."""
    hardest = f"{spec.levels[-1].id}@{options.share:g}"
    until = monotonic() + 60.0 * options.minutes
    first = monotonic() + 60.0 * options.minutes * FIRST_TIME_SHARE
    deals: list[Deal] = []
    for name, end in (("", first), (hardest, until)):
        series = LineUps(spec.id, options.seed, name)
        path = options.state / f"{spec.id}-{name or 'others'}.jsonl"
        file = DealsFile(path, series)
        with suppress(KeyboardInterrupt):
            for count in play(series, file, players, end):
                if sys.stderr.isatty():
                    print(f"\r{spec.id}: {count} deals ", end="", file=sys.stderr, flush=True)
        deals += file.deals
    games = Counter(deal.seats for deal in deals for _ in deal.rankings)
    command = f"python -m lab.line_ups --game {spec.id} --minutes {options.minutes:g}"
    counted = ", ".join(f"{games[seats]} with {seats}" for seats in spec.seats)
    made = (
        f"Made by {command} --share {options.share:g} --seed {options.seed}",
        f"at {commit()}, from {games.total()} games of random line-ups ({counted} seats).",
        f"The {spec.levels[-1].title} had {100 * options.share:g} % of the iterations.",
    )
    written = text(spec, fit(spec, deals, options.seed), made)
    print(written, flush=True)
    if options.write:
        target = options.write / spec.folder.relative_to(PACKAGE_FOLDER.parent) / "strengths.toml"
        files.replace(target, written.encode())


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures the games; returns the exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        with executors.processes(options.jobs) as players:
            for game_id in options.game or catalog.GAMES:
                measure(catalog.get(game_id), options, players)
    except (LineUpError, files.FileError, executors.ExecutorError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lab.line_ups",
        description="Measure how strong the levels are among each other.",
    )
    parser.add_argument("--game", action="append", help="only this game (default: all)")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each game (default: 10)")
    parser.add_argument("--share", type=float, default=0.25, help="of the hardest (default: 0.25)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--state", type=Path, default=Path("build/line_ups"))
    parser.add_argument("--write", type=Path, help="the checkout whose strengths.toml to write")
    return parser


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Tunes the numbers a game is judged by, by its own games: `python -m lab.tuning`.

    python -m lab.tuning wizards_gambit --names card,gambit,kept.* --level greedy

Covariance matrix adaptation (`cma`, the extra "tune") proposes numbers in the neighbourhood of the
present ones; each proposal plays some deals against the present numbers, with changed seats, and
all proposals of a generation play the same deals. What is best in the end is confirmed by games
that had no part in finding it: one number of games, settled beforehand and looked at once. It is
adopted, with --adopt, when they say at the tuned number of players that it is stronger, and at no
other that it is weaker. All follows from the seed. Started again, it goes on where it was.
"""

import argparse
import json
import shlex
import sys
import warnings
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any

from lab.strength import commit
from wizardtable.ai.search import agents
from wizardtable.ai.tournament import executors, tournament
from wizardtable.ai.tournament.executors import Executors
from wizardtable.ai.tournament.figures import ResultLine, table
from wizardtable.ai.tournament.results_file import ResultsFile
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import catalog, files, tuned
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.tuned import Changes

HELD_OUT = 1 << 40
"""Added to the seed for the games that confirm."""

STEP = 0.25
"""The first step of a number, as a share of it; of small ones at least LEAST_STEP."""

LEAST_STEP = 0.05


class TuningError(Exception):
    """It cannot be tuned like this; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is tuned, and how.

    Attributes:
        names: the numbers that may change.
        level: the level or yardstick that plays; `iterations` at most for a turn, None for its own.
        games: of each proposal; `population`: proposals in a generation.
        confirming: games at each number of players that confirm the result.
    """

    game_id: str
    names: tuple[str, ...]
    level: str
    seats: int
    generations: int
    population: int
    games: int
    confirming: int
    seed: int
    iterations: int | None = None

    def tournament(self, changes: Changes, seats: int, games: int, seed: int) -> Tournament:
        """One seat judges by the changed numbers, the others by the present ones."""
        contenders = (agents.changed(self.level, changes), *(self.level,) * (seats - 1))
        deals = -(-games // seats)
        return Tournament(self.game_id, contenders, Setup(seats), deals, seed, self.iterations)


class Search:
    """The generations of proposals, kept in a file as they are judged.

    Attributes:
        shares: by generation, the share of the win of each proposal.
    """

    def __init__(self, task: Task, folder: Path) -> None:
        """Go on where an earlier run of the same task was; raises TuningError."""
        self._task = task
        self._spec = catalog.get(task.game_id)
        known = tuned.values(self._spec.weights)
        self._start = [known[name] for name in task.names]
        self._steps = [max(abs(value) * STEP, LEAST_STEP) for value in self._start]
        self._path = folder / "search.json"
        self.shares: list[list[float]] = []
        self._strategy = _strategy(task)
        for shares in self._read():
            self._strategy.tell(self._strategy.ask(), [-share for share in shares])
            self.shares.append(shares)

    def run(self, players: Executors) -> Changes:
        """Play what generations are left; the numbers that came out."""
        for generation in range(len(self.shares), self._task.generations):
            points = self._strategy.ask()
            shares = [self._judge(self._changes(point), generation, players) for point in points]
            self._strategy.tell(points, [-share for share in shares])
            self.shares.append(shares)
            self._write()
            print(f"generation {generation + 1}: mean share {fmean(shares):.1%}", flush=True)
        return self._changes(self._strategy.result.xfavorite)

    def _changes(self, point: Sequence[float]) -> Changes:
        numbers = zip(self._task.names, self._start, self._steps, point, strict=True)
        return tuple(
            (name, float(f"{start + step * float(one):.4g}")) for name, start, step, one in numbers
        )

    def _judge(self, changes: Changes, generation: int, players: Executors) -> float:
        task = self._task
        games = task.tournament(changes, task.seats, task.games, task.seed + 1 + generation)
        reports = tournament.play(games, players.executor, ahead=players.ahead)
        return table([report.game for report in reports], games.contenders)[0].share

    def _kind(self) -> dict[str, Any]:
        task = asdict(self._task)
        del task["generations"], task["confirming"]
        return {**task, "names": list(self._task.names), "start": self._start}

    def _read(self) -> list[list[float]]:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
            task, shares = data["task"], [list(map(float, each)) for each in data["shares"]]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, KeyError, TypeError):
            raise TuningError(f"“{self._path}” is no search: it is left as it is.") from None
        if task != self._kind():
            raise TuningError(f"“{self._path}” holds another search: name another folder.")
        return shares[: self._task.generations]

    def _write(self) -> None:
        data = {"task": self._kind(), "commit": commit(), "shares": self.shares}
        files.replace(self._path, (json.dumps(data) + "\n").encode())


def _strategy(task: Task) -> Any:
    try:
        with warnings.catch_warnings():  # it misses its plots
            warnings.simplefilter("ignore")
            cma = import_module("cma")
    except ImportError:
        raise TuningError("Tuning needs the extra “tune” of wizardtable.") from None
    options = {"seed": task.seed + 1, "popsize": task.population, "verbose": -9}
    return cma.CMAEvolutionStrategy([0.0] * len(task.names), 1.0, options)


def confirm(
    task: Task, changes: Changes, folder: Path, players: Executors
) -> list[tuple[int, ResultLine]]:
    """By number of players, how the changed numbers fare in games that are new to them."""
    seats = catalog.get(task.game_id).seats
    found = []
    for count in sorted({task.seats, min(seats), (min(seats) + max(seats)) // 2}):
        games = task.tournament(changes, count, task.confirming, task.seed + HELD_OUT)
        results = ResultsFile(folder / f"confirm-{count}.json", games)
        reports = tournament.play(games, players.executor, ahead=players.ahead, first=results.deals)
        for report in reports:
            results.add(report.game)
        results.write()
        found.append((count, table(results.whole(), games.contenders)[0]))
    return found


def better(task: Task, confirmed: Sequence[tuple[int, ResultLine]]) -> bool:
    """Whether the new numbers are stronger where they were tuned, and weaker nowhere."""
    stronger = any(count == task.seats and line.low > 1 / count for count, line in confirmed)
    return stronger and not any(line.high < 1 / count for count, line in confirmed)


def data_file(spec: GameSpec) -> Path:
    """The file of the game's numbers."""
    return spec.folder / "weights.toml"


def adopt(path: Path, changes: Changes, told: str) -> None:
    """Write the numbers into the data file, with a line that says where they come from."""
    text = tuned.rewritten(path.read_text(encoding="utf-8"), changes)
    files.replace(path, f"{text}\n# {told}\n".encode())


def main(arguments: Sequence[str] | None = None) -> int:
    """Search, confirm and, if told to, adopt; the exit code is 1 for what cannot be tuned."""
    options = _parser().parse_args(arguments)
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        task = _task(options)
        command = f"python -m lab.tuning {shlex.join(given)}"
        print(f"{command}\nat {commit()}, seed {task.seed}: {', '.join(task.names)}", flush=True)
        folder: Path = options.state / task.game_id
        folder.mkdir(parents=True, exist_ok=True)
        with executors.processes(options.jobs) as players:
            changes = Search(task, folder).run(players)
            confirmed = confirm(task, changes, folder, players)
    except (TuningError, executors.ExecutorError) as error:
        print(error, file=sys.stderr)
        return 1
    known = tuned.values(catalog.get(task.game_id).weights)
    for name, value in changes:
        print(f"{name}: {known[name]:g} -> {value:g}")
    told = [
        f"{line.share:.1%} ({line.low:.1%} – {line.high:.1%}) of the wins of {count}"
        for count, line in confirmed
    ]
    print("\n".join(told))
    if not better(task, confirmed):
        print("The games do not say that these numbers are better.")
    elif options.adopt:
        note = f"Tuned at {commit()} with `{command}`: {', '.join(told)}."
        adopt(data_file(catalog.get(task.game_id)), changes, note)
        print("The games say that these numbers are better: they are adopted.")
    else:
        print("The games say that these numbers are better; --adopt would write them.")
    return 0


def _task(options: argparse.Namespace) -> Task:
    try:
        spec = catalog.get(options.game)
        known = tuned.values(spec.weights)
        agents.level(spec, options.level)
    except catalog.UnknownGame:
        raise TuningError(f"There is no game “{options.game}”.") from None
    except ModuleNotFoundError:
        raise TuningError(f"“{options.game}” keeps no numbers in data.") from None
    except agents.UnknownLevel:
        raise TuningError(f"There is no agent “{options.level}”.") from None
    patterns = options.names.split(",")
    names = tuple(name for name in known if any(fnmatchcase(name, each) for each in patterns))
    if len(names) < 2:
        raise TuningError(f"Name two numbers or more: {', '.join(known)}.")
    return Task(
        spec.id,
        names,
        options.level,
        options.seats or min(spec.seats),
        options.generations,
        options.population,
        options.games,
        options.confirm,
        options.seed,
        options.iterations,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lab.tuning",
        description="Tune the numbers of a game's judgement.",
    )
    parser.add_argument("game", help="the game's id, such as wizards_gambit")
    parser.add_argument("--names", default="*", help="numbers to tune (default: all)")
    parser.add_argument("--level", default="greedy", help="who plays (default: greedy)")
    parser.add_argument("--iterations", type=int, help="at most for a turn")
    parser.add_argument("--seats", type=int, help="players (default: the fewest)")
    parser.add_argument("--generations", type=int, default=30, help="default: 30")
    parser.add_argument("--population", type=int, default=12, help="default: 12")
    parser.add_argument("--games", type=int, default=100, help="of each proposal (default: 100)")
    parser.add_argument("--confirm", type=int, default=4000, help="games held out (default: 4000)")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--state", type=Path, default=Path("build/tuning"))
    parser.add_argument("--adopt", action="store_true", help="write what is confirmed")
    return parser


if __name__ == "__main__":
    sys.exit(main())

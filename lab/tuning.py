# SPDX-License-Identifier: MIT
"""Tunes the numbers of a game's judgement by its own games: `python -m lab.tuning`.

    python -m lab.tuning wizards_gambit --names card,gambit,kept.* --level greedy

Covariance matrix adaptation (`cma`, the extra "tune") proposes numbers near the present ones. Each
proposal plays some deals against the present numbers, with rotating seats, and all proposals of a
generation play the same deals.

Games that were not used in the search confirm the best proposal: a fixed number of games, whose
result is looked at once. With --adopt the proposal is adopted if these games show that it is
stronger at the tuned number of players, and weaker at no other number. Everything follows from the
seed. An interrupted run continues when it is started again.
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
from wizardtable.ai.tournament.figures import ResultLine, result_lines
from wizardtable.ai.tournament.results_file import ResultsFile
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import catalog, files, tuned
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.tuned import Changes

HELD_OUT_SEED_OFFSET = 1 << 40
"""The offset on the seed for the confirming games."""

FIRST_STEP_SHARE = 0.25
"""The first step of a number, as a share of its size; it is at least MIN_STEP."""

MIN_STEP = 0.05
"""The smallest first step of a number."""


class TuningError(Exception):
    """Raised when nothing can be tuned like this; its text is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class Task:
    """The numbers to tune, and the conditions.

    Attributes:
        names: the names of the numbers that may change.
        level: the id of the level that plays.
        seats: the number of players.
        games: the number of games of each proposal.
        population: the number of proposals in a generation.
        confirming: the number of confirming games at each number of players.
        iterations: the most iterations for a turn; None for those of the level.
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
        """Returns a tournament of one seat with the changed numbers against the present ones."""
        contenders = (agents.changed_level_id(self.level, changes), *(self.level,) * (seats - 1))
        deals = -(-games // seats)
        return Tournament(self.game_id, contenders, Setup(seats), deals, seed, self.iterations)


class Search:
    """The generations of proposals, written to a file after each one.

    Attributes:
        shares: the share of the win of each proposal, by generation.
    """

    def __init__(self, task: Task, folder: Path) -> None:
        """Continues an earlier run of the same task, if there is one.

        Raises:
            TuningError: the file cannot be read or holds another search, or `cma` is missing.
        """
        self._task = task
        self._spec = catalog.get(task.game_id)
        present = tuned.values(self._spec.weights)
        self._start = [present[name] for name in task.names]
        self._steps = [max(abs(value) * FIRST_STEP_SHARE, MIN_STEP) for value in self._start]
        self._path = folder / "search.json"
        self.shares: list[list[float]] = []
        self._strategy = _strategy(task)
        for shares in self._read():
            self._strategy.tell(self._strategy.ask(), [-share for share in shares])
            self.shares.append(shares)

    def run(self, players: Executors) -> Changes:
        """Plays the remaining generations; returns the best numbers found."""
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
            (name, float(f"{start + step * float(coordinate):.4g}"))
            for name, start, step, coordinate in numbers
        )

    def _judge(self, changes: Changes, generation: int, players: Executors) -> float:
        task = self._task
        games = task.tournament(changes, task.seats, task.games, task.seed + 1 + generation)
        reports = tournament.play(games, players.executor, ahead=players.ahead)
        return result_lines([report.game for report in reports], games.contenders)[0].share

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
        with warnings.catch_warnings():  # it warns about its missing plots
            warnings.simplefilter("ignore")
            cma = import_module("cma")
    except ImportError:
        raise TuningError("Tuning needs the extra “tune” of wizardtable.") from None
    options = {"seed": task.seed + 1, "popsize": task.population, "verbose": -9}
    return cma.CMAEvolutionStrategy([0.0] * len(task.names), 1.0, options)


def confirm(
    task: Task, changes: Changes, folder: Path, players: Executors
) -> list[tuple[int, ResultLine]]:
    """Returns the result of the changed numbers in the confirming games, by number of players."""
    seats = catalog.get(task.game_id).seats
    results_by_count = []
    for count in sorted({task.seats, min(seats), (min(seats) + max(seats)) // 2}):
        games = task.tournament(changes, count, task.confirming, task.seed + HELD_OUT_SEED_OFFSET)
        results = ResultsFile(folder / f"confirm-{count}.json", games)
        reports = tournament.play(
            games, players.executor, ahead=players.ahead, first=results.deal_count
        )
        for report in reports:
            results.add(report.game)
        results.write()
        results_by_count.append(
            (count, result_lines(results.complete_games(), games.contenders)[0])
        )
    return results_by_count


def is_better(task: Task, confirmed: Sequence[tuple[int, ResultLine]]) -> bool:
    """Returns whether the new numbers are stronger at the tuned number of players, and weaker at no
    other."""
    stronger = any(count == task.seats and line.low > 1 / count for count, line in confirmed)
    return stronger and not any(line.high < 1 / count for count, line in confirmed)


def data_file(spec: GameSpec) -> Path:
    """Returns the file of the game's numbers."""
    return spec.folder / "weights.toml"


def adopt(path: Path, changes: Changes, note: str) -> None:
    """Writes the numbers into the data file, with a line of comment on their origin."""
    text = tuned.text_with_changes(path.read_text(encoding="utf-8"), changes)
    files.replace(path, f"{text}\n# {note}\n".encode())


def main(arguments: Sequence[str] | None = None) -> int:
    """Searches, confirms and perhaps adopts; returns 1 if nothing can be tuned."""
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
    present = tuned.values(catalog.get(task.game_id).weights)
    for name, value in changes:
        print(f"{name}: {present[name]:g} -> {value:g}")
    results = [
        f"{line.share:.1%} ({line.low:.1%} – {line.high:.1%}) of the wins of {count}"
        for count, line in confirmed
    ]
    print("\n".join(results))
    if not is_better(task, confirmed):
        print("The games do not say that these numbers are better.")
    elif options.adopt:
        note = f"Tuned at {commit()} with `{command}`: {', '.join(results)}."
        adopt(data_file(catalog.get(task.game_id)), changes, note)
        print("The games say that these numbers are better: they are adopted.")
    else:
        print("The games say that these numbers are better; --adopt would write them.")
    return 0


def _task(options: argparse.Namespace) -> Task:
    try:
        spec = catalog.get(options.game)
        present = tuned.values(spec.weights)
        agents.level(spec, options.level)
    except catalog.UnknownGame:
        raise TuningError(f"There is no game “{options.game}”.") from None
    except ModuleNotFoundError:
        raise TuningError(f"“{options.game}” keeps no numbers in data.") from None
    except agents.UnknownLevel:
        raise TuningError(f"There is no agent “{options.level}”.") from None
    patterns = options.names.split(",")
    names = tuple(name for name in present if any(fnmatchcase(name, each) for each in patterns))
    if len(names) < 2:
        raise TuningError(f"Name two numbers or more: {', '.join(present)}.")
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

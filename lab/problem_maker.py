# SPDX-License-Identifier: MIT
"""Makes the problems of a game from games of self-play.

    python -m wizardtable.ai.problems anludim --games 2000 --seed 1 --keep 60
    python -m wizardtable.ai.problems zavandor --played-out --seats 2,3 --games 200 --keep 20

It plays games as `lab.self_play` does, and looks in each for positions that the game's
`mind/problems.py` proposes. It keeps those with an answer that holds in 100 worlds. Of a match it
keeps at most one problem, and at most eight look alike; hard ones come first.

The first line of the file says how it was made: command, commit, seed, the number of problems
found, and the reasons why others were discarded. `--drop` names problems that a reader found dull,
which stay out. Everything follows from the seed.

`--played-out` makes the problems that no rule decides instead (`lab.problem_play_outs`). Problems
of the other kind stay in the file.
"""

import argparse
import json
import shlex
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from lab.problem_play_outs import Decider, ProblemPlayOuts
from lab.problem_search import Maker, ProblemSearch, SolvedProblem
from lab.self_play import Series, play_game, states
from lab.strength import commit
from wizardtable.core import catalog, codec, files
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.teaching import problem as problems
from wizardtable.core.teaching.problem import Problem

MAX_SIMILAR_PROBLEMS = 8
"""At most this many problems of one look are kept."""

WRITE_EVERY_GAMES = 25
"""The file is written after this many games, so that an interruption loses little."""

PLAYED_OUT_KEY = "played_out"
"""The key in the first line of a file for how its played-out problems were made."""

DIFFICULTY_SHARES = {problems.HARD: 0.45, problems.MEDIUM: 0.35, problems.EASY: 0.2}
"""The shares of the difficulties among the problems that are kept, if there are enough."""


class Workshop:
    """Makes problems, game by game.

    Attributes:
        solved: the problems that were solved, with the numbers of their games.
        discarded: the number of discarded problems, by reason.
    """

    def __init__(
        self, spec: GameSpec, maker: Maker, series: Series, *, played_out: bool = False
    ) -> None:
        """Prepares the search; with `played_out` it looks for decisions that no rule decides."""
        self._spec, self._maker, self._series = spec, maker, series
        decider = cast(Decider, maker)
        self._poses = decider.decisions if played_out else maker.poses
        search = ProblemPlayOuts(spec, decider) if played_out else ProblemSearch(spec, maker)
        self._solve: Callable[[Problem], SolvedProblem | str] = search.solve
        self.solved: list[tuple[int, SolvedProblem]] = []
        self.discarded: Counter[str] = Counter()

    def look_at(self, number: int) -> None:
        """Plays a game, and solves the problems that it poses."""
        game, before = play_game(self._series, number), len(self.solved)
        for state in states(self._spec, game):
            if self._spec.rules.to_move(state) is None:
                continue
            if len(self.solved) - before >= self._maker.enough:
                return
            for posed in self._poses(state):
                solved = self._solve(posed)
                if isinstance(solved, str):
                    self.discarded[solved] += 1
                else:
                    text = codec.digest(self._spec.rules.kinds.state, posed.state)
                    named = replace(solved.problem, id=f"{text[:6]}{posed.motif[0]}")
                    self.solved.append((number, replace(solved, problem=named)))

    def selection(self, limit: int, dropped: Sequence[str]) -> tuple[list[Problem], Counter[str]]:
        """Returns the problems to ship, by motif, the easy ones first, and the numbers of discarded
        ones.

        At most `limit` problems are taken, from all motifs and difficulties in turn, so that none
        crowds out another.
        """
        discarded = Counter(self.discarded)
        heaps: dict[tuple[str, int], list[tuple[int, SolvedProblem]]] = {}
        for number, solved in sorted(self.solved, key=lambda pair: _merit(pair[1])):
            heap = heaps.setdefault((solved.problem.motif, solved.problem.difficulty), [])
            heap.append((number, solved))
        chosen: list[SolvedProblem] = []
        looks: Counter[str] = Counter()
        matches: set[int] = set()
        while len(chosen) < limit and heaps:
            have = Counter((each.problem.motif, each.problem.difficulty) for each in chosen)
            name = min(heaps, key=lambda name: (have[name] + 1) / DIFFICULTY_SHARES[name[1]])
            number, solved = heaps[name].pop()
            if not heaps[name]:
                del heaps[name]
            if solved.problem.id in dropped:
                discarded["dull to a reader"] += 1
            elif number in matches:
                discarded["another of the match"] += 1
            elif looks[solved.look] >= MAX_SIMILAR_PROBLEMS:
                discarded["alike"] += 1
            else:
                chosen.append(solved)
                looks[solved.look] += 1
                matches.add(number)
        discarded["more than are shipped"] += sum(map(len, heaps.values()))
        return _ordered(self._maker, [each.problem for each in chosen]), discarded


def _ordered(maker: Maker, kept: Sequence[Problem]) -> list[Problem]:
    motifs = [motif.id for motif in maker.motifs]
    return sorted(
        kept,
        key=lambda problem: (
            motifs.index(problem.motif),
            problem.difficulty,
            len(problem.answer),
            problem.id,
        ),
    )


def _merit(solved: SolvedProblem) -> tuple[float, int, str]:
    """Returns a sorting key: problems with a smaller share of solving first moves are better, then
    longer answers."""
    problem = solved.problem
    return -solved.openings / solved.menu, len(problem.answer), problem.id


def main(arguments: Sequence[str] | None = None) -> int:
    """Makes the problems that the arguments describe; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m wizardtable.ai.problems", description="Make the problems of a game."
    )
    parser.add_argument("game", help="the game's id, such as anludim")
    parser.add_argument("--games", type=int, default=1000, help="games to look at (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (default: 1)")
    parser.add_argument("--keep", type=int, default=60, help="problems to ship (default: 60)")
    parser.add_argument("--drop", default="", help="ids of problems to leave out, with commas")
    parser.add_argument("--seats", default="", help="numbers of seats, with commas (default: all)")
    parser.add_argument(
        "--played-out", action="store_true", help="make those that no rule decides instead"
    )
    parser.add_argument("--out", type=Path, help="where to write (default: in the game)")
    options = parser.parse_args(arguments)
    try:
        spec = catalog.get(options.game)
    except catalog.UnknownGame:
        parser.error(f"there is no game “{options.game}”: {', '.join(catalog.GAMES)}")
    maker: Any = spec.problems
    if maker is None:
        parser.error(f"{spec.title} has no problems")
    if options.played_out and not hasattr(maker, "decisions"):
        parser.error(f"{spec.title} has no problems that are played out")
    tables = tuple(map(int, options.seats.split(","))) if options.seats else tuple(spec.seats)
    series = Series(spec.id, tables, options.seed)
    workshop = Workshop(spec, maker, series, played_out=options.played_out)
    path = options.out or problems.path_of(spec)
    for number in range(options.games):
        workshop.look_at(number)
        if number % WRITE_EVERY_GAMES == WRITE_EVERY_GAMES - 1 or number == options.games - 1:
            _write(
                path, spec, workshop, argparse.Namespace(**{**vars(options), "games": number + 1})
            )
    return 0


def _write(path: Path, spec: GameSpec, workshop: Workshop, options: argparse.Namespace) -> None:
    dropped = options.drop.split(",") if options.drop else []
    kept, discarded = workshop.selection(options.keep, dropped)
    made, others = _other_problems(path, spec, played_out=options.played_out)
    files.replace(path, _text(spec, workshop, kept, discarded, options, made, others).encode())
    print(
        f"{options.games} games: {len(kept)} problems kept; thrown away: {dict(discarded)}",
        flush=True,
    )


def _other_problems(
    path: Path, spec: GameSpec, *, played_out: bool
) -> tuple[dict[str, Any], list[Problem]]:
    """Returns the comments of the file, and its problems of kinds that this run does not make."""
    if not path.exists():
        return {}, []
    file = problems.read(spec, path)
    all_problems = [problems.read_line(spec, entry.line) for entry in file.entries]
    return file.made, [problem for problem in all_problems if bool(problem.chances) != played_out]


def _text(
    spec: GameSpec,
    workshop: Workshop,
    kept: list[Problem],
    discarded: Counter[str],
    options: argparse.Namespace,
    made: dict[str, Any],
    others: list[Problem],
) -> str:
    command = ["python", "-m", "wizardtable.ai.problems", spec.id]
    command += ["--played-out"] if options.played_out else []
    command += ["--seats", options.seats] if options.seats else []
    command += ["--games", str(options.games), "--seed", str(options.seed)]
    command += ["--keep", str(options.keep), *(["--drop", options.drop] if options.drop else [])]
    how = {
        "command": shlex.join(command),
        "commit": commit(),
        "seed": options.seed,
        "games": options.games,
        "found": len(workshop.solved),
        "thrown_away": dict(sorted(discarded.items())),
        "kept": len(kept),
    }
    head = {"format": problems.PROBLEM_FILE_FORMAT, "game": spec.id}
    if options.played_out:
        head |= made | {PLAYED_OUT_KEY: how}
    else:
        head |= how | {name: made[name] for name in (PLAYED_OUT_KEY,) if name in made}
    ordered = _ordered(cast(Maker, spec.problems), [*kept, *others])
    lines = [json.dumps(head), *(problems.text_of(spec, problem) for problem in ordered)]
    return "\n".join(lines) + "\n"

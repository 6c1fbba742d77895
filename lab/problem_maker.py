# SPDX-License-Identifier: MIT
"""Makes the problems of a game out of games of self-play.

    python -m wizardtable.ai.problems anludim --games 2000 --seed 1 --keep 60
    python -m wizardtable.ai.problems zavandor --played-out --seats 2,3 --games 200 --keep 20

Plays games as `lab.self_play` does, looks in each for what the game's `mind/problems.py` poses,
and keeps those that have an answer that holds in 100 worlds of what is hidden. At most one problem
of a match is kept, and at most eight that look alike; hard ones come first. The file that it writes
begins with a line about how it was made: command, commit, seed, how many were found and why others
were thrown away. `--drop` names problems that a reader found dull; they stay out. All follows from
the seed.

`--played-out` makes those problems instead that no rule decides (`lab.problem_play_outs`). What
is of the other sort in the file stays there.
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

ALIKE = 8
"""Problems of one look that are kept."""

KEPT_EVERY = 25
"""Games after which the file is written, so that an interruption loses little."""

PLAYED_OUT = "played_out"
"""What the first line of a file calls how its played-out problems were made."""

SHARES = {problems.HARD: 0.45, problems.MEDIUM: 0.35, problems.EASY: 0.2}
"""Of the problems that are kept, where there are enough: by difficulty."""


class Workshop:
    """Makes problems game by game.

    Attributes:
        found: the problems that were found, with the numbers of their games.
        thrown: how many were thrown away, by reason.
    """

    def __init__(
        self, spec: GameSpec, maker: Maker, series: Series, *, played_out: bool = False
    ) -> None:
        """`played_out` asks for the decisions that no rule decides, instead of the others."""
        self._spec, self._maker, self._series = spec, maker, series
        decider = cast(Decider, maker)
        self._poses = decider.decisions if played_out else maker.poses
        search = ProblemPlayOuts(spec, decider) if played_out else ProblemSearch(spec, maker)
        self._solve: Callable[[Problem], SolvedProblem | str] = search.solve
        self.found: list[tuple[int, SolvedProblem]] = []
        self.thrown: Counter[str] = Counter()

    def look_at(self, number: int) -> None:
        """Plays a game, and solves what it poses."""
        game, before = play_game(self._series, number), len(self.found)
        for state in states(self._spec, game):
            if self._spec.rules.to_move(state) is None:
                continue
            if len(self.found) - before >= self._maker.enough:
                return
            for posed in self._poses(state):
                solved = self._solve(posed)
                if isinstance(solved, str):
                    self.thrown[solved] += 1
                else:
                    text = codec.digest(self._spec.rules.kinds.state, posed.state)
                    named = replace(solved.problem, id=f"{text[:6]}{posed.motif[0]}")
                    self.found.append((number, replace(solved, problem=named)))

    def kept(self, most: int, dropped: Sequence[str]) -> tuple[list[Problem], Counter[str]]:
        """Returns the problems to be shipped, by motif, the easy ones first, and how many were
        thrown away in all. Motifs and difficulties are taken from by turns, so that none crowds out
        another."""
        thrown = Counter(self.thrown)
        heaps: dict[tuple[str, int], list[tuple[int, SolvedProblem]]] = {}
        for number, found in sorted(self.found, key=lambda one: _merit(one[1])):
            heap = heaps.setdefault((found.problem.motif, found.problem.difficulty), [])
            heap.append((number, found))
        chosen: list[SolvedProblem] = []
        looks: Counter[str] = Counter()
        matches: set[int] = set()
        while len(chosen) < most and heaps:
            have = Counter((one.problem.motif, one.problem.difficulty) for one in chosen)
            name = min(heaps, key=lambda name: (have[name] + 1) / SHARES[name[1]])
            number, found = heaps[name].pop()
            if not heaps[name]:
                del heaps[name]
            if found.problem.id in dropped:
                thrown["dull to a reader"] += 1
            elif number in matches:
                thrown["another of the match"] += 1
            elif looks[found.look] >= ALIKE:
                thrown["alike"] += 1
            else:
                chosen.append(found)
                looks[found.look] += 1
                matches.add(number)
        thrown["more than are shipped"] += sum(map(len, heaps.values()))
        return _ordered(self._maker, [one.problem for one in chosen]), thrown


def _ordered(maker: Maker, found: Sequence[Problem]) -> list[Problem]:
    motifs = [motif.id for motif in maker.motifs]
    return sorted(
        found, key=lambda one: (motifs.index(one.motif), one.difficulty, len(one.answer), one.id)
    )


def _merit(found: SolvedProblem) -> tuple[float, int, str]:
    """Fewer ways to begin are better, then a longer answer."""
    problem = found.problem
    return -found.openings / found.menu, len(problem.answer), problem.id


def main(arguments: Sequence[str] | None = None) -> int:
    """Makes the problems that the arguments ask for; the exit code."""
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
        if number % KEPT_EVERY == KEPT_EVERY - 1 or number == options.games - 1:
            _write(
                path, spec, workshop, argparse.Namespace(**{**vars(options), "games": number + 1})
            )
    return 0


def _write(path: Path, spec: GameSpec, workshop: Workshop, options: argparse.Namespace) -> None:
    dropped = options.drop.split(",") if options.drop else []
    kept, thrown = workshop.kept(options.keep, dropped)
    made, others = _of_the_other_kind(path, spec, played_out=options.played_out)
    files.replace(path, _text(spec, workshop, kept, thrown, options, made, others).encode())
    print(
        f"{options.games} games: {len(kept)} problems kept; thrown away: {dict(thrown)}", flush=True
    )


def _of_the_other_kind(
    path: Path, spec: GameSpec, *, played_out: bool
) -> tuple[dict[str, Any], list[Problem]]:
    """What the file says of how the problems were made that are not made now, and these."""
    if not path.exists():
        return {}, []
    file = problems.read(spec, path)
    found = [problems.read_line(spec, entry.line) for entry in file.entries]
    return file.made, [one for one in found if bool(one.chances) != played_out]


def _text(
    spec: GameSpec,
    workshop: Workshop,
    kept: list[Problem],
    thrown: Counter[str],
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
        "found": len(workshop.found),
        "thrown_away": dict(sorted(thrown.items())),
        "kept": len(kept),
    }
    head = {"format": problems.FORMAT, "game": spec.id}
    if options.played_out:
        head |= made | {PLAYED_OUT: how}
    else:
        head |= how | {name: made[name] for name in (PLAYED_OUT,) if name in made}
    ordered = _ordered(cast(Maker, spec.problems), [*kept, *others])
    lines = [json.dumps(head), *(problems.text_of(spec, one) for one in ordered)]
    return "\n".join(lines) + "\n"

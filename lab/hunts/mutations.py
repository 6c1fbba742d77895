# SPDX-License-Identifier: MIT
"""Changes one line of a game's rules at a time, and looks whether the game's own tests notice.

`python -m lab.hunts.mutations [COUNT] [SEED] [--game G]`

The seed draws the changes: a comparison turned or made strict, a number one more, a sum made a
difference, `and` made `or`, a condition made its contrary. Each is tried in a copy of the program,
with the tests of `tests/games/<game>` and, where these notice nothing, with what `tests/contract`
asks of the game: first the default tests, then those marked `long`. A change that only long tests
notice is counted by itself. A change that no test notices is printed: it changes nothing that can
be seen, or a test is missing.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from wizardtable.core import catalog

ROOT = Path(__file__).resolve().parents[2]

NEEDED = ("wizardtable", "lab", "tests", "resources", "translations", "packaging", "pyproject.toml")
"""What of the checkout the tests of a game look at."""

LONGEST = 600.0
"""Seconds after which the tests of a changed game are taken never to end, which is noticed too."""

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}

SUMS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+"}


@dataclass(frozen=True)
class Mutation:
    """One line of a module, before and after."""

    game: str
    path: Path
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        where = f"{self.path.relative_to(ROOT).as_posix()}:{self.line}"
        return f"{where}\n  - {self.before.strip()}\n  + {self.after.strip()}"


def mutations(game: str) -> Iterator[Mutation]:
    """All changes of the rules of a game that this module knows."""
    for path in sorted((ROOT / "wizardtable" / "games" / game / "rules").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in _inside_functions(ast.parse(text)):
            for start, end, new in _changes(node, lines):
                (row, left), (last, right) = start, end
                if row == last:
                    before = lines[row - 1]
                    yield Mutation(game, path, row, before, before[:left] + new + before[right:])


def _inside_functions(tree: ast.Module) -> Iterator[ast.AST]:
    for top in tree.body:
        for node in ast.walk(top):
            if isinstance(node, ast.FunctionDef):
                for statement in node.body:
                    yield from ast.walk(statement)


Place = tuple[int, int]


def _changes(node: ast.AST, lines: list[str]) -> Iterator[tuple[Place, Place, str]]:
    """The first and last place of what is replaced on its line, and by what. Columns are those of
    text without letters beyond ASCII, which rules have only in sentences."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        start, end = _end(node.left), _start(node.comparators[0])
        yield start, end, f" {COMPARISONS[type(node.ops[0])]} "
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        yield _end(node.left), _start(node.right), f" {SUMS[type(node.op)]} "
    elif isinstance(node, ast.BoolOp):
        other = " or " if isinstance(node.op, ast.And) else " and "
        yield _end(node.values[0]), _start(node.values[1]), other
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield _start(node), _end(node), str(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield _start(node), _end(node), str(not node.value)
    elif isinstance(node, ast.If):
        start, end = _start(node.test), _end(node.test)
        if start[0] == end[0]:
            yield start, end, f"not ({lines[start[0] - 1][start[1] : end[1]]})"


def _start(node: ast.expr) -> Place:
    return node.lineno, node.col_offset


def _end(node: ast.expr) -> Place:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def parses(one: Mutation) -> bool:
    """Whether the changed module is Python still, and another than before."""
    lines = one.path.read_text(encoding="utf-8").splitlines()
    lines[one.line - 1] = one.after
    try:
        changed = ast.parse("\n".join(lines))
    except SyntaxError:
        return False
    return ast.dump(changed) != ast.dump(ast.parse(one.path.read_text(encoding="utf-8")))


def drawn(count: int, seed: int, games: list[str]) -> list[Mutation]:
    """So many changes, of the games in turn, any line of a game as likely as another."""
    rng, found = random.Random(seed), list[Mutation]()
    known = {game: [one for one in mutations(game) if parses(one)] for game in games}
    by_line = {game: sorted({(one.path, one.line) for one in known[game]}) for game in games}
    while len(found) < count:
        game = games[len(found) % len(games)]
        path, line = rng.choice(by_line[game])
        here = [one for one in known[game] if (one.path, one.line) == (path, line)]
        one = rng.choice(here)
        if one not in found:
            found.append(one)
    return found


def noticed(one: Mutation, copy: Path) -> str:
    """Returns the tests that fail with this change, "default" or "long"; empty if none does."""
    path = copy / one.path.relative_to(ROOT)
    original = path.read_text(encoding="utf-8")
    lines = original.splitlines()
    lines[one.line - 1] = one.after
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command.append("--no-time-limits")
    tests = ([f"tests/games/{one.game}"], ["tests/contract", "-k", one.game])
    runs = [(mark, chosen) for mark in ("not long", "long") for chosen in tests]
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    try:
        for mark, chosen in runs:
            done = subprocess.run(
                [*command, "-m", mark, *chosen],
                cwd=copy,
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=LONGEST,
                check=False,
            )
            if done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                return "long" if mark == "long" else "default"
        return ""
    except subprocess.TimeoutExpired:
        return "default"
    finally:
        path.write_text(original, encoding="utf-8")


def main() -> int:
    """Try the changes; 1 if any is not noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", nargs="?", type=int, default=50)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--game", default="", help="only this one")
    asked = parser.parse_args()
    games = [asked.game] if asked.game else list(catalog.GAMES)
    survivors = late = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        leave = shutil.ignore_patterns("__pycache__")
        for name in NEEDED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=leave)
            else:
                shutil.copy2(source, copy / name)
        for number, one in enumerate(drawn(asked.count, asked.seed, games), 1):
            seen = noticed(one, copy)
            survivors += not seen
            late += seen == "long"
            how = {"": "NOT NOTICED", "long": "noticed by long tests only"}.get(seen, "noticed")
            print(f"{number} {how}: {one}", flush=True)
    print(
        f"{asked.count} changes from seed {asked.seed}: {survivors} not noticed, "
        f"{late} by long tests only"
    )
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Changes one line of a game's rules at a time, and checks whether the game's own tests fail.

`python -m lab.hunts.mutations [COUNT] [SEED] [--game G]`

The seed draws the changes: another comparison, a number increased by one, a difference instead of a
sum, `or` instead of `and`, a negated condition. Each is tried in a copy of the program, with the
tests of `tests/games/<game>` and then with those of `tests/contract` for the game. The default
tests run first, then those marked `long`. A change that only long tests notice is counted
separately. A change that no test notices is printed: it has no visible effect, or a test is
missing.
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

COPIED_NAMES = (
    "wizardtable",
    "lab",
    "tests",
    "resources",
    "translations",
    "packaging",
    "pyproject.toml",
)
"""The parts of the checkout that the tests of a game use."""

MAX_TEST_SECONDS = 600.0
"""Seconds after which the tests of a changed game count as endless, so that the change is
noticed."""

COMPARISON_REPLACEMENTS: dict[type[ast.cmpop], str] = {
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
"""The replacement of each comparison."""

ARITHMETIC_REPLACEMENTS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+"}
"""The replacement of each arithmetic operator."""


@dataclass(frozen=True)
class Mutation:
    """One line of a module, before and after a change."""

    game: str
    path: Path
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        where = f"{self.path.relative_to(ROOT).as_posix()}:{self.line}"
        return f"{where}\n  - {self.before.strip()}\n  + {self.after.strip()}"


def mutations(game: str) -> Iterator[Mutation]:
    """Yields all changes of the rules of a game that this module can make."""
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
    """Yields the start and the end of a replaced part of a line, and its replacement.

    Columns count characters, which is correct for ASCII text only. Rules have other characters only
    in sentences.
    """
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        start, end = _end(node.left), _start(node.comparators[0])
        yield start, end, f" {COMPARISON_REPLACEMENTS[type(node.ops[0])]} "
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC_REPLACEMENTS:
        yield _end(node.left), _start(node.right), f" {ARITHMETIC_REPLACEMENTS[type(node.op)]} "
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


def is_valid(mutation: Mutation) -> bool:
    """Returns whether the changed module is still valid Python, and different from the original."""
    lines = mutation.path.read_text(encoding="utf-8").splitlines()
    lines[mutation.line - 1] = mutation.after
    try:
        changed = ast.parse("\n".join(lines))
    except SyntaxError:
        return False
    return ast.dump(changed) != ast.dump(ast.parse(mutation.path.read_text(encoding="utf-8")))


def random_mutations(count: int, seed: int, games: list[str]) -> list[Mutation]:
    """Returns this many changes, from the games in turn; each line of a game is equally likely."""
    rng, chosen = random.Random(seed), list[Mutation]()
    possible = {
        game: [mutation for mutation in mutations(game) if is_valid(mutation)] for game in games
    }
    by_line = {
        game: sorted({(mutation.path, mutation.line) for mutation in possible[game]})
        for game in games
    }
    while len(chosen) < count:
        game = games[len(chosen) % len(games)]
        path, line = rng.choice(by_line[game])
        here = [
            mutation
            for mutation in possible[game]
            if (mutation.path, mutation.line) == (path, line)
        ]
        mutation = rng.choice(here)
        if mutation not in chosen:
            chosen.append(mutation)
    return chosen


def failing_tests(mutation: Mutation, copy: Path) -> str:
    """Returns the tests that fail with this change, "default" or "long"; "" if none does."""
    path = copy / mutation.path.relative_to(ROOT)
    original = path.read_text(encoding="utf-8")
    lines = original.splitlines()
    lines[mutation.line - 1] = mutation.after
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command.append("--no-time-limits")
    tests = ([f"tests/games/{mutation.game}"], ["tests/contract", "-k", mutation.game])
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
                timeout=MAX_TEST_SECONDS,
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
    """Tries the changes; returns 1 if any is not noticed."""
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
        for name in COPIED_NAMES:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=leave)
            else:
                shutil.copy2(source, copy / name)
        for number, mutation in enumerate(random_mutations(asked.count, asked.seed, games), 1):
            failing = failing_tests(mutation, copy)
            survivors += not failing
            late += failing == "long"
            how = {"": "NOT NOTICED", "long": "noticed by long tests only"}.get(failing, "noticed")
            print(f"{number} {how}: {mutation}", flush=True)
    print(
        f"{asked.count} changes from seed {asked.seed}: {survivors} not noticed, "
        f"{late} by long tests only"
    )
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())

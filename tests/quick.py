# SPDX-License-Identifier: MIT
"""Runs the tests nearest to the changed files, until a time limit.

`python -m tests.quick [BASE]` looks for files that differ from the revision BASE, committed or not.
A test is near if few imports lead from it to a changed module. The files in `FIRST_TEST_FILES` run
first, then the `MAX_FILES` nearest ones. After `LIMIT_SECONDS` no further test begins. The output
names the tests that were left out. `make test` runs all tests."""

import ast
import heapq
import os
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

LIMIT_SECONDS = 100.0
"""The time limit in seconds from the start, lint included."""

MAX_FILES = 60
"""The most test files in addition to `FIRST_TEST_FILES`: pytest takes time to collect each."""

FIRST_TEST_FILES = (
    *("tests/core/test_codec.py", "tests/core/test_match.py", "tests/saves/test_autosave.py"),
    *("tests/saves/test_round_trip.py", "tests/test_translations.py"),
)

GAME_DISTANCE = 6
"""The distance, in imports, from the catalog to a game, which it loads by name."""

END_TIME_VARIABLE = "WIZARDTABLE_QUICK_UNTIL"
"""The environment variable with the time when the limit ends, in seconds since 1970."""

SKIP_REASON = "no time left"

Graph = dict[str, list[tuple[str, int]]]
"""For the path of a file: pairs of a file that imports it, and the distance between both files."""


def main(base: str = "HEAD") -> int:
    """Runs lint and the nearest tests. Returns the exit code of pytest, or 1 if lint fails."""
    until = time.time() + LIMIT_SECONDS
    if subprocess.run(["make", "-s", "lint"], check=False).returncode:
        return 1
    changed = list(_changed(base))
    near = nearest(graph(), changed)
    further = [file for file in near if not file.startswith(FIRST_TEST_FILES)]
    chosen, omitted = [*FIRST_TEST_FILES, *further[:MAX_FILES]], further[MAX_FILES:]
    print(f"{len(changed)} files differ from {base}; {len(near)} files of tests reach them.")
    if omitted:
        print(f"The {len(omitted)} furthest are left out, such as {omitted[0]} and {omitted[-1]}.")
    for file in changed:
        if Path(file).suffix != ".py" and not file.startswith("wizardtable/"):
            print(f"Which tests reach {file} is not known.")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--maxschedchunk", "1"]
    return subprocess.run(
        [*command, "-p", "tests.quick", *chosen],
        env={**os.environ, END_TIME_VARIABLE: str(until)},
        check=False,
    ).returncode


def nearest(graph: Graph, changed: list[str]) -> list[str]:
    """Returns the files of tests that import a changed file, directly or not, nearest first."""
    distances: dict[str, int] = {}
    queue = [(0, file) for changed_file in changed for file in _touched(changed_file)]
    heapq.heapify(queue)
    while queue:
        distance, file = heapq.heappop(queue)
        if file in distances:
            continue
        distances[file] = distance
        for user, step in graph.get(file, ()):
            heapq.heappush(queue, (distance + step, user))
    tests = [file for file in distances if Path(file).name.startswith("test_")]
    return sorted(tests, key=lambda file: (distances[file], file))


def graph() -> Graph:
    """Returns the graph of imports in the program and its tests."""
    files = [path for top in ("wizardtable", "tests") for path in Path(top).rglob("*.py")]
    by_name = {_module(path): path.as_posix() for path in files}
    users: Graph = defaultdict(list)
    for path in files:
        user = path.as_posix()
        for name in _imports(path):
            parts = name.split(".")
            for end in range(1, len(parts) + 1):
                if (used := by_name.get(".".join(parts[:end]))) is not None:
                    users[used].append((user, 1))
        for folder in path.parents:
            users[(folder / "conftest.py").as_posix()].append((user, 1))
    for path in Path("wizardtable/games").glob("*/__init__.py"):
        game = path.parent.name
        users[path.as_posix()].append(("wizardtable/core/catalog.py", GAME_DISTANCE))
        for game_test in Path("tests/games", game).glob("*.py"):
            users[game_test.as_posix()] += [
                (test.as_posix(), 1) for test in Path("tests/contract").glob("test_*.py")
            ]
        for part in path.parent.rglob("*.py"):  # the package loads its parts by name, see GameSpec
            users[part.as_posix()].append((path.as_posix(), 1))
    return users


def _changed(base: str) -> Iterator[str]:
    for command in (
        ["git", "diff", "--name-only", base],
        ["git", "ls-files", "--others", "--exclude-standard"],
    ):
        yield from subprocess.run(
            command, capture_output=True, text=True, check=True
        ).stdout.splitlines()


def _touched(file: str) -> Iterator[str]:
    """Yields the modules that a changed file affects. A data file affects all modules in its
    folder."""
    path = Path(file)
    if path.suffix == ".py":
        yield file
    elif path.parts[0] in ("wizardtable", "tests"):
        yield from (module.as_posix() for module in path.parent.glob("*.py"))


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


# This module is also a plugin of pytest.


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips the test if the time limit has passed."""
    if time.time() > float(os.environ.get(END_TIME_VARIABLE, "inf")):
        pytest.skip(SKIP_REASON)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Reports a failure if no test has run, because that proves nothing."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and exitstatus == 0 and not reporter.stats.get("passed"):
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the files and numbers of the tests that were left out."""
    skipped = Counter(
        report.nodeid.split("::")[0]
        for report in terminalreporter.stats.get("skipped", [])
        if SKIP_REASON in str(report.longrepr)
    )
    if skipped:
        terminalreporter.section("left out for want of time")
        for file, count in skipped.items():
            terminalreporter.line(f"{count:5} of {file}")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

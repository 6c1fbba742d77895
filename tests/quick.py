# SPDX-License-Identifier: MIT
"""Runs the tests of what has changed, those nearest to it first, for as long as there is time.

`python -m tests.quick [BASE]`: what differs from this revision, committed or not. Near is a test
with few imports between it and a changed module; what is always tested comes first. The `MOST`
nearest files are looked into, and after `SECONDS` no test is begun any more; what is left out is
named: `make test` runs all.
"""

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

SECONDS = 100.0
"""From the start, lint included."""

MOST = 60
"""Files of tests; to collect more of them takes too long."""

ALWAYS = (
    *("tests/core/test_codec.py", "tests/core/test_match.py", "tests/saves/test_autosave.py"),
    *("tests/saves/test_round_trip.py", "tests/test_translations.py"),
)

FAR = 6
"""Imports that a game loaded by its name counts for."""

UNTIL = "WIZARDTABLE_QUICK_UNTIL"
REASON = "no time left"

Graph = dict[str, list[tuple[str, int]]]
"""By file, the files that import it and how far away they are thereby."""


def main(base: str = "HEAD") -> int:
    """Lint, and test what differs from the revision; gives pytest's exit code, or 1."""
    until = time.time() + SECONDS
    if subprocess.run(["make", "-s", "lint"], check=False).returncode:
        return 1
    changed = list(_changed(base))
    near = nearest(graph(), changed)
    further = [file for file in near if not file.startswith(ALWAYS)]
    chosen, left = [*ALWAYS, *further[:MOST]], further[MOST:]
    print(f"{len(changed)} files differ from {base}; {len(near)} files of tests reach them.")
    if left:
        print(f"The {len(left)} furthest are left out, such as {left[0]} and {left[-1]}.")
    for file in changed:
        if Path(file).suffix != ".py" and not file.startswith("wizardtable/"):
            print(f"Which tests reach {file} is not known.")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--maxschedchunk", "1"]
    return subprocess.run(
        [*command, "-p", "tests.quick", *chosen],
        env={**os.environ, UNTIL: str(until)},
        check=False,
    ).returncode


def nearest(graph: Graph, changed: list[str]) -> list[str]:
    """The files of tests that import what has changed, directly or by others, nearest first."""
    distance: dict[str, int] = {}
    queue = [(0, file) for one in changed for file in _touched(one)]
    heapq.heapify(queue)
    while queue:
        far, file = heapq.heappop(queue)
        if file in distance:
            continue
        distance[file] = far
        for user, step in graph.get(file, ()):
            heapq.heappush(queue, (far + step, user))
    tests = [file for file in distance if Path(file).name.startswith("test_")]
    return sorted(tests, key=lambda file: (distance[file], file))


def graph() -> Graph:
    """Who imports whom, of the program, the lab and the tests."""
    files = [path for top in ("wizardtable", "lab", "tests") for path in Path(top).rglob("*.py")]
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
        users[path.as_posix()].append(("wizardtable/core/catalog.py", FAR))
        for of_game in Path("tests/games", game).glob("*.py"):
            users[of_game.as_posix()] += [
                (test.as_posix(), 1) for test in Path("tests/contract").glob("test_*.py")
            ]
        for part in path.parent.rglob("*.py"):  # which the package loads when it is asked
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
    """The modules that a changed file may change: of data beside modules, all of them."""
    path = Path(file)
    if path.suffix == ".py":
        yield file
    elif path.parts[0] in ("wizardtable", "tests"):
        yield from (one.as_posix() for one in path.parent.glob("*.py"))


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


# As a plugin of pytest.


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin nothing any more once the time is up."""
    if time.time() > float(os.environ.get(UNTIL, "inf")):
        pytest.skip(REASON)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Where nothing was run, nothing is known to be well."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and exitstatus == 0 and not reporter.stats.get("passed"):
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was left out."""
    left = Counter(
        report.nodeid.split("::")[0]
        for report in terminalreporter.stats.get("skipped", [])
        if REASON in str(report.longrepr)
    )
    if left:
        terminalreporter.section("left out for want of time")
        for file, count in left.items():
            terminalreporter.line(f"{count:5} of {file}")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

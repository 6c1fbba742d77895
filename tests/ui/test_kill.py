# SPDX-License-Identifier: MIT
"""Tests that the hunt that kills the program can still operate the program."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab.hunts.orders import KILL_POINTS, LEAVING_POINTS


@pytest.mark.skipif(os.name != "posix", reason="it forks")
@pytest.mark.parametrize("kills", [1, pytest.param(4, marks=pytest.mark.long)])
def test_some_kills_do_no_harm(kills: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lab.hunts.kill", str(kills), "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert ": 0 findings" in done.stdout


def test_the_places_where_a_kill_may_be_worst_are_there() -> None:
    functions: dict[str, set[str]] = {}
    files = {point.partition(":")[0] for point in KILL_POINTS}
    for path in (path for path in Path("wizardtable").rglob("*.py") if path.name in files):
        nodes = ast.walk(ast.parse(path.read_bytes()))
        names = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        functions.setdefault(path.name, set()).update(names)
    for point in KILL_POINTS:
        file, name = point.split(":")
        assert name in functions[file], point
    assert set(LEAVING_POINTS) <= set(KILL_POINTS)

# SPDX-License-Identifier: MIT
"""Tests that the whole repository follows the rules of plain code."""

from pathlib import Path

import pytest

from tests.plain_code import ROOT, findings

PACKAGE = ROOT / "wizardtable"
ROOMS = [path for path in (*PACKAGE.glob("games/*/*"), *PACKAGE.glob("ui/*")) if path.is_dir()]
ROOMS += sorted(PACKAGE.glob("ui/*.py"))
FOLDERS = [path for path in PACKAGE.iterdir() if path.is_dir() and path.name not in ("games", "ui")]
FOLDERS = sorted([*FOLDERS, *ROOMS, ROOT / "lab", ROOT / "packaging"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_docstrings_and_names_follow_the_rules_of_plain_code(folder: Path) -> None:
    results = [f"{path}:{line}: {problem}" for path, line, problem in findings(folder)]
    assert not results, "\n".join(results)


def test_what_the_rules_forbid_is_found(tmp_path: Path) -> None:
    path = tmp_path / "example.py"
    lines = (
        '"""What is here."""',
        "def told(one: int) -> int:",
        '    """He counts."""',
        "    return one",
    )
    path.write_text("\n".join(lines), encoding="utf-8")
    problems = [problem for _, _, problem in findings(path)]
    assert len(problems) == 4
    assert any("`one`" in problem for problem in problems)

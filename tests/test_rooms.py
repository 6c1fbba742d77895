# SPDX-License-Identifier: MIT
"""Where things live: rooms that can be looked through, and names that mean one thing."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "wizardtable"
GAMES = PACKAGE / "games"

MOST = 26
"""Modules of a folder."""

FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.py")})


def modules(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_folder_has_more_modules_than_can_be_looked_through(folder: Path) -> None:
    assert len(modules(folder)) <= MOST, "divide it into rooms by what its modules hold"


def test_the_same_name_means_the_same_job_in_every_game() -> None:
    rooms: dict[str, set[str]] = defaultdict(set)
    for game in GAMES.iterdir():
        for path in game.rglob("*.py"):
            if path.stem != "__init__":
                rooms[path.stem].add(path.parent.relative_to(game).as_posix())
    split = {name: sorted(found) for name, found in rooms.items() if len(found) > 1}
    assert not split, "a module's name belongs to one room: choose another noun for what it holds"


def test_the_conduct_of_a_match_draws_nothing() -> None:
    for path in (PACKAGE / "play").glob("*.py"):
        used = set(re.findall(r"PySide6\.(\w+)", path.read_text(encoding="utf-8")))
        assert used <= {"QtCore"}, f"{path.name} needs pictures: they are painted in paint or table"

# SPDX-License-Identifier: MIT
"""Tests the order of folders and modules: small folders, and names with a single meaning."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "wizardtable"
GAMES = PACKAGE / "games"
LAB = ROOT / "lab"

MAX_MODULES = 26
"""The most modules in a folder."""

FILES = sorted([*PACKAGE.rglob("*.py"), *LAB.rglob("*.py")])
FOLDERS = sorted({path.parent for path in FILES})

SHARED_NAMES = {"__main__"}
"""Names that several modules may have: that of a package's command."""

METAPHORS = {
    *("accounts", "affairs", "arrival", "briefs", "council", "counsel", "crew", "deeds", "estate"),
    *("farewell", "felt", "foley", "hammer", "hoards", "judgement", "keeper", "ledger", "likeness"),
    *("liveries", "look", "manners", "outlook", "past", "reckoning", "rooms", "scheming"),
    *("scholar", "school", "shades", "shelf", "sight", "staging", "study", "things", "tray"),
    *("treasury", "verdicts", "wardrobe", "worlds", "worth"),
}
"""Former names of modules, which nobody understood without an explanation."""


MAX_LINES = 800
"""The most lines of a module."""


def modules(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_folder_has_more_modules_than_can_be_looked_through(folder: Path) -> None:
    assert len(modules(folder)) <= MAX_MODULES, "divide it into rooms by what its modules hold"


def test_no_module_is_too_long_to_be_read_at_once() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in FILES}
    assert not [path for path, lines in lengths.items() if lines > MAX_LINES]


def test_the_same_name_means_the_same_job_in_every_game() -> None:
    rooms: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for game in sorted(GAMES.iterdir()):
        for path in game.rglob("*.py"):
            if path.stem != "__init__":
                room = path.parent.relative_to(game).as_posix()
                rooms[path.stem][room].append(path.relative_to(ROOT).as_posix())
    split = [advice(name, by_room) for name, by_room in rooms.items() if len(by_room) > 1]
    assert not split, "\n".join(split)


def advice(name: str, rooms: dict[str, list[str]]) -> str:
    """Returns advice about a module's name in several folders. `rooms` are its files by folder."""
    home, *others = sorted(rooms, key=lambda room: -len(rooms[room]))
    wrong = " and ".join(path for room in others for path in rooms[room])
    return (
        f"In other games {name}.py is in {home}/ ({', '.join(rooms[home])}). Name {wrong} by "
        f"another noun, one for what it holds, or move it to {home}/ if it holds the same."
    )


def test_a_name_in_two_rooms_is_reported_with_its_files_and_what_to_do() -> None:
    rooms = {"text": ["a/text/log.py", "b/text/log.py"], "view": ["c/view/log.py"]}
    assert advice("log", rooms) == (
        "In other games log.py is in text/ (a/text/log.py, b/text/log.py). Name c/view/log.py by "
        "another noun, one for what it holds, or move it to text/ if it holds the same."
    )


def test_the_conduct_of_a_match_draws_nothing() -> None:
    for path in (PACKAGE / "play").glob("*.py"):
        used = set(re.findall(r"PySide6\.(\w+)", path.read_text(encoding="utf-8")))
        assert used <= {"QtCore"}, f"{path.name} needs pictures: they are painted in paint or table"


def test_the_table_needs_no_kit_and_the_kit_only_the_contract_of_views() -> None:
    table = PACKAGE / "table"
    for path in table.glob("*.py"):
        assert "table.kit" not in path.read_text(encoding="utf-8"), f"{path.name} knows the kit"
    for path in (table / "kit").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        used = set(re.findall(r"from wizardtable\.table\.(\w+)", text))
        used |= set(re.findall(r"from wizardtable\.table import (\w+)", text))
        assert used <= {"kit", "view", "game_view", "zones"}, (
            f"{path.name} knows a scene or a window"
        )


def outside_the_games() -> list[Path]:
    program = (path for path in PACKAGE.rglob("*.py") if GAMES not in path.parents)
    return [*program, *LAB.glob("*.py")]


def test_outside_the_games_no_module_name_means_two_things() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in outside_the_games():
        if path.stem != "__init__":
            places[path.stem].append(path.parent.relative_to(ROOT).as_posix())
    twice = {name for name, folders in places.items() if len(folders) > 1}
    assert twice <= SHARED_NAMES, "choose another noun for what one of them holds"


def test_outside_the_games_no_public_class_name_means_two_things() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in outside_the_games():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(ROOT).as_posix())
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert not twice, "choose another noun for what one of them is"


def test_no_module_is_named_by_a_metaphor() -> None:
    files = {path.relative_to(ROOT).as_posix() for path in FILES}
    assert not {name for name in files if Path(name).stem in METAPHORS}

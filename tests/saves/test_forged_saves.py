# SPDX-License-Identifier: MIT
"""Tests forged saves, whose checksums are right but whose contents are not."""

import json
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lab.hunts.files import forged_action, forged_lines, forged_state, open_save
from lab.hunts.forging import line_with_sum
from lab.hunts.specimens import Specimen
from tests.contract.cases import part_of_tests
from tests.helpers import begun, play_on
from wizardtable.core import catalog
from wizardtable.store import restore, save
from wizardtable.store.save_file import MAX_LINES, SaveError
from wizardtable.store.save_format import MAX_SAVE_BYTES

Data = dict[str, Any]

IMPOSSIBLE_VALUES = [10**9, 10**12, 10**30, -(10**9), [[[]]], "a"]


def content_of(path: Path, game: str) -> bytes:
    spec = catalog.get(game)
    save.write(path, play_on(begun(spec, max(spec.seats)), 40))
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.wizardtable"


def going_on(content: bytes, change: Callable[[Data], object]) -> bytes:
    """Returns the content of a save whose match continues from a state edited by `change`."""
    lines = [json.loads(line) for line in content.splitlines()]
    state = next(line for line in lines[::-1] if line["kind"] == "stored")
    change(state["state"])
    return line_with_sum(lines[0]) + line_with_sum(state)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_state_that_is_forged_below_would_be_played_on(path: Path, game: str) -> None:
    path.write_bytes(going_on(content_of(path, game), lambda state: None))
    assert save.load(path).match.earlier > 0


@pytest.mark.parametrize(
    ("game", "change"),
    [
        (game, change)
        for game in catalog.GAMES
        for change in part_of_tests(game, "box", ("FORGED_CHANGES",)).FORGED_CHANGES
    ],
)
def test_numbers_that_play_would_choke_on_are_refused_at_once(
    path: Path, game: str, change: Callable[[Data], object]
) -> None:
    path.write_bytes(going_on(content_of(path, game), change))
    with pytest.raises(SaveError, match=r"“a.wizardtable” cannot be opened"):
        save.load(path)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_number_of_a_state_has_bounds(path: Path, game: str) -> None:
    content = content_of(path, game)
    lines = [json.loads(line) for line in content.splitlines()]
    names = next(line for line in lines[::-1] if line["kind"] == "stored")["state"]
    for name in names.keys() - {"rng"}:
        for beyond in IMPOSSIBLE_VALUES:

            def change(state: Data, name: str = name, beyond: object = beyond) -> None:
                value = state[name]
                while isinstance(value, list) and value and not isinstance(value[0], int):
                    value = value[0]
                if isinstance(value, list):
                    value.insert(0, beyond)
                else:
                    state[name] = beyond

            path.write_bytes(going_on(content, change))
            with pytest.raises(SaveError):
                save.load(path)


@pytest.mark.parametrize("way", [forged_state, forged_action, forged_lines])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_whatever_is_forged_is_refused_or_played_on(
    path: Path, game: str, way: Callable[[bytes, random.Random], bytes]
) -> None:
    content = content_of(path, game)
    rng = random.Random(game + way.__name__)
    outcomes = []
    for _ in range(40 if way is forged_state else 12):
        path.write_bytes(way(content, rng))
        outcomes.append(open_save(path, Specimen("save", content)))
    assert "played" in outcomes


@pytest.mark.long
def test_a_file_of_brackets_costs_little_more_memory_than_it_has_bytes(path: Path) -> None:
    lines = content_of(path, "zavandor").splitlines(keepends=True)
    many = line_with_sum({"kind": "step", "n": 1, "seat": 0, "action": [[]] * 9_900, "hash": None})
    more = line_with_sum({"kind": "stored", "n": 1, "turn": 1, "state": [[]] * 60_000})
    path.write_bytes(lines[0] + 60 * many + 20 * more)
    size = path.stat().st_size
    tracemalloc.start()
    with pytest.raises(SaveError):
        save.load(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < MAX_SAVE_BYTES + 3 * size  # reading allocates room for the largest file first


def test_more_lines_than_any_match_has_are_not_read(path: Path) -> None:
    header = content_of(path, "anludim").splitlines(keepends=True)[0]
    path.write_bytes(header + b"\n" * MAX_LINES)
    with pytest.raises(SaveError, match="not a saved match"):
        save.load(path)


def test_only_the_last_states_are_tried(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [json.loads(line) for line in content_of(path, "elfenwizards").splitlines()]
    lines[0]["rules"] = 0
    stored = [line for line in lines if line["kind"] == "stored"]
    for line in stored[-3:]:
        line["state"]["supply"] = 9
    path.write_bytes(b"".join(map(line_with_sum, [lines[0], *stored])))
    assert save.load(path).match.earlier == stored[-4]["n"]
    monkeypatch.setattr(restore, "MAX_TRIED_STATES", 3)
    with pytest.raises(SaveError, match="no position in the match"):
        save.load(path)

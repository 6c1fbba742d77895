# SPDX-License-Identifier: MIT
"""Saves by somebody who knows the format: checksums are right, but not what they vouch for."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import begun, play_on
from tests.hunts.files import forged_action, forged_lines, forged_state, open_save
from tests.hunts.forging import line_with_sum
from tests.hunts.specimens import Specimen
from wizardtable.core import catalog, save
from wizardtable.core.save import SaveError

Data = dict[str, Any]

BEYOND = [10**9, 10**12, 10**30, -(10**9), [[[]]], "a"]


def content_of(path: Path, game: str) -> bytes:
    spec = catalog.get(game)
    save.write(path, play_on(begun(spec, max(spec.seats)), 40))
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.wizardtable"


def going_on(content: bytes, change: Callable[[Data], object]) -> bytes:
    """A save whose match goes on from a changed state."""
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
        ("wizards_gambit", lambda s: s["hands"].__setitem__(0, [10**10])),
        ("wizards_gambit", lambda s: s["deck"].append(10**10)),
        ("wizards_gambit", lambda s: s.update(used=1 << 10_000)),
        ("elfenwizards", lambda s: s.update(ready=[10**10] * len(s["ready"]))),
        ("elfenwizards", lambda s: s["rolled"].extend([6] * 40)),
        ("anludim", lambda s: s["hands"].__setitem__(0, list(range(65)))),
        ("zavandor", lambda s: s.update(dust=[10**8] * len(s["dust"]))),
        ("zavandor", lambda s: s["hands"].__setitem__(0, [24] * 150)),
    ],
)
def test_numbers_that_play_would_choke_on_are_refused_at_once(
    path: Path, game: str, change: Callable[[Data], object]
) -> None:
    path.write_bytes(going_on(content_of(path, game), change))
    with pytest.raises(SaveError, match=r"“a.wizardtable” is damaged"):
        save.load(path)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_number_of_a_state_has_bounds(path: Path, game: str) -> None:
    content = content_of(path, game)
    lines = [json.loads(line) for line in content.splitlines()]
    names = next(line for line in lines[::-1] if line["kind"] == "stored")["state"]
    for name in names.keys() - {"rng"}:
        for beyond in BEYOND:

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
    for _ in range(100 if way is forged_state else 12):
        path.write_bytes(way(content, rng))
        outcomes.append(open_save(path, Specimen("save", content)))
    assert "played" in outcomes

# SPDX-License-Identifier: MIT
"""Tests that every game can be saved, and continues from a damaged save or one of other rules."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.contract.cases import Case, journey
from tests.helpers import play_on, players
from wizardtable.core import catalog, codec
from wizardtable.core.match import Match
from wizardtable.store import save, save_format

Line = dict[str, Any]


@pytest.fixture
def whole(case: Case) -> Match:
    actions = [moment.action for moment in journey(case, 0)]
    return Match(case.spec, case.setup, 0, players(case.spec, case.setup.seats), actions)


@pytest.fixture(autouse=True)
def _with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.GAMES, "toy", "tests.toy")


def changed(path: Path, match: Match, change: Callable[[list[Line]], None]) -> save.Loaded:
    """Returns the loaded match after a change of the save's lines, with correct checksums."""
    save.write(path, match)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        del line["sum"]
    change(lines)
    decoded = [codec.decode(save_format.Line, line) for line in lines]
    path.write_bytes(b"".join(map(save_format.line_of, decoded)))
    return save.load(path)


def digest(match: Match) -> str:
    return codec.digest(match.spec.rules.kinds.state, match.state_at(len(match.actions)))


def test_a_finished_match_comes_back_whole(case: Case, whole: Match, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, whole)
    loaded = save.load(path)
    assert loaded.notice is None
    assert digest(loaded.match) == digest(whole)
    assert loaded.match.entries(None) == whole.entries(None)
    (summary,) = save.read_summaries(tmp_path)
    assert summary.is_finished
    assert summary.turn == case.spec.wording.turn(whole.observe(None)), (
        "turn: return the same for every viewer"
    )


def test_a_match_under_other_rules_goes_on_from_its_last_stored_state(
    case: Case, whole: Match, tmp_path: Path
) -> None:
    def age(lines: list[Line]) -> None:
        lines[0]["rules"] = 0
        del lines[len(lines) // 2 :]

    loaded = changed(tmp_path / "a.wizardtable", whole, age)
    assert loaded.notice is not None
    assert loaded.match.earlier > 0, "is_sound: return True for every state of a match"
    states = [codec.digest(case.rules.kinds.state, m.state) for m in journey(case, 0)]
    assert digest(loaded.match) in states, "State: annotate every attribute, or it is not kept"
    assert play_on(loaded.match).result is not None


def test_a_lost_line_costs_history_only(whole: Match, tmp_path: Path) -> None:
    def lose(lines: list[Line]) -> None:
        steps = [line for line in lines if line["kind"] == "step"]
        lines.remove(steps[len(steps) // 2])

    loaded = changed(tmp_path / "a.wizardtable", whole, lose)
    assert loaded.notice is not None
    assert loaded.match.result == whole.result

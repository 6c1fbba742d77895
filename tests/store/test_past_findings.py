# SPDX-License-Identifier: MIT
"""What was done badly is kept from match to match, so that it can be said what comes again."""

from pathlib import Path

import pytest

from tests.helpers import begun, play_on, played
from wizardtable.core import files
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding
from wizardtable.core.text import N_, english
from wizardtable.store import past_findings
from wizardtable.store.past_findings import recurrence


def finding(kind: str, *, praise: bool = False) -> Finding:
    return Finding(kind, 0, N_("toy", "The game is over."), 1.0, (0,), praise)


def keep(path: Path, match: Match, *kinds: str) -> None:
    past_findings.record(path, match, [finding(kind) for kind in kinds])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "findings.jsonl"


def test_what_was_done_badly_is_kept_and_what_was_done_well_is_not(
    toy: GameSpec, path: Path
) -> None:
    match = played(toy)
    past_findings.record(path, match, [finding("bad"), finding("good", praise=True)])
    assert [one.kinds for one in past_findings.read(path, match)] == [("bad",)]


def test_a_match_counts_once_though_it_ends_again_after_an_undo(toy: GameSpec, path: Path) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(path, first, "bad")
    keep(path, second, "bad", "worse")
    second.undo({Seat(0)})
    play_on(second, seed=3)
    keep(path, second, "worse")
    keep(path, second, "worse")
    assert [one.kinds for one in past_findings.read(path, second)] == [("bad",), ("worse",)]


def test_an_assisted_match_is_kept_too(toy: GameSpec, path: Path) -> None:
    match = begun(toy)
    match.assisted = True
    keep(path, play_on(match), "bad")
    assert len(past_findings.read(path, match)) == 1


def test_only_what_came_before_a_match_is_read_for_it(toy: GameSpec, path: Path) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    assert past_findings.read(path, first) == []
    keep(path, first, "bad")
    keep(path, second, "bad")
    assert len(past_findings.read(path, first)) == 1
    assert len(past_findings.read(path, second)) == 2


def test_what_cannot_be_read_is_passed_over_and_not_lost(toy: GameSpec, path: Path) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(path, first, "bad")
    path.write_bytes(path.read_bytes() + b'{"from": "a later version"}\n\xff\n')
    keep(path, second, "bad")
    assert len(past_findings.read(path, second)) == 2
    assert b"a later version" in path.read_bytes()


def test_a_file_that_is_too_large_is_told_and_stays(
    toy: GameSpec, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(toy, seed=1)
    keep(path, match, "bad")
    before = path.read_bytes()
    monkeypatch.setattr(past_findings, "LARGEST", len(before) - 1)
    with pytest.raises(files.FileError, match=rf"“{path.name}” is too large to read"):
        keep(path, played(toy, seed=2), "bad")
    assert path.read_bytes() == before
    assert past_findings.read(path, match) == []
    past_findings.forget(path)
    assert not past_findings.is_kept(path), "the player can still begin anew"


def test_what_is_forgotten_is_new_again(toy: GameSpec, path: Path) -> None:
    match = played(toy)
    past_findings.forget(path)
    assert not path.exists()
    keep(path, match, "bad")
    assert past_findings.is_kept(path)
    past_findings.forget(path)
    assert not past_findings.is_kept(path)
    assert past_findings.read(path, match) == []


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        ("b", None),
        ("bb", "That makes 2 matches in a row."),
        ("-bbb", "That makes 3 matches in a row."),
        ("b-b", None),
        ("bb-b", "That makes 3 of your last 4 matches."),
        ("bbbb----b", None),
        ("b-bb-b-b", "That makes 4 of your last 6 matches."),
    ],
)
def test_what_comes_again_is_told(
    toy: GameSpec, path: Path, matches: str, told: str | None
) -> None:
    played_matches = [played(toy, seed=seed) for seed in range(len(matches))]
    for match, kinds in zip(played_matches, matches, strict=True):
        keep(path, match, *(["bad"] if kinds == "b" else []))
    message = recurrence(past_findings.read(path, played_matches[-1]), "bad")
    assert (message.render(english) if message is not None else None) == told


def test_what_a_killed_run_had_no_time_to_keep_is_found_later_and_once(
    toy: GameSpec, path: Path
) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(path, second, "bad")
    for _ in range(2):
        past_findings.recover(path, second, 0.0)
        past_findings.recover(path, first, 0.0)
        past_findings.recover(path, played(toy, seed=3, actions=3), 0.0)
        past_findings.recover(path, play_on(begun(toy, people=2, seed=4)), 0.0)
        assert [one.seed for one in past_findings.read(path, first)] == [2, 1]
        assert path.read_bytes().count(b"\n") == 2


def test_what_was_forgotten_is_not_looked_for_again(toy: GameSpec, path: Path) -> None:
    match = played(toy)
    keep(path, match, "bad")
    past_findings.forget(path)
    past_findings.recover(path, match, path.stat().st_mtime - 1)
    assert not past_findings.is_kept(path)

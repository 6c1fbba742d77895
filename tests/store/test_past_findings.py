# SPDX-License-Identifier: MIT
"""Tests that findings (what a player can learn) are stored for each match, so that habits show."""

import json
import os
from pathlib import Path

import pytest

from tests.helpers import begun, play_on, played
from wizardtable.core import codec, files
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding
from wizardtable.core.text import N_, english
from wizardtable.store import past_findings, save, statistics
from wizardtable.store.book import book, book_file, end_of_match, recovery
from wizardtable.store.past_findings import recurrence
from wizardtable.store.paths import DataDir, data_dir


def finding(kind: str, *, praise: bool = False) -> Finding:
    return Finding(kind, 0, N_("toy", "The game is over."), 1.0, (0,), praise)


def keep(data: DataDir, match: Match, *kinds: str) -> None:
    end_of_match.write_end(data, match, {Seat(0): [finding(kind) for kind in kinds]})


def line_of(match: Match, *kinds: str) -> bytes:
    """Returns a line as earlier versions wrote it."""
    line = {"game": match.spec.id, "setup": codec.encode(Setup, match.setup), "seed": match.seed}
    return json.dumps(line | {"kinds": kinds, "ended": 1_700_000_000}).encode() + b"\n"


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def test_what_was_done_badly_is_kept_and_what_was_done_well_is_not(
    toy: GameSpec, data: DataDir
) -> None:
    match = played(toy)
    end_of_match.write_end(data, match, {Seat(0): [finding("bad"), finding("good", praise=True)]})
    assert [each.kinds for each in past_findings.read(data, match)] == [("bad",)]


def test_a_match_counts_once_though_it_ends_again_after_an_undo(
    toy: GameSpec, data: DataDir
) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(data, first, "bad")
    keep(data, second, "bad", "worse")
    second.undo({Seat(0)})
    play_on(second, seed=3)
    keep(data, second, "worse")
    keep(data, second, "worse")
    assert [each.kinds for each in past_findings.read(data, second)] == [("bad",), ("worse",)]


def test_an_assisted_match_is_kept_too(toy: GameSpec, data: DataDir) -> None:
    match = begun(toy)
    match.assisted = True
    keep(data, play_on(match), "bad")
    assert len(past_findings.read(data, match)) == 1


def test_a_match_in_which_the_person_did_not_decide_everything_is_not_kept(
    toy: GameSpec, data: DataDir
) -> None:
    whole, crowded = played(toy, seed=1), play_on(begun(toy, people=2, seed=2))
    keep(data, whole, "bad")
    none: list[Finding] = []
    end_of_match.write_end(data, crowded, {Seat(0): [finding("bad")], Seat(1): none})
    assert past_findings.read(data, crowded) == []
    assert len(past_findings.read(data, whole)) == 1


def test_only_what_came_before_a_match_is_read_for_it(toy: GameSpec, data: DataDir) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    assert past_findings.read(data, first) == []
    keep(data, first, "bad")
    keep(data, second, "bad")
    assert len(past_findings.read(data, first)) == 1
    assert len(past_findings.read(data, second)) == 2


def test_what_cannot_be_read_is_passed_over_and_not_lost(toy: GameSpec, data: DataDir) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    content = line_of(first, "bad") + b'{"from": "a later version"}\n\xff\n'
    data.old_file("findings").write_bytes(content)
    keep(data, second, "bad")
    assert len(past_findings.read(data, second)) == 2
    assert data.old_file("findings").read_bytes() == content


@pytest.mark.parametrize(
    ("column", "value"),
    [("findings", "nonsense"), ("findings", "7"), ("setup", "{}"), ("seed", "x"), ("ended", -1)],
)
def test_a_row_that_was_forged_is_passed_over(
    toy: GameSpec, data: DataDir, column: str, value: str | int
) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(data, first, "bad")
    keep(data, second, "bad")
    with book.writing(data) as connection:
        connection.execute(f"UPDATE ended SET {column} = ? WHERE seed = '1'", (value,))
    assert [each.seed for each in past_findings.read(data, second)] == [2]


def test_what_earlier_versions_kept_of_a_match_is_of_the_same_match(
    toy: GameSpec, data: DataDir
) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    data.old_file("findings").write_bytes(line_of(first, "bad") + line_of(second, "bad"))
    assert len(past_findings.read(data, second)) == 2
    keep(data, first, "worse")
    kept = [(each.seed, each.kinds) for each in past_findings.read(data, first)]
    assert kept == [(2, ("bad",)), (1, ("worse",))]


def test_a_book_that_is_too_large_is_told_and_stays(
    toy: GameSpec, data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(toy, seed=1)
    keep(data, match, "bad")
    before = data.book.read_bytes()
    monkeypatch.setattr(book_file, "MAX_BOOK_BYTES", len(before) - 1)
    with pytest.raises(files.FileError, match=rf"“{data.book.name}” is too large to read"):
        keep(data, played(toy, seed=2), "bad")
    assert data.book.read_bytes() == before
    assert past_findings.read(data, match) == []


def test_what_is_forgotten_is_new_again(toy: GameSpec, data: DataDir) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(data, first, "bad")
    assert statistics.has_results(data)
    statistics.reset_statistics(data)
    assert not statistics.has_results(data)
    assert past_findings.read(data, first) == []
    keep(data, second, "bad")
    assert [each.seed for each in past_findings.read(data, second)] == [2]


@pytest.mark.parametrize(
    ("matches", "sentence"),
    [
        ("b", None),
        ("bb", "This was true of your last 2 matches."),
        ("-bbb", "This was true of your last 3 matches."),
        ("b-b", None),
        ("bb-b", "This was true of 3 of your last 4 matches."),
        ("bbbb----b", None),
        ("b-bb-b-b", "This was true of 4 of your last 6 matches."),
    ],
)
def test_what_comes_again_is_told(
    toy: GameSpec, data: DataDir, matches: str, sentence: str | None
) -> None:
    played_matches = [played(toy, seed=seed) for seed in range(len(matches))]
    for match, kinds in zip(played_matches, matches, strict=True):
        keep(data, match, *(["bad"] if kinds == "b" else []))
    message = recurrence(past_findings.read(data, played_matches[-1]), "bad")
    assert (message.render(english) if message is not None else None) == sentence


def test_what_a_killed_run_had_no_time_to_keep_is_found_later_and_once(
    toy: GameSpec, data: DataDir
) -> None:
    first, second = played(toy, seed=1), played(toy, seed=2)
    keep(data, second, "bad")
    others = [played(toy, seed=3, actions=3), play_on(begun(toy, people=2, seed=4))]
    for match in (second, first, *others):
        save.write(save.new_path(data.saves, "toy"), match)
    for _ in range(2):
        recovery.add_ended(data, 0.0)
        assert [each.seed for each in past_findings.read(data, first)] == [2, 1]


def test_what_was_forgotten_is_not_looked_for_again(toy: GameSpec, data: DataDir) -> None:
    match, path = played(toy), save.new_path(data.saves, "toy")
    save.write(path, match)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    statistics.reset_statistics(data)
    recovery.add_ended(data, 0.0)
    assert not statistics.has_results(data)

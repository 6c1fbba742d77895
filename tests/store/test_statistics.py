# SPDX-License-Identifier: MIT
"""Tests which finished matches the statistics count, and which they only list."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers import begun, play_on, played
from wizardtable.core import clock
from wizardtable.core.game import Result, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match, Player
from wizardtable.play.branch import copy_to_play_on
from wizardtable.store import save, statistics
from wizardtable.store.book import book, end_of_match, recovery
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.statistics import Finished, Standing

OLD_LINE = {
    "game": "toy",
    "setup": {"seats": 3},
    "seed": 1,
    "players": [
        {"name": "Ada", "level": None},
        {"name": "Bo", "level": "pupil"},
        {"name": "Cy", "level": "pupil"},
    ],
    "result": {"ranks": [1, 2, 3], "scores": [5, 3, 1]},
    "ended": 1_800_000_000,
}
"""A line as earlier versions wrote it."""


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


def keep(data: DataDir, match: Match) -> None:
    end_of_match.write_end(data, match, {})


def seeds(data: DataDir) -> list[int]:
    """Returns the seeds of the matches that count."""
    return [each.seed for each in statistics.read(data)[0]]


def finished(rank: int, scores: tuple[int, ...], level: str = "pupil", seed: int = 1) -> Finished:
    players = (Player("Ada", None), Player("Bo", "pupil"), Player("Cy", level))
    ranks = (rank, *(2 if rank == 1 else 1 for _ in players[1:]))
    return Finished("toy", Setup(3), seed, players, Result(ranks, scores), 0)


def test_a_finished_match_is_remembered(toy: GameSpec, data: DataDir) -> None:
    match = played(toy)
    end_of_match.write_end(data, match, {}, 1_800_000_000)
    (record,), notice = statistics.read(data)
    assert notice is None
    assert match.result is not None
    assert record == Finished(
        "toy", match.setup, match.seed, match.players, match.result, 1_800_000_000
    )


def test_a_match_that_was_given_up_says_so(toy: GameSpec, data: DataDir) -> None:
    match = begun(toy)
    match.give_up(Seat(0))
    keep(data, match)
    (record,), _ = statistics.read(data)
    assert record.given_up


def test_unfinished_and_crowded_matches_do_not_count(toy: GameSpec, data: DataDir) -> None:
    for match in (begun(toy), play_on(begun(toy, people=2)), play_on(begun(toy, people=0))):
        keep(data, match)
    assert statistics.read(data) == ([], None)
    (listed,), _ = statistics.read_played(data)
    assert listed.uncounted == statistics.SHARED


def test_a_match_with_help_counts_and_is_marked(toy: GameSpec, data: DataDir) -> None:
    assisted = played(toy)
    assisted.undo_turn({Seat(0)})
    assert assisted.assisted
    keep(data, play_on(assisted))
    keep(data, played(toy, seed=2))
    assert [each.helped for each in statistics.read(data)[0]] == [True, False]


def test_a_match_that_autoplay_decided_is_listed_and_does_not_count(
    toy: GameSpec, data: DataDir
) -> None:
    match = begun(toy)
    while match.to_move is not None:
        match.play(match.menu()[0], AUTHOR_AUTOPLAY if match.to_move == Seat(0) else "")
    keep(data, match)
    assert statistics.read(data) == ([], None)
    (listed,), _ = statistics.read_played(data)
    assert listed.uncounted == statistics.AUTOPLAYED
    assert statistics.has_results(data), "it can be reset like any other"


def test_a_copy_is_listed_and_does_not_count(toy: GameSpec, data: DataDir) -> None:
    keep(data, play_on(copy_to_play_on(played(toy), 2)))
    assert statistics.read(data) == ([], None)
    assert [each.uncounted for each in statistics.read_played(data)[0]] == [statistics.COPIED]


def test_a_deal_counts_once_and_the_first_time(toy: GameSpec, data: DataDir) -> None:
    first = played(toy, seed=1)
    for match in (first, played(toy, seed=1), play_on(begun(toy, seed=1), seed=9)):
        keep(data, match)
    keep(data, played(toy, seed=2))
    finished_matches, _ = statistics.read(data)
    assert [each.seed for each in finished_matches] == [1, 2]
    assert finished_matches[0].result == first.result


def test_a_deal_counts_though_it_was_played_with_help_before(toy: GameSpec, data: DataDir) -> None:
    helped, alone = begun(toy), play_on(begun(toy), seed=9)
    helped.assist("hint")
    keep(data, play_on(helped))
    keep(data, alone)
    assert [each.result for each in statistics.read(data)[0]] == [alone.result]
    listed, _ = statistics.read_played(data)
    assert [each.uncounted for each in listed] == [statistics.REPEATED, ""]


def test_results_count_from_the_last_reset_or_the_first_match_on(
    toy: GameSpec, data: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert statistics.counted_since(data, []) is None
    for seed, at in ((1, 1_700_000_000), (2, 1_600_000_000)):
        end_of_match.write_end(data, played(toy, seed=seed), {}, at)
    assert statistics.counted_since(data, statistics.read(data)[0]) == 1_600_000_000
    assert seeds(data) == [2, 1], "a match that was added late has its place"
    monkeypatch.setattr(clock, "now", lambda: 1_750_000_000.0)
    statistics.reset_statistics(data)
    assert statistics.counted_since(data, []) == 1_750_000_000


KEEPER_SCRIPT = """
import sys
from pathlib import Path
from tests.helpers import played
from tests.toy import SPEC
from wizardtable.core import files
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
files.PATIENCE = 60.0
data, first = DataDir(Path(sys.argv[1])), int(sys.argv[2])
matches = [played(SPEC, seed=seed) for seed in range(first, first + 10)]
print("ready", flush=True)
sys.stdin.readline()
for match in matches:
    end_of_match.write_end(data, match, {})
"""


def test_two_programs_that_count_at_the_same_moment_lose_no_match(data: DataDir) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", KEEPER_SCRIPT, str(data.root), str(first)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for first in (100, 200)
    ]
    for program in programs:
        assert program.stdout is not None
        program.stdout.readline()
    for program in programs:
        assert program.stdin is not None
        program.stdin.write(b"go\n")
        program.stdin.flush()
    assert [program.wait() for program in programs] == [0, 0]
    assert sorted(seeds(data)) == [*range(100, 110), *range(200, 210)]


def test_a_line_with_numbers_beyond_all_measure_is_told_and_the_others_count(
    data: DataDir,
) -> None:
    lines = [json.dumps(OLD_LINE)]
    for seed, (place, value) in enumerate(
        (
            *(("scores", [10**400] * 3), ("scores", [2**31] * 3), ("scores", [-(2**31)] * 3)),
            *(("ranks", [[[1]]] * 3), ("ranks", [9] * 3), ("ranks", [0] * 3)),
        )
    ):
        result = {"ranks": [1, 2, 3], "scores": [5, 3, 1], place: value}
        lines.append(json.dumps(OLD_LINE | {"seed": 2 + seed, "result": result}))
    data.old_file("statistics").write_text("\n".join(lines) + "\n", "utf-8")
    finished_matches, notice = statistics.read(data)
    assert len(finished_matches) == 1
    assert notice is not None
    assert len(statistics.standings(finished_matches, ["pupil"])) == 1


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("scores", "[1000000000, 0, 0]"),
        ("scores", "[1, 2]"),
        ("scores", "nonsense"),
        ("ranks", "[0, 1, 2]"),
        ("ranks", "[" * 100_000),
        ("players", "[]"),
        ("players", '[{"name":"Ada","level":"mage"},{"name":"Bo","level":"mage"}]'),
        ("setup", ""),
        ("seed", "9" * 5000),
        ("ended", 1 << 40),
    ],
)
def test_a_row_that_was_forged_is_left_out_and_the_others_count(
    toy: GameSpec, data: DataDir, column: str, value: str | int
) -> None:
    for seed in (1, 2):
        keep(data, played(toy, seed=seed))
    with book.writing(data) as connection:
        connection.execute(f"UPDATE ended SET {column} = ? WHERE seed = '2'", (value,))
    assert seeds(data) == [1]


def test_what_a_killed_run_has_finished_is_counted_later(toy: GameSpec, data: DataDir) -> None:
    for seed, match in enumerate((played(toy, seed=1), played(toy, actions=3, seed=2))):
        save.write(data.saves / f"toy-{seed}.wizardtable", match)
    for _ in range(2):
        recovery.add_missing_results(data, time.time() - 60)
        assert seeds(data) == [1]


def test_what_was_finished_before_that_run_is_not_counted_again(
    toy: GameSpec, data: DataDir
) -> None:
    path = data.saves / "toy-1.wizardtable"
    save.write(path, played(toy))
    os.utime(path, (1_000_000_000, 1_000_000_000))
    recovery.add_missing_results(data, 1_000_000_001)
    assert seeds(data) == []
    recovery.add_missing_results(data, 1_000_000_000)
    assert seeds(data) == [7]


def test_what_was_forgotten_is_not_counted_again(toy: GameSpec, data: DataDir) -> None:
    match, path = played(toy), data.saves / "toy-1.wizardtable"
    save.write(path, match)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    statistics.reset_statistics(data)
    recovery.add_missing_results(data, 0.0)
    assert seeds(data) == []


def test_what_an_earlier_version_has_forgotten_is_not_counted_again(
    toy: GameSpec, data: DataDir
) -> None:
    path = data.saves / "toy-1.wizardtable"
    save.write(path, played(toy))
    os.utime(path, (1_000_000_000, 1_000_000_000))
    data.old_file("statistics").touch()
    os.utime(data.old_file("statistics"), (1_000_000_001, 1_000_000_001))
    recovery.add_missing_results(data, 0.0)
    assert seeds(data) == []


def test_to_begin_anew_forgets_what_ended_up_to_now_and_only_that(
    toy: GameSpec, data: DataDir
) -> None:
    assert not statistics.has_results(data)
    keep(data, played(toy, seed=1))
    assert statistics.has_results(data)
    statistics.reset_statistics(data)
    assert not statistics.has_results(data) and seeds(data) == []
    for seed in (1, 2):
        keep(data, played(toy, seed=seed))
    assert seeds(data) == [2], "an end that is shown again is no new match"


def test_to_begin_anew_forgets_what_an_old_file_has(data: DataDir) -> None:
    data.old_file("statistics").write_text(json.dumps(OLD_LINE) + "\n", "utf-8")
    content = data.old_file("statistics").read_bytes()
    assert seeds(data) == [1]
    statistics.reset_statistics(data)
    assert seeds(data) == []
    assert data.old_file("statistics").read_bytes() == content


def test_a_spoilt_line_is_told_and_the_others_count(toy: GameSpec, data: DataDir) -> None:
    data.old_file("statistics").write_bytes(b"spoilt\n" + json.dumps(OLD_LINE).encode())
    keep(data, played(toy, seed=2))
    finished_matches, notice = statistics.read(data)
    assert sorted(record.seed for record in finished_matches) == [1, 2]
    assert str(notice) == (
        "Some matches in “statistics.jsonl” could not be read and are not counted."
    )


def test_standings_count_by_the_strongest_opponent() -> None:
    matches = [
        finished(1, (5, 3, 1)),
        finished(1, (4, 1, 3)),
        finished(2, (1, 4, 0)),
        finished(1, (2, 1, 1)),
        finished(2, (0, 6, 2), level="master"),
    ]
    assert statistics.standings(matches, ["pupil", "master"]) == [
        Standing("toy", "pupil", played_count=4, won_count=3, margin=0.25, streak=1, longest=2),
        Standing("toy", "master", played_count=1, won_count=0, margin=-6.0, streak=0, longest=0),
    ]

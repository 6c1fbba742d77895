# SPDX-License-Identifier: MIT
"""Finished matches add up to standings; assisted ones do not count."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.helpers import begun, play_on, played
from wizardtable.core.game import Result, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.store import save, statistics
from wizardtable.store.statistics import Finished, Standing


def finished(rank: int, scores: tuple[int, ...], level: str = "pupil", seed: int = 1) -> Finished:
    players = (Player("Ada", None), Player("Bo", "pupil"), Player("Cy", level))
    ranks = (rank, *(2 if rank == 1 else 1 for _ in players[1:]))
    return Finished("toy", Setup(3), seed, players, Result(ranks, scores), 0)


def test_a_finished_match_is_remembered(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    match = played(toy)
    assert statistics.record(path, match)
    (record,), notice = statistics.read(path)
    assert notice is None
    assert (record.game, record.seed, record.result) == ("toy", match.seed, match.result)


def test_unfinished_assisted_and_crowded_matches_do_not_count(
    toy: GameSpec, tmp_path: Path
) -> None:
    path = tmp_path / "statistics.jsonl"
    assisted = played(toy)
    assisted.undo_turn({Seat(0)})
    assert assisted.assisted
    play_on(assisted)
    for match in (
        begun(toy),
        assisted,
        play_on(begun(toy, people=2)),
        play_on(begun(toy, people=0)),
    ):
        assert not statistics.record(path, match)
    assert statistics.read(path) == ([], None)


def test_a_deal_counts_once(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    assert statistics.record(path, played(toy, seed=1))
    assert not statistics.record(path, played(toy, seed=1))
    assert statistics.record(path, played(toy, seed=2))
    assert len(statistics.read(path)[0]) == 2


RECORD = """
import sys
import subprocess
import sys
from pathlib import Path
from tests.helpers import played
from tests.toy import SPEC
from wizardtable.core import files
from wizardtable.store import statistics
files.PATIENCE = 60.0
path, first = Path(sys.argv[1]), int(sys.argv[2])
matches = [played(SPEC, seed=seed) for seed in range(first, first + 25)]
print("ready", flush=True)
sys.stdin.readline()
for match in matches:
    statistics.record(path, match)
"""


def test_two_programs_that_count_at_the_same_moment_lose_no_match(tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", RECORD, str(path), str(first)],
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
    found, notice = statistics.read(path)
    assert notice is None
    assert {each.seed for each in found} == {*range(100, 125), *range(200, 225)}


def test_a_line_with_numbers_beyond_all_measure_is_told_and_the_others_count(
    toy: GameSpec, tmp_path: Path
) -> None:
    path = tmp_path / "statistics.jsonl"
    statistics.record(path, played(toy, seed=1))
    first = path.read_text()
    for place, value in (
        *(("scores", [10**400] * 3), ("scores", [2**31] * 3), ("scores", [-(2**31)] * 3)),
        *(("ranks", [[[1]]] * 3), ("ranks", [9] * 3), ("ranks", [0] * 3)),
    ):
        line = json.loads(first)
        line["result"][place] = value
        path.write_text(path.read_text() + json.dumps(line) + "\n")
    found, notice = statistics.read(path)
    assert len(found) == 1
    assert notice is not None
    assert len(statistics.standings(found, ["pupil"])) == 1


def test_what_a_killed_run_has_finished_is_counted_later(toy: GameSpec, tmp_path: Path) -> None:
    path, saves = tmp_path / "statistics.jsonl", tmp_path / "saves"
    for seed, match in enumerate((played(toy, seed=1), played(toy, actions=3, seed=2))):
        save.write(saves / f"toy-{seed}.wizardtable", match)
    for _ in range(2):
        statistics.recover(path, saves, time.time() - 60)
        assert [one.seed for one in statistics.read(path)[0]] == [1]


def test_what_was_forgotten_or_finished_before_that_run_is_not_counted_again(
    toy: GameSpec, tmp_path: Path
) -> None:
    path, saves = tmp_path / "statistics.jsonl", tmp_path / "saves"
    save.write(saves / "toy-1.wizardtable", played(toy))
    statistics.recover(path, saves, time.time() + 60)
    assert statistics.read(path) == ([], None)
    path.touch()
    os.utime(path, (time.time() + 1, time.time() + 1))
    statistics.recover(path, saves, 0.0)
    assert statistics.read(path) == ([], None)


def test_a_spoilt_line_is_told_and_the_others_count(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    statistics.record(path, played(toy, seed=1))
    path.write_bytes(b"spoilt\n" + path.read_bytes().rstrip(b"\n"))
    assert statistics.record(path, played(toy, seed=2))
    found, notice = statistics.read(path)
    assert [record.seed for record in found] == [1, 2]
    assert "statistics.jsonl" in str(notice)


def test_standings_count_by_the_strongest_opponent() -> None:
    matches = [
        finished(1, (5, 3, 1)),
        finished(1, (4, 1, 3)),
        finished(2, (1, 4, 0)),
        finished(1, (2, 1, 1)),
        finished(2, (0, 6, 2), level="master"),
    ]
    assert statistics.standings(matches, ["pupil", "master"]) == [
        Standing("toy", "pupil", played=4, won=3, margin=0.25, streak=1, longest=2),
        Standing("toy", "master", played=1, won=0, margin=-6.0, streak=0, longest=0),
    ]

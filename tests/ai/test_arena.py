# SPDX-License-Identifier: MIT
"""Tests the arena: equal deals, honest intervals, and one sentence for wrong arguments."""

import json
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

from wizardtable.ai import arena
from wizardtable.ai.tournament import executors, figures, tournament
from wizardtable.ai.tournament.figures import Played
from wizardtable.ai.tournament.tournament import GameOrder, Tournament
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec


def played(deal: int, seating: tuple[int, ...], ranks: tuple[int, ...]) -> Played:
    return Played(deal, seating, ranks, tuple(10 - 3 * rank for rank in ranks), 4, 8, ((0.1,),) * 2)


def a_tournament(**changes: object) -> Tournament:
    values: dict[str, object] = {
        "game_id": "toy",
        "contenders": ("master", "greedy", "random"),
        "setup": Setup(3),
        "deals": 2,
        "seed": 4,
        "iterations": 20,
    }
    return Tournament(**{**values, **changes})  # type: ignore[arg-type]


def test_every_contender_plays_every_chair_of_every_deal(toy: GameSpec) -> None:
    games = [report.game for report in tournament.play(a_tournament())]
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]
    for deal in (0, 1):
        seatings = [game.seating for game in games if game.deal == deal]
        assert seatings == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_when_enough_was_played_the_deals_under_way_still_count(toy: GameSpec) -> None:
    handed: list[Future[str]] = []

    class Table(ThreadPoolExecutor):
        def submit(self, *args: Any, **kwargs: Any) -> Any:
            handed.append(super().submit(*args, **kwargs))
            return handed[-1]

    reports: list[Played] = []
    with Table(1) as table:
        games = a_tournament(deals=50)
        for report in tournament.play(games, table, ahead=4, enough=lambda: len(reports) >= 3):
            reports.append(report.game)
    begun = [future for future in handed if not future.cancelled()]
    assert [game.deal for game in reports] == [deal for deal in range(len(begun)) for _ in range(3)]
    assert len(begun) <= 5


def test_the_games_of_a_deal_share_its_cards(toy: GameSpec) -> None:
    games = a_tournament(log=True, contenders=("random",) * 3)
    reports, again, other = (
        list(tournament.play_deal(GameOrder(games, deal))) for deal in (0, 0, 1)
    )
    assert [report.log for report in reports] == [report.log for report in again]
    assert reports[0].log != other[0].log


def test_a_tournament_repeats_itself_exactly(toy: GameSpec) -> None:
    first, second = (
        [(game.game.ranks, game.game.decisions) for game in tournament.play(a_tournament())]
        for _ in range(2)
    )
    assert first == second


def test_more_processes_play_the_same_games() -> None:
    games = a_tournament(game_id="anludim", contenders=("greedy", "random"), setup=Setup(2))
    results = []
    for jobs in (1, 2):
        with executors.processes(jobs) as players:
            reports = tournament.play(games, players.executor)
            results.append([(report.game.ranks, report.game.scores) for report in reports])
    assert results[0] == results[1]


def test_the_players_end_with_a_tournament_that_is_killed() -> None:
    command = [sys.executable, "-m", "wizardtable.ai.arena", "anludim", "--games", "20000"]
    command += ["--seats", "greedy,random", "--jobs", "2"]
    arena_process = psutil.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        players: list[psutil.Process] = []
        while len(players) < 2:
            assert arena_process.poll() is None
            players = [c for c in arena_process.children() if "spawn_main" in str(c.cmdline())]
            time.sleep(0.02)
    finally:
        arena_process.kill()
        arena_process.wait()
    _, alive = psutil.wait_procs(players, timeout=30)
    assert not alive


@pytest.mark.long
def test_a_tournament_one_of_whose_players_is_killed_keeps_its_games_and_says_so(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "games.json"
    command = [sys.executable, "-m", "wizardtable.ai.arena", "anludim", "--games", "20000"]
    command += ["--seats", "greedy,random", "--jobs", "2", "--json", str(kept)]
    arena_process = psutil.Popen(command, stderr=subprocess.PIPE, text=True)
    player: psutil.Process | None = None
    while player is None or player.cpu_times().user < 2:
        assert arena_process.poll() is None
        children = arena_process.children()
        player = next((c for c in children if "spawn_main" in str(c.cmdline())), None)
        time.sleep(0.02)
    player.kill()
    _, said = arena_process.communicate(timeout=60)
    assert arena_process.returncode == 2
    assert "Traceback" not in said
    assert said.strip().splitlines()[-1].endswith("start again to go on.")
    assert json.loads(kept.read_text(encoding="utf-8"))["games"] > 0


def test_winners_share_a_win() -> None:
    game = Played(0, (2, 0, 1), (1, 1, 3), (7, 7, 2), 4, 8, ((), (), ()))
    assert figures.win_shares(game) == [0.5, 0.0, 0.5]
    assert figures.score_margin(game, 1) == -5
    assert figures.score_margin(game, 2) == 0


def test_a_deal_counts_once_however_often_it_is_played() -> None:
    games = [
        played(0, (0, 1), (1, 2)),
        played(0, (1, 0), (2, 1)),
        played(1, (0, 1), (1, 2)),
        played(1, (1, 0), (1, 2)),
    ]
    assert figures.deal_shares(games, 0) == [1.0, 0.5]
    assert figures.deal_shares(games, 1) == [0.0, 0.5]


def test_the_interval_of_independent_games_is_that_of_wilson() -> None:
    values = [1.0] * 60 + [0.0] * 36
    low, high = figures.share_interval(values, 96)
    assert low == pytest.approx(0.5247, abs=0.002)
    assert high == pytest.approx(0.7157, abs=0.002)


def test_games_that_follow_their_deal_count_as_one() -> None:
    decided_by_the_cards = [1.0, 0.0] * 50
    assert figures.share_interval(decided_by_the_cards, 600) == figures.share_interval(
        decided_by_the_cards, 100
    )


def test_deals_that_split_evenly_leave_little_doubt_but_no_less_than_their_games() -> None:
    narrow = figures.share_interval([0.5] * 100, 200)
    wide = figures.share_interval([1.0, 0.0] * 50, 200)
    assert narrow == figures.wilson_interval(0.5, 200)
    assert wide[0] < 0.41 < narrow[0]


def test_few_deals_leave_more_doubt_than_their_games_alone() -> None:
    low, high = figures.share_interval([0.5, 1.0, 0.5, 0.0, 1.0], 10)
    alone = figures.wilson_interval(0.6, 10)
    assert low < alone[0]
    assert alone[1] < high


def test_no_interval_leaves_0_to_1_and_few_games_prove_nothing() -> None:
    low, high = figures.share_interval([1.0], 2)
    assert low < 0.21
    assert high == 1.0


def test_student_allows_for_few_deals() -> None:
    tables = {2: 4.303, 9: 2.262, 20: 2.086, 100: 1.984}
    for freedom, point in tables.items():
        assert figures.student_quantile(freedom) == pytest.approx(point, rel=0.04)


def test_the_99th_percentile_leaves_one_in_a_hundred_above() -> None:
    assert figures.percentile([float(i) for i in range(1000)], 0.99) == 990.0
    assert figures.percentile([3.0], 0.99) == 3.0
    assert figures.percentile([], 0.99) == 0.0


def test_the_table_is_printed_and_written(
    toy: GameSpec, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "figures.json"
    arguments = ["toy", "--seats", "master,random", "--games", "5", "--iterations", "10"]
    assert arena.main([*arguments, "--json", str(target)]) == 0
    shown = capsys.readouterr().out
    assert "Games: 6, deals: 3" in shown
    assert "master" in shown
    data = json.loads(target.read_text(encoding="utf-8"))
    assert data["games"] == 6
    assert [agent["name"] for agent in data["agents"]] == ["master", "random"]
    assert sum(agent["share"] for agent in data["agents"]) == pytest.approx(1.0)


def test_the_log_tells_a_game_in_sentences(
    toy: GameSpec, capsys: pytest.CaptureFixture[str]
) -> None:
    arena.main(["toy", "--seats", "greedy,random", "--games", "2", "--log", "--option", "double"])
    shown = capsys.readouterr().out
    assert "Game 2, deal 1" in shown
    assert "greedy takes the trick: 1 point." in shown or "random takes the trick" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--seats", "random,random"], "There is no game “chess”"),
        (["toy", "--seats", "random,wizard"], "There is no agent “wizard”"),
        (["toy", "--seats", "random"], "Sparks is for 2 to 4 players"),
        (["toy", "--seats", "random,random", "--games", "0"], "--games must be at least 1"),
        (
            ["toy", "--seats", "random,random", "--seed", "-1"],
            "Argument --seed: A match code must be a number",
        ),
        (["toy", "--seats", "random,random", "--option", "rain"], "Sparks has no option “rain”"),
        (
            ["toy", "--seats", "random,random", "--option", "double=maybe"],
            "“double” cannot be “maybe”",
        ),
        (["toy"], "The following arguments are required: --seats"),
        (
            ["toy", "--seats", "random,random", "--json", "/nowhere/at/all.json"],
            "“/nowhere/at/all.json” cannot be written",
        ),
    ],
)
def test_bad_arguments_give_one_sentence_and_exit_code_2(
    toy: GameSpec, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as exit_:
        arena.main(arguments)
    assert exit_.value.code == 2
    shown = capsys.readouterr().err
    assert shown.startswith(sentence)
    assert shown.count("\n") == 1
    assert shown.endswith(".\n")

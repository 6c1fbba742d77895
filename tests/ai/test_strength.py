# SPDX-License-Identifier: MIT
"""Tests tournaments that are measured, interrupted, resumed, and played elsewhere."""

import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest

from lab import strength
from lab.strength import Pairing
from wizardtable.ai import arena
from wizardtable.ai.search import agents
from wizardtable.ai.tournament import executors, tournament
from wizardtable.ai.tournament.figures import Played
from wizardtable.ai.tournament.results_file import ResultsFile, ResultsFileError
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

STRENGTH_ARGUMENTS = ["toy", "--seats", "greedy,random", "--games", "12"]


def figures(path: Path) -> object:
    data = json.loads(path.read_text(encoding="utf-8"))
    games = [(game["seating"], game["ranks"], game["scores"]) for game in data["played"]]
    return data["games"], games


def test_an_interrupted_tournament_goes_on_where_it_was(toy: GameSpec, tmp_path: Path) -> None:
    whole, halved = tmp_path / "whole.json", tmp_path / "halved.json"
    arena.main([*STRENGTH_ARGUMENTS, "--json", str(whole)])
    arena.main(["toy", "--seats", "greedy,random", "--games", "6", "--json", str(halved)])
    half = json.loads(halved.read_text(encoding="utf-8"))["played"]
    arena.main([*STRENGTH_ARGUMENTS, "--json", str(halved)])
    assert figures(halved) == figures(whole)
    assert json.loads(halved.read_text(encoding="utf-8"))["played"][:6] == half, "played anew"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is no tournament: it is left as it is."),
        ('{"games": 6}', "is no tournament: it is left as it is."),
    ],
)
def test_a_file_that_is_no_tournament_is_left_as_it_is(
    toy: GameSpec, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit):
        arena.main([*STRENGTH_ARGUMENTS, "--json", str(path)])
    assert sentence in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == text


def test_a_file_of_another_tournament_is_not_mixed_with_this_one(
    toy: GameSpec, tmp_path: Path
) -> None:
    pairing = Pairing("toy", 2, "master", "greedy", 4)
    path = tmp_path / "games.json"
    ResultsFile(path, pairing.tournament())
    with pytest.raises(ResultsFileError, match="holds another tournament"):
        ResultsFile(path, Pairing("toy", 2, "master", "random", 4).tournament())


def test_a_share_of_a_level_thinks_for_that_share(toy: GameSpec) -> None:
    whole, quarter = agents.level(toy, "master"), agents.level(toy, "master@0.25")
    assert quarter.iterations == -(-whole.iterations // 4)
    assert quarter.seconds == whole.seconds / 4
    for nonsense in ("master@0", "master@2", "master@much"):
        with pytest.raises(agents.UnknownLevel):
            agents.level(toy, nonsense)


def test_a_level_with_another_depth_is_otherwise_the_same(toy: GameSpec) -> None:
    plain, deep = agents.level(toy, "master"), agents.level(toy, "master~pull=0.5+depth=7")
    assert (deep.depth, deep.weights) == (7, (*plain.weights, ("pull", 0.5)))
    assert deep.iterations == plain.iterations
    with pytest.raises(agents.UnknownLevel):
        agents.level(toy, "master~width=7")


def test_what_is_written_by_hand_below_the_tables_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    assert strength.text_after_pairings(path) == ""
    path.write_text("# Tables\n\nold\n\n# What was learned\n\nMuch.\n", encoding="utf-8")
    assert strength.text_after_pairings(path) == "\n# What was learned\n\nMuch.\n"


def test_the_first_page_that_is_written_by_hand_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    assert strength.first_page(path) == ""
    path.write_text("# Tables\n\nold\n", encoding="utf-8")
    assert strength.first_page(path) == ""
    path.write_text(f"# Results\n\nall\n\n{strength.PAIRINGS_HEADING}\n\nold\n", encoding="utf-8")
    assert strength.first_page(path) == "# Results\n\nall\n\n"


@pytest.mark.long
def test_a_pairing_ends_when_it_is_decided(toy: GameSpec, tmp_path: Path) -> None:
    pairing = Pairing("toy", 2, "master", "random", 400)
    played = strength.measure(pairing, tmp_path, executors.Executors(), seconds=600)
    assert pairing.decided(played)
    assert 2 * strength.MIN_DEALS <= len(played) < 400
    assert not pairing.decided(played[:4])


def deal_of(pairing: Pairing, deal: int, won: Sequence[bool]) -> list[Played]:
    """Returns the games of a deal in which the upper level wins in these seats."""
    games = []
    for chair, wins in enumerate(won):
        seating = tuple((seat - chair) % pairing.seats for seat in range(pairing.seats))
        best = chair if wins else (chair + 1) % pairing.seats
        ranks = tuple(1 if seat == best else 2 for seat in range(pairing.seats))
        nothing = (0,) * pairing.seats, 1, 1, ((),) * pairing.seats
        games.append(Played(deal, seating, ranks, *nothing))
    return games


def test_a_pairing_goes_on_where_equal_players_would_show_as_much_once_in_a_while(
    toy: GameSpec,
) -> None:
    pairing = Pairing("toy", 2, "master", "random", 400)
    clear, doubtful = (
        [game for deal in range(20) for game in deal_of(pairing, deal, (deal < won,) * 2)]
        for won in (18, 15)
    )
    assert pairing.line(doubtful).low > 0.5
    assert pairing.decided(clear) and not pairing.decided(doubtful)
    shown = strength.page([strength.Measured(pairing, doubtful)], "abc", "command")
    assert "| stronger |" in shown, "what is known at the end is said"


@pytest.mark.long
def test_equal_players_are_hardly_ever_called_unequal_however_often_one_looks(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairing, chance = Pairing("toy", 3, "random", "random", 400), Rng(1)
    matches = [
        [deal_of(pairing, deal, [chance.below(3) == 0 for _ in range(3)]) for deal in range(60)]
        for _ in range(40)
    ]

    def ended() -> int:
        return sum(
            any(
                pairing.decided([game for deal in deals[:looked] for game in deal])
                for looked in range(strength.MIN_DEALS, 60, 2)
            )
            for deals in matches
        )

    assert ended() <= 1
    monkeypatch.setattr(strength, "INTERVAL_FACTOR", 1.0)
    assert ended() >= 4, "an interval that is asked often finds what is not there"


def test_equal_players_are_said_to_be_even_and_time_that_is_over_to_be_cut(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()  # each look takes one second, however busy the machine is
    monkeypatch.setattr(strength, "monotonic", lambda: next(clock))
    even = Pairing("toy", 2, "random", "random", 24)
    played = strength.measure(even, tmp_path, executors.Executors(), seconds=600)
    assert len(played) == 24
    cut = Pairing("toy", 3, "random", "random", 300)
    few = strength.measure(cut, tmp_path, executors.Executors(), seconds=5)
    assert 0 < len(few) < 300
    shown = strength.page(
        [strength.Measured(even, played), strength.Measured(cut, few)], "abc", "command"
    )
    assert "| 2 | Random | Random | 24 |" in shown
    assert shown.count("| even |") == 1
    assert shown.count("| cut |") == 1
    assert "1 of 2 pairings were cut, 0 of them before their first game" in shown


def test_no_time_at_all_is_no_game(toy: GameSpec, tmp_path: Path) -> None:
    pairing = Pairing("toy", 2, "master", "random", 400)
    assert strength.measure(pairing, tmp_path, executors.Executors(), seconds=0) == []
    wider = Pairing("toy", 3, "master", "random", 400)
    shown = strength.page(
        [strength.Measured(pairing, []), strength.Measured(wider, [])], "abc", "command"
    )
    assert "2 of 2 pairings were cut, 2 of them before their first game" in shown
    assert "Cut before the first game: Master against Random (2, 3 players)." in shown


def test_neighbours_of_all_games_at_few_seats_come_first_and_have_the_larger_share() -> None:
    plan = [pairing for spec in catalog.all() for pairing in strength.pairings(spec)]
    plan.sort(key=strength.weight, reverse=True)
    first = plan[: 5 * len(catalog.GAMES)]
    assert all(
        pairing.near and pairing.seats == min(catalog.get(pairing.game_id).seats)
        for pairing in first
    )
    assert {pairing.game_id for pairing in first} == set(catalog.GAMES)
    assert not any(pairing.near for pairing in plan[-10 * len(catalog.GAMES) :])


@pytest.mark.long
def test_time_that_is_left_goes_to_what_is_still_open(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = [Pairing("toy", 2, "master", "random", 400), Pairing("toy", 2, "random", "random", 4)]
    clock = iter(range(0, 100000, 100))
    monkeypatch.setattr(strength, "monotonic", lambda: next(clock))
    monkeypatch.setattr(strength, "pairings", lambda spec: plan)
    monkeypatch.setattr(strength, "weight", lambda pairing: 1)
    monkeypatch.setattr(strength, "INTERVAL_FACTOR", 1.0)  # a few games are enough to decide
    results = list(strength.measure_all([toy], tmp_path, executors.Executors(), hours=0.55))
    assert len(results) > len(plan)
    last = {result.pairing: result for result in results}
    assert plan[0].decided(last[plan[0]].played)
    assert len(last[plan[1]].played) == 4
    assert strength.page(results, "abc", "command").count("| Master | Random |") == 1


def test_every_neighbour_is_measured_at_three_tables_and_the_hardest_with_a_quarter() -> None:
    spec = catalog.get("zavandor")
    plan = strength.pairings(spec)
    assert {pairing.seats for pairing in plan} == {2, 4, 6}
    for seats in (2, 4, 6):
        pairs = {(pairing.upper, pairing.lower) for pairing in plan if pairing.seats == seats}
        levels = [level.id for level in spec.levels]
        assert set(zip(levels[1:], levels, strict=False)) <= pairs
        assert (levels[-1], levels[-1] + "@0.25") in pairs
        assert {(pairing, base) for pairing in levels for base in ("greedy", "random")} <= pairs


@pytest.mark.long
def test_workers_of_a_cluster_play_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    games = Pairing("anludim", 2, "greedy", "random", 8).tournament()
    here = [report.game for report in tournament.play(games)]
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
        ) as local,
        executors.cluster(local.scheduler_address) as players,
    ):
        assert players.size == 2
        there = [report.game for report in tournament.play(games, players.executor)]
    assert [(game.seating, game.scores) for game in there] == [
        (game.seating, game.scores) for game in here
    ]


def test_a_cluster_that_does_not_answer_is_said_in_a_sentence(
    toy: GameSpec, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(executors, "CONNECT_SECONDS", 1)
    with pytest.raises(SystemExit):
        arena.main([*STRENGTH_ARGUMENTS, "--cluster", "tcp://127.0.0.1:9"])
    assert capsys.readouterr().err.startswith("No scheduler answers at “tcp://127.0.0.1:9”")


@pytest.mark.parametrize("game", catalog.GAMES)
def test_measured_games_are_told_apart_by_whatever_a_mind_is_made_of(game: str) -> None:
    used = {
        path.relative_to(strength.PACKAGE_FOLDER).as_posix() for path in strength.source_files(game)
    }
    folder = strength.PACKAGE_FOLDER / "games" / game
    rooms = [path for room in ("rules", "text", "mind") for path in (folder / room).glob("*.py")]
    tables = [
        path for path in folder.glob("*.toml") if path.name != "strengths.toml"
    ]  # it is a result, not a source
    assert rooms
    named = {path.name for path in tables}
    assert {"levels.toml", "styles.toml", "weights.toml"} <= named, f"games/{game}: write them"
    wanted = {path.relative_to(strength.PACKAGE_FOLDER).as_posix() for path in (*rooms, *tables)}
    assert wanted <= used, f"games/{game}: nothing imports {sorted(wanted - used)}"
    assert {"ai/search/ismcts.py", "core/rng.py", "core/agent.py"} <= used
    assert not any("/view/" in name or "/tournament/" in name for name in used)

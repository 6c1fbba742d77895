# SPDX-License-Identifier: MIT
"""The tower: fixed tables, goals that arithmetic decides, and stars that the book keeps."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers import play_on
from wizardtable.core import catalog
from wizardtable.core.arranged import looks, purposes, tower_floor
from wizardtable.core.arranged.tower_floor import FLOOR_COUNT, Goal, TowerTable
from wizardtable.core.data_file import DataError
from wizardtable.core.game import Result
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.wizards import WIZARDS
from wizardtable.play.helps import may_help
from wizardtable.store import statistics, tower
from wizardtable.store.book import book, end_of_match
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

GAME = "wizards_gambit"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_floor_of_every_game_can_be_dealt_and_is_kept_by_its_wizard(game: str) -> None:
    spec = catalog.get(game)
    assert len(tower_floor.tables(spec)) == FLOOR_COUNT
    for floor in range(1, FLOOR_COUNT + 1):
        table = tower_floor.table(spec, floor)
        match = Match(spec, table.setup, 7, table.seated("Ada"))
        assert match.to_move is not None
        assert table.players[tower_floor.KEEPER].wizard == WIZARDS[floor - 1].id
        assert len({player.name for player in match.players}) == table.setup.seats
        assert all(str(goal.sentence(tower_floor.keeper(floor))) for goal in table.goals)


def test_the_opponents_of_a_higher_floor_are_no_weaker() -> None:
    for spec in catalog.all():
        order = [level.id for level in spec.levels]
        hardest = [
            max(order.index(p.level) for p in table.players if p.level is not None)
            for table in tower_floor.tables(spec)
        ]
        assert hardest == sorted(hardest)
        assert hardest[-1] == len(order) - 1


class FinishedMatch:
    """A finished match with the attributes that goals read."""

    def __init__(self, scores: tuple[int, ...], points: list[tuple[int, ...]]) -> None:
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        self.result = Result(ranks, scores)
        self._points = points

    def turn_points(self) -> list[tuple[int, ...]]:
        return self._points


TURN_POINTS_BEHIND = [(0, 0, 0), (1, 4, 0), (2, 5, 1), (12, 8, 9)]
TURN_POINTS_AHEAD = [(0, 0, 0), (4, 1, 0), (6, 1, 1), (12, 8, 9)]


@pytest.mark.parametrize(
    ("goal", "scores", "reached"),
    [
        (Goal("rank", 1), (12, 8, 9), True),
        (Goal("rank", 1), (8, 8, 9), False),
        (Goal("rank", 2), (8, 7, 9), True),
        (Goal("margin", 3), (12, 8, 9), True),
        (Goal("margin", 4), (12, 8, 9), False),
        (Goal("points", 8), (8, 9, 9), True),
        (Goal("points", 9), (8, 9, 9), False),
        (Goal("keeper", 4), (12, 8, 13), True),
        (Goal("keeper", 5), (12, 8, 13), False),
        (Goal("last"), (12, 8, 9), True),
        (Goal("last"), (12, 9, 8), False),
        (Goal("last"), (8, 8, 9), False),
        (Goal("turns", 3), (12, 8, 9), True),
        (Goal("turns", 2), (12, 8, 9), False),
        (Goal("turns", 3), (7, 8, 9), False),
        (Goal("comeback"), (12, 8, 9), True),
        (Goal("comeback"), (7, 8, 9), False),
    ],
    ids=str,
)
def test_a_goal_is_reached_by_arithmetic(
    goal: Goal, scores: tuple[int, ...], reached: bool
) -> None:
    assert goal.is_reached_in(FinishedMatch(scores, TURN_POINTS_BEHIND)) is reached  # type: ignore[arg-type]


def test_a_person_who_was_ahead_halfway_makes_no_comeback() -> None:
    assert not Goal("comeback").is_reached_in(FinishedMatch((12, 8, 9), TURN_POINTS_AHEAD))  # type: ignore[arg-type]


WRONG_TOWER_FILES = {
    'opponents = ["wizard"]\ngoals = ["rank 1", "last", "last"]': "the levels are",
    'opponents = ["mage"]\ngoals = ["rank 1", "last"]': "three goals",
    'opponents = ["mage"]\ngoals = ["last", "last", "last"]': "three goals",
    'opponents = ["mage"]\ngoals = ["rank 1", "margin", "last"]': "a goal is one of",
    'opponents = ["mage"]\ngoals = ["rank 1", "jump 3", "last"]': "a goal is one of",
    'opponents = ["mage"]\noptions = ["x"]\ngoals = ["rank 1", "last", "last"]': "the options are",
    'opponents = ["mage"]\nprize = 3\ngoals = ["rank 1", "last", "last"]': "nothing has this name",
}


@pytest.mark.parametrize("wrong", WRONG_TOWER_FILES)
def test_a_mistake_in_the_file_is_named(wrong: str, tmp_path: Path) -> None:
    good = 'opponents = ["mage"]\ngoals = ["rank 1", "last", "last"]'
    floors = [f"[floor_{floor}]\n{good if floor > 1 else wrong}\n" for floor in range(1, 11)]
    path = tmp_path / "tower.toml"
    path.write_text("\n".join(floors), encoding="utf-8")
    with pytest.raises(DataError, match=WRONG_TOWER_FILES[wrong]):
        tower_floor.read(path, catalog.get(GAME))


def test_a_file_without_all_floors_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tower.toml"
    path.write_text('[floor_1]\nopponents = ["mage"]\n', encoding="utf-8")
    with pytest.raises(DataError, match="floor_10"):
        tower_floor.read(path, catalog.get(GAME))


def on_floor(floor: int, seed: int = 7) -> tuple[Match, TowerTable]:
    spec = catalog.get(GAME)
    table = tower_floor.table(spec, floor)
    match = Match(spec, table.setup, seed, table.seated("Ada"))
    match.purpose = purposes.tower(floor)
    return match, table


def won(floor: int = 1) -> Match:
    """Returns a match on a floor that the person has won."""
    for seed in range(1, 60):
        match, _ = on_floor(floor, seed)
        play_on(match, seed=seed)
        if match.result is not None and match.result.ranks[0] == 1:
            return match
    raise AssertionError("nobody wins at random")


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return DataDir(tmp_path)


def keep(data: DataDir, match: Match) -> list[News]:
    """Writes the end of a match, and returns the news about the tower."""
    return [news for news in end_of_match.write_end(data, match, {}) if news.image == "tower"]


def line(game: str, floor: int, stars: int) -> str:
    """Returns a line of the file in which earlier versions kept stars."""
    return f'{{"game":"{game}","floor":{floor},"stars":{stars}}}\n'


def test_stars_are_kept_once_and_reported_each_time(data: DataDir) -> None:
    match = won()
    news = keep(data, match)
    assert news == keep(data, match)
    assert len(news) == 1
    with book.reading(data) as connection:
        assert connection.execute("SELECT count(*) FROM ended").fetchone()[0] == 1
    record = tower.read(data)
    assert record.at(GAME, 1) & 1
    assert record.is_open(2) and not record.is_open(3) and record.highest == 2


def test_without_the_first_goal_there_is_no_star_and_help_brings_none(data: DataDir) -> None:
    match, table = on_floor(1)
    match.give_up(match.to_move)  # type: ignore[arg-type]
    assert table.stars(match) == 0
    helped = won()
    helped.assisted = True
    assert table.stars(helped) == 0
    for finished in (match, helped):
        assert len(keep(data, finished)) == 1
    assert tower.read(data).stars == {}


def test_a_match_at_another_table_is_no_match_of_the_floor(data: DataDir) -> None:
    match = won()
    match.purpose = purposes.tower(2)
    assert tower_floor.table(catalog.get(GAME), 2).stars(match) == 0
    match.purpose = purposes.tower(99)
    assert keep(data, match) == []
    match.purpose = ""
    assert keep(data, match) == []
    assert tower.read(data).stars == {}


def test_stars_of_several_matches_add_up_and_open_looks(data: DataDir) -> None:
    lines = [line(GAME, 1, stars) for stars in (1, 3, 5)]
    data.old_file("tower").write_text("".join([*lines, line("anludim", 1, 1)]), "utf-8")
    record = tower.read(data)
    assert record.at(GAME, 1) == tower.ALL_STARS
    assert record.count(1) == 4
    owned = [prize.id for prize in looks.PRIZES if record.owns(prize)]
    assert owned == [prize.id for prize in looks.PRIZES if prize.floor == 1]


def test_stars_are_added_to_those_of_earlier_versions_and_are_not_forgotten(data: DataDir) -> None:
    data.old_file("tower").write_text(line(GAME, 1, 6), "utf-8")
    keep(data, won())
    statistics.reset_statistics(data)
    assert tower.read(data).at(GAME, 1) == tower.ALL_STARS


def test_every_floor_opens_looks_of_its_own() -> None:
    floors = {prize.floor for prize in looks.PRIZES}
    assert floors == set(range(1, FLOOR_COUNT + 1))
    assert len({(prize.kind, prize.id) for prize in looks.PRIZES}) == len(looks.PRIZES)


def test_a_broken_file_is_reported_and_its_good_lines_count(data: DataDir) -> None:
    data.old_file("tower").write_text(
        line("anludim", 1, 9) + "nonsense\n" + line(GAME, 1, 1), "utf-8"
    )
    record = tower.read(data)
    assert record.count(1) == 1
    assert "tower.jsonl" in str(record.problem)
    data.old_file("tower").unlink()
    data.old_file("tower").mkdir()
    assert keep(data, won())
    record = tower.read(data)
    assert record.at(GAME, 1) & 1
    assert "tower.jsonl" in str(record.problem)


def test_a_forged_row_brings_no_more_than_three_stars_of_floors_that_there_are(
    data: DataDir,
) -> None:
    keep(data, won())
    with book.writing(data) as connection:
        connection.execute("UPDATE ended SET stars = 255")
        for purpose in ("tower:0", "tower:x", "tower:99999", "rated", ""):
            connection.execute(
                "INSERT INTO ended (line, game, purpose, stars) VALUES (?, ?, ?, 7)",
                (purpose, GAME, purpose),
            )
    assert tower.read(data).stars == {(GAME, 1): tower.ALL_STARS}


def test_help_is_for_floors_that_allow_it() -> None:
    match, table = on_floor(1)
    assert may_help(match) and not table.is_unaided
    match, table = on_floor(FLOOR_COUNT)
    assert not may_help(match) and table.is_unaided


def test_a_game_without_a_tower_has_no_floors(toy: GameSpec) -> None:
    assert tower_floor.tables(toy) == ()


def test_the_person_has_a_name_only_at_the_table() -> None:
    table = tower_floor.table(catalog.get(GAME), 1)
    assert table.players[0].name == ""
    assert replace(table.players[0], name="Ada") == table.seated("Ada")[0]

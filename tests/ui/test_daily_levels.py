# SPDX-License-Identifier: MIT
"""Tests that each level plays each opened daily table once, in the background."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from wizardtable.ai.process.messages import PlayedOut, PlayOut
from wizardtable.ai.process.play_out_job import PlayOutJob
from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table
from wizardtable.core.game import Result
from wizardtable.play.daily_levels import DailyLevels
from wizardtable.store import daily
from wizardtable.store.daily import DailyLevelOutcome
from wizardtable.store.paths import DataDir

DAY, GAME = "2026-11-26", "wizards_gambit"


class Quick(PlayOutJob):
    """A job that finishes every match at once; each seat gets its own number as points."""

    def poll(self, take: Callable[[PlayOut, PlayedOut], None]) -> None:
        order = self._finish_first()
        seats = daily_table.table(catalog.get(order.game_id), order.day).setup.seats
        ranks = tuple(range(1, seats + 1))
        take(order, PlayedOut(order.ticket, Result(ranks, tuple(range(seats)))))


def test_what_is_not_known_yet_is_played_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    daily.keep_level(data, DailyLevelOutcome(GAME, DAY, "mage", 1, 9))
    levels, came = DailyLevels(Quick), []
    levels.level_finished.connect(lambda *table: came.append(table))
    levels.request(data, GAME, DAY)
    levels.request(data, GAME, DAY)
    assert levels.is_requested(data, GAME, DAY, "adept") and not levels.is_requested(
        data, GAME, DAY, "mage"
    )
    for _ in range(4):
        levels.store_results()
    assert came == [(GAME, DAY)] * 4
    outcomes = daily.read(data).levels_at((GAME, DAY))
    seat = daily_table.table(catalog.get(GAME), DAY).seat
    assert outcomes.keys() == {level.id for level in catalog.get(GAME).levels}
    assert outcomes["adept"].score == seat and outcomes["adept"].rank == seat + 1
    assert outcomes["mage"].score == 9
    levels.request(data, GAME, DAY)
    assert not levels.is_requested(data, GAME, DAY, "adept")
    levels.close()


def test_what_was_wanted_for_one_player_is_kept_for_them_whoever_asks_next(
    qtbot: QtBot, tmp_path: Path
) -> None:
    ada, bea = DataDir(tmp_path / "ada"), DataDir(tmp_path / "bea")
    for data in (ada, bea):
        data.root.mkdir()
    daily.keep_level(bea, DailyLevelOutcome(GAME, DAY, "mage", 1, 9))
    levels = DailyLevels(Quick)
    levels.request(ada, GAME, DAY)
    assert not levels.is_requested(bea, GAME, DAY, "adept"), "she has not asked"
    levels.store_results()
    levels.request(bea, GAME, DAY)
    every = {level.id for level in catalog.get(GAME).levels}
    while any(
        levels.is_requested(data, GAME, DAY, level) for data in (ada, bea) for level in every
    ):
        levels.store_results()
    for data in (ada, bea):
        assert daily.read(data).levels_at((GAME, DAY)).keys() == every
    assert daily.read(bea).levels_at((GAME, DAY))["mage"].score == 9
    levels.close()


def test_a_player_who_is_removed_meanwhile_does_not_come_back(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "players" / "2"
    folder.mkdir(parents=True)
    levels = DailyLevels(Quick)
    levels.request(DataDir(folder), GAME, DAY)
    levels.store_results()
    folder.rename(tmp_path / "removed")
    levels.store_results()
    assert not folder.exists()
    levels.close()

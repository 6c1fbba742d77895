# SPDX-License-Identifier: MIT
"""The daily table is the same for everybody, and its opponents decide alike everywhere."""

from dataclasses import replace
from typing import Any

import pytest

from tests.helpers import begun
from wizardtable.ai.search import agents, fixed_play
from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.arranged.daily_table import DailyTable
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.play.controller import Controller
from wizardtable.play.minds import Opponent

DAYS = [f"2026-{month:02}-{day:02}" for month in (2, 11, 12) for day in range(1, 29)]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_table_of_a_day_can_be_dealt_and_follows_from_the_day_alone(game: str) -> None:
    spec = catalog.get(game)
    tables = [daily_table.table(spec, day) for day in DAYS]
    assert tables == [daily_table.table(spec, day) for day in DAYS]
    assert len({table.seed for table in tables}) == len(DAYS)
    for table in tables:
        assert table.setup.seats in spec.seats
        levels = [player.level for player in table.players]
        assert levels.count(None) == 1 and levels[table.seat] is None
        assert levels.count(spec.levels[-1].id) <= 1
        assert len({player.wizard for player in table.players}) == table.setup.seats
        match = Match(spec, table.setup, table.seed, table.seated("Ada"))
        assert match.to_move is not None


def test_every_option_is_played_with_on_some_day_and_without_it_on_most() -> None:
    for spec in catalog.all():
        for option in spec.options:
            values = [
                daily_table.table(spec, day).setup.option(option.id, option.default) for day in DAYS
            ]
            usual = values.count(option.default)
            assert len(DAYS) / 2 < usual < len(DAYS)


def test_todays_table_is_what_it_was_when_it_was_first_played() -> None:
    table = daily_table.table(catalog.get("anludim"), "2026-11-26")
    assert table.setup == Setup(2, (("expert", True),))
    assert table.seat == 1
    assert table.seed == 3173493259008226525


def test_a_match_is_known_as_one_at_the_table_of_a_day() -> None:
    spec = catalog.get("anludim")
    table = daily_table.table(spec, "2026-11-26")
    match = Match(spec, table.setup, table.seed, table.seated("Ada"))
    assert table.is_table_of(match)
    assert not replace(table, seed=5).is_table_of(match)
    weaker = Match(spec, table.setup, table.seed, with_levels(table, "apprentice"))
    assert not table.is_table_of(weaker)
    watched = Match(spec, table.setup, table.seed, table.played_by("mage"))
    assert not table.is_table_of(watched)


def with_levels(table: DailyTable, level: str) -> Any:
    return tuple(
        player if player.level is None else replace(player, level=level)
        for player in table.seated("Ada")
    )


def at_table(spec: GameSpec) -> Match:
    match = begun(spec, seats=2, people=0)
    match.purpose = purposes.daily("2026-11-26")
    return match


def test_an_opponent_is_asked_for_what_it_would_decide_on_any_computer(toy: GameSpec) -> None:
    match = at_table(toy)
    opponent = Opponent(match)
    for level in ("master", "circle"):
        question = opponent.question(Seat(0), level)
        assert question.alone and question.fresh
        assert question.budget.seconds == daily_table.MAX_ANSWER_SECONDS
        agent = agents.make(toy, level, question.seed, alone=True)
        answer = agent.choose(question.observation, question.actions, question.budget)
        assert answer.action == fixed_play.fixed_decision(match, Seat(0), level).action
        assert question.budget.iterations == agents.level(toy, level).iterations


def test_its_decisions_do_not_depend_on_the_deal_s_seed_nor_on_earlier_ones(toy: GameSpec) -> None:
    match = at_table(toy)
    other = begun(toy, seats=2, seed=8, people=0)
    other.purpose = match.purpose
    first = daily_table.mind_seed(match, Seat(0))
    assert first == daily_table.mind_seed(other, Seat(0))
    assert first != daily_table.mind_seed(match, Seat(1))
    match.play(match.menu()[0])
    assert first != daily_table.mind_seed(match, Seat(0))
    assert daily_table.mind_seed(begun(toy), Seat(0)) is None


def test_a_level_plays_the_same_match_whenever_it_plays_a_table(toy: GameSpec) -> None:
    first = fixed_play.played_out_result(toy, "2026-11-26", "pupil")
    assert first == fixed_play.played_out_result(toy, "2026-11-26", "pupil")


def test_the_hardest_level_searches_less_where_no_clock_ends_it() -> None:
    for spec in catalog.all():
        hardest = spec.levels[-1]
        budget = daily_table.budget(hardest)
        assert budget.iterations is not None and 0 < budget.iterations <= hardest.iterations


@pytest.mark.usefixtures("qapp")
def test_nobody_is_helped_in_the_attempt_that_counts(toy: GameSpec) -> None:
    match = begun(toy, people=3)
    match.play(match.menu()[0])
    controller = Controller(match, None, None)
    assert controller.can_undo and controller.can_get_help
    match.purpose = purposes.daily("2026-11-26")
    assert not controller.can_undo and not controller.can_get_help
    match.purpose = purposes.daily("2026-11-26", again=True)
    assert controller.can_undo and controller.can_get_help
    match.purpose = purposes.RATED
    assert not controller.can_get_help
    controller.close()

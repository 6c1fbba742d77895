# SPDX-License-Identifier: MIT
"""Tests that new matches use today's rules, and that older matches keep their own rules."""

from dataclasses import replace

from tests.helpers import NAMES
from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table
from wizardtable.core.game import EDITION, Setup
from wizardtable.core.match import Match, Player
from wizardtable.store.achieved.contributions import name_of
from wizardtable.store.settings import Settings
from wizardtable.ui.new_game_plan import NewGamePlan, deal_match

ZAVANDOR = catalog.get("zavandor")
PEOPLE = tuple(Player(name, None) for name in NAMES[:2])


def test_a_deal_of_an_earlier_match_that_is_played_again_follows_the_rules_of_today() -> None:
    plan = NewGamePlan(Setup(2, edition=0), PEOPLE, 5)
    assert deal_match(ZAVANDOR, plan, Settings()).setup.edition == EDITION


def test_a_match_at_the_daily_table_counts_by_whatever_rules_it_began() -> None:
    table = daily_table.table(ZAVANDOR, "2026-11-28")
    before = replace(table.setup, edition=0)
    match = Match(ZAVANDOR, before, table.seed, table.seated("Ada"))
    assert table.is_table_of(match)


def test_the_same_deal_by_other_rules_counts_once_for_achievements() -> None:
    names = {name_of("zavandor", Setup(2, edition=edition), 5, "") for edition in (0, EDITION)}
    assert len(names) == 1

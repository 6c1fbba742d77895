# SPDX-License-Identifier: MIT
"""Tests that the record of a player is computed from their finished matches."""

from datetime import date, datetime

from wizardtable.core.game import Result, Setup
from wizardtable.core.match import Player
from wizardtable.store.player.player_record import UNKNOWN_DAY, day_of, record_of
from wizardtable.store.statistics import Finished

FIRST_NOON = int(datetime(2026, 3, 8, 12).timestamp())
DAY_SECONDS = 24 * 3600


def match(
    mine: int,
    theirs: int,
    *,
    ended: int = FIRST_NOON,
    wizard: str = "corvin",
    given_up: bool = False,
) -> Finished:
    players = (Player("Corvin", "pupil", wizard), Player("Ada", None))
    ranks = (1, 2) if theirs > mine else (2, 1)
    result = Result(ranks, (theirs, mine))
    return Finished("toy", Setup(2), ended + mine, players, result, ended, given_up)


def test_nobody_has_played_at_first() -> None:
    record = record_of([])
    assert (record.played, record.won, record.longest, record.opponents) == (0, 0, 0, ())


def test_wins_and_streaks_are_counted_and_a_match_given_up_is_none() -> None:
    record = record_of([match(5, 1), match(6, 1), match(9, 1, given_up=True), match(4, 1)])
    assert (record.played, record.won, record.streak, record.longest) == (4, 3, 1, 2)


def test_opponents_are_told_by_how_often_they_were_met() -> None:
    record = record_of([match(5, 1), match(1, 5), match(7, 3)])
    (corvin,) = record.opponents
    assert (corvin.name, corvin.wizard, corvin.met, corvin.ahead) == ("Corvin", "corvin", 3, 2)
    (style,) = record.styles
    assert (style.wizard, style.game, style.met) == ("raider", "toy", 3)


def test_an_opponent_of_no_wizard_has_no_style() -> None:
    assert record_of([match(5, 1, wizard="")]).styles == ()


def test_the_best_lead_is_of_a_match_that_was_won() -> None:
    record = record_of([match(5, 1), match(30, 2, given_up=True), match(9, 2), match(1, 9)])
    (lead,) = record.leads
    assert (lead.game, lead.points) == ("toy", 7)


def test_matches_are_counted_by_the_day_on_which_they_ended() -> None:
    matches = [match(5, 1), match(6, 1), match(7, 1, ended=FIRST_NOON + DAY_SECONDS)]
    assert record_of(matches).days == {date(2026, 3, 8): 2, date(2026, 3, 9): 1}


def test_a_forged_or_missing_time_is_on_no_day() -> None:
    for ended in (0, (1 << 37) - 1):
        assert day_of(match(5, 1, ended=ended)) in (UNKNOWN_DAY, day_of(match(5, 1, ended=ended)))
    assert record_of([match(5, 1, ended=0)]).days == {}

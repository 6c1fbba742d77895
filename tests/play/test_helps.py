# SPDX-License-Identifier: MIT
"""Tests that the program says what help changes, before and after the help."""

import pytest

from tests.helpers import begun, play_on
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import (
    AID_HINT,
    AID_OTHERS,
    AID_RETURN,
    AID_REVEALED,
    AUTHOR_AUTOPLAY,
    Match,
)
from wizardtable.play import helps
from wizardtable.play.branch import copy_to_play_on


@pytest.fixture
def match(toy: GameSpec) -> Match:
    return begun(toy)


def test_before_help_one_reads_that_it_marks_the_match(match: Match) -> None:
    assert "marked as played with help" in str(helps.hint_price(match))
    for aid in (AID_OTHERS, AID_REVEALED, AID_RETURN):
        assert "marked as played with help" in str(helps.undo_question(match, aid))


def test_in_the_tower_one_reads_that_help_costs_the_stars(match: Match) -> None:
    match.purpose = "tower:3"
    for message in (helps.hint_price(match), helps.undo_question(match, AID_RETURN)):
        assert "stars" in str(message) and "marked" not in str(message)
    match.assist(AID_HINT)
    assert str(helps.help_notice(match)) == (
        "This match earns no stars: you played a suggested move."
    )
    assert str(helps.help_remark(match)) == (
        "Played with help, so no stars: you played a suggested move."
    )


def test_nothing_is_said_where_help_changes_nothing(match: Match, toy: GameSpec) -> None:
    copy, crowded = copy_to_play_on(match, 0), begun(toy, people=2)
    match.assist(AID_REVEALED)
    for match_with_help in (match, copy, crowded):
        assert helps.hint_price(match_with_help) is None


def test_the_end_says_when_autoplay_decided_too_much(match: Match) -> None:
    while match.to_move is not None:
        match.play(match.menu()[0], AUTHOR_AUTOPLAY if match.to_move == Seat(0) else "")
    assert "more than a tenth of your decisions" in str(helps.help_remark(match))


def test_a_match_without_help_has_no_remark(match: Match) -> None:
    assert helps.help_remark(play_on(match)) is None

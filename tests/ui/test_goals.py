# SPDX-License-Identifier: MIT
"""Tests the goals beside the table in matches of the tower and of daily tables."""

import pytest

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.arranged import match_goals, purposes, tower_floor
from wizardtable.table.spoken.announcements import announcements_of
from wizardtable.ui.match.features.goals_feature import GoalsFeature
from wizardtable.ui.new_game_plan import NewGamePlan

GAME = "wizards_gambit"


def climb(hands: Hands, floor: int = 4) -> GoalsFeature:
    """Starts a match on a floor of the tower."""
    table = tower_floor.table(catalog.get(GAME), floor)
    purpose = purposes.tower(floor)
    hands.main.play(GAME, NewGamePlan(table.setup, table.seated("Ada"), 7, purpose=purpose))
    assert hands.wait_turn()
    return hands.main.page.feature(GoalsFeature)


def test_the_goals_of_a_floor_stand_below_the_log(hands: Hands) -> None:
    feature = climb(hands)
    assert feature.goals.isVisible()
    assert feature.goals.lights == ["empty"] * 3
    assert "Win the match." in feature.goals.accessibleDescription()


def test_beside_a_folded_column_there_are_stars_with_a_menu(hands: Hands) -> None:
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(800, 450)
    feature = climb(hands)
    assert feature.button.isVisible() and not feature.goals.isVisible()
    menu = feature.button.menu()
    assert menu is not None
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == "Win the match."


def test_a_screen_reader_hears_once_that_a_goal_is_reached_and_lost(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    feature = climb(hands)
    page = hands.main.page

    def stand(*totals: int) -> list[str]:
        before = len(announcements_of(page).lines)
        monkeypatch.setattr(match_goals, "public_totals", lambda _: totals)
        feature._update_goals()
        feature._update_goals()
        return [words for _, words in list(announcements_of(page).lines)[before:]]

    assert stand(2, 1, 0) == ["Reached for now: Win the match."]
    assert feature.goals.lights == ["half", "empty", "empty"]
    assert stand(2, 2, 0) == ["No longer reached: Win the match."]
    assert feature.goals.lights == ["empty"] * 3


def test_an_ordinary_match_after_it_has_no_goals(hands: Hands) -> None:
    feature = climb(hands)
    hands.deal(ADA, GREEDY)
    assert not feature.goals.isVisible() and feature.button.isHidden()

# SPDX-License-Identifier: MIT
"""Tests the player's room (its pictures and shelves) with mouse, keyboard and screen reader."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import Hands
from wizardtable.core import catalog, clock
from wizardtable.core.achievements.of_all_games import ACHIEVEMENTS
from wizardtable.store import problem_results
from wizardtable.store.achieved import contributions
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.store.problem_results import ProblemResult
from wizardtable.ui.dialogs.lesson_choice import LessonChoice
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.player.calendar_page import CalendarPage
from wizardtable.ui.player.player_dialog import PlayerDialog
from wizardtable.ui.player.room_page import Room, RoomPage, chosen_medals
from wizardtable.ui.results.achievements_page import AchievementsPage
from wizardtable.ui.style.covers.cover_button import CoverButton
from wizardtable.ui.style.covers.invitation import Invitation


def open_page(hands: Hands, tab: str = "") -> PlayerDialog:
    hands.main.open("player", *([tab] if tab else []))
    dialog = hands.main.dialog
    assert isinstance(dialog, PlayerDialog)
    QApplication.processEvents()
    return dialog


def room_of(dialog: PlayerDialog) -> Room:
    page = dialog.page("room")
    assert isinstance(page, RoomPage)
    page.room._read_achievements()
    return page.room


def solve(hands: Hands, *, ago: int) -> None:
    day = (clock.today() - timedelta(days=ago)).toordinal()
    problem_results.record(hands.profile.data, ProblemResult("zavandor", "a", True, day))


def test_the_page_of_the_player_begins_with_the_room(hands: Hands) -> None:
    dialog = open_page(hands)
    assert dialog.tab == "room"
    room = room_of(dialog)
    names = [item.accessibleName() for row in room.rows for item in row]
    assert all(names) and len(names) == len(set(names))
    assert names[1:5] == [spec.title.source for spec in catalog.all()]


def test_what_was_played_is_seen_and_told(hands: Hands) -> None:
    hands.profile.settings = replace(
        hands.profile.settings, player_name="Ada", lessons_done=("anludim",)
    )
    solve(hands, ago=0)
    solve(hands, ago=2)
    room = room_of(open_page(hands))
    assert room._portrait.accessibleName() == "Ada"
    descriptions = {game.accessibleName(): game.accessibleDescription() for game in room._games}
    assert "Lessons finished: 1 of 3" in descriptions["Anludim"]
    assert "Problems solved: 1." in descriptions["The Scepter of Zavandor"]
    assert [candle.is_lit for candle in room._candles[-4:]] == [False, True, False, True]
    assert room._candles[-1].accessibleName().endswith("1 problem")
    assert room._candle_plaque.accessibleName().startswith("2 days")


def test_arrows_lead_through_the_room_and_tab_from_row_to_row(hands: Hands) -> None:
    dialog = open_page(hands)
    room = room_of(dialog)
    dialog.tabs["room"].setFocus()
    for key, item in (
        (Qt.Key.Key_Tab, room._portrait),
        (Qt.Key.Key_Right, room._games[0]),
        (Qt.Key.Key_End, room._games[3]),
        (Qt.Key.Key_Home, room._portrait),
        (Qt.Key.Key_Left, room._portrait),
        (Qt.Key.Key_Down, room._medals[1]),
        (Qt.Key.Key_Left, room._medals[0]),
        (Qt.Key.Key_Tab, room._medal_plaque),
        (Qt.Key.Key_Tab, room._candles[-1]),
        (Qt.Key.Key_Left, room._candles[-2]),
        (Qt.Key.Key_Tab, room._candle_plaque),
        (Qt.Key.Key_Tab, dialog.close_),
    ):
        QTest.keyClick(dialog.focusWidget(), key)
        assert dialog.focusWidget() is item, key


def test_the_line_below_says_what_the_keyboard_or_the_pointer_is_at(hands: Hands) -> None:
    dialog = open_page(hands)
    room, page = room_of(dialog), dialog.page("room")
    assert isinstance(page, RoomPage)
    usual, high = page.caption.text(), page.caption.height()
    medal = room._medals[0]
    assert medal.state is not None
    medal.setFocus()
    assert medal.accessibleDescription() in page.caption.text()
    room._candles[0].pointed.emit(True)
    assert page.caption.text() == room._candles[0].accessibleName()
    room._candles[0].pointed.emit(False)
    assert medal.accessibleDescription() in page.caption.text()
    dialog.close_.setFocus()
    assert page.caption.text() == usual and page.caption.height() == high


def test_a_medal_leads_to_its_achievement(hands: Hands) -> None:
    dialog = open_page(hands)
    medal = room_of(dialog)._medals[1]
    assert medal.state is not None
    medal.click()
    page = dialog.page("achievements")
    assert dialog.tab == "achievements" and isinstance(page, AchievementsPage)
    focus = dialog.focusWidget()
    assert focus in page.panels
    assert focus.accessibleName() == medal.accessibleName()


def test_a_candle_leads_to_its_day_and_a_game_to_its_results(hands: Hands) -> None:
    solve(hands, ago=3)
    dialog = open_page(hands)
    room = room_of(dialog)
    QTest.keyClick(room._candles[-1], Qt.Key.Key_Return)
    page = dialog.page("calendar")
    assert dialog.tab == "calendar" and isinstance(page, CalendarPage)
    assert page.day == clock.today()
    room._games[2].click()
    assert dialog.tab == "results"
    room._portrait.click()
    assert dialog.tab == "players"


def state(game: str, place: int, progress: int, *, when: int | None = None) -> AchievementState:
    achievement = replace(ACHIEVEMENTS[place], goal=4)
    return AchievementState(game, achievement, progress, when is not None, when)


def test_the_nearest_medals_come_first_and_then_the_newest() -> None:
    far, near, old, new = (
        state("a", 0, 1),
        state("a", 1, 3),
        state("a", 2, 4, when=10),
        state("b", 3, 4, when=20),
    )
    assert chosen_medals([far, near, old, new], 4) == [near, far, new, old]
    assert chosen_medals([far, near, old, new], 2) == [near, new]
    assert chosen_medals([old, new], 2) == [new, old]


def test_who_has_reached_nothing_sees_a_medal_of_each_game_first() -> None:
    games = [state.game for state in chosen_medals(contributions.states([]), 5)]
    assert len(set(games)) == 5


@pytest.mark.parametrize("scale", (100, 175))
def test_everything_in_the_room_is_in_reach_in_the_smallest_window(
    hands: Hands, scale: int
) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=scale))
    hands.window.resize(800, 450)
    room = room_of(open_page(hands))
    for row in room.rows:
        for item in row:
            assert room.rect().contains(item.geometry()), item.accessibleName()
    last = room.rows[-1][0]
    last.setFocus()
    assert not last.visibleRegion().isEmpty(), "the room follows the keyboard"


@pytest.mark.parametrize(
    ("tab", "kind"),
    (("record", LessonChoice), ("results", NewGameDialog), ("calendar", NewGameDialog)),
)
def test_an_empty_page_offers_the_way(hands: Hands, tab: str, kind: type) -> None:
    page = open_page(hands, tab).page(tab)
    assert page is not None
    (invitation,) = page.findChildren(Invitation)
    assert invitation.isVisible() and invitation.text()
    invitation.games["zavandor"].click()
    assert isinstance(hands.main.dialog, kind)


def test_an_empty_rating_offers_a_rated_match(hands: Hands) -> None:
    page = open_page(hands, "rating").page("rating")
    assert page is not None
    (invitation,) = page.findChildren(Invitation)
    invitation.games["zavandor"].click()
    dialog = hands.main.dialog
    assert isinstance(dialog, NewGameDialog) and dialog.rated_row is not None
    assert dialog.rated_row.check_box.isChecked()


@pytest.mark.parametrize("route", ("load", "history"))
def test_a_list_without_matches_offers_a_new_one_and_nothing_that_needs_a_match(
    hands: Hands, route: str
) -> None:
    hands.main.open(route)
    dialog = hands.main.dialog
    assert isinstance(dialog, SavesDialog)
    hands.qtbot.waitUntil(lambda: not dialog.open_button.isVisible())
    assert dialog.close_button.isVisible() and not dialog.replay_button.isVisible()
    (invitation,) = dialog.findChildren(Invitation)
    invitation.games["anludim"].click()
    assert isinstance(hands.main.dialog, NewGameDialog)


@pytest.mark.parametrize(("size", "scale"), (((1280, 720), 100), ((1280, 720), 175)))
def test_covers_of_an_invitation_are_whole_and_their_tags_level(
    hands: Hands, size: tuple[int, int], scale: int
) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=scale))
    hands.window.resize(*size)
    page = open_page(hands, "rating").page("rating")
    assert page is not None
    (invitation,) = page.findChildren(Invitation)
    covers = [cover for cover in invitation.games.values() if isinstance(cover, CoverButton)]
    assert len({(cover.y(), cover.height(), cover.picture.height()) for cover in covers}) == 1
    for cover in covers:
        assert cover.visibleRegion().boundingRect() == cover.rect()
        assert cover.picture.height() >= cover.height() / 4


def test_the_page_of_the_player_uses_a_large_window(hands: Hands) -> None:
    hands.window.resize(1600, 1000)
    page = open_page(hands, "players")
    assert page.width() > 1100 and page.height() > 800

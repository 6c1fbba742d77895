# SPDX-License-Identifier: MIT
"""Tests the page of the daily tables: the table of the day, earlier results, and sharing."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.match import Match
from wizardtable.play.daily_levels import DailyLevels
from wizardtable.store import daily, save
from wizardtable.store.book import begun, end_of_match
from wizardtable.store.daily import DailyLevelOutcome
from wizardtable.store.paths import data_dir
from wizardtable.ui.daily import share_text
from wizardtable.ui.daily.daily_page import DailyDialog
from wizardtable.ui.profile import Profile
from wizardtable.ui.style.widgets import scroll_area_of

TODAY = date(2026, 11, 26)
DAY = TODAY.isoformat()
GAME = "wizards_gambit"
TAB = Qt.FocusPolicy.TabFocus


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Profile]:
    """Yields a profile in which no level plays in the background."""
    monkeypatch.setattr(DailyLevels, "request", lambda *_: None)
    made = Profile(data_dir(tmp_path))
    yield made
    made.close()


def opened(qtbot: QtBot, profile: Profile) -> DailyDialog:
    dialog = DailyDialog(profile, DailyLevels(parent=profile), clock=lambda: TODAY)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def card(dialog: DailyDialog, game: str = GAME):  # type: ignore[no-untyped-def]
    return next(daily_card for daily_card in dialog.cards if daily_card.game == game)


def attempt(day: str = DAY, actions: int = 4) -> Match:
    spec = catalog.get(GAME)
    table = daily_table.table(spec, day)
    match = Match(spec, table.setup, table.seed, table.seated("Ada"))
    match.purpose = purposes.daily(day)
    for _ in range(actions):
        match.play(match.menu()[0])
    return match


def test_every_game_has_a_table_and_the_first_attempt_counts(
    qtbot: QtBot, profile: Profile
) -> None:
    dialog = opened(qtbot, profile)
    assert [daily_card.game for daily_card in dialog.cards] == list(catalog.GAMES)
    plans = []
    dialog.match_requested.connect(lambda game, plan: plans.append((game, plan)))
    qtbot.mouseClick(card(dialog).play, Qt.MouseButton.LeftButton)
    ((game, plan),) = plans
    table = daily_table.table(catalog.get(GAME), DAY)
    assert (game, plan.seed, plan.setup) == (GAME, table.seed, table.setup)
    assert purposes.counted_day(plan.purpose) == DAY


def test_a_page_left_open_over_midnight_turns_to_the_new_day(
    qtbot: QtBot, profile: Profile
) -> None:
    days = [TODAY]
    dialog = DailyDialog(profile, DailyLevels(parent=profile), clock=lambda: days[-1])
    qtbot.addWidget(dialog)
    dialog.show()
    plans = []
    dialog.match_requested.connect(lambda game, plan: plans.append(plan))
    days.append(TODAY + timedelta(1))
    qtbot.mouseClick(card(dialog).play, Qt.MouseButton.LeftButton)
    assert not plans, "what was offered was the table of the day before"
    assert dialog.day == "2026-11-27"
    assert list(dialog.days.days)[-1] == "2026-11-27"
    assert not dialog.today.isEnabled()
    qtbot.mouseClick(card(dialog).play, Qt.MouseButton.LeftButton)
    assert purposes.counted_day(plans[0].purpose) == "2026-11-27"


def test_a_past_day_that_is_looked_at_stays_over_midnight(qtbot: QtBot, profile: Profile) -> None:
    days = [TODAY]
    dialog = DailyDialog(profile, DailyLevels(parent=profile), clock=lambda: days[-1])
    qtbot.addWidget(dialog)
    dialog.show_day("2026-11-20")
    days.append(TODAY + timedelta(1))
    dialog.follow_clock()
    assert dialog.day == "2026-11-20"
    assert dialog.today.isEnabled()


def test_an_attempt_is_kept_as_begun_once_its_save_is_on_disk(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[tuple[str, str]] = []
    monkeypatch.setattr(DailyLevels, "request", lambda _self, _data, *table: wanted.append(table))
    hands = Hands(tmp_path, qtbot)
    hands.main.open("daily")
    dialog = hands.main.dialog
    assert isinstance(dialog, DailyDialog)
    card(dialog).play.click()
    assert hands.controller.match.purpose == purposes.daily(dialog.day)
    assert hands.main.page.path is not None and hands.main.page.path.exists()
    assert (GAME, dialog.day) in daily.read(hands.profile.data).begun
    assert (GAME, dialog.day) in wanted
    assert not hands.controller.can_undo
    hands.main.go_to_lobby()
    hands.window.close()
    hands.profile.close()


def test_an_attempt_that_was_left_is_gone_on_with(qtbot: QtBot, profile: Profile) -> None:
    path = profile.data.saves / "wizards_gambit-1.wizardtable"
    save.write(path, attempt())
    dialog = opened(qtbot, profile)
    assert card(dialog).state.is_unfinished and not card(dialog).state.counts
    paths = []
    dialog.continue_requested.connect(paths.append)
    qtbot.mouseClick(card(dialog).play, Qt.MouseButton.LeftButton)
    assert paths == [str(path)]


def test_an_attempt_whose_end_was_not_kept_is_kept_when_the_page_is_opened(
    qtbot: QtBot, profile: Profile
) -> None:
    match = attempt()
    begun.note_beginning(profile.data, match)
    match.give_up(daily_table.table(match.spec, DAY).seat)
    save.write(profile.data.saves / "wizards_gambit-1.wizardtable", match)
    dialog = opened(qtbot, profile)
    assert card(dialog).state.outcome is not None
    assert (GAME, DAY) in daily.read(profile.data).played


def test_there_is_no_second_attempt(qtbot: QtBot, profile: Profile) -> None:
    begun.note_beginning(profile.data, attempt(actions=0))
    dialog = opened(qtbot, profile)
    plans = []
    dialog.match_requested.connect(lambda _, plan: plans.append(plan))
    card(dialog).play.click()
    assert purposes.day_of(plans[0].purpose) == DAY
    assert not purposes.counted_day(plans[0].purpose)


def test_a_past_day_is_chosen_by_keyboard_and_does_not_count(
    qtbot: QtBot, profile: Profile
) -> None:
    dialog = opened(qtbot, profile)
    today = dialog.days.days[DAY]
    today.setFocus()
    qtbot.keyClick(today, Qt.Key.Key_Left)
    qtbot.keyClick(dialog.days.days["2026-11-25"], Qt.Key.Key_Return)
    assert dialog.day == "2026-11-25"
    assert not card(dialog).state.counts
    by_tab = [day for day, day_button in dialog.days.days.items() if day_button.focusPolicy() & TAB]
    assert by_tab == ["2026-11-25"]
    dialog.today.click()
    assert dialog.day == DAY


def test_what_the_levels_did_is_told_only_when_it_spoils_nothing(
    qtbot: QtBot, profile: Profile
) -> None:
    daily.keep_level(profile.data, DailyLevelOutcome(GAME, DAY, "mage", 1, 77))
    dialog = opened(qtbot, profile)
    assert not card(dialog).state.may_show_levels
    assert "77" not in card(dialog).accessibleDescription()
    match = attempt()
    match.give_up(daily_table.table(match.spec, DAY).seat)
    end_of_match.write_end(profile.data, match)
    dialog.refresh()
    assert "77" in card(dialog).accessibleDescription()
    daily.keep_level(profile.data, DailyLevelOutcome(GAME, DAY, "adept", 1, 66))
    dialog._levels.level_finished.emit(GAME, DAY)
    assert "66" in card(dialog).accessibleDescription()


def test_a_played_table_bears_a_seal_with_its_rank(qtbot: QtBot, profile: Profile) -> None:
    dialog = opened(qtbot, profile)
    assert card(dialog).picture.rank is None
    match = attempt(actions=40)
    while match.to_move is not None:
        match.play(match.menu()[0])
    end_of_match.write_end(profile.data, match)
    dialog.refresh()
    assert match.result is not None
    seat = daily_table.table(match.spec, DAY).seat
    assert card(dialog).picture.rank == match.result.ranks[seat]
    assert all(
        daily_card.picture.rank is None for daily_card in dialog.cards if daily_card.game != GAME
    )


@pytest.mark.few
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_page_is_seen_at_1280_by_720(
    hands: Hands, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    hands.main.open("daily")
    dialog = hands.main.dialog
    assert isinstance(dialog, DailyDialog)
    QApplication.processEvents()
    area = scroll_area_of(dialog.days)
    assert area is not None and area.verticalScrollBar().maximum() == 0


def test_the_text_to_share_tells_the_result_and_no_move(qtbot: QtBot, profile: Profile) -> None:
    match = attempt(actions=40)
    while match.to_move is not None:
        match.play(match.menu()[0])
    end_of_match.write_end(profile.data, match)
    for place, level in enumerate(match.spec.levels):
        outcome = DailyLevelOutcome(GAME, DAY, level.id, 1 + place % 2, 500)
        daily.keep_level(profile.data, outcome)
    dialog = opened(qtbot, profile)
    card(dialog).copy.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 5
    assert "2026" in lines[1]
    assert set(lines[3]) <= set(share_text.SIGNS.values())
    assert lines[4].startswith(("★", "☆"))

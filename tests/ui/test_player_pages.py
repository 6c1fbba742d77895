# SPDX-License-Identifier: MIT
"""Tests the player's page (figures, rating and calendar) with mouse, keyboard and screen reader."""

from dataclasses import replace
from datetime import date, datetime
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import Hands
from wizardtable.core import codec
from wizardtable.core.game import Result, Setup
from wizardtable.core.lesson import FIRST_LESSON_ID
from wizardtable.core.match import Player
from wizardtable.store import paths, problem_results
from wizardtable.store.book import book, recovery
from wizardtable.store.book.old_lines import FinishedLine, RatedLine
from wizardtable.store.problem_results import ProblemResult
from wizardtable.store.ratings import PLAYED
from wizardtable.ui.player import record_page
from wizardtable.ui.player.calendar_page import (
    WARMEST_MATCH_COUNT,
    CalendarPage,
    day_colour,
    readable_ink,
)
from wizardtable.ui.player.rating_page import RatingPage
from wizardtable.ui.player.record_page import RecordPage
from wizardtable.ui.profile import Profile
from wizardtable.ui.style.materials import Material, palette_of
from wizardtable.ui.style.palette import PALETTES, contrast
from wizardtable.ui.window.lobby_player import LobbyPlayer

TODAY = date(2026, 3, 20)
PLAYERS = (Player("Ada", None), Player("Corvin", "mage", "corvin"))


def noon(day: int, month: int = 3) -> int:
    return int(datetime(2026, month, day, 12).timestamp())


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    """Yields the profile of a player who won three of four matches in two months; two were
    rated."""
    data = paths.data_dir(tmp_path)
    lines, rated = [], []
    for number, (ended, ranks) in enumerate(
        ((noon(27, 2), (2, 1)), (noon(8), (1, 2)), (noon(8), (1, 2)), (noon(19), (1, 2)))
    ):
        scores = (30 + number, 20) if ranks[0] == 1 else (20, 30)
        finished_line = FinishedLine(
            "anludim", Setup(2), number, PLAYERS, Result(ranks, scores), ended
        )
        lines.append(codec.dumps(FinishedLine, finished_line))
        match = RatedLine(
            "anludim", Setup(2), number, PLAYERS, ended, ended, False, ended, PLAYED, ranks
        )
        rated.append(codec.dumps(RatedLine, match))
    data.old_file("statistics").write_text("".join(line + "\n" for line in lines), "utf-8")
    data.old_file("ratings").write_text("".join(line + "\n" for line in rated[:2]), "utf-8")
    return Profile(data)


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    return made


def test_the_overview_says_each_figure_to_who_hears_it(profile: Profile, place: QWidget) -> None:
    page = RecordPage(profile, place)
    descriptions = {panel.accessibleName(): panel.accessibleDescription() for panel in page.panels}
    assert (
        "Won: 3 of 4." in descriptions["Matches"]
        and "Current winning streak: 3." in descriptions["Matches"]
    )
    assert "Corvin: you finished ahead in 3 of 4." in descriptions["Favourite opponents"]
    assert "+13" in descriptions["Biggest wins"]


def test_opponents_are_told_up_to_a_number_and_figures_all(
    profile: Profile, place: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_page, "MAX_LIST_ROWS", 1)
    lines = {panel.accessibleName(): panel.lines for panel in RecordPage(profile, place).panels}
    assert len(lines["Favourite opponents"]) == 1
    assert len(lines["Matches"]) == 5


def help_in(profile: Profile, *seeds: int, left_to: int = 0) -> None:
    """Marks the matches with these seeds as played with help.

    `left_to` is the number of decisions that autoplay made in each of them.
    """
    with book.writing(profile.data) as connection:
        for seed in seeds:
            connection.execute(
                "UPDATE ended SET helped = 1, decided = 20, left_to = ? WHERE seed = ?",
                (left_to, str(seed)),
            )


def test_figures_and_best_leads_exist_with_and_without_help(
    profile: Profile, place: QWidget
) -> None:
    assert RecordPage(profile, place).choice.isHidden(), "nobody had help"
    help_in(profile, 3)
    page = RecordPage(profile, place)
    descriptions = {panel.accessibleName(): panel.accessibleDescription() for panel in page.panels}
    assert "Played with help: 1 of 4." in descriptions["Matches"]
    assert (
        "Current winning streak: 3." in descriptions["Matches"]
        and "+13" in descriptions["Biggest wins"]
    )
    assert not page.choice.isHidden()
    page.choice.unaided_button.click()
    descriptions = {panel.accessibleName(): panel.accessibleDescription() for panel in page.panels}
    assert (
        "Current winning streak: 2." in descriptions["Matches"]
        and "help" not in descriptions["Matches"]
    )
    assert "+12" in descriptions["Biggest wins"]


def test_the_overview_says_since_when_it_counts(profile: Profile, place: QWidget) -> None:
    assert RecordPage(profile, place)._note.text() == "Results since 27 February 2026."


def learn(profile: Profile) -> None:
    """Makes the player finish a lesson, solve a problem twice and make a film, all on one day."""
    data = profile.data
    solved = ProblemResult("zavandor", "p", solved=True, day=date(2026, 3, 9).toordinal())
    profile.change(replace(profile.settings, lessons_done=("anludim", "zavandor")))
    row = {"game": "anludim", "line": "one", "at": noon(9)}
    for _ in range(2):
        problem_results.record(data, solved)
    with book.writing(data) as connection:
        book.insert(connection, "lesson", row | {"lesson": FIRST_LESSON_ID, "step": 3, "done": 1})
        book.insert(connection, "film", row | {"deal": "d"})


def test_lessons_problems_and_films_are_told_in_figures(profile: Profile, place: QWidget) -> None:
    learn(profile)
    page = RecordPage(profile, place)
    assert page.panels[-1].accessibleName() == "Other activities"
    assert page.panels[-1].accessibleDescription() == (
        "Lessons finished: 2 of 12. Problems solved: 1. Daily tables finished: 0. Films made: 1."
    )


def test_who_only_learned_has_an_overview_too(tmp_path: Path, place: QWidget) -> None:
    profile = Profile(paths.data_dir(tmp_path))
    learn(profile)
    page = RecordPage(profile, place)
    assert page._empty.isHidden()
    assert [panel.accessibleName() for panel in page.panels] == ["Other activities"]


def test_the_calendar_tells_what_was_learned(profile: Profile, place: QWidget) -> None:
    learn(profile)
    page = CalendarPage(profile, place, TODAY)
    page.choose(date(2026, 3, 9))
    day, *learned = page._day_summary.text().splitlines()
    assert day == "9 March 2026"
    assert [line.split(" ", 4)[:3] for line in learned[:2]] == [
        ["Anludim:", "1", "film"],
        ["Anludim:", "1", "lesson"],
    ]
    assert learned[2].startswith("The Scepter of Zavandor: 2 problem")
    assert learned[2] in page._chosen_button().accessibleName()
    assert not page.grab().isNull()


def test_the_calendar_marks_help_and_lists_what_does_not_count(
    profile: Profile, place: QWidget
) -> None:
    help_in(profile, 1)
    help_in(profile, 2, left_to=9)
    page = CalendarPage(profile, place, TODAY)
    page.choose(date(2026, 3, 8))
    day, helped, autoplayed = page._day_summary.text().splitlines()
    assert day.startswith("8 March 2026: 2 ")
    assert helped.endswith(" · with help")
    assert " · not counted: the Grand Magus made more than a tenth " in autoplayed


@pytest.mark.parametrize(
    ("purpose", "mark"),
    [("daily:2026-03-19", "daily table"), ("tower:3", "tower, floor 3"), ("rated", "rated")],
)
def test_the_calendar_names_the_competition(
    profile: Profile, place: QWidget, purpose: str, mark: str
) -> None:
    with book.writing(profile.data) as connection:
        connection.execute("UPDATE ended SET purpose = ? WHERE seed = '3'", (purpose,))
    assert CalendarPage(profile, place, TODAY)._day_summary.text().endswith(f" · {mark}")


def test_without_a_match_the_overview_says_what_comes(tmp_path: Path, place: QWidget) -> None:
    page = RecordPage(Profile(paths.data_dir(tmp_path)), place)
    assert not page._empty.isHidden() and not page.panels


def test_the_calendar_opens_at_the_day_played_last(profile: Profile, place: QWidget) -> None:
    page = CalendarPage(profile, place, TODAY)
    assert page.day == date(2026, 3, 19)
    assert "March 2026" in page._month.text()
    names = [day_button.accessibleName() for day_button in page.days if day_button.isEnabled()]
    assert any(name.startswith("8 March 2026: 2") for name in names)
    assert len(names) == TODAY.day, "days to come are not offered"


def test_in_little_height_the_calendar_opens_where_the_chosen_day_is_seen(
    profile: Profile, place: QWidget, qtbot: QtBot
) -> None:
    page = CalendarPage(profile, place, TODAY)
    page.resize(600, 220)
    place.resize(600, 220)
    place.show()
    qtbot.waitExposed(place)
    shown = page._chosen_button()
    assert shown.visibleRegion().boundingRect() == shown.rect()


def test_the_calendar_opens_at_its_top_if_the_chosen_day_is_seen_there(
    profile: Profile, place: QWidget, qtbot: QtBot
) -> None:
    page = CalendarPage(profile, place, TODAY)
    day_count = len(page._day_summary.text().splitlines())
    page._day_summary.setText("\n".join(["A match"] * (day_count + 40)))
    page.resize(600, 400)
    place.resize(600, 400)
    place.show()
    qtbot.waitExposed(place)
    assert page._scroll.verticalScrollBar().maximum() > 0
    assert page._scroll.verticalScrollBar().value() == 0


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("match_count", range(WARMEST_MATCH_COUNT + 1))
def test_the_number_of_a_day_is_readable_on_any_warmth(theme: str, match_count: int) -> None:
    for material in Material:
        shades = palette_of(material) if theme == "dark" else PALETTES[theme]
        ground = day_colour(match_count, shades)
        assert contrast(readable_ink(ground, shades).name(), ground.name()) >= 4.5


def test_days_to_come_are_seen_to_the_end_of_the_month(profile: Profile, place: QWidget) -> None:
    page = CalendarPage(profile, place, TODAY)
    page.resize(600, 500)
    place.resize(600, 500)
    place.show()

    def is_painted(day: date) -> bool:
        (shown,) = (day_button for day_button in page.days if day_button.day == day)
        picture = shown.grab().toImage()
        spots = product(range(picture.width()), range(picture.height()))
        return len({picture.pixel(*spot) for spot in spots}) > 1

    assert is_painted(date(2026, 3, 31)) and not is_painted(date(2026, 4, 1))


def test_a_day_tells_its_matches(profile: Profile, place: QWidget) -> None:
    page = CalendarPage(profile, place, TODAY)
    next(day_button for day_button in page.days if day_button.day == date(2026, 3, 8)).click()
    assert page._day_summary.text().count("Corvin") == 2 and "won" in page._day_summary.text()


def test_arrows_and_page_keys_lead_through_days_and_months(
    profile: Profile, place: QWidget, qtbot: QtBot
) -> None:
    page = CalendarPage(profile, place, TODAY)
    place.show()
    qtbot.waitExposed(place)
    page.choose(date(2026, 3, 8), focus=True)
    for key, day in (
        (Qt.Key.Key_Left, date(2026, 3, 7)),
        (Qt.Key.Key_Up, date(2026, 2, 28)),
        (Qt.Key.Key_PageDown, TODAY),
        (Qt.Key.Key_Right, TODAY),
        (Qt.Key.Key_PageUp, date(2026, 2, 27)),
        (Qt.Key.Key_Left, date(2026, 2, 27)),
    ):
        QTest.keyClick(page._chosen_button(), key)
        assert page.day == day, key
        assert place.window().focusWidget() is page._chosen_button()


def test_past_months_are_turned_to_up_to_the_first_match(profile: Profile, place: QWidget) -> None:
    page = CalendarPage(profile, place, TODAY)
    assert not page.next_month.isEnabled()
    page.previous_month.click()
    assert "February 2026" in page._month.text() and not page.previous_month.isEnabled()
    page.next_month.click()
    assert page.day.month == 3


def test_the_rating_has_a_chart_and_its_values_as_a_table(profile: Profile, place: QWidget) -> None:
    page = RatingPage(profile, place)
    assert list(page.games) == ["anludim"]
    chart = page._charts["anludim"]
    assert chart.table.rowCount() == 3
    last = chart.table.item(2, 0)
    assert last is not None and "±" in last.text()
    assert last.text() in page._rating_label.text()
    place.show()
    assert not chart.grab().isNull()


def test_without_a_rated_match_the_page_says_how_to_play_one(
    tmp_path: Path, place: QWidget
) -> None:
    page = RatingPage(Profile(paths.data_dir(tmp_path)), place)
    assert "rated match" in page._empty.text() and not page.games


def test_the_lobby_shows_the_rating_once_it_is_looked_up(hands: Hands, profile: Profile) -> None:
    data = hands.profile.data
    data.old_file("ratings").write_bytes(profile.data.old_file("ratings").read_bytes())
    recovery.add_missing_results(data)  # as a start does
    lobby_player = hands.main.lobby.findChild(LobbyPlayer)
    assert lobby_player is not None
    lobby_player._rate()
    assert "±" in hands.main.lobby.player_button.accessibleName()

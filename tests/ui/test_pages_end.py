# SPDX-License-Identifier: MIT
"""Tests the page of a match's end: ranking, chart and rematch."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers import played
from wizardtable.core import seeds
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AID_HINT, AID_REVEALED, Match, Player
from wizardtable.core.text import N_
from wizardtable.store.news import News
from wizardtable.ui.results.chart import Chart
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style import appearance

VOID = N_("game over", "Ranking")

NAMES = ("Ada", "Bob", "Cleo")


@pytest.fixture
def finished(toy: GameSpec) -> Match:
    players = [Player(NAMES[0], None), Player(NAMES[1], "pupil"), Player(NAMES[2], "master")]
    match = Match(toy, Setup(3), 11, players)
    chance = random.Random(5)
    while match.to_move is not None:
        match.play(chance.choice(match.menu()))
    return match


def opened(qtbot: QtBot, match: Match) -> GameOverDialog:
    dialog = GameOverDialog(match, NAMES, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_the_ranking_begins_with_the_winner(qtbot: QtBot, finished: Match) -> None:
    dialog = opened(qtbot, finished)
    assert finished.result is not None
    shown = [row.findChildren(type(row._name))[0].text() for row in dialog.ranking_rows]
    by_rank = sorted(range(3), key=lambda seat: finished.result.ranks[seat])  # type: ignore[union-attr]
    assert shown == [NAMES[seat] for seat in by_rank]
    assert shown[0] in dialog._title.text()


def test_the_news_of_a_match_stands_beside_the_ranking(qtbot: QtBot, finished: Match) -> None:
    news = News("cup", N_("game over", "{player} wins the match").of(player="Ada"), VOID)
    dialog = GameOverDialog(finished, NAMES, None, news=[news])
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.news[0].isVisible()
    assert dialog.news[0].accessibleName() == "Ada wins the match"
    assert dialog.news[0].accessibleDescription() == "Ranking"


def test_the_chart_has_one_line_for_each_seat_and_one_point_for_each_turn(
    qtbot: QtBot, finished: Match
) -> None:
    lines = opened(qtbot, finished).chart.lines()
    assert len(lines) == 3
    assert {len(line) for line in lines} == {len(finished.turn_points())}


def test_more_points_are_higher_and_lines_that_run_together_stay_apart(qtbot: QtBot) -> None:
    chart = Chart([(0, 0), (3, 1), (7, 1)], ("Ada", "Bob"))
    qtbot.addWidget(chart)
    chart.resize(400, 240)
    ada, bob = chart.lines()
    assert ada[2].y() < ada[1].y() < bob[1].y() <= chart.height()
    assert ada[0].x() == bob[0].x() < ada[2].x() <= chart.width()
    assert ada[0].y() != bob[0].y()


@pytest.mark.parametrize("points", [[], [(0, 0)], [(-4, 250), (9, 999)]])
def test_any_course_of_a_game_can_be_drawn(qtbot: QtBot, points: list[tuple[int, ...]]) -> None:
    chart = Chart(points, ("Ada", "Bob"))
    qtbot.addWidget(chart)
    chart.resize(300, 200)
    assert not chart.grab().isNull()


def test_a_rematch_has_the_same_deal_or_a_new_one(qtbot: QtBot, finished: Match) -> None:
    dialog = opened(qtbot, finished)
    with qtbot.waitSignal(dialog.rematch_wanted) as caught:
        dialog.same_draws_button.click()
    assert caught.args == [True]
    assert not dialog.isVisible()
    dialog = opened(qtbot, finished)
    with qtbot.waitSignal(dialog.rematch_wanted) as caught:
        dialog.play_again_button.click()
    assert caught.args == [False]


def test_the_ranking_has_a_way_back_to_the_lobby(qtbot: QtBot, finished: Match) -> None:
    dialog = opened(qtbot, finished)
    assert dialog.lobby_button.text() == "Lobby"
    with qtbot.waitSignal(dialog.lobby_wanted):
        dialog.lobby_button.click()
    assert not dialog.isVisible()


def test_viewing_the_table_asks_for_no_rematch(qtbot: QtBot, finished: Match) -> None:
    dialog = opened(qtbot, finished)
    with qtbot.assertNotEmitted(dialog.rematch_wanted):
        dialog.view_table_button.click()
    assert not dialog.isVisible()


def test_the_match_code_can_be_copied(qtbot: QtBot, finished: Match) -> None:
    dialog = opened(qtbot, finished)
    dialog.code_button.click()
    assert QGuiApplication.clipboard().text() == "11"
    assert "copied" in dialog.code_button.text()


def test_a_copied_match_code_deals_the_same_again(qtbot: QtBot, toy: GameSpec) -> None:
    match = played(toy, seed=2**61 + 3)
    opened(qtbot, match).code_button.click()
    shared = QGuiApplication.clipboard().text()
    assert len(shared) == 16
    again = Match(toy, match.setup, seeds.read(shared), match.players)
    assert again.state_at(0).hands == match.state_at(0).hands  # type: ignore[attr-defined]


def test_a_match_with_help_says_which_help_it_had(qtbot: QtBot, finished: Match) -> None:
    assert opened(qtbot, finished)._note_label.isHidden()
    finished.assist(AID_HINT)
    assert (
        opened(qtbot, finished)._note_label.text()
        == "Played with help: you played a suggested move."
    )
    finished.assist(AID_REVEALED)
    assert (
        opened(qtbot, finished)
        ._note_label.text()
        .endswith(": you played a suggested move and you undid a move that had revealed something.")
    )
    finished.aids = ()  # as in a save of an earlier version
    assert opened(qtbot, finished)._note_label.text() == "Played with help."


def test_lines_break_where_a_new_round_begins(qtbot: QtBot) -> None:
    chart = Chart([(0, 0), (5, 3), (9, 8), (1, 2), (4, 3), (0, 1)], ("Ada", "Bob"))
    qtbot.addWidget(chart)
    assert chart.breaks() == [3, 5]


def test_a_chart_of_rounds_speaks_of_rounds(qtbot: QtBot, finished: Match) -> None:
    by_round = opened(qtbot, finished)
    assert by_round._chart_title.text() == "Points by round"
    assert by_round.chart._turn_text(1).startswith("After round 1\n")
    by_turn = Chart([(0, 0), (3, 1)], ("Ada", "Bob"))
    qtbot.addWidget(by_turn)
    assert by_turn.title() == by_turn.accessibleName() == "Points by turn"
    assert by_turn._turn_text(1).startswith("After turn 1\n")


def test_ranking_and_chart_follow_closely_where_writing_is_large(
    qtbot: QtBot, finished: Match, qapp: QApplication
) -> None:
    appearance.apply_theme(qapp, "dark", 150)
    try:
        dialog = opened(qtbot, finished)
        dialog.resize(1000, 660)
        qtbot.wait(1)
        last, title = dialog.ranking_rows[-1], dialog._chart_title
        assert 0 < title.y() - last.geometry().bottom() < 2 * title.height()
    finally:
        appearance.apply_theme(qapp, "dark", 100)


def test_a_note_says_what_ranks_before_the_points(
    qtbot: QtBot, finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    wording = finished.spec.wording
    noted = [
        replace(tally, note=N_("toy", "Crowned")) for tally in wording.tally(finished.observe(None))
    ]
    monkeypatch.setattr(wording, "tally", lambda observation: noted)
    dialog = opened(qtbot, finished)
    assert all(row._note_label.text() == "Crowned" for row in dialog.ranking_rows)


def test_the_enter_that_ended_the_match_begins_no_other_one(qtbot: QtBot, finished: Match) -> None:
    dialog = opened(qtbot, finished)
    asked: list[bool] = []
    dialog.rematch_wanted.connect(asked.append)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget() or dialog, key)
    assert dialog.isVisible()
    assert asked == []
    dialog.play_again_button.setFocus()
    QTest.keyClick(dialog.play_again_button, Qt.Key.Key_Return)
    assert asked == [False]


def test_the_values_of_the_chart_are_in_a_table_that_tab_leads_to(
    qtbot: QtBot, finished: Match
) -> None:
    dialog = opened(qtbot, finished)
    table = dialog.chart_or_values.table
    assert dialog.chart.isVisible() and not table.isVisible()
    dialog.chart_or_values.toggle_button.setFocus()
    QTest.keyClick(dialog.chart_or_values.toggle_button, Qt.Key.Key_Space)
    assert table.isVisible() and not dialog.chart.isVisible()
    for _ in range(3):
        if dialog.focusWidget() is not table:
            dialog.focusNextChild()
    assert dialog.focusWidget() is table
    heads = [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())]
    assert heads == list(NAMES)
    values = [
        tuple(int(table.item(row, column).text()) for column in range(3))
        for row in range(table.rowCount())
    ]
    assert values == finished.turn_points()
    assert "At the start" in table.verticalHeaderItem(0).text()


def test_the_ranking_is_told_in_words_where_the_focus_comes_first(
    qtbot: QtBot, finished: Match
) -> None:
    dialog = opened(qtbot, finished)
    assert finished.result is not None
    assert dialog.focusWidget() is dialog.pages
    assert "win" in dialog.pages.accessibleName() or "share" in dialog.pages.accessibleName()
    description = dialog.pages.accessibleDescription()
    places = ("First place", "Second place", "Third place")
    for seat, rank in enumerate(finished.result.ranks):
        assert f"{places[rank - 1]}: {NAMES[seat]}, {finished.result.scores[seat]}" in description
    assert [row.accessibleName() for row in dialog.ranking_rows] == [
        row.spoken_text for row in dialog.ranking_rows
    ]

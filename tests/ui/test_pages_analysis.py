# SPDX-License-Identifier: MIT
"""Tests the analysis on the page of a match's end: progress, cancelling, results, replay."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers import played
from tests.ui.test_names import nameless
from tests.ui.windows import Hands
from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.analysis_job import AnalysisError
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis, Odds, Skill, Turning, line_type
from wizardtable.core import catalog, codec
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play.analyst import Analyst
from wizardtable.store import save
from wizardtable.ui.match.features.early_analysis_feature import EarlyAnalysisFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.results.analysis_page import AnalysisPage
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style.widgets import scroll_area_of

LEFT = Qt.MouseButton.LeftButton


class FakeJob:
    """A fake analysis job that finishes in three polls, or fails."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.progress = 0.0
        self.fails = False
        self.slow = False
        self.course: tuple[Odds, ...] = ()
        self.in_advance: list[int] = []

    @property
    def is_studying(self) -> bool:
        return self.match is not None

    def study(self, record: MatchRecord) -> None:
        self.match, self.progress = record.match(), 0.0

    def poll(self) -> Analysis | None:
        match = self.match
        assert match is not None
        self.progress = min(0.9, self.progress + 0.3)
        if self.fails:
            self.match = None
            raise AnalysisError
        if self.slow or self.progress < 0.9:
            return None
        self.match = None
        return findings(match)

    def follow(self, record: MatchRecord) -> None:
        self.in_advance.append(len(record.match().actions))

    def pause(self) -> None:
        self.in_advance.append(-1)

    def cancel(self) -> None:
        self.match = None


def findings(match: Match) -> Analysis:
    """Returns an analysis with two decisive moves, whatever the match."""
    end, seats = len(match.actions), match.setup.seats
    decisive = tuple(
        Turning(
            place,
            place + 1,
            match.mover(place),
            codec.dumps(line_type(match.spec), (match.actions[place],)),
            N_("toy", "The game is over."),
            0.6,
            0.4,
        )
        for place in (end // 4, end // 2)
    )
    course = tuple(Odds(place, (1 / seats,) * seats) for place in (0, end // 2, end))
    return Analysis(
        match.spec.levels[-1].id, course, decisive, tuple(Skill(3, 4, 38) for _ in range(seats))
    )


@pytest.fixture
def job(monkeypatch: pytest.MonkeyPatch, hands: Hands) -> FakeJob:
    made = FakeJob()
    hands.services.analyst = Analyst(lambda: made, parent=hands.services)  # type: ignore[arg-type,return-value]
    return made


def end_of(hands: Hands, game: str = "anludim") -> tuple[GameOverDialog, Path]:
    """Opens a finished match; returns the page of its end and the save."""
    path = save.new_path(hands.profile.data.saves, game)
    save.write(path, played(catalog.get(game)))
    hands.main.open_save(path)
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    return dialog, path


def page_of(dialog: GameOverDialog) -> AnalysisPage:
    page = dialog.analysis
    assert page is not None
    return page


def test_a_match_without_a_save_is_analysed_once(hands: Hands, job: FakeJob, qtbot: QtBot) -> None:
    analyst, match = hands.services.analyst, played(catalog.get("anludim"))
    first = AnalysisPage(match, None, analyst, hands.window)
    first.open()
    qtbot.waitUntil(lambda: first.analysis is not None)
    again = AnalysisPage(match, None, analyst, hands.window)
    again.open()
    assert not job.is_studying
    assert again.analysis == first.analysis


def test_the_analysis_begins_when_its_page_is_opened_and_is_kept(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, path = end_of(hands)
    assert not job.is_studying
    QTest.mouseClick(dialog.tabs[1], LEFT)
    page = page_of(dialog)
    assert job.is_studying
    assert page.progress_bar.isVisible()
    qtbot.waitUntil(lambda: page.analysis is not None)
    assert not page.progress_bar.isVisible()
    kept = analysis_file.read(path, hands.controller.match)
    assert kept == page.analysis
    dialog.close()
    hands.main.show_end()
    again = hands.main.dialog
    assert isinstance(again, GameOverDialog)
    again.turn_to(1)
    assert not job.is_studying
    assert page_of(again).analysis == kept


def test_a_screen_reader_reads_values_moves_and_a_name_for_everything_with_the_focus(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, _ = end_of(hands)
    for row in range(len(dialog.tabs)):
        dialog.turn_to(row)
        assert nameless(dialog) == []
    dialog.turn_to(1)
    qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
    assert nameless(dialog) == []
    contents = page_of(dialog)._contents
    assert contents is not None
    assert dialog.pages.accessibleName() == "Analysis"
    roles = [QAccessible.queryAccessibleInterface(tab).role() for tab in dialog.tabs]
    assert set(roles) == {QAccessible.Role.RadioButton}
    order, widget = [dialog.pages], dialog.pages.nextInFocusChain()
    while widget is not None and widget is not dialog.pages:
        order.append(widget)
        widget = widget.nextInFocusChain()
    moves = [move.show_button for move in contents.moves]
    places = [
        order.index(part)
        for part in (contents.chart_or_values.toggle_button, *moves, dialog.play_again_button)
    ]
    assert places == sorted(places), "Tab comes to the moves before the buttons below them"
    contents.chart_or_values.toggle_button.click()
    table = contents.chart_or_values.table
    qtbot.waitUntil(table.isVisible)
    assert table.item(0, 0).text().endswith("%")
    times = [table.verticalHeaderItem(row).text() for row in range(table.rowCount())]
    assert len(set(times)) == len(times), "several moments of a turn are told apart"
    assert dialog.windowTitle()
    name = hands.controller.match.names[0]
    assert f"{name}: good decisions 3 of 4" in contents.skill_table.accessibleDescription()
    for move in contents.moves:
        assert move._better_label.text() in move.show_button.accessibleDescription()


def test_the_chart_grows_while_the_analysis_is_made(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    job.slow = True
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page.progress_bar.value() > 0)
    assert page.growing_chart is None
    shares = (1 / 3,) * 3
    for count in (1, 4):
        job.course = tuple(Odds(place, shares) for place in range(count))
        qtbot.waitUntil(
            lambda wanted=count: (  # type: ignore[misc]
                page.growing_chart is not None and len(page.growing_chart.lines()[0]) == wanted
            )
        )
        assert not page.growing_chart.grab().isNull()
    job.slow = False
    qtbot.waitUntil(lambda: page.analysis is not None)
    assert not page.growing_chart.isVisible()


def test_finished_turns_are_analysed_while_a_person_thinks_and_shown_at_the_end_only(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    hands.profile.settings = replace(hands.profile.settings, early_analysis=True)
    match = played(catalog.get("anludim"), 8)
    while match.to_move != 0:
        match.play(match.menu()[0])
    path = save.new_path(hands.profile.data.saves, "anludim")
    save.write(path, match)
    hands.main.open_save(path)
    feature = hands.main.page.feature(EarlyAnalysisFeature)
    qtbot.waitUntil(feature._timer.isActive)
    feature._timer.timeout.emit()
    assert job.in_advance == [len(match.actions)]
    assert not job.is_studying
    assert not save.analysis_path(path).exists()
    hands.controller.thinking.emit(1)
    assert job.in_advance[-1] == -1, "no work while an opponent thinks"
    assert not feature._timer.isActive()
    hands.controller.thinking.emit(None)
    assert feature._timer.isActive()
    feature.apply(replace(hands.profile.settings, early_analysis=False))
    assert not feature._timer.isActive()


@pytest.mark.long
def test_a_large_window_shows_the_whole_analysis_at_once(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    def can_scroll() -> bool:
        dialog, _ = end_of(hands)
        dialog.turn_to(1)
        qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
        contents = page_of(dialog)._contents
        area = None if contents is None else scroll_area_of(contents)
        assert area is not None
        qtbot.wait(50)
        dialog.close()
        return area.verticalScrollBar().maximum() > 0

    hands.window.resize(1280, 720)
    assert can_scroll()
    hands.window.resize(2560, 1440)
    assert not can_scroll()


def test_a_player_without_costly_moves_is_praised_in_a_sentence(
    qtbot: QtBot, tmp_path: Path
) -> None:
    match, path = played(catalog.get("anludim")), tmp_path / "a.wizardtable"
    whole = findings(match)
    moves_of_opponents = tuple(turning for turning in whole.decisive if turning.seat) or tuple(
        replace(turning, seat=1) for turning in whole.decisive
    )
    skills = (Skill(4, 4, 3), *whole.skills[1:])
    save.write(path, match)
    analysis = replace(whole, decisive=moves_of_opponents, skills=skills)
    analysis_file.write(path, MatchRecord.of(match), analysis)
    page = AnalysisPage(match, path, Analyst())
    qtbot.addWidget(page)
    page.open()
    contents = page._contents
    assert contents is not None
    sentences = [words.text() for words in contents.no_moves if not words.isHidden()]
    assert sentences == [f"{match.names[0]} made no costly moves."]


def test_a_cancelled_analysis_can_be_started_again(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    job.slow = True
    dialog, path = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page.progress_bar.value() > 0)
    QTest.mouseClick(page.cancel_button, LEFT)
    assert not job.is_studying
    assert not save.analysis_path(path).exists()
    job.slow = False
    QTest.mouseClick(page.begin_button, LEFT)
    qtbot.waitUntil(lambda: page.analysis is not None)


def test_a_failed_analysis_is_reported_in_one_sentence(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    job.fails = True
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: "could not be completed" in page._state_words.text())
    assert page.begin_button.isEnabled()
    assert not page.progress_bar.isVisible()


def test_an_analysis_continues_while_its_page_is_closed(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, path = end_of(hands)
    match = hands.controller.match
    dialog.turn_to(1)
    dialog.close()
    hands.main.go_to_lobby()
    qtbot.waitUntil(lambda: analysis_file.read(path, match) is not None)


def test_a_match_taken_back_meanwhile_does_not_get_the_analysis_of_another_course(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    job.slow = True
    dialog, path = end_of(hands)
    dialog.turn_to(1)
    dialog.close()
    match = hands.controller.match
    match.undo({hands.controller.viewer})  # type: ignore[arg-type]
    job.slow = False
    qtbot.waitUntil(lambda: save.analysis_path(path).exists())
    assert not hands.services.analyst.is_of(match)
    assert analysis_file.read(path, match) is None
    match.redo()
    assert analysis_file.read(path, match) is not None


def test_a_decisive_move_is_replayed_from_its_seat_and_then_the_page_returns(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page._contents is not None)
    assert page._contents is not None
    assert page.analysis is not None
    turning = page.analysis.decisive[1]
    QTest.mouseClick(page._contents.moves[1].show_button, LEFT)
    assert not dialog.isVisible()
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    assert (view.replay.place, view.replay.viewer) == (turning.place, turning.seat)
    assert view.toolbar.timeline._moments == [turning.place for turning in page.analysis.decisive]
    QTest.keyClick(view.table, Qt.Key.Key_Escape)
    back = hands.main.dialog
    assert isinstance(back, GameOverDialog)
    assert back.pages.currentIndex() == 1
    again = page_of(back)._contents
    assert again is not None
    qtbot.waitUntil(again.moves[1].show_button.hasFocus)
    assert again.moves[1].visibleRegion().boundingRect().height() == again.moves[1].height()


def test_a_click_on_a_lozenge_of_the_chart_leads_to_the_card_of_the_move(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page._contents is not None)
    contents = page._contents
    assert contents is not None
    assert page.analysis is not None
    chart = contents.chart
    plot = chart._plot_rect()
    for number, card in enumerate(contents.moves):
        x = chart._x_of(plot, page.analysis.decisive[number].place)
        for y in (plot.bottom(), plot.center().y()):
            assert chart.move_at(QPointF(x, y)) == number
        assert card.made_label.text() in chart.move_texts[number]
        QTest.mouseClick(chart, LEFT, pos=QPointF(x, plot.bottom()).toPoint())
        assert card.show_button.hasFocus()
        assert [other for other in contents.moves if other._is_pointed_out] == [card]
        between = QPointF(x + plot.width() / 8, plot.center().y())
        assert chart.move_at(between) is None, "elsewhere the chart tells its values"


@pytest.mark.few(only="^(?!zavandor)")
@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_what_was_found_is_told_in_both_languages(
    hands: Hands,
    job: FakeJob,
    qtbot: QtBot,
    speak: Callable[[str], None],
    game: str,
) -> None:
    dialog, _ = end_of(hands, game)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page._contents is not None)
    contents = page._contents
    assert contents is not None
    names = hands.controller.match.names
    sentences = [move.made_label.text() for move in contents.moves]
    assert all(any(name in text for name in names) for text in sentences)
    assert [move.loss_label.text() for move in contents.moves] == ["−20%"] * 2
    assert [lost.text() for _, lost in contents.skill_table.lines] == ["10% per decision"] * len(
        names
    )
    assert contents.chart._turn_text(1).count("33%") == 3
    assert contents.chart._turn_text(2).startswith("At the end")
    speak("fr")
    QApplication.processEvents()
    sentences_in_french = [move.made_label.text() for move in contents.moves]
    assert all(a != b for a, b in zip(sentences, sentences_in_french, strict=True)), (
        f"run `make translations`, and translate the actions of {game} in wizardtable_fr.ts"
    )
    assert contents.moves[0].show_button.text() == "Voir"
    assert contents.moves[0].show_button.accessibleName().startswith("Voir\u00a0: ")
    assert not contents.chart.grab().isNull()


def test_a_save_taken_elsewhere_takes_its_analysis_along(
    hands: Hands, job: FakeJob, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog, path = end_of(hands)
    match = hands.controller.match
    analysis_file.write(path, MatchRecord.of(match), findings(match))
    dialog.close()
    hands.main.lobby.page_requested.emit("history")
    saves = hands.main.dialog
    target = tmp_path / "elsewhere.wizardtable"
    assert saves.export_to(target)  # type: ignore[union-attr]
    assert analysis_file.read(target, match) is not None


@pytest.mark.long
@pytest.mark.parametrize("size", [(1000, 640), (1280, 720)])
def test_the_whole_chart_is_seen_at_once_in_the_largest_writing(
    hands: Hands, job: FakeJob, qtbot: QtBot, size: tuple[int, int]
) -> None:
    hands.profile.settings = replace(hands.profile.settings, font_scale=175)
    hands.profile.changed.emit(hands.profile.settings)
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(*size)
    dialog, _ = end_of(hands)
    dialog.resize(round(size[0] * 0.94), round(size[1] * 0.94))
    dialog.turn_to(1)
    qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
    contents = page_of(dialog)._contents
    assert contents is not None
    qtbot.waitUntil(lambda: contents.chart.height() > 0 and contents.chart.isVisible())
    qtbot.wait(20)
    assert contents.chart.visibleRegion().boundingRect() == contents.chart.rect()


def test_a_match_without_costly_moves_says_so_and_its_chart_has_the_whole_width(
    hands: Hands, job: FakeJob, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual_findings = findings
    monkeypatch.setitem(
        globals(), "findings", lambda match: replace(usual_findings(match), decisive=())
    )
    hands.window.resize(1280, 720)
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
    contents = page_of(dialog)._contents
    assert contents is not None
    qtbot.waitUntil(lambda: contents.chart.isVisible() and contents.chart.width() > 300)
    assert (
        contents._no_moves_at_all.visibleRegion().boundingRect() == contents._no_moves_at_all.rect()
    )
    assert contents.chart.width() > 0.85 * contents.width()
    assert "diamond" not in contents._note.text()

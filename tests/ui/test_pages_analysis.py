# SPDX-License-Identifier: MIT
"""The analysis on the page of a match's end: progress, cancel, findings, and back to a moment."""

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
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.results.analysis_page import AnalysisPage
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style.widgets import scroll_area_of

LEFT = Qt.MouseButton.LeftButton


class FakeJob:
    """Goes through a match in three looks, or fails."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.progress = 0.0
        self.fails = False
        self.slow = False

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

    def cancel(self) -> None:
        self.match = None


def findings(match: Match) -> Analysis:
    """An analysis with two decisive moves, whatever the match."""
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
    """The end page of a match that is over."""
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
    assert page.bar.isVisible()
    qtbot.waitUntil(lambda: page.analysis is not None)
    assert not page.bar.isVisible()
    kept = analysis_file.read(path, hands.controller.match)
    assert kept == page.analysis
    dialog.close()
    hands.main.show_end()
    again = hands.main.dialog
    assert isinstance(again, GameOverDialog)
    again.turn_to(1)
    assert not job.is_studying
    assert page_of(again).analysis == kept


def test_who_hears_the_analysis_has_its_values_its_moves_and_a_name_for_all_that_has_the_focus(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, _ = end_of(hands)
    for row in range(len(dialog.tabs)):
        dialog.turn_to(row)
        assert nameless(dialog) == []
    dialog.turn_to(1)
    qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
    assert nameless(dialog) == []
    shown = page_of(dialog)._findings
    assert shown is not None
    assert dialog.pages.accessibleName() == "Analysis"
    roles = [QAccessible.queryAccessibleInterface(tab).role() for tab in dialog.tabs]
    assert set(roles) == {QAccessible.Role.RadioButton}
    order, one = [dialog.pages], dialog.pages.nextInFocusChain()
    while one is not None and one is not dialog.pages:
        order.append(one)
        one = one.nextInFocusChain()
    moves = [move.look for move in shown.moves]
    places = [order.index(part) for part in (shown.values.button, *moves, dialog.anew)]
    assert places == sorted(places), "Tab comes to the moves before the buttons below them"
    shown.values.button.click()
    table = shown.values.values
    qtbot.waitUntil(table.isVisible)
    assert table.item(0, 0).text().endswith("%")
    times = [table.verticalHeaderItem(row).text() for row in range(table.rowCount())]
    assert len(set(times)) == len(times), "several moments of a turn are told apart"
    assert dialog.windowTitle()
    name = hands.controller.match.names[0]
    assert f"{name}: good decisions: 3 of 4" in shown.skills.accessibleDescription()
    for move in shown.moves:
        assert move._better.text() in move.look.accessibleDescription()


@pytest.mark.long
def test_in_a_large_window_the_whole_analysis_is_seen_at_once(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    def scrolled() -> bool:
        dialog, _ = end_of(hands)
        dialog.turn_to(1)
        qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
        found = page_of(dialog)._findings
        area = None if found is None else scroll_area_of(found)
        assert area is not None
        qtbot.wait(50)
        dialog.close()
        return area.verticalScrollBar().maximum() > 0

    hands.window.resize(1280, 720)
    assert scrolled()
    hands.window.resize(2560, 1440)
    assert not scrolled()


def test_who_made_no_costly_move_is_told_so(qtbot: QtBot, tmp_path: Path) -> None:
    match, path = played(catalog.get("anludim")), tmp_path / "a.wizardtable"
    found = findings(match)
    theirs = tuple(one for one in found.decisive if one.seat) or tuple(
        replace(one, seat=1) for one in found.decisive
    )
    skills = (Skill(4, 4, 3), *found.skills[1:])
    save.write(path, match)
    analysis = replace(found, decisive=theirs, skills=skills)
    analysis_file.write(path, MatchRecord.of(match), analysis)
    page = AnalysisPage(match, path, Analyst())
    qtbot.addWidget(page)
    page.open()
    shown = page._findings
    assert shown is not None
    told = [words.text() for words in shown.nothing if not words.isHidden()]
    assert told == [f"{match.names[0]} made no costly moves."]


def test_cancel_stops_it_and_it_can_be_asked_for_again(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    job.slow = True
    dialog, path = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page.bar.value() > 0)
    QTest.mouseClick(page.cancel, LEFT)
    assert not job.is_studying
    assert not save.analysis_path(path).exists()
    job.slow = False
    QTest.mouseClick(page.begin_, LEFT)
    qtbot.waitUntil(lambda: page.analysis is not None)


def test_where_it_fails_one_sentence_says_so(hands: Hands, job: FakeJob, qtbot: QtBot) -> None:
    job.fails = True
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: "could not be completed" in page._words.text())
    assert page.begin_.isEnabled()
    assert not page.bar.isVisible()


def test_it_goes_on_while_the_page_is_closed(hands: Hands, job: FakeJob, qtbot: QtBot) -> None:
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


def test_a_moment_is_seen_again_by_the_seat_that_decided_and_the_page_comes_back(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page._findings is not None)
    assert page._findings is not None
    assert page.analysis is not None
    turning = page.analysis.decisive[1]
    QTest.mouseClick(page._findings.moves[1].look, LEFT)
    assert not dialog.isVisible()
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    assert (view.replay.place, view.replay.viewer) == (turning.place, turning.seat)
    assert view.strip.timeline._moments == [one.place for one in page.analysis.decisive]
    QTest.keyClick(view.table, Qt.Key.Key_Escape)
    back = hands.main.dialog
    assert isinstance(back, GameOverDialog)
    assert back.pages.currentIndex() == 1
    again = page_of(back)._findings
    assert again is not None
    qtbot.waitUntil(again.moves[1].look.hasFocus)
    assert again.moves[1].visibleRegion().boundingRect().height() == again.moves[1].height()


def test_a_click_on_a_mark_of_the_chart_leads_to_what_is_told_of_the_move(
    hands: Hands, job: FakeJob, qtbot: QtBot
) -> None:
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page._findings is not None)
    found = page._findings
    assert found is not None
    assert page.analysis is not None
    chart = found.chart
    room = chart._room()
    for number, card in enumerate(found.moves):
        x = chart._x_of(room, page.analysis.decisive[number].place)
        for y in (room.bottom(), room.center().y()):
            assert chart.move_at(QPointF(x, y)) == number
        assert card.made.text() in chart.moves[number]
        QTest.mouseClick(chart, LEFT, pos=QPointF(x, room.bottom()).toPoint())
        assert card.look.hasFocus()
        assert [one for one in found.moves if one._pointed_out] == [card]
        between = QPointF(x + room.width() / 8, room.center().y())
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
    qtbot.waitUntil(lambda: page._findings is not None)
    found = page._findings
    assert found is not None
    names = hands.controller.match.names
    told = [move.made.text() for move in found.moves]
    assert all(any(name in text for name in names) for text in told)
    assert [move.loss.text() for move in found.moves] == ["−20%"] * 2
    assert [lost.text() for _, lost in found.skills.lines] == ["10% a decision"] * len(names)
    assert found.chart._told(1).count("33%") == 3
    assert found.chart._told(2).startswith("At the end")
    speak("fr")
    QApplication.processEvents()
    told_in_french = [move.made.text() for move in found.moves]
    assert all(a != b for a, b in zip(told, told_in_french, strict=True)), (
        f"run `make translations`, and translate the actions of {game} in wizardtable_fr.ts"
    )
    assert found.moves[0].look.text() == "Voir"
    assert found.moves[0].look.accessibleName().startswith("Voir\u00a0: ")
    assert not found.chart.grab().isNull()


def test_a_save_taken_elsewhere_takes_its_analysis_along(
    hands: Hands, job: FakeJob, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog, path = end_of(hands)
    match = hands.controller.match
    analysis_file.write(path, MatchRecord.of(match), findings(match))
    dialog.close()
    hands.main.lobby.wanted.emit("history")
    saves = hands.main.dialog
    target = tmp_path / "elsewhere.wizardtable"
    assert saves.export_to(target)  # type: ignore[union-attr]
    assert analysis_file.read(target, match) is not None


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
    found = page_of(dialog)._findings
    assert found is not None
    qtbot.waitUntil(lambda: found.chart.height() > 0 and found.chart.isVisible())
    qtbot.wait(20)
    assert found.chart.visibleRegion().boundingRect() == found.chart.rect()


def test_a_match_without_costly_moves_says_so_and_its_chart_has_the_whole_width(
    hands: Hands, job: FakeJob, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = findings
    monkeypatch.setitem(globals(), "findings", lambda match: replace(whole(match), decisive=()))
    hands.window.resize(1280, 720)
    dialog, _ = end_of(hands)
    dialog.turn_to(1)
    qtbot.waitUntil(lambda: page_of(dialog).analysis is not None)
    found = page_of(dialog)._findings
    assert found is not None
    qtbot.waitUntil(lambda: found.chart.isVisible() and found.chart.width() > 300)
    assert found._none.visibleRegion().boundingRect() == found._none.rect()
    assert found.chart.width() > 0.85 * found.width()
    assert "diamond" not in found._note.text()

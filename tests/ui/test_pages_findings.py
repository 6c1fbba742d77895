# SPDX-License-Identifier: MIT
"""Tests the page of findings (what a player can learn from a match), their replay and storage."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests import bad_play
from tests.helpers import NAMES, begun, play_on
from tests.ui.windows import Hands
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match, Origin, Player
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS, Finding, findings
from wizardtable.core.text import english
from wizardtable.play.controller import Controller
from wizardtable.store import history, past_findings, save, statistics
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.results.findings_page import FindingsPage
from wizardtable.ui.results.finished_matches import FinishedMatches
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.results.statistics_page import StatisticsPage

FINDINGS_TAB = 2
"""The index of the tab with the findings."""


@pytest.fixture(scope="module")
def badly_played() -> Match:
    """Returns a match of a person who always took the first move of the list."""
    match = bad_play.played("anludim", bad_play.first_in_the_list, 1)
    players = [Player(NAMES[0], None), *match.players[1:]]
    return Match(match.spec, match.setup, match.seed, players, match.actions)


def end_of(hands: Hands, match: Match) -> tuple[GameOverDialog, FindingsPage]:
    """Saves and opens a finished match; returns the page of its end and its findings."""
    path = save.new_path(hands.profile.data.saves, match.spec.id)
    save.write(path, match)
    hands.main.open_save(path)
    return dialog_of(hands)


def dialog_of(hands: Hands) -> tuple[GameOverDialog, FindingsPage]:
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    assert dialog.findings is not None
    return dialog, dialog.findings


def test_the_gravest_findings_are_shown_with_a_button_for_each(
    hands: Hands, badly_played: Match
) -> None:
    dialog, page = end_of(hands, badly_played)
    QTest.mouseClick(dialog.tabs[FINDINGS_TAB], Qt.MouseButton.LeftButton)
    assert page.isVisible()
    wanted = findings(badly_played, Seat(0))[:MAX_SHOWN_FINDINGS]
    assert [panel._words.text() for panel in page.panels] == [
        finding.sentence.render(english) for finding in wanted
    ]
    for panel, finding in zip(page.panels, wanted, strict=True):
        assert panel.show_button.isVisible() == bool(finding.places)
        assert panel.show_button.accessibleName() == f"Show: {panel._words.text()}"
        assert panel.show_button.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_show_goes_to_where_it_happened_and_comes_back(hands: Hands, badly_played: Match) -> None:
    dialog, page = end_of(hands, badly_played)
    dialog.turn_to(FINDINGS_TAB)
    panel = page.panels[0]
    panel.show_button.setFocus()
    QTest.keyClick(panel.show_button, Qt.Key.Key_Return)
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    assert (view.replay.place, view.replay.viewer) == (panel._finding.places[0], 0)
    assert view.toolbar.timeline._moments == sorted(panel._finding.places)
    hands.press(Qt.Key.Key_Escape)
    dialog, _ = dialog_of(hands)
    assert dialog.pages.currentIndex() == FINDINGS_TAB


def controlled(match: Match, *, lived: bool = True) -> Controller:
    controller = Controller(match, None, None)
    controller.was_played = lived
    return controller


def test_a_match_that_ends_here_is_kept_and_what_comes_again_is_said(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path
) -> None:
    data = DataDir(tmp_path)
    finished = FinishedMatches(data)
    for seed in range(1, 9):
        controller = controlled(play_on(begun(toy, seed=seed), seed=seed))
        finished.keep(controller)
        finished.keep(controller)
        past = past_findings.read(data, controller.match)
        assert len(past) == seed
        page = finished.findings_page(controller, None)
        assert page is not None
        qtbot.addWidget(page)
        for panel in page.panels:
            again = past_findings.recurrence(past, panel._finding.kind)
            wanted = None if panel._finding.is_praise else again
            assert panel._recurrence_label.text() == (
                wanted.render(english) if wanted is not None else ""
            )
    assert any(past_findings.recurrence(past[:n], "high_cards_swapped") for n in range(1, 9))


def test_a_full_history_is_told_once_and_loses_nothing_at_the_end_of_a_match(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = DataDir(tmp_path)
    monkeypatch.setattr(history, "MAX_MATCHES", 2)
    matches = [play_on(begun(toy, seed=seed), seed=seed) for seed in range(1, 5)]
    for match in matches:
        save.write(save.new_path(data.saves, "toy"), match)
    finished, notice = FinishedMatches(data), history.full_history_notice()
    first, second = controlled(matches[0]), controlled(matches[1])
    for _ in range(2):  # as long as this end is looked at
        assert notice in [news.words for news in finished.keep(first)]
    assert notice not in [news.words for news in finished.keep(second)]
    assert len(save.read_summaries(data.saves)) == len(matches)


def test_a_match_that_is_only_looked_at_is_not_kept(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path
) -> None:
    data = DataDir(tmp_path)
    controller = controlled(play_on(begun(toy)), lived=False)
    FinishedMatches(data).keep(controller)
    assert not statistics.has_results(data)


def helped(toy: GameSpec) -> Match:
    """Returns a match that the Grand Magus finished for the person."""
    match = begun(toy)
    while match.to_move is not None:
        match.play(match.menu()[0], AUTHOR_AUTOPLAY)
    return match


def test_nothing_is_said_of_moves_that_the_grand_magus_made(toy: GameSpec, qtbot: QtBot) -> None:
    page = FindingsPage(helped(toy), {Seat(0): []})
    qtbot.addWidget(page)
    assert not page.panels
    assert "Grand Magus" in page._titles[0][0].text()


def test_a_page_without_findings_offers_the_analysis(toy: GameSpec, qtbot: QtBot) -> None:
    page = FindingsPage(helped(toy), {Seat(0): []})
    qtbot.addWidget(page)
    assert not page.analysis_button.isHidden()
    with qtbot.waitSignal(page.analysis_wanted):
        page.analysis_button.click()


def test_a_button_of_the_findings_leads_to_the_analysis(hands: Hands, badly_played: Match) -> None:
    dialog, page = end_of(hands, badly_played)
    dialog.turn_to(FINDINGS_TAB)
    assert page.analysis_button.isHidden(), "there are findings"
    page.analysis_button.click()
    assert dialog.pages.currentWidget() is dialog.analysis


def test_a_match_that_the_grand_magus_finished_does_not_end_a_series_of_the_same_mistake(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path
) -> None:
    data = DataDir(tmp_path)
    finished = FinishedMatches(data)
    finished.keep(controlled(helped(toy)))
    assert statistics.read(data) == ([], None)
    own = controlled(play_on(begun(toy, seed=8), seed=8))
    finished.keep(own)
    finished.keep(controlled(helped(toy)))
    assert [entry.seed for entry in past_findings.read(data, own.match)] == [8]


def test_the_findings_of_an_end_go_when_the_grand_magus_plays_to_another_end(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path
) -> None:
    data = DataDir(tmp_path)
    finished, other = FinishedMatches(data), play_on(begun(toy, seed=8), seed=8)
    finished.keep(controlled(other))
    match = play_on(begun(toy))
    finished.keep(controlled(match))
    assert len(past_findings.read(data, match)) == 2
    match.undo({Seat(0)})
    while match.to_move is not None:
        match.play(match.menu()[0], AUTHOR_AUTOPLAY)
    finished.keep(controlled(match))
    assert past_findings.read(data, match) == []
    assert [entry.seed for entry in past_findings.read(data, other)] == [8]


def test_an_end_is_searched_once_and_another_end_after_an_undo_again(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Match] = []

    def look(match: Match, seat: Seat) -> list[Finding]:
        looked.append(match)
        return findings(match, seat)

    monkeypatch.setattr("wizardtable.store.book.end_of_match.findings", look)
    match = play_on(begun(toy))
    finished, controller = FinishedMatches(DataDir(tmp_path)), controlled(match)
    for _ in range(2):
        finished.keep(controller)
        page = finished.findings_page(controller, None)
        assert page is not None
        qtbot.addWidget(page)
    assert looked == [match]
    before = list(match.actions)
    while match.undo({Seat(0)}):
        pass
    play_on(match, seed=3)
    assert match.actions != before
    finished.keep(controller)
    assert looked == [match, match]


def test_every_person_at_the_table_gets_their_own_findings(toy: GameSpec, qtbot: QtBot) -> None:
    match = play_on(begun(toy, people=2))
    page = FindingsPage(match, {seat: findings(match, seat) for seat in (Seat(0), Seat(1))})
    qtbot.addWidget(page)
    assert {finding.seat for finding in page.findings} == {0, 1}


def test_a_match_without_people_has_no_page_of_findings(
    toy: GameSpec, qtbot: QtBot, tmp_path: Path
) -> None:
    controller = controlled(play_on(begun(toy, people=0)))
    assert FinishedMatches(DataDir(tmp_path)).findings_page(controller, None) is None


def test_erasing_the_statistics_erases_the_findings(
    hands: Hands, badly_played: Match, qtbot: QtBot
) -> None:
    data = hands.profile.data
    badly_played.origin = Origin(0, 1, "")  # so that nothing else counts
    end_of_match.write_end(data, badly_played)
    dialog = StatisticsPage(data)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.game_panels and dialog.reset_button.isEnabled()
    dialog.erase_results()
    assert past_findings.read(data, badly_played) == []
    assert not dialog.reset_button.isEnabled()

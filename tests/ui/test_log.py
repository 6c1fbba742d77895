# SPDX-License-Identifier: MIT
"""Tests that each line of the log names its player."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.game import Seat
from wizardtable.core.match import Entry
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import moves
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.ui.match.log import ENTRY_ROLE
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import seat_ink
from wizardtable.ui.window import exports


def test_a_line_wears_the_colour_of_whom_it_is_about_whoever_played(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log = hands.main.page.panel.log
    lines = [log.item(row) for row in range(log.count())]
    about = {getattr(line.data(ENTRY_ROLE).event, "seat", None) for line in lines}
    assert about == {None, 0, 1}
    for line in lines:
        seat = getattr(line.data(ENTRY_ROLE).event, "seat", None)
        if seat is None:
            assert line.font().italic()
            assert line.foreground().color() == QColor(appearance.shades().soft)
        else:
            assert line.foreground().color() == seat_ink(seat, SEAT_COLOURS)


def test_a_professor_sent_back_to_the_board_is_told_in_the_colour_of_the_sender(
    hands: Hands,
) -> None:
    hands.deal(ADA, GREEDY, game="anludim")
    log = hands.main.page.panel.log
    moved = moves.ProfessorMoved(discipline=1, origin=1, seat=-1)
    log._add_line(Entry(1, Seat(1), moved), "The Seer goes back to the board.")
    assert log.item(log.count() - 1).foreground().color() == seat_ink(1, SEAT_COLOURS)


def test_lines_that_scroll_where_no_pointer_has_come_mark_nothing_on_the_table(
    hands: Hands,
) -> None:
    log = hands.main.page.panel.log
    pointed: list[object] = []
    log.pointed.connect(pointed.append)
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log.itemEntered.emit(log.item(0))
    assert not pointed
    middle = log.visualItemRect(log.item(log.count() - 1)).center()
    QTest.mouseMove(log.viewport(), middle - QPoint(0, 3))
    QTest.mouseMove(log.viewport(), middle)
    assert pointed == [log.item(log.count() - 1).data(ENTRY_ROLE)]


def test_lines_that_are_told_anew_point_at_nothing_but_once(hands: Hands) -> None:
    log = hands.main.page.panel.log
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log.setCurrentRow(log.count() - 1)
    pointed: list[object] = []
    log.pointed.connect(pointed.append)
    log.clear_lines()
    assert log.count() == 0
    assert pointed == [None]
    log.show_match(hands.controller.match, hands.controller.viewer, hands.controller.names)
    assert log.count() > 0
    assert pointed == [None]


def test_the_log_is_copied_as_text_by_its_key(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log = hands.main.page.panel.log
    hands.press(
        Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    lines = [log.item(row).text() for row in range(log.count())]
    assert QGuiApplication.clipboard().text().splitlines() == lines
    banner = hands.main.page.banner
    assert banner.words == "The log has been copied."
    assert not banner.is_warning
    banner._confirmation_timer.timeout.emit()
    assert not banner.isVisible()


def test_a_warning_comes_back_after_what_was_said_in_between(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    banner = hands.main.page.banner
    full = N_("files", "Cannot write “{file}”: the disk is full.").of(file="x")
    banner.say(full)
    assert banner.is_warning and not banner._confirmation_timer.isActive()
    for _ in range(2):
        hands.main.page.commands["copy_log"].trigger()
    assert banner.words == "The log has been copied." and banner._confirmation_timer.isActive()
    banner._confirmation_timer.timeout.emit()
    assert banner.words == str(full) and banner.is_warning
    hands.main.page.commands["copy_log"].trigger()
    banner.say_or_clear(None)  # the disk has room again
    assert banner.words == "The log has been copied."
    banner._confirmation_timer.timeout.emit()
    assert not banner.isVisible()


def test_a_notice_is_no_warning_even_after_what_was_said_in_between(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    banner = hands.main.page.banner
    notice = N_("table", "You are playing with “{title}”, one of your own boxes.").of(title="x")
    banner.say(notice, is_notice=True)
    assert not banner.is_warning
    hands.main.page.commands["copy_log"].trigger()
    banner._confirmation_timer.timeout.emit()
    assert banner.words == str(notice) and not banner.is_warning
    banner.say(N_("files", "Cannot write “{file}”: the disk is full.").of(file="x"))
    assert banner.is_warning


def test_the_log_is_saved_as_text(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    where = tmp_path / "our match.txt"
    monkeypatch.setattr(exports, "ask_save_path", lambda *_: where)
    hands.main.page.commands["save_log"].trigger()
    log = hands.main.page.panel.log
    lines = [log.item(row).text() for row in range(log.count())]
    assert where.read_text(encoding="utf-8").splitlines() == lines

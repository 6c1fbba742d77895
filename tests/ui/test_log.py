# SPDX-License-Identifier: MIT
"""The log tells whom each line is about."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.paint.seat_marks import SEATS
from wizardtable.ui.match.log import ENTRY
from wizardtable.ui.style import appearance


def test_a_line_wears_the_colour_of_whom_it_is_about_whoever_played(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log = hands.window.page.panel.log
    lines = [log.item(row) for row in range(log.count())]
    about = {getattr(line.data(ENTRY).event, "seat", None) for line in lines}
    assert about == {None, 0, 1}
    for line in lines:
        seat = getattr(line.data(ENTRY).event, "seat", None)
        if seat is None:
            assert line.font().italic()
        else:
            colour = SEATS[seat][0 if appearance.shades().dark else 1]
            assert line.foreground().color() == QColor(colour)


def test_lines_that_scroll_where_no_pointer_has_come_mark_nothing_on_the_table(
    hands: Hands,
) -> None:
    log = hands.window.page.panel.log
    pointed: list[object] = []
    log.pointed.connect(pointed.append)
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log.itemEntered.emit(log.item(0))
    assert not pointed
    middle = log.visualItemRect(log.item(log.count() - 1)).center()
    QTest.mouseMove(log.viewport(), middle - QPoint(0, 3))
    QTest.mouseMove(log.viewport(), middle)
    assert pointed == [log.item(log.count() - 1).data(ENTRY)]


def test_lines_that_are_told_anew_point_at_nothing_but_once(hands: Hands) -> None:
    log = hands.window.page.panel.log
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    log.setCurrentRow(log.count() - 1)
    pointed: list[object] = []
    log.pointed.connect(pointed.append)
    log.forget()
    assert log.count() == 0
    assert pointed == [None]
    log.tell(hands.controller.match, hands.controller.viewer, hands.controller.names)
    assert log.count() > 0
    assert pointed == [None]

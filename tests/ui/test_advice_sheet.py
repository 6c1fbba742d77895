# SPDX-License-Identifier: MIT
"""The sheet of advice has room for what it says, whatever it said before."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands, games
from wizardtable.ai.search.advice import Candidate, Verdict
from wizardtable.core.agent import Decision
from wizardtable.core.text import N_
from wizardtable.ui.match.advice_sheet import AdviceSheet

REASON = N_("toy", "A reason that takes more than a single line of the sheet, as most of them do.")


def tell(action: object) -> str:
    return f"Do what is called number {action}, which takes two lines of the sheet to be told"


def test_a_warning_after_a_hint_has_room_for_its_rows_and_buttons(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(980, 740)
    table.show()
    sheet = AdviceSheet(table)
    best = Decision(1, REASON)
    sheet.show_hint(best, [Candidate(number, 0.5) for number in range(1, 5)], tell)
    QApplication.processEvents()
    sheet.show_verdict(Verdict(best, 2, 0.6, 0.3), tell, warning=True)
    QApplication.processEvents()
    layout = sheet.layout()
    assert layout is not None
    assert sheet.height() == layout.totalHeightForWidth(sheet.width())
    assert not sheet.play.geometry().intersects(sheet.insist.geometry())
    sheet.show_verdict(Verdict(best, 1, 0.6, 0.6), tell)
    QApplication.processEvents()
    assert sheet.height() == layout.totalHeightForWidth(sheet.width())


@pytest.mark.parametrize("game", games())
def test_advice_does_not_lie_over_the_pieces_it_is_about(hands: Hands, game: str) -> None:
    hands.deal(ADA, GREEDY, GREEDY, game=game)
    hands.wait_turn()
    for action in list(hands.controller.menu())[:8]:
        hands.controller.hint.emit(Decision(action, REASON))
        QApplication.processEvents()
        sheet = QRectF(hands.window.page.advice.geometry())
        boxes = [QRectF(box.x, box.y, box.w, box.h) for box in hands.table.pointed()]
        small = [box for box in boxes if box.width() < hands.table.width() / 3]
        assert not any(sheet.intersects(box) for box in small), action


def test_on_a_small_table_fewer_moves_are_compared_and_none_is_cut_off(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(640, 330)
    table.show()
    sheet = AdviceSheet(table)
    sheet.show_hint(Decision(1, REASON), [Candidate(n, 0.5) for n in range(1, 5)], tell)
    QApplication.processEvents()
    layout = sheet.layout()
    assert layout is not None
    assert sheet.height() == layout.totalHeightForWidth(sheet.width()) <= table.height()
    assert len(sheet.rows) in (0, 2, 3)
    table.resize(640, 900)
    QApplication.processEvents()
    assert len(sheet.rows) == 4
    assert sheet.height() == layout.totalHeightForWidth(sheet.width())

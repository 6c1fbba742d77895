# SPDX-License-Identifier: MIT
"""Tests that hand and buttons of the table stay in reach on small logical screens."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication

from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.ui import window_size
from wizardtable.ui.match.match_page import _FOREIGN_SAVE_NOTICE

SCREEN = QSize(800, 450)


@pytest.fixture
def small(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Returns a window on a screen of 1600 by 900 pixels at 200 %."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: SCREEN)
    assert (
        window_size.largest_size(QGuiApplication.primaryScreen()) == SCREEN - window_size.FRAME_SIZE
    )
    hands.profile.changed.emit(hands.profile.settings)
    hands.deal(ADA, RANDOM)
    return hands


@pytest.mark.parametrize("percent", [100, 175])
def test_strips_push_neither_hand_nor_buttons_out_of_the_window(small: Hands, percent: int) -> None:
    small.profile.change(replace(small.profile.settings, font_scale=percent))
    assert small.wait_turn()
    page = small.main.page
    page.banner.say(_FOREIGN_SAVE_NOTICE)
    small.window.resize(SCREEN - window_size.FRAME_SIZE)
    QApplication.processEvents()
    assert small.window.size() == SCREEN - window_size.FRAME_SIZE
    table, shown = small.table, small.window.rect()
    corner = table.viewport().mapTo(small.window, QPoint(0, 0))
    keys = [key for key in table.table.items_by_key if key[0] == "card" or key[1:2] == ("choice",)]
    assert keys
    for key in keys:
        box = table.stage.box_in_viewport(key)
        assert box is not None
        place = QRect(*(round(n) for n in (box.x, box.y, box.w, box.h))).translated(corner)
        assert shown.adjusted(-2, -2, 2, 2).contains(place), key


def test_the_window_alone_says_how_small_a_table_becomes(small: Hands) -> None:
    assert small.window.minimumSize() == SCREEN - window_size.FRAME_SIZE
    assert small.table.minimumSize() == QSize(0, 0)
    least = small.main.page.minimumSizeHint()
    assert least.height() <= small.window.minimumHeight()
    assert least.width() <= small.window.minimumWidth()

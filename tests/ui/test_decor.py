# SPDX-License-Identifier: MIT
"""Tests the candles and gems painted on the backdrop of the lobby."""

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wizardtable.ui.lobby.backdrop import Backdrop
from wizardtable.ui.lobby.decor import Candle


def test_a_candle_has_the_room_behind_it_even_where_the_room_was_not_painted_yet(
    qtbot: QtBot,
) -> None:
    room, backdrop = QWidget(), Backdrop()
    qtbot.addWidget(room)
    room.resize(200, 150)
    backdrop.fit(room.size(), 1.0)
    candle = Candle(backdrop, room)
    room.resize(600, 400)  # Qt may paint what is opaque before the room below it
    candle.setGeometry(500, 300, 64, 64)
    shown = candle.grab().toImage()
    backdrop.fit(room.size(), 1.0)
    behind = QPixmap(64, 64)
    painter = QPainter(behind)
    painter.translate(-candle.pos())
    backdrop.paint(painter, candle.geometry())
    painter.end()
    for corner in ((0, 0), (63, 0), (0, 63), (63, 63)):
        assert shown.pixelColor(*corner) == behind.toImage().pixelColor(*corner)

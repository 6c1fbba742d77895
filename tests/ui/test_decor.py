# SPDX-License-Identifier: MIT
"""Candles and gems on the ground of the lobby."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wizardtable.ui.lobby.backdrop import Ground
from wizardtable.ui.lobby.decor import Candle


def test_a_candle_has_the_room_behind_it_even_where_the_room_was_not_painted_yet(
    qtbot: QtBot,
) -> None:
    room, ground = QWidget(), Ground()
    qtbot.addWidget(room)
    room.resize(200, 150)
    ground.fit(room.size(), 1.0)
    candle = Candle(ground, room)
    room.resize(600, 400)  # Qt may paint what is opaque before the room below it
    candle.setGeometry(500, 300, 64, 64)
    shown = candle.grab().toImage()
    assert ground.painted_for is not None
    assert ground.painted_for[0] == room.size()
    assert shown.pixelColor(0, 63) == shown.pixelColor(1, 63)
    assert shown.pixelColor(0, 63).lightness() > 0

# SPDX-License-Identifier: MIT
"""Tests that icons are sharp at every size, and that no icon is stored larger than needed."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wizardtable.ui.style import appearance, icons


@pytest.mark.parametrize("scale", [100, 175])
def test_an_icon_is_painted_as_large_as_it_is_shown_and_hardly_larger(
    qtbot: QtBot, scale: int
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    appearance.apply_theme(app, "dark", scale)
    largest = max(size.width() for size in icons.icon("hat").availableSizes())
    appearance.apply_theme(app, "dark", 100)
    shown = icons.MAX_SHOWN_SIZE * scale / 100 * app.devicePixelRatio()
    assert shown <= largest <= 1.5 * shown

# SPDX-License-Identifier: MIT
"""Tests that menus, tooltips and lists use the program's font, whatever the desktop's fonts."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wizardtable.ui.style import appearance


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[QApplication]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    yield app
    appearance.apply_theme(app, "dark", 100)


def test_menus_and_tips_grow_with_the_text_size(app: QApplication) -> None:
    theirs = QFont("Sans Serif", 7)
    for kind in appearance.DESKTOP_FONT_CLASSES:  # as a desktop theme does
        app.setFont(theirs, kind)
    appearance.apply_theme(app, "light", 150)
    assert {app.font(kind).pixelSize() for kind in appearance.DESKTOP_FONT_CLASSES} == {
        app.font().pixelSize()
    }

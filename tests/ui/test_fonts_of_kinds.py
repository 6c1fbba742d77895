# SPDX-License-Identifier: MIT
"""Menus, tips and lists wear the program's font, whatever font the desktop has for them."""

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
    appearance.wear(app, "dark", 100)


def test_menus_and_tips_grow_with_the_text_size(app: QApplication) -> None:
    theirs = QFont("Sans Serif", 7)
    for kind in appearance.KINDS:  # as a desktop theme does
        app.setFont(theirs, kind)
    appearance.wear(app, "light", 150)
    assert {app.font(kind).pixelSize() for kind in appearance.KINDS} == {app.font().pixelSize()}

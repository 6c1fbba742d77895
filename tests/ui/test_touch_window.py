# SPDX-License-Identifier: MIT
"""Tests that everything from the lobby to the table can be used with fingers alone."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from tests.table import fingers
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.match.features.opening_feature import OpeningFeature
from wizardtable.ui.style import touch_hints


def tap(widget: QWidget) -> None:
    fingers.tap(widget, widget.rect().center())


def buttons(root: QWidget, words: str) -> list[QAbstractButton]:
    """Returns the visible buttons with these words."""
    visible = [
        candidate for candidate in root.findChildren(QAbstractButton) if candidate.isVisible()
    ]
    return [candidate for candidate in visible if words in (candidate.text(), candidate.toolTip())]


def button(root: QWidget, words: str) -> QAbstractButton:
    """Returns the first visible button with these words."""
    return buttons(root, words)[0]


def test_taps_begin_a_match_and_open_what_is_beside_it(hands: Hands) -> None:
    hands.profile.change(replace(hands.profile.settings, their_speed=1))
    hands.qtbot.waitUntil(lambda: bool(buttons(hands.window, "New match")))
    tap(button(hands.window, "New match"))
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.sheets.top, NewGameDialog))
    dialog = hands.main.sheets.top
    assert dialog is not None
    tap(button(dialog, "Play"))
    introduction = hands.main.page.feature(OpeningFeature).introduction
    hands.qtbot.waitUntil(introduction.isVisible)
    tap(introduction)
    assert not introduction.isVisible()
    log = hands.main.page.panel.log
    tap(button(hands.window, "Hide this column (L)"))
    hands.qtbot.waitUntil(lambda: not log.isVisible())
    tap(button(hands.window, "Log and moves"))
    hands.qtbot.waitUntil(log.isVisible)


@pytest.mark.qt_log_ignore("raise", extend=True)  # as a tooltip does where there is no screen
def test_a_finger_that_rests_on_a_button_reads_what_it_does_and_presses_nothing(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.deal(ADA, GREEDY)
    journal = button(hands.window, "Log and moves")
    pressed: list[str] = []
    journal.clicked.connect(lambda: pressed.append(journal.text()))
    monkeypatch.setattr(touch_hints, "LONG_PRESS_MS", 20)
    middle = journal.rect().center()
    fingers.press(journal, middle)
    hands.qtbot.waitUntil(lambda: QToolTip.text() == journal.toolTip())
    fingers.release(journal, middle)
    hands.qtbot.waitUntil(lambda: QToolTip.text() == journal.toolTip())
    assert pressed == []
    monkeypatch.setattr(touch_hints, "LONG_PRESS_MS", 600_000)
    tap(journal)
    assert pressed == ["Log and moves"]

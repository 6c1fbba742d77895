# SPDX-License-Identifier: MIT
"""Tests that opponents can wait for a screen reader, and that this is offered once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.table.spoken.announcements import announcements_of
from wizardtable.table.spoken.speech_queue import MY_TURN, Happening
from wizardtable.ui.match.features.speech_feature import SpeechFeature

LONG_SENTENCE = "Thaddeus lays a run of four cards up to eleven and looks pleased."


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulates an active screen reader that takes every announcement."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda _: None)


@pytest.mark.usefixtures("listener")
def test_waiting_is_offered_once_when_a_screen_reader_first_reads_a_table(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.deal(ADA, GREEDY)
    feature = hands.main.page.feature(SpeechFeature)
    hands.table.spoken.groups()
    qtbot.waitUntil(lambda: not feature.offer_strip.isHidden())
    assert not hands.profile.settings.waits_for_speech, "it is only an offer"
    feature.offer_strip.closed.emit()
    assert hands.profile.settings.waits_for_speech
    assert feature.offer_strip.isHidden()
    hands.main.go_to_lobby()
    hands.deal(ADA, GREEDY)
    hands.table.spoken.groups()
    qtbot.wait(20)
    assert feature.offer_strip.isHidden()


@pytest.mark.usefixtures("listener")
def test_opponents_wait_until_everything_is_said_and_a_key_ends_the_wait(hands: Hands) -> None:
    hands.profile.change(replace(hands.profile.settings, waits_for_speech=True))
    hands.deal(ADA, GREEDY)
    spoken = announcements_of(hands.main.page)
    spoken.forget()
    spoken.tell(Happening(LONG_SENTENCE))
    assert hands.controller.speech_ms_left() > 1000
    spoken.say_next()
    assert hands.controller.speech_ms_left() > 1000
    hands.table.setFocus()
    hands.press(Qt.Key.Key_Right)
    assert hands.controller.speech_ms_left() == 0


def test_without_a_screen_reader_nobody_waits(hands: Hands) -> None:
    hands.profile.change(replace(hands.profile.settings, waits_for_speech=True))
    hands.deal(ADA, GREEDY)
    announcements_of(hands.main.page).tell(Happening(LONG_SENTENCE))
    assert hands.controller.speech_ms_left() == 0


def test_the_preferences_reach_the_announcements_at_once(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.profile.change(replace(hands.profile.settings, speech=MY_TURN, speech_rate=200))
    queue = announcements_of(hands.main.page).queue
    assert (queue.detail, queue.rate) == (MY_TURN, 2.0)

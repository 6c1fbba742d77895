# SPDX-License-Identifier: MIT
"""Tests the opening of a match: opponents are introduced, the table is set out, a move skips
both."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel

from tests.ui.windows import ADA, BOB, Hands
from wizardtable.core import catalog
from wizardtable.core.match import Player
from wizardtable.core.wizards import WIZARDS
from wizardtable.play.remarks import REMARKS, remark
from wizardtable.ui.match.features.opening_feature import OpeningFeature
from wizardtable.ui.match.introduction import Introduction
from wizardtable.ui.style.widgets import Panel

CORVIN = Player("Corvin", catalog.get("anludim").levels[0].id, "corvin")
ISAURE = Player("Isaure", catalog.get("anludim").levels[0].id, "isaure")


def unhurried(hands: Hands, *, reduced_motion: bool = False) -> None:
    """Sets a pace at which moves take time."""
    hands.profile.change(
        replace(hands.profile.settings, their_speed=1, reduced_motion=reduced_motion)
    )


def introduction(hands: Hands) -> Introduction:
    return hands.main.page.feature(OpeningFeature).introduction


def words(hands: Hands) -> str:
    labels = introduction(hands).findChildren(QLabel)
    return "\n".join(label.text() for label in labels)


def test_every_wizard_has_something_to_say() -> None:
    assert REMARKS.keys() == {wizard.id for wizard in WIZARDS}


def test_opponents_are_introduced_with_style_and_remark(hands: Hands) -> None:
    unhurried(hands)
    hands.deal(ADA, CORVIN, ISAURE)
    assert introduction(hands).isVisible()
    said = remark("corvin", hands.controller.match.seed)
    assert "Corvin" in words(hands)
    assert "Apprentice · Poacher" in words(hands)
    assert f"“{said}”" in words(hands)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_goes_on_to_the_deal(hands: Hands, key: Qt.Key) -> None:
    unhurried(hands, reduced_motion=True)
    hands.deal(ADA, CORVIN)
    hands.press(key)
    assert not introduction(hands).isVisible()
    assert ("card",) in {piece[:1] for piece in hands.table.table.items_by_key}


def test_a_click_goes_on_to_the_deal(hands: Hands) -> None:
    unhurried(hands, reduced_motion=True)
    hands.deal(ADA, CORVIN)
    QTest.mouseClick(introduction(hands), Qt.MouseButton.LeftButton)
    assert not introduction(hands).isVisible()


@pytest.mark.long
def test_opponents_wait_for_the_end_of_the_opening(hands: Hands) -> None:
    unhurried(hands, reduced_motion=True)
    hands.deal(CORVIN, ADA)
    hands.table.settled.emit()
    QTest.qWait(50)
    assert not hands.controller.match.actions
    introduction(hands).skip()
    hands.profile.change(replace(hands.profile.settings, their_speed=3))
    assert hands.wait_turn()


def test_a_move_from_the_list_ends_the_opening(hands: Hands) -> None:
    unhurried(hands, reduced_motion=True)
    hands.deal(ADA, CORVIN, seed=5)
    assert hands.my_turn
    hands.controller.act(hands.controller.menu()[0])
    assert not introduction(hands).isVisible()


def test_nobody_is_introduced_to_people_who_play_among_themselves(hands: Hands) -> None:
    unhurried(hands, reduced_motion=True)
    hands.deal(ADA, BOB)
    assert not introduction(hands).isVisible()
    hands.qtbot.waitUntil(lambda: hands.controller.curtain_seat is not None)


def test_a_match_that_is_continued_has_no_opening(hands: Hands) -> None:
    hands.deal(ADA, CORVIN)
    assert hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    path = hands.main.page.path
    assert path is not None
    unhurried(hands)
    hands.main.open_save(path)
    assert not introduction(hands).isVisible()


def test_at_the_highest_speed_there_is_no_opening(hands: Hands) -> None:
    hands.deal(ADA, CORVIN)
    assert not introduction(hands).isVisible()


def test_leaving_the_table_ends_the_opening(hands: Hands) -> None:
    unhurried(hands)
    hands.deal(ADA, CORVIN)
    hands.main.go_to_lobby()
    assert introduction(hands).isHidden()  # not only with the table


def fading(hands: Hands) -> list[QGraphicsOpacityEffect]:
    """Returns the opacity effects of the opponents' pictures that have not fully appeared."""
    return introduction(hands).findChildren(QGraphicsOpacityEffect)


def test_in_another_language_the_introduction_goes_on_and_ends(
    hands: Hands, speak: Callable[[str], None]
) -> None:
    unhurried(hands)
    hands.deal(ADA, CORVIN, ISAURE)
    assert fading(hands)
    speak("fr")
    hands.qtbot.waitUntil(lambda: not fading(hands))
    assert introduction(hands).isVisible()
    assert "Espace" in words(hands)
    introduction(hands).skip()
    assert not introduction(hands).isVisible()


def test_where_the_window_is_an_icon_the_introduction_waits_for_its_readers(hands: Hands) -> None:
    unhurried(hands)
    hands.deal(ADA, CORVIN, ISAURE)
    remaining_ms = introduction(hands).remaining_ms
    assert remaining_ms > 0
    hands.window.showMinimized()
    assert introduction(hands).remaining_ms == 0
    hands.window.showNormal()
    assert introduction(hands).isVisible()
    assert 0 < introduction(hands).remaining_ms <= remaining_ms
    hands.qtbot.waitUntil(lambda: not fading(hands))  # everybody is there


def test_larger_writing_gives_the_opponents_more_room(hands: Hands) -> None:
    unhurried(hands)
    hands.deal(ADA, CORVIN)
    said = remark("corvin", hands.controller.match.seed)

    def width() -> int:
        labels = introduction(hands).findChildren(QLabel)
        return next(label.width() for label in labels if label.text() == f"“{said}”")

    narrow = width()
    hands.profile.change(replace(hands.profile.settings, font_scale=150))
    hands.qtbot.waitUntil(lambda: width() >= narrow * 1.4)


@pytest.mark.long
def test_the_largest_writing_of_five_opponents_has_room_in_every_match(hands: Hands) -> None:
    unhurried(hands, reduced_motion=True)
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    level = catalog.get("zavandor").levels[0].id
    wizards = [Player(wizard.name, level, wizard.id) for wizard in WIZARDS[:5]]
    for _ in range(2):
        hands.deal(ADA, *wizards, game="zavandor")
        board = introduction(hands).findChild(Panel)
        hands.qtbot.waitUntil(board.isVisible)
        assert board.sizeHint().height() <= board.height() <= introduction(hands).height()


def test_nobody_appears_once_the_introduction_is_over(hands: Hands) -> None:
    unhurried(hands)
    hands.deal(ADA, CORVIN, ISAURE)
    introduction(hands).skip()
    assert not fading(hands)

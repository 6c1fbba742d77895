# SPDX-License-Identifier: MIT
"""Tests that lobby and table fade into each other, unless motion is reduced."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.ui.style.cross_fade import CrossFade

LEFT = Qt.MouseButton.LeftButton


def seen(hands: Hands) -> QImage:
    return hands.window.grab().toImage()


def fades(hands: Hands) -> list[CrossFade]:
    return [fade for fade in hands.window.findChildren(CrossFade) if fade.isVisible()]


def in_motion(hands: Hands) -> None:
    hands.main.go_to_lobby()
    hands.profile.change(replace(hands.profile.settings, reduced_motion=False, my_speed=3))


def test_the_table_shows_through_the_lobby_and_then_alone(hands: Hands, qtbot: QtBot) -> None:
    in_motion(hands)
    lobby = seen(hands)
    hands.deal(ADA, GREEDY)
    (fade,) = fades(hands)
    now = [0.0]
    fade.clock = lambda: now[0]
    assert seen(hands) == lobby
    qtbot.wait(1)  # the event is over
    now[0] = 0.1
    between = seen(hands)
    now[0] = 0.2
    qtbot.waitUntil(lambda: not fades(hands))
    assert hands.main.page.isVisible()
    assert between not in (lobby, seen(hands))


def test_who_leaves_the_table_while_it_still_fades_in_is_in_the_lobby(
    hands: Hands, qtbot: QtBot
) -> None:
    in_motion(hands)
    hands.deal(ADA, GREEDY)
    hands.main.go_to_lobby()
    assert len(fades(hands)) == 1
    qtbot.waitUntil(lambda: not fades(hands))
    assert hands.main.in_lobby


def test_a_click_goes_through_what_fades(hands: Hands, qtbot: QtBot) -> None:
    in_motion(hands)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.main.go_to_lobby()
    tile = hands.main.lobby.tiles[0]
    qtbot.mouseClick(
        hands.window.childAt(tile.start.mapTo(hands.window, tile.start.rect().center())), LEFT
    )
    assert hands.main.dialog is not None


def test_rooms_change_at_once_under_reduced_motion(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    assert not fades(hands)


def test_while_a_match_is_opened_a_sign_says_so(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    path = hands.main.page.path
    assert path is not None
    hands.main.go_to_lobby()
    hands.main.open_save(path)
    signs = [sign for sign in hands.window.findChildren(QLabel) if sign.property("role") == "sign"]
    (sign,) = (sign for sign in signs if sign.isVisible())
    assert sign.text() == "Opening the match…"
    qtbot.waitUntil(sign.isHidden)


def test_where_a_match_cannot_be_opened_the_table_is_not_seen_for_a_moment(
    hands: Hands, tmp_path: Path, qtbot: QtBot
) -> None:
    in_motion(hands)
    qtbot.waitUntil(lambda: not fades(hands))
    broken = tmp_path / "broken.wizardtable"
    broken.write_text("nothing that is a match")
    hands.main.lobby.is_still = True
    lobby = hands.main.lobby.grab().toImage()
    hands.main.try_save(str(broken))
    (fade,) = fades(hands)
    assert fade.grab().toImage() == lobby
    qtbot.waitUntil(lambda: not fades(hands))
    assert hands.main.in_lobby


def test_a_window_that_changes_its_size_shows_the_room_at_once(hands: Hands) -> None:
    in_motion(hands)
    hands.deal(ADA, GREEDY)
    assert fades(hands)
    hands.window.resize(1400, 800)
    assert not fades(hands)

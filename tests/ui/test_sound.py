# SPDX-License-Identifier: MIT
"""Tests sound in the window: matches, replays, ambiences, and the key that silences all."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.test_replay import replay_view, sit_down
from tests.ui.windows import ADA, GREEDY, RANDOM, Hands
from wizardtable.sound.names import Ambience, Sound
from wizardtable.store import settings as stored
from wizardtable.store.settings import Settings
from wizardtable.ui.match.features.replay_feature import ReplayFeature

MUTE = (Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)


def listen(hands: Hands) -> list[Sound]:
    """Returns the list to which the sounds of this window's tables are added."""
    heard: list[Sound] = []
    hands.services.sounds.play = heard.append  # type: ignore[method-assign]
    return heard


def test_a_move_is_heard(hands: Hands, qtbot: QtBot) -> None:
    heard = listen(hands)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    heard.clear()
    hands.controller.act(hands.controller.menu()[0])
    assert heard


def test_a_replay_is_heard_as_the_match_was(hands: Hands, qtbot: QtBot) -> None:
    heard = listen(hands)
    match = sit_down(hands)
    hands.main.sheets.close_top()
    hands.main.page.feature(ReplayFeature).open(len(match.actions) - 9)
    assert heard == [], "what is opened is silent"
    for _ in range(9):
        replay_view(hands).toolbar.press("next")
    assert Sound.CARD in heard
    assert Sound.WIN in heard, "the end too"


def test_one_key_puts_the_sound_off_and_on_again_and_it_is_kept(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    player = hands.services.sounds
    assert not player.muted
    hands.press(*MUTE)
    assert player.muted
    kept, _ = stored.load(hands.profile.data.settings)
    assert not kept.sound
    assert not hands.main.page.commands["sound"].isChecked()
    hands.press(*MUTE)
    assert not player.muted and player.volume == hands.profile.settings.volume


def test_tests_and_pictures_are_silent(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    assert hands.services.sounds._process is None, "nobody has started it"


@pytest.fixture
def rooms(hands: Hands) -> list[Ambience | None]:
    """Returns the list to which each new ambience is added, for a player who wants ambiences."""
    asked: list[Ambience | None] = [None]

    def note(ambience: Ambience | None, volume: int) -> None:
        assert volume == hands.profile.settings.ambience_volume
        if ambience != asked[-1]:
            asked.append(ambience)

    hands.services.sounds.set_ambience = note  # type: ignore[method-assign]
    hands.main.ambience.watch(hands.main.rooms, lambda: hands.main.in_lobby)
    change(hands, ambience=True)
    hands.qtbot.waitUntil(lambda: asked[-1] is Ambience.HALL)
    return asked


def change(hands: Hands, **choices: object) -> None:
    hands.profile.change(replace(hands.profile.settings, **choices))  # type: ignore[arg-type]


def test_every_room_has_its_ambience(
    hands: Hands, rooms: list[Ambience | None], qtbot: QtBot
) -> None:
    for game, ambience in (
        ("anludim", Ambience.UNIVERSITY),
        ("zavandor", Ambience.VAULT),
        ("elfenwizards", Ambience.WOOD),
        ("wizards_gambit", Ambience.FIRESIDE),
    ):
        hands.deal(ADA, GREEDY, RANDOM, game=game)
        qtbot.waitUntil(lambda ambience=ambience: rooms[-1] is ambience)  # type: ignore[misc]
    hands.main.go_to_lobby()
    qtbot.waitUntil(lambda: rooms[-1] is Ambience.HALL)
    assert None not in rooms[1:], "from room to room it fades, without a silence"


def test_nothing_is_heard_of_a_window_that_cannot_be_seen(
    hands: Hands, rooms: list[Ambience | None], qtbot: QtBot
) -> None:
    hands.window.showMinimized()
    qtbot.waitUntil(lambda: rooms[-1] is None)
    hands.window.showNormal()
    qtbot.waitUntil(lambda: rooms[-1] is Ambience.HALL)
    hands.window.hide()
    qtbot.waitUntil(lambda: rooms[-1] is None)
    hands.window.show()
    qtbot.waitUntil(lambda: rooms[-1] is Ambience.HALL)


def test_a_match_that_is_paused_is_silent(
    hands: Hands, rooms: list[Ambience | None], qtbot: QtBot
) -> None:
    hands.deal(GREEDY, RANDOM)
    qtbot.waitUntil(lambda: rooms[-1] is Ambience.UNIVERSITY)
    hands.main.page.commands["pause"].setChecked(True)
    qtbot.waitUntil(lambda: rooms[-1] is None)
    hands.main.page.commands["pause"].setChecked(False)
    qtbot.waitUntil(lambda: rooms[-1] is Ambience.UNIVERSITY)


def test_it_is_off_until_it_is_asked_for_and_silent_where_all_is(
    hands: Hands, rooms: list[Ambience | None], qtbot: QtBot
) -> None:
    assert not Settings().ambience
    for silent, heard in (
        ({"ambience": False}, {"ambience": True}),
        ({"sound": False}, {"sound": True}),
    ):
        change(hands, **silent)
        qtbot.waitUntil(lambda: rooms[-1] is None)
        change(hands, **heard)
        qtbot.waitUntil(lambda: rooms[-1] is Ambience.HALL)
    change(hands, ambience_volume=10)
    qtbot.wait(10)
    assert rooms[-1] is Ambience.HALL

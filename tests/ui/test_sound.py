# SPDX-License-Identifier: MIT
"""Sound in the window: whole matches are heard, replays too, and one key silences them all."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.test_replay import past, sit
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.sound.names import Sound
from wizardtable.store import settings as stored

MUTE = (Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)


def listen(hands: Hands) -> list[Sound]:
    """What the tables of this window ask for."""
    heard: list[Sound] = []
    hands.session.player.play = heard.append  # type: ignore[method-assign]
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
    match = sit(hands)
    hands.window.page.open_replay(len(match.actions) - 9)
    assert heard == [], "what is opened is silent"
    for _ in range(9):
        past(hands).strip.do("next")
    assert Sound.CARD in heard
    assert Sound.WIN in heard, "the end too"


def test_one_key_puts_the_sound_off_and_on_again_and_it_is_kept(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    player = hands.session.player
    assert not player.muted
    hands.press(*MUTE)
    assert player.muted
    kept, _ = stored.load(hands.session.data.settings)
    assert not kept.sound
    assert not hands.window.page.commands["sound"].isChecked()
    hands.press(*MUTE)
    assert not player.muted and player.volume == hands.session.settings.volume


def test_tests_and_pictures_are_silent(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    assert hands.session.player._process is None, "nobody has started it"

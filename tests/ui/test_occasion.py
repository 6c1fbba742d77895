# SPDX-License-Identifier: MIT
"""The end of a match is an occasion of two seconds, for whoever won and for whoever lost; then the
ranking comes."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.test_replay import sit
from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.core import catalog
from wizardtable.core.match import Player
from wizardtable.store.paths import resource
from wizardtable.table.game_view import Flying
from wizardtable.ui.match import occasion as module
from wizardtable.ui.match.features.occasion_feature import OccasionFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.match.occasion import Occasion
from wizardtable.ui.match.sparks import sparks
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style.question import QuestionSheet

LIGHTS = ((0.4, 0.5), (0.6, 0.5))
GAMES = [spec.id for spec in catalog.all()]


@pytest.mark.parametrize("flying", Flying)
@pytest.mark.parametrize("won", [True, False])
def test_nothing_is_there_at_first_and_nothing_at_the_end(flying: Flying, won: bool) -> None:
    assert not sparks(flying, 3, 0.0, LIGHTS, won=won)
    assert sparks(flying, 3, 0.5, LIGHTS, won=won)
    assert not sparks(flying, 3, 1.0, LIGHTS, won=won)


@pytest.mark.parametrize("flying", [Flying.FOUNTAIN, Flying.ORBIT, Flying.LIGHTS])
def test_more_is_seen_of_a_victory(flying: Flying) -> None:
    seen = [len(sparks(flying, 3, 0.6, LIGHTS, won=won)) for won in (True, False)]
    assert seen[0] > seen[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_of_a_finale_exist(game: str) -> None:
    finale = catalog.get(game).view.finale
    assert finale is not None
    for name in (*finale.emblems, *finale.sparks):
        assert Path(resource("art", game, name)).is_file()


def test_every_game_ends_in_its_own_way() -> None:
    finales = [catalog.get(game).view.finale for game in GAMES]
    assert len({finale.flying for finale in finales if finale is not None}) == len(GAMES)


def play_out(hands: Hands, *players: Player, seed: int = 7) -> Occasion:
    """A match played to its end at once, whose end takes its time."""
    hands.deal(*players, seed=seed)
    while hands.wait_turn():
        if hands.main.page.controller is not None:
            hands.profile.change(replace(hands.profile.settings, their_speed=3))
            hands.controller.act(hands.controller.menu()[-1])
    return hands.main.page.feature(OccasionFeature).occasion


def celebrated(hands: Hands) -> Occasion:
    """The occasion of a match that has just been played."""
    occasion = hands.main.page.feature(OccasionFeature).occasion
    sit(hands)
    hands.controller.was_played = True
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)
    assert hands.main.dialog is not None
    hands.main.dialog.reject()
    hands.qtbot.waitUntil(lambda: hands.main.dialog is None)
    hands.window.activateWindow()
    hands.qtbot.waitUntil(hands.window.isActiveWindow)
    now = [0.0]
    occasion.clock = lambda: now[0]
    hands.profile.change(replace(hands.profile.settings, their_speed=1, reduced_motion=False))
    hands.controller.finished.emit()
    return occasion


def test_a_key_goes_on_to_the_ranking(hands: Hands) -> None:
    occasion = celebrated(hands)
    assert occasion.isVisible()
    hands.press(Qt.Key.Key_Space)
    assert not occasion.isVisible()
    assert isinstance(hands.main.dialog, GameOverDialog)


def test_after_its_time_the_ranking_comes_by_itself(hands: Hands) -> None:
    occasion = celebrated(hands)
    occasion.grab()
    occasion.clock = lambda: 3.0
    hands.qtbot.waitUntil(lambda: not occasion.isVisible())
    assert isinstance(hands.main.dialog, GameOverDialog)


def test_the_ranking_waits_for_who_looks_back_meanwhile(hands: Hands) -> None:
    occasion = celebrated(hands)
    hands.main.page.feature(ReplayFeature).open()
    occasion.clock = lambda: 3.0
    hands.qtbot.waitUntil(lambda: not occasion.isVisible())
    assert hands.main.dialog is None
    hands.press(Qt.Key.Key_Escape)
    assert isinstance(hands.main.dialog, GameOverDialog)


def test_leaving_the_table_ends_it_without_a_ranking(hands: Hands) -> None:
    occasion = celebrated(hands)
    hands.main.go_to_lobby()
    assert not occasion.isVisible()
    assert hands.main.in_lobby


@pytest.mark.long
def test_under_reduced_motion_the_ranking_comes_at_once(hands: Hands) -> None:
    occasion = play_out(hands, ADA, RANDOM)
    assert not occasion.isVisible()
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))


def test_while_the_window_is_an_icon_its_time_stands_still(hands: Hands) -> None:
    occasion = celebrated(hands)
    occasion.clock = lambda: 1.0
    share = occasion.share
    hands.window.showMinimized()
    occasion.clock = lambda: 60.0
    hands.window.showNormal()
    assert occasion.isVisible()
    assert occasion.share == pytest.approx(share)
    occasion.grab()
    goes_on = count(61)  # the window tells once more that it was an icon
    occasion.clock = lambda: next(goes_on)
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))


def test_who_takes_the_end_back_is_at_the_table_at_once(hands: Hands) -> None:
    occasion = celebrated(hands)
    hands.main.page.commands["undo"].trigger()
    for question in hands.window.findChildren(QuestionSheet):
        question.buttons[0].click()
    hands.qtbot.waitUntil(lambda: hands.controller.match.result is None)
    assert not occasion.isVisible()
    assert hands.main.dialog is None


def test_it_covers_the_table_of_a_window_that_grows(hands: Hands) -> None:
    occasion = celebrated(hands)
    hands.window.resize(1500, 900)
    hands.qtbot.waitUntil(lambda: hands.table.width() > 1000)
    assert occasion.geometry() == hands.table.geometry()
    occasion.grab()


def test_a_match_that_is_given_up_ends_with_a_short_occasion_and_the_ranking(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(module, "announce", lambda _, words: said.append(words))
    hands.deal(ADA, RANDOM)
    assert hands.wait_turn()
    occasion, now = hands.main.page.feature(OccasionFeature).occasion, [0.0]
    occasion.clock = lambda: now[0]
    hands.profile.change(replace(hands.profile.settings, their_speed=1, reduced_motion=False))
    hands.controller.give_up()
    assert occasion.isVisible()
    (words,) = said
    assert words.startswith("Ada gives up")
    assert words.endswith("in the lead.")
    occasion.grab()
    now[0] = 0.7 * module.MILLISECONDS / 1000
    hands.qtbot.waitUntil(lambda: not occasion.isVisible())
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))

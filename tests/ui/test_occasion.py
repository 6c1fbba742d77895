# SPDX-License-Identifier: MIT
"""Tests the show at the end of a match: five seconds for winners and losers, then the ranking."""

from dataclasses import replace
from itertools import combinations, count
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt

from tests.helpers import played
from tests.ui.test_replay import sit_down
from tests.ui.windows import ADA, RANDOM, Hands
from wizardtable.core import catalog
from wizardtable.core.game import Seat
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store.paths import resource
from wizardtable.table.game_view import Flying
from wizardtable.ui.match import occasion as module
from wizardtable.ui.match.features.occasion_feature import OccasionFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.match.occasion import Occasion
from wizardtable.ui.match.podium import Podium
from wizardtable.ui.match.sparks import sparks_at
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style.question import QuestionSheet

LIGHTS = ((0.4, 0.5), (0.6, 0.5))
ASKED = N_("table", "The Grand Magus is finishing this match for you.")
GAMES = [spec.id for spec in catalog.all()]


@pytest.mark.parametrize("flying", Flying)
@pytest.mark.parametrize("won", [True, False])
def test_nothing_is_there_at_first_and_nothing_at_the_end(flying: Flying, won: bool) -> None:
    assert not sparks_at(flying, 3, 0.0, LIGHTS, won=won)
    assert sparks_at(flying, 3, 0.5, LIGHTS, won=won)
    assert not sparks_at(flying, 3, 1.0, LIGHTS, won=won)


@pytest.mark.parametrize("flying", [Flying.FOUNTAIN, Flying.ORBIT, Flying.LIGHTS])
def test_more_is_seen_of_a_victory(flying: Flying) -> None:
    counts = [len(sparks_at(flying, 3, 0.6, LIGHTS, won=won)) for won in (True, False)]
    assert counts[0] > counts[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_of_a_finale_exist(game: str) -> None:
    finale = catalog.get(game).view.finale
    assert finale is not None
    for name in (*finale.emblems, *finale.sparks):
        assert Path(resource("art", game, name)).is_file()


def podium_with(people: set[int], ranks: tuple[int, ...]) -> Podium:
    """Returns the podium of a match with these ranks, in a room of the usual size."""
    match = played(catalog.get("elfenwizards"), seats=len(ranks))
    assert match.result is not None
    ended = SimpleNamespace(
        result=replace(match.result, ranks=ranks),
        names=match.names,
        players=match.players,
        spec=match.spec,
    )
    return Podium(cast(Match, ended), {Seat(seat) for seat in people}, QRectF(0, 0, 1280, 720))


@pytest.mark.parametrize(
    ("people", "ranks"),
    [
        ({0}, (4, 1, 1, 1)),
        ({0, 5}, (5, 1, 1, 1, 1, 6)),
        ({0, 1, 2, 3}, (4, 2, 3, 5, 1, 6)),
    ],
)
def test_every_winner_and_every_person_stands_on_the_podium(
    people: set[int], ranks: tuple[int, ...]
) -> None:
    podium = podium_with(people, ranks)
    winners = {seat for seat, rank in enumerate(ranks) if rank == 1}
    assert people | winners <= {figure.seat for figure in podium.figures}
    steps = [podium.step_rect(figure).adjusted(1, 0, -1, 0) for figure in podium.figures]
    assert all(QRectF(0, 0, 1280, 720).contains(step) for step in steps)
    assert not any(step.intersects(other) for step, other in combinations(steps, 2))


@pytest.mark.usefixtures("qapp")
def test_the_words_of_one_winner_cover_no_other_face() -> None:
    podium = podium_with({0}, (4, 1, 1, 1))
    speaker, *others = (figure for figure in podium.figures if figure.is_winner)
    words = podium.bubble_rect(speaker, "A tie! Who’d have bet on that?")
    for other in others:
        face = podium.bust_rect(other)
        assert not words.intersects(face.adjusted(0, face.height() * 0.3, 0, 0))


def test_every_game_ends_in_its_own_way() -> None:
    finales = [catalog.get(game).view.finale for game in GAMES]
    assert len({finale.flying for finale in finales if finale is not None}) == len(GAMES)


def play_out(hands: Hands, *players: Player, seed: int = 7) -> Occasion:
    """Plays a match to its end at once, and shows that end at the usual speed."""
    hands.deal(*players, seed=seed)
    while hands.wait_turn():
        if hands.main.page.controller is not None:
            hands.profile.change(replace(hands.profile.settings, their_speed=3))
            hands.controller.act(hands.controller.menu()[-1])
    return hands.main.page.feature(OccasionFeature).occasion


def celebrated(hands: Hands) -> Occasion:
    """Returns the show at the end of a match that has just been played."""
    occasion = hands.main.page.feature(OccasionFeature).occasion
    sit_down(hands)
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
    occasion.clock = lambda: 7.0
    hands.qtbot.waitUntil(lambda: not occasion.isVisible())
    assert isinstance(hands.main.dialog, GameOverDialog)


def test_the_ranking_waits_for_who_looks_back_meanwhile(hands: Hands) -> None:
    occasion = celebrated(hands)
    hands.main.page.feature(ReplayFeature).open()
    occasion.clock = lambda: 7.0
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
    share = occasion.passed_share
    hands.window.showMinimized()
    occasion.clock = lambda: 60.0
    hands.window.showNormal()
    assert occasion.isVisible()
    assert occasion.passed_share == pytest.approx(share)
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
    now[0] = 0.7 * module.SHOW_MS / 1000
    hands.qtbot.waitUntil(lambda: not occasion.isVisible())
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))


def test_any_key_goes_on_to_the_ranking(hands: Hands) -> None:
    occasion = celebrated(hands)
    hands.press(Qt.Key.Key_J)
    assert not occasion.isVisible()


def test_who_wants_no_highlights_gets_the_ranking_at_once(hands: Hands) -> None:
    occasion = celebrated(hands)
    occasion.cancel()
    hands.profile.change(replace(hands.profile.settings, shows="off"))
    hands.controller.finished.emit()
    assert not occasion.isVisible()
    assert isinstance(hands.main.dialog, GameOverDialog)


def test_under_reduced_motion_it_is_one_still_picture(hands: Hands) -> None:
    occasion = celebrated(hands)
    occasion.cancel()
    hands.profile.change(replace(hands.profile.settings, reduced_motion=True))
    hands.controller.finished.emit()
    assert occasion.isVisible()
    first = occasion.grab().toImage()
    occasion.clock = lambda: 1.5
    assert occasion.grab().toImage() == first


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_winner_stands_highest_and_the_person_beside(seats: int) -> None:
    spec = catalog.get("elfenwizards" if seats > 2 else "anludim")
    match = played(spec, seats=seats)
    podium = Podium(match, {Seat(0)}, QRectF(0, 0, 1280, 660))
    assert match.result is not None
    tops = {figure.seat: podium.step_rect(figure).top() for figure in podium.figures}
    lefts = [podium.step_rect(figure).left() for figure in podium.figures]
    rights = [podium.step_rect(figure).right() for figure in podium.figures]
    assert 0 in tops
    assert min(lefts) >= 0
    assert max(rights) <= 1280
    winners = {seat for seat, rank in enumerate(match.result.ranks) if rank == 1}
    assert {seat for seat, top in tops.items() if top == min(tops.values())} == winners


def test_neither_bar_nor_log_tells_the_end_before_the_table_has_shown_it(hands: Hands) -> None:
    sit_down(hands)
    page, table, log = hands.main.page, hands.table, hands.main.page.panel.log
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)
    end, log_words = page.bar.words, []
    page.bar.set_prompt(ASKED)
    log.show_match = lambda *_: log_words.append(page.bar.words)  # type: ignore[method-assign]
    table.table.animator.pause(60_000, lambda: None)
    hands.controller.prompt.emit(hands.controller.prompt_message())
    hands.controller.log_changed.emit()
    assert (page.bar.words, log_words) == (render(ASKED), [])
    table.skip()
    hands.qtbot.waitUntil(lambda: page.bar.words == end)
    assert log_words

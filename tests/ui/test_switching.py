# SPDX-License-Identifier: MIT
"""Tests that a change of player loses no running work, and passes none to the other player."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.test_pages_analysis import FakeJob
from tests.ui.test_players import bea, listed
from tests.ui.test_while_thinking import MAGUS, Brooding, let_it_think
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import files
from wizardtable.play.analyst import Analyst
from wizardtable.store import save, statistics
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style.question import QuestionSheet

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def mind(hands: Hands) -> Brooding:
    """Replaces the thinking of the opponents and advisors in the window."""
    made = Brooding()
    hands.services._thinker = made  # type: ignore[assignment]
    return made


def files_of(data: DataDir) -> set[str]:
    """Returns the player's files, except their settings."""
    paths = {str(path.relative_to(data.root)) for path in data.root.rglob("*") if path.is_file()}
    return {path for path in paths if "settings" not in path and "play" not in path}


def switch(hands: Hands, player: str) -> None:
    hands.main.switch_player(player)
    assert hands.main.in_lobby
    assert hands.profile.player_id == player


def finish(hands: Hands) -> GameOverDialog:
    """Plays the match on the table to its end, and returns the dialog about the end."""
    while hands.wait_turn():
        hands.controller.act(hands.controller.menu()[-1])
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    return dialog


def test_an_opponent_who_is_thinking_is_left_with_the_match_saved(
    hands: Hands, mind: Brooding
) -> None:
    other = bea(hands)
    let_it_think(hands, mind)
    path, played = hands.main.page.path, len(hands.controller.match.actions)
    switch(hands, other)
    assert not mind.thinking
    assert path is not None and len(save.load(path).match.actions) == played
    assert files_of(hands.profile.data) == set()


def test_a_hint_that_is_thought_about_does_not_come_to_the_other_player(
    hands: Hands, mind: Brooding
) -> None:
    other = bea(hands)
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    hands.main.page.commands["hint"].trigger()
    assert mind.thinking
    switch(hands, other)
    assert not mind.thinking
    hands.deal(ADA, MAGUS, seed=8)
    assert not hands.main.page.feature(AdviceFeature).sheet.isVisible()


@pytest.mark.long
def test_an_analysis_goes_on_and_is_kept_with_the_match_it_is_of(hands: Hands) -> None:
    job = FakeJob()
    job.slow = True
    hands.services.analyst = Analyst(lambda: job, hands.services)  # type: ignore[arg-type, return-value]
    other = bea(hands)
    hands.deal(ADA, GREEDY)
    dialog = finish(hands)
    path = hands.main.page.path
    dialog.turn_to(1)
    assert job.is_studying
    dialog.close()
    switch(hands, other)
    job.slow = False
    assert path is not None
    hands.qtbot.waitUntil(save.analysis_path(path).exists)
    assert files_of(hands.profile.data) == set()


@pytest.mark.long
def test_an_analysis_brings_no_player_back_who_was_removed(hands: Hands) -> None:
    job = FakeJob()
    job.slow = True
    hands.services.analyst = Analyst(lambda: job, hands.services)  # type: ignore[arg-type, return-value]
    other = bea(hands)
    switch(hands, other)
    hands.deal(ADA, GREEDY)
    dialog = finish(hands)
    dialog.turn_to(1)
    dialog.close()
    switch(hands, players.FIRST_PLAYER_ID)
    players.remove(hands.profile.home, other)
    job.slow = False
    hands.qtbot.waitUntil(lambda: not job.is_studying)
    hands.qtbot.wait(1)
    assert players.ids(hands.profile.home) == [players.FIRST_PLAYER_ID]


def test_a_save_that_is_opened_behind_the_page_of_players_stays_its_players(hands: Hands) -> None:
    other = bea(hands)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    path = hands.main.page.path
    hands.main.go_to_lobby()
    page = listed(hands)
    page.refresh(other)
    hands.main.try_save(str(path))  # as a second start asks
    assert hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    played = len(hands.controller.match.actions)
    QTest.mouseClick(page.play, LEFT)
    assert hands.main.in_lobby and hands.profile.player_id == other
    assert len(save.load(Path(str(path))).match.actions) >= played
    assert files_of(hands.profile.data) == set()


def test_whom_another_program_has_removed_does_not_come_back(hands: Hands) -> None:
    home, other = hands.profile.home, bea(hands)
    page = listed(hands)
    page.refresh(other)
    entry = page.selected()
    assert entry is not None
    players.remove(home, other)
    for act in (
        lambda: page.change_player(entry, "Beatrix", ""),
        lambda: page.remove_player(entry),
    ):
        act()
        assert page._message_label.text() == "This player is no longer on this computer."
        assert players.ids(home) == [players.FIRST_PLAYER_ID]
    hands.main.switch_player(other)
    (box,) = [sheet for sheet in hands.window.findChildren(QuestionSheet) if sheet.isVisible()]
    assert box.text == "This player is no longer on this computer."
    assert hands.profile.player_id == players.FIRST_PLAYER_ID and players.ids(home) == [
        players.FIRST_PLAYER_ID
    ]
    assert not home.players_file.exists()


def test_who_plays_cannot_be_removed_by_another_program(hands: Hands) -> None:
    home, other = hands.profile.home, bea(hands)
    switch(hands, other)
    with pytest.raises(files.FileError, match="playing in another window"):
        players.remove(home, other)
    assert players.is_here(home, other)
    switch(hands, players.FIRST_PLAYER_ID)
    players.remove(home, other)
    assert not players.is_here(home, other)


@pytest.mark.long
def test_a_player_whom_another_program_removes_meanwhile_loses_nothing_of_what_they_play(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = bea(hands)
    switch(hands, other)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    monkeypatch.setattr(players, "_is_held", lambda *_: False)  # as where there are no locks
    players.remove(hands.profile.home, other)
    finish(hands).close()
    hands.main.go_to_lobby()
    (path,) = hands.profile.data.saves.glob("*.wizardtable")
    assert save.load(path).match.result is not None
    assert len(statistics.read(hands.profile.data)[0]) == 1
    assert not hands.profile.has_backlog

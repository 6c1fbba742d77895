# SPDX-License-Identifier: MIT
"""Tests the page of friends: what comes by text or file, what is played, and what goes back."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers import full_disk, play_on
from tests.ui.windows import Hands
from wizardtable.ai.process.messages import CheckMoves, MovesChecked
from wizardtable.ai.process.play_out_job import PlayOutJob
from wizardtable.core import catalog
from wizardtable.core.arranged import challenge, challenge_text, daily_table, purposes
from wizardtable.core.arranged.challenge import Challenge, ChallengeTable, FriendResult
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.play.moves_checks import MovesChecks
from wizardtable.store import challenges, save
from wizardtable.store.book import begun, end_of_match
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.ui.daily.daily_page import DailyDialog
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.friends.friends_page import FriendsDialog
from wizardtable.ui.match.features.ghost_feature import GhostFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.game_over import GameOverDialog

TODAY = date(2026, 11, 26)
PLAYERS = (Player("Blaise", None), Player("Corvin", "adept", "corvin"))


@cache
def friend_s(seed: int = 3, game: str = "anludim") -> tuple[ChallengeTable, FriendResult]:
    """Returns a table, and the result with moves that the friend Blaise reached there."""
    match = Match(catalog.get(game), Setup(2), 4242, PLAYERS)
    table = challenge.table_of_match(match)
    assert table is not None
    match.purpose = table.purpose()
    play_on(match, seed=seed)
    return table, challenge.result_of(match, "2026-11-25", moves=True)


def text(*, moves: bool = False) -> str:
    table, result = friend_s()
    sent = Challenge(table, (result if moves else replace(result, moves=()),))
    return f"Hello Ada,\n\n{challenge_text.write(sent)}\n\nBlaise"


def own_match(seed: int = 8) -> Match:
    """Returns the finished match of the player Ada at the friend's table, as it counts."""
    table, _ = friend_s()
    match = Match(catalog.get(table.game), table.setup, table.seed, table.seated("Ada"))
    match.purpose = table.purpose()
    return play_on(match, seed=seed)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    made = Profile(data_dir(tmp_path), "en")
    made.settings = replace(made.settings, player_name="Ada")
    yield made
    made.close()


def opened(qtbot: QtBot, profile: Profile, today: Any = lambda: TODAY) -> FriendsDialog:
    dialog = FriendsDialog(profile, today=today)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def lines(dialog: FriendsDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_a_pasted_challenge_is_a_table_that_can_be_played(qtbot: QtBot, profile: Profile) -> None:
    dialog = opened(qtbot, profile)
    assert len(lines(dialog)) == 1 and "week 48/2026" in lines(dialog)[0]
    QGuiApplication.clipboard().setText(text())
    QTest.keyClick(dialog, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert lines(dialog)[1] == "Anludim · challenge from Blaise\nNot played yet"
    assert dialog.chosen_key == friend_s()[0].key and dialog.sheet.chart is None
    assert dialog.message.text() == "1 new result."
    plans = []
    dialog.match_requested.connect(lambda game, plan: plans.append((game, plan)))
    dialog.sheet.play.click()
    ((game, plan),) = plans
    table = friend_s()[0]
    assert (game, plan.seed, plan.purpose) == ("anludim", table.seed, table.purpose())


def test_what_is_wrong_with_a_text_is_said_and_nothing_is_lost(
    qtbot: QtBot, profile: Profile, tmp_path: Path
) -> None:
    dialog = opened(qtbot, profile)
    dialog.take_text(text())
    for wrong, words in (
        ("Hello", "no challenge"),
        (text()[:150], "cut off"),
        (text().replace("[wizardtable:1:", "[wizardtable:9:"), "newer version"),
    ):
        dialog.take_text(wrong)
        assert words in dialog.message.text() and len(lines(dialog)) == 2
    large = tmp_path / "large.wizardtable-challenge"
    large.write_bytes(b"[wizardtable:1:" + b"A" * 10_000_000)
    dialog.take_file(large)
    assert "large" in dialog.message.text() and len(lines(dialog)) == 2
    dialog.take_file(tmp_path / "missing.wizardtable-challenge")
    assert "missing" in dialog.message.text()
    dialog.take_text(text())
    assert dialog.message.text() == "You already have everything in this text."
    dialog.take_text(text(moves=True))
    assert dialog.message.text() == "The moves for a result have arrived."
    dialog.take_text(challenge_text.write(Challenge(replace(friend_s()[0], seed=6))))
    assert "nobody has played it yet" in dialog.message.text()


def test_a_full_disk_is_reported(
    qtbot: QtBot, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, profile)
    with monkeypatch.context() as patch:
        full_disk(patch)
        dialog.take_text(text())
    assert "full" in dialog.message.text() and len(lines(dialog)) == 1


def test_after_the_match_the_results_stand_side_by_side_and_the_answer_goes_back(
    qtbot: QtBot, profile: Profile, tmp_path: Path
) -> None:
    dialog = opened(qtbot, profile)
    dialog.take_text(text(moves=True))
    assert not dialog.sheet.results.replay_buttons, "it would spoil the match"
    end_of_match.write_end(profile.data, own_match(), {})
    dialog.refresh()
    assert dialog.sheet.chart is not None and len(dialog.sheet.results.replay_buttons) == 1
    assert "send your answer" in dialog.sheet.accessibleDescription()
    dialog.sheet.copy.click()
    assert len(clipboard()) < 1000 and clipboard().startswith("Ada answers your challenge")
    assert "Answer to send" not in "".join(lines(dialog))
    (answer,) = challenges.read_text(clipboard())
    assert [result.name for result in answer.results] == ["Ada", "Blaise"]
    assert not answer.results[0].moves
    path = tmp_path / "answer.wizardtable-challenge"
    dialog.save_to(path)
    (whole,) = challenges.read_text(path.read_text("utf-8"))
    assert whole.results[0].moves and not whole.results[1].moves
    matches: list[Match] = []
    dialog.replay_requested.connect(matches.append)
    dialog.sheet.results.replay_buttons[0].click()
    assert matches[0].result is not None and matches[0].names[0] == "Blaise"


def test_a_checked_result_is_shown_while_the_page_is_open(
    qtbot: QtBot, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = MovesChecks(parent=profile)
    orders: list[CheckMoves] = []

    def add_check(_: PlayOutJob, table: ChallengeTable, result: FriendResult) -> int:
        orders.append(CheckMoves(1, table, result))
        return 1

    monkeypatch.setattr(PlayOutJob, "add_check", add_check)
    dialog = FriendsDialog(profile, today=lambda: TODAY, checks=checks)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.take_text(text(moves=True))
    dialog.refresh()
    (order,) = orders
    assert order.result == friend_s()[1]
    assert "being checked" in dialog.sheet.results.accessibleDescription()
    report = MovesChecked(1, challenge.CONFIRMED)
    monkeypatch.setattr(PlayOutJob, "poll", lambda _, take_check: take_check(order, report))
    checks.store_proofs()
    assert "confirmed" in dialog.sheet.results.accessibleDescription()
    checks.close()


def test_an_unfinished_attempt_is_continued(qtbot: QtBot, profile: Profile) -> None:
    match = own_match()
    match.undo({0})  # type: ignore[arg-type]
    match.assisted, match.aids = False, ()
    path = save.new_path(profile.data.saves, "anludim")
    path.parent.mkdir(parents=True, exist_ok=True)
    save.write(path, match)
    begun.note_beginning(profile.data, match)
    dialog = opened(qtbot, profile)
    dialog.take_text(text())
    paths: list[str] = []
    dialog.continue_requested.connect(paths.append)
    assert dialog.sheet.play.text() == "Continue"
    dialog.sheet.play.click()
    assert paths == [str(path)]
    path.unlink()
    dialog.refresh()
    assert (
        dialog.sheet.play.isHidden()
        and "cannot be continued" in dialog.sheet.accessibleDescription()
    )


def test_the_week_changes_at_midnight(qtbot: QtBot, profile: Profile) -> None:
    days = [date(2026, 11, 29)]
    dialog = opened(qtbot, profile, lambda: days[-1])
    assert "48/2026" in lines(dialog)[0]
    days.append(days[0] + timedelta(1))
    dialog.follow_clock()
    assert "49/2026" in lines(dialog)[0] and len(lines(dialog)) == 1
    plans = []
    dialog.match_requested.connect(lambda game, plan: plans.append(plan))
    dialog.sheet.play.click()
    assert plans[0].purpose == "weekly:2026-W49"


def test_the_result_of_a_week_is_a_text_and_a_friend_s_text_shows_who_was_better(
    qtbot: QtBot, profile: Profile
) -> None:
    table = challenges.table_of_week("2026-W48")
    match = Match(catalog.get(table.game), table.setup, table.seed, table.seated("Ada"))
    match.purpose = table.purpose()
    end_of_match.write_end(profile.data, play_on(match), {})
    dialog = opened(qtbot, profile)
    dialog.sheet.copy.click()
    assert "week 48/2026" in clipboard().splitlines()[0] and str(table.seed) not in clipboard()
    (mine,) = challenges.read_text(clipboard())
    theirs = replace(mine.results[0], name="Blaise", ranks=mine.results[0].ranks[::-1])
    dialog.take_text(challenge_text.write(Challenge(table, (theirs,))))
    assert [kept.result.name for kept in dialog.sheet.kept.results].count("Blaise") == 1
    assert len(lines(dialog)) == 1


def test_a_challenge_opened_by_the_system_shows_its_table(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "from a mail.wizardtable-challenge"
    path.write_text(text(), "utf-8")
    for open_path in (hands.main.try_save, hands.main.open_save):  # while running, at the start
        open_path(path)
        dialog = hands.main.dialog
        assert isinstance(dialog, FriendsDialog) and dialog.chosen_key == friend_s()[0].key
        dialog.close()
    assert hands.main.in_lobby


def test_a_challenge_is_dragged_onto_the_window(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable-challenge"
    path.write_text(text(), "utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, left, plain)
    QApplication.sendEvent(hands.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(hands.window, QDropEvent(QPoint(9, 9), copy, data, left, plain))
    assert isinstance(hands.main.dialog, FriendsDialog) and len(lines(hands.main.dialog)) == 2
    nothing = QMimeData()
    nothing.setText("Hello")
    refused = QDragEnterEvent(QPoint(9, 9), copy, nothing, left, plain)
    refused.ignore()
    QApplication.sendEvent(hands.window, refused)
    assert not refused.isAccepted()


def test_the_attempt_is_played_without_help_and_told_before(hands: Hands) -> None:
    hands.main.open("friends", text())
    dialog = hands.main.dialog
    assert isinstance(dialog, FriendsDialog)
    dialog.sheet.play.click()
    controller = hands.controller
    assert controller.match.purpose == friend_s()[0].purpose()
    assert not controller.can_undo and not controller.can_get_help
    assert "within a week" in hands.main.page.banner.words
    hands.main.open("friends", friend_s()[0])
    again = hands.main.dialog
    assert isinstance(again, FriendsDialog) and again.sheet.play.text() == "Continue"


@pytest.mark.long
def test_friends_points_are_told_after_each_turn_but_never_moves(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.main.open("friends", text())
    dialog = hands.main.dialog
    assert isinstance(dialog, FriendsDialog)
    dialog.sheet.play.click()
    line = hands.main.feature(GhostFeature).line
    assert not line.isHidden() and "Blaise" not in line.words.text()
    controller, points = hands.controller, friend_s()[1].points
    match = controller.match
    while "Blaise" not in line.words.text():
        qtbot.waitUntil(lambda: hands.my_turn, timeout=20_000)
        controller.act(match.menu()[0])
    told = [f"Blaise had {count} point" for count in points]
    assert line.words.text().startswith(tuple(told))
    hands.main.open("friends")
    page = hands.main.dialog
    assert isinstance(page, FriendsDialog)
    page.ghosts.setChecked(False)
    assert line.isHidden()


def test_a_finished_match_becomes_a_challenge_with_its_result(hands: Hands) -> None:
    match = play_on(Match(catalog.get("anludim"), Setup(2), 5, PLAYERS))
    hands.main.open("friends", match)
    dialog = hands.main.dialog
    assert isinstance(dialog, FriendsDialog)
    own = dialog.sheet.kept.own
    assert own is not None and own.result.is_free and dialog.sheet.kept.is_made
    dialog.sheet.copy.click()
    assert "challenges you" in clipboard()
    assert challenges.read_text(clipboard())[0].results[0].scores == own.result.scores


def test_the_end_of_a_match_offers_a_challenge(hands: Hands, qtbot: QtBot) -> None:
    path = save.new_path(hands.profile.data.saves, "anludim")
    path.parent.mkdir(parents=True, exist_ok=True)
    save.write(path, play_on(Match(catalog.get("anludim"), Setup(2), 5, PLAYERS)))
    hands.main.try_save(path)
    hands.main.show_end()
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    dialog.challenge_button.click()
    assert isinstance(hands.main.dialog, FriendsDialog)


def test_a_new_match_becomes_a_challenge_that_nobody_has_played(hands: Hands) -> None:
    hands.main.open("new_match", "anludim")
    dialog = hands.main.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.challenge_button.click()
    page = hands.main.dialog
    assert isinstance(page, FriendsDialog)
    assert page.sheet.kept.is_made and not page.sheet.kept.results
    page.sheet.copy.click()
    (made,) = challenges.read_text(clipboard())
    assert made.table.seed == page.sheet.kept.table.seed and made.results == ()


def test_a_daily_table_becomes_a_challenge(hands: Hands) -> None:
    spec, day = catalog.get("wizards_gambit"), "2026-11-26"
    daily = daily_table.table(spec, day)
    match = Match(spec, daily.setup, daily.seed, daily.seated("Ada"))
    match.purpose = purposes.daily(day)
    end_of_match.write_end(hands.profile.data, play_on(match), {})
    hands.main.open("daily")
    page = hands.main.dialog
    assert isinstance(page, DailyDialog)
    page.show_day(day)
    card = next(card for card in page.cards if card.game == spec.id)
    card.challenge.click()
    dialog = hands.main.dialog
    assert isinstance(dialog, FriendsDialog)
    assert dialog.sheet.kept.table.occasion == day and dialog.sheet.kept.own is not None


def test_a_friend_s_match_is_replayed_and_is_no_match_of_the_player(hands: Hands) -> None:
    data: DataDir = hands.profile.data
    end_of_match.write_end(data, own_match(), {})
    hands.main.open("friends", text(moves=True))
    dialog = hands.main.dialog
    assert isinstance(dialog, FriendsDialog)
    dialog.sheet.results.replay_buttons[0].click()
    assert hands.main.feature(ReplayFeature).view is not None
    hands.main.go_to_lobby()
    names = [kept.result.name for kept in challenges.read(data).tables[friend_s()[0].key].results]
    assert sorted(names) == ["Ada", "Blaise"]
    assert not list(data.saves.glob("*.wizardtable"))

# SPDX-License-Identifier: MIT
"""Tests several players in one window: each has an own lobby, and switching loses nothing."""

import struct
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.windows import ADA, GREEDY, Hands, at_once
from wizardtable.store import save, settings, statistics
from wizardtable.store.player import player_archive, player_file, players
from wizardtable.store.settings import Settings
from wizardtable.ui.player.player_dialog import PlayerDialog
from wizardtable.ui.player.player_form import PlayerForm
from wizardtable.ui.player.player_list import PlayerList, _file_name
from wizardtable.ui.player.portrait_shelf import PLAYS_ROLE
from wizardtable.ui.profile import Profile
from wizardtable.ui.style.question import QuestionSheet

LEFT = Qt.MouseButton.LeftButton

INVISIBLE = "\u200b\u200d\u2060\ufeff\u3164"


def named(hands: Hands, name: str = "Ada") -> None:
    hands.profile.change(replace(hands.profile.settings, player_name=name))


def bea(hands: Hands, **changes: Any) -> str:
    """Adds another player, who plays at the instant pace; returns their id."""
    return players.add(hands.profile.home, at_once(Settings(player_name="Bea", **changes)))


def listed(hands: Hands) -> PlayerList:
    """Opens the tab of the players from the lobby."""
    QTest.mouseClick(hands.main.lobby.player_button, LEFT)
    dialog = hands.main.dialog
    assert isinstance(dialog, PlayerDialog)
    dialog.tabs["players"].click()
    page = dialog.page("players")
    assert isinstance(page, PlayerList)
    return page


def test_the_lobby_says_who_plays_and_leads_to_their_page(hands: Hands) -> None:
    assert hands.main.lobby.player_button.accessibleName() == "Your page"
    named(hands)
    assert hands.main.lobby.player_button.accessibleName() == "Ada"
    hands.main.lobby.player_button.setFocus()
    hands.press(Qt.Key.Key_Space)
    assert isinstance(hands.main.dialog, PlayerDialog)


def test_a_rating_stands_below_the_name(hands: Hands) -> None:
    button = hands.main.lobby.player_button
    button.show_player("Ada", "", "1540 ± 60")
    assert button.shown_words() == ("Ada", "1540 ± 60")
    assert button.accessibleName() == "Ada, rating 1540 ± 60"


def test_switching_takes_the_lobby_and_everything_that_is_kept_along(hands: Hands) -> None:
    named(hands)
    hands.deal(ADA, GREEDY)
    hands.main.go_to_lobby()
    hands.qtbot.waitUntil(lambda: not hands.main.lobby.is_reading)
    assert hands.main.lobby.tiles[0].continue_button.isVisible()
    other = bea(hands, theme="light", theme_chosen=True)
    page = listed(hands)
    page.refresh(other)
    QTest.mouseClick(page.play, LEFT)
    assert hands.main.in_lobby
    assert hands.profile.settings.player_name == "Bea" and hands.profile.settings.theme == "light"
    assert hands.main.lobby.player_button.accessibleName() == "Bea"
    hands.qtbot.waitUntil(lambda: not hands.main.lobby.is_reading)
    assert not hands.main.lobby.tiles[0].continue_button.isVisible(), "that match is Ada's"
    hands.deal(ADA, GREEDY, seed=8)
    assert hands.main.page.path is not None
    assert hands.main.page.path.parent == hands.profile.data.saves
    assert len(save.read_summaries(hands.profile.home.saves)) == 1


def test_the_next_start_is_of_who_played_last(hands: Hands) -> None:
    hands.profile.switch(bea(hands))
    assert Profile(hands.profile.home).settings.player_name == "Bea"


@pytest.mark.long
def test_what_ends_after_a_switch_counts_for_who_plays(hands: Hands) -> None:
    hands.profile.change(replace(hands.profile.settings, forced_moves="all"))
    other = bea(hands)
    for player in (players.FIRST_PLAYER_ID, other):
        hands.main.switch_player(player)
        hands.deal(ADA, GREEDY)
        while hands.wait_turn():
            hands.controller.act(hands.controller.menu()[-1])
        hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)
        assert len(statistics.read(hands.profile.data)[0]) == 1
        assert hands.main.dialog is not None
        hands.main.dialog.close()
    assert hands.profile.data != hands.profile.home


def test_a_player_is_added_with_a_name_and_a_portrait(hands: Hands) -> None:
    page = listed(hands)
    page.add.click()
    (form,) = hands.window.findChildren(PlayerForm)
    for name in ("", " ", INVISIBLE):
        form.person.name.setText(name)
        assert form.person.typed == "Odile", "a name is needed"
    form.person.name.setText("  Bea  Long ")
    form.person.portrait.buttons["novice-hood"].click()
    form.agree.click()
    chosen = page.selected()
    assert chosen is not None
    assert (chosen.name, chosen.portrait) == ("Bea Long", "novice-hood")
    assert page.play.isEnabled() and hands.profile.player_id == players.FIRST_PLAYER_ID


def test_names_and_portraits_can_be_changed_of_whoever_plays_or_not(hands: Hands) -> None:
    named(hands)
    other = bea(hands)
    page = listed(hands)
    for player, name in ((players.FIRST_PLAYER_ID, "Adele"), (other, "Beatrix")):
        page.refresh(player)
        entry = page.selected()
        assert entry is not None
        page.change_player(entry, name, "novice-hat")
    home = hands.profile.home
    assert [listed_player.name for listed_player in players.all_players(home)] == [
        "Adele",
        "Beatrix",
    ]
    assert settings.load(home.settings)[0].portrait == "novice-hat"
    assert hands.main.lobby.player_button.accessibleName() == "Adele"


def test_removal_asks_first_and_is_refused_for_the_first_player_and_for_who_plays(
    hands: Hands,
) -> None:
    other = bea(hands)
    page = listed(hands)
    page.refresh(players.FIRST_PLAYER_ID)
    assert not page.remove.isEnabled() and "first player" in page.remove.toolTip()
    page.refresh(other)
    page.remove.click()
    (box,) = hands.window.findChildren(QuestionSheet)
    assert "Bea" in box.text
    assert players.is_here(hands.profile.home, other), "nothing happens before the answer"
    next(reply_button for reply_button in box.buttons if reply_button.text() == "Remove").click()
    assert not players.is_here(hands.profile.home, other)
    assert "removed" in page._message_label.text()


def test_a_player_who_cannot_be_removed_stays_and_a_sentence_says_why(hands: Hands) -> None:
    other = bea(hands)
    page = listed(hands)
    page.refresh(other)
    entry = page.selected()
    assert entry is not None
    hands.profile.home.removed.write_bytes(b"in the way")
    page.remove_player(entry)
    assert page._message_label.text() and players.is_here(hands.profile.home, other)


def exported(hands: Hands, page: PlayerList, folder: Path) -> Path:
    entry = page.selected()
    assert entry is not None
    path = folder / "taken.wizardtable-player"
    page.export_to(entry, path)
    hands.qtbot.waitUntil(page.more.isEnabled)
    return path


def test_all_data_of_a_player_go_into_a_file_and_come_out_as_another_player(
    hands: Hands, tmp_path: Path
) -> None:
    named(hands)
    page = listed(hands)
    page.fill_menu()
    texts = [action.text() for action in page.menu.actions()]
    assert texts == ["Export player", "Import player", "Remove player"]
    path = exported(hands, page, tmp_path)
    assert path.name in page._message_label.text()
    page.import_from(path)
    hands.qtbot.waitUntil(page.more.isEnabled)
    assert [action.name for action in players.all_players(hands.profile.home)] == ["Ada", "Ada"]
    assert page.play.isEnabled(), "the new one is selected"


def test_a_player_without_a_name_is_called_by_a_number(hands: Hands, tmp_path: Path) -> None:
    named(hands)
    players.add(hands.profile.home, at_once(Settings()))
    page = listed(hands)
    assert [page.list.item(row).text() for row in range(2)] == ["Ada (playing now)", "Player 2"]
    page.refresh("2")
    entry = page.selected()
    assert entry is not None
    page.export_to(entry, tmp_path / "ours 1.1")
    hands.qtbot.waitUntil(page.more.isEnabled)
    message = page._message_label.text()
    assert message.startswith("All of Player 2’s data is in “ours 1.1.wizardtable-player”")
    assert str(tmp_path) in message
    assert not page.folder.isHidden()
    page.remove_player(entry)
    assert page._message_label.text().startswith("Player 2 was removed.")
    assert page.folder.isHidden()


def test_arrows_lead_along_the_shelf_and_enter_lets_the_player_there_play(hands: Hands) -> None:
    named(hands)
    bea(hands)
    page = listed(hands)
    page.list.setFocus()
    assert [page.list.item(row).data(PLAYS_ROLE) for row in range(2)] == [True, False]
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert page.list.currentRow() == 1 and page.play.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert hands.profile.settings.player_name == "Bea"


def test_players_of_one_name_are_told_apart(hands: Hands) -> None:
    named(hands, "Bea")
    for name in ("bea", "Bea (2)", "Bea"):
        players.add(hands.profile.home, Settings(player_name=name))
    page = listed(hands)
    assert [page.list.item(row).text() for row in range(4)] == [
        "Bea (playing now)",
        "bea (3)",
        "Bea (2)",
        "Bea (4)",
    ]
    page.refresh("4")
    page.remove.click()
    (box,) = hands.window.findChildren(QuestionSheet)
    assert "Bea (4)" in box.text


def test_a_player_of_that_name_is_replaced_only_when_asked_to_and_is_kept(
    hands: Hands, tmp_path: Path
) -> None:
    hands.profile.switch(bea(hands))
    page = listed(hands)
    path = exported(hands, page, tmp_path)
    page.import_from(path)
    hands.qtbot.waitUntil(lambda: bool(hands.window.findChildren(QuestionSheet)))
    (box,) = hands.window.findChildren(QuestionSheet)
    assert "Bea" in box.text
    next(reply_button for reply_button in box.buttons if reply_button.text() == "Replace").click()
    home = hands.profile.home
    hands.qtbot.waitUntil(lambda: players.ids(home) == [players.FIRST_PLAYER_ID, "3"])
    assert hands.profile.player_id == "3" and hands.profile.settings.player_name == "Bea"
    assert (home.removed / "2" / "settings.json").exists()


def test_a_file_of_something_else_is_told_and_changes_nothing(hands: Hands, tmp_path: Path) -> None:
    page = listed(hands)
    path = tmp_path / "x.wizardtable-player"
    path.write_bytes(b"something else")
    page.import_from(path)
    hands.qtbot.waitUntil(page.more.isEnabled)
    assert "x.wizardtable-player” is not a player file" in page._message_label.text()
    assert players.ids(hands.profile.home) == [players.FIRST_PLAYER_ID]


def test_an_import_shows_its_progress_and_can_be_cancelled(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = listed(hands)
    path = exported(hands, page, tmp_path)
    assert not page.bar.isVisible() and not page.cancel.isVisible()
    really, pressed = player_archive.content, Event()

    def half(*arguments: Any) -> Iterator[bytes]:
        yield from really(*arguments)
        assert pressed.wait(20)

    monkeypatch.setattr(player_archive, "content", half)
    monkeypatch.setattr(player_file, "name_in", lambda _: "Eve")
    page.import_from(path)
    hands.qtbot.waitUntil(page.cancel.isVisible)
    assert page.bar.isVisible() and not page.more.isEnabled()
    QTest.mouseClick(page.cancel, LEFT)
    pressed.set()
    hands.qtbot.waitUntil(page.more.isEnabled)
    assert "Import cancelled" in page._message_label.text()
    assert not page.bar.isVisible() and not page.cancel.isVisible()
    assert players.ids(hands.profile.home) == [players.FIRST_PLAYER_ID]


def test_after_a_failure_that_nobody_foresaw_the_page_works_again(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = listed(hands)
    path = exported(hands, page, tmp_path)
    reported: list[type[BaseException]] = []

    def broken(*_: object) -> str:
        raise struct.error("nobody foresaw it")

    monkeypatch.setattr(player_file, "add", broken)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: reported.append(kind))
    page.import_from(path)
    hands.qtbot.waitUntil(page.more.isEnabled)
    assert "Something went wrong" in page._message_label.text()
    assert reported == [struct.error], "the developers hear of it"


def test_no_player_file_is_offered_under_a_name_that_windows_reserves() -> None:
    assert [_file_name(name) for name in ("Ada", "con", "NUL", "Com1", "Conny", "")] == [
        *("Ada", "wizardtable con", "wizardtable NUL", "wizardtable Com1", "Conny", "wizardtable"),
    ]

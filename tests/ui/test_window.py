# SPDX-License-Identifier: MIT
"""Tests the window: two clicks to a table, leaving and returning, languages, bad saves, the
curtain."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers import played
from tests.ui.windows import ADA, BOB, GREEDY, RANDOM, Hands
from wizardtable.core import catalog
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.games.anludim.view.hand import Hand
from wizardtable.store import paths, save, statistics
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.language import Language
from wizardtable.ui.match.features.curtain_feature import CurtainFeature
from wizardtable.ui.profile import Profile
from wizardtable.ui.style.question import QuestionSheet
from wizardtable.ui.window_size import MIN_FIRST_SIZE, largest_size


def test_two_clicks_lead_from_the_lobby_to_a_table(hands: Hands, qtbot: QtBot) -> None:
    tile = hands.main.lobby.tiles[0]
    qtbot.mouseClick(tile.start, Qt.MouseButton.LeftButton)
    dialog = hands.main.dialog
    assert isinstance(dialog, NewGameDialog)
    qtbot.mouseClick(dialog.play_button, Qt.MouseButton.LeftButton)
    assert hands.table.isVisible()
    assert len(hands.controller.person_seats) == 1


def test_a_match_counts_though_the_table_is_left_before_its_pieces_rest(hands: Hands) -> None:
    match = played(catalog.get("anludim"), seats=2, seed=1)
    last = match.actions[-1]
    match.undo({match.mover(len(match.actions) - 1)})
    path = hands.profile.data.saves / "anludim-1.wizardtable"
    players = match.players
    save.write(path, Match(match.spec, match.setup, match.seed, players, match.actions))
    hands.profile.change(replace(hands.profile.settings, my_speed=0, reduced_motion=False))
    hands.main.open_save(path)
    hands.controller.act(last)
    assert hands.over
    assert statistics.read(hands.profile.data) == ([], None)
    hands.main.go_to_lobby()
    assert len(statistics.read(hands.profile.data)[0]) == 1


BROKEN = ("[3, -70000, true", "[" * 50_000, f"[{10**400}]")


@pytest.mark.parametrize("broken", ["", *BROKEN, "pipe"])
def test_the_order_a_player_gave_his_hand_is_there_when_he_goes_on(
    hands: Hands, qtbot: QtBot, broken: str
) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    usual = list(_order(hands).cards)
    _order(hands).move([usual[-1]], 0)
    _order(hands).turn(usual[1], 1)
    hands.main.go_to_lobby()
    path = hands.main.lobby.tiles[0]._match.path  # type: ignore[union-attr]
    order = save.arrangement_path(path)
    if broken == "pipe":
        order.unlink()
        os.mkfifo(order)
    elif broken:
        order.write_text(broken)
    qtbot.mouseClick(hands.main.lobby.tiles[0].continue_button, Qt.MouseButton.LeftButton)
    hands.wait_turn()
    if broken:
        assert _order(hands).cards == usual
    else:
        assert _order(hands).cards == [usual[-1], *usual[:-1]]
        assert _order(hands).tops[usual[1]] == 1


def _order(hands: Hands) -> Hand:
    order: Hand = hands.table.sitting.order  # type: ignore[attr-defined]
    return order


def test_a_match_left_in_the_middle_is_first_in_the_lobby_and_goes_on(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.deal(ADA, GREEDY)
    for _ in range(4):
        hands.wait_turn()
        hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    there = list(hands.controller.match.actions)
    hands.main.go_to_lobby()
    tile = hands.main.lobby.tiles[0]
    assert tile.continue_button.isVisible()
    qtbot.mouseClick(tile.continue_button, Qt.MouseButton.LeftButton)
    assert hands.controller.match.actions == there
    assert hands.wait_turn()


def test_closing_the_window_keeps_the_match_and_a_picture_of_it(
    hands: Hands, tmp_path: Path, qtbot: QtBot
) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.window.close()
    (summary,) = save.read_summaries(hands.profile.data.saves)
    assert summary.problem is None
    assert not summary.is_finished
    assert summary.preview is not None
    assert summary.preview.stat().st_size <= 30_000
    again = Hands(tmp_path / "data", qtbot)
    assert again.main.lobby.tiles[0].continue_button.isVisible()
    again.close()


def test_a_damaged_save_is_told_in_one_sentence_and_left_alone(hands: Hands, qtbot: QtBot) -> None:
    broken = hands.profile.data.saves / "broken.wizardtable"
    broken.write_bytes(b"\x00\x01 nothing of the kind\n")
    hands.main.try_save(str(broken))
    dialog = hands.main.dialog
    assert isinstance(dialog, QuestionSheet)
    assert "broken.wizardtable" in dialog.text
    assert broken.read_bytes() == b"\x00\x01 nothing of the kind\n"
    dialog.close()


def test_a_full_disk_shows_a_banner_and_play_goes_on(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    problem = N_("files", "Cannot write “{file}”: the disk is full.").of(file="x")
    hands.controller.problem.emit(problem)
    assert hands.main.page.banner.isVisible()
    assert hands.main.dialog is None
    before = len(hands.controller.match.actions)
    hands.controller.act(hands.controller.menu()[0])
    assert len(hands.controller.match.actions) > before


def test_the_language_changes_everything_that_is_visible(hands: Hands, qtbot: QtBot) -> None:
    speech = Language(QApplication.instance())  # type: ignore[arg-type]
    speech.speak("en")
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    page = hands.main.page

    def words() -> list[str]:
        QApplication.processEvents()  # Qt tells windows of another language when it next may
        shown = [*page.findChildren(QLabel), *page.findChildren(QPushButton)]
        texts = [part.text() for part in shown if part.text() and part.isVisibleTo(page)]
        moves = [page.panel.moves.item(row).text() for row in range(page.panel.moves.count())]
        commands = [command.toolTip() for command in page.commands.values()]
        return [*texts, *moves, *commands]

    english = words()
    speech.speak("fr")
    try:
        french = words()
        same = [text for text, other in zip(english, french, strict=True) if text == other]
        assert len(english) == len(french)
        assert same == ["Pause (P)"], "but for a word both languages share"
    finally:
        speech.speak("en")
    assert words() == english


@pytest.mark.long
def test_theme_and_font_scale_change_at_the_table(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.profile.change(replace(hands.profile.settings, theme="light", font_scale=150))
    assert hands.table.look.scale == 1.5
    hands.profile.change(replace(hands.profile.settings, theme="dark", font_scale=100))
    assert hands.table.look.theme.name == "dark"


@pytest.mark.long
def test_bar_log_and_dialogs_grow_with_the_window_while_it_is_resized(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    page = hands.main.page
    while page.panel.log.count() < 60:  # more than there is room for
        hands.wait_turn()
        hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    lines = page.panel.log.count()

    def measures() -> list[float]:
        QApplication.processEvents()
        log = page.panel.log
        assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()
        sizes = [page.bar.height(), page.panel.width(), log.font().pixelSize()]
        hands.main.open("preferences")
        dialog = hands.main.dialog
        assert dialog is not None
        sizes.append(dialog.width())
        dialog.close()
        return sizes

    small = measures()
    hands.window.resize(3840, 2160)
    assert measures() == pytest.approx([1.65 * size for size in small], rel=0.02)
    assert page.panel.log.count() == lines
    hands.profile.change(replace(hands.profile.settings, font_scale=150))
    assert page.panel.log.font().pixelSize() == pytest.approx(2.475 * small[2], rel=0.03)
    hands.profile.change(replace(hands.profile.settings, font_scale=100))
    hands.window.resize(1280, 720)
    assert measures() == small


def test_the_curtain_covers_the_table_until_the_next_player_is_there(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.deal(ADA, BOB)
    page = hands.main.page
    curtain_seats = []
    for _ in range(6):
        qtbot.waitUntil(lambda: page.feature(CurtainFeature).curtain.isVisible() or hands.my_turn)
        if page.feature(CurtainFeature).curtain.isVisible():
            assert (
                page.feature(CurtainFeature).curtain.geometry()
                == page.feature(CurtainFeature).curtain.parentWidget().rect()
            )
            assert hands.table.isHidden() or not hands.controller.menu()
            assert hands.controller.viewer is None
            assert page.panel.moves.count() == 0
            curtain_seats.append(hands.controller.curtain_seat)
            qtbot.keyClick(page.feature(CurtainFeature).curtain.go_button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: hands.my_turn)
        assert not page.feature(CurtainFeature).curtain.isVisible()
        hands.controller.act(hands.controller.menu()[-1])
    assert {0, 1} <= set(curtain_seats)


@pytest.mark.long
def test_a_match_between_opponents_can_be_watched_paused_and_stepped(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.deal(GREEDY, RANDOM)
    page = hands.main.page
    page.commands["pause"].trigger()
    qtbot.wait(80)
    stood = len(hands.controller.match.actions)
    assert str(hands.controller.prompt_message()).startswith("Paused: ")
    assert not page.panel.moves.count()
    page.commands["step"].trigger()
    qtbot.waitUntil(lambda: len(hands.controller.match.actions) == stood + 1)
    page.commands["pause"].trigger()
    qtbot.waitUntil(lambda: hands.over)


def test_shortcuts_fold_the_panel_and_step_back_and_forth(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    page = hands.main.page
    shown = page.panel.is_open
    hands.table.setFocus()
    hands.press(Qt.Key.Key_L)
    assert page.panel.is_open != shown
    hands.controller.match.assisted = True
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    there = len(hands.controller.match.actions)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hands.controller.match.actions) < there
    hands.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(hands.controller.match.actions) == there


def test_the_keys_for_screen_load_and_quit_work_in_the_lobby_as_at_the_table(
    hands: Hands, qtbot: QtBot
) -> None:
    main, window = hands.main, hands.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    main.lobby.tiles[0].start.setFocus()
    qtbot.keyClick(main.lobby.tiles[0].start, Qt.Key.Key_F11)
    assert window.isFullScreen()
    hands.deal(ADA, GREEDY)
    assert main.page.commands["full_screen"].isChecked()
    main.page.commands["full_screen"].setChecked(False)
    assert not window.isFullScreen()
    main.go_to_lobby()
    qtbot.keyClick(main.lobby, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(main.dialog, SavesDialog)
    main.dialog.reject()
    qtbot.keyClick(main.lobby, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


@pytest.mark.long
def test_the_full_screen_is_left_by_mouse_in_the_lobby(hands: Hands, qtbot: QtBot) -> None:
    lobby, window = hands.main.lobby, hands.window
    assert not lobby.leave_full_screen.isVisible()
    window.showFullScreen()
    qtbot.waitUntil(lobby.leave_full_screen.isVisible)
    assert lobby.rect().contains(lobby.leave_full_screen.geometry())
    qtbot.mouseClick(lobby.leave_full_screen, Qt.MouseButton.LeftButton)
    assert not window.isFullScreen()
    qtbot.waitUntil(lobby.leave_full_screen.isHidden)


@pytest.mark.parametrize("name", ["player", "preferences", "about", "load", "history"])
def test_every_way_out_of_the_lobby_opens_its_dialog(hands: Hands, qtbot: QtBot, name: str) -> None:
    lobby = hands.main.lobby
    way = lobby.player_button if name == "player" else lobby.page_buttons[name]
    qtbot.mouseClick(way, Qt.MouseButton.LeftButton)
    assert hands.main.dialog is not None
    hands.main.dialog.close()


def test_the_empty_room_is_painted_by_day_for_who_chose_the_light_theme(
    tmp_path: Path, qtbot: QtBot
) -> None:
    profile = Profile(paths.data_dir(tmp_path))
    shades = {}
    for theme in ("light", "dark"):
        profile.settings = replace(profile.settings, theme=theme)
        window = FirstWindow(profile)
        qtbot.addWidget(window)
        shades[theme] = window.grab().toImage().pixelColor(10, 300).lightness()
    assert shades["light"] > 150
    assert shades["dark"] < 60


def test_the_first_window_has_room_on_the_screen(hands: Hands) -> None:
    window = FirstWindow(hands.profile)
    assert window.size() == MIN_FIRST_SIZE.boundedTo(largest_size(window.screen())).expandedTo(
        window.minimumSize()
    )
    window.deleteLater()

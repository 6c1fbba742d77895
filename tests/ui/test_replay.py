# SPDX-License-Identifier: MIT
"""Tests the replay viewer: every place of a match can be shown, and nothing in the match
changes."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers import played
from tests.ui.windows import ADA, BOB, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.paint.theme import Theme
from wizardtable.play import pace
from wizardtable.play.frames import Frame
from wizardtable.play.replay import Replay
from wizardtable.store import save
from wizardtable.table import table_cloth
from wizardtable.ui.dialogs.history_dialog import HistoryDialog
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.match.features.curtain_feature import CurtainFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.replay.replay_view import REST_MS, ReplayView
from wizardtable.ui.results.game_over import GameOverDialog

LEFT = Qt.MouseButton.LeftButton


class ReplayRecorder:
    """A replay on a table that is always at rest, and its frames.

    Attributes:
        replay: the replay.
        frames: the frames shown, and whether each was animated.
    """

    def __init__(self, match: Match, viewer: int | None, place: int = 0) -> None:
        self.replay = Replay(match, None if viewer is None else Seat(viewer), place)
        self.frames: list[tuple[Frame, bool]] = []
        self.replay.frame.connect(self._present)
        self.replay.show()

    def _present(self, frame: Frame, animate: bool) -> None:
        self.frames.append((frame, animate))
        self.replay.table_settled()


def replay_view(hands: Hands) -> ReplayView:
    """Returns the open replay."""
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    return view


def sit_down(hands: Hands, actions: int = 10_000, game: str = "anludim") -> Match:
    """Opens a match with this many actions already played, and returns it."""
    match = played(catalog.get(game), actions)
    path = save.new_path(hands.profile.data.saves, game)
    save.write(path, match)
    hands.main.open_save(path)
    return hands.controller.match


def test_a_replay_shows_what_a_seat_knew_at_the_time(toy: GameSpec, qtbot: QtBot) -> None:
    match = played(toy)
    for viewer in (None, 0, 1, 2):
        shown = ReplayRecorder(match, viewer)
        for place in range(1, len(match.actions) + 1):
            shown.replay.next()
            frame, animate = shown.frames[-1]
            seat = None if viewer is None else Seat(viewer)
            assert frame.observation == match.observe_at(place, seat)
            assert list(frame.events) == match.events_at(place, seat)
            assert animate
            assert frame.menu == ()


def test_steps_back_and_leaps_are_not_seen_happening(toy: GameSpec, qtbot: QtBot) -> None:
    shown = ReplayRecorder(played(toy), 0)
    shown.replay.go(5)
    shown.replay.previous()
    assert [animate for _, animate in shown.frames] == [False, False, False]
    assert shown.replay.place == 4
    shown.replay.go(-3)
    assert shown.replay.place == 0
    shown.replay.go(10_000)
    assert shown.replay.place == shown.replay.end


def test_a_replay_plays_to_the_end_and_then_from_the_beginning(
    toy: GameSpec, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.replay.READING_TIME_FACTORS", (0, 0, 0))
    shown = ReplayRecorder(played(toy), 0)
    replay = shown.replay
    with qtbot.waitSignal(replay.arrived):
        replay.toggle()
        assert replay.is_playing
    assert not replay.is_playing
    assert len(shown.frames) == 1 + replay.end
    replay.toggle()
    assert replay.place == 0
    replay.toggle()
    assert not replay.is_playing


def test_a_replay_opens_on_the_cloth_that_is_there(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = list[QSizeF]()
    paint = table_cloth.paint_felt

    def paint_felt(painter: QPainter, size: QSizeF, theme: Theme) -> None:
        painted.append(QSizeF(size))
        paint(painter, size, theme)

    sit_down(hands, 40)
    hands.table.table.finish_painting()
    monkeypatch.setattr(table_cloth, "paint_felt", paint_felt)
    hands.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    replay_view(hands).table.table.finish_painting()
    assert replay_view(hands).isVisible() and not painted


def test_keys_step_through_a_match(hands: Hands) -> None:
    match = sit_down(hands, 40)
    hands.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    replay = replay_view(hands).replay
    assert replay.place == 0
    for key, place in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, len(match.actions)),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, match.turn_starts()[1][0]),
        (Qt.Key.Key_PageUp, 0),
    ):
        hands.press(key)
        assert replay.place == place
    hands.press(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert replay.place == 0  # with Alt, Ctrl or Shift it is a key of the window's
    hands.press(Qt.Key.Key_Space)
    assert replay.is_playing
    hands.press(Qt.Key.Key_Space)
    assert not replay.is_playing
    hands.press(Qt.Key.Key_Escape)
    assert hands.main.page.feature(ReplayFeature).view is None
    assert hands.table.isVisible()


@pytest.mark.long
@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_a_replay_changes_neither_the_match_nor_its_save(hands: Hands, game: str) -> None:
    match = sit_down(hands, game=game)
    if hands.main.dialog is not None:
        hands.main.dialog.close()
    path = hands.main.page.path
    assert path is not None
    actions, written = list(match.actions), path.read_bytes()
    hands.main.page.feature(ReplayFeature).open()
    view = replay_view(hands)
    for seat in (None, *range(match.setup.seats)):
        view.replay.look_from(None if seat is None else Seat(seat))
        for place in (0, len(actions) // 3, len(actions) // 3 + 1, len(actions)):
            view.replay.go(place)
    hands.press(Qt.Key.Key_Escape)
    hands.main.go_to_lobby()
    assert match.actions == actions
    assert path.read_bytes() == written


def test_nothing_can_be_played_or_taken_back_during_a_replay(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    page = hands.main.page
    hands.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    names = ("undo", "undo_turn", "redo", "hint", "replay", "review", "skip", "pause", "step")
    assert not [name for name in names if page.commands[name].isEnabled()]
    assert page.panel.moves.count() == 0
    before = list(hands.controller.match.actions)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.controller.match.actions == before
    QTest.mouseClick(replay_view(hands).toolbar.close_button, LEFT)
    assert page.commands["undo"].isEnabled()
    assert hands.my_turn


def test_opponents_wait_during_a_replay(hands: Hands, qtbot: QtBot) -> None:
    hands.deal(ADA, GREEDY, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.main.page.feature(ReplayFeature).open()
    before = len(hands.controller.match.actions)
    qtbot.wait(80)
    assert len(hands.controller.match.actions) == before
    hands.press(Qt.Key.Key_Escape)
    assert hands.wait_turn()


def test_a_running_match_is_seen_from_the_own_seat_only(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    hands.main.page.feature(ReplayFeature).open()
    assert replay_view(hands).replay.viewer == 0
    assert not hands.main.page.bar._seat_box.isVisible()


def test_a_finished_match_is_seen_from_any_seat(hands: Hands) -> None:
    match = sit_down(hands)
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    QTest.mouseClick(dialog.replay_button, LEFT)
    view, bar = replay_view(hands), hands.main.page.bar
    assert bar._seat_box.isVisible()
    for row in range(bar._seat_box.count()):
        bar.seat_chosen.emit(row - 1)
        view.replay.go(3)
        seat = None if row == 0 else Seat(row - 1)
        assert view.table.stage.frame is not None
        assert view.table.stage.frame.observation == match.observe_at(view.replay.place, seat)


def test_behind_the_curtain_a_replay_waits_for_its_player(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    page = hands.main.page
    page.feature(CurtainFeature).curtain.go_button.click()
    first = hands.controller.viewer
    while hands.controller.curtain_seat is None:
        hands.controller.act(hands.controller.menu()[0])
        QApplication.processEvents()
    assert not page.commands["review"].isEnabled()
    page.feature(ReplayFeature).open()
    assert page.feature(ReplayFeature).view is None
    page.feature(CurtainFeature).curtain.go_button.click()
    assert replay_view(hands).replay.viewer == hands.controller.viewer != first


def test_the_history_opens_the_replay_of_a_match(hands: Hands, qtbot: QtBot) -> None:
    match = played(catalog.get("anludim"))
    path = save.new_path(hands.profile.data.saves, "anludim")
    save.write(path, match)
    hands.main.lobby.page_requested.emit("history")
    dialog = hands.main.dialog
    assert isinstance(dialog, HistoryDialog)
    QTest.mouseClick(dialog.replay_button, LEFT)
    assert replay_view(hands).replay.end == len(match.actions)
    assert not any(isinstance(widget, GameOverDialog) for widget in QApplication.topLevelWidgets())
    assert Path(path).exists()


def test_the_end_of_a_match_that_was_left_does_not_come_back_after_another_replay(
    hands: Hands,
) -> None:
    match = sit_down(hands)
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    dialog.replay_button.click()
    hands.main.go_to_lobby()
    path = save.new_path(hands.profile.data.saves, "anludim")
    save.write(path, match)
    hands.main.replay_save(str(path))
    assert replay_view(hands).isVisible()
    hands.press(Qt.Key.Key_Escape)
    assert hands.main.page.feature(ReplayFeature).view is None
    assert not any(dialog.isVisible() for dialog in hands.window.findChildren(GameOverDialog))


def test_what_happened_plays_and_returns_to_the_present(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.replay.READING_TIME_FACTORS", (0, 0, 0))
    monkeypatch.setattr("wizardtable.ui.replay.replay_view.REST_MS", 0)
    hands.deal(ADA, GREEDY, GREEDY)
    hands.wait_turn()
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    before = list(hands.controller.match.actions)
    hands.press(Qt.Key.Key_W)
    places: list[int] = []
    view = replay_view(hands)
    view.moved.connect(lambda: places.append(view.replay.place))
    qtbot.waitUntil(lambda: hands.main.page.feature(ReplayFeature).view is None)
    assert places[-1] == len(before)
    assert hands.my_turn
    assert hands.controller.match.actions == before


def test_a_sentence_stays_as_long_as_it_takes_to_be_read(toy: GameSpec, qtbot: QtBot) -> None:
    short, long = (
        "Balthazar passes.",
        "Balthazar receives 14 dust from the Sages instead of a card.",
    )
    assert 1000 < pace.reading_ms(short) < 1500
    assert 3000 < pace.reading_ms(long) < 4000
    shown = ReplayRecorder(played(toy), 0, 3)
    replay = shown.replay
    normal = replay.reading_ms
    assert normal == pace.reading_ms(str(shown.replay.sentence))
    replay.play_after_reading()
    assert replay._wait.interval() == normal
    replay.skip_pause()
    assert replay.place == 4 and replay.is_playing
    assert replay._wait.interval() == replay.reading_ms >= 1000
    replay.speed = 2
    assert 500 < replay.reading_ms < pace.reading_ms(str(replay.sentence))


def test_a_click_and_enter_do_not_wait_for_the_sentence_to_be_read(
    hands: Hands, qtbot: QtBot
) -> None:
    match = sit_down(hands, 40)
    hands.press(Qt.Key.Key_W)
    view = replay_view(hands)
    first, viewport = view.replay.place, view.table.viewport()
    assert len(match.actions) - first >= 2
    QTest.mouseClick(viewport, LEFT, pos=viewport.rect().center())
    assert view.replay.place == first + 1
    rests = list[int]()
    view.replay.arrived.connect(lambda: rests.append(view._return_timer.interval()))
    while view.replay.is_playing:
        view.table.skip()
        QApplication.processEvents()
        hands.press(Qt.Key.Key_Return)
    assert view.replay.place == len(match.actions)
    assert rests == [view.replay.reading_ms + REST_MS]  # the end stays to be read
    assert hands.main.page.feature(ReplayFeature).view is view
    QTest.mouseDClick(viewport, LEFT, pos=viewport.rect().center())
    assert (
        hands.main.page.feature(ReplayFeature).view is view
    )  # no click of these reaches the table below
    qtbot.waitUntil(lambda: hands.main.page.feature(ReplayFeature).view is None)


def test_a_replay_does_not_return_once_its_toolbar_is_used(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.replay.READING_TIME_FACTORS", (0, 0, 0))
    monkeypatch.setattr("wizardtable.ui.replay.replay_view.REST_MS", 0)
    sit_down(hands, 40)
    hands.press(Qt.Key.Key_W)
    hands.press(Qt.Key.Key_End)
    qtbot.wait(60)
    assert replay_view(hands).replay.place == replay_view(hands).replay.end


def test_the_timeline_and_the_log_lead_to_a_place(hands: Hands) -> None:
    sit_down(hands, 60)
    hands.main.page.feature(ReplayFeature).open()
    view, log = replay_view(hands), hands.main.page.panel.log
    line = view.toolbar.timeline
    QTest.mouseClick(line, LEFT, pos=line.rect().center())
    assert abs(view.replay.place - view.replay.end / 2) <= 1
    row = log.count() // 3
    log.itemClicked.emit(log.item(row))
    assert view.replay.place == log.item(row).data(Qt.ItemDataRole.UserRole).index
    assert log.currentItem().data(Qt.ItemDataRole.UserRole).index == view.replay.place


def test_the_mark_in_the_log_goes_when_the_replay_ends(hands: Hands) -> None:
    sit_down(hands, 60)
    log = hands.main.page.panel.log
    hands.main.page.feature(ReplayFeature).open(30)
    assert log.currentRow() >= 0
    hands.main.page.feature(ReplayFeature).close()
    assert log.currentRow() < 0
    assert not hands.main.page.table.stage.hinted_keys


def test_the_mark_in_the_log_stays_in_another_theme(hands: Hands) -> None:
    sit_down(hands, 60)
    log = hands.main.page.panel.log
    hands.main.page.feature(ReplayFeature).open(30)
    marked = log.currentRow()
    assert marked >= 0
    hands.profile.change(replace(hands.profile.settings, theme="light"))
    assert log.currentRow() == marked


def test_a_hint_is_put_away_before_what_happened_is_shown(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    for _ in range(2):
        assert hands.wait_turn()
        hands.controller.act(hands.controller.menu()[0])
    assert hands.wait_turn()
    page, menu = hands.main.page, hands.controller.menu()
    hands.controller.hint.emit(Decision(menu[0], N_("toy", "The game is over.")))
    assert page.feature(AdviceFeature).sheet.is_speaking
    hands.press(Qt.Key.Key_W)
    assert replay_view(hands).isVisible()
    assert not page.feature(AdviceFeature).sheet.is_speaking


def test_everything_in_the_toolbar_has_a_name_also_in_french(hands: Hands, speak: Any) -> None:
    sit_down(hands, 40)
    hands.main.page.feature(ReplayFeature).open()
    toolbar = replay_view(hands).toolbar
    parts = (*toolbar.buttons.values(), toolbar.timeline, toolbar.speed_box)
    english = [part.accessibleName() for part in parts]
    assert all(english)
    speak("fr")
    QApplication.processEvents()
    assert not set(english) & {part.accessibleName() for part in parts}
    assert replay_view(hands).replay.place == 0


def test_nothing_in_the_toolbar_is_cut_off_in_large_writing(hands: Hands, speak: Any) -> None:
    sit_down(hands, 40)
    speak("fr")
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    hands.main.page.feature(ReplayFeature).open()
    hands.window.resize(1280, 720)
    QApplication.processEvents()
    toolbar = replay_view(hands).toolbar
    for part in (*toolbar.buttons.values(), toolbar.speed_box, toolbar.close_button):
        assert part.width() >= part.sizeHint().width()
    assert toolbar.timeline.width() > 100
    assert toolbar.close_button.accessibleName() == "Revenir à la partie"


def test_going_back_and_playing_a_copy_differ_in_words_role_icon_and_what_they_say(
    hands: Hands,
) -> None:
    sit_down(hands, 6)
    hands.window.resize(1600, 900)
    hands.main.page.feature(ReplayFeature).open()
    QApplication.processEvents()
    toolbar = replay_view(hands).toolbar
    assert (toolbar.close_button.text(), toolbar.play_on_button.text()) == (
        "Back to the match",
        "Play a copy from here",
    )
    assert (
        toolbar.close_button.property("role"),
        toolbar.play_on_button.property("role") or "",
    ) == ("primary", "")
    assert toolbar.close_button.property("image") != toolbar.play_on_button.property("image")
    assert "the match is waiting" in toolbar.close_button.toolTip()
    assert "in a copy of the match" in toolbar.play_on_button.toolTip()
    assert (
        toolbar.play_on_button.geometry().right() < toolbar.speed_box.x() < toolbar.close_button.x()
    )


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_narrow_window_with_large_writing_the_speed_is_still_read_whole(
    hands: Hands, language: str
) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=175, language=language))
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(890, 640)
    sit_down(hands)
    hands.main.page.feature(ReplayFeature).open()
    QApplication.processEvents()
    toolbar = replay_view(hands).toolbar
    assert toolbar.speed_box.width() >= toolbar.speed_box.sizeHint().width()
    assert toolbar.timeline.width() >= toolbar.timeline.minimumSizeHint().width()
    assert toolbar.rect().contains(toolbar.close_button.geometry())
    assert toolbar.buttons["first"].isHidden()
    hands.window.resize(2560, 1440)
    QApplication.processEvents()
    assert toolbar.buttons["first"].isVisible()

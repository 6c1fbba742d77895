# SPDX-License-Identifier: MIT
"""Tests the start: welcome, recovery after a crash, and reports of unexpected errors."""

import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.helpers import begun, played
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.sound.player import SoundPlayer
from wizardtable.store import ratings, save, settings, statistics
from wizardtable.store.book import begun as beginnings
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players
from wizardtable.store.presence import EarlierRun
from wizardtable.store.settings import Settings
from wizardtable.ui import crash
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.window.startup import Startup


@pytest.fixture
def arrival(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[Startup]:
    """Yields the startup of a window at the lobby; the error handlers are restored afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    made = Startup(hands.main)
    yield made
    made.close()
    QApplication.instance().removeEventFilter(made)  # type: ignore[union-attr]


def settle(arrival: Startup, earlier: EarlierRun | None = None, new: bool = False) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    arrival.settle(app, earlier, new, False)


def notices(hands: Hands) -> list[Notice]:
    return [each for each in hands.window.findChildren(Notice) if each.isVisible()]


def welcomes(hands: Hands) -> list[Welcome]:
    return [each for each in hands.window.findChildren(Welcome) if each.isVisible()]


def fail(error: Exception) -> None:
    try:
        raise error
    except type(error):
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


def known(hands: Hands, **changes: str) -> None:
    """Gives the player a name and a portrait, or other values from `changes`."""
    given = {"player_name": "Ada", "portrait": "novice-hood"} | changes
    hands.profile.change(replace(hands.profile.settings, **given))


def test_the_first_start_welcomes_and_asks_for_the_ambience(hands: Hands, arrival: Startup) -> None:
    settle(arrival, new=True)
    (welcome,) = welcomes(hands)
    assert welcome.windowTitle() == "Welcome to Wizardtable"
    assert not welcome.ambience_box.isChecked() and not hands.profile.settings.ambience
    welcome.ambience_box.click()
    assert settings.load(hands.profile.data.settings)[0].ambience, "at once, and it is kept"
    welcome.ambience_box.click()
    assert not hands.profile.settings.ambience
    welcome.accept()
    assert welcomes(hands) == []


def test_who_wants_an_ambience_wants_to_hear_something(hands: Hands, arrival: Startup) -> None:
    hands.profile.change(replace(hands.profile.settings, sound=False))
    settle(arrival, new=True)
    (welcome,) = welcomes(hands)
    welcome.ambience_box.click()
    assert hands.profile.settings.sound


def test_where_there_is_no_loudspeaker_the_welcome_says_so_and_goes_on(
    hands: Hands, qtbot: QtBot
) -> None:
    welcome = Welcome(hands.profile, SoundPlayer(has_library=lambda: False), hands.window)
    welcome.ambience_box.click()
    assert any("miniaudio" in each.text() for each in welcome.findChildren(QLabel))
    assert hands.profile.settings.ambience


def test_one_key_is_enough_to_have_a_name_and_a_face(hands: Hands, arrival: Startup) -> None:
    settle(arrival, new=True)
    assert welcomes(hands)[0].person_fields.name.hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert welcomes(hands) == []
    chosen = hands.profile.settings
    assert (chosen.player_name, chosen.portrait) == ("Odile", "novice-hat")
    assert hands.main.lobby.player_button.accessibleName() == "Odile"


def test_typing_replaces_the_name_that_is_proposed(hands: Hands, arrival: Startup) -> None:
    settle(arrival, new=True)
    (welcome,) = welcomes(hands)
    QTest.keyClicks(QApplication.focusWidget(), "Ada")
    welcome.person_fields.portrait.buttons["novice-beard"].click()
    hands.press(Qt.Key.Key_Return)
    chosen = hands.profile.settings
    assert (chosen.player_name, chosen.portrait) == ("Ada", "novice-beard")


@pytest.mark.parametrize("typed", [None, "", " ", "\u200b\u3164"])
def test_without_a_typed_name_the_portrait_gives_its_own(
    hands: Hands, arrival: Startup, typed: str | None
) -> None:
    settle(arrival, new=True)
    (welcome,) = welcomes(hands)
    if typed is not None:
        welcome.person_fields.name.setText(typed)
    welcome.person_fields.portrait.buttons["novice-hat"].setFocus()
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Return)
    chosen = hands.profile.settings
    assert (chosen.player_name, chosen.portrait) == ("Perrine", "novice-hood")


def test_neither_escape_nor_a_click_beside_loses_the_question(
    hands: Hands, arrival: Startup
) -> None:
    settle(arrival, new=True)
    (welcome,) = welcomes(hands)
    assert welcome.veil is not None
    hands.press(Qt.Key.Key_Escape)
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # as if it had been opened long ago
    QTest.mouseClick(welcome.veil, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    QApplication.setDoubleClickInterval(usual)
    assert welcomes(hands) == [welcome]
    assert hands.window.close(), "the program can be left all the same"


@pytest.mark.parametrize("lacks", ["player_name", "portrait"])
def test_a_player_of_an_earlier_version_is_asked_once(
    hands: Hands, arrival: Startup, lacks: str
) -> None:
    known(hands, **{lacks: ""})
    settle(arrival)
    (welcome,) = welcomes(hands)
    assert welcome.windowTitle() == "Who plays?" and not welcome.ambience_box.isVisible()
    welcome.accept()
    kept = settings.load(hands.profile.data.settings)[0]
    assert kept.player_name and kept.portrait
    settle(arrival)
    assert welcomes(hands) == []


def test_another_player_without_a_name_is_asked_when_they_come(
    hands: Hands, arrival: Startup
) -> None:
    known(hands)
    settle(arrival)
    hands.profile.switch(players.add(hands.profile.home, Settings()))
    assert len(welcomes(hands)) == 1


def test_who_opens_a_save_is_asked_in_the_lobby(hands: Hands, arrival: Startup) -> None:
    hands.deal(ADA, GREEDY)
    arrival.settle(QApplication.instance(), None, True, True)  # type: ignore[arg-type]
    assert welcomes(hands) == []
    hands.main.go_to_lobby()
    assert len(welcomes(hands)) == 1


def test_the_offer_to_go_on_waits_for_the_answer(hands: Hands, arrival: Startup) -> None:
    hands.profile.data.crash_log.with_name("fault.log").write_text("Fatal Python error\n")
    settle(arrival)
    assert notices(hands) == []
    welcomes(hands)[0].accept()
    assert len(notices(hands)) == 1


def test_a_later_start_says_nothing(hands: Hands, arrival: Startup) -> None:
    known(hands)
    settle(arrival)
    assert notices(hands) == [] and welcomes(hands) == []


def test_a_window_that_is_closed_at_once_ends_the_program_without_a_word(
    hands: Hands, arrival: Startup
) -> None:
    hands.window.close()
    settle(arrival, new=True)
    fail(ValueError("while leaving"))
    QApplication.processEvents()
    assert notices(hands) == [] and welcomes(hands) == []


def test_the_welcome_changes_its_language_with_the_program(
    hands: Hands, arrival: Startup, speak: Callable[[str], None], qtbot: QtBot
) -> None:
    settle(arrival, new=True)
    speak("fr")
    (welcome,) = welcomes(hands)
    qtbot.waitUntil(lambda: welcome.windowTitle() == "Bienvenue dans Wizardtable")


def test_after_a_bad_end_one_click_goes_on_with_the_match(
    hands: Hands, arrival: Startup, qtbot: QtBot
) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    path = hands.main.page.path
    hands.main.go_to_lobby()
    known(hands)
    settle(arrival, EarlierRun(0, path.stat().st_mtime - 1))  # type: ignore[union-attr]
    (notice,) = notices(hands)
    assert notice.action_button is not None
    notice.action_button.click()
    assert hands.main.page.path == path
    assert hands.controller is not None


def leave(data: DataDir, match: Match, at: int) -> None:
    """Records that the player left the table of a rated match at a time (seconds since 1970)."""
    beginnings.note_table(data, match, at, going=False)


def test_a_rated_match_that_a_crash_broke_off_is_not_lost(hands: Hands, arrival: Startup) -> None:
    spec, data = catalog.get("wizards_gambit"), hands.profile.data
    match = Match(spec, Setup(2), 7, (Player("Ada", None), Player("Odile", "mage")))
    match.purpose = purposes.RATED
    ratings.begin(data, match, 1_000_000)  # long ago, and its table was open to the end
    settle(arrival, EarlierRun(0, 0.0))
    (waiting,) = ratings.unfinished(data, spec.id)
    assert not waiting.going
    assert waiting.touched > 1_000_000, "its day begins with this start"


def test_only_the_records_of_who_plays_are_looked_at(hands: Hands, arrival: Startup) -> None:
    spec, home = catalog.get("wizards_gambit"), hands.profile.home
    match = Match(spec, Setup(2), 7, (Player("Bea", None), Player("Odile", "mage")))
    match.purpose = purposes.RATED
    other = players.add(home, Settings(player_name="Bea"))
    data = players.data_of(home, other)
    ratings.begin(data, match, 1_000_000)
    leave(data, match, 1_000_000)
    before = data.book.read_bytes()
    settle(arrival, EarlierRun(0, 0.0))
    assert data.book.read_bytes() == before
    hands.profile.switch(other)
    assert [record.end for record in ratings.read(data)] == [ratings.LEFT_ALONE], (
        "now it is Bea's turn"
    )


def test_a_rated_match_that_was_left_for_a_day_is_lost_at_the_next_start(
    hands: Hands, arrival: Startup
) -> None:
    spec, data = catalog.get("wizards_gambit"), hands.profile.data
    match = Match(spec, Setup(2), 7, (Player("Ada", None), Player("Odile", "mage")))
    match.purpose = purposes.RATED
    ratings.begin(data, match, 1_000_000)
    leave(data, match, 1_000_000)
    settle(arrival)
    assert [record.end for record in ratings.read(data)] == [ratings.LEFT_ALONE]


def test_what_else_was_broken_off_begins_its_day_when_a_save_is_opened_at_a_start(
    hands: Hands, arrival: Startup
) -> None:
    spec, data = catalog.get("wizards_gambit"), hands.profile.data
    for seed in (7, 8):
        match = Match(spec, Setup(2), seed, (Player("Ada", None), Player("Odile", "mage")))
        match.purpose = purposes.RATED
        ratings.begin(data, match, 1_000_000)
        save.write(hands.profile.data.saves / f"wizards_gambit-{seed}.wizardtable", match)
    hands.main.open_save(hands.profile.data.saves / "wizards_gambit-8.wizardtable")
    arrival.settle(QApplication.instance(), EarlierRun(0, 0.0), False, True)  # type: ignore[arg-type]
    assert [(record.seed, record.going) for record in ratings.read(data)] == [(7, False), (8, True)]


def test_an_old_file_that_cannot_be_used_keeps_no_rated_match_from_counting(
    hands: Hands, arrival: Startup
) -> None:
    data, spec = hands.profile.data, catalog.get("wizards_gambit")
    match = Match(spec, Setup(2), 7, (Player("Ada", None), Player("Odile", "mage")))
    match.purpose = purposes.RATED
    ratings.begin(data, match)
    match.give_up(Seat(0))
    save.write(data.saves / "wizards_gambit-1.wizardtable", match)
    data.old_file("statistics").mkdir()
    settle(arrival, EarlierRun(0, 0.0))
    assert [record.end for record in ratings.read(data)] == [ratings.GIVEN_UP]


def test_a_match_that_was_over_at_a_bad_end_is_counted(hands: Hands, arrival: Startup) -> None:
    match = played(catalog.get("anludim"), seats=2)
    path = hands.profile.data.saves / "anludim-1.wizardtable"
    save.write(path, match)
    settle(arrival, EarlierRun(0, path.stat().st_mtime - 1))
    (counted,), _ = statistics.read(hands.profile.data)
    assert counted.seed == match.seed
    assert notices(hands) == []


def test_an_error_saves_the_match_and_shows_a_report_to_copy(
    hands: Hands, arrival: Startup, qtbot: QtBot
) -> None:
    settle(arrival)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    match = hands.controller.match
    fail(ValueError("a card too many"))
    qtbot.waitUntil(lambda: bool(notices(hands)))
    (notice,) = notices(hands)
    assert "Your match is saved" in notice.text
    notice.copy_button.click()
    copied = QApplication.clipboard().text()
    assert "ValueError: a card too many" in copied and "Qt" in copied
    assert "a card too many" in hands.profile.data.crash_log.read_text(encoding="utf-8")
    path = hands.main.page.path
    assert path is not None
    assert save.load(path).match.actions == match.actions


def test_an_error_of_a_thread_is_told_too(hands: Hands, arrival: Startup, qtbot: QtBot) -> None:
    settle(arrival)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(notices(hands)))
    (notice,) = notices(hands)
    assert "ZeroDivisionError" in notice.report_field.toPlainText()
    assert "saved" not in notice.text  # nothing was played


def test_many_errors_are_told_once_and_the_log_stays_small(
    hands: Hands, arrival: Startup, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(arrival)
    for number in range(60):
        fail(ValueError(f"{number} " + "x" * 20_000))
    qtbot.waitUntil(lambda: bool(notices(hands)))
    assert len(notices(hands)) == 1
    log = hands.profile.data.crash_log
    logs = list(log.parent.glob("crash.log*"))
    assert 2 <= len(logs) <= 1 + crash.OLD_LOG_COUNT
    assert all(each.stat().st_size <= crash.MAX_LOG_BYTES for each in logs)


def test_a_report_does_not_name_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ada"))
    assert "/home/ada" not in crash.report('File "/home/ada/a.py"')


def test_a_crash_below_python_is_reported_at_the_next_start(hands: Hands, arrival: Startup) -> None:
    fault = hands.profile.data.crash_log.with_name("fault.log")
    fault.write_text("Fatal Python error: Segmentation fault\n")
    known(hands)
    settle(arrival)
    (notice,) = notices(hands)
    assert "Segmentation fault" in notice.report_field.toPlainText()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a matter of POSIX systems")
def test_pipes_in_place_of_the_logs_stop_neither_the_start_nor_the_report(
    hands: Hands, arrival: Startup, qtbot: QtBot
) -> None:
    os.mkfifo(hands.profile.data.crash_log)
    os.mkfifo(hands.profile.data.root / "fault.log")
    settle(arrival)
    fail(ValueError("a card too many"))
    qtbot.waitUntil(lambda: bool(notices(hands)))
    (notice,) = notices(hands)
    assert "a card too many" in notice.report_field.toPlainText()


def test_nothing_is_written_through_links_in_place_of_the_logs(
    hands: Hands, arrival: Startup, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory
) -> None:
    letter = tmp_path_factory.mktemp("elsewhere") / "letter"
    letter.write_text("Dear Ada")
    hands.profile.data.crash_log.symlink_to(letter)
    (hands.profile.data.root / "fault.log").symlink_to(letter)
    settle(arrival)
    fail(ValueError("a card too many"))
    qtbot.waitUntil(lambda: bool(notices(hands)))
    assert letter.read_text() == "Dear Ada"


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file is left for an hour")
def test_a_start_clears_up_what_killed_writers_have_left(hands: Hands, arrival: Startup) -> None:
    data = hands.profile.data
    abandoned = [
        data.root / ".settings.json.1a2b3c4d.tmp",
        data.saves / ".a.wizardtable.ab_12x9z.tmp",
    ]
    for path in abandoned:
        path.write_bytes(b"half")
    settle(arrival)
    assert not any(path.exists() for path in abandoned)


@pytest.fixture
def raised(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Returns a list that grows when the window is raised, which the offscreen platform cannot
    do."""
    raises: list[bool] = []
    monkeypatch.setattr(hands.window, "raise_", lambda: raises.append(True))
    return raises


def test_another_start_opens_its_save_in_this_window(
    hands: Hands, arrival: Startup, raised: list[bool]
) -> None:
    settle(arrival)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    path = hands.main.page.path
    hands.main.go_to_lobby()
    arrival.come_forward(str(path))
    assert hands.main.page.path == path
    assert raised


def test_a_save_that_is_gone_is_told_and_harms_nothing(
    hands: Hands, arrival: Startup, raised: list[bool]
) -> None:
    settle(arrival)
    arrival.come_forward(str(hands.profile.data.saves / "gone.wizardtable"))
    assert hands.main.dialog is not None
    hands.main.dialog.close()


def test_what_another_player_left_for_a_day_is_lost_when_they_play_again(
    hands: Hands, arrival: Startup
) -> None:
    settle(arrival)
    player = players.add(hands.profile.home, settings.Settings(player_name="Bea"))
    data = players.data_of(hands.profile.home, player)
    match_left = begun(catalog.get("anludim"))
    match_left.purpose = purposes.RATED
    ratings.begin(data, match_left, 1)
    leave(data, match_left, 1)
    hands.profile.switch(player)
    (match,) = ratings.read(data)
    assert match.end == ratings.LEFT_ALONE

# SPDX-License-Identifier: MIT
"""Tests *Share replay*: its choices, and that its file is written whole or not at all."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers import played
from tests.ui import films
from tests.ui.windows import ADA, BOB, GREEDY, Hands
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.core import catalog
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.store import save
from wizardtable.ui.film import share
from wizardtable.ui.film.film_job import FilmJob
from wizardtable.ui.film.film_order import FilmOrder
from wizardtable.ui.film.share import ShareDialog
from wizardtable.ui.match.features.curtain_feature import CurtainFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.results.game_over import GameOverDialog

LEFT = Qt.MouseButton.LeftButton


def film_order(match: Match, kind: str = ".webp", last: int = 2) -> FilmOrder:
    """Returns the order for a short and small film."""
    return FilmOrder(MatchRecord.of(match), 0, 0, last, 3.0, 640, 440, "dark", "en", kind)


class RecordedJob:
    """A film job and all its reports."""

    def __init__(self, main: Callable[[Any], None] | None = None) -> None:
        self.film_job = FilmJob() if main is None else FilmJob(main)
        self.shares: list[float] = []
        self.sizes: list[int] = []
        self.problems: list[Message] = []
        self.film_job.progressed.connect(self.shares.append)
        self.film_job.finished.connect(self.sizes.append)
        self.film_job.failed.connect(self.problems.append)

    def wait(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: bool(self.sizes or self.problems))


def sit_down(hands: Hands, actions: int = 10_000) -> Match:
    """Opens a match with this many actions already played, and returns it."""
    match = played(catalog.get("anludim"), actions)
    path = save.new_path(hands.profile.data.saves, "anludim")
    save.write(path, match)
    hands.main.open_save(path)
    return hands.controller.match


def open_dialog(hands: Hands) -> ShareDialog:
    """Opens the dialog by its command, and returns it."""
    hands.main.page.commands["share"].trigger()
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    return dialog


# The film and its file.


@pytest.mark.long
def test_a_real_film_is_made_in_a_process_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    recorded, path = RecordedJob(), tmp_path / "match.webp"
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), path)
    recorded.wait(qtbot)
    assert not recorded.problems
    assert recorded.sizes == [path.stat().st_size]
    assert recorded.shares == sorted(recorded.shares)
    assert len(recorded.shares) > 3
    with Image.open(path) as picture:
        assert picture.size == (640, 440)
        assert picture.n_frames > 3  # type: ignore[attr-defined]
    assert [file.name for file in tmp_path.iterdir()] == ["match.webp"]
    assert not recorded.film_job.is_busy


def test_a_film_that_is_given_up_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    recorded = RecordedJob(films.never_end)
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), tmp_path / "match.webp")
    qtbot.waitUntil(lambda: recorded.shares == [0.5])
    process = recorded.film_job._process
    assert process is not None
    recorded.film_job.cancel()
    assert not recorded.film_job.is_busy
    assert not process.is_alive()
    qtbot.wait(100)
    assert not recorded.sizes
    assert not recorded.problems
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_half_film_and_is_reported(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "match.gif"
    path.write_bytes(b"an older film")
    recorded = RecordedJob(films.make_film)
    monkeypatch.setattr(os, "fsync", full)
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), path)
    recorded.wait(qtbot)
    assert [str(problem) for problem in recorded.problems] == [
        "Cannot write “match.gif”: the disk is full."
    ]
    assert path.read_bytes() == b"an older film"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_film_does_not_begin_if_its_file_cannot_be_written(qtbot: QtBot, tmp_path: Path) -> None:
    in_the_way = tmp_path / "folder"
    in_the_way.write_text("a file")
    recorded = RecordedJob(films.make_film)
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), in_the_way / "match.gif")
    assert len(recorded.problems) == 1
    assert "match.gif" in str(recorded.problems[0])
    assert not recorded.film_job.is_busy
    (tmp_path / "taken.gif").mkdir()
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), tmp_path / "taken.gif")
    assert "“taken.gif” is a folder or a link, not a file" in str(recorded.problems[1])


@pytest.mark.parametrize("main", [films.fail, films.die])
def test_a_process_that_fails_or_dies_is_reported_in_a_sentence(
    main: Callable[[Any], None], qtbot: QtBot, tmp_path: Path
) -> None:
    recorded = RecordedJob(main)
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), tmp_path / "match.gif")
    recorded.wait(qtbot)
    assert [str(problem) for problem in recorded.problems] == [
        "The film could not be made. Please try again."
    ]
    assert list(tmp_path.iterdir()) == []


def test_a_film_has_the_usual_permissions_of_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    plain, film = tmp_path / "plain", tmp_path / "match.gif"
    plain.write_bytes(b"")
    recorded = RecordedJob(films.make_film)
    recorded.film_job.begin(film_order(played(catalog.get("anludim"), 2)), film)
    recorded.wait(qtbot)
    assert film.read_bytes() == films.FILM
    assert film.stat().st_mode == plain.stat().st_mode


# The dialog.


def test_a_film_of_a_running_match_shows_only_the_own_view(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    assert not hands.main.page.commands["share"].isEnabled()
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    dialog = open_dialog(hands)
    assert not dialog.seat.isVisible()
    dialog.seat.setCurrentIndex(2)  # whatever a hidden control says
    assert dialog.order().viewer == 0


def test_a_film_of_a_finished_match_can_show_any_view(hands: Hands) -> None:
    match = sit_down(hands)
    end = hands.main.dialog
    assert isinstance(end, GameOverDialog)
    QTest.mouseClick(end.share_button, LEFT)
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    assert dialog.seat.isVisible()
    viewers = set()
    for row in range(dialog.seat.count()):
        dialog.seat.setCurrentIndex(row)
        viewers.add(dialog.order().viewer)
    assert viewers == {-1, *range(match.setup.seats)}
    assert (dialog.order().first, dialog.order().last) == (0, len(match.actions))
    dialog.part.setCurrentIndex(1)
    assert 0 < dialog.order().first < dialog.order().last == len(match.actions)


def test_behind_the_curtain_nothing_is_filmed(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    hands.main.page.feature(CurtainFeature).curtain.go_button.click()
    while hands.controller.curtain_seat is None:
        hands.controller.act(hands.controller.menu()[0])
        QApplication.processEvents()
    assert not hands.main.page.commands["share"].isEnabled()
    hands.main.room.share()
    assert not isinstance(hands.main.dialog, ShareDialog)


def test_a_film_begins_at_the_place_and_view_of_the_open_replay(hands: Hands) -> None:
    match = sit_down(hands)
    hands.main.sheets.close_top()
    hands.main.page.feature(ReplayFeature).open(40)
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    view.look_from(None)
    QTest.mouseClick(view.toolbar.share_button, LEFT)
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    assert dialog.order().viewer == -1
    dialog.part.setCurrentIndex(2)
    assert (dialog.order().first, dialog.order().last) == (40, len(match.actions))
    assert hands.main.page.feature(ReplayFeature).view is view


def test_save_asks_where_and_says_what_was_written(
    hands: Hands, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(hands, 40)
    dialog = open_dialog(hands)
    dialog.film_job._process_main = films.make_film
    asked = []

    def choose(_parent: object, _title: str, start: Path, kinds: str) -> Path:
        asked.append((start.name, kinds))
        return tmp_path / "my match"

    monkeypatch.setattr(share, "ask_save_path", choose)
    dialog.kind.setCurrentIndex(1)
    QTest.mouseClick(dialog.save_button, LEFT)
    assert dialog.save_button.text() == "Keep playing"
    assert dialog.progress_bar.isVisible()
    qtbot.waitUntil(lambda: not dialog.film_job.is_busy)
    assert asked == [("anludim.gif", "Animations (*.gif)")]
    assert (tmp_path / "my match.gif").read_bytes() == films.FILM
    assert f"“my match.gif” was saved in {tmp_path}" in dialog._state_words.text()
    assert dialog.folder_button.isEnabled()
    assert not dialog.progress_bar.isVisible()


def test_the_window_works_during_a_film_and_cancel_returns_to_the_choices(
    hands: Hands, qtbot: QtBot, tmp_path: Path
) -> None:
    sit_down(hands, 40)
    dialog = open_dialog(hands)
    dialog.film_job._process_main = films.never_end
    dialog.begin(tmp_path / "match.webp")
    qtbot.waitUntil(lambda: dialog.progress_bar.value() == 500)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert dialog.isVisible()
    assert not dialog.film_job.is_busy
    assert dialog.save_button.isEnabled()
    assert not list(tmp_path.glob("*match*"))
    QTest.mouseClick(dialog.close_button, LEFT)
    assert not dialog.isVisible()


def test_a_film_is_made_during_play_and_its_end_is_reported_at_the_table(
    hands: Hands, qtbot: QtBot, tmp_path: Path
) -> None:
    sit_down(hands, 40)
    dialog = open_dialog(hands)
    dialog.film_job._process_main = films.never_end
    dialog.begin(tmp_path / "match.webp")
    qtbot.waitUntil(lambda: dialog.progress_bar.value() == 500)
    QTest.mouseClick(dialog.save_button, LEFT)
    assert not dialog.isVisible()
    assert dialog.film_job.is_busy
    assert not hands.main.page.banner.isVisible()
    dialog.film_job.cancel()
    dialog.film_job.finished.emit(12_000)
    qtbot.waitUntil(lambda: not shiboken6.isValid(dialog))
    assert hands.main.page.banner.isVisible()


def test_a_film_that_ends_after_the_match_was_left_is_reported_in_the_lobby(
    hands: Hands, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(hands, 40)
    dialog = open_dialog(hands)
    dialog.film_job._process_main = films.never_end
    dialog.begin(tmp_path / "match.webp")
    QTest.mouseClick(dialog.save_button, LEFT)
    hands.main.go_to_lobby()
    dialog.film_job.cancel()
    dialog.film_job.finished.emit(12_000)
    strip = hands.main.room.strip
    assert strip.isVisible() and "“match.webp” was saved" in strip.words
    assert not strip._confirmation_timer.isActive(), "nobody knows when the player looks"
    opened: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: bool(opened.append(url.fileName()))
    )
    assert strip.folder_button.text() == "Show"
    strip.folder_button.click()
    assert opened[0] == "match.webp"
    hands.deal(ADA, GREEDY)
    assert not strip.isVisible()


def test_closing_the_dialog_ends_the_film(hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    sit_down(hands, 40)
    dialog = open_dialog(hands)
    film_job = dialog.film_job
    film_job._process_main = films.never_end
    dialog.begin(tmp_path / "match.webp")
    process = film_job._process
    assert process is not None
    dialog.close()
    assert not process.is_alive()
    assert not list(tmp_path.glob("*match*"))


def test_a_failure_is_reported_in_the_dialog_and_the_choices_stay(
    hands: Hands, qtbot: QtBot, tmp_path: Path, speak: Any
) -> None:
    sit_down(hands, 40)
    dialog = open_dialog(hands)
    (tmp_path / "x.webp").mkdir()
    dialog.begin(tmp_path / "x.webp")
    assert "“x.webp” is a folder or a link, not a file" in dialog._state_words.text()
    assert dialog.save_button.isEnabled()
    speak("fr")
    QApplication.processEvents()
    assert "x.webp" in dialog._state_words.text()
    assert "ordinary" not in dialog._state_words.text()


def test_every_choice_has_a_name_and_speaks_french(hands: Hands, speak: Any) -> None:
    sit_down(hands)
    dialog = open_dialog(hands)
    choices = (dialog.part, dialog.seat, dialog.length, dialog.size_, dialog.language, dialog.kind)
    english = [choice.accessibleName() for choice in choices]
    assert all(english)
    rows = [dialog.part.itemText(row) for row in range(dialog.part.count())]
    speak("fr")
    QApplication.processEvents()
    assert not set(english) & {choice.accessibleName() for choice in choices}
    assert not set(rows) & {dialog.part.itemText(row) for row in range(dialog.part.count())}
    assert dialog.language.itemText(dialog.language.findData("fr")) == "Français"

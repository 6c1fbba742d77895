# SPDX-License-Identifier: MIT
"""*Share replay*: what may be chosen, and a file that is there whole or not at all."""

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


def order(match: Match, kind: str = ".webp", last: int = 2) -> FilmOrder:
    """A short and small film."""
    return FilmOrder(MatchRecord.of(match), 0, 0, last, 3.0, 640, 440, "dark", "en", kind)


class Watched:
    """A projector with all that it has told."""

    def __init__(self, main: Callable[[Any], None] | None = None) -> None:
        self.projector = FilmJob() if main is None else FilmJob(main)
        self.shares: list[float] = []
        self.sizes: list[int] = []
        self.problems: list[Message] = []
        self.projector.progressed.connect(self.shares.append)
        self.projector.finished.connect(self.sizes.append)
        self.projector.failed.connect(self.problems.append)

    def wait(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: bool(self.sizes or self.problems))


def sit(hands: Hands, actions: int = 10_000) -> Match:
    """A match on the table as if it had been loaded."""
    match = played(catalog.get("anludim"), actions)
    path = save.new_path(hands.profile.data.saves, "anludim")
    save.write(path, match)
    hands.main.open_save(path)
    return hands.controller.match


def offered(hands: Hands) -> ShareDialog:
    """The dialog, by its keys."""
    hands.main.page.commands["share"].trigger()
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    return dialog


# The film and its file.


@pytest.mark.long
def test_a_real_film_is_made_in_a_process_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    watched, path = Watched(), tmp_path / "match.webp"
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), path)
    watched.wait(qtbot)
    assert not watched.problems
    assert watched.sizes == [path.stat().st_size]
    assert watched.shares == sorted(watched.shares)
    assert len(watched.shares) > 3
    with Image.open(path) as picture:
        assert picture.size == (640, 440)
        assert picture.n_frames > 3  # type: ignore[attr-defined]
    assert [one.name for one in tmp_path.iterdir()] == ["match.webp"]
    assert not watched.projector.busy


def test_a_film_that_is_given_up_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    watched = Watched(films.takes_long)
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), tmp_path / "match.webp")
    qtbot.waitUntil(lambda: watched.shares == [0.5])
    process = watched.projector._process
    assert process is not None
    watched.projector.cancel()
    assert not watched.projector.busy
    assert not process.is_alive()
    qtbot.wait(100)
    assert not watched.sizes
    assert not watched.problems
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_half_film_and_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "match.gif"
    path.write_bytes(b"an older film")
    watched = Watched(films.films)
    monkeypatch.setattr(os, "fsync", full)
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), path)
    watched.wait(qtbot)
    assert [str(one) for one in watched.problems] == ["Cannot write “match.gif”: the disk is full."]
    assert path.read_bytes() == b"an older film"
    assert len(list(tmp_path.iterdir())) == 1


def test_where_nothing_can_be_written_no_film_is_begun(qtbot: QtBot, tmp_path: Path) -> None:
    in_the_way = tmp_path / "folder"
    in_the_way.write_text("a file")
    watched = Watched(films.films)
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), in_the_way / "match.gif")
    assert len(watched.problems) == 1
    assert "match.gif" in str(watched.problems[0])
    assert not watched.projector.busy
    (tmp_path / "taken.gif").mkdir()
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), tmp_path / "taken.gif")
    assert "“taken.gif” is not an ordinary file" in str(watched.problems[1])


@pytest.mark.parametrize("main", [films.fails, films.dies])
def test_a_process_that_fails_or_dies_is_told_in_a_sentence(
    main: Callable[[Any], None], qtbot: QtBot, tmp_path: Path
) -> None:
    watched = Watched(main)
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), tmp_path / "match.gif")
    watched.wait(qtbot)
    assert [str(one) for one in watched.problems] == [
        "The film could not be made. Please try again."
    ]
    assert list(tmp_path.iterdir()) == []


def test_others_may_read_a_film_as_the_system_has_it(qtbot: QtBot, tmp_path: Path) -> None:
    plain, film = tmp_path / "plain", tmp_path / "match.gif"
    plain.write_bytes(b"")
    watched = Watched(films.films)
    watched.projector.begin(order(played(catalog.get("anludim"), 2)), film)
    watched.wait(qtbot)
    assert film.read_bytes() == films.FILM
    assert film.stat().st_mode == plain.stat().st_mode


# The dialog.


def test_of_a_running_match_only_the_own_view_is_filmed(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    assert not hands.main.page.commands["share"].isEnabled()
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    dialog = offered(hands)
    assert not dialog.seat.isVisible()
    dialog.seat.setCurrentIndex(2)  # whatever a hidden control says
    assert dialog.order().viewer == 0


def test_of_a_finished_match_any_view_is_filmed(hands: Hands) -> None:
    match = sit(hands)
    end = hands.main.dialog
    assert isinstance(end, GameOverDialog)
    QTest.mouseClick(end.share, LEFT)
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    assert dialog.seat.isVisible()
    viewers = set()
    for row in range(dialog.seat.count()):
        dialog.seat.setCurrentIndex(row)
        viewers.add(dialog.order().viewer)
    assert viewers == {-1, *range(match.setup.seats)}
    assert (dialog.order().first, dialog.order().last) == (0, len(match.actions))
    dialog.what.setCurrentIndex(1)
    assert 0 < dialog.order().first < dialog.order().last == len(match.actions)


def test_behind_the_curtain_nothing_is_filmed(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    hands.main.page.feature(CurtainFeature).curtain.go.click()
    while hands.controller.curtain_seat is None:
        hands.controller.act(hands.controller.menu()[0])
        QApplication.processEvents()
    assert not hands.main.page.commands["share"].isEnabled()
    hands.main.room.share()
    assert not isinstance(hands.main.dialog, ShareDialog)


def test_a_replay_is_filmed_from_where_it_stands_and_whose_view_it_shows(hands: Hands) -> None:
    match = sit(hands)
    hands.main.sheets.close_top()
    hands.main.page.feature(ReplayFeature).open(40)
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    view.look_from(None)
    QTest.mouseClick(view.strip.share, LEFT)
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    assert dialog.order().viewer == -1
    dialog.what.setCurrentIndex(2)
    assert (dialog.order().first, dialog.order().last) == (40, len(match.actions))
    assert hands.main.page.feature(ReplayFeature).view is view


def test_save_asks_where_and_says_what_was_written(
    hands: Hands, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(hands, 40)
    dialog = offered(hands)
    dialog.projector._main = films.films
    asked = []

    def choose(_parent: object, _title: str, start: Path, kinds: str) -> Path:
        asked.append((start.name, kinds))
        return tmp_path / "my match"

    monkeypatch.setattr(share, "ask_place", choose)
    dialog.kind.setCurrentIndex(1)
    QTest.mouseClick(dialog.save, LEFT)
    assert dialog.save.text() == "Keep playing"
    assert dialog.bar.isVisible()
    qtbot.waitUntil(lambda: not dialog.projector.busy)
    assert asked == [("anludim.gif", "Animations (*.gif)")]
    assert (tmp_path / "my match.gif").read_bytes() == films.FILM
    assert f"“my match.gif” was saved in {tmp_path}" in dialog._told.text()
    assert dialog.folder.isEnabled()
    assert not dialog.bar.isVisible()


def test_the_window_goes_on_while_it_is_filmed_and_cancel_comes_back_to_the_choices(
    hands: Hands, qtbot: QtBot, tmp_path: Path
) -> None:
    sit(hands, 40)
    dialog = offered(hands)
    dialog.projector._main = films.takes_long
    dialog.begin(tmp_path / "match.webp")
    qtbot.waitUntil(lambda: dialog.bar.value() == 500)
    QTest.mouseClick(dialog.close_, LEFT)
    assert dialog.isVisible()
    assert not dialog.projector.busy
    assert dialog.save.isEnabled()
    assert not list(tmp_path.glob("*match*"))
    QTest.mouseClick(dialog.close_, LEFT)
    assert not dialog.isVisible()


def test_a_film_is_made_beside_the_game_which_is_told_when_it_is_there(
    hands: Hands, qtbot: QtBot, tmp_path: Path
) -> None:
    sit(hands, 40)
    dialog = offered(hands)
    dialog.projector._main = films.takes_long
    dialog.begin(tmp_path / "match.webp")
    qtbot.waitUntil(lambda: dialog.bar.value() == 500)
    QTest.mouseClick(dialog.save, LEFT)
    assert not dialog.isVisible()
    assert dialog.projector.busy
    assert not hands.main.page.banner.isVisible()
    dialog.projector.cancel()
    dialog.projector.finished.emit(12_000)
    qtbot.waitUntil(lambda: not shiboken6.isValid(dialog))
    assert hands.main.page.banner.isVisible()


def test_a_film_that_is_done_after_the_match_was_left_is_told_in_the_lobby_and_shown(
    hands: Hands, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(hands, 40)
    dialog = offered(hands)
    dialog.projector._main = films.takes_long
    dialog.begin(tmp_path / "match.webp")
    QTest.mouseClick(dialog.save, LEFT)
    hands.main.go_to_lobby()
    dialog.projector.cancel()
    dialog.projector.finished.emit(12_000)
    strip = hands.main.room.strip
    assert strip.isVisible() and "“match.webp” was saved" in strip.words
    assert not strip._fading.isActive(), "nobody knows when the player looks"
    opened: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: bool(opened.append(url.fileName()))
    )
    assert strip.folder.text() == "Show"
    strip.folder.click()
    assert opened[0] == "match.webp"
    hands.deal(ADA, GREEDY)
    assert not strip.isVisible()


def test_closing_the_dialog_ends_the_film(hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    sit(hands, 40)
    dialog = offered(hands)
    projector = dialog.projector
    projector._main = films.takes_long
    dialog.begin(tmp_path / "match.webp")
    process = projector._process
    assert process is not None
    dialog.close()
    assert not process.is_alive()
    assert not list(tmp_path.glob("*match*"))


def test_a_failure_is_told_in_the_dialog_and_the_choices_stay(
    hands: Hands, qtbot: QtBot, tmp_path: Path, speak: Any
) -> None:
    sit(hands, 40)
    dialog = offered(hands)
    (tmp_path / "x.webp").mkdir()
    dialog.begin(tmp_path / "x.webp")
    assert "“x.webp” is not an ordinary file" in dialog._told.text()
    assert dialog.save.isEnabled()
    speak("fr")
    QApplication.processEvents()
    assert "x.webp" in dialog._told.text()
    assert "ordinary" not in dialog._told.text()


def test_every_choice_has_a_name_and_speaks_french(hands: Hands, speak: Any) -> None:
    sit(hands)
    dialog = offered(hands)
    choices = (dialog.what, dialog.seat, dialog.length, dialog.size_, dialog.language, dialog.kind)
    english = [one.accessibleName() for one in choices]
    assert all(english)
    rows = [dialog.what.itemText(row) for row in range(dialog.what.count())]
    speak("fr")
    QApplication.processEvents()
    assert not set(english) & {one.accessibleName() for one in choices}
    assert not set(rows) & {dialog.what.itemText(row) for row in range(dialog.what.count())}
    assert dialog.language.itemText(dialog.language.findData("fr")) == "Français"

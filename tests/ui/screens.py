# SPDX-License-Identifier: MIT
"""Opens every dialog and every page of the window, for tests that go through all of them."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.games.wizards_gambit.old_deck import write_old_deck
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.text import N_
from wizardtable.store import save
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.ui import routes
from wizardtable.ui.crash import CLOSE, UNEXPECTED
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.questions import ask_leave_unsaved
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.player.player_dialog import TABS
from wizardtable.ui.tools.rare_screens import played_match
from wizardtable.ui.window.main_window import MainWindow

GAMES = tuple(catalog.GAMES)

FULL = N_("files", "Cannot write “{file}”: the disk is full.").of(file="x")

Open = Callable[[MainWindow], object]

TESTED_ELSEWHERE = ("daily", "friends", "keys", "player", "problems", "tower")
"""Routes whose pages have tests of their own."""


def furnish(folder: Path) -> Path:
    """Fills a data folder with everything that the dialogs show, and returns the match's save.

    These are a finished match, the book, and a deck with a mistake.
    """
    spec = catalog.get("anludim")
    over = played_match(spec, Setup(2), 11, 1.0)
    path = save.new_path(folder / "saves", spec.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    save.write(path, over)
    end_of_match.write_end(DataDir(folder), over)
    deck = write_old_deck(folder / "decks")
    deck.write_text(deck.read_text(encoding="utf-8").replace("copies = 3", "copies = 0"), "utf-8")
    return path


def _open(main: MainWindow, route: str) -> None:
    main.open(route)


def dialogs() -> dict[str, Open]:
    """Returns functions that open the dialogs, by name; the match of `furnish` must be on the
    table."""
    result: dict[str, Open] = {
        route: partial(_open, route=route)
        for route in routes.WITHOUT_GAME
        if route not in TESTED_ELSEWHERE
    }
    result |= {
        "ranking": MainWindow.show_end,
        "analysis": partial(MainWindow.show_end, page=1),
        "findings": partial(MainWindow.show_end, page=2),
        "share": lambda main: main.room.share(),
        "welcome": _welcome,
        "short notice": lambda main: _notice(main, offers=False, report=""),
        "offer": lambda main: _notice(main, offers=True, report=""),
        "report": lambda main: _notice(main, offers=False, report="Traceback"),
        "offer and report": lambda main: _notice(main, offers=True, report="Traceback"),
        "sentence": lambda main: main.tell(FULL),
        "question": lambda main: ask_leave_unsaved(main.window, FULL, lambda: None),
        "mistakes of a deck": _mistakes,
        "lessons": lambda main: main.open("lessons", "elfenwizards"),
    }
    for tab, _ in TABS:
        result[f"player's {tab}"] = lambda main, tab=tab: main.open("player", tab)
    for game in GAMES:
        result[f"new {game}"] = lambda main, game=game: main.open("new_match", game)
        result[f"rules of {game}"] = lambda main, game=game: main.open("rules", game)
    return result


def close_all(window: QWidget) -> None:
    """Closes every dialog, the newest first, and lets Qt delete them."""
    for dialog in reversed(window.findChildren(QDialog)):
        dialog.close()
    settle()


def settle() -> None:
    """Lets Qt do everything that it has postponed, including deletions."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def orphans() -> Iterator[QWidget]:
    """Yields the widgets without a parent."""
    return (widget for widget in QApplication.allWidgets() if widget.parent() is None)


def _welcome(main: MainWindow) -> None:
    Welcome(main.profile, main.services.sounds, main.window).open()


def _notice(main: MainWindow, *, offers: bool, report: str) -> None:
    offer = (N_("notice", "Continue"), lambda: None) if offers else None
    Notice(main.window, UNEXPECTED, FULL, CLOSE, offer, report).open()


def _mistakes(main: MainWindow) -> None:
    main.open("new_match", "wizards_gambit")
    dialog = main.dialog
    assert dialog is not None
    (row,) = dialog.findChildren(CustomFileRow)
    row.file_box.setCurrentIndex(1)
    row.show_problems()

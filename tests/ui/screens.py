# SPDX-License-Identifier: MIT
"""Every dialog that the window opens, and every page it turns to, for tests that go through all."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.own_files import add_example
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.ui import routes
from wizardtable.ui.crash import CLOSE, UNEXPECTED
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.questions import ask_leave
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.player.player_dialog import TABS
from wizardtable.ui.tools.rare_screens import played_match
from wizardtable.ui.window.main_window import MainWindow

GAMES = tuple(catalog.GAMES)

FULL = N_("files", "Cannot write “{file}”: the disk is full.").of(file="x")

Open = Callable[[MainWindow], object]

TESTED_ELSEWHERE = ("daily", "keys", "player", "problems", "tower")
"""Routes whose pages have tests of their own."""


def furnish(folder: Path) -> Path:
    """Put what the dialogs show into a data folder: a finished match, the book, a deck with a
    mistake. Gives the match's save."""
    spec = catalog.get("anludim")
    over = played_match(spec, Setup(2), 11, 1.0)
    path = save.new_path(folder / "saves", spec.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    save.write(path, over)
    end_of_match.write_end(DataDir(folder), over)
    house = catalog.get("wizards_gambit").own_file_reader
    assert house is not None
    deck = add_example(house, folder / house.folder_name, render)
    deck.write_text(deck.read_text(encoding="utf-8").replace("copies = 3", "copies = 0"), "utf-8")
    return path


def _open(main: MainWindow, route: str) -> None:
    main.open(route)


def dialogs() -> dict[str, Open]:
    """By name: what opens a dialog while the match of `furnish` is on the table."""
    found: dict[str, Open] = {
        route: partial(_open, route=route)
        for route in routes.WITHOUT_GAME
        if route not in TESTED_ELSEWHERE
    }
    found |= {
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
        "question": lambda main: ask_leave(main.window, FULL, lambda: None),
        "mistakes of a deck": _mistakes,
        "lessons": lambda main: main.open("lessons", "elfenwizards"),
    }
    for tab, _ in TABS:
        found[f"player's {tab}"] = lambda main, tab=tab: main.open("player", tab)
    for game in GAMES:
        found[f"new {game}"] = lambda main, game=game: main.open("new_match", game)
        found[f"rules of {game}"] = lambda main, game=game: main.open("rules", game)
    return found


def close_all(window: QWidget) -> None:
    """Close every dialog, the newest first, and let Qt delete what it has put off."""
    for dialog in reversed(window.findChildren(QDialog)):
        dialog.close()
    settle()


def settle() -> None:
    """Let everything that was put off happen, deleting included."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def orphans() -> Iterator[QWidget]:
    """The widgets without a parent."""
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
    row.choice.setCurrentIndex(1)
    row.show_problems()

# SPDX-License-Identifier: MIT
"""Every dialog that the window opens, and every page it turns to, for tests that go through all."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.house import add_example
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.store import save, statistics
from wizardtable.ui.crash import CLOSE, UNEXPECTED
from wizardtable.ui.dialogs.custom_file_row import CustomFileRow
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.questions import ask_leave
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.main_window import MainWindow
from wizardtable.ui.player.player_dialog import TABS
from wizardtable.ui.tools.rare_screens import played_match

GAMES = tuple(catalog.GAMES)

FULL = N_("files", "Cannot write “{file}”: the disk is full.").of(file="x")

Open = Callable[[MainWindow], None]


def furnish(folder: Path) -> Path:
    """Put what the dialogs show into a data folder: a finished match, its statistics, a deck with
    a mistake. Gives the match's save."""
    spec = catalog.get("anludim")
    over = played_match(spec, Setup(2), 11, 1.0)
    path = save.new_path(folder / "saves", spec.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    save.write(path, over)
    statistics.record(folder / "statistics.jsonl", over)
    house = catalog.get("wizards_gambit").house
    assert house is not None
    deck = add_example(house, folder / house.folder, render)
    deck.write_text(deck.read_text(encoding="utf-8").replace("copies = 3", "copies = 0"), "utf-8")
    return path


def dialogs() -> dict[str, Open]:
    """By name: what opens a dialog while the match of `furnish` is on the table."""
    found: dict[str, Open] = {
        "saves": MainWindow.choose_save,
        "history": lambda window: window.player_host.show_history(),
        "preferences": MainWindow.show_preferences,
        "about": MainWindow.show_about,
        "ranking": MainWindow.show_end,
        "analysis": partial(MainWindow.show_end, page=1),
        "findings": partial(MainWindow.show_end, page=2),
        "share": MainWindow.share,
        "welcome": _welcome,
        "short notice": lambda window: _notice(window, offers=False, report=""),
        "offer": lambda window: _notice(window, offers=True, report=""),
        "report": lambda window: _notice(window, offers=False, report="Traceback"),
        "offer and report": lambda window: _notice(window, offers=True, report="Traceback"),
        "sentence": lambda window: window.tell(FULL),
        "question": lambda window: ask_leave(window, FULL, lambda: None),
        "mistakes of a deck": _mistakes,
        "lessons": partial(MainWindow.offer_lessons, game_id="elfenwizards"),
    }
    for tab, _, _ in TABS:
        found[f"player's {tab}"] = lambda window, tab=tab: window.player_host.show_page(tab)
    for game in GAMES:
        found[f"new {game}"] = partial(MainWindow.offer_new_game, game_id=game)
        found[f"rules of {game}"] = partial(MainWindow.show_rules, game_id=game)
    return found


def close_all(window: MainWindow) -> None:
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


def _welcome(window: MainWindow) -> None:
    Welcome(window._session, window).open()


def _notice(window: MainWindow, *, offers: bool, report: str) -> None:
    offer = (N_("notice", "Continue"), lambda: None) if offers else None
    Notice(window, UNEXPECTED, FULL, CLOSE, offer, report).open()


def _mistakes(window: MainWindow) -> None:
    window.offer_new_game("wizards_gambit")
    dialog = window.dialog
    assert dialog is not None
    (row,) = dialog.findChildren(CustomFileRow)
    row.choice.setCurrentIndex(1)
    row.show_problems()

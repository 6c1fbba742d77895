# SPDX-License-Identifier: MIT
"""Writes the texts of the window's pages for data folders as files.

    python -m tests.data_pages FOLDER OUT

`tests.data_folders` has made FOLDER. OUT gets a text file for each data folder, language and page,
so that `diff -r` can compare two versions of the program. The program opens a copy of each data
folder, as after a crash, with the clock stopped.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QDialog, QWidget

from tests.data_folders import EVENING_TIME, FOLDER_MAKERS, GAMES, TODAY, Files, open_match
from wizardtable.core import catalog, clock
from wizardtable.play.translate import render
from wizardtable.store import paths, save
from wizardtable.store.achieved import achievement_scan
from wizardtable.store.presence import EarlierRun
from wizardtable.ui.dialogs import save_reader
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.startup import Startup

LANGUAGES: Final = ("en", "fr")

TABS: Final = ("room", "record", "rating", "results", "achievements", "calendar", "players")

TABS_AFTER_MATCH: Final = ("record", "rating", "results", "achievements")
"""The tabs of the player that are written again after a rated match."""

VALUES_LABELS: Final = {"en": "Values", "fr": "Valeurs"}
"""The label, by language, of the button that shows a chart as a table."""

LEARN_LABELS: Final = {"en": "What to learn", "fr": "À retenir"}
"""The label, by language, of the tab with the findings of a match."""

OPEN_SAVE: Final = f"anludim-5{save.SAVE_SUFFIX}"
"""The save of the rated match that has not ended. Some folders have none."""

QUIET_SECONDS: Final = 0.4
"""A page is written when its text has not changed for this many seconds."""

MAX_WAIT_SECONDS: Final = 60.0
"""After this many seconds a page is written even if it still changes."""

ROLES: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


class Pages:
    """The window with one data folder, as it starts after a crash.

    Attributes:
        window: the window.
        saves: the folder of the saves.
    """

    def __init__(self, app: QApplication, folder: Path, language: str) -> None:
        self._profile = Profile(paths.data_dir(folder), language)
        self.saves = self._profile.data.saves
        new = not self._profile.data.settings.exists()
        dress(app, self._profile)
        self.window = FirstWindow(self._profile)
        self._services = Services(self._profile)
        self._main = MainWindow(self.window, self._profile, self._services)
        self.window.resize(1280, 800)
        self.window.show()
        wait(lambda: self.window.was_painted and self._main.in_lobby)
        self._startup = Startup(self._main)
        self._startup.settle(app, EarlierRun(0, EVENING_TIME - 3600), new, opened=False)

    def scan(self) -> None:
        """Searches all saves for achievements, and waits for the end."""
        scan = self._services.scan_achievements()
        wait(scan.done.is_set)

    def open(self, route: str, *about: str) -> None:
        """Opens the page of a route above the lobby.

        `about` are the subjects of the page, such as a game's id.
        """
        self._main.open(route, *about)

    def finish(self, path: Path | None) -> None:
        """Plays the last action of a rated match.

        This is the open match in the save at `path`, or for None a new match.
        """
        if path is None:
            match, action = open_match(Files(), "wizards_gambit")
            plan = NewGamePlan(match.setup, match.players, match.seed, purpose="rated")
            self._main.play(match.spec.id, plan)
        else:
            match, action = open_match(Files(), "anludim")
            self._main.open_save(path)
        controller = self._main.page.controller
        assert controller is not None
        for earlier_action in match.actions[len(controller.match.actions) :]:
            controller.match.play(earlier_action)  # without the opponents' searches
        wait(lambda: controller.may_act or controller.match.result is not None)
        if controller.may_act:  # an action without an alternative plays itself
            controller.act(action)
        assert controller.match.result is not None

    def leave(self) -> None:
        """Goes back to the lobby."""
        self._main.go_to_lobby()

    def close(self) -> None:
        """Closes the window and ends the program's services."""
        self._startup.close()
        self.window.close()
        self._main.ambience.close()
        self._services.close()
        self._profile.close()


# The texts of a widget.


def lines_of(widget: QWidget, depth: int = 0) -> Iterator[str]:
    """Yields the texts of a widget and its parts, line by line, from top to bottom.

    They include tooltips and texts for the screen reader.
    """
    texts = list(dict.fromkeys(_plain(text) for text in _texts(widget) if text))
    if texts:
        yield "  " * depth + " | ".join(texts)
        depth += 1
    if isinstance(widget, QAbstractItemView):
        for row in _rows(widget, QModelIndex()):
            yield "  " * depth + row
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    parts = [
        child
        for child in children
        if child.isVisible()
        and not child.isWindow()
        and not isinstance(child, QtWidgets.QScrollBar)
    ]
    for part in sorted(parts, key=lambda child: (child.pos().y(), child.pos().x())):
        yield from lines_of(part, depth)


def _texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QtWidgets.QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QtWidgets.QComboBox):
        yield " / ".join(widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QtWidgets.QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QDialog):
        yield widget.windowTitle()
    for name in ("text", "title", "detailedText"):
        function = getattr(widget, name, None)
        if callable(function):
            try:
                text = function()
            except TypeError:  # the method needs an argument
                continue
            if isinstance(text, str):
                yield text
    yield widget.toolTip()
    accessible = QAccessible.queryAccessibleInterface(widget)
    if accessible is not None:
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            yield accessible.text(kind)
        if accessible.role() in (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton):
            yield "[x]" if accessible.state().checked else "[ ]"


def _plain(text: str) -> str:
    if "<" in text and ">" in text:
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    return text.strip().replace("\n", " ¶ ")


def _rows(view: QAbstractItemView, parent: QModelIndex) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    for row in range(model.rowCount(parent)):
        cells = []
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            data = [index.data(role) for role in ROLES]
            texts = [_plain(text) for text in data if isinstance(text, str) and text]
            cells.append(" | ".join(dict.fromkeys(texts)))
        yield " || ".join(cells)
        yield from _rows(view, model.index(row, 0, parent))


def wait(until: Callable[[], bool]) -> None:
    """Processes Qt's events until a condition is true. Fails after `MAX_WAIT_SECONDS`."""
    end = time.monotonic() + MAX_WAIT_SECONDS
    while not until():
        QApplication.processEvents()
        time.sleep(0.005)
        assert time.monotonic() < end, "it takes too long"


def settled(top: Callable[[], QWidget]) -> list[str]:
    """Returns the texts of a widget as soon as they have not changed for `QUIET_SECONDS`."""
    last: list[str] = []
    changed_at = start = time.monotonic()
    while time.monotonic() < min(changed_at + QUIET_SECONDS, start + MAX_WAIT_SECONDS):
        QApplication.processEvents()
        time.sleep(0.05)
        lines = list(lines_of(top()))
        if lines != last:
            last, changed_at = lines, time.monotonic()
    return last


# The pages.


def front(pages: Pages) -> QWidget:
    """Returns the dialog in front, or the window if no dialog is open."""
    dialogs = [dialog for dialog in pages.window.findChildren(QDialog) if dialog.isVisible()]
    return dialogs[-1] if dialogs else pages.window


def close_dialogs(pages: Pages) -> None:
    """Closes every dialog."""
    while isinstance(dialog := front(pages), QDialog):
        dialog.close()
        QApplication.processEvents()
        if dialog is front(pages):  # the dialog has only asked whether to close it
            dialog.hide()


def press(pages: Pages, is_wanted: Callable[[QAbstractButton], bool]) -> list[str]:
    """Presses a button of the page in front. Returns the texts then, or [] without a button."""
    for button in front(pages).findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and is_wanted(button):
            button.click()
            return ["---", *settled(lambda: front(pages))]
    return []


def has_label(label: str) -> Callable[[QAbstractButton], bool]:
    """Returns a function that returns whether a button has this label."""
    return lambda button: button.text().replace("&", "") == label


def walk(pages: Pages, language: str) -> Iterator[tuple[str, list[str]]]:
    """Yields the name and the texts of each page."""

    def page(route: str, *about: str) -> list[str]:
        pages.open(route, *about)
        lines = settled(lambda: front(pages))
        if about == ("rating",):
            for game in GAMES:
                lines += press(pages, has_label(render(catalog.get(game).title)))
            lines += press(pages, has_label(VALUES_LABELS[language]))
        if "calendar" in about or route == "daily":
            day = TODAY - timedelta(1)
            lines += press(pages, lambda button: getattr(button, "day", None) == day)
        close_dialogs(pages)
        return lines

    for number in range(3):
        lines = settled(lambda: front(pages))
        if front(pages) is pages.window:
            break
        yield f"start {number}", lines
        front(pages).close()
    close_dialogs(pages)
    pages.scan()
    yield "lobby", settled(lambda: pages.window)
    for tab in TABS:
        yield f"player {tab}", page("player", tab)
    for route in ("daily", "tower", "history", "load"):
        yield route, page(route)
    for game in GAMES:
        yield f"problems {game}", page("problems", game)
        yield f"lessons {game}", page("lessons", game)
    for name, path in (("left", pages.saves / OPEN_SAVE), ("new", None)):
        if path is not None and not is_open(path):
            continue
        pages.finish(path)
        wait(lambda: front(pages) is not pages.window)
        lines = settled(lambda: front(pages))
        yield f"rated end {name}", lines + press(pages, has_label(LEARN_LABELS[language]))
        close_dialogs(pages)
        pages.leave()
        for tab in TABS_AFTER_MATCH:
            yield f"rated end {name} {tab}", page("player", tab)
    yield "lobby at last", settled(lambda: pages.window)


def is_open(path: Path) -> bool:
    """Returns whether this file is the save of a rated match that has not ended."""
    match = save.load(path).match if path.exists() else None
    return match is not None and match.purpose == "rated" and match.result is None


def write(folder: Path, out: Path, name: str, language: str) -> None:
    """Writes the pages of one data folder in one language."""
    clock.stop_on(TODAY)
    save_reader.FIRST_WAIT_SECONDS = MAX_WAIT_SECONDS
    achievement_scan.PAUSE_SECONDS = 0.0  # type: ignore[misc]
    app = QApplication([])
    app.setApplicationName("wizardtable")
    with TemporaryDirectory() as place:
        copy = Path(place) / name
        shutil.copytree(folder / name, copy)
        pages = Pages(app, copy, language)
        for page, lines in walk(pages, language):
            path = out / f"{name}, {language}, {page}.txt"
            text = "\n".join(lines).replace(str(copy), "DATA")
            path.write_text(f"{text}\n", encoding="utf-8")
        pages.close()


def write_all(folder: Path, out: Path, names: tuple[str, ...] = tuple(FOLDER_MAKERS)) -> None:
    """Writes the pages of all data folders. Each folder and language has its own process."""
    out.mkdir(parents=True, exist_ok=True)
    environment = {"TZ": "UTC", "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    program = [sys.executable, "-m", "tests.data_pages", str(folder), str(out)]
    for name in names:
        for language in LANGUAGES:
            subprocess.run([*program, name, language], env=os.environ | environment, check=True)


if __name__ == "__main__":
    if len(sys.argv) == 5:
        write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4])
    else:
        write_all(Path(sys.argv[1]), Path(sys.argv[2]))

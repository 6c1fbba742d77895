# SPDX-License-Identifier: MIT
"""Writes what the pages of the window say of data folders: `python -m tests.data_pages FOLDER OUT`.

FOLDER is one that `tests.data_folders` has made. OUT gets a text file for each folder, language and
page, so that two versions of the program can be compared with `diff -r`. The folders stay as they
are: each is opened as a copy, after a run that crashed, with the clock held.
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

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from tests.data_folders import EVENING, GAMES, MAKERS, TODAY, Files, open_match
from wizardtable.core import catalog, clock
from wizardtable.play.translate import render
from wizardtable.store import paths, save
from wizardtable.store.achieved import achievement_scan
from wizardtable.store.presence import Earlier
from wizardtable.ui.dialogs import save_reader
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.startup import Startup

LANGUAGES: Final = ("en", "fr")

TABS: Final = ("record", "rating", "results", "achievements", "calendar", "players")

KEPT: Final = ("record", "rating", "results", "achievements")
"""Tabs of the player that are written again when a rated match has ended."""

VALUES: Final = {"en": "Values", "fr": "Valeurs"}
"""The button that shows a chart as a table."""

LEARN: Final = {"en": "What to learn", "fr": "À retenir"}
"""The tab of a match's end that tells what was found in it."""

LEFT: Final = f"anludim-5{save.SUFFIX}"
"""The save of the rated match that was left, where there is one."""

QUIET: Final = 0.4
"""Seconds in which a page says nothing else before it is written."""

PATIENCE: Final = 60.0
"""Seconds after which it is written though it still changes."""

ROLES: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


class Pages:
    """The window with one data folder, as it starts after a crash.

    Attributes:
        window: what is seen of it.
        saves: the folder of its saves.
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
        self._startup.settle(app, Earlier(0, EVENING - 3600), new, opened=False)

    def scan(self) -> None:
        """Looks through all saves for achievements."""
        scan = self._services.scan_achievements()
        wait(scan.done.is_set)

    def open(self, route: str, *about: str) -> None:
        """Opens a page above the lobby."""
        self._main.open(route, *about)

    def finish(self, path: Path | None) -> None:
        """Plays the last action of a rated match: of one that was left, or of a new one."""
        if path is None:
            match, action = open_match(Files(), "wizards_gambit")
            plan = NewGamePlan(match.setup, match.players, match.seed, purpose="rated")
            self._main.play(match.spec.id, plan)
        else:
            match, action = open_match(Files(), "anludim")
            self._main.open_save(path)
        controller = self._main.page.controller
        assert controller is not None
        for one in match.actions[len(controller.match.actions) :]:
            controller.match.play(one)  # nobody else is asked
        wait(lambda: controller.may_act or controller.match.result is not None)
        if controller.may_act:  # else it has played itself, as the only one
            controller.act(action)
        assert controller.match.result is not None

    def leave(self) -> None:
        """Goes back to the lobby."""
        self._main.go_to_lobby()

    def close(self) -> None:
        """Ends everything."""
        self._startup.close()
        self.window.close()
        self._main.ambience.close()
        self._services.close()
        self._profile.close()


# Words of a widget.


def said(widget: QWidget, depth: int = 0) -> Iterator[str]:
    """Yields what can be seen, pointed at and heard of a widget, from top to bottom."""
    texts = list(dict.fromkeys(_plain(text) for text in _texts(widget) if text))
    if texts:
        yield "  " * depth + " | ".join(texts)
        depth += 1
    if isinstance(widget, QAbstractItemView):
        for row in _rows(widget, QModelIndex()):
            yield "  " * depth + row
    parts = [
        one
        for one in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if one.isVisible() and not one.isWindow() and not isinstance(one, QScrollBar)
    ]
    for part in sorted(parts, key=lambda one: (one.pos().y(), one.pos().x())):
        yield from said(part, depth)


def _texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield " / ".join(widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QDialog):
        yield widget.windowTitle()
    for name in ("text", "title", "detailedText"):
        function = getattr(widget, name, None)
        if callable(function):
            try:
                text = function()
            except TypeError:  # it wants to know of what
                continue
            if isinstance(text, str):
                yield text
    yield widget.toolTip()
    heard = QAccessible.queryAccessibleInterface(widget)
    if heard is not None:
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            yield heard.text(kind)
        if heard.role() in (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton):
            yield "[x]" if heard.state().checked else "[ ]"


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
            found = [index.data(role) for role in ROLES]
            texts = [_plain(text) for text in found if isinstance(text, str) and text]
            cells.append(" | ".join(dict.fromkeys(texts)))
        yield " || ".join(cells)
        yield from _rows(view, model.index(row, 0, parent))


def wait(until: Callable[[], bool]) -> None:
    """Lets the program go on until something is true."""
    end = time.monotonic() + PATIENCE
    while not until():
        QApplication.processEvents()
        time.sleep(0.005)
        assert time.monotonic() < end, "it takes too long"


def settled(top: Callable[[], QWidget]) -> list[str]:
    """Returns what a widget says when it has said the same for a moment."""
    last: list[str] = []
    since = begun = time.monotonic()
    while time.monotonic() < min(since + QUIET, begun + PATIENCE):
        QApplication.processEvents()
        time.sleep(0.05)
        now = list(said(top()))
        if now != last:
            last, since = now, time.monotonic()
    return last


# The pages.


def front(pages: Pages) -> QWidget:
    """Returns the dialog in front, or the window."""
    dialogs = [one for one in pages.window.findChildren(QDialog) if one.isVisible()]
    return dialogs[-1] if dialogs else pages.window


def put_away(pages: Pages) -> None:
    """Closes every dialog."""
    while isinstance(dialog := front(pages), QDialog):
        dialog.close()
        QApplication.processEvents()
        if dialog is front(pages):  # it only asks when it is closed
            dialog.hide()


def press(pages: Pages, wanted: Callable[[QAbstractButton], bool]) -> list[str]:
    """Presses a button of the page in front; returns what is said then. No button, no words."""
    for one in front(pages).findChildren(QAbstractButton):
        if one.isVisible() and one.isEnabled() and wanted(one):
            one.click()
            return ["---", *settled(lambda: front(pages))]
    return []


def called(words: str) -> Callable[[QAbstractButton], bool]:
    """Returns what tells the button with these words from others."""
    return lambda one: one.text().replace("&", "") == words


def walk(pages: Pages, language: str) -> Iterator[tuple[str, list[str]]]:
    """Yields each page by name, with what it says."""

    def page(route: str, *about: str) -> list[str]:
        pages.open(route, *about)
        found = settled(lambda: front(pages))
        if about == ("rating",):
            for game in GAMES:
                found += press(pages, called(render(catalog.get(game).title)))
            found += press(pages, called(VALUES[language]))
        if "calendar" in about or route == "daily":
            day = TODAY - timedelta(1)
            found += press(pages, lambda one: getattr(one, "day", None) == day)
        put_away(pages)
        return found

    for number in range(3):
        told = settled(lambda: front(pages))
        if front(pages) is pages.window:
            break
        yield f"start {number}", told
        front(pages).close()
    put_away(pages)
    pages.scan()
    yield "lobby", settled(lambda: pages.window)
    for tab in TABS:
        yield f"player {tab}", page("player", tab)
    for route in ("daily", "tower", "history", "load"):
        yield route, page(route)
    for game in GAMES:
        yield f"problems {game}", page("problems", game)
        yield f"lessons {game}", page("lessons", game)
    for name, path in (("left", pages.saves / LEFT), ("new", None)):
        if path is not None and not is_open(path):
            continue
        pages.finish(path)
        wait(lambda: front(pages) is not pages.window)
        told = settled(lambda: front(pages))
        yield f"rated end {name}", told + press(pages, called(LEARN[language]))
        put_away(pages)
        pages.leave()
        for tab in KEPT:
            yield f"rated end {name} {tab}", page("player", tab)
    yield "lobby at last", settled(lambda: pages.window)


def is_open(path: Path) -> bool:
    """Returns whether there is a save of a rated match that has not ended."""
    match = save.load(path).match if path.exists() else None
    return match is not None and match.purpose == "rated" and match.result is None


def write(folder: Path, out: Path, name: str, language: str) -> None:
    """Writes the pages of one data folder in one language."""
    clock.hold(TODAY)
    save_reader.WAIT = PATIENCE
    achievement_scan.PAUSE = 0.0  # type: ignore[misc]
    app = QApplication([])
    app.setApplicationName("wizardtable")
    with TemporaryDirectory() as place:
        copy = Path(place) / name
        shutil.copytree(folder / name, copy)
        pages = Pages(app, copy, language)
        for page, told in walk(pages, language):
            path = out / f"{name}, {language}, {page}.txt"
            text = "\n".join(told).replace(str(copy), "DATA")
            path.write_text(f"{text}\n", encoding="utf-8")
        pages.close()


def write_all(folder: Path, out: Path, names: tuple[str, ...] = tuple(MAKERS)) -> None:
    """Writes the pages of all data folders, each in a process of its own."""
    out.mkdir(parents=True, exist_ok=True)
    shown = {"TZ": "UTC", "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    for name in names:
        for language in LANGUAGES:
            order = [
                sys.executable,
                "-m",
                "tests.data_pages",
                str(folder),
                str(out),
                name,
                language,
            ]
            subprocess.run(order, env=os.environ | shown, check=True)


if __name__ == "__main__":
    if len(sys.argv) == 5:
        write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4])
    else:
        write_all(Path(sys.argv[1]), Path(sys.argv[2]))

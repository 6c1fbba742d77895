# SPDX-License-Identifier: MIT
"""What a player takes of the match on the table elsewhere: a copy of it, and its log."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.ui.match.table_page import TablePage


def save_copy(page: TablePage) -> Message | None:
    """Write a copy of the match to a file that the player chooses."""
    controller = page.controller
    if controller is None:
        return None
    title = render(N_("window", "Save a copy"))
    kind = render(N_("window", "Saved matches (*.wizardtable)"))
    path = _ask_where(page, title, f"{controller.match.spec.id}{save.SUFFIX}", kind)
    if path is not None:
        try:
            save.write(path, controller.match, controller.stand_in.orders)
            if page.path is not None:
                save.copy_analysis(page.path, path)
        except OSError as error:
            return files.problem(path, error).reason
    return None


def save_log(page: TablePage) -> Message | None:
    """Write the log as it is shown to a file that the player chooses."""
    controller = page.controller
    if controller is None:
        return None
    text = page.panel.log.text()
    title = render(N_("window", "Save the log"))
    kind = render(N_("window", "Text (*.txt)"))
    path = _ask_where(page, title, f"{controller.match.spec.id}.txt", kind)
    if path is not None:
        try:
            files.replace(path, text.encode(), public=True)
        except files.FileError as error:
            return error.reason
    return None


def copy_log(page: TablePage) -> None:
    """Put the log as it is shown on the clipboard."""
    QGuiApplication.clipboard().setText(page.panel.log.text())
    page.banner.say(N_("deeds", "The log has been copied."))


EXPORTS: Final[Mapping[str, Callable[[TablePage], Message | None]]] = {
    "save_as": save_copy,
    "copy_log": copy_log,
    "save_log": save_log,
}
"""By command, what is written; it returns why that failed, or None."""


def _ask_where(page: QWidget, title: str, name: str, kind: str) -> Path | None:
    """The file the player wants to write, with the ending of `name`; None if they do not."""
    start = Path.home() / name
    chosen, _ = QFileDialog.getSaveFileName(page.window(), title, str(start), kind)
    return Path(chosen).with_suffix(start.suffix) if chosen else None

# SPDX-License-Identifier: MIT
"""The commands that write the match on the table elsewhere: a copy of the match, or its log."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from wizardtable.core import files
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.ui.dialogs.save_place import ask_save_path, saved_sentence
from wizardtable.ui.match.match_page import MatchPage


def save_copy(page: MatchPage) -> Message | None:
    """Writes a copy of the match to a file that the player chooses.

    Returns the reason why the copy could not be written; None otherwise.
    """
    controller = page.controller
    if controller is None:
        return None
    title = render(N_("window", "Save a copy"))
    kind = render(N_("window", "Saved matches (*.wizardtable)"))
    start = Path.home() / f"{controller.match.spec.id}{save.SAVE_SUFFIX}"
    analysis = page.path is not None and save.analysis_path(page.path).exists()
    beside = (save.analysis_path(start).suffix,) if analysis else ()
    path = ask_save_path(page.window(), title, start, kind, beside)
    if path is not None:
        try:
            save.write(path, controller.match, controller.autoplay.orders)
            if page.path is not None:
                save.copy_analysis(page.path, path)
        except OSError as error:
            return files.file_error(path, error).reason
        page.banner.confirm(saved_sentence(path), path)
    return None


def save_log(page: MatchPage) -> Message | None:
    """Writes the log, as it is shown, to a file that the player chooses.

    Returns the reason why the log could not be written; None otherwise.
    """
    controller = page.controller
    if controller is None:
        return None
    text = page.panel.log.text()
    title = render(N_("window", "Save the log"))
    kind = render(N_("window", "Text (*.txt)"))
    start = Path.home() / f"{controller.match.spec.id}.txt"
    path = ask_save_path(page.window(), title, start, kind)
    if path is not None:
        try:
            files.replace(path, text.encode(), public=True)
        except files.FileError as error:
            return error.reason
        page.banner.confirm(saved_sentence(path), path)
    return None


def copy_log(page: MatchPage) -> None:
    """Copies the log, as it is shown, to the clipboard."""
    QGuiApplication.clipboard().setText(page.panel.log.text())
    page.banner.confirm(N_("deeds", "The log has been copied."))


EXPORTS: Final[Mapping[str, Callable[[MatchPage], Message | None]]] = {
    "save_as": save_copy,
    "copy_log": copy_log,
    "save_log": save_log,
}
"""The export functions by the id of their command. They return the reason of a failure, or None."""

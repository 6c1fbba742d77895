# SPDX-License-Identifier: MIT
"""Asks where to save an exported file, and tells the player where it was saved."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style.question import TELL_SIGN, QuestionSheet, Reply
from wizardtable.ui.style.widgets import wear_role

OPEN_FOLDER = N_("share", "Open the folder")


def ask_save_path(
    parent: QWidget, title: str, start: Path, kind: str, beside: Sequence[str] = ()
) -> Path | None:
    """Asks the player where to save a file, and returns the path; None if they cancel.

    The file has the ending of `start`, which is appended to a name that lacks it. A file with the
    final name is replaced only if the player agrees; otherwise they are asked for another name.

    Args:
        parent: the widget above which the dialog appears.
        title: the title of the dialog.
        start: the folder shown at first, and the proposed name.
        kind: the kind of file with its pattern, such as "Text (*.txt)".
        beside: endings of files that the caller writes beside the chosen one, such as ".analysis".
            The function asks before these are replaced, too.
    """
    dialog = QFileDialog(parent, title, str(start.parent), kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # The question follows below: some systems' dialogs ask about the name without its ending.
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.setDefaultSuffix(start.suffix.removeprefix("."))
    dialog.selectFile(str(start))
    try:
        while dialog.exec():
            chosen = with_ending(Path(dialog.selectedFiles()[0]), start.suffix)
            written = (chosen, *(chosen.with_suffix(ending) for ending in beside))
            taken = [path for path in written if path.is_symlink() or path.is_file()]
            if not taken or _agrees_to_replace(taken[0], title, parent):
                return chosen
            dialog.selectFile(str(chosen))
    finally:
        dialog.deleteLater()
    return None


def with_ending(path: Path, ending: str) -> Path:
    """Returns the path with an ending, appended unless the name has it in any case.

    >>> with_ending(Path("partie 1.1"), ".wizardtable").name
    'partie 1.1.wizardtable'
    """
    has_ending = path.name.lower().endswith(ending.lower()) and len(path.name) > len(ending)
    return path if has_ending else path.with_name(path.name + ending)


def _agrees_to_replace(path: Path, title: str, parent: QWidget) -> bool:
    words = N_("export", "“{file}” already exists in {folder}. Replace it?")
    text = render(words.of(file=path.name, folder=str(path.parent)))
    box = QuestionSheet(parent, title, text)
    box.offer(N_("export", "Replace"), Reply.YES)
    box.offer(N_("export", "Other name"), Reply.NO, first=True)
    return box.asks_yes()


def saved_sentence(path: Path) -> Message:
    """Returns a sentence that says which file was saved where."""
    words = N_("export", "“{file}” was saved in {folder}.")
    return words.of(file=path.name, folder=str(path.parent))


def tell_saved(path: Path, title: str, parent: QWidget) -> None:
    """Shows a message that says which file was saved where, with a button that opens its folder."""
    box = QuestionSheet(parent, title, render(saved_sentence(path)), TELL_SIGN)
    box.offer(OPEN_FOLDER, Reply.OTHER, lambda: open_folder(path))
    wear_role(box.offer(N_("export", "Close"), Reply.NO, first=True), "")
    box.ask()


def open_file(path: Path) -> None:
    """Opens a file in the system's program for its kind, or its folder if there is none."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        open_folder(path)


def open_folder(path: Path) -> None:
    """Opens the folder of a file in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))

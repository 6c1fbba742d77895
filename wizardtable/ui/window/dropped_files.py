# SPDX-License-Identifier: MIT
"""Opens saves and challenges that the player drags onto the window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from wizardtable.core import override
from wizardtable.core.arranged import challenge_text
from wizardtable.store.save_summary import CHALLENGE_SUFFIX, SAVE_SUFFIX


def is_challenge(path: Path | str) -> bool:
    """Returns whether a path names the file of a challenge."""
    return str(path).lower().endswith(CHALLENGE_SUFFIX)


class DroppedFiles(QObject):
    """Accepts files and texts that are dropped onto the window."""

    def __init__(
        self,
        window: QWidget,
        open_file: Callable[[Path], object],
        open_text: Callable[[str], object],
    ) -> None:
        """Accepts drops from now on.

        Args:
            window: the window.
            open_file: called with the path of a save or of a challenge.
            open_text: called with a text that has a challenge in it.
        """
        super().__init__(window)
        self._open_file, self._open_text = open_file, open_text
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_drop = event.type() is QEvent.Type.Drop
        if not isinstance(event, QDropEvent) or event.type() not in (
            QEvent.Type.DragEnter,
            QEvent.Type.Drop,
        ):
            return False
        path, text = _file_in(event.mimeData()), event.mimeData().text()
        if path is None and challenge_text.START not in text:
            return False
        event.acceptProposedAction()
        if is_drop and path is not None:
            self._open_file(path)
        elif is_drop:
            self._open_text(text)
        return True


def _file_in(data: QMimeData) -> Path | None:
    """Returns the first save or challenge among dropped files, or None."""
    for url in data.urls():
        path = url.toLocalFile()
        if path.lower().endswith((SAVE_SUFFIX, CHALLENGE_SUFFIX)):
            return Path(path)
    return None

# SPDX-License-Identifier: MIT
"""A strip over the edge of the table, for what the player should know but need not answer."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.save_place import OPEN_FOLDER, open_file, open_folder
from wizardtable.ui.match.strip_place import LINE
from wizardtable.ui.style import appearance, just_gone
from wizardtable.ui.style.widgets import Page, button, label, wear_role

CONFIRMATION_MS: Final = 8000
"""Milliseconds after which a confirmation goes, unless the pointer or the keyboard is on it."""


MARGINS: Final = (14, 3, 6, 3)
"""Pixels at 100 % around what stands on a strip; with these it has room in the line for it."""


class MessageStrip(Page):
    """One sentence with a button that puts it away, or that does what its words say; hidden while
    there is none.

    Signals:
        closed(): the button was pressed.
    """

    closed = Signal()

    def __init__(
        self, parent: QWidget | None = None, act: Message | None = None, *, calm: bool = False
    ) -> None:
        """`act` is what the button says, where it is not there to put the sentence away; `calm`:
        nothing is wrong."""
        super().__init__(parent)
        self._act, self._calm = act, calm or act is not None
        self._confirms = False
        self._warning: Message | None = None  # comes back after a confirmation
        self._file: Path | None = None
        self._shows_file = False  # else its folder
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.setInterval(CONFIRMATION_MS)
        self._fading.timeout.connect(self._end_confirmation)
        self.setObjectName("banner")
        self._message: Message | None = None
        self._words = label(self, "lead" if self._calm else "problem", wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if act is None:
            self._close = button(self, "plain", self._dismiss, "close")
        else:
            self._close = button(self, "primary", self.closed.emit)
        self.folder = button(self, "", self._open_folder, "folder")
        self.folder.hide()
        row = QHBoxLayout(self)
        margins = (appearance.scaled(pixels) for pixels in MARGINS)
        row.setContentsMargins(*margins)
        row.addWidget(self._words, 1)
        row.addWidget(self.folder)
        row.addWidget(self._close)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setMinimumHeight(appearance.scaled(LINE))
        just_gone.guard_when_hidden(self)
        self.hide()

    @property
    def words(self) -> str:
        """What it says now; "" while it is hidden."""
        return self._words.text()

    @property
    def warns(self) -> bool:
        """Whether what it says is a warning."""
        return not (self._calm or self._confirms)

    def say(self, message: Message) -> None:
        """Show this sentence instead of the one shown."""
        self._warning = None
        self._show(message, confirms=False)

    def confirm(self, message: Message, file: Path | None = None) -> None:
        """Say for some seconds that something was done, in the colours of a strip that warns of
        nothing; a warning that is shown comes back afterwards. `file` was written, and its folder
        can be opened."""
        warning = self._warning if self._confirms else self._message
        self._show(message, confirms=True, file=file)
        self._warning = warning
        self._fading.start()
        announce(self, self.words)

    def tell_written(self, message: Message, file: Path | None) -> None:
        """Say what became of a file: a confirmation, or a warning where `file` is None."""
        if file is None:
            self.say(message)
        else:
            self.confirm(message, file)

    def tell_film(self, message: Message, file: Path | None) -> None:
        """As `tell_written`, of a film that was made while the game went on: it can be shown, and
        the strip stays until it is closed."""
        self.tell_written(message, file)
        if file is not None:
            self._fading.stop()
            self._shows_file = True
            self.retranslate()

    def _show(self, message: Message, *, confirms: bool, file: Path | None = None) -> None:
        self._message, self._confirms, self._file = message, confirms, file
        self._shows_file = False
        self._fading.stop()
        wear_role(self._words, "problem" if self.warns else "lead")
        self.folder.setVisible(file is not None)
        self.retranslate()
        self.show()
        self.update()

    def tell(self, message: Message | None) -> None:
        """As `say`; where there is nothing to say, puts away a warning."""
        if message is not None:
            self.say(message)
        elif self._confirms:
            self._warning = None
        else:
            self.clear()

    def clear(self) -> None:
        """Put the sentence away."""
        self._message = self._warning = self._file = None
        self._confirms = False
        self._fading.stop()
        self.folder.hide()
        self.hide()
        self._words.clear()

    def _end_confirmation(self) -> None:
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self._fading.start()
        else:
            self._put_away()

    def _dismiss(self) -> None:
        self._put_away()
        self.closed.emit()

    def _put_away(self) -> None:
        """Put away the sentence shown; a warning comes back after a confirmation."""
        if self._warning is not None:
            self.say(self._warning)
        else:
            self.clear()

    def _open_folder(self) -> None:
        if self._file is not None:
            (open_file if self._shows_file else open_folder)(self._file)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._words.setText(render(self._message) if self._message is not None else "")
        show = N_("banner", "Show")
        self.folder.setText(render(show if self._shows_file else OPEN_FOLDER))
        if self._act is not None:
            self._close.setText(render(self._act))
            return
        self._close.setToolTip(render(N_("banner", "Close this message")))
        self._close.setAccessibleName(self._close.toolTip())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: a raised strip between lines, which have the warning colour where it warns."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.raised))
        painter.setPen(QPen(QColor(worn.danger if self.warns else worn.brass), 2))
        for y in (1, self.height() - 1):
            painter.drawLine(0, y, self.width(), y)
        painter.end()

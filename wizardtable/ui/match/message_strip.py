# SPDX-License-Identifier: MIT
"""A strip over the edge of the table with a message that needs no answer."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.save_place import OPEN_FOLDER, open_file, open_folder
from wizardtable.ui.style import appearance, just_gone
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import Page, button, label, wear_role

STRIP_LINE_HEIGHT: Final = 40
"""Pixels at 100 %: the height of the line below the table that a large window keeps free for
strips."""

CONFIRMATION_MS: Final = 8000
"""Milliseconds after which a confirmation is hidden, unless pointer or keyboard focus is on it."""

STRIP_MARGINS: Final = (14, 3, 6, 3)
"""Pixels at 100 % around a strip's content: left, top, right, bottom.

With these a strip of one line fits into the free line below the table at 100 %.
"""

COMPACT_WORDS_SHARE: Final = 0.65
"""The largest text size of a compact strip's sentence, as a share (0–1) of the line's height."""

COMPACT_BUTTON_SHARE: Final = 0.5
"""The largest text size of a compact strip's buttons, as a share (0–1) of the line's height."""

COMPACT_MARGINS: Final = (14, 1, 6, 1)
"""Pixels around a compact strip's content: left, top, right, bottom."""


class MessageStrip(Page):
    """A strip with one sentence and a button; hidden while there is no sentence.

    The button closes the strip, or acts as its words say.

    Attributes:
        folder_button: opens the folder of a written file, or shows a written film.

    Signals:
        closed(): the button was pressed.
    """

    closed = Signal()

    def __init__(
        self, parent: QWidget | None = None, act: Message | None = None, *, calm: bool = False
    ) -> None:
        """Makes a hidden strip.

        Args:
            parent: the parent widget.
            act: the words of the button; None for a button that closes the strip.
            calm: True if the strip's messages are no warnings. A strip with `act` never warns.
        """
        super().__init__(parent)
        self._button_words, self._is_calm = act, calm or act is not None
        self._is_confirming = self._is_notice = False
        self._warning: Message | None = None  # shown again after a confirmation
        self._file: Path | None = None
        self._opens_file = False  # False opens its folder
        self._confirmation_timer = QTimer(self)
        self._confirmation_timer.setSingleShot(True)
        self._confirmation_timer.setInterval(CONFIRMATION_MS)
        self._confirmation_timer.timeout.connect(self._end_confirmation)
        self.setObjectName("banner")
        self._message: Message | None = None
        self._words = label(self, "lead" if self._is_calm else "problem", wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if act is None:
            self._close_button = button(self, "plain", self._dismiss, "close")
        else:
            self._close_button = button(self, "primary", self.closed.emit)
        self.folder_button = button(self, "", self._open_folder, "folder")
        self.folder_button.hide()
        row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        row.addWidget(self.folder_button)
        row.addWidget(self._close_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._set_compact(None)
        just_gone.ignore_presses_when_hidden(self)
        self.hide()

    def retranslate(self) -> None:
        """Shows every sentence in the current language."""
        self._words.setText(render(self._message) if self._message is not None else "")
        show_words = N_("banner", "Show")
        self.folder_button.setText(render(show_words if self._opens_file else OPEN_FOLDER))
        if self._button_words is not None:
            self._close_button.setText(render(self._button_words))
            return
        close_words = render(N_("banner", "Close this message"))
        self._close_button.setAccessibleName(close_words)
        set_tip(self._close_button, close_words)

    def fit_line(self, width: int, line_height: int) -> int:
        """Makes the strip compact if only then it fits into a line; returns the height it needs.

        The line does not grow with the font scale, so larger text is limited to what fits. A
        sentence that needs several lines keeps its usual size.

        Args:
            width: the width of the line in pixels.
            line_height: the height of the line in pixels; 0 for no line.
        """
        for compact_height in (None, line_height, None):
            self._set_compact(compact_height)
            height = max(self.minimumHeight(), self.heightForWidth(width))
            if height <= line_height or not line_height:
                break
        return height

    def _set_compact(self, line_height: int | None) -> None:
        """Lays the strip out for a line of this height in pixels; None for its usual size."""
        margins = [appearance.scaled(pixels) for pixels in STRIP_MARGINS]
        least, sheet = appearance.scaled(STRIP_LINE_HEIGHT), ""
        if line_height is not None:
            words = min(appearance.scaled(17), round(line_height * COMPACT_WORDS_SHARE))
            written = min(appearance.scaled(14), round(line_height * COMPACT_BUTTON_SHARE))
            margins, least = list(COMPACT_MARGINS), line_height
            sheet = (
                f"QLabel {{ font-size: {words}px; }} "
                f"QPushButton {{ font-size: {written}px; padding: 0 {written}px; min-height: 0; }}"
            )
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(*margins)
        self.setMinimumHeight(least)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    @property
    def words(self) -> str:
        """The sentence shown; "" while the strip is hidden."""
        return self._words.text()

    @property
    def is_warning(self) -> bool:
        """True if the sentence shown is a warning."""
        return not (self._is_calm or self._is_confirming or self._is_notice)

    def say(self, message: Message, *, is_notice: bool = False) -> None:
        """Shows a sentence in place of the present one; `is_notice` is True if nothing is wrong."""
        self._warning, self._is_notice = None, is_notice
        self._show(message, confirms=False)

    def confirm(self, message: Message, file: Path | None = None) -> None:
        """Confirms for some seconds that something was done, then shows an earlier warning again.

        Args:
            message: the sentence.
            file: the file that was written, whose folder a button opens; None for no file.
        """
        warning = self._warning if self._is_confirming else self._message
        self._show(message, confirms=True, file=file)
        self._warning = warning
        self._confirmation_timer.start()
        announce(self, self.words)

    def say_written(self, message: Message, file: Path | None) -> None:
        """Confirms that a file was written, or shows the message as a warning if `file` is None."""
        if file is None:
            self.say(message)
        else:
            self.confirm(message, file)

    def say_film_written(self, message: Message, file: Path | None) -> None:
        """Confirms that a film was written, with a button that plays it, until the strip is closed.

        Shows the message as a warning if `file` is None.
        """
        self.say_written(message, file)
        if file is not None:
            self._confirmation_timer.stop()
            self._opens_file = True
            self.retranslate()

    def _show(self, message: Message, *, confirms: bool, file: Path | None = None) -> None:
        self._message, self._is_confirming, self._file = message, confirms, file
        self._opens_file = False
        self._confirmation_timer.stop()
        wear_role(self._words, "problem" if self.is_warning else "lead")
        self.folder_button.setVisible(file is not None)
        self.retranslate()
        self.show()
        self.update()

    def say_or_clear(self, message: Message | None) -> None:
        """Shows a sentence; None removes the present warning but keeps a confirmation."""
        if message is not None:
            self.say(message)
        elif self._is_confirming:
            self._warning = None
        else:
            self.clear()

    def clear(self) -> None:
        """Removes the sentence and hides the strip."""
        self._message = self._warning = self._file = None
        self._is_confirming = self._is_notice = False
        self._confirmation_timer.stop()
        self.folder_button.hide()
        self.hide()
        self._words.clear()

    def _end_confirmation(self) -> None:
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self._confirmation_timer.start()
        else:
            self._put_sentence_away()

    def _dismiss(self) -> None:
        self._put_sentence_away()
        self.closed.emit()

    def _put_sentence_away(self) -> None:
        """Hides the present sentence; after a confirmation, an earlier warning is shown again."""
        if self._warning is not None:
            self.say(self._warning, is_notice=self._is_notice)
        else:
            self.clear()

    def _open_folder(self) -> None:
        if self._file is not None:
            (open_file if self._opens_file else open_folder)(self._file)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(shades.raised))
        painter.setPen(QPen(QColor(shades.danger if self.is_warning else shades.brass), 2))
        for y in (1, self.height() - 1):
            painter.drawLine(0, y, self.width(), y)
        painter.end()

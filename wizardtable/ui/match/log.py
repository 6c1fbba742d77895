# SPDX-License-Identifier: MIT
"""The log: every event the viewer saw, as a sentence that leads to its pieces on the table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from wizardtable.core.game import Seat
from wizardtable.core.match import (
    AUTHOR_AUTOPLAY,
    AUTHOR_ONLY_ACTION,
    AUTHOR_STANDING_ORDER,
    Entry,
    Match,
    Origin,
)
from wizardtable.core.text import N_, Message
from wizardtable.play import moment_text
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import Colours, colours_of, seat_colour
from wizardtable.ui.style.sentence_delegate import SentenceDelegate
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

ENTRY = Qt.ItemDataRole.UserRole

NOTES: Final = {
    AUTHOR_ONLY_ACTION: N_("log", "{line} (Forced move.)"),
    AUTHOR_STANDING_ORDER: N_("log", "{line} (Decided in advance.)"),
    AUTHOR_AUTOPLAY: N_("log", "{line} (Played by the Grand Magus.)"),
}
"""By author of an action, its line where the player did not decide it."""


class Log(QListWidget):
    """Lines for a match as one viewer saw it, newest at the bottom.

    Signals:
        pointed(Entry | None): the pointer or the cursor is on an event's line, or on none.
        chosen(Entry): an event's line was clicked, or Enter pressed on it.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setWordWrap(True)
        self.setItemDelegate(SentenceDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self)
        self.itemEntered.connect(self._enter)
        self.currentItemChanged.connect(lambda item, _: self._point(item))
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(ENTRY)))
        self.itemActivated.connect(lambda item: self.chosen.emit(item.data(ENTRY)))
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._stay)
        self._newest = True  # in sight
        self._told: list[Entry] = []
        self._rows: list[int] = []  # by entry told, the lines up to and with it
        self._names: tuple[str, ...] = ()
        self._colours: Colours = ()

    def tell(self, match: Match, viewer: Seat | None, names: Sequence[str]) -> None:
        """Show the match's log; lines that are still true stay, the others are told anew."""
        entries = match.entries(viewer)
        if tuple(names) != self._names:
            self.forget()
            self._names = tuple(names)
        self._drop_from(_common(self._told, entries))
        self._colours = colours_of(match.spec)
        branch = _branch(match, entries)
        for number, entry in enumerate(entries[len(self._told) :], len(self._told)):
            before = entries[number - 1].event if number else None
            message = moment_text.log_line(match.spec, names, before, entry.event)
            if message is not None:
                self._add(entry, render(self._noted(message, entry)))
            if number == branch and match.origin is not None:
                words = _played_on(match.origin, rounds=match.spec.counts_rounds)
                self._add(entry, render(words), aside=True)
            self._told.append(entry)
            self._rows.append(self.count())
        self.scrollToBottom()

    def _noted(self, line: Message, entry: Entry) -> Message:
        """The line of an event; the first of an action also says who decided it, if that was not
        the player."""
        last = self.item(self.count() - 1)
        note = NOTES.get(entry.author)
        if note is None or (last is not None and last.data(ENTRY).index == entry.index):
            return line
        return note.of(line=line)

    def text(self) -> str:
        """Returns all lines, each with a line break."""
        return "".join(f"{self.item(row).text()}\n" for row in range(self.count()))

    def show_place(self, index: int) -> None:
        """Bring the newest line of the first `index` actions into sight, and mark it."""
        row = -1
        for number, entry in enumerate(self._told):
            if entry.index > index:
                break
            row = self._rows[number] - 1
        self.blockSignals(True)  # nobody points at it
        self.setCurrentRow(row)
        self.blockSignals(False)
        if row < 0:
            self.scrollToTop()
        else:
            self.scrollToItem(self.item(row), QListWidget.ScrollHint.PositionAtCenter)

    def show_present(self) -> None:
        """Mark no place any more, and bring the newest line into sight."""
        self.setCurrentRow(-1)
        self.scrollToBottom()

    def forget(self) -> None:
        """Tell everything anew next time: the language or the theme has changed."""
        self._drop_from(0)

    def _drop_from(self, number: int) -> None:
        """Take away the lines of the entries from this one on."""
        if number < len(self._told):
            rows = self._rows[number - 1] if number else 0
            marked = self.currentRow() >= rows
            self.blockSignals(True)  # each line taken would mark the next one, and its pieces
            for row in range(self.count() - 1, rows - 1, -1):
                self.takeItem(row)
            if marked:
                self.setCurrentRow(-1)
            self.blockSignals(False)
            del self._told[number:], self._rows[number:]
            if marked:
                self.pointed.emit(None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the pointer has left; nothing is pointed at."""
        super().leaveEvent(event)
        self.pointed.emit(None)

    def _add(self, entry: Entry, text: str, *, aside: bool = False) -> None:
        """Add a line to an entry; `aside` is one about the match and not its event."""
        item = QListWidgetItem(text)
        item.setData(ENTRY, entry)
        seat = None if aside else getattr(entry.event, "seat", None)
        if seat is None:  # about nobody, such as the beginning of a round
            font = QFont()  # whatever its size will be
            font.setItalic(True)
            item.setFont(font)
            item.setForeground(QColor(appearance.shades().soft))
        else:
            item.setForeground(seat_colour(seat, self._colours))
        self.addItem(item)

    def _note_place(self, value: int) -> None:
        self._newest = value == self.verticalScrollBar().maximum()

    def _stay(self, _lowest: int, highest: int) -> None:
        """Keep the newest line in sight where it was, when lines need more room or have less."""
        if self._newest:
            self.verticalScrollBar().setValue(highest)

    def _enter(self, item: QListWidgetItem) -> None:
        """Qt also says so when lines scroll beneath where the pointer would be, even before the
        log has got its place in the window."""
        if self.viewport().underMouse():
            self._point(item)

    def _point(self, item: QListWidgetItem | None) -> None:
        self.pointed.emit(None if item is None else item.data(ENTRY))


def _branch(match: Match, entries: Sequence[Entry]) -> int:
    """The last entry before the place at which a match goes on from another one; -1 where it does
    from none."""
    origin = match.origin
    if origin is None:
        return -1
    return sum(match.earlier + entry.index <= origin.place for entry in entries) - 1


def _played_on(origin: Origin, *, rounds: bool) -> Message:
    """What the log says where a match goes on from another one."""
    if origin.name:
        words = N_("log", "Continued from turn {turn} of “{match}”.")
        if rounds:
            words = N_("log", "Continued from round {turn} of “{match}”.")
        return words.of(turn=origin.turn, match=origin.name)
    words = N_("log", "Continued from turn {turn} of another match.")
    if rounds:
        words = N_("log", "Continued from round {turn} of another match.")
    return words.of(turn=origin.turn)


def _common(told: Sequence[Entry], entries: Sequence[Entry]) -> int:
    """How many entries are the same from the beginning on."""
    for number, (old, new) in enumerate(zip(told, entries, strict=False)):
        if old != new:
            return number
    return min(len(told), len(entries))

# SPDX-License-Identifier: MIT
"""The log: a line for each event that the viewer saw."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from wizardtable.core import override
from wizardtable.core.game import Event, Seat
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
from wizardtable.ui.list_cursor import ListCursor, chosen_item
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import Colours, colours_of, seat_ink
from wizardtable.ui.style.sentence_delegate import SentenceDelegate
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

ENTRY_ROLE = Qt.ItemDataRole.UserRole
"""The item data role that holds the `Entry` of a line."""

AUTHOR_NOTES: Final = {
    AUTHOR_ONLY_ACTION: N_("log", "{line} (Forced move.)"),
    AUTHOR_STANDING_ORDER: N_("log", "{line} (Decided in advance.)"),
    AUTHOR_AUTOPLAY: N_("log", "{line} (Played by the Grand Magus.)"),
}
"""Lines that say who decided an action if the player did not, by author of the action."""


class Log(QListWidget):
    """The log of a match as one viewer saw it, with the newest line at the bottom.

    Signals:
        pointed(Entry | None): the mouse or the cursor has come to the line of an event; None if it
            has left the lines.
        chosen(Entry): the player clicked the line of an event or pressed Enter on it.
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
        self.itemEntered.connect(self._handle_entered)
        ListCursor(self)
        self.currentItemChanged.connect(lambda item, _: self._emit_pointed(item))
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(ENTRY_ROLE)))
        self.itemActivated.connect(lambda item: self.chosen.emit(item.data(ENTRY_ROLE)))
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_scrolling)
        bar.rangeChanged.connect(self._keep_newest_in_view)
        self._follows_newest = True
        self._entries: list[Entry] = []
        self._row_counts: list[int] = []  # by entry, the number of lines up to its last one
        self._names: tuple[str, ...] = ()
        self._colours: Colours = ()

    def show_match(self, match: Match, viewer: Seat | None, names: Sequence[str]) -> None:
        """Shows the log of a match; only lines that have changed are written again.

        Args:
            match: the match.
            viewer: the seat that sees the log; None for the public view.
            names: the players' names by seat.
        """
        entries = match.entries(viewer)
        if tuple(names) != self._names:
            self.clear_lines()
            self._names = tuple(names)
        self._remove_lines_from(_common_count(self._entries, entries))
        self._colours = colours_of(match.spec)
        branch = _branch_index(match, entries)
        for number, entry in enumerate(entries[len(self._entries) :], len(self._entries)):
            event_before = entries[number - 1].event if number else None
            message = moment_text.log_line(match.spec, names, event_before, entry.event)
            if message is not None:
                self._add_line(entry, render(self._with_author_note(message, entry)))
            if number == branch and match.origin is not None:
                words = _branch_words(match.origin, rounds=match.spec.counts_rounds)
                self._add_line(entry, render(words), aside=True)
            self._entries.append(entry)
            self._row_counts.append(self.count())
        self.scrollToBottom()

    def _with_author_note(self, line: Message, entry: Entry) -> Message:
        """Returns a line, with a note of who decided the action if the player did not.

        Only the first line of an action gets the note.
        """
        last = self.item(self.count() - 1)
        note = AUTHOR_NOTES.get(entry.author)
        if note is None or (last is not None and last.data(ENTRY_ROLE).index == entry.index):
            return line
        return note.of(line=line)

    def text(self) -> str:
        """Returns all lines, each with a line break at its end."""
        return "".join(f"{self.item(row).text()}\n" for row in range(self.count()))

    def mark_action(self, index: int) -> None:
        """Scrolls to the last line of the first `index` actions, and marks the line."""
        row = -1
        for number, entry in enumerate(self._entries):
            if entry.index > index:
                break
            row = self._row_counts[number] - 1
        self.blockSignals(True)  # the player does not point at the line
        self.setCurrentRow(row)
        self.blockSignals(False)
        if row < 0:
            self.scrollToTop()
        else:
            self.scrollToItem(self.item(row), QListWidget.ScrollHint.PositionAtCenter)

    def show_present(self) -> None:
        """Removes the mark, and scrolls to the newest line."""
        self.setCurrentRow(-1)
        self.scrollToBottom()

    def clear_lines(self) -> None:
        """Removes all lines, so that the next `show_match` writes them again."""
        self._remove_lines_from(0)

    def _remove_lines_from(self, number: int) -> None:
        """Removes the lines of the entries from this index on."""
        if number < len(self._entries):
            first_row = self._row_counts[number - 1] if number else 0
            marked = chosen_item(self)
            had_mark = marked is not None and self.row(marked) >= first_row
            self.blockSignals(True)  # Qt would mark the next line after each removed one
            for row in range(self.count() - 1, first_row - 1, -1):
                self.takeItem(row)
            if had_mark:
                self.setCurrentRow(-1)
            self.blockSignals(False)
            del self._entries[number:], self._row_counts[number:]
            if had_mark:
                self.pointed.emit(None)

    def _add_line(self, entry: Entry, text: str, *, aside: bool = False) -> None:
        """Adds a line for an entry.

        Args:
            entry: the entry that the line belongs to.
            text: the translated line.
            aside: True if the line is about the match and not about the entry's event.
        """
        item = QListWidgetItem(text)
        item.setData(ENTRY_ROLE, entry)
        seat = None if aside else _seat_of(entry.event)
        if seat is None:  # about nobody, such as the beginning of a round
            font = QFont()  # without a size, so that the list's size applies
            font.setItalic(True)
            item.setFont(font)
            item.setForeground(QColor(appearance.shades().soft))
        else:
            item.setForeground(seat_ink(seat, self._colours))
        self.addItem(item)

    def _note_scrolling(self, value: int) -> None:
        self._follows_newest = value == self.verticalScrollBar().maximum()

    def _keep_newest_in_view(self, _lowest: int, highest: int) -> None:
        """Keeps the newest line in view if it was, when the height of the lines changes."""
        if self._follows_newest:
            self.verticalScrollBar().setValue(highest)

    def _handle_entered(self, item: QListWidgetItem) -> None:
        """Reports the line under the pointer.

        Qt sends this also for lines that scroll under a pointer outside of the log.
        """
        if self.viewport().underMouse():
            self._emit_pointed(item)

    def _emit_pointed(self, item: QListWidgetItem | None) -> None:
        self.pointed.emit(None if item is None else item.data(ENTRY_ROLE))

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.pointed.emit(None)


def _seat_of(event: Event) -> Seat | None:
    """Returns the seat that an event is about; None if it is about nobody.

    For a piece that comes to the board (seat -1), this is the seat that the piece comes from.
    """
    for name in ("seat", "origin"):
        seat: int | None = getattr(event, name, None)
        if seat is not None and seat >= 0:
            return Seat(seat)
    return None


def _branch_index(match: Match, entries: Sequence[Entry]) -> int:
    """Returns the index of the last entry before the match was continued from another match; -1 if
    there is none."""
    origin = match.origin
    if origin is None:
        return -1
    return sum(match.earlier + entry.index <= origin.place for entry in entries) - 1


def _branch_words(origin: Origin, *, rounds: bool) -> Message:
    """Returns the line that says from which match and turn this match was continued.

    Args:
        origin: the match and the place that this match was continued from.
        rounds: True if the game counts rounds instead of turns.
    """
    if origin.name:
        words = N_("log", "Continued from turn {turn} of “{match}”.")
        if rounds:
            words = N_("log", "Continued from round {turn} of “{match}”.")
        return words.of(turn=origin.turn, match=origin.name)
    words = N_("log", "Continued from turn {turn} of another match.")
    if rounds:
        words = N_("log", "Continued from round {turn} of another match.")
    return words.of(turn=origin.turn)


def _common_count(old_entries: Sequence[Entry], entries: Sequence[Entry]) -> int:
    """Returns how many entries at the start are equal in both sequences."""
    for number, (old_entry, new_entry) in enumerate(zip(old_entries, entries, strict=False)):
        if old_entry != new_entry:
            return number
    return min(len(old_entries), len(entries))

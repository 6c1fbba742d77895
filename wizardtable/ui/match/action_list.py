# SPDX-License-Identifier: MIT
"""The legal actions as a real list: for keyboards, screen readers, and whoever likes lists."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style.pressing import PRESSES
from wizardtable.ui.style.sentence_delegate import SentenceDelegate
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

FEW = 12
"""Actions of a kind that are all listed at once."""

HOW: Final = N_("panel", "Click a move to see it; double-click it or press Enter to play it.")
"""What a click in the list does, and what plays a move."""

_MORE: Final = N_("panel", "More… ({count})")
_MORE_ORDERS: Final = N_("panel", "More moves in advance… ({count})")

MANY = 40
"""Further actions of a kind that are listed when more are asked for; when asked again, all."""


@dataclass(frozen=True, slots=True)
class More:
    """The row that stands for further actions of a kind.

    Attributes:
        count: how many they are.
    """

    kind: type
    count: int


def rows_of(menu: Sequence[Any], choices: Sequence[Any], opened: dict[type, int]) -> list[Any]:
    """Returns what to list: the menu's actions, and of the further choices all of a small kind,
    else as many as were opened, with a `More` for the rest. Kinds are in the order of the menu,
    the actions of a kind in that of the choices."""
    kinds: dict[type, list[Any]] = {}
    for action in choices:
        kinds.setdefault(type(action), []).append(action)
    offered = set(menu)
    further = {kind: [one for one in kinds[kind] if one not in offered] for kind in kinds}
    rows: list[Any] = []
    for action in menu:
        kind = type(action)
        if kind not in further:
            rows.append(action)
        elif kind in kinds:
            rows += _rows_of_kind(kinds.pop(kind), further[kind], opened.get(kind, 0))
    for kind, every in kinds.items():
        if further[kind]:
            rows += _rows_of_kind(every, further[kind], opened.get(kind, 0))
    return rows


def _rows_of_kind(every: list[Any], further: list[Any], opened: int) -> list[Any]:
    if len(every) <= FEW:
        return every
    if len(further) == len(every):
        opened = max(opened, FEW)  # the menu has none of them
    hidden = set(further[opened:])
    rows = [action for action in every if action not in hidden]
    return [*rows, More(type(every[0]), len(hidden))] if hidden else rows


class ActionList(QListWidget):
    """The actions that may be taken now; a click shows one on the table, as the arrow keys do,
    Enter or a double click plays it, ? or the menu asks why not. A kind of which there are many
    ends in a row that lists more of them.

    Attributes:
        allows: returns whether a key may play an action now; a double click is as Enter.

    Signals:
        chosen(action): to be played.
        considered(action): it was clicked, or the list's cursor has come to it.
        doubted(action): why should it not be played?
    """

    chosen = Signal(object)
    considered = Signal(object)
    doubted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menu: Sequence[Any] = ()
        self._choices: Sequence[Any] = ()
        self._opened: dict[type, int] = {}
        self._rows: list[Any] = []
        self._tell: Callable[[Any], str] = str
        self._pressed_at = -1
        self._waits = False  # with the keyboard, until there is something to be played again
        self.allows: Callable[[Qt.Key, Any], bool] = lambda _key, _action: True
        self.setObjectName("actions")
        self.setWordWrap(True)
        self.setItemDelegate(SentenceDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self)
        self.itemDoubleClicked.connect(self._double)
        self.itemClicked.connect(self._click)
        self.currentRowChanged.connect(self._consider)
        self.retranslate()

    def offer(
        self, menu: Sequence[Any], choices: Sequence[Any], tell: Callable[[Any], str]
    ) -> None:
        """List a menu and the other choices, each with the sentence that `tell` returns; a cursor
        that was here goes to the first, so that Enter pressed once too often does not do what only
        lies where the last move lay."""
        had_cursor = self.hasFocus() and (self.currentRow() >= 0 or self._waits)
        self._waits = had_cursor
        self._menu, self._choices, self._tell = tuple(menu), tuple(choices), tell
        self._opened = {}
        self._list(0 if had_cursor else -1)

    def _list(self, cursor: int) -> None:
        self.blockSignals(True)
        self.clear()
        self._rows = rows_of(self._menu, self._choices, self._opened)
        self.addItems([self._sentence(row) for row in self._rows])
        if self._rows:
            self.setCurrentRow(cursor)
        self.blockSignals(False)
        self.setEnabled(bool(self._rows) or self.hasFocus())

    def _sentence(self, row: Any) -> str:
        if isinstance(row, More):
            more = _MORE_ORDERS if issubclass(row.kind, StandingOrder) else _MORE
            return render(more.of(count=row.count))
        return self._tell(row)

    @property
    def actions_offered(self) -> Sequence[Any]:
        """The actions listed, in their order."""
        return [row for row in self._rows if not isinstance(row, More)]

    def current(self) -> Any:
        """The move that the cursor is on; None where it is on none."""
        return self._action_at(self.currentRow())

    def row_of(self, action: Any) -> int:
        """The row of an action; -1 where it is not listed."""
        return self._rows.index(action) if action in self._rows else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: Enter or Space plays the action under the cursor."""
        if event.key() in PRESSES and self.currentItem() is not None:
            if not event.isAutoRepeat() and self._allows(Qt.Key(event.key())):
                self._play(self.currentItem())
            return
        if event.text() == "?" and self._action_at(self.currentRow()) is not None:
            self.doubted.emit(self._action_at(self.currentRow()))
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: a keyboard that comes here sees which move Enter would play: Qt puts the cursor on
        the first one without marking it."""
        super().focusInEvent(event)
        item = self.currentItem()
        if item is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            item.setSelected(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: an empty list need not be kept any more for whoever waited here."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._waits = False
            self.setEnabled(bool(self._rows))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Qt: play the action under the pointer or the cursor, or ask why not."""
        item = self.itemAt(event.pos()) or self.currentItem()
        action = None if item is None else self._action_at(self.row(item))
        if action is None:
            return
        menu = QMenu(self)
        menu.addAction(render(N_("panel", "Play this move")), lambda: self.chosen.emit(action))
        why_not = menu.addAction(render(N_("panel", "Why not this move?")))
        why_not.triggered.connect(lambda: self.doubted.emit(action))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _action_at(self, row: int) -> Any:
        """The action in a row; None where there is none."""
        if not 0 <= row < len(self._rows) or isinstance(self._rows[row], More):
            return None
        return self._rows[row]

    def retranslate(self) -> None:
        """Say in the language of now how moves are shown and played."""
        self.setToolTip(render(HOW))
        self.setAccessibleDescription(render(HOW))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: notes where the cursor was: a move to which it goes is shown anyway."""
        self._pressed_at = self.currentRow()
        super().mousePressEvent(event)

    def _click(self, item: QListWidgetItem) -> None:
        """Show the move although the cursor has been on it before, or list more."""
        if self._action_at(self.row(item)) is None:
            self._open(item)
        elif self.row(item) == self._pressed_at:
            self._consider(self.row(item))

    def _consider(self, row: int) -> None:
        if self._action_at(row) is not None:
            self.considered.emit(self._action_at(row))

    def _allows(self, key: Qt.Key) -> bool:
        action = self.current()
        return action is None or self.allows(key, action)

    def _double(self, item: QListWidgetItem) -> None:
        if self._allows(Qt.Key.Key_Return):
            self._play(item)

    def _play(self, item: QListWidgetItem) -> None:
        action = self._action_at(self.row(item))
        if action is not None:
            self.chosen.emit(action)
        else:
            self._open(item)

    def _open(self, item: QListWidgetItem) -> None:
        """List more of a kind, and put the cursor on the first of them."""
        row = self.row(item)
        more = self._rows[row] if 0 <= row < len(self._rows) else None
        if not isinstance(more, More):
            return
        before = set(self.actions_offered)
        self._opened[more.kind] = MANY if more.kind not in self._opened else len(self._choices)
        rows = rows_of(self._menu, self._choices, self._opened)
        self._list(next(i for i, one in enumerate(rows) if one not in before))
        self._consider(self.currentRow())

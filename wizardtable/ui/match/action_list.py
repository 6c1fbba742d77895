# SPDX-License-Identifier: MIT
"""The list of the legal actions, for the keyboard, screen readers and the mouse."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from wizardtable.core import override
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.text import N_
from wizardtable.play.translate import render, spoken_texts
from wizardtable.ui.list_cursor import ListCursor, chosen_item
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style.pressing import PRESS_KEYS
from wizardtable.ui.style.sentence_delegate import SOFT_LINE_ROLE, SentenceDelegate
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

MAX_ACTIONS_OF_SMALL_KIND = 12
"""All actions of a kind (a class of actions) are listed if there are at most this many."""

HOW_TO_PLAY: Final = N_(
    "panel", "Click a move to see it; double-click it or press Enter to play it."
)
"""Explains what a click in the list does, and what plays a move."""

_MORE_MOVES: Final = N_("panel", "More… ({count})")
_MORE_ADVANCE_MOVES: Final = N_("panel", "More moves in advance… ({count})")

EXTRA_ACTIONS_AT_FIRST = 40
"""The number of further actions of a kind that the first press on *More…* lists.

The next press lists all.
"""


def _no_gain(_action: Any) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class MoreRow:
    """The row *More…*, which stands for the hidden actions of a kind.

    Attributes:
        kind: the class of the hidden actions.
        hidden_count: the number of hidden actions.
    """

    kind: type
    hidden_count: int


def action_rows(
    menu: Sequence[Any], choices: Sequence[Any], extra_counts: dict[type, int]
) -> list[Any]:
    """Returns the rows of the list: actions, and a `MoreRow` for each kind with hidden actions.

    Every action of the menu is listed. Kinds are in the order of the menu, actions of a kind in the
    order of the choices.

    Args:
        menu: the actions that are always listed.
        choices: all legal actions.
        extra_counts: the number of further actions to list, by class; a class of at most
            `MAX_ACTIONS_OF_SMALL_KIND` actions is listed whole.
    """
    kinds: dict[type, list[Any]] = {}
    for action in choices:
        kinds.setdefault(type(action), []).append(action)
    offered = set(menu)
    further = {kind: [action for action in kinds[kind] if action not in offered] for kind in kinds}
    rows: list[Any] = []
    for action in menu:
        kind = type(action)
        if kind not in further:
            rows.append(action)
        elif kind in kinds:
            rows += _kind_rows(kinds.pop(kind), further[kind], extra_counts.get(kind, 0))
    for kind, kind_actions in kinds.items():
        if further[kind]:
            rows += _kind_rows(kind_actions, further[kind], extra_counts.get(kind, 0))
    return rows


def _kind_rows(actions: list[Any], further: list[Any], extra_count: int) -> list[Any]:
    if len(actions) <= MAX_ACTIONS_OF_SMALL_KIND:
        return actions
    if len(further) == len(actions):
        extra_count = max(extra_count, MAX_ACTIONS_OF_SMALL_KIND)  # the menu has none of them
    hidden = set(further[extra_count:])
    rows = [action for action in actions if action not in hidden]
    return [*rows, MoreRow(type(actions[0]), len(hidden))] if hidden else rows


class ActionList(QListWidget):
    """The list of the actions that the player can take now.

    A click or the arrow keys show an action on the table. Enter or a double click plays it; ? or
    the context menu asks why not. A kind with many actions ends with a row that lists more of them.

    Attributes:
        allows: returns whether a key may play an action now; a double click counts as Enter.

    Signals:
        chosen(action): the player wants to play the action.
        considered(action): the player has clicked the action or moved the list's cursor to it.
        why_not_asked(action): the player asks why not to play the action.
        menu_changed(): the list shows other actions, or none.
    """

    chosen = Signal(object)
    considered = Signal(object)
    why_not_asked = Signal(object)
    menu_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menu: Sequence[Any] = ()
        self._choices: Sequence[Any] = ()
        self._extra_counts: dict[type, int] = {}
        self._rows: list[Any] = []
        self._words_of: Callable[[Any], str] = str
        self._gain_of: Callable[[Any], str] = _no_gain
        self._row_before_press = -1
        self._keeps_focus = False  # while empty, until there are actions again
        self.allows: Callable[[Qt.Key, Any], bool] = lambda _key, _action: True
        self.setObjectName("actions")
        self.setWordWrap(True)
        self.setItemDelegate(SentenceDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_touch(self)
        ListCursor(self)
        self.itemDoubleClicked.connect(self._handle_double_click)
        self.itemClicked.connect(self._handle_click)
        self.currentRowChanged.connect(self._consider)
        self.retranslate()

    def retranslate(self) -> None:
        """Explains the list in the current language."""
        self.setToolTip(render(HOW_TO_PLAY))
        self.setAccessibleDescription(render(HOW_TO_PLAY))

    def offer_actions(
        self,
        menu: Sequence[Any],
        choices: Sequence[Any],
        tell: Callable[[Any], str],
        tell_gain: Callable[[Any], str] = _no_gain,
    ) -> None:
        """Lists the actions of a menu and further choices.

        If the list has the keyboard, its cursor goes to the first row. So Enter pressed once too
        often does not play the row at the old place.

        Args:
            menu: the actions that are always listed.
            choices: all legal actions.
            tell: returns the sentence of an action.
            tell_gain: returns a sentence about what an action wins, or "".
        """
        had_cursor = self.hasFocus() and (self.currentRow() >= 0 or self._keeps_focus)
        self._keeps_focus = had_cursor
        self._menu, self._choices = tuple(menu), tuple(choices)
        self._words_of, self._gain_of = tell, tell_gain
        self._extra_counts = {}
        self._fill_rows(0 if had_cursor else -1)
        self.menu_changed.emit()

    def _fill_rows(self, cursor: int) -> None:
        self.blockSignals(True)
        self.clear()
        self.verticalScrollBar().setValue(0)  # Qt scrolls while it removes the row of the cursor
        self._rows = action_rows(self._menu, self._choices, self._extra_counts)
        for row in self._rows:
            self.addItem(self._item(row))
        if self._rows:
            self.setCurrentRow(cursor)
        self.blockSignals(False)
        self.setEnabled(bool(self._rows) or self.hasFocus())

    def _item(self, row: Any) -> QListWidgetItem:
        """Returns the item of a row; a screen reader says what the move wins after the move."""
        sentence = self._sentence(row)
        item = QListWidgetItem(sentence)
        gain = "" if isinstance(row, MoreRow) else self._gain_of(row)
        if gain:
            item.setData(SOFT_LINE_ROLE, gain)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_texts((sentence, gain)))
        return item

    def _sentence(self, row: Any) -> str:
        if isinstance(row, MoreRow):
            more = _MORE_ADVANCE_MOVES if issubclass(row.kind, StandingOrder) else _MORE_MOVES
            return render(more.of(count=row.hidden_count))
        return self._words_of(row)

    @property
    def offered_actions(self) -> Sequence[Any]:
        """The listed actions, in the order of their rows."""
        return [row for row in self._rows if not isinstance(row, MoreRow)]

    def current_action(self) -> Any:
        """Returns the action under the cursor; None if there is none."""
        item = chosen_item(self)
        return None if item is None else self._action_at(self.row(item))

    def row_of(self, action: Any) -> int:
        """Returns the row of an action; -1 if the action is not listed."""
        return self._rows.index(action) if action in self._rows else -1

    def _action_at(self, row: int) -> Any:
        """Returns the action in a row; None if the row has none."""
        if not 0 <= row < len(self._rows) or isinstance(self._rows[row], MoreRow):
            return None
        return self._rows[row]

    def _handle_click(self, item: QListWidgetItem) -> None:
        """Shows the clicked action if the cursor was already on it, or lists more actions."""
        if self._action_at(self.row(item)) is None:
            self._list_more(item)
        elif self.row(item) == self._row_before_press:
            self._consider(self.row(item))

    def _consider(self, row: int) -> None:
        if self._action_at(row) is not None:
            self.considered.emit(self._action_at(row))

    def _allows_key(self, key: Qt.Key) -> bool:
        action = self.current_action()
        return action is None or self.allows(key, action)

    def _handle_double_click(self, item: QListWidgetItem) -> None:
        if self._allows_key(Qt.Key.Key_Return):
            self._play(item)

    def _play(self, item: QListWidgetItem) -> None:
        action = self._action_at(self.row(item))
        if action is not None:
            self.chosen.emit(action)
        else:
            self._list_more(item)

    def _list_more(self, item: QListWidgetItem) -> None:
        """Lists more actions of a kind, and puts the cursor on the first new row."""
        row = self.row(item)
        more = self._rows[row] if 0 <= row < len(self._rows) else None
        if not isinstance(more, MoreRow):
            return
        listed_before = set(self.offered_actions)
        self._extra_counts[more.kind] = (
            EXTRA_ACTIONS_AT_FIRST if more.kind not in self._extra_counts else len(self._choices)
        )
        rows = action_rows(self._menu, self._choices, self._extra_counts)
        self._fill_rows(next(i for i, row in enumerate(rows) if row not in listed_before))
        self._consider(self.currentRow())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Plays the action under the cursor on Enter or Space; ? asks why not."""
        if event.key() in PRESS_KEYS and self.currentItem() is not None:
            if not event.isAutoRepeat() and self._allows_key(Qt.Key(event.key())):
                self._play(self.currentItem())
            return
        if event.text() == "?" and self._action_at(self.currentRow()) is not None:
            self.why_not_asked.emit(self._action_at(self.currentRow()))
            return
        super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Marks the action under the cursor, because Qt sets the cursor without marking its row."""
        super().focusInEvent(event)
        item = self.currentItem()
        if item is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            item.setSelected(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Disables an empty list, which was enabled only to keep the keyboard focus."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._keeps_focus = False
            self.setEnabled(bool(self._rows))

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Shows a menu that plays the action under the pointer or asks why not."""
        item = self.itemAt(event.pos()) or self.currentItem()
        action = None if item is None else self._action_at(self.row(item))
        if action is None:
            return
        menu = PopupMenu(self)
        menu.addAction(render(N_("panel", "Play this move")), lambda: self.chosen.emit(action))
        why_not = menu.addAction(render(N_("panel", "Why not this move?")))
        why_not.triggered.connect(lambda: self.why_not_asked.emit(action))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Notes the cursor's row, because `_handle_click` shows an action only if the cursor was on
        it before."""
        self._row_before_press = self.currentRow()
        super().mousePressEvent(event)

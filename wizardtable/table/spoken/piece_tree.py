# SPDX-License-Identifier: MIT
"""The table in the accessible tree: groups, and in each the named pieces, without widgets.

Qt asks a face for everything, and a face asks its node, which `PieceTree` keeps in step with the
frames. The nodes are made when assistive technology first asks; before that nothing is done.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget
from shiboken6 import Shiboken

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.table.spoken.told import EXPLAIN, PLAY, TURN, Kind, Telling, Told, ToldGroup
from wizardtable.table.view import Key

PRESS: Final = QAccessibleActionInterface.pressAction()
FOCUS: Final = QAccessibleActionInterface.setFocusAction()

_NAMES: Final = {
    PRESS: N_("table", "Take or put down"),
    FOCUS: N_("table", "Go there"),
    EXPLAIN: N_("table", "Explain"),
    PLAY: N_("table", "Play at once"),
    TURN: N_("table", "Turn upside down"),
}

_ROLES: Final = {
    Kind.PIECE: QAccessible.Role.ListItem,
    Kind.BUTTON: QAccessible.Role.PushButton,
    Kind.SENTENCE: QAccessible.Role.ListItem,
}

_kept: dict[int, QAccessibleInterface] = {}
"""The faces that Qt has: it deletes each with its object. If Python collected one before, Qt
would delete it twice."""


class GroupNode(QObject):
    """A group in the tree.

    Attributes:
        pieces: its pieces, in the order in which they are read.
    """

    def __init__(self, tree: "PieceTree", told: ToldGroup) -> None:
        super().__init__(tree.view)
        self.tree = tree
        self.name = told.name
        self.pieces: list[PieceNode] = []


class PieceNode(QObject):
    """A piece in the tree: the same one as long as the piece can be told of, whatever its group.

    Attributes:
        told: what was last told of it.
    """

    def __init__(self, tree: "PieceTree", group: GroupNode, told: Told) -> None:
        super().__init__(tree.view)
        self.tree = tree
        self.group = group
        self.told = told


class PieceTree(QObject):
    """Keeps the tree of one table in step with what it shows.

    Attributes:
        telling: what it asks of the table.
    """

    def __init__(self, view: QGraphicsView, telling: Telling) -> None:
        super().__init__(view)
        self.view = view
        self.telling = telling
        self._groups: dict[str, GroupNode] = {}
        self._pieces: dict[Key, PieceNode] = {}
        self._stands_for: dict[Key, Key] = {}
        self._focused: Key | None = None
        self._stale = True
        self._updating = False
        hand_over(view, TableFace(view, self))  # before anybody asks Qt for the view's own
        self.watch(view)

    def watch(self, widget: QWidget) -> None:
        """Follows the table when a widget is shown or hidden: itself, or what covers it."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Qt: a table that is shown, hidden or covered tells something else."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.follow()
        return super().eventFilter(watched, event)

    # What faces ask.

    def groups(self) -> list[GroupNode]:
        """Returns the groups that are not empty, in the order in which they are read."""
        if self._stale and not self._updating:
            self._update()
        return list(self._groups.values())

    def nodes(self) -> dict[Key, PieceNode]:
        """Returns by key all that is in the groups."""
        self.groups()
        return dict(self._pieces)

    def at_focus(self) -> PieceNode | None:
        """Returns the piece that the keyboard cursor stands on."""
        key = self.telling.focused()
        return None if key is None else self._pieces.get(self._stands_for.get(key, key))

    def rect_of(self, node: "GroupNode | PieceNode") -> QRect:
        """Returns where a piece lies on the screen, or all pieces of a group."""
        told = [node.told] if isinstance(node, PieceNode) else [piece.told for piece in node.pieces]
        rect = QRect()
        for key in (key for one in told for key in (one.key, *one.besides)):
            rect = rect.united(self.telling.box_of(key))
        corner = self.view.viewport().mapToGlobal(QPoint(0, 0))
        return rect.translated(corner)

    def piece_at(self, x: int, y: int) -> PieceNode | None:
        """Returns the piece at a point of the screen: of several the smallest."""
        found = [
            (rect.width() * rect.height(), i, piece)
            for group in self.groups()
            for i, piece in enumerate(group.pieces)
            if (rect := self.rect_of(piece)).contains(x, y)
        ]
        return min(found, key=lambda one: one[:2])[2] if found else None

    # What the table tells.

    def follow(self) -> None:
        """The table shows something else: tells what has changed, if anybody listens."""
        self._stale = True
        if QAccessible.isActive():
            self._update()

    def _update(self) -> None:
        self._updating = True
        told = [group for group in self.telling.groups() if group.pieces]
        self._stands_for = {
            key: piece.key for group in told for piece in group.pieces for key in piece.besides
        }
        kept = {piece.key for group in told for piece in group.pieces}
        for key in [key for key in self._pieces if key not in kept]:
            self._drop(key)
        before, self._groups = self._groups, {}
        for group in told:
            node = before.pop(group.id, None)
            if node is None:
                node = GroupNode(self, group)
                hand_over(node, GroupFace(node))
                self._groups[group.id] = node
                _tell(node, QAccessible.Event.ObjectCreated)
            else:
                self._groups[group.id] = node
                if node.name != group.name:
                    node.name = group.name
                    _tell(node, QAccessible.Event.NameChanged)
            self._fill(node, group)
        for node in before.values():
            _tell(node, QAccessible.Event.ObjectDestroyed)
            node.deleteLater()
        self._stale = self._updating = False
        self._tell_focus()

    def _fill(self, group: GroupNode, told: ToldGroup) -> None:
        created = []
        for one in told.pieces:
            node = self._pieces.get(one.key)
            if node is None:
                node = self._pieces[one.key] = PieceNode(self, group, one)
                hand_over(node, PieceFace(node))
                created.append(node)
            elif node.group is not group:
                _tell(node, QAccessible.Event.ObjectDestroyed)  # to clients it left its group
                if node in node.group.pieces:
                    node.group.pieces.remove(node)
                node.group = group
                created.append(node)
        group.pieces = [self._pieces[one.key] for one in told.pieces]
        for node in created:
            _tell(node, QAccessible.Event.ObjectCreated)
        for node, one in zip(group.pieces, told.pieces, strict=True):
            if node.told != one:
                self._change(node, one)

    def _change(self, node: PieceNode, told: Told) -> None:
        before, node.told = node.told, told
        if before.name != told.name:
            _tell(node, QAccessible.Event.NameChanged)
        if before.usable != told.usable and node is self.at_focus():
            _tell(node, QAccessible.Event.DescriptionChanged)
        if before.closed != told.closed and QAccessible.isActive():
            changed = QAccessible.State()
            changed.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))
        if before.taken != told.taken:  # a change of the state "selected" is mute on AT-SPI
            added, removed = QAccessible.Event.SelectionAdd, QAccessible.Event.SelectionRemove
            _tell(node, added if told.taken else removed)

    def _drop(self, key: Key) -> None:
        node = self._pieces.pop(key)
        _tell(node, QAccessible.Event.ObjectDestroyed)
        if node in node.group.pieces:
            node.group.pieces.remove(node)
        node.deleteLater()

    def _tell_focus(self) -> None:
        """Tell where the cursor stands, if it stands elsewhere than before."""
        key = self.telling.focused()
        if key == self._focused and (key is None or self.at_focus() is not None):
            return
        self._focused = key
        node = self.at_focus()
        if node is not None:
            _tell(node, QAccessible.Event.Focus)


class TableFace(QAccessibleWidget):
    """The face of a table: a pane with groups."""

    def __init__(self, view: QGraphicsView, tree: PieceTree) -> None:
        super().__init__(view, QAccessible.Role.Pane)
        self._tree = tree

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Qt: how many groups there are."""
        return len(self._tree.groups())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Qt: a group."""
        groups = self._tree.groups()
        return face_of(groups[index]) if 0 <= index < len(groups) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Qt: the number of a group."""
        return _number_of(child, self._tree.groups())

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Qt: the group of what is at a point of the screen."""
        piece = self._tree.piece_at(x, y)
        return None if piece is None else face_of(piece.group)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Qt: what the keyboard cursor stands on."""
        return face_of(self._tree.at_focus())

    def text(self, kind: QAccessible.Text) -> str:
        """Qt: the name of the table."""
        if kind == QAccessible.Text.Name:
            return render(N_("table", "The table"))
        return super().text(kind)

    def state(self) -> QAccessible.State:
        """Qt: what has the focus is a piece, where the cursor stands on one."""
        state = super().state()
        if self._tree.at_focus() is not None:
            state.focused = False
        return state


class _NodeFace(QAccessibleObject):
    """The face of a node."""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Qt: nothing of the table can be rewritten."""

    def rect(self) -> QRect:
        """Qt: where it is on the screen."""
        node = cast("GroupNode | PieceNode", self.object())
        return node.tree.rect_of(node)

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Qt: the window of the table."""
        node = cast("GroupNode | PieceNode", self.object())
        return node.tree.view.window().windowHandle()


class GroupFace(_NodeFace):
    """The face of a group: a list."""

    def __init__(self, node: GroupNode) -> None:
        super().__init__(node)
        self._node = node

    def parent(self) -> QAccessibleInterface:
        """Qt: the table."""
        return QAccessible.queryAccessibleInterface(self._node.tree.view)

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Qt: how many pieces it has."""
        return len(self._node.pieces)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Qt: a piece."""
        pieces = self._node.pieces
        return face_of(pieces[index]) if 0 <= index < len(pieces) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Qt: the number of a piece."""
        return _number_of(child, self._node.pieces)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Qt: its piece at a point of the screen."""
        piece = self._node.tree.piece_at(x, y)
        return face_of(piece) if piece is not None and piece.group is self._node else None

    def role(self) -> QAccessible.Role:
        """Qt: a list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """Qt: nothing that can change."""
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        """Qt: its name."""
        return self._node.name if kind == QAccessible.Text.Name else ""


class PieceFace(_NodeFace, QAccessibleActionInterface):
    """The face of a piece: an entry of a list, or a button."""

    def __init__(self, node: PieceNode) -> None:
        QAccessibleObject.__init__(self, node)
        QAccessibleActionInterface.__init__(self)
        self._node = node

    def parent(self) -> QAccessibleInterface:
        """Qt: its group."""
        return QAccessible.queryAccessibleInterface(self._node.group)

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Qt: nothing."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Qt: nothing."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Qt: nothing."""
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Qt: nothing."""
        return None

    def role(self) -> QAccessible.Role:
        """Qt: an entry or a button."""
        return _ROLES[self._node.told.kind]

    def _told(self) -> Told:
        """What is told of it now, and not what was told when somebody last asked."""
        self._node.tree.groups()
        return self._node.told

    def text(self, kind: QAccessible.Text) -> str:
        """Qt: its name, and what is explained of it when that is asked for."""
        told = self._told()
        if kind == QAccessible.Text.Name:
            return told.name
        if kind == QAccessible.Text.Description:
            return self._node.tree.telling.describe(told.key)
        return ""

    def state(self) -> QAccessible.State:
        """Qt: whether it is taken, closed, and where the cursor is."""
        state, told = cast("Any", QAccessible.State()), self._told()
        state.focusable = told.kind is not Kind.SENTENCE
        state.selectable = told.usable and told.kind is Kind.PIECE
        state.selected = told.taken
        state.disabled = told.closed
        state.focused = state.active = self._node.tree.at_focus() is self._node
        return cast("QAccessible.State", state)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Qt: itself as what has actions. An int or None ends the program here, whatever the stub
        says."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self)[1])
        return Shiboken.VoidPtr(0)

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        """Qt: what can be done with it now; going there is always among them, or else it could not
        be given the focus."""
        told = self._told()
        if told.kind is Kind.SENTENCE:
            return []
        names = [PRESS] if told.usable else []
        if told.kind is Kind.BUTTON:
            return [*names, FOCUS]
        if told.usable and told.key[0] != "zone":
            names.append(PLAY)
        if told.turns:
            names.append(TURN)
        return [*names, EXPLAIN, FOCUS]

    def doAction(self, action: str) -> None:  # noqa: N802 - Qt's name
        """Qt: does it as soon as Qt's call is over, which might delete this very face. What is not
        offered is asked for too on Windows: then the law answers."""
        node = self._node
        key, telling = node.told.key, node.tree.telling
        if node.told.kind is not Kind.SENTENCE:
            QTimer.singleShot(0, node.tree, lambda: telling.invoke(key, action))

    def keyBindingsForAction(self, action: str) -> list[str]:  # noqa: N802 - Qt's name
        """Qt: no key is for one piece."""
        return []

    def localizedActionName(self, action: str) -> str:  # noqa: N802 - Qt's name
        """Qt: what an action is called."""
        return render(_NAMES[action]) if action in _NAMES else action

    def localizedActionDescription(self, action: str) -> str:  # noqa: N802 - Qt's name
        """Qt: the same."""
        return self.localizedActionName(action)


def hand_over(of: QObject, face: QAccessibleInterface) -> None:
    """Gives Qt the face of an object."""
    number = int(QAccessible.registerAccessibleInterface(face))
    _kept[number] = face
    of.destroyed.connect(lambda: _kept.pop(number, None))  # after Qt's own slot


def kept() -> int:
    """Returns how many faces Qt has."""
    return len(_kept)


def face_of(node: QObject | None) -> QAccessibleInterface | None:
    """Returns the face of a node that was handed over."""
    return None if node is None else QAccessible.queryAccessibleInterface(node)


def _number_of(child: QAccessibleInterface, nodes: Sequence[QObject]) -> int:
    found = child.object() if child else None
    return next((i for i, node in enumerate(nodes) if node is found), -1)


def _tell(node: QObject, event: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(node, event))

# SPDX-License-Identifier: MIT
"""The table in Qt's accessible tree: groups with the named pieces, although none is a widget.

For each thing, Qt asks an accessible interface, here called its face. Each face asks its node, a
small object that describes a group or piece. `PieceTree` updates the nodes when the table changes.
The nodes are made when assistive technology first asks.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
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

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.table.spoken import spoken_pieces
from wizardtable.table.view import Key

PRESS: Final = QAccessibleActionInterface.pressAction()
FOCUS: Final = QAccessibleActionInterface.setFocusAction()

MIN_SHARING_PIECES: Final = 3
"""A group of at least this many pieces says once what holds for each of them."""

_ACTION_NAMES: Final = {
    PRESS: N_("table", "Take or put down"),
    FOCUS: N_("table", "Go there"),
    spoken_pieces.EXPLAIN: N_("table", "Explain"),
    spoken_pieces.PLAY: N_("table", "Play at once"),
    spoken_pieces.TURN: N_("table", "Turn upside down"),
}

_ROLES: Final = {
    spoken_pieces.Kind.PIECE: QAccessible.Role.ListItem,
    spoken_pieces.Kind.BUTTON: QAccessible.Role.PushButton,
    spoken_pieces.Kind.SENTENCE: QAccessible.Role.ListItem,
}

_faces_by_id: dict[int, QAccessibleInterface] = {}
"""The faces that Qt owns, by Qt's ids. Qt deletes a face together with its object.

If Python deleted a face earlier, Qt would delete it a second time.
"""


class GroupNode(QObject):
    """The node of a group.

    Attributes:
        tree: the tree to which the node belongs.
        name: the name that is read.
        pieces: the nodes of the group's pieces, in the order in which they are read.
        shared: the sentences that hold for each piece, which the group says for them; None until
            somebody asks.
    """

    def __init__(self, tree: "PieceTree", spoken: spoken_pieces.SpokenGroup) -> None:
        super().__init__(tree.view)
        self.tree = tree
        self.name = spoken.name
        self.pieces: list[PieceNode] = []
        self.shared: tuple[str, ...] | None = None


class PieceNode(QObject):
    """The node of a piece; it stays the same while the piece is on the table, in any group.

    Attributes:
        tree: the tree to which the node belongs.
        group: the node of the piece's group.
        spoken: the latest description of the piece.
    """

    def __init__(
        self, tree: "PieceTree", group: GroupNode, spoken: spoken_pieces.SpokenPiece
    ) -> None:
        super().__init__(tree.view)
        self.tree = tree
        self.group = group
        self.spoken = spoken


class PieceTree(QObject):
    """The accessible tree of one table: the nodes of its groups and pieces.

    The nodes are updated when the table changes.

    Attributes:
        view: the widget of the table.
        telling: describes the table.

    Signals:
        first_read(): assistive technology has read the tree for the first time.
    """

    first_read = Signal()

    def __init__(self, view: QGraphicsView, telling: spoken_pieces.Telling) -> None:
        super().__init__(view)
        self.view = view
        self.telling = telling
        self._groups: dict[str, GroupNode] = {}
        self._pieces: dict[Key, PieceNode] = {}
        self._entry_keys: dict[Key, Key] = {}
        self._focused_key: Key | None = None
        self._is_stale = True
        self._is_updating = self._was_read = False
        self._reading = timers.single(self)
        self._reading.timeout.connect(self.first_read)
        # Before anything asks Qt for the view's default face.
        hand_over(view, TableFace(view, self))
        self.watch(view)

    def watch(self, widget: QWidget) -> None:
        """Updates the tree whenever this widget is shown or hidden.

        `widget` is the table itself, or a widget that can cover the table.
        """
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.follow()
        return super().eventFilter(watched, event)

    # Questions of the faces.

    def groups(self) -> list[GroupNode]:
        """Returns the nodes of all groups with pieces, in the order in which they are read."""
        if self._is_stale and not self._is_updating:
            self._update()
        if not self._was_read and QAccessible.isActive():
            self._was_read = True
            self._reading.start()  # the signal must not come within a client's question
        return list(self._groups.values())

    def nodes(self) -> dict[Key, PieceNode]:
        """Returns the nodes of all pieces by their keys."""
        self.groups()
        return dict(self._pieces)

    def at_focus(self) -> PieceNode | None:
        """Returns the node of the piece at the keyboard cursor; None if there is no such node."""
        key = self.telling.focused_key()
        return None if key is None else self._pieces.get(self._entry_keys.get(key, key))

    def shared_sentences(self, group: GroupNode) -> tuple[str, ...]:
        """Returns the sentences that hold for each piece of a group.

        The group says them once. Empty for a group of few pieces.
        """
        if group.shared is None:
            group.shared = ()
            if len(group.pieces) >= MIN_SHARING_PIECES:
                first, *others = (
                    self.telling.sentences_about(piece.spoken.key) for piece in group.pieces
                )
                group.shared = tuple(
                    each for each in first if all(each in sentences for sentences in others)
                )
        return group.shared

    def own_sentences(self, piece: PieceNode) -> list[str]:
        """Returns the sentences about a piece that its group does not say."""
        shared = self.shared_sentences(piece.group)
        sentences = self.telling.sentences_about(piece.spoken.key)
        return [each for each in sentences if each not in shared]

    def rect_of(self, node: "GroupNode | PieceNode") -> QRect:
        """Returns the rectangle on the screen that contains a piece, or all pieces of a group."""
        pieces = [node] if isinstance(node, PieceNode) else node.pieces
        rect = QRect()
        for key in (
            key for piece in pieces for key in (piece.spoken.key, *piece.spoken.other_keys)
        ):
            rect = rect.united(self.telling.box_of(key))
        corner = self.view.viewport().mapToGlobal(QPoint(0, 0))
        return rect.translated(corner)

    def piece_at(self, x: int, y: int) -> PieceNode | None:
        """Returns the node of the smallest piece at a point of the screen.

        None if there is no piece.
        """
        candidates = [
            (rect.width() * rect.height(), i, piece)
            for group in self.groups()
            for i, piece in enumerate(group.pieces)
            if (rect := self.rect_of(piece)).contains(x, y)
        ]
        return min(candidates, key=lambda candidate: candidate[:2])[2] if candidates else None

    # Changes of the table.

    def follow(self) -> None:
        """Notes that the table has changed, and reports the changes to assistive technology."""
        self._is_stale = True
        if QAccessible.isActive():
            self._update()

    def _update(self) -> None:
        self._is_updating = True
        groups = [group for group in self.telling.groups() if group.pieces]
        self._entry_keys = {
            key: piece.key for group in groups for piece in group.pieces for key in piece.other_keys
        }
        kept_keys = {piece.key for group in groups for piece in group.pieces}
        for key in [key for key in self._pieces if key not in kept_keys]:
            self._remove(key)
        old_groups, self._groups = self._groups, {}
        for group in groups:
            node = old_groups.pop(group.id, None)
            if node is None:
                node = GroupNode(self, group)
                hand_over(node, GroupFace(node))
                self._groups[group.id] = node
                _report(node, QAccessible.Event.ObjectCreated)
            else:
                self._groups[group.id] = node
                if node.name != group.name:
                    node.name = group.name
                    _report(node, QAccessible.Event.NameChanged)
            self._fill(node, group)
            node.shared = None
        for node in old_groups.values():
            _report(node, QAccessible.Event.ObjectDestroyed)
            node.deleteLater()
        self._is_stale = self._is_updating = False
        self._report_focus()

    def _fill(self, group: GroupNode, spoken_group: spoken_pieces.SpokenGroup) -> None:
        created = []
        for piece in spoken_group.pieces:
            node = self._pieces.get(piece.key)
            if node is None:
                node = self._pieces[piece.key] = PieceNode(self, group, piece)
                hand_over(node, PieceFace(node))
                created.append(node)
            elif node.group is not group:
                # Assistive technology sees the piece leave its old group and appear in the new one.
                _report(node, QAccessible.Event.ObjectDestroyed)
                if node in node.group.pieces:
                    node.group.pieces.remove(node)
                node.group = group
                created.append(node)
        group.pieces = [self._pieces[piece.key] for piece in spoken_group.pieces]
        for node in created:
            _report(node, QAccessible.Event.ObjectCreated)
        for node, piece in zip(group.pieces, spoken_group.pieces, strict=True):
            if node.spoken != piece:
                self._change(node, piece)

    def _change(self, node: PieceNode, spoken: spoken_pieces.SpokenPiece) -> None:
        before, node.spoken = node.spoken, spoken
        if before.name != spoken.name:
            _report(node, QAccessible.Event.NameChanged)
        if before.is_usable != spoken.is_usable and node is self.at_focus():
            _report(node, QAccessible.Event.DescriptionChanged)
        if before.is_closed != spoken.is_closed and QAccessible.isActive():
            changed = QAccessible.State()
            changed.disabled = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))
        if (
            before.is_taken != spoken.is_taken
        ):  # AT-SPI does not report a change of the state "selected"
            added, removed = QAccessible.Event.SelectionAdd, QAccessible.Event.SelectionRemove
            _report(node, added if spoken.is_taken else removed)

    def _remove(self, key: Key) -> None:
        node = self._pieces.pop(key)
        _report(node, QAccessible.Event.ObjectDestroyed)
        if node in node.group.pieces:
            node.group.pieces.remove(node)
        node.deleteLater()

    def _report_focus(self) -> None:
        """Reports the place of the keyboard cursor to assistive technology, if it has changed."""
        key = self.telling.focused_key()
        if key == self._focused_key and (key is None or self.at_focus() is not None):
            return
        self._focused_key = key
        node = self.at_focus()
        if node is not None:
            _report(node, QAccessible.Event.Focus)


class TableFace(QAccessibleWidget):
    """The face of a table: assistive technology sees a pane that contains groups."""

    def __init__(self, view: QGraphicsView, tree: PieceTree) -> None:
        super().__init__(view, QAccessible.Role.Pane)
        self._tree = tree

    @override
    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return len(self._tree.groups())

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        groups = self._tree.groups()
        return face_of(groups[index]) if 0 <= index < len(groups) else None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return _index_of(child, self._tree.groups())

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        piece = self._tree.piece_at(x, y)
        return None if piece is None else face_of(piece.group)

    @override
    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        return face_of(self._tree.at_focus())

    @override
    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return render(N_("table", "The table"))
        return super().text(kind)

    @override
    def state(self) -> QAccessible.State:
        """Returns the state of the table, without "focused" while a piece has the cursor."""
        state = super().state()
        if self._tree.at_focus() is not None:
            state.focused = False
        return state


class _NodeFace(QAccessibleObject):
    """A base for the faces of nodes."""

    @override
    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Does nothing: no text of the table can be changed."""

    @override
    def rect(self) -> QRect:
        node = cast("GroupNode | PieceNode", self.object())
        return node.tree.rect_of(node)

    @override
    def window(self) -> QWindow | None:  # type: ignore[override]
        node = cast("GroupNode | PieceNode", self.object())
        return node.tree.view.window().windowHandle()


class GroupFace(_NodeFace):
    """The face of a group: assistive technology sees a list."""

    def __init__(self, node: GroupNode) -> None:
        super().__init__(node)
        self._node = node

    @override
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._node.tree.view)

    @override
    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return len(self._node.pieces)

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        pieces = self._node.pieces
        return face_of(pieces[index]) if 0 <= index < len(pieces) else None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return _index_of(child, self._node.pieces)

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        piece = self._node.tree.piece_at(x, y)
        return face_of(piece) if piece is not None and piece.group is self._node else None

    @override
    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    @override
    def state(self) -> QAccessible.State:
        return QAccessible.State()

    @override
    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._node.name
        if kind != QAccessible.Text.Description:
            return ""
        self._node.tree.groups()  # updates the group first, if necessary
        shared = self._node.tree.shared_sentences(self._node)
        words = N_("table", "Each of them: {sentences}").of(sentences=" ".join(shared))
        return render(words) if shared else ""


class PieceFace(_NodeFace, QAccessibleActionInterface):
    """The face of a piece: assistive technology sees an entry of a list, or a button."""

    def __init__(self, node: PieceNode) -> None:
        QAccessibleObject.__init__(self, node)
        QAccessibleActionInterface.__init__(self)
        self._node = node

    @override
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._node.group)

    @override
    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return 0

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return -1

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        return None

    @override
    def role(self) -> QAccessible.Role:
        return _ROLES[self._node.spoken.kind]

    def _current(self) -> spoken_pieces.SpokenPiece:
        """Returns the present description of the piece; updates the tree first, if necessary."""
        self._node.tree.groups()
        return self._node.spoken

    @override
    def text(self, kind: QAccessible.Text) -> str:
        spoken = self._current()
        if kind == QAccessible.Text.Name:
            return spoken.name
        if kind == QAccessible.Text.Description:
            return " ".join(self._node.tree.own_sentences(self._node))
        return ""

    @override
    def state(self) -> QAccessible.State:
        state, spoken = cast("Any", QAccessible.State()), self._current()
        state.focusable = spoken.kind is not spoken_pieces.Kind.SENTENCE
        state.selectable = spoken.is_usable and spoken.kind is spoken_pieces.Kind.PIECE
        state.selected = spoken.is_taken
        state.disabled = spoken.is_closed
        state.focused = state.active = self._node.tree.at_focus() is self._node
        return cast("QAccessible.State", state)

    @override
    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Returns a pointer to this face as an interface with actions.

        For other interfaces, returns a null pointer. An int or None would end the program, although
        Qt's type stubs allow both.
        """
        if kind == QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self)[1])
        return Shiboken.VoidPtr(0)

    @override
    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        """Returns the ids of the actions that the piece allows now.

        The list is empty for an announced sentence.

        `FOCUS` is always allowed: otherwise assistive technology could not move the focus to the
        piece.
        """
        spoken = self._current()
        if spoken.kind is spoken_pieces.Kind.SENTENCE:
            return []
        names = [PRESS] if spoken.is_usable else []
        if spoken.kind is spoken_pieces.Kind.BUTTON:
            return [*names, FOCUS]
        if spoken.is_usable and spoken.key[0] != "zone":
            names.append(spoken_pieces.PLAY)
        if spoken.can_turn:
            names.append(spoken_pieces.TURN)
        return [*names, spoken_pieces.EXPLAIN, FOCUS]

    @override
    def doAction(self, action: str) -> None:  # noqa: N802 - Qt's name
        """Carries out an action after Qt's call has ended, because the action may delete this face.

        Windows also calls this for actions that are not offered; the rules then refuse them.
        """
        node = self._node
        key, telling = node.spoken.key, node.tree.telling
        if node.spoken.kind is not spoken_pieces.Kind.SENTENCE:
            QTimer.singleShot(0, node.tree, lambda: telling.invoke(key, action))

    @override
    def keyBindingsForAction(self, action: str) -> list[str]:  # noqa: N802 - Qt's name
        return []

    @override
    def localizedActionName(self, action: str) -> str:  # noqa: N802 - Qt's name
        return render(_ACTION_NAMES[action]) if action in _ACTION_NAMES else action

    @override
    def localizedActionDescription(self, action: str) -> str:  # noqa: N802 - Qt's name
        return self.localizedActionName(action)


def hand_over(owner: QObject, face: QAccessibleInterface) -> None:
    """Gives Qt the face of an object; from now on Qt owns the face."""
    number = int(QAccessible.registerAccessibleInterface(face))
    _faces_by_id[number] = face
    owner.destroyed.connect(lambda: _faces_by_id.pop(number, None))  # after Qt's own slot


def handed_over_count() -> int:
    """Returns the number of faces that Qt owns."""
    return len(_faces_by_id)


def face_of(node: QObject | None) -> QAccessibleInterface | None:
    """Returns the face of a node; None for no node."""
    return None if node is None else QAccessible.queryAccessibleInterface(node)


def _index_of(child: QAccessibleInterface, nodes: Sequence[QObject]) -> int:
    child_node = child.object() if child else None
    return next((i for i, node in enumerate(nodes) if node is child_node), -1)


def _report(node: QObject, event: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(node, event))

# SPDX-License-Identifier: MIT
"""The table in the accessible tree: groups, and in each the named pieces, without widgets.

Qt asks a face for everything, and a face asks its node, which `PieceTree` keeps in step with the
frames. The nodes are made when assistive technology first asks; before that nothing is done.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from wizardtable.table.spoken.piece_faces import GroupFace, PieceFace, TableFace, hand_over
from wizardtable.table.spoken.told import Telling, Told, ToldGroup
from wizardtable.table.view import Key


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


def _tell(node: QObject, event: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(node, event))

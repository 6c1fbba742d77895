# SPDX-License-Identifier: MIT
"""The table as a widget: turns gestures of mouse and keyboard into actions."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from wizardtable.core.text import Message
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.announcer import announce
from wizardtable.table.cursor import ARROWS
from wizardtable.table.display import QUICK
from wizardtable.table.drag import Drag
from wizardtable.table.items import Pose
from wizardtable.table.motion import GROWTH
from wizardtable.table.opening_display import OpeningDisplay
from wizardtable.table.view import ENTER, ERASE, Act, Intent, Key, Nothing, Rearranged, Refuse, Zone

__all__ = ["Frame", "TableView"]


class TableView(OpeningDisplay):
    """A table that can be played at: by dragging, by clicking twice, and from the keyboard."""

    # Meaning.

    def _handle(self, intent: Intent) -> None:
        self._drag = None
        match intent:
            case Act(action):
                shown = self._shown
                self.chosen.emit(action)
                if shown == self._shown:  # nobody played it: everything goes back
                    self._refresh(QUICK)
            case Refuse(reason):
                self._refuse(reason)
            case Rearranged():
                self._hinted = frozenset()
                self._refresh(0.0 if self._still else QUICK)
            case Nothing():
                self._refresh(0.0 if self._still else QUICK)

    def _refuse(self, reason: Message) -> None:
        self._refresh(0.0 if self._still else 1.0)
        self.table_sounds.refuse()
        self.refused.emit(reason)
        announce(self, render(reason))

    def _activate(self, key: Key) -> None:
        """A piece, zone or choice is clicked, or Enter is pressed on it."""
        if key[:2] == ("table", "choice"):
            self._handle(self.sitting.choose(str(key[2])))
        elif key == ("table", "turn") and self._hover:
            self._handle(self.sitting.turn(self._hover))
        elif key[0] == "zone":
            self._handle(self.sitting.reach(str(key[1])))
        elif key[0] != "table":
            self._handle(self.sitting.click(key))

    def _zone_at(self, x: float, y: float) -> Zone | None:
        """The smallest zone at a point, one that is a target before one that is not."""
        found = [zone for zone in self._layout.zones if zone.box.holds(x, y)]
        if not found:
            return None
        targets = self._offers.targets
        return min(found, key=lambda z: (z.id not in targets, z.box.w * z.box.h))

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Take hold of a piece, take back (or ask for the other way) with the right button, turn
        with the middle one."""
        x, y = event.position().x(), event.position().y()
        item = self.table.piece_at(x, y)
        self._cursor.leave()
        self._hide_sheet()
        if event.button() == Qt.MouseButton.RightButton:
            if not self.cancel() and item:
                self._handle(self.sitting.other(item.key))
        elif event.button() == Qt.MouseButton.MiddleButton and item:
            self._handle(self.sitting.turn(item.key))
        elif event.button() == Qt.MouseButton.LeftButton:
            self._drag = Drag(item.key if item else (), x, y)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Carry what is held, or follow what the pointer is on."""
        x, y = event.position().x(), event.position().y()
        if self._drag is None:
            self._follow(x, y)
            return
        if not self._drag.begun:
            self._begin_drag(x, y)
        if self._drag.begun:
            self._carry(self._drag, x, y)

    def _begin_drag(self, x: float, y: float) -> None:
        drag = self._drag
        if drag is None or not drag.key or drag.key[0] == "table":
            return
        if not drag.far(x, y, QApplication.startDragDistance()):
            return
        carried = self.sitting.carry(drag.key)
        if not carried:
            return
        self._rest.stop()
        drag.carried = carried
        self._refresh(0.0 if self._still else QUICK)
        self.table.raise_pieces(reversed(carried))

    def _carry(self, drag: Drag, x: float, y: float) -> None:
        zone = self._zone_at(x, y)
        self._aim(zone.id if zone and zone.id in self._offers.targets else None)
        for i, key in enumerate(drag.carried):
            item = self.table.items_by_key.get(key)
            if item is None:
                continue
            item.setZValue(3000 + i)
            width = item.placement.spot.box.w
            mx, my, angle = drag.place(i, x, y, width)
            if self._still or self._paces[0] <= 0:
                self.table.animator.stop(item)
                item.pose(Pose(mx, my, angle, width * (1 + GROWTH)))
            else:
                self.table.animator.hang(item, Pose(mx, my, angle, width))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Let go: a drop, or a click."""
        drag, self._drag = self._drag, None
        self._aimed = None
        if drag is None or event.button() != Qt.MouseButton.LeftButton:
            return
        x, y = event.position().x(), event.position().y()
        zone = self._zone_at(x, y)
        if drag.begun:
            self._handle(self.sitting.drop(zone.id if zone else None, x, y))
            return
        if drag.far(x, y, QApplication.startDragDistance()):
            return
        aimed = zone is not None and zone.id in self._offers.targets
        if zone and aimed and drag.key not in self._offers.sources and drag.key[:1] != ("table",):
            self._handle(self.sitting.reach(zone.id))
        elif drag.key:
            self._activate(drag.key)
        else:
            self.cancel()
        self._follow(x, y)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The obvious thing."""
        item = self.table.piece_at(event.position().x(), event.position().y())
        if event.button() != Qt.MouseButton.LeftButton or item is None:
            return
        if item.key[0] == "table":
            self.mousePressEvent(event)
        else:
            self._handle(self.sitting.double(item.key))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """The wheel turns the piece beneath it round, or a number up and down."""
        item = self.table.piece_at(event.position().x(), event.position().y())
        way = event.angleDelta().y()
        if item and item.key in self._offers.dials and way:
            self._handle(self.sitting.press("+" if way > 0 else "-"))
        elif item and item.placement.turns and way:
            self._handle(self.sitting.turn(item.key))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is gone."""
        self._follow(-1, -1)
        super().leaveEvent(event)

    def _follow(self, x: float, y: float) -> None:
        """The pointer moves without a button."""
        self._pointer = (x, y)
        item = self.table.piece_at(x, y)
        key = item.key if item else None
        if key == ("table", "turn"):
            return
        hot = str(key[2]) if key and key[:2] == ("table", "choice") else None
        if hot != self._hot:
            self._hot = hot
            self.sitting.point(hot)
            self._refresh(0.0 if self._still else QUICK)
        live = key is not None and (key in self._offers.sources or hot is not None)
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor
        )
        if key == self._hover:
            return
        self._hover = key
        raised = item is not None and ((live and hot is None) or item.placement.turns)
        self.table.nudge(key if raised else None, 0 if self._still else 90)
        self._hide_sheet()
        self._refresh_own()
        if key is not None and key[0] != "table":
            self._rest.start()

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows move the cursor, Enter takes, Esc takes back, Space skips, I explains; what is
        left is the game's."""
        key = Qt.Key(event.key())
        way = ARROWS.get(key)
        at = self._cursor.at
        if way is not None:
            self._move_cursor(self._cursor.step(way, self._places()))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and at:
            self._activate(at)
        elif key == Qt.Key.Key_Escape and self.cancel():
            pass
        elif key == Qt.Key.Key_Space and self.table.animator.busy:
            self.skip()
        elif event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_I:
            self._explain_cursor()
        elif key == Qt.Key.Key_T and (at or self._hover):
            self._handle(self.sitting.turn(at or self._hover or ()))
        elif (letter := _letter(event)) and not isinstance(
            intent := self.sitting.press(letter), Nothing
        ):
            if not letter.isalpha():
                self._cursor.leave()  # so that Enter goes to the number that is being typed
            self._handle(intent)
        else:
            super().keyPressEvent(event)

    def _move_cursor(self, key: Key | None) -> None:
        if key is None:
            return
        hot = str(key[2]) if key[:2] == ("table", "choice") else None
        if hot != self._hot:
            self._hot = hot
            self.sitting.point(hot)
        self._refresh(QUICK)
        self._say(self._name_of(key))

    def _name_of(self, key: Key) -> str:
        if key[0] == "zone":
            return next((zone.name for zone in self._layout.zones if zone.id == key[1]), "")
        item = self.table.items_by_key.get(key)
        return item.placement.name if item else ""

    def _explain_cursor(self) -> None:
        key = self._cursor.at or self._hover
        self._sheet = None if self._sheet == key else key
        self._refresh_own()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The cursor is hidden while the keys go elsewhere."""
        self._cursor.leave()
        self._refresh_own()
        super().focusOutEvent(event)


def _letter(event: QKeyEvent) -> str:
    """What a key is called to a sitting; "" where it has no meaning there."""
    match Qt.Key(event.key()):
        case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
            return ERASE
        case Qt.Key.Key_Return | Qt.Key.Key_Enter:
            return ENTER
    text = event.text()
    return text.upper() if text.isalnum() or text in ("+", "-") else ""

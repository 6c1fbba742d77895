# SPDX-License-Identifier: MIT
"""The table as a widget: turns gestures of mouse and keyboard into actions."""

from math import inf

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from wizardtable.core.catalog import GameSpec
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.frames import Frame
from wizardtable.table.drag import Drag
from wizardtable.table.items import PieceItem, Pose
from wizardtable.table.keyboard.keyboard_table import KeyboardTable
from wizardtable.table.loupe import STEP
from wizardtable.table.motion import GROWTH
from wizardtable.table.pictures import PictureCache
from wizardtable.table.scene import TOGETHER, Departure
from wizardtable.table.spoken.announcements import announcements_of
from wizardtable.table.spoken.piece_tree import PieceTree
from wizardtable.table.spoken.table_telling import TableTelling
from wizardtable.table.touch import FINGER, Touches
from wizardtable.table.view import HAND, Key, Nothing, Placement, Rearranged, Refuse, Zone
from wizardtable.table.zones import Box

__all__ = ["Frame", "TableView"]

_NOTCH = 120
"""Eighths of a degree by which a notch turns the wheel."""

NOWHERE = N_("table", "Drop the piece on a glowing place.")


class TableView(KeyboardTable):
    """A table that can be played at: by dragging, by clicking twice, with fingers, from the
    keyboard, and through assistive technology.

    Attributes:
        spoken: the table in the accessible tree.
    """

    def __init__(
        self,
        spec: GameSpec,
        parent: QWidget | None = None,
        art: PictureCache | None = None,
    ) -> None:
        """`art` may be that of an earlier table of the same game, made by `art_of`."""
        super().__init__(spec, parent, art)
        self._touches = Touches(self)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)  # which would scroll it, too
        self._curtain: QWidget | None = None
        self._wheeled: tuple[Key, int] = ((), 0)
        self._told_taken: tuple[Key, ...] = ()
        self._told_sheet: Key | None = None
        self._telling = TableTelling(self)
        self.spoken = PieceTree(self, self._telling)

    @property
    def carrying(self) -> bool:
        """Whether pieces are in somebody's hand: the table should not change its size now."""
        return self._drag is not None and self._drag.begun

    def _zone_at(self, x: float, y: float, *, finger: bool = False) -> Zone | None:
        """The smallest zone at a point of the table, one that is a target before one that is not;
        a finger finds a target that is smaller than itself."""
        targets, least = self._offers.targets, FINGER / self.lens.zoom if finger else 0.0
        found = [
            zone
            for zone in self._layout.zones
            if (zone.box.at_least(least) if zone.id in targets else zone.box).holds(x, y)
        ]
        if not found:
            return None
        return min(found, key=lambda z: (z.id not in targets, z.box.w * z.box.h))

    # The mouse, or a finger: points are those of the view.

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Take hold of a piece, take back (or ask for the other way) with the right button, turn
        with the middle one."""
        x, y = self.in_room(event.position())
        if event.button() == Qt.MouseButton.LeftButton:
            self.press_at(x, y)
            return
        self._leave_cursor()
        if event.button() == Qt.MouseButton.RightButton:
            self.ask_otherwise(x, y)
        elif event.button() == Qt.MouseButton.MiddleButton and (item := self._piece_at(x, y)):
            self._handle(self.sitting.turn(item.key))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Carry what is held, or follow what the pointer is on."""
        if self._drag is not None and event.buttons() == Qt.MouseButton.NoButton:
            self.abandon()  # it was let go where nobody noticed
        x, y = self.in_room(event.position())
        if self._drag is None:
            self._follow(x, y)
        else:
            self.drag_to(x, y)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Let go: a drop, or a click."""
        x, y = self.in_room(event.position())
        carried = self._drag is not None and self._drag.begun
        if event.button() != Qt.MouseButton.LeftButton:
            self.abandon()
        elif self.release_at(x, y) and not carried:  # what was carried still lies under the pointer
            self._follow(x, y)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The obvious thing."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.double_at(*self.in_room(event.position()))

    def press_at(self, x: float, y: float, *, finger: bool = False) -> None:
        """Take hold of what is at a point."""
        item = self._piece_at(x, y, finger=finger)
        explained = self._sheet is not None
        self._leave_cursor()
        if finger and (item is None or item.key != ("table", "turn")):
            self._follow(-1, -1)
        if item or not (finger and explained):  # a tap beside the sheet only puts it away
            self._drag = Drag(item.key if item else (), x, y)

    def drag_to(self, x: float, y: float) -> None:
        """Carry what is held; where that cannot be carried, move the magnified table."""
        drag = self._drag
        if drag is None:
            return
        if not drag.begun and drag.pulled is None:
            self._begin_drag(drag, x, y)
        if drag.pulled is not None:
            self.pull(x - drag.pulled[0], y - drag.pulled[1])
            drag.pulled = x, y
        elif drag.begun:
            self._carry(drag, *self.lens.on_table(x, y))

    def release_at(self, x: float, y: float, *, finger: bool = False) -> bool:
        """Let go: a drop, or a click; false where what was held was let go before."""
        drag, self._drag = self._drag, None
        self._aimed = None
        self._acted = False
        if drag is None:
            return False
        if drag.pulled is not None:
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        there = self.lens.on_table(x, y)
        zone = self._zone_at(*there, finger=finger)
        if drag.begun:
            self._drop(drag, zone.id if zone else None, *there)
            return True
        clicked = drag.pulled is None and not drag.far(x, y, QApplication.startDragDistance())
        if clicked and self.is_too_early:
            self.skip()
        elif clicked and not self._click(drag.key, zone):
            self.explain_at(x, y)
        return True

    def _drop(self, drag: Drag, zone: str | None, x: float, y: float) -> None:
        """Let go of what is carried. Where it means nothing although it could go somewhere, that
        is said, unless it was put back."""
        item = self.table.items_by_key.get(drag.key)
        back = not self._offers.targets or item is None or item.placement.spot.box.holds(x, y)
        intent = self.sitting.drop(zone, x, y)
        if zone is None and not back and isinstance(intent, Nothing | Rearranged):
            intent = Refuse(NOWHERE)
        self._handle(intent)

    def _click(self, key: Key, zone: Zone | None) -> bool:
        """A piece is clicked that lies in a zone; () where none does. False for a piece that means
        nothing now."""
        aimed = zone is not None and zone.id in self._offers.targets
        if zone and aimed and key not in self._offers.sources and key[:1] != ("table",):
            self._handle(self.sitting.reach(zone.id))
        elif key:
            return self._activate(key)
        elif zone is not None and zone.id == HAND:
            pass  # a miss among the cards in hand is no wish to stop
        elif not self.cancel():
            self.skip()
        return True

    def double_at(self, x: float, y: float, *, finger: bool = False) -> None:
        """Do the obvious thing with what is at a point; without one, go back to the whole table.
        Where the first click did it already, the second is not meant for what has come there."""
        item = self._piece_at(x, y, finger=finger)
        if item is not None and item.key[0] == "table":
            self.press_at(x, y, finger=finger)
            if finger:
                self.release_at(x, y, finger=True)
            return
        if self._acted or self.is_too_early:
            return
        intent = Nothing() if item is None else self.sitting.double(item.key)
        if not isinstance(intent, Nothing) or not self.see_whole():
            self._handle(intent)

    def ask_otherwise(self, x: float, y: float) -> None:
        """Take back a half-made move, or ask for the other way to do something with a piece."""
        item = self._piece_at(x, y)
        if not self.cancel() and item:
            self._handle(self.sitting.other(item.key))

    def abandon(self) -> None:
        """What is being dragged goes back to where it was; nobody let it go."""
        drag, self._drag = self._drag, None
        self._aimed = None
        self._touches.forget()
        if drag is not None and drag.begun:
            self.sitting.drop(None, -1.0, -1.0)
            self._refresh(self._quick)

    def explain_at(self, x: float, y: float) -> None:
        """Show what resting the pointer there shows, until the next press."""
        self._drag = None
        self._follow(x, y)
        self._rest.stop()
        if self._hover and self._hover[0] != "table":
            self._sheet = self._hover
            self._refresh_own()

    def _piece_at(self, x: float, y: float, *, finger: bool = False) -> PieceItem | None:
        """The uppermost piece at a point of the view. A finger finds what may be taken beside it,
        where that is smaller than a finger."""
        found = self.table.piece_at(*self.lens.on_table(x, y))
        if not finger or (found and self._is_live(found.key)):
            return found
        near = [
            (box.distance(x, y), key)
            for key, box in self._places()
            if key[0] != "zone" and box.at_least(FINGER).holds(x, y)
        ]
        return self.table.items_by_key.get(min(near)[1]) if near else found

    def _is_live(self, key: Key) -> bool:
        """Whether a click on this piece does something."""
        own = key[0] == "table" and key != ("table", "panel")
        return own or key in self._offers.sources

    def _begin_drag(self, drag: Drag, x: float, y: float) -> None:
        if not drag.far(x, y, QApplication.startDragDistance()):
            return
        own = drag.key[:1] == ("table",)
        carried = self.sitting.carry(drag.key) if drag.key and not own else ()
        if carried:
            self._rest.stop()
            drag.carried = carried
            self._refresh(self._quick)
            self.table.raise_pieces(reversed(carried))
        elif self.lens.magnifies and not own:
            drag.pulled = drag.x, drag.y
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _carry(self, drag: Drag, x: float, y: float) -> None:
        """Let what is carried hang at a point of the table."""
        zone = self._zone_at(x, y)
        self._aim_at(zone.id if zone and zone.id in self._offers.targets else None)
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

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """The wheel magnifies the table around the pointer; over a piece that can be turned, or
        over a number, it turns the one and changes the other, unless Ctrl is held."""
        x, y = self.in_room(event.position())
        item = self._piece_at(x, y)
        way = event.angleDelta().y()
        event.accept()
        plain = way and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if item and plain and (item.key in self._offers.dials or item.placement.turns):
            self._wheel(item.key, way)
            return
        self.magnify(STEP ** (way / _NOTCH), x, y)

    def _wheel(self, key: Key, way: int) -> None:
        """Turn or change a piece once for each notch; a touchpad has many events in one."""
        before = self._wheeled[1] if self._wheeled[0] == key else 0
        turned = way + (before if before * way > 0 else 0)
        notches = int(turned / _NOTCH)
        self._wheeled = key, turned - notches * _NOTCH
        for _ in range(abs(notches)):
            dial = key in self._offers.dials
            sign = "+" if way > 0 else "-"
            self._handle(self.sitting.press(sign) if dial else self.sitting.turn(key))

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Fingers on a screen, or on a touchpad."""
        if isinstance(event, QTouchEvent):
            self._touches.take(event)
            return True
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                at = self.in_room(event.position())
                self.magnify(1 + event.value(), *at, at_once=True)
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            item = self._piece_at(*self.in_room(event.pos()))
            if item is not None and item.key == ("table", "sort"):
                words = plain_tip(f"{item.placement.name} (S)")
                QToolTip.showText(event.globalPos(), words, self)
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is gone."""
        self._follow(-1, -1)
        super().leaveEvent(event)

    def _follow(self, x: float, y: float) -> None:
        """The pointer moves without a button."""
        self._pointer = (x, y)
        item = self._piece_at(x, y)
        key = item.key if item else None
        if key == ("table", "turn"):
            return
        hot = str(key[2]) if key and key[:2] == ("table", "choice") else None
        if hot != self._hot:
            self._hot = hot
            self.sitting.point(hot)
            self._refresh(self._quick)
        live = key is not None and (key in self._offers.sources or hot is not None)
        self.viewport().setCursor(self._pointer_over(key, live=live))
        if key == self._hover:
            return
        self._hover = key
        raised = item is not None and ((live and hot is None) or item.placement.turns)
        self.table.nudge(key if raised else None, 0 if self._still else 90)
        self._hide_sheet()
        self._refresh_own()
        if key is not None and key[0] != "table":
            self._rest.start()

    def _pointer_over(self, key: Key | None, *, live: bool) -> Qt.CursorShape:
        if live or key in (("table", "whole"), ("table", "sort")):
            return Qt.CursorShape.PointingHandCursor
        pulls = key is None and self.lens.magnifies
        return Qt.CursorShape.OpenHandCursor if pulls else Qt.CursorShape.ArrowCursor

    # The window.

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The cursor is hidden while the keys go elsewhere; nothing is held while the window is
        not used."""
        self._cursor.leave()
        self._refresh_own()
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.abandon()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Nor while the table is not shown."""
        self.abandon()
        super().hideEvent(event)

    # Assistive technology.

    def present(self, frame: Frame, animate: bool = True) -> None:
        """Show a frame, moving whatever changed its place; `settled` follows in any case."""
        if self._frame is not None and self._frame.viewer != frame.viewer:
            announcements_of(self).forget()  # what one viewer was told is not for the next
        self._told_taken = ()
        super().present(frame, animate)

    def hide_behind(self, curtain: QWidget) -> None:
        """Tell nothing of the table while this is shown over it."""
        self._curtain = curtain
        self.spoken.watch(curtain)

    @property
    def silent(self) -> bool:
        """Whether nothing may be told of the table now."""
        return not self.isVisible() or (self._curtain is not None and not self._curtain.isHidden())

    @property
    def cursor_key(self) -> Key | None:
        """What the keyboard cursor stands on."""
        return self._cursor.at

    def box_in_view(self, key: Key) -> Box | None:
        """Where in the viewport a piece, a zone or a button is."""
        if key[0] == "zone":
            zones = (zone.box for zone in self._layout.zones if zone.id == key[1])
            box = next(zones, None)
            return None if box is None else self.in_viewport(self.lens.in_view(box))
        item = self.table.items_by_key.get(key)
        if item is None:
            return None
        box = item.box() if item.placement.pinned else self.lens.in_view(item.box())
        return self.in_viewport(box)

    def target_under(self, key: Key) -> Zone | None:
        """The target in which a piece lies, the smallest of several; None where there is none."""
        item = self.table.items_by_key.get(key) if self._offers.targets else None
        if item is None:
            return None
        zone = self._zone_at(*item.placement.spot.box.centre)
        return zone if zone is not None and zone.id in self._offers.targets else None

    def stand_on(self, key: Key) -> None:
        """Put the keyboard cursor on a piece, a zone or a button."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._stray_to(key)

    def click_on(self, key: Key) -> bool:
        """Do what a click does; false where it means nothing now."""
        self._acted = False
        return self._activate(key) if key[0] == "zone" else self._click(key, self.target_under(key))

    def play_at_once(self, key: Key) -> None:
        """Do what a double click does."""
        if self.click_on(key) and not self._acted:
            self._handle(self.sitting.double(key))

    def turn_round(self, key: Key) -> None:
        """Turn a piece round."""
        self._handle(self.sitting.turn(key))

    def _show(
        self,
        pace: float,
        patient: bool = False,
        within: float = inf,
        departure: Departure = TOGETHER,
    ) -> list[Placement]:
        """Show what was laid out, and tell of it; gives what changed its place."""
        moved = super()._show(pace, patient, within, departure)
        if self._offers.taken != self._told_taken and not self.carrying:
            self._told_taken = self._offers.taken
            self._say(self._telling.taken())
        self.spoken.follow()
        return moved

    def _refresh_own(self) -> None:
        """Show the table's own pieces anew, and tell what the keyboard had explained."""
        super()._refresh_own()
        if self._sheet != self._told_sheet:
            self._told_sheet = self._sheet
            if self._sheet is not None and self._sheet == self._cursor.at:
                self._say(" ".join(self._telling.explained(self._sheet)))
        self.spoken.follow()

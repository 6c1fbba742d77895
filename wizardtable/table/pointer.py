# SPDX-License-Identifier: MIT
"""The pointer: turns events of the mouse, its wheel and fingers into gestures on the table."""

from math import hypot, inf
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent, QNativeGestureEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, plain_tip
from wizardtable.table import panels
from wizardtable.table.detail_card import DetailCard
from wizardtable.table.grip import Drag, Grip
from wizardtable.table.intents import IntentHandler
from wizardtable.table.items import PieceItem, Pose
from wizardtable.table.loupe import ZOOM_STEP_FACTOR, Loupe
from wizardtable.table.motion import LIFT_GROWTH_SHARE
from wizardtable.table.stage import Stage
from wizardtable.table.touch import FINGER_PIXELS, Touches
from wizardtable.table.view import Key, Nothing, Placement, Rearranged, Refuse, Zone

_NOTCH_EIGHTHS_OF_DEGREE: Final = 120
"""The turn of the wheel for one notch, in eighths of a degree, as Qt counts it."""

_CARRIED_Z: Final = 3000
"""The z of the first dragged piece; each further piece is drawn above the piece before."""

_NUDGE_MS: Final = 90
"""Milliseconds in which the piece under the pointer is enlarged."""

_DROP_SLACK_SHARE: Final = 0.3
"""A drop may miss its target by this share of the dragged piece's shorter side."""

_DROP_ELSEWHERE: Final = N_("table", "Drop the piece on a glowing place.")

_CLICK_INSTEAD: Final = N_("table", "Click this piece instead of dragging it.")


class Pointer(QObject):
    """Turns presses, drags, clicks and the wheel into intents, and follows the pointer.

    Points (x, y) are in pixels of the view. `TableView` calls the methods for events of the mouse;
    events of fingers come from the viewport. `finger` is true for a finger, false for the mouse.

    Attributes:
        touches: turns the events of fingers into calls of this pointer.
    """

    def __init__(
        self,
        viewport: QWidget,
        stage: Stage,
        intents: IntentHandler,
        card: DetailCard,
        grip: Grip,
        loupe: Loupe,
    ) -> None:
        super().__init__(viewport)
        self.touches = Touches(self, loupe)
        self._viewport, self._stage, self._intents = viewport, stage, intents
        self._card, self._grip, self._loupe = card, grip, loupe
        self._wheel_rest: tuple[Key, int] = ((), 0)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.ungrabGesture(Qt.GestureType.PanGesture)  # Qt would scroll the viewport as well
        viewport.installEventFilter(self)

    @override
    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Handles fingers on a screen or a touchpad, and shows the tooltip of the sort button."""
        if isinstance(event, QTouchEvent):
            self.touches.handle_event(event)
            return True
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                at = self._loupe.in_room(event.position())
                self._loupe.magnify(1 + event.value(), *at, at_once=True)
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            item = self.piece_at(*self._loupe.in_room(event.pos()))
            if item is not None and item.key == ("table", "sort"):
                words = plain_tip(f"{item.placement.name} (S)")
                QToolTip.showText(event.globalPos(), words, self._viewport.parentWidget())
                return True  # Qt's scene would hide it
        return False

    # Presses, drags and clicks.

    def press(self, x: float, y: float, *, finger: bool = False) -> None:
        """Begins a press at a point, on a piece or on none.

        `finger`: whether a finger presses, and not the mouse. During a climax, the press only
        hastens the climax.
        """
        if self._hastens_climax():
            return
        item = self.piece_at(x, y, finger=finger)
        explained = self._card.key is not None
        self.leave_cursor()
        if finger and (item is None or item.key != ("table", "turn")):
            self.follow(-1, -1)
        if item or not (finger and explained):  # a tap beside the detail card only hides it
            self._grip.drag = Drag(item.key if item else (), x, y)

    def drag_to(self, x: float, y: float) -> None:
        """Drags the pressed piece. If it cannot be dragged, moves the magnified table instead."""
        drag = self._grip.drag
        if drag is None:
            return
        if not drag.carried and drag.pulled is None and self._is_far(drag, x, y):
            self._begin_drag(drag)
        if drag.pulled is not None:
            self._loupe.pull(x - drag.pulled[0], y - drag.pulled[1])
            drag.pulled = x, y
        elif drag.carried:
            self._carry(drag, *self._loupe.lens.on_table(x, y))

    def release(self, x: float, y: float, *, finger: bool = False) -> bool:
        """Drops the dragged pieces, or clicks. Returns False if the press was given up before.

        `finger`: whether it was the press of a finger.
        """
        stage, grip = self._stage, self._grip
        drag, grip.drag = grip.drag, None
        stage.aimed_target = None
        self._intents.acted = False
        if drag is None:
            return False
        if drag.carried:
            self._drop(drag, x, y, finger=finger)
            return True
        if drag.pulled is not None:
            self._viewport.setCursor(Qt.CursorShape.ArrowCursor)
        elif not self._is_far(drag, x, y) or self._is_still_on(drag.key, x, y, finger=finger):
            usable = drag.key in stage.offers.sources
            if self._intents.is_too_early:
                stage.skip()
            else:
                zone = None if usable else self.zone_at(x, y, finger=finger)
                if not self._intents.click(drag.key, zone):
                    self.explain(x, y)
        elif drag.key in stage.offers.sources and not self._intents.is_too_early:
            self._intents.refuse(_CLICK_INSTEAD)
        return True

    def _is_still_on(self, key: Key, x: float, y: float, *, finger: bool) -> bool:
        """Returns True if a point is on the usable piece with this key: a click of an unsteady
        hand."""
        item = self.piece_at(x, y, finger=finger)
        return item is not None and item.key == key and self._is_usable(key)

    def double_click(self, x: float, y: float, *, finger: bool = False) -> None:
        """Plays the piece at a point in the obvious way, or shows the whole table again.

        If the first click was an action already, the double click does nothing: the player did not
        mean the piece that has come to this point. `finger`: whether it is a double tap of a
        finger.
        """
        if self._hastens_climax():
            return
        item = self.piece_at(x, y, finger=finger)
        if item is not None and item.key[0] == "table":
            self.press(x, y, finger=finger)
            if finger:
                self.release(x, y, finger=True)
            return
        if self._intents.acted or self._intents.is_too_early:
            return
        intent = Nothing() if item is None else self._stage.sitting.double_click(item.key)
        if not isinstance(intent, Nothing) or not self._loupe.see_whole():
            self._intents.handle(intent)

    def ask_otherwise(self, x: float, y: float) -> None:
        """Takes back an unfinished move, or else does what a right click on the piece means.

        The piece is the one at the point; the game gives the meaning (`Sitting.right_click`).
        """
        if self._hastens_climax():
            return
        item = self.piece_at(x, y)
        if not self._intents.cancel() and item:
            self._intents.handle(self._stage.sitting.right_click(item.key))

    def explain(self, x: float, y: float) -> None:
        """Shows the detail card of the piece at a point at once, and gives up the press."""
        self._grip.drag = None
        self.follow(x, y)
        self._card.stop_waiting()
        if self._grip.hover and self._grip.hover[0] != "table":
            self._card.show(self._grip.hover)

    def abandon(self) -> None:
        """Gives up the present press, and puts dragged pieces back in their places."""
        drag, self._grip.drag = self._grip.drag, None
        self._stage.aimed_target = None
        self.touches.forget()
        if drag is not None and drag.carried:
            self._stage.sitting.drop(None, -1.0, -1.0)
            self._stage.refresh(self._stage.quick_pace)

    def _hastens_climax(self) -> bool:
        """Goes on to the next step of a climax. Returns False if there is no climax."""
        if not self._stage.climax.is_running:
            return False
        self._stage.skip()
        return True

    def _is_far(self, drag: Drag, x: float, y: float) -> bool:
        """Returns True if the pointer is far enough from the press to mean a drag."""
        return hypot(x - drag.x, y - drag.y) >= QApplication.startDragDistance()

    def _begin_drag(self, drag: Drag) -> None:
        own = drag.key[:1] == ("table",)
        carried = self._stage.sitting.begin_drag(drag.key) if drag.key and not own else ()
        if carried:
            self._card.stop_waiting()
            drag.carried = carried
            self._stage.refresh(self._stage.quick_pace)
            self._stage.scene.raise_pieces(reversed(carried))
        elif self._loupe.lens.is_magnifying and not own:
            drag.pulled = drag.x, drag.y
            self._viewport.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _carry(self, drag: Drag, x: float, y: float) -> None:
        """Lets the dragged pieces hang at a point of the table, and lights the target there."""
        stage, animator = self._stage, self._stage.scene.animator
        zone = stage.zone_at(x, y) or self._zone_nearby(drag, x, y)
        stage.aim_at(zone.id if zone and zone.id in stage.offers.targets else None)
        for i, key in enumerate(drag.carried):
            item = stage.scene.items_by_key.get(key)
            if item is None:
                continue
            item.setZValue(_CARRIED_Z + i)
            width = item.placement.spot.box.w
            mx, my, angle = drag.pose(i, x, y, width)
            if stage.is_still or stage.paces[0] <= 0:
                animator.stop(item)
                item.take_pose(Pose(mx, my, angle, width * (1 + LIFT_GROWTH_SHARE)))
            else:
                animator.hang(item, Pose(mx, my, angle, width))

    def _drop(self, drag: Drag, x: float, y: float, *, finger: bool) -> None:
        """Drops the dragged pieces at a point of the view.

        A drop that means nothing is refused, unless the piece was put back in its place or can go
        nowhere.
        """
        stage = self._stage
        point = self._loupe.lens.on_table(x, y)
        zone = self.zone_at(x, y, finger=finger)
        item = stage.scene.items_by_key.get(drag.key)
        was_put_back = (
            not stage.offers.targets or item is None or item.placement.spot.box.holds(*point)
        )
        if zone is None and not was_put_back:
            zone = self._zone_nearby(drag, *point)
        intent = stage.sitting.drop(zone.id if zone else None, *point)
        if zone is None and not was_put_back and isinstance(intent, Nothing | Rearranged):
            intent = Refuse(_DROP_ELSEWHERE)
        self._intents.handle(intent)

    def _zone_nearby(self, drag: Drag, x: float, y: float) -> Zone | None:
        """Returns the target that a dragged piece touches although the point misses it, or None."""
        stage = self._stage
        item = stage.scene.items_by_key.get(drag.key)
        if item is None or item.placement.spot.box.holds(x, y):
            return None
        box = item.placement.spot.box
        slack = min(box.w, box.h) * _DROP_SLACK_SHARE
        targets = (zone for zone in stage.layout.zones if zone.id in stage.offers.targets)
        distances = [(zone.box.distance(x, y), zone) for zone in targets]
        near = [pair for pair in distances if pair[0] <= slack]
        return min(near, key=lambda pair: pair[0])[1] if near else None

    def turn(self, x: float, y: float) -> None:
        """Turns the piece at a point round by 180 degrees, if it can be turned."""
        if item := self.piece_at(x, y):
            self._intents.handle(self._stage.sitting.turn(item.key))

    def turn_wheel(self, x: float, y: float, way: int, *, zooms: bool) -> None:
        """Magnifies the table around a point, or turns the piece there, or changes a number on it.

        Args:
            way: the turn of the wheel in eighths of a degree, positive away from the player.
            zooms: true to magnify the table even over a piece that can be turned or changed.
        """
        item = self.piece_at(x, y)
        if item and way and not zooms and self._has_wheel(item):
            self._turn_or_count(item.key, way)
        else:
            self._loupe.magnify(ZOOM_STEP_FACTOR ** (way / _NOTCH_EIGHTHS_OF_DEGREE), x, y)

    def _has_wheel(self, item: PieceItem) -> bool:
        return item.key in self._stage.offers.dials or item.placement.can_turn

    def _turn_or_count(self, key: Key, way: int) -> None:
        """Turns a piece, or changes its number (`Offers.dials`), once for each notch of the wheel.

        A touchpad sends many events for one notch, so parts of a notch are added up.
        """
        before = self._wheel_rest[1] if self._wheel_rest[0] == key else 0
        turned = way + (before if before * way > 0 else 0)
        notches = int(turned / _NOTCH_EIGHTHS_OF_DEGREE)
        self._wheel_rest = key, turned - notches * _NOTCH_EIGHTHS_OF_DEGREE
        for _ in range(abs(notches)):
            sitting = self._stage.sitting
            dial = key in self._stage.offers.dials
            sign = "+" if way > 0 else "-"
            self._intents.handle(sitting.press_key(sign) if dial else sitting.turn(key))

    # Pieces and zones at a point.

    def piece_at(self, x: float, y: float, *, finger: bool = False) -> PieceItem | None:
        """Returns the uppermost piece at a point, or else the piece whose glow is there.

        A finger also finds a small usable piece close to the point. The result is None if no piece
        is found, and during a climax (the show of a great moment).
        """
        if self._stage.climax.is_running:
            return None
        items, lens = self._stage.scene.items_by_key, self._loupe.lens
        point = lens.on_table(x, y)
        item = self._stage.scene.piece_at(*point)
        if item and self._is_usable(item.key):
            return item
        near_places = [
            (box.distance(x, y), key)
            for key, box in self._stage.usable_places()
            if finger and key[0] != "zone" and box.at_least(FINGER_PIXELS).holds(x, y)
        ]
        if near_places:
            return items.get(min(near_places)[1])
        return self._glowing_at(*point, above=item) or item

    def _glowing_at(self, x: float, y: float, above: PieceItem | None) -> PieceItem | None:
        """Returns the nearest piece whose glow is at a point of the table; None without a glow.

        A piece that lies higher, or a target, hides the glow.
        """
        stage = self._stage
        depth = above.zValue() if above is not None else -inf
        glowing = (stage.scene.items_by_key.get(key) for key in stage.offers.sources)
        near_items = [
            (item.distance(x, y), item)
            for item in glowing
            if item is not None and depth < item.zValue() and item.distance(x, y) <= item.glow_reach
        ]
        zone = stage.zone_at(x, y) if near_items else None
        if not near_items or (zone is not None and zone.id in stage.offers.targets):
            return None
        return min(near_items, key=lambda near: near[0])[1]

    def zone_at(self, x: float, y: float, *, finger: bool = False) -> Zone | None:
        """Returns the zone at a point; None if there is no zone.

        For a finger, the result may also be a target close by that is smaller than a finger.
        """
        lens = self._loupe.lens
        return self._stage.zone_at(
            *lens.on_table(x, y), FINGER_PIXELS / lens.zoom if finger else 0.0
        )

    def _is_usable(self, key: Key) -> bool:
        """Returns True if a click on this piece does something."""
        own = key[0] == "table" and key != ("table", "panel")
        return own or key in self._stage.offers.sources

    # The pointer without a button.

    def turn_arrow(self) -> list[Placement]:
        """Returns the button that turns the piece under the pointer, as the only item of a list.

        The list is empty if there is no piece under the pointer, or if this piece cannot be turned.
        """
        grip = self._grip
        item = self._stage.scene.items_by_key.get(grip.hover) if grip.hover else None
        if item is None or not item.placement.can_turn or grip.drag:
            return []
        return [panels.turn_button(item.placement.spot)]

    def check_hover(self) -> None:
        """Hides the detail card and shrinks the enlarged piece if the pointer has left it."""
        grip = self._grip
        if grip.drag is None and grip.hover is not None and not self._card.is_hover_current:
            grip.hover = None
            self._stage.scene.nudge(None, 0.0)
            self._card.hide()
            self._stage.refresh_own()

    def follow(self, x: float, y: float) -> None:
        """Follows a pointer without a pressed button to a point; (-1, -1) is outside of the view.

        A usable piece there is enlarged. After a moment, a detail card explains the piece.
        """
        stage, grip = self._stage, self._grip
        grip.point = (x, y)
        item = self.piece_at(x, y)
        key = item.key if item else None
        if key == ("table", "turn"):
            return
        if stage.point_at_choice(key):
            stage.refresh(stage.quick_pace)
        is_choice = stage.hot_choice is not None
        is_usable = key is not None and (key in stage.offers.sources or is_choice)
        self._viewport.setCursor(self._cursor_shape(key, is_usable=is_usable))
        if key == grip.hover:
            return
        grip.hover = key
        is_raised = item is not None and ((is_usable and not is_choice) or item.placement.can_turn)
        stage.scene.nudge(key if is_raised else None, 0 if stage.is_still else _NUDGE_MS)
        self._card.hide()
        stage.refresh_own()
        if key is not None and key[0] != "table":
            self._card.await_rest()

    def _cursor_shape(self, key: Key | None, *, is_usable: bool) -> Qt.CursorShape:
        if is_usable or key in (("table", "whole"), ("table", "sort")):
            return Qt.CursorShape.PointingHandCursor
        can_pull = key is None and self._loupe.lens.is_magnifying
        return Qt.CursorShape.OpenHandCursor if can_pull else Qt.CursorShape.ArrowCursor

    def leave_cursor(self) -> None:
        """Hides the keyboard cursor and the detail card, for the player uses the pointer now."""
        self._stage.leave_cursor()
        self._card.hide()

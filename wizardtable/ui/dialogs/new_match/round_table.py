# SPDX-License-Identifier: MIT
"""The round table of the new-game dialog, with a chair for each player that the game allows."""

from itertools import combinations
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.new_match.round_table_picture import (
    cached_scene,
    draw_scene,
    paint_table,
)
from wizardtable.ui.dialogs.new_match.seat_button import (
    CHAIR_BACK_MARGIN,
    PLATE_OVERLAP,
    SeatButton,
    SeatLook,
    plate_height,
)
from wizardtable.ui.dialogs.new_match.seating import Chair, Seating
from wizardtable.ui.dialogs.new_match.star_choice import stars_text
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import colours_of
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.pressing import PRESS_KEYS
from wizardtable.ui.style.spoken_names import set_tip

MIN_TABLE_SIZE: Final = (316, 318)
"""The table's least width and height, in pixels at 100 %."""

SMALL_TABLE_HEIGHT: Final = 392
"""A table lower than this, in pixels at 100 %, has small chairs, without the style's name."""

PORTRAIT_WIDTHS: Final = (46, 124)
"""The least and the greatest width of a portrait, in pixels at 100 %."""

SEAT_WIDTHS: Final = (104, 158)
"""The least and the greatest width of a chair with its name plate, in pixels at 100 %."""

OVERLAP_SHARE: Final = 0.8
"""Two chairs must not be at the same height if their centres are nearer to each other, from left to
right, than this share of a chair's width.
"""

SCENE_SHARES: Final = (0.68, 0.74)
"""Width and height of the picture on the table, as shares of the table's."""

ARROW_STEPS: Final = {
    Qt.Key.Key_Left: 1,
    Qt.Key.Key_Right: -1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
}
"""The number of chairs, clockwise, by which an arrow key moves the focus.

The numbers are for a chair at the bottom of the table; elsewhere they may be reversed.
"""


class RoundTable(QWidget):
    """A table of wood and felt with a button for each chair. The arrow keys lead around the table.

    Attributes:
        seats: the buttons of the chairs, clockwise from the bottom.

    Signals:
        pressed(Chair): the player clicked a chair, empty or taken.
        entered(Chair): the player pressed Enter or the space bar on a chair, empty or taken.
        emptied(Chair): the player pressed the Delete key on a taken chair.
    """

    pressed = Signal(object)
    entered = Signal(object)
    emptied = Signal(object)

    def __init__(self, spec: GameSpec, seating: Seating, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec = spec
        self._seating = seating
        self._table_picture = QPixmap()
        self._painted_for: tuple[QSize, float, Palette] | None = None
        self._is_scene_due = False
        self.seats = [SeatButton(chair.number, colours_of(spec), self) for chair in seating.chairs]
        self._ring = SeatRing(self)
        for seat, chair in zip(self.seats, seating.chairs, strict=True):
            self._ring.addWidget(seat)
            seat.clicked.connect(lambda _, chair=chair: self.pressed.emit(chair))
            seat.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def eventFilter(self, watched: SeatButton, event: QEvent) -> bool:  # type: ignore[override]  # noqa: N802
        """Takes the arrow keys, Enter, the space bar and Delete from the chairs."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = Qt.Key(event.key())
        if key in ARROW_STEPS:
            self._move_focus(watched, key)
            return True
        if key in PRESS_KEYS:
            if not event.isAutoRepeat():
                self.entered.emit(self.chair_of(watched))
            return True
        if key == Qt.Key.Key_Delete and self.chair_of(watched).is_taken:
            self.emptied.emit(self.chair_of(watched))
            return True
        return False

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._ring.invalidate()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the table from a picture that is kept until size, pixel ratio or theme change."""
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, appearance.shades())
        if key != self._painted_for:
            self._painted_for = key
            self._table_picture = QPixmap(self.size() * ratio)
            self._table_picture.setDevicePixelRatio(ratio)
            self._table_picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._table_picture)
            paint_table(painter, self._ring.table_oval())
            painter.end()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._table_picture)
        middle = self._ring.scene_rect()
        size = (middle.size() * ratio).toSize()
        scene = cached_scene(self._spec.id, size)
        if scene is not None:
            painter.drawPixmap(middle, scene, QRectF(scene.rect()))
        elif not self._is_scene_due and not size.isEmpty():
            self._is_scene_due = True
            QTimer.singleShot(0, self, self._paint_scene)  # so that the first frame appears soon
        painter.end()

    def show_seating(self, selected: Chair | None) -> None:
        """Shows the players of all chairs, and marks the chair that the card shows, if any."""
        for seat, chair in zip(self.seats, self._seating.chairs, strict=True):
            seat.setChecked(chair is selected)
            seat.show_look(self._look_of(chair) if chair.is_taken else None)
            name, description = self._name_and_description(chair)
            seat.setAccessibleName(name)
            seat.setAccessibleDescription(description)
            set_tip(seat, plain_tip("\n".join(filter(None, (name, description)))))

    def chair_of(self, seat: SeatButton) -> Chair:
        """Returns the chair that a button shows."""
        return self._seating.chairs[seat.number]

    def _paint_scene(self) -> None:
        self._is_scene_due = False
        size = (self._ring.scene_rect().size() * self.devicePixelRatioF()).toSize()
        if not size.isEmpty():  # the table may have been resized
            draw_scene(self._spec.id, size)
            self.update()

    def _move_focus(self, seat: SeatButton, key: Qt.Key) -> None:
        """Moves the focus from a chair to the next one in the direction of an arrow key."""
        step = ARROW_STEPS[key]
        is_sideways = key in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        middle = QRectF(self.rect()).center()
        at = QPointF(seat.geometry().center()) - middle
        if (is_sideways and at.y() < 0) or (not is_sideways and at.x() > 0):
            step = -step
        after = self.seats[(seat.number + step) % len(self.seats)]
        after.setFocus(Qt.FocusReason.TabFocusReason)

    def _look_of(self, chair: Chair) -> SeatLook:
        seat = self._seating.seat_of(chair)
        levels = [level.id for level in self._spec.levels]
        if chair.has_person:
            person = chair.person()
            words = render(YOU_TITLE) if chair.is_own else render(PERSON_TITLE)
            return SeatLook(seat, person.wizard, person.name, 0, len(levels), words)
        wizard = chair.opponent_wizard()
        style = render(self._spec.style(wizard.style).title)
        stars = levels.index(chair.level) + 1
        return SeatLook(seat, wizard.id, wizard.name, stars, len(levels), style)

    def _name_and_description(self, chair: Chair) -> tuple[str, str]:
        """Returns a chair's name and description for its tooltip and screen readers."""
        if not chair.is_taken:
            return render(N_("RoundTable", "Empty seat: add an opponent")), ""
        look = self._look_of(chair)
        seat = render(N_("RoundTable", "Seat {number}").of(number=look.seat + 1))
        if chair.has_person:
            return ", ".join((seat, look.name, look.words)), ""
        level = self._spec.level(chair.level)
        parts = (seat, look.name, render(level.title), stars_text(look.stars), look.words)
        description = [] if level.about is None else [render(level.about)]
        description.append(render(self._spec.style(chair.opponent_wizard().style).about))
        return ", ".join(parts), "\n".join(description)


YOU_TITLE: Final = N_("RoundTable", "You")
PERSON_TITLE: Final = N_("SeatCard", "Person")


class SeatRing(QLayout):
    """The layout that places chairs evenly around a table, clockwise from its bottom."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:  # noqa: N802
        return QSize(*map(appearance.scaled, MIN_TABLE_SIZE))

    @override
    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        width, side, is_small = self._chair_sizes()
        middle = self.table_oval().center()
        for item, place in zip(self._items, self._portrait_centres(), strict=True):
            seat = item.widget()
            top = round(place.y() - side / 2) - appearance.scaled(CHAIR_BACK_MARGIN)
            high = (
                side
                + appearance.scaled(CHAIR_BACK_MARGIN - PLATE_OVERLAP)
                + plate_height(is_small=is_small)
            )
            item.setGeometry(QRect(round(place.x() - width / 2), top, width, high))
            if isinstance(seat, SeatButton):
                seat.set_direction(place - middle, is_small=is_small)

    def table_oval(self) -> QRectF:
        """Returns the oval of the table, within the ring of chairs."""
        places = self._portrait_centres()
        left, right = min(p.x() for p in places), max(p.x() for p in places)
        top, low = min(p.y() for p in places), max(p.y() for p in places)
        side = self._chair_sizes()[1]
        oval = QRectF(left, top, right - left, low - top)
        return oval.adjusted(side * 0.1, side * 0.22, -side * 0.1, -side * 0.12)

    def scene_rect(self) -> QRectF:
        """Returns the rectangle of the picture in the middle of the table."""
        rim = self.table_oval()
        room = QRectF(0, 0, rim.width() * SCENE_SHARES[0], rim.height() * SCENE_SHARES[1])
        room.moveCenter(rim.center())
        return room

    def _chair_sizes(self) -> tuple[int, int, bool]:
        """Returns the pixel widths of a chair and its portrait, and whether chairs are small."""
        room = self.geometry()
        is_small = room.height() < appearance.scaled(SMALL_TABLE_HEIGHT)
        least_width, max_width = map(appearance.scaled, SEAT_WIDTHS)
        width = max(least_width, min(max_width, round(room.width() * 0.27)))
        gap = min(
            (
                abs(down - other_down)
                for (across, down), (other_across, other_down) in combinations(
                    self._relative_places(), 2
                )
                if abs(across - other_across) * (room.width() - width) / 2 < width * OVERLAP_SHARE
            ),
            default=1.0,
        )
        high = room.height() * gap / (1 + gap)
        least_side, max_side = map(appearance.scaled, PORTRAIT_WIDTHS)
        free = round(high) - plate_height(is_small=is_small) - appearance.scaled(CHAIR_BACK_MARGIN)
        return width, max(least_side, min(max_side, free)), is_small

    def _portrait_centres(self) -> list[QPointF]:
        """Returns the centre of each portrait, in the order of the chairs."""
        width, side, is_small = self._chair_sizes()
        room = QRectF(self.geometry())
        above = appearance.scaled(CHAIR_BACK_MARGIN) + side / 2
        below = plate_height(is_small=is_small) - appearance.scaled(PLATE_OVERLAP) + side / 2
        return [
            QPointF(
                room.center().x() + across * (room.width() - width) / 2,
                room.top() + above + down * (room.height() - above - below),
            )
            for across, down in self._relative_places()
        ]

    def _relative_places(self) -> list[tuple[float, float]]:
        """Returns each chair's place across, -1 (left) to 1 (right), and down, 0 (top) to 1
        (bottom)."""
        angles = [2 * pi * place / len(self._items) for place in range(len(self._items))]
        top = min(cos(angle) for angle in angles)
        return [(-sin(angle), (cos(angle) - top) / (1 - top)) for angle in angles]

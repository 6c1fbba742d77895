# SPDX-License-Identifier: MIT
"""The picture of the tower: each floor has a window with its keeper, which is lit if stars were
won.

The *keeper* is the wizard to whom a floor belongs.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
from wizardtable.core.arranged import tower_floor
from wizardtable.core.arranged.tower_floor import FLOOR_COUNT
from wizardtable.core.text import N_, plain_tip
from wizardtable.paint.star_shape import star
from wizardtable.paint.wizard_portraits import draw_wizard
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import arrow_focus_policy
from wizardtable.ui.tower.masonry import (
    FLOOR_HEIGHT,
    FOOT_HEIGHT,
    FULL_WIDTH,
    LOWEST_FLOOR_WIDTH,
    ROOF_HEIGHT,
    TOWER_WIDTH,
    floor_body,
    masonry_colours,
    paint_foot,
    paint_roof,
    paint_stars,
    paint_wall,
)


class TowerPicture(QWidget):
    """The tower with its floors, the highest above; the arrow keys move from floor to floor.

    Attributes:
        floors: the buttons of the floors, the lowest first.

    Signals:
        chosen(int): the player has chosen a floor (1 to 10).
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.floors = [FloorButton(floor, self) for floor in range(1, FLOOR_COUNT + 1)]
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        for floor_button in reversed(self.floors):
            floor_button.clicked.connect(
                lambda _=False, floor=floor_button.floor: self.chosen.emit(floor)
            )
            floor_button.arrow_pressed.connect(self._move_keyboard)
            self._column.addWidget(floor_button)
        self._is_slim = False
        self._set_margins()

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        for floor_button in self.floors:
            floor_button.retranslate()

    @property
    def is_slim(self) -> bool:
        """True if the picture shows the tower alone, without words beside the tower."""
        return self._is_slim

    @is_slim.setter
    def is_slim(self, is_slim: bool) -> None:
        if is_slim != self._is_slim:
            self._is_slim = is_slim
            for floor_button in self.floors:
                floor_button.is_slim = is_slim
                floor_button.retranslate()
                floor_button.updateGeometry()
            self.updateGeometry()

    def show_floors(self, star_counts: list[int], highest: int, chosen: int) -> None:
        """Shows the state of all floors.

        Args:
            star_counts: the won stars of each floor, the lowest floor first.
            highest: the number of the highest open floor.
            chosen: the number of the floor whose tables are shown.
        """
        for floor_button, count in zip(self.floors, star_counts, strict=True):
            floor_button.show_floor(
                count, is_open=floor_button.floor <= highest, chosen=floor_button.floor == chosen
            )

    def _set_margins(self) -> None:
        self._column.setContentsMargins(
            0, appearance.scaled(ROOF_HEIGHT), 0, appearance.scaled(FOOT_HEIGHT)
        )
        self.updateGeometry()

    def _move_keyboard(self, floor: int, step: int) -> None:
        if 1 <= floor + step <= FLOOR_COUNT:
            next_floor = self.floors[floor + step - 1]
            next_floor.setFocus(Qt.FocusReason.OtherFocusReason)
            self.chosen.emit(next_floor.floor)

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._set_margins()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        height = (
            appearance.scaled(ROOF_HEIGHT)
            + FLOOR_COUNT * appearance.scaled(FLOOR_HEIGHT)
            + appearance.scaled(FOOT_HEIGHT)
        )
        return QSize(appearance.scaled(TOWER_WIDTH if self._is_slim else FULL_WIDTH), height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the sky, the roof and the foot; the floors paint themselves."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, area = masonry_colours(), QRectF(self.rect())
        sky = QLinearGradient(area.topLeft(), area.bottomLeft())
        sky.setColorAt(0.0, QColor(colours.sky))
        sky.setColorAt(1.0, QColor(colours.sky_low))
        path = QPainterPath()
        path.addRoundedRect(area, appearance.scaled(8), appearance.scaled(8))
        painter.fillPath(path, sky)
        painter.setClipPath(path)
        paint_stars(painter, area)
        paint_roof(painter, area)
        paint_foot(painter, area)
        painter.end()


class FloorButton(QAbstractButton):
    """The button of a floor: the wall with its window, and beside it the number, keeper and stars.

    Attributes:
        floor: the number of the floor, from 1.
        is_slim: whether the button shows the wall alone, without words.

    Signals:
        arrow_pressed(int, int): an arrow key was pressed; this floor's number, and 1 for up or -1
            for down.
    """

    arrow_pressed = Signal(int, int)

    def __init__(self, floor: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.floor = floor
        self._keeper = tower_floor.keeper(floor)
        self._max_stars = tower_floor.stars_of_a_floor(catalog.all())
        self._star_count, self._is_open, self._is_chosen = 0, False, False
        self.is_slim = False
        self._painted_state: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Puts the tooltip and the spoken name into the current language."""
        keeper = self._keeper.name
        message = N_("FloorButton", "Floor {floor}, {keeper}: locked").of(
            floor=self.floor, keeper=keeper
        )
        if self._is_open:
            message = N_("FloorButton", "Floor {floor}, {keeper}: {count} of {all} stars").of(
                floor=self.floor, keeper=keeper, count=self._star_count, all=self._max_stars
            )
        name = render(message)
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name) if self.is_slim else "")  # otherwise it is beside the wall
        self._painted_state = ()  # the painted words may be others now

    def show_floor(self, star_count: int, *, is_open: bool, chosen: bool) -> None:
        """Shows the number of won stars, and whether the floor is open and chosen."""
        self._star_count, self._is_open, self._is_chosen = star_count, is_open, chosen
        self.setFocusPolicy(arrow_focus_policy(chosen=chosen))
        self.retranslate()
        self.update()

    def _picture(self) -> QPixmap:
        """Returns the picture of the floor without its focus frame, painted again only after a
        change."""
        ratio = self.devicePixelRatioF()
        state = (self._star_count, self._is_open, self._is_chosen, self.is_slim)
        shown_state = (self.size() * ratio, state, shades_on(self))
        if shown_state != self._painted_state:
            self._painted_state = shown_state
            self._pixmap = QPixmap(self.size() * ratio)
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            area = QRectF(self.rect())
            body = floor_body(area, self.floor)
            paint_wall(painter, body, area, self.floor)
            self._paint_window(painter, body)
            if not self.is_slim:
                self._paint_words(painter, area)
            elif self._star_count:
                self._paint_plate(painter, body)
            painter.end()
        return self._pixmap

    def _paint_window(self, painter: QPainter, body: QRectF) -> None:
        """Paints a pointed window in the wall, with the keeper behind it."""
        colours = masonry_colours()
        height = body.height() * 0.8
        width = height * 0.78
        box = QRectF(0, 0, width, height)
        box.moveCenter(body.center() + QPointF(0, body.height() * 0.02))
        arch = _arch_path(box)
        frame = _arch_path(box.adjusted(-width * 0.09, -width * 0.09, width * 0.09, width * 0.04))
        stone = QLinearGradient(box.topLeft(), box.bottomRight())
        stone.setColorAt(0.0, QColor(colours.light))
        stone.setColorAt(1.0, QColor(colours.shade))
        painter.setPen(QPen(QColor(colours.line), 1.4))
        painter.setBrush(QBrush(stone))
        painter.drawPath(frame)
        glow = QRadialGradient(box.center() + QPointF(0, height * 0.15), height * 0.75)
        if self._star_count:
            glow.setColorAt(0.0, QColor("#fff0b8"))
            glow.setColorAt(0.55, QColor("#f4b64e"))
            glow.setColorAt(1.0, QColor("#a45a1c"))
            self._paint_shine(painter, body, box)
        elif self._is_open:
            glow.setColorAt(0.0, QColor("#5f7fb0"))
            glow.setColorAt(1.0, QColor("#20304f"))
        else:
            glow.setColorAt(0.0, QColor(colours.dark))
            glow.setColorAt(1.0, QColor(colours.dark))
        painter.setBrush(QBrush(glow))
        painter.drawPath(arch)
        painter.save()
        painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(1.0 if self._star_count else 0.85 if self._is_open else 0.28)
        side = width * 1.12
        bust_box = QRectF(0, 0, side, side)
        bust_box.moveCenter(QPointF(box.center().x(), box.bottom() - side * 0.47))
        draw_wizard(painter, bust_box, self._keeper.id)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.line), 1.4))
        painter.drawPath(arch)
        sill = QRectF(box.left() - width * 0.14, box.bottom() - 1, width * 1.28, height * 0.07)
        painter.setBrush(QBrush(stone))
        painter.drawRoundedRect(sill, 1.5, 1.5)

    def _paint_shine(self, painter: QPainter, body: QRectF, box: QRectF) -> None:
        """Paints light that falls from the window onto the wall; more stars give more light."""
        shine = QRadialGradient(box.center(), body.width() * 0.5)
        warm = QColor("#ffcf7a")
        warm.setAlphaF(0.1 + 0.4 * self._star_count / self._max_stars)
        shine.setColorAt(0.0, warm)
        warm.setAlphaF(0.0)
        shine.setColorAt(1.0, warm)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shine))
        painter.drawRect(body)
        painter.restore()

    def _paint_plate(self, painter: QPainter, body: QRectF) -> None:
        """Paints a plate with the number of stars on the wall, if there are no words."""
        shades, height = shades_on(self), appearance.scaled(18)
        plate = QRectF(0, 0, height * 1.5, height)
        plate.moveBottomRight(body.bottomRight() - QPointF(6, 5))
        painter.setPen(QPen(QColor(shades.brass), 1.2))
        painter.setBrush(QColor(shades.panel))
        painter.drawRoundedRect(plate, 4, 4)
        painter.setPen(QColor(shades.text))
        painter.setFont(appearance.serif(13, bold=True))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self._star_count))

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        """Paints number, keeper and stars to the right of the tower."""
        shades = shades_on(self)
        words_left = appearance.scaled(LOWEST_FLOOR_WIDTH + 27)
        words_room = QRectF(
            words_left, area.top(), area.width() - words_left - appearance.scaled(8), area.height()
        )
        half_height = words_room.height() / 2
        painter.setPen(QColor(shades.text))
        painter.setFont(appearance.serif(15, bold=self._is_chosen))
        name = f"{self.floor}. {self._keeper.name}"
        upper = QRectF(words_room.left(), words_room.top(), words_room.width(), half_height + 2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, name)
        lower = QRectF(
            words_room.left(),
            words_room.top() + half_height + 4,
            words_room.width(),
            half_height - 4,
        )
        if not self._is_open:
            painter.setFont(appearance.serif(13))
            painter.setPen(QColor(shades.text))
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            painter.drawText(lower, align, render(N_("FloorButton", "Locked")))
            return
        star_radius = appearance.scaled(7)
        star_center = QPointF(words_room.left() + star_radius, lower.top() + star_radius)
        painter.setPen(QPen(QColor(shades.text), 1.2))
        painter.setBrush(QColor("#f0c050") if self._star_count else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(star(star_center, star_radius))
        painter.setFont(appearance.serif(13))
        painter.setPen(QColor(shades.text))
        count_room = QRectF(
            star_center.x() + star_radius * 1.6, lower.top(), lower.width(), 2 * star_radius + 2
        )
        count = f"{self._star_count} / {self._max_stars}"
        painter.drawText(
            count_room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, count
        )

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(
            appearance.scaled(TOWER_WIDTH if self.is_slim else FULL_WIDTH),
            appearance.scaled(FLOOR_HEIGHT),
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Moves to the next floor on Up and Down; chooses this floor on Enter."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.arrow_pressed.emit(self.floor, 1 if event.key() == Qt.Key.Key_Up else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.drawPixmap(0, 0, self._picture())
        if self._is_chosen or self.hasFocus():
            shades = shades_on(self)
            painter.setPen(QPen(QColor(shades.focus if self.hasFocus() else shades.brass), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = appearance.scaled(6)
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), radius, radius)
        painter.end()


def _arch_path(box: QRectF) -> QPainterPath:
    """Returns the outline of a window with a pointed top."""
    path = QPainterPath(box.bottomLeft())
    spring_y = box.top() + box.height() * 0.42
    path.lineTo(box.left(), spring_y)
    path.quadTo(
        QPointF(box.left(), box.top() + box.height() * 0.12), QPointF(box.center().x(), box.top())
    )
    path.quadTo(
        QPointF(box.right(), box.top() + box.height() * 0.12), QPointF(box.right(), spring_y)
    )
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path

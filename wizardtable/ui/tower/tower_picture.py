# SPDX-License-Identifier: MIT
"""The tower from outside: a window for each floor, with its keeper, lit where stars were won."""

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

from wizardtable.core import catalog
from wizardtable.core.arranged import tower_floor
from wizardtable.core.arranged.tower_floor import FLOOR_COUNT
from wizardtable.core.text import N_, plain_tip
from wizardtable.paint.star_shape import star
from wizardtable.paint.wizard_portraits import draw_wizard
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import among_arrows
from wizardtable.ui.tower.masonry import (
    BODY,
    FLOOR,
    FOOT,
    ROOF,
    SLIM,
    WIDE,
    floor_body,
    masonry,
    paint_foot,
    paint_roof,
    paint_stars,
    paint_wall,
)


class TowerPicture(QWidget):
    """All floors, the highest above; the arrows lead from floor to floor.

    Attributes:
        floors: the floors, the lowest first.

    Signals:
        chosen(int): a floor, from 1.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.floors = [FloorButton(floor, self) for floor in range(1, FLOOR_COUNT + 1)]
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        for one in reversed(self.floors):
            one.clicked.connect(lambda _=False, floor=one.floor: self.chosen.emit(floor))
            one.moved.connect(self._move)
            self._column.addWidget(one)
        self._slim = False
        self._measure()

    @property
    def slim(self) -> bool:
        """Whether there are no words beside the tower."""
        return self._slim

    @slim.setter
    def slim(self, slim: bool) -> None:
        if slim != self._slim:
            self._slim = slim
            for one in self.floors:
                one.slim = slim
                one.retranslate()
                one.updateGeometry()
            self.updateGeometry()

    def show_floors(self, counts: list[int], highest: int, chosen: int) -> None:
        """Show the stars of each floor, which one is the highest that is open, and which one is
        looked at."""
        for one, count in zip(self.floors, counts, strict=True):
            one.show_floor(count, is_open=one.floor <= highest, chosen=one.floor == chosen)

    def retranslate(self) -> None:
        """Put every name in the language of now."""
        for one in self.floors:
            one.retranslate()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the font scale may be another one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure()

    def _measure(self) -> None:
        self._column.setContentsMargins(0, appearance.scaled(ROOF), 0, appearance.scaled(FOOT))
        self.updateGeometry()

    def _move(self, floor: int, step: int) -> None:
        if 1 <= floor + step <= FLOOR_COUNT:
            there = self.floors[floor + step - 1]
            there.setFocus(Qt.FocusReason.OtherFocusReason)
            self.chosen.emit(there.floor)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: all floors with roof and foot."""
        high = (
            appearance.scaled(ROOF)
            + FLOOR_COUNT * appearance.scaled(FLOOR)
            + appearance.scaled(FOOT)
        )
        return QSize(appearance.scaled(SLIM if self._slim else WIDE), high)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the sky, the roof and the foot; the floors paint themselves."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, area = masonry(), QRectF(self.rect())
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
    """One floor: masonry, its window, and beside it number, keeper and stars.

    Signals:
        moved(int, int): the keyboard wants to go on from this floor by so many.
    """

    moved = Signal(int, int)

    def __init__(self, floor: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.floor = floor
        self._keeper = tower_floor.keeper(floor)
        self._all_stars = tower_floor.stars_of_a_floor(catalog.all())
        self._count, self._open, self._chosen = 0, False, False
        self.slim = False
        self._pictured: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_floor(self, count: int, *, is_open: bool, chosen: bool) -> None:
        """Show how many stars were won here, whether it may be played, and whether it is looked
        at."""
        self._count, self._open, self._chosen = count, is_open, chosen
        self.setFocusPolicy(among_arrows(chosen=chosen))
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Put its name in the language of now."""
        told = render(N_("FloorButton", "Floor {floor}, {keeper}: {count} of {all} stars"))
        if not self._open:
            told = render(N_("FloorButton", "Floor {floor}, {keeper}: locked"))
        told = told.replace("{floor}", str(self.floor)).replace("{keeper}", self._keeper.name)
        told = told.replace("{count}", str(self._count)).replace("{all}", str(self._all_stars))
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(told) if self.slim else "")  # else it is written beside it
        self._pictured = ()  # its words may be others

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: one floor's share of the tower."""
        return QSize(appearance.scaled(SLIM if self.slim else WIDE), appearance.scaled(FLOOR))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: arrows lead up and down, Enter chooses as a click does."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(self.floor, 1 if event.key() == Qt.Key.Key_Up else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the floor."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.drawPixmap(0, 0, self._picture())
        if self._chosen or self.hasFocus():
            worn = shades_on(self)
            painter.setPen(QPen(QColor(worn.focus if self.hasFocus() else worn.brass), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = appearance.scaled(6)
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), radius, radius)
        painter.end()

    def _picture(self) -> QPixmap:
        """Returns the floor without its frame: it is painted anew only if it has changed."""
        ratio = self.devicePixelRatioF()
        state = (self._count, self._open, self._chosen, self.slim)
        looks = (self.size() * ratio, state, shades_on(self))
        if looks != self._pictured:
            self._pictured = looks
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
            if not self.slim:
                self._paint_words(painter, area)
            elif self._count:
                self._paint_plate(painter, body)
            painter.end()
        return self._pixmap

    def _paint_window(self, painter: QPainter, body: QRectF) -> None:
        """A pointed window in the wall, and who looks out of it."""
        colours = masonry()
        high = body.height() * 0.8
        wide = high * 0.78
        box = QRectF(0, 0, wide, high)
        box.moveCenter(body.center() + QPointF(0, body.height() * 0.02))
        arch = _arch(box)
        frame = _arch(box.adjusted(-wide * 0.09, -wide * 0.09, wide * 0.09, wide * 0.04))
        stone = QLinearGradient(box.topLeft(), box.bottomRight())
        stone.setColorAt(0.0, QColor(colours.light))
        stone.setColorAt(1.0, QColor(colours.shade))
        painter.setPen(QPen(QColor(colours.line), 1.4))
        painter.setBrush(QBrush(stone))
        painter.drawPath(frame)
        glow = QRadialGradient(box.center() + QPointF(0, high * 0.15), high * 0.75)
        if self._count:
            glow.setColorAt(0.0, QColor("#fff0b8"))
            glow.setColorAt(0.55, QColor("#f4b64e"))
            glow.setColorAt(1.0, QColor("#a45a1c"))
            self._paint_shine(painter, body, box)
        elif self._open:
            glow.setColorAt(0.0, QColor("#5f7fb0"))
            glow.setColorAt(1.0, QColor("#20304f"))
        else:
            glow.setColorAt(0.0, QColor(colours.dark))
            glow.setColorAt(1.0, QColor(colours.dark))
        painter.setBrush(QBrush(glow))
        painter.drawPath(arch)
        painter.save()
        painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(1.0 if self._count else 0.85 if self._open else 0.28)
        side = wide * 1.12
        bust = QRectF(0, 0, side, side)
        bust.moveCenter(QPointF(box.center().x(), box.bottom() - side * 0.47))
        draw_wizard(painter, bust, self._keeper.id)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.line), 1.4))
        painter.drawPath(arch)
        sill = QRectF(box.left() - wide * 0.14, box.bottom() - 1, wide * 1.28, high * 0.07)
        painter.setBrush(QBrush(stone))
        painter.drawRoundedRect(sill, 1.5, 1.5)

    def _paint_shine(self, painter: QPainter, body: QRectF, box: QRectF) -> None:
        """Light that falls from the window onto the wall."""
        shine = QRadialGradient(box.center(), body.width() * 0.5)
        warm = QColor("#ffcf7a")
        warm.setAlphaF(0.1 + 0.4 * self._count / self._all_stars)
        shine.setColorAt(0.0, warm)
        warm.setAlphaF(0.0)
        shine.setColorAt(1.0, warm)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shine))
        painter.drawRect(body)
        painter.restore()

    def _paint_plate(self, painter: QPainter, body: QRectF) -> None:
        """The number of stars on a plate at the wall, where there are no words."""
        worn, high = shades_on(self), appearance.scaled(18)
        plate = QRectF(0, 0, high * 1.5, high)
        plate.moveBottomRight(body.bottomRight() - QPointF(6, 5))
        painter.setPen(QPen(QColor(worn.brass), 1.2))
        painter.setBrush(QColor(worn.panel))
        painter.drawRoundedRect(plate, 4, 4)
        painter.setPen(QColor(worn.text))
        painter.setFont(appearance.serif(13, bold=True))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self._count))

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        """Number, keeper and stars, to the right of the tower."""
        worn = shades_on(self)
        left = appearance.scaled(BODY + 27)
        room = QRectF(left, area.top(), area.width() - left - appearance.scaled(8), area.height())
        half = room.height() / 2
        painter.setPen(QColor(worn.text))
        painter.setFont(appearance.serif(15, bold=self._chosen))
        name = f"{self.floor}. {self._keeper.name}"
        upper = QRectF(room.left(), room.top(), room.width(), half + 2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, name)
        lower = QRectF(room.left(), room.top() + half + 4, room.width(), half - 4)
        if not self._open:
            painter.setFont(appearance.serif(13))
            painter.setPen(QColor(worn.text))
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            painter.drawText(lower, align, render(N_("FloorButton", "Locked")))
            return
        size = appearance.scaled(7)
        middle = QPointF(room.left() + size, lower.top() + size)
        painter.setPen(QPen(QColor(worn.text), 1.2))
        painter.setBrush(QColor("#f0c050") if self._count else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(star(middle, size))
        painter.setFont(appearance.serif(13))
        painter.setPen(QColor(worn.text))
        words = QRectF(middle.x() + size * 1.6, lower.top(), lower.width(), 2 * size + 2)
        count = f"{self._count} / {self._all_stars}"
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, count)


def _arch(box: QRectF) -> QPainterPath:
    """A window with a pointed top."""
    path = QPainterPath(box.bottomLeft())
    spring = box.top() + box.height() * 0.42
    path.lineTo(box.left(), spring)
    path.quadTo(
        QPointF(box.left(), box.top() + box.height() * 0.12), QPointF(box.center().x(), box.top())
    )
    path.quadTo(QPointF(box.right(), box.top() + box.height() * 0.12), QPointF(box.right(), spring))
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path

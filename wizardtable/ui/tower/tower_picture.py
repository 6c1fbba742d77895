# SPDX-License-Identifier: MIT
"""The tower from outside: a window for each floor, with its keeper, lit where stars were won."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

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
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core.arranged import tower_floor
from wizardtable.core.arranged.tower_floor import FLOORS
from wizardtable.paint.wizard_portraits import draw_wizard
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import among_arrows

FLOOR, ROOF, FOOT, WIDE, SLIM = 62, 84, 26, 300, 150
"""Pixels at 100 %: the height of a floor, of the roof and of the foot, the width of all, and that
without words."""

BODY: Final = 132
"""Pixels at 100 % of the width of the lowest floor; the words stand beside it."""

TAPER: Final = 0.014
"""By how much of its width each floor is narrower than the one below."""


@dataclass(frozen=True, slots=True)
class Masonry:
    """The colours of the tower in a theme."""

    sky: str
    sky_low: str
    light: str
    stone: str
    shade: str
    line: str
    roof: str
    roof_shade: str
    dark: str
    ground: str


COLOURS: Final = {
    "dark": Masonry(
        "#0e1830",
        "#1d3350",
        "#8d8799",
        "#6b6679",
        "#3c3a4c",
        "#2a2838",
        "#7a3346",
        "#3d1728",
        "#14131f",
        "#16352a",
    ),
    "light": Masonry(
        "#bcd3e2",
        "#e9e3cf",
        "#e6dcc6",
        "#cdbfa3",
        "#9c8c70",
        "#7c6d54",
        "#a8484f",
        "#6e2530",
        "#4c4438",
        "#93a883",
    ),
    "contrast": Masonry(
        "#000000",
        "#000000",
        "#3a3a3a",
        "#2a2a2a",
        "#161616",
        "#ffffff",
        "#303030",
        "#101010",
        "#000000",
        "#101010",
    ),
}


def masonry() -> Masonry:
    """Returns the colours of the tower in the theme worn now."""
    return COLOURS[appearance.shades().table]


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
        self.floors = [FloorButton(floor, self) for floor in range(1, FLOORS + 1)]
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
        if 1 <= floor + step <= FLOORS:
            there = self.floors[floor + step - 1]
            there.setFocus(Qt.FocusReason.OtherFocusReason)
            self.chosen.emit(there.floor)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: all floors with roof and foot."""
        high = appearance.scaled(ROOF) + FLOORS * appearance.scaled(FLOOR) + appearance.scaled(FOOT)
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
        _paint_stars(painter, area)
        _paint_roof(painter, area)
        _paint_foot(painter, area)
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
        self._count, self._open, self._chosen = 0, False, False
        self.slim = False
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
        told = self.tr("Floor {floor}, {keeper}: {count} of {all} stars")
        if not self._open:
            told = self.tr("Floor {floor}, {keeper}: closed")
        told = told.replace("{floor}", str(self.floor)).replace("{keeper}", self._keeper.name)
        told = told.replace("{count}", str(self._count)).replace(
            "{all}", str(tower_floor.stars_of_a_floor())
        )
        self.setAccessibleName(told)
        self.setToolTip(told)

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
        body = _body(area, self.floor)
        _paint_wall(painter, body, area, self.floor)
        self._paint_window(painter, body)
        if not self.slim:
            self._paint_words(painter, area)
        elif self._count:
            self._paint_plate(painter, body)
        if self._chosen or self.hasFocus():
            worn = appearance.shades()
            painter.setPen(QPen(QColor(worn.focus if self.hasFocus() else worn.brass), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = appearance.scaled(6)
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), radius, radius)
        painter.end()

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
        warm.setAlphaF(0.1 + 0.4 * self._count / tower_floor.stars_of_a_floor())
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
        worn, high = appearance.shades(), appearance.scaled(18)
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
        worn = appearance.shades()
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
            painter.drawText(lower, align, self.tr("Closed"))
            return
        size = appearance.scaled(7)
        middle = QPointF(room.left() + size, lower.top() + size)
        painter.setPen(QPen(QColor(worn.text), 1.2))
        painter.setBrush(QColor("#f0c050") if self._count else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(star(middle, size))
        painter.setFont(appearance.serif(13))
        painter.setPen(QColor(worn.text))
        words = QRectF(middle.x() + size * 1.6, lower.top(), lower.width(), 2 * size + 2)
        count = f"{self._count} / {tower_floor.stars_of_a_floor()}"
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, count)


def star(middle: QPointF, size: float) -> QPolygonF:
    """Returns a star with five points."""
    points = []
    for place in range(10):
        reach = size if place % 2 == 0 else size * 0.45
        angle = place * pi / 5 - pi / 2
        points.append(middle + QPointF(reach * cos(angle), reach * sin(angle)))
    return QPolygonF(points)


def _body(area: QRectF, floor: int) -> QRectF:
    """The part of a floor's area that the wall takes."""
    wide = appearance.scaled(BODY) * (1 - TAPER * (floor - 1))
    middle = area.left() + appearance.scaled(SLIM) / 2
    return QRectF(middle - wide / 2, area.top(), wide, area.height())


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


def _wall_brush(body: QRectF) -> QBrush:
    colours = masonry()
    round_ = QLinearGradient(body.topLeft(), body.topRight())
    round_.setColorAt(0.0, QColor(colours.stone))
    round_.setColorAt(0.28, QColor(colours.light))
    round_.setColorAt(0.62, QColor(colours.stone))
    round_.setColorAt(1.0, QColor(colours.shade))
    return QBrush(round_)


def _paint_wall(painter: QPainter, body: QRectF, area: QRectF, floor: int) -> None:
    """The wall with its courses of stone, and the ledge above it."""
    colours = masonry()
    painter.setPen(QPen(QColor(colours.line), 1.4))
    painter.setBrush(_wall_brush(body))
    above = _body(area, floor + 1)
    outline = [above.topLeft(), above.topRight(), body.bottomRight(), body.bottomLeft()]
    painter.drawPolygon(QPolygonF(outline))
    faint = QColor(colours.line)
    faint.setAlphaF(0.3)
    painter.setPen(QPen(faint, 1))
    courses, high = 4, body.height() / 4
    for course in range(courses):
        y = body.top() + course * high
        painter.drawLine(QPointF(body.left() + 2, y), QPointF(body.right() - 2, y))
        step = body.width() / 4
        shift = step / 2 if (course + floor) % 2 else 0.0
        for place in range(1, 5):
            x = body.left() + place * step - shift
            if body.left() + 4 < x < body.right() - 4:
                painter.drawLine(QPointF(x, y), QPointF(x, y + high))
    ledge = QRectF(
        above.left() - 5, area.top() - 1, above.width() + 10, max(5.0, body.height() * 0.1)
    )
    painter.setPen(QPen(QColor(colours.line), 1.2))
    painter.setBrush(_wall_brush(ledge))
    painter.drawRoundedRect(ledge, 2, 2)


def _paint_stars(painter: QPainter, area: QRectF) -> None:
    """A few stars by night, always the same."""
    if not appearance.shades().dark:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    number = 7
    for _ in range(46):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        x = area.width() * (number >> 8 & 1023) / 1023
        y = area.height() * (number >> 18 & 1023) / 1023
        light = QColor("#f4ecd0")
        light.setAlphaF(0.2 + 0.5 * (number >> 4 & 15) / 15)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(x, y), 0.9, 0.9)


def _paint_roof(painter: QPainter, area: QRectF) -> None:
    """A pointed roof of tiles, with a flag."""
    colours, worn = masonry(), appearance.shades()
    top = QRectF(area.left(), appearance.scaled(ROOF), area.width(), appearance.scaled(FLOOR))
    body = _body(top, FLOORS + 1)
    eaves, tip = body.width() * 0.64, QPointF(body.center().x(), appearance.scaled(16))
    left = QPointF(body.center().x() - eaves, body.top() + 2)
    right = QPointF(body.center().x() + eaves, body.top() + 2)
    path = QPainterPath(tip)
    path.quadTo(QPointF(tip.x() - eaves * 0.22, left.y() - 24), left)
    path.quadTo(QPointF(tip.x(), left.y() + appearance.scaled(9)), right)
    path.quadTo(QPointF(tip.x() + eaves * 0.22, right.y() - 24), tip)
    tiles = QLinearGradient(left, right)
    tiles.setColorAt(0.0, QColor(colours.roof_shade))
    tiles.setColorAt(0.35, QColor(colours.roof))
    tiles.setColorAt(1.0, QColor(colours.roof_shade))
    painter.setPen(QPen(QColor(colours.line), 1.6))
    painter.setBrush(QBrush(tiles))
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    faint = QColor(colours.line)
    faint.setAlphaF(0.45)
    painter.setPen(QPen(faint, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rows = 6
    for row in range(1, rows):
        y = tip.y() + (left.y() - tip.y()) * row / rows
        for place in range(-8, 9):
            x = tip.x() + place * eaves / 5 + (row % 2) * eaves / 10
            painter.drawArc(QRectF(x, y - 5, eaves / 5, 10), 180 * 16, 180 * 16)
    painter.restore()
    painter.setPen(QPen(QColor(worn.brass), 1.8))
    mast = QPointF(tip.x(), appearance.scaled(4))
    painter.drawLine(tip + QPointF(0, 4), mast)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(worn.brass))
    wide, high = appearance.scaled(15), appearance.scaled(9)
    painter.drawPolygon(QPolygonF([mast, mast + QPointF(wide, high / 2), mast + QPointF(0, high)]))


def _paint_foot(painter: QPainter, area: QRectF) -> None:
    """The ground that the tower stands on."""
    colours = masonry()
    top = area.height() - appearance.scaled(FOOT)
    body = _body(QRectF(area.left(), top, area.width(), appearance.scaled(FOOT)), 1)
    ground = QPainterPath(QPointF(area.left(), area.bottom()))
    ground.lineTo(area.left(), top + appearance.scaled(15))
    ground.quadTo(
        QPointF(body.center().x(), top - appearance.scaled(2)),
        QPointF(area.right(), top + appearance.scaled(17)),
    )
    ground.lineTo(area.bottomRight())
    ground.closeSubpath()
    base = QRectF(body.left() - 8, top - 1, body.width() + 16, appearance.scaled(12))
    painter.setPen(QPen(QColor(colours.line), 1.4))
    painter.setBrush(_wall_brush(base))
    painter.drawRoundedRect(base, 2, 2)
    painter.setBrush(QColor(colours.ground))
    painter.drawPath(ground)

# SPDX-License-Identifier: MIT
"""What hangs and stands in the player's room; each is a button that leads to a tab."""

from collections.abc import Callable
from datetime import date
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint import svg
from wizardtable.paint.candle import breath_of, paint_candle
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.medals import paint_medal
from wizardtable.paint.metal import part
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.store.paths import PathError
from wizardtable.store.player.player_traces import GameTraces
from wizardtable.ui.lobby.cover import draw_cover
from wizardtable.ui.player.room_painting import paint_plaque, paint_ribbon
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.portraits import GROUND, portrait_pixmap
from wizardtable.ui.style.widgets import among_arrows

ARROWS: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
"""The keys that lead from one item to another."""

PLAQUE_HEIGHT: Final = 23
"""The height of a plaque, in pixels at 100 %."""

RIBBON_HEIGHT: Final = 30
"""The height of a ribbon, in pixels at 100 %."""

CORD_HEIGHT: Final = 12
"""The height of the cord by which a picture hangs, in pixels at 100 %."""

RIBBONS: Final = (("book", "#264a7a"), ("puzzle", "#245c3a"), ("cup", "#6a2440"))
"""Icon and colour of the ribbons of a game: for lessons, for problems and for victories."""


class RoomItem(QAbstractButton):
    """Something in the room.

    Attributes:
        tab: the tab to which it leads.
        about: what is to be shown there, such as a day; None for the whole tab.
        caption: what it stands for, in a sentence or two.

    Signals:
        left(Qt.Key): a key was pressed that leads to another item.
        pointed(bool): the pointer or the keyboard has come to the item, or has left it.
        unpainted(): its picture takes long and must be prepared.
    """

    left = Signal(object)
    pointed = Signal(bool)
    unpainted = Signal()

    def __init__(self, tab: str, about: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.tab, self.about = tab, about
        self.caption = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, name: str, description: str = "", caption: str = "") -> None:
        """Sets the words for the screen reader, the tooltip and the caption."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.setToolTip(description or name)
        self.caption = caption or name
        self.update()

    def mark(self, *, chosen: bool) -> None:
        """Lets the Tab key lead here, or to another item of the row."""
        self.setFocusPolicy(among_arrows(chosen=chosen))

    def prepare(self) -> None:
        """Paints the picture that takes long, if there is one."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints the item."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the item, and a ring where the pointer or the keyboard is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect())
        self.paint(painter, room)
        worn = appearance.shades()
        if self.hasFocus() or self.underMouse():
            colour = worn.focus if self.hasFocus() else worn.brass
            painter.setPen(QPen(QColor(colour), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 5, 5)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: tells of keys that lead away."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.left.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the keyboard has come."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Qt: the keyboard has left."""
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Qt: the pointer has come."""
        super().enterEvent(event)
        self.update()
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: the pointer has left."""
        super().leaveEvent(event)
        self.update()
        self.pointed.emit(False)


class PictureItem(RoomItem):
    """An item with a picture that takes long to paint: it appears a moment after the room."""

    def __init__(self, tab: str, about: object, parent: QWidget) -> None:
        super().__init__(tab, about, parent)
        self._picture = QPixmap()
        self._painted_for: object = None

    def picture_size(self) -> QSize:
        """Returns the size of the picture in pixels."""
        raise NotImplementedError

    def painted_picture(self, size: QSize) -> QPixmap:
        """Returns the picture; `size` is in dots of the screen."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Paints the picture unless it is painted for this size and theme."""
        key = self._key()
        if key != self._painted_for and not self.picture_size().isEmpty():
            self._painted_for = key
            self._picture = self.painted_picture(key[0])
            self.update()

    def draw_picture(self, painter: QPainter, place: QRectF) -> None:
        """Draws the picture; the last one, or nothing, until `prepare` has painted it."""
        if self._key() != self._painted_for:
            self.unpainted.emit()
        if not self._picture.isNull():
            painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))

    def _key(self) -> tuple[QSize, Palette, object]:
        return self.picture_size() * self.devicePixelRatioF(), appearance.shades(), self.about


class PortraitItem(RoomItem):
    """The player's portrait, with their name on a plaque."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("players", None, parent)
        self.wizard = ""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints portrait and plaque."""
        plaque = appearance.scaled(PLAQUE_HEIGHT)
        side = min(room.width() - 8, room.height() - plaque - 8)
        place = QRectF(room.center().x() - side / 2, room.top() + 4, side, side)
        paint_cord(painter, QPointF(place.center().x(), room.top()), place.top() + side * 0.12)
        if self.wizard in PORTRAITS:
            pixmap = portrait_pixmap(self.wizard, ceil(side * self.devicePixelRatioF()))
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        else:
            paint_medallion(painter, place, GROUND, lambda box: _paint_hat(painter, box))
        rest = room.adjusted(2, place.height() + 4, -2, 0)
        rest.setHeight(min(rest.height(), plaque))
        paint_plaque(painter, rest, self.accessibleName())


def _paint_hat(painter: QPainter, box: QRectF) -> None:
    svg.draw(painter, part(box, 26, 28, 48, 48), "ui", "hat.svg", ink="#e9cf8c")


class GameItem(PictureItem):
    """A game's picture with its title, and three ribbons below it."""

    def __init__(self, game_id: str, lessons: int, traces: GameTraces, parent: QWidget) -> None:
        """`lessons` is the number of lessons that the game has."""
        super().__init__("results", game_id, parent)
        self.lessons, self.traces = lessons, traces
        self.title = ""

    def picture_size(self) -> QSize:
        """Returns the size of the cover."""
        return self._frame().toRect().size()

    def painted_picture(self, size: QSize) -> QPixmap:
        """Returns the cover of the game."""
        return _cover(str(self.about), size.width(), size.height())

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints picture, plaque and ribbons."""
        theme, frame = appearance.table_theme(), self._frame()
        paint_cord(painter, QPointF(frame.center().x(), room.top()), frame.top(), frame.width())
        painter.setPen(QPen(QColor(theme.brass_deep), 4))
        painter.setBrush(QColor(theme.well))
        painter.drawRect(frame)
        self.draw_picture(painter, frame)
        painter.setPen(QPen(QColor(theme.brass), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
        plaque = QRectF(room.left(), frame.bottom() + 2, room.width(), 0)
        plaque.setHeight(appearance.scaled(PLAQUE_HEIGHT))
        texts = (f"{self.traces.lessons}/{self.lessons}", self.traces.problems, self.traces.won)
        wide = plaque.width() / 3
        for place, ((icon, colour), text) in enumerate(zip(RIBBONS, texts, strict=True)):
            left = plaque.left() + place * wide
            ribbon = QRectF(left + 2, plaque.bottom(), wide - 4, room.bottom() - plaque.bottom())
            won = str(text)[0] != "0"
            paint_ribbon(painter, ribbon.adjusted(0, 0, 0, -2), icon, str(text), colour, won=won)
        paint_plaque(painter, plaque, self.title)

    def _frame(self) -> QRectF:
        below = appearance.scaled(PLAQUE_HEIGHT) + appearance.scaled(RIBBON_HEIGHT) + 4
        return QRectF(self.rect()).adjusted(4, appearance.scaled(CORD_HEIGHT), -4, -below)


class MedalItem(PictureItem):
    """The medal of an achievement: in gold if the player has earned it, else in outline.

    Attributes:
        state: the achievement; None until there is one to show.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__("achievements", None, parent)
        self.state: AchievementState | None = None
        self._family = 0

    def show_state(self, state: AchievementState, family: int) -> None:
        """Shows an achievement. `family` is the number of its family, see `paint_medal`."""
        self.state, self._family = state, family
        self.about = state.game, state.achievement.id

    def picture_size(self) -> QSize:
        """Returns the size of the medal."""
        side = min(self.width(), self.height()) - 6
        return QSize(side, side)

    def painted_picture(self, size: QSize) -> QPixmap:
        """Returns the medal."""
        assert self.state is not None
        engraved = "" if self.state.is_reached else appearance.table_theme().text_soft
        return _medal(self._family, self.state.achievement.emblem, engraved, size.width())

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints the medal."""
        size = self.picture_size()
        place = QRectF(QPointF(), size.toSizeF())
        place.moveCenter(room.center())
        self.draw_picture(painter, place)


class CandleItem(RoomItem):
    """A candle for a day; it burns if the player played on that day."""

    def __init__(self, day: date, parent: QWidget, *, lit: bool) -> None:
        super().__init__("calendar", day, parent)
        self.lit = lit
        self.breath = breath_of(day.toordinal())

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints the candle; the room paints its glow."""
        painter.setOpacity(1.0 if self.lit else 0.62)
        paint_candle(painter, room.adjusted(0, 2, 0, 0), self.breath if self.lit else None)
        painter.setOpacity(1.0)


class PlaqueItem(RoomItem):
    """A plaque with a line of text."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints the plaque."""
        paint_plaque(painter, room, self.accessibleName())


def paint_cord(painter: QPainter, nail: QPointF, top: float, width: float = 0.0) -> None:
    """Paints the cord by which a picture hangs from a nail.

    `top` is where the picture begins; its cord is tied to two points if it has a `width`.
    """
    theme = appearance.table_theme()
    painter.setPen(QPen(QColor(theme.brass), 1.2))
    for side in (-1, 1):
        painter.drawLine(nail, QPointF(nail.x() + side * width * 0.3, top))
    painter.setBrush(QColor(theme.brass_high))
    painter.drawEllipse(nail + QPointF(0, 2), 2, 2)


@lru_cache(maxsize=16)
def _cover(game_id: str, width: int, height: int) -> QPixmap:
    def draw(painter: QPainter, room: QRectF) -> None:
        try:
            draw_cover(painter, room, game_id)
        except PathError:  # a game without a cover has an empty frame
            return

    return _pixmap(width, height, draw)


@lru_cache(maxsize=128)
def _medal(family: int, emblem: tuple[str, str], engraved: str, side: int) -> QPixmap:
    return _pixmap(
        side, side, lambda painter, room: paint_medal(painter, room, family, emblem, engraved)
    )


def _pixmap(width: int, height: int, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap

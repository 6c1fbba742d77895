# SPDX-License-Identifier: MIT
"""The things in the player's room; each is a button that leads to a tab."""

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

from wizardtable.core import override
from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint import svg
from wizardtable.paint.candle import breath_of, paint_candle
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.medals import paint_medal
from wizardtable.paint.metal import part
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.store.paths import PathError
from wizardtable.store.player.player_traces import GameTraces
from wizardtable.ui.player.room_painting import paint_plaque, paint_ribbon
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.cover import draw_cover
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.portraits import BACKGROUND_COLOUR, portrait_pixmap
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import arrow_focus_policy

MOVE_KEYS: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
"""The keys that move the keyboard from item to item."""

PLAQUE_HEIGHT: Final = 23
"""The height of a plaque, in pixels at 100 %."""

RIBBON_HEIGHT: Final = 30
"""The height of a ribbon, in pixels at 100 %."""

CORD_HEIGHT: Final = 12
"""The height of the cord by which a picture hangs, in pixels at 100 %."""

RIBBON_LOOKS: Final = (("book", "#264a7a"), ("puzzle", "#245c3a"), ("cup", "#6a2440"))
"""The icons and colours of a game's ribbons: for lessons, for problems and for victories."""


class RoomItem(QAbstractButton):
    """A thing in the room.

    Attributes:
        tab: the name of the tab to which the item leads.
        about: the subject to show there, such as a day; None for the whole tab.
        caption: the words below the room while the pointer or the keyboard is on the item.

    Signals:
        arrow_pressed(Qt.Key): a key of `MOVE_KEYS` was pressed.
        pointed(bool): the pointer or the keyboard has come to the item (True) or has left it.
        picture_missing(): the item has a picture that takes long to paint; call `prepare`.
    """

    arrow_pressed = Signal(object)
    pointed = Signal(bool)
    picture_missing = Signal()

    def __init__(self, tab: str, about: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.tab, self.about = tab, about
        self.caption = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_words(self, name: str, description: str = "", caption: str = "") -> None:
        """Sets the words.

        Args:
            name: the name for screen readers.
            description: the description for screen readers and the tooltip; "" for the name alone.
            caption: the words below the room; "" for the name.
        """
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        set_tip(self, description or name)
        self.caption = caption or name
        self.update()

    def mark(self, *, chosen: bool) -> None:
        """Sets whether the Tab key leads to this item of its row."""
        self.setFocusPolicy(arrow_focus_policy(chosen=chosen))

    def prepare(self) -> None:
        """Paints the picture if the item has one that takes long."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints the item."""
        raise NotImplementedError

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the item, with a frame if the pointer or the keyboard is on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect())
        self.paint(painter, room)
        shades = appearance.shades()
        if self.hasFocus() or self.underMouse():
            colour = shades.focus if self.hasFocus() else shades.brass
            painter.setPen(QPen(QColor(colour), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 5, 5)
        painter.end()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Reports a key that leads to another item; presses the item on Enter."""
        key = Qt.Key(event.key())
        if key in MOVE_KEYS:
            self.arrow_pressed.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.pointed.emit(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.pointed.emit(False)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.update()
        self.pointed.emit(True)

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.update()
        self.pointed.emit(False)


MAX_CACHED_KEYS: Final = 64
"""The most keys in `_cached_keys`."""

_cached_keys: set[tuple[QSize, Palette, object]] = set()
"""The keys (`PictureItem._key`) of the pictures that were painted before and can be had at once."""


class PictureItem(RoomItem):
    """An item with a picture that takes long to paint.

    The picture appears shortly after the room, and the next time together with the room.
    """

    def __init__(self, tab: str, about: object, parent: QWidget) -> None:
        super().__init__(tab, about, parent)
        self._picture = QPixmap()
        self._painted_for: object = None

    def picture_size(self) -> QSize:
        """Returns the size of the picture in pixels."""
        raise NotImplementedError

    def painted_picture(self, size: QSize) -> QPixmap:
        """Paints and returns the picture; `size` is in dots of the screen."""
        raise NotImplementedError

    @override
    def prepare(self) -> None:
        key = self._key()
        if key != self._painted_for and not self.picture_size().isEmpty():
            self._load_picture(key)
            self.update()

    def draw_picture(self, painter: QPainter, place: QRectF) -> None:
        """Draws the latest picture; nothing until `prepare` has painted it for the first time."""
        key = self._key()
        if key != self._painted_for and key in _cached_keys:
            self._load_picture(key)
        elif key != self._painted_for:
            self.picture_missing.emit()
        if not self._picture.isNull():
            painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))

    def _load_picture(self, key: tuple[QSize, Palette, object]) -> None:
        self._painted_for = key
        self._picture = self.painted_picture(key[0])
        if len(_cached_keys) >= MAX_CACHED_KEYS:
            _cached_keys.clear()
        _cached_keys.add(key)

    def _key(self) -> tuple[QSize, Palette, object]:
        return self.picture_size() * self.devicePixelRatioF(), appearance.shades(), self.about


class PortraitItem(RoomItem):
    """The player's portrait, with their name on a plaque.

    Attributes:
        wizard: the id of the portrait; "" for none.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__("players", None, parent)
        self.wizard = ""

    @override
    def paint(self, painter: QPainter, room: QRectF) -> None:
        plaque_height = appearance.scaled(PLAQUE_HEIGHT)
        portrait_width = min(room.width() - 8, room.height() - plaque_height - 8)
        portrait_box = QRectF(
            room.center().x() - portrait_width / 2, room.top() + 4, portrait_width, portrait_width
        )
        paint_cord(
            painter,
            QPointF(portrait_box.center().x(), room.top()),
            portrait_box.top() + portrait_width * 0.12,
        )
        if self.wizard in PORTRAITS:
            pixmap = portrait_pixmap(self.wizard, ceil(portrait_width * self.devicePixelRatioF()))
            painter.drawPixmap(portrait_box, pixmap, QRectF(pixmap.rect()))
        else:
            paint_medallion(
                painter, portrait_box, BACKGROUND_COLOUR, lambda box: _paint_hat(painter, box)
            )
        plaque_box = room.adjusted(2, portrait_box.height() + 4, -2, 0)
        plaque_box.setHeight(min(plaque_box.height(), plaque_height))
        paint_plaque(painter, plaque_box, self.accessibleName())


def _paint_hat(painter: QPainter, box: QRectF) -> None:
    svg.draw(painter, part(box, 26, 28, 48, 48), "ui", "hat.svg", ink="#e9cf8c")


class GameItem(PictureItem):
    """A game's cover with its title on a plaque, and three ribbons below.

    Attributes:
        lessons: the number of lessons that the game has.
        traces: the counts on the ribbons.
        title: the title on the plaque.
    """

    def __init__(self, game_id: str, lessons: int, traces: GameTraces, parent: QWidget) -> None:
        super().__init__("results", game_id, parent)
        self.lessons, self.traces = lessons, traces
        self.title = ""

    @override
    def picture_size(self) -> QSize:
        return self._frame().toRect().size()

    @override
    def painted_picture(self, size: QSize) -> QPixmap:
        return _cover(str(self.about), size.width(), size.height())

    @override
    def paint(self, painter: QPainter, room: QRectF) -> None:
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
        ribbon_width = plaque.width() / 3
        for index, ((icon, colour), text) in enumerate(zip(RIBBON_LOOKS, texts, strict=True)):
            ribbon_left = plaque.left() + index * ribbon_width
            ribbon = QRectF(
                ribbon_left + 2, plaque.bottom(), ribbon_width - 4, room.bottom() - plaque.bottom()
            )
            is_won = str(text)[0] != "0"
            paint_ribbon(
                painter, ribbon.adjusted(0, 0, 0, -2), icon, str(text), colour, is_won=is_won
            )
        paint_plaque(painter, plaque, self.title)

    def _frame(self) -> QRectF:
        below = appearance.scaled(PLAQUE_HEIGHT) + appearance.scaled(RIBBON_HEIGHT) + 4
        return QRectF(self.rect()).adjusted(4, appearance.scaled(CORD_HEIGHT), -4, -below)


class MedalItem(PictureItem):
    """The medal of an achievement: in gold if the player has earned it, else in outline.

    Attributes:
        state: the achievement; None while no achievement is shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__("achievements", None, parent)
        self.state: AchievementState | None = None
        self._family = 0

    def show_state(self, state: AchievementState, family: int) -> None:
        """Shows an achievement; `family` is the number of its family (`paint_medal`)."""
        self.state, self._family = state, family
        self.about = state.game, state.achievement.id

    @override
    def picture_size(self) -> QSize:
        width = min(self.width(), self.height()) - 6
        return QSize(width, width)

    @override
    def painted_picture(self, size: QSize) -> QPixmap:
        assert self.state is not None
        engraved = "" if self.state.is_reached else appearance.table_theme().text_soft
        return _medal(self._family, self.state.achievement.emblem, engraved, size.width())

    @override
    def paint(self, painter: QPainter, room: QRectF) -> None:
        size = self.picture_size()
        medal_box = QRectF(QPointF(), size.toSizeF())
        medal_box.moveCenter(room.center())
        self.draw_picture(painter, medal_box)


class CandleItem(RoomItem):
    """The candle of a day; it burns if the player played on that day.

    Attributes:
        is_lit: whether the candle burns.
        breath: the moment of the flame's motion, in radians.
    """

    def __init__(self, day: date, parent: QWidget, *, is_lit: bool) -> None:
        super().__init__("calendar", day, parent)
        self.is_lit = is_lit
        self.breath = breath_of(day.toordinal())

    @override
    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paints the candle without its glow, which the room paints."""
        painter.setOpacity(1.0 if self.is_lit else 0.62)
        paint_candle(painter, room.adjusted(0, 2, 0, 0), self.breath if self.is_lit else None)
        painter.setOpacity(1.0)


class PlaqueItem(RoomItem):
    """A plaque with a line of text, which is the item's accessible name."""

    @override
    def paint(self, painter: QPainter, room: QRectF) -> None:
        paint_plaque(painter, room, self.accessibleName())


def paint_cord(painter: QPainter, nail: QPointF, top: float, width: float = 0.0) -> None:
    """Paints the cord by which a picture hangs from a nail.

    Args:
        painter: the painter.
        nail: the point of the nail.
        top: the upper edge of the picture.
        width: the width of a picture that hangs from two points; 0 for one point.
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
def _medal(family: int, emblem: tuple[str, str], engraved: str, width: int) -> QPixmap:
    return _pixmap(
        width, width, lambda painter, room: paint_medal(painter, room, family, emblem, engraved)
    )


def _pixmap(width: int, height: int, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap

# SPDX-License-Identifier: MIT
"""A widget that shows the cover of a game."""

from contextlib import suppress

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.store.paths import PathError
from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import paint_felt
from wizardtable.ui.style.covers.cover import draw_cover
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.sheets import SETTLE_MS

MAX_GROWTH_SHARE = 0.07
"""The largest growth of a scene that comes nearer, as a share of its size."""

MAX_CACHED_PICTURES = 16
"""The largest number of small pictures in the cache."""

_cache: dict[tuple[str, QSize, float, Palette], QPixmap] = {}


class GamePicture(QWidget):
    """A widget filled with the picture `resources/art/<game>/tile.svg`.

    A game without a picture shows an empty table with a circle of magic signs.
    """

    def __init__(
        self, game_id: str, parent: QWidget | None = None, *, after_others: bool = False
    ) -> None:
        """Makes the picture of a game.

        With `after_others`, the page opens quickly: the widget shows an empty table until the page
        has settled, and the small picture is cached.
        """
        super().__init__(parent)
        self._game_id, self._after_others = game_id, after_others
        self._pixmap = QPixmap()
        self._painted_for: tuple[QSize, float, Palette] | None = None
        self._near = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def come_near(self, share: float) -> None:
        """Shows the scene larger and brighter; `share` is 0 for the normal view, and at most 1."""
        self._near = share
        self.update()

    def finish_painting(self) -> None:
        """Paints a picture at once that otherwise comes after others."""
        if self._after_others and self.isVisible() and not self.size().isEmpty():
            self._painted_for = (self.size(), self.devicePixelRatioF(), appearance.shades())
            self._paint_cover()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Shows the picture, which is painted again only for a new size, pixel ratio or theme."""
        key = (self.size(), self.devicePixelRatioF(), appearance.shades())
        if key != self._painted_for:
            self._painted_for = key
            if not self._after_others:
                self._pixmap = self._paint()
            elif (self._game_id, *key) in _cache:
                self._pixmap = _cache[self._game_id, *key]
            else:
                self._pixmap = self._cached_picture("")
                QTimer.singleShot(SETTLE_MS, self, self._paint_cover)
        painter = QPainter(self)
        if self._near > 0:
            self._paint_near(painter)
        else:
            painter.drawPixmap(0, 0, self._pixmap)
        painter.end()

    def _paint_cover(self) -> None:
        """Replaces the empty table by the picture."""
        if self._painted_for is not None:
            self._pixmap = self._cached_picture(self._game_id)
            self.update()

    def _cached_picture(self, game_id: str) -> QPixmap:
        """Returns the picture of a game, or for "" the empty table, from the cache if possible."""
        assert self._painted_for is not None
        key = (game_id, *self._painted_for)
        if key not in _cache:
            while len(_cache) >= MAX_CACHED_PICTURES:
                del _cache[next(iter(_cache))]
            _cache[key] = self._paint(bare=not game_id)
        return _cache[key]

    def _paint_near(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room, frame = self._frame()
        painter.setClipPath(frame)
        whole = QRectF(self.rect())
        grown = whole.size() * (1 + MAX_GROWTH_SHARE * self._near)
        place = QRectF(QPointF(), grown)
        place.moveCenter(whole.center())
        place.moveBottom(whole.bottom() + (grown.height() - whole.height()) * 0.3)
        painter.drawPixmap(place, self._pixmap, QRectF(self._pixmap.rect()))
        light = QRadialGradient(QPointF(room.center().x(), room.top()), room.height() * 1.2)
        light.setColorAt(0.0, _lit(0.26 * self._near))
        light.setColorAt(1.0, _lit(0.12 * self._near))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_ColorDodge)
        painter.fillRect(whole, light)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(appearance.shades().brass_high), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)

    def _frame(self) -> tuple[QRectF, QPainterPath]:
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = QPainterPath()
        frame.addRoundedRect(room, appearance.scaled(6), appearance.scaled(6))
        return room, frame

    def _paint(self, *, bare: bool = False) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, frame = self._frame()
        painter.setClipPath(frame)
        paint_felt(painter, room)
        with suppress(PathError):  # a game without a picture shows the felt
            if not bare:
                draw_cover(painter, room, self._game_id)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(appearance.shades().brass), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)
        painter.end()
        return pixmap


def _lit(share: float) -> QColor:
    """Returns the lamp's light at a strength of 0–1, to brighten a picture."""
    return QColor.fromRgbF(share, share * 0.85, share * 0.6)

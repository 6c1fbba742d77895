# SPDX-License-Identifier: MIT
"""A game's picture, and the preview of a saved match, as widgets."""

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

from wizardtable.store.paths import PathError
from wizardtable.ui.lobby.cover import draw_cover
from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import paint_felt
from wizardtable.ui.style.palette import Palette

NEARER = 0.07
"""By how much a scene grows that comes near, as a share."""

MAX_KEPT = 8
"""At most as many small pictures are kept for the next time."""

_kept: dict[tuple[str, QSize, float, Palette], QPixmap] = {}


class GamePicture(QWidget):
    """The picture `resources/art/<game>/tile.svg`, filling the widget; a lamp-lit arcane circle
    where a game has none."""

    def __init__(
        self, game_id: str, parent: QWidget | None = None, *, after_others: bool = False
    ) -> None:
        """A small picture on a page that must be there soon comes `after_others`: the felt is
        shown until the rest of the page is painted. It is kept for the next time."""
        super().__init__(parent)
        self._game_id, self._after_others = game_id, after_others
        self._pixmap = QPixmap()
        self._painted_for: tuple[QSize, float, Palette] | None = None
        self._near = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def come_near(self, share: float) -> None:
        """Shows the scene nearer and brighter, from 0, as it is, to 1."""
        self._near = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: shows the picture, drawn again only for another size, ratio or theme."""
        key = (self.size(), self.devicePixelRatioF(), appearance.shades())
        if key != self._painted_for:
            self._painted_for = key
            self._pixmap = _kept.get((self._game_id, *key)) or self._paint(bare=self._after_others)
            if self._after_others and (self._game_id, *key) not in _kept:
                QTimer.singleShot(0, self, self._paint_cover)
        painter = QPainter(self)
        if self._near > 0:
            self._paint_near(painter)
        else:
            painter.drawPixmap(0, 0, self._pixmap)
        painter.end()

    def _paint_cover(self) -> None:
        """Paints the picture whose felt is shown."""
        self._pixmap = self._paint()
        if self._painted_for is not None:
            while len(_kept) >= MAX_KEPT:
                del _kept[next(iter(_kept))]
            _kept[self._game_id, *self._painted_for] = self._pixmap
        self.update()

    def _paint_near(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room, frame = self._frame()
        painter.setClipPath(frame)
        whole = QRectF(self.rect())
        grown = whole.size() * (1 + NEARER * self._near)
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
    """What lightens a picture in the colour of a lamp; the darkest stays dark."""
    return QColor.fromRgbF(share, share * 0.85, share * 0.6)

# SPDX-License-Identifier: MIT
"""A piece in the scene: a baked picture with a pose."""

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFilter
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from wizardtable.table.pictures import Picture
from wizardtable.table.view import Key, Placement
from wizardtable.table.zones import Box, about

_SAME: Final = 0.1
"""Pixels by which the width of a piece and that of its picture may differ: they are not kept more
exactly."""

_LOW: Final = 0.4
"""Pixels above the cloth below which a piece casts no shadow but the one in its picture."""

_ASIDE, _BELOW = 0.3, 0.35
"""How far from the place beneath a piece its shadow falls, by its height: the light comes from the
upper left."""

_DARK: Final = 0.38
"""How dark the shadow of a piece is just above the cloth."""

_SHADOW, _SOLID = 96, 0.72
"""Pixels of the picture of a shadow, and which share of them the piece covers."""


@cache
def cast_shadow() -> QPixmap:
    """Returns the soft shadow that all pieces share, stretched to their shape."""
    mask = Image.new("L", (_SHADOW, _SHADOW), 0)
    inner = _SHADOW * (1 - _SOLID) / 2
    ends = (inner, inner, _SHADOW - inner, _SHADOW - inner)
    ImageDraw.Draw(mask).rounded_rectangle(ends, _SHADOW * 0.13, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(_SHADOW * 0.055))
    data = soft.tobytes()
    alpha = QImage(data, _SHADOW, _SHADOW, _SHADOW, QImage.Format.Format_Alpha8)
    return QPixmap.fromImage(alpha.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece stands: its middle, angle and width in the scene.

    Attributes:
        edge: its width as seen, 1 flat to 0 on edge, while it is turned over.
        rise: how high above the cloth it is, in pixels; it is seen so much higher up, and casts a
            shadow on the place beneath it.
    """

    x: float
    y: float
    angle: float
    width: float
    opacity: float = 1.0
    edge: float = 1.0
    rise: float = 0.0


def pose_of(placement: Placement) -> Pose:
    """The pose a placement asks for."""
    x, y = placement.spot.box.centre
    return Pose(x, y, placement.spot.angle, placement.spot.box.w)


class PieceItem(QGraphicsPixmapItem):
    """A piece; drawn by Qt without a Python call, so that many can move at once.

    Attributes:
        key: which piece it is.
        placement: where it belongs; it may still be on its way there.
        posture: where it is.
        travels: whether it goes to another place, and not only a little aside, until it is
            seen to lie there.
        casts: whether it casts a shadow of its own while it is above the cloth.
    """

    def __init__(self, key: Key, placement: Placement) -> None:
        super().__init__()
        self.key = key
        self.placement = placement
        self.posture = pose_of(placement)
        self.travels = False
        self.casts = True
        self.picture: Picture | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def wear(self, picture: Picture) -> None:
        """Show a picture, centred on the pose."""
        if picture is self.picture:
            return
        self.picture = picture
        self.setPixmap(picture.pixmap)
        self.setOffset(
            -picture.width / 2 - picture.margin,
            -picture.height / 2 - picture.margin,
        )
        if self._shadow is not None:
            self._shape_shadow(self._shadow, picture)
        self.pose(self.posture)

    def pose(self, pose: Pose) -> None:
        """Stand like this at once."""
        self.posture = pose
        self.setRotation(pose.angle)
        scale = pose.width / self.picture.width if self.picture else 1.0
        near = self.picture is None or abs(pose.width - self.picture.width) < _SAME
        if near and pose.edge == 1.0:
            self.setTransform(QTransform())
        else:
            self.setTransform(QTransform.fromScale(scale * pose.edge, scale))
        sharp = near and pose.angle == 0 and (pose.x, pose.y) == self.placement.spot.box.centre
        self.setPos(self._on_pixels(pose) if sharp else QPointF(pose.x, pose.y))
        self.setOpacity(pose.opacity)
        if pose.rise > _LOW or self._shadow is not None:
            self._cast(pose, scale)

    def _on_pixels(self, pose: Pose) -> QPointF:
        """Where a piece that lies still has its picture on whole pixels: elsewhere, what is written
        on it would be blurred."""
        ratio, corner = self.pixmap().devicePixelRatio(), self.offset()
        x, y = (
            round((at + aside) * ratio) / ratio - aside
            for at, aside in ((pose.x, corner.x()), (pose.y, corner.y()))
        )
        return QPointF(x, y)

    def _cast(self, pose: Pose, scale: float) -> None:
        """Throw a shadow on the cloth as far from the piece as it is high; it stands behind it."""
        shadow = self._shadow
        if pose.rise <= _LOW or self.picture is None or not self.casts:
            if shadow is not None and self.scene() is not None:
                self.scene().removeItem(shadow)
                self._shadow = None
            return
        if shadow is None:
            shadow = self._shadow = QGraphicsPixmapItem(cast_shadow(), self)
            shadow.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            shadow.setOffset(-_SHADOW / 2, -_SHADOW / 2)
            self._shape_shadow(shadow, self.picture)
        turn, reach = radians(-pose.angle), pose.rise / max(0.01, scale)
        x, y = _ASIDE * reach, (1 + _BELOW) * reach
        shadow.setPos(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
        high = min(1.0, pose.rise / max(1.0, pose.width))
        shadow.setScale(1 + 0.1 * high)
        shadow.setOpacity(_DARK * (1 - 0.5 * high) * min(1.0, pose.rise / 5))

    @staticmethod
    def _shape_shadow(shadow: QGraphicsPixmapItem, picture: Picture) -> None:
        full = _SHADOW * _SOLID
        shadow.setTransform(QTransform.fromScale(picture.width / full, picture.height / full))

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the scene is on the piece itself, without its shadow."""
        spot = self.mapFromScene(QPointF(x, y))
        box, worn = self.placement.spot.box, self.picture  # it may still have to be painted
        width, height = (worn.width, worn.height) if worn is not None else (box.w, box.h)
        return abs(spot.x()) <= width / 2 and abs(spot.y()) <= height / 2

    @property
    def area(self) -> float:
        """Square pixels that it covers where it belongs."""
        return self.placement.spot.box.w * self.placement.spot.box.h

    def box(self) -> Box:
        """Its upright box where it belongs."""
        x, y = self.placement.spot.box.centre
        return about(x, y, self.placement.spot.box.w, self.placement.spot.box.h)

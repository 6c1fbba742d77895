# SPDX-License-Identifier: MIT
"""A piece in the scene: a ready picture with a pose, and its shadow."""

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

_WIDTH_TOLERANCE: Final = 0.1
"""Widths of a piece and of its picture count as equal up to this difference in pixels.

Pictures are kept by a width that is rounded to a tenth of a pixel.
"""

_MIN_SHADOW_RISE: Final = 0.4
"""Up to this rise in pixels, a piece has no shadow of its own: one is in its picture."""

_SHADOW_SHIFT_X: Final = 0.3
"""A shadow lies to the right of its piece by this share of the piece's rise.

The light comes from the upper left."""

_SHADOW_SHIFT_Y: Final = 0.35
"""A shadow lies below the place beneath its piece by this share of the piece's rise."""

_SHADOW_OPACITY: Final = 0.38
"""Opacity of the shadow of a piece just above the cloth, 0 to 1."""

_SHADOW_PIXELS: Final = 96
"""Width and height of the picture of a shadow."""

_SHADOW_CORE_SHARE: Final = 0.72
"""The piece covers this share of that width and height; the rest is the soft edge."""


@cache
def shadow_pixmap() -> QPixmap:
    """Returns the soft shadow that all pieces share, to be stretched to their shape."""
    mask = Image.new("L", (_SHADOW_PIXELS, _SHADOW_PIXELS), 0)
    inner = _SHADOW_PIXELS * (1 - _SHADOW_CORE_SHARE) / 2
    ends = (inner, inner, _SHADOW_PIXELS - inner, _SHADOW_PIXELS - inner)
    ImageDraw.Draw(mask).rounded_rectangle(ends, _SHADOW_PIXELS * 0.13, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(_SHADOW_PIXELS * 0.055))
    data = soft.tobytes()
    alpha = QImage(
        data, _SHADOW_PIXELS, _SHADOW_PIXELS, _SHADOW_PIXELS, QImage.Format.Format_Alpha8
    )
    return QPixmap.fromImage(alpha.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


@dataclass(frozen=True, slots=True)
class Pose:
    """The pose of a piece in the scene.

    Attributes:
        x, y: its centre; y is already reduced by `rise`.
        angle: degrees clockwise.
        width: its width in pixels.
        opacity: 0 to 1.
        edge: its visible width as a share, 1 flat to 0 on edge, while it is turned over.
        rise: its height above the cloth in pixels. The piece appears that much higher up and casts
            a shadow on the place beneath it.
    """

    x: float
    y: float
    angle: float
    width: float
    opacity: float = 1.0
    edge: float = 1.0
    rise: float = 0.0


def pose_of(placement: Placement) -> Pose:
    """Returns the pose of a piece that lies in its place."""
    x, y = placement.spot.box.centre
    return Pose(x, y, placement.spot.angle, placement.spot.box.w)


class PieceItem(QGraphicsPixmapItem):
    """A piece; Qt draws it without a Python call, so that many pieces can move at once.

    Attributes:
        key: the key of the piece.
        placement: the place where it belongs; it may still be on its way there.
        posture: its pose now.
        is_travelling: true while it goes to another place, and not only a little aside.
        has_own_shadow: true if it casts a shadow of its own while it is above the cloth.
        picture: the picture that it shows; None before the first one.
    """

    def __init__(self, key: Key, placement: Placement) -> None:
        super().__init__()
        self.key = key
        self.placement = placement
        self.posture = pose_of(placement)
        self.is_travelling = False
        self.has_own_shadow = True
        self.picture: Picture | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, picture: Picture) -> None:
        """Shows a picture, centred on the pose."""
        if picture is self.picture:
            return
        self.picture = picture
        self.setPixmap(picture.pixmap)
        self.setOffset(
            -picture.width / 2 - picture.margin,
            -picture.height / 2 - picture.margin,
        )
        if self._shadow is not None:
            self._fit_shadow(self._shadow, picture)
        self.take_pose(self.posture)

    def take_pose(self, pose: Pose) -> None:
        """Takes a pose at once."""
        self.posture = pose
        self.setRotation(pose.angle)
        scale = pose.width / self.picture.width if self.picture else 1.0
        has_picture_width = (
            self.picture is None or abs(pose.width - self.picture.width) < _WIDTH_TOLERANCE
        )
        if has_picture_width and pose.edge == 1.0:
            self.setTransform(QTransform())
        else:
            self.setTransform(QTransform.fromScale(scale * pose.edge, scale))
        is_at_rest = (
            has_picture_width
            and pose.angle == 0
            and (pose.x, pose.y) == self.placement.spot.box.centre
        )
        self.setPos(self._whole_pixel_position(pose) if is_at_rest else QPointF(pose.x, pose.y))
        self.setOpacity(pose.opacity)
        if pose.rise > _MIN_SHADOW_RISE or self._shadow is not None:
            self._update_shadow(pose, scale)

    def _whole_pixel_position(self, pose: Pose) -> QPointF:
        """Returns the position at which the picture of a resting piece lies on whole pixels.

        Elsewhere the writing on it would be blurred.
        """
        ratio, corner = self.pixmap().devicePixelRatio(), self.offset()
        x, y = (
            round((at + aside) * ratio) / ratio - aside
            for at, aside in ((pose.x, corner.x()), (pose.y, corner.y()))
        )
        return QPointF(x, y)

    def _update_shadow(self, pose: Pose, scale: float) -> None:
        """Casts the shadow for a pose, or removes it from a piece that lies.

        `scale` is the scale of the item, which the shadow, its child, inherits.
        """
        shadow = self._shadow
        if pose.rise <= _MIN_SHADOW_RISE or self.picture is None or not self.has_own_shadow:
            if shadow is not None and self.scene() is not None:
                self.scene().removeItem(shadow)
                self._shadow = None
            return
        if shadow is None:
            shadow = self._shadow = QGraphicsPixmapItem(shadow_pixmap(), self)
            shadow.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            shadow.setOffset(-_SHADOW_PIXELS / 2, -_SHADOW_PIXELS / 2)
            self._fit_shadow(shadow, self.picture)
        turn, reach = radians(-pose.angle), pose.rise / max(0.01, scale)
        x, y = _SHADOW_SHIFT_X * reach, (1 + _SHADOW_SHIFT_Y) * reach
        shadow.setPos(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
        height = min(1.0, pose.rise / max(1.0, pose.width))
        shadow.setScale(1 + 0.1 * height)
        shadow.setOpacity(_SHADOW_OPACITY * (1 - 0.5 * height) * min(1.0, pose.rise / 5))

    @staticmethod
    def _fit_shadow(shadow: QGraphicsPixmapItem, picture: Picture) -> None:
        core_pixels = _SHADOW_PIXELS * _SHADOW_CORE_SHARE
        shadow.setTransform(
            QTransform.fromScale(picture.width / core_pixels, picture.height / core_pixels)
        )

    def holds(self, x: float, y: float) -> bool:
        """Returns True if a point of the scene is on the piece itself, without its shadow."""
        point = self.mapFromScene(QPointF(x, y))
        box, picture = self.placement.spot.box, self.picture  # None before it is painted
        width, height = (picture.width, picture.height) if picture is not None else (box.w, box.h)
        return abs(point.x()) <= width / 2 and abs(point.y()) <= height / 2

    @property
    def area(self) -> float:
        """The area that it covers in its place, in square pixels."""
        return self.placement.spot.box.w * self.placement.spot.box.h

    def box(self) -> Box:
        """Returns the box of its place, as if it were not turned."""
        x, y = self.placement.spot.box.centre
        return about(x, y, self.placement.spot.box.w, self.placement.spot.box.h)

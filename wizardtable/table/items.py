# SPDX-License-Identifier: MIT
"""A piece in the scene: a painted picture with a pose (place, angle and size), and its shadow."""

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
from wizardtable.table.zones import Box, box_around

_WIDTH_TOLERANCE: Final = 0.1
"""Widths of a piece and of its picture count as equal if they differ by less than this, in pixels.

The picture cache rounds widths to a tenth of a pixel.
"""

_MIN_SHADOW_RISE: Final = 0.4
"""Up to this height above the cloth, in pixels, the shadow in a piece's picture is enough."""

_SHADOW_SHIFT_X: Final = 0.3
"""A shadow lies to the right of its piece by this share of the piece's rise.

The light comes from the upper left.
"""

_SHADOW_SHIFT_Y: Final = 0.35
"""A shadow lies lower than the place beneath its piece, by this share of the piece's rise."""

_SHADOW_OPACITY: Final = 0.38
"""Opacity of the shadow of a piece just above the cloth, 0 to 1."""

_GLOW_SHARE: Final = 0.7
"""The glow of a piece is visible in this share of its picture's margin."""

_SHADOW_PIXELS: Final = 96
"""Width and height of the picture of a shadow, in pixels."""

_SHADOW_CORE_SHARE: Final = 0.72
"""Width of the part of a shadow's picture that is as large as the piece, as a share of the whole.

The rest is the soft edge.
"""


@cache
def shadow_pixmap() -> QPixmap:
    """Returns the square soft shadow that each piece stretches to its own shape."""
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
        x, y: the centre of the piece; `rise` is already subtracted from y.
        angle: degrees clockwise.
        width: the width of the piece in pixels.
        opacity: 0 (invisible) to 1 (opaque).
        edge: the share of the width that is visible while the piece turns over: 1 lying flat, 0
            standing on edge.
        rise: the height of the piece above the cloth in pixels. A raised piece is drawn further up,
            and casts a shadow on the place beneath it.
    """

    x: float
    y: float
    angle: float
    width: float
    opacity: float = 1.0
    edge: float = 1.0
    rise: float = 0.0


def pose_of(placement: Placement) -> Pose:
    """Returns the pose of a piece that lies still in its place."""
    x, y = placement.spot.box.centre
    return Pose(x, y, placement.spot.angle, placement.spot.box.w)


class PieceItem(QGraphicsPixmapItem):
    """A piece in the scene. Qt draws it without a Python call, so that many can move at once.

    Attributes:
        key: the key of the piece.
        placement: the place where the piece belongs; it may still be on its way there.
        posture: the pose of the piece now.
        is_travelling: true while the piece goes to another place, not only a little aside.
        has_own_shadow: true if a separate shadow is drawn while the piece is above the cloth.
        picture: the picture that is shown; None until there is one.
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
        """Puts the piece into a pose at once."""
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

        At any other position the writing on the piece would be blurred.
        """
        ratio, corner = self.pixmap().devicePixelRatio(), self.offset()
        x, y = (
            round((at + aside) * ratio) / ratio - aside
            for at, aside in ((pose.x, corner.x()), (pose.y, corner.y()))
        )
        return QPointF(x, y)

    def _update_shadow(self, pose: Pose, scale: float) -> None:
        """Draws the shadow of a raised piece, or removes the shadow of a piece on the cloth.

        `scale` is the scale of the item. The shadow is a child of the item and inherits this scale.
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
        return self.distance(x, y) == 0

    def distance(self, x: float, y: float) -> float:
        """Returns the distance of a point of the scene from the piece itself; 0.0 on the piece."""
        point = self.mapFromScene(QPointF(x, y))
        box, picture = self.placement.spot.box, self.picture  # None before it is painted
        width, height = (picture.width, picture.height) if picture is not None else (box.w, box.h)
        return box_around(0.0, 0.0, width, height).distance(point.x(), point.y())

    @property
    def glow_reach(self) -> float:
        """The distance from the piece up to which its glow is visible, in pixels of its picture."""
        return self.picture.margin * _GLOW_SHARE if self.picture is not None else 0.0

    @property
    def area(self) -> float:
        """The area of the piece in its place, in square pixels."""
        return self.placement.spot.box.w * self.placement.spot.box.h

    def box(self) -> Box:
        """Returns the box of the place where the piece belongs, as if the piece were not turned."""
        x, y = self.placement.spot.box.centre
        return box_around(x, y, self.placement.spot.box.w, self.placement.spot.box.h)

# SPDX-License-Identifier: MIT
"""A piece in the scene: a baked picture with a pose."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from wizardtable.table.pictures import Picture
from wizardtable.table.view import Key, Placement
from wizardtable.table.zones import Box, about


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece stands: its middle, angle and width in the scene.

    Attributes:
        edge: its width as seen, 1 flat to 0 on edge, while it is turned over.
    """

    x: float
    y: float
    angle: float
    width: float
    opacity: float = 1.0
    edge: float = 1.0


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
    """

    def __init__(self, key: Key, placement: Placement) -> None:
        super().__init__()
        self.key = key
        self.placement = placement
        self.posture = pose_of(placement)
        self.travels = False
        self.picture: Picture | None = None
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
        self.pose(self.posture)

    def pose(self, pose: Pose) -> None:
        """Stand like this at once."""
        self.posture = pose
        self.setPos(QPointF(pose.x, pose.y))
        self.setRotation(pose.angle)
        scale = pose.width / self.picture.width if self.picture else 1.0
        if abs(scale - 1) < 1e-3 and pose.edge == 1.0:
            self.setTransform(QTransform())
        else:
            self.setTransform(QTransform.fromScale(scale * pose.edge, scale))
        self.setOpacity(pose.opacity)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the scene is on the piece itself, without its shadow."""
        spot = self.mapFromScene(QPointF(x, y))
        box, worn = self.placement.spot.box, self.picture  # it may still have to be painted
        width, height = (worn.width, worn.height) if worn is not None else (box.w, box.h)
        return abs(spot.x()) <= width / 2 and abs(spot.y()) <= height / 2

    def box(self) -> Box:
        """Its upright box where it belongs."""
        x, y = self.placement.spot.box.centre
        return about(x, y, self.placement.spot.box.w, self.placement.spot.box.h)

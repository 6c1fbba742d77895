# SPDX-License-Identifier: MIT
"""Paints the round table of the new-game dialog, and the game's picture in its middle.

The picture is called a scene. Scenes are kept in memory for the next time the dialog opens.
"""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from wizardtable.paint import svg
from wizardtable.paint.metal import shrunk
from wizardtable.paint.theme import DARK, tint
from wizardtable.store.paths import PathError
from wizardtable.ui.style import appearance
from wizardtable.ui.style.bare_table import paint_circle
from wizardtable.ui.style.materials import wood_grain
from wizardtable.ui.style.palette import Palette

RIM_WIDTH: Final = 17
"""The width of the wooden rim, in pixels at 100 %."""

MAX_KEPT_SCENES: Final = 6
"""The greatest number of scenes in memory; a new one replaces the oldest."""

_scenes: dict[tuple[str, QSize, Palette], QPixmap] = {}


def paint_table(painter: QPainter, oval: QRectF) -> None:
    """Paints a table under a lamp; its rim touches the oval from within."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shades = appearance.shades()
    felt = shrunk(oval, appearance.scaled(RIM_WIDTH))
    grain = wood_grain()
    if grain is None:
        painter.setPen(QPen(QColor(shades.border), 2))
        painter.setBrush(QColor(shades.window))
        painter.drawEllipse(oval)
        painter.drawEllipse(felt)
        return
    _paint_shadow(painter, oval)
    rim = QPainterPath()
    rim.addEllipse(oval)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rim, QBrush(grain))
    light = QLinearGradient(oval.topLeft(), oval.bottomLeft())
    light.setColorAt(0.0, tint("#ffe2b0", 0.26))
    light.setColorAt(0.45, tint("#ffe2b0", 0.0))
    light.setColorAt(1.0, tint("#000000", 0.34))
    painter.fillPath(rim, light)
    _paint_felt(painter, felt)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for edge, colour, width in (
        (oval, shades.brass, 1.6),
        (felt, shades.brass_high if shades.dark else shades.brass, 1.6),
        (shrunk(felt, -3.5), shades.brass_deep, 1.0),
    ):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawEllipse(edge)


def _paint_shadow(painter: QPainter, oval: QRectF) -> None:
    """Paints the shadow of the table on the ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#041012", 0.055))
    for layer in range(8):
        reach = appearance.scaled(16) * (1 - layer / 8)
        around = oval.adjusted(-reach, -reach * 0.5, reach, reach * 1.2)
        painter.drawEllipse(around)


def _paint_felt(painter: QPainter, felt: QRectF) -> None:
    # The felt is dark in the light theme, too: it is a table, no sheet of paper.
    painter.save()
    shape = QPainterPath()
    shape.addEllipse(felt)
    painter.setClipPath(shape)
    painter.save()
    painter.translate(felt.center())
    painter.scale(1.0, felt.height() / felt.width())
    half = felt.width() / 2
    glow = QRadialGradient(QPointF(0, -half * 0.2), half * 1.1)
    glow.setColorAt(0.0, QColor(DARK.lamp))
    glow.setColorAt(1.0, QColor(DARK.felt_edge))
    painter.fillRect(QRectF(-half, -half, 2 * half, 2 * half), glow)
    edge = QRadialGradient(QPointF(0, half * 0.05), half * 1.03)
    edge.setColorAt(0.86, tint("#000000", 0.0))
    edge.setColorAt(1.0, tint("#000000", 0.42))
    painter.fillRect(QRectF(-half, -half, 2 * half, 2 * half), edge)
    painter.setOpacity(0.22)
    paint_circle(painter, half * 0.94)
    painter.restore()
    painter.restore()


def cached_scene(game_id: str, size: QSize) -> QPixmap | None:
    """Returns a game's scene from memory; None if it has not been drawn in this size and theme.

    The scene is empty for a game without a picture, and in high contrast.

    Args:
        game_id: the id of the game.
        size: the size in device pixels.
    """
    return _scenes.get((game_id, size, appearance.shades()))


def draw_scene(game_id: str, size: QSize) -> QPixmap:
    """Draws a game's scene, whose edges fade into the felt, and keeps it in memory.

    Args:
        game_id: the id of the game.
        size: the size in device pixels.
    """
    shades = appearance.shades()
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    room = QRectF(pixmap.rect())
    with suppress(PathError):  # a game without a picture has an empty scene
        if wood_grain() is not None:
            _paint_scene(painter, room, game_id)
    painter.end()
    while len(_scenes) >= MAX_KEPT_SCENES:
        del _scenes[next(iter(_scenes))]
    _scenes[game_id, size, shades] = pixmap
    return pixmap


def _paint_scene(painter: QPainter, room: QRectF, game_id: str) -> None:
    width = max(room.width(), room.height() * SCENE_ASPECT)
    whole = QRectF(0, 0, width, width / SCENE_ASPECT)
    whole.moveCenter(room.center())
    svg.draw(painter, whole, game_id, "tile.svg", kept=False)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.translate(room.center())
    painter.scale(1.0, room.height() / room.width())
    half = room.width() / 2
    fade = QRadialGradient(QPointF(0, 0), half)
    for place, share in ((0.0, 0.95), (0.62, 0.9), (0.82, 0.5), (0.97, 0.0)):
        fade.setColorAt(place, tint("#000000", share))
    painter.fillRect(QRectF(-half, -half, 2 * half, 2 * half), fade)


SCENE_ASPECT: Final = 1.6
"""The width of a game's picture, divided by its height."""

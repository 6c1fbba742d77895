# SPDX-License-Identifier: MIT
"""The materials of sheets: a wooden frame with brass, and inside it felt, parchment or leather.

Each material has a palette of its own in each theme. Surfaces are small tiles that are painted
once. In high contrast they have one plain colour.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum, auto
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from wizardtable.paint.theme import tint
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import DAY, EVENING, Palette

Shades: TypeAlias = tuple[str, str]
"""The darkest and the lightest colour of a surface, as "#rrggbb"."""


class Material(Enum):
    """The material inside the frame of a sheet.

    FELT is for playing, PARCHMENT is for reading, and LEATHER is for collections.
    """

    FELT = auto()
    PARCHMENT = auto()
    LEATHER = auto()


FRAME_WIDTH: Final = 13
"""The width of the wooden frame, in pixels at 100 %."""

NARROW_FRAME_WIDTH: Final = 7
"""The width of the frame in a low window, in pixels at 100 %."""

LOW_WINDOW_HEIGHT: Final = 560
"""In a window lower than this, in pixels at 100 %, sheets have a narrow frame."""

TILE_PIXELS: Final = 256
"""The width and height of a surface's tile, in device pixels."""

GLOW_HEIGHT: Final = 260
"""The height of the lit part at the top of a sheet, in pixels at 100 %."""

_PARCHMENT: Final = replace(
    DAY,
    window="#eadebf",
    panel="#f2e8cf",
    raised="#f7efda",
    field="#f6eed9",
    selection="#dbcda2",
    line="#b9a572",
    text="#2a1c10",
    soft="#57452e",
)

PALETTES: Final = {
    (EVENING, Material.PARCHMENT): _PARCHMENT,
    (EVENING, Material.LEATHER): replace(
        EVENING,
        window="#38221a",
        panel="#2b1912",
        raised="#4c3224",
        field="#1f120d",
        selection="#704826",
        border="#ab8d6c",
        line="#70523c",
        soft="#d3c3a9",
        lamp="#573a2a",
        shadow="#190d08",
        danger="#f5ab9b",
    ),
    (DAY, Material.FELT): replace(
        DAY,
        window="#c3d1c1",
        panel="#dbe4d6",
        raised="#edf2e8",
        field="#f6f9f1",
        selection="#b3cdbb",
        border="#5f7358",
        line="#93a68d",
        brass="#6f4e13",
        soft="#453f2f",
        danger="#8a2013",
        lamp="#dde7da",
    ),
    (DAY, Material.PARCHMENT): _PARCHMENT,
    (DAY, Material.LEATHER): replace(
        DAY,
        window="#d9bf9b",
        panel="#e7d4b6",
        raised="#f3e6cf",
        field="#f9f0df",
        selection="#cfae7c",
        border="#7d5c34",
        line="#ad8c60",
        brass="#68460b",
        soft="#4a3822",
        danger="#851f12",
        lamp="#e9d5b6",
    ),
}
"""The palettes of sheets by the window's palette and the material; a missing one is the
window's."""

SURFACES: Final[dict[tuple[Palette, Material], Shades]] = {
    (EVENING, Material.FELT): ("#19393c", "#214649"),
    (EVENING, Material.PARCHMENT): ("#e2d4b0", "#f0e6cb"),
    (EVENING, Material.LEATHER): ("#2e1a13", "#412a20"),
    (DAY, Material.FELT): ("#bccbba", "#cad7c8"),
    (DAY, Material.PARCHMENT): ("#e6d9b8", "#f4ebd5"),
    (DAY, Material.LEATHER): ("#d2b68f", "#e0c8a6"),
}
"""The darkest and lightest colour of a surface, by palette and material; a missing one is plain."""

_WOOD: Final[dict[Palette, Shades]] = {
    EVENING: ("#2a160b", "#5d381d"),
    DAY: ("#5b3818", "#96683a"),
}


def palette_of(material: Material) -> Palette:
    """Returns the palette of a sheet of this material in the current theme."""
    return PALETTES.get((appearance.shades(), material), appearance.shades())


def shades_on(widget: QWidget) -> Palette:
    """Returns the palette of the sheet that contains a widget; outside sheets, the window's
    palette."""
    outer: QWidget | None = widget
    while outer is not None:
        material = getattr(outer, "material", None)
        if isinstance(material, Material):
            return palette_of(material)
        outer = outer.parentWidget()
    return appearance.shades()


def frame_width(room_height: int) -> int:
    """Returns the width of a sheet's frame in pixels; `room_height` is the height of the window."""
    low = room_height < appearance.scaled(LOW_WINDOW_HEIGHT)
    return appearance.scaled(NARROW_FRAME_WIDTH if low else FRAME_WIDTH)


def paint_sheet(sheet: QWidget, material: Material, width: int, event: QPaintEvent) -> None:
    """Paints the surface of a sheet and its frame.

    Args:
        sheet: the widget to paint.
        material: the material of the surface.
        width: the width of the frame in pixels; 0 for no frame.
        event: the paint event of the sheet.
    """
    painter = QPainter(sheet)
    painter.setClipRegion(event.region())
    whole = sheet.rect()
    inside = whole.adjusted(width, width, -width, -width)
    shades = SURFACES.get((appearance.shades(), material))
    if shades is None:
        painter.fillRect(whole, QColor(appearance.shades().window))
    else:
        painter.drawTiledPixmap(inside, tile(material, shades))
        _paint_light(painter, inside, material, dark=palette_of(material).dark)
    if not inside.contains(event.region().boundingRect()):
        _paint_frame(painter, whole, width)
    painter.end()


def prepare_surfaces() -> Iterator[object]:
    """Paints the tiles that sheets need in the current theme, one tile for each item yielded."""
    worn = appearance.shades()
    for material in Material:
        shades = SURFACES.get((worn, material))
        if shades is not None:
            yield tile(material, shades)
    wood = _WOOD.get(worn)
    if wood is not None:
        yield _grain(wood)
        yield _grain(wood, upright=True)


def _paint_light(painter: QPainter, inside: QRect, material: Material, *, dark: bool) -> None:
    """Paints the lamp's light from above, and the shadow of the frame."""
    if material is Material.FELT and dark:
        glow = QLinearGradient(0, inside.top(), 0, inside.top() + appearance.scaled(GLOW_HEIGHT))
        glow.setColorAt(0.0, tint("#ffdf9a", 0.10))
        glow.setColorAt(1.0, tint("#ffdf9a", 0.0))
        lit = QRect(inside.topLeft(), inside.bottomRight())
        lit.setHeight(min(inside.height(), appearance.scaled(GLOW_HEIGHT)))
        painter.fillRect(lit, glow)
    deep = appearance.scaled(9)
    strength = 0.42 if dark else 0.2
    shade, clear = tint("#1a0d02", strength), tint("#1a0d02", 0.0)
    for edge, start, end in (
        (QRect(inside.left(), inside.top(), inside.width(), deep), (0, 0), (0, deep)),
        (QRect(inside.left(), inside.top(), deep, inside.height()), (0, 0), (deep, 0)),
    ):
        shadow = QLinearGradient(
            QPointF(edge.topLeft() + QPoint(*start)), QPointF(edge.topLeft() + QPoint(*end))
        )
        shadow.setColorAt(0.0, shade)
        shadow.setColorAt(1.0, clear)
        painter.fillRect(edge, shadow)


def _paint_frame(painter: QPainter, whole: QRect, width: int) -> None:
    """Paints wooden strips between two lines of brass, and brass plates at the corners."""
    worn = appearance.shades()
    inside = whole.adjusted(width, width, -width, -width)
    wood = _WOOD.get(worn)
    if wood is not None:
        grain, upright = _grain(wood), _grain(wood, upright=True)
        left, top, right, low = whole.left(), whole.top(), whole.right() + 1, whole.bottom() + 1
        across = whole.width()
        painter.drawTiledPixmap(QRect(left, top, across, width), grain)
        painter.drawTiledPixmap(QRect(left, low - width, across, width), grain, QPoint(70, 19))
        for x in (left, right - width):
            corners = ((x, top), (x + width, top + width), (x + width, low - width), (x, low))
            if x != left:
                corners = ((x + width, top), (x, top + width), (x, low - width), (x + width, low))
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(upright))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
            painter.restore()
        lights = ((0.22, 0.0), (0.0, 0.36))
        for (light, dark), near, far in (
            (lights[0], QPoint(left, top), QPoint(right, top + width)),
            (lights[1], QPoint(left, low - width), QPoint(right, low)),
        ):
            bevel = QLinearGradient(QPointF(0, near.y()), QPointF(0, far.y()))
            bevel.setColorAt(0.0, tint("#ffe2b0", light))
            bevel.setColorAt(1.0, tint("#000000", dark))
            painter.fillRect(QRect(near, far - QPoint(1, 1)), bevel)
    _paint_brass(painter, whole, inside, width)


def _paint_brass(painter: QPainter, whole: QRect, inside: QRect, width: int) -> None:
    worn = appearance.shades()
    line = max(1, appearance.scaled(1.5))
    outer, inner = QColor(worn.brass), QColor(worn.brass_high if worn.dark else worn.brass)
    painter.setPen(Qt.PenStyle.NoPen)
    for frame, colour in ((whole, outer), (inside.adjusted(-line, -line, line, line), inner)):
        for edge in (
            QRect(frame.left(), frame.top(), frame.width(), line),
            QRect(frame.left(), frame.bottom() + 1 - line, frame.width(), line),
            QRect(frame.left(), frame.top(), line, frame.height()),
            QRect(frame.right() + 1 - line, frame.top(), line, frame.height()),
        ):
            painter.fillRect(edge, colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = width * 2.1
    for corner, right, down in (
        (whole.topLeft(), 1, 1),
        (whole.topRight() + QPoint(1, 0), -1, 1),
        (whole.bottomLeft() + QPoint(0, 1), 1, -1),
        (whole.bottomRight() + QPoint(1, 1), -1, -1),
    ):
        at = QTransform(right, 0, 0, down, corner.x(), corner.y())
        plate = at.map(
            QPolygonF([QPointF(0, 0), QPointF(reach, 0), QPointF(width, width), QPointF(0, reach)])
        )
        metal = QLinearGradient(plate.boundingRect().topLeft(), plate.boundingRect().bottomRight())
        metal.setColorAt(0.0, QColor(worn.brass_high))
        metal.setColorAt(1.0, QColor(worn.brass if worn.dark else worn.brass_deep))
        painter.setPen(QPen(QColor(worn.brass_deep), 1))
        painter.setBrush(QBrush(metal))
        painter.drawPolygon(plate)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn.brass_deep))
        middle, size = at.map(QPointF(width * 0.55, width * 0.55)), width * 0.17
        painter.drawEllipse(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size))


@lru_cache(maxsize=len(SURFACES))
def tile(material: Material, shades: Shades) -> QPixmap:
    """Returns a tile of a surface; its opposite edges fit together."""
    if material is Material.FELT:
        tile = _noise(1, 128, 128, shades)
        _add(tile, _noise(2, 8, 8, shades), 0.4)
    elif material is Material.PARCHMENT:
        tile = _noise(3, 5, 5, shades)
        _add(tile, _noise(4, 21, 64, shades), 0.4)
        _add(tile, _noise(5, 128, 32, shades), 0.22)
    else:
        tile = _noise(6, 72, 72, shades)
        _add(tile, _noise(7, 6, 6, shades), 0.45)
        _add(tile, _noise(8, 36, 44, shades), 0.3)
    return QPixmap.fromImage(tile)


def wood_grain() -> QPixmap | None:
    """Returns a tile of the wood of frames in the current theme; None in high contrast."""
    wood = _WOOD.get(appearance.shades())
    return None if wood is None else _grain(wood)


@lru_cache(maxsize=2 * len(_WOOD))
def _grain(shades: Shades, *, upright: bool = False) -> QPixmap:
    """Returns a tile of wood with a horizontal grain; with `upright`, a vertical one."""
    tile = _noise(9, 3, 64, shades)
    _add(tile, _noise(10, 7, 128, shades), 0.5)
    if upright:
        tile = tile.transformed(QTransform().rotate(90))
    return QPixmap.fromImage(tile)


def _noise(seed: int, columns: int, rows: int, shades: Shades) -> QImage:
    """Returns a tile of random spots between two colours; a seed always gives the same tile.

    Args:
        seed: the seed of the random spots.
        columns, rows: the number of spots in each direction.
        shades: the two colours.
    """
    stride = -(-columns // 4) * 4
    spots = Random(seed).randbytes(stride * rows)
    noise = QImage(spots, columns, rows, stride, QImage.Format.Format_Indexed8)
    noise.setColorTable(
        [QColor(appearance.mixed_colour(*shades, step / 255)).rgb() for step in range(256)]
    )
    again = QImage(columns * 3, rows * 3, QImage.Format.Format_RGB32)
    painter = QPainter(again)
    painter.drawTiledPixmap(again.rect(), QPixmap.fromImage(noise))
    painter.end()
    large = again.scaled(
        TILE_PIXELS * 3,
        TILE_PIXELS * 3,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return large.copy(TILE_PIXELS, TILE_PIXELS, TILE_PIXELS, TILE_PIXELS)


def _add(tile: QImage, layer: QImage, share: float) -> None:
    """Paints a layer over a tile, with an opacity of 0–1."""
    painter = QPainter(tile)
    painter.setOpacity(share)
    painter.drawImage(0, 0, layer)
    painter.end()

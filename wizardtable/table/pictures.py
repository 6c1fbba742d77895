# SPDX-License-Identifier: MIT
"""Sprites as pixmaps: painted once for each size and state, with their shadow or glow."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from math import cos, sin, sqrt, tau
from typing import Final, TypeAlias

from PIL import Image, ImageFilter
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPixmap

from wizardtable.paint.theme import Look, tint
from wizardtable.table.view import Sprite

Painter: TypeAlias = Callable[[QPainter, QRectF, Sprite, Look], None]
"""Paints a sprite into a rectangle with a look."""

CACHE_BYTES: Final = 96 * 2**20
"""The cache keeps at most this many bytes of pixels, and drops pictures used longest ago first."""

MAX_PIXEL_RATIO: Final = 9.0
"""The largest number of device pixels per logical pixel.

This ratio is enough for the densest screen at the largest magnification.
"""

_USUAL_MAX_PIXEL_RATIO: Final = 3.0
"""Every sprite, however large, may have this many device pixels per logical pixel."""

_MAX_PICTURE_PIXELS: Final = 8_000_000
"""A picture denser than `_USUAL_MAX_PIXEL_RATIO` has at most this many device pixels.

So a magnified board is less sharp than a magnified card.
"""

_MIN_MARGIN_PIXELS: Final = 7.0
"""The smallest margin of a picture in logical pixels, so that the glow of a gem is visible."""

_SMALL_MARGIN_PIXELS: Final = 9.0
"""A sprite whose margin is smaller than this, in logical pixels, gets a wider glow."""

_HINT_LINE_SHARE: Final = 0.3
"""Width of the line around a hinted piece, as a share of the margin."""

_DAY_GLOW_COLOUR: Final = "#ffb52e"
"""The glow of a piece that may be taken, by day: a gold that is painted around a dark line."""

_DAY_LINE_SHARE: Final = 0.16
"""Width of the dark line inside the glow by day, as a share of the picture's margin."""

_SAMPLE_SIDE_PIXELS: Final = 16
"""To test whether a picture is solid, it is reduced to this many pixels in each direction."""

_MIN_FILLED_SHARE: Final = 0.25
"""A picture counts as solid if more than this share of its area, with its margin, is filled."""

_OUTLINE_SHIFT_COUNT: Final = 16
"""The line around a hinted piece is made of this many shifted silhouettes."""


class Finish(Enum):
    """The state in which a sprite is shown.

    SOURCE: the piece glows because it may be taken. LIFTED: the piece is chosen or held. HINT: the
    piece belongs to a proposed move. DIM: the piece is dimmed.
    """

    PLAIN = "plain"
    SOURCE = "source"
    LIFTED = "lifted"
    HINT = "hint"
    DIM = "dim"


@dataclass(frozen=True, slots=True)
class Picture:
    """A painted sprite.

    Attributes:
        pixmap: the sprite with its shadow or glow.
        width, height: the size of the sprite in logical pixels.
        margin: logical pixels by which the pixmap is larger than the sprite on each side.
    """

    pixmap: QPixmap
    width: float
    height: float
    margin: float


class PictureCache:
    """The painted pictures of one table, or of several tables of the same game."""

    def __init__(self, paint: Painter, limit: int = CACHE_BYTES) -> None:
        self._paint = paint
        self._max_bytes = limit
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._faces: OrderedDict[Hashable, QImage] = OrderedDict()
        self._picture_bytes = self._face_bytes = 0

    @property
    def byte_count(self) -> int:
        """The size of the kept pixels, in bytes."""
        return self._picture_bytes + self._face_bytes

    def picture(
        self,
        sprite: Sprite,
        width: float,
        height: float,
        look: Look,
        finish: Finish = Finish.PLAIN,
        lift: float = 0.0,
    ) -> Picture:
        """Returns the picture of a sprite at this size in logical pixels, painted if needed.

        `lift` (0 to 1) is the height of the sprite above the cloth, which gives it a shadow. It is
        negative if the picture will be shown upside down.
        """
        kept = self.ready_picture(sprite, width, height, look, finish, lift)
        if kept is not None:
            return kept
        lift = _effective_lift(finish, lift)
        key = (sprite, round(width, 1), round(height, 1), look, finish, lift)
        picture = self._make(sprite, width, height, look, finish, lift)
        self._pictures[key] = picture
        self._picture_bytes += _byte_size(picture)
        while self._picture_bytes > self._max_bytes * 2 / 3 and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._picture_bytes -= _byte_size(dropped)
        return picture

    def ready_picture(
        self,
        sprite: Sprite,
        width: float,
        height: float,
        look: Look,
        finish: Finish = Finish.PLAIN,
        lift: float = 0.0,
    ) -> Picture | None:
        """Returns the picture as `picture` does if it is painted already, otherwise None.

        The arguments are as in `picture`.
        """
        key = (
            sprite,
            round(width, 1),
            round(height, 1),
            look,
            finish,
            _effective_lift(finish, lift),
        )
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def clear(self) -> None:
        """Drops all pictures, for example when the language has changed."""
        self._pictures.clear()
        self._faces.clear()
        self._picture_bytes = self._face_bytes = 0

    def __len__(self) -> int:
        return len(self._pictures)

    def _make(
        self,
        sprite: Sprite,
        width: float,
        height: float,
        look: Look,
        finish: Finish,
        lift: float,
    ) -> Picture:
        if finish is Finish.DIM:  # a wash over the plain picture costs a fifth of a new one
            plain = self.picture(sprite, width, height, look, Finish.PLAIN, lift)
            pixmap = QPixmap(plain.pixmap)
            _tint_picture(pixmap, tint(look.theme.shade, 0.3))
            return Picture(pixmap, width, height, plain.margin)
        margin = float(round(max(_MIN_MARGIN_PIXELS, min(width, height) * 0.13)))
        face = self._face(sprite, width, height, look, margin)
        if not lift and finish is Finish.PLAIN:
            return Picture(QPixmap.fromImage(face), width, height, margin)
        image = _new_image(width + 2 * margin, height + 2 * margin, look.ratio)
        _paint_with_halo(image, face, look, finish, lift, margin)
        return Picture(QPixmap.fromImage(image), width, height, margin)

    def _face(
        self, sprite: Sprite, width: float, height: float, look: Look, margin: float
    ) -> QImage:
        """Returns the sprite alone, without shadow or glow.

        Painting vectors is slow, so the latest results are kept. For a click that makes twenty
        cards glow, only the glow must then be painted.
        """
        key = (sprite, round(width, 1), round(height, 1), look)
        kept = self._faces.get(key)
        if kept is not None:
            self._faces.move_to_end(key)
            return kept
        face = _new_image(width + 2 * margin, height + 2 * margin, look.ratio)
        rect = QRectF(margin, margin, width, height)
        with_painter(face, lambda painter: self._paint(painter, rect, sprite, look))
        self._faces[key] = face
        self._face_bytes += face.sizeInBytes()
        while self._face_bytes > self._max_bytes / 3 and len(self._faces) > 1:
            _, dropped = self._faces.popitem(last=False)
            self._face_bytes -= dropped.sizeInBytes()
        return face


def with_painter(image: QPaintDevice, draw: Callable[[QPainter], None]) -> None:
    """Draws on an image with an antialiased painter, which is ended even after an error."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        draw(painter)
    finally:
        painter.end()


def _new_image(width: float, height: float, wanted_ratio: float) -> QImage:
    max_ratio = max(_USUAL_MAX_PIXEL_RATIO, sqrt(_MAX_PICTURE_PIXELS / (width * height)))
    ratio = min(wanted_ratio, max_ratio, MAX_PIXEL_RATIO)
    image = QImage(
        max(1, round(width * ratio)),
        max(1, round(height * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _paint_with_halo(
    sheet: QImage, face: QImage, look: Look, finish: Finish, lift: float, margin: float
) -> None:
    ratio = sheet.devicePixelRatio()
    painter = QPainter(sheet)
    if lift:
        shade = _blurred_silhouette(
            face, margin * (0.16 + 0.2 * abs(lift)) * ratio, QColor(look.theme.shade)
        )
        painter.setOpacity(0.62)
        painter.drawImage(QPointF(margin * 0.12 * lift, margin * 0.4 * lift), shade)
        painter.setOpacity(1.0)
    colour = {
        Finish.SOURCE: look.theme.glow,
        Finish.LIFTED: look.theme.target,
        Finish.HINT: look.theme.hint,
    }.get(finish)
    if colour:
        is_small = margin < _SMALL_MARGIN_PIXELS
        is_framed = finish is Finish.SOURCE and not look.theme.is_dark and _is_solid(face)
        halo = _blurred_silhouette(
            face,
            margin * (0.42 if is_small else 0.3) * ratio,
            QColor(_DAY_GLOW_COLOUR if is_framed else colour),
        )
        painter.setOpacity(0.8)
        # Several times, because a single glow is half transparent at the edge.
        for _ in range(3 if look.theme.is_dark else 6):
            painter.drawImage(QPointF(0, 0), halo)
        painter.setOpacity(1.0)
        if is_framed:  # a dark glow on a light cloth would look like dirt, a light one like nothing
            _paint_outline(painter, face, margin * _DAY_LINE_SHARE, QColor(colour))
    if finish is Finish.HINT and _is_solid(face):  # among glows, a colour alone is easily missed
        _paint_outline(painter, face, margin * _HINT_LINE_SHARE, QColor(colour))
    painter.drawImage(QPointF(0, 0), face)
    painter.end()


def _is_solid(face: QImage) -> bool:
    """Returns True if a picture is a filled shape, not mere writing.

    Letters with a line around each of them could not be read.
    """
    small = face.scaled(_SAMPLE_SIDE_PIXELS, _SAMPLE_SIDE_PIXELS).convertToFormat(
        QImage.Format.Format_Alpha8
    )
    places = range(_SAMPLE_SIDE_PIXELS)
    alphas = [small.pixelColor(x, y).alphaF() for x in places for y in places]
    return sum(alphas) > _MIN_FILLED_SHARE * len(alphas)


def _paint_outline(painter: QPainter, face: QImage, width: float, colour: QColor) -> None:
    """Paints the silhouette of a picture in one colour, larger by `width` pixels on each side."""
    shape = _blurred_silhouette(face, 0.0, colour)
    for step in range(_OUTLINE_SHIFT_COUNT):
        angle = tau * step / _OUTLINE_SHIFT_COUNT
        painter.drawImage(QPointF(width * cos(angle), width * sin(angle)), shape)


def _effective_lift(finish: Finish, lift: float) -> float:
    """Returns the lift with which a sprite is painted: in the state LIFTED always the largest."""
    return (1.0 if lift > 0 else -1.0) if finish is Finish.LIFTED and lift else lift


def _tint_picture(image: QPixmap, colour: QColor) -> None:
    """Tints the painted pixels of an image; transparent pixels stay transparent."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(QPointF(0, 0), image.deviceIndependentSize()), colour)
    painter.end()


def _blurred_silhouette(image: QImage, radius: float, colour: QColor) -> QImage:
    """Returns the silhouette of an image, blurred by `radius` device pixels, in one colour."""
    size, ratio = image.size(), image.devicePixelRatio()
    half = image.scaled(
        max(1, size.width() // 2),
        max(1, size.height() // 2),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_Alpha8)
    width, height, stride = half.width(), half.height(), half.bytesPerLine()
    mask = Image.frombytes("L", (stride, height), bytes(half.constBits()))
    mask = mask.crop((0, 0, width, height))
    soft = mask.filter(ImageFilter.GaussianBlur(radius / 2))
    data = soft.tobytes()
    alpha = QImage(data, width, height, width, QImage.Format.Format_Alpha8).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    result = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(colour)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, alpha)
    painter.end()
    result.setDevicePixelRatio(ratio)
    return result


def _byte_size(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4

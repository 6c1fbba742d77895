# SPDX-License-Identifier: MIT
"""Sprites as pixmaps: painted once for each size and state, with their shadow or glow baked in."""

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

CACHE_BYTES: Final = 96 * 2**20
"""Pixels kept at most; what was not used for longest goes first."""

MAX_RATIO: Final = 9.0
"""Device pixels for each logical pixel at most: where a screen of the highest density is magnified
as far as can be."""

_PLENTY: Final = 3.0
"""As many of them as a screen may ask for, however large the sprite is."""

_MOST_PIXELS: Final = 8_000_000
"""Pixels of one picture where more than that is asked for: a board is not as sharp as a card."""

_LEAST_MARGIN: Final = 7.0
"""Logical pixels around the smallest sprites, such as a gem in its setting: room for a glow that
is seen."""

_SMALL: Final = 9.0
"""Margins below this belong to sprites whose glow is made stronger."""

_BROAD: Final = 0.3
"""The line around what a hint is about, as a share of the margin."""

_SAMPLED, _FILLED = 16, 0.25
"""Places looked at in each direction, and the share of them that is filled in a solid picture, its
margin counted."""

_DIRECTIONS: Final = 16
"""Shifted silhouettes of which that line is made, round enough at its breadth."""


class Finish(Enum):
    """The state a sprite is shown in."""

    PLAIN = "plain"
    SOURCE = "source"
    LIFTED = "lifted"
    HINT = "hint"
    DIM = "dim"


@dataclass(frozen=True, slots=True)
class Picture:
    """A baked sprite: the pixmap reaches `margin` logical pixels beyond the sprite's rectangle."""

    pixmap: QPixmap
    width: float
    height: float
    margin: float


class PictureCache:
    """The cache of one table's pictures."""

    def __init__(self, paint: Painter, limit: int = CACHE_BYTES) -> None:
        self._paint = paint
        self._limit = limit
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._faces: OrderedDict[Hashable, QImage] = OrderedDict()
        self._picture_bytes = self._face_bytes = 0

    @property
    def bytes(self) -> int:
        """The pixels kept now."""
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
        """The sprite at this size in logical pixels; `lift` (0 to 1) is how far it stands off
        the cloth, negative where it will be shown upside down."""
        found = self.ready(sprite, width, height, look, finish, lift)
        if found is not None:
            return found
        lift = _lifted(finish, lift)
        key = (sprite, round(width, 1), round(height, 1), look, finish, lift)
        made = self._make(sprite, width, height, look, finish, lift)
        self._pictures[key] = made
        self._picture_bytes += _weight(made)
        while self._picture_bytes > self._limit * 2 / 3 and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._picture_bytes -= _weight(dropped)
        return made

    def ready(
        self,
        sprite: Sprite,
        width: float,
        height: float,
        look: Look,
        finish: Finish = Finish.PLAIN,
        lift: float = 0.0,
    ) -> Picture | None:
        """The same where it has been made before, else None."""
        key = (sprite, round(width, 1), round(height, 1), look, finish, _lifted(finish, lift))
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def clear(self) -> None:
        """Forget every picture: the theme, the language or the ratio has changed."""
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
            washed = QPixmap(plain.pixmap)
            _wash(washed, tint(look.theme.shade, 0.3))
            return Picture(washed, width, height, plain.margin)
        margin = float(round(max(_LEAST_MARGIN, min(width, height) * 0.13)))
        face = self._face(sprite, width, height, look, margin)
        if not lift and finish is Finish.PLAIN:
            return Picture(QPixmap.fromImage(face), width, height, margin)
        sheet = _canvas(width + 2 * margin, height + 2 * margin, look.ratio)
        _underlay(sheet, face, look, finish, lift, margin)
        return Picture(QPixmap.fromImage(sheet), width, height, margin)

    def _face(
        self, sprite: Sprite, width: float, height: float, look: Look, margin: float
    ) -> QImage:
        """The sprite alone. Painting vectors is the slow part, so its last results are kept:
        another finish of the same sprite (a click that makes twenty cards glow) costs a blur."""
        key = (sprite, round(width, 1), round(height, 1), look)
        found = self._faces.get(key)
        if found is not None:
            self._faces.move_to_end(key)
            return found
        face = _canvas(width + 2 * margin, height + 2 * margin, look.ratio)
        rect = QRectF(margin, margin, width, height)
        with_painter(face, lambda painter: self._paint(painter, rect, sprite, look))
        self._faces[key] = face
        self._face_bytes += face.sizeInBytes()
        while self._face_bytes > self._limit / 3 and len(self._faces) > 1:
            _, dropped = self._faces.popitem(last=False)
            self._face_bytes -= dropped.sizeInBytes()
        return face


def with_painter(image: QPaintDevice, draw: Callable[[QPainter], None]) -> None:
    """Draw on an image with a smooth painter that is ended whatever happens."""
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


def _canvas(width: float, height: float, wanted: float) -> QImage:
    most = max(_PLENTY, sqrt(_MOST_PIXELS / (width * height)))
    ratio = min(wanted, most, MAX_RATIO)
    image = QImage(
        max(1, round(width * ratio)),
        max(1, round(height * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _underlay(
    sheet: QImage, face: QImage, look: Look, finish: Finish, lift: float, margin: float
) -> None:
    ratio = sheet.devicePixelRatio()
    painter = QPainter(sheet)
    if lift:
        shade = _blurred(face, margin * (0.16 + 0.2 * abs(lift)) * ratio, QColor(look.theme.shade))
        painter.setOpacity(0.62)
        painter.drawImage(QPointF(margin * 0.12 * lift, margin * 0.4 * lift), shade)
        painter.setOpacity(1.0)
    colour = {
        Finish.SOURCE: look.theme.glow,
        Finish.LIFTED: look.theme.target,
        Finish.HINT: look.theme.hint,
    }.get(finish)
    if colour:
        small = margin < _SMALL
        halo = _blurred(face, margin * (0.42 if small else 0.3) * ratio, QColor(colour))
        painter.setOpacity(0.8)
        for _ in range(3 if look.theme.dark else 6):  # one alone is half clear at the edge
            painter.drawImage(QPointF(0, 0), halo)
        painter.setOpacity(1.0)
    if finish is Finish.HINT and _is_solid(face):  # a colour alone is easily missed among halos
        _outline(painter, face, margin * _BROAD, QColor(colour))
    painter.drawImage(QPointF(0, 0), face)
    painter.end()


def _is_solid(face: QImage) -> bool:
    """Whether a picture is a shape and not writing, which fills little: its letters, each with a
    line around it, could not be read."""
    small = face.scaled(_SAMPLED, _SAMPLED).convertToFormat(QImage.Format.Format_Alpha8)
    places = range(_SAMPLED)
    alphas = [small.pixelColor(x, y).alphaF() for x in places for y in places]
    return sum(alphas) > _FILLED * len(alphas)


def _outline(painter: QPainter, face: QImage, width: float, colour: QColor) -> None:
    """Draw the silhouette of a picture as much broader on all sides, in one colour."""
    shape = _blurred(face, 0.0, colour)
    for step in range(_DIRECTIONS):
        angle = tau * step / _DIRECTIONS
        painter.drawImage(QPointF(width * cos(angle), width * sin(angle)), shape)


def _lifted(finish: Finish, lift: float) -> float:
    """What is lifted stands as far off as can be."""
    return (1.0 if lift > 0 else -1.0) if finish is Finish.LIFTED and lift else lift


def _wash(image: QPixmap, colour: QColor) -> None:
    """Tint what is drawn, leaving what is clear."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(QPointF(0, 0), image.deviceIndependentSize()), colour)
    painter.end()


def _blurred(image: QImage, radius: float, colour: QColor) -> QImage:
    """The silhouette of an image, softened by `radius` device pixels, in one colour."""
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


def _weight(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4

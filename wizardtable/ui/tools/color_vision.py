# SPDX-License-Identifier: MIT
"""Pictures as people see them who cannot tell some colours apart, or any.

The matrices for the lack of one kind of cone are those of G. M. Machado, M. M. Oliveira and
L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
Transactions on Visualization and Computer Graphics 15 (2009), for a severity of 1; they apply to
light, not to the numbers of a picture.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageFilter
from PySide6.QtGui import QImage

Rgb: TypeAlias = tuple[float, float, float]

_LUMINANCE: Final = (0.2126, 0.7152, 0.0722)

_SEEN: Final[dict[str, tuple[Rgb, Rgb, Rgb]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (_LUMINANCE, _LUMINANCE, _LUMINANCE),
}
"""By kind, what is seen of the light of the three colours."""

_STEPS: Final = 33
"""Shades of each colour that are computed; between them the table is smooth."""


def seen_color(color: Rgb, kind: str) -> Rgb:
    """A colour, its parts from 0 to 1, as somebody with this kind of sight sees it.

    >>> [round(part, 6) for part in seen_color((1.0, 1.0, 1.0), "grey")]
    [1.0, 1.0, 1.0]
    """
    light = [_light(part) for part in color]
    red, green, blue = (
        _part(min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))))
        for row in _SEEN[kind]
    )
    return red, green, blue


def seen_image(image: QImage, kind: str) -> QImage:
    """A picture as somebody with this kind of sight sees it, of the same size."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    raw = bytes(plain.constBits())
    pixels = Image.frombytes("RGB", size, raw, "raw", "RGB", plain.bytesPerLine())
    data = pixels.filter(_table(kind)).tobytes()
    seen = QImage(data, *size, 3 * size[0], QImage.Format.Format_RGB888).copy()
    seen.setDevicePixelRatio(image.devicePixelRatio())
    return seen


@lru_cache
def _table(kind: str) -> ImageFilter.Color3DLUT:
    def seen(red: float, green: float, blue: float) -> Rgb:
        return seen_color((red, green, blue), kind)

    return ImageFilter.Color3DLUT.generate(_STEPS, seen)


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _part(light: float) -> float:
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)

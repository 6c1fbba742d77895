# SPDX-License-Identifier: MIT
"""Pictures as people see them who lack one or all kinds of colour vision.

The matrices for the lack of one kind of cone are those of G. M. Machado, M. M. Oliveira and
L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
Transactions on Visualization and Computer Graphics 15 (2009), for a severity of 1. They apply to
amounts of light, not to the encoded (sRGB) values of a picture.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageFilter
from PySide6.QtGui import QImage

Rgb: TypeAlias = tuple[float, float, float]

_LUMINANCE_SHARES: Final = (0.2126, 0.7152, 0.0722)

_LIGHT_MATRICES: Final[dict[str, tuple[Rgb, Rgb, Rgb]]] = {
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
    "grey": (_LUMINANCE_SHARES, _LUMINANCE_SHARES, _LUMINANCE_SHARES),
}
"""For each kind of vision, the rows that give the seen red, green and blue light."""

_TABLE_SIZE: Final = 33
"""Number of shades of each colour in the table; between them the filter interpolates."""


def simulated_color(color: Rgb, kind: str) -> Rgb:
    """Returns a colour as a person with this kind of vision sees it, in parts of 0–1.

    >>> [round(part, 6) for part in simulated_color((1.0, 1.0, 1.0), "grey")]
    [1.0, 1.0, 1.0]
    """
    light = [_decoded(part) for part in color]
    red, green, blue = (
        _encoded(min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))))
        for row in _LIGHT_MATRICES[kind]
    )
    return red, green, blue


def simulated_image(image: QImage, kind: str) -> QImage:
    """Returns a picture of the same size as a person with this kind of vision sees it."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    raw_bytes = bytes(plain.constBits())
    pixels = Image.frombytes("RGB", size, raw_bytes, "raw", "RGB", plain.bytesPerLine())
    data = pixels.filter(_color_table(kind)).tobytes()
    simulated = QImage(data, *size, 3 * size[0], QImage.Format.Format_RGB888).copy()
    simulated.setDevicePixelRatio(image.devicePixelRatio())
    return simulated


@lru_cache
def _color_table(kind: str) -> ImageFilter.Color3DLUT:
    def simulated(red: float, green: float, blue: float) -> Rgb:
        return simulated_color((red, green, blue), kind)

    return ImageFilter.Color3DLUT.generate(_TABLE_SIZE, simulated)


def _decoded(value: float) -> float:
    """Returns the amount of light (0–1) of an sRGB value (0–1)."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> float:
    """Returns the sRGB value (0–1) of an amount of light (0–1)."""
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)

# SPDX-License-Identifier: MIT
"""The colours and the typefaces of the table, by lamp light and by day."""

import struct
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase

from wizardtable.paint import book_face


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Theme:
    """One look of the table as "#rrggbb" colours.

    Attributes:
        felt, felt_edge, lamp: the cloth, its dark rim, and the cloth under the lamp.
        circle: the arcane circle drawn faintly on the cloth.
        brass, brass_high, brass_deep: metal, its light and its shade.
        parchment, parchment_edge, ink, ink_soft: paper and what is written on it.
        text, text_soft: writing on the cloth; `well`: a hollow in the cloth.
        glow: what may be taken; `target`: where the taken may go.
        hint: the move a hint proposes; `shade`: shadows and what is dimmed.
    """

    name: str
    felt: str
    felt_edge: str
    lamp: str
    circle: str
    brass: str
    brass_high: str
    brass_deep: str
    parchment: str
    parchment_edge: str
    ink: str
    ink_soft: str
    text: str
    text_soft: str
    well: str
    glow: str
    target: str
    hint: str
    shade: str


DARK: Final = Theme(
    name="dark",
    felt="#1d4245",
    felt_edge="#0b1b1e",
    lamp="#35686a",
    circle="#8fc1b4",
    brass="#c8a052",
    brass_high="#f0d797",
    brass_deep="#7c5a22",
    parchment="#f4e7c6",
    parchment_edge="#d9c08c",
    ink="#2a1c10",
    ink_soft="#5a4730",
    text="#f5ecd6",
    text_soft="#c3d0c0",
    well="#0d2225",
    glow="#ffd77a",
    target="#8ff0d0",
    hint="#c7a6ff",
    shade="#041012",
)

LIGHT: Final = Theme(
    name="light",
    felt="#c3cfb9",
    felt_edge="#93a48d",
    lamp="#eceed9",
    circle="#4d7a68",
    brass="#9a7125",
    brass_high="#d9b566",
    brass_deep="#5f420f",
    parchment="#fbf3dd",
    parchment_edge="#dcc794",
    ink="#2a1c10",
    ink_soft="#5a4730",
    text="#1f2a22",
    text_soft="#3e4d41",
    well="#a9b8a2",
    glow="#c07a00",
    target="#00806a",
    hint="#6a3fb5",
    shade="#2c3a30",
)

THEMES: Final = {theme.name: theme for theme in (DARK, LIGHT)}

_FACES: Final = ("Regular", "It", "Semibold", "Bold")


@lru_cache(maxsize=1)
def serif_family() -> str:
    """The book face for titles and card names; needs a QGuiApplication the first time."""
    from font_source_serif_pro import font_files_ttf  # noqa: PLC0415 - lists its folder on import

    family = "serif"
    for face in _FACES:
        path = font_files_ttf.get("SourceSerifPro" + ("" if face == "Regular" else face))
        number = _added(Path(path)) if path else -1
        if face == "Regular" and number >= 0:
            family = QFontDatabase.applicationFontFamilies(number)[0]
    return family


def _added(path: Path) -> int:
    """Qt's number of the face in this file, with the space that it lacks; -1 if it is none."""
    try:
        face = book_face.with_narrow_space(path.read_bytes())
    except (OSError, ValueError, StopIteration, struct.error):
        return QFontDatabase.addApplicationFont(str(path))
    number = QFontDatabase.addApplicationFontFromData(face)
    return number if number >= 0 else QFontDatabase.addApplicationFont(str(path))


@dataclass(frozen=True, slots=True)
class Look:
    """All that decides how a sprite is drawn besides what it shows.

    Attributes:
        scale: the font scale, 1.0 to 1.75.
        ratio: device pixels for each logical pixel, 1.0 to 3.0.
    """

    theme: Theme = DARK
    scale: float = 1.0
    ratio: float = 1.0

    def serif(self, pixels: float, bold: bool = False, italic: bool = False) -> QFont:
        """The book face, `pixels` logical pixels high at font scale 1."""
        font = QFont(serif_family())
        font.setPixelSize(max(1, round(pixels * self.scale)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font.setItalic(italic)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


def tint(colour: str, alpha: float) -> QColor:
    """A colour made translucent; `alpha` from 0 (clear) to 1 (opaque)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result

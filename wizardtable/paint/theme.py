# SPDX-License-Identifier: MIT
"""The colours of the table, for a dark, a light and a high-contrast theme, and its typefaces."""

import struct
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

import font_source_sans_pro
import font_source_serif_pro
from PySide6.QtGui import QColor, QFont, QFontDatabase

from wizardtable.paint import book_face


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Theme:
    """The colours of the table, as "#rrggbb".

    Attributes:
        name: The name of the theme, such as "dark".
        is_dark: True if the cloth is dark and the writing on it light.
        felt, felt_edge, lamp: The cloth, its darker edge, and the cloth under the lamp.
        circle: The arcane circle that is drawn faintly on the cloth.
        brass, brass_high, brass_deep: Metal, its light and its shade.
        parchment, parchment_edge: Paper and its edge.
        ink, ink_soft: Writing on paper, and less important writing there.
        text, text_soft: Writing on the cloth, and less important writing there.
        well: A hollow in the cloth.
        glow: The pieces that may be taken.
        target: The places where a held piece may go.
        hint: The move that a hint proposes.
        shade: Shadows and dimmed pieces.
        figure: Metal numbers on the cloth.
        danger: Numbers beyond a limit.
    """

    name: str
    is_dark: bool
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
    figure: str
    danger: str


DARK: Final = Theme(
    name="dark",
    is_dark=True,
    felt="#1d4245",
    felt_edge="#0b1b1e",
    lamp="#265052",
    circle="#8fc1b4",
    brass="#c8a052",
    brass_high="#f0d797",
    brass_deep="#7c5a22",
    parchment="#f4e7c6",
    parchment_edge="#d9c08c",
    ink="#2a1c10",
    ink_soft="#5a4730",
    text="#f5ecd6",
    text_soft="#dae4d7",
    well="#0d2225",
    glow="#ffd77a",
    target="#8ff0d0",
    hint="#cba8ff",
    shade="#041012",
    figure="#f0d797",
    danger="#ff9d86",
)

LIGHT: Final = Theme(
    name="light",
    is_dark=False,
    felt="#c3cfb9",
    felt_edge="#b0beaa",
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
    text_soft="#364439",
    well="#a9b8a2",
    glow="#8f4a00",
    target="#006b58",
    hint="#5f35a8",
    shade="#2c3a30",
    figure="#4d350a",
    danger="#7c1c0b",
)

CONTRAST: Final = Theme(
    name="contrast",
    is_dark=True,
    felt="#000000",
    felt_edge="#000000",
    lamp="#0b0b0b",
    circle="#6c6c6c",
    brass="#ffd23e",
    brass_high="#fff0b0",
    brass_deep="#9c7a1e",
    parchment="#ffffff",
    parchment_edge="#dcdcdc",
    ink="#000000",
    ink_soft="#2e2e2e",
    text="#ffffff",
    text_soft="#eeeeee",
    well="#141414",
    glow="#ffff00",
    target="#00ffff",
    hint="#ff9bff",
    shade="#000000",
    figure="#ffe680",
    danger="#ff9d86",
)

THEMES: Final = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST)}

_FACE_NAMES: Final = ("Regular", "It", "Semibold", "Bold")


@lru_cache(maxsize=1)
def serif_family() -> str:
    """Returns the name of the font family for titles and card names, called the book face.

    The first call needs a QGuiApplication.
    """
    return _load_family(font_source_serif_pro.font_files_ttf, "SourceSerifPro") or "serif"


@lru_cache(maxsize=1)
def sans_family() -> str:
    """Returns the name of the font family for controls and lists; all its digits are equally wide.

    The first call needs a QGuiApplication.
    """
    return _load_family(font_source_sans_pro.font_files_ttf, "SourceSansPro") or "sans-serif"


def _load_family(files: Mapping[str, str], name: str) -> str:
    """Adds the font files of a family to Qt.

    Returns the name of the family in Qt, or "" if its regular font is missing.
    """
    family = ""
    for face in _FACE_NAMES:
        path = files.get(name + ("" if face == "Regular" else face))
        number = _load_face(Path(path)) if path else -1
        if face == "Regular" and number >= 0:
            family = QFontDatabase.applicationFontFamilies(number)[0]
    return family


def _load_face(path: Path) -> int:
    """Adds a font file to Qt, with the characters that it lacks (`book_face`).

    Returns Qt's number for the font, or -1 if Qt cannot read it.
    """
    try:
        face = book_face.with_added_signs(path.read_bytes())
    except (OSError, ValueError, StopIteration, struct.error):
        return QFontDatabase.addApplicationFont(str(path))
    number = QFontDatabase.addApplicationFontFromData(face)
    return number if number >= 0 else QFontDatabase.addApplicationFont(str(path))


MAX_FONT_SCALE: Final = 1.75
"""The largest font scale that players can choose."""

_SWELL_SHARE: Final = 0.62
"""Writing with little room follows at least this share of the font scale's growth above 1.0."""


@dataclass(frozen=True, slots=True)
class Look:
    """The settings that decide how a sprite is drawn.

    Attributes:
        theme: The colours.
        scale: The factor on the size of writing: the font scale (1.0 to 1.75) times `growth`.
        ratio: Device pixels per logical pixel: the pixel ratio of the screen, times the
            magnification of the piece.
        growth: The factor on the size of writing for the size of the table, at least 1.0.
    """

    theme: Theme = DARK
    scale: float = 1.0
    ratio: float = 1.0
    growth: float = 1.0

    @property
    def font_scale(self) -> float:
        """The font scale that the player has chosen, 1.0 to `MAX_FONT_SCALE`."""
        return min(MAX_FONT_SCALE, max(1.0, self.scale / self.growth))

    @property
    def swell(self) -> float:
        """The least growth of writing with the font scale, on a piece or plate that cannot grow.

        The factor is 1.0 at font scale 1, and 1.465 at the largest font scale.
        """
        return 1 + _SWELL_SHARE * (self.font_scale - 1)

    @property
    def close_scale(self) -> float:
        """The scale of writing where room is short: `growth` times `swell`."""
        return self.growth * self.swell

    @property
    def at_largest(self) -> "Look":
        """The same look at the largest font scale, for computing the room that writing may need."""
        return replace(self, scale=self.growth * MAX_FONT_SCALE)

    def serif(self, pixels: float, bold: bool = False, italic: bool = False) -> QFont:
        """Returns a font of the book face; `pixels` is its size in pixels at font scale 1."""
        font = QFont(serif_family())
        font.setPixelSize(max(1, round(pixels * self.scale)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font.setItalic(italic)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


def tint(colour: str, alpha: float) -> QColor:
    """Returns a colour with an opacity `alpha`, from 0 (clear) to 1 (opaque)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result

# SPDX-License-Identifier: MIT
"""Applies a theme and a font scale to the whole application: palette, fonts and style sheet.

The font scale in use is the player's choice, enlarged for a large window (see `growth`). All
functions that return colours or lengths refer to the theme and the font scale in use.
"""

import re
from dataclasses import asdict
from functools import lru_cache
from string import Template
from typing import Final

from PySide6 import QtCore  # importing the name `Qt` takes 12 ms, too long before the first paint
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from wizardtable.paint.felts import theme_with_looks
from wizardtable.paint.theme import Theme, sans_family, serif_family
from wizardtable.paint.worn_looks import worn_looks
from wizardtable.store.paths import resource
from wizardtable.ui.garbage import collector_off
from wizardtable.ui.style.palette import DAY, EVENING, HIGH_CONTRAST, PALETTES, Palette
from wizardtable.ui.style.stylesheet import SHEET

BASE_FONT_PIXELS = 14
"""The size of ordinary text, in pixels at a font scale of 100 %.

Points would have a different size on some systems.
"""

GROWTH_STEP_PERCENT = 5
"""Percentage points between two text sizes while the window grows."""

STYLE_RULE_PATTERN: Final = re.compile(r"([^{}]+)\{([^}]*)\}")
"""Matches one rule of the style sheet; the groups are its selectors and its declarations."""

COLOUR_PATTERN: Final = re.compile(r"\$(?!n\d|m\d|serif)|transparent")
"""Matches a placeholder for a colour or a picture in a declaration of the style sheet."""

_applied: list[tuple[Palette, int]] = [(EVENING, 100)]
_requested: list[tuple[str, int]] = []
_growth_percent: list[int] = [100]


def shades() -> Palette:
    """Returns the palette in use, that is the colours of the current theme."""
    return _applied[0][0]


def font_scale() -> int:
    """Returns the font scale in use, in percent, enlarged for a large window."""
    return _applied[0][1]


def chosen_scale() -> int:
    """Returns the font scale that the player has chosen, in percent; 100 before any choice."""
    return _requested[0][1] if _requested else 100


def table_theme() -> Theme:
    """Returns the theme in which tables are painted now."""
    return theme_with_looks(shades().table, worn_looks())


def scaled(pixels: float) -> int:
    """Returns a length in pixels at the font scale in use, given its length at 100 %."""
    return round(pixels * font_scale() / 100)


def serif(pixels: float, *, bold: bool = False) -> QFont:
    """Returns the serif font for painted titles; `pixels` is its size at a font scale of 100 %."""
    font = QFont(serif_family())
    font.setPixelSize(scaled(pixels))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def palette_of_theme(theme: str) -> Palette:
    """Returns the palette of a theme; for "system", that of the theme which the desktop prefers."""
    if theme == "system":
        hints = QGuiApplication.styleHints()
        light = hints.colorScheme() == QtCore.Qt.ColorScheme.Light
        high = (
            hints.accessibility().contrastPreference() == QtCore.Qt.ContrastPreference.HighContrast
        )
        return HIGH_CONTRAST if high else DAY if light else EVENING
    return PALETTES.get(theme, EVENING)


def growth(width: int, height: int) -> int:
    """Returns how large text and controls are in a window of this size, in percent.

    The result is 100 up to 1600 x 900 pixels, 130 at 2560 x 1440, and 165 from 3840 x 2160 on. Its
    steps are so small that a player who resizes the window hardly notices them.
    """
    share = (min(width, height * 16 / 9) - 1600) / (3840 - 1600)
    return 100 + GROWTH_STEP_PERCENT * round(min(1.0, max(0.0, share)) * 65 / GROWTH_STEP_PERCENT)


def grow(app: QApplication, percent: int) -> None:
    """Enlarges text and controls to this percentage, the result of `growth`.

    If no theme is in use yet, the percentage counts once `apply_theme` is called.
    """
    _growth_percent[0] = percent
    if _requested and app.styleSheet():
        apply_theme(app, *_requested[0])


DESKTOP_FONT_CLASSES: Final = (
    *("QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QStatusBar", "QAbstractItemView"),
    *("QListView", "QHeaderView", "QToolButton", "QPushButton", "QCheckBox", "QRadioButton"),
    "QLabel",
)
"""The classes of widgets for which a desktop may set its own font."""


def apply_theme(app: QApplication, theme: str, scale: int) -> None:
    """Applies a theme and a font scale to the application.

    Args:
        app: the application.
        theme: a key of `PALETTES`, or "system".
        scale: the font scale that the player has chosen, in percent.
    """
    _requested[:] = [(theme, scale)]
    worn, scale = palette_of_theme(theme), round(scale * _growth_percent[0] / 100)
    if (worn, scale) == _applied[0] and app.styleSheet():
        return
    font = QFont(sans_family())
    font.setPixelSize(round(BASE_FONT_PIXELS * scale / 100))
    with collector_off():
        if app.styleSheet():
            app.setStyleSheet("")  # otherwise Qt restyles a widget once for each ancestor
        else:
            app.setStyle(QStyleFactory.create("Fusion"))
        _applied[0] = (worn, scale)
        app.setFont(font)
        app.setPalette(qt_palette(worn))
        app.setStyleSheet(style_sheet(worn, scale))
        # With the style sheet, Qt gives these classes the desktop's own font again.
        for kind in DESKTOP_FONT_CLASSES:
            if app.font(kind) != font:  # type: ignore[call-overload]  # a str
                app.setFont(font, kind)  # type: ignore[arg-type]


def style_sheet(worn: Palette, scale: int) -> str:
    """Returns the style sheet for a palette and a font scale in percent."""
    return _filled(SHEET, worn, scale)


def _filled(text: str, worn: Palette, scale: int) -> str:
    names = {key: str(value) for key, value in asdict(worn).items()}
    names["serif"] = serif_family()
    names["art"] = resource("art", "ui").as_posix()
    names["tick"] = "tick_evening.svg" if worn.dark else "tick_day.svg"
    names["heading"] = worn.brass_high if worn.dark else worn.brass_deep
    names["primary_high"] = primary_edge_colour(worn)
    names["raised_high"] = mixed_colour(worn.raised, worn.lamp if worn.dark else "#ffffff", 0.5)
    names["faint"] = mixed_colour(worn.soft, worn.panel, 0.45)
    names["line_faint"] = mixed_colour(worn.line, worn.panel, 0.5)
    return Template(_lengths(text, scale)).substitute(names)


def colour_sheet(worn: Palette) -> str:
    """Returns the style sheet for a widget whose colours differ from those of its window.

    The style sheet has only the declarations that name a colour or a picture. It is for the font
    scale in use.
    """
    return _colour_sheet(worn, font_scale())


@lru_cache(maxsize=8)
def _colour_sheet(worn: Palette, scale: int) -> str:
    rules = []
    for rule in STYLE_RULE_PATTERN.finditer(SHEET):
        kept = [part.strip() for part in rule[2].split(";") if COLOUR_PATTERN.search(part)]
        if kept:
            rules.append(f"{rule[1].strip()} {{ {'; '.join(kept)}; }}")
    return _filled("\n".join(rules), worn, scale)


def primary_edge_colour(worn: Palette) -> str:
    """Returns the colour of the lighter edge of a primary button."""
    return worn.brass_high if worn.dark else "#94691f"


def mixed_colour(first: str, second: str, share: float) -> str:
    """Returns the colour at a share (0–1) of the way from the first colour to the second."""
    colour1, colour2 = QColor(first), QColor(second)
    channels = (
        round(a + (b - a) * share)
        for a, b in (
            (colour1.red(), colour2.red()),
            (colour1.green(), colour2.green()),
            (colour1.blue(), colour2.blue()),
        )
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def _lengths(text: str, scale: int) -> str:
    # $m6 is one pixel less than $n6, because a focus ring is one pixel thicker.
    """Returns the text with its lengths (`$n6`, `$m6`) in pixels at a font scale in percent."""

    def filled(match: re.Match[str]) -> str:
        unit, number = match[1], int(match[2])
        length = max(1, round(number * scale / 100))
        return f"{length - 1 if unit == 'm' else length}px"

    return re.sub(r"\$(n|m)(\d+)", filled, text)


def qt_palette(worn: Palette) -> QPalette:
    """Returns a palette as Qt's own widgets use it."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, worn.window),
        (role.WindowText, worn.text),
        (role.Base, worn.field),
        (role.AlternateBase, worn.panel),
        (role.Text, worn.text),
        (role.PlaceholderText, worn.soft),
        (role.Button, worn.raised),
        (role.ButtonText, worn.text),
        (role.BrightText, worn.danger),
        (role.Highlight, worn.brass),
        (role.HighlightedText, worn.on_brass),
        (role.Accent, worn.brass),
        (role.ToolTipBase, worn.raised),
        (role.ToolTipText, worn.text),
        (role.Link, worn.brass_high if worn.dark else worn.brass_deep),
        (role.LinkVisited, worn.brass_high if worn.dark else worn.brass_deep),
        (role.Mid, worn.line),
        (role.Dark, worn.shadow),
        (role.Light, worn.lamp),
    ):
        palette.setColor(which, QColor(colour))
    faint = QColor(mixed_colour(worn.soft, worn.panel, 0.45))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return palette

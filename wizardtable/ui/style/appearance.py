# SPDX-License-Identifier: MIT
"""How windows and dialogs look: palette, fonts and style sheet for a theme and a font scale.

The font scale worn is the one chosen, grown with the window: see `growth`.
"""

import re
from dataclasses import asdict
from functools import lru_cache
from string import Template
from typing import Final

from PySide6 import QtCore  # the namespace `Qt` takes 12 ms to load: not before the first paint
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from wizardtable.paint.felts import dressed
from wizardtable.paint.theme import Theme, sans_family, serif_family
from wizardtable.paint.worn_looks import worn_looks
from wizardtable.store.paths import resource
from wizardtable.ui.garbage import collector_off
from wizardtable.ui.style.palette import DAY, EVENING, HIGH_CONTRAST, PALETTES, Palette
from wizardtable.ui.style.stylesheet import SHEET

BASE = 14
"""The size of ordinary writing, in pixels, at a font scale of 100 %. Points would be of another
size on some systems."""

STEP = 5
"""Percent between two sizes of writing while a window grows."""

RULE: Final = re.compile(r"([^{}]+)\{([^}]*)\}")
"""A rule of the style sheet: selectors and declarations."""

COLOUR_NAME: Final = re.compile(r"\$(?!n\d|m\d|serif)|transparent")
"""What names a colour or a picture in a declaration of the style sheet."""

_worn: list[tuple[Palette, int]] = [(EVENING, 100)]
_asked: list[tuple[str, int]] = []
_grown: list[int] = [100]


def shades() -> Palette:
    """The colours that the application wears now."""
    return _worn[0][0]


def font_scale() -> int:
    """The font scale that the application wears now, in percent, grown with the window."""
    return _worn[0][1]


def chosen_scale() -> int:
    """The font scale that was asked for, in percent, whatever the window's size."""
    return _asked[0][1] if _asked else 100


def table_theme() -> Theme:
    """The theme that tables wear now."""
    return dressed(shades().table, worn_looks())


def scaled(pixels: float) -> int:
    """A length given for a font scale of 100 %, as it is at the scale worn now."""
    return round(pixels * font_scale() / 100)


def serif(pixels: float, *, bold: bool = False) -> QFont:
    """The book face for painted titles, at a size given for a font scale of 100 %."""
    font = QFont(serif_family())
    font.setPixelSize(scaled(pixels))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def resolve(theme: str) -> Palette:
    """The colours of a theme or, for "system", of the one that the desktop prefers."""
    if theme == "system":
        hints = QGuiApplication.styleHints()
        light = hints.colorScheme() == QtCore.Qt.ColorScheme.Light
        high = (
            hints.accessibility().contrastPreference() == QtCore.Qt.ContrastPreference.HighContrast
        )
        return HIGH_CONTRAST if high else DAY if light else EVENING
    return PALETTES.get(theme, EVENING)


def growth(width: int, height: int) -> int:
    """How much larger writing and controls are in a window of this size, in percent: 100 up to
    1600 by 900 pixels, 130 at 2560 by 1440, 165 from 3840 by 2160 on, in steps that a hand
    resizing it hardly sees."""
    share = (min(width, height * 16 / 9) - 1600) / (3840 - 1600)
    return 100 + STEP * round(min(1.0, max(0.0, share)) * 65 / STEP)


def grow(app: QApplication, percent: int) -> None:
    """Dress the application for a window that has grown; before it wears anything, later."""
    _grown[0] = percent
    if _asked and app.styleSheet():
        wear(app, *_asked[0])


KINDS: Final = (
    *("QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QStatusBar", "QAbstractItemView"),
    *("QListView", "QHeaderView", "QToolButton", "QPushButton", "QCheckBox", "QRadioButton"),
    "QLabel",
)
"""Classes of widgets for which a desktop may have a font of its own."""


def wear(app: QApplication, theme: str, scale: int) -> None:
    """Dress the application in a theme, one of `PALETTES` or "system", at a font scale in
    percent."""
    _asked[:] = [(theme, scale)]
    worn, scale = resolve(theme), round(scale * _grown[0] / 100)
    if (worn, scale) == _worn[0] and app.styleSheet():
        return
    font = QFont(sans_family())
    font.setPixelSize(round(BASE * scale / 100))
    with collector_off():
        if app.styleSheet():
            app.setStyleSheet("")  # Qt tells a widget of a changed sheet once for each ancestor
        else:
            app.setStyle(QStyleFactory.create("Fusion"))
        _worn[0] = (worn, scale)
        app.setFont(font)
        app.setPalette(qt_palette(worn))
        app.setStyleSheet(sheet(worn, scale))
        for kind in KINDS:  # for which the desktop's own font came back with the sheet
            if app.font(kind) != font:  # type: ignore[call-overload]  # a str
                app.setFont(font, kind)  # type: ignore[arg-type]


def sheet(worn: Palette, scale: int) -> str:
    """The style sheet for these colours and a font scale in percent."""
    return _filled(SHEET, worn, scale)


def _filled(text: str, worn: Palette, scale: int) -> str:
    names = {key: str(value) for key, value in asdict(worn).items()}
    names["serif"] = serif_family()
    names["art"] = resource("art", "ui").as_posix()
    names["tick"] = "tick_evening.svg" if worn.dark else "tick_day.svg"
    names["heading"] = worn.brass_high if worn.dark else worn.brass_deep
    names["primary_high"] = primary_high(worn)
    names["raised_high"] = mix(worn.raised, worn.lamp if worn.dark else "#ffffff", 0.5)
    names["faint"] = mix(worn.soft, worn.panel, 0.45)
    names["line_faint"] = mix(worn.line, worn.panel, 0.5)
    return Template(_lengths(text, scale)).substitute(names)


def colour_sheet(worn: Palette) -> str:
    """Returns the style sheet of a widget that has other colours than the window: only what names a
    colour or a picture, at the font scale worn now."""
    return _colour_sheet(worn, font_scale())


@lru_cache(maxsize=8)
def _colour_sheet(worn: Palette, scale: int) -> str:
    rules = []
    for rule in RULE.finditer(SHEET):
        kept = [part.strip() for part in rule[2].split(";") if COLOUR_NAME.search(part)]
        if kept:
            rules.append(f"{rule[1].strip()} {{ {'; '.join(kept)}; }}")
    return _filled("\n".join(rules), worn, scale)


def primary_high(worn: Palette) -> str:
    """The lighter edge of the button that is offered first."""
    return worn.brass_high if worn.dark else "#94691f"


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    one, two = QColor(first), QColor(second)
    channels = (
        round(a + (b - a) * share)
        for a, b in (
            (one.red(), two.red()),
            (one.green(), two.green()),
            (one.blue(), two.blue()),
        )
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def _lengths(text: str, scale: int) -> str:
    # $m6 is $n6 less the one pixel that a focus ring takes.
    def filled(match: re.Match[str]) -> str:
        unit, number = match[1], int(match[2])
        length = max(1, round(number * scale / 100))
        return f"{length - 1 if unit == 'm' else length}px"

    return re.sub(r"\$(n|m)(\d+)", filled, text)


def qt_palette(worn: Palette) -> QPalette:
    """Returns the colours as Qt's own widgets use them."""
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
    faint = QColor(mix(worn.soft, worn.panel, 0.45))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return palette

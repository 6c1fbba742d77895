# SPDX-License-Identifier: MIT
"""The palettes of windows and dialogs: an evening study, the same room by day, and high contrast.

Text has a contrast of at least 4.5 to 1 to the surface below it (`TEXT_PAIRS` lists the pairs).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from wizardtable.paint.theme import CONTRAST, DARK
from wizardtable.ui.style import placeholder


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Palette:
    """The colours of one theme, as "#rrggbb".

    Attributes:
        table: the name of the theme in which tables are painted.
        dark: True if text is lighter than the surfaces.
        window, panel, raised: surfaces, from the back to the front.
        field: the background of input fields.
        selection: the background of the chosen item in a list.
        border: the edge of a control.
        line: other edges, and rules between parts.
        brass, brass_high, brass_deep: brass, its highlight and its shadow.
        text: ordinary text.
        soft: less important text.
        on_brass: text on a brass button.
        danger: warnings, and actions that cannot be undone.
        focus: the ring around the control with the focus.
        lamp: the brightest part of the room, below the lamp.
        shadow: the dark corners of the room.
    """

    table: str
    dark: bool
    window: str
    panel: str
    raised: str
    field: str
    selection: str
    border: str
    line: str
    brass: str
    brass_high: str
    brass_deep: str
    text: str
    soft: str
    on_brass: str
    danger: str
    focus: str
    lamp: str
    shadow: str


EVENING = Palette(
    table="dark",
    dark=True,
    window=placeholder.EVENING[1],
    panel="#1a3236",
    raised="#234247",
    field="#0f2023",
    selection="#31595c",
    border="#7f9d97",
    line="#41605e",
    brass=DARK.brass,
    brass_high=DARK.brass_high,
    brass_deep="#8a6528",
    text="#f3ead4",
    soft="#bccabb",
    on_brass="#23180a",
    danger="#f0a08f",
    focus="#ffe3a0",
    lamp=placeholder.EVENING[0],
    shadow=placeholder.EVENING[2],
)

DAY = Palette(
    table="light",
    dark=False,
    window=placeholder.DAY[1],
    panel="#f5eedd",
    raised="#fdf8ec",
    field="#fffdf6",
    selection="#cfe0d8",
    border="#837041",
    line="#b7a47c",
    brass="#80591a",
    brass_high="#c39a4a",
    brass_deep="#5f420f",
    text="#2b2216",
    soft="#5c4f3b",
    on_brass="#fffaf0",
    danger="#962a1c",
    focus="#1d5f5c",
    lamp=placeholder.DAY[0],
    shadow=placeholder.DAY[2],
)

HIGH_CONTRAST = Palette(
    table="contrast",
    dark=True,
    window=placeholder.CONTRAST[1],
    panel="#000000",
    raised="#141414",
    field="#000000",
    selection="#004a8f",
    border="#ffffff",
    line="#d8d8d8",
    brass=CONTRAST.brass,
    brass_high=CONTRAST.brass_high,
    brass_deep=CONTRAST.brass_high,
    text="#ffffff",
    soft="#f0f0f0",
    on_brass="#000000",
    danger="#ffb3a6",
    focus="#00ffff",
    lamp=placeholder.CONTRAST[0],
    shadow=placeholder.CONTRAST[2],
)

PALETTES = {palette.table: palette for palette in (EVENING, DAY, HIGH_CONTRAST)}
"""The palettes by theme; the theme "system" takes one of them."""

TEXT_PAIRS = (
    ("text", "window"),
    ("text", "panel"),
    ("text", "raised"),
    ("text", "field"),
    ("text", "selection"),
    ("text", "lamp"),
    ("soft", "window"),
    ("soft", "panel"),
    ("soft", "raised"),
    ("soft", "field"),
    ("soft", "lamp"),
    ("on_brass", "brass"),
    ("danger", "window"),
    ("danger", "panel"),
    ("danger", "raised"),
    ("danger", "field"),
    ("brass", "window"),
    ("brass", "panel"),
    ("brass", "field"),
)
"""All combinations of text and surface on the screen: the names of their colours in `Palette`."""


MIN_TEXT_CONTRAST = 4.5
"""The least contrast of text to the surface below it."""


def legible_colour(colour: str, surfaces: Iterable[str], text: str) -> str:
    """Returns the colour ("#rrggbb") of a text that stands out from several surfaces.

    It is `colour`, or else its nearest mixture with `text`, the colour of ordinary text, that has
    the contrast `MIN_TEXT_CONTRAST` to every surface.
    """
    below = tuple(surfaces)
    for share in range(0, 100, 5):
        mixture = _mixture(colour, text, share)
        if all(contrast(mixture, surface) >= MIN_TEXT_CONTRAST for surface in below):
            return mixture
    return text


def _mixture(colour: str, other: str, share: int) -> str:
    """Returns a mixture of two colours with `share` percent of the other one."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    channels = (round((own * (100 - share) + added * share) / 100) for own, added in pairs)
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def contrast(first: str, second: str) -> float:
    """Returns the contrast (1–21) of two "#rrggbb" colours as WCAG defines it.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    darker, lighter = sorted((_luminance(first), _luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

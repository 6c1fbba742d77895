# SPDX-License-Identifier: MIT
"""Cloths in other colours for each theme.

Each cloth is as light or dark as the theme's usual cloth, so writing on all of them is legible.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from wizardtable.paint.theme import THEMES, Theme
from wizardtable.paint.worn_looks import WornLooks

USUAL_LOOKS: Final = WornLooks()

FELT_COLOURS: Final[dict[str, dict[str, tuple[str, str, str, str, str]]]] = {
    "garnet": {
        "dark": ("#4c2530", "#1f0c12", "#5f3039", "#d9a3a3", "#260f16"),
        "light": ("#e1c7c2", "#d2b4ae", "#f6e8df", "#8a4a4a", "#cdada8"),
        "contrast": ("#000000", "#000000", "#12070a", "#8a4a54", "#141414"),
    },
    "midnight": {
        "dark": ("#22345f", "#0c1329", "#2c4175", "#9db4e6", "#101a36"),
        "light": ("#bfc9dd", "#acb8cf", "#e8ecf2", "#48608f", "#a6b3cb"),
        "contrast": ("#000000", "#000000", "#070b16", "#51659a", "#141414"),
    },
    "moss": {
        "dark": ("#303e1d", "#161d0b", "#3a4826", "#b9cc8f", "#1a230e"),
        "light": ("#ccd0ab", "#b9bf96", "#eeeed6", "#63703a", "#b2b88d"),
        "contrast": ("#000000", "#000000", "#0a0e05", "#667a3c", "#141414"),
    },
    "amethyst": {
        "dark": ("#3f2a5c", "#180f27", "#503672", "#c2a8e8", "#1f1433"),
        "light": ("#d2c5dd", "#c0b1cf", "#f0e9f1", "#6a4a8c", "#bbabcb"),
        "contrast": ("#000000", "#000000", "#0d0714", "#7a5a9c", "#141414"),
    },
    "walnut": {
        "dark": ("#45301f", "#1d130a", "#57402b", "#d8b98c", "#241809"),
        "light": ("#dccbb3", "#cdbb9e", "#f5ecdb", "#7c5a2e", "#c6b292"),
        "contrast": ("#000000", "#000000", "#0f0a05", "#8a6a40", "#141414"),
    },
}
"""The colours `felt`, `felt_edge`, `lamp`, `circle` and `well` of `Theme`, by cloth and theme."""


@lru_cache(maxsize=64)
def theme_with_looks(name: str, looks: WornLooks = USUAL_LOOKS) -> Theme:
    """Returns the theme with this name, with the cloth that `looks` names.

    If the cloth is "" or unknown, the theme keeps its usual cloth. Each combination of looks has
    its own `Theme` object, so that cached pictures are painted again.
    """
    theme = THEMES[name]
    colours = FELT_COLOURS.get(looks.felt, {}).get(name)
    if colours is None:
        return theme if replace(looks, felt="") == USUAL_LOOKS else replace(theme)
    cloth, edge, lamp, circle, well = colours
    return replace(theme, felt=cloth, felt_edge=edge, lamp=lamp, circle=circle, well=well)

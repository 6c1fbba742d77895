# SPDX-License-Identifier: MIT
"""The five gems: their pictures, and the tones of the energy that comes from four of them."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.zavandor.rules.components import ENERGIES, GEMS
from wizardtable.paint.metal import Tones
from wizardtable.paint.svg import draw

ENERGY_TONES: Final = (
    Tones("#0f2960", "#2c66be", "#b4dcff", "#86a9d4"),
    Tones("#0b3d23", "#22834f", "#bdeeb8", "#83b27a"),
    Tones("#86a3b8", "#edf6fb", "#ffffff", "#b3c7d4", numeral="#1b2f45", rim="#ffffff"),
    Tones("#5c0a17", "#bb2334", "#ffb9a8", "#d08672"),
)
"""By kind of energy, BLUE to RED."""

SMALL_GEM: Final = 40.0
"""Below this many pixels a gem has fewer facets and a stronger outline."""


def paint_gem(painter: QPainter, rect: QRectF, gem: int) -> None:
    """Paints a cut gem as large as fits in `rect`; each kind has an outline of its own."""
    small = min(rect.width(), rect.height()) < SMALL_GEM
    draw(painter, rect, "zavandor", f"gem-{GEMS[gem]}{'-small' if small else ''}.svg")


def paint_force(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Paints what a kind of energy does in the world: wave, sprout, frost or flame."""
    draw(painter, rect, "zavandor", f"energy-{ENERGIES[kind]}.svg")

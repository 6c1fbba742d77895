# SPDX-License-Identifier: MIT
"""The ranks of wizards, from Grand Druid (0) to Magician (4): their emblems, colours and points."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.elfenwizards.rules.components import LEVEL_OF
from wizardtable.paint.svg import draw

RANK_COLOURS: Final = ("#8a6a14", "#2c6a34", "#5b3596", "#3b4a58", "#25509a")
"""By rank, the colour of the enamel on the seals that show its points."""

RANK_POINTS: Final = (10, 7, 5, 3, 2)
"""By rank, the points that a wizard scores in each round."""


def rank_of(place: int) -> int:
    """Returns the rank of wizards on a title or a Magician space, 0 to 4."""
    return LEVEL_OF[place] + 1


def paint_rank(painter: QPainter, rect: QRectF, rank: int) -> None:
    """Paints the emblem of a rank: from Grand Druid to Magician, a crowned oak, an acorn, a
    crystal, a skull or a hat."""
    draw(painter, rect, "elfenwizards", f"rank-{rank}.svg")

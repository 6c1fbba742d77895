# SPDX-License-Identifier: MIT
"""The ranks of wizards, from Grand Druid (0) to Magician (4): their emblems and colours."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.elfenwizards.rules.components import LEVEL_BY_PLACE
from wizardtable.paint.svg import draw

RANK_COLOURS: Final = ("#8a6a14", "#2c6a34", "#5b3596", "#3b4a58", "#25509a")
"""By a wizard's rank, the colour of the enamel on the seals that show the rank's points."""


def rank_of(place: int) -> int:
    """Returns the rank of wizards on a title or a Magician space, 0 to 4."""
    return LEVEL_BY_PLACE[place] + 1


def paint_rank(painter: QPainter, rect: QRectF, rank: int) -> None:
    """Paints the emblem of a rank: from Grand Druid to Magician, a crowned oak, an acorn, a
    crystal, a skull or a hat."""
    draw(painter, rect, "elfenwizards", f"rank-{rank}.svg")

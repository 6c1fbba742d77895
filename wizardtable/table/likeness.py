# SPDX-License-Identifier: MIT
"""Shows who sits at a seat: the wizard's portrait, and what there is to say of an opponent."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.catalog import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.styles import TITLES
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import named
from wizardtable.table.medallion import SMALL, paint_medallion
from wizardtable.table.metal import part, square
from wizardtable.table.svg import draw
from wizardtable.table.translate import render

KIND: Final = N_("opponent", "{level} · {style}")

BADGE: Final = 0.46
SMALL_BADGE: Final = 0.4
"""Side of what stands on the lower right of a portrait, as a share of it, and of a small one."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat, besides his name.

    Attributes:
        wizard: the id of the portrait, "" for none.
        about: of an opponent, the level and style, and how the style shows.
    """

    wizard: str = ""
    about: tuple[Message, ...] = ()

    def told(self) -> tuple[str, ...]:
        """What there is to say of him, in the language of now; nothing of a person."""
        return tuple(map(render, self.about))

    def spoken(self, name: str) -> str:
        """His name as it is read out: with the level and style of an opponent."""
        return ", ".join((name, *self.told()[:1]))


def sitter(spec: GameSpec, player: Player) -> Sitter:
    """Who a player of a game is."""
    level = next((one for one in spec.levels if one.id == player.level), None)
    wizard = named(player.wizard)
    if level is None:
        return Sitter()
    if wizard is None:
        return Sitter("", (level.title,))
    kind = KIND.of(level=level.title, style=TITLES[wizard.style])
    return Sitter(wizard.id, (kind, spec.style(wizard.style)))


def paint_wizard(
    painter: QPainter,
    rect: QRectF,
    wizard: str,
    colour: str,
    badge: Callable[[QRectF], None] | None = None,
) -> None:
    """Paints a wizard's portrait in a medallion of the colour, and the badge of his seat on it."""
    box = square(rect)
    paint_medallion(painter, box, colour, lambda room: draw_wizard(painter, room, wizard))
    if badge is not None:
        side = 100 * (BADGE if box.width() >= SMALL else SMALL_BADGE)
        badge(part(box, 100 - side, 100 - side, side, side))


def draw_wizard(painter: QPainter, rect: QRectF, wizard: str) -> None:
    """Draws a wizard's portrait alone."""
    draw(painter, rect, "wizards", f"{wizard}.svg")

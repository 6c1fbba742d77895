# SPDX-License-Identifier: MIT
"""Who sits at a seat: the portrait, and what is said of an opponent."""

from dataclasses import dataclass
from typing import Final

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import PORTRAITS, named
from wizardtable.play.translate import render

KIND: Final = N_("opponent", "{level} · {style}")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat, apart from the name.

    Attributes:
        wizard: the id of the wizard whose portrait is shown; "" for none.
        about: for an opponent, the level and style and how the style shows; empty for a person.
    """

    wizard: str = ""
    about: tuple[Message, ...] = ()

    def told(self) -> tuple[str, ...]:
        """Returns `about` in the present language."""
        return tuple(map(render, self.about))

    def spoken(self, name: str) -> str:
        """Returns the name as a screen reader reads it: an opponent's with level and style."""
        return ", ".join((name, *self.told()[:1]))


def sitter(spec: GameSpec, player: Player) -> Sitter:
    """Returns who a player of a game is."""
    level = next((one for one in spec.levels if one.id == player.level), None)
    wizard = named(player.wizard)
    if level is None:
        own = player.level is None and player.wizard in PORTRAITS
        return Sitter(player.wizard if own else "")
    if wizard is None:
        return Sitter("", (level.title,))
    style = spec.style(wizard.style)
    kind = KIND.of(level=level.title, style=style.title)
    return Sitter(wizard.id, (kind, style.about))

# SPDX-License-Identifier: MIT
"""The player at a seat, as the table shows the player: the portrait and an opponent's style."""

from dataclasses import dataclass
from typing import Final

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import PORTRAITS, wizard_of_id
from wizardtable.play.translate import render

LEVEL_AND_STYLE: Final = N_("opponent", "{level} · {style}")
"""The words for an opponent's level and style of play."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """The portrait and the style of the player at a seat.

    Attributes:
        wizard: The id of the wizard whose portrait is shown; "" for no portrait.
        about: For an opponent, the level with the style, then a sentence about the style. Only the
            level for an opponent without a style; empty for a person.
    """

    wizard: str = ""
    about: tuple[Message, ...] = ()

    def about_texts(self) -> tuple[str, ...]:
        """Returns `about` in the current language."""
        return tuple(map(render, self.about))

    def spoken_text(self, name: str) -> str:
        """Returns the text that a screen reader reads for a player with this name.

        For an opponent, level and style follow the name.
        """
        return ", ".join((name, *self.about_texts()[:1]))


def sitter(spec: GameSpec, player: Player) -> Sitter:
    """Returns the portrait and style of a player."""
    level = next((candidate for candidate in spec.levels if candidate.id == player.level), None)
    wizard = wizard_of_id(player.wizard)
    if level is None:
        has_portrait = player.level is None and player.wizard in PORTRAITS
        return Sitter(player.wizard if has_portrait else "")
    if wizard is None:
        return Sitter("", (level.title,))
    style = spec.style(wizard.style)
    kind = LEVEL_AND_STYLE.of(level=level.title, style=style.title)
    return Sitter(wizard.id, (kind, style.about))

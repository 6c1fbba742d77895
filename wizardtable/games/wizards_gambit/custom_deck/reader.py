# SPDX-License-Identifier: MIT
"""Reads house decks of Wizard's Gambit: files with the cards of the player's own box."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from wizardtable.core import toml_file
from wizardtable.core.own_files import OwnFile
from wizardtable.core.text import N_, Message
from wizardtable.core.toml_file import TomlError
from wizardtable.games.wizards_gambit.custom_deck import example as house_example
from wizardtable.games.wizards_gambit.custom_deck import parser
from wizardtable.games.wizards_gambit.custom_deck.fields import short
from wizardtable.games.wizards_gambit.rules import card_table


class WizardsGambitHouse:
    """Implements `core.own_files.OwnFileReader`, which explains the methods, for decks of Wizard's
    Gambit."""

    folder_name: Final = "decks"
    title: Final = N_("wizards_gambit house", "Cards")
    usual: Final = N_("wizards_gambit house", "Reconstruction of the printed cards")
    help: Final = N_(
        "wizards_gambit house",
        "The card lists of the published game are not public, so this program has its own. If you "
        "own the game, enter its cards in a text file and play with them.",
    )

    def read(self, path: Path) -> OwnFile:
        """Returns the deck in a file, or its mistakes.

        A deck without a title gets the name of the file.
        """
        try:
            toml = toml_file.read(path)
        except TomlError as error:
            return OwnFile(path, short(path.stem), "", (error.problem,))
        title = toml.data.get("title")
        if not isinstance(title, str) or not card_table.is_name(title):
            title = short(path.stem) or short(path.name)
        result = parser.check(toml)
        if isinstance(result, list):
            return OwnFile(path, title, "", tuple(result))
        return OwnFile(path, title, card_table.write(replace(result, title=title)))

    def example(self, say: Callable[[Message], str]) -> str:
        """Returns a file with all printed cards and an explanation of every key.

        `say` translates a message.
        """
        return house_example.text(say)

    def title_of(self, data: str) -> str:
        """Returns the title of a deck, or "" for the printed cards."""
        return card_table.read(data).deck.title if data else ""


HOUSE: Final = WizardsGambitHouse()

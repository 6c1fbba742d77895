# SPDX-License-Identifier: MIT
"""Reads the boxes of Wizard's Gambit that players have entered, and the house decks that players
wrote by hand for earlier versions."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from wizardtable.core import toml_file
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.box_reader import BoxReader
from wizardtable.core.own_files import OwnFile
from wizardtable.core.text import N_
from wizardtable.core.toml_file import TomlError
from wizardtable.games.wizards_gambit.custom_deck import parser
from wizardtable.games.wizards_gambit.custom_deck.form import FORM, is_box
from wizardtable.games.wizards_gambit.rules import card_table


class WizardsGambitBoxes(BoxReader):
    """Reads boxes, and files without `format`, which are house decks."""

    def read(self, path: Path) -> OwnFile:
        """Returns the box or the house deck in a file, or its mistakes.

        A deck without a title gets the name of the file.
        """
        try:
            toml = toml_file.read(path)
        except TomlError as error:
            return OwnFile(path, box_file.usable_title(path.stem), "", (error.problem,))
        if is_box(toml):
            return super().read(path)
        title = box_file.title_in(toml, path.stem) or box_file.usable_title(path.name)
        result = parser.read_deck(toml)
        if isinstance(result, list):
            return OwnFile(path, title, "", tuple(result))
        return OwnFile(path, title, card_table.write_deck(replace(result, title=title)))


HOUSE: Final = WizardsGambitBoxes(
    FORM,
    "decks",
    N_("wizards_gambit house", "Box"),
    N_("wizards_gambit house", "Reconstruction of the printed cards"),
    N_(
        "wizards_gambit house",
        "The card lists of the published game are not public, so this program has its own. If "
        "you own the game, enter the cards from your box and play with them.",
    ),
)

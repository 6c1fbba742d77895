# SPDX-License-Identifier: MIT
"""Sentences on the screen that tools wait for, taken from the translations.

A tool that waits for a window or a button uses a name from here, never the words. If a sentence is
renamed, `make test` fails (tests/packaging/test_waited_for.py), and not the tool. The module uses
only the standard library, for the system's Python without the project's packages.
"""

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

SENTENCES = {
    "welcome": ("notice", "Welcome to Wizardtable"),
    "welcome back": ("notice", "Welcome back"),
    "error": ("notice", "Something went wrong"),
    "lobby": ("Lobby", "An evening of wizard games"),
    "new match": ("Tile", "New match"),
    "empty seat": ("RoundTable", "Empty seat: add an opponent"),
    "play": ("NewGameDialog", "Play"),
    "table": ("table", "The table"),
    "announcements": ("table", "Announcements"),
    "your moves": ("panel", "Your moves"),
    "play again": ("GameOverDialog", "Play again"),
    "give up": ("table", "Give up"),
    "new challenge": ("friends", "A new table: nobody has played it yet."),
    "leave": ("lesson", "Leave"),
    "gave up": ("game over", "{player} gave up: this is how the match stood"),
    "first place": ("game over", "First place"),
    "anludim": ("anludim", "Anludim"),
    "zavandor": ("zavandor", "The Scepter of Zavandor"),
    "elfenwizards": ("elfenwizards", "Elfenwizards"),
    "wizards_gambit": ("wizards_gambit", "Wizard’s Gambit"),
}
"""The context and the English source of each sentence, by name."""

FOLDER = Path(__file__).resolve().parent.parent / "translations"


def sentence(name: str, language: str) -> str:
    """Returns a sentence in English ("en") or French ("fr").

    Raises:
        KeyError: The program no longer has the sentence.
    """
    context, source = SENTENCES[name]
    french = _french()[context, source]
    return source if language == "en" else french


@cache
def _french() -> dict[tuple[str, str], str]:
    """Returns every message in French, by context and source."""
    tree = ET.parse(FOLDER / "wizardtable_fr.ts")
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext(
            "translation", ""
        )
        for context in tree.getroot().iter("context")
        for message in context.iter("message")
    }

# SPDX-License-Identifier: MIT
"""The words of a house deck's file: components, abilities and effects, in English and French.

Capitals, accents and hyphens make no difference.

>>> ABILITIES.find("mains-prestes") == ABILITIES.find("quick_hands") == 2
True
>>> ABILITIES.nearest("quik hand")
['Quick Hands']
"""

import unicodedata
from difflib import get_close_matches
from typing import Final

_MIN_SIMILARITY: Final = 0.6
"""A word is suggested if its similarity to the player's word is at least this (0–1)."""


def folded_text(text: str) -> str:
    """Returns the text in small letters, without accents and punctuation, with single spaces.

    Texts that differ only in capitals, accents or punctuation have the same result.
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    letters = [sign if sign.isalnum() else " " for sign in apart if not unicodedata.combining(sign)]
    return " ".join("".join(letters).split())


class Vocabulary:
    """A numbered list, for example of all abilities. Each entry has several names.

    Attributes:
        names: by entry, its names: the English name, the French name, then any others.
    """

    def __init__(self, *names: tuple[str, ...]) -> None:
        self.names = names
        self._numbers_by_text = {
            folded_text(name): n for n, some in enumerate(names) for name in some
        }
        long = [name for some in names for name in some if len(name) > 1]
        self._names_by_text = {folded_text(name): name for name in long}

    def find(self, text: str) -> int | None:
        """Returns the number of the entry with this name, or None if no entry has this name."""
        return self._numbers_by_text.get(folded_text(text))

    def nearest(self, text: str) -> list[str]:
        """Returns at most three names similar to a text, the most similar first; possibly none."""
        close = get_close_matches(
            folded_text(text)[:60], self._names_by_text, n=3, cutoff=_MIN_SIMILARITY
        )
        return [self._names_by_text[name] for name in close]


COMPONENTS: Final = Vocabulary(
    ("Angel’s Breath", "Souffle de l’ange", "Angel", "Ange", "A"),
    ("Phoenix Ashes", "Cendres du phénix", "Phoenix", "Phénix", "P"),
    ("Dragon’s Tooth", "Dent de dragon", "Dragon", "D"),
    ("Griffin Feather", "Plume de griffon", "Griffin", "Griffon", "G"),
    ("Siren’s Tears", "Larmes de la sirène", "Siren", "Sirène", "S"),
    ("Riven Agate", "Agate disjointe", "Agate", "R", "J"),
    ("Prismatic Flake", "Flocon prismatique", "Flake", "Flocon"),
)
"""The components. Every component but the Flake also has letters as names: a letter for both
languages, or an English and a French letter."""

LETTERS: Final = "APDGSR"
"""The English letters of the components, Angel's Breath first; the Flake has none."""

FRENCH_LETTERS: Final = "APDGSJ"
"""The French letters of the components, in the same order. A file may mix both languages, because
no letter stands for two components."""

ABILITIES: Final = Vocabulary(
    ("Bounty", "Générosité"),
    ("Twin Casting", "Double incantation"),
    ("Quick Hands", "Mains prestes"),
    ("Transcendent Focus", "Concentration suprême"),
    ("Rune Shift", "Glissement de rune"),
    ("Corrupt Exchange", "Échange corrompu"),
    ("Aegis", "Égide"),
    ("Sealed Tome", "Grimoire scellé"),
    ("Reclamation", "Récupération"),
    ("Foresight", "Prescience"),
    ("Drain", "Ponction"),
    ("Scrying", "Vision"),
    ("Deep Satchel", "Besace profonde"),
    ("Gambiteer", "Maître du gambit"),
    ("Echo", "Écho"),
    ("Banishment", "Bannissement"),
    ("Momentum", "Élan"),
    ("Open Mind", "Esprit ouvert"),
    ("Tribute", "Tribut"),
    ("Numb Fingers", "Doigts gourds"),
    ("Lesser Ward", "Garde mineure", "None", "Aucune"),
    ("Muted Voice", "Voix éteinte"),
    ("Burden of Power", "Fardeau du pouvoir"),
    ("Cursed Rune", "Rune maudite"),
    ("Grand Siege", "Grand Siège"),
)
"""The abilities, in the order of their codes, by the names of the printed spells."""

EFFECTS: Final = Vocabulary(
    ("Colbach’s Bounty", "Largesse de Colbach"),
    ("Prosperity", "Prospérité"),
    ("Haste", "Hâte"),
    ("Larceny", "Larcin"),
    ("Withering", "Flétrissure"),
    ("Dispel", "Dissipation"),
    ("Transmutation", "Transmutation"),
    ("Exchange of Minds", "Échange d’esprits"),
    ("Recall", "Rappel"),
    ("Eclipse", "Éclipse"),
)
"""The effects, in the order of their codes, by the names of the printed incantations."""

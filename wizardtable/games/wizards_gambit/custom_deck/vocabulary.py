# SPDX-License-Identifier: MIT
"""The words in which a house deck is written: components, abilities and effects in English and in
French, without regard to capitals, accents and hyphens.

>>> ABILITIES.find("mains-prestes") == ABILITIES.find("quick_hands") == 2
True
>>> ABILITIES.nearest("quik hand")
['Quick Hands']
"""

import unicodedata
from difflib import get_close_matches
from typing import Final

_ALIKE: Final = 0.6
"""How alike, of 1, a word has to be to be meant."""


def folded(text: str) -> str:
    """The text in small letters without accents, its words between single spaces: equal for what
    reads alike."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    letters = [sign if sign.isalnum() else " " for sign in apart if not unicodedata.combining(sign)]
    return " ".join("".join(letters).split())


class Vocabulary:
    """Numbered things, each by several names: the first in English, the second in French."""

    def __init__(self, *names: tuple[str, ...]) -> None:
        self.names = names
        self._numbers = {folded(name): n for n, some in enumerate(names) for name in some}
        long = [name for some in names for name in some if len(name) > 1]
        self._written = {folded(name): name for name in long}

    def find(self, text: str) -> int | None:
        """The number of what is called so; None where nothing is."""
        return self._numbers.get(folded(text))

    def nearest(self, text: str) -> list[str]:
        """The names, three at most, that may have been meant, the likeliest first."""
        close = get_close_matches(folded(text)[:60], self._written, n=3, cutoff=_ALIKE)
        return [self._written[name] for name in close]


TYPES: Final = Vocabulary(
    ("Angel’s Breath", "Souffle de l’ange", "Angel", "Ange", "A"),
    ("Phoenix Ashes", "Cendres du phénix", "Phoenix", "Phénix", "P"),
    ("Dragon’s Tooth", "Dent de dragon", "Dragon", "D"),
    ("Griffin Feather", "Plume de griffon", "Griffin", "Griffon", "G"),
    ("Siren’s Tears", "Larmes de la sirène", "Siren", "Sirène", "S"),
    ("Riven Agate", "Agate disjointe", "Agate", "R", "J"),
    ("Prismatic Flake", "Flocon prismatique", "Flake", "Flocon"),
)
"""The components; those that a spell can need end with the letters by which they are written: the
same in both languages, or the English one and the French one."""

LETTERS: Final = "APDGSR"
"""The English letters of the components, in their order."""

FRENCH_LETTERS: Final = "APDGSJ"
"""The French ones. A file may mix both, for no letter means two components."""

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
"""The abilities, by the printed spells that have them."""

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
"""The effects, by the printed incantations that have them."""

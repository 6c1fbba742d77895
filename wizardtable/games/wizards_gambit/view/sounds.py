# SPDX-License-Identifier: MIT
"""The sounds of Wizard's Gambit's events and moving pieces.

If several events happen at once, the first of them in the list of `events` is heard.
"""

from wizardtable.games.wizards_gambit.rules import events
from wizardtable.sound.names import Ambience, Sound
from wizardtable.table.game_view import Sounds

SOUNDS = Sounds(
    pieces={
        "component": Sound.CARD,
        "incantation": Sound.CARD,
        "gambit": Sound.CARD,
        "back": Sound.CARD,
        "spell": Sound.CARD,
        "book": Sound.CARD,
        "laid": Sound.GEM,
    },
    events={
        events.GameEnded: Sound.WIN,
        events.SpellClaimed: Sound.ROUND,
        events.GambitsRemoved: Sound.GAVEL,
        events.GambitDestroyed: Sound.GAVEL,
        events.IncantationCast: Sound.MAGIC,
        events.HandsSwapped: Sound.SHUFFLE,
        events.Reshuffled: Sound.SHUFFLE,
    },
    ambience=Ambience.FIRESIDE,
)

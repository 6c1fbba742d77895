# SPDX-License-Identifier: MIT
"""What Wizard's Gambit sounds like; of events that come together the uppermost is heard."""

from wizardtable.games.wizards_gambit.rules.events import (
    GambitDestroyed,
    GambitsRemoved,
    GameEnded,
    HandsSwapped,
    IncantationCast,
    Reshuffled,
    SpellClaimed,
)
from wizardtable.sound.names import Sound
from wizardtable.table.view import Sounds

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
        GameEnded: Sound.WIN,
        SpellClaimed: Sound.ROUND,
        GambitsRemoved: Sound.GAVEL,
        GambitDestroyed: Sound.GAVEL,
        IncantationCast: Sound.MAGIC,
        HandsSwapped: Sound.SHUFFLE,
        Reshuffled: Sound.SHUFFLE,
    },
)

# SPDX-License-Identifier: MIT
"""What Elfenwizards sounds like; of events that come together the uppermost is heard."""

from wizardtable.games.elfenwizards.rules.moves import (
    Cleansed,
    ContestDecided,
    GameEnded,
    Rolled,
    RoundScored,
    SpellsRecovered,
    TokenTaken,
)
from wizardtable.sound.names import Sound
from wizardtable.table.view import Sounds

SOUNDS = Sounds(
    pieces={
        "die": Sound.DIE,
        "minor": Sound.GEM,
        "pawn": Sound.PAWN,
        "dragon": Sound.PAWN,
    },
    events={
        GameEnded: Sound.WIN,
        RoundScored: Sound.ROUND,
        Rolled: Sound.ROLL,
        ContestDecided: Sound.GAVEL,
        Cleansed: Sound.MAGIC,
        SpellsRecovered: Sound.MAGIC,
        TokenTaken: Sound.COIN,
    },
)

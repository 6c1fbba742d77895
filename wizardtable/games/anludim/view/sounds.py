# SPDX-License-Identifier: MIT
"""What Anludim sounds like; of events that come together the uppermost is heard."""

from wizardtable.games.anludim.rules.moves import (
    CrestTurned,
    MatchWon,
    ObjectSpent,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    ScrollSpent,
)
from wizardtable.sound.names import Sound
from wizardtable.table.view import Sounds

SOUNDS = Sounds(
    pieces={
        "card": Sound.CARD,
        "back": Sound.CARD,
        "object": Sound.GEM,
        "professor": Sound.PAWN,
    },
    events={
        MatchWon: Sound.WIN,
        RoundEnded: Sound.ROUND,
        RoundBegan: Sound.SHUFFLE,
        Reshuffled: Sound.SHUFFLE,
        CrestTurned: Sound.COIN,
        ObjectSpent: Sound.MAGIC,
        ScrollSpent: Sound.MAGIC,
    },
)

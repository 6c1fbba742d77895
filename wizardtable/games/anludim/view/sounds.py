# SPDX-License-Identifier: MIT
"""The sounds of Anludim's events and moving pieces.

If several events come together, only the sound of the event that is listed first is heard.
"""

from wizardtable.games.anludim.rules import moves
from wizardtable.sound.names import Ambience, Sound
from wizardtable.table.game_view import Sounds

SOUNDS = Sounds(
    pieces={
        "card": Sound.CARD,
        "back": Sound.CARD,
        "object": Sound.GEM,
        "professor": Sound.PAWN,
    },
    events={
        moves.MatchWon: Sound.WIN,
        moves.RoundEnded: Sound.ROUND,
        moves.RoundBegan: Sound.SHUFFLE,
        moves.Reshuffled: Sound.SHUFFLE,
        moves.CrestTurned: Sound.COIN,
        moves.ObjectSpent: Sound.MAGIC,
        moves.ScrollSpent: Sound.MAGIC,
    },
    ambience=Ambience.UNIVERSITY,
)

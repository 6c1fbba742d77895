# SPDX-License-Identifier: MIT
"""The sounds of Elfenwizards' events and moving pieces.

If several events happen at once, only the sound of the one that stands first in `events` is heard.
"""

from wizardtable.games.elfenwizards.rules import moves
from wizardtable.sound.names import Ambience, Sound
from wizardtable.table.game_view import Sounds

SOUNDS = Sounds(
    pieces={
        "die": Sound.DIE,
        "minor": Sound.GEM,
        "pawn": Sound.PAWN,
        "dragon": Sound.PAWN,
    },
    events={
        moves.GameEnded: Sound.WIN,
        moves.RoundScored: Sound.ROUND,
        moves.Rolled: Sound.ROLL,
        moves.ContestDecided: Sound.GAVEL,
        moves.Cleansed: Sound.MAGIC,
        moves.SpellsRecovered: Sound.MAGIC,
        moves.TokenTaken: Sound.COIN,
    },
    ambience=Ambience.WOOD,
)

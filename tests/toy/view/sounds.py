# SPDX-License-Identifier: MIT
"""The sounds of Sparks. Of events that come together, the one listed first is heard."""

from tests.toy.rules.rules import Dealt, GameEnded, Swapped, TrickTaken
from wizardtable.sound.names import Sound
from wizardtable.table.game_view import Sounds

SOUNDS = Sounds(
    pieces={"plain.card": Sound.CARD, "plain.back": Sound.PAWN},
    events={
        GameEnded: Sound.WIN,
        TrickTaken: Sound.ROUND,
        Swapped: Sound.MAGIC,
        Dealt: Sound.SHUFFLE,
    },
)

# SPDX-License-Identifier: MIT
"""The sounds of Embers. Of events that come together, the one listed first is heard."""

from tests.embers.rules.rules import Dealt, GameEnded, RoundBegan, RoundEnded, TrickTaken
from wizardtable.sound.names import Sound
from wizardtable.table.game_view import Sounds

SOUNDS = Sounds(
    pieces={"plain.card": Sound.CARD, "plain.back": Sound.PAWN},
    events={
        GameEnded: Sound.WIN,
        RoundEnded: Sound.ROUND,
        TrickTaken: Sound.GAVEL,
        RoundBegan: Sound.SHUFFLE,
        Dealt: Sound.CARD,
    },
)

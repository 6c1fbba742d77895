# SPDX-License-Identifier: MIT
"""The sounds of Zavandor's events and moving pieces.

If several events happen at once, only the event listed first in `SOUNDS` is heard.
"""

from wizardtable.games.zavandor.rules import moves
from wizardtable.sound.names import Ambience, Sound
from wizardtable.table.game_view import Sounds

SOUNDS = Sounds(
    pieces={
        "energy": Sound.CARD,
        "back": Sound.CARD,
        "lot": Sound.CARD,
        "gem": Sound.GEM,
        "tile": Sound.COIN,
        "marker": Sound.PAWN,
        "token": Sound.PAWN,
        "order": Sound.PAWN,
    },
    events={
        moves.GameEnded: Sound.WIN,
        moves.Ruined: Sound.REFUSED,
        moves.AuctionWon: Sound.GAVEL,
        moves.AuctionOpened: Sound.BID,
        moves.BidMade: Sound.BID,
        moves.RoundBegan: Sound.ROUND,
        moves.Advanced: Sound.MAGIC,
        moves.Reshuffled: Sound.SHUFFLE,
        moves.Paid: Sound.COIN,
    },
    ambience=Ambience.VAULT,
)

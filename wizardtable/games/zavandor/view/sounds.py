# SPDX-License-Identifier: MIT
"""What The Scepter of Zavandor sounds like; of events that come together the uppermost is heard."""

from wizardtable.games.zavandor.rules.moves import (
    Advanced,
    AuctionOpened,
    AuctionWon,
    BidMade,
    GameEnded,
    Paid,
    Reshuffled,
    RoundBegan,
    Ruined,
)
from wizardtable.sound.names import Sound
from wizardtable.table.view import Sounds

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
        GameEnded: Sound.WIN,
        Ruined: Sound.REFUSED,
        AuctionWon: Sound.GAVEL,
        AuctionOpened: Sound.BID,
        BidMade: Sound.BID,
        RoundBegan: Sound.ROUND,
        Advanced: Sound.MAGIC,
        Reshuffled: Sound.SHUFFLE,
        Paid: Sound.COIN,
    },
)

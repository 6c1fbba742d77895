# SPDX-License-Identifier: MIT
"""The pieces of Zavandor: one module describes each kind of piece, except its place.

`market.py`, `boards.py`, `hand.py` and `layout.py` place the pieces. A new kind of piece needs a
module here, an entry in `KINDS`, and a place in one of these.
"""

from wizardtable.games.zavandor.view.pieces.artifact_deck import ArtifactDeck
from wizardtable.games.zavandor.view.pieces.bidder import StagePiece
from wizardtable.games.zavandor.view.pieces.character import CharacterChoice, Portrait
from wizardtable.games.zavandor.view.pieces.dust import DustTile, DustTotal
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.energy_deck import EnergyDeck, EnergyDiscards
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.lore import Lore
from wizardtable.games.zavandor.view.pieces.lot import LotPiece
from wizardtable.games.zavandor.view.pieces.marker import Marker, WaitingMarker
from wizardtable.games.zavandor.view.pieces.seat import BoardPanel, Seat
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.pieces.sold_sentinel import SoldSentinel
from wizardtable.games.zavandor.view.pieces.spiral import Pentagon, Spiral
from wizardtable.games.zavandor.view.pieces.stage_writing import STAGE_PAINTERS
from wizardtable.games.zavandor.view.pieces.supply_pile import SupplyPile
from wizardtable.games.zavandor.view.pieces.track import Track
from wizardtable.games.zavandor.view.pieces.turn_place import RoundPlaque, TurnPlace
from wizardtable.games.zavandor.view.pieces.wealth import HiddenCard, Income, Wealth
from wizardtable.table.kit.pieces import PieceKinds

KINDS: PieceKinds[ShownTable] = PieceKinds(
    *(Gem, SupplyPile, EnergyCard, EnergyDeck, EnergyDiscards, DustTile, DustTotal),
    *(LotPiece, SoldSentinel, ArtifactDeck, Track, Lore, Marker, WaitingMarker),
    *(Seat, BoardPanel, Portrait, CharacterChoice, Spiral, Pentagon, Wealth, Income, HiddenCard),
    *(TurnPlace, RoundPlaque, StagePiece),
    painters=STAGE_PAINTERS,
)
"""All kinds of pieces, and the painters of the stage's other sprites."""

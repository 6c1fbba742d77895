# SPDX-License-Identifier: MIT
"""How Elfenwizards lies on a table; `VIEW` is its `GameView`."""

from typing import Any

from wizardtable.games.elfenwizards.rules.state import (
    GIVE,
    REMOVE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    Observation,
)
from wizardtable.games.elfenwizards.view.art import sprites
from wizardtable.games.elfenwizards.view.gestures import Sitting
from wizardtable.games.elfenwizards.view.sounds import SOUNDS
from wizardtable.table.piece_view import PieceView

_MOMENTS = {
    GIVE: "giving",
    SEND: "sending",
    USE: "recovering",
    TAKE_BACK: "taking-back",
    TITLE: "filling",
    TOKEN: "tokens",
    REMOVE: "cleansing",
}


class ElfenwizardsView(PieceView):
    """Seats viewers at the table, and paints its pieces."""

    def moment(self, observation: Any) -> str:
        """Every decision of the viewer but the placing of dice and of spells."""
        seen: Observation = observation
        return _MOMENTS.get(seen.step, "") if seen.to_move == seen.viewer else ""


VIEW = ElfenwizardsView(Sitting, sprites.paint, SOUNDS)

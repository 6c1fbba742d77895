# SPDX-License-Identifier: MIT
"""The table of Anludim: layout, gestures and pictures. `VIEW` is its `GameView`."""

from typing import Any

from wizardtable.core.text import N_
from wizardtable.games.anludim.rules.state import KEEP, Observation
from wizardtable.games.anludim.view.example_pictures import example
from wizardtable.games.anludim.view.gestures import Sitting
from wizardtable.games.anludim.view.pieces import KINDS
from wizardtable.games.anludim.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView


class AnludimView(PieceView):
    """Seats viewers at the table, and paints its pieces."""

    keys = (
        GameKey("V", N_("keys", "sort your hand by value")),
        GameKey("C", N_("keys", "sort your hand by colour")),
    )

    def moment(self, observation: Any) -> str:
        """What is kept from one round for the next."""
        seen: Observation = observation
        keeping = seen.phase == KEEP and seen.to_move == seen.viewer
        return "keeping" if keeping else ""


_FINALE = Finale(
    (
        "professor-alchemist.svg",
        "professor-seer.svg",
        "professor-arcanist.svg",
        "professor-elementalist.svg",
        "professor-necromancer.svg",
    ),
    1.0,
    ("star-1.svg", "star-2.svg", "star-3.svg"),
    Flying.FOUNTAIN,
)

VIEW = AnludimView(Sitting, KINDS.paint, SOUNDS, example, _FINALE)

# SPDX-License-Identifier: MIT
"""The table of Anludim: its layout, gestures and pictures. `VIEW` is the game's `GameView`."""

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules.state import KEEP, Observation
from wizardtable.games.anludim.view.example_pictures import example_picture
from wizardtable.games.anludim.view.gestures import Sitting
from wizardtable.games.anludim.view.pieces import KINDS
from wizardtable.games.anludim.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView


class AnludimView(PieceView):
    """Implements `table.game_view.GameView`, which explains the methods, for Anludim."""

    keys = (
        GameKey("V", N_("keys", "sort your hand by value")),
        GameKey("C", N_("keys", "sort your hand by colour")),
    )

    @override
    def moment(self, observation: Observation) -> str:
        """Returns "keeping" while the viewer chooses cards to keep for the next round, else ""."""
        is_keeping = observation.phase == KEEP and observation.to_move == observation.viewer
        return "keeping" if is_keeping else ""


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

VIEW = AnludimView(Sitting, KINDS.paint, SOUNDS, example_picture, _FINALE)

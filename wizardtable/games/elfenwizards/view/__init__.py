# SPDX-License-Identifier: MIT
"""The table of Elfenwizards: layout, gestures and pictures. `VIEW` is its `GameView`."""

from typing import Any

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.view.example_pictures import example
from wizardtable.games.elfenwizards.view.gestures import Sitting
from wizardtable.games.elfenwizards.view.pieces import KINDS
from wizardtable.games.elfenwizards.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView

_MOMENT_IDS = {
    state.GIVE: "giving",
    state.SEND: "sending",
    state.USE: "recovering",
    state.TAKE_BACK: "taking-back",
    state.TITLE: "filling",
    state.TOKEN: "tokens",
    state.REMOVE: "cleansing",
}
"""By step, the name of a rare decision."""


class ElfenwizardsView(PieceView):
    """The view of Elfenwizards: it seats viewers at the table and paints the pieces."""

    keys = (
        GameKey("123456", N_("keys", "take a die that shows this number"), N_("keys", "1 to 6")),
        GameKey("M", N_("keys", "take a minor spell")),
    )

    @override
    def moment(self, observation: Any) -> str:
        is_viewers = observation.to_move == observation.viewer
        return _MOMENT_IDS.get(observation.step, "") if is_viewers else ""


_FINALE = Finale(
    ("tree.svg",),
    1.5,
    ("minor.svg",),
    Flying.LIGHTS,
    (
        (0.167, 0.54),
        (0.833, 0.54),
        (0.44, 0.53),
        (0.56, 0.53),
        (0.327, 0.355),
        (0.673, 0.355),
        (0.5, 0.16),
    ),
)

VIEW = ElfenwizardsView(Sitting, KINDS.paint, SOUNDS, example, _FINALE)

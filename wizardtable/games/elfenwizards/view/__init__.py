# SPDX-License-Identifier: MIT
"""The table of Elfenwizards: layout, gestures and pictures. `VIEW` is the game's `GameView`.

`areas` and `seat_areas` divide the table. `layout` lays out the pieces, together with `tree`,
`boxes`, `seats` and `layout_base`. `gestures` turns clicks and drags into actions, with the help of
`action_pieces` and `buttons`. `effects` and `sounds` accompany events. `pieces` paints and
describes each piece.
"""

from typing import Any

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.view.example_pictures import example_picture
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
"""By step, the id of a rare decision, as used by `GameView.moment`."""


class ElfenwizardsView(PieceView):
    """Implements `table.game_view.GameView`, which explains the methods, for Elfenwizards."""

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

VIEW = ElfenwizardsView(Sitting, KINDS.paint, SOUNDS, example_picture, _FINALE)

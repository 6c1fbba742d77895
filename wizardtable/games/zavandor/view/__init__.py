# SPDX-License-Identifier: MIT
"""The table of The Scepter of Zavandor: layout, gestures and pictures. `VIEW` is its `GameView`."""

from typing import Any

from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import state
from wizardtable.games.zavandor.view.example_pictures import example
from wizardtable.games.zavandor.view.gestures import Sitting
from wizardtable.games.zavandor.view.pieces import KINDS
from wizardtable.games.zavandor.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView

_MOMENTS = {
    state.CHOOSE: "choosing",
    state.AUCTION: "auction",
    state.PAY: "payment",
    state.MARKER: "marker",
    state.VICTIM: "victim",
    state.ADVANCE: "advance",
    state.DISCARD: "discard",
}


class ZavandorView(PieceView):
    """Seats viewers at the table, and paints its pieces."""

    keys = (
        GameKey("0123456789", N_("keys", "type a bid"), N_("keys", "Digits")),
        GameKey("+-", N_("keys", "raise or lower a bid"), N_("keys", "+ and −")),
        GameKey("U", N_("keys", "bid up to the number shown, then pass")),
        GameKey("A", N_("keys", "choose another way to pay")),
    )

    def moment(self, observation: Any) -> str:
        """Everything but an ordinary turn, with whether the viewer decides or watches."""
        seen: state.Observation = observation
        name = _MOMENTS.get(seen.phase, "")
        return name if not name or seen.to_move == seen.viewer else f"{name}-watched"


_FINALE = Finale(
    ("scepter.svg",),
    0.6,
    ("gem-opal.svg", "gem-sapphire.svg", "gem-emerald.svg", "gem-diamond.svg", "gem-ruby.svg"),
    Flying.ORBIT,
)

VIEW = ZavandorView(Sitting, KINDS.paint, SOUNDS, example, _FINALE)

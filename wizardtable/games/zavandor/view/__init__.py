# SPDX-License-Identifier: MIT
"""The table of The Scepter of Zavandor: layout, gestures and pictures.

`VIEW` is the `GameView` of this game.

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from typing import Any

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import state
from wizardtable.games.zavandor.view.example_pictures import example_picture
from wizardtable.games.zavandor.view.gestures import Sitting
from wizardtable.games.zavandor.view.pieces import KINDS
from wizardtable.games.zavandor.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView

_MOMENT_NAMES = {
    state.CHOOSE: "choosing",
    state.AUCTION: "auction",
    state.PAY: "payment",
    state.MARKER: "marker",
    state.VICTIM: "victim",
    state.ADVANCE: "advance",
    state.DISCARD: "discard",
}
"""The names of the decisions outside an ordinary turn, by phase; see `GameView.moment`."""


class ZavandorView(PieceView):
    """Creates the sittings of viewers, and paints the pieces."""

    keys = (
        GameKey("0123456789", N_("keys", "type a bid"), N_("keys", "Digits")),
        GameKey("+-", N_("keys", "raise or lower a bid"), N_("keys", "+ and −")),
        GameKey("U", N_("keys", "bid up to the number shown, then pass")),
        GameKey("A", N_("keys", "choose another way to pay")),
    )

    @override
    def moment(self, observation: Any) -> str:
        name = _MOMENT_NAMES.get(observation.phase, "")
        return name if not name or observation.to_move == observation.viewer else f"{name}-watched"


_FINALE = Finale(
    ("scepter.svg",),
    0.6,
    ("gem-opal.svg", "gem-sapphire.svg", "gem-emerald.svg", "gem-diamond.svg", "gem-ruby.svg"),
    Flying.ORBIT,
)
"""The picture of the end of a match: the Scepter, orbited by gems."""

VIEW = ZavandorView(Sitting, KINDS.paint, SOUNDS, example_picture, _FINALE)

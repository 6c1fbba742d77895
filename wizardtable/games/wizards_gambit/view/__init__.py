# SPDX-License-Identifier: MIT
"""The table of Wizard's Gambit: layout, gestures and pictures. `VIEW` is its `GameView`.

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from typing import Any

from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import state
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION, LARCENY
from wizardtable.games.wizards_gambit.rules.pool import can_play
from wizardtable.games.wizards_gambit.view.example_pictures import example_picture
from wizardtable.games.wizards_gambit.view.gestures import Sitting
from wizardtable.games.wizards_gambit.view.pieces import KINDS
from wizardtable.games.wizards_gambit.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView

_MOMENT_NAMES = {
    state.START: "corrupt-exchange",
    state.GIVE: "giving",
    state.WITHER: "withering",
    state.DISPEL: "dispel",
    state.TRANSMUTE: "transmutation",
    state.RECALL: "recall",
    state.RECLAIM: "reclamation",
    state.FORESEE: "foresight",
    state.LIMIT: "hand-limit",
}
"""By step of the rules, the name that `moment` returns for the viewer's decision in this step."""


class WizardsGambitView(PieceView):
    """Creates the sittings (viewers at table windows), and paints the pieces on the table."""

    keys = (
        GameKey(
            "123456789",
            N_("keys", "take the card at this position in your hand"),
            N_("keys", "1 to 9"),
        ),
    )

    def moment(self, observation: Any) -> str:
        """Returns a name for the viewer's decision if it is rare, such as "larceny"; otherwise "".

        A turn is rare ("unable") only if the viewer has played no component and can play none.
        """
        current: state.Observation = observation
        if current.to_move != current.viewer:
            return ""
        if current.step == state.AIM:
            effect = current.table.effects[current.casting - FIRST_INCANTATION]
            return "larceny" if effect == LARCENY else "exchange-of-minds"
        if (
            current.step == state.TURN
            and not current.played
            and not can_play(current, current.viewer)
        ):
            return "unable"
        return _MOMENT_NAMES.get(current.step, "")


_FINALE = Finale(
    ("book.svg",),
    2.45,
    tuple(f"gambit-{number}.svg" for number in range(1, 9)),
    Flying.FAN,
)

VIEW = WizardsGambitView(Sitting, KINDS.paint, SOUNDS, example_picture, _FINALE)

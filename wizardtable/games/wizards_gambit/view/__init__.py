# SPDX-License-Identifier: MIT
"""The table of Wizard's Gambit: layout, gestures and pictures. `VIEW` is its `GameView`."""

from typing import Any

from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import state
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION, LARCENY
from wizardtable.games.wizards_gambit.rules.pool import can_play
from wizardtable.games.wizards_gambit.view.example_pictures import example
from wizardtable.games.wizards_gambit.view.gestures import Sitting
from wizardtable.games.wizards_gambit.view.pieces import KINDS
from wizardtable.games.wizards_gambit.view.sounds import SOUNDS
from wizardtable.table.game_view import Finale, Flying, GameKey
from wizardtable.table.kit.piece_view import PieceView

_MOMENTS = {
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


class WizardsGambitView(PieceView):
    """Seats viewers at the table, and paints its pieces."""

    keys = (
        GameKey(
            "123456789",
            N_("keys", "take the card at this position in your hand"),
            N_("keys", "1 to 9"),
        ),
    )

    def moment(self, observation: Any) -> str:
        """Every decision of the viewer but those of an ordinary turn, and a turn in which he can
        play no component."""
        seen: state.Observation = observation
        if seen.to_move != seen.viewer:
            return ""
        if seen.step == state.AIM:
            effect = seen.table.effects[seen.casting - FIRST_INCANTATION]
            return "larceny" if effect == LARCENY else "exchange-of-minds"
        if seen.step == state.TURN and not seen.played and not can_play(seen, seen.viewer):
            return "unable"
        return _MOMENTS.get(seen.step, "")


_FINALE = Finale(
    ("book.svg",),
    2.45,
    tuple(f"gambit-{number}.svg" for number in range(1, 9)),
    Flying.FAN,
)

VIEW = WizardsGambitView(Sitting, KINDS.paint, SOUNDS, example, _FINALE)

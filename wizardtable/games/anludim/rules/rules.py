# SPDX-License-Identifier: MIT
"""The rules of Anludim as one object, `RULES`, which has the methods of `core.game.Rules`."""

from typing import Final

from wizardtable.core.game import Kinds, Result
from wizardtable.games.anludim.rules import law, menu, rounds, soundness, turns
from wizardtable.games.anludim.rules.moves import Action, AnludimEvent
from wizardtable.games.anludim.rules.observe import observe, redact, to_move
from wizardtable.games.anludim.rules.sample import sample
from wizardtable.games.anludim.rules.state import OVER, Observation, State


class AnludimRules:
    """Implements `core.game.Rules`, which explains the methods, with the functions of this
    package."""

    kinds: Final = Kinds(State, Action, AnludimEvent, Observation)

    deal = staticmethod(rounds.deal)
    to_move = staticmethod(to_move)
    legal_actions = staticmethod(menu.legal_actions)
    candidates = staticmethod(menu.candidates)
    check = staticmethod(law.check_action)
    apply = staticmethod(turns.apply)

    def result(self, state: State) -> Result | None:
        """Returns the rank and the points of each seat, or None if the match is not over.

        The points are those of objects and scrolls in the last round. The seat that won two rounds
        ranks first, then seats with a gold crest. Points decide between seats whose crests have the
        same colour (rules page, {#reconstructed}).
        """
        if state.phase != OVER:
            return None
        seats = range(len(state.hands))
        points = [rounds.points_of(state, seat) for seat in seats]
        merits = [(seat == state.winner, state.gold[seat], points[seat]) for seat in seats]
        ranks = [1 + sum([other > merit for other in merits]) for merit in merits]
        return Result(tuple(ranks), tuple(points))

    observe = staticmethod(observe)
    sample = staticmethod(sample)
    redact = staticmethod(redact)
    is_sound = staticmethod(soundness.is_sound)


RULES: Final = AnludimRules()

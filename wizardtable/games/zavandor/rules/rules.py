# SPDX-License-Identifier: MIT
"""Combines the rules of The Scepter of Zavandor in one object."""

from typing import Final

from wizardtable.core.game import Kinds, Result
from wizardtable.games.zavandor.rules import candidates, law, menu, rounds, soundness, turns
from wizardtable.games.zavandor.rules.moves import Action, ZavandorEvent
from wizardtable.games.zavandor.rules.observe import observe, redact, to_move
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.sample import sample
from wizardtable.games.zavandor.rules.state import OVER, Observation, State


class ZavandorRules:
    """The rules of the game; `core.game.Rules` explains the methods."""

    kinds: Final = Kinds(State, Action, ZavandorEvent, Observation)

    deal = staticmethod(rounds.deal)
    to_move = staticmethod(to_move)
    legal_actions = staticmethod(menu.legal_actions)
    candidates = staticmethod(candidates.candidates)
    check = staticmethod(law.check_action)
    apply = staticmethod(turns.apply)

    def result(self, state: State) -> Result | None:
        """Returns the result of a finished match; None until then (rules page, {#points}).

        The seat with the most points wins, and ties share the rank. Eliminated seats rank behind
        all other seats.
        """
        if state.phase != OVER:
            return None
        seats = range(len(state.out))
        scores = [0 if state.out[seat] else points(state, seat) for seat in seats]
        merits = [(not state.out[seat], scores[seat]) for seat in seats]
        ranks = [1 + sum([other > merit for other in merits]) for merit in merits]
        return Result(tuple(ranks), tuple(scores))

    observe = staticmethod(observe)
    sample = staticmethod(sample)
    redact = staticmethod(redact)
    is_sound = staticmethod(soundness.is_sound)


RULES: Final = ZavandorRules()

# SPDX-License-Identifier: MIT
"""The rules of Elfenwizards as one object, `RULES`, which has the methods of `core.game.Rules`."""

from typing import Final

from wizardtable.core.game import Kinds, Result
from wizardtable.games.elfenwizards.rules import law, menu, rounds, soundness, turns
from wizardtable.games.elfenwizards.rules.moves import Action, ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.observe import observe, redact, to_move
from wizardtable.games.elfenwizards.rules.sample import sample
from wizardtable.games.elfenwizards.rules.state import OVER, Observation, State


class ElfenwizardsRules:
    """Implements `core.game.Rules`, which explains each method, for Elfenwizards."""

    kinds: Final = Kinds(State, Action, ElfenwizardsEvent, Observation)

    deal = staticmethod(rounds.deal)
    to_move = staticmethod(to_move)
    legal_actions = staticmethod(menu.legal_actions)
    candidates = staticmethod(menu.candidates)
    check = staticmethod(law.check_action)
    apply = staticmethod(turns.apply)

    def result(self, state: State) -> Result | None:
        """Returns ranks and scores once the match is over, otherwise None. The seat with the most
        points wins, and seats with equal points share a rank (rules page, {#end})."""
        if state.phase != OVER:
            return None
        ranks = [1 + sum([other > score for other in state.scores]) for score in state.scores]
        return Result(tuple(ranks), state.scores)

    observe = staticmethod(observe)
    sample = staticmethod(sample)
    redact = staticmethod(redact)
    is_sound = staticmethod(soundness.is_sound)


RULES: Final = ElfenwizardsRules()

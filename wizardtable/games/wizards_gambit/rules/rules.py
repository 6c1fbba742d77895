# SPDX-License-Identifier: MIT
"""The rules of Wizard's Gambit behind the contract of `core.game.Rules`."""

from typing import Final

from wizardtable.core.game import Kinds, Result
from wizardtable.games.wizards_gambit.rules import law, menu, setup, soundness, turns
from wizardtable.games.wizards_gambit.rules.events import WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.moves import Action
from wizardtable.games.wizards_gambit.rules.observe import observe, redact, to_move
from wizardtable.games.wizards_gambit.rules.pool_cards import ranking
from wizardtable.games.wizards_gambit.rules.sample import sample
from wizardtable.games.wizards_gambit.rules.state import OVER, Observation, State


class WizardsGambitRules:
    """Implements `core.game.Rules`, which explains the methods, for Wizard's Gambit."""

    kinds: Final = Kinds(State, Action, WizardsGambitEvent, Observation)

    deal = staticmethod(setup.deal)
    to_move = staticmethod(to_move)
    legal_actions = staticmethod(menu.legal_actions)
    candidates = staticmethod(menu.candidates)
    check = staticmethod(law.check_action)
    apply = staticmethod(turns.apply)

    def result(self, state: State) -> Result | None:
        """Returns the result of a match that is over, otherwise None.

        The most points win. Fewer spells break a tie (rules page, The end).
        """
        if state.step != OVER:
            return None
        return Result(ranking(state), tuple(state.scores))

    observe = staticmethod(observe)
    sample = staticmethod(sample)
    redact = staticmethod(redact)
    is_sound = staticmethod(soundness.is_sound)


RULES: Final = WizardsGambitRules()

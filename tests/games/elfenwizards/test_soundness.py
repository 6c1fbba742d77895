# SPDX-License-Identifier: MIT
"""Which states from outside can be of a match: what no decision could have left is refused."""

from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.rules import RULES


def test_wizards_have_been_chosen_for_grey_tokens_only_while_these_are_taken() -> None:
    state = RULES.deal(Setup(3), 1)
    assert RULES.is_sound(state, Setup(3))
    state.greyed = (WizardId(0),)
    assert not RULES.is_sound(state, Setup(3))

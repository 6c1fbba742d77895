# SPDX-License-Identifier: MIT
"""Tests that states from files are refused if no decision could have led to them."""

from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.rules import RULES


def test_wizards_have_been_chosen_for_grey_tokens_only_while_these_are_taken() -> None:
    state = RULES.deal(Setup(3), 1)
    assert RULES.is_sound(state, Setup(3))
    state.greyed = (WizardId(0),)
    assert not RULES.is_sound(state, Setup(3))

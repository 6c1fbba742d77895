# SPDX-License-Identifier: MIT
"""Before a move that is easily meant otherwise a person is asked."""

import pytest

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.games.elfenwizards.rules.moves import Pass
from wizardtable.games.elfenwizards.rules.standings import placeable_spell_count
from wizardtable.games.elfenwizards.rules.state import COMMIT
from wizardtable.ui.style.question import Answer, Question


def to_first_spell(hands: Hands) -> None:
    """A person at Elfenwizards who can place a spell, or pass for the round."""
    hands.deal(ADA, GREEDY, GREEDY, game="elfenwizards", seed=4)
    while hands.wait_turn():
        seen = hands.controller.match.observe(hands.controller.viewer)
        if (
            seen.step == COMMIT  # type: ignore[attr-defined]
            and placeable_spell_count(seen, 0)
            and Pass() in hands.controller.menu()
        ):
            return
        hands.controller.act(hands.controller.menu()[0])
    raise AssertionError("no spell could be placed")


@pytest.mark.parametrize("sure", [True, False])
def test_whoever_passes_for_the_round_with_spells_left_is_asked(hands: Hands, sure: bool) -> None:
    to_first_spell(hands)
    match = hands.controller.match
    before = len(match.actions)
    hands.controller.act_with_care(Pass())
    (box,) = hands.window.findChildren(Question)
    assert "you cannot place any more this round" in box.text
    assert len(match.actions) == before
    role = Answer.YES if sure else Answer.NO
    box.button(role).click()
    passed = len(match.actions) > before and match.actions[before] == Pass()
    assert passed == sure

# SPDX-License-Identifier: MIT
"""Plays whole games of Zavandor in a real window, by mouse and by keyboard alone."""

from collections.abc import Callable

import pytest

from tests.playthroughs.zavandor_hands import play_by_keys, play_by_mouse
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget


@pytest.mark.long
@pytest.mark.parametrize(("hand", "seats"), [(play_by_mouse, 2), (play_by_keys, 6)])
def test_a_whole_game_by_hand(
    hands: Hands, hand: Callable[[Hands, object], None], seats: int
) -> None:
    hands.deal(ADA, *[GREEDY] * (seats - 1), seed=8, game="zavandor", chosen_characters=True)
    agent = agents.make(hands.controller.match.spec, "greedy", 3)
    while hands.wait_turn():
        menu = hands.controller.menu()
        observation = hands.controller.match.observe(hands.controller.viewer)
        action = agent.choose(observation, menu, Budget()).action
        before = len(hands.controller.match.actions)
        hand(hands, action)
        assert len(hands.controller.match.actions) > before, f"{action} was not played"
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)

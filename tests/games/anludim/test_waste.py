# SPDX-License-Identifier: MIT
"""Cards that could be kept between rounds, and are not, are counted."""

from tests.helpers import NAMES
from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.games.anludim import SPEC
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.text.waste import waste


def test_cards_that_could_be_kept_and_are_not_are_counted() -> None:
    match = Match(SPEC, Setup(3), 5, [Player(name, None) for name in NAMES[:3]])
    mind = agents.make(SPEC, "greedy", 1)
    while match.to_move is not None:
        menu = match.menu()
        observation = match.observe(match.to_move)
        if len(menu) > 1 and isinstance(menu[0], moves.Keep):
            break
        assert all(waste(observation, menu, action) is None for action in menu)
        match.play(mind.choose(observation, menu, Budget()).action)
    limit = max(len(action.cards) for action in menu)
    assert limit > 0
    for action in menu:
        result = waste(observation, menu, action)
        assert (result.count if result else 0) == limit - len(action.cards)
        if result:
            assert str(result).endswith(
                "You will discard the rest, and fill your hand with new cards."
            )

# SPDX-License-Identifier: MIT
"""What a learned prior of Sparks would look at."""

from tests.toy.rules.rules import CARDS, Action, Play, State

TRICK = len(CARDS) + 1
"""The highest card of the trick, 0 while there is none."""

STATEMENTS = TRICK + 2
CHOICES = 2 * len(CARDS)


def choice(action: Action) -> int:
    """Returns the card, those that are thrown away after those that are played."""
    return action.card - 1 if isinstance(action, Play) else len(CARDS) + action.card - 1


def look(state: State) -> list[int] | None:
    """Returns the highest card of the trick, and whether it is the last one."""
    return [max(state.trick, default=0), TRICK + (len(state.hands[state.leader]) == 1)]

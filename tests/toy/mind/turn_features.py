# SPDX-License-Identifier: MIT
"""Describes a turn of Sparks in numbers, for a learned prior."""

from tests.toy.rules.rules import CARDS, Action, Play, State

LAST_TRICK_STATEMENTS = len(CARDS) + 1
"""Statements below this number are about the highest card of the trick, 0 if there is none.

The two statements from this number on say whether it is the last trick.
"""

STATEMENT_COUNT = LAST_TRICK_STATEMENTS + 2
"""The number of possible statements about a turn."""

CHOICE_COUNT = 2 * len(CARDS)
"""The number of choices: each card can be played or thrown away."""


def choice(action: Action) -> int:
    """Returns the index of an action: first come the actions that play a card, then those that
    throw one away."""
    return action.card - 1 if isinstance(action, Play) else len(CARDS) + action.card - 1


def look(state: State) -> list[int] | None:
    """Returns the two true statements: about the highest card of the trick, and about the last
    trick."""
    return [
        max(state.trick, default=0),
        LAST_TRICK_STATEMENTS + (len(state.hands[state.leader]) == 1),
    ]

# SPDX-License-Identifier: MIT
"""How long the table waits before a move that nobody at this screen makes, or for a sentence to be
read."""

from typing import Any

from wizardtable.core.game import Seat
from wizardtable.core.match import Match

PAUSES = (900, 450, 150, 0)
"""Milliseconds between others' moves by speed (slow, normal, fast, instant), so that each can be
followed. A quick word in another's turn, such as a bid, takes half of that, and so does more of the
same by the same seat, such as its next die."""

LOOK = 1600
"""Milliseconds in which a person sees what they alone have drawn, before somebody else looks."""

SETTLE_LIMIT = 20_000
"""Milliseconds after which a table that has not said it settled is taken to have: more than it ever
needs. The banners at the end of a round and of a match alone take four seconds."""


def pause(match: Match, speed: int, action: Any, last: tuple[Seat | None, type] | None) -> int:
    """Returns the milliseconds before an action of the seat to move; `last` is who did what kind of
    thing before it."""
    seat = match.to_move
    aside = seat is not None and match.spec.brain.aside(match.observe(seat))
    swift = aside or last == (seat, type(action))
    return PAUSES[speed] // 2 if swift else PAUSES[speed]


def reading(words: str) -> int:
    """Returns the milliseconds in which a sentence is read without hurry: as a subtitle, about
    seventeen letters a second, after a moment for the eye to get there."""
    return 500 + 45 * len(words)

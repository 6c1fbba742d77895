# SPDX-License-Identifier: MIT
"""Pauses of the table: before an opponent's move, and while a sentence is read."""

from typing import Any

from wizardtable.core.game import Seat
from wizardtable.core.match import Match

MOVE_PAUSES_MS = (900, 450, 150, 0)
"""Milliseconds before an opponent's move, by speed: slow, normal, fast, instant.

Half of it precedes a quick decision in another seat's turn, such as a bid. The same holds if the
same seat repeats a kind of action, such as taking its next die.
"""

SECRET_LOOK_MS = 1600
"""Milliseconds in which a person sees a card that only they drew, before the next person looks."""

SETTLE_LIMIT_MS = 20_000
"""Milliseconds after which the match continues although the table has not reported its rest.

No table needs as long. The banners at the end of a round and of a match alone take four seconds.
"""


def pause(match: Match, speed: int, action: Any, last: tuple[Seat | None, type] | None) -> int:
    """Returns the milliseconds to wait before an action of the seat to move.

    `last` is the seat and the class of the previous action.
    """
    seat = match.to_move
    is_aside = seat is not None and match.spec.brain.aside(match.observe(seat))
    is_quick = is_aside or last == (seat, type(action))
    return MOVE_PAUSES_MS[speed] // 2 if is_quick else MOVE_PAUSES_MS[speed]


def reading_ms(words: str) -> int:
    """Returns the milliseconds in which people read a sentence without hurry.

    Like a subtitle: about 22 characters a second, and half a second for the eyes to reach it.
    """
    return 500 + 45 * len(words)

# SPDX-License-Identifier: MIT
"""Pauses of the table: before an opponent's move, and while the player reads a sentence."""

from typing import Any

from wizardtable.core.game import Seat
from wizardtable.core.match import Match

MOVE_PAUSES_MS = (900, 450, 150, 0)
"""Milliseconds before an opponent's move, by speed: slow, normal, fast, instant.

Before a quick decision in another seat's turn, such as a bid, the pause is half as long. It is also
half as long if a seat repeats a kind of action, such as taking its next die.
"""

SECRET_LOOK_MS = 1600
"""Milliseconds in which a person sees a newly drawn secret card, before the next person looks."""

SPEECH_CHECK_MS = 100
"""Milliseconds between two checks whether the opponents still wait for the screen reader."""

SETTLE_LIMIT_MS = 60_000
"""After this many milliseconds the match continues, even if pieces still seem to move on the table.

No table needs this long. The contests of Elfenwizards take half a minute at the slow speed.
"""


def move_pause_ms(
    match: Match, speed: int, action: Any, last: tuple[Seat | None, type] | None
) -> int:
    """Returns the milliseconds to wait before an action of the seat to move.

    Args:
        match: The match.
        speed: The index of the speed in `MOVE_PAUSES_MS`.
        action: The action to come.
        last: The seat and the class of the previous action; None if there was none.
    """
    seat = match.to_move
    is_aside = seat is not None and match.spec.brain.is_out_of_turn(match.observe(seat))
    is_quick = is_aside or last == (seat, type(action))
    return MOVE_PAUSES_MS[speed] // 2 if is_quick else MOVE_PAUSES_MS[speed]


def reading_ms(words: str) -> int:
    """Returns the milliseconds that people need to read a sentence without hurry.

    The time is that for a subtitle: a second for about 22 characters, and half a second to look at
    the sentence.
    """
    return 500 + 45 * len(words)

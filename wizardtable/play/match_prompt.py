# SPDX-License-Identifier: MIT
"""What is expected now, in one sentence, where the game alone cannot say it."""

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message


def prompt(
    match: Match,
    viewer: Seat | None,
    veiled: Seat | None,
    played_for: Message | None,
    *,
    idle: bool,
) -> Message:
    """Returns the sentence for a viewer. `veiled` is the seat that the curtain waits for,
    `played_for` what is said while the seat to move is played for, and `idle` says that a watched
    match is paused."""
    if veiled is not None:
        return N_("table", "{player} plays next.").of(player=match.names[veiled])
    if match.given_up is not None:
        return N_("table", "{player} has given up.").of(player=match.names[match.given_up])
    if played_for is not None:
        return played_for
    if idle and match.to_move is not None:
        return N_("table", "Paused: {player} plays next.").of(player=match.names[match.to_move])
    return match.spec.wording.prompt(match.observe(viewer), match.names)

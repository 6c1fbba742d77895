# SPDX-License-Identifier: MIT
"""Stretches of a match by its turns, as places: numbers of actions done."""

from wizardtable.core.match import Match


def of_turns(match: Match, first: int, last: int) -> tuple[int, int] | None:
    """From where the first of these turns begins to where the last ends; None where the match
    has none of them."""
    starts = match.turn_starts()
    within = [place for place, turn in starts if first <= turn <= last]
    after = [place for place, turn in starts if turn > last]
    return (within[0], min(after, default=len(match.actions))) if within else None


def last_round(match: Match) -> tuple[int, int]:
    """The last round that every seat has had time to act in; where turns are counted instead, as
    many turns as there are seats."""
    seats, end = match.setup.seats, len(match.actions)
    starts = [place for place, _ in match.turn_starts()]
    if match.spec.counts_rounds:
        return max((place for place in starts if end - place >= seats), default=0), end
    return starts[-seats] if len(starts) >= seats else 0, end

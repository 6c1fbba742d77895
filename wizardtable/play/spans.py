# SPDX-License-Identifier: MIT
"""Finds parts of a match, such as the last round: the places where the part begins and ends.

A place is the number of actions played before it.
"""

from wizardtable.core.match import Match


def span_of_turns(match: Match, first: int, last: int) -> tuple[int, int] | None:
    """Returns the places where the turns with the numbers `first` to `last` begin and end.

    Returns None if none of these turns was played.
    """
    starts = match.turn_starts()
    within = [place for place, turn in starts if first <= turn <= last]
    after = [place for place, turn in starts if turn > last]
    return (within[0], min(after, default=len(match.actions))) if within else None


def span_of_last_round(match: Match) -> tuple[int, int]:
    """Returns the place where the last whole round begins, and the place of the match's end.

    A round is whole if at least one action for each seat follows its beginning. In a game that
    counts turns instead of rounds, the last turns count as a round, one for each seat. The
    beginning is 0 if there is no such round.
    """
    seats, end = match.setup.seats, len(match.actions)
    starts = [place for place, _ in match.turn_starts()]
    if match.spec.counts_rounds:
        return max((place for place in starts if end - place >= seats), default=0), end
    return starts[-seats] if len(starts) >= seats else 0, end

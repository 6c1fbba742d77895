# SPDX-License-Identifier: MIT
"""What is said of a match in two sentences, and of the last turn: for who does not look at it."""

from collections.abc import Iterable
from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, commas
from wizardtable.play import frames, moment_text

MOST_LINES: Final = 12
"""Lines of the log that are said of the last turn; of more, the last ones."""


def situation(match: Match, viewer: Seat | None) -> Message:
    """Returns how a match stands: the points of all, then what the viewer has and what threatens,
    as the game says it."""
    seen = match.observe(viewer)
    points = N_("situation", "{player} {points}")
    tallies = match.spec.wording.tally(seen)
    standing = [
        points.of(player=name, points=tally.total)
        for name, tally in zip(match.names, tallies, strict=True)
    ]
    score = N_("situation", "Points: {points}.").of(points=commas(standing))
    rest = match.spec.situation(seen, match.names)
    return score if rest is None else _joined([score, rest])


def last_turn(match: Match, viewer: Seat | None) -> Message:
    """Returns what has happened since the viewer last decided, or else the last thing told; or
    why there is nothing to tell."""
    place = frames.last_seen(match, viewer)
    for since in (place, place - 1, 0):
        told = moment_text.lines(match, viewer, since) if since >= 0 else []
        if told:
            return _joined(told[-MOST_LINES:])
    if match.earlier:
        return N_("situation", "The last moves are no longer on record.")
    return N_("situation", "Nothing has happened yet.")


def _joined(sentences: Iterable[Message]) -> Message:
    """Sentences one after another."""
    first, *rest = sentences
    for one in rest:
        first = N_("situation", "{sentence} {next}").of(sentence=first, next=one)
    return first

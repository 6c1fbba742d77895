# SPDX-License-Identifier: MIT
"""A match's situation and last turn in sentences, for players who do not see the table."""

from collections.abc import Iterable
from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, joined_with_commas
from wizardtable.play import frames, moment_text

MAX_LOG_LINES: Final = 12
"""The most lines of the log that describe the last turn; earlier lines are left out."""


def situation(match: Match, viewer: Seat | None) -> Message:
    """Returns a text with the points of all players and the game's sentence about the situation.

    The sentence describes the situation of `viewer`, or the public situation for None.
    """
    observation = match.observe(viewer)
    points = N_("situation", "{player} {points}")
    tallies = match.spec.wording.tally(observation)
    standing = [
        points.of(player=name, points=tally.total)
        for name, tally in zip(match.names, tallies, strict=True)
    ]
    score = N_("situation", "Points: {points}.").of(points=joined_with_commas(standing))
    game_sentence = match.spec.situation(observation, match.names)
    return score if game_sentence is None else _joined([score, game_sentence])


def last_turn(match: Match, viewer: Seat | None) -> Message:
    """Returns a text with the lines of the log since the viewer's last decision.

    If there are none, the text has earlier lines. If the log is empty, the text says why. `viewer`
    is a seat, or None for the public view.
    """
    place = frames.place_of_last_decision(match, viewer)
    for since in (place, place - 1, 0):
        messages = moment_text.log_lines(match, viewer, since) if since >= 0 else []
        if messages:
            return _joined(messages[-MAX_LOG_LINES:])
    if match.earlier:
        return N_("situation", "The last moves are no longer on record.")
    return N_("situation", "Nothing has happened yet.")


def _joined(sentences: Iterable[Message]) -> Message:
    """Returns the sentences as one text."""
    text, *rest = sentences
    for sentence in rest:
        text = N_("situation", "{sentence} {next}").of(sentence=text, next=sentence)
    return text

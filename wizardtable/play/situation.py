# SPDX-License-Identifier: MIT
"""Describes the situation and the last turn in sentences, for players who do not see the table."""

from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, joined_sentences, joined_with_commas
from wizardtable.play import frames, moment_text

MAX_LOG_LINES: Final = 12
"""The most lines of the log that describe the last turn; earlier lines are left out."""


def situation(match: Match, viewer: Seat | None) -> Message:
    """Returns a text about the situation of `viewer`, or the public situation for None.

    The order is the same in all games: what is asked now, what threatens, what the viewer has, what
    the others have, and the points of all players.
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
    sentences = [score] if game_sentence is None else [game_sentence, score]
    if match.to_move is not None:
        sentences.insert(0, match.spec.wording.prompt(observation, match.names))
    return joined_sentences(sentences)


def last_turn(match: Match, viewer: Seat | None) -> Message:
    """Returns a text with the lines of the log since the viewer's last decision.

    Without such lines, the text has earlier lines. If the log is empty, the text says why. `viewer`
    is a seat, or None for the public view.
    """
    place = frames.place_of_last_decision(match, viewer)
    for since in (place, place - 1, 0):
        messages = moment_text.log_lines(match, viewer, since) if since >= 0 else []
        if messages:
            return joined_sentences(messages[-MAX_LOG_LINES:])
    if match.earlier:
        return N_("situation", "The last moves are no longer on record.")
    return N_("situation", "Nothing has happened yet.")

# SPDX-License-Identifier: MIT
"""Decides what a match counts for in which people had help.

This is the rule. The pages tell the player the parts that concern them.

- A match with help (`Match.assisted`) counts in the results, in the findings and for achievements.
  It is marked as played with help. Streaks and best leads exist for all matches, and for those
  without help.
- Some achievements need a match without help (`Achievement.unaided`): those for a win of a special
  kind, and for wins against the hardest levels.
- If autoplay made more than `MAX_AUTOPLAY_SHARE` of a person's decisions, the match is only listed
  in the calendar. So is a copy of a match, and a deal that has already counted.
- The rating, the daily table and the stars of the tower need a match without help.
"""

from typing import Final

from wizardtable.core.game import Seat
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match

MAX_AUTOPLAY_SHARE: Final = 0.1
"""A match counts if autoplay made at most this share (0–1) of the person's decisions."""


def is_autoplayed(decided: int, left_to: int) -> bool:
    """Returns whether autoplay made too many of a person's decisions for the match to count.

    Args:
        decided: the number of decisions that the person made.
        left_to: the number of decisions that autoplay made for the person.
    """
    return left_to > MAX_AUTOPLAY_SHARE * (decided + left_to)


def was_autoplayed(match: Match, seat: Seat) -> bool:
    """Returns whether autoplay made too many decisions of the person at this seat."""
    authors = [
        match.author(place) for place in range(len(match.actions)) if match.mover(place) == seat
    ]
    return is_autoplayed(authors.count(""), authors.count(AUTHOR_AUTOPLAY))

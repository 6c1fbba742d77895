# SPDX-License-Identifier: MIT
"""The sentences after a rated match: the change of the player's rating, and the reason for it.

The book is the SQLite file with the player's results (`store.book`).
"""

import sqlite3
from typing import Final

from wizardtable.core import catalog
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.store import ratings
from wizardtable.store.news import News
from wizardtable.store.ratings import Point, RatedMatch

AT_LEVEL: Final = {
    "apprentice": N_("at level", "Apprentice"),
    "adept": N_("at level", "Adept"),
    "mage": N_("at level", "Mage"),
    "archmage": N_("at level", "Archmage"),
    "grand_magus": N_("at level", "Grand Magus"),
}
"""The titles of the levels by id, as in "Morwenna (Archmage, 1630)".

They have a translation context of their own because other languages write them in lower case here.
"""


def news(connection: sqlite3.Connection, match: Match) -> list[News]:
    """Returns the news of a rated match; empty unless the book has the end of this match."""
    if not ratings.is_rated(match):
        return []
    rated = ratings.find_in(connection, match)
    if rated is None or not rated.end:
        return []
    if not rated.counts:
        helped = N_("ratings", "This match does not count towards your rating: you had help.")
        return [News("cup", helped)]
    points = ratings.history_from(connection, rated.game)
    point = next((candidate for candidate in points if candidate.match == rated), None)
    return [] if point is None else [News("cup", change_sentence(point), reason_sentence(point))]


def change_sentence(point: Point) -> Message:
    """Returns a sentence with the player's rating before and after a match."""
    sentence = N_("ratings", "Rating: {before}, now {figures}").of(
        before=round(point.before.value), figures=ratings.rating_figures(point.after)
    )
    if not point.after.is_provisional:
        return sentence
    return N_("ratings", "{told} (provisional)").of(told=sentence)


def reason_sentence(point: Point) -> Message:
    """Returns the reason for the change of the rating.

    It lists the opponents ranked below the player, those ranked equal, and those ranked above. If
    the player was away for a day, it says that the match counts as lost.
    """
    match = point.match
    if match.end == ratings.LEFT_ALONE:
        return N_(
            "ratings", "You stayed away from this match for more than a day, so it counts as lost."
        )
    ranks = match.standing()
    mine = ranks[match.person]
    ahead = [seat for seat, rank in enumerate(ranks) if rank > mine]
    level = [seat for seat, rank in enumerate(ranks) if rank == mine and seat != match.person]
    behind = [seat for seat, rank in enumerate(ranks) if rank < mine]
    parts = [
        sentence.of(others=_names_of(match, seats))
        for sentence, seats in (
            (N_("ratings", "You finished ahead of {others}."), ahead),
            (N_("ratings", "You tied with {others}."), level),
            (N_("ratings", "You finished behind {others}."), behind),
        )
        if seats
    ]
    if match.end == ratings.GIVEN_UP and behind:  # a forged row may rank nobody ahead of the player
        parts = [
            N_("ratings", "You gave up, so you rank behind {others}.").of(
                others=_names_of(match, behind)
            )
        ]
    sentence = parts[0]
    for part in parts[1:]:
        sentence = N_("ratings", "{first} {second}").of(first=sentence, second=part)
    return sentence


def _names_of(match: RatedMatch, seats: list[int]) -> Message | str:
    return joined_with_and([_name_of(match, seat) for seat in seats])


def _name_of(match: RatedMatch, seat: int) -> Message:
    """Returns an opponent's name with level and strength, such as "Morwenna (Archmage, 1630)"."""
    player, strengths_of_game = (
        match.players[seat],
        strengths.of_game(catalog.get(match.game).package),
    )
    assert player.level is not None and strengths_of_game is not None, "the point has a rating"
    strength = strengths_of_game.at(len(match.players))[player.level]
    return N_("ratings", "{name} ({level}, {strength})").of(
        name=player.name, level=AT_LEVEL[player.level], strength=round(strength.rating)
    )

# SPDX-License-Identifier: MIT
"""What a rated match changed in the player's rating, and why, in sentences for its end."""

import sqlite3
from typing import Final

from wizardtable.core import catalog
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, listing
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
"""The levels in "Morwenna (Archmage, 1630)": other languages write them small."""


def news(connection: sqlite3.Connection, match: Match) -> list[News]:
    """Returns how the rating moved by a rated match that stands in the book."""
    if not ratings.is_rated(match):
        return []
    kept = ratings.find_in(connection, match)
    if kept is None or not kept.end:
        return []
    if not kept.counts:
        helped = N_("ratings", "This match does not count towards your rating: you had help.")
        return [News("cup", helped)]
    points = ratings.history_from(connection, kept.game)
    point = next((one for one in points if one.match == kept), None)
    return [] if point is None else [News("cup", change(point), reason(point))]


def change(point: Point) -> Message:
    """Returns how the rating moved by a match."""
    told = N_("ratings", "Rating: {before}, now {figures}").of(
        before=round(point.before.value), figures=ratings.figures(point.after)
    )
    if not point.after.provisional:
        return told
    return N_("ratings", "{told} (provisional)").of(told=told)


def reason(point: Point) -> Message:
    """Returns why the rating moved: before and behind whom the player finished."""
    match = point.match
    if match.end == ratings.LEFT:
        return N_(
            "ratings", "You stayed away from this match for more than a day, so it counts as lost."
        )
    ranks = match.standing()
    mine = ranks[match.person]
    ahead = [seat for seat, rank in enumerate(ranks) if rank > mine]
    level = [seat for seat, rank in enumerate(ranks) if rank == mine and seat != match.person]
    behind = [seat for seat, rank in enumerate(ranks) if rank < mine]
    parts = [
        sentence.of(others=_listed(match, seats))
        for sentence, seats in (
            (N_("ratings", "You finished ahead of {others}."), ahead),
            (N_("ratings", "You tied with {others}."), level),
            (N_("ratings", "You finished behind {others}."), behind),
        )
        if seats
    ]
    if match.end == ratings.GIVEN_UP and behind:  # a forged line may rank nobody ahead
        parts = [
            N_("ratings", "You gave up, so you rank behind {others}.").of(
                others=_listed(match, behind)
            )
        ]
    told = parts[0]
    for part in parts[1:]:
        told = N_("ratings", "{first} {second}").of(first=told, second=part)
    return told


def _listed(match: RatedMatch, seats: list[int]) -> Message | str:
    return listing([_other(match, seat) for seat in seats])


def _other(match: RatedMatch, seat: int) -> Message:
    """An opponent with level and strength."""
    player, known = match.players[seat], strengths.of_game(catalog.get(match.game).package)
    assert player.level is not None and known is not None, "the point has a rating"
    strength = known.at(len(match.players))[player.level]
    return N_("ratings", "{name} ({level}, {strength})").of(
        name=player.name, level=AT_LEVEL[player.level], strength=round(strength.rating)
    )

# SPDX-License-Identifier: MIT
"""What a rated match changed in the player's rating, and why, in sentences for its end."""

from contextlib import suppress
from typing import Final

from wizardtable.core import catalog
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, listing
from wizardtable.store import ratings, save, save_file, save_summary
from wizardtable.store.outcomes import News
from wizardtable.store.paths import DataDir
from wizardtable.store.ratings import Point, RatedMatch
from wizardtable.store.save_format import End, Header

AT_LEVEL: Final = {
    "apprentice": N_("at level", "Apprentice"),
    "adept": N_("at level", "Adept"),
    "mage": N_("at level", "Mage"),
    "archmage": N_("at level", "Archmage"),
    "grand_magus": N_("at level", "Grand Magus"),
}
"""The levels in "Morwenna (Archmage, 1630)": other languages write them small."""


def keep(data: DataDir, match: Match) -> list[News]:
    """Keeps how a rated match ended, and tells how the rating moved. See `outcomes.Keep`."""
    if not ratings.is_rated(match) or match.result is None:
        return []
    kept = ratings.finish(data.ratings, match)
    if kept is None:
        return []
    if not kept.counts:
        return [
            News(
                "cup", N_("ratings", "This match does not count towards your rating: you had help.")
            )
        ]
    points = ratings.histories(ratings.read(data.ratings)).get(kept.game, [])
    point = next((one for one in points if one.match == kept), None)
    return [] if point is None else [News("cup", change(point), reason(point))]


def catch_up(data: DataDir) -> None:
    """Keeps how rated matches ended of which that could not be kept in time: their saves know it.
    Raises files.FileError."""
    missing = {_deal(one) for one in ratings.open_matches(data.ratings)}
    for path, _ in save_summary.found(data.saves):
        if not missing:
            return
        with suppress(save.SaveError):
            header, last = save_file.ends(path)
            if header.purpose == purposes.RATED and _deal(header) in missing:
                if isinstance(last, End):
                    keep(data, save.load(path).match)
                missing.discard(_deal(header))


def _deal(match: RatedMatch | Header) -> tuple[str, Setup, int]:
    """Returns what tells a rated match from others."""
    return match.game, match.setup, match.seed


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

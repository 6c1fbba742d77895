# SPDX-License-Identifier: MIT
"""How the player has fared: finished matches, and what they add up to for each opponent."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from wizardtable.core import clock, files
from wizardtable.core.game import Result, Setup
from wizardtable.core.jsontext import CodecError, Json
from wizardtable.core.match import Player
from wizardtable.core.text import Message
from wizardtable.store.book import book, old_files, rows
from wizardtable.store.paths import DataDir

AFTER_RESET: Final = "ended.id > (SELECT ifnull(max(upto), 0) FROM reset)"
"""What the player has made the program forget stays forgotten."""

_FINISHED: Final = f"""
SELECT deal, game, setup, seed, players, ranks, scores, ended, given_up, more FROM ended
WHERE scores IS NOT NULL AND people = 1 AND NOT helped AND {AFTER_RESET}
ORDER BY id
"""
"""One person played against opponents and had no help. Of several matches with the same deal only
the first counts, because later the player could know the cards. Oldest first."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was played to its end without going back over what was not to be known.

    Attributes:
        ended: seconds since 1970.
        given_up: whether the person gave it up: it is lost, whatever the ranking was.
        more: further facts by name, see `store.book.facts`; matches of earlier versions lack
            them. A book may be forged: look at what is found before it is used.
    """

    game: str
    setup: Setup
    seed: int
    players: tuple[Player, ...]
    result: Result
    ended: int
    given_up: bool = False
    more: Mapping[str, Json] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's matches at a game against opponents of whom this level was the strongest.

    Attributes:
        margin: mean difference in points between the person and the best of the others.
        streak: matches won in a row up to now; `longest` is the most there ever were.
    """

    game: str
    level: str
    played: int
    won: int
    margin: float
    streak: int
    longest: int


def read(data: DataDir) -> tuple[list[Finished], Message | None]:
    """Returns the finished matches, oldest first, and a sentence if some could not be read."""
    return book.read(data, read_from, old_files.STATISTICS)


def read_from(connection: sqlite3.Connection) -> list[Finished]:
    """Returns the finished matches of an open book, oldest first."""
    found: dict[str, Finished] = {}
    for row in connection.execute(_FINISHED):
        deal, game, setup, seed, players, ranks, scores, ended, given_up, more = row
        if deal in found:
            continue
        try:
            seated = rows.players_from(players)
            seats = len(seated)
            result = Result(rows.ranks_from(ranks, seats), rows.scores_from(scores, seats))
            dealt = rows.setup_from(setup), rows.seed_from(seed)
            at, facts = rows.time_from(ended), rows.facts_from(more)
        except CodecError:
            continue
        if rows.person_of(seated) is not None:
            found[deal] = Finished(game, *dealt, seated, result, at, bool(given_up), facts)
    return list(found.values())


def is_kept(data: DataDir) -> bool:
    """Returns whether anything is kept that `forget` would make the program forget."""
    try:
        with book.reading(data) as connection:
            counted = "scores IS NOT NULL AND people = 1 AND NOT helped"
            return book.holds(
                connection, f"ended WHERE ({counted} OR findings IS NOT NULL) AND {AFTER_RESET}"
            )
    except files.FileError:
        return False


def forget(data: DataDir) -> None:
    """Begins anew: matches that ended up to now count neither here nor in what there is to learn.
    Ratings, daily tables, stars and achievements stay. Raises files.FileError."""
    with book.writing(data) as connection:
        last = connection.execute("SELECT ifnull(max(id), 0) FROM ended").fetchone()[0]
        at = int(clock.now())
        book.insert(connection, "reset", {"line": f"reset {last}", "at": at, "upto": last})


def standings(finished: Iterable[Finished], levels: Sequence[str]) -> list[Standing]:
    """What the matches add up to by game and level; `levels` lists all of them, weakest first."""
    groups: dict[tuple[str, str], list[Finished]] = {}
    for match in finished:
        groups.setdefault((match.game, _strongest(match, levels)), []).append(match)
    order = {level: index for index, level in enumerate(levels)}
    keys = sorted(groups, key=lambda key: (key[0], order.get(key[1], -1)))
    return [_standing(game, level, groups[game, level]) for game, level in keys]


def _strongest(match: Finished, levels: Sequence[str]) -> str:
    order = {level: index for index, level in enumerate(levels)}
    opponents = [player.level for player in match.players if player.level is not None]
    return max(opponents, key=lambda level: order.get(level, -1))


def _standing(game: str, level: str, matches: list[Finished]) -> Standing:
    won = margin = streak = longest = 0
    for match in matches:
        person = next(seat for seat, player in enumerate(match.players) if player.level is None)
        scores = match.result.scores
        margin += scores[person] - max(scores[:person] + scores[person + 1 :])
        first = match.result.ranks[person] == 1 and not match.given_up
        streak = streak + 1 if first else 0
        won += first
        longest = max(longest, streak)
    return Standing(game, level, len(matches), won, margin / len(matches), streak, longest)

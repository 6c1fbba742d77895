# SPDX-License-Identifier: MIT
"""The finished matches of a player, and the player's results against each level of opponents.

The book is the SQLite file with the player's results (`store.book`).
"""

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
"""The SQL condition for matches that ended after the player last reset the statistics."""

_FINISHED_QUERY: Final = f"""
SELECT deal, game, setup, seed, players, ranks, scores, ended, given_up, more FROM ended
WHERE scores IS NOT NULL AND people = 1 AND NOT helped AND {AFTER_RESET}
ORDER BY id
"""
"""The SQL for the matches that count, oldest first: one person played without help.

`read_from` counts only the first of several matches with the same deal, because the player could
know the cards the next time.
"""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that counts for the statistics: it is over, and its only person had no help.

    Attributes:
        game: the id of the game.
        setup: the setup of the match.
        seed: the seed of the deal.
        players: the players by seat.
        result: the ranks and the points by seat.
        ended: when the match ended, in seconds since 1970.
        given_up: whether the person resigned; the match is then lost, whatever the ranks.
        more: further facts of the match by name, see `store.book.facts`. Matches of earlier
            versions have none. A forged book may have any JSON here, so check a fact before use.
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
    """The player's results at a game, in the matches whose strongest opponent had this level.

    Attributes:
        game: the id of the game.
        level: the id of the level.
        played: the number of matches.
        won: the number of matches won.
        margin: the mean lead over the best opponent, in points; negative if the player was behind.
        streak: the number of matches won in a row up to now.
        longest: the longest streak ever.
    """

    game: str
    level: str
    played: int
    won: int
    margin: float
    streak: int
    longest: int


def read(data: DataDir) -> tuple[list[Finished], Message | None]:
    """Returns the finished matches that count, oldest first, and a sentence or None.

    The sentence says that some matches cannot be read.
    """
    return book.read(data, read_from, old_files.STATISTICS)


def read_from(connection: sqlite3.Connection) -> list[Finished]:
    """Returns the finished matches that count from an open book, oldest first."""
    by_deal: dict[str, Finished] = {}
    for row in connection.execute(_FINISHED_QUERY):
        deal, game, setup, seed, players, ranks, scores, ended, given_up, more = row
        if deal in by_deal:
            continue
        try:
            seated = rows.players_from(players)
            seats = len(seated)
            result = Result(rows.ranks_from(ranks, seats), rows.scores_from(scores, seats))
            dealt = rows.setup_from(setup), rows.seed_from(seed)
            ended_at, facts = rows.time_from(ended), rows.facts_from(more)
        except CodecError:
            continue
        if rows.person_of(seated) is not None:
            by_deal[deal] = Finished(game, *dealt, seated, result, ended_at, bool(given_up), facts)
    return list(by_deal.values())


def has_results(data: DataDir) -> bool:
    """Returns whether the book has any result that `reset_statistics` would reset.

    Returns False if the book cannot be read.
    """
    try:
        with book.reading(data) as connection:
            counted = "scores IS NOT NULL AND people = 1 AND NOT helped"
            return book.holds(
                connection, f"ended WHERE ({counted} OR findings IS NOT NULL) AND {AFTER_RESET}"
            )
    except files.FileError:
        return False


def reset_statistics(data: DataDir) -> None:
    """Resets the statistics and the findings: matches that have ended no longer count in them.

    Ratings, results of daily tables, stars and achievements stay.

    Raises:
        files.FileError: the book cannot be written.
    """
    with book.writing(data) as connection:
        last = connection.execute("SELECT ifnull(max(id), 0) FROM ended").fetchone()[0]
        at = int(clock.now())
        book.insert(connection, "reset", {"line": f"reset {last}", "at": at, "upto": last})


def standings(finished: Iterable[Finished], levels: Sequence[str]) -> list[Standing]:
    """Returns the player's results, one for each game and each level that was met there.

    The results are in the order of the games' ids, then of the levels.

    Args:
        finished: the matches, oldest first.
        levels: the ids of all levels, weakest first.
    """
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
        is_won = match.result.ranks[person] == 1 and not match.given_up
        streak = streak + 1 if is_won else 0
        won += is_won
        longest = max(longest, streak)
    return Standing(game, level, len(matches), won, margin / len(matches), streak, longest)

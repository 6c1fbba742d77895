# SPDX-License-Identifier: MIT
"""The finished matches of a player, and the player's results against each level of opponents.

`core.teaching.help_rule` says which matches count, and which are only listed.
The book is the SQLite file with the player's results (`store.book`).
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from wizardtable.core import clock, files
from wizardtable.core.game import Result, Setup
from wizardtable.core.jsontext import CodecError, Json
from wizardtable.core.match import Player
from wizardtable.core.teaching import help_rule
from wizardtable.core.text import Message
from wizardtable.store.book import book, old_files, rows
from wizardtable.store.book.kept_reads import kept_while_unchanged
from wizardtable.store.paths import DataDir

AFTER_RESET: Final = "ended.id > (SELECT ifnull(max(upto), 0) FROM reset)"
"""The SQL condition for matches that ended after the player last reset the statistics."""

_IS_RESULT: Final = f"scores IS NOT NULL AND people > 0 AND {AFTER_RESET}"
"""The SQL condition for matches with a result in which people played, since the last reset."""

_PLAYED_QUERY: Final = f"""
SELECT deal, game, setup, seed, players, ranks, scores, ended, given_up, more, helped,
  people, purpose, origin != '' AS copied, ifnull(decided, 0) AS decided,
  ifnull(left_to, 0) AS left_to
FROM ended WHERE {_IS_RESULT} ORDER BY ended, id
"""
"""The SQL for the matches with a result, oldest first."""

MAX_KEPT_ROWS: Final = 8000
"""At most this many rows are kept as matches for the next time. No row ever changes."""

ROWS_AT_ONCE: Final = 400
"""The number of rows that `prepare` reads at once; one portion takes about 10 ms."""

COPIED: Final = "copied"
REPEATED: Final = "repeated"
AUTOPLAYED: Final = "autoplayed"
SHARED: Final = "shared"
"""The reasons why a match is only listed.

A `COPIED` match was continued from another match. A `REPEATED` one has the same deal as a match
that counts, so that the player could know the cards. In an `AUTOPLAYED` one, autoplay decided too
much for the player. In a `SHARED` one, several people played.
"""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over and that people played.

    Attributes:
        game: the id of the game.
        setup: the setup of the match.
        seed: the seed of the deal.
        players: the players by seat.
        result: the ranks and the points by seat.
        ended: when the match ended, in seconds since 1970.
        given_up: whether the person resigned; the match is then lost, whatever the ranks.
        helped: whether the match was played with help.
        uncounted: the reason why the match is only listed, such as `COPIED`; "" if it counts.
        purpose: the competition that the match counts for, see `core.match.Purpose`; "" for none,
            and in some matches of earlier versions.
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
    helped: bool = False
    uncounted: str = ""
    purpose: str = ""
    more: Mapping[str, Json] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Standing:
    """The player's results at a game, in the matches whose strongest opponent had this level.

    Attributes:
        game: the id of the game.
        level: the id of the level.
        played_count: the number of matches.
        won_count: the number of matches won.
        margin: the mean lead over the best opponent, in points; negative if the player was behind.
        streak: the number of matches won in a row up to now.
        longest: the longest streak ever.
    """

    game: str
    level: str
    played_count: int
    won_count: int
    margin: float
    streak: int
    longest: int


def read(data: DataDir) -> tuple[list[Finished], Message | None]:
    """Returns the finished matches that count, oldest first, and a sentence or None.

    The sentence says that some matches cannot be read.
    """
    played, problem = read_played(data)
    return [match for match in played if not match.uncounted], problem


def read_played(data: DataDir) -> tuple[list[Finished], Message | None]:
    """Returns all finished matches, also those that are only listed, as `read` does."""
    return book.read(data, played_from, old_files.STATISTICS)


@kept_while_unchanged("ended", "reset")
def played_from(connection: sqlite3.Connection) -> list[Finished]:
    """Returns all finished matches from an open book, oldest first.

    Of several matches with the same deal, the first one without help counts, or without such a one
    the first.
    """
    played: list[Finished] = []
    counted: dict[str, int] = {}  # by deal, the index in `played`
    for row in connection.execute(_PLAYED_QUERY):
        deal, *columns = row
        try:
            match = _finished_from(*columns)
        except CodecError:
            continue
        if not match.uncounted:
            other = counted.get(deal)
            if other is not None and (match.helped or not played[other].helped):
                match = replace(match, uncounted=REPEATED)
            else:
                if other is not None:
                    played[other] = replace(played[other], uncounted=REPEATED)
                counted[deal] = len(played)
        played.append(match)
    return played


@lru_cache(maxsize=MAX_KEPT_ROWS)
def _finished_from(  # noqa: PLR0913, PLR0917 - the columns of `_PLAYED_QUERY`
    game: str,
    setup: str,
    seed: str,
    players: str,
    ranks: str,
    scores: str,
    ended: int,
    given_up: int,
    more: str,
    helped: int,
    people: int,
    purpose: str,
    copied: int,
    decided: int,
    left_to: int,
) -> Finished:
    """Returns the match of a row; it is not yet compared with other rows of the same deal.

    Raises CodecError for a forged row.
    """
    seated = rows.players_from(players)
    seats = len(seated)
    if people != rows.people_in(players):
        raise rows.unreadable_row()
    uncounted = ""
    if people > 1:
        uncounted = SHARED
    elif copied:
        uncounted = COPIED
    elif helped and help_rule.is_autoplayed(decided, left_to):
        uncounted = AUTOPLAYED
    return Finished(
        game,
        rows.setup_from(setup),
        rows.seed_from(seed),
        seated,
        Result(rows.ranks_from(ranks, seats), rows.scores_from(scores, seats)),
        rows.time_from(ended),
        bool(given_up),
        bool(helped),
        uncounted,
        str(purpose),
        rows.facts_from(more),
    )


def prepare(data: DataDir) -> Iterator[object]:
    """Reads the finished matches in advance, so that `read` is quick later.

    Yields after each portion of `ROWS_AT_ONCE` rows, and at the end, so that other work can go on.
    The yielded values have no meaning.
    """
    last = 0
    while last is not None:
        try:
            with book.reading(data) as connection:
                ids = f"id > {last} ORDER BY id LIMIT {ROWS_AT_ONCE}"
                portion = f"SELECT max(id) FROM (SELECT id FROM ended WHERE {ids})"
                until = connection.execute(portion).fetchone()[0]
                between = f"WHERE id > {last} AND id <= {until or last} AND"
                for row in connection.execute(_PLAYED_QUERY.replace("WHERE", between, 1)):
                    with suppress(CodecError):
                        _finished_from(*row[1:])
                last = until
        except files.FileError:
            return
        yield last
    yield read_played(data)


def counted_since(data: DataDir, finished: Sequence[Finished]) -> int | None:
    """Returns from when on matches count, in seconds since 1970.

    This is the last reset, or without one the end of the first of the `finished` matches. Returns
    None if neither is known.
    """
    try:
        with book.reading(data) as connection:
            reset = connection.execute("SELECT max(at) FROM reset").fetchone()[0]
    except files.FileError:
        return None
    if isinstance(reset, int) and 0 < reset < rows.MAX_TIME:
        return reset
    return min((match.ended for match in finished if match.ended), default=None)


def has_results(data: DataDir) -> bool:
    """Returns whether the book has any result that `reset_statistics` would reset.

    Returns False if the book cannot be read.
    """
    try:
        with book.reading(data) as connection:
            findings = f"findings IS NOT NULL AND {AFTER_RESET}"
            return book.holds(connection, f"ended WHERE ({_IS_RESULT}) OR ({findings})")
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
    order = {level: index for index, level in enumerate(levels)}
    groups: dict[tuple[str, str], list[Finished]] = {}
    for match in finished:
        groups.setdefault((match.game, _strongest(match, order)), []).append(match)
    keys = sorted(groups, key=lambda key: (key[0], order.get(key[1], -1)))
    return [_standing(game, level, groups[game, level]) for game, level in keys]


def _strongest(match: Finished, order: Mapping[str, int]) -> str:
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

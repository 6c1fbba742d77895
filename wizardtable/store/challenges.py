# SPDX-License-Identifier: MIT
"""The tables of challenges and of weeks that the player knows, with everybody's results.

Friends send results as texts (`core.arranged.challenge_text`). The player's first result at a table
counts: the match goes on after a crash, and after a week of absence it has the result of its last
position.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Final

from wizardtable.core import catalog, clock
from wizardtable.core.arranged import challenge, challenge_text, purposes, weekly_table
from wizardtable.core.arranged.challenge import (
    CONFIRMED,
    TOLD,
    Challenge,
    ChallengeTable,
    FriendResult,
)
from wizardtable.core.arranged.challenge_text import ChallengeError
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError, Data, parse, text_of
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.store import save, save_file, save_summary
from wizardtable.store.book import begun, book, rows
from wizardtable.store.book.book_file import Value
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End

ABSENCE_SECONDS: Final = 7 * 24 * 3600
"""Seconds of the player's absence after which a match has the result of its last position."""

MAX_MOVES_CHARACTERS: Final = 600_000
"""Moves with more characters are not kept; the longest real match has a tenth of them."""

MAX_TABLES: Final = 500
"""The most tables that are read, the latest ones."""

_UNSETTLED_QUERY: Final = f"""
SELECT deal, purpose, touched, going FROM begun
WHERE (purpose LIKE 'challenge:%' OR purpose LIKE 'weekly:%') AND {begun.OPEN_MATCH_CONDITION}
"""
"""The SQL for the matches of challenges and weekly tables that count and have not ended."""


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A result in the book.

    Attributes:
        id: the number of its row.
        result: the result, without moves.
        is_own: whether it is the player's own.
        has_moves: whether the moves are known.
        proof: `TOLD`, `LEGAL` or `CONFIRMED`; "" if the moves have not been checked yet.
    """

    id: int
    result: FriendResult
    is_own: bool
    has_moves: bool
    proof: str = TOLD


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table with the results that are known, the best first.

    Attributes:
        table: the table.
        at: when it was made or came, in seconds since 1970.
        is_made: whether the player made the challenge.
        sent: when the player last handed out their result, in seconds since 1970; 0 for never.
        results: the results.
        is_begun: whether the player has begun the match that counts, or cannot begin it any more.
    """

    table: ChallengeTable
    at: int = 0
    is_made: bool = False
    sent: int = 0
    results: tuple[KeptResult, ...] = ()
    is_begun: bool = False

    @property
    def own(self) -> KeptResult | None:
        """The player's own result, or None."""
        return next((kept for kept in self.results if kept.is_own), None)

    @property
    def friends(self) -> tuple[KeptResult, ...]:
        """The results of others, the best first."""
        return tuple(kept for kept in self.results if not kept.is_own)

    @property
    def has_answer_to_send(self) -> bool:
        """True if the player has a result that they have not handed out yet."""
        return self.own is not None and not self.sent


@dataclass(frozen=True, slots=True)
class Record:
    """All tables that the player knows, the latest first.

    Attributes:
        tables: the tables by key.
        problem: a sentence if the book cannot be read, otherwise None.
    """

    tables: dict[str, KeptTable] = field(default_factory=dict)
    problem: Message | None = None


def week_from(data: DataDir, week: str) -> tuple[KeptTable, Message | None]:
    """Returns the weekly table of a week ("2026-W48"), and a sentence if the book cannot be read.

    The table is returned even if nobody has played it yet.
    """
    record, table = read(data), table_of_week(week)
    if table.key in record.tables:
        return record.tables[table.key], record.problem
    with suppress(OSError), book.reading(data) as connection:
        is_begun = book.holds(connection, "begun WHERE purpose = ?", (table.purpose(),))
        return KeptTable(table, is_begun=is_begun), record.problem
    return KeptTable(table), record.problem


def game_named(game: str) -> GameSpec | None:
    """Returns the game with this id, or None if the program has no such game."""
    return catalog.get(game) if game in catalog.GAMES else None


def read_text(text: str) -> tuple[Challenge, ...]:
    """Returns the challenges in a text, at least one.

    Raises:
        ChallengeError: no challenge can be read.
    """
    challenges = challenge_text.read(text, game_named)
    sound = tuple(each for each in challenges if _is_of_its_week(each.table))
    if not sound:
        raise ChallengeError(challenge_text.CHANGED_TEXT)
    return sound


def _is_of_its_week(table: ChallengeTable) -> bool:
    """Returns whether a table is no weekly one, or is of the game whose turn it is."""
    if not table.is_weekly:
        return True
    return weekly_table.game_of(table.occasion, tuple(catalog.GAMES)) == table.game


def table_of_week(week: str) -> ChallengeTable:
    """Returns the weekly table of a week, such as "2026-W48"."""
    spec = catalog.get(weekly_table.game_of(week, tuple(catalog.GAMES)))
    return challenge.of_daily_table(spec, weekly_table.table(spec, week))


def read(data: DataDir) -> Record:
    """Returns all tables that the player knows."""
    try:
        with book.reading(data) as connection:
            return Record(_tables_from(connection))
    except OSError as error:
        reason = getattr(error, "reason", None)
        return Record(problem=reason if isinstance(reason, Message) else None)


def _tables_from(connection: sqlite3.Connection) -> dict[str, KeptTable]:
    tables: dict[str, KeptTable] = {}
    begun_matches = {tuple(row) for row in connection.execute("SELECT game, purpose FROM begun")}
    query = "SELECT * FROM challenge ORDER BY at DESC, id DESC LIMIT ?"
    for row in connection.execute(query, (MAX_TABLES,)):
        with suppress(CodecError, ValueError):
            table = challenge_text.table_from(row["deal"])
            spec = game_named(table.game)
            if spec is None or table.key != row["key"] or not table.fits(spec):
                continue
            results = _results_from(connection, table)
            attempts = {(table.game, purpose) for purpose in (table.purpose(), table.daily_purpose)}
            is_begun = bool(attempts & begun_matches) or any(kept.is_own for kept in results)
            tables.setdefault(
                table.key,
                KeptTable(
                    table, row["at"], bool(row["made"]), row["sent"], tuple(results), is_begun
                ),
            )
    return tables


def _results_from(connection: sqlite3.Connection, table: ChallengeTable) -> list[KeptResult]:
    """Returns the results at a table, the best first, and equal ones in the order they came."""
    results = []
    query = "SELECT id, own, result, moves <> '' AS has_moves, proof FROM friend_result"
    for row in connection.execute(f"{query} WHERE key = ? ORDER BY id LIMIT 500", (table.key,)):
        with suppress(CodecError):
            result = challenge_text.result_from(row["result"])
            if result.fits(table):
                has_moves = bool(row["has_moves"])
                proof = row["proof"] if has_moves else TOLD
                result = replace(result, name=challenge.plain_name(result.name))
                results.append(KeptResult(row["id"], result, bool(row["own"]), has_moves, proof))
    return sorted(results, key=lambda kept: kept.result.order_at(table.seat))


def keep(
    data: DataDir, challenges: Sequence[Challenge], now: int | None = None, *, made: bool = False
) -> None:
    """Adds the tables and results of challenges to the book, unless it has them.

    The player's own results, which come back with a friend's answer, are left out.

    Args:
        data: the player's folder.
        challenges: the challenges.
        now: seconds since 1970, or None for the time of the clock.
        made: True if the player made the challenges; their results are then the player's own.

    Raises:
        files.FileError: the book cannot be written, and has not changed.
    """
    at = int(clock.now()) if now is None else now
    with book.writing(data) as connection:
        for sent in challenges:
            _add_table(connection, sent.table, at, made=made)
            for result in sent.results:
                _add_result(connection, sent.table, result, at, own=made)


def _add_table(
    connection: sqlite3.Connection, table: ChallengeTable, at: int, *, made: bool
) -> None:
    row: dict[str, Value] = {
        "line": f"challenge {table.key}",
        "key": table.key,
        "game": table.game,
        "deal": challenge_text.table_text(table),
        "made": int(made),
        "at": at,
    }
    book.insert(connection, "challenge", row)


def _add_result(
    connection: sqlite3.Connection,
    table: ChallengeTable,
    result: FriendResult,
    at: int,
    *,
    own: bool,
) -> None:
    """Adds a result. Moves that come later than their result are added to it."""
    moves = text_of(list(result.moves)) if result.moves else ""  # type: ignore[arg-type]
    moves = moves if len(moves) <= MAX_MOVES_CHARACTERS else ""
    text = challenge_text.result_text(replace(result, moves=()))
    digest = sha256(text.encode("utf-8", "replace")).hexdigest()[:32]
    of_result = (table.key, digest)
    if book.holds(connection, "friend_result WHERE key = ? AND digest = ?", of_result):
        if moves:
            connection.execute(
                "UPDATE friend_result SET moves = ?, proof = '' "
                "WHERE key = ? AND digest = ? AND moves = ''",
                (moves, *of_result),
            )
        return
    row: dict[str, Value] = {
        "line": f"own {table.key}" if own else f"friend {table.key} {digest}",
        "key": table.key,
        "own": int(own),
        "digest": digest,
        "result": text,
        "moves": moves,
        "proof": CONFIRMED if own else "",
        "at": at,
    }
    book.insert(connection, "friend_result", row)


def has_own_result(data: DataDir, table: ChallengeTable) -> bool:
    """Returns whether the book has the player's own result at a table."""
    with suppress(OSError), book.reading(data) as connection:
        return book.holds(connection, "friend_result WHERE key = ? AND own", (table.key,))
    return False


def with_moves(data: DataDir, kept: KeptResult) -> FriendResult:
    """Returns a result with its moves; without them if the book cannot be read."""
    with suppress(OSError, CodecError), book.reading(data) as connection:
        query = "SELECT moves FROM friend_result WHERE id = ?"
        row = connection.execute(query, (kept.id,)).fetchone()
        moves = parse(row["moves"]) if row is not None and row["moves"] else []
        if isinstance(moves, list):
            return replace(kept.result, moves=tuple(Data(move) for move in moves))
    return kept.result


def note_proof(data: DataDir, kept: KeptResult, proof: str) -> None:
    """Notes what the check of a result's moves has shown: `TOLD`, `LEGAL` or `CONFIRMED`.

    Raises:
        files.FileError: the book cannot be written.
    """
    with book.writing(data) as connection:
        query = "UPDATE friend_result SET proof = ? WHERE id = ?"
        connection.execute(query, (proof, kept.id))


def note_sent(data: DataDir, table: ChallengeTable, now: int | None = None) -> None:
    """Notes that the player has handed out their challenge or answer.

    Raises:
        files.FileError: the book cannot be written.
    """
    at = int(clock.now()) if now is None else now
    with book.writing(data) as connection:
        connection.execute("UPDATE challenge SET sent = ? WHERE key = ?", (at, table.key))


def is_counted(match: Match) -> bool:
    """Returns whether a match can count for its challenge, or its weekly or daily table.

    It must be dealt as this table demands, and nobody may have had help.
    """
    if match.assisted or purposes.is_again(match.purpose):
        return False
    table = challenge.table_of_match(match)
    if table is None or not _is_of_its_week(table):
        return False
    return match.purpose in (table.purpose(), table.daily_purpose)


def keep_own(
    connection: sqlite3.Connection, match: Match, at: int, end: str = challenge.PLAYED
) -> None:
    """Adds the player's own result to an open book, if the match counts for a challenge or a week.

    The result at a daily table is kept without moves, so that it can answer a friend's challenge.

    Args:
        connection: the open book.
        match: the match, over or left.
        at: when it ended, in seconds since 1970.
        end: `challenge.LEFT` if the player left the match.
    """
    if not is_counted(match):
        return
    table = challenge.table_of_match(match)
    assert table is not None
    day, is_daily = date.fromtimestamp(at).isoformat(), match.purpose == table.daily_purpose
    result = challenge.result_of(match, day, end, moves=not is_daily)
    if not is_daily:
        _add_table(connection, table, at, made=False)
    _add_result(connection, table, result, at, own=True)


def news(connection: sqlite3.Connection, match: Match) -> list[News]:
    """Returns the news of a finished match that answers a challenge or is a weekly one.

    At a daily table there are news only if a friend has played it. The list is empty for any other
    match. `connection` is the open book.
    """
    table = challenge.table_of_match(match) if is_counted(match) else None
    if table is None or match.result is None:
        return []
    kept = KeptTable(table, results=tuple(_results_from(connection, table)))
    own, is_daily = kept.own, match.purpose == table.daily_purpose
    if own is None or own.result.scores != match.result.scores:
        again = N_("challenge", "You had already played this table, so this match does not count.")
        return [] if is_daily else [News("friends", again)]
    friends = [each.result for each in kept.friends if is_comparable(each.result, own.result)]
    if is_daily and not friends:  # `daily.news` has the result
        return []
    explanation = N_(
        "challenge", "The Friends page shows all results, and your answer, ready to send."
    )
    return [News("friends", _comparison(own.result, friends, table.seat), explanation)]


def _comparison(own: FriendResult, friends: Sequence[FriendResult], seat: int) -> Message:
    """Returns a sentence on the player's result beside those of friends, of whom there may be
    none."""
    if not friends:
        return NN_("challenge", "Your result has been saved: %n point(s).", "", own.scores[seat])
    beaten = sum(own.order_at(seat) < friend.order_at(seat) for friend in friends)
    if len(friends) > 1:
        words = NN_("challenge", "You did better than {count} of %n friends.", "", len(friends))
        return words.of(count=beaten)
    sentence = N_("challenge", "{name} did better than you.")
    if beaten:
        sentence = N_("challenge", "You did better than {name}.")
    elif own.order_at(seat) == friends[0].order_at(seat):
        sentence = N_("challenge", "You and {name} have the same result.")
    return sentence.of(name=friends[0].name)


def is_comparable(result: FriendResult, other: FriendResult) -> bool:
    """Returns whether two results can be ranked: the opponents' minds had the same numbers."""
    return result.minds == other.minds


def settle_absences(data: DataDir, now: int | None = None) -> None:
    """Gives a match of a challenge or week that was left for a week the result it has then.

    If the clock was set back after the player left, the week begins now. If the save is missing,
    the attempt is over without a result.

    Args:
        data: the player's folder.
        now: seconds since 1970, or None for the time of the clock.

    Raises:
        files.FileError: the book cannot be read or written.
    """
    at = int(clock.now()) if now is None else now
    with book.reading(data) as connection:
        unsettled = [dict(row) for row in connection.execute(_UNSETTLED_QUERY)]
    for row in unsettled:
        if row["going"] or 0 <= at - row["touched"] < ABSENCE_SECONDS:
            continue
        is_set_back = row["touched"] > at
        match = None if is_set_back else _match_of(data, row["deal"], row["purpose"])
        if match is not None and match.result is not None:  # its end is about to be added
            continue
        column, value = (
            ("touched", at) if is_set_back else ("lost", row["touched"] + ABSENCE_SECONDS)
        )
        with book.writing(data) as connection:
            connection.execute(
                f"UPDATE begun SET {column} = ? WHERE deal = ? AND purpose = ?",
                (value, row["deal"], row["purpose"]),
            )
            if match is not None:
                keep_own(connection, match, value, challenge.LEFT)


def _match_of(data: DataDir, deal: str, purpose: str) -> Match | None:
    """Returns the match with this deal and purpose from its save, or None without one."""
    for path, _ in save_summary.save_files(data.saves):
        with suppress(save_file.SaveError):
            header, _ = save_file.read_ends(path)
            if header.purpose == purpose and deal == rows.deal_of(
                header.game, header.setup, header.seed
            ):
                return save.load(path).match
    return None


def unfinished_attempt(data: DataDir, table: ChallengeTable) -> Path | None:
    """Returns the save of the unfinished match that counts at a table, or None without one.

    If there are several saves, that last played is returned.
    """
    for path, _ in save_summary.save_files(data.saves):
        with suppress(save_file.SaveError):
            header, last = save_file.read_ends(path)
            is_attempt = header.purpose in (table.purpose(), table.daily_purpose)
            if is_attempt and header.game == table.game and not isinstance(last, End):
                return path
    return None

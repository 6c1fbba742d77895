# SPDX-License-Identifier: MIT
"""What the player has achieved: for every finished match a line with what it brought. Nothing of it
goes when saves or statistics do."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from wizardtable.core import catalog, codec
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import (
    ALL_GAMES,
    Achievement,
    Brought,
    Over,
    achievements_of,
    counts,
    played_match,
)
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match, Purpose
from wizardtable.core.text import Message
from wizardtable.store.book import book, old_files, rows
from wizardtable.store.paths import DataDir

MOST: Final = 1_000_000
"""What a match brings to an achievement at most; more is forged."""

VERSION: Final = 1
"""Of what is looked for in a match. Raise it with new or other achievements: the saves that are
still there are then looked through again."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a finished match brought.

    Attributes:
        match: what tells it from other matches, see `name_of`.
        game: the id of the game.
        ended: seconds since 1970.
        counted: whether it could bring anything.
        version: of what was looked for.
        numbers: what it brought to achievements for which that is a number, as far as above 0.
        kinds: the same for those for which it is a set of different things.
        reached: the achievements that were reached with it.
    """

    match: str
    game: str
    ended: int
    counted: bool
    version: int = VERSION
    numbers: tuple[tuple[str, int], ...] = ()
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = ()
    reached: tuple[str, ...] = ()

    def brought(self, key: str, over: Over) -> Brought:
        """Returns what the match brought to an achievement."""
        if over is Over.KINDS:
            return frozenset(dict(self.kinds).get(key, ()))
        return dict(self.numbers).get(key, 0)


@dataclass(frozen=True, slots=True)
class AchievementState:
    """How far the player is with an achievement.

    Attributes:
        game: the id of its game, or `ALL_GAMES`.
        progress: from 0 to its goal.
        reached: whether it is reached; it stays so.
        when: the end of the match with which it was, in seconds since 1970; None if no match was
            needed, or it is not reached.
    """

    game: str
    achievement: Achievement
    progress: int
    reached: bool
    when: int | None


def name_of(game: str, setup: Setup, seed: int, purpose: Purpose) -> str:
    """Returns what tells a match from others. Two with the same name were dealt alike, so that only
    the first counts, whatever the edition of the rules. A deal that was played for a purpose does
    not count again without any."""
    return f"{rows.deal_of(game, setup, seed)}/{purpose}"


def _is_deal_again(one: Contribution, other: Contribution) -> bool:
    """Whether a match is the deal of another one that counted, dealt again as an ordinary one."""
    again = one.match.endswith("/") and other.match.startswith(one.match)
    return again and other.match != one.match and other.counted


def contribution(match: Match, ended: int) -> Contribution:
    """Returns what a finished match brings, without what is reached by it."""
    name = name_of(match.spec.id, match.setup, match.seed, match.purpose)
    if not counts(match):
        return Contribution(name, match.spec.id, ended, counted=False)
    seat = next(seat for seat, player in enumerate(match.players) if player.level is None)
    played = played_match(match, Seat(seat))
    numbers: list[tuple[str, int]] = []
    kinds: list[tuple[str, tuple[str, ...]]] = []
    for _, key, one in _all([match.spec]):
        brought = one.brought(played)
        if isinstance(brought, int):
            numbers += [(key, brought)] if brought > 0 else []
        elif brought:
            kinds.append((key, tuple(sorted(brought))))
    return Contribution(
        name, match.spec.id, ended, counted=True, numbers=tuple(numbers), kinds=tuple(kinds)
    )


def record(data: DataDir, brought: Sequence[Contribution]) -> None:
    """Keeps what matches brought. Raises files.FileError; the book is then as it was."""
    if brought:
        with book.writing(data) as connection:
            record_in(connection, brought)


def record_in(
    connection: sqlite3.Connection, brought: Iterable[Contribution]
) -> list[Contribution]:
    """Keeps in an open book what matches brought, as far as it is not kept yet, and which
    achievements are reached with them. Returns all that is kept."""
    known = read_from(connection)
    for one in brought:
        if one.counted and any(_is_deal_again(one, other) for other in known):
            one = replace(one, counted=False, numbers=(), kinds=())  # noqa: PLW2901
        if is_kept(known, one):
            continue
        one = replace(one, reached=_reached_with(known, one))  # noqa: PLW2901
        known.append(one)
        book.insert(connection, "brought", _row(one))
    return known


def _row(one: Contribution) -> dict[str, str | int | None]:
    return {
        "line": f"brought {one.match} {one.version} {int(one.counted)}",
        "match": one.match,
        "game": one.game,
        "ended": one.ended,
        "counted": int(one.counted),
        "version": one.version,
        "numbers": codec.dumps(tuple[tuple[str, int], ...], one.numbers),
        "kinds": codec.dumps(tuple[tuple[str, tuple[str, ...]], ...], one.kinds),
        "reached": codec.dumps(tuple[str, ...], one.reached),
    }


def is_kept(known: Iterable[Contribution], one: Contribution) -> bool:
    """Returns whether nothing is to be added for a match: what was looked for is the same, and it
    did not turn from one that does not count into one that does."""
    return any(
        other.match == one.match
        and other.version >= one.version
        and (other.counted or not one.counted)
        for other in known
    )


def read(data: DataDir) -> tuple[list[Contribution], Message | None]:
    """Returns what the matches brought, in the order in which it was kept, and a sentence if some
    of it could not be read."""
    return book.read(data, read_from, old_files.ACHIEVEMENTS)


def read_from(connection: sqlite3.Connection) -> list[Contribution]:
    """Returns what an open book has, in the order in which it was kept."""
    found = []
    for row in connection.execute(
        "SELECT match, game, ended, counted, version, numbers, kinds, reached FROM brought"
        " ORDER BY id"
    ):
        match, game, ended, counted, version, *lists = row
        try:
            numbers, kinds, reached = (json.loads(text) for text in lists)
            found.append(
                Contribution(
                    match,
                    game,
                    rows.time_from(ended),
                    bool(counted),
                    version,
                    tuple((str(key), min(int(number), MOST)) for key, number in numbers),
                    tuple((str(key), tuple(map(str, names))) for key, names in kinds),
                    tuple(map(str, reached)),
                )
            )
        except (CodecError, ValueError, TypeError, RecursionError, OverflowError):
            continue
    return found


def states(
    known: Sequence[Contribution],
    otherwise: dict[str, int] | None = None,
    games: Iterable[GameSpec] | None = None,
) -> list[AchievementState]:
    """Returns how far the player is with every achievement, game by game, those of all games last.

    `otherwise` says how far they are with achievements of all games to which matches bring nothing,
    by id; `games` are by default all of the catalog.
    """
    counted = _counted(known)
    when = _reached(known)
    found = []
    for game, key, one in _all(catalog.all() if games is None else games):
        mine = counted if game == ALL_GAMES else [each for each in counted if each.game == game]
        progress = one.progress(each.brought(key, one.over) for each in mine)
        if game == ALL_GAMES:
            progress = max(progress, min(one.goal, (otherwise or {}).get(one.id, 0)))
        ended = when.get((game, key))
        reached = ended is not None or progress >= one.goal
        found.append(AchievementState(game, one, one.goal if reached else progress, reached, ended))
    return found


def key_of(game: str, achievement: Achievement) -> str:
    """Returns how an achievement is named in a contribution of a match of its game."""
    return f"{ALL_GAMES}/{achievement.id}" if game == ALL_GAMES else achievement.id


def _all(games: Iterable[GameSpec]) -> list[tuple[str, str, Achievement]]:
    """The achievements of these games and those of all games: game, key, achievement."""
    own = [(spec.id, key_of(spec.id, one), one) for spec in games for one in achievements_of(spec)]
    every = of_all_games.ACHIEVEMENTS
    return own + [(ALL_GAMES, key_of(ALL_GAMES, one), one) for one in every]


def _counted(known: Iterable[Contribution]) -> list[Contribution]:
    """What counts: of each match the latest look at it."""
    latest: dict[str, Contribution] = {}
    for one in known:
        if one.counted and (one.match not in latest or one.version > latest[one.match].version):
            latest[one.match] = one
    return list(latest.values())


def _reached(known: Iterable[Contribution]) -> dict[tuple[str, str], int]:
    """By game and key, when each achievement was first reached."""
    when: dict[tuple[str, str], int] = {}
    for one in known:
        for key in one.reached:
            game = ALL_GAMES if key.startswith(f"{ALL_GAMES}/") else one.game
            when.setdefault((game, key), one.ended)
    return when


def _reached_with(known: Sequence[Contribution], one: Contribution) -> tuple[str, ...]:
    """The achievements that are reached when this is added to what is known."""
    if not one.counted:
        return ()
    before = _reached(known)
    counted = _counted([*known, one])
    found = []
    touched = {key for key, _ in one.numbers} | {key for key, _ in one.kinds}
    games = [catalog.get(one.game)] if one.game in catalog.GAMES else []
    for game, key, achievement in _all(games):
        if key not in touched or (game, key) in before:
            continue
        mine = (each for each in counted if game in (ALL_GAMES, each.game))
        over = achievement.over
        if achievement.progress(each.brought(key, over) for each in mine) >= achievement.goal:
            found.append(key)
    return tuple(found)

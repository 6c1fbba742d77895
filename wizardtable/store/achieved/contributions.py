# SPDX-License-Identifier: MIT
"""The contributions of finished matches to the achievements, as rows of the book.

The rows stay if saves are deleted or statistics are reset. What a match contributes depends on the
achievement: a number, such as points, or a set of different things, such as cards.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.core import catalog, codec
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import (
    ALL_GAMES,
    Achievement,
    ContributionValue,
    Over,
    achievements_of,
    counts_for_achievements,
    played_match,
)
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match, Purpose
from wizardtable.core.text import Message
from wizardtable.store.book import book, old_files, rows
from wizardtable.store.book.kept_reads import kept_while_unchanged
from wizardtable.store.paths import DataDir

MAX_NUMBER: Final = 1_000_000
"""The largest number that a match can contribute to an achievement; a larger one is forged."""

VERSION: Final = 2
"""The version of the achievements. After a change raise it, so that saves are scanned again."""


_Values: TypeAlias = defaultdict[tuple[str, str], list[ContributionValue]]

_ALL_GAMES_PREFIX: Final = f"{ALL_GAMES}/"
"""The keys of achievements that belong to no single game begin with this."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """The contribution of a finished match to the achievements.

    Attributes:
        match: the name of the match, see `name_of`.
        game: the id of the game.
        ended: when the match ended, in seconds since 1970.
        counted: whether the match counts for achievements at all.
        helped: whether the match was played with help.
        version: the version of the achievements when the row was written, see `VERSION`.
        numbers: the contribution to achievements to which a match contributes a number: pairs of an
            achievement's key and a number above 0.
        kinds: the contribution to achievements that collect different things: pairs of an
            achievement's key and the things.
        reached: the keys of the achievements that this match completed.
    """

    match: str
    game: str
    ended: int
    counted: bool
    helped: bool = False
    version: int = VERSION
    numbers: tuple[tuple[str, int], ...] = ()
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = ()
    reached: tuple[str, ...] = ()

    def value_for(self, key: str, over: Over) -> ContributionValue:
        """Returns the contribution to one achievement: a set of things, or a number.

        Args:
            key: the achievement's key, see `key_of`.
            over: the way in which the achievement adds up matches.
        """
        if over is Over.KINDS:
            return frozenset(dict(self.kinds).get(key, ()))
        return dict(self.numbers).get(key, 0)


@dataclass(frozen=True, slots=True)
class AchievementState:
    """The player's progress towards an achievement.

    Attributes:
        game: the id of the achievement's game, or `ALL_GAMES`.
        achievement: the achievement.
        progress: the progress, from 0 to the achievement's goal.
        is_reached: whether the player has reached the achievement, at any time.
        when: the end of the match that reached the achievement, in seconds since 1970. None if the
            achievement is not reached, or was reached without a match.
        helped: whether the match that reached the achievement was played with help.
    """

    game: str
    achievement: Achievement
    progress: int
    is_reached: bool
    when: int | None
    helped: bool = False


def name_of(game: str, setup: Setup, seed: int, purpose: Purpose) -> str:
    """Returns the name of a match in contributions.

    Matches that are dealt alike for the same purpose have the same name, in any edition of the
    rules. Only the first of them counts.
    """
    return f"{rows.deal_of(game, setup, seed)}/{purpose}"


def _is_deal_again(contribution: Contribution, other: Contribution) -> bool:
    """Returns whether a contribution is of an ordinary match whose deal has already counted.

    `other` is the contribution of the match with the same deal.
    """
    again = contribution.match.endswith("/") and other.match.startswith(contribution.match)
    return again and other.match != contribution.match and other.counted


def contribution(match: Match, ended: int) -> Contribution:
    """Returns the contribution of a finished match, with an empty `reached`.

    `ended` is when the match ended, in seconds since 1970.
    """
    name = name_of(match.spec.id, match.setup, match.seed, match.purpose)
    if not counts_for_achievements(match):
        return Contribution(name, match.spec.id, ended, counted=False)
    seat = next(seat for seat, player in enumerate(match.players) if player.level is None)
    played = played_match(match, Seat(seat))
    numbers: list[tuple[str, int]] = []
    kinds: list[tuple[str, tuple[str, ...]]] = []
    for _, key, achievement in _achievements_with_keys([match.spec]):
        if match.assisted and achievement.unaided:
            continue
        brought = achievement.contribution_of(played)
        if isinstance(brought, int):
            numbers += [(key, brought)] if brought > 0 else []
        elif brought:
            kinds.append((key, tuple(sorted(brought))))
    return Contribution(
        name,
        match.spec.id,
        ended,
        counted=True,
        helped=match.assisted,
        numbers=tuple(numbers),
        kinds=tuple(kinds),
    )


def record(data: DataDir, brought: Sequence[Contribution]) -> None:
    """Adds contributions to the book.

    Raises:
        files.FileError: the book cannot be written, and has not changed.
    """
    if brought:
        with book.writing(data) as connection:
            record_in(connection, brought)


def record_in(
    connection: sqlite3.Connection, brought: Iterable[Contribution]
) -> list[Contribution]:
    """Adds new contributions to an open book, with the achievements that they reach.

    Returns all contributions in the book. A deal that has counted for a purpose does not count
    again as an ordinary match.
    """
    kept = read_from(connection)
    for new in brought:
        if new.counted and any(_is_deal_again(new, other) for other in kept):
            new = replace(new, counted=False, numbers=(), kinds=())  # noqa: PLW2901
        if is_kept(kept, new):
            continue
        new = replace(new, reached=_reached_with(kept, new))  # noqa: PLW2901
        kept.append(new)
        book.insert(connection, "brought", _row(new))
    return kept


def _row(contribution: Contribution) -> dict[str, str | int | None]:
    line = f"brought {contribution.match} {contribution.version} {int(contribution.counted)}"
    return {
        "line": f"{line} helped" if contribution.helped else line,
        "match": contribution.match,
        "game": contribution.game,
        "ended": contribution.ended,
        "counted": int(contribution.counted),
        "helped": int(contribution.helped),
        "version": contribution.version,
        "numbers": codec.dumps(tuple[tuple[str, int], ...], contribution.numbers),
        "kinds": codec.dumps(tuple[tuple[str, tuple[str, ...]], ...], contribution.kinds),
        "reached": codec.dumps(tuple[str, ...], contribution.reached),
    }


def is_kept(kept: Iterable[Contribution], new: Contribution) -> bool:
    """Returns whether the book already has a contribution as good as the new one.

    Returns False if the book has no contribution of the same match, or only one of an older
    version. Also returns False if the new contribution counts and that in the book does not, or if
    only that in the book was brought with help.

    Args:
        kept: the contributions in the book.
        new: the new contribution.
    """
    return any(
        other.match == new.match and other.version >= new.version and _worth(other) >= _worth(new)
        for other in kept
    )


def read(data: DataDir) -> tuple[list[Contribution], Message | None]:
    """Returns all contributions, and a sentence if some cannot be read, otherwise None.

    The contributions are in the order in which they were added.
    """
    return book.read(data, read_from, old_files.ACHIEVEMENTS)


@kept_while_unchanged("brought")
def read_from(connection: sqlite3.Connection) -> list[Contribution]:
    """Returns the contributions from an open book, in the order in which they were added."""
    contributions = []
    for row in connection.execute(
        "SELECT match, game, ended, counted, helped, version, numbers, kinds, reached FROM brought"
        " ORDER BY id"
    ):
        match, game, ended, counted, helped, version, *lists = row
        try:
            contributions.append(
                Contribution(
                    match,
                    game,
                    rows.time_from(ended),
                    bool(counted),
                    bool(helped),
                    version,
                    *_lists_from(*lists),
                )
            )
        except (CodecError, ValueError, TypeError, RecursionError, OverflowError):
            continue
    return contributions


@lru_cache(maxsize=8000)
def _lists_from(
    numbers: str, kinds: str, reached: str
) -> tuple[tuple[tuple[str, int], ...], tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]:
    """Returns `numbers`, `kinds` and `reached` from the texts of their columns."""
    return (
        tuple((str(key), min(int(number), MAX_NUMBER)) for key, number in json.loads(numbers)),
        tuple((str(key), tuple(map(str, names))) for key, names in json.loads(kinds)),
        tuple(map(str, json.loads(reached))),
    )


def states(
    kept: Sequence[Contribution],
    otherwise: dict[str, int] | None = None,
    games: Iterable[GameSpec] | None = None,
) -> list[AchievementState]:
    """Returns the progress towards every achievement, game by game.

    The achievements that belong to no single game come last.

    Args:
        kept: the contributions of all matches.
        otherwise: the progress of the achievements to which no match contributes, by their id;
            None for no progress.
        games: the games, or None for all games of the catalog.
    """
    counted = _latest_counted(kept)
    first_reached = _first_reached(kept)
    numbers, kinds = _values_by_key(counted)
    achievement_states = []
    for game, key, achievement in _achievements_with_keys(
        catalog.all() if games is None else games
    ):
        values = kinds if achievement.over is Over.KINDS else numbers
        progress = achievement.progress(values.get((game, key), ()))
        if game == ALL_GAMES:
            progress = max(
                progress, min(achievement.goal, (otherwise or {}).get(achievement.id, 0))
            )
        first = first_reached.get((game, key))
        reached = first is not None or progress >= achievement.goal
        achievement_states.append(
            AchievementState(
                game,
                achievement,
                achievement.goal if reached else progress,
                reached,
                None if first is None else first.ended,
                first is not None and first.helped,
            )
        )
    return achievement_states


def key_of(game: str, achievement: Achievement) -> str:
    """Returns the key of an achievement in contributions.

    `game` is the id of the achievement's game, or `ALL_GAMES`.
    """
    return f"{ALL_GAMES}/{achievement.id}" if game == ALL_GAMES else achievement.id


def _achievements_with_keys(games: Iterable[GameSpec]) -> list[tuple[str, str, Achievement]]:
    """Returns the id of the game, the key and the achievement for all achievements of these games.

    The achievements that belong to no single game follow, with the id `ALL_GAMES`.
    """
    of_games = [
        (spec.id, key_of(spec.id, achievement), achievement)
        for spec in games
        for achievement in achievements_of(spec)
    ]
    of_all = of_all_games.ACHIEVEMENTS
    return of_games + [
        (ALL_GAMES, key_of(ALL_GAMES, achievement), achievement) for achievement in of_all
    ]


def _latest_counted(kept: Iterable[Contribution]) -> list[Contribution]:
    """Returns one contribution for each match that counts.

    It is one without help if there is such a one, and of those the one with the newest version.
    """
    latest: dict[str, Contribution] = {}
    for contribution in kept:
        if not contribution.counted:
            continue
        other = latest.get(contribution.match)
        if other is None or (_worth(contribution), contribution.version) > (
            _worth(other),
            other.version,
        ):
            latest[contribution.match] = contribution
    return list(latest.values())


def _values_by_key(counted: Iterable[Contribution]) -> tuple[_Values, _Values]:
    """Returns the numbers and the sets of things that matches brought, by game and key."""
    numbers: _Values = defaultdict(list)
    kinds: _Values = defaultdict(list)
    for each in counted:
        for key, number in dict(each.numbers).items():
            numbers[_game_of(key, each), key].append(number)
        for key, things in dict(each.kinds).items():
            kinds[_game_of(key, each), key].append(frozenset(things))
    return numbers, kinds


def _game_of(key: str, contribution: Contribution) -> str:
    """Returns the id of the game of the achievement with a key, or `ALL_GAMES`."""
    return ALL_GAMES if key.startswith(_ALL_GAMES_PREFIX) else contribution.game


def _worth(contribution: Contribution) -> int:
    """Returns 2 for a contribution without help, 1 for one with help, 0 if it does not count."""
    return 0 if not contribution.counted else 1 if contribution.helped else 2


def _first_reached(kept: Iterable[Contribution]) -> dict[tuple[str, str], Contribution]:
    """Returns the contribution that first reached each achievement, by game and key."""
    first: dict[tuple[str, str], Contribution] = {}
    for contribution in kept:
        for key in contribution.reached:
            first.setdefault((_game_of(key, contribution), key), contribution)
    return first


def _reached_with(kept: Sequence[Contribution], new: Contribution) -> tuple[str, ...]:
    """Returns the keys of the achievements that `new` completes when it is added to `kept`."""
    if not new.counted:
        return ()
    before = _first_reached(kept)
    counted = _latest_counted([*kept, new])
    keys = []
    touched = {key for key, _ in new.numbers} | {key for key, _ in new.kinds}
    games = [catalog.get(new.game)] if new.game in catalog.GAMES else []
    for game, key, achievement in _achievements_with_keys(games):
        if key not in touched or (game, key) in before:
            continue
        mine = (each for each in counted if game in (ALL_GAMES, each.game))
        over = achievement.over
        if achievement.progress(each.value_for(key, over) for each in mine) >= achievement.goal:
            keys.append(key)
    return tuple(keys)

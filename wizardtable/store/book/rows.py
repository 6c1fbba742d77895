# SPDX-License-Identifier: MIT
"""Converts matches into the columns of the book's rows, and columns back into values.

A book may have been forged or edited by hand. A function that meets an unreadable value raises
CodecError, and the caller leaves the row out. The deal of a match is a key of its game, setup and
seed.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from wizardtable.core import codec
from wizardtable.core.game import Setup
from wizardtable.core.jsontext import CodecError, Json, parse
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_

MAX_SCORE: Final = 1_000_000
"""The most points of a seat, and the most below 0; no real match has nearly as many."""

MAX_SEATS: Final = 20
"""The most seats of a match."""

MAX_NAME_LENGTH: Final = 200
"""A name with this many letters or more is forged."""

MAX_TIME: Final = 1 << 37
"""A time from this number of seconds since 1970 on is forged."""


def unreadable_row() -> CodecError:
    """Returns the error for a row that cannot be read."""
    return CodecError(N_("codec", "These values contradict each other."))


def deal_of(game: str, setup: Setup, seed: int) -> str:
    """Returns a key of game, setup and seed; matches that are dealt alike have the same key.

    The edition of the rules has no influence on the key.
    """
    return f"{game}/{seed}/{codec.digest(Setup, replace(setup, edition=0))}"


def deal_columns_of(match: Match) -> dict[str, str | int | None]:
    """Returns the values of the columns for the deal of a match and its players, by name."""
    return deal_columns(match.spec.id, match.setup, match.seed, match.players)


def deal_columns(
    game: str, setup: Setup, seed: int, players: Sequence[Player] = ()
) -> dict[str, str | int | None]:
    """Returns the values of the columns for a deal and its players, by name of the column.

    `players` is empty for the lines of earlier versions that do not name the players. `game` is the
    id of the game.
    """
    return {
        "game": game,
        "deal": deal_of(game, setup, seed),
        "setup": codec.dumps(Setup, setup),
        "seed": str(seed),
        "players": codec.dumps(tuple[Player, ...], tuple(players)),
    }


@lru_cache(maxsize=2000)
def setup_from(text: str) -> Setup:
    """Returns the setup from the text of a column. Raises CodecError for an unreadable text."""
    setup: Setup = codec.loads(Setup, text)
    return setup


@lru_cache(maxsize=2000)
def players_from(text: str) -> tuple[Player, ...]:
    """Returns the two or more players from the text of a column, by seat.

    Raises CodecError for an unreadable text.
    """
    try:
        items = json.loads(text)
        players = tuple(Player(item["name"], item["level"], item["wizard"]) for item in items)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise unreadable_row() from error
    if not 2 <= len(players) <= MAX_SEATS or not all(map(_is_player, players)):
        raise unreadable_row()
    return players


@lru_cache(maxsize=2000)
def people_in(text: str) -> int:
    """Returns the number of people among the players of a column, as `players_from` reads it."""
    return sum(player.level is None for player in players_from(text))


def _is_player(player: Player) -> bool:
    """Returns whether the values of a player are texts of a possible length."""
    name, level, wizard = player.name, player.level or "", player.wizard
    if not (isinstance(name, str) and isinstance(level, str) and isinstance(wizard, str)):
        return False
    return max(len(name), len(level), len(wizard)) < MAX_NAME_LENGTH


def facts_from(text: str) -> dict[str, Json]:
    """Returns the further facts of a match, by name, from the text of the column `more`.

    Raises CodecError for an unreadable text.
    """
    facts = {} if text == "{}" else parse(text)
    if not isinstance(facts, dict):
        raise unreadable_row()
    return facts


def seed_from(text: str) -> int:
    """Returns the seed from the text of a column. Raises CodecError for an unreadable text."""
    if not isinstance(text, str) or len(text) > 40 or not text.removeprefix("-").isdecimal():
        raise unreadable_row()
    return int(text)


def time_from(value: int) -> int:
    """Returns the time in a column, in seconds since 1970. Raises CodecError for a forged time."""
    if not isinstance(value, int) or not 0 <= value < MAX_TIME:
        raise unreadable_row()
    return value


@lru_cache(maxsize=2000)
def ranks_from(text: str, seats: int) -> tuple[int, ...]:
    """Returns the ranks by seat, 1 for the best, from the text of a column.

    Raises CodecError unless the text has a possible rank for each of the `seats` seats.
    """
    return _numbers(text, seats, 1, seats)


def scores_from(text: str, seats: int) -> tuple[int, ...]:
    """Returns the points by seat from the text of a column.

    Raises CodecError unless the text has possible points for each of the `seats` seats.
    """
    return _numbers(text, seats, -MAX_SCORE, MAX_SCORE)


def _numbers(text: str, count: int, least: int, greatest: int) -> tuple[int, ...]:
    try:
        numbers = tuple(map(int, text[1:-1].split(",")))
    except ValueError as error:
        raise unreadable_row() from error
    if len(numbers) != count or min(numbers) < least or max(numbers) > greatest:
        raise unreadable_row()
    return numbers


def person_of(players: Sequence[Player]) -> int | None:
    """Returns the seat of the only person at the table, or None if there are several or none."""
    people = [seat for seat, player in enumerate(players) if player.level is None]
    return people[0] if len(people) == 1 else None


def end_columns(
    players: Sequence[Player], ranks: Sequence[int], scores: Sequence[int]
) -> dict[str, str | int | None]:
    """Returns the values of the columns for the end of a match, by name of the column.

    Args:
        players: the players by seat.
        ranks: the ranks by seat, 1 for the best.
        scores: the points by seat.
    """
    seat = person_of(players)
    return {
        "people": sum(player.level is None for player in players),
        "ranks": codec.dumps(tuple[int, ...], tuple(ranks)),
        "scores": codec.dumps(tuple[int, ...], tuple(scores)),
        "rank": None if seat is None else ranks[seat],
        "seats": len(players),
        "score": None if seat is None else scores[seat],
        "best": None if seat is None else _best_opponent_score(scores, seat),
    }


def _best_opponent_score(scores: Sequence[int], seat: int) -> int | None:
    others = [score for scorer, score in enumerate(scores) if scorer != seat]
    return max(others, default=None)

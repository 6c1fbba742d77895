# SPDX-License-Identifier: MIT
"""How matches stand in the rows of the book, and how what stands there is read again.

A book may have been forged or mended by hand: what cannot be read is CodecError, and whoever reads
leaves the row out.
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

HIGHEST_SCORE: Final = 1_000_000
"""Points, above or below 0, that no match comes near. Sentences cannot count to any number."""

MOST_SEATS: Final = 20

LONGEST_NAME: Final = 200
"""Letters from which a name is forged."""

LATEST: Final = 1 << 37
"""Seconds since 1970 from which a time is forged."""


def wrong() -> CodecError:
    """Returns the error of a row that cannot be read."""
    return CodecError(N_("codec", "These values contradict each other."))


def deal_of(game: str, setup: Setup, seed: int) -> str:
    """Returns what is equal for matches that are dealt alike, whatever the edition of the rules."""
    return f"{game}/{seed}/{codec.digest(Setup, replace(setup, edition=0))}"


def dealt(match: Match) -> dict[str, str | int | None]:
    """Returns the columns that say what was dealt, and to whom."""
    return dealt_columns(match.spec.id, match.setup, match.seed, match.players)


def dealt_columns(
    game: str, setup: Setup, seed: int, players: Sequence[Player] = ()
) -> dict[str, str | int | None]:
    """Returns the columns of a deal; players are not known to every file of earlier versions."""
    return {
        "game": game,
        "deal": deal_of(game, setup, seed),
        "setup": codec.dumps(Setup, setup),
        "seed": str(seed),
        "players": codec.dumps(tuple[Player, ...], tuple(players)),
    }


@lru_cache(maxsize=2000)
def setup_from(text: str) -> Setup:
    """Returns the setup of a column. Raises CodecError."""
    setup: Setup = codec.loads(Setup, text)
    return setup


@lru_cache(maxsize=2000)
def players_from(text: str) -> tuple[Player, ...]:
    """Returns the players of a column, at least two. Raises CodecError."""
    try:
        found = json.loads(text)
        players = tuple(Player(one["name"], one["level"], one["wizard"]) for one in found)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise wrong() from error
    if not 2 <= len(players) <= MOST_SEATS or not all(map(_is_player, players)):
        raise wrong()
    return players


def _is_player(one: Player) -> bool:
    """Returns whether what stands in a row is text where it has to be, and no longer than that."""
    texts = (one.name, one.level or "", one.wizard)
    return all(isinstance(text, str) and len(text) < LONGEST_NAME for text in texts)


def facts_from(text: str) -> dict[str, Json]:
    """Returns the further facts of a match, by name. Raises CodecError."""
    found = {} if text == "{}" else parse(text)
    if not isinstance(found, dict):
        raise wrong()
    return found


def seed_from(text: str) -> int:
    """Returns the seed of a column. Raises CodecError."""
    if not isinstance(text, str) or len(text) > 40 or not text.removeprefix("-").isdecimal():
        raise wrong()
    return int(text)


def time_from(value: int) -> int:
    """Returns the time of a column. Raises CodecError."""
    if not isinstance(value, int) or not 0 <= value < LATEST:
        raise wrong()
    return value


@lru_cache(maxsize=2000)
def ranks_from(text: str, seats: int) -> tuple[int, ...]:
    """Returns the ranks of a column, by seat. Raises CodecError."""
    return _numbers(text, seats, 1, seats)


def scores_from(text: str, seats: int) -> tuple[int, ...]:
    """Returns the points of a column, by seat. Raises CodecError."""
    return _numbers(text, seats, -HIGHEST_SCORE, HIGHEST_SCORE)


def _numbers(text: str, count: int, least: int, most: int) -> tuple[int, ...]:
    try:
        found = tuple(map(int, text[1:-1].split(",")))
    except ValueError as error:
        raise wrong() from error
    if len(found) != count or min(found) < least or max(found) > most:
        raise wrong()
    return found


def person_of(players: Sequence[Player]) -> int | None:
    """Returns the seat of the one person at the table; None if there is nobody, or several."""
    people = [seat for seat, player in enumerate(players) if player.level is None]
    return people[0] if len(people) == 1 else None


def standing(
    players: Sequence[Player], ranks: Sequence[int], scores: Sequence[int]
) -> dict[str, str | int | None]:
    """Returns the columns that say how a match with these players ended."""
    seat = person_of(players)
    return {
        "people": sum(player.level is None for player in players),
        "ranks": codec.dumps(tuple[int, ...], tuple(ranks)),
        "scores": codec.dumps(tuple[int, ...], tuple(scores)),
        "rank": None if seat is None else ranks[seat],
        "seats": len(players),
        "score": None if seat is None else scores[seat],
        "best": None if seat is None else _best_but(scores, seat),
    }


def _best_but(scores: Sequence[int], seat: int) -> int | None:
    others = [one for other, one in enumerate(scores) if other != seat]
    return max(others, default=None)

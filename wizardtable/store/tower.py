# SPDX-License-Identifier: MIT
"""The stars that the player has won in the tower.

The tower has several floors. On each floor, every game has one table: an arranged match with a goal
for each star (`core.arranged.tower_floor`). The stars of a table are stored as the bits of a
number, in which bit 0 is the star of the first goal.

The book is the SQLite file with the player's results (`store.book`).
"""

import sqlite3
from dataclasses import dataclass, field
from typing import Final

from wizardtable.core.arranged import looks, purposes, tower_floor
from wizardtable.core.arranged.looks import Prize
from wizardtable.core.arranged.tower_floor import FLOOR_COUNT, STAR_COUNT
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.store.book import book, old_files
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

_NEXT_GOAL: Final = N_("tower", "Still to do: {goal}")

ALL_STARS: Final = (1 << STAR_COUNT) - 1
"""All stars of a table, as bits."""


@dataclass(frozen=True, slots=True)
class TowerRecord:
    """The stars of a player.

    Attributes:
        stars: the stars that the player has won in any match, as bits, by id of the game and floor
            (from 1).
        problem: a sentence if some results could not be read, otherwise None.
    """

    stars: dict[tuple[str, int], int] = field(default_factory=dict)
    problem: Message | None = None

    def at(self, game: str, floor: int) -> int:
        """Returns the stars that the player has won at a game's table on a floor, as bits."""
        return self.stars.get((game, floor), 0)

    def count(self, floor: int) -> int:
        """Returns the number of stars that the player has won on a floor in all games together."""
        return sum(
            stars.bit_count()
            for (_, star_floor), stars in self.stars.items()
            if star_floor == floor
        )

    def is_open(self, floor: int) -> bool:
        """Returns whether the player may play on a floor.

        The lowest floor is always open. Any other floor is open if the player has a star on the
        floor below it.
        """
        return floor == 1 or self.count(floor - 1) > 0

    @property
    def highest(self) -> int:
        """The highest floor on which the player may play."""
        return max(floor for floor in range(1, FLOOR_COUNT + 1) if self.is_open(floor))

    def owns(self, prize: Prize) -> bool:
        """Returns whether the player has unlocked a prize, by a star on its floor."""
        return self.count(prize.floor) > 0


def read(data: DataDir) -> TowerRecord:
    """Returns the stars of a player."""
    return TowerRecord(*book.read(data, read_from, old_files.TOWER))


def read_from(connection: sqlite3.Connection) -> dict[tuple[str, int], int]:
    """Returns the stars of an open book as bits, by id of the game and floor.

    A star that the player has won in any match counts.
    """
    stars_at: dict[tuple[str, int], int] = {}
    for game, purpose, stars in connection.execute(
        "SELECT game, purpose, stars FROM ended WHERE stars > 0"
    ):
        game_and_floor = game, purposes.floor_of(purpose)
        if game_and_floor[1]:
            stars_at[game_and_floor] = stars_at.get(game_and_floor, 0) | stars & ALL_STARS
    return stars_at


def news(match: Match) -> list[News]:
    """Returns the news of a finished match in the tower; empty for any other match."""
    table = tower_floor.table_of(match)
    if table is None or match.result is None:
        return []
    return [_news_of_table(table, table.stars(match))]


def _news_of_table(table: tower_floor.TowerTable, stars: int) -> News:
    keeper = tower_floor.keeper(table.floor)
    missing = [goal for index, goal in enumerate(table.goals) if not stars >> index & 1]
    if not stars:
        words = N_("tower", "Tower, floor {floor}: no star this time.").of(floor=table.floor)
        return News("tower", words, _NEXT_GOAL.of(goal=missing[0].sentence(keeper)))
    words = NN_("tower", "Tower, floor {floor}: %n star(s).", "", stars.bit_count())
    first, *others = [prize.title for prize in looks.PRIZES if prize.floor == table.floor]
    opened = N_("tower", "Unlocked on this floor: {look}.").of(look=first)
    if others:
        opened = N_("tower", "Unlocked on this floor: {look} and {other}.").of(
            look=first, other=others[0]
        )
    more = _NEXT_GOAL.of(goal=missing[0].sentence(keeper)) if missing else opened
    return News("tower", words.of(floor=table.floor), more)

# SPDX-License-Identifier: MIT
"""The stars that the player has won in the tower."""

import sqlite3
from dataclasses import dataclass, field
from typing import Final

from wizardtable.core.arranged import looks, purposes, tower_floor
from wizardtable.core.arranged.looks import Prize
from wizardtable.core.arranged.tower_floor import FLOORS, STARS
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.store.book import book, old_files
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

_LEFT: Final = N_("tower", "Still to do: {goal}")

ALL: Final = (1 << STARS) - 1
"""All stars of a table."""


@dataclass(frozen=True, slots=True)
class TowerRecord:
    """All that is kept.

    Attributes:
        stars: those of each game and floor that were won in any match.
        problem: a sentence if some of it could not be read.
    """

    stars: dict[tuple[str, int], int] = field(default_factory=dict)
    problem: Message | None = None

    def at(self, game: str, floor: int) -> int:
        """Returns the stars of a table, a bit for each."""
        return self.stars.get((game, floor), 0)

    def count(self, floor: int) -> int:
        """Returns the number of stars of a floor in all games."""
        return sum(one.bit_count() for (_, there), one in self.stars.items() if there == floor)

    def is_open(self, floor: int) -> bool:
        """Returns whether a floor may be played: the lowest, and those above a floor with a
        star."""
        return floor == 1 or self.count(floor - 1) > 0

    @property
    def highest(self) -> int:
        """The highest floor that may be played."""
        return max(floor for floor in range(1, FLOORS + 1) if self.is_open(floor))

    def owns(self, prize: Prize) -> bool:
        """Returns whether a look has been opened."""
        return self.count(prize.floor) > 0


def read(data: DataDir) -> TowerRecord:
    """Returns what is kept."""
    return TowerRecord(*book.read(data, read_from, old_files.TOWER))


def read_from(connection: sqlite3.Connection) -> dict[tuple[str, int], int]:
    """Returns the stars of an open book: a star that was won in any match is kept."""
    found: dict[tuple[str, int], int] = {}
    for game, purpose, stars in connection.execute(
        "SELECT game, purpose, stars FROM ended WHERE stars > 0"
    ):
        place = game, purposes.floor_of(purpose)
        if place[1]:
            found[place] = found.get(place, 0) | stars & ALL
    return found


def news(match: Match) -> list[News]:
    """Returns what a finished match on a floor of the tower brought."""
    table = tower_floor.table_of(match)
    return [] if table is None or match.result is None else [_told(table, table.stars(match))]


def _told(table: tower_floor.TowerTable, stars: int) -> News:
    keeper = tower_floor.keeper(table.floor)
    left = [goal for place, goal in enumerate(table.goals) if not stars >> place & 1]
    if not stars:
        words = N_("tower", "Tower, floor {floor}: no star this time.").of(floor=table.floor)
        return News("tower", words, _LEFT.of(goal=left[0].told(keeper)))
    words = NN_("tower", "Tower, floor {floor}: %n star(s).", "", stars.bit_count())
    first, *others = [prize.title for prize in looks.PRIZES if prize.floor == table.floor]
    opened = N_("tower", "Unlocked on this floor: {look}.").of(look=first)
    if others:
        opened = N_("tower", "Unlocked on this floor: {look} and {other}.").of(
            look=first, other=others[0]
        )
    more = _LEFT.of(goal=left[0].told(keeper)) if left else opened
    return News("tower", words.of(floor=table.floor), more)

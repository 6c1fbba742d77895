# SPDX-License-Identifier: MIT
"""The stars that the player has won in the tower."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from wizardtable.core.arranged import looks, tower_floor
from wizardtable.core.arranged.looks import Prize
from wizardtable.core.arranged.tower_floor import FLOORS, STARS
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.store import json_lines
from wizardtable.store.outcomes import News
from wizardtable.store.paths import DataDir

_LEFT: Final = N_("tower", "Still to do: {goal}")

ALL: Final = (1 << STARS) - 1
"""All stars of a table."""


@dataclass(frozen=True, slots=True)
class TowerStars:
    """The stars of a match, as `TowerTable.stars` gives them."""

    game: Annotated[str, range(100)]
    floor: Annotated[int, range(1, 100)]
    stars: Annotated[int, range(1, ALL + 1)]


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


def read(path: Path) -> TowerRecord:
    """Returns what is kept."""
    lines, problem = json_lines.read(path, TowerStars)
    record = TowerRecord(problem=problem)
    for line in lines:
        place = line.game, line.floor
        record.stars[place] = record.stars.get(place, 0) | line.stars
    return record


def keep_result(data: DataDir, match: Match) -> list[News]:
    """Keeps the stars of a finished match on a floor of the tower, and tells them; see
    `outcomes.Keep`."""
    table = tower_floor.table_of(match)
    if table is None or match.result is None:
        return []
    stars = table.stars(match)
    if stars:
        won = TowerStars(table.game, table.floor, stars)

        def due(known: list[TowerStars]) -> bool:
            before = 0
            for one in known:
                if (one.game, one.floor) == (won.game, won.floor):
                    before |= one.stars
            return bool(stars & ~before)

        json_lines.add(data.tower, TowerStars, won, due)
    return [_told(table, stars)]


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

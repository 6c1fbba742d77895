# SPDX-License-Identifier: MIT
"""The daily table: for each game one deal, one line-up and one set of options a day, the same for
everybody.

All of it follows from the game, the day and a fixed text. How its opponents decide follows from
these and from the place in the match; never from the seed of the deal, by which they could foresee
it.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from wizardtable.core.agent import Budget, Level
from wizardtable.core.arranged.purposes import day_of
from wizardtable.core.game import GameOption, OptionValue, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.wizards import WIZARDS

DEAL, MIND = "wizardtable daily deal", "wizardtable daily mind"
"""The fixed texts. Another one would be another table every day."""

FEWEST, MOST_SEATS = 2, 4
"""Seats of a daily table, where the game has tables of this size: larger ones take an evening."""

RARE: Final = 4
"""An option is other than usual at one table in so many."""

PATIENCE: Final = 60.0
"""Seconds after which an answer that has not come is given up; no computer needs as many."""


@dataclass(frozen=True, slots=True)
class DailyTable:
    """The table of a game for a day.

    Attributes:
        day: as in "2026-11-26".
        seat: that of the person; who sits there has no name yet.
    """

    game: str
    day: str
    setup: Setup
    seed: int
    seat: Seat
    players: tuple[Player, ...]

    def seated(self, name: str) -> tuple[Player, ...]:
        """Returns the players, the person among them under this name."""
        return self._with(Player(name, None))

    def played_by(self, level: str) -> tuple[Player, ...]:
        """Returns the players with a level of the game in the place of the person."""
        return self._with(Player(level, level))

    def is_table_of(self, match: Match) -> bool:
        """Returns whether a match is played at this very table, by a person in their seat."""
        if (match.spec.id, match.setup, match.seed) != (self.game, self.setup, self.seed):
            return False
        return all(
            one.level == own.level and (one.level is None or one.wizard == own.wizard)
            for one, own in zip(match.players, self.players, strict=True)
        )

    def _with(self, player: Player) -> tuple[Player, ...]:
        return tuple(player if seat == self.seat else one for seat, one in enumerate(self.players))


def table(spec: GameSpec, day: str) -> DailyTable:
    """Returns the table of a game for a day, as in "2026-11-26"."""
    rng = Rng(_number(DEAL, spec.id, day))
    sizes = [seats for seats in spec.seats if FEWEST <= seats <= MOST_SEATS] or [spec.seats[0]]
    seats = rng.choice(sizes)
    options = tuple(
        (option.id, value)
        for option in spec.options
        if (value := _value(option, rng)) != option.default
    )
    wizards = list(WIZARDS)
    rng.shuffle(wizards)
    levels = [level.id for level in spec.levels[1:]]
    hardest, spent = levels[-1], False
    players = []
    for wizard in wizards[:seats]:
        level = rng.choice(levels[:-1] if spent else levels)
        spent = spent or level == hardest  # it thinks longest: one is enough
        players.append(Player(wizard.name, level, wizard.id))
    seat = Seat(rng.below(seats))
    players[seat] = Player("", None)
    return DailyTable(spec.id, day, Setup(seats, options), rng.next64() >> 2, seat, tuple(players))


def _value(option: GameOption, rng: Rng) -> OptionValue:
    others = [choice for choice, _ in option.choices] or [False, True]
    value = rng.choice(others)
    return value if rng.below(RARE) == 0 else option.default


def mind_seed(match: Match, seat: Seat) -> int | None:
    """Returns the seed from which an opponent decides now in a match at a daily table, the same on
    every computer; None in any other match."""
    day = day_of(match.purpose)
    if not day:
        return None
    place = match.earlier + len(match.actions)
    return _number(MIND, match.spec.id, day, str(seat), str(place)) >> 2


def budget(level: Level) -> Budget:
    """Returns the budget of each decision of a level where it has to decide alike on every
    computer: a search of one tree by iterations alone."""
    return Budget(level.iterations if level.fixed is None else level.fixed, PATIENCE)


def _number(*parts: str) -> int:
    """Returns 64 bits that follow from these texts."""
    return int.from_bytes(sha256("\0".join(parts).encode()).digest()[:8], "big")

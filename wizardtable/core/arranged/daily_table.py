# SPDX-License-Identifier: MIT
"""The daily table: each day, each game has one deal, line-up and set of options for all players.

The table follows from the game, the day and a fixed text. The seeds of the opponents' decisions
follow from the game, the day, another fixed text, the seat and the place in the match. They do not
follow from the seed of the deal. Otherwise opponents could foresee the cards.

A week, such as "2026-W48", determines a table in the same way (`weekly_table`). In a challenge the
seeds of the decisions follow from the challenge's key (`challenge`).
"""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from wizardtable.core.agent import Budget, Level
from wizardtable.core.arranged.purposes import mind_text
from wizardtable.core.game import GameOption, OptionValue, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.wizards import WIZARDS, name_unlike

DEAL_TEXT, MIND_TEXT = "wizardtable daily deal", "wizardtable daily mind"
"""The fixed texts for the deal and for the opponents' decisions. With other texts, every day would
have a different table."""

MIN_SEATS, MAX_SEATS = 2, 4
"""The smallest and the largest number of seats at a daily table. A match of more players would take
an evening. If no number of seats of a game is within these limits, the game's smallest one is
used."""

TABLES_PER_DRAWN_OPTION: Final = 4
"""For each option, one table in this many gets a random value. All other tables have the option's
default value."""

MAX_ANSWER_SECONDS: Final = 60.0
"""A search ends after this many seconds, even without all its iterations. No computer needs as
long."""


@dataclass(frozen=True, slots=True)
class DailyTable:
    """The table of a game for a day.

    Attributes:
        game: the id of the game.
        day: the day, such as "2026-11-26"; the week, such as "2026-W48", at a weekly table.
        setup: the setup.
        seed: the seed of the deal.
        seat: the person's seat.
        players: the players by seat. The person has no name here.
    """

    game: str
    day: str
    setup: Setup
    seed: int
    seat: Seat
    players: tuple[Player, ...]

    def seated(self, name: str) -> tuple[Player, ...]:
        """Returns the players by seat, with this name for the person.

        An opponent of the same name has a number behind it.
        """
        players = self._players_with(Player(name, None))
        return tuple(
            player if player.level is None else replace(player, name=name_unlike(name, player.name))
            for player in players
        )

    def played_by(self, level: str) -> tuple[Player, ...]:
        """Returns the players by seat, with the level of this id in the person's seat."""
        return self._players_with(Player(level, level))

    def is_table_of(self, match: Match) -> bool:
        """Returns whether a match is played at this table, with a person in the person's seat."""
        if (match.spec.id, match.setup, match.seed) != (self.game, self.setup, self.seed):
            return False
        return all(
            player.level == own.level and (player.level is None or player.wizard == own.wizard)
            for player, own in zip(match.players, self.players, strict=True)
        )

    def _players_with(self, person: Player) -> tuple[Player, ...]:
        players = [*self.players]
        players[self.seat] = person
        return tuple(players)


def table(spec: GameSpec, day: str) -> DailyTable:
    """Returns the table of a game for a day, such as "2026-11-26", or for a week, "2026-W48"."""
    rng = Rng(_hashed_number(DEAL_TEXT, spec.id, day))
    sizes = [seats for seats in spec.seats if MIN_SEATS <= seats <= MAX_SEATS] or [spec.seats[0]]
    seats = rng.choice(sizes)
    options = tuple(
        (option.id, value)
        for option in spec.options
        if (value := _drawn_value(option, rng)) != option.default
    )
    wizards = list(WIZARDS)
    rng.shuffle(wizards)
    levels = [level.id for level in spec.levels[1:]]
    hardest, has_hardest = levels[-1], False
    players = []
    for wizard in wizards[:seats]:
        level = rng.choice(levels[:-1] if has_hardest else levels)
        has_hardest = has_hardest or level == hardest  # at most one, because it thinks longest
        players.append(Player(wizard.name, level, wizard.id))
    seat = Seat(rng.below(seats))
    players[seat] = Player("", None)
    return DailyTable(spec.id, day, Setup(seats, options), rng.next64() >> 2, seat, tuple(players))


def _drawn_value(option: GameOption, rng: Rng) -> OptionValue:
    values = [choice for choice, _ in option.choices] or [False, True]
    value = rng.choice(values)
    return value if rng.below(TABLES_PER_DRAWN_OPTION) == 0 else option.default


def mind_seed(match: Match, seat: Seat) -> int | None:
    """Returns the seed of the current decision of the opponent at a seat.

    The seed is the same on every computer. Returns None for a match that is not at a daily or
    weekly table, and answers no challenge.
    """
    text = mind_text(match.purpose)
    if not text:
        return None
    place = match.earlier + len(match.actions)
    return _hashed_number(MIND_TEXT, match.spec.id, text, str(seat), str(place)) >> 2


def budget(level: Level) -> Budget:
    """Returns the budget of a level for decisions that must be the same on every computer.

    The budget is for a search with one tree. Only the number of iterations ends such a search.
    """
    return Budget(
        level.iterations if level.fixed_iterations is None else level.fixed_iterations,
        MAX_ANSWER_SECONDS,
    )


def _hashed_number(*parts: str) -> int:
    """Returns a number of 64 bits that these texts determine."""
    return int.from_bytes(sha256("\0".join(parts).encode()).digest()[:8], "big")

# SPDX-License-Identifier: MIT
"""The tower: ten floors, each with a wizard as its keeper and one table for each game.

A game's `tower.toml` has a TOML table for each floor. `opponents` are the levels of the opponents,
with the keeper's level first. `options` are the ids of the options that are on. `unaided = 1`
forbids undo and help. Each of the three `goals` brings a star. The second and the third goal count
only in a match in which the first one is reached too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from wizardtable.core import data_file
from wizardtable.core.arranged.purposes import floor_of
from wizardtable.core.data_file import Section
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_, NN_, Message
from wizardtable.core.wizards import WIZARDS, Wizard, name_unlike

FLOOR_COUNT: Final = len(WIZARDS)

STAR_COUNT: Final = 3
"""The number of stars at one table, one for each goal."""

PERSON, KEEPER = Seat(0), Seat(1)
"""The seats of the person and of the floor's keeper."""

NUMBERED_GOALS: Final = ("rank", "margin", "points", "keeper", "turns")
"""The kinds of goals that need a number, such as a number of points."""

PLAIN_GOALS: Final = ("last", "comeback")
"""The kinds of goals without a number."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal for a star.

    Attributes:
        kind: one of these words, where N stands for `number`:
            "rank": finish with rank N or better;
            "margin": win, at least N points ahead of every opponent;
            "points": score at least N points;
            "keeper": finish at least N points ahead of the keeper;
            "turns": win within N turns or rounds (see `GameSpec.counts_rounds`);
            "last": finish with a better rank than the keeper, while the keeper has the worst rank;
            "comeback": win after having fewer points than an opponent halfway through.
        number: the number in the goal, 1 or more; 0 for a kind without a number.
    """

    kind: str
    number: int = 0

    def is_reached_in(self, match: Match) -> bool:
        """Returns whether the person has reached the goal in a finished match on the floor."""
        if match.result is None:
            return False
        ranks, scores = match.result.ranks, match.result.scores
        won, lead = ranks[PERSON] == 1, scores[PERSON] - _best_opponent_points(scores)
        if self.kind in ("turns", "comeback"):
            points = match.turn_points()
            halfway = points[len(points) // 2]
            behind = halfway[PERSON] < _best_opponent_points(halfway)
            return won and (behind if self.kind == "comeback" else len(points) <= self.number + 1)
        return {
            "rank": ranks[PERSON] <= self.number,
            "margin": won and lead >= self.number,
            "points": scores[PERSON] >= self.number,
            "keeper": scores[PERSON] - scores[KEEPER] >= self.number,
            "last": ranks[PERSON] < ranks[KEEPER] == max(ranks),
        }[self.kind]

    def sentence(self, keeper: Wizard) -> Message:
        """Returns the goal as a sentence for the player.

        `keeper` is the wizard of the floor, whom some goals name.
        """
        count = self.number
        if self.kind == "rank":
            win = N_("tower", "Win the match.")
            return win if count == 1 else N_("tower", "Finish first or second.")
        numbered = {
            "margin": NN_("tower", "Win by at least %n point(s).", "", count),
            "points": NN_("tower", "Score at least %n point(s).", "", count),
            "keeper": NN_("tower", "Finish at least %n point(s) ahead of {keeper}.", "", count),
            "turns": NN_("tower", "Win within %n round(s).", "", count),
        }
        plain = {
            "last": N_("tower", "Leave {keeper} in last place."),
            "comeback": N_("tower", "Win after trailing halfway through."),
        }
        return (numbered.get(self.kind) or plain[self.kind]).of(keeper=keeper.name)


@dataclass(frozen=True, slots=True)
class TowerTable:
    """The table of a game on a floor.

    Attributes:
        game: the id of the game.
        floor: the floor, counted from 1.
        setup: the setup.
        players: the players by seat. The person, at seat `PERSON`, has no name here.
        goals: the goals for the stars, in order.
        is_unaided: whether undo and help are forbidden.
    """

    game: str
    floor: int
    setup: Setup
    players: tuple[Player, ...]
    goals: tuple[Goal, ...]
    is_unaided: bool

    def seated(self, name: str) -> tuple[Player, ...]:
        """Returns the players by seat, with this name for the person.

        An opponent of the same name has a number behind it.
        """
        opponents = (
            replace(player, name=name_unlike(name, player.name)) for player in self.players[1:]
        )
        return (Player(name, None), *opponents)

    def stars(self, match: Match) -> int:
        """Returns the stars of a finished match as a sum of bits: 1, 2 and 4 for the three goals.

        Returns 0 for a match at another table, an assisted match, and a match that was given up.
        """
        opponents = [(player.level, player.wizard) for player in match.players[1:]]
        own = [(player.level, player.wizard) for player in self.players[1:]]
        is_here = (match.spec.id, match.setup, opponents) == (self.game, self.setup, own)
        is_unaided = match.players[PERSON].level is None and not match.assisted
        if not is_here or not is_unaided or match.given_up is not None:
            return 0
        reached = [goal.is_reached_in(match) for goal in self.goals]
        if not reached[0]:
            return 0
        return sum(1 << place for place, is_reached in enumerate(reached) if is_reached)


def keeper(floor: int) -> Wizard:
    """Returns the keeper of a floor. Floors count from 1."""
    return WIZARDS[floor - 1]


def table(spec: GameSpec, floor: int) -> TowerTable:
    """Returns the table of a game on a floor. Floors count from 1.

    Raises:
        DataError: the game's `tower.toml` has a mistake.
        IndexError: the game has no tower.
    """
    return tables(spec)[floor - 1]


def table_of(match: Match) -> TowerTable | None:
    """Returns the table in the tower where a match is played, or None for any other match."""
    floor = floor_of(match.purpose)
    if not 1 <= floor <= FLOOR_COUNT:
        return None
    tower = tables(match.spec)
    return tower[floor - 1] if tower else None


def stars_of_a_floor(games: Iterable[GameSpec]) -> int:
    """Returns the number of stars that each floor has, in all these games together.

    A game without a tower has no stars.
    """
    return STAR_COUNT * sum(bool(tables(spec)) for spec in games)


@cache
def tables(spec: GameSpec) -> tuple[TowerTable, ...]:
    """Returns the tables of a game, from the lowest floor up; empty without a `tower.toml`.

    Raises:
        DataError: the game's `tower.toml` has a mistake.
    """
    path = spec.folder / "tower.toml"
    return read(path, spec) if path.is_file() else ()


def read(path: Path, spec: GameSpec) -> tuple[TowerTable, ...]:
    """Returns the tables in a game's `tower.toml`, from the lowest floor up.

    Raises:
        DataError: the file has a mistake.
    """
    whole = data_file.read(path)
    names = tuple(f"floor_{floor}" for floor in range(1, FLOOR_COUNT + 1))
    if whole.names() != names:
        whole.fail(f"the floors are {names[0]} to {names[-1]}, in this order")
    return tuple(
        _read_table(spec, floor, whole.section(name)) for floor, name in enumerate(names, 1)
    )


def _read_table(spec: GameSpec, floor: int, values: Section) -> TowerTable:
    levels = values.texts("opponents")
    options = values.texts("options", ())
    level_ids = {level.id for level in spec.levels}
    if not levels or not set(levels) <= level_ids:
        values.fail(f"the levels are {', '.join(sorted(level_ids))}", "opponents")
    if len(levels) + 1 not in spec.seats:
        values.fail(f"there are {spec.seats[0]} to {spec.seats[-1]} seats", "opponents")
    switches = {option.id for option in spec.options if option.default is False}
    if not set(options) <= switches:
        values.fail(f"the options are {', '.join(sorted(switches)) or 'none'}", "options")
    goals = tuple(_read_goal(text, values) for text in values.texts("goals"))
    if len(goals) != STAR_COUNT or goals[0].kind != "rank":
        values.fail("there are three goals, the first of which is a rank", "goals")
    unaided = values.whole("unaided", 0, 0)
    values.end()
    return TowerTable(
        spec.id,
        floor,
        Setup(len(levels) + 1, tuple((option, True) for option in options)),
        (Player("", None), *_opponents(floor, levels)),
        goals,
        unaided > 0,
    )


def _read_goal(text: str, values: Section) -> Goal:
    kind, _, number = text.partition(" ")
    if kind in PLAIN_GOALS and not number:
        return Goal(kind)
    if kind not in NUMBERED_GOALS or not number.isdecimal() or int(number) < 1:
        numbered, plain = ", ".join(NUMBERED_GOALS), ", ".join(PLAIN_GOALS)
        values.fail(f"a goal is one of {numbered} with a number, or {plain}", "goals")
    return Goal(kind, int(number))


def _opponents(floor: int, levels: Sequence[str]) -> list[Player]:
    """Returns the opponents on a floor: its keeper, then the next wizards of `WIZARDS`."""
    wizards = [WIZARDS[(floor - 1 + step) % len(WIZARDS)] for step in range(len(levels))]
    return [
        Player(wizard.name, level, wizard.id) for wizard, level in zip(wizards, levels, strict=True)
    ]


def _best_opponent_points(points: Sequence[int]) -> int:
    return max(value for seat, value in enumerate(points) if seat != PERSON)

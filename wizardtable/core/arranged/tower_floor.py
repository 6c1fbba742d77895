# SPDX-License-Identifier: MIT
"""The tower: ten floors, each kept by a wizard, with a table of its own in each game.

A game's `tower.toml` has a table for each floor: `opponents`, the levels of the opponents, first
that of the keeper; `options`, the ids of those that are on; `unaided = 1` where there is neither
undo nor help; and three `goals`, one for each star. The first goal has to be reached for the others
to count.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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
from wizardtable.core.wizards import WIZARDS, Wizard

FLOORS: Final = len(WIZARDS)

STARS: Final = 3
"""Of one table, by its goals."""

PERSON, KEEPER = Seat(0), Seat(1)
"""Where the person sits, and the keeper of the floor."""

NUMBERED: Final = ("rank", "margin", "points", "keeper", "turns")
PLAIN: Final = ("last", "comeback")
"""The kinds of goals, with a number and without one."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What has to be reached for a star.

    Attributes:
        kind: "rank": to be among the first; "margin": to win by so many points; "points": to score
            so many; "keeper": to be so many points ahead of the keeper; "turns": to win in so many
            rounds at most; "last": to leave the keeper in the last place; "comeback": to win after
            having been behind halfway.
        number: how many, 0 where the kind needs none.
    """

    kind: str
    number: int = 0

    def reached(self, match: Match) -> bool:
        """Returns whether it was reached in a finished match on a floor."""
        if match.result is None:
            return False
        ranks, scores = match.result.ranks, match.result.scores
        won, ahead = ranks[PERSON] == 1, scores[PERSON] - _best_other(scores)
        if self.kind in ("turns", "comeback"):
            points = match.turn_points()
            half = points[len(points) // 2]
            behind = half[PERSON] < _best_other(half)
            return won and (behind if self.kind == "comeback" else len(points) <= self.number + 1)
        return {
            "rank": ranks[PERSON] <= self.number,
            "margin": won and ahead >= self.number,
            "points": scores[PERSON] >= self.number,
            "keeper": scores[PERSON] - scores[KEEPER] >= self.number,
            "last": ranks[PERSON] < ranks[KEEPER] == max(ranks),
        }[self.kind]

    def told(self, keeper: Wizard) -> Message:
        """Returns the goal as a sentence."""
        count = self.number
        if self.kind == "rank":
            first = N_("tower", "Win the match.")
            return first if count == 1 else N_("tower", "Finish first or second.")
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
        floor: from 1.
        players: at `PERSON` the person, who has no name yet.
        unaided: whether there is neither undo nor help.
    """

    game: str
    floor: int
    setup: Setup
    players: tuple[Player, ...]
    goals: tuple[Goal, ...]
    unaided: bool

    def seated(self, name: str) -> tuple[Player, ...]:
        """Returns the players, the person among them under this name."""
        return (Player(name, None), *self.players[1:])

    def stars(self, match: Match) -> int:
        """Returns the stars that a finished match brings as a number of three bits, the first for
        the first goal; 0 if it was not played at this table, with help, or given up."""
        theirs = [(one.level, one.wizard) for one in match.players[1:]]
        mine = [(one.level, one.wizard) for one in self.players[1:]]
        sound = (match.spec.id, match.setup, theirs) == (self.game, self.setup, mine)
        alone = match.players[PERSON].level is None and not match.assisted
        if not sound or not alone or match.given_up is not None:
            return 0
        reached = [goal.reached(match) for goal in self.goals]
        if not reached[0]:
            return 0
        return sum(1 << place for place, one in enumerate(reached) if one)


def keeper(floor: int) -> Wizard:
    """Returns the wizard who keeps a floor."""
    return WIZARDS[floor - 1]


def table(spec: GameSpec, floor: int) -> TowerTable:
    """Returns the table of a game on a floor, from 1. Raises DataError."""
    return tables(spec)[floor - 1]


def table_of(match: Match) -> TowerTable | None:
    """Returns the table of the tower that a match is played at; None if at none."""
    floor = floor_of(match.purpose)
    if not 1 <= floor <= FLOORS:
        return None
    found = tables(match.spec)
    return found[floor - 1] if found else None


def stars_of_a_floor(games: Iterable[GameSpec]) -> int:
    """Returns the number of stars of each floor, in all of these games that have a tower."""
    return STARS * sum(bool(tables(spec)) for spec in games)


@cache
def tables(spec: GameSpec) -> tuple[TowerTable, ...]:
    """Returns the tables of a game, from the lowest floor up; none if it has no `tower.toml`.
    Raises DataError for a mistake there."""
    path = spec.folder / "tower.toml"
    return read(path, spec) if path.is_file() else ()


def read(path: Path, spec: GameSpec) -> tuple[TowerTable, ...]:
    """Returns the tables of a file. Raises DataError."""
    whole = data_file.read(path)
    names = tuple(f"floor_{floor}" for floor in range(1, FLOORS + 1))
    if whole.names() != names:
        whole.fail(f"the floors are {names[0]} to {names[-1]}, in this order")
    return tuple(_table(spec, floor, whole.section(name)) for floor, name in enumerate(names, 1))


def _table(spec: GameSpec, floor: int, values: Section) -> TowerTable:
    levels = values.texts("opponents")
    options = values.texts("options", ())
    known = {level.id for level in spec.levels}
    if not levels or not set(levels) <= known:
        values.fail(f"the levels are {', '.join(sorted(known))}", "opponents")
    if len(levels) + 1 not in spec.seats:
        values.fail(f"there are {spec.seats[0]} to {spec.seats[-1]} seats", "opponents")
    switches = {option.id for option in spec.options if option.default is False}
    if not set(options) <= switches:
        values.fail(f"the options are {', '.join(sorted(switches)) or 'none'}", "options")
    goals = tuple(_goal(text, values) for text in values.texts("goals"))
    if len(goals) != STARS or goals[0].kind != "rank":
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


def _goal(text: str, values: Section) -> Goal:
    kind, _, number = text.partition(" ")
    if kind in PLAIN and not number:
        return Goal(kind)
    if kind not in NUMBERED or not number.isdecimal() or int(number) < 1:
        wanted = f"a goal is one of {', '.join(NUMBERED)} with a number, or {', '.join(PLAIN)}"
        values.fail(wanted, "goals")
    return Goal(kind, int(number))


def _opponents(floor: int, levels: Sequence[str]) -> list[Player]:
    """The keeper, and beside them the next wizards."""
    wizards = [WIZARDS[(floor - 1 + step) % len(WIZARDS)] for step in range(len(levels))]
    return [
        Player(wizard.name, level, wizard.id) for wizard, level in zip(wizards, levels, strict=True)
    ]


def _best_other(points: Sequence[int]) -> int:
    return max(one for seat, one in enumerate(points) if seat != PERSON)

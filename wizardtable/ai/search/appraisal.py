# SPDX-License-Identifier: MIT
"""The result of an analysis: the course of the chances, the decisive moves and the skills."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.ai.search.lines import Line
from wizardtable.core import codec
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import Message

MAX_DECISIVE_MOVES = 3
"""The largest number of decisive moves that are shown for each group of players."""

MAX_GOOD_TURN_LOSS = 0.05
"""A turn or phase counts as well played if it loses less than this win chance (0–1)."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The win chance (0–1) of each seat after the first `place` actions. The sum of the chances is
    1."""

    place: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """A decisive move: together with the same seat's next moves it lost much win chance.

    These moves belong to one stretch, a run of moves in which the seat learned nothing new.

    Attributes:
        place: the number of actions before the move.
        end: the number of actions at the end of the stretch (see `stretches.Stretch`).
        seat: the seat that moved.
        line_json: the preferred moves as canonical JSON. The first of them replaces the move.
        reason: the reason for the first preferred move.
        chance: the win chance (0–1) with the preferred moves.
        own: the win chance (0–1) with the moves played.
    """

    place: int
    end: int
    seat: int
    line_json: str
    reason: Message
    chance: float
    own: float

    @property
    def loss(self) -> int:
        """The win chance given away in percent, as the chart shows it."""
        return round(100 * self.chance) - round(100 * self.own)

    def line(self, spec: GameSpec) -> Line:
        """Returns the preferred moves, at least one.

        Raises:
            CodecError: the moves cannot be read.
        """
        line: Line = codec.loads(line_type(spec), self.line_json)
        return line

    def better(self, spec: GameSpec) -> Any:
        """Returns the first preferred move.

        Raises:
            CodecError: the moves cannot be read.
            IndexError: there is no preferred move.
        """
        return self.line(spec)[0]


@dataclass(frozen=True, slots=True)
class Skill:
    """The skill of a seat in a match.

    Attributes:
        good: the number of turns and phases with a choice in which the seat played about as well as
            possible.
        judged: the number of the seat's turns and phases with a choice.
        lost: the win chance given away in all, in percent. The sum can exceed 100, because luck can
            bring back what was given away, and the sum leaves luck out.
    """

    good: int
    judged: int
    lost: int

    @property
    def is_flawless(self) -> bool:
        """True if the seat played all its turns and phases well."""
        return self.good == self.judged


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a match.

    Attributes:
        level: the id of the level that judged the match.
        course: the chances over time, oldest first, up to the end of the match. Before and after a
            decisive move they agree with the chances in `decisive`.
        decisive: the decisive moves in the order they were played, at most three for each of
            `player_groups`.
        skills: the skills by seat.
    """

    level: str
    course: tuple[Odds, ...]
    decisive: tuple[Turning, ...]
    skills: tuple[Skill, ...]


def player_groups(players: Sequence[Player]) -> list[tuple[Seat, ...]]:
    """Returns the groups of seats whose decisive moves are shown together.

    Each person is a group, and all opponents together are one. A match without people has a single
    group.
    """
    people = [(Seat(seat),) for seat, player in enumerate(players) if player.level is None]
    others = tuple(Seat(seat) for seat, player in enumerate(players) if player.level is not None)
    return [*people, others] if others else list(people)


def line_type(spec: GameSpec) -> Any:
    """Returns the type by which the codec reads and writes a line of moves."""
    return tuple.__class_getitem__((spec.rules.kinds.action, ...))

# SPDX-License-Identifier: MIT
"""What an analysis says of a match: how chances went, what decided it, and who played well."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.ai.search.lines import Line
from wizardtable.core import codec
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.text import Message

MOST = 3
"""Decisive moves that are told of each group."""

AS_GOOD = 0.05
"""Loss of a turn or phase below which it counts as well played."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The winning chance (0 to 1, together 1) of each seat after the first `place` actions."""

    place: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """A move that gave much away, with those that followed it in one go.

    Attributes:
        place: actions before it.
        end: actions when what was decided with it was done.
        line_json: the moves preferred, as canonical JSON: the first instead of it, and what goes on
            from there.
        reason: for the first of them.
        chance, own: of winning with the moves preferred, and with those made.
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
        """The percentage of winning chance given away, as the chart shows it."""
        return round(100 * self.chance) - round(100 * self.own)

    def line(self, spec: GameSpec) -> Line:
        """The moves preferred, at least one; raises CodecError."""
        line: Line = codec.loads(line_kind(spec), self.line_json)
        return line

    def better(self, spec: GameSpec) -> Any:
        """The move preferred; raises CodecError, and IndexError where there is none."""
        return self.line(spec)[0]


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a seat decided.

    Attributes:
        good, judged: of its turns and phases in which something was to be decided, how many were
            about as good as any.
        lost: the percentage of winning chance it gave away in all. Luck does not count, and can
            bring back what was given away, so that it may be more than 100.
    """

    good: int
    judged: int
    lost: int

    @property
    def all_good(self) -> bool:
        """Whether every one of them was."""
        return self.good == self.judged


@dataclass(frozen=True, slots=True)
class Analysis:
    """What there is to say about a match.

    Attributes:
        level: the opponent whose judgement it is.
        course: the chances as they went, oldest first; the last are those of the end. Before and
            after decisive moves they are those that the moves are told with.
        decisive: the moves, in the order they were made; at most three of each of `groups`.
        skills: by seat.
    """

    level: str
    course: tuple[Odds, ...]
    decisive: tuple[Turning, ...]
    skills: tuple[Skill, ...]


def groups(players: Sequence[Player]) -> list[tuple[Seat, ...]]:
    """Returns whose decisive moves are told together: those of each person, then those of all
    opponents; of a match that was only watched, those of all."""
    people = [(Seat(seat),) for seat, player in enumerate(players) if player.level is None]
    others = tuple(Seat(seat) for seat, player in enumerate(players) if player.level is not None)
    return [*people, others] if others else list(people)


def line_kind(spec: GameSpec) -> Any:
    """The kind by which the codec reads and writes a line of moves."""
    return tuple.__class_getitem__((spec.rules.kinds.action, ...))

# SPDX-License-Identifier: MIT
"""What a search says to who it thought for: the moves it weighed, and what they are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.agent import Decision, Stats

MOST = 4
"""Moves shown of those that were weighed."""

WEIGHED = 0.05
"""Share of the best move's visits from which another was weighed, and not only looked at."""

TRUSTED = 24
"""Visits from which a move's chance is more than a guess."""

CARELESS = 0.08
"""Loss of winning chance from which the tutor speaks up."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was weighed, and the chance (0 to 1) of winning with it."""

    action: Any
    chance: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """The player's own idea beside the move the search prefers.

    Attributes:
        best: the move preferred, with its reason.
        idea: the player's.
        chance, own: of winning with either, None where the idea was not worth weighing or nothing
            was.
    """

    best: Decision[Any]
    idea: Any
    chance: float | None = None
    own: float | None = None

    @property
    def agrees(self) -> bool:
        """Whether the idea is the very move preferred."""
        return bool(self.best.action == self.idea)

    @property
    def loss(self) -> float:
        """The winning chance (0 to 1) that the idea gives away; 0 where it is not known."""
        if self.agrees or self.chance is None or self.own is None:
            return 0.0
        return max(0.0, self.chance - self.own)


def weighed(actions: Sequence[Any], stats: Stats, most: int = MOST) -> list[Candidate]:
    """The moves the search spent its time on, the most visited first; empty where it did not
    search."""
    if not stats.visits or max(stats.visits) == 0:
        return []
    order = sorted(range(len(stats.visits)), key=lambda i: (-stats.visits[i], -stats.values[i]))
    least = max(1.0, WEIGHED * stats.visits[order[0]])
    return [
        Candidate(actions[i], stats.values[i]) for i in order[:most] if stats.visits[i] >= least
    ]


def judged(actions: Sequence[Any], decision: Decision[Any], idea: Any) -> Verdict | None:
    """The verdict on an idea as far as the search behind the decision can give it; None where it
    has visited one of the two too seldom."""
    if decision.action == idea:
        return Verdict(decision, idea)
    stats, menu = decision.stats, list(actions)
    if idea not in menu or decision.action not in menu or len(stats.visits) != len(menu):
        return None
    best, own = menu.index(decision.action), menu.index(idea)
    if min(stats.visits[best], stats.visits[own]) < TRUSTED:
        return None
    return Verdict(decision, idea, stats.values[best], stats.values[own])


def compared(best: Decision[Any], idea: Any, both: Decision[Any]) -> Verdict:
    """The verdict after a search of nothing but the move preferred and the idea, in this order."""
    if len(both.stats.visits) != 2 or min(both.stats.visits) == 0:
        return Verdict(best, idea)
    chance, own = both.stats.values
    return Verdict(best, idea, chance, own)

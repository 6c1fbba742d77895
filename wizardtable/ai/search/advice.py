# SPDX-License-Identifier: MIT
"""What a search says to who it thought for: the moves it weighed, and what they are worth.

All who are told a chance are told it on one scale: moves that the search cannot tell apart have one
figure, and none has a higher one than the move that is preferred.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

from wizardtable.ai.search.running_loss import Whole
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Decision, Level, Stats
from wizardtable.core.catalog import GameSpec

MOST = 4
"""Moves shown of those that were weighed."""

WEIGHED = 0.05
"""Share of the best move's visits from which another was weighed, and not only looked at."""

TRUSTED = 24
"""Visits from which a move's chance is more than a guess."""

CARELESS = 0.08
"""Loss of winning chance from which the tutor speaks up."""

CARELESS_TOGETHER = 0.12
"""The same of several moves of a turn: each is judged a little by chance."""

CLOSE = 0.02
"""Difference of two chances up to which moves are about as good, however well they are known."""

SPREAD = 0.1
"""Standard deviation of the values of single iterations where it is not known: 0.01 to 0.2 in
positions of all games."""

LEAST_SPREAD = 0.02
"""Below it, few visits that agree prove nothing."""

THINKING, COMPARING = 1.2, 0.45
"""Seconds at most for a whole menu, and for two moves: together a word of the tutor takes less than
two."""

SHARE, PAIR_SHARE = 0.5, 0.25
"""Shares of a level's iterations for a whole menu, and for two moves."""

FEWEST = 600
"""Iterations that a level has at least as far as advice goes: moves are to be told apart that are
nearly as good, which takes more than to find a good one."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was weighed.

    Attributes:
        chance: of winning with it, 0 to 1, as it is told.
        as_good: whether it is the move preferred, or about as good.
    """

    action: Any
    chance: float
    as_good: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The player's own idea beside the move the search prefers.

    Attributes:
        best: the move preferred, with its reason.
        idea: the player's.
        chance, own: of winning with either, None where the idea was not worth weighing or nothing
            was.
        difference: what the search saw the idea give away; below 0 where it looked better. Added
            up over several moves it tells more than each by itself.
        error: of the difference: the search sees no finer.
        whole: what the idea and the moves before it give away together, where the tutor speaks
            because of that.
    """

    best: Decision[Any]
    idea: Any
    chance: float | None = None
    own: float | None = None
    difference: float = 0.0
    error: float = 0.0
    whole: Whole | None = None

    @property
    def agrees(self) -> bool:
        """Whether the idea is the very move preferred."""
        return bool(self.best.action == self.idea)

    @property
    def as_good(self) -> bool:
        """Whether the idea is about as good as the move preferred, as far as can be told."""
        if self.agrees:
            return True
        return self.chance is not None and self.loss <= max(CLOSE, self.error)

    @property
    def loss(self) -> float:
        """The winning chance (0 to 1) that the idea gives away; 0 where it is not known."""
        if self.agrees or self.chance is None or self.own is None:
            return 0.0
        return max(0.0, self.chance - self.own)


def budget(level: Level, *, pair: bool) -> Budget:
    """Returns how long a level thinks about advice: about a whole menu or only a pair of moves."""
    share, seconds = (PAIR_SHARE, COMPARING) if pair else (SHARE, THINKING)
    return Budget(ceil(share * max(FEWEST, level.iterations)), min(seconds, level.seconds))


def seed_of_position(spec: GameSpec, observation: Any, actions: Sequence[Any]) -> int:
    """Returns a seed for a search of these actions that follows from what the player knows: the
    same situation gets the same advice, in any language, and when it is come back to."""
    kinds = spec.rules.kinds
    seed = int(codec.digest(kinds.observation, observation), 16)
    for number, action in enumerate(actions, 1):
        seed ^= number * int(codec.digest(kinds.action, action), 16)
    return seed % (1 << 62)


def error(spread: float, visits: int) -> float:
    """Returns the standard error of a chance that is the mean of so many visits, the standard
    deviation of which is `spread`, 0 if it is not known."""
    return max(LEAST_SPREAD, spread or SPREAD) / sqrt(max(1, visits))


def weighed(actions: Sequence[Any], stats: Stats, most: int = MOST) -> list[Candidate]:
    """Returns the moves the search spent its time on: first the one preferred, then those about as
    good, with one figure, then the others, the better first; empty where it did not search."""
    if not stats.visits or max(stats.visits) == 0:
        return []
    order = _by_visits(stats)
    best = order[0]
    least = max(1.0, WEIGHED * stats.visits[best])
    equal = _equal(stats)
    common = _common(stats, equal)
    found = [i for i in order[:most] if stats.visits[i] >= least]
    told = {i: common if i in equal else min(common, stats.values[i]) for i in found}
    found.sort(key=lambda i: (i != best, i not in equal, -told[i]))
    return [Candidate(actions[i], told[i], i in equal) for i in found]


def as_good(actions: Sequence[Any], decision: Decision[Any]) -> list[Any]:
    """Returns the moves of the same kind as the one preferred that were tried often enough and are
    about as good, the most visited first."""
    stats = decision.stats
    if len(stats.visits) != len(actions) or not any(stats.visits):
        return []
    equal = _equal(stats)
    return [
        actions[i]
        for i in _by_visits(stats)
        if i in equal
        and stats.visits[i] >= TRUSTED
        and type(actions[i]) is type(decision.action)
        and actions[i] != decision.action
    ]


def judged(actions: Sequence[Any], decision: Decision[Any], idea: Any) -> Verdict | None:
    """Returns the verdict on an idea as far as the search behind the decision can give it; None
    where it has visited one of the two too seldom."""
    if decision.action == idea:
        return Verdict(decision, idea)
    stats, menu = decision.stats, list(actions)
    if idea not in menu or decision.action not in menu or len(stats.visits) != len(menu):
        return None
    best, own = menu.index(decision.action), menu.index(idea)
    if min(stats.visits[best], stats.visits[own]) < TRUSTED:
        return None
    return _verdict(decision, idea, stats, (best, own), _common(stats, _equal(stats)))


def compared(
    actions: Sequence[Any], best: Decision[Any], idea: Any, both: Decision[Any]
) -> Verdict:
    """Returns the verdict after a search of nothing but the move preferred and the idea, in this
    order. The chance of the first is the one that is told with a hint, of these `actions`."""
    if len(both.stats.visits) != 2 or min(both.stats.visits) == 0:
        return Verdict(best, idea)
    stats = best.stats
    known = len(stats.visits) == len(actions) and any(stats.visits)
    common = _common(stats, _equal(stats)) if known else both.stats.values[0]
    return _verdict(best, idea, both.stats, (0, 1), common)


def _verdict(
    decision: Decision[Any], idea: Any, stats: Stats, places: tuple[int, int], common: float
) -> Verdict:
    best, own = places
    noise = _noise(stats, best, own)
    loss = stats.values[best] - stats.values[own]
    told = 0.0 if loss <= max(CLOSE, noise) else loss
    return Verdict(decision, idea, common, max(0.0, common - told), loss, noise)


def _by_visits(stats: Stats) -> list[int]:
    places = range(len(stats.visits))
    return sorted(places, key=lambda i: (-stats.visits[i], -stats.values[i]))


def _noise(stats: Stats, one: int, other: int) -> float:
    return sum(error(stats.spread, stats.visits[i]) for i in (one, other))


def _equal(stats: Stats) -> set[int]:
    """The places of the moves that cannot be told from the most visited one, which is among them;
    one whose mean is higher was seen too seldom to be preferred."""
    best = _by_visits(stats)[0]
    return {
        i
        for i, visits in enumerate(stats.visits)
        if visits and stats.values[best] - stats.values[i] <= max(CLOSE, _noise(stats, best, i))
    }


def _common(stats: Stats, equal: set[int]) -> float:
    """The chance of moves that cannot be told apart: the mean over all their visits."""
    visits = sum(stats.visits[i] for i in equal)
    return sum(stats.visits[i] * stats.values[i] for i in equal) / visits

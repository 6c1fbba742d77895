# SPDX-License-Identifier: MIT
"""What a search says to who it thought for: the moves it weighed, and what they are worth.

A search of the whole menu finds the moves worth speaking of. It hardly looks at the others, and a
first look at a move in the midst of a turn does not show what the turn will bring. So chances are
told after a second search, which tries these few moves equally often. All who are told a chance are
told it on one scale: moves that the search cannot tell apart have one figure, and none has a higher
one than the move that is preferred.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import ceil, sqrt
from typing import Any

from wizardtable.ai.search.ismcts import FIRST_SHARE
from wizardtable.ai.search.running_loss import Whole
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Decision, Level, Stats
from wizardtable.core.game_spec import GameSpec

MOST = 4
"""Moves shown of those that were weighed."""

MORE = 2
"""Moves of the kind of the best one that are compared with it besides those."""

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

CERTAIN = 3.0
"""Errors by which an idea must be better than the move preferred to take its place."""

COUPLE = 2
"""Moves of a comparison with the player's own."""

SPREAD = 0.1
"""Standard deviation of the values of single iterations where it is not known: 0.01 to 0.2 in
positions of all games."""

LEAST_SPREAD = 0.02
"""Below it, few visits that agree prove nothing."""

THINKING, COMPARING = 0.8, 0.55
"""Seconds at most for a whole menu, and for a few moves: a word of the tutor takes less than two,
with the one search, a comparison of the best moves, and one with the player's own. Iterations end
all three sooner, unless a computer is slow or busy; where the clock ends them, the same situation
may get other advice the next time."""

MOVE_SHARE = 0.25
"""Share of the iterations for a whole menu that each of a few moves is compared with."""


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
        corrected: whether the idea has taken the place of another move that was preferred before
            the two were compared.
    """

    best: Decision[Any]
    idea: Any
    chance: float | None = None
    own: float | None = None
    difference: float = 0.0
    error: float = 0.0
    whole: Whole | None = None
    corrected: bool = False

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


def budget(level: Level, *, compared: int = 0) -> Budget:
    """Returns how long a level thinks about advice: about a whole menu, or to compare so many
    moves. To tell moves apart that are nearly as good takes more than to find a good one."""
    share, seconds = (compared * MOVE_SHARE, COMPARING) if compared else (1.0, THINKING)
    return Budget(ceil(share * level.advice), min(seconds / FIRST_SHARE, level.seconds))


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


def finalists(actions: Sequence[Any], decision: Decision[Any]) -> list[Any]:
    """Returns the moves that deserve a closer look after a search of the whole menu: first the one
    preferred, then the others that it spent its time on, and more of its kind that seemed about as
    good; empty where it did not search."""
    stats, menu = decision.stats, list(actions)
    if decision.action not in menu or not _searched(stats, menu):
        return []
    best = menu.index(decision.action)
    order = sorted(range(len(menu)), key=lambda i: (i != best, -stats.visits[i], -stats.values[i]))
    least = max(1.0, WEIGHED * stats.visits[best])
    found = [i for i in order[:MOST] if stats.visits[i] >= least]
    equal = _equal(stats, best)
    more = [
        i
        for i in order
        if i not in found
        and i in equal
        and stats.visits[i] >= TRUSTED
        and type(menu[i]) is type(decision.action)
    ]
    return [menu[i] for i in (*found, *more[:MORE])]


def reasoned(
    spec: GameSpec, observation: Any, before: Decision[Any], after: Decision[Any]
) -> Decision[Any]:
    """Returns the decision `after` with a reason for its own action. Where a second look preferred
    another action than the decision `before` it, the reason is still that of the first."""
    if after.action == before.action:
        return after
    return replace(after, reason=spec.brain.reason(observation, after.action, after.stats))


def settled(
    actions: Sequence[Any], decision: Decision[Any], even: Decision[Any] | None
) -> Decision[Any]:
    """Returns the decision after a search, `even`, that tried its `finalists` equally often; None
    where there is one. The chances are those of that search, and nothing is told of other moves. A
    move that turns out better than the one preferred takes its place; the reason stays."""
    menu = list(actions)
    chosen = finalists(menu, decision)
    if even is None or len(even.stats.visits) != len(chosen) or 0 in even.stats.visits:
        return _knowing(menu, decision, [menu.index(one) for one in chosen[:1]], decision.stats)
    stats = even.stats
    top = max(range(len(chosen)), key=lambda i: stats.values[i])
    surpassed = stats.values[top] - stats.values[0] > max(CLOSE, _noise(stats, 0, top))
    found = replace(decision, action=chosen[top if surpassed else 0])
    return _knowing(menu, found, range(len(chosen)), stats, chosen)


def second_looks(
    actions: Sequence[Any], decision: Decision[Any]
) -> Generator[Sequence[Any], Decision[Any], Decision[Any]]:
    """Yields the moves to try equally often before anything is told after a search of the whole
    menu, is sent what such a search found, and returns the decision that is told."""
    chosen = finalists(actions, decision)
    if len(chosen) > 1:
        return settled(actions, decision, (yield chosen))
    if len(actions) > 1 and not any(decision.stats.visits):  # only one move came to mind
        rival = challenger(actions, decision, (yield tuple(actions)))
        if rival is not None:
            both = yield (decision.action, rival)
            return overturned(actions, decision, rival, both) or decision
    return settled(actions, decision, None)


def challenger(actions: Sequence[Any], decision: Decision[Any], even: Decision[Any]) -> Any | None:
    """Returns the move that seems best besides the one preferred in a search that tried all of a
    menu equally often; None where nothing was searched."""
    stats, menu = even.stats, list(actions)
    if not _searched(stats, menu):
        return None
    others = [i for i, one in enumerate(menu) if one != decision.action and stats.visits[i]]
    return menu[max(others, key=lambda i: stats.values[i])] if others else None


def overturned(
    actions: Sequence[Any], decision: Decision[Any], idea: Any, both: Decision[Any]
) -> Decision[Any] | None:
    """Returns the decision for an idea that a comparison with the move preferred, in this order,
    shows to be far better; None where it is not. Such an idea had not come to mind at all. The
    reason is still that of the other move."""
    stats = both.stats
    if len(stats.visits) != COUPLE or 0 in stats.visits:
        return None
    gain = stats.values[1] - stats.values[0]
    if gain <= max(CARELESS, CERTAIN * _noise(stats, 0, 1)):
        return None
    found = replace(decision, action=idea)
    return _knowing(list(actions), found, range(COUPLE), stats, [decision.action, idea])


def measured(actions: Sequence[Any], decision: Decision[Any], both: Decision[Any]) -> Decision[Any]:
    """Returns the decision of a search that had no choice, with the chance that its move has after
    a comparison of it with another one, in this order."""
    if len(both.stats.visits) != COUPLE or 0 in both.stats.visits:
        return decision
    return _knowing(list(actions), decision, [0], both.stats, [decision.action])


def _knowing(
    menu: list[Any],
    decision: Decision[Any],
    places: Sequence[int],
    stats: Stats,
    searched: Sequence[Any] | None = None,
) -> Decision[Any]:
    """Returns the decision with the chances of the moves at these places of a search, and those of
    no other; `searched` is what was searched, if not the menu."""
    visits, values = [0] * len(menu), [0.0] * len(menu)
    for place in places:
        own = menu.index((searched or menu)[place])
        visits[own], values[own] = stats.visits[place], stats.values[place]
    if not any(visits):
        return decision
    return replace(decision, stats=replace(stats, visits=tuple(visits), values=tuple(values)))


def weighed(actions: Sequence[Any], decision: Decision[Any], most: int = MOST) -> list[Candidate]:
    """Returns the moves that are told of: first the one preferred, then those about as good, with
    one figure, then the others, the better first; empty where nothing was searched."""
    stats, menu = decision.stats, list(actions)
    if decision.action not in menu or not _searched(stats, menu):
        return []
    best = menu.index(decision.action)
    equal = _equal(stats, best)
    chances = _told(stats, best)
    found = [i for i, visits in enumerate(stats.visits) if visits]
    found.sort(key=lambda i: (i != best, i not in equal, -chances[i], -stats.visits[i]))
    return [Candidate(menu[i], chances[i], i in equal) for i in found[:most]]


def as_good(actions: Sequence[Any], decision: Decision[Any]) -> list[Any]:
    """Returns the moves of the same kind as the one preferred that are about as good, of those that
    are told of, the better first."""
    return [
        one.action
        for one in weighed(actions, decision, len(actions))
        if one.as_good
        and type(one.action) is type(decision.action)
        and one.action != decision.action
    ]


def judged(actions: Sequence[Any], decision: Decision[Any], idea: Any) -> Verdict | None:
    """Returns the verdict on an idea as far as the decision can give it; None where one of the two
    has yet to be compared with the other."""
    if decision.action == idea:
        return Verdict(decision, idea)
    stats, menu = decision.stats, list(actions)
    if idea not in menu or decision.action not in menu or not _searched(stats, menu):
        return None
    best, own = menu.index(decision.action), menu.index(idea)
    if not stats.visits[own]:
        return None
    common = _common(stats, _equal(stats, best))
    return _verdict(decision, idea, stats, (best, own), common)


def compared(
    actions: Sequence[Any], best: Decision[Any], idea: Any, both: Decision[Any]
) -> Verdict:
    """Returns the verdict after a search of nothing but the move preferred and the idea, in this
    order. The chance of the first is the one that is told with a hint, of these `actions`."""
    menu, stats = list(actions), both.stats
    if len(stats.visits) != COUPLE or 0 in stats.visits:
        return Verdict(best, idea)
    common = stats.values[0]
    if best.action in menu and _searched(best.stats, menu):
        common = _common(best.stats, _equal(best.stats, menu.index(best.action)))
    return _verdict(best, idea, stats, (0, 1), common)


def verdict_looks(
    actions: Sequence[Any], best: Decision[Any], idea: Any
) -> Generator[Sequence[Any], Decision[Any], Verdict]:
    """Yields the moves to try equally often before an idea is judged beside the move preferred, is
    sent what such a search found, and returns the verdict. Its `best` knows what was found out
    about the move preferred, and is another one where the idea proved far better."""
    verdict = judged(actions, best, idea)
    if verdict is None and not any(best.stats.visits):
        other = next(action for action in actions if action != best.action)
        best = measured(actions, best, (yield (best.action, other)))
        if not any(best.stats.visits):
            return Verdict(best, idea)
        verdict = judged(actions, best, idea)
    if verdict is not None:
        return verdict
    both = yield (best.action, idea)
    better = overturned(actions, best, idea, both)
    if better is None:
        return compared(actions, best, idea, both)
    return Verdict(better, idea, corrected=True)


def _verdict(
    decision: Decision[Any], idea: Any, stats: Stats, places: tuple[int, int], common: float
) -> Verdict:
    best, own = places
    noise = _noise(stats, best, own)
    loss = stats.values[best] - stats.values[own]
    told = 0.0 if loss <= max(CLOSE, noise) else loss
    return Verdict(decision, idea, common, max(0.0, common - told), loss, noise)


def _searched(stats: Stats, menu: Sequence[Any]) -> bool:
    """Whether there are chances of moves of this menu."""
    return len(stats.visits) == len(menu) and any(stats.visits)


def _noise(stats: Stats, one: int, other: int) -> float:
    return sum(error(stats.spread, stats.visits[i]) for i in (one, other))


def _equal(stats: Stats, best: int) -> set[int]:
    """The places of the moves that cannot be told from the one preferred, which is among them; one
    whose mean is higher is not known well enough to be preferred."""
    known = {i for i, visits in enumerate(stats.visits) if visits}
    close = {
        i
        for i in known
        if stats.values[best] - stats.values[i] <= max(CLOSE, _noise(stats, best, i))
    }
    return close | {best}


def _common(stats: Stats, equal: set[int]) -> float:
    """The chance of moves that cannot be told apart: the mean over all their visits."""
    visits = sum(stats.visits[i] for i in equal)
    return sum(stats.visits[i] * stats.values[i] for i in equal) / visits


def _told(stats: Stats, best: int) -> list[float]:
    """The chance of each move as it is told, with a hint as in a verdict."""
    equal = _equal(stats, best)
    common = _common(stats, equal)
    losses = [0.0 if i in equal else stats.values[best] - v for i, v in enumerate(stats.values)]
    return [max(0.0, common - loss) for loss in losses]

# SPDX-License-Identifier: MIT
"""Turns a finished search into advice: candidate moves with their win chances.

A search of the whole menu finds the moves worth showing, but hardly looks at other moves. A short
look at a move in the middle of a turn does not show the result of the turn. Therefore a second
search tries the moves worth showing equally often, and the chances of this search are shown.

The preferred move is the best move by these searches. All chances are shown on one scale. Moves
that the search cannot tell apart have the same chance, and no move has a higher chance than the
preferred move. The player's idea is a move that the player has chosen without advice. The verdict
compares the idea with the preferred move. An idea that this comparison finds better becomes the
preferred move.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import ceil, sqrt
from typing import Any

from wizardtable.ai.search.foresight import Foresight
from wizardtable.ai.search.ismcts import FIRST_SEARCH_TIME_SHARE
from wizardtable.ai.search.running_loss import TurnLoss
from wizardtable.core import codec
from wizardtable.core.agent import Budget, Decision, Level, Stats
from wizardtable.core.game_spec import GameSpec

MAX_SHOWN_MOVES = 4
"""The largest number of moves that a hint shows."""

EXTRA_SIMILAR_MOVES = 2
"""A comparison includes at most this many further moves of the best move's kind (action class)."""

CANDIDATE_VISIT_SHARE = 0.05
"""A move is a candidate if it got at least this share of the best move's visits."""

MIN_TRUSTED_VISITS = 24
"""The chance of a move that the search tried less often is only a guess."""

TUTOR_WARNING_LOSS = 0.08
"""The tutor warns when a move loses at least this win chance (0–1)."""

TUTOR_WARNING_TURN_LOSS = 0.12
"""The tutor warns when several moves of a turn lose at least this win chance together.

This loss is larger than `TUTOR_WARNING_LOSS`, because each measured loss is uncertain, and the
uncertainties add up.
"""

EQUAL_CHANCE_GAP = 0.02
"""Moves count as equally good if their win chances (0–1) differ by at most this much."""

MAX_EQUAL_ERROR = 0.05
"""Moves are called about equal only if the error of their difference (0–1) is at most this.

With a greater error, they may differ a lot, and the search has seen no clear difference.
"""

TELLING_CHANCES = (0.03, 0.97)
"""Moves are called about equal only if their win chance (0–1) lies between these two.

Near certain victory or defeat, most moves have the same chance, whatever else they give away.
"""

MIN_CORRECTION_ERRORS = 3.0
"""A guess at the best move is given up if the win chance of another move leads by more than this
many standard errors, see `correction_for`."""

PAIR_SIZE = 2
"""The number of moves in a comparison with the player's own move."""

DEFAULT_SPREAD = 0.1
"""The assumed standard deviation of the values of single iterations if it is unknown.

Measured in positions of all games, it was 0.01 to 0.2.
"""

MIN_SPREAD = 0.02
"""A smaller standard deviation is raised to this one: a few equal values prove nothing."""

MENU_SECONDS = 0.8
"""The most seconds for the advice about a whole menu.

A warning of the tutor needs three searches: one of the menu, a comparison of the best moves, and a
comparison with the player's own move. Together they take less than two seconds, and usually finish
their iterations sooner. If the clock ends a search, the same position may get other advice the next
time.
"""

COMPARE_SECONDS = 0.55
"""The most seconds for the comparison of a few moves."""

COMPARED_MOVE_SHARE = 0.25
"""For each of its moves, a comparison has this share of the iterations for a whole menu."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that advice shows.

    Attributes:
        action: the move.
        chance: the win chance (0–1) that is shown for it. Moves that the search cannot tell apart
            have the same chance.
        is_as_good: True if it is the preferred move, or about as good.
        is_unclear: True if it seems about as good, but the search cannot be sure of it.
    """

    action: Any
    chance: float
    is_as_good: bool = False
    is_unclear: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The player's idea, a move of their own choice, beside the move that the search prefers.

    Attributes:
        best: the preferred move, with its reason.
        idea: the player's move.
        preferred_chance: the win chance (0–1) of the preferred move; None if the moves were not
            compared.
        idea_chance: the win chance (0–1) of the idea; None if the moves were not compared.
        difference: the measured loss of the idea in win chance (0–1), below 0 if the idea looked
            better. A sum of differences over several moves is more precise than a sum of losses.
        error: the standard error of the difference; smaller differences mean nothing.
        turn_loss: the joint loss of the idea and earlier moves of the turn, if the tutor warns
            because of it; otherwise None.
        is_less_promising: True if the search of the whole menu did not find the idea worth a
            comparison with the best moves.
        is_corrected: True if a comparison has made the idea the preferred move.
        former: the move that was preferred before the comparison; None unless `is_corrected`.
        former_chance: the win chance (0–1) of this move; None unless `is_corrected`.
        foresight: the expected events after the idea and after the preferred move, in this order;
            None if nobody has looked ahead.
    """

    best: Decision[Any]
    idea: Any
    preferred_chance: float | None = None
    idea_chance: float | None = None
    difference: float = 0.0
    error: float = 0.0
    turn_loss: TurnLoss | None = None
    is_less_promising: bool = False
    is_corrected: bool = False
    former: Any = None
    former_chance: float | None = None
    foresight: Foresight | None = None

    @property
    def is_best(self) -> bool:
        """True if the idea is the preferred move itself."""
        return bool(self.best.action == self.idea)

    @property
    def is_as_good(self) -> bool:
        """True if the idea is about as good as the preferred move, within the error of the
        search."""
        if self.is_best:
            return True
        return self.preferred_chance is not None and self.loss <= max(EQUAL_CHANCE_GAP, self.error)

    @property
    def is_unclear(self) -> bool:
        """True if the idea seems about as good, but the search cannot be sure of it."""
        is_equal = self.is_as_good and not self.is_best
        return is_equal and _is_unsure(self.error, self.preferred_chance or 0.0)

    @property
    def needs_foresight(self) -> bool:
        """True if a look ahead could say how the idea differs from the preferred move."""
        return not self.is_best and self.preferred_chance is not None

    @property
    def loss(self) -> float:
        """The win chance (0–1) that the idea gives away; 0 if this loss is unknown."""
        if self.is_best or self.preferred_chance is None or self.idea_chance is None:
            return 0.0
        return max(0.0, self.preferred_chance - self.idea_chance)


def budget(level: Level, *, compared: int = 0) -> Budget:
    """Returns the budget of a level for advice about a menu, or for a comparison of some moves.

    `compared` is the number of moves to compare, 0 for a whole menu. A comparison has many
    iterations for each move, because nearly equal moves are hard to tell apart.
    """
    share, seconds = (
        (compared * COMPARED_MOVE_SHARE, COMPARE_SECONDS) if compared else (1.0, MENU_SECONDS)
    )
    return Budget(
        ceil(share * level.advice_iterations), min(seconds / FIRST_SEARCH_TIME_SHARE, level.seconds)
    )


def seed_of_position(spec: GameSpec, observation: Any, actions: Sequence[Any]) -> int:
    """Returns the search seed for this position, so that the same position always gets the same
    advice.

    The seed follows only from the player's observation and the actions.
    """
    kinds = spec.rules.kinds
    seed = int(codec.digest(kinds.observation, observation), 16)
    for number, action in enumerate(actions, 1):
        seed ^= number * int(codec.digest(kinds.action, action), 16)
    return seed % (1 << 62)


def standard_error(spread: float, visits: int) -> float:
    """Returns the standard error of a win chance that is the mean value of this many visits.

    `spread` is the standard deviation of the values of single visits, 0 if it is unknown.
    """
    return max(MIN_SPREAD, spread or DEFAULT_SPREAD) / sqrt(max(1, visits))


def finalists(actions: Sequence[Any], decision: Decision[Any]) -> list[Any]:
    """Returns the moves that deserve a closer look after a search of the whole menu.

    `decision` is the result of that search, and `actions` is the menu. The preferred move comes
    first. Then come the moves with the most visits, and a few more of the preferred move's kind
    that seemed about as good. The list is empty if nothing was searched.
    """
    stats, menu = decision.stats, list(actions)
    if decision.action not in menu or not _has_chances(stats, menu):
        return []
    best = menu.index(decision.action)
    order = sorted(range(len(menu)), key=lambda i: (i != best, -stats.visits[i], -stats.values[i]))
    least = max(1.0, CANDIDATE_VISIT_SHARE * stats.visits[best])
    candidates = [i for i in order[:MAX_SHOWN_MOVES] if stats.visits[i] >= least]
    equal = _equal_places(stats, best)
    more = [
        i
        for i in order
        if i not in candidates
        and i in equal
        and stats.visits[i] >= MIN_TRUSTED_VISITS
        and type(menu[i]) is type(decision.action)
    ]
    return [menu[i] for i in (*candidates, *more[:EXTRA_SIMILAR_MOVES])]


def with_own_reason(
    spec: GameSpec, observation: Any, before: Decision[Any], after: Decision[Any]
) -> Decision[Any]:
    """Returns the decision `after` with a reason that fits its action.

    `before` is the decision before a comparison, and `after` the one after it. If the comparison
    led to another action, `after` still has the reason of the first one, which is replaced.
    """
    if after.action == before.action:
        return after
    return replace(after, reason=spec.brain.reason(observation, after.action, after.stats))


def settled_decision(
    actions: Sequence[Any], decision: Decision[Any], even: Decision[Any] | None
) -> Decision[Any]:
    """Returns the decision with the chances of `even`, a search that tried its `finalists` equally
    often.

    Moves that were not in that search get no chance. If another move turns out to be better than
    the preferred move, the other move becomes the preferred one. The decision still has the old
    reason. With `even` None, only the preferred move keeps its chance.
    """
    menu = list(actions)
    chosen = finalists(menu, decision)
    if even is None or len(even.stats.visits) != len(chosen) or 0 in even.stats.visits:
        return _with_chances(
            menu, decision, [menu.index(move) for move in chosen[:1]], decision.stats
        )
    stats = even.stats
    top = max(range(len(chosen)), key=lambda i: stats.values[i])
    preferred = replace(decision, action=chosen[top if _is_better(stats, top, 0) else 0])
    return _with_chances(menu, preferred, range(len(chosen)), stats, chosen)


def second_looks(
    actions: Sequence[Any], decision: Decision[Any]
) -> Generator[Sequence[Any], Decision[Any], Decision[Any]]:
    """Returns the final decision after a search of the whole menu, with the help of further
    searches.

    `decision` is the result of the first search. The generator yields the moves that a further
    search should try equally often. The caller runs this search, and sends the search's decision to
    the generator.
    """
    chosen = finalists(actions, decision)
    if len(chosen) > 1:
        return settled_decision(actions, decision, (yield chosen))
    if len(actions) > 1:  # the search saw only one good move: compare it with the best other move
        rival = _runner_up(actions, decision)
        if rival is None:
            rival = best_rival(actions, decision, (yield tuple(actions)))
        if rival is not None:
            compared = _compared_pair(actions, decision, rival, (yield (decision.action, rival)))
            if compared is not None:
                return compared
    return settled_decision(actions, decision, None)


def _runner_up(actions: Sequence[Any], decision: Decision[Any]) -> Any | None:
    """Returns the move that a search of the whole menu tried most after the preferred move.

    Returns None if the search tried no other move and the menu has more than one other move.
    """
    stats, menu = decision.stats, list(actions)
    others = [i for i, move in enumerate(menu) if move != decision.action]
    if len(others) == 1:
        return menu[others[0]]
    tried = [i for i in others if _has_chances(stats, menu) and stats.visits[i]]
    if not tried:
        return None
    return menu[max(tried, key=lambda i: (stats.visits[i], stats.values[i]))]


def best_rival(actions: Sequence[Any], decision: Decision[Any], even: Decision[Any]) -> Any | None:
    """Returns the move that seems best after the preferred move, in a search that tried all moves
    equally often.

    `even` is the decision of that search. Returns None if nothing was searched.
    """
    stats, menu = even.stats, list(actions)
    if not _has_chances(stats, menu):
        return None
    others = [i for i, move in enumerate(menu) if move != decision.action and stats.visits[i]]
    return menu[max(others, key=lambda i: stats.values[i])] if others else None


def correction_for(
    actions: Sequence[Any], decision: Decision[Any], idea: Any, both: Decision[Any]
) -> Decision[Any] | None:
    """Returns the decision for an idea that is far better than the preferred move, otherwise None.

    `both` is a comparison of the preferred move and the idea, in this order. The new decision still
    has the reason of the preferred move.
    """
    stats = both.stats
    if not _is_pair(stats):
        return None
    gain = stats.values[1] - stats.values[0]
    if gain <= max(TUTOR_WARNING_LOSS, MIN_CORRECTION_ERRORS * _difference_error(stats, 0, 1)):
        return None
    preferred = replace(decision, action=idea)
    return _with_chances(list(actions), preferred, range(PAIR_SIZE), stats, [decision.action, idea])


def _compared_pair(
    actions: Sequence[Any], decision: Decision[Any], other: Any, both: Decision[Any]
) -> Decision[Any] | None:
    """Returns the decision for the better one of two moves, with the chances of both.

    `both` is a comparison of the preferred move and the move `other`, in this order. The preferred
    move stays preferred unless the other one is better by more than the error. The result is None
    if nothing was compared. The new decision still has the reason of `decision`.
    """
    if not _is_pair(both.stats):
        return None
    better = replace(decision, action=other) if _is_better(both.stats, 1, 0) else decision
    pair = [decision.action, other]
    return _with_chances(list(actions), better, range(PAIR_SIZE), both.stats, pair)


def _is_pair(stats: Stats) -> bool:
    """Returns whether a search has compared two moves."""
    return len(stats.visits) == PAIR_SIZE and 0 not in stats.visits


def _is_better(stats: Stats, place: int, other_place: int) -> bool:
    """Returns whether a move is better than another one by more than the error of the search."""
    lead = stats.values[place] - stats.values[other_place]
    return lead > max(EQUAL_CHANCE_GAP, _difference_error(stats, place, other_place))


def with_measured_chance(
    actions: Sequence[Any], decision: Decision[Any], both: Decision[Any]
) -> Decision[Any]:
    """Returns a decision that was made without a search, with the chance of its move.

    `both` is a comparison of this move with another one, in this order, from which the chance is
    taken. If nothing was compared, the decision is unchanged.
    """
    if not _is_pair(both.stats):
        return decision
    return _with_chances(list(actions), decision, [0], both.stats, [decision.action])


def _with_chances(
    menu: list[Any],
    decision: Decision[Any],
    places: Sequence[int],
    stats: Stats,
    searched: Sequence[Any] | None = None,
) -> Decision[Any]:
    """Returns the decision with visits and chances for some moves, and for no other move.

    `places` are the places of these moves in `searched`, the moves of the search that `stats`
    records. With `searched` None, they are places in the menu.
    """
    visits, values = [0] * len(menu), [0.0] * len(menu)
    for place in places:
        own = menu.index((searched or menu)[place])
        visits[own], values[own] = stats.visits[place], stats.values[place]
    if not any(visits):
        return decision
    return replace(decision, stats=replace(stats, visits=tuple(visits), values=tuple(values)))


def shown_candidates(
    actions: Sequence[Any], decision: Decision[Any], limit: int = MAX_SHOWN_MOVES
) -> list[Candidate]:
    """Returns the moves to show: the preferred one, then those about as good, then the rest, best
    first.

    Moves that are about as good as the preferred one have the same chance. So have other moves that
    the search cannot tell apart. The list has at most `limit` moves, and is empty if nothing was
    searched. `decision` is the result of the searches.
    """
    stats, menu = decision.stats, list(actions)
    if decision.action not in menu or not _has_chances(stats, menu):
        return []
    best = menu.index(decision.action)
    equal = _equal_places(stats, best)
    chances = _shown_chances(stats, best)
    places = [i for i, visits in enumerate(stats.visits) if visits]
    places.sort(key=lambda i: (i != best, i not in equal, -chances[i], -stats.visits[i]))
    figures = _common_figures(stats, [i for i in places if i not in equal], chances)
    return [
        Candidate(
            menu[i],
            figures.get(i, chances[i]),
            i in equal,
            i in equal and i != best and _is_unsure(_difference_error(stats, best, i), chances[i]),
        )
        for i in places[:limit]
    ]


def verdict_from_search(
    actions: Sequence[Any], decision: Decision[Any], idea: Any
) -> Verdict | None:
    """Returns the verdict on an idea if `decision` includes the idea's chance, otherwise None.

    After None, a search has yet to compare the idea with the preferred move.
    """
    if decision.action == idea:
        return Verdict(decision, idea)
    stats, menu = decision.stats, list(actions)
    if idea not in menu or decision.action not in menu or not _has_chances(stats, menu):
        return None
    best, own = menu.index(decision.action), menu.index(idea)
    if not stats.visits[own]:
        return None
    common = _common_chance(stats, _equal_places(stats, best))
    return _verdict(decision, idea, stats, (best, own), common)


def verdict_from_comparison(
    actions: Sequence[Any], best: Decision[Any], idea: Any, both: Decision[Any]
) -> Verdict:
    """Returns the verdict on an idea after a comparison with the preferred move.

    `both` is the decision of a search of only the preferred move and the idea, in this order. The
    preferred move keeps the chance that a hint about these `actions` shows.
    """
    stats = both.stats
    if not _is_pair(stats):
        return Verdict(best, idea)
    common = _shown_chance(actions, best)
    chance = stats.values[0] if common is None else common
    return replace(_verdict(best, idea, stats, (0, 1), chance), is_less_promising=True)


def _shown_chance(actions: Sequence[Any], best: Decision[Any]) -> float | None:
    """Returns the win chance that a hint shows for the preferred move, or None for no chance."""
    menu = list(actions)
    if best.action not in menu or not _has_chances(best.stats, menu):
        return None
    return _common_chance(best.stats, _equal_places(best.stats, menu.index(best.action)))


def verdict_looks(
    actions: Sequence[Any], best: Decision[Any], idea: Any
) -> Generator[Sequence[Any], Decision[Any], Verdict]:
    """Returns the verdict on an idea beside the preferred move, with the help of further searches.

    The generator yields the moves that a search should try equally often. The caller runs this
    search, and sends the search's decision to the generator. The verdict's `best` includes the
    results of these searches. If the idea proved better by more than the error, `best` is the
    decision for the idea.
    """
    verdict = verdict_from_search(actions, best, idea)
    if verdict is None and not any(best.stats.visits):
        other = next(action for action in actions if action != best.action)
        best = with_measured_chance(actions, best, (yield (best.action, other)))
        if not any(best.stats.visits):
            return Verdict(best, idea)
        verdict = verdict_from_search(actions, best, idea)
    if verdict is not None:
        return verdict
    both = yield (best.action, idea)
    if _is_pair(both.stats) and _is_better(both.stats, 1, 0):
        return _corrected_verdict(actions, best, idea, both)
    verdict = verdict_from_comparison(actions, best, idea, both)
    return replace(verdict, best=_with_idea(actions, verdict))


def _corrected_verdict(
    actions: Sequence[Any], best: Decision[Any], idea: Any, both: Decision[Any]
) -> Verdict:
    """Returns the verdict on an idea that is better than the preferred move.

    `both` is the comparison. The move preferred so far keeps the chance that a hint has shown.
    """
    stats, shown = both.stats, _shown_chance(actions, best)
    former_chance = stats.values[0] if shown is None else shown
    lead = stats.values[1] - stats.values[0]
    chance = min(1.0, former_chance + lead)
    moved = replace(both, stats=replace(stats, values=(former_chance, chance)))
    preferred, pair = replace(best, action=idea), [best.action, idea]
    better = _with_chances(list(actions), preferred, range(PAIR_SIZE), moved.stats, pair)
    return Verdict(
        better,
        idea,
        chance,
        chance,
        -lead,
        _difference_error(stats, 0, 1),
        is_corrected=True,
        former=best.action,
        former_chance=former_chance,
    )


def _with_idea(actions: Sequence[Any], verdict: Verdict) -> Decision[Any]:
    """Returns the decision of a verdict with the chance of the idea, so that a later hint lists the
    idea if it ranks above moves that the hint lists.

    The chance of the preferred move stays the same.
    """
    best, menu = verdict.best, list(actions)
    stats = best.stats
    if verdict.idea_chance is None or verdict.idea not in menu or not _has_chances(stats, menu):
        return best
    top, own = menu.index(best.action), menu.index(verdict.idea)
    visits, values = list(stats.visits), list(stats.values)
    visits[own] = visits[top]
    values[own] = verdict.idea_chance if verdict.is_as_good else values[top] - verdict.loss
    return replace(best, stats=replace(stats, visits=tuple(visits), values=tuple(values)))


def _verdict(
    decision: Decision[Any], idea: Any, stats: Stats, places: tuple[int, int], common: float
) -> Verdict:
    """Returns the verdict on an idea, with two chances to show.

    The preferred move gets the chance `common`. The idea gets this chance minus the idea's loss.
    `places` are the places of the preferred move and of the idea in the search that `stats`
    records.
    """
    best, own = places
    noise = _difference_error(stats, best, own)
    loss = stats.values[best] - stats.values[own]
    shown_loss = 0.0 if loss <= max(EQUAL_CHANCE_GAP, noise) else loss
    return Verdict(decision, idea, common, max(0.0, common - shown_loss), loss, noise)


def _has_chances(stats: Stats, menu: Sequence[Any]) -> bool:
    """Returns whether the search has tried moves of this menu, and so has their chances."""
    return len(stats.visits) == len(menu) and any(stats.visits)


def _difference_error(stats: Stats, place: int, other_place: int) -> float:
    return sum(standard_error(stats.spread, stats.visits[i]) for i in (place, other_place))


def _is_unsure(error: float, chance: float) -> bool:
    """Returns whether the search cannot be sure that two moves with this win chance are equal.

    `error` is the standard error of their difference.
    """
    low, high = TELLING_CHANCES
    return error > MAX_EQUAL_ERROR or not low <= chance <= high


def _equal_places(stats: Stats, best: int) -> set[int]:
    """Returns the places of the preferred move and of the moves that cannot be told apart from it.

    Such a move may even have a higher mean value, if too few visits support this value. `best` is
    the place of the preferred move.
    """
    visited = {i for i, visits in enumerate(stats.visits) if visits}
    close = {
        i
        for i in visited
        if stats.values[best] - stats.values[i]
        <= max(EQUAL_CHANCE_GAP, _difference_error(stats, best, i))
    }
    return close | {best}


def _common_chance(stats: Stats, equal: set[int]) -> float:
    """Returns the common chance of moves that cannot be told apart, the mean over their visits.

    `equal` are the places of these moves.
    """
    visits = sum(stats.visits[i] for i in equal)
    return sum(stats.visits[i] * stats.values[i] for i in equal) / visits


def _shown_chances(stats: Stats, best: int) -> list[float]:
    """Returns the chance to show for each move, the same in a hint and in a verdict.

    `best` is the place of the preferred move.
    """
    equal = _equal_places(stats, best)
    common = _common_chance(stats, equal)
    losses = [0.0 if i in equal else stats.values[best] - v for i, v in enumerate(stats.values)]
    return [max(0.0, common - loss) for loss in losses]


def _common_figures(
    stats: Stats, places: Sequence[int], chances: Sequence[float]
) -> dict[int, float]:
    """Returns one chance for neighbouring moves that the search cannot tell apart, by place.

    `places` are the places of moves, best first, and `chances` has the chance of each place.
    """
    groups: list[list[int]] = []
    for place in places:
        if groups:
            first = groups[-1][0]
            mean = sum(chances[i] for i in groups[-1]) / len(groups[-1])
            error = _difference_error(stats, first, place)
            if mean - chances[place] <= max(EQUAL_CHANCE_GAP, error):
                groups[-1].append(place)
                continue
        groups.append([place])
    return {i: sum(chances[j] for j in group) / len(group) for group in groups for i in group}

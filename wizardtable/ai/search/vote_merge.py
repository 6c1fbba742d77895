# SPDX-License-Identifier: MIT
"""Merges several searches of the same position by adding their visits: root-parallel search.

Each search samples other worlds, so that a search with a lucky result is outvoted. In the
program the searches run at the same time, in separate processes (`ai.process.thinker`). Here they
run one after another, and the same seeds give the same visits.
"""

from collections.abc import Sequence
from typing import Any

from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng


def member_seed(seed: int, member: int) -> int:
    """Returns the seed of one of several searches for one decision, made from the decision's seed.

    `member` is the number of the search, from 0. The first search has the seed unchanged.
    """
    return Rng(seed ^ member * 0x9E3779B97F4A7C15).next64() >> 2 if member else seed


def merged_stats(votes: Sequence[Stats]) -> Stats:
    """Returns the records of several searches of one menu as a single record.

    Visits and iterations are added, and values are means over all visits. The seconds are those of
    the longest search.
    """
    searched = [stats for stats in votes if stats.visits]
    if not searched:
        return max(votes, key=lambda stats: stats.seconds, default=Stats())
    visits = tuple(map(sum, zip(*(stats.visits for stats in searched), strict=True)))
    totals = [
        sum(stats.visits[i] * stats.values[i] for stats in searched) for i in range(len(visits))
    ]
    return Stats(
        iterations=sum(stats.iterations for stats in searched),
        seconds=max(stats.seconds for stats in votes),
        visits=visits,
        values=tuple(
            total / count if count else 0.0 for total, count in zip(totals, visits, strict=True)
        ),
        spread=max(stats.spread for stats in searched),
    )


def winning_place(stats: Stats) -> int:
    """Returns the place in the menu of the action with the most visits.

    Of several actions with equal visits, the one with the highest value wins.
    """
    places = range(len(stats.visits))
    return max(places, key=lambda i: (stats.visits[i], stats.values[i], -i))


class VoteMerge:
    """An agent that runs several searches and takes the action with the most visits in all of
    them together."""

    def __init__(self, spec: GameSpec, members: Sequence[Ismcts]) -> None:
        self._spec = spec
        self._members = members

    def choose(self, observation: Any, actions: Sequence[Any], budget: Budget) -> Decision[Any]:
        """Returns the merged decision of all searches. Each search has the whole budget."""
        decisions = [member.choose(observation, actions, budget) for member in self._members]
        return merged_decision(self._spec, observation, actions, decisions)


def merged_decision(
    spec: GameSpec,
    observation: Any,
    actions: Sequence[Any],
    decisions: Sequence[Decision[Any]],
) -> Decision[Any]:
    """Returns the merged decision of several searches of the same position.

    If none of the decisions comes from a search, returns the first one.
    """
    stats = merged_stats([decision.stats for decision in decisions])
    if not any(stats.visits):  # the prior leaves a single action, so that no member has searched
        return decisions[0]
    action = actions[winning_place(stats)]
    return Decision(action, spec.brain.reason(observation, action, stats), stats)

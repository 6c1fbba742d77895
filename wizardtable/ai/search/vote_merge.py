# SPDX-License-Identifier: MIT
"""Several minds search for themselves, and their visits are added: root-parallel search.

Each sees other worlds, so that what one of them finds by luck is outvoted. In the program they
think at the same time, in processes of their own (`ai.process.thinker`); here one after another,
which gives the same votes for the same seeds.
"""

from collections.abc import Sequence
from typing import Any

from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng


def seed_of(seed: int, member: int) -> int:
    """Returns the seed of one of several searches that have this seed together; the first has it
    itself."""
    return Rng(seed ^ member * 0x9E3779B97F4A7C15).next64() >> 2 if member else seed


def added(votes: Sequence[Stats]) -> Stats:
    """What several searches of one menu did together; seconds are those of the longest."""
    searched = [one for one in votes if one.visits]
    if not searched:
        return max(votes, key=lambda one: one.seconds, default=Stats())
    visits = tuple(map(sum, zip(*(one.visits for one in searched), strict=True)))
    totals = [sum(one.visits[i] * one.values[i] for one in searched) for i in range(len(visits))]
    return Stats(
        iterations=sum(one.iterations for one in searched),
        seconds=max(one.seconds for one in votes),
        visits=visits,
        values=tuple(
            total / count if count else 0.0 for total, count in zip(totals, visits, strict=True)
        ),
        spread=max(one.spread for one in searched),
    )


def elected(stats: Stats) -> int:
    """The position in the menu of the action most visited, the better one of equals."""
    places = range(len(stats.visits))
    return max(places, key=lambda i: (stats.visits[i], stats.values[i], -i))


class VoteMerge:
    """An agent that asks several and takes what most of their iterations went to."""

    def __init__(self, spec: GameSpec, members: Sequence[Ismcts]) -> None:
        self._spec = spec
        self._members = members

    def choose(self, observation: Any, actions: Sequence[Any], budget: Budget) -> Decision[Any]:
        """The action elected; the budget is that of each member."""
        decisions = [member.choose(observation, actions, budget) for member in self._members]
        return decide(self._spec, observation, actions, decisions)


def decide(
    spec: GameSpec,
    observation: Any,
    actions: Sequence[Any],
    decisions: Sequence[Decision[Any]],
) -> Decision[Any]:
    """The common decision; where nobody searched, the first one's."""
    stats = added([decision.stats for decision in decisions])
    if not any(stats.visits):  # what the prior leaves no choice about is not searched
        return decisions[0]
    action = actions[elected(stats)]
    return Decision(action, spec.brain.reason(observation, action, stats), stats)

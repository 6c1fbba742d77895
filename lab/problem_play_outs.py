# SPDX-License-Identifier: MIT
"""Finds decisions of which one is better by far, where no rule says so: they are searched, and
played out.

A search does not check itself, however deep, for it shares its judge with whoever asks. So a
decision is a problem only if the better of its two sides leads by `MARGIN` of the victory in an
even search and when the match is played on from here: in `PLAYED` worlds of what is hidden, the
same worlds and the same draws for every move, by two ways of playing (`PRIOR`, which always takes
what first comes to mind, and `ROLLOUT`, which varies it), and once more as if nobody answered the
move (`UNANSWERED`): a bid that is good only because others go on bidding rests on their habits, and
a strong player would not agree. The `WRONG` likeliest moves of the other
side all have to be worse by `MARGIN`, and by more than `SURE` at the lower end of what chance
leaves open. A few worlds come first, since most decisions matter little.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol

from lab.problem_search import Maker, SolvedProblem
from lab.self_play import victory
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import codec
from wizardtable.core.agent import Budget
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.problem import HARD, Problem

PLAYED: Final = 300
"""Worlds in which each move is played out."""

MARGIN: Final = 0.15
"""Share of the victory by which the right side of a decision has to lead."""

SURE: Final = 0.05
"""By how much it has to lead at the lower end of what chance leaves open."""

SCREENS: Final = ((5, 0.1), (12, 0.12), (40, MARGIN))
"""Worlds that are played first, and by how much one side has to lead in them."""

ITERATIONS: Final = 500
"""Of the search, for each of the two likeliest moves."""

WRONG: Final = 3
"""Moves of the wrong side that are played out, where there are so many."""

PRIOR, ROLLOUT, UNANSWERED, OPEN = "prior", "rollout", "unanswered", "open"
"""Ways to play on. OPEN is PRIOR with open hands, which is quicker: for the few worlds that come
first."""

TOLD: Final = (PRIOR, ROLLOUT)
"""The ways from which the chances come that people are told."""

NORMAL: Final = 1.96
"""Standard errors from a mean to the ends of its interval of 95 %."""


class Decider(Maker, Protocol):
    """What a game knows of decisions that are played out."""

    def decisions(self, state: Any) -> Iterator[Problem]:
        """Yields what the seat to move decides here, without answer or target."""

    def side(self, problem: Problem, action: Any) -> int:
        """Returns on which side of the decision an action is: the problem's target if this side is
        the right one."""

    def settle(self, problem: Problem, world: Any) -> None:
        """Lets nobody answer the move that the seat has just made, as far as they need not."""


class Lead(NamedTuple):
    """By how much the right side of a decision leads: on average over the worlds, and at the lower
    end of what chance leaves open."""

    mean: float
    least: float


class ProblemPlayOuts:
    """Solves decisions."""

    def __init__(self, spec: GameSpec, decider: Decider) -> None:
        self._spec, self._decider, self._rules = spec, decider, spec.rules
        self._level = spec.levels[-1]

    def solve(self, posed: Problem) -> "SolvedProblem | str":
        """Returns the problem with its answer, or why it is none. All are called hard: whoever
        always bids finds those where a bid is right, and an easier level would give them away."""
        spec, rules, seat = self._spec, self._rules, posed.seat
        menu = list(rules.legal_actions(posed.state))
        if len({self._decider.side(posed, action) for action in menu}) < 2:
            return "nothing to decide"
        seed = int(codec.digest(rules.kinds.state, posed.state)[:12], 16)
        seen = rules.observe(posed.state, seat)
        weights = spec.brain.prior(rules.sample(seen, Rng(seed)), menu, self._level)
        likeliest = self._best_of_sides(posed, menu, weights)
        for worlds, least in SCREENS:
            won = self._won(posed, likeliest, OPEN, worlds, seed + worlds)
            means = sorted(sum(one) / worlds for one in won)
            if means[-1] - means[-2] < least:
                return "too even in a few worlds"
        mind = Ismcts(spec, self._level, seed, even=True)
        budget = Budget(ITERATIONS * len(likeliest))
        values = mind.choose(seen, likeliest, budget).stats.values
        worth = sorted(zip(values, range(len(likeliest)), strict=True), reverse=True)
        if worth[0][0] - worth[1][0] < MARGIN:
            return "too even by search"
        answer = likeliest[worth[0][1]]
        right = replace(posed, target=self._decider.side(posed, answer))
        weight = dict(zip(menu, weights, strict=True))
        wrong = [one for one in menu if self._decider.side(posed, one) != right.target]
        openings = len(menu) - len(wrong)
        wrong = sorted(wrong, key=lambda action: -weight[action])[:WRONG]
        chances = dict.fromkeys(wrong, 0.0)
        best = 0.0
        for policy in (*TOLD, UNANSWERED):
            won = self._won(posed, [answer, *wrong[:1]], policy, PLAYED, seed)
            if not _is_clear(won):
                return "too even when played out"
            won += self._won(posed, wrong[1:], policy, PLAYED, seed)
            if not _is_clear(won):
                return "too even when played out"
            if policy in TOLD:
                best += 100.0 * sum(won[0]) / PLAYED / len(TOLD)
                for action, results in zip(wrong, won[1:], strict=True):
                    chances[action] += 100.0 * sum(results) / PLAYED / len(TOLD)
        tempting = max(wrong, key=chances.__getitem__)
        told = (round(best), round(chances[tempting]))
        found = replace(
            right, answer=(answer,), tempting=(tempting,), difficulty=HARD, chances=told
        )
        look = self._decider.look(found, found.answer)
        return SolvedProblem(found, look, openings, len(menu))

    def _best_of_sides(
        self, posed: Problem, menu: Sequence[Any], values: Sequence[float]
    ) -> list[Any]:
        """The action with the greatest value of each side, in the order of the sides."""
        best: dict[int, int] = {}
        for place, action in enumerate(menu):
            side = self._decider.side(posed, action)
            if side not in best or values[place] > values[best[side]]:
                best[side] = place
        return [menu[best[side]] for side in sorted(best)]

    def _won(
        self, posed: Problem, actions: Sequence[Any], policy: str, worlds: int, seed: int
    ) -> list[list[float]]:
        """By action, what the seat has won of the victory in each world."""
        seen = self._rules.observe(posed.state, posed.seat)
        rng = Rng(seed)
        won: list[list[float]] = [[] for _ in actions]
        for _ in range(worlds):
            world, luck = self._rules.sample(seen, rng), rng.next64()
            for action, results in zip(actions, won, strict=True):
                played = world.clone()
                self._rules.apply(played, action)
                if policy == UNANSWERED:
                    self._decider.settle(posed, played)
                results.append(self._played_on(played, policy, Rng(luck))[posed.seat])
        return won

    def _played_on(self, world: Any, policy: str, rng: Rng) -> tuple[float, ...]:
        """What everybody wins where each seat sees no more than it may, unless hands are open."""
        spec, rules, level = self._spec, self._rules, self._level
        while (seat := rules.to_move(world)) is not None:
            menu = rules.legal_actions(world)
            if len(menu) == 1:
                rules.apply(world, menu[0])
                continue
            hides = spec.secrets and policy != OPEN
            seen = rules.sample(rules.observe(world, seat), rng) if hides else world
            if policy == ROLLOUT:
                action = spec.brain.rollout(seen, menu, rng, level)
            else:
                weights = spec.brain.prior(seen, menu, level)
                action = menu[max(range(len(menu)), key=weights.__getitem__)]
            rules.apply(world, action)
        return victory(spec, world)


def _is_clear(won: Sequence[Sequence[float]]) -> bool:
    """Whether the first move leads all others by enough."""
    leads = [lead_of(won[0], results) for results in won[1:]]
    return all(lead.mean >= MARGIN and lead.least > SURE for lead in leads)


def lead_of(right: Sequence[float], other: Sequence[float]) -> Lead:
    """Returns by how much one move leads another in the same worlds.

    >>> lead_of([1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 0.0, 0.0]).mean
    0.75
    """
    leads = [one - another for one, another in zip(right, other, strict=True)]
    mean = sum(leads) / len(leads)
    spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return Lead(mean, mean - NORMAL * sqrt(spread / len(leads)))

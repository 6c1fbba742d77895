# SPDX-License-Identifier: MIT
"""Finds decisions in which one side is far better, although no rule says so.

A search does not check itself, however deep it is, because it shares its judge with the opponent
that asks. So a decision is a problem only if the better of its two sides leads by `MIN_LEAD` of the
win in two tests. One is an even search. In the other, the match is played to its end in
`PLAY_OUT_WORLDS` worlds, with the same draws for every move:

- by the policy `PRIOR`, which always takes the action with the largest prior;
- by the policy `ROLLOUT`, which varies it;
- by `UNANSWERED`, in which nobody answers the move. A bid that is good only because rivals bid on
  depends on their habits, and a strong player would not agree with it.

The `MAX_WRONG_MOVES` likeliest moves of the other side all have to be worse by `MIN_LEAD`, and by
more than `MIN_LEAD_BOUND` at the lower end of the 95 % interval. A few worlds come first, because
most decisions matter little.
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

PLAY_OUT_WORLDS: Final = 300
"""The number of worlds in which each move is played out."""

MIN_LEAD: Final = 0.15
"""The right side of a decision has to lead by this share of the win."""

MIN_LEAD_BOUND: Final = 0.05
"""At the lower end of the 95 % interval the right side still has to lead by this share of the
win."""

FIRST_TESTS: Final = ((5, 0.1), (12, 0.12), (40, MIN_LEAD))
"""The first tests: the number of worlds, and the share of the win by which one side has to lead in
them."""

ITERATIONS_PER_MOVE: Final = 500
"""The iterations of the search for each of the two likeliest moves."""

MAX_WRONG_MOVES: Final = 3
"""At most this many moves of the wrong side are played out."""

PRIOR, ROLLOUT, UNANSWERED, OPEN = "prior", "rollout", "unanswered", "open"
"""The policies for playing on. OPEN is PRIOR with open hands, which is quicker, for the first few
worlds."""

SHOWN_POLICIES: Final = (PRIOR, ROLLOUT)
"""The policies from which the shown chances come."""

Z_95: Final = 1.96
"""The 95 % interval reaches this many standard errors to each side of a mean."""


class Decider(Maker, Protocol):
    """The part of a game that knows its decisions to be played out."""

    def decisions(self, state: Any) -> Iterator[Problem]:
        """Yields the decisions of the seat to move, without answer or target."""

    def side(self, problem: Problem, action: Any) -> int:
        """Returns the side of the decision that an action is on. It becomes the problem's target if
        it is the right one."""

    def settle(self, problem: Problem, world: Any) -> None:
        """Plays on after the seat's move as if no rival answered it."""


class Lead(NamedTuple):
    """The lead of the right side of a decision, as a share of the win.

    Attributes:
        mean: the mean over the worlds.
        least: the lower end of its 95 % interval.
    """

    mean: float
    least: float


class ProblemPlayOuts:
    """Solves decisions by search and play-outs."""

    def __init__(self, spec: GameSpec, decider: Decider) -> None:
        self._spec, self._decider, self._rules = spec, decider, spec.rules
        self._level = spec.levels[-1]

    def solve(self, posed: Problem) -> "SolvedProblem | str":
        """Returns the problem with its answer, or the reason why it is none.

        All such problems count as hard. Where a bid is right, a player who always bids finds the
        answer, and an easier difficulty would give it away.
        """
        spec, rules, seat = self._spec, self._rules, posed.seat
        menu = list(rules.legal_actions(posed.state))
        if len({self._decider.side(posed, action) for action in menu}) < 2:
            return "nothing to decide"
        seed = int(codec.digest(rules.kinds.state, posed.state)[:12], 16)
        observation = rules.observe(posed.state, seat)
        weights = spec.brain.prior(rules.sample(observation, Rng(seed)), menu, self._level)
        likeliest = self._best_of_sides(posed, menu, weights)
        for worlds, lead in FIRST_TESTS:
            won = self._won(posed, likeliest, OPEN, worlds, seed + worlds)
            means = sorted(sum(results) / worlds for results in won)
            if means[-1] - means[-2] < lead:
                return "too even in a few worlds"
        mind = Ismcts(spec, self._level, seed, even=True)
        budget = Budget(ITERATIONS_PER_MOVE * len(likeliest))
        values = mind.choose(observation, likeliest, budget).stats.values
        ranked = sorted(zip(values, range(len(likeliest)), strict=True), reverse=True)
        if ranked[0][0] - ranked[1][0] < MIN_LEAD:
            return "too even by search"
        answer = likeliest[ranked[0][1]]
        right = replace(posed, target=self._decider.side(posed, answer))
        weight = dict(zip(menu, weights, strict=True))
        wrong = [move for move in menu if self._decider.side(posed, move) != right.target]
        openings = len(menu) - len(wrong)
        wrong = sorted(wrong, key=lambda action: -weight[action])[:MAX_WRONG_MOVES]
        chances = dict.fromkeys(wrong, 0.0)
        best = 0.0
        for policy in (*SHOWN_POLICIES, UNANSWERED):
            won = self._won(posed, [answer, *wrong[:1]], policy, PLAY_OUT_WORLDS, seed)
            if not _is_clear(won):
                return "too even when played out"
            won += self._won(posed, wrong[1:], policy, PLAY_OUT_WORLDS, seed)
            if not _is_clear(won):
                return "too even when played out"
            if policy in SHOWN_POLICIES:
                best += 100.0 * sum(won[0]) / PLAY_OUT_WORLDS / len(SHOWN_POLICIES)
                for action, results in zip(wrong, won[1:], strict=True):
                    chances[action] += 100.0 * sum(results) / PLAY_OUT_WORLDS / len(SHOWN_POLICIES)
        tempting = max(wrong, key=chances.__getitem__)
        chances_shown = (round(best), round(chances[tempting]))
        problem = replace(
            right, answer=(answer,), tempting=(tempting,), difficulty=HARD, chances=chances_shown
        )
        look = self._decider.look(problem, problem.answer)
        return SolvedProblem(problem, look, openings, len(menu))

    def _best_of_sides(
        self, posed: Problem, menu: Sequence[Any], values: Sequence[float]
    ) -> list[Any]:
        """Returns the action with the largest value of each side, in the order of the sides."""
        best: dict[int, int] = {}
        for place, action in enumerate(menu):
            side = self._decider.side(posed, action)
            if side not in best or values[place] > values[best[side]]:
                best[side] = place
        return [menu[best[side]] for side in sorted(best)]

    def _won(
        self, posed: Problem, actions: Sequence[Any], policy: str, worlds: int, seed: int
    ) -> list[list[float]]:
        """Returns the seat's share of the win in each world, by action."""
        observation = self._rules.observe(posed.state, posed.seat)
        rng = Rng(seed)
        won: list[list[float]] = [[] for _ in actions]
        for _ in range(worlds):
            world, luck = self._rules.sample(observation, rng), rng.next64()
            for action, results in zip(actions, won, strict=True):
                played = world.clone()
                self._rules.apply(played, action)
                if policy == UNANSWERED:
                    self._decider.settle(posed, played)
                results.append(self._final_shares(played, policy, Rng(luck))[posed.seat])
        return won

    def _final_shares(self, world: Any, policy: str, rng: Rng) -> tuple[float, ...]:
        """Returns each seat's share of the win after playing on to the end.

        Each seat sees only its own cards, unless the policy is OPEN.
        """
        spec, rules, level = self._spec, self._rules, self._level
        while (seat := rules.to_move(world)) is not None:
            menu = rules.legal_actions(world)
            if len(menu) == 1:
                rules.apply(world, menu[0])
                continue
            hides = spec.has_secrets and policy != OPEN
            view = rules.sample(rules.observe(world, seat), rng) if hides else world
            if policy == ROLLOUT:
                action = spec.brain.rollout(view, menu, rng, level)
            else:
                weights = spec.brain.prior(view, menu, level)
                action = menu[max(range(len(menu)), key=weights.__getitem__)]
            rules.apply(world, action)
        return victory(spec, world)


def _is_clear(won: Sequence[Sequence[float]]) -> bool:
    """Returns whether the first move leads each other one by enough."""
    leads = [lead_of(won[0], results) for results in won[1:]]
    return all(lead.mean >= MIN_LEAD and lead.least > MIN_LEAD_BOUND for lead in leads)


def lead_of(right: Sequence[float], other: Sequence[float]) -> Lead:
    """Returns the lead of one move over another one in the same worlds.

    >>> lead_of([1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 0.0, 0.0]).mean
    0.75
    """
    leads = [gain - other_gain for gain, other_gain in zip(right, other, strict=True)]
    mean = sum(leads) / len(leads)
    spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return Lead(mean, mean - Z_95 * sqrt(spread / len(leads)))

# SPDX-License-Identifier: MIT
"""Measures how late opponents answer: `python -m lab.benchmarks.deadlines`.

The hardest level of each game decides at places throughout a match with all seats taken, in its
processes as in the program. Its search would take much longer than the time limits. The delay is
the time from the question to the answer minus the limit: at most 100 ms.
"""

import sys
from dataclasses import dataclass
from time import perf_counter, sleep

from wizardtable.ai.process.messages import Question
from wizardtable.ai.process.thinker import ThinkerGroup
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

LIMITS_SECONDS = (0.2, 1.0)
PLACES_PER_LIMIT = 8
POLL_SECONDS = 0.015
"""Seconds between two polls, as in the window."""

WARM_UP_SECONDS = 30.0
"""Seconds that the processes may take to start before the measurement."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An answered question.

    Attributes:
        cap: the time limit in seconds.
        past: the seconds between the limit and the answer; negative if the answer came before.
    """

    cap: float
    past: float


def measure(spec: GameSpec, thinkers: ThinkerGroup) -> list[Asked]:
    """Returns the delays at some places of a match under each time limit."""
    rules, brain, level, rng = spec.rules, spec.brain, spec.levels[-1], Rng(7)
    state = rules.deal(Setup(max(spec.seats)), 7)
    course = []
    while (seat := rules.to_move(state)) is not None:
        menu = rules.legal_actions(state)
        if len(menu) > 1:
            course.append((seat, rules.observe(state, seat), tuple(menu)))
        rules.apply(state, brain.rollout(state, menu, rng, level))
    answered = []
    for number in range(PLACES_PER_LIMIT * len(LIMITS_SECONDS)):
        cap = LIMITS_SECONDS[number % len(LIMITS_SECONDS)]
        seat, observation, menu = course[
            len(course) * number // (PLACES_PER_LIMIT * len(LIMITS_SECONDS))
        ]
        asked = Question(spec, level.id, seat, observation, menu, Budget(seconds=cap), number)
        answered.append(_ask(thinkers, asked, cap))
    return answered


def _ask(thinkers: ThinkerGroup, asked: Question, cap: float) -> Asked:
    began = perf_counter()
    thinkers.ask(asked)
    while thinkers.poll() is None:
        sleep(POLL_SECONDS)
    return Asked(cap, perf_counter() - began - cap)


def _warm(spec: GameSpec, thinkers: ThinkerGroup) -> None:
    """Asks until all processes have started, so that their start is not measured."""
    rules, level = spec.rules, spec.levels[-1]
    state = rules.deal(Setup(max(spec.seats)), 1)
    seat = rules.to_move(state)
    assert seat is not None
    observation, menu = rules.observe(state, seat), tuple(rules.legal_actions(state))
    budget = Budget(iterations=1, seconds=WARM_UP_SECONDS)
    _ask(thinkers, Question(spec, level.id, seat, observation, menu, budget, 1), WARM_UP_SECONDS)


def main() -> int:
    """Prints the largest delay in each game; returns the number of games with more than 100 ms."""
    late = 0
    thinkers = ThinkerGroup()
    for spec in catalog.all():
        _warm(spec, thinkers)
        asked = measure(spec, thinkers)
        worst = max(asked, key=lambda each: each.past)
        late += worst.past > 0.1
        print(
            f"{spec.id}: {len(asked)} decisions, the latest {worst.past * 1000:+.0f} ms from its "
            f"cap of {worst.cap:.1f} s (at most +100)",
            flush=True,
        )
    thinkers.close()
    return late


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""How late opponents answer: `python -m lab.benchmarks.deadlines`.

The hardest level of each game, in its processes as in the program, decides at places all over a
match with all seats taken, under caps in seconds that its search would by far exceed. What counts
is the time from the question to the answer, less the cap: at most 100 ms.
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

CAPS = (0.2, 1.0)
PLACES = 8
LOOK = 0.015
"""Seconds between two looks for an answer, as the window's."""

WARMING = 30.0
"""Seconds that processes may take to come up before anything is measured."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and by what it was answered: seconds past the cap (negative: before it)."""

    cap: float
    past: float


def measure(spec: GameSpec, thinkers: ThinkerGroup) -> list[Asked]:
    """Ask at some places of a match under each cap."""
    rules, brain, level, rng = spec.rules, spec.brain, spec.levels[-1], Rng(7)
    state = rules.deal(Setup(max(spec.seats)), 7)
    course = []
    while (seat := rules.to_move(state)) is not None:
        menu = rules.legal_actions(state)
        if len(menu) > 1:
            course.append((seat, rules.observe(state, seat), tuple(menu)))
        rules.apply(state, brain.rollout(state, menu, rng, level))
    found = []
    for number in range(PLACES * len(CAPS)):
        cap = CAPS[number % len(CAPS)]
        seat, seen, menu = course[len(course) * number // (PLACES * len(CAPS))]
        asked = Question(spec, level.id, seat, seen, menu, Budget(seconds=cap), number)
        found.append(_ask(thinkers, asked, cap))
    return found


def _ask(thinkers: ThinkerGroup, asked: Question, cap: float) -> Asked:
    began = perf_counter()
    thinkers.ask(asked)
    while thinkers.poll() is None:
        sleep(LOOK)
    return Asked(cap, perf_counter() - began - cap)


def _warm(spec: GameSpec, thinkers: ThinkerGroup) -> None:
    """Ask until all processes are up, so that their start is not measured."""
    rules, level = spec.rules, spec.levels[-1]
    state = rules.deal(Setup(max(spec.seats)), 1)
    seat = rules.to_move(state)
    assert seat is not None
    seen, menu = rules.observe(state, seat), tuple(rules.legal_actions(state))
    budget = Budget(iterations=1, seconds=WARMING)
    _ask(thinkers, Question(spec, level.id, seat, seen, menu, budget, 1), WARMING)


def main() -> int:
    """Print the slowest of each game; how many games were later than 100 ms."""
    late = 0
    thinkers = ThinkerGroup()
    for spec in catalog.all():
        _warm(spec, thinkers)
        asked = measure(spec, thinkers)
        worst = max(asked, key=lambda one: one.past)
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

# SPDX-License-Identifier: MIT
"""Decisions that both searches get: the same ones, from the same matches."""

from dataclasses import dataclass
from typing import Any

from wizardtable.core.agent import Level
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

MATCH_PARTS = (0.0, 1 / 3, 2 / 3)
"""The parts of the matches at which decisions are taken: at the opening and after one and two
thirds.

Close to the end a random playout has little to do, and our search does not look further.
"""


@dataclass(frozen=True, slots=True)
class Position:
    """The observation and the menu of the seat to move."""

    observation: Any
    menu: tuple[Any, ...]


def positions(spec: GameSpec, level: Level, seats: int, deals: int) -> list[Position]:
    """Returns the decisions of each deal at `MATCH_PARTS` of a match that is played by our brain's
    rollout.

    Decisions that our prior takes without a search are left out.
    """
    taken = []
    for deal in range(deals):
        course = _course(spec, level, seats, deal)
        taken += [course[int(part * len(course))] for part in MATCH_PARTS]
    return taken


def _course(spec: GameSpec, level: Level, seats: int, deal: int) -> list[Position]:
    rules, brain, rng = spec.rules, spec.brain, Rng(deal + 1)
    state = rules.deal(Setup(seats), deal)
    course = []
    while (seat := rules.to_move(state)) is not None:
        menu = rules.legal_actions(state)
        if len(menu) > 1 and sum(weight > 0.0 for weight in brain.prior(state, menu, level)) > 1:
            course.append(Position(rules.observe(state, seat), tuple(menu)))
        rules.apply(state, brain.rollout(state, menu, rng, level))
    return course

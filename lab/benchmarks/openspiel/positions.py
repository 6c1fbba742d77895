# SPDX-License-Identifier: MIT
"""Decisions to be searched by both: the same ones, from the same matches."""

from dataclasses import dataclass
from typing import Any

from wizardtable.core.agent import Level
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

PARTS = (0.0, 1 / 3, 2 / 3)
"""How far the matches are at the decisions taken: the opening and two thirds of what follows. Close
to the end a random playout has nothing left to do, and our search looks beyond nothing."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the seat to move knows, and what it can do."""

    observation: Any
    menu: tuple[Any, ...]


def positions(spec: GameSpec, level: Level, seats: int, deals: int) -> list[Position]:
    """Of each deal the open decisions at `PARTS` of a match that goes as our brain thinks at first
    sight; those that our prior takes without a search are passed over."""
    found = []
    for deal in range(deals):
        course = _course(spec, level, seats, deal)
        found += [course[int(part * len(course))] for part in PARTS]
    return found


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

# SPDX-License-Identifier: MIT
"""Tests that chances in Elfenwizards do not change by events that were certain."""

import pytest

from tests.ai.elfenwizards import ARCHMAGE, SPEC, positions
from wizardtable.ai.search import agents
from wizardtable.ai.search.world_values import world_chances
from wizardtable.core.agent import Budget
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.mind.brain import BRAIN
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    DEMOTE,
    PLACE,
    RETIRE,
    SEND,
    State,
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_grand_druid_about_to_retire_is_worth_what_he_is_among_the_magicians(seats: int) -> None:
    count = 0
    for state, seat, menu in positions(seats, 106):
        if state.phase == RETIRE and state.step == SEND:
            after = state.clone()
            RULES.apply(after, BRAIN.rollout(state, menu, Rng(1), ARCHMAGE))
            assert after.phase == CAST
            chance, then = (BRAIN.evaluate(world, ARCHMAGE)[seat] for world in (state, after))
            assert chance == pytest.approx(then, abs=0.05)
            count += 1
    assert count


@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_gains_by_placing_his_dice_as_everybody_does(seats: int) -> None:
    gains = []
    before: tuple[int, int, float] | None = None
    for state, seat, _ in positions(seats, 5):
        if state.step != PLACE or (before is not None and before[0] == state.turn_number):
            continue
        chances = BRAIN.evaluate(state, ARCHMAGE)
        if before is not None and state.turn_number == before[0] + 1:
            gains.append(chances[before[1]] - before[2])
        before = state.turn_number, seat, chances[seat]
    assert len(gains) > 10
    assert abs(sum(gains) / len(gains)) < 0.02


def test_a_demoted_wizard_pays_once_for_the_grey_token_that_he_has_taken() -> None:
    for state, seat, menu in positions(4, 5):
        if state.phase == DEMOTE and state.step == SEND:
            after = state.clone()
            RULES.apply(after, menu[0])
            chance, then = (BRAIN.evaluate(world, ARCHMAGE)[seat] for world in (state, after))
            if after.phase == DEMOTE and after.to_move == seat:
                assert chance == pytest.approx(then)


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_chart_does_not_dip_between_hints_where_a_grand_druid_retires(seats: int) -> None:
    before: list[float] = []
    dips = 0
    for state, seat, menu in positions(seats, 106):
        if state.phase == RETIRE and state.step == SEND:
            before = [chart(state, seat), hint(state)]
        elif before and state.phase == CAST and len(menu) > 1:
            assert before[0] == pytest.approx(before[1], abs=0.1)
            assert before[0] == pytest.approx(chart(state, seat), abs=0.08)
            assert before[0] == pytest.approx(hint(state), abs=0.08)
            before = []
            dips += 1
    assert dips


def chart(state: State, seat: int) -> float:
    """Returns the chance of a seat as the chart of the analysis draws it."""
    rng, observation = Rng(1), RULES.observe(state, Seat(seat))
    return sum(world_chances(SPEC, ARCHMAGE, observation, rng)[seat] for _ in range(16)) / 16


def hint(state: State) -> float:
    """Returns the chance of the seat to move as a hint shows it."""
    menu = RULES.legal_actions(state)
    mind = agents.make(SPEC, "grand_magus", 1, alone=True)
    decision = mind.choose(RULES.observe(state, RULES.to_move(state)), menu, Budget(iterations=60))
    return float(max(zip(decision.stats.visits, decision.stats.values, strict=True))[1])

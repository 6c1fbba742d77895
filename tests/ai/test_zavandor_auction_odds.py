# SPDX-License-Identifier: MIT
"""Tests that opponents of Zavandor judge an auction by its expected result."""

import pytest

from tests.games.zavandor.tables import gems, give, offer, play, rich, table
from wizardtable.core import catalog
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances
from wizardtable.games.zavandor.rules.components import CRYSTAL, MIRROR, RED, TALISMAN
from wizardtable.games.zavandor.rules.moves import Action, OpenAuction, PassBid
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import ADVANCE, AUCTION, PAY, TURN

ARCHMAGE = catalog.get("zavandor").level("archmage")


def test_a_lot_counts_from_the_moment_it_is_put_up_to_the_last_thing_it_brings() -> None:
    """Checks that a lot has a value even for a judge that does not look to the end of the
    auction."""
    state = table(4)
    offer(state, TALISMAN)
    state.round_number = 9
    give(state, 0, *rich(RED, RED))
    states = [state.clone()]
    actions: list[Action] = [OpenAuction(TALISMAN, 100), PassBid(), PassBid(), PassBid()]
    for action in actions:
        play(state, action)
        states.append(state.clone())
    while RULES.to_move(state) == 0 and state.phase != TURN:
        RULES.apply(state, BRAIN.rollout(state, RULES.legal_actions(state), Rng(1), ARCHMAGE))
        states.append(state.clone())
    before, *during = [BRAIN.evaluate(each, ARCHMAGE)[0] for each in states]
    assert {AUCTION, PAY, ADVANCE, TURN} <= {each.phase for each in states}
    assert during == pytest.approx([during[-1]] * len(during), abs=abs(during[-1] - before) / 4)


def test_a_lot_under_the_hammer_is_expected_to_go_to_whom_it_is_worth_most() -> None:
    state = table(3)
    offer(state, CRYSTAL)
    state.round_number = 5
    gems(state, 2, (3, 2, 0, 0, 0))
    give(state, 0, *rich(RED))
    play(state, OpenAuction(CRYSTAL, 40))
    poor = BRAIN.evaluate(state, ARCHMAGE)
    give(state, 2, *rich(RED))
    outbid = BRAIN.evaluate(state, ARCHMAGE)
    assert outbid[0] < poor[0]


def test_the_loss_that_a_lot_inflicts_is_foreseen() -> None:
    state = table(3)
    offer(state, MIRROR)
    gems(state, 1, (0, 0, 0, 0, 3))
    give(state, 0, *rich(RED))
    play(state, OpenAuction(MIRROR, 40), PassBid(), PassBid())
    foreseen, unforeseen = [], []
    while state.phase != TURN:
        foreseen.append(BRAIN.evaluate(state, ARCHMAGE)[1])
        unforeseen.append(WinChances(state, state.mover, FAR).chances()[1])
        RULES.apply(state, BRAIN.rollout(state, RULES.legal_actions(state), Rng(1), ARCHMAGE))
    at_last = BRAIN.evaluate(state, ARCHMAGE)[1]
    assert abs(foreseen[0] - at_last) < abs(unforeseen[0] - at_last) / 2
    assert max(foreseen) < unforeseen[0]

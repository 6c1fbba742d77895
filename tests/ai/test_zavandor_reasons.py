# SPDX-License-Identifier: MIT
"""Tests that the reasons of Zavandor's opponents, as in hints, are true of the table."""

from tests.games.zavandor import tables
from wizardtable.core.agent import Stats
from wizardtable.core.game import Seat
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State


def reason_for(state: State, action: moves.Action) -> str:
    """Returns the reason given for an action of the first seat."""
    return str(BRAIN.reason(RULES.observe(state, Seat(0)), action, Stats()))


def test_slots_are_not_said_to_run_out_while_one_is_free() -> None:
    state = tables.table(2)
    tables.offer(state, box.BELT)
    bid = moves.OpenAuction(box.BELT, 30)
    assert reason_for(state, bid) == "This artifact gives you two more slots for active gems."
    tables.gems(state, 0, (5, 0, 0, 0, 0))
    assert reason_for(state, bid).startswith("Slots run out before energy does")


def test_a_level_is_praised_for_what_it_brings_itself() -> None:
    state = tables.table(2, characters=(box.MAGICIAN, box.ELF))
    reasons = []
    for level in (1, 2):
        tables.learn(state, 0, artifacts=level)
        reasons.append(reason_for(state, moves.Advance(box.ARTIFACT_LORE)))
    now = "This level makes artifacts and sentinels cheaper for you."
    later = "This leads to level 4, which makes artifacts and sentinels cheaper."
    assert reasons == [now, later]


def test_a_larger_raise_says_why_it_is_one() -> None:
    state = tables.table(2)
    tables.offer(state, box.BELT)
    state.dust[0] = 100
    tables.play(state, moves.OpenAuction(box.BELT, 30), moves.Bid(31))
    observation = RULES.observe(state, Seat(0))
    small, large = (str(BRAIN.reason(observation, moves.Bid(bid), Stats())) for bid in (32, 40))
    assert large == f"{small} A larger raise may make your rivals drop out."


def test_a_lot_is_not_called_too_dear_by_the_turn_order_where_discounts_make_up_for_it() -> None:
    reasons = []
    for level in (1, 4):
        state = tables.table(2, characters=(box.MAGICIAN, box.ELF))
        tables.offer(state, box.BELT)
        tables.learn(state, 0, artifacts=level)
        state.dust[0] = state.dust[1] = 100
        state.standing = [box.SURCHARGE_POINTS, box.SURCHARGE_POINTS]
        tables.play(state, moves.OpenAuction(box.BELT, 30), moves.Bid(80))
        reasons.append(reason_for(state, moves.PassBid()))
    assert reasons == [
        "Your place in the turn order adds 10 to the price: too expensive.",
        "A higher bid would be more than the Magic Belt is worth to you.",
    ]


def test_in_the_last_round_no_reason_speaks_of_rounds_to_come() -> None:
    state = tables.table(2, characters=(box.FAIRY, box.ELF))
    state.round_number = box.LAST_ROUND
    tables.offer(state, box.CRYSTAL)
    tables.learn(state, 0, sages=1)
    nothing = "This is the last round: an advance below level 4 scores nothing."
    assert reason_for(state, moves.Advance(box.NINE_SAGES)) == nothing
    tables.learn(state, 0, sages=3)
    top = "The highest level of a domain scores 2 points."
    assert reason_for(state, moves.Advance(box.NINE_SAGES)) == top
    assert reason_for(state, moves.OpenAuction(box.CRYSTAL, 40)) == (
        "This is the last round: the Protection Crystal earns you 2 points."
    )


def test_the_end_is_called_near_only_where_everybody_can_see_that_it_may_be() -> None:
    state = tables.table(2)
    state.round_number = 14
    state.dust = [600, 600]
    for seat in (0, 1):
        tables.gems(state, seat, (0, 0, 0, 0, 4))
    opal = moves.Enchant(box.OPAL)
    slow = "This gem will hardly pay for itself before the end, but it scores 1 point."
    assert reason_for(state, opal) == slow  # the rivals are rich, but no sentinel is sold
    state.sold = 3
    assert reason_for(state, opal) == "The end is near, and an opal scores 1 point."
    state.sold, state.round_number = 0, box.LAST_ROUND - 2
    assert reason_for(state, opal) == "The end is near, and an opal scores 1 point."


def test_who_ends_a_turn_over_the_hand_limit_hears_how_much_energy_is_lost() -> None:
    state = tables.table(2)  # the Witch, whose hand limit is 4
    state.dust[0] = 0
    tables.give(state, 0, *tables.cards(box.RED, 15, 15, 15, 15, 14, 14))
    assert reason_for(state, moves.EndTurn()) == (
        "You keep 60 energy for the next round, and lose 28 over your hand limit."
    )


def test_in_the_last_round_nobody_is_told_that_nothing_can_be_gained() -> None:
    state = tables.table(2)
    state.round_number = box.LAST_ROUND
    state.dust[0] = 20
    assert reason_for(state, moves.EndTurn()) == (
        "This is the last round: as things stand, you end with 3 points."
    )
    state.dust[0] = 0
    assert reason_for(state, moves.EndTurn()) == "You have nothing else to gain this turn."

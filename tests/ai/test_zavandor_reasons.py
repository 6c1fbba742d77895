# SPDX-License-Identifier: MIT
"""Tests that the reasons of Zavandor's opponents, as in hints, are true of the table."""

from tests.games.zavandor import tables
from wizardtable.core.agent import Stats
from wizardtable.core.game import Seat
from wizardtable.games.zavandor.mind.brain import BRAIN
from wizardtable.games.zavandor.mind.reasons import REASONS
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
    now = "From now on, artifacts will cost you 5 dust less, and sentinels 10 less."
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
        state.standing = [box.MIN_SURCHARGE_POINTS, box.MIN_SURCHARGE_POINTS]
        tables.play(state, moves.OpenAuction(box.BELT, 30), moves.Bid(80))
        reasons.append(reason_for(state, moves.PassBid()))
    assert reasons == [
        "Your place in the turn order adds 10 to the price, which makes it too expensive.",
        "A higher bid would cost you 81, which is more than the Magic Belt is worth to you.",
    ]


def test_in_the_last_round_no_reason_speaks_of_rounds_to_come() -> None:
    state = tables.table(2, characters=(box.FAIRY, box.ELF))
    state.round_number = box.LAST_ROUND
    tables.offer(state, box.CRYSTAL)
    tables.learn(state, 0, sages=1)
    nothing = "Energy that is left after the last round scores nothing."
    assert reason_for(state, moves.Advance(box.NINE_SAGES)) == nothing
    tables.learn(state, 0, sages=3)
    top = "The highest level of this domain earns you 2 points."
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
    kept = "You will keep 60 energy for the next round, and lose 28 over your hand limit"
    assert reason_for(state, moves.EndTurn()) == f"{kept} unless you win an auction first."
    state.order = (1, 0)
    assert reason_for(state, moves.EndTurn()) == f"{kept}."


def test_in_the_last_round_nobody_is_told_that_nothing_can_be_gained() -> None:
    state = tables.table(2)
    state.round_number = box.LAST_ROUND
    state.dust[0] = 20
    assert reason_for(state, moves.EndTurn()) == (
        "This is the last round: as things stand, you will end with 3 points."
    )
    tables.gems(state, 0, (5, 0, 0, 0, 0))
    assert reason_for(state, moves.EndTurn()) == (
        "This is the last round, and your energy buys no more points."
    )
    state.dust[0] = 0
    assert reason_for(state, moves.EndTurn()) == (
        "You cannot pay for anything else without disenchanting gems."
    )


def hoard() -> State:
    """Returns a late turn with 130 energy. The hand limit of 8 leaves no room for 24 of it.

    The Salamander costs 120 and would earn the player 11 points for its three active rubies.
    """
    state = tables.table(3, characters=(box.KOBOLD, box.ELF, box.DRUID))
    state.round_number = 20
    tables.gems(state, 0, (2, 0, 0, 0, 3))
    state.dust[0] = 0
    tables.learn(state, 0, accumulation=1, artifacts=1, fire=4)
    tables.give(state, 0, *tables.cards(box.RED, 17, 17, 16, 16, 16), *tables.rich(box.WHITE))
    tables.give(state, 0, *tables.cards(box.WHITE, 8))
    return state


def test_energy_that_buys_a_good_lot_is_not_called_saved() -> None:
    why = reason_for(hoard(), moves.EndTurn())
    assert why.startswith("Keep 106 energy for something better than the Salamander")


def test_nobody_who_is_last_in_the_turn_order_hopes_for_other_auctions() -> None:
    state = tables.table(2)
    state.dust[0] = 0
    tables.give(state, 0, *tables.cards(box.RED, 15, 15))
    tables.offer(state, box.GRIMOIRE)
    assert "when others open auctions" in reason_for(state, moves.EndTurn())
    state.order = (1, 0)
    assert "when others open auctions" not in reason_for(state, moves.EndTurn())


def test_no_reason_speaks_for_passing_and_for_bidding() -> None:
    giving_up = (moves.PassBid, moves.EndTurn, moves.Decline)
    for reason in REASONS:
        given_up = [issubclass(kind, giving_up) for kind in reason.action_classes]
        assert all(given_up) or not any(given_up), reason.id


def test_a_gem_makes_room_only_for_a_better_one_that_can_be_had() -> None:
    state = tables.table(2)
    tables.gems(state, 0, (5, 0, 0, 0, 0))
    state.dust[0] = 30
    room = "All your slots are taken: make room for a better gem."
    assert reason_for(state, moves.Disenchant(box.OPAL, True)) == room
    state.dust[0] = 0
    assert reason_for(state, moves.Disenchant(box.OPAL, True)) != room


def test_a_sentinel_that_costs_gems_is_not_praised_without_them() -> None:
    state = tables.table(2)
    tables.gems(state, 0, (1, 0, 0, 0, 4))
    state.dust[0] = 30
    owl = moves.OpenAuction(box.OWL, 120)
    assert "you would have to disenchant gems to pay" in reason_for(state, owl)
    state.dust[0] = 120
    assert reason_for(state, owl) == "Right now, the Owl would earn you 5 points."

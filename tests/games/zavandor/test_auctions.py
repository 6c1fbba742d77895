# SPDX-License-Identifier: MIT
"""Auctions: the order of bidding, the price of a lot, and its payment."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.prices import (
    ARTIFACT_LORE_CODE,
    TURN_ORDER_CODE,
    highest_bid,
    lot_price,
    raisable_dust,
)
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import AUCTION, FOR_SALE, PAY, TURN, State


def wealthy(seats: int = 3, dust: int = 200) -> State:
    """Returns a table at which every seat has dust, and some artifacts are on offer."""
    state = tables.table(seats, characters=range(seats))
    state.dust = [dust] * seats
    tables.offer(state, box.GRIMOIRE, box.CRYSTAL, box.CHALICE)
    return state


def poor(seats: int) -> State:
    """Returns a table without cards and dust; each seat has the character of its number."""
    state = tables.table(seats, characters=range(seats))
    state.dust = [0] * seats
    return state


def knock_down(state: State, lot: box.Lot, bid: int) -> list[moves.ZavandorEvent]:
    """Opens an auction for the active seat; no other seat bids."""
    journal = tables.play(state, moves.OpenAuction(lot, bid))
    while state.phase == AUCTION:
        journal += tables.play(state, moves.PassBid())
    return journal


def test_bidding_goes_round_in_turn_order_from_the_opener() -> None:
    state = wealthy(4)
    state.order = (2, 0, 3, 1)
    state.active = state.mover = 0
    asked = []
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))
    for amount in (21, 22, 23, 24, 25):
        asked.append(state.mover)
        tables.play(state, moves.Bid(amount))
    assert asked == [3, 1, 2, 0, 3]


def test_a_pass_is_final_for_the_auction_but_not_for_the_next() -> None:
    state = wealthy()
    tables.play(
        state, moves.OpenAuction(box.GRIMOIRE, 20), moves.PassBid(), moves.Bid(21), moves.Bid(30)
    )
    assert state.mover == 2  # seat 1 is not asked again
    journal = tables.play(state, moves.PassBid())
    assert moves.BidPassed(2, box.GRIMOIRE) in journal
    assert (state.phase, state.mover, state.bidder) == (PAY, 0, 0)
    tables.play(state, moves.Pay(), moves.OpenAuction(box.PHOENIX, 120))
    assert state.mover == 1


def test_the_opener_whom_nobody_outbids_pays_his_bid() -> None:
    state = wealthy()
    journal = knock_down(state, box.GRIMOIRE, 33)
    assert journal[-1] == moves.AuctionWon(0, box.GRIMOIRE, 33, 33)
    assert tables.play(state, moves.Pay()) == [
        moves.Paid(0, 33, (), 33, 0, 0),
        moves.LotGained(0, box.GRIMOIRE, 0),
    ]
    assert state.dust[0] == 167
    assert state.artifacts[0][box.GRIMOIRE] == 1
    assert state.open == [box.CRYSTAL, box.CHALICE]
    assert (state.phase, state.mover) == (TURN, 0)


def test_a_lot_can_be_won_out_of_turn_and_the_turn_goes_on() -> None:
    state = wealthy()
    tables.play(
        state, moves.OpenAuction(box.CRYSTAL, 40), moves.Bid(50), moves.PassBid(), moves.PassBid()
    )
    assert (state.phase, state.mover, state.active) == (PAY, 1, 0)
    tables.play(state, moves.Pay())
    assert state.artifacts[1][box.CRYSTAL] == 1
    assert (state.phase, state.mover, state.active) == (TURN, 0, 0)
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))


def test_as_many_auctions_may_be_opened_in_a_turn_as_one_likes() -> None:
    state = wealthy(2, dust=400)
    tables.offer(state, box.RUNESTONE, box.MASK)
    for lot, bid in ((box.CRYSTAL, 40), (box.GRIMOIRE, 20), (box.PHOENIX, 120), (box.OWL, 120)):
        knock_down(state, lot, bid)
        tables.play(state, moves.Pay())
    assert state.auctions == 4
    assert state.mover == state.active == 0


def test_nothing_else_can_be_done_while_there_is_an_auction() -> None:
    state = wealthy()
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))
    assert tables.refusal(state, moves.EndTurn()) == "An auction is under way: bid or pass."
    assert (
        tables.refusal(state, moves.OpenAuction(box.CRYSTAL, 40))
        == "An auction is under way: bid or pass."
    )
    tables.play(state, moves.PassBid(), moves.PassBid())
    assert tables.refusal(state, moves.EndTurn()) == "First pay for the card you won."
    assert tables.refusal(state, moves.Bid(30)) == "First pay for the card you won."


def test_bids_begin_at_the_printed_minimum_and_rise_by_at_least_one() -> None:
    state = wealthy()
    assert (
        tables.refusal(state, moves.OpenAuction(box.GRIMOIRE, 19))
        == "The opening bid must be at least 20."
    )
    assert (
        tables.refusal(state, moves.OpenAuction(box.PHOENIX, 119))
        == "The opening bid must be at least 120."
    )
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))
    assert tables.refusal(state, moves.Bid(20)) == "The next bid must be at least 21."
    tables.play(state, moves.Bid(21))


def test_no_bid_is_above_999() -> None:
    state = wealthy(2, dust=2000)
    assert tables.refusal(state, moves.OpenAuction(box.GRIMOIRE, 1000)) == "No bid may exceed 999."
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 999))
    assert list(RULES.legal_actions(state)) == [moves.PassBid()]
    assert tables.refusal(state, moves.Bid(1000)) == "No bid may exceed 999."


def test_only_what_is_on_offer_can_be_auctioned() -> None:
    state = wealthy()
    tables.own(state, 1, box.OWL)
    assert (
        tables.refusal(state, moves.OpenAuction(box.MASK, 50)) == "This artifact is not on offer."
    )
    assert (
        tables.refusal(state, moves.OpenAuction(box.OWL, 120))
        == "This sentinel has already been sold."
    )
    assert (
        tables.refusal(state, moves.OpenAuction(box.Lot(-1), 120)) == "That card is not on offer."
    )
    assert (
        tables.refusal(state, moves.OpenAuction(box.Lot(21), 120)) == "That card is not on offer."
    )


@pytest.mark.parametrize("lot", [box.BELT, box.WAND])
def test_who_owns_a_belt_or_wand_takes_no_part_in_the_auction_of_another(lot: box.Lot) -> None:
    state = wealthy(4)
    tables.own(state, 1, lot)
    tables.offer(state, lot)
    tables.play(state, moves.OpenAuction(lot, 60))
    assert state.mover == 2
    assert state.bidding == [True, False, True, True]
    tables.play(state, moves.PassBid(), moves.PassBid())
    assert (state.phase, state.mover) == (PAY, 0)
    tables.play(state, moves.Pay(), moves.EndTurn())
    assert not any(
        isinstance(a, moves.OpenAuction) and a.lot == lot for a in RULES.legal_actions(state)
    )


@pytest.mark.parametrize("lot", [box.BELT, box.WAND])
def test_who_owns_a_belt_or_wand_may_not_open_an_auction_of_another(lot: box.Lot) -> None:
    state = wealthy(4)
    tables.own(state, 0, lot)
    tables.offer(state, lot)
    assert tables.refusal(state, moves.OpenAuction(lot, 60)).startswith(
        "You already own the Magic "
    )


def test_two_of_any_other_artifact_may_be_owned() -> None:
    state = wealthy(4)
    tables.offer(state, box.GRIMOIRE)
    for _ in range(2):
        knock_down(state, box.GRIMOIRE, 20)
        tables.play(state, moves.Pay())
    assert state.artifacts[0][box.GRIMOIRE] == 2
    assert box.GRIMOIRE not in state.open


@pytest.mark.parametrize(
    ("standing", "figures"),
    [
        ((9, 9, 9, 9, 9, 9), (0, 0, 0, 0, 0, 0)),
        ((10, 9, 9, 9, 9, 9), (10, 0, 0, 0, -5, -10)),
        ((10, 10, 9, 9, 9, 9), (10, 5, 0, 0, -5, -10)),
        ((30, 20, 15, 12, 11, 10), (10, 5, 0, 0, -5, -10)),
    ],
)
def test_the_turn_order_changes_prices_once_there_are_10_points(
    standing: tuple[int, ...], figures: tuple[int, ...]
) -> None:
    state = wealthy(6)
    state.order = (3, 1, 5, 0, 2, 4)
    points = dict(zip(state.order, standing, strict=True))
    state.standing = tuple(points[seat] for seat in range(6))
    for seat, figure in zip(state.order, figures, strict=True):
        assert lot_price(state, seat, box.GRIMOIRE, 50).total == 50 + figure
        assert lot_price(state, seat, box.OWL, 150).total == 150 + 2 * figure


def test_the_standing_that_counts_is_that_of_the_beginning_of_the_round() -> None:
    state = wealthy(2)
    state.standing = (9, 3)
    tables.gems(state, 0, (2, 1, 0, 0, 2))  # 9 points, and more to come
    knock_down(state, box.GRIMOIRE, 20)
    tables.play(state, moves.Pay())
    assert lot_price(state, 0, box.CRYSTAL, 40).total == 40
    state.standing = (10, 3)
    assert lot_price(state, 0, box.CRYSTAL, 40).parts == ((TURN_ORDER_CODE, 10),)


def test_a_magician_with_a_mask_in_second_place_pays_90_for_a_bid_of_120() -> None:
    state = poor(5)
    state.order = (1, box.MAGICIAN, 0, 2, 3)
    state.standing = (9, 15, 9, 9, 14)
    state.active = state.mover = box.MAGICIAN
    tables.learn(state, box.MAGICIAN, artifacts=4)
    tables.own(state, box.MAGICIAN, box.MASK)
    price = lot_price(state, box.MAGICIAN, box.CAT, 120)
    assert price.parts == ((TURN_ORDER_CODE, 10), (ARTIFACT_LORE_CODE, -20), (box.MASK, -20))
    assert price.total == 90
    state.dust[box.MAGICIAN] = 90
    tables.gems(state, box.MAGICIAN, (0, 0, 0, 0, 0))
    knock_down(state, box.CAT, 120)
    assert tables.play(state, moves.Pay())[0] == moves.Paid(box.MAGICIAN, 90, (), 90, 0, 0)
    assert state.dust[box.MAGICIAN] == 0


@pytest.mark.parametrize(
    ("giver", "lot", "each"),
    [
        (box.GRIMOIRE, box.CLOAK, 15),
        (box.RUNESTONE, box.CHALICE, 10),
        (box.CRYSTAL_BALL, box.ELIXIR, 5),
        (box.MASK, box.OWL, 20),
    ],
)
def test_each_copy_of_some_artifacts_makes_another_lot_cheaper(
    giver: box.Lot, lot: box.Lot, each: int
) -> None:
    state = poor(6)
    for copies in range(4):
        assert lot_price(state, 0, lot, 150).total == 150 - copies * each
        others = set(range(21)) - {lot} - set(range(12, 21) if lot == box.OWL else ())
        assert all(lot_price(state, 0, other, 150).total == 150 for other in others)
        if copies < 3:
            tables.own(state, 0, giver)


@pytest.mark.parametrize("level", range(5))
def test_the_knowledge_of_artifacts_makes_every_lot_cheaper(level: int) -> None:
    state = poor(2)
    if level:
        tables.learn(state, 0, artifacts=level)
    less = (0, 0, 5, 5, 10)[level]
    assert lot_price(state, 0, box.GRIMOIRE, 50).total == 50 - less
    assert lot_price(state, 0, box.OWL, 150).total == 150 - 2 * less


def test_a_price_is_never_below_nothing_and_then_nothing_is_paid() -> None:
    state = poor(6)
    tables.learn(state, 5, artifacts=4)
    state.standing = (10, 3, 3, 3, 3, 3)
    tables.own(state, 5, box.GRIMOIRE, box.GRIMOIRE, box.GRIMOIRE)
    tables.offer(state, box.RUNESTONE)
    tables.play(state, *[moves.EndTurn()] * 5)
    assert lot_price(state, 5, box.RUNESTONE, 20).total == 0
    journal = knock_down(state, box.RUNESTONE, 20)
    assert moves.AuctionWon(5, box.RUNESTONE, 20, 0) in journal
    assert not any(isinstance(event, moves.Paid) for event in journal)
    assert state.artifacts[5][box.RUNESTONE] == 1
    assert lot_price(state, 5, box.CLOAK, 80).total == 80 - 10 - 10 - 45


def test_a_bid_is_legal_only_if_its_price_can_be_paid_with_all_gems() -> None:
    state = poor(2)
    tables.offer(state, box.GRIMOIRE)
    tables.give(state, 0, *tables.cards(box.RED, 13))
    state.dust[0] = 7
    assert raisable_dust(state.hands[0], state.dust[0], state, 0) == 13 + 7 + 4 + 4 + 9
    tables.play(state.clone(), moves.OpenAuction(box.GRIMOIRE, 37))
    assert tables.refusal(state, moves.OpenAuction(box.GRIMOIRE, 38)) == (
        "You would pay 38 (your bid), but can raise only 37, even by disenchanting all your gems."
    )
    state.standing = (10, 3)
    tables.play(state.clone(), moves.OpenAuction(box.GRIMOIRE, 27))
    reason = tables.refusal(state, moves.OpenAuction(box.GRIMOIRE, 28))
    assert "28 + 10" in reason
    assert "can raise only 37" in reason


def test_discounts_raise_what_may_be_bid() -> None:
    state = poor(2)
    tables.gems(state, 0, (0, 0, 0, 0, 0))
    state.dust[0] = 50
    tables.learn(state, 0, artifacts=4)
    tables.own(state, 0, box.MASK, box.GRIMOIRE)
    tables.offer(state, box.CLOAK, box.TALISMAN)
    assert highest_bid(state, 0, box.CLOAK, 50) == 75
    assert tables.refusal(state, moves.OpenAuction(box.CLOAK, 80)).endswith(
        "but can raise only 50, even by disenchanting all your gems."
    )
    state.dust[0] = 100
    assert highest_bid(state, 0, box.CLOAK, 100) == 125
    tables.play(state.clone(), moves.OpenAuction(box.CLOAK, 125))
    tables.refusal(state, moves.OpenAuction(box.CLOAK, 126))
    assert highest_bid(state, 0, box.OWL, 100) == 140
    tables.play(state, moves.OpenAuction(box.OWL, 140))


def test_a_sentinel_is_sold_once() -> None:
    state = wealthy()
    knock_down(state, box.OWL, 120)
    assert moves.LotGained(0, box.OWL, 1) in tables.play(state, moves.Pay())
    assert state.sentinels[box.OWL - 12] == 0
    assert state.sentinels.count(FOR_SALE) == 8
    tables.play(state, moves.EndTurn())
    assert (
        tables.refusal(state, moves.OpenAuction(box.OWL, 120))
        == "This sentinel has already been sold."
    )


def test_the_table_forgets_an_auction_that_is_over() -> None:
    state = wealthy()
    knock_down(state, box.GRIMOIRE, 20)
    tables.play(state, moves.Pay())
    assert (state.lot, state.bid, state.bidder) == (-1, 0, -1)
    assert state.bids == [0, 0, 0]
    assert not any(state.bidding)
    assert state.tasks == []


def test_bids_are_seen_while_the_auction_lasts() -> None:
    state = wealthy()
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20), moves.Bid(25))
    observation = RULES.observe(state, None)
    assert observation.phase == AUCTION
    assert observation.bids == (20, 25, 0)
    assert (observation.lot, observation.bid, observation.bidder, observation.to_move) == (
        box.GRIMOIRE,
        25,
        1,
        2,
    )

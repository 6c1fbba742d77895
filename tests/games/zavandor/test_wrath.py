# SPDX-License-Identifier: MIT
"""Wrath of the Sages: a player who bids more than they can pay and wins is eliminated."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import (
    AUCTION,
    FOR_SALE,
    GONE,
    LAST_SEAT,
    OVER,
    PAY,
    TURN,
    State,
)


def game(seats: int = 3) -> State:
    """Returns a table without cards and dust; each seat has the character of its number."""
    state = tables.table(seats, characters=range(seats), wrath=True)
    state.dust = [0] * seats
    tables.offer(state, box.GRIMOIRE, box.MIRROR)
    return state


def ruin(state: State, victim: int, lot: box.Lot = box.GRIMOIRE) -> list[object]:
    """Lets a victim win an auction with a bid that it cannot pay; returns the events."""
    journal: list[object] = []
    first = 200 if state.active == victim else 120
    journal += tables.play(state, moves.OpenAuction(lot, first))
    while state.phase == AUCTION:
        bids = state.mover == victim and state.bidder != victim
        journal += tables.play(state, moves.Bid(500) if bids else moves.PassBid())
    return journal


def test_with_the_option_a_bid_may_be_more_than_one_can_raise() -> None:
    plain = tables.table(2)
    assert "can raise" in tables.refusal(plain, moves.OpenAuction(box.OWL, 900))
    state = game()
    tables.play(state, moves.OpenAuction(box.OWL, 900), moves.Bid(999))
    assert tables.refusal(state, moves.Bid(1000)) == "No bid may exceed 999."


def test_who_can_pay_with_all_gems_is_not_ruined() -> None:
    state = game()
    tables.give(state, 1, *tables.cards(box.RED, 17))
    state.dust[1] = 63
    tables.gems(state, 1, (2, 1, 0, 0, 0), (0, 2, 0, 0, 0))
    tables.play(state, moves.OpenAuction(box.MIRROR, 119), moves.Bid(120), moves.PassBid())
    journal = tables.play(state, moves.PassBid())
    assert moves.AuctionWon(1, box.MIRROR, 120, 120) in journal
    assert (state.phase, state.mover) == (PAY, 1)
    assert moves.Paid(1, 120, tables.cards(box.RED, 17), 103, 0, 0) in tables.play(
        state, moves.Pay()
    )
    assert state.spiral[1] == state.pentagon[1] == tables.NONE


def test_one_dust_too_few_is_ruin() -> None:
    state = game()
    state.dust[0] = 100
    tables.gems(state, 0, (0, 2, 0, 0, 0))
    tables.play(state, moves.OpenAuction(box.MIRROR, 119))
    journal = tables.play(state, moves.PassBid(), moves.PassBid())
    assert moves.Ruined(0, box.MIRROR) in journal
    assert not any(isinstance(event, moves.AuctionWon) for event in journal)
    assert state.out == [True, False, False]


def test_the_price_decides_and_not_the_bid() -> None:
    state = game()
    tables.gems(state, 0, tables.NONE)
    tables.learn(state, 0, artifacts=4)
    state.dust[0] = 30
    tables.play(state, moves.OpenAuction(box.MIRROR, 40), moves.PassBid(), moves.PassBid())
    assert state.phase == PAY


def test_a_ruined_seat_loses_all_and_its_lot_stays_on_offer() -> None:
    state = game()
    tables.give(
        state, 1, *tables.cards(box.RED, 13), *tables.cards(box.BLUE, 5), *tables.rich(box.RED)
    )
    tables.gems(state, 1, (2, 1, 1, 0, 0), (0, 0, 0, 1, 0))
    tables.own(state, 1, box.RUNESTONE, box.MASK, box.PHOENIX, box.CAT)
    tables.learn(state, 1, sages=2)
    state.markers[1] = state.markers[1][1:]
    state.waiting[1] = 1
    state.coming[1] = (0, 2, 0, 0)
    state.dust[1] = 20
    supply = state.supply[:]
    journal = ruin(state, 1)
    assert moves.Ruined(1, box.GRIMOIRE) in journal
    assert state.out == [False, True, False]
    assert state.hands[1] == ()
    assert tables.cards(box.RED, 13)[0] in state.discards[box.RED]
    assert tables.cards(box.BLUE, 5)[0] in state.discards[box.BLUE]
    assert state.spiral[1] == state.pentagon[1] == tables.NONE
    assert state.supply == [supply[0] + 2, supply[1] + 1, supply[2] + 1, supply[3] + 1, supply[4]]
    assert state.dust[1] == state.waiting[1] == sum(state.coming[1]) == 0
    assert state.artifacts[1] == (0,) * 12
    assert state.gone[box.RUNESTONE] == state.gone[box.MASK] == 1
    assert state.sentinels[box.PHOENIX - box.FIRST_SENTINEL] == GONE
    assert state.sold == 2  # sentinels sold before still count
    assert box.GRIMOIRE in state.open
    assert state.levels[1] == (0,) * len(box.DOMAINS)


def test_the_auction_of_a_ruined_seat_is_void() -> None:
    state = game()
    state.dust[0] = 300
    ruin(state, 1, box.OWL)
    assert state.sentinels[box.OWL - box.FIRST_SENTINEL] == FOR_SALE
    assert (state.phase, state.mover, state.active) == (TURN, 0, 0)
    assert state.artifacts[0] == (0,) * 12
    assert state.dust[0] == 300
    assert (state.lot, state.bid, state.bidder, any(state.bids)) == (-1, 0, -1, False)
    tables.play(state, moves.OpenAuction(box.OWL, 120))  # again, with one seat fewer
    assert state.mover == 2
    tables.play(state, moves.PassBid(), moves.Pay())
    assert state.sentinels[box.OWL - box.FIRST_SENTINEL] == 0


def test_sentinels_of_a_ruined_seat_are_not_on_offer_again() -> None:
    state = game()
    tables.own(state, 1, box.PHOENIX)
    ruin(state, 1)
    assert (
        tables.refusal(state, moves.OpenAuction(box.PHOENIX, 120))
        == "This sentinel has already been sold."
    )


def test_the_turn_of_an_active_seat_ends_with_its_ruin() -> None:
    state = game()
    journal = ruin(state, 0)
    assert moves.TurnBegan(1) in journal
    assert (state.phase, state.mover, state.active) == (TURN, 1, 1)


def test_the_ruin_of_the_last_in_order_ends_the_round() -> None:
    state = game()
    tables.play(state, moves.EndTurn(), moves.EndTurn())
    ruin(state, 2)
    assert state.round_number == 2
    assert set(state.order) == {0, 1}
    assert len(state.open) == 2


def test_places_keep_their_numbers_until_the_next_round() -> None:
    state = game(6)
    state.standing = (12, 11, 3, 3, 3, 3)
    state.dust[2] = 100
    figures = [lot_price(state, seat, box.GRIMOIRE, 50).total for seat in range(1, 6)]
    ruin(state, 0)
    assert figures == [lot_price(state, seat, box.GRIMOIRE, 50).total for seat in range(1, 6)]
    assert figures == [55, 50, 50, 45, 40]
    journal = tables.next_round(state)
    assert journal
    assert len(state.order) == 5
    assert all(lot_price(state, seat, box.GRIMOIRE, 50).total == 50 for seat in range(1, 6))


def test_a_ruined_seat_has_no_turn_no_income_and_no_bid() -> None:
    state = game()
    ruin(state, 1)
    tables.play(state, moves.EndTurn())
    assert state.active == 2
    tables.play(state, moves.EndTurn())
    assert state.round_number == 2
    assert state.hands[1] == ()
    assert state.dust[1] == 0
    assert 1 not in state.order
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))
    assert state.bidding[1] is False


def test_an_auction_in_which_nobody_else_may_bid_is_over_at_once() -> None:
    state = game()
    ruin(state, 2)
    tables.own(state, 1, box.BELT)
    tables.offer(state, box.BELT)
    state.dust[0] = 50
    journal = tables.play(state, moves.OpenAuction(box.BELT, 30))
    assert moves.AuctionWon(0, box.BELT, 30, 30) in journal
    assert (state.phase, state.mover) == (PAY, 0)


def test_fifth_and_sixth_places_are_counted_anew_among_those_who_are_left() -> None:
    state = game(6)
    tables.gems(state, 1, (1, 1, 1, 0, 2))
    ruin(state, 0)
    tables.play(state, *[moves.EndTurn()] * 5)
    assert state.order[0] == 1
    assert state.standing == (0, 10, 3, 3, 3, 3)
    prices = [lot_price(state, seat, box.GRIMOIRE, 50).total for seat in state.order]
    assert prices == [60, 50, 50, 50, 45]


def test_a_ruined_seat_is_no_victim() -> None:
    state = game()
    ruin(state, 1)
    state.dust[0] = 100
    tables.play(state, moves.OpenAuction(box.MIRROR, 40), moves.PassBid(), moves.Pay())
    assert [seat for _, seat in state.tasks] == [0, 2]


@pytest.mark.parametrize("victim", [0, 1])
def test_the_last_seat_left_wins(victim: int) -> None:
    state = game(2)
    state.dust[0] = 100
    tables.own(state, victim, box.TALISMAN)
    journal = ruin(state, victim)
    assert (state.phase, state.reason, state.mover) == (OVER, LAST_SEAT, -1)
    assert (state.lot, state.bid, state.bidder) == (-1, 0, -1)
    points = [3, 3]
    points[victim] = 0
    assert journal[-1] == moves.GameEnded(LAST_SEAT, tuple(points))
    result = RULES.result(state)
    assert result is not None
    assert result.winners() == (1 - victim,)
    assert result.scores == tuple(points)
    assert not RULES.legal_actions(state)


def test_ruined_seats_rank_behind_all_others() -> None:
    state = game()
    tables.gems(state, 0, tables.NONE)
    state.dust[0] = 2
    ruin(state, 1)
    state.sold, state.sentinels = 5, [GONE] * 5 + [FOR_SALE] * 4
    tables.play(state, moves.EndTurn(), moves.EndTurn())
    result = RULES.result(state)
    assert result is not None
    assert result.scores == (0, 0, 3)
    assert result.ranks == (2, 3, 1)


def test_the_menu_lets_the_option_be_used() -> None:
    state = game()
    state.dust = [100, 0, 0]
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 100))
    assert moves.Bid(101) in RULES.legal_actions(state)

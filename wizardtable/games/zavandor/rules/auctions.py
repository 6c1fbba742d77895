# SPDX-License-Identifier: MIT
"""Auctions: bids, the winner's payment, and the effects of the lot (rules page, {#auctions}).

A lot is the artifact or the sentinel that is auctioned.
"""

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, transfers
from wizardtable.games.zavandor.rules.domains import any_free_advance
from wizardtable.games.zavandor.rules.economy import refund
from wizardtable.games.zavandor.rules.payments import best_payment
from wizardtable.games.zavandor.rules.prices import price_change, raisable_dust
from wizardtable.games.zavandor.rules.rounds import after_turn, end_game, survivor_count
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    AUCTION,
    GONE,
    LAST_SEAT,
    MARKER,
    PAY,
    TURN,
    VICTIM,
    Board,
    State,
)


def may_own(board: Board, seat: int, lot: int) -> bool:
    """Returns whether the rules let the seat own the lot (rules page, {#auctions}).

    Nobody may own two Belts or two Wands.
    """
    return lot not in (box.BELT, box.WAND) or board.artifacts[seat][lot] == 0


def open_auction(state: State, action: moves.OpenAuction, journal: moves.Journal) -> None:
    """Opens an auction with the active seat's first bid; every seat that may own the lot takes
    part."""
    state.auctions += 1
    state.phase = AUCTION
    state.lot = action.lot
    state.bids = [0] * len(state.out)
    state.bidding = [
        not gone and may_own(state, seat, action.lot) for seat, gone in enumerate(state.out)
    ]
    if journal is not None:
        journal.append(moves.AuctionOpened(state.active, action.lot, action.bid))
    _place_bid(state, state.active, action.bid)
    _ask_next(state, journal)


def make_bid(state: State, amount: int, journal: moves.Journal) -> None:
    """Makes a bid of `amount` dust for the seat to move, and asks the next bidder."""
    if journal is not None:
        journal.append(moves.BidMade(state.mover, state.lot, amount))
    _place_bid(state, state.mover, amount)
    _ask_next(state, journal)


def pass_bid(state: State, journal: moves.Journal) -> None:
    """Takes the seat to move out of the auction, and asks the next bidder."""
    if journal is not None:
        journal.append(moves.BidPassed(state.mover, state.lot))
    state.bidding[state.mover] = False
    _ask_next(state, journal)


def pay_lot(state: State, action: moves.Pay, journal: moves.Journal) -> None:
    """Pays for the lot, disenchants gems if necessary, and gives the lot to the winner (rules page,
    {#price}).

    If the action names no cards and no gems, the rules choose the best payment.
    """
    seat = state.mover
    price = max(0, state.bid + price_change(state, seat, state.lot))
    named = (
        action.purse is not None
        or action.spiral != moves.NO_GEMS
        or action.pentagon != moves.NO_GEMS
    )
    if not named:
        action = best_payment(state, seat, state.hands[seat], price)
    if action.spiral != moves.NO_GEMS or action.pentagon != moves.NO_GEMS:
        raised = sum(
            [
                (action.spiral[gem] + action.pentagon[gem]) * refund(state, seat, gem)
                for gem in range(5)
            ]
        )
        transfers.return_gems(state, seat, action.spiral, action.pentagon)
        state.dust[seat] += raised  # transfers.pay settles the total
        if journal is not None:
            journal.append(moves.GemsSold(seat, action.spiral, action.pentagon, raised))
    transfers.pay_price(state, seat, price, action.purse, journal)
    _gain_lot(state, seat, journal)


def give_up(state: State, action: moves.GiveUp, journal: moves.Journal) -> None:
    """Returns an active gem of the seat to move to the supply, without a refund.

    The seat is a victim of a Mirror or a Cloak (rules page, {#artifacts}).
    """
    seat = state.mover
    state.spiral[seat] = transfers.with_more_gems(state.spiral[seat], action.gem, -1)
    state.supply[action.gem] += 1
    if journal is not None:
        journal.append(moves.GemLost(seat, action.gem, state.bidder))
    next_task(state, journal)


def next_task(state: State, journal: moves.Journal) -> None:
    """Removes the finished decision that a lot brought, and begins the next one.

    After the last decision, the active seat's turn continues.
    """
    state.tasks.pop(0)
    _begin_task(state, journal)


def _place_bid(state: State, seat: int, amount: int) -> None:
    state.bid = state.bids[seat] = amount
    state.bidder = state.mover = seat


def _ask_next(state: State, journal: moves.Journal) -> None:
    """Asks the next bidder in turn order. If only the highest bidder is left, the auction ends."""
    order = state.order
    place = order.index(state.mover)
    for step in range(1, len(order)):
        seat = order[(place + step) % len(order)]
        if state.bidding[seat] and seat != state.bidder:
            state.mover = seat
            return
    _end_auction(state, journal)


def _end_auction(state: State, journal: moves.Journal) -> None:
    """Ends the auction: the highest bidder must pay; a bidder who cannot pay is eliminated."""
    seat, lot = state.bidder, state.lot
    price = max(0, state.bid + price_change(state, seat, lot))
    state.bidding = [False] * len(state.out)
    if state.wrath and raisable_dust(state.hands[seat], state.dust[seat], state, seat) < price:
        _eliminate(state, seat, journal)
        return
    if journal is not None:
        journal.append(moves.AuctionWon(seat, lot, state.bid, price))
    if price == 0:
        state.tasks = [(PAY, seat)]
        _gain_lot(state, seat, journal)
        return
    state.tasks = [(PAY, seat)]
    state.phase = PAY
    state.mover = seat


def _gain_lot(state: State, seat: int, journal: moves.Journal) -> None:
    """Gives the lot to the seat and begins the decisions that the lot brings (rules page,
    {#artifacts})."""
    lot = state.lot
    if lot >= box.FIRST_SENTINEL:
        state.sentinels[lot - box.FIRST_SENTINEL] = seat
        state.sold += 1
    else:
        state.open.remove(lot)
        owned = list(state.artifacts[seat])
        owned[lot] += 1
        state.artifacts[seat] = tuple(owned)
    if journal is not None:
        journal.append(moves.LotGained(seat, lot, state.sold))
    if lot == box.ELIXIR and state.supply[box.DIAMOND]:
        active = transfers.take_gem(state, seat, box.DIAMOND)
        if journal is not None:
            journal.append(moves.Enchanted(seat, box.DIAMOND, active, 0))
    state.tasks = _tasks_of_lot(state, seat, lot)
    _begin_task(state, journal)


def _tasks_of_lot(state: State, seat: int, lot: box.Lot) -> list[tuple[int, int]]:
    """Returns the decisions that a lot brings, in order, as pairs of a phase and a seat; empty for
    most lots."""
    if lot in (box.RUNESTONE, box.MASK):
        return [(ADVANCE, seat)]
    if lot == box.TALISMAN:
        return [(ADVANCE, seat), (ADVANCE, seat)]
    if lot not in (box.MIRROR, box.CLOAK):
        return []
    victims = [
        (VICTIM, other)
        for other in state.order
        if other != seat and not state.out[other] and state.spiral[other] != moves.NO_GEMS
    ]
    return [(MARKER, seat), *victims] if state.markers[seat] else victims


def _begin_task(state: State, journal: moves.Journal) -> None:
    while state.tasks:
        phase, seat = state.tasks[0]
        if phase != ADVANCE or any_free_advance(state, seat):
            state.phase = phase
            state.mover = seat
            return
        if journal is not None:
            journal.append(moves.AdvanceLost(seat, False))
        state.tasks.pop(0)
    _clear_auction(state)
    state.phase = TURN
    state.mover = state.active


def _clear_auction(state: State) -> None:
    state.lot = box.NO_LOT
    state.bid = 0
    state.bidder = -1
    state.bids = [0] * len(state.out)
    state.bidding = [False] * len(state.out)
    state.tasks = []


def _eliminate(state: State, seat: int, journal: moves.Journal) -> None:
    """Eliminates a winner who cannot pay; the lot stays on offer (option *wrath*, {#options})."""
    if journal is not None:
        journal.append(moves.Ruined(seat, state.lot))
    _clear_auction(state)
    state.out[seat] = True
    transfers.return_gems(state, seat, state.spiral[seat], state.pentagon[seat])
    transfers.spend_cards(state, seat, state.hands[seat])
    state.dust[seat] = 0
    state.coming[seat] = moves.ZERO_COUNTS
    state.waiting[seat] = 0
    state.levels[seat] = (0,) * len(box.DOMAINS)
    for lot, count in enumerate(state.artifacts[seat]):
        state.gone[lot] += count
    state.artifacts[seat] = (0,) * box.FIRST_SENTINEL
    state.sentinels = [GONE if owner == seat else owner for owner in state.sentinels]
    if survivor_count(state) == 1:
        end_game(state, LAST_SEAT, journal)
    elif seat == state.active:
        after_turn(state, journal)
    else:
        state.phase = TURN
        state.mover = state.active

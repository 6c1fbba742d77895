# SPDX-License-Identifier: MIT
"""Auctions: who may bid, who wins, what he pays, and what the lot does (rules page, Auctions)."""

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, transfers
from wizardtable.games.zavandor.rules.domains import any_free_advance
from wizardtable.games.zavandor.rules.economy import refund
from wizardtable.games.zavandor.rules.payments import best_payment
from wizardtable.games.zavandor.rules.prices import change, means
from wizardtable.games.zavandor.rules.rounds import after_turn, end_game, survivors
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
    """Whether the seat may own the lot: only one Belt and one Wand each."""
    return lot not in (box.BELT, box.WAND) or board.artifacts[seat][lot] == 0


def open_auction(state: State, action: moves.OpenAuction, journal: moves.Journal) -> None:
    """The active seat puts a lot up; all who may own it are in."""
    state.auctions += 1
    state.phase = AUCTION
    state.lot = action.lot
    state.bids = [0] * len(state.out)
    state.bidding = [
        not gone and may_own(state, seat, action.lot) for seat, gone in enumerate(state.out)
    ]
    if journal is not None:
        journal.append(moves.AuctionOpened(state.active, action.lot, action.bid))
    _stand(state, state.active, action.bid)
    _ask_next(state, journal)


def bid(state: State, amount: int, journal: moves.Journal) -> None:
    """The seat to move bids more."""
    if journal is not None:
        journal.append(moves.BidMade(state.mover, state.lot, amount))
    _stand(state, state.mover, amount)
    _ask_next(state, journal)


def pass_bid(state: State, journal: moves.Journal) -> None:
    """The seat to move leaves the auction for good."""
    if journal is not None:
        journal.append(moves.BidPassed(state.mover, state.lot))
    state.bidding[state.mover] = False
    _ask_next(state, journal)


def pay_lot(state: State, action: moves.Pay, journal: moves.Journal) -> None:
    """The winner pays, sells gems where he must, and gets the lot."""
    seat = state.mover
    price = max(0, state.bid + change(state, seat, state.lot))
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
        state.dust[seat] += raised  # what is left is settled together with the payment
        if journal is not None:
            journal.append(moves.GemsSold(seat, action.spiral, action.pentagon, raised))
    transfers.pay(state, seat, price, action.purse, journal)
    _gain_lot(state, seat, journal)


def give_up(state: State, action: moves.GiveUp, journal: moves.Journal) -> None:
    """A victim of a Mirror or Cloak returns an active gem, without compensation."""
    seat = state.mover
    state.spiral[seat] = transfers.changed(state.spiral[seat], action.gem, -1)
    state.supply[action.gem] += 1
    if journal is not None:
        journal.append(moves.GemLost(seat, action.gem, state.bidder))
    next_task(state, journal)


def next_task(state: State, journal: moves.Journal) -> None:
    """The decision that is done gives way to the next one the lot has brought, and at last to
    the turn that goes on."""
    state.tasks.pop(0)
    _begin_task(state, journal)


def _stand(state: State, seat: int, amount: int) -> None:
    state.bid = state.bids[seat] = amount
    state.bidder = state.mover = seat


def _ask_next(state: State, journal: moves.Journal) -> None:
    """The next seat in turn order that is still in and does not hold the highest bid."""
    order = state.order
    place = order.index(state.mover)
    for step in range(1, len(order)):
        seat = order[(place + step) % len(order)]
        if state.bidding[seat] and seat != state.bidder:
            state.mover = seat
            return
    _settle(state, journal)


def _settle(state: State, journal: moves.Journal) -> None:
    """The highest bidder has won: he pays at once, or is ruined."""
    seat, lot = state.bidder, state.lot
    price = max(0, state.bid + change(state, seat, lot))
    state.bidding = [False] * len(state.out)
    if state.wrath and means(state.hands[seat], state.dust[seat], state, seat) < price:
        _ruin(state, seat, journal)
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
    """The lot comes before its owner, and does what it does before anything else happens."""
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
    state.tasks = _tasks(state, seat, lot)
    _begin_task(state, journal)


def _tasks(state: State, seat: int, lot: box.Lot) -> list[tuple[int, int]]:
    """The decisions that a lot asks for, in their order."""
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
    _close(state)
    state.phase = TURN
    state.mover = state.active


def _close(state: State) -> None:
    """Nothing is auctioned any more."""
    state.lot = box.NO_LOT
    state.bid = 0
    state.bidder = -1
    state.bids = [0] * len(state.out)
    state.bidding = [False] * len(state.out)
    state.tasks = []


def _ruin(state: State, seat: int, journal: moves.Journal) -> None:
    """Wrath of the Sages: all that the seat owns is lost, and the lot stays on offer."""
    if journal is not None:
        journal.append(moves.Ruined(seat, state.lot))
    _close(state)
    state.out[seat] = True
    transfers.return_gems(state, seat, state.spiral[seat], state.pentagon[seat])
    transfers.spend_cards(state, seat, state.hands[seat])
    state.dust[seat] = 0
    state.coming[seat] = moves.NO_CARDS
    state.waiting[seat] = 0
    state.levels[seat] = (0,) * len(box.DOMAINS)
    for lot, count in enumerate(state.artifacts[seat]):
        state.gone[lot] += count
    state.artifacts[seat] = (0,) * box.FIRST_SENTINEL
    state.sentinels = [GONE if owner == seat else owner for owner in state.sentinels]
    if survivors(state) == 1:
        end_game(state, LAST_SEAT, journal)
    elif seat == state.active:
        after_turn(state, journal)
    else:
        state.phase = TURN
        state.mover = state.active

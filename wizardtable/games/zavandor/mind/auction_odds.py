# SPDX-License-Identifier: MIT
"""Win chances during an auction, and while a sold lot still brings decisions.

A search that looks a few actions ahead often stops in the middle of an auction. If the estimate
ignored the lot, opening an auction would seem useless. It would seem even more so the more seats
can still bid.
"""

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.lot_values import LotValue, free_advance, with_lot
from wizardtable.games.zavandor.mind.win_chances import WinChances
from wizardtable.games.zavandor.rules.components import CLOAK, FIRST_SENTINEL, MIRROR
from wizardtable.games.zavandor.rules.prices import price_change
from wizardtable.games.zavandor.rules.state import ADVANCE, AUCTION, MARKER, PAY, VICTIM, State


def chances(win_chances: WinChances, state: State) -> list[float]:
    """Returns each seat's win chance (0–1), as expected after the current lot is paid for and
    used."""
    return win_chances.chances(*foreseen(win_chances, state))


def foreseen(win_chances: WinChances, state: State) -> tuple[list[Holdings], float]:
    """Returns copies of all holdings, and the expected number of rounds after the current one.

    Both include the expected effects of the current lot.
    """
    phase = state.phase
    all_holdings = [holdings.copy() for holdings in win_chances.holdings_by_seat]
    if phase in (AUCTION, PAY):
        winner, bid = (
            (state.bidder, float(state.bid)) if phase == PAY else _expected_sale(win_chances, state)
        )
        return _after_payment(win_chances, state, all_holdings, winner, bid)
    if phase in (MARKER, VICTIM, ADVANCE):
        for task, seat in state.tasks:
            _apply_task(all_holdings[seat], task)
    return all_holdings, win_chances.rounds


def _expected_sale(win_chances: WinChances, state: State) -> tuple[int, float]:
    """Returns the likely winner of the auction and the likely bid.

    The winner is the seat with the highest limit. The bid is a little above the second highest
    limit.
    """
    bidding = LotValue(win_chances, state.lot)
    current_bid = float(state.bid)
    winner, highest = state.bidder, max(current_bid, bidding.limit(state.bidder))
    second = current_bid
    for seat in state.order:  # the first in turn order wins a tie, whatever its seat number
        if not state.bidding[seat] or seat == state.bidder:
            continue
        limit = bidding.limit(seat)
        if limit > highest:
            winner, highest, second = seat, limit, highest
        elif limit > second:
            second = limit
    if second <= current_bid and winner == state.bidder:
        return winner, current_bid
    return winner, min(highest, second + 1.0)


def _after_payment(
    win_chances: WinChances, state: State, all_holdings: list[Holdings], winner: int, bid: float
) -> tuple[list[Holdings], float]:
    """Returns all holdings after the winner has paid, and the number of rounds expected from then
    on."""
    lot = state.lot
    after = with_lot(all_holdings[winner], lot)
    after.wealth -= max(0.0, bid + price_change(state, winner, lot))
    all_holdings[winner] = after
    if lot in (MIRROR, CLOAK):
        for seat, holdings in enumerate(all_holdings):
            if seat != winner:
                _apply_task(holdings, VICTIM)
    return all_holdings, win_chances.after_sale() if lot >= FIRST_SENTINEL else win_chances.rounds


def _apply_task(holdings: Holdings, task: int) -> None:
    """Changes a seat's holdings by the likely result of its next decision about the lot.

    `task` is the phase of the decision: ADVANCE, MARKER or VICTIM.
    """
    if task == ADVANCE:
        free_advance(holdings)
    elif task == MARKER:
        if holdings.markers:
            holdings.markers = holdings.markers[:-1]
            holdings.waiting += 1
    elif task == VICTIM:
        for gem, count in enumerate(holdings.gems):
            if count:
                holdings.gems[gem] -= 1
                return

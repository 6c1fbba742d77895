# SPDX-License-Identifier: MIT
"""Who is likely to win when a lot is under the hammer, or has not yet brought all that it brings.

Whoever looks a few actions ahead often stops amid an auction. If the lot counted for nothing there,
putting it up would seem to bring nothing, the less the more seats have still to be asked.
"""

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.lot_values import LotValue, free_advance, with_lot
from wizardtable.games.zavandor.mind.win_chances import WinChances
from wizardtable.games.zavandor.rules.components import CLOAK, FIRST_SENTINEL, MIRROR
from wizardtable.games.zavandor.rules.prices import change
from wizardtable.games.zavandor.rules.state import ADVANCE, AUCTION, MARKER, PAY, VICTIM, State


def chances(outlook: WinChances, state: State) -> list[float]:
    """Each seat's chance to win, with all that the lot in hand is going to bring."""
    return outlook.chances(*foreseen(outlook, state))


def foreseen(outlook: WinChances, state: State) -> tuple[list[Holdings], float]:
    """Copies of the estates with all that the lot in hand is going to bring, and the rounds that
    are likely to come then."""
    phase = state.phase
    estates = [estate.copy() for estate in outlook.estates]
    if phase in (AUCTION, PAY):
        winner, bid = (state.bidder, float(state.bid)) if phase == PAY else _sold(outlook, state)
        return _after(outlook, state, estates, winner, bid)
    if phase in (MARKER, VICTIM, ADVANCE):
        for task, seat in state.tasks:
            _foreseen(estates[seat], task)
    return estates, outlook.rounds


def _sold(outlook: WinChances, state: State) -> tuple[int, float]:
    """Who is going to get the lot, and for which bid: whom it is worth most to, for a little more
    than it is to the next."""
    bidding = LotValue(outlook, state.lot)
    standing = float(state.bid)
    winner, most = state.bidder, max(standing, bidding.limit(state.bidder))
    second = standing
    for seat in state.order:  # of equal ones the first in the round, whatever their seats
        if not state.bidding[seat] or seat == state.bidder:
            continue
        limit = bidding.limit(seat)
        if limit > most:
            winner, most, second = seat, limit, most
        elif limit > second:
            second = limit
    if second <= standing and winner == state.bidder:
        return winner, standing
    return winner, min(most, second + 1.0)


def _after(
    outlook: WinChances, state: State, estates: list[Holdings], winner: int, bid: float
) -> tuple[list[Holdings], float]:
    """The estates once the lot is paid for, and the rounds that come then."""
    lot = state.lot
    after = with_lot(estates[winner], lot)
    after.wealth -= max(0.0, bid + change(state, winner, lot))
    estates[winner] = after
    if lot in (MIRROR, CLOAK):
        for seat, estate in enumerate(estates):
            if seat != winner:
                _foreseen(estate, VICTIM)
    return estates, outlook.after_sale() if lot >= FIRST_SENTINEL else outlook.rounds


def _foreseen(estate: Holdings, task: int) -> None:
    """What a decision that is still to come changes, about."""
    if task == ADVANCE:
        free_advance(estate)
    elif task == MARKER:
        if estate.markers:
            estate.markers = estate.markers[:-1]
            estate.waiting += 1
    elif task == VICTIM:
        for gem, count in enumerate(estate.gems):
            if count:
                estate.gems[gem] -= 1
                return

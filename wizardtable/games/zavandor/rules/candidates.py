# SPDX-License-Identifier: MIT
"""Lists all actions that a player might take, legal or not; `menu` offers only a few good
actions."""

from collections.abc import Iterator, Sequence

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.discards import possible_discards
from wizardtable.games.zavandor.rules.economy import hand_limit
from wizardtable.games.zavandor.rules.menu import legal_actions, payments
from wizardtable.games.zavandor.rules.prices import highest_bid, raisable_dust
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, FOR_SALE, PAY, TURN, State


def candidates(state: State) -> Sequence[moves.Action]:
    """Returns the actions of the menu, and further actions of the same kinds.

    These are all bids, opening bids, purchases, gem moves, payments and discards.

    Some actions may be illegal; the caller checks them.
    """
    actions: list[moves.Action] = []
    seat = state.mover
    if state.phase == TURN:
        actions += _turn_actions(state)
    elif state.phase == AUCTION:
        actions.append(moves.PassBid())
        actions += [
            moves.Bid(amount) for amount in range(state.bid + 1, _highest_bid(state, state.lot) + 1)
        ]
    elif state.phase == PAY:
        actions += payments(state, seat, None)
    elif state.phase == DISCARD:
        actions += possible_discards(
            state.hands[seat], state.dust[seat], hand_limit(state, seat), None
        )
    return list(dict.fromkeys([*actions, *legal_actions(state)]))


def _turn_actions(state: State) -> Iterator[moves.Action]:
    gems = range(len(box.GEMS))
    yield from (moves.Enchant(gem) for gem in gems)
    yield from (moves.Disenchant(gem, active) for active in (False, True) for gem in gems)
    yield from (moves.Activate(gem) for gem in gems)
    yield from (moves.Deactivate(gem) for gem in gems)
    markers = list(dict.fromkeys(state.markers[state.active]))
    yield from (moves.BuyMarker(price) for price in markers)
    for marker in (0, *markers):
        yield from (moves.Advance(domain, marker) for domain in range(len(box.DOMAINS)))
    for lot in _lots_on_offer(state):
        for bid in range(box.MINIMUM_BIDS[lot], _highest_bid(state, lot) + 1):
            yield moves.OpenAuction(lot, bid)
    yield moves.EndTurn()


def _lots_on_offer(state: State) -> list[box.Lot]:
    artifacts = [box.Lot(lot) for lot in sorted(set(state.open))]
    sentinels = [
        box.Lot(box.FIRST_SENTINEL + number)
        for number, owner in enumerate(state.sentinels)
        if owner == FOR_SALE
    ]
    return artifacts + sentinels


def _highest_bid(state: State, lot: int) -> int:
    """Returns the highest bid for a lot that the seat to move can pay if it disenchants all its
    gems."""
    seat = state.mover
    return highest_bid(
        state, seat, lot, raisable_dust(state.hands[seat], state.dust[seat], state, seat)
    )

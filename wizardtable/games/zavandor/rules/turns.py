# SPDX-License-Identifier: MIT
"""What the actions of a player do."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.zavandor.rules import auctions, domains, rounds
from wizardtable.games.zavandor.rules.economy import gem_cost, refund, settled
from wizardtable.games.zavandor.rules.moves import (
    NO_GEMS,
    Action,
    Activate,
    Advance,
    AdvanceLost,
    Bid,
    BuyMarker,
    ChooseCharacter,
    Deactivate,
    Decline,
    Discard,
    Discarded,
    Disenchant,
    Disenchanted,
    Enchant,
    Enchanted,
    EndTurn,
    FreeAdvance,
    GemMoved,
    GiveUp,
    Journal,
    OpenAuction,
    PassBid,
    Pay,
    TakeMarker,
    TurnEnded,
)
from wizardtable.games.zavandor.rules.state import State
from wizardtable.games.zavandor.rules.transfers import (
    changed,
    pay,
    return_gems,
    spend_cards,
    take_gem,
)


def apply(state: State, action: Action, journal: Journal = None) -> None:
    """Carry out a legal action, appending what happened to the journal."""
    _DOES[type(action)](state, action, journal)


def _choose(state: State, action: ChooseCharacter, journal: Journal) -> None:
    rounds.take_character(state, state.mover, action.character, False, journal)
    seats = len(state.out)
    state.mover = (state.mover + 1) % seats
    if state.mover == state.first:
        rounds.begin_round(state, journal)


def _enchant(state: State, action: Enchant, journal: Journal) -> None:
    seat = state.active
    price = gem_cost(state, seat, action.gem)
    pay(state, seat, price, action.purse, journal)
    active = take_gem(state, seat, action.gem)
    if journal is not None:
        journal.append(Enchanted(seat, action.gem, active, price))


def _disenchant(state: State, action: Disenchant, journal: Journal) -> None:
    seat = state.active
    back = refund(state, seat, action.gem)
    one = changed(NO_GEMS, action.gem, 1)
    spiral, pentagon = (one, NO_GEMS) if action.active else (NO_GEMS, one)
    return_gems(state, seat, spiral, pentagon)
    total = state.dust[seat] + back
    state.dust[seat] = settled(total)
    if journal is not None:
        lost = total - state.dust[seat]
        journal.append(Disenchanted(seat, action.gem, action.active, back, lost))


def _activate(state: State, action: Activate, journal: Journal) -> None:
    _move(state, action.gem, True, journal)


def _deactivate(state: State, action: Deactivate, journal: Journal) -> None:
    _move(state, action.gem, False, journal)


def _move(state: State, gem: int, active: bool, journal: Journal) -> None:
    seat = state.active
    more = 1 if active else -1
    state.spiral[seat] = changed(state.spiral[seat], gem, more)
    state.pentagon[seat] = changed(state.pentagon[seat], gem, -more)
    state.moves += 1
    if journal is not None:
        journal.append(GemMoved(seat, gem, active))


def _buy_marker(state: State, action: BuyMarker, journal: Journal) -> None:
    domains.buy_marker(state, action, journal)


def _advance(state: State, action: Advance, journal: Journal) -> None:
    domains.advance(state, action, journal)


def _open(state: State, action: OpenAuction, journal: Journal) -> None:
    auctions.open_auction(state, action, journal)


def _end(state: State, action: EndTurn, journal: Journal) -> None:
    if journal is not None:
        journal.append(TurnEnded(state.active))
    rounds.after_turn(state, journal)


def _bid(state: State, action: Bid, journal: Journal) -> None:
    auctions.bid(state, action.amount, journal)


def _pass(state: State, action: PassBid, journal: Journal) -> None:
    auctions.pass_bid(state, journal)


def _pay(state: State, action: Pay, journal: Journal) -> None:
    auctions.pay_lot(state, action, journal)


def _take_marker(state: State, action: TakeMarker, journal: Journal) -> None:
    domains.take_marker(state, state.mover, action, journal)
    auctions.next_task(state, journal)


def _give_up(state: State, action: GiveUp, journal: Journal) -> None:
    auctions.give_up(state, action, journal)


def _free_advance(state: State, action: FreeAdvance, journal: Journal) -> None:
    domains.free_advance(state, state.mover, action, journal)
    auctions.next_task(state, journal)


def _decline(state: State, action: Decline, journal: Journal) -> None:
    if journal is not None:
        journal.append(AdvanceLost(state.mover, True))
    auctions.next_task(state, journal)


def _discard(state: State, action: Discard, journal: Journal) -> None:
    seat = state.mover
    spend_cards(state, seat, action.cards)
    state.dust[seat] -= action.dust
    if journal is not None:
        journal.append(Discarded(seat, action.cards, action.dust))
    rounds.after_discard(state, journal)


_DOES: Final[dict[type, Callable[[State, Any, Journal], None]]] = {
    ChooseCharacter: _choose,
    Enchant: _enchant,
    Disenchant: _disenchant,
    Activate: _activate,
    Deactivate: _deactivate,
    BuyMarker: _buy_marker,
    Advance: _advance,
    OpenAuction: _open,
    EndTurn: _end,
    Bid: _bid,
    PassBid: _pass,
    Pay: _pay,
    TakeMarker: _take_marker,
    GiveUp: _give_up,
    FreeAdvance: _free_advance,
    Decline: _decline,
    Discard: _discard,
}
"""By class of action, what it does; the one place where the type of an action is not followed."""

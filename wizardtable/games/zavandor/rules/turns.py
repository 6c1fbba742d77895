# SPDX-License-Identifier: MIT
"""Carries out the actions that `law` allows."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.zavandor.rules import auctions, domains, moves, rounds, transfers
from wizardtable.games.zavandor.rules.economy import gem_cost, holdable_dust, refund
from wizardtable.games.zavandor.rules.state import State


def apply(state: State, action: moves.Action, journal: moves.Journal = None) -> None:
    """Carries out a legal action, and appends its events to the journal."""
    _HANDLERS[type(action)](state, action, journal)


def _choose(state: State, action: moves.ChooseCharacter, journal: moves.Journal) -> None:
    rounds.take_character(state, state.mover, action.character, False, journal)
    seats = len(state.out)
    state.mover = (state.mover + 1) % seats
    if state.mover == state.first:
        rounds.begin_round(state, journal)


def _enchant(state: State, action: moves.Enchant, journal: moves.Journal) -> None:
    seat = state.active
    price = gem_cost(state, seat, action.gem)
    transfers.pay_price(state, seat, price, action.purse, journal)
    active = transfers.take_gem(state, seat, action.gem)
    if journal is not None:
        journal.append(moves.Enchanted(seat, action.gem, active, price))


def _disenchant(state: State, action: moves.Disenchant, journal: moves.Journal) -> None:
    seat = state.active
    back = refund(state, seat, action.gem)
    gems = transfers.with_more_gems(moves.NO_GEMS, action.gem, 1)
    spiral, pentagon = (gems, moves.NO_GEMS) if action.active else (moves.NO_GEMS, gems)
    transfers.return_gems(state, seat, spiral, pentagon)
    total = state.dust[seat] + back
    state.dust[seat] = total if state.energy_refunds else holdable_dust(total)
    if journal is not None:
        lost = total - state.dust[seat]
        journal.append(moves.Disenchanted(seat, action.gem, action.active, back, lost))


def _activate(state: State, action: moves.Activate, journal: moves.Journal) -> None:
    _move(state, action.gem, True, journal)


def _deactivate(state: State, action: moves.Deactivate, journal: moves.Journal) -> None:
    _move(state, action.gem, False, journal)


def _move(state: State, gem: int, active: bool, journal: moves.Journal) -> None:
    seat = state.active
    more = 1 if active else -1
    state.spiral[seat] = transfers.with_more_gems(state.spiral[seat], gem, more)
    state.pentagon[seat] = transfers.with_more_gems(state.pentagon[seat], gem, -more)
    state.moves += 1
    if journal is not None:
        journal.append(moves.GemMoved(seat, gem, active))


def _buy_marker(state: State, action: moves.BuyMarker, journal: moves.Journal) -> None:
    domains.buy_marker(state, action, journal)


def _advance(state: State, action: moves.Advance, journal: moves.Journal) -> None:
    domains.advance(state, action, journal)


def _open(state: State, action: moves.OpenAuction, journal: moves.Journal) -> None:
    auctions.open_auction(state, action, journal)


def _end(state: State, action: moves.EndTurn, journal: moves.Journal) -> None:
    if journal is not None:
        journal.append(moves.TurnEnded(state.active))
    rounds.after_turn(state, journal)


def _bid(state: State, action: moves.Bid, journal: moves.Journal) -> None:
    auctions.make_bid(state, action.amount, journal)


def _pass(state: State, action: moves.PassBid, journal: moves.Journal) -> None:
    auctions.pass_bid(state, journal)


def _pay(state: State, action: moves.Pay, journal: moves.Journal) -> None:
    auctions.pay_lot(state, action, journal)


def _take_marker(state: State, action: moves.TakeMarker, journal: moves.Journal) -> None:
    domains.take_marker(state, state.mover, action, journal)
    auctions.next_task(state, journal)


def _give_up(state: State, action: moves.GiveUp, journal: moves.Journal) -> None:
    auctions.give_up(state, action, journal)


def _free_advance(state: State, action: moves.FreeAdvance, journal: moves.Journal) -> None:
    domains.free_advance(state, state.mover, action, journal)
    auctions.next_task(state, journal)


def _decline(state: State, action: moves.Decline, journal: moves.Journal) -> None:
    if journal is not None:
        journal.append(moves.AdvanceLost(state.mover, True))
    auctions.next_task(state, journal)


def _discard(state: State, action: moves.Discard, journal: moves.Journal) -> None:
    seat = state.mover
    transfers.spend_cards(state, seat, action.cards)
    state.dust[seat] -= action.dust
    if journal is not None:
        journal.append(moves.Discarded(seat, action.cards, action.dust))
    rounds.after_discard(state, journal)


_HANDLERS: Final[dict[type, Callable[[State, Any, moves.Journal], None]]] = {
    moves.ChooseCharacter: _choose,
    moves.Enchant: _enchant,
    moves.Disenchant: _disenchant,
    moves.Activate: _activate,
    moves.Deactivate: _deactivate,
    moves.BuyMarker: _buy_marker,
    moves.Advance: _advance,
    moves.OpenAuction: _open,
    moves.EndTurn: _end,
    moves.Bid: _bid,
    moves.PassBid: _pass,
    moves.Pay: _pay,
    moves.TakeMarker: _take_marker,
    moves.GiveUp: _give_up,
    moves.FreeAdvance: _free_advance,
    moves.Decline: _decline,
    moves.Discard: _discard,
}
"""The function that carries out an action, by its class.

This is the only place that loses the type of an action.
"""

# SPDX-License-Identifier: MIT
"""Carries out steps in knowledge: markers, paid advances and free advances (rules page,
{#knowledge})."""

from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import (
    CARDS_PER_SAGES_LEVEL,
    DOMAINS,
    NINE_SAGES,
    TOP_LEVEL,
)
from wizardtable.games.zavandor.rules.economy import step_cost
from wizardtable.games.zavandor.rules.state import State
from wizardtable.games.zavandor.rules.transfers import pay_price


def may_advance_free(state: State, seat: int, domain: int) -> bool:
    """Returns whether the seat can make a free advance in the domain.

    To enter a domain, a marker must wait in the seat's pentagon.
    """
    level = state.levels[seat][domain]
    return level < TOP_LEVEL and (level > 0 or state.waiting[seat] > 0)


def any_free_advance(state: State, seat: int) -> bool:
    """Returns whether the seat can make a free advance in any domain."""
    return any(may_advance_free(state, seat, domain) for domain in range(len(DOMAINS)))


def advance(state: State, action: moves.Advance, journal: moves.Journal) -> None:
    """Advances the active seat by one paid level. If the action names a marker, the seat buys it
    first."""
    seat = state.active
    step = step_cost(state, seat, action.domain)
    assert step is not None
    pay_price(state, seat, step + action.marker, action.purse, journal)
    if action.marker:
        _gain_marker(state, seat, action.marker, False, journal)
    state.advanced = True
    _raise_level(state, seat, action.domain, step, False, journal)


def free_advance(
    state: State, seat: int, action: moves.FreeAdvance, journal: moves.Journal
) -> None:
    """Advances the seat by one level without payment."""
    _raise_level(state, seat, action.domain, 0, True, journal)


def buy_marker(state: State, action: moves.BuyMarker, journal: moves.Journal) -> None:
    """Buys a marker for the active seat; the marker waits in the pentagon."""
    pay_price(state, state.active, action.price, action.purse, journal)
    _gain_marker(state, state.active, action.price, False, journal)


def take_marker(state: State, seat: int, action: moves.TakeMarker, journal: moves.Journal) -> None:
    """Gives the seat an unused marker without payment (Mirror and Cloak)."""
    _gain_marker(state, seat, action.price, True, journal)


def _gain_marker(state: State, seat: int, price: int, free: bool, journal: moves.Journal) -> None:
    state.markers[seat] = tuple([other for other in state.markers[seat] if other != price])
    state.waiting[seat] += 1
    if journal is not None:
        journal.append(moves.MarkerGained(seat, price, free))


def _raise_level(
    state: State, seat: int, domain: int, price: int, free: bool, journal: moves.Journal
) -> None:
    """Raises the seat's level in a domain; a level of the Nine Sages brings cards next round."""
    levels = list(state.levels[seat])
    if levels[domain] == 0:
        state.waiting[seat] -= 1
    levels[domain] += 1
    state.levels[seat] = tuple(levels)
    if domain == NINE_SAGES:
        sapphires, emeralds, diamonds, rubies = state.coming[seat]
        kinds = [sapphires, emeralds, diamonds, rubies]
        kinds[levels[domain] - 1] += CARDS_PER_SAGES_LEVEL
        sapphires, emeralds, diamonds, rubies = kinds
        state.coming[seat] = (sapphires, emeralds, diamonds, rubies)
    if journal is not None:
        journal.append(moves.Advanced(seat, domain, levels[domain], price, free))

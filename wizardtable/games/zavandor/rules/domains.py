# SPDX-License-Identifier: MIT
"""Knowledge: markers, advances for dust, and free advances (rules page, Knowledge)."""

from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import DOMAINS, NINE_SAGES, SAGE_CARDS, TOP_LEVEL
from wizardtable.games.zavandor.rules.economy import step_cost
from wizardtable.games.zavandor.rules.state import State
from wizardtable.games.zavandor.rules.transfers import pay


def may_advance_free(state: State, seat: int, domain: int) -> bool:
    """Whether a free advance can be made in the domain: entering it takes a waiting marker."""
    level = state.levels[seat][domain]
    return level < TOP_LEVEL and (level > 0 or state.waiting[seat] > 0)


def any_free_advance(state: State, seat: int) -> bool:
    """Whether a free advance can be made at all."""
    return any(may_advance_free(state, seat, domain) for domain in range(len(DOMAINS)))


def advance(state: State, action: moves.Advance, journal: moves.Journal) -> None:
    """The active seat pays for the next level, and for a marker where it buys one for it."""
    seat = state.active
    step = step_cost(state, seat, action.domain)
    assert step is not None
    pay(state, seat, step + action.marker, action.purse, journal)
    if action.marker:
        _gain_marker(state, seat, action.marker, False, journal)
    state.advanced = True
    _rise(state, seat, action.domain, step, False, journal)


def free_advance(
    state: State, seat: int, action: moves.FreeAdvance, journal: moves.Journal
) -> None:
    """A level for nothing."""
    _rise(state, seat, action.domain, 0, True, journal)


def buy_marker(state: State, action: moves.BuyMarker, journal: moves.Journal) -> None:
    """The active seat buys a marker into its pentagon."""
    pay(state, state.active, action.price, action.purse, journal)
    _gain_marker(state, state.active, action.price, False, journal)


def take_marker(state: State, seat: int, action: moves.TakeMarker, journal: moves.Journal) -> None:
    """A marker for nothing, from a Mirror or Cloak."""
    _gain_marker(state, seat, action.price, True, journal)


def _gain_marker(state: State, seat: int, price: int, free: bool, journal: moves.Journal) -> None:
    state.markers[seat] = tuple([one for one in state.markers[seat] if one != price])
    state.waiting[seat] += 1
    if journal is not None:
        journal.append(moves.MarkerGained(seat, price, free))


def _rise(
    state: State, seat: int, domain: int, price: int, free: bool, journal: moves.Journal
) -> None:
    """The next level of the domain; the Nine Sages owe cards for it from the next round on."""
    levels = list(state.levels[seat])
    if levels[domain] == 0:
        state.waiting[seat] -= 1
    levels[domain] += 1
    state.levels[seat] = tuple(levels)
    if domain == NINE_SAGES:
        a, b, c, d = state.coming[seat]
        kinds = [a, b, c, d]
        kinds[levels[domain] - 1] += SAGE_CARDS
        a, b, c, d = kinds
        state.coming[seat] = (a, b, c, d)
    if journal is not None:
        journal.append(moves.Advanced(seat, domain, levels[domain], price, free))

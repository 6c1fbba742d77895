# SPDX-License-Identifier: MIT
"""What moves in and out of a seat's estate: payments, gems, cards."""

from collections.abc import Sequence

from wizardtable.games.zavandor.rules.components import FIRST_CONCENTRATED, KINDS, VALUES, Card
from wizardtable.games.zavandor.rules.economy import free_slots, settled
from wizardtable.games.zavandor.rules.moves import Five, Journal, Paid, Purse
from wizardtable.games.zavandor.rules.payments import best_purse, outcome
from wizardtable.games.zavandor.rules.state import State


def pay(state: State, seat: int, price: int, purse: Purse, journal: Journal) -> None:
    """Pay a price with these cards, or the best ones, and dust; change comes back in dust."""
    hand, dust = state.hands[seat], state.dust[seat]
    cards = best_purse(hand, dust, price) if purse is None else purse
    if journal is not None:
        what = outcome(dust, price, cards)
        paid = Paid(seat, price, cards, what.dust_paid, what.change, what.lost)
        journal.append(paid)
    left = dust - price
    for card in cards:
        left += VALUES[card]
    state.dust[seat] = settled(left)
    if cards:
        spend_cards(state, seat, cards)


def spend_cards(state: State, seat: int, cards: Sequence[Card]) -> None:
    """Cards leave a hand: to their discards, concentrated ones to the supply."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
        if card < FIRST_CONCENTRATED:
            state.discards[KINDS[card]].append(card)
    state.hands[seat] = tuple(hand)


def take_gem(state: State, seat: int, gem: int) -> bool:
    """A gem from the supply: active where a slot is free, which is what is returned."""
    state.supply[gem] -= 1
    active = free_slots(state, seat) > 0
    if active:
        state.spiral[seat] = changed(state.spiral[seat], gem, 1)
    else:
        state.pentagon[seat] = changed(state.pentagon[seat], gem, 1)
    return active


def return_gems(state: State, seat: int, spiral: Five, pentagon: Five) -> None:
    """Gems go back to the supply."""
    for gem in range(5):
        if spiral[gem]:
            state.spiral[seat] = changed(state.spiral[seat], gem, -spiral[gem])
        if pentagon[gem]:
            state.pentagon[seat] = changed(state.pentagon[seat], gem, -pentagon[gem])
        state.supply[gem] += spiral[gem] + pentagon[gem]


def changed(gems: Five, gem: int, more: int) -> Five:
    """The counts with more (or fewer) of one gem."""
    a, b, c, d, e = gems
    if gem == 0:
        return (a + more, b, c, d, e)
    if gem == 1:
        return (a, b + more, c, d, e)
    if gem == 2:
        return (a, b, c + more, d, e)
    if gem == 3:
        return (a, b, c, d + more, e)
    return (a, b, c, d, e + more)

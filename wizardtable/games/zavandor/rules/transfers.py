# SPDX-License-Identifier: MIT
"""Moves payments, gems and cards to and from a seat."""

from collections.abc import Sequence

from wizardtable.games.zavandor.rules.components import FIRST_CONCENTRATED, KINDS, VALUES, Card
from wizardtable.games.zavandor.rules.economy import free_slot_count, holdable_dust
from wizardtable.games.zavandor.rules.moves import GemCounts, Journal, Paid, Purse
from wizardtable.games.zavandor.rules.payments import best_purse, payment_outcome
from wizardtable.games.zavandor.rules.state import State


def pay_price(state: State, seat: int, price: int, purse: Purse, journal: Journal) -> None:
    """Pays a price for a seat with the cards of the purse, and dust for the rest.

    None as the purse stands for the best cards. If the cards exceed the price, the change returns
    as dust.
    """
    hand, dust = state.hands[seat], state.dust[seat]
    cards = best_purse(hand, dust, price) if purse is None else purse
    if journal is not None:
        effect = payment_outcome(dust, price, cards)
        paid = Paid(seat, price, cards, effect.dust_paid, effect.change, effect.lost)
        journal.append(paid)
    total = dust - price
    for card in cards:
        total += VALUES[card]
    state.dust[seat] = holdable_dust(total)
    if cards:
        spend_cards(state, seat, cards)


def spend_cards(state: State, seat: int, cards: Sequence[Card]) -> None:
    """Removes cards from a seat's hand: standard cards go to the discards, concentrated ones to the
    supply."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
        if card < FIRST_CONCENTRATED:
            state.discards[KINDS[card]].append(card)
    state.hands[seat] = tuple(hand)


def take_gem(state: State, seat: int, gem: int) -> bool:
    """Moves a gem from the supply to a seat. Returns True if it went to a free active slot."""
    state.supply[gem] -= 1
    active = free_slot_count(state, seat) > 0
    if active:
        state.spiral[seat] = with_more_gems(state.spiral[seat], gem, 1)
    else:
        state.pentagon[seat] = with_more_gems(state.pentagon[seat], gem, 1)
    return active


def return_gems(state: State, seat: int, spiral: GemCounts, pentagon: GemCounts) -> None:
    """Moves gems of a seat back to the supply; `spiral` and `pentagon` count active and inactive
    gems."""
    for gem in range(5):
        if spiral[gem]:
            state.spiral[seat] = with_more_gems(state.spiral[seat], gem, -spiral[gem])
        if pentagon[gem]:
            state.pentagon[seat] = with_more_gems(state.pentagon[seat], gem, -pentagon[gem])
        state.supply[gem] += spiral[gem] + pentagon[gem]


def with_more_gems(gems: GemCounts, gem: int, more: int) -> GemCounts:
    """Returns the counts with `more` added to the count of one gem."""
    opals, sapphires, emeralds, diamonds, rubies = gems
    if gem == 0:
        return (opals + more, sapphires, emeralds, diamonds, rubies)
    if gem == 1:
        return (opals, sapphires + more, emeralds, diamonds, rubies)
    if gem == 2:
        return (opals, sapphires, emeralds + more, diamonds, rubies)
    if gem == 3:
        return (opals, sapphires, emeralds, diamonds + more, rubies)
    return (opals, sapphires, emeralds, diamonds, rubies + more)

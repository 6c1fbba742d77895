# SPDX-License-Identifier: MIT
"""Small decisions: which card to keep, to give or to take, whom to aim at."""

from wizardtable.games.wizards_gambit.mind.plans import Table
from wizardtable.games.wizards_gambit.mind.pool_values import SEEING, PoolValues
from wizardtable.games.wizards_gambit.mind.values import kept
from wizardtable.games.wizards_gambit.rules.casting import effect_cast
from wizardtable.games.wizards_gambit.rules.components import EXCHANGE_OF_MINDS, Face, is_component
from wizardtable.games.wizards_gambit.rules.packed_counts import ONE, TOP, covered


def losing(reading: PoolValues, face: Face) -> float:
    """What the seat loses with a card of its hand."""
    state = reading.state
    worth = reading.keeping(face)
    if not is_component(face):
        return worth
    ban = False
    with_it = sum(reading.pool(reading.cards, state.auras, ban))
    return worth + with_it - sum(reading.pool(reading.cards - ONE[face], state.auras, ban))


def winning(reading: PoolValues, face: Face) -> float:
    """What the seat wins with one card more in hand."""
    state = reading.state
    worth = kept(state.table, face, reading.weights)
    if not is_component(face):
        return worth
    ban = False
    without = sum(reading.pool(reading.cards, state.auras, ban))
    return worth + sum(reading.pool(reading.cards + ONE[face], state.auras, ban)) - without


def more_in(table: Table, face: int) -> Table:
    """The table with one component more in hand."""
    after = table.copy()
    after.cards += ONE[face]
    after.hand += 1
    return after


def giving(reading: PoolValues, face: Face, other: int) -> float:
    """What it gains to give a card to an opponent: less than nothing."""
    helped = kept(reading.state.table, face, reading.weights)
    if is_component(face) and reading.sight >= SEEING:
        for slot, left in enumerate(reading.lefts):
            if left >> TOP == 1 and covered(left, ONE[face]):
                helped += 0.6 * reading.value(other, slot)
    return -losing(reading, face) - reading.harm[other] * helped


def robbing(reading: PoolValues, other: int) -> float:
    """What it gains to take a random card from an opponent: less of a hand of which all is known
    and nothing serves."""
    state, seat = reading.state, reading.seat
    hand = state.known[other][seat]
    hidden = len(state.hands[other]) - len(hand)
    total = hidden * reading.weights.liking
    for face in hand:
        total += winning(reading, face)
    count = len(state.hands[other])
    hurt = 1.0 if count > 1 else -1.0  # an empty hand is filled with five cards
    return total / max(1, count) + reading.harm[other] * hurt * reading.weights.card


def draining(reading: PoolValues, other: int) -> float:
    """What it gains to make an opponent discard a random card."""
    state = reading.state
    if len(state.hands[other]) == 1:
        return -2.0 * reading.weights.card
    return (0.1 + reading.harm[other]) * reading.weights.card


def swapping(reading: PoolValues, other: int, *, cards: int) -> float:
    """What it gains to swap a hand of so many cards with an opponent's."""
    state, seat = reading.state, reading.seat
    known = state.known[other][seat]
    his = (len(state.hands[other]) - len(known)) * reading.weights.card
    his += sum([kept(state.table, face, reading.weights) for face in known])
    mine = sum([reading.keeping(face) for face in state.hands[seat][:cards]])
    mine = mine if cards else 3.0 * reading.weights.card
    return (1.0 + reading.harm[other]) * (his - mine)


def aiming(reading: PoolValues, other: int) -> float:
    """The gain of Larceny or Exchange of Minds on an opponent."""
    if effect_cast(reading.state) == EXCHANGE_OF_MINDS:
        return swapping(reading, other, cards=len(reading.state.hands[reading.seat]))
    return robbing(reading, other)

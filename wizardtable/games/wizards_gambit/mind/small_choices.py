# SPDX-License-Identifier: MIT
"""The gains of small decisions, in points: a card to keep, give or take, or an opponent to
choose.

`reading` is the view of the seat that decides. A higher gain is better for that seat.
"""

from wizardtable.games.wizards_gambit.mind.plans import TurnTable
from wizardtable.games.wizards_gambit.mind.pool_values import SIGHT_RIVALS, PoolValues
from wizardtable.games.wizards_gambit.mind.values import card_value
from wizardtable.games.wizards_gambit.rules.casting import effect_being_cast
from wizardtable.games.wizards_gambit.rules.components import EXCHANGE_OF_MINDS, Face, is_component
from wizardtable.games.wizards_gambit.rules.packed_counts import (
    PACKED_HAND_BY_COMPONENT,
    TOP_FIELD_SHIFT,
    covered_count,
)


def loss_of_card(reading: PoolValues, face: Face) -> float:
    """Returns the value that the deciding seat loses if this card leaves its hand."""
    state = reading.state
    worth = reading.value_of_keeping(face)
    if not is_component(face):
        return worth
    ban = False
    with_it = sum(reading.values_by_slot(reading.cards, state.auras, ban))
    return (
        worth
        + with_it
        - sum(
            reading.values_by_slot(reading.cards - PACKED_HAND_BY_COMPONENT[face], state.auras, ban)
        )
    )


def gain_of_card(reading: PoolValues, face: Face) -> float:
    """Returns the value that the deciding seat gains if this card comes into its hand."""
    state = reading.state
    worth = card_value(state.table, face, reading.weights)
    if not is_component(face):
        return worth
    ban = False
    without = sum(reading.values_by_slot(reading.cards, state.auras, ban))
    return (
        worth
        + sum(
            reading.values_by_slot(reading.cards + PACKED_HAND_BY_COMPONENT[face], state.auras, ban)
        )
        - without
    )


def with_component(table: TurnTable, face: int) -> TurnTable:
    """Returns a copy of the table with the component `face` as one more card in hand."""
    result = table.copy()
    result.cards += PACKED_HAND_BY_COMPONENT[face]
    result.hand += 1
    return result


def gain_of_giving(reading: PoolValues, face: Face, other: int) -> float:
    """Returns the gain of giving a card to the seat `other`; usually a negative number."""
    help_to_other = card_value(reading.state.table, face, reading.weights)
    if is_component(face) and reading.sight >= SIGHT_RIVALS:
        for slot, lack in enumerate(reading.lacks):
            if lack >> TOP_FIELD_SHIFT == 1 and covered_count(lack, PACKED_HAND_BY_COMPONENT[face]):
                help_to_other += 0.6 * reading.value(other, slot)
    return -loss_of_card(reading, face) - reading.rival_point_costs[other] * help_to_other


def gain_of_robbing(reading: PoolValues, other: int) -> float:
    """Returns the gain of taking a random card from the seat `other`.

    The gain is small if the deciding seat knows the whole hand and can use none of the cards.
    """
    state, seat = reading.state, reading.seat
    hand = state.known[other][seat]
    hidden = len(state.hands[other]) - len(hand)
    total = hidden * reading.weights.liking
    for face in hand:
        total += gain_of_card(reading, face)
    count = len(state.hands[other])
    harm_factor = 1.0 if count > 1 else -1.0  # an empty hand is filled with five cards
    return (
        total / max(1, count)
        + reading.rival_point_costs[other] * harm_factor * reading.weights.card
    )


def gain_of_draining(reading: PoolValues, other: int) -> float:
    """Returns the gain of making the seat `other` discard a random card.

    The gain is negative if the opponent has only one card, because they then draw five.
    """
    state = reading.state
    if len(state.hands[other]) == 1:
        return -2.0 * reading.weights.card
    return (0.1 + reading.rival_point_costs[other]) * reading.weights.card


def gain_of_swapping(reading: PoolValues, other: int, *, cards: int) -> float:
    """Returns the gain of swapping hands with the seat `other`.

    `cards`: the number of cards in the hand that the deciding seat gives away.
    """
    state, seat = reading.state, reading.seat
    known_hand = state.known[other][seat]
    other_hand = (len(state.hands[other]) - len(known_hand)) * reading.weights.card
    other_hand += sum([card_value(state.table, face, reading.weights) for face in known_hand])
    own_hand = sum([reading.value_of_keeping(face) for face in state.hands[seat][:cards]])
    own_hand = own_hand if cards else 3.0 * reading.weights.card
    return (1.0 + reading.rival_point_costs[other]) * (other_hand - own_hand)


def gain_of_aiming(reading: PoolValues, other: int) -> float:
    """Returns the gain of aiming Larceny or Exchange of Minds at the seat `other`."""
    if effect_being_cast(reading.state) == EXCHANGE_OF_MINDS:
        return gain_of_swapping(reading, other, cards=len(reading.state.hands[reading.seat]))
    return gain_of_robbing(reading, other)

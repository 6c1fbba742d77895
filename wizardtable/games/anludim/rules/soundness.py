# SPDX-License-Identifier: MIT
"""Checks whether a state that comes from a file can be the state of a match.

Every piece must be in exactly one place. Attributes that follow from the combinations on the table
must agree with the combinations.
"""

from collections import Counter
from collections.abc import Sequence

from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.state import KEEP, OVER, Combination, State


def is_sound(state: State, setup: Setup) -> bool:
    """Returns whether the state can be one of a match, as `core.game.Rules.is_sound` explains."""
    seats = setup.seats
    return (
        state.data == setup.data
        and _has_right_shape(state, seats)
        and _has_all_cards(state)
        and _has_objects(state, seats)
        and _agrees_with_table(state)
        and all(_hand_is_sound(state, seat) for seat in range(seats))
    )


def _has_right_shape(state: State, seats: int) -> bool:
    """Returns whether each list has the right length, and whether numbers are in range.

    Lists have an entry for each seat, discipline or slot.
    """
    by_seat: list[Sequence[object]] = [
        state.hands,
        state.known,
        state.kept,
        state.combinations,
        state.objects,
    ]
    by_discipline: list[Sequence[object]] = [state.professors, state.holders, state.best]
    return (
        {len(values) for values in by_seat} == {len(state.scrolls), len(state.gold), seats}
        and {len(values) for values in (*by_discipline, state.piles, *state.objects)} == {5}
        and len(state.row) == components.ROW_SIZE
        and 0 <= state.active < seats
        and 0 <= state.first < seats
        and state.winner < seats
        and (state.winner >= 0) == (state.phase in (KEEP, OVER))
        and (state.phase != KEEP or None in state.kept)
        and state.round_number > 0
        and state.turn_number > 0
        and state.quiet_turns <= 2 * seats
    )


def _has_all_cards(state: State) -> bool:
    cards = [
        *state.deck,
        *state.discards,
        *(card for card in state.row if card != components.HIDDEN),
    ]
    for hand in state.hands:
        cards += hand
    for combination in _laid_combinations(state):
        cards += combination.cards
    return sorted(cards) == list(state.box.cards)


def _has_objects(state: State, seats: int) -> bool:
    """Returns whether no more objects and scrolls are in play than the box has.

    Each pile must have its least valuable object on top.
    """
    for discipline, box in enumerate(state.box.piles(seats)):
        pile = state.piles[discipline]
        held = [value for objects in state.objects for value in objects[discipline]]
        if Counter([*pile, *held]) - Counter(box) or list(pile) != sorted(pile, reverse=True):
            return False
    return sum(state.scrolls) <= components.SCROLL_COUNT


def _agrees_with_table(state: State) -> bool:
    """Returns whether all combinations are legal, and `holders` and `best` agree with them."""
    laid = _laid_combinations(state)
    serials = [combination.serial for combination in laid]
    if len(set(serials)) < len(serials) or max(serials, default=-1) >= state.laid:
        return False
    for seat, combinations in enumerate(state.combinations):
        for combination in combinations:
            if combination.seat != seat or not _is_combination(combination):
                return False
    for discipline, serial in enumerate(state.professors):
        own = [combination for combination in laid if combination.discipline == discipline]
        holders = [combination.seat for combination in own if combination.serial == serial]
        if (holders or [-1]) != [state.holders[discipline]] or (serial >= 0) != bool(holders):
            return False
        if state.best[discipline] != max([combination.strength for combination in own], default=()):
            return False
    return True


def _is_combination(combination: Combination) -> bool:
    strength = strength_of(combination.discipline, combination.cards, combination.halves)
    return strength == combination.strength


def _hand_is_sound(state: State, seat: int) -> bool:
    """Returns whether the seat's hand contains its known cards and the cards that it has chosen to
    keep."""
    hand, kept = set(state.hands[seat]), state.kept[seat] or ()
    return (
        hand.issuperset(state.known[seat])
        and hand.issuperset(kept)
        and len(set(state.known[seat])) == len(state.known[seat])
        and len(kept) <= components.keep_limit(state.gold[seat])
    )


def _laid_combinations(state: State) -> list[Combination]:
    return [combination for combinations in state.combinations for combination in combinations]

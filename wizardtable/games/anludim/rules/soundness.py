# SPDX-License-Identifier: MIT
"""Whether a state that comes from outside can be one of a match: nothing is missing or doubled, and
what is reckoned from the table agrees with it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.state import KEEP, OVER, Combination, State

_ALL_CARDS: Final = list(range(len(components.CARDS)))


def is_sound(state: State, setup: Setup) -> bool:
    """As `Rules.is_sound`."""
    seats = setup.seats
    return (
        _fits(state, seats)
        and _has_all_cards(state)
        and _has_objects(state, seats)
        and _agrees_with_table(state)
        and all(_knows(state, seat) for seat in range(seats))
    )


def _fits(state: State, seats: int) -> bool:
    """Whether there is something for every seat, discipline and slot, and for no other."""
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
        and len(state.row) == components.ROW
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
    for combination in _laid(state):
        cards += combination.cards
    return sorted(cards) == _ALL_CARDS


def _has_objects(state: State, seats: int) -> bool:
    """Whether the objects on piles and with seats are those of the box, or less, the least on top
    of the piles; and so the scrolls."""
    for discipline, box in enumerate(components.piles(seats)):
        pile = state.piles[discipline]
        held = [value for objects in state.objects for value in objects[discipline]]
        if Counter([*pile, *held]) - Counter(box) or list(pile) != sorted(pile, reverse=True):
            return False
    return sum(state.scrolls) <= components.SCROLLS


def _agrees_with_table(state: State) -> bool:
    """Whether combinations are such, and professors stand on them."""
    laid = _laid(state)
    serials = [combination.serial for combination in laid]
    if len(set(serials)) < len(serials) or max(serials, default=-1) >= state.laid:
        return False
    for seat, combinations in enumerate(state.combinations):
        for one in combinations:
            if one.seat != seat or not _is_combination(one):
                return False
    for discipline, serial in enumerate(state.professors):
        own = [one for one in laid if one.discipline == discipline]
        holders = [one.seat for one in own if one.serial == serial]
        if (holders or [-1]) != [state.holders[discipline]] or (serial >= 0) != bool(holders):
            return False
        if state.best[discipline] != max([one.strength for one in own], default=()):
            return False
    return True


def _is_combination(one: Combination) -> bool:
    strength = strength_of(one.discipline, one.cards, one.halves)
    return strength == one.strength


def _knows(state: State, seat: int) -> bool:
    """Whether the seat holds what it is known to hold, and what it has chosen to keep."""
    hand, kept = set(state.hands[seat]), state.kept[seat] or ()
    return (
        hand.issuperset(state.known[seat])
        and hand.issuperset(kept)
        and len(set(state.known[seat])) == len(state.known[seat])
        and len(kept) <= components.keep_limit(state.gold[seat])
    )


def _laid(state: State) -> list[Combination]:
    return [one for combinations in state.combinations for one in combinations]

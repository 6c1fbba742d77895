# SPDX-License-Identifier: MIT
"""Finds the combinations to take back so that a combination of their cards wins the round this
turn."""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Final

from wizardtable.games.anludim.mind.discipline_counts import SMALLEST_SIZES, largest_sizes
from wizardtable.games.anludim.rules import turns
from wizardtable.games.anludim.rules.menu import Menu, legal_actions
from wizardtable.games.anludim.rules.moves import EndTurn, TakeBack
from wizardtable.games.anludim.rules.state import AFTER, START, Combination, State

_NOTHING: Final[frozenset[int]] = frozenset()

_ALL_KINDS: Final = 5


def serials_to_take_back(state: State) -> frozenset[int]:
    """Returns the serials of the combinations that the active seat must take back to win the round.

    They hold professors, and the round is won this turn with another professor. There are as few as
    possible. The result is empty if this is impossible. Combinations without a professor are taken
    back before this question arises.
    """
    seat = state.active
    if state.phase != START:
        return _NOTHING
    own = [
        combination
        for combination in state.combinations[seat]
        if state.professors[combination.discipline] == combination.serial
    ]
    for count in range(1, len(own) + 1):
        for taken in combinations(own, count):
            if any(
                _wins_by(state, taken, discipline)
                for discipline in _promising_disciplines(state, taken)
            ):
                return frozenset([combination.serial for combination in taken])
    return _NOTHING


def wins(state: State, won: int, without: Collection[int]) -> bool:
    """Returns whether the active seat wins the round if its turn ends.

    Args:
        won: the discipline whose professor the seat wins.
        without: the disciplines whose professors the seat gives up.
    """
    seat = state.active
    own_points = state.scrolls[seat]
    empty = kinds = 0
    for discipline, pile in enumerate(state.piles):
        takes = discipline == won or (
            state.holders[discipline] == seat and discipline not in without
        )
        objects = state.objects[seat][discipline]
        own_points += sum(objects) + (pile[-1] if takes and pile else 0)
        empty += len(pile) <= takes
        kinds += takes or bool(objects)
    if kinds == _ALL_KINDS:
        return True
    if empty < 3:
        return False
    return all(
        own_points >= state.scrolls[other] + sum(map(sum, state.objects[other]))
        for other in range(len(state.hands))
        if other != seat
    )


def winner_of_turn(state: State) -> int:
    """Returns the seat that wins the round if the active seat ends its turn with its professors, or
    -1.

    The result is also -1 if another seat would win before the main action, which can prevent it.
    """
    seat = state.active
    seats = len(state.hands)
    empty = kinds = 0
    own_points = state.scrolls[seat]
    for discipline, pile in enumerate(state.piles):
        takes = state.holders[discipline] == seat
        objects = state.objects[seat][discipline]
        own_points += sum(objects) + (pile[-1] if takes and pile else 0)
        empty += len(pile) <= takes
        kinds += takes or bool(objects)
    if kinds == _ALL_KINDS:
        return seat
    if empty < 3:
        return -1
    winner, highest = seat, own_points
    for step in range(1, seats):
        other = (seat + step) % seats
        points = state.scrolls[other] + sum(map(sum, state.objects[other]))
        if points > highest:
            winner, highest = other, points
    return winner if winner == seat or state.phase == AFTER else -1


def _promising_disciplines(state: State, taken: tuple[Combination, ...]) -> Iterator[int]:
    """Yields the disciplines whose professor would win the round and may be won with these cards.

    The estimate of the cards may be too hopeful.
    """
    seat = state.active
    without = [combination.discipline for combination in taken]
    cards = state.hands[seat]
    for combination in taken:
        cards += combination.cards
    sizes = None
    for discipline in range(_ALL_KINDS):
        if state.holders[discipline] == seat and discipline not in without:
            continue
        if not wins(state, discipline, without):
            continue
        if sizes is None:
            sizes = largest_sizes(cards)
        needed = SMALLEST_SIZES[discipline]
        if discipline not in without and state.best[discipline]:
            needed = state.best[discipline][0]
        if sizes[discipline] >= needed:
            yield discipline


def _wins_by(state: State, taken: tuple[Combination, ...], discipline: int) -> bool:
    """Returns whether a combination of a discipline can be laid and wins the round.

    The combinations `taken` are taken back first.
    """
    seat = state.active
    later = state.clone()
    for combination in taken:
        turns.apply(later, TakeBack(combination.serial))
    menu = legal_actions(later)
    if not isinstance(menu, Menu):
        return False
    for place, entry in enumerate(menu.entries()):
        if isinstance(entry, tuple) and entry[0] == discipline:
            turns.apply(later, menu[place])
            if later.phase == AFTER:
                turns.apply(later, EndTurn())
            return later.winner == seat
    return False

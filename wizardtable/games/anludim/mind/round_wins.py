# SPDX-License-Identifier: MIT
"""Finds the combinations to take back so that the active seat wins the round this turn."""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Final

from wizardtable.games.anludim.mind.discipline_counts import SMALLEST_SIZES, largest_sizes
from wizardtable.games.anludim.rules import turns
from wizardtable.games.anludim.rules.formations import Offer, formations_of_hand
from wizardtable.games.anludim.rules.moves import EndTurn, TakeBack
from wizardtable.games.anludim.rules.state import AFTER, START, Combination, State

_NO_SERIALS: Final[frozenset[int]] = frozenset()

_ALL_KINDS: Final = 5


def serials_to_take_back(state: State) -> frozenset[int]:
    """Returns the serials of the combinations that the active seat has to take back to win the
    round.

    Only combinations that hold a professor are considered, because the seat has already taken back
    all others. Once the combinations of the result are back in hand, the seat can lay one that wins
    the round this turn. The result has as few serials as possible. It is empty if the seat cannot
    win in this way.
    """
    seat = state.active
    if state.phase != START:
        return _NO_SERIALS
    own = [
        combination
        for combination in state.combinations[seat]
        if state.professors[combination.discipline] == combination.serial
    ]
    for count in range(1, len(own) + 1):
        for taken_back in combinations(own, count):
            if any(
                _wins_by(state, taken_back, discipline)
                for discipline in _promising_disciplines(state, taken_back)
            ):
                return frozenset([combination.serial for combination in taken_back])
    return _NO_SERIALS


def is_round_won_with_professor(state: State, won: int, without: Collection[int]) -> bool:
    """Returns whether the active seat wins the round if it wins this professor and ends its turn.

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
    """Returns the seat that wins the round if the active seat ends its turn now, or -1 if none
    does.

    The active seat keeps its professors. If another seat would win, but the active seat has not
    taken its main action yet, the result is -1 too. The action may prevent that seat from winning.
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


def _promising_disciplines(state: State, taken_back: tuple[Combination, ...]) -> Iterator[int]:
    """Yields the disciplines whose professor the active seat can perhaps win, and would win the
    round with.

    The seat first takes the combinations `taken_back` into its hand. Whether its cards are strong
    enough is only estimated, so it may fail to win a professor.
    """
    seat = state.active
    without = [combination.discipline for combination in taken_back]
    cards = state.hands[seat]
    for combination in taken_back:
        cards += combination.cards
    sizes = None
    for discipline in range(_ALL_KINDS):
        if state.holders[discipline] == seat and discipline not in without:
            continue
        if not is_round_won_with_professor(state, discipline, without):
            continue
        if sizes is None:
            sizes = largest_sizes(cards)
        needed = SMALLEST_SIZES[discipline]
        if discipline not in without and state.best[discipline]:
            needed = state.best[discipline][0]
        if sizes[discipline] >= needed:
            yield discipline


def _wins_by(state: State, taken_back: tuple[Combination, ...], discipline: int) -> bool:
    """Returns whether the seat can lay a combination of the discipline and then wins the round.

    It first takes the combinations `taken_back` into its hand.
    """
    seat = state.active
    later = state.clone()
    for combination in taken_back:
        turns.apply(later, TakeBack(combination.serial))
    hand, best = formations_of_hand(later.hands[seat]), later.best[discipline]
    offers: list[Offer] = []
    hand.add_offers(discipline, best, offers)
    if not offers:
        return False
    turns.apply(later, hand.lay_action(offers[0], best))
    if later.phase == AFTER:
        turns.apply(later, EndTurn())
    return later.winner == seat

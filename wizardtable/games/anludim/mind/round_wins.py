# SPDX-License-Identifier: MIT
"""Which combinations to take back so that one can be laid with their cards that wins the round in
this turn."""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Final

from wizardtable.games.anludim.mind.discipline_counts import SMALLEST, sizes_of
from wizardtable.games.anludim.rules import turns
from wizardtable.games.anludim.rules.menu import Menu, legal_actions
from wizardtable.games.anludim.rules.moves import EndTurn, TakeBack
from wizardtable.games.anludim.rules.state import AFTER, START, Combination, State

_NOTHING: Final[frozenset[int]] = frozenset()

_KINDS: Final = 5


def to_take_back(state: State) -> frozenset[int]:
    """The serials of the active seat's combinations that hold a professor and have to be taken back
    to win the round by another professor at the end of this turn: as few as will do; none where
    nothing is to be won so. Those that hold none have been taken back before."""
    seat = state.active
    if state.phase != START:
        return _NOTHING
    own = [
        one for one in state.combinations[seat] if state.professors[one.discipline] == one.serial
    ]
    for count in range(1, len(own) + 1):
        for taken in combinations(own, count):
            if any(_wins_by(state, taken, discipline) for discipline in _promising(state, taken)):
                return frozenset([one.serial for one in taken])
    return _NOTHING


def wins(state: State, won: int, without: Collection[int]) -> bool:
    """Whether the active seat wins the round if its turn ends with a professor won and others given
    up."""
    seat = state.active
    own = state.scrolls[seat]
    empty = kinds = 0
    for discipline, pile in enumerate(state.piles):
        takes = discipline == won or (
            state.holders[discipline] == seat and discipline not in without
        )
        objects = state.objects[seat][discipline]
        own += sum(objects) + (pile[-1] if takes and pile else 0)
        empty += len(pile) <= takes
        kinds += takes or bool(objects)
    if kinds == _KINDS:
        return True
    if empty < 3:
        return False
    return all(
        own >= state.scrolls[other] + sum(map(sum, state.objects[other]))
        for other in range(len(state.hands))
        if other != seat
    )


def winner_of_turn(state: State) -> int:
    """Who wins the round if the active seat ends its turn with the professors it holds; -1 where
    nobody does, and where another would before the main action, by which that can be prevented."""
    seat = state.active
    seats = len(state.hands)
    empty = kinds = 0
    own = state.scrolls[seat]
    for discipline, pile in enumerate(state.piles):
        takes = state.holders[discipline] == seat
        objects = state.objects[seat][discipline]
        own += sum(objects) + (pile[-1] if takes and pile else 0)
        empty += len(pile) <= takes
        kinds += takes or bool(objects)
    if kinds == _KINDS:
        return seat
    if empty < 3:
        return -1
    winner, most = seat, own
    for step in range(1, seats):
        other = (seat + step) % seats
        points = state.scrolls[other] + sum(map(sum, state.objects[other]))
        if points > most:
            winner, most = other, points
    return winner if winner == seat or state.phase == AFTER else -1


def _promising(state: State, taken: tuple[Combination, ...]) -> Iterator[int]:
    """The disciplines whose professor would win the round, and could be won with these cards at a
    glance, which errs on the hopeful side."""
    seat = state.active
    without = [one.discipline for one in taken]
    cards = state.hands[seat]
    for one in taken:
        cards += one.cards
    sizes = None
    for discipline in range(_KINDS):
        if state.holders[discipline] == seat and discipline not in without:
            continue
        if not wins(state, discipline, without):
            continue
        if sizes is None:
            sizes = sizes_of(cards)
        least = SMALLEST[discipline]
        if discipline not in without and state.best[discipline]:
            least = state.best[discipline][0]
        if sizes[discipline] >= least:
            yield discipline


def _wins_by(state: State, taken: tuple[Combination, ...], discipline: int) -> bool:
    """Whether a combination of a discipline can indeed be laid once these are taken back, and the
    round is won then."""
    seat = state.active
    then = state.clone()
    for one in taken:
        turns.apply(then, TakeBack(one.serial))
    menu = legal_actions(then)
    if not isinstance(menu, Menu):
        return False
    for place, entry in enumerate(menu.entries()):
        if isinstance(entry, tuple) and entry[0] == discipline:
            turns.apply(then, menu[place])
            if then.phase == AFTER:
                turns.apply(then, EndTurn())
            return then.winner == seat
    return False

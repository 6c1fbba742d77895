# SPDX-License-Identifier: MIT
"""What a position is worth to each seat: its chance to win.

The numbers are what decided games of sensible players among themselves: how much more likely each
thing made its owner win, on the scale of logarithms.
"""

from math import exp
from typing import Final

from wizardtable.games.wizards_gambit.claims import ranking
from wizardtable.games.wizards_gambit.components import (
    COLBACHS_BOUNTY,
    DISPEL,
    ECLIPSE,
    EFFECTS,
    EXCHANGE_OF_MINDS,
    FIRST_GAMBIT,
    FIRST_INCANTATION,
    GOAL,
    HASTE,
    LARCENY,
    NO_CARD,
    NO_SPELL,
    PROSPERITY,
    QUICK_HANDS,
    RECALL,
    RUNE_SHIFT,
    TRANSCENDENT_FOCUS,
    TRANSMUTATION,
    WITHERING,
)
from wizardtable.games.wizards_gambit.packing import TOP, covered, held, wanting
from wizardtable.games.wizards_gambit.state import OVER, TURN, State
from wizardtable.games.wizards_gambit.worth import engine

_SCORE: Final[tuple[float, ...]] = (-1.0, -0.62, -0.42, -0.22, 0.02, 0.3, 0.64, 0.92, 1.12, 1.26)
"""By points."""

_POINT: Final = 0.2
"""A point, where the goal is far."""

_TAKEN: Final = 0.16
"""A point of a spell that can be claimed next."""

_WINNING: Final = 1.3
"""A spell that can be claimed next and wins."""

_NEARER: Final = 0.04
"""A point of a spell for which all components are in hand that it lacks."""

_NEARLY: Final = 0.15
"""The same of a spell that would win, as a whole."""

_READY: Final = 0.32
"""A gambit in front that is not yet played."""

_GAMBIT: Final = 0.08
"""A gambit in hand."""

_BOUND: Final = -0.15
"""A gambit in play."""

_EMPTY: Final[tuple[float, ...]] = (0.3, 0.22)
"""By cards, a hand that will soon be filled with five."""

_HELD: Final = {
    COLBACHS_BOUNTY: 0.1,
    PROSPERITY: 0.22,
    HASTE: 0.18,
    LARCENY: 0.05,
    WITHERING: 0.03,
    DISPEL: 0.07,
    TRANSMUTATION: 0.36,
    EXCHANGE_OF_MINDS: 0.12,
    RECALL: 0.08,
    ECLIPSE: 0.0,
}

_CARD: Final = tuple([_HELD[effect] for effect in range(EFFECTS)])
"""By effect, an incantation in hand."""


def chances(state: State) -> list[float]:
    """Each seat's chance to win; exact when the match is over."""
    if state.step == OVER:
        ranks = ranking(state)
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    merits = _merits(state)
    weights = [exp(merit) for merit in merits]
    total = sum(weights)
    return [weight / total for weight in weights]


def _merits(state: State) -> list[float]:
    """By seat, what speaks for it."""
    seats = len(state.scores)
    table = state.table
    merits = [_own(state, seat, table.effects) for seat in range(seats)]
    cards = [held(hand) for hand in state.hands]
    first = state.active
    if state.step != TURN or state.played:
        first += 1
    order = [(first + step) % seats for step in range(seats)]
    for slot, spell in enumerate(state.pool):
        if spell != NO_SPELL:
            left = wanting(table.packed[spell], state.laid[slot])
            haves = [covered(left, held_by) for held_by in cards]
            points, ability = table.points[spell], table.abilities[spell]
            safe = 1.0
            if left >> TOP <= 2:
                safe = _share(state, slot, left >> TOP, order, haves, points, ability, merits)
            _come_near(state, left >> TOP, haves, points, safe, merits)
    return merits


def _own(state: State, seat: int, effects: tuple[int, ...]) -> float:
    """What speaks for a seat by its book, its gambit and its hand."""
    score, hand = state.scores[seat], state.hands[seat]
    merit = _SCORE[min(score, GOAL - 1)] + _POINT * engine(state.abilities[seat], score)
    if len(hand) < len(_EMPTY):
        merit += _EMPTY[len(hand)]
    for face in hand:
        if face >= FIRST_INCANTATION:
            merit += _CARD[effects[face - FIRST_INCANTATION]]
        elif face >= FIRST_GAMBIT:
            merit += _GAMBIT
    if state.ready[seat] != NO_CARD:
        merit += _READY
    if state.gambits[seat] != NO_CARD:
        merit += _BOUND
    return merit


def _share(
    state: State,
    slot: int,
    lack: int,
    order: list[int],
    haves: list[int],
    points: int,
    ability: int,
    merits: list[float],
) -> float:
    """Share out what a spell of the pool is worth to those who can claim it, in their order; gives
    the chance that nobody does."""
    safe = 1.0
    for seat in order:
        able = _able(state, seat, slot, lack, haves[seat])
        if able:
            merits[seat] += safe * able * _claim(state, seat, points, ability)
            safe *= 1.0 - able
    return safe


def _come_near(
    state: State, lack: int, haves: list[int], points: int, safe: float, merits: list[float]
) -> None:
    """Give those whose hands come near a spell their part of it, if nobody has claimed it."""
    for seat, have in enumerate(haves):
        if have:
            wins = state.scores[seat] + points >= GOAL
            merits[seat] += safe * have / lack * (_NEARLY if wins else _NEARER * points)


def _able(state: State, seat: int, slot: int, lack: int, have: int) -> float:
    """How likely a seat, when its turn comes, claims a spell that lacks one or two components."""
    ability = state.abilities[seat]
    if lack == 1:
        if have or (ability == TRANSCENDENT_FOCUS and state.hands[seat]):
            able = 0.92
        else:
            able = 0.3 if ability == RUNE_SHIFT else 0.0
    elif have == 2:
        able = 0.8 if ability == QUICK_HANDS else 0.05
    else:
        able = 0.0
    if state.auras[slot] not in (-1, seat):
        able *= 0.6 if state.ready[seat] != NO_CARD else 0.15
    if state.gambits[seat] != NO_CARD:
        able *= 0.85
    return able


def _claim(state: State, seat: int, points: int, ability: int) -> float:
    """What it is worth to a seat to claim a spell in its next turn."""
    score = state.scores[seat] + points
    if score >= GOAL:
        return _WINNING
    change = engine(ability, score) - engine(state.abilities[seat], score)
    return _TAKEN * points + 0.8 * _POINT * change

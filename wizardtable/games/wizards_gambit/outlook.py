# SPDX-License-Identifier: MIT
"""What a position is worth to each seat: how far it is from ten points, and its chance to win."""

from math import exp
from typing import Final

from wizardtable.games.wizards_gambit.claims import ranking
from wizardtable.games.wizards_gambit.components import (
    GOAL,
    NO_CARD,
    NO_SPELL,
    QUICK_HANDS,
    RUNE_SHIFT,
    TRANSCENDENT_FOCUS,
)
from wizardtable.games.wizards_gambit.reading import Held, covered, held, wanting
from wizardtable.games.wizards_gambit.state import OVER, TURN, State
from wizardtable.games.wizards_gambit.worth import VICTORY, engine, kept

_NEAR: Final = (1.0, 0.85, 0.55, 0.4, 0.3, 0.24, 0.2)
"""By components that a spell lacks, how much of it counts already; more lack as the last."""

_WEIGHT: Final = 2.0
"""By how much the better hand counts for more, in a spell that nobody can complete yet."""

_SPREAD: Final = 0.8
_FAR: Final = 0.16
"""Points that make a seat e times as likely to win, at the goal and for each point before it."""


def chances(state: State) -> list[float]:
    """Each seat's chance to win; exact when the match is over."""
    seats = len(state.scores)
    if state.step == OVER:
        ranks = ranking(state)
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    worth = expected(state)
    best = max(worth)
    spread = _SPREAD + _FAR * max(0.0, GOAL - best)
    weights = [exp((value - best) / spread) for value in worth]
    total = sum(weights)
    return [weights[seat] / total for seat in range(seats)]


def expected(state: State) -> list[float]:
    """By seat, its points and what it may hope for with its hand, its book and the pool."""
    seats = len(state.scores)
    table = state.table
    worth = [float(score) for score in state.scores]
    cards = [held(hand) for hand in state.hands]
    for seat, hand in enumerate(state.hands):
        worth[seat] += engine(state.abilities[seat], state.scores[seat])
        worth[seat] += sum([kept(table, face) for face in hand])
        if state.ready[seat] != NO_CARD:
            worth[seat] += 0.35
    first = state.active
    if state.step != TURN or state.played:
        first += 1
    order = [(first + step) % seats for step in range(seats)]
    for slot, spell in enumerate(state.pool):
        if spell != NO_SPELL:
            _share(state, slot, order, cards, worth)
    return worth


def _share(
    state: State, slot: int, order: list[int], cards: list[Held], worth: list[float]
) -> None:
    """Share out what a spell of the pool is worth."""
    table = state.table
    spell = state.pool[slot]
    left = wanting(table.needs[spell], state.laid[slot])
    lack = sum(left)
    points = table.points[spell]
    safe = 1.0
    haves = [covered(left, hand) for hand in cards]
    for seat in order:
        able = 0.0
        ability = state.abilities[seat]
        if lack == 1:
            if haves[seat] or (ability == TRANSCENDENT_FOCUS and state.hands[seat]):
                able = 0.92
            elif ability == RUNE_SHIFT:
                able = 0.3
        elif lack == 2 and haves[seat] == 2:
            able = 0.8 if ability == QUICK_HANDS else 0.05
        if not able:
            continue
        aura = state.auras[slot]
        if aura not in (-1, seat):
            able *= 0.2
        if state.gambits[seat] != NO_CARD:
            able *= 0.85
        worth[seat] += safe * able * _value(state, seat, points, table.abilities[spell])
        safe *= 1.0 - able
    weights = [exp(_WEIGHT * (have / lack - 0.5)) for have in haves]
    total = sum(weights)
    near = _NEAR[min(lack, 6)] * safe
    for seat, weight in enumerate(weights):
        worth[seat] += near * points * weight / total


def _value(state: State, seat: int, points: int, ability: int) -> float:
    score = state.scores[seat] + points
    if score >= GOAL:
        return 0.6 * VICTORY
    return points + engine(ability, score) - engine(state.abilities[seat], score)

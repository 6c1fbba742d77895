# SPDX-License-Identifier: MIT
"""What a position is worth to each seat: who will win the round, and with it the match.

A round is judged by signs that a player sees too: kinds collected, points, the professors held and
whether a rival could win them over, and what the hand could lay. The weight of each sign was
fitted to rounds played by the program itself (`weights.toml`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST, Sizes, sizes_of
from wizardtable.games.anludim.mind.round_wins import winner_of_turn, wins
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import AFTER, KEEP, OVER, START, State

SAFE, CONTESTED, THREATENED, SURE, LIKELY, EVEN, SHORT, SHORTER, FAR = range(9)
"""How a seat stands with a professor: held and nobody, perhaps somebody, surely somebody could
win him over; not held and the hand could win him with room to spare, just, perhaps, with a card
or two more, with three or four more, or hardly."""
_BY_MARGIN = (FAR, SHORTER, SHORTER, SHORT, SHORT, EVEN, LIKELY, LIKELY, SURE)
"""By margin, from -5: twice the size the hand could lay less the size to beat, where nothing lies
the one that just does not do."""

MISSING = 0
"""Signs: this + standing + 9 * discipline where the seat has no object of the kind."""
INCOME = 45
"""The same where it has one; counts as often as the next object has points."""
STAND_IN = 90
"""This + standing where no object of the kind is left and the seat lacks one."""
POINTS, NEAR_POINTS, LEAD = 99, 100, 101
"""Points; points, and being ahead, as far as the piles come to an end."""
KINDS = 102
"""This + kinds collected, 0 to 5."""
CARDS, MOVES, MOVED, WAITS = 108, 109, 110, 111
"""Cards in hand; being to move; having moved; the share of the others who move before it."""
SIGNS = 112

_NOTHING: Final[frozenset[int]] = frozenset()

GLANCE, HANDS, RIVALS = range(3)
"""How far a player sees. GLANCE: points, and those that professors will bring. HANDS: also kinds
to be collected, and what a hand could lay. RIVALS: also which professors could be lost again."""


def sizes_by_seat(state: State) -> list[Sizes]:
    """What each seat could lay at most, with its hand and the combinations it can use again
    without loss."""
    if not state.expert:
        return [sizes_of(pool(state, seat)) for seat in range(len(state.hands))]
    return [_expert_sizes(state, seat) for seat in range(len(state.hands))]


def _expert_sizes(state: State, seat: int) -> Sizes:
    """Cards of the table serve in a combination of the same discipline, which they enlarge, or of
    a higher one."""
    cards = state.hands[seat]
    found = sizes_of(cards)
    for combination in state.combinations[seat]:
        discipline = combination.discipline
        if state.professors[discipline] != combination.serial:
            cards += combination.cards
            wider = sizes_of(cards)
            found = (*found[:discipline], *wider[discipline:])  # type: ignore[assignment]
    return found


def pool(state: State, seat: int) -> tuple[CardId, ...]:
    """The seat's hand and, in the base game, its cards on the table that hold no professor."""
    cards = state.hands[seat]
    if state.expert:
        return cards
    professors = state.professors
    for combination in state.combinations[seat]:
        if professors[combination.discipline] != combination.serial:
            cards += combination.cards
    return cards


def standing(state: State, seat: int, discipline: int, sizes: Sequence[Sizes], sight: int) -> int:
    """How the seat stands with the professor of a discipline, as far as somebody sees."""
    best = state.best[discipline]
    if state.holders[discipline] == seat:
        if sight < RIVALS:
            return SAFE
        bar = best[0]
        rival = max(s[discipline] for other, s in enumerate(sizes) if other != seat)
        return SAFE if rival < bar else CONTESTED if rival == bar else THREATENED
    if sight < HANDS:
        return EVEN
    margin = 2 * sizes[seat][discipline]
    margin -= 2 * best[0] if best else 2 * SMALLEST[discipline] - 1
    return _BY_MARGIN[max(0, min(8, margin + 5))]


def points(state: State, seat: int) -> int:
    """Points in objects and scrolls."""
    return state.scrolls[seat] + sum(map(sum, state.objects[seat]))


def nearness(state: State) -> float:
    """How near the end by three empty piles is: 1 when only one object has to go, less the more."""
    left = sorted(map(len, state.piles))
    return 1.0 / max(1, sum(left[:3]))


def signs(
    state: State, seat: int, sizes: Sequence[Sizes], sight: int = RIVALS
) -> list[tuple[int, float]]:
    """The signs that a seat shows, each with how strongly."""
    found: list[tuple[int, float]] = []
    kinds = 0
    objects = state.objects[seat]
    for discipline in range(5):
        pile = state.piles[discipline]
        how = standing(state, seat, discipline, sizes, sight)
        if objects[discipline] or sight < HANDS:
            kinds += 1
            if pile:
                found.append((INCOME + 9 * discipline + how, pile[-1]))
        elif pile:
            found.append((MISSING + 9 * discipline + how, 1.0))
        else:
            kinds += how <= THREATENED
            found.append((STAND_IN + how, 1.0))
    own = points(state, seat)
    near = nearness(state)
    found.append((POINTS, own))
    found.append((NEAR_POINTS, own * near))
    seats = len(state.hands)
    if all(points(state, other) < own for other in range(seats) if other != seat):
        found.append((LEAD, near))
    if sight >= HANDS:
        found.append((KINDS + kinds, 1.0))
    found.append((CARDS, len(pool(state, seat)) / 8))
    if state.active == seat:
        found.append((MOVED if state.phase == AFTER else MOVES, 1.0))
    else:
        found.append((WAITS, (seat - state.active) % seats / seats))
    return found


def round_prospects(
    state: State, weights: Sequence[float], sight: int, sure: float = 0.0
) -> list[float]:
    """Each seat's chance to win the round that is being played; `sure`: how likely the seat to move
    wins it if it could do so in this turn by a larger combination than the one to be beaten, at a
    glance; 0 for who does not look for such ends."""
    sizes = sizes_by_seat(state)
    looking = sure > 0.0 and sight >= RIVALS
    if looking:
        winner = winner_of_turn(state)
        if winner >= 0:
            return [float(seat == winner) for seat in range(len(sizes))]
    reach = _reach(state, sizes) if looking else sizes
    found = softmax(
        [
            sum([weights[sign] * strength for sign, strength in signs(state, seat, reach, sight)])
            for seat in range(len(sizes))
        ]
    )
    seat = state.active
    if not looking or found[seat] >= sure or not _may_win(state, sizes[seat], reach[seat]):
        return found
    rest = (1.0 - sure) / (1.0 - found[seat])
    return [sure if other == seat else chance * rest for other, chance in enumerate(found)]


def _reach(state: State, sizes: list[Sizes]) -> list[Sizes]:
    """The sizes, but of the only kind that a seat lacks what it could lay if it took back all its
    combinations, with their professors or not: that wins the round."""
    if state.expert:
        return sizes
    found = sizes[:]
    for seat, own in enumerate(sizes):
        lacking = [kind for kind, objects in enumerate(state.objects[seat]) if not objects]
        if len(lacking) != 1 or state.holders[lacking[0]] == seat or not state.combinations[seat]:
            continue
        cards = state.hands[seat]
        for combination in state.combinations[seat]:
            cards += combination.cards
        kind = lacking[0]
        size = sizes_of(cards)[kind]
        if size > own[kind]:
            found[seat] = (
                size if kind == 0 else own[0],
                size if kind == 1 else own[1],
                size if kind == 2 else own[2],
                size if kind == 3 else own[3],
                size if kind == 4 else own[4],
            )
    return found


def _may_win(state: State, sizes: Sizes, reach: Sizes) -> bool:
    """Whether the seat to move wins the round in this turn by some professor, with room to spare,
    if it could lay so much with or without taking combinations back."""
    if state.phase == AFTER:
        return False
    for discipline, size in enumerate(sizes):
        best = state.best[discipline]
        bar = best[0] if best else SMALLEST[discipline] - 1
        if state.holders[discipline] == state.active:
            continue
        if size > bar and wins(state, discipline, _NOTHING):
            return True
        if reach[discipline] > max(bar, size) and state.phase == START:
            return True
    return False


@lru_cache(maxsize=256)
def match_prospects(gold: tuple[bool, ...], winner: int, again: float) -> tuple[float, ...]:
    """Each seat's chance to win the match between two rounds.

    Args:
        winner: the seat that won the last round. It has a card less to begin with, no scrolls, and
            most often somebody else plays first.
        again: the chance of a seat to win the round after one that it won; that of all others
            together is shared by them evenly.

    >>> match_prospects((True, False), 0, 0.5)
    (0.75, 0.25)
    >>> match_prospects((True, True), 0, 0.25)
    (0.25, 0.75)
    """
    seats = len(gold)
    rest = (1.0 - again) / (seats - 1)
    rounds = [again if seat == winner else rest for seat in range(seats)]
    return tuple(match_chances(gold, rounds, again))


def prospects(
    state: State, weights: Sequence[float], sight: int, again: float, sure: float = 0.0
) -> list[float]:
    """Each seat's chance to win the match; `again` as in `match_prospects`, `sure` as in
    `round_prospects`."""
    gold = tuple(state.gold)
    seats = len(gold)
    if state.phase == OVER:
        return [float(seat == state.winner) for seat in range(seats)]
    if state.phase == KEEP:
        return list(match_prospects(gold, state.winner, again))
    return match_chances(gold, round_prospects(state, weights, sight, sure), again)


def match_chances(gold: tuple[bool, ...], rounds: Sequence[float], again: float) -> list[float]:
    """Each seat's chance to win the match, from those to win the round."""
    total = [0.0] * len(gold)
    for winner, chance in enumerate(rounds):
        if gold[winner]:
            total[winner] += chance
            continue
        turned = (*gold[:winner], True, *gold[winner + 1 :])
        for seat, then in enumerate(match_prospects(turned, winner, again)):
            total[seat] += chance * then
    return total

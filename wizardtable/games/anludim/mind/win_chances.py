# SPDX-License-Identifier: MIT
"""Estimates each seat's chance to win the round, and with it the match.

A round is judged by signs that a player sees too: kinds collected, points, professors held and
contested, and what the hand can lay. The weight of each sign was fitted to rounds that the program
played against itself (`weights.toml`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST_SIZES, Sizes, largest_sizes
from wizardtable.games.anludim.mind.round_wins import winner_of_turn, wins
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import AFTER, KEEP, OVER, START, State

SAFE, CONTESTED, THREATENED, SURE, LIKELY, EVEN, SHORT, SHORTER, FAR = range(9)
"""The standing of a seat with a professor.

If the seat holds the professor: nobody can win it (SAFE), perhaps a rival can (CONTESTED), or a
rival can (THREATENED). Otherwise the hand can win it with room to spare (SURE), just (LIKELY),
perhaps (EVEN), with a card or two more (SHORT), with three or four more (SHORTER), or hardly (FAR).
"""
_STANDING_BY_MARGIN = (FAR, SHORTER, SHORTER, SHORT, SHORT, EVEN, LIKELY, LIKELY, SURE)
"""The standing by margin, from -5.

The margin is twice the size that the hand can lay, less twice the size to beat. If nothing lies on
the table, the size to beat is half a card below the smallest size.
"""

# The numbers of the signs, in the order of the weights in `weights.toml`.
MISSING_SIGN = 0
"""A kind of which the seat has no object: MISSING_SIGN + standing + 9 * discipline."""

INCOME_SIGN = 45
"""A kind of which the seat has an object: INCOME_SIGN + standing + 9 * discipline.

It counts as many times as the next object has points.
"""

STAND_IN_SIGN = 90
"""A kind that the seat lacks and whose pile is empty: STAND_IN_SIGN + standing."""

POINTS_SIGN, NEAR_POINTS_SIGN, LEAD_SIGN = 99, 100, 101
"""The points of the seat; its points times the nearness of the end; the nearness if it leads."""

KINDS_SIGN = 102
"""The kinds collected, 0 to 5: KINDS_SIGN + kinds."""

CARDS_SIGN, MOVES_SIGN, MOVED_SIGN, WAITS_SIGN = 108, 109, 110, 111
"""The cards of the seat; it is to act; it has acted; the share of seats that move before it."""

SIGN_COUNT = 112
"""The number of signs."""

_NOTHING: Final[frozenset[int]] = frozenset()

SIGHT_GLANCE, SIGHT_HANDS, SIGHT_RIVALS = range(3)
"""The sight of a player, from near to far.

GLANCE: points, and the points that professors will bring. HANDS: also the kinds to collect, and
what a hand can lay. RIVALS: also which professors a rival can win.
"""


def sizes_by_seat(state: State) -> list[Sizes]:
    """Returns by seat the sizes of the largest combinations it could lay.

    They use the hand and the combinations on the table that can be used again without loss.
    """
    if not state.expert:
        return [largest_sizes(usable_cards(state, seat)) for seat in range(len(state.hands))]
    return [_expert_sizes(state, seat) for seat in range(len(state.hands))]


def _expert_sizes(state: State, seat: int) -> Sizes:
    """Returns the sizes for a seat in the expert game.

    Cards on the table serve in a combination of the same discipline, which they enlarge, or of a
    higher one.
    """
    cards = state.hands[seat]
    sizes = largest_sizes(cards)
    for combination in state.combinations[seat]:
        discipline = combination.discipline
        if state.professors[discipline] != combination.serial:
            cards += combination.cards
            wider = largest_sizes(cards)
            sizes = (*sizes[:discipline], *wider[discipline:])  # type: ignore[assignment]
    return sizes


def usable_cards(state: State, seat: int) -> tuple[CardId, ...]:
    """Returns the seat's hand and, in the base game, its cards on the table that hold no
    professor."""
    cards = state.hands[seat]
    if state.expert:
        return cards
    professors = state.professors
    for combination in state.combinations[seat]:
        if professors[combination.discipline] != combination.serial:
            cards += combination.cards
    return cards


def standing(state: State, seat: int, discipline: int, sizes: Sequence[Sizes], sight: int) -> int:
    """Returns how the seat stands with a professor, SAFE to FAR, as far as `sight` goes."""
    best = state.best[discipline]
    if state.holders[discipline] == seat:
        if sight < SIGHT_RIVALS:
            return SAFE
        bar = best[0]
        rival = max(own[discipline] for other, own in enumerate(sizes) if other != seat)
        return SAFE if rival < bar else CONTESTED if rival == bar else THREATENED
    if sight < SIGHT_HANDS:
        return EVEN
    margin = 2 * sizes[seat][discipline]
    margin -= 2 * best[0] if best else 2 * SMALLEST_SIZES[discipline] - 1
    return _STANDING_BY_MARGIN[max(0, min(8, margin + 5))]


def points(state: State, seat: int) -> int:
    """Returns the points of a seat in objects and scrolls."""
    return state.scrolls[seat] + sum(map(sum, state.objects[seat]))


def nearness(state: State) -> float:
    """Returns how near the end by three empty piles is, above 0 and at most 1.

    It is 1 divided by the number of objects on the three smallest piles, or 1 if these are empty.
    """
    lengths = sorted(map(len, state.piles))
    return 1.0 / max(1, sum(lengths[:3]))


def position_signs(
    state: State, seat: int, sizes: Sequence[Sizes], sight: int = SIGHT_RIVALS
) -> list[tuple[int, float]]:
    """Returns the signs that a seat shows, as pairs of the number and the strength of a sign."""
    shown: list[tuple[int, float]] = []
    kinds = 0
    objects = state.objects[seat]
    for discipline in range(5):
        pile = state.piles[discipline]
        stance = standing(state, seat, discipline, sizes, sight)
        if objects[discipline] or sight < SIGHT_HANDS:
            kinds += 1
            if pile:
                shown.append((INCOME_SIGN + 9 * discipline + stance, pile[-1]))
        elif pile:
            shown.append((MISSING_SIGN + 9 * discipline + stance, 1.0))
        else:
            kinds += stance <= THREATENED
            shown.append((STAND_IN_SIGN + stance, 1.0))
    own = points(state, seat)
    near = nearness(state)
    shown.append((POINTS_SIGN, own))
    shown.append((NEAR_POINTS_SIGN, own * near))
    seats = len(state.hands)
    if all(points(state, other) < own for other in range(seats) if other != seat):
        shown.append((LEAD_SIGN, near))
    if sight >= SIGHT_HANDS:
        shown.append((KINDS_SIGN + kinds, 1.0))
    shown.append((CARDS_SIGN, len(usable_cards(state, seat)) / 8))
    if state.active == seat:
        shown.append((MOVED_SIGN if state.phase == AFTER else MOVES_SIGN, 1.0))
    else:
        shown.append((WAITS_SIGN, (seat - state.active) % seats / seats))
    return shown


def round_prospects(
    state: State, weights: Sequence[float], sight: int, sure: float = 0.0
) -> list[float]:
    """Returns by seat the chance (0–1) to win the round that is being played.

    Args:
        weights: by sign, its weight.
        sight: how far the player sees, GLANCE to RIVALS.
        sure: the least chance of the seat to move if it can apparently win the round this turn with
            a combination larger than needed. With 0, such wins are not looked for.
    """
    sizes = sizes_by_seat(state)
    sees_wins = sure > 0.0 and sight >= SIGHT_RIVALS
    if sees_wins:
        winner = winner_of_turn(state)
        if winner >= 0:
            return [float(seat == winner) for seat in range(len(sizes))]
    reach = _reach(state, sizes) if sees_wins else sizes
    chances = softmax(
        [
            sum(
                [
                    weights[sign] * strength
                    for sign, strength in position_signs(state, seat, reach, sight)
                ]
            )
            for seat in range(len(sizes))
        ]
    )
    seat = state.active
    if not sees_wins or chances[seat] >= sure or not _may_win(state, sizes[seat], reach[seat]):
        return chances
    rest = (1.0 - sure) / (1.0 - chances[seat])
    return [sure if other == seat else chance * rest for other, chance in enumerate(chances)]


def _reach(state: State, sizes: list[Sizes]) -> list[Sizes]:
    """Returns the sizes, larger for a seat that lacks only one kind.

    For this kind it is the size that the seat could lay if it took back all its combinations, since
    that wins the round.
    """
    if state.expert:
        return sizes
    reach = sizes[:]
    for seat, own_sizes in enumerate(sizes):
        lacking = [kind for kind, objects in enumerate(state.objects[seat]) if not objects]
        if len(lacking) != 1 or state.holders[lacking[0]] == seat or not state.combinations[seat]:
            continue
        cards = state.hands[seat]
        for combination in state.combinations[seat]:
            cards += combination.cards
        kind = lacking[0]
        size = largest_sizes(cards)[kind]
        if size > own_sizes[kind]:
            reach[seat] = (
                size if kind == 0 else own_sizes[0],
                size if kind == 1 else own_sizes[1],
                size if kind == 2 else own_sizes[2],
                size if kind == 3 else own_sizes[3],
                size if kind == 4 else own_sizes[4],
            )
    return reach


def _may_win(state: State, sizes: Sizes, reach: Sizes) -> bool:
    """Returns whether the seat to move can apparently win the round this turn by some professor.

    Args:
        sizes: the sizes that it can lay without taking professors' combinations back.
        reach: the sizes that it can lay if it takes them back.
    """
    if state.phase == AFTER:
        return False
    for discipline, size in enumerate(sizes):
        best = state.best[discipline]
        bar = best[0] if best else SMALLEST_SIZES[discipline] - 1
        if state.holders[discipline] == state.active:
            continue
        if size > bar and wins(state, discipline, _NOTHING):
            return True
        if reach[discipline] > max(bar, size) and state.phase == START:
            return True
    return False


@lru_cache(maxsize=256)
def chances_between_rounds(gold: tuple[bool, ...], winner: int, again: float) -> tuple[float, ...]:
    """Returns by seat the chance (0–1) to win the match, between two rounds.

    Args:
        gold: by seat, whether its crest shows gold.
        winner: the seat that won the last round. It begins with a card less and without scrolls,
            and mostly another seat plays first.
        again: the chance of a seat to win the round after one that it won. The others share the
            rest evenly.

    >>> chances_between_rounds((True, False), 0, 0.5)
    (0.75, 0.25)
    >>> chances_between_rounds((True, True), 0, 0.25)
    (0.25, 0.75)
    """
    seats = len(gold)
    rest = (1.0 - again) / (seats - 1)
    rounds = [again if seat == winner else rest for seat in range(seats)]
    return tuple(match_chances(gold, rounds, again))


def match_chances_of_state(
    state: State, weights: Sequence[float], sight: int, again: float, sure: float = 0.0
) -> list[float]:
    """Returns by seat the chance (0–1) to win the match, in any phase.

    `again` is as in `chances_between_rounds`, `sure` as in `round_prospects`.
    """
    gold = tuple(state.gold)
    seats = len(gold)
    if state.phase == OVER:
        return [float(seat == state.winner) for seat in range(seats)]
    if state.phase == KEEP:
        return list(chances_between_rounds(gold, state.winner, again))
    return match_chances(gold, round_prospects(state, weights, sight, sure), again)


def match_chances(gold: tuple[bool, ...], rounds: Sequence[float], again: float) -> list[float]:
    """Returns by seat the chance (0–1) to win the match.

    `rounds` are the chances to win the round; `gold` and `again` are as in
    `chances_between_rounds`.
    """
    total = [0.0] * len(gold)
    for winner, chance in enumerate(rounds):
        if gold[winner]:
            total[winner] += chance
            continue
        turned = (*gold[:winner], True, *gold[winner + 1 :])
        for seat, later_chance in enumerate(chances_between_rounds(turned, winner, again)):
            total[seat] += chance * later_chance
    return total

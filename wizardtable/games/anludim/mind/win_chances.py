# SPDX-License-Identifier: MIT
"""Estimates each seat's chance to win the round, and from this the chance to win the match.

A round is judged by signs that a player sees too: kinds collected, points, professors held and
contested, and combinations that the hand can lay. A sign has a number, a strength (1 if nothing
else is said) and a weight. The weights in `weights.toml` were fitted to rounds that the program
played against itself.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.anludim.mind.discipline_counts import SMALLEST_SIZES, Sizes, largest_sizes
from wizardtable.games.anludim.mind.round_wins import is_round_won_with_professor, winner_of_turn
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import AFTER, KEEP, OVER, START, State

SAFE_STANDING: Final = 0
CONTESTED_STANDING: Final = 1
THREATENED_STANDING: Final = 2
SURE_STANDING: Final = 3
LIKELY_STANDING: Final = 4
EVEN_STANDING: Final = 5
SHORT_STANDING: Final = 6
SHORTER_STANDING: Final = 7
FAR_STANDING: Final = 8
"""The standing of a seat with a professor: how surely it keeps the professor, or can win it.

If the seat holds the professor:
    SAFE_STANDING: no rival can win it.
    CONTESTED_STANDING: a rival perhaps can win it.
    THREATENED_STANDING: a rival can win it.

Otherwise, how the seat's cards compare with the strength to beat:
    SURE_STANDING: they win with room to spare.
    LIKELY_STANDING: they just win.
    EVEN_STANDING: they perhaps win.
    SHORT_STANDING: they win with a card or two more.
    SHORTER_STANDING: they win with a few cards more.
    FAR_STANDING: they hardly win.
"""
_STANDING_BY_MARGIN: Final[tuple[int, ...]] = (
    FAR_STANDING,
    SHORTER_STANDING,
    SHORTER_STANDING,
    SHORT_STANDING,
    SHORT_STANDING,
    EVEN_STANDING,
    LIKELY_STANDING,
    LIKELY_STANDING,
    SURE_STANDING,
)
"""The standing by margin; the first entry is for a margin of -5 or less, the last one for 3 or
more.

The margin is twice the size that the seat can lay, less twice the size to beat. If no combination
is on the table, the size to beat is half a card below the smallest size.
"""

# The numbers of the signs, in the order of the weights in `weights.toml`.
MISSING_SIGN: Final = 0
"""The number of the first sign about a kind of object that the seat lacks.

The number of the sign is MISSING_SIGN + standing + 9 * discipline.
"""

INCOME_SIGN: Final = 45
"""The number of the first sign about a kind of object that the seat has.

The number of the sign is INCOME_SIGN + standing + 9 * discipline. Its strength is the points of the
next object.
"""

STAND_IN_SIGN: Final = 90
"""The number of the first sign for a kind that the seat lacks and whose pile is empty.

The number of the sign is STAND_IN_SIGN + standing.
"""

POINTS_SIGN: Final = 99
NEAR_POINTS_SIGN: Final = 100
LEAD_SIGN: Final = 101
"""The numbers of three signs. Their strengths: the seat's points; these points times
`nearness_of_round_end`; and `nearness_of_round_end` if the seat leads on points."""

KINDS_SIGN: Final = 102
"""The number of the first sign for the count of kinds collected.

The number of the sign is KINDS_SIGN + kinds (0 to 5).
"""

CARDS_SIGN: Final = 108
MOVES_SIGN: Final = 109
MOVED_SIGN: Final = 110
WAITS_SIGN: Final = 111
"""The numbers of four signs. Their strengths: an eighth of the number of cards that the seat can
use; 1 if the seat has to take its main action; 1 if it has taken its main action; and for a seat
that waits, the share (0–1) of seats that move before it."""

SIGN_COUNT: Final = 112
"""The number of signs by which a round is judged; each has a weight in `weights.toml`."""

_NO_DISCIPLINES: Final[frozenset[int]] = frozenset()

SIGHT_GLANCE: Final = 0
SIGHT_HANDS: Final = 1
SIGHT_RIVALS: Final = 2
"""The possible sights of an opponent: how much it takes into account, from least to most.

SIGHT_GLANCE: points, and the points that professors will bring.
SIGHT_HANDS: also the kinds to collect, and the combinations that a hand can lay.
SIGHT_RIVALS: also which professors a rival can win.
"""


def sizes_by_seat(state: State) -> list[Sizes]:
    """Returns, by seat and then by discipline, the size of the largest combination it could lay.

    The seat may use its hand, and cards of its combinations on the table that hold no professor.
    """
    if not state.expert:
        return [largest_sizes(usable_cards(state, seat)) for seat in range(len(state.hands))]
    return [_expert_sizes(state, seat) for seat in range(len(state.hands))]


def _expert_sizes(state: State, seat: int) -> Sizes:
    """Returns, by discipline, the size of the largest combination that a seat could lay or enlarge
    in the expert game.

    Its cards on the table serve only for a combination of the same discipline, which they enlarge,
    or of a higher one.
    """
    cards = state.hands[seat]
    sizes = largest_sizes(cards)
    for combination in state.combinations[seat]:
        discipline = combination.discipline
        if state.professors[discipline] != combination.serial:
            cards += combination.cards
            wider = largest_sizes(cards)
            sizes = (*sizes[:discipline], *wider[discipline:])
    return sizes


def usable_cards(state: State, seat: int) -> tuple[CardId, ...]:
    """Returns the seat's hand and, in the base game, the cards of its combinations without a
    professor."""
    cards = state.hands[seat]
    if state.expert:
        return cards
    professors = state.professors
    for combination in state.combinations[seat]:
        if professors[combination.discipline] != combination.serial:
            cards += combination.cards
    return cards


def standing_with_professor(
    state: State, seat: int, discipline: int, sizes: Sequence[Sizes], sight: int
) -> int:
    """Returns how the seat stands with a discipline's professor, SAFE_STANDING to FAR_STANDING.

    Args:
        sizes: by seat and then by discipline, the size of the largest combination it could lay.
        sight: how much the player sees, SIGHT_GLANCE to SIGHT_RIVALS.
    """
    best = state.best[discipline]
    if state.holders[discipline] == seat:
        if sight < SIGHT_RIVALS:
            return SAFE_STANDING
        bar = best[0]
        rival = largest_of_rivals(sizes, seat, discipline)
        if rival < bar:
            return SAFE_STANDING
        return CONTESTED_STANDING if rival == bar else THREATENED_STANDING
    if sight < SIGHT_HANDS:
        return EVEN_STANDING
    margin = 2 * sizes[seat][discipline]
    margin -= 2 * best[0] if best else 2 * SMALLEST_SIZES[discipline] - 1
    return _STANDING_BY_MARGIN[max(0, min(8, margin + 5))]


def largest_of_rivals(sizes: Sequence[Sizes], seat: int, discipline: int) -> int:
    """Returns the size of the largest combination of a discipline that a rival of the seat could
    lay. `sizes` has each seat's sizes by discipline."""
    largest = 0
    for other, own in enumerate(sizes):
        if other != seat and own[discipline] > largest:
            largest = own[discipline]
    return largest


def points_of_seat(state: State, seat: int) -> int:
    """Returns the points of a seat in objects and scrolls."""
    points = state.scrolls[seat]
    for objects in state.objects[seat]:
        for value in objects:
            points += value
    return points


def nearness_of_round_end(state: State) -> float:
    """Returns how near the round is to its end by three empty piles, above 0 and at most 1.

    It is 1 divided by the number of objects on the three smallest piles, or 1 if these are empty.
    """
    lengths = [len(pile) for pile in state.piles]
    lengths.sort()
    return 1.0 / max(1, sum(lengths[:3]))


def position_signs(
    state: State, seat: int, sizes: Sequence[Sizes], sight: int = SIGHT_RIVALS
) -> list[tuple[int, float]]:
    """Returns the signs that a seat shows, each as a pair of its number and its strength.

    Args:
        sizes: by seat and then by discipline, the size of the largest combination it could lay.
        sight: how much the player sees, SIGHT_GLANCE to SIGHT_RIVALS.
    """
    shown: list[tuple[int, float]] = []
    kinds = 0
    objects = state.objects[seat]
    for discipline in range(5):
        pile = state.piles[discipline]
        stance = standing_with_professor(state, seat, discipline, sizes, sight)
        if objects[discipline] or sight < SIGHT_HANDS:
            kinds += 1
            if pile:
                shown.append((INCOME_SIGN + 9 * discipline + stance, pile[-1]))
        elif pile:
            shown.append((MISSING_SIGN + 9 * discipline + stance, 1.0))
        else:
            kinds += stance <= THREATENED_STANDING
            shown.append((STAND_IN_SIGN + stance, 1.0))
    own = points_of_seat(state, seat)
    near = nearness_of_round_end(state)
    shown.append((POINTS_SIGN, own))
    shown.append((NEAR_POINTS_SIGN, own * near))
    seats = len(state.hands)
    leads = True
    for other in range(seats):
        if other != seat and points_of_seat(state, other) >= own:
            leads = False
            break
    if leads:
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
    """Returns, by seat, the chance (0–1) to win the present round.

    Args:
        weights: by sign, its weight.
        sight: how much the player sees, SIGHT_GLANCE to SIGHT_RIVALS.
        sure: the seat to move gets at least this chance (0–1), if it seems able to win the round
            this turn by laying a combination. With 0, the function does not look for such wins.
    """
    sizes = sizes_by_seat(state)
    sees_wins = sure > 0.0 and sight >= SIGHT_RIVALS
    if sees_wins:
        winner = winner_of_turn(state)
        if winner >= 0:
            return [float(seat == winner) for seat in range(len(sizes))]
    wider_sizes = _sizes_with_take_backs(state, sizes) if sees_wins else sizes
    chances = softmax(
        [
            sum(
                [
                    weights[sign] * strength
                    for sign, strength in position_signs(state, seat, wider_sizes, sight)
                ]
            )
            for seat in range(len(sizes))
        ]
    )
    seat = state.active
    if (
        not sees_wins
        or chances[seat] >= sure
        or not _may_win(state, sizes[seat], wider_sizes[seat])
    ):
        return chances
    rest = (1.0 - sure) / (1.0 - chances[seat])
    return [sure if other == seat else chance * rest for other, chance in enumerate(chances)]


def _sizes_with_take_backs(state: State, sizes: list[Sizes]) -> list[Sizes]:
    """Returns the sizes, but larger for seats that lack objects of only one kind.

    Such a seat wins the round with the professor of the missing kind. So it can afford to take back
    all its combinations, and its size for this kind includes their cards.

    Args:
        sizes: by seat and then by discipline, the size of the largest combination it could lay.
    """
    if state.expert:
        return sizes
    wider_sizes = sizes[:]
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
            wider_sizes[seat] = (*own_sizes[:kind], size, *own_sizes[kind + 1 :])
    return wider_sizes


def _may_win(state: State, sizes: Sizes, wider_sizes: Sizes) -> bool:
    """Returns whether the seat to move seems able to win the round this turn by winning a
    professor.

    Args:
        sizes: by discipline, the size that it can lay and keep its professors.
        wider_sizes: by discipline, the size that it can lay if it takes its combinations back.
    """
    if state.phase == AFTER:
        return False
    for discipline, size in enumerate(sizes):
        best = state.best[discipline]
        bar = best[0] if best else SMALLEST_SIZES[discipline] - 1
        if state.holders[discipline] == state.active:
            continue
        if size > bar and is_round_won_with_professor(state, discipline, _NO_DISCIPLINES):
            return True
        if wider_sizes[discipline] > max(bar, size) and state.phase == START:
            return True
    return False


@lru_cache(maxsize=256)
def chances_between_rounds(gold: tuple[bool, ...], winner: int, again: float) -> tuple[float, ...]:
    """Returns, by seat, the chance (0–1) to win the match, between two rounds.

    Args:
        gold: by seat, whether its crest shows gold.
        winner: the seat that won the last round. It begins the next round with a card less and
            without scrolls, and mostly another seat plays first.
        again: the chance (0–1) that the winner of a round also wins the next one. The other seats
            share the rest evenly.

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
    """Returns, by seat, the chance (0–1) to win the match, in any phase.

    `again` is as in `chances_between_rounds`; the other arguments are as in `round_prospects`.
    """
    gold = tuple(state.gold)
    seats = len(gold)
    if state.phase == OVER:
        return [float(seat == state.winner) for seat in range(seats)]
    if state.phase == KEEP:
        return list(chances_between_rounds(gold, state.winner, again))
    return match_chances(gold, round_prospects(state, weights, sight, sure), again)


def match_chances(gold: tuple[bool, ...], rounds: Sequence[float], again: float) -> list[float]:
    """Returns, by seat, the chance (0–1) to win the match, during a round.

    Args:
        gold: by seat, whether the seat has a gold crest and so wins the match with its next round.
        rounds: by seat, the chance (0–1) to win the present round.
        again: the chance (0–1) that the winner of a round also wins the next one, see
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

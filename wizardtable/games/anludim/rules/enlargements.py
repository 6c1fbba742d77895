# SPDX-License-Identifier: MIT
"""Finds how a combination on the table can grow in the expert game (rules page, {#expert}).

All its cards stay, but each of them may count with its other half. Halves are codes as in
`matching`.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from wizardtable.games.anludim.rules.combinations import unchecked_strength
from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, PAIRS, RUN, CardId
from wizardtable.games.anludim.rules.formations import Formations
from wizardtable.games.anludim.rules.groups import Groups
from wizardtable.games.anludim.rules.matching import (
    CARD_OF_CODE,
    COLOUR_OF_CODE,
    VALUE_MASK,
    VALUE_OF_CODE,
    group_codes,
)
from wizardtable.games.anludim.rules.runs import run_tops
from wizardtable.games.anludim.rules.state import Combination


def extreme_enlargement(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], *, greatest: bool
) -> list[int]:
    """Returns the halves of the greatest or the least enlargement that beats a strength.

    The result is empty if there is no such enlargement. Halves go on counting as they did if
    possible. Of the cards, those are added that the hand can best spare.

    Args:
        combination: the combination that grows.
        cards: the cards that may be added.
        beaten: the strength to beat, () for none.
        greatest: True for the greatest enlargement, False for the least.
    """
    discipline = combination.discipline
    if discipline in (COLOUR_SET, ASSEMBLY):
        grown = _colour_sets if discipline == COLOUR_SET else _assemblies
        possible = grown(combination, cards, beaten)
        choose = max if greatest else min
        return choose(possible, key=lambda codes: strength_of_codes(discipline, codes), default=[])
    masks = _runs if discipline == RUN else _groups
    size = _group_size(discipline)
    for mask in masks(combination, cards, beaten, greatest):
        codes = _codes_for(combination, cards, mask, size)
        if codes:
            return codes
    return []


def strength_of_codes(discipline: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Returns the strength of a combination of these halves, or () for no halves."""
    if not codes:
        return ()
    return unchecked_strength(
        discipline, [CARD_OF_CODE[code] for code in codes], [code & 1 for code in codes]
    )


def _group_size(discipline: int) -> int:
    return 1 if discipline == RUN else 2 if discipline == PAIRS else 3


def _codes_of(combination: Combination) -> list[int]:
    return [
        2 * card + half for card, half in zip(combination.cards, combination.halves, strict=True)
    ]


def _codes_with(cards: Sequence[CardId], kind: tuple[int, ...], wanted: int) -> list[int]:
    return [code for card in cards for code in (2 * card, 2 * card + 1) if kind[code] == wanted]


def _ways_to_read(combination: Combination, kind: tuple[int, ...]) -> Iterator[list[int]]:
    """Yields the halves of all cards of the combination, for each value or colour that they share.

    The halves that count now come first.

    Args:
        kind: `VALUE_OF_CODE` or `COLOUR_OF_CODE`.
    """
    first = 2 * combination.cards[0] + combination.halves[0]
    for wanted in (kind[first], kind[first ^ 1]):
        codes = _codes_with(combination.cards, kind, wanted)
        if len(codes) == len(combination.cards):
            yield codes


def _assemblies(
    combination: Combination, cards: Formations, beaten: tuple[int, ...]
) -> list[list[int]]:
    enlargements: list[list[int]] = []
    for own in _ways_to_read(combination, VALUE_OF_CODE):
        value = VALUE_OF_CODE[own[0]]
        more = _codes_with(cards.cards_to_spend(), VALUE_OF_CODE, value)
        enlargements += [
            own + more[:number]
            for number in range(1, len(more) + 1)
            if (len(own) + number, value) > beaten
        ]
    return enlargements


def _colour_sets(
    combination: Combination, cards: Formations, beaten: tuple[int, ...]
) -> list[list[int]]:
    """Returns the least and the greatest enlargement in each colour."""
    enlargements: list[list[int]] = []
    for own in _ways_to_read(combination, COLOUR_OF_CODE):
        more = _codes_with(cards.cards_to_spend(), COLOUR_OF_CODE, COLOUR_OF_CODE[own[0]])
        more.sort(key=lambda code: VALUE_OF_CODE[code])
        if more and strength_of_codes(COLOUR_SET, own + more) > beaten:
            enlargements += [_least_set(own, more, beaten), own + more]
    return enlargements


def _least_set(own: list[int], more: list[int], beaten: tuple[int, ...]) -> list[int]:
    """Returns the least colour set that beats a strength and contains all of `own`.

    It adds as few halves of `more` as possible. Going from the highest added half down, each has
    the lowest value that suffices if the halves below it are as high as possible. All halves of
    `more` together must suffice.
    """
    number = 1
    while strength_of_codes(COLOUR_SET, own + more[-number:]) <= beaten:
        number += 1
    chosen = own
    for below in range(number - 1, -1, -1):
        place = below
        while strength_of_codes(COLOUR_SET, chosen + more[place - below : place + 1]) <= beaten:
            place += 1
        chosen = [*chosen, more[place]]
        more = more[:place]
    return chosen


def _runs(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], downwards: bool
) -> Iterator[int]:
    """Yields the masks of the values of longer runs that beat the strength, in order of strength.

    The cards may not suffice for some of them.
    """
    everything = combination.cards + cards.cards
    present = 0
    for card in everything:
        present |= VALUE_MASK[card]
    by_length = run_tops(everything, present)
    masks = [
        (2 << top) - (1 << top - length + 1)
        for length in range(len(combination.cards) + 1, len(by_length))
        for top in range(length, 14)
        if by_length[length] >> top & 1 and (length, top) > beaten
    ]
    if downwards:
        masks.reverse()
    return (mask for mask in masks if _each_card_has(combination, mask))


def _groups(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], downwards: bool
) -> Iterator[int]:
    """Yields the masks of the values of more pairs or triples that beat the strength, in order of
    strength.

    The cards may not suffice for some of them.
    """
    size = _group_size(combination.discipline)
    everything = Formations(combination.cards + cards.cards)
    values = everything.group_values(size)
    groups = Groups(everything.cards, size, values, everything.twins())
    counts = range(len(combination.cards) // size + 1, groups.max_groups + 1)
    for count in reversed(counts) if downwards else counts:
        if beaten and count < beaten[0]:
            continue
        low = groups.weakest(count, beaten[1:] if beaten and count == beaten[0] else ())
        if not low:
            continue
        high = groups.strongest(count)
        masks = [
            sum([1 << value for value in chosen])
            for chosen in combinations(groups.values()[::-1], count)
        ]
        for mask in masks if downwards else reversed(masks):
            if low <= mask <= high and _each_card_has(combination, mask):
                yield mask


def _each_card_has(combination: Combination, mask: int) -> bool:
    """Returns whether each card of the combination has one of the values."""
    return all(VALUE_MASK[card] & mask for card in combination.cards)


def _codes_for(combination: Combination, cards: Formations, mask: int, size: int) -> list[int]:
    """Returns the halves of groups of these values that use all cards of the combination.

    The result is empty if there are none.
    """
    own = _codes_of(combination)
    values = 0
    for code in own:
        values |= 1 << VALUE_OF_CODE[code]
    if values & mask == values:
        more = group_codes(cards.cards_to_spend(), mask ^ values, size)
        if more:
            return own + more
    codes = group_codes([*combination.cards, *cards.cards_to_spend()], mask, size)
    return codes if {CARD_OF_CODE[code] for code in codes}.issuperset(combination.cards) else []

# SPDX-License-Identifier: MIT
"""Finds how a combination on the table can grow in the expert game (rules page, {#expert}).

All cards of the combination stay, but afterwards each card may count with its other half. A half is
written as its code, 2 * card + half (0 or 1).

A mask is a number whose bit v stands for value v.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from wizardtable.games.anludim.rules.combinations import unchecked_strength
from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, PAIRS, RUN, CardId
from wizardtable.games.anludim.rules.formations import Formations
from wizardtable.games.anludim.rules.groups import Groups
from wizardtable.games.anludim.rules.matching import (
    CARD_OF_HALF,
    COLOUR_OF_HALF,
    VALUE_MASK,
    VALUE_OF_HALF,
    group_codes,
)
from wizardtable.games.anludim.rules.runs import run_tops
from wizardtable.games.anludim.rules.state import Combination


def extreme_enlargement(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], *, greatest: bool
) -> list[int]:
    """Returns the codes of the halves of the strongest or the weakest enlargement of a combination.

    The enlargement beats the strength `beaten`; the result is empty if there is none. The
    combination's halves stay the same if possible. The added cards are those that the hand can best
    spare.

    Args:
        combination: the combination that grows.
        cards: the cards that may be added.
        beaten: the strength to beat, () for none.
        greatest: True for the strongest enlargement, False for the weakest.
    """
    discipline = combination.discipline
    if discipline in (COLOUR_SET, ASSEMBLY):
        enlargements_of = (
            _enlarged_colour_sets if discipline == COLOUR_SET else _enlarged_assemblies
        )
        possible = enlargements_of(combination, cards, beaten)
        choose = max if greatest else min
        return choose(possible, key=lambda codes: strength_of_codes(discipline, codes), default=[])
    masks = _run_masks if discipline == RUN else _group_masks
    size = _group_size(discipline)
    for mask in masks(combination, cards, beaten, greatest):
        codes = _enlarged_codes(combination, cards, mask, size)
        if codes:
            return codes
    return []


def strength_of_codes(discipline: int, codes: Sequence[int]) -> tuple[int, ...]:
    """Returns the strength of the combination of halves with these codes, or () if there are no
    codes."""
    if not codes:
        return ()
    return unchecked_strength(
        discipline, [CARD_OF_HALF[code] for code in codes], [code & 1 for code in codes]
    )


def _group_size(discipline: int) -> int:
    return 1 if discipline == RUN else 2 if discipline == PAIRS else 3


def _codes_of(combination: Combination) -> list[int]:
    return [
        2 * card + half for card, half in zip(combination.cards, combination.halves, strict=True)
    ]


def _codes_with(cards: Sequence[CardId], trait_of_code: tuple[int, ...], wanted: int) -> list[int]:
    return [
        code for card in cards for code in (2 * card, 2 * card + 1) if trait_of_code[code] == wanted
    ]


def _shared_halves(combination: Combination, trait_of_code: tuple[int, ...]) -> Iterator[list[int]]:
    """Yields a list of codes for each value or colour that all cards of the combination share. The
    codes are those of the halves with this value or colour.

    The list for the halves that count now comes first.

    Args:
        trait_of_code: `VALUE_OF_HALF` or `COLOUR_OF_HALF`.
    """
    first = 2 * combination.cards[0] + combination.halves[0]
    for wanted in (trait_of_code[first], trait_of_code[first ^ 1]):
        codes = _codes_with(combination.cards, trait_of_code, wanted)
        if len(codes) == len(combination.cards):
            yield codes


def _enlarged_assemblies(
    combination: Combination, cards: Formations, beaten: tuple[int, ...]
) -> list[list[int]]:
    enlargements: list[list[int]] = []
    for own in _shared_halves(combination, VALUE_OF_HALF):
        value = VALUE_OF_HALF[own[0]]
        extra = _codes_with(cards.cards_to_spend(), VALUE_OF_HALF, value)
        enlargements += [
            own + extra[:number]
            for number in range(1, len(extra) + 1)
            if (len(own) + number, value) > beaten
        ]
    return enlargements


def _enlarged_colour_sets(
    combination: Combination, cards: Formations, beaten: tuple[int, ...]
) -> list[list[int]]:
    """Returns two enlargements of a colour set for each colour that all its cards share: the
    weakest and the strongest.

    Each enlargement is a list of codes, and is stronger than `beaten`. The result is empty if there
    are none.
    """
    enlargements: list[list[int]] = []
    for own in _shared_halves(combination, COLOUR_OF_HALF):
        extra = _codes_with(cards.cards_to_spend(), COLOUR_OF_HALF, COLOUR_OF_HALF[own[0]])
        extra.sort(key=lambda code: VALUE_OF_HALF[code])
        if extra and strength_of_codes(COLOUR_SET, own + extra) > beaten:
            enlargements += [_weakest_set(own, extra, beaten), own + extra]
    return enlargements


def _weakest_set(own: list[int], extra: list[int], beaten: tuple[int, ...]) -> list[int]:
    """Returns the weakest colour set that contains all of `own` and is stronger than `beaten`.

    It adds as few codes of `extra` as possible. All of `extra` together must be enough.

    Args:
        own: the codes of the halves in the combination.
        extra: the codes of the halves that may be added, ascending by value, in the same colour.
        beaten: the strength to beat.
    """
    number = 1
    while strength_of_codes(COLOUR_SET, own + extra[-number:]) <= beaten:
        number += 1
    chosen = own
    for below in range(number - 1, -1, -1):
        place = below
        while strength_of_codes(COLOUR_SET, chosen + extra[place - below : place + 1]) <= beaten:
            place += 1
        chosen = [*chosen, extra[place]]
        extra = extra[:place]
    return chosen


def _run_masks(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], downwards: bool
) -> Iterator[int]:
    """Yields the longer runs that are stronger than `beaten`, each as a mask of values (bit v for
    value v).

    The weakest run comes first; if `downwards` is True, the strongest one does. The cards may not
    suffice for some of these runs.
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
    return (mask for mask in masks if _each_card_has_value_of(combination, mask))


def _group_masks(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], downwards: bool
) -> Iterator[int]:
    """Yields the masks of values of larger sets of pairs or triples that are stronger than
    `beaten`.

    The weakest set comes first; if `downwards` is True, the strongest one does. The cards may not
    suffice for some of these sets.
    """
    size = _group_size(combination.discipline)
    everything = Formations(combination.cards + cards.cards)
    values = everything.group_values(size)
    groups = Groups(everything.cards, size, values, everything.twins())
    counts = range(len(combination.cards) // size + 1, groups.max_groups + 1)
    for count in reversed(counts) if downwards else counts:
        if beaten and count < beaten[0]:
            continue
        low = groups.weakest_set(count, beaten[1:] if beaten and count == beaten[0] else ())
        if not low:
            continue
        high = groups.strongest_set(count)
        masks = [
            sum([1 << value for value in chosen])
            for chosen in combinations(groups.values()[::-1], count)
        ]
        for mask in masks if downwards else reversed(masks):
            if low <= mask <= high and _each_card_has_value_of(combination, mask):
                yield mask


def _each_card_has_value_of(combination: Combination, mask: int) -> bool:
    """Returns whether each card of the combination has at least one of the values in the mask."""
    return all(VALUE_MASK[card] & mask for card in combination.cards)


def _enlarged_codes(combination: Combination, cards: Formations, mask: int, size: int) -> list[int]:
    """Returns the codes of a group of `size` halves for each value of the mask.

    The groups use all cards of the combination, and may also use cards that can be added. The
    result is empty if the cards cannot form such groups.
    """
    own = _codes_of(combination)
    values = 0
    for code in own:
        values |= 1 << VALUE_OF_HALF[code]
    if values & mask == values:
        extra = group_codes(cards.cards_to_spend(), mask ^ values, size)
        if extra:
            return own + extra
    codes = group_codes([*combination.cards, *cards.cards_to_spend()], mask, size)
    return codes if {CARD_OF_HALF[code] for code in codes}.issuperset(combination.cards) else []

# SPDX-License-Identifier: MIT
"""Checks whether halves of cards form a combination, and says how strong it is.

`readings` finds all combinations that some cards can form together.

>>> cards = tuple(map(components.CardId, (6, 8)))  # 5 blue and 6 blue
>>> strength_of(components.RUN, cards, (0, 0))
(2, 6)
>>> [(reading.discipline, reading.strength) for reading in readings(cards)]
[(0, (2, 6)), (0, (2, 5)), (1, (2, 6, 5)), (2, (1, 4))]
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.counts import values_of_mask
from wizardtable.games.anludim.rules.formations import formations_of_hand
from wizardtable.games.anludim.rules.matching import COLOUR_OF_HALF, VALUE_OF_HALF, group_codes


@dataclass(frozen=True, slots=True)
class Reading:
    """One combination that some cards can form; its attributes are as in `state.Combination`."""

    discipline: int
    halves: tuple[int, ...]
    strength: tuple[int, ...]


def strength_of(
    discipline: int, cards: Sequence[components.CardId], halves: Sequence[int]
) -> tuple[int, ...]:
    """Returns the strength of the combination that these halves form (rules page, {#combinations}).

    Of two combinations of one discipline, the one with the greater strength is stronger.

    Args:
        discipline: the kind of combination that the halves should form.
        cards: the cards.
        halves: for each card, the half (0 or 1) that counts.

    Raises:
        IllegalAction: the halves do not form a combination of this discipline.
    """
    used = [components.CARDS[card][half] for card, half in zip(cards, halves, strict=True)]
    values = sorted([value for value, _ in used], reverse=True)
    if discipline == components.RUN:
        return _run_strength(values)
    if discipline == components.COLOUR_SET:
        return _colour_set_strength(values, [colour for _, colour in used])
    if discipline == components.ASSEMBLY:
        return _assembly_strength(values)
    return _group_strength(2 if discipline == components.PAIRS else 3, values, used)


def unchecked_strength(
    discipline: int, cards: Sequence[components.CardId], halves: Sequence[int]
) -> tuple[int, ...]:
    """Returns the strength as `strength_of` does, but checks nothing.

    The halves must form a combination of the discipline.
    """
    number = len(cards)
    if discipline == components.ASSEMBLY:
        return (number, components.VALUES[cards[0]][halves[0]])
    values = [components.VALUES[card][halves[place]] for place, card in enumerate(cards)]
    if discipline == components.RUN:
        return (number, max(values))
    if discipline != components.COLOUR_SET:
        values = list(set(values))
    values.sort(reverse=True)
    return (len(values), *values)


def readings(cards: Sequence[components.CardId]) -> list[Reading]:
    """Returns all legal combinations that use every one of these cards; the cards must be
    different.

    Weak disciplines come first, and within a discipline the strongest combination. If several
    choices of halves are equally strong, the list contains one of them; for colour sets, one for
    each colour.
    """
    chosen = tuple(sorted(cards))
    results: list[Reading] = []
    for discipline, codes in (
        *[(components.RUN, codes) for codes in _all_run_codes(chosen)],
        *[(components.COLOUR_SET, codes) for codes in _all_colour_codes(chosen)],
        *[(components.PAIRS, codes) for codes in _all_group_codes(chosen, 2)],
        *[(components.TRIPLES, codes) for codes in _all_group_codes(chosen, 3)],
        *[(components.ASSEMBLY, codes) for codes in _all_assembly_codes(chosen)],
    ):
        half_of = {code >> 1: code & 1 for code in codes}
        halves = tuple([half_of[card] for card in chosen])
        results.append(Reading(discipline, halves, strength_of(discipline, chosen, halves)))
    results.sort(key=lambda reading: reading.strength, reverse=True)
    results.sort(key=lambda reading: reading.discipline)
    return results


def _run_strength(values: list[int]) -> tuple[int, ...]:
    if len(values) < 2:
        raise IllegalAction(N_("anludim", "A run needs at least two cards."))
    for above, below in pairwise(values):
        if above != below + 1:
            raise IllegalAction(N_("anludim", "The cards in a run must have consecutive values."))
    return (len(values), values[0])


def _colour_set_strength(values: list[int], colours: list[int]) -> tuple[int, ...]:
    if len(values) < 2:
        raise IllegalAction(N_("anludim", "A colour set needs at least two cards."))
    if len(set(colours)) > 1:
        raise IllegalAction(N_("anludim", "The cards in a colour set must all be the same colour."))
    return (len(values), *values)


def _group_strength(size: int, values: list[int], halves: list[tuple[int, int]]) -> tuple[int, ...]:
    """Returns the strength of pairs (`size` is 2) or triples (`size` is 3).

    Two pairs or triples of the same value are not allowed.

    Args:
        values: the values of the halves, descending.
        halves: the halves as (value, colour).

    Raises:
        IllegalAction: the halves do not form pairs or triples.
    """
    group_values = values[::size]
    if not values or values != [value for value in group_values for _ in range(size)]:
        if size == 2:
            raise IllegalAction(
                N_("anludim", "Each pair must have exactly two cards of one value.")
            )
        raise IllegalAction(
            N_("anludim", "Each triple must have exactly three cards of one value.")
        )
    if len(set(group_values)) < len(group_values):
        raise IllegalAction(N_("anludim", "Each pair or triple must have a different value."))
    if len(set(halves)) < len(halves):
        if size == 2:
            raise IllegalAction(
                N_("anludim", "The two cards in a pair must be of different colours.")
            )
        reason = N_("anludim", "The three cards in a triple must be of three different colours.")
        raise IllegalAction(reason)
    return (len(group_values), *group_values)


def _assembly_strength(values: list[int]) -> tuple[int, ...]:
    if len(values) < 4:
        raise IllegalAction(N_("anludim", "An assembly needs at least four cards."))
    if values[0] != values[-1]:
        raise IllegalAction(N_("anludim", "The cards in an assembly must all have the same value."))
    return (len(values), values[0])


def _all_run_codes(cards: tuple[components.CardId, ...]) -> list[list[int]]:
    size = len(cards)
    choices: list[list[int]] = []
    for top in range(size, 14) if size > 1 else ():
        codes = group_codes(cards, (2 << top) - (1 << top - size + 1), 1)
        if codes:
            choices.append(codes)
    return choices


def _all_colour_codes(cards: tuple[components.CardId, ...]) -> list[list[int]]:
    if len(cards) < 2:
        return []
    choices: list[list[int]] = []
    for colour in range(5):
        codes = _codes_with(cards, colour, COLOUR_OF_HALF)
        if len(codes) == len(cards):
            choices.append(codes)
    return choices


def _all_assembly_codes(cards: tuple[components.CardId, ...]) -> list[list[int]]:
    if len(cards) < 4:
        return []
    choices: list[list[int]] = []
    for value in range(1, 14):
        codes = _codes_with(cards, value, VALUE_OF_HALF)
        if len(codes) == len(cards):
            choices.append(codes)
    return choices


def _codes_with(
    cards: tuple[components.CardId, ...], wanted: int, trait_of_code: tuple[int, ...]
) -> list[int]:
    return [
        code for card in cards for code in (2 * card, 2 * card + 1) if trait_of_code[code] == wanted
    ]


def _all_group_codes(cards: tuple[components.CardId, ...], size: int) -> list[list[int]]:
    """Returns the ways to divide all the cards into groups of `size` cards, one way for each set of
    values.

    Each way is a list of codes (2 * card + half).
    """
    count, remainder = divmod(len(cards), size)
    if remainder or not count:
        return []
    masks = [0]  # sets of values that the cards suffice for
    for value in values_of_mask(formations_of_hand(cards).group_values(size)):
        masks += [
            mask | 1 << value
            for mask in masks
            if mask.bit_count() < count and group_codes(cards, mask | 1 << value, size)
        ]
    return [group_codes(cards, mask, size) for mask in masks if mask.bit_count() == count]

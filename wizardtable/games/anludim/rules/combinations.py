# SPDX-License-Identifier: MIT
"""What makes a combination: whether named halves form one, how strong it is, and all the ways in
which chosen cards can be read as one.

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
from wizardtable.games.anludim.rules.counts import values_of
from wizardtable.games.anludim.rules.formations import hand_of
from wizardtable.games.anludim.rules.matching import COLOUR, VALUE, fill


@dataclass(frozen=True, slots=True)
class Reading:
    """A legal way to read chosen cards: `halves` and `strength` as in `Combination`."""

    discipline: int
    halves: tuple[int, ...]
    strength: tuple[int, ...]


def strength_of(
    discipline: int, cards: Sequence[components.CardId], halves: Sequence[int]
) -> tuple[int, ...]:
    """The strength of these halves in a discipline; raises IllegalAction where they form no such
    combination. Compares within the discipline, greater is stronger."""
    used = [components.CARDS[card][half] for card, half in zip(cards, halves, strict=True)]
    values = sorted([value for value, _ in used], reverse=True)
    if discipline == components.RUN:
        return _run(values)
    if discipline == components.COLOUR_SET:
        return _colour_set(values, [colour for _, colour in used])
    if discipline == components.ASSEMBLY:
        return _assembly(values)
    return _groups(2 if discipline == components.PAIRS else 3, values, used)


def measured(
    discipline: int, cards: Sequence[components.CardId], halves: Sequence[int]
) -> tuple[int, ...]:
    """The strength of halves that are known to form a combination of the discipline."""
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
    """All legal combinations that use exactly these different cards, weak disciplines first and
    in each the strongest first. Where several choices of halves are equally strong, one stands
    for all (colour sets are given for each colour)."""
    chosen = tuple(sorted(cards))
    found: list[Reading] = []
    for discipline, codes in (
        *[(components.RUN, codes) for codes in _run_codes(chosen)],
        *[(components.COLOUR_SET, codes) for codes in _colour_codes(chosen)],
        *[(components.PAIRS, codes) for codes in _group_codes(chosen, 2)],
        *[(components.TRIPLES, codes) for codes in _group_codes(chosen, 3)],
        *[(components.ASSEMBLY, codes) for codes in _assembly_codes(chosen)],
    ):
        half_of = {code >> 1: code & 1 for code in codes}
        halves = tuple([half_of[card] for card in chosen])
        found.append(Reading(discipline, halves, strength_of(discipline, chosen, halves)))
    found.sort(key=lambda reading: reading.strength, reverse=True)
    found.sort(key=lambda reading: reading.discipline)
    return found


def _run(values: list[int]) -> tuple[int, ...]:
    if len(values) < 2:
        raise IllegalAction(N_("anludim", "A run needs at least two cards."))
    for above, below in pairwise(values):
        if above != below + 1:
            raise IllegalAction(N_("anludim", "The cards of a run need consecutive values."))
    return (len(values), values[0])


def _colour_set(values: list[int], colours: list[int]) -> tuple[int, ...]:
    if len(values) < 2:
        raise IllegalAction(N_("anludim", "A colour set needs at least two cards."))
    if len(set(colours)) > 1:
        raise IllegalAction(N_("anludim", "The cards of a colour set must all be the same colour."))
    return (len(values), *values)


def _groups(size: int, values: list[int], used: list[tuple[int, int]]) -> tuple[int, ...]:
    """Pairs and triples; a value with two groups would have too many cards."""
    wanted = values[::size]
    if not values or values != [value for value in wanted for _ in range(size)]:
        if size == 2:
            raise IllegalAction(N_("anludim", "Each pair needs exactly two cards of one value."))
        raise IllegalAction(N_("anludim", "Each triple needs exactly three cards of one value."))
    if len(set(wanted)) < len(wanted):
        raise IllegalAction(N_("anludim", "Each pair or triple must have a different value."))
    if len(set(used)) < len(used):
        if size == 2:
            raise IllegalAction(N_("anludim", "The two cards of a pair need different colours."))
        reason = N_("anludim", "The three cards of a triple need three different colours.")
        raise IllegalAction(reason)
    return (len(wanted), *wanted)


def _assembly(values: list[int]) -> tuple[int, ...]:
    if len(values) < 4:
        raise IllegalAction(N_("anludim", "An assembly needs at least four cards."))
    if values[0] != values[-1]:
        raise IllegalAction(N_("anludim", "The cards of an assembly must all have the same value."))
    return (len(values), values[0])


def _run_codes(cards: tuple[components.CardId, ...]) -> list[list[int]]:
    size = len(cards)
    found: list[list[int]] = []
    for top in range(size, 14) if size > 1 else ():
        codes = fill(cards, (2 << top) - (1 << top - size + 1), 1)
        if codes:
            found.append(codes)
    return found


def _colour_codes(cards: tuple[components.CardId, ...]) -> list[list[int]]:
    if len(cards) < 2:
        return []
    found: list[list[int]] = []
    for colour in range(5):
        codes = _matching(cards, colour, COLOUR)
        if len(codes) == len(cards):
            found.append(codes)
    return found


def _assembly_codes(cards: tuple[components.CardId, ...]) -> list[list[int]]:
    if len(cards) < 4:
        return []
    found: list[list[int]] = []
    for value in range(1, 14):
        codes = _matching(cards, value, VALUE)
        if len(codes) == len(cards):
            found.append(codes)
    return found


def _matching(
    cards: tuple[components.CardId, ...], wanted: int, kind: tuple[int, ...]
) -> list[int]:
    return [code for card in cards for code in (2 * card, 2 * card + 1) if kind[code] == wanted]


def _group_codes(cards: tuple[components.CardId, ...], size: int) -> list[list[int]]:
    """One choice of halves for every set of values whose groups use up the cards."""
    count, left = divmod(len(cards), size)
    if left or not count:
        return []
    masks = [0]  # sets of values that the cards suffice for
    for value in values_of(hand_of(cards).group_values(size)):
        masks += [
            mask | 1 << value
            for mask in masks
            if mask.bit_count() < count and fill(cards, mask | 1 << value, size)
        ]
    return [fill(cards, mask, size) for mask in masks if mask.bit_count() == count]

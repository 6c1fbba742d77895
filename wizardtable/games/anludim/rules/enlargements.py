# SPDX-License-Identifier: MIT
"""How a combination on the table can grow: the least and the greatest of its enlargements.

All its cards stay, but any of them may come to count as its other half. Halves are codes as in
`matching`.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from wizardtable.games.anludim.rules.combinations import measured
from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, PAIRS, RUN, CardId
from wizardtable.games.anludim.rules.formations import Formations
from wizardtable.games.anludim.rules.groups import Groups
from wizardtable.games.anludim.rules.matching import CARD, COLOUR, LINK, VALUE, fill
from wizardtable.games.anludim.rules.runs import tops
from wizardtable.games.anludim.rules.state import Combination


def extreme(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], *, greatest: bool
) -> list[int]:
    """The halves of the greatest, or else the least, enlargement by some of these cards that
    beats a strength (() for any); empty where there is none. Halves keep counting as they did
    where they can, and cards are spent as the hand can best spare them."""
    discipline = combination.discipline
    if discipline in (COLOUR_SET, ASSEMBLY):
        grown = _colour_sets if discipline == COLOUR_SET else _assemblies
        ways = grown(combination, cards, beaten)
        choose = max if greatest else min
        return choose(ways, key=lambda codes: strength_of_codes(discipline, codes), default=[])
    masks = _runs if discipline == RUN else _groups
    size = _group(discipline)
    for mask in masks(combination, cards, beaten, greatest):
        codes = _filled(combination, cards, mask, size)
        if codes:
            return codes
    return []


def strength_of_codes(discipline: int, codes: Sequence[int]) -> tuple[int, ...]:
    """The strength of a combination of these halves, () for none."""
    if not codes:
        return ()
    return measured(discipline, [CARD[code] for code in codes], [code & 1 for code in codes])


def _group(discipline: int) -> int:
    return 1 if discipline == RUN else 2 if discipline == PAIRS else 3


def _codes_of(combination: Combination) -> list[int]:
    return [
        2 * card + half for card, half in zip(combination.cards, combination.halves, strict=True)
    ]


def _alike(cards: Sequence[CardId], kind: tuple[int, ...], wanted: int) -> list[int]:
    """The halves of this value or colour."""
    return [code for card in cards for code in (2 * card, 2 * card + 1) if kind[code] == wanted]


def _ways_to_read(combination: Combination, kind: tuple[int, ...]) -> Iterator[list[int]]:
    """The halves of all the combination's cards, for each value or colour that they share: first
    as they count now."""
    first = 2 * combination.cards[0] + combination.halves[0]
    for wanted in (kind[first], kind[first ^ 1]):
        codes = _alike(combination.cards, kind, wanted)
        if len(codes) == len(combination.cards):
            yield codes


def _assemblies(
    combination: Combination, cards: Formations, beaten: tuple[int, ...]
) -> list[list[int]]:
    found: list[list[int]] = []
    for own in _ways_to_read(combination, VALUE):
        value = VALUE[own[0]]
        more = _alike(cards.spare(), VALUE, value)
        found += [
            own + more[:number]
            for number in range(1, len(more) + 1)
            if (len(own) + number, value) > beaten
        ]
    return found


def _colour_sets(
    combination: Combination, cards: Formations, beaten: tuple[int, ...]
) -> list[list[int]]:
    """The least and the greatest enlargement in each colour."""
    found: list[list[int]] = []
    for own in _ways_to_read(combination, COLOUR):
        more = _alike(cards.spare(), COLOUR, COLOUR[own[0]])
        more.sort(key=lambda code: VALUE[code])
        if more and strength_of_codes(COLOUR_SET, own + more) > beaten:
            found += [_least_set(own, more, beaten), own + more]
    return found


def _least_set(own: list[int], more: list[int], beaten: tuple[int, ...]) -> list[int]:
    """The least colour set of its own halves and some more, of which all together would beat the
    strength: as few as possible, and from the highest down always the lowest value with which
    the highest below it would do."""
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
    """The values of longer runs that beat the strength, by strength; perhaps not all can be
    filled."""
    everything = combination.cards + cards.cards
    present = 0
    for card in everything:
        present |= LINK[card]
    by_length = tops(everything, present)
    found = [
        (2 << top) - (1 << top - length + 1)
        for length in range(len(combination.cards) + 1, len(by_length))
        for top in range(length, 14)
        if by_length[length] >> top & 1 and (length, top) > beaten
    ]
    if downwards:
        found.reverse()
    return (mask for mask in found if _shows_all(combination, mask))


def _groups(
    combination: Combination, cards: Formations, beaten: tuple[int, ...], downwards: bool
) -> Iterator[int]:
    """The values of more pairs or triples that beat the strength, by strength; perhaps not all
    can be filled."""
    size = _group(combination.discipline)
    everything = Formations(combination.cards + cards.cards)
    values = everything.group_values(size)
    groups = Groups(everything.cards, size, values, everything.twins())
    counts = range(len(combination.cards) // size + 1, groups.most + 1)
    for count in reversed(counts) if downwards else counts:
        if beaten and count < beaten[0]:
            continue
        low = groups.least(count, beaten[1:] if beaten and count == beaten[0] else ())
        if not low:
            continue
        high = groups.greatest(count)
        masks = [
            sum([1 << value for value in some])
            for some in combinations(groups.values()[::-1], count)
        ]
        for mask in masks if downwards else reversed(masks):
            if low <= mask <= high and _shows_all(combination, mask):
                yield mask


def _shows_all(combination: Combination, mask: int) -> bool:
    """Whether each card of the combination has one of the values."""
    return all(LINK[card] & mask for card in combination.cards)


def _filled(combination: Combination, cards: Formations, mask: int, size: int) -> list[int]:
    """Groups of these values that use all cards of the combination; empty where there are none."""
    own = _codes_of(combination)
    values = 0
    for code in own:
        values |= 1 << VALUE[code]
    if values & mask == values:
        more = fill(cards.spare(), mask ^ values, size)
        if more:
            return own + more
    codes = fill([*combination.cards, *cards.spare()], mask, size)
    return codes if {CARD[code] for code in codes}.issuperset(combination.cards) else []

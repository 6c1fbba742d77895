# SPDX-License-Identifier: MIT
"""What the cards of a hand can form, found once for each hand and only as far as asked.

Value sets are bit masks (bit v for value v): for groups of equal number, the greater mask is the
stronger combination. The values of a colour set are packed, four bits each, greatest first.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.anludim.components import (
    ASSEMBLY,
    COLOUR_SET,
    PAIRS,
    RUN,
    TRIPLES,
    VALUES,
    CardId,
)
from wizardtable.games.anludim.groups import Groups
from wizardtable.games.anludim.matching import CARD, COLOUR, LINK, VALUE, fill
from wizardtable.games.anludim.moves import Lay
from wizardtable.games.anludim.runs import colour_values, least_above, pack, tops
from wizardtable.games.anludim.tally import (
    COUNTS,
    FIELD,
    HALVES,
    ONE_COLOUR,
    TWINS,
    at_least,
    colours_at_least,
    values_of,
    without_twins,
)

Offer: TypeAlias = tuple[int, int, int]
"""A combination that could be laid: discipline, size (cards or groups) and which of that size. The
last is the top value of a run, packed values and colour (values * 8 + colour) of a colour set, the
mask of values of pairs or triples, the value of an assembly."""

_NEIGHBOURS: Final = (0, 3, 0, 0, 3, 6)
"""The promise of a value by which neighbours are there: 1 for the one below, 4 for that above."""


class Hand:
    """Some cards, by id, and the combinations in them.

    Attributes:
        cards: the cards.
        dear: of some cards, how much less readily than the others they are spent (the promise of
            a card of the hand is below 100).
    """

    __slots__ = (
        "_colour_promises",
        "_counts",
        "_groups",
        "_halves",
        "_lays",
        "_single_counts",
        "_spare",
        "_tops",
        "_twins",
        "_values",
        "cards",
        "dear",
    )

    def __init__(self, cards: tuple[CardId, ...], dear: dict[CardId, int] | None = None) -> None:
        self.cards = cards
        self.dear = dear
        counts = in_colours = values = 0
        for card in cards:
            counts += COUNTS[card]
            in_colours += HALVES[card]
            values |= LINK[card]
        twins = in_colours & TWINS
        self._twins = twins
        self._counts = counts
        self._single_counts = without_twins(counts, twins) if twins else counts
        self._halves = in_colours
        self._values = values
        self._tops: list[int] | None = None
        self._groups: dict[int, Groups] = {}
        self._spare: list[CardId] | None = None
        self._colour_promises: list[int] | None = None
        self._lays: dict[Offer, Lay] | None = None

    def offers(self, best: list[tuple[int, ...]]) -> list[Offer]:
        """For each discipline and size the weakest combination that beats the best strength on
        the table (by discipline, () for none) and the strongest; weak disciplines and small
        sizes come first."""
        found: list[Offer] = []
        number = len(self.cards)
        if number > 1:
            runs, colour_sets, pairs, triples, assemblies = best
            if not runs or number >= runs[0]:
                self._offer_runs(runs, found)
            if not colour_sets or number >= colour_sets[0]:
                self._offer_colour_sets(colour_sets, found)
            if not pairs or number >= 2 * pairs[0]:
                self._offer_groups(PAIRS, 2, pairs, found)
            if number > 2 and (not triples or number >= 3 * triples[0]):
                self._offer_groups(TRIPLES, 3, triples, found)
            if number > 3:
                self._offer_assemblies(assemblies, found)
        return found

    def add_offers(self, discipline: int, best: tuple[int, ...], found: list[Offer]) -> None:
        """Append what `offers` gives for one discipline."""
        if discipline == RUN:
            self._offer_runs(best, found)
        elif discipline == COLOUR_SET:
            self._offer_colour_sets(best, found)
        elif discipline == ASSEMBLY:
            self._offer_assemblies(best, found)
        else:
            self._offer_groups(discipline, 2 if discipline == PAIRS else 3, best, found)

    def lay(self, offer: Offer) -> Lay:
        """The offer with the cards that the others can best spare."""
        lays = self._lays
        if lays is None:
            lays = self._lays = {}
        lay = lays.get(offer)
        if lay is None:
            codes = self._codes(offer)
            codes.sort()
            cards = tuple([CARD[code] for code in codes])
            lay = lays[offer] = Lay(offer[0], cards, tuple([code & 1 for code in codes]))
        return lay

    def twins(self) -> int:
        """The halves that are there twice, as the bits of `tally.TWINS`."""
        return self._twins

    def group_values(self, size: int) -> list[int]:
        """The values that are there in `size` different colours, ascending."""
        return values_of(at_least(self._single_counts, size))

    def spare(self) -> list[CardId]:
        """The cards, those first that promise least for other combinations."""
        if self._spare is None:
            first = self._by_others([2 * card for card in self.cards])
            second = self._by_others([2 * card + 1 for card in self.cards])
            order = [(a + b, CARD[code]) for (a, code), (b, _) in zip(first, second, strict=True)]
            order.sort()
            self._spare = [card for _, card in order]
        return self._spare

    def _offer_runs(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 2
        values = self._values
        most = values  # leaves the tops of so many consecutive values
        for below in range(1, least):
            most &= values << below
            if not most:
                return
        beaten = best[1] if best else 0
        if most >> beaten <= 1 and not most & values << least:
            return
        by_length = self._tops
        if by_length is None:
            by_length = self._tops = tops(self.cards, values)
        for size in range(least, len(by_length)):
            mask = by_length[size] >> beaten + 1 << beaten + 1
            beaten = 0
            if mask:
                low = (mask & -mask).bit_length() - 1
                high = mask.bit_length() - 1
                found.append((RUN, size, low))
                if high != low:
                    found.append((RUN, size, high))

    def _offer_colour_sets(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 2
        numerous = colours_at_least(self._counts, least)
        if not numerous:
            return
        colours = colour_values(self._halves, numerous)
        above = pack(best) if best else 0
        for size in range(least, colours[0][0] + 1):
            part = (1 << 4 * size) - 1
            low = part + 1
            high = low_colour = high_colour = 0
            for number, values, colour in colours:
                if number < size:
                    break
                strong = values >> 4 * (number - size)
                if strong > above:
                    if strong > high:
                        high = strong
                        high_colour = colour
                    weak = values & part
                    if weak <= above:
                        weak = least_above(values, number, size, above)
                    if weak < low:
                        low = weak
                        low_colour = colour
            if high:
                found.append((COLOUR_SET, size, low << 3 | low_colour))
                if high != low:
                    found.append((COLOUR_SET, size, high << 3 | high_colour))
            above = 0

    def _offer_groups(
        self, discipline: int, size: int, best: tuple[int, ...], found: list[Offer]
    ) -> None:
        values = at_least(self._single_counts, size)
        if not values:
            return
        most = min(values.bit_count(), len(self.cards) // size)
        start = 1
        beaten: tuple[int, ...] = ()
        if best:
            start = best[0]
            beaten = best[1:]
            if start > most or (start == most and _strongest(values, most) <= _mask(beaten)):
                return
        if start == 1:  # all values can be had, one at a time
            above = beaten[0] + 1 if beaten else 0
            mask = values >> above << above
            if mask:
                found.append((discipline, 1, mask & -mask))
                if mask & mask - 1:
                    found.append((discipline, 1, 1 << mask.bit_length() - 1))
            start = 2
            beaten = ()
        if start <= most:
            groups = self._groups.get(size)
            if groups is None:
                groups = Groups(self.cards, size, values_of(values), self._twins)
                self._groups[size] = groups
            for number in range(start, most + 1):
                low, high = groups.extremes(number, beaten)
                beaten = ()
                if high:
                    found.append((discipline, number, low))
                    if high != low:
                        found.append((discipline, number, high))

    def _offer_assemblies(self, best: tuple[int, ...], found: list[Offer]) -> None:
        size = best[0] if best else 4
        values = at_least(self._counts, size)
        if not values:
            return
        beaten = best[1] if best else 0
        while values:
            free = values >> beaten + 1 << beaten + 1
            if free:
                low = (free & -free).bit_length() - 1
                high = free.bit_length() - 1
                found.append((ASSEMBLY, size, low))
                if high != low:
                    found.append((ASSEMBLY, size, high))
            beaten = 0
            size += 1
            values = at_least(self._counts, size)

    def _codes(self, offer: Offer) -> list[int]:
        discipline, size, key = offer
        if discipline == RUN:
            return self._grouped((2 << key) - (1 << key - size + 1), 1)
        if discipline == COLOUR_SET:
            return self._coloured(size, key)
        if discipline == ASSEMBLY:
            return self._at(key, size)[:size]
        return self._grouped(key, 2 if discipline == PAIRS else 3)

    def _grouped(self, values: int, size: int) -> list[int]:
        """One group of `size` cards of different colours for each value of the mask."""
        codes: list[int] = []
        used = 0
        rest = values
        while rest:
            low = rest & -rest
            rest ^= low
            missing = size
            colours = 0
            for code in self._at(low.bit_length() - 1, size):
                colour = 1 << COLOUR[code]
                card = 1 << (code >> 1)
                if not (colours & colour or used & card):
                    colours |= colour
                    used |= card
                    codes.append(code)
                    missing -= 1
                    if missing == 0:
                        break
            if missing:  # a card is wanted by its other half too: it takes a matching
                return fill(self.spare(), values, size)
        return codes

    def _coloured(self, size: int, key: int) -> list[int]:
        colour = key & 7
        wanted = 0
        for place in range(size):
            wanted |= 1 << (key >> 3 + 4 * place & 15)
        codes = [
            code
            for card in self.cards
            for code in (2 * card, 2 * card + 1)
            if COLOUR[code] == colour and wanted >> VALUE[code] & 1
        ]
        if len(codes) == size:
            return codes
        codes = []  # of twins not both are wanted
        last = -1
        for place in range(size - 1, -1, -1):
            value = key >> 3 + 4 * place & 15
            there = [code for code in self._at(value, 1) if COLOUR[code] == colour]
            codes.append(there[1] if value == last else there[0])
            last = value
        return codes

    def _at(self, value: int, wanted: int) -> list[int]:
        """The halves with this value; where there are more than wanted, those come first whose
        other half promises least."""
        bit = 1 << value
        codes = [2 * card + (VALUES[card][1] == value) for card in self.cards if LINK[card] & bit]
        if len(codes) > wanted:
            order = self._by_others(codes)
            order.sort()
            codes = [code for _, code in order]
        return codes

    def _by_others(self, codes: list[int]) -> list[tuple[int, int]]:
        """Each half, after how well the card's other half goes with the other cards: equal values
        count most, then neighbours."""
        colours = self._colour_promises
        if colours is None:
            in_colours = self._halves
            colours = self._colour_promises = [
                2 * (in_colours >> 26 * colour & ONE_COLOUR).bit_count() for colour in range(5)
            ]
        counts = self._counts
        values = self._values
        dear = self.dear
        found: list[tuple[int, int]] = []
        for code in codes:
            value = VALUE[code ^ 1]
            promise = 6 * (counts >> FIELD * value & 15) + colours[COLOUR[code ^ 1]]
            promise += _NEIGHBOURS[values >> value - 1 & 5]
            if dear:
                promise += dear.get(CARD[code], 0)
            found.append((promise, code))
        return found


def _strongest(values: int, number: int) -> int:
    """The highest so many values of a mask."""
    for _ in range(values.bit_count() - number):
        values &= values - 1
    return values


@lru_cache(maxsize=4096)
def _mask(values: tuple[int, ...]) -> int:
    return sum([1 << value for value in values])


_hands: dict[tuple[CardId, ...], Hand] = {}


def hand_of(cards: tuple[CardId, ...]) -> Hand:
    """The hand of these cards; the last few dozen that were asked for are remembered."""
    hand = _hands.get(cards)
    if hand is None:
        if len(_hands) >= 64:
            _hands.clear()
        hand = _hands[cards] = Hand(cards)
    return hand

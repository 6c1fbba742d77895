# SPDX-License-Identifier: MIT
"""What the cards of a hand can form, found once for each hand and only as far as asked.

Value sets are bit masks (bit v for value v): for groups of equal number, the greater mask is the
stronger combination. The values of a colour set are packed, four bits each, greatest first.
"""

from typing import Final, TypeAlias

from wizardtable.games.anludim.components import (
    ASSEMBLY,
    CARDS,
    COLOUR_SET,
    PAIRS,
    RUN,
    TRIPLES,
    VALUES,
    CardId,
)
from wizardtable.games.anludim.groups import Groups
from wizardtable.games.anludim.matching import COLOUR, LINK, fill
from wizardtable.games.anludim.moves import Lay

# Six bits for each value: five for the colours it is there in, and a guard bit above them.
_FIELDS: Final = range(1, 14)
_ONES: Final = sum(1 << 6 * value for value in _FIELDS)
_GUARDS: Final = _ONES << 5
_FULL: Final = _GUARDS - _ONES  # 31 in each field: carries into the guard if there is anything
_FOUR: Final = _ONES * 28  # carries into the guard from 4 on
_PRESENT: Final = tuple(sum(1 << 6 * value + colour for value, colour in card) for card in CARDS)
_COUNT: Final = tuple(sum(1 << 6 * value for value, _ in card) for card in CARDS)
_COLOURS: Final = tuple(sum(1 << 8 * colour for _, colour in card) for card in CARDS)
_SINGLES: Final = tuple(range(14))

# Two bits for each value of each colour, 26 for each colour: how many halves.
_IN_COLOUR: Final = tuple(
    sum(1 << 26 * colour + 2 * (value - 1) for value, colour in card) for card in CARDS
)
_ONE_COLOUR: Final = (1 << 26) - 1

Offer: TypeAlias = tuple[int, int, int]
"""A combination that could be laid: discipline, size (cards or groups) and which of that size. The
last is the top value of a run, packed values and colour (values * 8 + colour) of a colour set, the
mask of values of pairs or triples, the value of an assembly."""


class Hand:
    """Some cards, by id, and the combinations in them.

    Attributes:
        cards: the cards.
        dear: of some cards, how much less readily than the others they are spent (the promise of
            a card of the hand is below 100).
    """

    __slots__ = (
        "_by_value",
        "_colours",
        "_counts",
        "_groups",
        "_lays",
        "_present",
        "_spare",
        "_tops",
        "cards",
        "dear",
    )

    def __init__(self, cards: tuple[CardId, ...], dear: dict[CardId, int] | None = None) -> None:
        self.cards = cards
        self.dear = dear
        present = 0
        counts = 0
        for card in cards:
            present |= _PRESENT[card]
            counts += _COUNT[card]
        self._present = present
        self._counts = counts
        self._tops: list[int] | None = None
        self._colours: list[tuple[int, int, int]] | None = None
        self._groups: list[Groups | None] = [None, None]
        self._spare: list[CardId] | None = None
        self._by_value: list[list[int] | None] = [None] * 14
        self._lays: dict[Offer, Lay] = {}

    def offers(self, best: list[tuple[int, ...]]) -> list[Offer]:
        """For each discipline and size the weakest combination that beats the best strength on
        the table (by discipline, () for none) and the strongest; weak disciplines and small
        sizes come first."""
        found: list[Offer] = []
        for discipline, strength in enumerate(best):
            self.add_offers(discipline, strength, found)
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
            self._offer_groups(2 if discipline == PAIRS else 3, best, found)

    def lay(self, offer: Offer) -> Lay:
        """The offer with the cards that the others can best spare."""
        lay = self._lays.get(offer)
        if lay is None:
            codes = self._codes(offer)
            codes.sort()
            cards = tuple([CardId(code >> 1) for code in codes])
            lay = Lay(offer[0], cards, tuple([code & 1 for code in codes]))
            self._lays[offer] = lay
        return lay

    def _offer_runs(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 2
        if len(self.cards) < least:
            return
        tops = self._tops
        if tops is None:
            values = 0
            for card in self.cards:
                values |= LINK[card]
            for _ in range(least - 1):
                values &= values >> 1
            if not values:
                return  # too few consecutive values, whatever the cards
            tops = self._tops = _tops(self.cards)
        for size in range(least, len(tops)):
            mask = tops[size]
            if best and size == least:
                mask = mask >> best[1] + 1 << best[1] + 1
            if mask:
                low = (mask & -mask).bit_length() - 1
                high = mask.bit_length() - 1
                found.append((RUN, size, low))
                if high != low:
                    found.append((RUN, size, high))

    def _offer_colour_sets(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 2
        if len(self.cards) < least:
            return
        colours = self._colours
        if colours is None:
            colours = self._colours = _colours(self.cards)
        size = least
        while colours and size <= colours[0][0]:
            part = (1 << 4 * size) - 1
            above = _pack(best) if best and size == least else 0
            low = high = -1
            for count, values, colour in colours:
                if count < size:
                    break
                strong = values >> 4 * (count - size)
                if strong <= above:
                    continue
                strong = strong << 3 | colour
                if high < 0 or strong >> 3 > high >> 3:
                    high = strong
                weak = values & part
                if weak <= above:
                    weak = _least_above(values, count, size, above)
                weak = weak << 3 | colour
                if low < 0 or weak >> 3 < low >> 3:
                    low = weak
            if high >= 0:
                found.append((COLOUR_SET, size, low))
                if high >> 3 != low >> 3:
                    found.append((COLOUR_SET, size, high))
            size += 1

    def _offer_groups(self, size: int, best: tuple[int, ...], found: list[Offer]) -> None:
        discipline = PAIRS if size == 2 else TRIPLES
        least = best[0] if best else 1
        if len(self.cards) < size * least:
            return
        groups = self._groups[size - 2]
        if groups is None:
            values = self.group_values(size)
            if len(values) < least:
                return
            groups = self._groups[size - 2] = Groups(self.cards, size, values)
        above = 0
        for value in best[1:]:
            above |= 1 << value
        for count in range(least, groups.most + 1):
            high = groups.greatest(count)
            if high == 0:
                return  # nor are there more groups
            if high > above:
                low = groups.least(count, above)
                found.append((discipline, count, low))
                if high != low:
                    found.append((discipline, count, high))
            above = 0

    def _offer_assemblies(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 4
        counts = self._counts
        if len(self.cards) < least or not counts + _FOUR & _GUARDS:
            return
        beaten = best[1] if best else 0
        for size in range(least, 11):
            values = [v for v in _FIELDS if counts >> 6 * v & 31 >= size and v > beaten]
            beaten = 0
            if values:
                found.append((ASSEMBLY, size, values[0]))
                if len(values) > 1:
                    found.append((ASSEMBLY, size, values[-1]))

    def group_values(self, size: int) -> list[int]:
        """The values that are there in `size` (2 or 3) different colours, as bits, ascending."""
        some = self._present
        for _ in range(size - 1):
            some &= (some | _GUARDS) - _ONES  # takes one colour from each value
        carries = some + _FULL & _GUARDS
        values: list[int] = []
        while carries:
            low = carries & -carries
            values.append(1 << low.bit_length() // 6 - 1)
            carries ^= low
        return values

    def _codes(self, offer: Offer) -> list[int]:
        spare = self.spare()
        discipline, size, key = offer
        if discipline == RUN:
            return self._grouped((2 << key) - (1 << key - size + 1), 1, spare)
        if discipline == COLOUR_SET:
            return self._coloured(size, key)
        if discipline == ASSEMBLY:
            return self._at(key)[:size]
        return self._grouped(key, 2 if discipline == PAIRS else 3, spare)

    def _grouped(self, values: int, size: int, spare: list[CardId]) -> list[int]:
        """One group of `size` cards of different colours for each value of the mask."""
        codes: list[int] = []
        used = 0
        rest = values
        while rest:
            low = rest & -rest
            rest ^= low
            missing = size
            colours = 0
            for code in self._at(low.bit_length() - 1):
                if not colours >> COLOUR[code] & 1:
                    colours |= 1 << COLOUR[code]
                    card = 1 << (code >> 1)
                    if used & card:  # its other half is wanted too: it takes a matching
                        return fill(spare, values, size)
                    used |= card
                    codes.append(code)
                    missing -= 1
                    if missing == 0:
                        break
        return codes

    def _coloured(self, size: int, key: int) -> list[int]:
        colour = key & 7
        codes: list[int] = []
        last = -1
        for place in range(size - 1, -1, -1):
            value = key >> 3 + 4 * place & 15
            there = [code for code in self._at(value) if COLOUR[code] == colour]
            codes.append(there[1] if value == last else there[0])
            last = value
        return codes

    def spare(self) -> list[CardId]:
        """The cards, those first that promise least for other combinations."""
        if self._spare is None:
            self._spare = self._by_promise()
        return self._spare

    def _by_promise(self) -> list[CardId]:
        """Equal values count most, then cards of one colour and neighbours."""
        counts = self._counts
        colours = 0
        values = 0
        for card in self.cards:
            colours += _COLOURS[card]
            values |= LINK[card]
        near = values << 1 | values >> 1
        promises: list[int] = []
        for card in self.cards:
            (a, colour_a), (b, colour_b) = CARDS[card]
            promise = (
                6 * ((counts >> 6 * a & 31) + (counts >> 6 * b & 31))
                + 2 * ((colours >> 8 * colour_a & 255) + (colours >> 8 * colour_b & 255))
                + 3 * ((near >> a & 1) + (near >> b & 1))
            )
            promises.append(promise << 7 | card)
        if self.dear:
            dear = self.dear
            promises = [promise + (dear.get(CardId(promise & 127), 0) << 7) for promise in promises]
        promises.sort()
        return [CardId(promise & 127) for promise in promises]

    def _at(self, value: int) -> list[int]:
        """The halves with this value, of cards that promise least first."""
        codes = self._by_value[value]
        if codes is None:
            bit = 1 << value
            codes = [
                2 * card + (VALUES[card][1] == value) for card in self.spare() if LINK[card] & bit
            ]
            self._by_value[value] = codes
        return codes


_hands: dict[tuple[CardId, ...], Hand] = {}


def hand_of(cards: tuple[CardId, ...]) -> Hand:
    """The hand of these cards; the last few thousand that were asked for are remembered."""
    hand = _hands.get(cards)
    if hand is None:
        if len(_hands) >= 512:
            _hands.clear()
        hand = _hands[cards] = Hand(cards)
    return hand


def _tops(cards: tuple[CardId, ...]) -> list[int]:
    """By length, the mask of values that a run of that many cards can have at its top.

    Cards are edges between their two values, and each value of a run needs an edge of its own: a
    connected part with a cycle gives one to each of its values, a tree to all but one. So values
    can form a run together unless a whole tree lies within them.
    """
    root = list(_SINGLES)
    lowest = list(_SINGLES)
    highest = list(_SINGLES)
    cycle = [False] * 14
    present = 0
    for card in cards:
        a, b = VALUES[card]
        present |= 1 << a | 1 << b
        while root[a] != a:
            a = root[a]
        while root[b] != b:
            b = root[b]
        if a == b:
            cycle[a] = True
            continue
        root[b] = a
        lowest[a] = min(lowest[a], lowest[b])
        highest[a] = max(highest[a], highest[b])
        if cycle[b]:
            cycle[a] = True
    floor = [0] * 14  # a run with this value at its top may not start below
    for value in _FIELDS:
        if root[value] == value and not cycle[value]:
            floor[highest[value]] = lowest[value] + 1
    tops = [0] * 14
    longest = 0
    start = 1
    for value in _FIELDS:
        if not present >> value & 1:
            start = value + 1
            continue
        start = max(start, floor[value])
        length = value - start + 1
        tops[length] |= 1 << value
        longest = max(longest, length)
    for length in range(longest, 1, -1):
        tops[length - 1] |= tops[length]
    return tops[: longest + 1]


_packed: dict[int, int] = {}


def _colours(cards: tuple[CardId, ...]) -> list[tuple[int, int, int]]:
    """(number of cards, packed values, colour) of each colour, the most cards first."""
    total = 0
    for card in cards:
        total += _IN_COLOUR[card]
    colours: list[tuple[int, int, int]] = []
    for colour in range(5):
        counts = total >> 26 * colour & _ONE_COLOUR
        if counts:
            values = _packed.get(counts)
            if values is None:
                values = _pack_counts(counts)
            if values > 15:  # more than a single card
                colours.append((values.bit_length() + 3 >> 2, values, colour))
    colours.sort(reverse=True)
    return colours


def _pack_counts(counts: int) -> int:
    values = 0
    for value in range(13, 0, -1):
        for _ in range(counts >> 2 * (value - 1) & 3):
            values = values << 4 | value
    if len(_packed) >= 65536:
        _packed.clear()
    _packed[counts] = values
    return values


def _pack(strength: tuple[int, ...]) -> int:
    """The values of a strength, packed."""
    values = 0
    for value in strength[1:]:
        values = values << 4 | value
    return values


def _least_above(values: int, count: int, size: int, above: int) -> int:
    """The least `size` of `count` packed values that are, packed, greater than `above`; there
    must be some. They agree with `above` as long as possible, and then exceed it by little."""
    have = [values >> 4 * place & 15 for place in range(count - 1, -1, -1)]
    beaten = [above >> 4 * place & 15 for place in range(size - 1, -1, -1)]
    least = 0
    start = 0
    prefix = 0
    for i in range(size):
        rest = size - i - 1
        place = count - 1 - rest
        while place >= start and have[place] <= beaten[i]:
            place -= 1
        if place >= start:
            least = prefix << 4 | have[place]
            for value in have[count - rest :]:
                least = least << 4 | value
        while start < count and have[start] > beaten[i]:
            start += 1
        if start == count or have[start] != beaten[i]:
            break
        prefix = prefix << 4 | beaten[i]
        start += 1
    return least

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
from wizardtable.games.anludim.matching import CARD, COLOUR, LINK, VALUE, fill
from wizardtable.games.anludim.moves import Lay
from wizardtable.games.anludim.runs import (
    IN_COLOURS,
    ONE_COLOUR,
    TWINS,
    colour_values,
    least_above,
    pack,
    tops,
)

# Six bits for each value: five for the colours it is there in, and a guard bit above them.
_ONES: Final = sum(1 << 6 * value for value in range(1, 14))
_GUARDS: Final = _ONES << 5
_FULL: Final = _GUARDS - _ONES  # 31 in each field: carries into the guard if there is anything
_FOUR: Final = _ONES * 28  # carries into the guard from 4 on
_PRESENT: Final = tuple(sum(1 << 6 * value + colour for value, colour in card) for card in CARDS)
_COUNT: Final = tuple(sum(1 << 6 * value for value, _ in card) for card in CARDS)

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
        "_counts",
        "_in_colours",
        "_lays",
        "_pairs",
        "_present",
        "_spare",
        "_tops",
        "_triples",
        "_values",
        "cards",
        "dear",
    )

    def __init__(self, cards: tuple[CardId, ...], dear: dict[CardId, int] | None = None) -> None:
        self.cards = cards
        self.dear = dear
        present = counts = values = in_colours = 0
        for card in cards:
            present |= _PRESENT[card]
            counts += _COUNT[card]
            values |= LINK[card]
            in_colours += IN_COLOURS[card]
        self._present = present
        self._counts = counts
        self._values = values
        self._in_colours = in_colours
        self._tops: list[int] | None = None
        self._pairs: Groups | None = None
        self._triples: Groups | None = None
        self._spare: list[CardId] | None = None
        self._by_value: dict[int, list[int]] | None = None
        self._lays: dict[Offer, Lay] | None = None

    def offers(self, best: list[tuple[int, ...]]) -> list[Offer]:
        """For each discipline and size the weakest combination that beats the best strength on
        the table (by discipline, () for none) and the strongest; weak disciplines and small
        sizes come first."""
        found: list[Offer] = []
        runs, colour_sets, pairs, triples, assemblies = best
        number = len(self.cards)
        if number > 1:
            if not runs or number >= runs[0]:
                self._offer_runs(runs, found)
            if not colour_sets or number >= colour_sets[0]:
                self._offer_colour_sets(colour_sets, found)
            if not pairs or number >= 2 * pairs[0]:
                self._offer_pairs(pairs, found)
            if number > 2 and (not triples or number >= 3 * triples[0]):
                self._offer_triples(triples, found)
            if number > 3 and self._counts + _FOUR & _GUARDS:
                self._offer_assemblies(assemblies, found)
        return found

    def add_offers(self, discipline: int, best: tuple[int, ...], found: list[Offer]) -> None:
        """Append what `offers` gives for one discipline."""
        if discipline == RUN:
            self._offer_runs(best, found)
        elif discipline == COLOUR_SET:
            self._offer_colour_sets(best, found)
        elif discipline == PAIRS:
            self._offer_pairs(best, found)
        elif discipline == TRIPLES:
            self._offer_triples(best, found)
        else:
            self._offer_assemblies(best, found)

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

    def _offer_runs(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 2
        by_length = self._tops
        if by_length is None:
            values = self._values
            for _ in range(least - 1):
                values &= values >> 1  # leaves where so many consecutive values begin
            if not values:
                return
            if best and values.bit_length() + least - 2 <= best[1] and not values & values >> 1:
                return
            by_length = self._tops = tops(self.cards, self._values)
        for size in range(least, len(by_length)):
            mask = by_length[size]
            if best and size == least:
                mask = mask >> best[1] + 1 << best[1] + 1
            if mask:
                high = mask.bit_length() - 1
                low = (mask & -mask).bit_length() - 1
                found.append((RUN, size, low))
                if high != low:
                    found.append((RUN, size, high))

    def _offer_colour_sets(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 2
        colours = colour_values(self._in_colours, least)
        if not colours:
            return
        above = pack(best) if best else 0
        for size in range(least, colours[0][0] + 1):
            part = (1 << 4 * size) - 1
            low = high = 0
            for count, values, colour in colours:
                if count < size:
                    break
                strong = values >> 4 * (count - size)
                if strong > above:
                    if strong > high >> 3:
                        high = strong << 3 | colour
                    weak = values & part
                    if weak <= above:
                        weak = least_above(values, count, size, above)
                    if not low or weak < low >> 3:
                        low = weak << 3 | colour
            if high:
                found.append((COLOUR_SET, size, low))
                if high >> 3 != low >> 3:
                    found.append((COLOUR_SET, size, high))
            above = 0

    def _offer_pairs(self, best: tuple[int, ...], found: list[Offer]) -> None:
        if self._pairs is None:
            values = self.group_values(2)
            if _hopeless(values, len(self.cards) // 2, best):
                return
            self._pairs = self._groups(2, values)
        _offer_groups(PAIRS, self._pairs, best, found)

    def _offer_triples(self, best: tuple[int, ...], found: list[Offer]) -> None:
        if self._triples is None:
            values = self.group_values(3)
            if _hopeless(values, len(self.cards) // 3, best):
                return
            self._triples = self._groups(3, values)
        _offer_groups(TRIPLES, self._triples, best, found)

    def _groups(self, size: int, values: list[int]) -> Groups:
        return Groups(self.cards, size, values, self.twins())

    def _offer_assemblies(self, best: tuple[int, ...], found: list[Offer]) -> None:
        least = best[0] if best else 4
        counts = self._counts
        beaten = best[1] if best else 0
        for size in range(least, 11):
            values = [v for v in range(1, 14) if counts >> 6 * v & 31 >= size and v > beaten]
            beaten = 0
            if values:
                found.append((ASSEMBLY, size, values[0]))
                if len(values) > 1:
                    found.append((ASSEMBLY, size, values[-1]))

    def twins(self) -> int:
        """The halves that are there twice, as the bits of `runs.TWINS`."""
        return self._in_colours & TWINS

    def group_values(self, size: int) -> list[int]:
        """The values that are there in `size` (2 or 3) different colours, ascending."""
        some = self._present
        for _ in range(size - 1):
            some &= (some | _GUARDS) - _ONES  # takes one colour from each value
        carries = some + _FULL & _GUARDS
        values: list[int] = []
        while carries:
            low = carries & -carries
            values.append(low.bit_length() // 6 - 1)
            carries ^= low
        return values

    def _codes(self, offer: Offer) -> list[int]:
        discipline, size, key = offer
        if discipline == RUN:
            return self._grouped((2 << key) - (1 << key - size + 1), 1)
        if discipline == COLOUR_SET:
            return self._coloured(size, key)
        if discipline == ASSEMBLY:
            return self._at(key)[:size]
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
            for code in self._at(low.bit_length() - 1):
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
            promise = self._promise
            order = [(promise(2 * card) + promise(2 * card + 1), card) for card in self.cards]
            order.sort()
            self._spare = [card for _, card in order]
        return self._spare

    def _promise(self, code: int) -> int:
        """How well a half goes with the other cards: equal values count most, then neighbours."""
        value = VALUE[code]
        return (
            6 * (self._counts >> 6 * value & 31)
            + 2 * (self._in_colours >> 26 * COLOUR[code] & ONE_COLOUR).bit_count()
            + 3 * (self._values >> value - 1 & 5).bit_count()
            + (self.dear.get(CARD[code], 0) if self.dear else 0)
        )

    def _at(self, value: int) -> list[int]:
        """The halves with this value, those first whose other half promises least."""
        by_value = self._by_value
        if by_value is None:
            by_value = self._by_value = {}
        codes = by_value.get(value)
        if codes is None:
            bit = 1 << value
            codes = [
                2 * card + (VALUES[card][1] == value) for card in self.cards if LINK[card] & bit
            ]
            if len(codes) > 1:
                promises = [(self._promise(code ^ 1), code) for code in codes]
                promises.sort()
                codes = [code for _, code in promises]
            by_value[value] = codes
        return codes


def _hopeless(values: list[int], most: int, best: tuple[int, ...]) -> bool:
    """Whether groups of these values, so many at most, could not beat the best in any case."""
    if not best:
        return not values
    count = best[0]
    if len(values) > count and most > count:
        return False
    return len(values) < count or tuple(values[: -count - 1 : -1]) <= best[1:]


def _offer_groups(
    discipline: int, groups: Groups, best: tuple[int, ...], found: list[Offer]
) -> None:
    beaten = best[1:]
    for count in range(best[0] if best else 1, groups.most + 1):
        low, high = groups.extremes(count, beaten)
        if high:
            found.append((discipline, count, low))
            if high != low:
                found.append((discipline, count, high))
        beaten = ()


_hands: dict[tuple[CardId, ...], Hand] = {}


def hand_of(cards: tuple[CardId, ...]) -> Hand:
    """The hand of these cards; the last few thousand that were asked for are remembered."""
    hand = _hands.get(cards)
    if hand is None:
        if len(_hands) >= 512:
            _hands.clear()
        hand = _hands[cards] = Hand(cards)
    return hand

# SPDX-License-Identifier: MIT
"""What the cards of a hand can form, found once for each hand and only as far as asked.

Value sets are bit masks (bit v for value v): for groups of equal number, the greater mask is the
stronger combination. The values of a colour set are packed, four bits each, greatest first.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.card_choice import Sparing, Values
from wizardtable.games.anludim.rules.counts import (
    COLOUR_FIELD,
    COUNTS,
    HALVES,
    ONE_COLOUR,
    TWINS,
    at_least,
    colours_at_least,
    most_numerous,
    without_twins,
)
from wizardtable.games.anludim.rules.groups import Groups
from wizardtable.games.anludim.rules.matching import CARD, HALF, LINK
from wizardtable.games.anludim.rules.moves import Lay
from wizardtable.games.anludim.rules.runs import (
    chains,
    colour_values,
    least_above,
    pack,
    sets_above,
    tops,
)

LEAST, GREATEST = range(2)

Offer: TypeAlias = tuple[int, int, int]
"""A combination that could be laid: discipline, size (cards or groups) and whether it is the LEAST
of that size that beats the table, or the GREATEST. Which that is, is found only when asked for."""

_OFFERS: Final = tuple(
    tuple((discipline, size, which) for size in range(66) for which in (LEAST, GREATEST))
    for discipline in range(5)
)
"""By discipline and 2 * size + which, every offer: what can be offered of a discipline is nearly a
slice. Of a combination with one card or group less there are two at least, so that it takes the
greatest size only, whether there is more than one of that, and what the table leaves of the size
that lies there."""


class Formations:
    """Some cards, by id, and the combinations in them.

    Attributes:
        cards: the cards.
        dear: of some cards, how much less readily than the others they are spent (the promise of
            a card of the hand is below 100).
    """

    __slots__ = (
        "_counts",
        "_halves",
        "_lays",
        "_once",
        "_pairs",
        "_sparing",
        "_tops",
        "_triples",
        "_twins",
        "cards",
        "dear",
    )

    def __init__(
        self, cards: tuple[components.CardId, ...], dear: dict[components.CardId, int] | None = None
    ) -> None:
        self.cards = cards
        self.dear = dear
        counts = 0
        for card in cards:
            counts += COUNTS[card]
        halves = counts >> HALVES
        twins = halves & TWINS
        self._twins = twins
        self._counts = counts
        self._once = without_twins(counts, twins) if twins else counts
        self._halves = halves
        self._tops: Sequence[int] | None = None
        self._pairs: Groups | None = None
        self._triples: Groups | None = None
        self._sparing: Sparing | None = None
        self._lays: dict[tuple[Offer, tuple[int, ...]], Lay] | None = None

    def offers(self, best: list[tuple[int, ...]]) -> list[Offer]:
        """For each discipline and size the weakest combination that beats the best strength on
        the table (by discipline, () for none) and the strongest; weak disciplines and small
        sizes come first. An offer stands for the same strength as long as `best` does."""
        found: list[Offer] = []
        number = len(self.cards)
        if number > 1:
            runs, colour_sets, pairs, triples, assemblies = best
            if not runs or number >= runs[0]:
                self._offer_runs(runs, found)
            if not colour_sets or number >= colour_sets[0]:
                self._offer_colour_sets(colour_sets, found)
            twice = at_least(self._once, 2)
            if twice and (not pairs or number >= 2 * pairs[0]):
                self._offer_groups(components.PAIRS, 2, twice, pairs, found)
            thrice = at_least(self._once, 3) if twice else 0
            if thrice and (not triples or number >= 3 * triples[0]):
                self._offer_groups(components.TRIPLES, 3, thrice, triples, found)
            if (thrice or self._twins) and number > 3:
                self._offer_assemblies(assemblies, found)
        return found

    def add_offers(self, discipline: int, best: tuple[int, ...], found: list[Offer]) -> None:
        """Append what `offers` gives for one discipline."""
        if discipline == components.RUN:
            self._offer_runs(best, found)
        elif discipline == components.COLOUR_SET:
            self._offer_colour_sets(best, found)
        elif discipline == components.ASSEMBLY:
            self._offer_assemblies(best, found)
        else:
            size = 2 if discipline == components.PAIRS else 3
            values = at_least(self._once, size)
            if values:
                self._offer_groups(discipline, size, values, best, found)

    def values(self, offer: Offer, best: tuple[int, ...]) -> Values:
        """What an offer stands for that was made while this was the best strength of its
        discipline."""
        discipline, size, which = offer
        beaten = best[1:] if which == LEAST and best and best[0] == size else ()
        if discipline == components.COLOUR_SET:
            if which == GREATEST:
                return discipline, size, self._greatest_set(size)
            return discipline, size, self._least_set(size, pack(best) if beaten else 0)
        if discipline in (components.PAIRS, components.TRIPLES):
            group = 2 if discipline == components.PAIRS else 3
            return discipline, size, self._group_mask(group, size, beaten, which)
        if discipline == components.RUN:
            ways = (self._tops or tops(self.cards, at_least(self._counts, 1)))[size]
        else:
            ways = at_least(self._counts, size)
        if beaten:
            above = beaten[0] + 1
            ways = ways >> above << above
        top = ways if which == GREATEST else ways & -ways
        return discipline, size, top.bit_length() - 1

    def lay(self, offer: Offer, best: tuple[int, ...]) -> Lay:
        """The offer with the cards that the others can best spare; `best` as in `values`."""
        discipline, size, which = offer
        above = best if which == LEAST and best and best[0] == size else ()
        lays = self._lays
        if lays is None:
            lays = self._lays = {}
        key = (offer, above)
        lay = lays.get(key)
        if lay is None:
            codes = self._sparing_of().codes(self.values(offer, above))
            codes.sort()
            cards: list[components.CardId] = []
            halves: list[int] = []
            for code in codes:
                cards.append(CARD[code])
                halves.append(HALF[code])
            lay = lays[key] = Lay(discipline, tuple(cards), tuple(halves))
        return lay

    def twins(self) -> int:
        """The halves that are there twice, as the bits of `counts.TWINS`."""
        return self._twins

    def group_values(self, size: int) -> int:
        """The mask of values that are there in `size` different colours."""
        return at_least(self._once, size)

    def spare(self) -> list[components.CardId]:
        """The cards, those first that promise least for other combinations."""
        return self._sparing_of().order()

    def _sparing_of(self) -> Sparing:
        found = self._sparing
        if found is None:
            found = self._sparing = Sparing(self.cards, self._counts, self._once, self.dear)
        return found

    def _offer_runs(self, best: tuple[int, ...], found: list[Offer]) -> None:
        size = 2
        present = at_least(self._counts, 1)
        if best:
            size = best[0]
            hoped = chains(present)
            if size >= len(hoped) - 1 and (size >= len(hoped) or not hoped[size] >> best[1] + 1):
                return
        by_length = self._tops
        if by_length is None:
            by_length = self._tops = tops(self.cards, present)
        most = len(by_length) - 1
        if best and size <= most:
            _offer(components.RUN, size, by_length[size] >> best[1] + 1, found)
            size += 1
        if size <= most:
            greatest = by_length[most]
            found += _OFFERS[components.RUN][
                2 * size : 2 * most + (2 if greatest & greatest - 1 else 1)
            ]

    def _offer_colour_sets(self, best: tuple[int, ...], found: list[Offer]) -> None:
        size = best[0] if best else 2
        most, colours = most_numerous(self._counts, size)
        if best and most:
            ways = sets_above(self._counts, size, best)
            found += _OFFERS[components.COLOUR_SET][2 * size : 2 * size + ways]
            size += 1
        if size <= most:
            ways = 2 if self._differ(colours) else 1
            found += _OFFERS[components.COLOUR_SET][2 * size : 2 * most + ways]

    def _differ(self, colours: int) -> bool:
        """Whether not all of some colours (as of `counts`) are there with the same values."""
        if colours & colours - 1 == 0:
            return False
        different: set[int] = set()
        while colours:
            place = colours.bit_length() - 1
            colours ^= 1 << place
            different.add(self._halves >> 26 * (place // COLOUR_FIELD) & ONE_COLOUR)
        return len(different) > 1

    def _colours(self, size: int) -> list[tuple[int, int, int]]:
        """What `colour_values` tells of the colours with so many cards, most cards first."""
        colours = colour_values(self._halves, colours_at_least(self._counts, size))
        if len(colours) > 1:
            colours.sort(reverse=True)
        return colours

    def _least_set(self, size: int, above: int) -> int:
        """The least colour set of this size, as in `Values`, with packed values greater than
        `above`; there must be one."""
        part = (1 << 4 * size) - 1
        low = part + 1
        low_colour = 0
        for number, values, colour in self._colours(size):
            weak = values & part
            if weak <= above and values >> 4 * (number - size) > above:
                weak = least_above(values, number, size, above)
            if above < weak < low:
                low = weak
                low_colour = colour
        return low << 3 | low_colour

    def _greatest_set(self, size: int) -> int:
        high = high_colour = 0
        for number, values, colour in self._colours(size):
            strong = values >> 4 * (number - size)
            if strong > high:
                high = strong
                high_colour = colour
        return high << 3 | high_colour

    def _offer_groups(
        self, discipline: int, size: int, values: int, best: tuple[int, ...], found: list[Offer]
    ) -> None:
        """`values` are those that are there in `size` colours; at least one."""
        number = values.bit_count()
        most = len(self.cards) // size
        most = most if most < number else number  # quicker than min()
        lying = best[0] if best else 0
        if lying >= most and (lying > most or _strongest(values, most) <= _mask(best[1:])):
            return
        if lying < 2:  # all values can be had, one at a time
            _offer(discipline, 1, values >> best[1] + 1 if best else values, found)
            if most == 1:
                return
        if number == 2 and not self._twins:
            if self._showing(values) >= 2 * size:
                found.append(_OFFERS[discipline][2 * 2 + LEAST])
            return
        groups = self._groups_of(size, values)
        most = groups.most
        start = 2
        if lying > 1:
            ways = groups.ways(lying, best[1:])
            found += _OFFERS[discipline][2 * lying : 2 * lying + ways]
            start = lying + 1
        if start <= most:
            found += _OFFERS[discipline][2 * start : 2 * most + groups.ways(most, ())]

    def _showing(self, values: int) -> int:
        """How many cards have one of the values, or more: where it is two values without twins,
        all that their groups need is cards enough."""
        number = 0
        for card in self.cards:
            if LINK[card] & values:
                number += 1
        return number

    def _groups_of(self, size: int, values: int) -> Groups:
        groups = self._pairs if size == 2 else self._triples
        if groups is None:
            groups = Groups(self.cards, size, values, self._twins)
            if size == 2:
                self._pairs = groups
            else:
                self._triples = groups
        return groups

    def _group_mask(self, size: int, number: int, beaten: tuple[int, ...], which: int) -> int:
        """The least values of so many groups that beat these, or the greatest."""
        values = at_least(self._once, size)
        if number > 1:
            groups = self._groups_of(size, values)
            return groups.greatest(number) if which else groups.least(number, beaten)
        if which:
            return 1 << values.bit_length() - 1
        if beaten:
            values = values >> beaten[0] + 1 << beaten[0] + 1
        return values & -values

    def _offer_assemblies(self, best: tuple[int, ...], found: list[Offer]) -> None:
        size = best[0] if best else 4
        values = at_least(self._counts, size)
        if values and best:
            _offer(components.ASSEMBLY, size, values >> best[1] + 1, found)
            size += 1
            values = at_least(self._counts, size)
        while values:
            _offer(components.ASSEMBLY, size, values, found)
            size += 1
            values = at_least(self._counts, size)


def _offer(discipline: int, size: int, values: int, found: list[Offer]) -> None:
    """Offer combinations of a size of which there is one for each value of a mask."""
    if values:
        found += _OFFERS[discipline][2 * size : 2 * size + (2 if values & values - 1 else 1)]


def _strongest(values: int, number: int) -> int:
    """The highest so many values of a mask."""
    for _ in range(values.bit_count() - number):
        values &= values - 1
    return values


@lru_cache(maxsize=4096)
def _mask(values: tuple[int, ...]) -> int:
    return sum([1 << value for value in values])


_hands: dict[tuple[components.CardId, ...], Formations] = {}


def hand_of(cards: tuple[components.CardId, ...]) -> Formations:
    """The hand of these cards; the last few dozen that were asked for are remembered."""
    hand = _hands.get(cards)
    if hand is None:
        if len(_hands) >= 64:
            _hands.clear()
        hand = _hands[cards] = Formations(cards)
    return hand

# SPDX-License-Identifier: MIT
"""Finds the combinations that the cards of a hand can form, and chooses cards for them on request.

Sets of values are bit masks (bit v for value v). Of two sets of pairs or triples with equally many
groups, the one with the greater mask is stronger. The values of a colour set are packed with four
bits each, the greatest first.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.card_choice import CombinationValues, SpendingOrder
from wizardtable.games.anludim.rules.counts import (
    COLOUR_FIELD_BITS,
    HALVES_OF_COLOUR,
    HALVES_SHIFT,
    PACKED_COUNTS_BY_CARD,
    TWIN_BITS,
    colours_at_least,
    counts_without_twins,
    most_frequent_colours,
    values_at_least,
)
from wizardtable.games.anludim.rules.groups import Groups
from wizardtable.games.anludim.rules.matching import CARD_OF_HALF, SIDE_OF_HALF, VALUE_MASK
from wizardtable.games.anludim.rules.moves import Lay
from wizardtable.games.anludim.rules.runs import (
    colour_values,
    consecutive_tops,
    count_sets_above,
    packed_values,
    run_tops,
    weakest_choice_above,
)

WEAKEST: Final = 0
STRONGEST: Final = 1

Offer: TypeAlias = tuple[int, int, int]
"""A combination that can be laid: discipline, size (cards or groups), and WEAKEST or STRONGEST.

WEAKEST means the weakest combination of this size that beats the table, STRONGEST the strongest
one. An offer has no cards; `Formations.lay_action` finds them.
"""

_OFFERS: Final = tuple(
    tuple((discipline, size, which) for size in range(66) for which in (WEAKEST, STRONGEST))
    for discipline in range(5)
)
"""By discipline, all offers in order of size. Index 2 * size is WEAKEST, 2 * size + 1 is STRONGEST.

The offers of a hand are nearly a slice of this table. Below the greatest possible size there are at
least two combinations of each size, so both offers are made. Only the greatest size and the size of
the combination to beat need a closer look.
"""


class Formations:
    """The combinations that some cards can form.

    Attributes:
        cards: the ids of the cards.
        reluctance: by card, a number that is added to the promise of its halves (see
            `card_choice`). Other cards are then spent before it. None if no card has such a number.
    """

    __slots__ = (
        "_counts",
        "_distinct_counts",
        "_halves",
        "_order",
        "_pairs",
        "_tops",
        "_triples",
        "_twins",
        "cards",
        "reluctance",
    )

    def __init__(
        self,
        cards: tuple[components.CardId, ...],
        reluctance: dict[components.CardId, int] | None = None,
    ) -> None:
        self.cards = cards
        self.reluctance = reluctance
        counts = 0
        for card in cards:
            counts += PACKED_COUNTS_BY_CARD[card]
        halves = counts >> HALVES_SHIFT
        twins = halves & TWIN_BITS
        self._twins = twins
        self._counts = counts
        self._distinct_counts = counts_without_twins(counts, twins) if twins else counts
        self._halves = halves
        self._tops: Sequence[int] | None = None
        self._pairs: Groups | None = None
        self._triples: Groups | None = None
        self._order: SpendingOrder | None = None

    def offers(self, best: list[tuple[int, ...]]) -> list[Offer]:
        """Returns offers for the combinations that can be laid, weak disciplines and small sizes
        first.

        For each discipline and size these are the weakest combination that beats the table, and the
        strongest one. An offer is only valid as long as `best` stays the same.

        Args:
            best: by discipline, the best strength on the table, () for none.
        """
        offers: list[Offer] = []
        number = len(self.cards)
        if number > 1:
            runs, colour_sets, pairs, triples, assemblies = best
            if not runs or number >= runs[0]:
                self._offer_runs(runs, offers)
            if not colour_sets or number >= colour_sets[0]:
                self._offer_colour_sets(colour_sets, offers)
            pair_values = values_at_least(self._distinct_counts, 2)
            if pair_values and (not pairs or number >= 2 * pairs[0]):
                self._offer_groups(components.PAIRS, 2, pair_values, pairs, offers)
            triple_values = values_at_least(self._distinct_counts, 3) if pair_values else 0
            if triple_values and (not triples or number >= 3 * triples[0]):
                self._offer_groups(components.TRIPLES, 3, triple_values, triples, offers)
            if (triple_values or self._twins) and number > 3:
                self._offer_assemblies(assemblies, offers)
        return offers

    def add_offers(self, discipline: int, best: tuple[int, ...], offers: list[Offer]) -> None:
        """Appends the offers of one discipline to the list `offers`.

        `best` is the best strength of the discipline on the table, () for none.
        """
        if discipline == components.RUN:
            self._offer_runs(best, offers)
        elif discipline == components.COLOUR_SET:
            self._offer_colour_sets(best, offers)
        elif discipline == components.ASSEMBLY:
            self._offer_assemblies(best, offers)
        else:
            size = 2 if discipline == components.PAIRS else 3
            values = values_at_least(self._distinct_counts, size)
            if values:
                self._offer_groups(discipline, size, values, best, offers)

    def values_of_offer(self, offer: Offer, best: tuple[int, ...]) -> CombinationValues:
        """Returns the combination of an offer, described by its values.

        Args:
            offer: an offer of these cards.
            best: the best strength of the discipline when the offer was made, () for none.
        """
        discipline, size, which = offer
        beaten = best[1:] if which == WEAKEST and best and best[0] == size else ()
        if discipline == components.COLOUR_SET:
            if which == STRONGEST:
                return discipline, size, self._strongest_colour_set(size)
            return (
                discipline,
                size,
                self._weakest_colour_set(size, packed_values(best) if beaten else 0),
            )
        if discipline in (components.PAIRS, components.TRIPLES):
            group = 2 if discipline == components.PAIRS else 3
            return discipline, size, self._group_mask(group, size, beaten, which)
        if discipline == components.RUN:
            ways = (self._tops or run_tops(self.cards, values_at_least(self._counts, 1)))[size]
        else:
            ways = values_at_least(self._counts, size)
        if beaten:
            above = beaten[0] + 1
            ways = ways >> above << above
        top = ways if which == STRONGEST else ways & -ways
        return discipline, size, top.bit_length() - 1

    def lay_action(self, offer: Offer, best: tuple[int, ...]) -> Lay:
        """Returns the action that lays the combination of an offer, with the cards that the hand
        can best spare.

        Args:
            offer: an offer (a combination's size and strength) made from these cards.
            best: the best strength of the discipline when the offer was made, () for none.
        """
        discipline, size, which = offer
        above = best if which == WEAKEST and best and best[0] == size else ()
        codes = self._spending_order().codes(self.values_of_offer(offer, above))
        codes.sort()
        cards: list[components.CardId] = []
        halves: list[int] = []
        for code in codes:
            cards.append(CARD_OF_HALF[code])
            halves.append(SIDE_OF_HALF[code])
        return Lay(discipline, tuple(cards), tuple(halves))

    def twins(self) -> int:
        """Returns the halves that two of the cards share, as bits of `counts.TWIN_BITS`."""
        return self._twins

    def group_values(self, size: int) -> int:
        """Returns the mask of the values that occur in at least `size` colours on the cards."""
        return values_at_least(self._distinct_counts, size)

    def cards_to_spend(self) -> list[components.CardId]:
        """Returns the cards; the cards that go least well with the rest come first."""
        return self._spending_order().order()

    def _spending_order(self) -> SpendingOrder:
        order = self._order
        if order is None:
            order = self._order = SpendingOrder(
                self.cards, self._counts, self._distinct_counts, self.reluctance
            )
        return order

    def _offer_runs(self, best: tuple[int, ...], offers: list[Offer]) -> None:
        size = 2
        present = values_at_least(self._counts, 1)
        if best:
            size = best[0]
            consecutive = consecutive_tops(present)
            if size >= len(consecutive) - 1 and (
                size >= len(consecutive) or not consecutive[size] >> best[1] + 1
            ):
                return
        by_length = self._tops
        if by_length is None:
            by_length = self._tops = run_tops(self.cards, present)
        max_size = len(by_length) - 1
        if best and size <= max_size:
            _append_offers(components.RUN, size, by_length[size] >> best[1] + 1, offers)
            size += 1
        if size <= max_size:
            greatest = by_length[max_size]
            offers += _OFFERS[components.RUN][
                2 * size : 2 * max_size + (2 if greatest & greatest - 1 else 1)
            ]

    def _offer_colour_sets(self, best: tuple[int, ...], offers: list[Offer]) -> None:
        size = best[0] if best else 2
        max_size, colours = most_frequent_colours(self._counts, size)
        if best and max_size:
            ways = count_sets_above(self._counts, size, best)
            offers += _OFFERS[components.COLOUR_SET][2 * size : 2 * size + ways]
            size += 1
        if size <= max_size:
            ways = 2 if self._have_different_values(colours) else 1
            offers += _OFFERS[components.COLOUR_SET][2 * size : 2 * max_size + ways]

    def _have_different_values(self, colours: int) -> bool:
        """Returns whether at least two of the colours have halves with different values.

        `colours` is a mask with bit 8 * c for colour c.
        """
        if colours & colours - 1 == 0:
            return False
        different: set[int] = set()
        while colours:
            place = colours.bit_length() - 1
            colours ^= 1 << place
            different.add(self._halves >> 26 * (place // COLOUR_FIELD_BITS) & HALVES_OF_COLOUR)
        return len(different) > 1

    def _colours(self, size: int) -> list[tuple[int, int, int]]:
        """Returns `runs.colour_values` for each colour that has at least `size` halves.

        The colour with most halves comes first.
        """
        colours = colour_values(self._halves, colours_at_least(self._counts, size))
        if len(colours) > 1:
            colours.sort(reverse=True)
        return colours

    def _weakest_colour_set(self, size: int, above: int) -> int:
        """Returns the weakest colour set of `size` cards whose packed values are greater than
        `above`.

        The result is the packed values * 8 + the colour. There must be such a set.
        """
        part = (1 << 4 * size) - 1
        weakest = part + 1
        weakest_colour = 0
        for number, values, colour in self._colours(size):
            candidate = values & part
            if candidate <= above and values >> 4 * (number - size) > above:
                candidate = weakest_choice_above(values, number, size, above)
            if above < candidate < weakest:
                weakest = candidate
                weakest_colour = colour
        return weakest << 3 | weakest_colour

    def _strongest_colour_set(self, size: int) -> int:
        strongest = strongest_colour = 0
        for number, values, colour in self._colours(size):
            candidate = values >> 4 * (number - size)
            if candidate > strongest:
                strongest = candidate
                strongest_colour = colour
        return strongest << 3 | strongest_colour

    def _offer_groups(
        self, discipline: int, size: int, values: int, best: tuple[int, ...], offers: list[Offer]
    ) -> None:
        """Appends the offers of pairs or triples to the list `offers`.

        Args:
            discipline: PAIRS or TRIPLES.
            size: the number of cards in a group, 2 or 3.
            values: the mask of the values that occur in at least `size` colours; it must not be 0.
            best: the best strength of the discipline on the table, () for none.
        """
        number = values.bit_count()
        max_size = len(self.cards) // size
        max_size = max_size if max_size < number else number  # quicker than min()
        groups_on_table = best[0] if best else 0
        if groups_on_table >= max_size and (
            groups_on_table > max_size
            or _highest_values(values, max_size) <= _mask_of_values(best[1:])
        ):
            return
        if groups_on_table < 2:  # each value can form a single group
            _append_offers(discipline, 1, values >> best[1] + 1 if best else values, offers)
            if max_size == 1:
                return
        if number == 2 and not self._twins:
            if self._count_cards_with_value(values) >= 2 * size:
                offers.append(_OFFERS[discipline][2 * 2 + WEAKEST])
            return
        groups = self._groups_of(size, values)
        max_size = groups.max_groups
        start = 2
        if groups_on_table > 1:
            ways = groups.count_sets(groups_on_table, best[1:])
            offers += _OFFERS[discipline][2 * groups_on_table : 2 * groups_on_table + ways]
            start = groups_on_table + 1
        if start <= max_size:
            offers += _OFFERS[discipline][
                2 * start : 2 * max_size + groups.count_sets(max_size, ())
            ]

    def _count_cards_with_value(self, values: int) -> int:
        """Returns the number of cards that have at least one of the values in the mask.

        Twins are two cards with the same half. For two values without twins, this number alone
        decides whether each value can have a group.
        """
        number = 0
        for card in self.cards:
            if VALUE_MASK[card] & values:
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
        """Returns the mask of the values of `number` groups: the weakest that beat `beaten`, or the
        strongest.

        Args:
            size: the number of cards in a group, 2 or 3.
            number: the number of groups.
            beaten: the values to beat, the highest first; () for none.
            which: WEAKEST or STRONGEST.
        """
        values = values_at_least(self._distinct_counts, size)
        if number > 1:
            groups = self._groups_of(size, values)
            return groups.strongest_set(number) if which else groups.weakest_set(number, beaten)
        if which:
            return 1 << values.bit_length() - 1
        if beaten:
            values = values >> beaten[0] + 1 << beaten[0] + 1
        return values & -values

    def _offer_assemblies(self, best: tuple[int, ...], offers: list[Offer]) -> None:
        size = best[0] if best else 4
        values = values_at_least(self._counts, size)
        if values and best:
            _append_offers(components.ASSEMBLY, size, values >> best[1] + 1, offers)
            size += 1
            values = values_at_least(self._counts, size)
        while values:
            _append_offers(components.ASSEMBLY, size, values, offers)
            size += 1
            values = values_at_least(self._counts, size)


def _append_offers(discipline: int, size: int, values: int, offers: list[Offer]) -> None:
    """Appends the offers of one size to `offers`. Each value of the mask `values` stands for one
    possible combination; with only one, WEAKEST is the only offer."""
    if values:
        offers += _OFFERS[discipline][2 * size : 2 * size + (2 if values & values - 1 else 1)]


def _highest_values(values: int, number: int) -> int:
    """Returns the mask of the `number` highest values of a mask."""
    for _ in range(values.bit_count() - number):
        values &= values - 1
    return values


@lru_cache(maxsize=4096)
def _mask_of_values(values: tuple[int, ...]) -> int:
    return sum([1 << value for value in values])


_recent_hands: dict[tuple[components.CardId, ...], Formations] = {}


def formations_of_hand(cards: tuple[components.CardId, ...]) -> Formations:
    """Returns the `Formations` of a hand.

    The function keeps the results for recent hands and returns them again.
    """
    hand = _recent_hands.get(cards)
    if hand is None:
        if len(_recent_hands) >= 64:
            _recent_hands.clear()
        hand = _recent_hands[cards] = Formations(cards)
    return hand

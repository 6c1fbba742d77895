# SPDX-License-Identifier: MIT
"""Finds the best payment with cards and dust, and checks payments (rules page, {#paying})."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.components import (
    GEM_COSTS,
    GEM_LORE,
    PLACES_IN_HAND,
    VALUES,
    Card,
)
from wizardtable.games.zavandor.rules.economy import dust_places, holdable_dust, refund
from wizardtable.games.zavandor.rules.moves import GemCounts, Pay
from wizardtable.games.zavandor.rules.state import Board


@dataclass(frozen=True, slots=True)
class Outcome:
    """The effect of a payment on a seat's dust.

    Attributes:
        dust_paid: the dust that makes up the price.
        change: the dust returned because the cards exceed the price.
        lost: the dust lost because 1 and 3 cannot be held.
        dust_after: the dust left after the payment.
    """

    dust_paid: int
    change: int
    lost: int
    dust_after: int


def payment_outcome(dust: int, price: int, cards: Sequence[Card]) -> Outcome:
    """Returns the effect on this amount of dust if these cards pay the price, with dust for the
    rest.

    Cards and dust together must be worth at least the price.
    """
    worth = sum([VALUES[card] for card in cards])
    paid, change = max(0, price - worth), max(0, worth - price)
    total = dust - paid + change
    return Outcome(paid, change, total - holdable_dust(total), holdable_dust(total))


def check_purse(hand: Sequence[Card], dust: int, price: int, cards: Sequence[Card]) -> None:
    """Checks whether these cards of a hand may pay a price, with dust for the rest (rules page,
    {#paying}).

    Raises:
        IllegalAction: the cards are not in the hand, do not suffice, or one is not needed.
    """
    if list(cards) != sorted(cards) or Counter(cards) - Counter(hand):
        raise IllegalAction(
            N_("zavandor law", "You do not hold all these cards: choose cards from your hand.")
        )
    worth = sum([VALUES[card] for card in cards])
    if worth + dust < price:
        short = N_(
            "zavandor law",
            "The price is {price}, but these cards and your dust are worth only {sum}: add cards.",
        )
        raise IllegalAction(short.of(price=price, sum=worth + dust))
    if cards and worth - min([VALUES[card] for card in cards]) >= price:
        raise IllegalAction(
            N_(
                "zavandor law",
                "The price is {price}: you can pay with one card fewer.",
            ).of(price=price)
        )


@lru_cache(maxsize=4096)
def best_purse(hand: tuple[Card, ...], dust: int, price: int) -> tuple[Card, ...]:
    """Returns the cards of the best payment; hand and dust must suffice for the price.

    The best payment wastes the least. Among equal payments, the hand that is left decides: the
    fewest places taken, then the most dust. Last, the highest cards are paid (rules page,
    {#paying}).
    """
    if price <= 0 or not hand:
        return ()
    order = sorted(hand, key=VALUES.__getitem__, reverse=True)
    # Bit s of reach[k] is set if cards that take k places can make the sum s. Cards join from the
    # highest down: a payment that exceeds the price by e contains no card of value e or less.
    reach = [1]
    best: tuple[int, int, int] | None = None
    chosen = (0, 0, 0)  # number of cards to choose from, places, sum
    taken = sum([PLACES_IN_HAND[card] for card in hand])
    last = len(order) - 1
    for number, card in enumerate(order):
        reach = _with_card(reach, VALUES[card], PLACES_IN_HAND[card])
        value = VALUES[card]
        lower = VALUES[order[number + 1]] if number < last else 0
        if value == lower:
            continue
        # A sum above the price by the next lower value or more cannot use that card.
        low = price + lower if number < last else max(0, price - dust)
        window = 0
        for high in reach:
            window |= high
        window = (window >> low) & ((1 << max(0, price + value - low)) - 1)
        while window:
            bit = window & -window
            window ^= bit
            total = low + bit.bit_length() - 1
            surplus = dust + total - price
            after = surplus - 1 if surplus in (1, 3) else surplus
            room_used = len(reach) - 1
            while not reach[room_used] >> total & 1:
                room_used -= 1
            rank = (surplus - after, taken - room_used + dust_places(after), -after)
            if best is None or rank < best:
                best, chosen = rank, (number + 1, room_used, total)
    first, room, total = chosen
    return _highest(order[:first], room, total)


def _with_card(reach: list[int], value: int, size: int) -> list[int]:
    """Returns the sums that cards can make, by the places they take, once a further card is added.

    `reach` has the sums without this card; `value` and `size` are its value and places. Bit s of
    entry k is set if cards that take k places can make the sum s.
    """
    wider = reach + [0] * size
    for places, sums in enumerate(reach):
        wider[places + size] |= sums << value
    return wider


def _highest(order: Sequence[Card], room: int, total: int) -> tuple[Card, ...]:
    """Returns the cards of `order` that make the sum `total` and take `room` places in the hand.

    If several choices do so, the one with the highest cards is returned. `order` is descending; the
    result is ascending.
    """
    rests = [[1]]
    for card in reversed(order[1:]):
        rests.append(_with_card(rests[-1], VALUES[card], PLACES_IN_HAND[card]))
    cards: list[Card] = []
    for card in order:
        rest = rests.pop()
        less, lower = room - PLACES_IN_HAND[card], total - VALUES[card]
        if 0 <= less < len(rest) and lower >= 0 and rest[less] >> lower & 1:
            cards.append(card)
            room, total = less, lower
    return tuple(sorted(cards))


def best_payment(board: Board, seat: int, hand: tuple[Card, ...], price: int) -> Pay:
    """Returns the best payment for a lot, with cards and gems named.

    Gems are disenchanted only if cards and dust fall short: the least valuable gems, inactive ones
    first.
    """
    dust = board.dust[seat]
    missing = price - dust - sum([VALUES[card] for card in hand])
    if missing <= 0:
        return Pay(best_purse(hand, dust, price))
    spiral, pentagon = gem_sales(board, seat, missing)[0]
    raised = sum([(spiral[gem] + pentagon[gem]) * refund(board, seat, gem) for gem in range(5)])
    return Pay(best_purse(hand, dust + raised, price), spiral, pentagon)


def gem_sales(board: Board, seat: int, missing: int) -> tuple[tuple[GemCounts, GemCounts], ...]:
    """Returns all ways to raise missing dust by disenchanting gems, as pairs of active and inactive
    gems.

    No way contains a superfluous gem. The least valuable way comes first. Of each kind, inactive
    gems go before active ones. The result is empty if all gems do not suffice.
    """
    level = board.levels[seat][GEM_LORE]
    return _gem_sales(board.spiral[seat], board.pentagon[seat], level, missing)


@lru_cache(maxsize=1024)
def _gem_sales(
    spiral: GemCounts, pentagon: GemCounts, level: int, missing: int
) -> tuple[tuple[GemCounts, GemCounts], ...]:
    owned = tuple(
        [on_spiral + in_pentagon for on_spiral, in_pentagon in zip(spiral, pentagon, strict=True)]
    )
    returns = tuple([costs[level] // 2 for costs in GEM_COSTS])
    ways: list[tuple[int, GemCounts, GemCounts]] = []
    for counts in _gem_counts(owned, returns, missing):
        spare = sum(map(int.__mul__, counts, returns)) - missing
        if any(count and back <= spare for count, back in zip(counts, returns, strict=True)):
            continue
        idle = tuple(map(min, counts, pentagon))
        active = tuple(map(int.__sub__, counts, idle))
        ways.append((_value_missed(active, idle), _five(active), _five(idle)))
    ways.sort()
    return tuple([(active, idle) for _, active, idle in ways])


def _gem_counts(
    owned: tuple[int, ...], returns: tuple[int, ...], missing: int
) -> Iterator[tuple[int, ...]]:
    """Yields the ways to raise the missing dust: for each way, the number of gems by kind.

    `owned` and `returns` are the gems owned and the refund of one gem, by kind. Of the last kind,
    no way has more gems than the missing dust needs.
    """
    if missing > sum(map(int.__mul__, owned, returns)):
        return
    if not owned:
        yield ()
        return
    for count in range(min(owned[-1], max(0, -(-missing // returns[-1]))) + 1):
        for way in _gem_counts(owned[:-1], returns[:-1], missing - count * returns[-1]):
            yield (*way, count)


def _value_missed(active: Sequence[int], idle: Sequence[int]) -> int:
    """Returns the value of these gems to their owner: their price, with inactive gems at half."""
    return sum([GEM_COSTS[gem][0] * (2 * active[gem] + idle[gem]) for gem in range(5)])


def _five(counts: Sequence[int]) -> GemCounts:
    opals, sapphires, emeralds, diamonds, rubies = counts
    return (opals, sapphires, emeralds, diamonds, rubies)

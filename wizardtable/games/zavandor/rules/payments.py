# SPDX-License-Identifier: MIT
"""Paying with cards and dust: the best way, and whether another is allowed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.components import GEM_COSTS, GEM_LORE, SLOTS, VALUES, Card
from wizardtable.games.zavandor.rules.economy import dust_slots, refund, settled
from wizardtable.games.zavandor.rules.moves import Five, Pay
from wizardtable.games.zavandor.rules.state import Board


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a payment does to one's dust: paid, returned as change, lost because 1 and 3 cannot be
    held, and left."""

    dust_paid: int
    change: int
    lost: int
    dust_after: int


def outcome(dust: int, price: int, cards: Sequence[Card]) -> Outcome:
    """What it does to so much dust to pay a price with these cards; they suffice with the dust."""
    worth = sum([VALUES[card] for card in cards])
    paid, change = max(0, price - worth), max(0, worth - price)
    left = dust - paid + change
    return Outcome(paid, change, left - settled(left), settled(left))


def check_purse(hand: Sequence[Card], dust: int, price: int, cards: Sequence[Card]) -> None:
    """Raises IllegalAction where a price may not be paid with these cards of a hand, and dust for
    the rest (rules page, Paying)."""
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
    """The cards of the best way to pay a price that hand and dust can pay: it wastes least, then
    leaves the fewest slots of the hand taken, then the most dust, then takes the highest cards."""
    if price <= 0 or not hand:
        return ()
    order = sorted(hand, key=VALUES.__getitem__, reverse=True)
    # reach[k]: the sums that cards worth k slots can make, as the bits of a number. Cards join
    # from the highest down: what pays too much by e may hold no card of e or less.
    reach = [1]
    best: tuple[int, int, int] | None = None
    chosen = (0, 0, 0)  # how many of the cards, slots, sum
    taken = sum([SLOTS[card] for card in hand])
    last = len(order) - 1
    for number, card in enumerate(order):
        reach = _with(reach, VALUES[card], SLOTS[card])
        value = VALUES[card]
        lower = VALUES[order[number + 1]] if number < last else 0
        if value == lower:
            continue
        # Sums over the price by at least the next lower value must do with the cards so far.
        low = price + lower if number < last else max(0, price - dust)
        window = 0
        for high in reach:
            window |= high
        window = (window >> low) & ((1 << max(0, price + value - low)) - 1)
        while window:
            bit = window & -window
            window ^= bit
            total = low + bit.bit_length() - 1
            left = dust + total - price
            after = left - 1 if left in (1, 3) else left
            most = len(reach) - 1
            while not reach[most] >> total & 1:
                most -= 1
            rank = (left - after, taken - most + dust_slots(after), -after)
            if best is None or rank < best:
                best, chosen = rank, (number + 1, most, total)
    first, room, total = chosen
    return _highest(order[:first], room, total)


def _with(reach: list[int], value: int, size: int) -> list[int]:
    """The sums by slots when one more card may be used."""
    wider = reach + [0] * size
    for slots, sums in enumerate(reach):
        wider[slots + size] |= sums << value
    return wider


def _highest(order: Sequence[Card], room: int, total: int) -> tuple[Card, ...]:
    """Of the cards, given from the highest down, the highest that make this sum and take so much
    room."""
    rests = [[1]]
    for card in reversed(order[1:]):
        rests.append(_with(rests[-1], VALUES[card], SLOTS[card]))
    cards: list[Card] = []
    for card in order:
        rest = rests.pop()
        less, lower = room - SLOTS[card], total - VALUES[card]
        if 0 <= less < len(rest) and lower >= 0 and rest[less] >> lower & 1:
            cards.append(card)
            room, total = less, lower
    return tuple(sorted(cards))


def best_payment(board: Board, seat: int, hand: tuple[Card, ...], price: int) -> Pay:
    """The best way to pay for a lot, cards and gems named; gems are sold only where cards and
    dust do not suffice, those that are missed least, inactive ones first."""
    dust = board.dust[seat]
    missing = price - dust - sum([VALUES[card] for card in hand])
    if missing <= 0:
        return Pay(best_purse(hand, dust, price))
    spiral, pentagon = sales(board, seat, missing)[0]
    raised = sum([(spiral[gem] + pentagon[gem]) * refund(board, seat, gem) for gem in range(5)])
    return Pay(best_purse(hand, dust + raised, price), spiral, pentagon)


def sales(board: Board, seat: int, missing: int) -> tuple[tuple[Five, Five], ...]:
    """All ways to raise what is missing by selling active and inactive gems of which none is
    superfluous, those missed least first; of each kind inactive ones are sold before active ones.
    Empty where all gems do not suffice."""
    level = board.levels[seat][GEM_LORE]
    return _sales(board.spiral[seat], board.pentagon[seat], level, missing)


@lru_cache(maxsize=1024)
def _sales(spiral: Five, pentagon: Five, level: int, missing: int) -> tuple[tuple[Five, Five], ...]:
    owned = tuple([a + b for a, b in zip(spiral, pentagon, strict=True)])
    returns = tuple([costs[level] // 2 for costs in GEM_COSTS])
    found: list[tuple[int, Five, Five]] = []
    for counts in _ways(owned, returns, missing):
        spare = sum(map(int.__mul__, counts, returns)) - missing
        if any(count and back <= spare for count, back in zip(counts, returns, strict=True)):
            continue
        idle = tuple(map(min, counts, pentagon))
        active = tuple(map(int.__sub__, counts, idle))
        found.append((_missed(active, idle), _five(active), _five(idle)))
    found.sort()
    return tuple([(active, idle) for _, active, idle in found])


def _ways(
    owned: tuple[int, ...], returns: tuple[int, ...], missing: int
) -> Iterator[tuple[int, ...]]:
    """Counts of gems that raise what is missing, of the dearest ones no more than would do."""
    if missing > sum(map(int.__mul__, owned, returns)):
        return
    if not owned:
        yield ()
        return
    for count in range(min(owned[-1], max(0, -(-missing // returns[-1]))) + 1):
        for way in _ways(owned[:-1], returns[:-1], missing - count * returns[-1]):
            yield (*way, count)


def _missed(active: Sequence[int], idle: Sequence[int]) -> int:
    """How much gems are missed: by their price, inactive ones half as much."""
    return sum([GEM_COSTS[gem][0] * (2 * active[gem] + idle[gem]) for gem in range(5)])


def _five(counts: Sequence[int]) -> Five:
    a, b, c, d, e = counts
    return (a, b, c, d, e)

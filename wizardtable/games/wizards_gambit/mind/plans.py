# SPDX-License-Identifier: MIT
"""What a player can make of the components they may still play in their turn."""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.wizards_gambit.mind.pool_values import SEEING, PoolValues
from wizardtable.games.wizards_gambit.mind.values import holds_gambit
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import may_claim, may_focus, ready_to_use
from wizardtable.games.wizards_gambit.rules.state import State

EMPTIED: Final = 3.0
"""Cards that it is worth to play the last one of a hand: five new ones come."""

OTHERS: Final = 1
"""Where in what `TurnPlans.pool` returns the first part begins, of which there is one for each
place: what the spells elsewhere are worth, see `_PARTS`."""

_PARTS: Final = 5
"""Numbers of a part: what the other spells are worth but for the following; of what it is worth
that a component in hand is the last one of a spell, the sum and the best; and the same of what
Flakes in hand add."""

NEVER: Final = float("-inf")
"""The gain of what is not even considered."""

_NOT_YET: Final = 0.02
"""By how much it is better to complete a spell with the next component than with one after it."""

_LAID: Final = 0.2
"""What each component costs that is laid to complete a spell in one turn."""


class Table:
    """The pool and a hand, as they are or would be after something.

    Attributes:
        lefts: by place, what the spell lacks, 0 where there is none; `auras`: by place, the seat
            whose gambit lies there, or -1. Both are shared with copies: `leave` and `ward` change
            them.
        cards: the components in hand; `hand`: all its cards.
        plays: components that may still be played this turn; `forced`: whether one must be.
        gone: where Dispel takes a component off, so that to lay it there again brings nothing: the
            place of the pool, times the number of types, and the type; -1 for nowhere.
        ban: whether a gambit of the seat's own forbids it to claim; `forbid` changes it.
        warding: a gambit could still be laid this turn.
        haves, rows, pools: what was reckoned of all this (see `TurnPlans.pool`); `former`: the rows
            of before a change, empty where that made them untrue.
    """

    __slots__ = (
        "auras",
        "ban",
        "cards",
        "forced",
        "former",
        "gone",
        "hand",
        "haves",
        "lefts",
        "plays",
        "pools",
        "rows",
        "warding",
    )

    lefts: list[packed_counts.Lack]
    auras: list[int]
    cards: packed_counts.Held
    hand: int
    plays: int
    forced: bool
    gone: int
    ban: bool
    warding: bool
    haves: dict[packed_counts.Held, list[int]] | None
    rows: list[list[float]]
    former: list[list[float]]
    pools: dict[packed_counts.Held, list[float]]

    def copy(self) -> "Table":
        """Another one, to be changed."""
        copy = Table()
        copy.lefts = self.lefts
        copy.auras = self.auras
        copy.cards = self.cards
        copy.hand = self.hand
        copy.plays = self.plays
        copy.forced = self.forced
        copy.gone = self.gone
        copy.ban = self.ban
        copy.warding = self.warding
        copy.haves = self.haves
        copy.rows = self.rows
        copy.former = self.former
        copy.pools = self.pools
        return copy

    def leave(self, slot: int, left: packed_counts.Lack) -> None:
        """Now the spell in a place lacks this, or is gone."""
        self.lefts = self.lefts[:]
        self.lefts[slot] = left
        self.haves = None
        self._unread([slot])

    def ward(self, slot: int, seat: int) -> None:
        """Now a gambit of this seat lies in a place, of none for -1."""
        self.auras = self.auras[:]
        self.auras[slot] = seat
        self._unread([slot])

    def forbid(self, ban: bool) -> None:
        """Now the seat may not claim, or may."""
        if ban != self.ban:
            self.ban = ban
            self._unread(
                [slot for slot in range(box.POOL) if self.lefts[slot] >> packed_counts.TOP == 1]
            )

    def _unread(self, slots: list[int]) -> None:
        """Forget what was reckoned of spells that have changed, and of all together."""
        former = self.rows or self.former
        if former:
            former = former[:]
            for slot in slots:
                former[slot] = []
        self.former = former
        self.rows, self.pools = [], {}


def now(reading: PoolValues) -> Table:
    """The table as it is, in the turn of the seat that looks."""
    state, seat = reading.state, reading.seat
    table = Table()
    table.lefts = reading.lefts
    table.auras = state.auras
    table.cards = reading.cards
    table.hand = len(state.hands[seat])
    table.plays = plays_left(state, seat, reading.cards)
    table.forced = not state.played
    table.gone = -1
    table.ban = not may_claim(state, seat)
    table.warding = can_ward(state, seat)
    table.haves, table.rows, table.former, table.pools = None, [], [], {}
    return table


_HAVES: Final[dict[tuple[packed_counts.Lack, ...], dict[packed_counts.Held, list[int]]]] = {}

_MOST_HAVES: Final = 1 << 9
"""Pools kept; searches of 1200 iterations met 15 to 251, again and again."""


def haves_of(lefts: Sequence[packed_counts.Lack]) -> dict[packed_counts.Held, list[int]]:
    """By components in hand, how many of them each spell can use, when the spells lack this: to be
    filled in, and the same for whoever asks again."""
    pool = tuple(lefts)
    known = _HAVES.get(pool)
    if known is None:
        if len(_HAVES) >= _MOST_HAVES:
            _HAVES.clear()
        known = _HAVES[pool] = {}
    return known


def plays_left(state: State, seat: int, cards: packed_counts.Held) -> int:
    """How many components the active seat may still play in its turn."""
    plays = state.extra + (not state.played)
    if ready_to_use(state, seat, box.QUICK_HANDS):
        plays += 1
    if state.free:
        plays += packed_counts.count(cards) - len(
            [face for face in state.later if face < box.FIRST_GAMBIT]
        )
    return plays


def can_ward(state: State, seat: int) -> bool:
    """Whether the active seat could still lay a gambit this turn."""
    if state.actions or state.gambits[seat] != box.NO_CARD:
        return False
    if state.ready[seat] != box.NO_CARD:
        return True
    return holds_gambit(state.hands[seat])


class TurnPlans:
    """What the active seat can gain in the rest of its turn, in points."""

    __slots__ = (
        "again",
        "card",
        "focus",
        "momentum",
        "plain",
        "reading",
        "seat",
        "twice",
        "victory",
        "wild",
    )

    def __init__(self, reading: PoolValues) -> None:
        state, seat = reading.state, reading.seat
        self.reading = reading
        self.seat = seat
        self.focus = may_focus(state, seat)
        self.momentum = reading.ability == box.MOMENTUM
        weights = reading.weights
        self.plain: float = weights.plain
        self.wild: float = weights.wild
        self.card: float = weights.card
        self.again: float = weights.again
        self.twice: float = 1.0 - weights.second if reading.seats == 2 else 0.0
        self.victory: float = 0.5 * weights.victory

    def best(self, table: Table) -> float:
        """The gain of the best that can be done with components: none is worse than 0 where none
        has to be played."""
        if table.plays <= 0 or not table.hand:
            return 0.0
        found, chosen = NEVER, -1
        lefts, auras = table.lefts, table.auras
        for slot in range(box.POOL):
            left = lefts[slot]
            if not left or auras[slot] >= 0:
                continue
            single = left >> packed_counts.TOP == 1
            if single and table.ban:
                continue
            for kind in packed_counts.kinds(left):
                gain = self._laying(table, slot, kind, single)
                if gain > found:
                    found, chosen = gain, slot * box.TYPES + kind
        if found == NEVER:
            return 0.0
        if chosen == table.gone:
            found -= self.again
        return found if table.forced else max(0.0, found)

    def _laying(self, table: Table, slot: int, kind: int, single: bool) -> float:
        """The gain of the best component that can be laid on a spell as a type; `single`: the spell
        lacks no other."""
        cards = table.cards
        found = NEVER
        if cards >> packed_counts.SHIFTS[kind] & packed_counts.FIELD:
            found = self.playing(table, slot, kind, kind)
        if cards >> packed_counts.TOP:
            found = max(found, self.playing(table, slot, box.FLAKE, kind))
        if single and self.focus:
            found = max(found, self._focusing(table, slot, kind))
        return found

    def _focusing(self, table: Table, slot: int, kind: int) -> float:
        """The gain of completing a spell with any component by Transcendent Focus."""
        others = [
            face
            for face in range(box.TYPES)
            if face != kind and packed_counts.wanted(table.cards, face)
        ]
        return max([self.playing(table, slot, face, kind) for face in others], default=NEVER)

    def playing(self, table: Table, slot: int, face: int, kind: int) -> float:
        """The gain of laying a component on a spell as a type, and of what can follow."""
        left = table.lefts[slot]
        cards = table.cards - packed_counts.ONE[face]
        lack = left >> packed_counts.TOP
        then = left - packed_counts.STEP[kind]
        freely = 1 < lack <= table.plays and not table.forced and not table.ban
        if freely and packed_counts.covered(then, cards) == lack - 1:
            gain = self._ending(table, slot, then, cards)
            return gain - _NOT_YET if face == box.FLAKE else gain
        reading = self.reading
        pools = table.pools
        before = pools.get(table.cards) or self.pool(table, table.cards)
        after = pools.get(cards) or self.pool(table, cards)
        spent_card = self.wild if face == box.FLAKE else self.plain
        gain = -before[0] - spent_card - _NOT_YET
        plays = table.plays - 1
        ward = False
        if lack == 1:
            gain += reading.value(self.seat, slot) + self._with(after, slot, 0.0, 0.0, 0.0, cards)
            if gain > self.victory:
                return gain
            plays += self.momentum
        else:
            row = reading.row(slot, then, table.auras[slot], table.ban)
            plain = packed_counts.covered(then, cards & packed_counts.BY_TYPE)
            worth = row[plain]
            claim = row[1] - row[0] if lack == 2 and plain else 0.0
            wild = row[packed_counts.covered(then, cards)] - worth
            gain += self._with(after, slot, worth - claim, claim, wild, cards)
            ward = lack == 2 and table.warding
        if table.hand == 1:
            return gain + EMPTIED * self.card
        if ward:
            lefts = table.lefts[:]
            lefts[slot] = then
            warding = self._warding(table, lefts, cards, slot)
            if warding > 0.0:
                gain += warding
        if plays and not table.ban:
            lefts = table.lefts[:]
            lefts[slot] = then
            gain += self._finishing(lefts, table.auras, cards, plays)
        return gain

    def _finishing(
        self,
        lefts: list[packed_counts.Lack],
        auras: list[int],
        cards: packed_counts.Held,
        plays: int,
    ) -> float:
        """What further components can gain that complete spells, of a table that is given up for
        it."""
        gain = 0.0
        while plays > 0:
            best, chosen = 0.0, -1
            for slot in range(box.POOL):
                left = lefts[slot]
                lack = left >> packed_counts.TOP
                if (
                    not left
                    or lack > plays
                    or auras[slot] >= 0
                    or packed_counts.covered(left, cards) < lack
                ):
                    continue
                value = self._finished(slot, left, cards)
                if value > best:
                    best, chosen = value, slot
            if chosen < 0:
                break
            left = lefts[chosen]
            gain += best
            plays -= left >> packed_counts.TOP
            cards = packed_counts.spent(left, cards)
            lefts[chosen] = 0
        return gain

    def _finished(self, slot: int, left: packed_counts.Lack, cards: packed_counts.Held) -> float:
        """The gain of laying all that a spell lacks, where that is allowed."""
        stands = self._stands(slot, left, cards, -1, False)
        return self.reading.value(self.seat, slot) - stands - _LAID * (left >> packed_counts.TOP)

    def _stands(
        self, slot: int, left: packed_counts.Lack, cards: packed_counts.Held, aura: int, ban: bool
    ) -> float:
        """What a spell is worth as it stands, of which all components are in hand: they count for
        others, too."""
        row = self.reading.row(slot, left, aura, ban)
        return row[0] + (1.0 - self.twice) * (row[packed_counts.covered(left, cards)] - row[0])

    def _ending(
        self, table: Table, slot: int, rest: packed_counts.Lack, cards: packed_counts.Held
    ) -> float:
        """The gain of a component that need not be played and begins to complete a spell, of which
        these are left to be laid: reckoned as it was when the turn was planned, so that what was
        begun is ended."""
        left = table.lefts[slot]
        reading = self.reading
        stands = self._stands(slot, left, table.cards, table.auras[slot], table.ban)
        gain = reading.value(self.seat, slot) - stands - _LAID * (left >> packed_counts.TOP)
        lefts = table.lefts[:]
        lefts[slot] = 0
        plays = table.plays - (left >> packed_counts.TOP)
        return gain + self._finishing(lefts, table.auras, packed_counts.spent(rest, cards), plays)

    def pool(self, table: Table, cards: packed_counts.Held) -> list[float]:
        """What the spells of the pool are worth with these components in hand: all together, and
        then by place the parts of the others (`OTHERS`)."""
        known = table.pools.get(cards)
        if known is None:
            rows = table.rows
            if not rows:
                rows = table.rows = self._rows(table)
            by_cards = table.haves
            if by_cards is None:
                by_cards = table.haves = haves_of(table.lefts)
            haves = by_cards.get(cards)
            if haves is None:
                haves = by_cards[cards] = [
                    packed_counts.covered(left, cards) for left in table.lefts
                ]
            known = table.pools[cards] = self._together(table.lefts, rows, haves, cards)
        return known

    def _together(
        self,
        lefts: Sequence[packed_counts.Lack],
        rows: list[list[float]],
        haves: list[int],
        cards: packed_counts.Held,
    ) -> list[float]:
        """What the spells are worth together, and without each, in parts."""
        worths = [rows[slot][haves[slot]] for slot in range(box.POOL)]
        claims = [0.0] * box.POOL
        wilds = [0.0] * box.POOL
        plain = cards & packed_counts.BY_TYPE
        flakes = plain != cards
        for slot in range(box.POOL):
            have = haves[slot]
            if not have:
                continue
            row, left = rows[slot], lefts[slot]
            if flakes:
                have = packed_counts.covered(left, plain)
                wilds[slot] = worths[slot] - row[have]
                worths[slot] = row[have]
            if have and left >> packed_counts.TOP == 1:
                claims[slot] = row[1] - row[0]
                worths[slot] -= claims[slot]
        total, every, wild = sum(worths), sum(claims), sum(wilds)
        best, most = max(claims), max(wilds)
        found = [total + self._counted(every, best, wild, most, cards)]
        for slot in range(box.POOL):
            claim, added = claims[slot], wilds[slot]
            other, others = best, most
            if claim and claim == best:
                other = max(claims[:slot] + claims[slot + 1 :])
            if added and added == most:
                others = max(wilds[:slot] + wilds[slot + 1 :])
            found += (total - worths[slot], every - claim, other, wild - added, others)
        return found

    def _with(
        self,
        pool: list[float],
        slot: int,
        worth: float,
        claim: float,
        wild: float,
        cards: packed_counts.Held,
    ) -> float:
        """What the spells are worth together if the one in a place is worth this."""
        place = OTHERS + _PARTS * slot
        return (
            pool[place]
            + worth
            + self._counted(
                pool[place + 1] + claim,
                max(pool[place + 2], claim),
                pool[place + 3] + wild,
                max(pool[place + 4], wild),
                cards,
            )
        )

    def _counted(
        self, claims: float, best: float, wilds: float, most: float, cards: packed_counts.Held
    ) -> float:
        """What claims and Flakes are worth of which there are several, but each card is laid only
        once: the best counts in full."""
        twice = self.twice
        if not wilds:
            return claims - twice * (claims - best)
        flakes = cards >> packed_counts.TOP
        return claims - twice * (claims - best) + wilds - twice / max(1, flakes) * (wilds - most)

    def _rows(self, table: Table) -> list[list[float]]:
        row, auras, ban = self.reading.row, table.auras, table.ban
        former = table.former
        if not former:
            return [row(slot, left, auras[slot], ban) for slot, left in enumerate(table.lefts)]
        lefts = table.lefts
        return [
            known or row(slot, lefts[slot], auras[slot], ban) for slot, known in enumerate(former)
        ]

    def _warding(
        self, table: Table, lefts: list[packed_counts.Lack], cards: packed_counts.Held, slot: int
    ) -> float:
        """The gain of an aura on a spell of the table, when spells lack this and these are the
        components in hand."""
        reading = self.reading
        if reading.sight < SEEING:
            return -reading.gambit
        ban = reading.ability != box.GAMBITEER
        gain = 0.0
        for place in range(box.POOL):
            left = lefts[place]
            if place == slot or (left >> packed_counts.TOP == 1 and ban != table.ban):
                aura = table.auras[place]
                have = packed_counts.covered(left, cards)
                gain += reading.row(place, left, self.seat if place == slot else aura, ban)[have]
                gain -= reading.row(place, left, aura, table.ban)[have]
        return gain - reading.gambit

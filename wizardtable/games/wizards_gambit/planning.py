# SPDX-License-Identifier: MIT
"""What a player can make of the components he may still play in his turn."""

from typing import Final

from wizardtable.games.wizards_gambit.abilities import may_claim, may_focus, ready_to_use
from wizardtable.games.wizards_gambit.components import (
    FIRST_GAMBIT,
    FLAKE,
    GAMBITEER,
    MOMENTUM,
    NO_CARD,
    QUICK_HANDS,
    TYPES,
)
from wizardtable.games.wizards_gambit.deck import Needs
from wizardtable.games.wizards_gambit.reading import SEEING, Held, Reading, covered
from wizardtable.games.wizards_gambit.state import State

EMPTIED: Final = 3.0
"""Cards that it is worth to play the last one of a hand: five new ones come."""

NEVER: Final = float("-inf")
"""The gain of what is not even considered."""

_NOT_YET: Final = 0.02
"""By how much it is better to complete a spell with the next component than with one after it."""


_LAID: Final = 0.2
"""What each component costs that is laid to complete a spell in one turn."""


class Table:
    """The pool and a hand, as they are or would be after something.

    Attributes:
        pools: what was reckoned of it; to be emptied by who changes it.
        lefts: by place, what the spell lacks, None where there is none; `auras`: by place, the
            seat whose gambit lies there, or -1.
        cards: the components in hand; `hand`: all its cards.
        plays: components that may still be played this turn; `forced`: whether one must be.
        ban: whether a gambit of the seat's own forbids it to claim.
        warding: a gambit could still be laid this turn.
    """

    __slots__ = ("auras", "ban", "cards", "forced", "hand", "lefts", "plays", "pools", "warding")

    def __init__(
        self,
        lefts: list[Needs | None],
        auras: list[int],
        cards: Held,
        hand: int,
        plays: int,
        *,
        forced: bool,
        ban: bool,
        warding: bool,
    ) -> None:
        self.lefts = lefts
        self.auras = auras
        self.cards = cards
        self.hand = hand
        self.plays = plays
        self.forced = forced
        self.ban = ban
        self.warding = warding
        self.pools: dict[Held, tuple[float, list[float]]] = {}

    def copy(self) -> "Table":
        """Another one, to be changed."""
        return Table(
            self.lefts[:],
            self.auras[:],
            self.cards,
            self.hand,
            self.plays,
            forced=self.forced,
            ban=self.ban,
            warding=self.warding,
        )


def now(reading: Reading) -> Table:
    """The table as it is, in the turn of the seat that looks."""
    state, seat = reading.state, reading.seat
    return Table(
        reading.lefts,
        state.auras,
        reading.cards,
        len(state.hands[seat]),
        plays_left(state, seat, reading.cards),
        forced=not state.played,
        ban=not may_claim(state, seat),
        warding=can_ward(state, seat),
    )


def plays_left(state: State, seat: int, cards: Held) -> int:
    """How many components the active seat may still play in its turn."""
    plays = state.extra + (not state.played)
    if ready_to_use(state, seat, QUICK_HANDS):
        plays += 1
    if state.free:
        plays += sum(cards) - len([face for face in state.later if face < FIRST_GAMBIT])
    return plays


def can_ward(state: State, seat: int) -> bool:
    """Whether the active seat could still lay a gambit this turn."""
    if state.actions or state.gambits[seat] != NO_CARD:
        return False
    return state.ready[seat] != NO_CARD or any(
        FIRST_GAMBIT <= face < FIRST_GAMBIT + 8 for face in state.hands[seat]
    )


def less(cards: Held, face: int) -> Held:
    """The components without one of this face."""
    return (*cards[:face], cards[face] - 1, *cards[face + 1 :])


def more(cards: Held, face: int) -> Held:
    """The components and one more of this face."""
    return (*cards[:face], cards[face] + 1, *cards[face + 1 :])


def filled(left: Needs, kind: int) -> Needs:
    """What a spell lacks when one of a type is laid on it."""
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])  # type: ignore[return-value]


class Planning:
    """What the active seat can gain in the rest of its turn, in points."""

    __slots__ = ("focus", "momentum", "reading")

    def __init__(self, reading: Reading) -> None:
        state, seat = reading.state, reading.seat
        self.reading = reading
        self.focus = may_focus(state, seat)
        self.momentum = state.abilities[seat] == MOMENTUM

    def best(self, table: Table) -> float:
        """The gain of the best that can be done with components: none is worse than 0 where none
        has to be played."""
        if table.plays <= 0 or not table.hand:
            return 0.0
        found = NEVER
        cards = table.cards
        wild = cards[FLAKE]
        for slot, left in enumerate(table.lefts):
            if left is None or table.auras[slot] >= 0 or (table.ban and sum(left) == 1):
                continue
            for kind in range(TYPES):
                if not left[kind]:
                    continue
                if cards[kind]:
                    found = max(found, self.playing(table, slot, kind, kind))
                if wild:
                    found = max(found, self.playing(table, slot, FLAKE, kind))
                if self.focus and sum(left) == 1:
                    found = max(found, self._focusing(table, slot, kind))
        if found == NEVER:
            return 0.0
        return found if table.forced else max(0.0, found)

    def _focusing(self, table: Table, slot: int, kind: int) -> float:
        """The gain of completing a spell with any component by Transcendent Focus."""
        others = [face for face in range(TYPES) if table.cards[face] and face != kind]
        return max([self.playing(table, slot, face, kind) for face in others], default=NEVER)

    def playing(self, table: Table, slot: int, face: int, kind: int) -> float:
        """The gain of laying a component on a spell as a type, and of what can follow."""
        reading = self.reading
        weights = reading.weights
        left = table.lefts[slot]
        assert left is not None
        cards = less(table.cards, face)
        lack = sum(left)
        if not table.forced and 1 < lack <= table.plays and not table.ban:
            to_come = filled(left, kind)
            if covered(to_come, cards) == lack - 1:
                return self._ending(table, slot, to_come, cards) - _NOT_YET * (face == FLAKE)
        total = self.pool(table, table.cards)[0]
        rest, after = self.pool(table, cards)
        spent_card = weights.wild if face == FLAKE else weights.plain
        gain = rest - after[slot] - total - spent_card - _NOT_YET
        complete = lack == 1
        plays = table.plays - 1
        then: Needs | None = None
        if complete:
            gain += reading.value(reading.seat, slot)
            if gain > 0.5 * weights.victory:
                return gain
            plays += self.momentum
        else:
            then = filled(left, kind)
            gain += reading.stands(slot, then, cards, table.auras[slot], table.ban)
        if table.hand == 1:
            return gain + EMPTIED * weights.card
        ward = table.warding and then is not None and sum(then) == 1
        if not plays and not ward:
            return gain
        next_table = table.copy()
        next_table.lefts[slot] = then
        next_table.cards = cards
        next_table.hand -= 1
        next_table.plays = plays
        next_table.forced = False
        if ward:
            gain += max(0.0, self.warding(next_table, slot))
        return gain + self.finishing(next_table)

    def finishing(self, table: Table) -> float:
        """What further components can gain that complete spells."""
        if not table.plays or table.ban:
            return 0.0
        gain = 0.0
        plays, cards, lefts = table.plays, table.cards, list(table.lefts)
        while plays > 0:
            best, chosen = 0.0, -1
            for slot, left in enumerate(lefts):
                if left is None or table.auras[slot] >= 0:
                    continue
                lack = sum(left)
                if lack > plays or covered(left, cards) < lack:
                    continue
                value = self._finished(table, slot, left, cards)
                if value > best:
                    best, chosen = value, slot
            if chosen < 0:
                break
            left = lefts[chosen]
            assert left is not None
            gain += best
            plays -= sum(left)
            cards = spent(left, cards)
            lefts[chosen] = None
        return gain

    def _finished(self, table: Table, slot: int, left: Needs, cards: Held) -> float:
        """The gain of laying all that a spell lacks."""
        reading = self.reading
        stands = reading.stands(slot, left, cards, table.auras[slot], table.ban)
        return reading.value(reading.seat, slot) - stands - _LAID * sum(left)

    def _ending(self, table: Table, slot: int, rest: Needs, cards: Held) -> float:
        """The gain of a component that need not be played and begins to complete a spell, of which
        these are left to be laid: reckoned as it was when the turn was planned, so that what was
        begun is ended."""
        left = table.lefts[slot]
        assert left is not None
        gain = self._finished(table, slot, left, table.cards)
        after = table.copy()
        after.lefts[slot] = None
        after.cards = spent(rest, cards)
        after.plays -= sum(left)
        return gain + self.finishing(after)

    def pool(self, table: Table, cards: Held) -> tuple[float, list[float]]:
        """What the spells of the pool are worth with these components in hand, together and by
        place."""
        known = table.pools.get(cards)
        if known is None:
            stands = self.reading.stands
            auras, ban = table.auras, table.ban
            values = [
                0.0 if left is None else stands(slot, left, cards, auras[slot], ban)
                for slot, left in enumerate(table.lefts)
            ]
            known = table.pools[cards] = (sum(values), values)
        return known

    def warding(self, table: Table, slot: int) -> float:
        """The gain of an aura on a spell."""
        reading = self.reading
        left = table.lefts[slot]
        if left is None or reading.sight < SEEING:
            return -reading.gambit
        auras = table.auras[:]
        auras[slot] = reading.seat
        ban = reading.state.abilities[reading.seat] != GAMBITEER
        gain = 0.0
        for place, other in enumerate(table.lefts):
            if other is not None:
                gain += reading.stands(place, other, table.cards, auras[place], ban)
                gain -= reading.stands(place, other, table.cards, table.auras[place], table.ban)
        return gain - reading.gambit


def spent(left: Needs, cards: Held) -> Held:
    """The components in hand after all that a spell lacks is laid on it."""
    rest = list(cards)
    for kind in range(TYPES):
        plain = min(left[kind], rest[kind])
        rest[kind] -= plain
        rest[FLAKE] -= left[kind] - plain
    return tuple(rest)

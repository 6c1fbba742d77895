# SPDX-License-Identifier: MIT
"""How a player reads the table: who could complete what, and what each pool spell is worth to him
as it stands."""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from wizardtable.games.wizards_gambit.components import (
    FIRST_GAMBIT,
    FIRST_INCANTATION,
    FLAKE,
    GOAL,
    MUTED_VOICE,
    NO_CARD,
    NO_SPELL,
    QUICK_HANDS,
    RUNE_SHIFT,
    TRANSCENDENT_FOCUS,
    TYPES,
    Face,
    is_component,
    is_gambit,
)
from wizardtable.games.wizards_gambit.deck import Needs
from wizardtable.games.wizards_gambit.moves import Faces, Laid
from wizardtable.games.wizards_gambit.state import State
from wizardtable.games.wizards_gambit.weights import WEIGHTS, Weights
from wizardtable.games.wizards_gambit.worth import engine, kept, left_to_go

BLIND, SEEING, FAR = 0.0, 1.0, 2.0
"""How far a player sees. BLIND: his own cards. SEEING: also what others could do with a spell, and
what it is worth to them. FAR: the same, searched."""

Held: TypeAlias = tuple[int, ...]
"""Components of a hand: how many of each face, 0 to 6."""

_SURE: Final = 0.95
_FOCUSED: Final = 0.9
"""How likely a wizard with Transcendent Focus has a component to spare."""

_LIFTED: Final = 0.85
"""How likely a wizard with a gambit in play can first release it."""


@lru_cache(maxsize=1 << 16)
def wanting(needs: Needs, laid: tuple[Laid, ...]) -> Needs:
    """By type, how many components a spell lacks on which these lie."""
    left = list(needs)
    for _, as_type in laid:
        left[as_type] -= 1
    return (left[0], left[1], left[2], left[3], left[4], left[5])


@lru_cache(maxsize=1 << 14)
def held(hand: Faces) -> Held:
    """The components of a hand."""
    counts = [0] * FIRST_GAMBIT
    for face in hand:
        if 0 <= face < FIRST_GAMBIT:
            counts[face] += 1
    return tuple(counts)


@lru_cache(maxsize=1 << 18)
def covered(left: Needs, cards: Held) -> int:
    """How many of the components that a spell lacks are among these."""
    count = lack = 0
    for kind in range(TYPES):
        want, have = left[kind], cards[kind]
        if want > have:
            count += have
            lack += want - have
        else:
            count += want
    return count + min(lack, cards[FLAKE])


class Reading:
    """A seat's look at the table.

    Attributes:
        seat: who looks; `others`: the seats after it, clockwise.
        lefts: by place of the pool, what the spell lacks; nothing where there is none.
        cards: the seat's components.
        harm: by seat, what a point for it costs this one.
        weights: what things are worth to it.
        patience: how much is still to come that cards can be kept for, 0 to 1.
        gambit: what it costs the seat to play a gambit: less when the end is near.
        powers: how much more than usual abilities are worth to it, as a share (see `manners`).
    """

    __slots__ = (
        "_chances",
        "_crowd",
        "_stands",
        "_values",
        "cards",
        "gambit",
        "harm",
        "lefts",
        "others",
        "patience",
        "powers",
        "seat",
        "shares",
        "sight",
        "standing",
        "state",
        "weights",
    )

    def __init__(
        self,
        state: State,
        seat: int,
        sight: float,
        powers: float = 0.0,
        weights: Weights = WEIGHTS,
    ) -> None:
        self.powers = powers
        self.weights = weights
        self.state = state
        self.seat = seat
        self.sight = sight
        seats = len(state.hands)
        self.others = [(seat + step) % seats for step in range(1, seats)]
        table = state.table
        self.lefts: list[Needs | None] = [
            None if spell == NO_SPELL else wanting(table.needs[spell], state.laid[slot])
            for slot, spell in enumerate(state.pool)
        ]
        self.cards = held(state.hands[seat])
        self.standing = [
            left is not None and sum(left) == 1 and not state.played for left in self.lefts
        ]
        self.patience = min(1.0, 2.0 * left_to_go(max(state.scores)))
        self._crowd = len([face for face in state.hands[seat] if face >= FIRST_GAMBIT])
        self.gambit = self.weights.gambit * min(1.0, 2.0 * self.patience)
        self.harm = self._harm()
        self.shares = self._shares()
        self._chances: dict[tuple[int, int], float] = {}
        self._stands: dict[tuple[int, Needs, int, bool], list[float]] = {}
        self._values: dict[tuple[int, int], float] = {}

    def keeping(self, face: Face) -> float:
        """What it is worth to the seat to keep a card, whatever lies in the pool: less where more
        is in hand than there will be turns to play it."""
        worth = kept(self.state.table, face, self.weights)
        if is_component(face):
            return worth
        if is_gambit(face):
            return worth * self._spare()
        return worth * self.patience * (self.weights.crowded if self._crowd > 2 else 1.0)

    def _spare(self) -> float:
        """The share of a gambit's worth that one in hand has: only one can be in play."""
        hand = self.state.hands[self.seat]
        others = len([face for face in hand if FIRST_GAMBIT <= face < FIRST_INCANTATION]) - 1
        others += self.state.ready[self.seat] != NO_CARD
        spare = self.weights.spare
        return spare[max(0, min(others, len(spare) - 1))]

    def _harm(self) -> list[float]:
        """The rivals' points hurt, those of who is ahead most."""
        seats = len(self.state.hands)
        if self.sight < SEEING:
            return [0.0] * seats
        weights = [exp(score / 3.0) for score in self.state.scores]
        weights[self.seat] = 0.0
        total = sum(weights)
        return [weight / total for weight in weights]

    def _shares(self) -> list[float]:
        """By face of a component, its share among the cards that the seat cannot place."""
        state, seat = self.state, self.seat
        deck = state.deck
        counts = [deck.count(face) for face in range(FIRST_GAMBIT)]  # type: ignore[arg-type]
        total = len(deck)
        for other in self.others:
            hand, known = state.hands[other], state.known[other][seat]
            total += len(hand) - len(known)
            for face, count in enumerate(held(hand)):
                counts[face] += count
            for face, count in enumerate(held(known)):
                counts[face] -= count
        return [count / total for count in counts] if total else [0.0] * FIRST_GAMBIT

    # What others can do.

    def has(self, other: int, kind: int) -> float:
        """The chance that another seat can lay a component of a type."""
        known = self._chances.get((other, kind))
        if known is None:
            known = self._chances[other, kind] = self._has(other, kind)
        return known

    def _has(self, other: int, kind: int) -> float:
        state = self.state
        hand, seen = state.hands[other], state.known[other][self.seat]
        if kind in seen or FLAKE in seen:
            return _SURE
        ability = state.abilities[other]
        if ability == TRANSCENDENT_FOCUS and hand:
            return _SURE
        hidden = len(hand) - len(seen)
        share = self.shares[kind] + self.shares[FLAKE]
        chance = 1.0 - (1.0 - share) ** hidden
        if ability == RUNE_SHIFT and any(
            laid[0] in (kind, FLAKE) for place in state.laid for laid in place
        ):
            chance = max(chance, 0.8)
        if ability != MUTED_VOICE:
            chance += (1.0 - chance) * self.weights.help
        return min(_SURE, chance)

    def completes(self, other: int, left: Needs) -> float:
        """The chance that another seat can complete a spell in one turn that lacks this."""
        lack = sum(left)
        if lack == 1:
            chance = self.has(other, left.index(1))
        elif lack == 2:
            kinds = [kind for kind, count in enumerate(left) for _ in range(count)]
            chance = self.has(other, kinds[0]) * self.has(other, kinds[1])
            if kinds[0] == kinds[1]:
                chance *= 0.6
            if self.state.abilities[other] != QUICK_HANDS:
                chance *= self.weights.help
        else:
            return 0.0
        if self.state.gambits[other] != NO_CARD:
            chance *= _LIFTED
        return chance

    # What spells are worth.

    def value(self, seat: int, slot: int) -> float:
        """What it is worth to a seat to claim the spell in a place of the pool."""
        known = self._values.get((seat, slot))
        if known is None:
            known = self._values[seat, slot] = self._value(seat, slot)
        return known

    def _value(self, seat: int, slot: int) -> float:
        state = self.state
        spell = state.pool[slot]
        points = state.table.points[spell]
        score = state.scores[seat] + points
        if score >= GOAL:
            return self.weights.victory
        won = engine(state.table.abilities[spell], score, self.weights)
        lost = engine(state.abilities[seat], score, self.weights)
        if self.sight < SEEING:
            won, lost = 0.5 * won, 0.0
        if self.powers:
            won, lost = won + self.powers * won, lost + self.powers * lost
        return points + won - lost

    def stands(self, slot: int, left: Needs, cards: Held, aura: int, ban: bool) -> float:
        """What a spell that lacks this is worth to the seat at the end of its turn, with these
        cards: what it may hope to win by it less what others may. `aura`: the seat whose gambit
        lies on it, or -1; `ban`: whether the seat's own gambit will be in play."""
        key = (slot, left, aura, ban)
        row = self._stands.get(key)
        if row is None:
            row = self._stands[key] = self._row(slot, left, aura, ban)
        return row[covered(left, cards)]

    def _row(self, slot: int, left: Needs, aura: int, ban: bool) -> list[float]:
        """By the number of components that are in hand, what the spell is worth."""
        lack = sum(left)
        mine = self.value(self.seat, slot)
        near = self.weights.near[min(lack, 6)]
        if self.sight < SEEING:
            return [0.5 * near * mine * have / lack for have in range(lack + 1)]
        total, safe = self._threat(slot, left, lack, aura) if lack <= 2 else (0.0, 1.0)
        ability = self.state.abilities[self.seat]
        if lack == 1:
            able = _LIFTED if ban else 1.0
            if aura not in (-1, self.seat):
                able = self._breaking(self.seat)
            drawn = self._drawn(left)
            if ability == TRANSCENDENT_FOCUS and self.sight > SEEING:
                drawn = max(drawn, _FOCUSED)
            return [total + safe * drawn * able * mine, total + safe * able * mine]
        lost = sum([self.harm[other] * self.value(other, slot) for other in self.others])
        lost /= len(self.others)
        fair = 1.0 / len(self.state.hands)
        skill = self.weights.skill[min(lack, 6)] * 2.0 * fair
        row = []
        for have in range(lack + 1):
            share = min(0.95, fair + skill * (have / lack - 0.5))
            if lack == 2 and have == 2 and ability == QUICK_HANDS:
                share = max(share, 0.8)
            row.append(total + safe * near * (share * mine - (1.0 - share) * lost))
        return row

    def _threat(self, slot: int, left: Needs, lack: int, aura: int) -> tuple[float, float]:
        """What others are likely to gain by a spell before the seat's next turn, as a loss, and
        the chance that they do not."""
        total, safe = 0.0, 1.0
        for other in self.others:
            chance = self.completes(other, left)
            if self.standing[slot] and lack == 1:
                chance *= self.weights.standing
            if aura not in (-1, other):
                chance *= self._breaking(other)
            total -= safe * chance * self.harm[other] * self.value(other, slot)
            safe *= 1.0 - chance
        return total, safe

    def _breaking(self, seat: int) -> float:
        """How likely an aura does not keep off a seat that could complete the spell under it."""
        return self.weights.armed if self.state.ready[seat] != NO_CARD else self.weights.unarmed

    def _drawn(self, left: Needs) -> float:
        """The chance to draw what a spell lacks by the next turn."""
        return self.shares[left.index(1)] + self.shares[FLAKE]

    def pool(self, cards: Held, auras: list[int], ban: bool) -> list[float]:
        """By place, what the spells of the pool are worth to the seat with these cards."""
        return [
            0.0 if left is None else self.stands(slot, left, cards, auras[slot], ban)
            for slot, left in enumerate(self.lefts)
        ]

# SPDX-License-Identifier: MIT
"""How a player reads the table: who could complete what, and what each pool spell is worth to them
as it stands."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from wizardtable.games.wizards_gambit.mind import combos
from wizardtable.games.wizards_gambit.mind.values import engine, holds_gambit, kept, left_to_go
from wizardtable.games.wizards_gambit.mind.weights import WEIGHTS, Weights
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import may_claim
from wizardtable.games.wizards_gambit.rules.card_table import MOST_NEEDS
from wizardtable.games.wizards_gambit.rules.state import State

BLIND, SEEING, FAR = 0.0, 1.0, 2.0
"""How far a player sees. BLIND: their own cards. SEEING: also what others could do with a spell,
and what it is worth to them. FAR: the same, searched."""

_SURE: Final = 0.95
_FOCUSED: Final = 0.9
"""How likely a wizard with Transcendent Focus has a component to spare."""

_MOVED: Final = 0.8
"""How likely a wizard who can move a component to where it is lacked does so."""

_LIFTED: Final = 0.85
"""How likely a wizard with a gambit in play can first release it."""


_UNKNOWN: Final = -1e9
"""What has not been reckoned yet."""

_NOTHING: Final = [0.0]
"""What no spell is worth."""

_MOST_LACKED: Final = MOST_NEEDS + 1

_REACH: Final = 2
"""Components that a spell lacks at most which others might complete in one turn, as a rule."""


@lru_cache(maxsize=64)
def _odds(skill: tuple[float, ...], seats: int) -> list[list[float]]:
    """By how many components a spell lacks, 1 and more, and how many of them are in hand: how
    likely its owner is to complete it and nobody else."""
    fair = 1.0 / seats
    found: list[list[float]] = [[]]
    for lack in range(1, _MOST_LACKED + 1):
        weight = skill[min(lack, 6)] * 2.0 * fair
        shares = [fair + weight * (have / lack - 0.5) for have in range(lack + 1)]
        found.append([min(0.95, share) for share in shares])
    return found


class Stakes:
    """What a seat makes of what lies open to all, apart from what spells lack: the same in all
    the worlds of a search that differ by what is hidden, so that it is reckoned but once.

    Attributes:
        harm: by seat, what a point for it costs this one.
        values: by seat and place of the pool, what it is worth to claim the spell there; `losses`:
            by place, what it costs this seat that others do; `far`: by place and components lacked,
            the row (see `PoolValues.row`) of a spell that nobody can complete in one turn. All are
            filled in as they are asked for.
        table, weights: what they rest on.
    """

    __slots__ = ("far", "harm", "losses", "table", "values", "weights")

    def __init__(self, state: State, seat: int, sight: float, weights: Weights) -> None:
        seats = len(state.scores)
        self.table = state.table
        self.weights = weights
        self.harm = _harm(state.scores, seat) if sight >= SEEING else [0.0] * seats
        self.values = [_UNKNOWN] * (seats * box.POOL)
        self.losses = [_UNKNOWN] * box.POOL
        self.far = [_NOTHING] * (box.POOL * _MOST_LACKED)


_Open: TypeAlias = tuple[int, float, float, tuple[int, ...], tuple[int, ...], tuple[int, ...]]

_STAKES: Final[dict[_Open, Stakes]] = {}

_MOST_STAKES: Final = 1 << 10
"""Situations kept; searches of 1200 iterations met 2 to 62."""


def stakes_of(state: State, seat: int, sight: float, powers: float, weights: Weights) -> Stakes:
    """The stakes of a seat, as they were filled in so far."""
    scores, pool, abilities = tuple(state.scores), tuple(state.pool), tuple(state.abilities)
    key = (seat, sight, powers, scores, pool, abilities)
    found = _STAKES.get(key)
    if found is None or found.table is not state.table or found.weights is not weights:
        if len(_STAKES) >= _MOST_STAKES:
            _STAKES.clear()
        found = _STAKES[key] = Stakes(state, seat, sight, weights)
    return found


def _harm(scores: Sequence[int], seat: int) -> list[float]:
    """The rivals' points hurt, those of who is ahead most."""
    weights = [exp(score / 3.0) for score in scores]
    weights[seat] = 0.0
    total = sum(weights)
    return [weight / total for weight in weights]


class PoolValues:
    """A seat's look at the table.

    Attributes:
        seat: who looks; `others`: the seats after it, clockwise.
        lefts: by place of the pool, what the spell lacks; 0 where there is none.
        cards: the seat's components.
        harm: by seat, what a point for it costs this one.
        shares: by component, its share among the cards that the seat cannot place.
        weights: what things are worth to it.
        patience: how much is still to come that cards can be kept for, 0 to 1.
        gambit: what it costs the seat to play a gambit: less when the end is near.
        reach: components that a spell lacks at most of which a rival may be known to have all, and
            the means to lay them in one turn.
        powers: how much more than usual abilities are worth to it, as a share (see `style`).
    """

    __slots__ = (
        "_chances",
        "_crowd",
        "_far",
        "_losses",
        "_near",
        "_odds",
        "_table",
        "_tricks",
        "_values",
        "ability",
        "cards",
        "gambit",
        "harm",
        "lefts",
        "others",
        "patience",
        "powers",
        "reach",
        "seat",
        "seats",
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
        hand = state.hands[seat]
        self.seats = seats = len(state.scores)
        self.others = [*range(seat + 1, seats), *range(seat)]
        self._table = table = state.table
        needs = table.packed
        laid = state.laid
        self.lefts: list[packed_counts.Lack] = [
            0 if spell == box.NO_SPELL else packed_counts.wanting(needs[spell], laid[slot])
            for slot, spell in enumerate(state.pool)
        ]
        self.cards: packed_counts.Held = packed_counts.held(hand)
        self.ability: int = state.abilities[seat]
        self.standing = not state.played
        self.patience = min(1.0, 2.0 * left_to_go(max(state.scores)))
        self._crowd = len([face for face in hand if face >= box.FIRST_GAMBIT])
        self.gambit: float = weights.gambit * min(1.0, 2.0 * self.patience)
        stakes = stakes_of(state, seat, sight, powers, weights)
        self.harm = stakes.harm
        self._values = stakes.values
        self._losses = stakes.losses
        self._far = stakes.far
        self.shares = self._shares()
        self.reach = _REACH
        self._tricks = self._known_tricks() if weights.tricks else [0] * seats
        self._odds = _odds(weights.skill, seats)
        self._chances = [_UNKNOWN] * (seats * box.TYPES)
        self._near: dict[int, list[float]] = {}

    def keeping(self, face: box.Face) -> float:
        """What it is worth to the seat to keep a card, whatever lies in the pool: less where more
        is in hand than there will be turns to play it."""
        worth = kept(self._table, face, self.weights)
        if box.is_component(face):
            return worth
        if box.is_gambit(face):
            return worth * self._spare()
        return worth * self.patience * (self.weights.crowded if self._crowd > 2 else 1.0)

    def _spare(self) -> float:
        """The share of a gambit's worth that one in hand has: only one can be in play."""
        hand = self.state.hands[self.seat]
        others = (
            len([face for face in hand if box.FIRST_GAMBIT <= face < box.FIRST_INCANTATION]) - 1
        )
        others += self.state.ready[self.seat] != box.NO_CARD
        spare = self.weights.spare
        return spare[max(0, min(others, len(spare) - 1))]

    def _shares(self) -> list[float]:
        state, seat = self.state, self.seat
        deck = state.deck
        unseen = sum([packed_counts.ONE[face] for face in deck if face < box.FIRST_GAMBIT])
        total = len(deck)
        hands, known = state.hands, state.known
        for other in self.others:
            hand, seen = hands[other], known[other][seat]
            total += len(hand) - len(seen)
            unseen += packed_counts.held(hand)
            if seen:
                unseen -= packed_counts.held(seen)
        if not total:
            return [0.0] * box.FIRST_GAMBIT
        return [(unseen >> shift & packed_counts.FIELD) / total for shift in packed_counts.SHIFTS]

    # What others can do.

    def has(self, other: int, kind: int) -> float:
        """The chance that another seat can lay a component of a type."""
        place = other * box.TYPES + kind
        known = self._chances[place]
        if known == _UNKNOWN:
            known = self._chances[place] = self._has(other, kind)
        return known

    def _has(self, other: int, kind: int) -> float:
        state = self.state
        hand, seen = state.hands[other], state.known[other][self.seat]
        if kind in seen or box.FLAKE in seen:
            return _SURE
        ability = state.abilities[other]
        if ability == box.TRANSCENDENT_FOCUS and hand:
            return _SURE
        hidden = len(hand) - len(seen)
        share = self.shares[kind] + self.shares[box.FLAKE]
        chance: float = 1.0 - (1.0 - share) ** hidden
        if ability == box.RUNE_SHIFT and any(
            laid[0] in (kind, box.FLAKE) for place in state.laid for laid in place
        ):
            chance = max(chance, 0.8)
        if ability != box.MUTED_VOICE:
            chance += (1.0 - chance) * self.weights.help
        return min(_SURE, chance)

    def completes(self, other: int, left: packed_counts.Lack, slot: int, *, warded: bool) -> float:
        """The chance that another seat can complete the spell of a place in one turn, when it lacks
        this and, if it is warded, an aura lies on it."""
        lack = left >> packed_counts.TOP
        trick = self._tricks[other]
        if warded:
            trick &= ~combos.CAST
        if lack == 1:
            chance = self.has(other, packed_counts.last(left))
        elif lack == 2:
            types = packed_counts.kinds(left)
            chance = self.has(other, types[0]) * self.has(other, types[-1])
            if len(types) == 1:
                chance *= 0.6
            if self.state.abilities[other] != box.QUICK_HANDS:
                chance *= self.weights.help
        else:
            chance = 0.0
        if trick:
            chance = max(chance, self.weights.tricks * self._by_tricks(other, slot, left, trick))
        if self.state.gambits[other] != box.NO_CARD:
            chance *= _LIFTED
        return chance

    def _known_tricks(self) -> list[int]:
        """By seat, what those are known to be able to do who come after this one."""
        state, found = self.state, [0] * self.seats
        for other in self.others:
            found[other] = trick = combos.tricks(state, other, state.known[other][self.seat])
            if trick & combos.SWIFT:
                self.reach = combos.MOST_AT_ONCE
        return found

    def _by_tricks(self, other: int, slot: int, left: packed_counts.Lack, trick: int) -> float:
        """The chance that another seat can complete a spell in one turn by what it is known to be
        able to do."""
        lack = left >> packed_counts.TOP
        plays = 2 if self.state.abilities[other] == box.QUICK_HANDS else 1
        chance = self._holds(other, left) if combos.lays(lack, trick, plays) else 0.0
        if trick & combos.MOVING and combos.lays(lack - 1, combos.after_move(trick), plays):
            for kind in combos.moved(self.state, slot, left):
                chance = max(chance, _MOVED * self._holds(other, left - packed_counts.STEP[kind]))
        return chance

    def _holds(self, other: int, left: packed_counts.Lack) -> float:
        """The chance that another seat holds all that a spell lacks, by what is known of its
        hand."""
        seen = self.state.known[other][self.seat]
        unknown = (left >> packed_counts.TOP) - packed_counts.covered(
            left, packed_counts.held(seen)
        )
        if not unknown:
            return _SURE
        hidden = len(self.state.hands[other]) - len(seen)
        if unknown > hidden:
            return 0.0
        types = packed_counts.kinds(left)
        share = sum([self.shares[kind] for kind in types]) / len(types) + self.shares[box.FLAKE]
        chance: float = 1.0 - (1.0 - share) ** hidden
        found = _SURE
        for _ in range(unknown):
            found *= chance
        return found

    # What spells are worth.

    def value(self, seat: int, slot: int) -> float:
        """What it is worth to a seat to claim the spell in a place of the pool."""
        place = seat * box.POOL + slot
        known = self._values[place]
        if known == _UNKNOWN:
            known = self._values[place] = self._value(seat, slot)
        return known

    def _value(self, seat: int, slot: int) -> float:
        state, table = self.state, self._table
        spell = state.pool[slot]
        points = table.points[spell]
        score = state.scores[seat] + points
        if score >= box.GOAL:
            return self.weights.victory
        won = engine(table.abilities[spell], score, self.weights)
        if self.sight < SEEING:
            won, lost = 0.5 * won, 0.0
        else:
            lost = engine(state.abilities[seat], score, self.weights)
        if self.powers:
            won, lost = won + self.powers * won, lost + self.powers * lost
        return points + won - lost

    def stands(
        self, slot: int, left: packed_counts.Lack, cards: packed_counts.Held, aura: int, ban: bool
    ) -> float:
        """What a spell that lacks this is worth to the seat at the end of its turn, with these
        cards: what it may hope to win by it less what others may. `aura`: the seat whose gambit
        lies on it, or -1; `ban`: whether the seat's own gambit will be in play."""
        return self.row(slot, left, aura, ban)[packed_counts.covered(left, cards)]

    def row(self, slot: int, left: packed_counts.Lack, aura: int, ban: bool) -> list[float]:
        """By how many of the components that it lacks are in hand, what `stands` says."""
        if not left:
            return _NOTHING
        lack = left >> packed_counts.TOP
        if lack > self.reach or self.sight < SEEING:  # which ones they are makes no difference
            place = slot * _MOST_LACKED + lack
            row = self._far[place]
            if row is _NOTHING:
                row = self._far[place] = self._hopes(slot, lack, 0.0, 1.0)
            return row
        key = ((left & packed_counts.BY_TYPE) << 6) + ((aura + 1) << 3) + slot * 2
        if ban and lack == 1:
            key += 1
        known = self._near.get(key)
        if known is None:
            total, safe = self._threat(slot, left, lack, aura)
            if lack == 1:
                known = self._last(slot, left, aura, ban, total, safe)
            else:
                known = self._hopes(slot, lack, total, safe)
            self._near[key] = known
        return known

    def _hopes(self, slot: int, lack: int, total: float, safe: float) -> list[float]:
        """The row of a spell that lacks more than one: what others may win by it in their next
        turn, as a loss, and the chance that they do not are given."""
        mine = self.value(self.seat, slot)
        near = self.weights.near[min(lack, 6)]
        if self.sight < SEEING:
            return [0.5 * near * mine * have / lack for have in range(lack + 1)]
        lost = self._losses[slot]
        if lost == _UNKNOWN:
            lost = sum([self.harm[other] * self.value(other, slot) for other in self.others])
            lost = self._losses[slot] = lost / len(self.others)
        near *= safe
        row = [total + near * (share * mine - (1.0 - share) * lost) for share in self._odds[lack]]
        if lack == 2 and self.ability == box.QUICK_HANDS:
            share = max(self._odds[2][2], 0.8)
            row[2] = total + near * (share * mine - (1.0 - share) * lost)
        return row

    def _last(
        self, slot: int, left: packed_counts.Lack, aura: int, ban: bool, total: float, safe: float
    ) -> list[float]:
        """The row of a spell that lacks one component."""
        mine = self.value(self.seat, slot)
        able = _LIFTED if ban else 1.0
        if aura not in (-1, self.seat):
            able = self._breaking(self.seat)
        drawn = self.shares[packed_counts.last(left)] + self.shares[box.FLAKE]  # by the next turn
        if self.ability == box.TRANSCENDENT_FOCUS and self.sight > SEEING:
            drawn = max(drawn, _FOCUSED)
        return [total + safe * drawn * able * mine, total + safe * able * mine]

    def _threat(
        self, slot: int, left: packed_counts.Lack, lack: int, aura: int
    ) -> tuple[float, float]:
        """What others are likely to gain by a spell before the seat's next turn, as a loss, and
        the chance that they do not."""
        total, safe = 0.0, 1.0
        stood = self.standing and lack == 1 and self.lefts[slot] >> packed_counts.TOP == 1
        for other in self.others:
            chance = self.completes(other, left, slot, warded=aura >= 0)
            if not chance:
                continue
            if stood:
                chance *= self.weights.standing
            if aura not in (-1, other):
                chance *= self._breaking(other)
            total -= safe * chance * self.harm[other] * self.value(other, slot)
            safe *= 1.0 - chance
        return total, safe

    def _breaking(self, seat: int) -> float:
        """How likely an aura does not keep off a seat that could complete the spell under it."""
        state = self.state
        if state.ready[seat] != box.NO_CARD:
            return self.weights.armed
        cards = state.hands[seat] if seat == self.seat else state.known[seat][self.seat]
        if holds_gambit(cards) and may_claim(state, seat):
            return self.weights.carried
        return self.weights.unarmed

    def pool(self, cards: packed_counts.Held, auras: list[int], ban: bool) -> list[float]:
        """By place, what the spells of the pool are worth to the seat with these cards."""
        return [
            self.stands(slot, left, cards, auras[slot], ban) for slot, left in enumerate(self.lefts)
        ]

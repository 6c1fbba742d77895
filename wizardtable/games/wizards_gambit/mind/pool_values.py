# SPDX-License-Identifier: MIT
"""A seat's judgement of the pool: chances of opponents to complete spells, and the values of
spells.

Values are in points of magic, chances from 0 to 1. A lack is the packed number of the components
that a spell lacks (see `packed_counts`).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from wizardtable.games.wizards_gambit.mind import combos
from wizardtable.games.wizards_gambit.mind.values import (
    ability_value,
    card_value,
    holds_gambit,
    share_to_go,
)
from wizardtable.games.wizards_gambit.mind.weights import WEIGHTS, Weights
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import can_claim
from wizardtable.games.wizards_gambit.rules.card_table import MAX_NEEDS
from wizardtable.games.wizards_gambit.rules.state import State

SIGHT_OWN_CARDS, SIGHT_RIVALS, SIGHT_LATER_TURNS = 0.0, 1.0, 2.0
"""The sights: how much a seat considers, by its level.

SIGHT_OWN_CARDS: only its own cards. SIGHT_RIVALS: also the chances of opponents, and the values of
spells to them. SIGHT_LATER_TURNS: also its own Transcendent Focus in later turns.
"""

_SURE_CHANCE: Final = 0.95
_FOCUS_CHANCE: Final = 0.9
"""The chance that a wizard has a component to spare for Transcendent Focus (0–1)."""

_MOVE_CHANCE: Final = 0.8
"""The chance that a wizard moves a component if it can complete a spell in this way (0–1)."""

_RELEASE_CHANCE: Final = 0.85
"""The chance that a wizard with a gambit in play can release it before claiming a spell (0–1)."""


_NOT_COMPUTED: Final = -1e9
"""The mark in a list for a value that has not been computed yet."""

_EMPTY_SLOT_ROW: Final = [0.0]
"""The row of an empty slot (see `PoolValues.values_by_covered_count`)."""

_ROW_COUNT: Final = MAX_NEEDS + 1
"""The number of rows that are stored for a slot.

There is a row for each number of missing components, from 0 to `MAX_NEEDS`."""

_USUAL_RIVAL_COMPONENTS: Final = 2
"""Opponents can usually complete a spell in one turn only if at most this many components are
missing."""


@lru_cache(maxsize=64)
def _completion_chances(skill: tuple[float, ...], seats: int) -> list[list[float]]:
    """Returns the chances of a seat to complete a spell before the others (0–1).

    The first index is the number of missing components. The second index is the number of these
    components that the seat holds.
    `skill`: the numbers of `Weights.skill`. `seats`: the number of wizards.
    """
    fair = 1.0 / seats
    rows: list[list[float]] = [[]]
    for missing in range(1, _ROW_COUNT + 1):
        weight = skill[min(missing, 6)] * 2.0 * fair
        shares = [fair + weight * (have / missing - 0.5) for have in range(missing + 1)]
        rows.append([min(0.95, share) for share in shares])
    return rows


class Stakes:
    """The values of spells and points to a seat that depend on no hand and on no laid component.

    All states that a search samples share these values. The entries of `values`, `losses` and `far`
    are computed when they are first needed.

    Attributes:
        rival_point_costs: by other seat, the cost to this seat if that seat gains a point.
        values: by seat and slot, the value to that seat of claiming the spell.
        losses: by slot, the average cost to this seat if another seat claims the spell.
        far: by slot and number of missing components, the result of
            `PoolValues.values_by_covered_count` for a spell that nobody can complete in one turn.
        table, weights: the card table and the weights on which the values depend.
    """

    __slots__ = ("far", "losses", "rival_point_costs", "table", "values", "weights")

    def __init__(self, state: State, seat: int, sight: float, weights: Weights) -> None:
        seats = len(state.scores)
        self.table = state.table
        self.weights = weights
        self.rival_point_costs = (
            _rival_point_costs(state.scores, seat) if sight >= SIGHT_RIVALS else [0.0] * seats
        )
        self.values = [_NOT_COMPUTED] * (seats * box.POOL_SLOTS)
        self.losses = [_NOT_COMPUTED] * box.POOL_SLOTS
        self.far = [_EMPTY_SLOT_ROW] * (box.POOL_SLOTS * _ROW_COUNT)


_StakesKey: TypeAlias = tuple[int, float, float, tuple[int, ...], tuple[int, ...], tuple[int, ...]]

_STAKES_BY_KEY: Final[dict[_StakesKey, Stakes]] = {}

_MAX_STAKES: Final = 1 << 10
"""The most `Stakes` that `stakes_of` keeps. A search of 1200 iterations needed 2 to 62."""


def stakes_of(state: State, seat: int, sight: float, powers: float, weights: Weights) -> Stakes:
    """Returns the `Stakes` of a seat; callers in the same situation get the same object.

    `sight`, `powers` and `weights` are as in `PoolValues`.
    """
    scores, pool, abilities = tuple(state.scores), tuple(state.pool), tuple(state.abilities)
    key = (seat, sight, powers, scores, pool, abilities)
    stakes = _STAKES_BY_KEY.get(key)
    if stakes is None or stakes.table is not state.table or stakes.weights is not weights:
        if len(_STAKES_BY_KEY) >= _MAX_STAKES:
            _STAKES_BY_KEY.clear()
        stakes = _STAKES_BY_KEY[key] = Stakes(state, seat, sight, weights)
    return stakes


def _rival_point_costs(scores: Sequence[int], seat: int) -> list[float]:
    """Returns by seat the cost to `seat` if the other seat gains a point; 0 for `seat` itself.

    The costs add up to 1, and are higher for seats with more points.
    """
    weights = [exp(score / 3.0) for score in scores]
    weights[seat] = 0.0
    total = sum(weights)
    return [weight / total for weight in weights]


class PoolValues:
    """A seat's view of the pool and of the other hands.

    Attributes:
        state: the position; `seats`: the number of wizards.
        seat: the seat whose view this is; `others`: the seats after it, clockwise.
        sight: SIGHT_OWN_CARDS, SIGHT_RIVALS or SIGHT_LATER_TURNS.
        ability: the working ability of the seat.
        lacks: by slot, the lack of the spell, packed; 0 for an empty slot.
        cards: the seat's components, packed.
        is_before_first_component: whether no component has been played this turn.
        rival_point_costs: by other seat, the cost to this seat if that seat gains a point.
        shares: by component, its share (0–1) of the cards whose place the seat does not know.
        weights: the numbers of the seat's judgement.
        patience: the share of an incantation's value that counts near the end of the match (0–1).
            It is 1 until a wizard has more than five points, then falls to 0.
        gambit_cost: the cost of playing a gambit, in points; less when the end is near.
        max_rival_components: the most missing components that a rival might play in one turn.
        powers: the additional value of abilities to this seat, as a share (see `style`).
    """

    __slots__ = (
        "_chances_to_have",
        "_completion_chances",
        "_far_rows",
        "_losses",
        "_near_rows",
        "_other_card_count",
        "_table",
        "_tricks_by_seat",
        "_values",
        "ability",
        "cards",
        "gambit_cost",
        "is_before_first_component",
        "lacks",
        "max_rival_components",
        "others",
        "patience",
        "powers",
        "rival_point_costs",
        "seat",
        "seats",
        "shares",
        "sight",
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
        self.lacks: list[packed_counts.PackedLack] = [
            0 if spell == box.NO_SPELL else packed_counts.lack_after(needs[spell], laid[slot])
            for slot, spell in enumerate(state.pool)
        ]
        self.cards: packed_counts.PackedHand = packed_counts.pack_hand(hand)
        self.ability: int = state.abilities[seat]
        self.is_before_first_component = not state.played
        self.patience = min(1.0, 2.0 * share_to_go(max(state.scores)))
        self._other_card_count = len([face for face in hand if face >= box.FIRST_GAMBIT])
        self.gambit_cost: float = weights.gambit * min(1.0, 2.0 * self.patience)
        stakes = stakes_of(state, seat, sight, powers, weights)
        self.rival_point_costs = stakes.rival_point_costs
        self._values = stakes.values
        self._losses = stakes.losses
        self._far_rows = stakes.far
        self.shares = self._unseen_shares()
        self.max_rival_components = _USUAL_RIVAL_COMPONENTS
        self._tricks_by_seat = self._known_tricks() if weights.tricks else [0] * seats
        self._completion_chances = _completion_chances(weights.skill, seats)
        self._chances_to_have = [_NOT_COMPUTED] * (seats * box.TYPE_COUNT)
        self._near_rows: dict[int, list[float]] = {}

    def value_of_keeping(self, face: box.Face) -> float:
        """Returns the value to the seat of keeping a card, apart from the present pool spells.

        Gambits and incantations are worth less if the hand holds many, or if the end is near.
        """
        worth = card_value(self._table, face, self.weights)
        if box.is_component(face):
            return worth
        if box.is_gambit(face):
            return worth * self._gambit_share()
        return worth * self.patience * (self.weights.crowded if self._other_card_count > 2 else 1.0)

    def _gambit_share(self) -> float:
        """Returns the share of a gambit's value (0–1) that counts for a gambit in hand.

        The share is smaller if the seat has more gambits, because only one can be in play.
        """
        hand = self.state.hands[self.seat]
        others = (
            len([face for face in hand if box.FIRST_GAMBIT <= face < box.FIRST_INCANTATION]) - 1
        )
        others += self.state.ready[self.seat] != box.NO_CARD
        spare = self.weights.spare
        return spare[max(0, min(others, len(spare) - 1))]

    def _unseen_shares(self) -> list[float]:
        state, seat = self.state, self.seat
        deck = state.deck
        unseen = sum(
            [
                packed_counts.PACKED_HAND_BY_COMPONENT[face]
                for face in deck
                if face < box.FIRST_GAMBIT
            ]
        )
        total = len(deck)
        hands = state.hands
        for other in self.others:
            hand, known_hand = hands[other], state.known[other][seat]
            total += len(hand) - len(known_hand)
            unseen += packed_counts.pack_hand(hand)
            if known_hand:
                unseen -= packed_counts.pack_hand(known_hand)
        if not total:
            return [0.0] * box.FIRST_GAMBIT
        return [
            (unseen >> shift & packed_counts.FIELD_MASK) / total
            for shift in packed_counts.FIELD_SHIFTS
        ]

    # The chances of others.

    def chance_to_have(self, other: int, kind: int) -> float:
        """Returns the chance (0–1) that the seat `other` can play a component of the type
        `kind`."""
        place = other * box.TYPE_COUNT + kind
        chance = self._chances_to_have[place]
        if chance == _NOT_COMPUTED:
            chance = self._chances_to_have[place] = self._compute_chance_to_have(other, kind)
        return chance

    def _compute_chance_to_have(self, other: int, kind: int) -> float:
        state = self.state
        hand, known_hand = state.hands[other], state.known[other][self.seat]
        if kind in known_hand or box.FLAKE in known_hand:
            return _SURE_CHANCE
        ability = state.abilities[other]
        if ability == box.TRANSCENDENT_FOCUS and hand:
            return _SURE_CHANCE
        hidden = len(hand) - len(known_hand)
        share = self.shares[kind] + self.shares[box.FLAKE]
        chance: float = 1.0 - (1.0 - share) ** hidden
        if ability == box.RUNE_SHIFT and any(
            laid[0] in (kind, box.FLAKE) for place in state.laid for laid in place
        ):
            chance = max(chance, 0.8)
        if ability != box.MUTED_VOICE:
            chance += (1.0 - chance) * self.weights.help
        return min(_SURE_CHANCE, chance)

    def chance_to_complete(
        self, other: int, lack: packed_counts.PackedLack, slot: int, *, warded: bool
    ) -> float:
        """Returns the chance that the seat `other` can complete a spell in one turn (0–1).

        `lack` and `slot`: the missing components of the spell, packed, and its slot. `warded`:
        whether an aura lies on the spell.
        """
        missing = lack >> packed_counts.TOP_FIELD_SHIFT
        trick = self._tricks_by_seat[other]
        if warded:
            trick &= ~combos.CASTING_TRICKS
        if missing == 1:
            chance = self.chance_to_have(other, packed_counts.only_type(lack))
        elif missing == 2:
            types = packed_counts.lacked_types(lack)
            chance = self.chance_to_have(other, types[0]) * self.chance_to_have(other, types[-1])
            if len(types) == 1:
                chance *= 0.6
            if self.state.abilities[other] != box.QUICK_HANDS:
                chance *= self.weights.help
        else:
            chance = 0.0
        if trick:
            chance = max(
                chance, self.weights.tricks * self._chance_by_tricks(other, slot, lack, trick)
            )
        if self.state.gambits[other] != box.NO_CARD:
            chance *= _RELEASE_CHANCE
        return chance

    def _known_tricks(self) -> list[int]:
        """Returns by other seat the tricks that its known cards allow; 0 for this seat.

        Tricks are bits (see `combos`). If a trick allows more components, raises
        `max_rival_components`.
        """
        state, tricks = self.state, [0] * self.seats
        for other in self.others:
            tricks[other] = trick = combos.known_tricks(state, other, state.known[other][self.seat])
            if trick & combos.LAYING_TRICKS:
                self.max_rival_components = combos.MAX_MISSING
        return tricks

    def _chance_by_tricks(
        self, other: int, slot: int, lack: packed_counts.PackedLack, trick: int
    ) -> float:
        """Returns the chance that the seat `other` completes a spell in one turn by tricks (0–1).

        `trick`: the tricks of that seat, as bits (see `combos`).
        """
        missing = lack >> packed_counts.TOP_FIELD_SHIFT
        plays = 2 if self.state.abilities[other] == box.QUICK_HANDS else 1
        chance = (
            self._chance_to_hold(other, lack)
            if combos.can_play_missing(missing, trick, plays)
            else 0.0
        )
        if trick & combos.MOVING_TRICKS and combos.can_play_missing(
            missing - 1, combos.tricks_after_move(trick), plays
        ):
            for kind in combos.movable_types(self.state, slot, lack):
                chance = max(
                    chance,
                    _MOVE_CHANCE
                    * self._chance_to_hold(other, lack - packed_counts.PACKED_LACK_BY_TYPE[kind]),
                )
        return chance

    def _chance_to_hold(self, other: int, lack: packed_counts.PackedLack) -> float:
        """Returns the chance that the seat `other` holds all that a spell lacks (0–1)."""
        known_hand = self.state.known[other][self.seat]
        unknown = (lack >> packed_counts.TOP_FIELD_SHIFT) - packed_counts.covered_count(
            lack, packed_counts.pack_hand(known_hand)
        )
        if not unknown:
            return _SURE_CHANCE
        hidden = len(self.state.hands[other]) - len(known_hand)
        if unknown > hidden:
            return 0.0
        types = packed_counts.lacked_types(lack)
        share = sum([self.shares[kind] for kind in types]) / len(types) + self.shares[box.FLAKE]
        chance: float = 1.0 - (1.0 - share) ** hidden
        result = _SURE_CHANCE
        for _ in range(unknown):
            result *= chance
        return result

    # The values of spells.

    def value(self, seat: int, slot: int) -> float:
        """Returns the value to a seat of claiming the spell in a slot."""
        place = seat * box.POOL_SLOTS + slot
        value = self._values[place]
        if value == _NOT_COMPUTED:
            value = self._values[place] = self._compute_value(seat, slot)
        return value

    def _compute_value(self, seat: int, slot: int) -> float:
        state, table = self.state, self._table
        spell = state.pool[slot]
        points = table.points[spell]
        score = state.scores[seat] + points
        if score >= box.GOAL_POINTS:
            return self.weights.victory
        won = ability_value(table.abilities[spell], score, self.weights)
        if self.sight < SIGHT_RIVALS:
            won, lost = 0.5 * won, 0.0
        else:
            lost = ability_value(state.abilities[seat], score, self.weights)
        if self.powers:
            won, lost = won + self.powers * won, lost + self.powers * lost
        return points + won - lost

    def value_if_left(
        self,
        slot: int,
        lack: packed_counts.PackedLack,
        cards: packed_counts.PackedHand,
        aura: int,
        ban: bool,
    ) -> float:
        """Returns the value to the seat of a spell that stays in the pool after the seat's turn.

        The value is the hope of claiming the spell later, minus the threat that others claim it.

        Args:
            slot: the slot of the spell.
            lack: the missing components, packed.
            cards: the seat's components, packed.
            aura: the seat whose gambit lies on the spell, or -1.
            ban: whether the seat's own gambit will be in play.
        """
        return self.values_by_covered_count(slot, lack, aura, ban)[
            packed_counts.covered_count(lack, cards)
        ]

    def values_by_covered_count(
        self, slot: int, lack: packed_counts.PackedLack, aura: int, ban: bool
    ) -> list[float]:
        """Returns the possible results of `value_if_left` for a spell.

        The index is the number of missing components that the hand covers. The list is [0.0] for an
        empty slot. The arguments are as in `value_if_left`.
        """
        if not lack:
            return _EMPTY_SLOT_ROW
        missing = lack >> packed_counts.TOP_FIELD_SHIFT
        # If more are missing than a rival might play, only their number matters, not their types.
        if missing > self.max_rival_components or self.sight < SIGHT_RIVALS:
            place = slot * _ROW_COUNT + missing
            row = self._far_rows[place]
            if row is _EMPTY_SLOT_ROW:
                row = self._far_rows[place] = self._row_by_count(slot, missing, 0.0, 1.0)
            return row
        key = ((lack & packed_counts.TYPE_FIELDS) << 6) + ((aura + 1) << 3) + slot * 2
        if ban and missing == 1:
            key += 1
        near_row = self._near_rows.get(key)
        if near_row is None:
            total, safe = self._threat(slot, lack, missing, aura)
            if missing == 1:
                near_row = self._row_of_last_component(slot, lack, aura, ban, total, safe)
            else:
                near_row = self._row_by_count(slot, missing, total, safe)
            self._near_rows[key] = near_row
        return near_row

    def _row_by_count(self, slot: int, missing: int, total: float, safe: float) -> list[float]:
        """Returns `values_by_covered_count` of a spell, whatever types of components it lacks.

        Args:
            missing: the number of missing components.
            total: the seat's expected loss because others may claim the spell in their next turn,
                as a negative number.
            safe: the chance that no other seat claims the spell in its next turn (0–1).
        """
        own_value = self.value(self.seat, slot)
        near = self.weights.near[min(missing, 6)]
        if self.sight < SIGHT_RIVALS:
            return [0.5 * near * own_value * have / missing for have in range(missing + 1)]
        lost = self._losses[slot]
        if lost == _NOT_COMPUTED:
            lost = sum(
                [self.rival_point_costs[other] * self.value(other, slot) for other in self.others]
            )
            lost = self._losses[slot] = lost / len(self.others)
        near *= safe
        row = [
            total + near * (share * own_value - (1.0 - share) * lost)
            for share in self._completion_chances[missing]
        ]
        if missing == 2 and self.ability == box.QUICK_HANDS:
            share = max(self._completion_chances[2][2], 0.8)
            row[2] = total + near * (share * own_value - (1.0 - share) * lost)
        return row

    def _row_of_last_component(
        self,
        slot: int,
        lack: packed_counts.PackedLack,
        aura: int,
        ban: bool,
        total: float,
        safe: float,
    ) -> list[float]:
        """Returns `values_by_covered_count` of a spell that lacks one component.

        `total` and `safe` are those of `_row_by_count`, `aura` and `ban` those of `value_if_left`.
        """
        own_value = self.value(self.seat, slot)
        claim_chance = _RELEASE_CHANCE if ban else 1.0
        if aura not in (-1, self.seat):
            claim_chance = self._chance_to_break(self.seat)
        # The chance to draw the component by the next turn.
        drawn = self.shares[packed_counts.only_type(lack)] + self.shares[box.FLAKE]
        if self.ability == box.TRANSCENDENT_FOCUS and self.sight > SIGHT_RIVALS:
            drawn = max(drawn, _FOCUS_CHANCE)
        return [
            total + safe * drawn * claim_chance * own_value,
            total + safe * claim_chance * own_value,
        ]

    def _threat(
        self, slot: int, lack: packed_counts.PackedLack, missing: int, aura: int
    ) -> tuple[float, float]:
        """Returns the seat's expected loss if others claim a spell, and the chance that none does.

        Only claims before the seat's next turn count. The loss is a negative number.
        """
        total, safe = 0.0, 1.0
        is_passed_up = (
            self.is_before_first_component
            and missing == 1
            and self.lacks[slot] >> packed_counts.TOP_FIELD_SHIFT == 1
        )
        for other in self.others:
            chance = self.chance_to_complete(other, lack, slot, warded=aura >= 0)
            if not chance:
                continue
            if is_passed_up:
                chance *= self.weights.standing
            if aura not in (-1, other):
                chance *= self._chance_to_break(other)
            total -= safe * chance * self.rival_point_costs[other] * self.value(other, slot)
            safe *= 1.0 - chance
        return total, safe

    def _chance_to_break(self, seat: int) -> float:
        """Returns the chance that a seat can claim a spell under another seat's aura (0–1)."""
        state = self.state
        if state.ready[seat] != box.NO_CARD:
            return self.weights.armed
        cards = state.hands[seat] if seat == self.seat else state.known[seat][self.seat]
        if holds_gambit(cards) and can_claim(state, seat):
            return self.weights.carried
        return self.weights.unarmed

    def values_by_slot(
        self, cards: packed_counts.PackedHand, auras: list[int], ban: bool
    ) -> list[float]:
        """Returns by slot the value of the spell if it stays in the pool (see `value_if_left`).

        `auras` has by slot the seat whose gambit lies on the spell, or -1. The other arguments are
        as in `value_if_left`.
        """
        return [
            self.value_if_left(slot, lack, cards, auras[slot], ban)
            for slot, lack in enumerate(self.lacks)
        ]

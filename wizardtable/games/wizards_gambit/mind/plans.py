# SPDX-License-Identifier: MIT
"""The gains of the components that a player may still play in their turn, in points.

A lack is the packed number of the components that a spell lacks (see `packed_counts`). A row holds
the values of a pool spell, by the number of its missing components in hand (see
`PoolValues.values_by_covered_count`).
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.wizards_gambit.mind.pool_values import SIGHT_RIVALS, PoolValues
from wizardtable.games.wizards_gambit.mind.values import holds_gambit
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import can_claim, can_focus, can_use
from wizardtable.games.wizards_gambit.rules.state import State

EMPTY_HAND_CARDS: Final = 3.0
"""Playing the last card of a hand gains this many times the value of an unknown card.

The reason is that a seat with an empty hand draws five cards."""

FIRST_PART: Final = 1
"""The index of the first part in the list that `TurnPlans.pool_values` returns.

Each slot has a part: `_PART_LENGTH` numbers about the spells in all other slots."""

_PART_LENGTH: Final = 5
"""The number of values in a part of the list that `TurnPlans.pool_values` returns.

A claim is the value of holding the last component of a spell. A Flake value is the value that
Flakes in hand add to a spell. The part of a slot has five numbers about the spells in all other
slots, in this order:

- the sum of their values, without claims and Flake values;
- the sum and the maximum of their claims;
- the sum and the maximum of their Flake values."""

NOT_CONSIDERED: Final = float("-inf")
"""The gain that excludes an action from the search."""

_DELAY_COST: Final = 0.02
"""The cost, in points, of completing a spell later in the turn instead of at once."""

_COMPONENT_COST: Final = 0.2
"""The cost, in points, of each component played to complete a spell in one turn."""


class TurnTable:
    """The pool and the active seat's hand, at present or after a possible action.

    Attributes:
        lacks: by slot, the lack of the spell; 0 for an empty slot. Copies share the list, and
            `set_lack` replaces it.
        auras: by slot, the seat whose gambit lies on the spell, or -1. Copies share the list, and
            `set_aura` replaces it.
        cards: the components in hand, packed; `hand`: the number of all cards in hand.
        plays: the number of components that may still be played.
        must_play: whether the seat must still play a component.
        dispelled_component: the component that Dispel has removed, or -1. The number is the slot
            times `TYPE_COUNT`, plus the type. Playing that component again gains nothing.
        ban: whether a gambit in play forbids the seat to claim; `set_ban` changes it.
        can_play_gambit: whether a gambit could still be played this turn.
        covered_counts_by_hand: by packed hand, a list with a number for each slot: the missing
            components that the hand covers. None before it is needed.
        rows: by slot, the row of the spell; an empty list before the rows are needed.
        rows_before_change: by slot, the row before the last changes. The row of a slot that has
            changed since is empty.
        pools: by packed hand, the result of `TurnPlans.pool_values`.
    """

    __slots__ = (
        "auras",
        "ban",
        "can_play_gambit",
        "cards",
        "covered_counts_by_hand",
        "dispelled_component",
        "hand",
        "lacks",
        "must_play",
        "plays",
        "pools",
        "rows",
        "rows_before_change",
    )

    lacks: list[packed_counts.PackedLack]
    auras: list[int]
    cards: packed_counts.PackedHand
    hand: int
    plays: int
    must_play: bool
    dispelled_component: int
    ban: bool
    can_play_gambit: bool
    covered_counts_by_hand: dict[packed_counts.PackedHand, list[int]] | None
    rows: list[list[float]]
    rows_before_change: list[list[float]]
    pools: dict[packed_counts.PackedHand, list[float]]

    def copy(self) -> "TurnTable":
        """Returns a copy. Changes of the copy leave this table as it is."""
        copy = TurnTable()
        copy.lacks = self.lacks
        copy.auras = self.auras
        copy.cards = self.cards
        copy.hand = self.hand
        copy.plays = self.plays
        copy.must_play = self.must_play
        copy.dispelled_component = self.dispelled_component
        copy.ban = self.ban
        copy.can_play_gambit = self.can_play_gambit
        copy.covered_counts_by_hand = self.covered_counts_by_hand
        copy.rows = self.rows
        copy.rows_before_change = self.rows_before_change
        copy.pools = self.pools
        return copy

    def set_lack(self, slot: int, lack: packed_counts.PackedLack) -> None:
        """Changes the lack of the spell in a slot; 0 if the spell leaves the pool."""
        self.lacks = self.lacks[:]
        self.lacks[slot] = lack
        self.covered_counts_by_hand = None
        self._forget_values([slot])

    def set_aura(self, slot: int, seat: int) -> None:
        """Puts a seat's gambit on the spell in a slot; -1 removes the gambit there."""
        self.auras = self.auras[:]
        self.auras[slot] = seat
        self._forget_values([slot])

    def set_ban(self, ban: bool) -> None:
        """Forbids the seat to claim spells, or allows it if `ban` is False."""
        if ban != self.ban:
            self.ban = ban
            self._forget_values(
                [
                    slot
                    for slot in range(box.POOL_SLOTS)
                    if self.lacks[slot] >> packed_counts.TOP_FIELD_SHIFT == 1
                ]
            )

    def _forget_values(self, slots: list[int]) -> None:
        """Drops the rows of these slots, and all values of the pool, after a change."""
        former = self.rows or self.rows_before_change
        if former:
            former = former[:]
            for slot in slots:
                former[slot] = []
        self.rows_before_change = former
        self.rows, self.pools = [], {}


def current_table(reading: PoolValues) -> TurnTable:
    """Returns the table as it is now, for the active seat, whose view is `reading`."""
    state, seat = reading.state, reading.seat
    table = TurnTable()
    table.lacks = reading.lacks
    table.auras = state.auras
    table.cards = reading.cards
    table.hand = len(state.hands[seat])
    table.plays = plays_left(state, seat, reading.cards)
    table.must_play = not state.played
    table.dispelled_component = -1
    table.ban = not can_claim(state, seat)
    table.can_play_gambit = can_play_gambit(state, seat)
    table.covered_counts_by_hand = None
    table.rows, table.rows_before_change, table.pools = [], [], {}
    return table


_COUNTS_BY_POOL: Final[
    dict[tuple[packed_counts.PackedLack, ...], dict[packed_counts.PackedHand, list[int]]]
] = {}

_MAX_POOLS: Final = 1 << 9
"""The most pools for which `covered_counts_of` keeps counts.

A search of 1200 iterations needed 15 to 251 pools."""


def covered_counts_of(
    lacks: Sequence[packed_counts.PackedLack],
) -> dict[packed_counts.PackedHand, list[int]]:
    """Returns, by packed hand, how many missing components of each pool spell the hand covers.

    `lacks` has by slot the packed number of the missing components. The counts of a hand are a list
    with a number for each slot. All callers with the same pool share the dictionary and add hands
    to it.
    """
    pool = tuple(lacks)
    counts = _COUNTS_BY_POOL.get(pool)
    if counts is None:
        if len(_COUNTS_BY_POOL) >= _MAX_POOLS:
            _COUNTS_BY_POOL.clear()
        counts = _COUNTS_BY_POOL[pool] = {}
    return counts


def plays_left(state: State, seat: int, cards: packed_counts.PackedHand) -> int:
    """Returns the number of components that the active seat may still play in its turn.

    `cards`: the components in its hand, packed.
    """
    plays = state.extra + (not state.played)
    if can_use(state, seat, box.QUICK_HANDS):
        plays += 1
    if state.free:
        plays += packed_counts.card_count(cards) - len(
            [face for face in state.later if face < box.FIRST_GAMBIT]
        )
    return plays


def can_play_gambit(state: State, seat: int) -> bool:
    """Returns whether the active seat could still play a gambit this turn."""
    if state.actions or state.gambits[seat] != box.NO_CARD:
        return False
    if state.ready[seat] != box.NO_CARD:
        return True
    return holds_gambit(state.hands[seat])


class TurnPlans:
    """The gains of the components that the active seat can still play in its turn, in points."""

    __slots__ = (
        "can_focus",
        "card_value",
        "decisive_gain",
        "flake_value",
        "has_momentum",
        "plain_value",
        "reading",
        "repeat_cost",
        "repeat_discount",
        "seat",
    )

    def __init__(self, reading: PoolValues) -> None:
        state, seat = reading.state, reading.seat
        self.reading = reading
        self.seat = seat
        self.can_focus = can_focus(state, seat)
        self.has_momentum = reading.ability == box.MOMENTUM
        weights = reading.weights
        self.plain_value: float = weights.plain
        self.flake_value: float = weights.wild
        self.card_value: float = weights.card
        self.repeat_cost: float = weights.again
        self.repeat_discount: float = 1.0 - weights.second if reading.seats == 2 else 0.0
        self.decisive_gain: float = 0.5 * weights.victory

    def best_gain(self, table: TurnTable) -> float:
        """Returns the gain of the best plays of components; 0 if none is possible.

        The gain is negative only if a component must be played.
        """
        if table.plays <= 0 or not table.hand:
            return 0.0
        best_gain, best_play = NOT_CONSIDERED, -1
        lacks, auras = table.lacks, table.auras
        for slot in range(box.POOL_SLOTS):
            lack = lacks[slot]
            if not lack or auras[slot] >= 0:
                continue
            single = lack >> packed_counts.TOP_FIELD_SHIFT == 1
            if single and table.ban:
                continue
            for kind in packed_counts.lacked_types(lack):
                gain = self._best_laying(table, slot, kind, single)
                if gain > best_gain:
                    best_gain, best_play = gain, slot * box.TYPE_COUNT + kind
        if best_gain == NOT_CONSIDERED:
            return 0.0
        if best_play == table.dispelled_component:
            best_gain -= self.repeat_cost
        return best_gain if table.must_play else max(0.0, best_gain)

    def _best_laying(self, table: TurnTable, slot: int, kind: int, single: bool) -> float:
        """Returns the gain of the best component for a missing type of a spell.

        `kind`: the type. `single`: whether the spell lacks only this component.
        """
        cards = table.cards
        best_gain = NOT_CONSIDERED
        if cards >> packed_counts.FIELD_SHIFTS[kind] & packed_counts.FIELD_MASK:
            best_gain = self.play_gain(table, slot, kind, kind)
        if cards >> packed_counts.TOP_FIELD_SHIFT:
            best_gain = max(best_gain, self.play_gain(table, slot, box.FLAKE, kind))
        if single and self.can_focus:
            best_gain = max(best_gain, self._focus_gain(table, slot, kind))
        return best_gain

    def _focus_gain(self, table: TurnTable, slot: int, kind: int) -> float:
        """Returns the gain of completing a spell by Transcendent Focus.

        A component of another type then stands for the missing type `kind`. The result is
        `NOT_CONSIDERED` if no such component is in hand.
        """
        others = [
            face
            for face in range(box.TYPE_COUNT)
            if face != kind and packed_counts.type_count(table.cards, face)
        ]
        return max(
            [self.play_gain(table, slot, face, kind) for face in others], default=NOT_CONSIDERED
        )

    def play_gain(self, table: TurnTable, slot: int, face: int, kind: int) -> float:
        """Returns the gain of playing a component, including the best plays that can follow.

        Args:
            table: the table before the play.
            slot: the slot of the spell.
            face: the component.
            kind: the type that the component stands for.
        """
        lack = table.lacks[slot]
        cards = table.cards - packed_counts.PACKED_HAND_BY_COMPONENT[face]
        missing = lack >> packed_counts.TOP_FIELD_SHIFT
        rest = lack - packed_counts.PACKED_LACK_BY_TYPE[kind]
        freely = 1 < missing <= table.plays and not table.must_play and not table.ban
        if freely and packed_counts.covered_count(rest, cards) == missing - 1:
            gain = self._first_of_several_gain(table, slot, rest, cards)
            return gain - _DELAY_COST if face == box.FLAKE else gain
        reading = self.reading
        pools = table.pools
        before = pools.get(table.cards) or self.pool_values(table, table.cards)
        after = pools.get(cards) or self.pool_values(table, cards)
        card_cost = self.flake_value if face == box.FLAKE else self.plain_value
        gain = -before[0] - card_cost - _DELAY_COST
        plays = table.plays - 1
        ward = False
        if missing == 1:
            gain += reading.value(self.seat, slot) + self._total_with(
                after, slot, 0.0, 0.0, 0.0, cards
            )
            if gain > self.decisive_gain:
                return gain
            plays += self.has_momentum
        else:
            row = reading.values_by_covered_count(slot, rest, table.auras[slot], table.ban)
            plain = packed_counts.covered_count(rest, cards & packed_counts.TYPE_FIELDS)
            worth = row[plain]
            claim = row[1] - row[0] if missing == 2 and plain else 0.0
            wild = row[packed_counts.covered_count(rest, cards)] - worth
            gain += self._total_with(after, slot, worth - claim, claim, wild, cards)
            ward = missing == 2 and table.can_play_gambit
        if table.hand == 1:
            return gain + EMPTY_HAND_CARDS * self.card_value
        if ward:
            lacks = table.lacks[:]
            lacks[slot] = rest
            aura_gain = self._aura_gain(table, lacks, cards, slot)
            if aura_gain > 0.0:
                gain += aura_gain
        if plays and not table.ban:
            lacks = table.lacks[:]
            lacks[slot] = rest
            gain += self._completions_gain(lacks, table.auras, cards, plays)
        return gain

    def _completions_gain(
        self,
        lacks: list[packed_counts.PackedLack],
        auras: list[int],
        cards: packed_counts.PackedHand,
        plays: int,
    ) -> float:
        """Returns the gain of playing more components that complete spells.

        Changes `lacks`, so the caller must not use that list afterwards.
        """
        gain = 0.0
        while plays > 0:
            best_gain, best_slot = 0.0, -1
            for slot in range(box.POOL_SLOTS):
                lack = lacks[slot]
                missing = lack >> packed_counts.TOP_FIELD_SHIFT
                if (
                    not lack
                    or missing > plays
                    or auras[slot] >= 0
                    or packed_counts.covered_count(lack, cards) < missing
                ):
                    continue
                value = self._completion_gain(slot, lack, cards)
                if value > best_gain:
                    best_gain, best_slot = value, slot
            if best_slot < 0:
                break
            lack = lacks[best_slot]
            gain += best_gain
            plays -= lack >> packed_counts.TOP_FIELD_SHIFT
            cards = packed_counts.hand_after_completing(lack, cards)
            lacks[best_slot] = 0
        return gain

    def _completion_gain(
        self, slot: int, lack: packed_counts.PackedLack, cards: packed_counts.PackedHand
    ) -> float:
        """Returns the gain of completing a spell, if the hand and the rules allow it."""
        left_value = self._value_if_left(slot, lack, cards, -1, False)
        value = self.reading.value(self.seat, slot)
        return value - left_value - _COMPONENT_COST * (lack >> packed_counts.TOP_FIELD_SHIFT)

    def _value_if_left(
        self,
        slot: int,
        lack: packed_counts.PackedLack,
        cards: packed_counts.PackedHand,
        aura: int,
        ban: bool,
    ) -> float:
        """Returns the value of a spell that stays in the pool although the hand could complete it.

        With two wizards, the fitting components in hand count less, because other spells need these
        components too.
        """
        row = self.reading.values_by_covered_count(slot, lack, aura, ban)
        return row[0] + (1.0 - self.repeat_discount) * (
            row[packed_counts.covered_count(lack, cards)] - row[0]
        )

    def _first_of_several_gain(
        self,
        table: TurnTable,
        slot: int,
        rest: packed_counts.PackedLack,
        cards: packed_counts.PackedHand,
    ) -> float:
        """Returns the gain of the first of several plays that together complete a spell this turn.

        The gain counts all these plays, so that it does not fall from play to play. Call this only
        if the seat does not have to play a component.

        Args:
            table: the table before the play.
            slot: the slot of the spell.
            rest: the lack after the play.
            cards: the components in hand after the play.
        """
        lack = table.lacks[slot]
        reading = self.reading
        left_value = self._value_if_left(slot, lack, table.cards, table.auras[slot], table.ban)
        missing = lack >> packed_counts.TOP_FIELD_SHIFT
        gain = reading.value(self.seat, slot) - left_value - _COMPONENT_COST * missing
        lacks = table.lacks[:]
        lacks[slot] = 0
        plays = table.plays - missing
        cards_left = packed_counts.hand_after_completing(rest, cards)
        return gain + self._completions_gain(lacks, table.auras, cards_left, plays)

    def pool_values(self, table: TurnTable, cards: packed_counts.PackedHand) -> list[float]:
        """Returns a list with the values of the pool spells, for these components in hand.

        The first number is the value of all spells together. A part of `_PART_LENGTH` numbers for
        each slot follows.
        """
        values = table.pools.get(cards)
        if values is None:
            rows = table.rows
            if not rows:
                rows = table.rows = self._compute_rows(table)
            by_cards = table.covered_counts_by_hand
            if by_cards is None:
                by_cards = table.covered_counts_by_hand = covered_counts_of(table.lacks)
            haves = by_cards.get(cards)
            if haves is None:
                haves = by_cards[cards] = [
                    packed_counts.covered_count(lack, cards) for lack in table.lacks
                ]
            values = table.pools[cards] = self._compute_pool_values(table.lacks, rows, haves, cards)
        return values

    def _compute_pool_values(
        self,
        lacks: Sequence[packed_counts.PackedLack],
        rows: list[list[float]],
        haves: list[int],
        cards: packed_counts.PackedHand,
    ) -> list[float]:
        """Computes the list that `pool_values` returns.

        Args:
            lacks, rows: by slot, the lack and the row of the spell.
            haves: by slot, the number of missing components that the hand covers.
            cards: the components in hand, packed.
        """
        worths = [rows[slot][haves[slot]] for slot in range(box.POOL_SLOTS)]
        claims = [0.0] * box.POOL_SLOTS
        wilds = [0.0] * box.POOL_SLOTS
        plain = cards & packed_counts.TYPE_FIELDS
        flakes = plain != cards
        for slot in range(box.POOL_SLOTS):
            have = haves[slot]
            if not have:
                continue
            row, lack = rows[slot], lacks[slot]
            if flakes:
                have = packed_counts.covered_count(lack, plain)
                wilds[slot] = worths[slot] - row[have]
                worths[slot] = row[have]
            if have and lack >> packed_counts.TOP_FIELD_SHIFT == 1:
                claims[slot] = row[1] - row[0]
                worths[slot] -= claims[slot]
        total, claim_sum, wild_sum = sum(worths), sum(claims), sum(wilds)
        best_claim, best_wild = max(claims), max(wilds)
        values = [
            total + self._claims_and_flakes(claim_sum, best_claim, wild_sum, best_wild, cards)
        ]
        for slot in range(box.POOL_SLOTS):
            claim, wild = claims[slot], wilds[slot]
            other_claim, other_wild = best_claim, best_wild
            if claim and claim == best_claim:
                other_claim = max(claims[:slot] + claims[slot + 1 :])
            if wild and wild == best_wild:
                other_wild = max(wilds[:slot] + wilds[slot + 1 :])
            values += (
                total - worths[slot],
                claim_sum - claim,
                other_claim,
                wild_sum - wild,
                other_wild,
            )
        return values

    def _total_with(
        self,
        pool: list[float],
        slot: int,
        worth: float,
        claim: float,
        wild: float,
        cards: packed_counts.PackedHand,
    ) -> float:
        """Returns the value of all spells together after the values of one spell have changed.

        Args:
            pool: the list that `pool_values` returns before the change.
            slot: the slot of the changed spell.
            worth: the new value of the changed spell, without its claim and its Flake value.
            claim, wild: the new claim and the new Flake value (see `_PART_LENGTH`).
            cards: the components in hand, packed.
        """
        place = FIRST_PART + _PART_LENGTH * slot
        return (
            pool[place]
            + worth
            + self._claims_and_flakes(
                pool[place + 1] + claim,
                max(pool[place + 2], claim),
                pool[place + 3] + wild,
                max(pool[place + 4], wild),
                cards,
            )
        )

    def _claims_and_flakes(
        self,
        claims: float,
        best_claim: float,
        wilds: float,
        best_wild: float,
        cards: packed_counts.PackedHand,
    ) -> float:
        """Returns the value of all claims and Flake values (see `_PART_LENGTH`) together.

        A card can be played only once. With two wizards, therefore, only the best claim and the
        best Flake value count in full.

        Args:
            claims, best_claim: the sum and the maximum of the claims.
            wilds, best_wild: the sum and the maximum of the Flake values.
            cards: the components in hand, packed.
        """
        discount = self.repeat_discount
        if not wilds:
            return claims - discount * (claims - best_claim)
        flakes = cards >> packed_counts.TOP_FIELD_SHIFT
        wild_value = discount / max(1, flakes) * (wilds - best_wild)
        return claims - discount * (claims - best_claim) + wilds - wild_value

    def _compute_rows(self, table: TurnTable) -> list[list[float]]:
        row, auras, ban = self.reading.values_by_covered_count, table.auras, table.ban
        former = table.rows_before_change
        if not former:
            return [row(slot, lack, auras[slot], ban) for slot, lack in enumerate(table.lacks)]
        lacks = table.lacks
        return [
            former_row or row(slot, lacks[slot], auras[slot], ban)
            for slot, former_row in enumerate(former)
        ]

    def _aura_gain(
        self,
        table: TurnTable,
        lacks: list[packed_counts.PackedLack],
        cards: packed_counts.PackedHand,
        slot: int,
    ) -> float:
        """Returns the gain of playing a gambit on the spell in a slot, after another play.

        `lacks` and `cards`: after that play, the lacks of the pool and the components in hand,
        packed.
        """
        reading = self.reading
        if reading.sight < SIGHT_RIVALS:
            return -reading.gambit_cost
        ban = reading.ability != box.GAMBITEER
        gain = 0.0
        for place in range(box.POOL_SLOTS):
            lack = lacks[place]
            if place == slot or (lack >> packed_counts.TOP_FIELD_SHIFT == 1 and ban != table.ban):
                aura = table.auras[place]
                have = packed_counts.covered_count(lack, cards)
                gain += reading.values_by_covered_count(
                    place, lack, self.seat if place == slot else aura, ban
                )[have]
                gain -= reading.values_by_covered_count(place, lack, aura, table.ban)[have]
        return gain - reading.gambit_cost

# SPDX-License-Identifier: MIT
"""The win chance of each seat in a position.

The numbers in `weights.toml` come from matches between sensible players. Each number says how much
a card, a point or a chance raises its owner's win chance, on a logarithmic scale. The merit of a
seat is the sum of its numbers. Tricks are explained in `combos`, packed cards in `packed_counts`.

A book is the pile of spells that a seat has completed. A lack is the packed number of the
components that a spell lacks (see `packed_counts`).
"""

from typing import Final

from wizardtable.core import tuned
from wizardtable.core.learning.softmax import softmax
from wizardtable.games.wizards_gambit.mind import combos
from wizardtable.games.wizards_gambit.mind.values import holds_gambit, share_to_go
from wizardtable.games.wizards_gambit.mind.weights import OUTLOOK_KEYS, WEIGHTS, Numbers, Weights
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import can_claim, has_action
from wizardtable.games.wizards_gambit.rules.pool_cards import ranking
from wizardtable.games.wizards_gambit.rules.state import OVER, TURN, State

_SHARES_TO_GO: Final = tuple([share_to_go(score) for score in range(box.GOAL_POINTS)])


class WinChances:
    """Judges positions with a set of weights, which `weights.toml` explains."""

    __slots__ = (
        "_ability_values",
        "_armed_chance",
        "_bound_weight",
        "_carried_chance",
        "_empty_hand_weights",
        "_gambit_weight",
        "_incantation_weights",
        "_last_chance",
        "_lifted_chance",
        "_luck_chance",
        "_nearer_weight",
        "_nearly_weight",
        "_point_weight",
        "_promise_weight",
        "_quick_chance",
        "_ready_weight",
        "_score_weights",
        "_shift_chance",
        "_taken_weight",
        "_trick_chance",
        "_unarmed_chance",
        "_winning_weight",
    )

    def __init__(self, weights: Weights) -> None:
        named: dict[str, float] = dict(zip(OUTLOOK_KEYS, weights.outlook, strict=True))
        self._score_weights: Numbers = weights.score
        self._empty_hand_weights: Numbers = weights.empty
        self._incantation_weights: Numbers = weights.held
        self._ability_values: Numbers = weights.ability
        self._trick_chance: float = weights.tricks
        self._point_weight: float = named["point"]
        self._taken_weight: float = named["taken"]
        self._promise_weight: float = named["promise"] * self._point_weight
        self._winning_weight: float = named["winning"]
        self._nearer_weight: float = named["nearer"]
        self._nearly_weight: float = named["nearly"]
        self._ready_weight: float = named["ready"]
        self._gambit_weight: float = named["gambit"]
        self._bound_weight: float = named["bound"]
        self._last_chance: float = named["last"]
        self._shift_chance: float = named["shift"]
        self._quick_chance: float = named["quick"]
        self._luck_chance: float = named["luck"]
        self._armed_chance: float = named["armed"]
        self._carried_chance: float = named["carried"]
        self._unarmed_chance: float = named["unarmed"]
        self._lifted_chance: float = named["lifted"]

    def chances(self, state: State) -> list[float]:
        """Returns each seat's win chance (0–1).

        When the match is over, the winners share 1 equally and all others have 0.
        """
        if state.step == OVER:
            ranks = ranking(state)
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        return softmax(self._merits(state))

    def _merits(self, state: State) -> list[float]:
        """Returns each seat's merit. The softmax of the merits gives the win chances."""
        seats = len(state.scores)
        table = state.table
        merits = [self._own_merit(state, seat, table.effects) for seat in range(seats)]
        cards = [packed_counts.pack_hand(hand) for hand in state.hands]
        plays_now = int(state.step == TURN and not state.played)
        tricks: list[int] = []
        if self._trick_chance:
            tricks = [combos.known_tricks(state, seat, state.hands[seat]) for seat in range(seats)]
            if state.step == TURN:
                plays_now = self._update_plays(state, tricks)
            if not any(tricks):
                tricks = []
        first = state.active if plays_now else state.active + 1
        order = [(first + step) % seats for step in range(seats)]
        for slot, spell in enumerate(state.pool):
            if spell != box.NO_SPELL:
                lack = packed_counts.lack_after(table.packed[spell], state.laid[slot])
                missing = lack >> packed_counts.TOP_FIELD_SHIFT
                haves = [packed_counts.covered_count(lack, hand) for hand in cards]
                points = table.points[spell]
                claim_chances: list[float] = []
                if missing <= 2:
                    claim_chances = [
                        self._chance_to_claim(state, seat, slot, missing, haves[seat])
                        for seat in order
                    ]
                if tricks and missing <= combos.MAX_MISSING:
                    claim_chances = self._chances_with_tricks(
                        state, slot, lack, order, cards, tricks, plays_now, claim_chances
                    )
                safe = 1.0
                for place, claim_chance in enumerate(claim_chances):
                    if claim_chance:
                        seat = order[place]
                        claim = self._claim_merit(state, seat, points, table.abilities[spell])
                        merits[seat] += safe * claim_chance * claim
                        safe *= 1.0 - claim_chance
                self._add_nearness(state, missing, haves, points, safe, merits)
        return merits

    def _update_plays(self, state: State, tricks: list[int]) -> int:
        """Returns the number of components that the active seat may still play in its turn.

        Changes the entry of the active seat in `tricks` to the tricks still possible this turn.
        """
        seat = state.active
        plays_now = state.extra + (not state.played)
        if state.free:
            plays_now = combos.MAX_MISSING
        if plays_now:
            if not has_action(state, seat):
                tricks[seat] &= ~combos.CASTING_TRICKS
            if plays_now > 1:
                tricks[seat] |= combos.UNDER_WAY
        return plays_now

    def _chances_with_tricks(
        self,
        state: State,
        slot: int,
        lack: packed_counts.PackedLack,
        order: list[int],
        cards: list[packed_counts.PackedHand],
        tricks: list[int],
        plays_now: int,
        claim_chances: list[float],
    ) -> list[float]:
        """Returns the chances (0–1) of the seats to claim a spell, with or without tricks.

        Args:
            slot, lack: the slot of the spell, and its missing components, packed.
            order: the seats in the order of their next turns; the result has the same order.
            cards, tricks: by seat, the components in hand, packed, and the tricks as bits.
            plays_now: the components that the active seat may still play; 0 after its plays.
            claim_chances: the chances without tricks, in the same order; empty if all are 0.
        """
        chances = claim_chances or [0.0] * len(order)
        for place, seat in enumerate(order):
            trick = tricks[seat]
            if trick:
                plays = 2 if state.abilities[seat] == box.QUICK_HANDS else 1
                if plays_now and not place:
                    plays = plays_now
                claim_chance = self._chance_by_tricks(
                    state, seat, slot, lack, cards[seat], trick, plays
                )
                chances[place] = max(chances[place], claim_chance)
        return chances

    def _own_merit(self, state: State, seat: int, effects: tuple[int, ...]) -> float:
        """Returns the part of a seat's merit that comes from its book, its gambit and its hand.

        `effects`: by row of the card table, the effect of the incantation.
        """
        score, hand = state.scores[seat], state.hands[seat]
        merit = self._score_weights[min(score, box.GOAL_POINTS - 1)]
        merit += self._point_weight * self._ability_value(state.abilities[seat], score)
        if len(hand) < len(self._empty_hand_weights):
            merit += self._empty_hand_weights[len(hand)]
        for face in hand:
            if face >= box.FIRST_INCANTATION:
                merit += self._incantation_weights[effects[face - box.FIRST_INCANTATION]]
            elif face >= box.FIRST_GAMBIT:
                merit += self._gambit_weight
        if state.ready[seat] != box.NO_CARD:
            merit += self._ready_weight
        if state.gambits[seat] != box.NO_CARD:
            merit += self._bound_weight
        return merit

    def _ability_value(self, ability: int, score: int) -> float:
        """Returns the value of an ability with these weights, as in `values.ability_value`."""
        return (
            0.0
            if ability == box.NO_ABILITY
            else self._ability_values[ability] * _SHARES_TO_GO[score]
        )

    def _add_nearness(
        self,
        state: State,
        missing: int,
        haves: list[int],
        points: int,
        safe: float,
        merits: list[float],
    ) -> None:
        """Raises the merit of each seat whose hand covers some missing components of a spell.

        Args:
            missing: the number of components that the spell lacks.
            haves: by seat, the number of these components that the hand covers.
            points: the points of the spell.
            safe: the chance that no seat claims the spell first (0–1).
            merits: by seat, the merit so far; this list is changed.
        """
        for seat, have in enumerate(haves):
            if have:
                wins = state.scores[seat] + points >= box.GOAL_POINTS
                part = safe * have / missing
                merits[seat] += part * (
                    self._nearly_weight if wins else self._nearer_weight * points
                )

    def _chance_to_claim(
        self, state: State, seat: int, slot: int, missing: int, have: int
    ) -> float:
        """Returns a seat's chance to claim a spell in its next turn without tricks (0–1).

        Args:
            missing: the number of missing components, 1 or 2.
            have: the number of these components that the seat holds.
        """
        ability = state.abilities[seat]
        if missing == 1:
            if have or (ability == box.TRANSCENDENT_FOCUS and state.hands[seat]):
                claim_chance = self._last_chance
            else:
                claim_chance = self._shift_chance if ability == box.RUNE_SHIFT else 0.0
        elif have == 2:
            claim_chance = self._quick_chance if ability == box.QUICK_HANDS else self._luck_chance
        else:
            claim_chance = 0.0
        if state.auras[slot] not in (-1, seat):
            claim_chance *= self._chance_to_break(state, seat)
        if state.gambits[seat] != box.NO_CARD:
            claim_chance *= self._lifted_chance
        return claim_chance

    def _chance_to_break(self, state: State, seat: int) -> float:
        """Returns a seat's chance to remove another seat's aura."""
        if state.ready[seat] != box.NO_CARD:
            return self._armed_chance
        if holds_gambit(state.hands[seat]) and can_claim(state, seat):
            return self._carried_chance
        return self._unarmed_chance

    def _chance_by_tricks(
        self,
        state: State,
        seat: int,
        slot: int,
        lack: packed_counts.PackedLack,
        cards: packed_counts.PackedHand,
        trick: int,
        plays: int,
    ) -> float:
        """Returns a seat's chance to claim a spell in its next turn by tricks (0–1).

        Args:
            lack, cards: the missing components of the spell, and those in hand, both packed.
            trick: the tricks of the seat, as bits.
            plays: the number of components that the seat may play without tricks.
        """
        claim_chance = self._trick_chance
        if state.auras[slot] >= 0 or not can_claim(state, seat):
            trick &= (
                ~combos.CASTING_TRICKS
            )  # the incantation action is needed to release or destroy a gambit
            if state.auras[slot] not in (-1, seat):
                claim_chance *= self._chance_to_break(state, seat)
            if state.gambits[seat] != box.NO_CARD:
                claim_chance *= self._lifted_chance
        return (
            claim_chance
            if trick and combos.can_complete(state, slot, lack, cards, trick, plays)
            else 0.0
        )

    def _claim_merit(self, state: State, seat: int, points: int, ability: int) -> float:
        """Returns the merit that a seat gains by claiming a spell.

        `points` and `ability`: those of the spell.
        """
        score = state.scores[seat] + points
        if score >= box.GOAL_POINTS:
            return self._winning_weight
        before = self._ability_value(state.abilities[seat], score)
        return self._taken_weight * points + self._promise_weight * (
            self._ability_value(ability, score) - before
        )


outlook_of: Final = tuned.cached_by_level(WEIGHTS, WinChances)
"""Returns the `WinChances` with the weights of a level."""

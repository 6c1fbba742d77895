# SPDX-License-Identifier: MIT
"""The gain of each action of a turn, in points: components, incantations, gambits and abilities.

A gain includes the best actions that can follow in the turn.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from wizardtable.games.wizards_gambit.mind import small_choices, wins
from wizardtable.games.wizards_gambit.mind.plans import (
    EMPTY_HAND_CARDS,
    NOT_CONSIDERED,
    TurnPlans,
    TurnTable,
    current_table,
)
from wizardtable.games.wizards_gambit.mind.pool_values import SIGHT_RIVALS, PoolValues
from wizardtable.games.wizards_gambit.mind.values import ability_value, card_value
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import (
    can_use,
    draw_phase_cards,
    hand_limit,
    unwarded_opponents,
)
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Banish,
    Cast,
    Destroy,
    Drain,
    EndTurn,
    LayAnnulment,
    LayAura,
    MoveComponent,
    PlayComponent,
    Release,
    Scry,
)
from wizardtable.games.wizards_gambit.rules.pool import (
    component_moves,
    recallable_components,
    removable_components,
)

_WIN_NOW_POINTS: Final = 10.0
"""An action that wins at once gains this many additional points.

The number exceeds `brain.MAX_SHORTFALL_POINTS`, so that no action is considered that only keeps the
win for later."""

_MIN_ANNULLED_POINTS: Final = 0.3
"""The search considers annulling an ability that is worth at least this many points."""


class Gains:
    """The gains of the active seat's actions in its turn, in points.

    A gain counts for the whole turn: the value of the action, plus the value of the best actions
    that can still follow.
    """

    __slots__ = (
        "_aura_gains",
        "_best_plays_gain",
        "_move_gains",
        "_own_gambit_gain",
        "_pool_value",
        "_stored_smaller_hand_gain",
        "plans",
        "reading",
        "seat",
        "state",
        "table",
        "weights",
    )

    def __init__(self, reading: PoolValues) -> None:
        self.reading = reading
        self.weights = reading.weights
        self.state = reading.state
        self.seat = reading.seat
        self.plans = TurnPlans(reading)
        self.table: TurnTable = current_table(reading)
        self._best_plays_gain: float | None = None
        self._pool_value: float | None = None
        self._own_gambit_gain: float | None = None
        self._aura_gains: dict[int, float] = {}
        self._move_gains: dict[tuple[int, int, int, int], float] = {}
        self._stored_smaller_hand_gain: float | None = None

    def gains(self, actions: Sequence[Action]) -> list[float]:
        """Returns the gain of each action.

        Actions that win at once gain far more than actions that keep the win for later.
        """
        result = [_GAIN_BY_ACTION[type(action)](self, action) for action in actions]
        lacks = self.table.lacks
        slots = [
            slot
            for slot in range(box.POOL_SLOTS)
            if lacks[slot] >> packed_counts.TOP_FIELD_SHIFT == 1 and self._wins_match(slot)
        ]
        won = False
        if slots:
            for place, action in enumerate(actions):
                if _slot_of_component(action) in slots:
                    result[place] += _WIN_NOW_POINTS
                    won = True
        if self.reading.sight >= SIGHT_RIVALS and not won:
            for place in wins.winning_places(self.state, self.table, actions):
                result[place] = max(result[place], 0.0) + _WIN_NOW_POINTS
        self._exclude_pointless(actions, result)
        return result

    def _exclude_pointless(self, actions: Sequence[Action], result: list[float]) -> None:
        """Sets the gain of pointless actions in `result` to `NOT_CONSIDERED`.

        It is pointless to play a Flake as a type whose own component is in hand, or to end the turn
        before a useful Drain.
        """
        plain = set()
        if (
            self.weights.wild > 0.0
            and box.FLAKE in self.state.hands[self.seat]
            and not self._holds_exchange()
        ):
            plain = {
                (action.slot, action.as_type)
                for action in actions
                if isinstance(action, PlayComponent) and action.face == action.as_type
            }
        free = False
        for place, action in enumerate(actions):
            if isinstance(action, PlayComponent):
                if action.face == box.FLAKE and (action.slot, action.as_type) in plain:
                    result[place] = NOT_CONSIDERED
            elif isinstance(action, Drain):
                free = free or small_choices.gain_of_draining(self.reading, action.seat) > 0.0
            elif free and isinstance(action, EndTurn):
                result[place] = NOT_CONSIDERED

    def _holds_exchange(self) -> bool:
        """Returns whether Exchange of Minds is in hand.

        The seat may then play a Flake first, so as not to give the Flake away.
        """
        effects = self.state.table.effects
        return any(
            effects[face - box.FIRST_INCANTATION] == box.EXCHANGE_OF_MINDS
            for face in self.state.hands[self.seat]
            if box.is_incantation(face)
        )

    def _wins_match(self, slot: int) -> bool:
        """Returns whether completing the spell in a slot wins the match."""
        state = self.state
        return state.scores[self.seat] + state.table.points[state.pool[slot]] >= box.GOAL_POINTS

    def best_plays_gain(self) -> float:
        """Returns the gain of the best plays of components, if no incantation action is taken."""
        if self._best_plays_gain is None:
            table = self.table.copy()
            table.can_play_gambit = False
            self._best_plays_gain = self.plans.best_gain(table)
        return self._best_plays_gain

    def _smaller_hand_gain(self) -> float:
        """Returns the gain of ending the turn with one card less in hand."""
        if self._stored_smaller_hand_gain is None:
            self._stored_smaller_hand_gain = self._compute_smaller_hand_gain()
        return self._stored_smaller_hand_gain

    def _compute_smaller_hand_gain(self) -> float:
        hand = len(self.state.hands[self.seat])
        if hand == 1:
            return EMPTY_HAND_CARDS * self.weights.card
        after = hand - min(1, self.table.plays) + draw_phase_cards(self.state, self.seat)
        return 0.15 if after > hand_limit(self.state, self.seat) else 0.0

    def table_gain(self, table: TurnTable) -> float:
        """Returns the gain of an action that turns `self.table` into `table`.

        The gain includes the best plays of components that can follow.
        """
        plans = self.plans
        if self._pool_value is None:
            self._pool_value = plans.pool_values(self.table, self.table.cards)[0]
        return plans.pool_values(table, table.cards)[0] - self._pool_value + plans.best_gain(table)

    # Components.

    def play_gain(self, action: PlayComponent) -> float:
        """Returns the gain of playing a component."""
        if action.face not in (box.FLAKE, action.as_type):
            return self._focus_gain(action)
        return self.plans.play_gain(self.table, action.slot, action.face, action.as_type)

    def _focus_gain(self, action: PlayComponent) -> float:
        return self.plans.play_gain(self.table, action.slot, action.face, action.as_type) - 0.05

    def rune_shift_gain(self, action: MoveComponent) -> float:
        """Returns the gain of Rune Shift."""
        return self.move_gain(action)

    def table_after_move(self, action: MoveComponent) -> TurnTable:
        """Returns the table after a component is moved. A completed spell has been claimed."""
        table = self.table.copy()
        source, target = table.lacks[action.source], table.lacks[action.target]
        table.set_lack(action.source, source + packed_counts.PACKED_LACK_BY_TYPE[action.laid[1]])
        table.set_lack(action.target, target - packed_counts.PACKED_LACK_BY_TYPE[action.as_type])
        table.can_play_gambit = False
        return table

    def move_gain(self, action: MoveComponent) -> float:
        """Returns the gain of moving a component.

        The gain includes the value of the target spell if the move completes that spell.
        """
        move = (action.source, action.laid[1], action.target, action.as_type)
        gain = self._move_gains.get(move)
        if gain is None:
            gain = self._move_gains[move] = self.table_gain(self.table_after_move(action))
        if self.table.lacks[action.target] >> packed_counts.TOP_FIELD_SHIFT == 1:
            gain += self.reading.value(self.seat, action.target)
        return gain

    # Incantations.

    def cast_gain(self, action: Cast) -> float:
        """Returns the gain of playing an incantation."""
        effect = self.state.table.effects[action.face - box.FIRST_INCANTATION]
        effect_gain = _GAIN_BY_EFFECT[effect](self)
        relief = self._smaller_hand_gain()
        if (
            effect_gain + relief <= self.best_plays_gain()
            and not self._has_draw_after_incantation()
        ):
            effect_gain -= self.weights.idle
        return effect_gain - self.reading.value_of_keeping(action.face) + relief

    def _has_draw_after_incantation(self) -> bool:
        """Returns whether Twin Casting or Echo lets the seat draw after its next incantation."""
        state = self.state
        if self.reading.ability == box.TWIN_CASTING:
            return not state.casts
        return can_use(state, self.seat, box.ECHO)

    def _colbachs_bounty_gain(self) -> float:
        table = self._table_after_incantation()
        table.plays += packed_counts.card_count(table.cards)
        return self.table_gain(table) + self._other_incantations_gain()

    def _other_incantations_gain(self) -> float:
        """Returns the gain of the other incantations in hand, which Colbach's Bounty lets the seat
        play."""
        gain = 0.0
        for face in self.state.hands[self.seat]:
            if box.is_incantation(face):
                effect = self.state.table.effects[face - box.FIRST_INCANTATION]
                if effect not in _LAYING_EFFECTS:
                    more = (
                        _GAIN_BY_EFFECT[effect](self)
                        - self.best_plays_gain()
                        - self.reading.value_of_keeping(face)
                    )
                    gain += max(0.0, more)
        return gain

    def _table_after_incantation(self) -> TurnTable:
        """Returns the table after the seat has played an incantation, before the effect."""
        table = self.table.copy()
        table.can_play_gambit = False
        table.hand -= 1
        return table

    def _prosperity_gain(self) -> float:
        state, seat = self.state, self.seat
        table = self.table
        kept_cards = len(state.hands[seat]) - 1 - min(1, table.plays)
        kept_cards += draw_phase_cards(state, seat)
        room = max(0, min(box.PROSPERITY_CARDS, hand_limit(state, seat) - kept_cards))
        gain = self.weights.card * room + 0.25 * self.weights.card * (box.PROSPERITY_CARDS - room)
        return self.best_plays_gain() + gain + self._drawing_gain(box.PROSPERITY_CARDS)

    def _drawing_gain(self, cards: int) -> float:
        """Returns the gain from the chance that new cards complete a spell in this turn.

        `cards`: the number of new cards.
        """
        table, reading = self.table, self.reading
        if not table.plays or table.ban:
            return 0.0
        best = 0.0
        for slot, lack in enumerate(table.lacks):
            if lack >> packed_counts.TOP_FIELD_SHIFT != 1 or table.auras[slot] >= 0:
                continue
            if packed_counts.covered_count(lack, table.cards):
                return 0.0
            kind = packed_counts.only_type(lack)
            share = reading.shares[kind] + reading.shares[box.FLAKE]
            chance = 1.0 - (1.0 - share) ** cards
            left_value = reading.value_if_left(slot, lack, table.cards, -1, False)
            best = max(best, chance * (reading.value(self.seat, slot) - left_value))
        return best

    def _haste_gain(self) -> float:
        table = self._table_after_incantation()
        table.plays += box.HASTE_COMPONENTS
        return self.plans.best_gain(table)

    def _larceny_gain(self) -> float:
        others = unwarded_opponents(self.state, self.seat, with_cards=True)
        if not others:
            return self.best_plays_gain()
        gain = max(small_choices.gain_of_robbing(self.reading, other) for other in others)
        return self.best_plays_gain() + gain + self._drawing_gain(1)

    def _withering_gain(self) -> float:
        gain = 0.0
        for other in unwarded_opponents(self.state, self.seat, with_cards=True):
            is_last_card = len(self.state.hands[other]) == 1
            gain += (
                self.reading.rival_point_costs[other]
                * (-3.0 if is_last_card else 0.8)
                * self.weights.card
            )
        return self.best_plays_gain() + gain

    def _dispel_gain(self) -> float:
        gains = [self.dispel_gain(laid[1], slot) for laid, slot in removable_components(self.state)]
        return max(gains, default=self.best_plays_gain())

    def dispel_gain(self, kind: int, slot: int) -> float:
        """Returns the gain of discarding a component of the type `kind` from the spell in
        `slot`."""
        table = self._table_after_incantation()
        table.set_lack(slot, table.lacks[slot] + packed_counts.PACKED_LACK_BY_TYPE[kind])
        table.dispelled_component = slot * box.TYPE_COUNT + kind
        return self.table_gain(table)

    def _transmutation_gain(self) -> float:
        gains = [self.move_gain(action) for action in component_moves(self.state, self.seat)]
        return max(gains, default=self.best_plays_gain())

    def _exchange_gain(self) -> float:
        state = self.state
        if self.table.must_play and self._can_play_component():
            # Components should be played before the hand is given away.
            return self.best_plays_gain() - 1.0
        others = unwarded_opponents(state, self.seat, with_cards=False)
        cards = len(state.hands[self.seat]) - 1
        gains = [
            small_choices.gain_of_swapping(self.reading, other, cards=cards) for other in others
        ]
        return self.best_plays_gain() + max(gains, default=0.0)

    def _can_play_component(self) -> bool:
        cards = self.table.cards
        return any(packed_counts.covered_count(lack, cards) for lack in self.table.lacks)

    def _recall_gain(self) -> float:
        gains = [self.recall_gain(face) for face in recallable_components(self.state)]
        return max(gains, default=self.best_plays_gain())

    def recall_gain(self, face: int) -> float:
        """Returns the gain of taking a component from the discard pile."""
        table = small_choices.with_component(self._table_after_incantation(), face)
        return self.table_gain(table) + card_value(self.state.table, face, self.weights)  # type: ignore[arg-type]

    def _eclipse_gain(self) -> float:
        state = self.state
        gain = 0.0
        for other in unwarded_opponents(state, self.seat, with_cards=False):
            worth = ability_value(state.abilities[other], state.scores[other], self.weights)
            gain += self.weights.turn_lost * self.reading.rival_point_costs[other] * worth
        return self.best_plays_gain() + gain

    # Gambits.

    def aura_gain(self, action: LayAura) -> float:
        """Returns the gain of playing a gambit on a spell; `NOT_CONSIDERED` if that is useless."""
        lack = self.table.lacks[action.slot]
        if (
            self.reading.sight < SIGHT_RIVALS
            or not lack
            or lack >> packed_counts.TOP_FIELD_SHIFT > self.reading.max_rival_components
        ):
            return NOT_CONSIDERED
        gain = self._aura_gains.get(action.slot)
        if gain is None:
            table = self._table_with_own_gambit()
            table.set_aura(action.slot, self.seat)
            gain = self._aura_gains[action.slot] = self.table_gain(table)
        return gain - self.reading.gambit_cost + self._smaller_hand_gain_from_playing(action.face)

    def _table_with_own_gambit(self) -> TurnTable:
        """Returns the table after the seat has played a gambit, before the gambit's effect."""
        table = self.table.copy()
        table.can_play_gambit = False
        table.set_ban(self._is_claiming_banned())
        return table

    def _is_claiming_banned(self) -> bool:
        return self.state.abilities[self.seat] != box.GAMBITEER

    def _smaller_hand_gain_from_playing(self, face: int) -> float:
        return self._smaller_hand_gain() if face != self.state.ready[self.seat] else 0.0

    def annulment_gain(self, action: LayAnnulment) -> float:
        """Returns the gain of playing a gambit on a book; `NOT_CONSIDERED` if it hardly helps."""
        state, other = self.state, action.seat
        if self.reading.sight < SIGHT_RIVALS:
            return NOT_CONSIDERED
        worth = ability_value(state.abilities[other], state.scores[other], self.weights)
        stake = -1.0 if other == self.seat else self.reading.rival_point_costs[other]
        if stake * worth < _MIN_ANNULLED_POINTS:
            return NOT_CONSIDERED
        if self._own_gambit_gain is None:
            self._own_gambit_gain = self.table_gain(self._table_with_own_gambit())
        gain = (
            self._own_gambit_gain
            - self.reading.gambit_cost
            + self._smaller_hand_gain_from_playing(action.face)
        )
        return gain + stake * worth * 2.0 * self.weights.turn_lost

    def destruction_gain(self, action: Destroy) -> float:
        """Returns the gain of destroying an opponent's gambit; `NOT_CONSIDERED` for a level that
        sees only its own cards."""
        state, other = self.state, action.seat
        if self.reading.sight < SIGHT_RIVALS:
            return NOT_CONSIDERED
        table = self.table.copy()
        table.can_play_gambit = False
        gain = (
            -self.reading.gambit_cost
            - self.weights.freed * self.reading.rival_point_costs[other]
            + self._smaller_hand_gain_from_playing(action.face)
        )
        if other in state.auras:
            table.set_aura(state.auras.index(other), -1)
        else:
            victim = state.annulments.index(other)
            spell = state.books[victim][-1] if state.books[victim] else -1
            if spell >= 0:
                worth = ability_value(
                    state.table.abilities[spell], state.scores[victim], self.reading.weights
                )
                stake = 1.0 if victim == self.seat else -self.reading.rival_point_costs[victim]
                gain += stake * worth * 2.0 * self.weights.turn_lost
        return gain + self.table_gain(table)

    def release_gain(self, action: Release) -> float:
        """Returns the gain of releasing the seat's own gambit."""
        table = self.table.copy()
        table.set_ban(False)
        table.can_play_gambit = False
        if self.seat in self.state.auras:
            table.set_aura(self.state.auras.index(self.seat), -1)
        return self.table_gain(table) - 0.1

    # Abilities.

    def banish_gain(self, action: Banish) -> float:
        """Returns the gain of putting a spell under the deck."""
        table = self.table.copy()
        table.can_play_gambit = False
        table.set_lack(action.slot, 0)
        return self.table_gain(table) + self.weights.new_spell

    def drain_gain(self, action: Drain) -> float:
        """Returns the gain of using Drain on an opponent."""
        return self.best_plays_gain() + small_choices.gain_of_draining(self.reading, action.seat)

    def scry_gain(self, action: Scry) -> float:
        """Returns the gain of Scrying, which discards a card and draws another."""
        face = action.face
        gain = 1.2 * self.weights.card - small_choices.loss_of_card(self.reading, face)
        if box.is_component(face):
            if self.table.plays:
                table = self.table.copy()
                table.can_play_gambit = False
                table.cards -= packed_counts.PACKED_HAND_BY_COMPONENT[face]
                gain += self.plans.best_gain(table) - self.best_plays_gain()
            gain += self._drawing_gain(1)
        return self.best_plays_gain() + gain

    def end_gain(self, action: EndTurn) -> float:
        """Returns 0, the gain of ending the turn."""
        return 0.0


def _slot_of_component(action: Action) -> int:
    """Returns the slot to which an action adds a component, or -1."""
    if isinstance(action, PlayComponent):
        return action.slot
    return action.target if isinstance(action, MoveComponent) else -1


_LAYING_EFFECTS: Final = (box.COLBACHS_BOUNTY, box.HASTE)
"""The effects that allow more components. They gain nothing after Colbach's Bounty, which already
allows all components in hand."""

_GAIN_BY_EFFECT: Final[dict[int, Callable[[Gains], float]]] = {
    box.COLBACHS_BOUNTY: Gains._colbachs_bounty_gain,
    box.PROSPERITY: Gains._prosperity_gain,
    box.HASTE: Gains._haste_gain,
    box.LARCENY: Gains._larceny_gain,
    box.WITHERING: Gains._withering_gain,
    box.DISPEL: Gains._dispel_gain,
    box.TRANSMUTATION: Gains._transmutation_gain,
    box.EXCHANGE_OF_MINDS: Gains._exchange_gain,
    box.RECALL: Gains._recall_gain,
    box.ECLIPSE: Gains._eclipse_gain,
}

_GAIN_BY_ACTION: Final[dict[type, Callable[[Gains, Any], float]]] = {
    PlayComponent: Gains.play_gain,
    MoveComponent: Gains.rune_shift_gain,
    Cast: Gains.cast_gain,
    LayAura: Gains.aura_gain,
    LayAnnulment: Gains.annulment_gain,
    Destroy: Gains.destruction_gain,
    Release: Gains.release_gain,
    Banish: Gains.banish_gain,
    Drain: Gains.drain_gain,
    Scry: Gains.scry_gain,
    EndTurn: Gains.end_gain,
}
"""By class of action, the method that returns its gain."""

# SPDX-License-Identifier: MIT
"""What each action of a turn gains, in points: components, incantations, gambits and abilities,
each with the best that can follow it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from wizardtable.games.wizards_gambit.mind import small_choices, wins
from wizardtable.games.wizards_gambit.mind.plans import EMPTIED, NEVER, Table, TurnPlans, now
from wizardtable.games.wizards_gambit.mind.pool_values import SEEING, PoolValues
from wizardtable.games.wizards_gambit.mind.values import engine, kept
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import (
    draw_phase_cards,
    exposed_opponents,
    hand_limit,
    ready_to_use,
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
from wizardtable.games.wizards_gambit.rules.pool import moves, recallable, removable

_AT_ONCE: Final = 10.0
"""Points that a win now is better than one that can hardly be missed: enough that nothing else
comes to mind (see `brain.OUT_OF_SIGHT`)."""

_WORTH_ANNULLING: Final = 0.3
"""Points that an ability is worth at least that it comes to mind to annul."""


class Gains:
    """The active seat's gains in its turn. All of them are for the turn as a whole: what is done
    first is worth what it brings and what can still be done after it."""

    __slots__ = (
        "_bans",
        "_best",
        "_moves",
        "_pool",
        "_relieved",
        "_wards",
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
        self.table: Table = now(reading)
        self._best: float | None = None
        self._pool: float | None = None
        self._bans: float | None = None
        self._wards: dict[int, float] = {}
        self._moves: dict[tuple[int, int, int, int], float] = {}
        self._relieved: float | None = None

    def gains(self, actions: Sequence[Action]) -> list[float]:
        """By action, what it gains; what wins at once is far ahead of what keeps the win for
        later."""
        found = [_GAINS[type(action)](self, action) for action in actions]
        lefts = self.table.lefts
        slots = [
            slot
            for slot in range(box.POOL)
            if lefts[slot] >> packed_counts.TOP == 1 and self._wins(slot)
        ]
        won = False
        if slots:
            for place, action in enumerate(actions):
                if _claimed(action) in slots:
                    found[place] += _AT_ONCE
                    won = True
        if self.reading.sight >= SEEING and not won:
            for place in wins.openings(self.state, self.table, actions):
                found[place] = max(found[place], 0.0) + _AT_ONCE
        self._leave_out(actions, found)
        return found

    def _leave_out(self, actions: Sequence[Action], found: list[float]) -> None:
        """Think no more of a Flake that would stand for a component that could be laid instead, nor
        of ending the turn while Drain can be used."""
        plain = set()
        if (
            self.weights.wild > 0.0
            and box.FLAKE in self.state.hands[self.seat]
            and not self._swaps()
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
                    found[place] = NEVER
            elif isinstance(action, Drain):
                free = free or small_choices.draining(self.reading, action.seat) > 0.0
            elif free and isinstance(action, EndTurn):
                found[place] = NEVER

    def _swaps(self) -> bool:
        """Whether Exchange of Minds is in hand: what is laid first is not given away."""
        effects = self.state.table.effects
        return any(
            effects[face - box.FIRST_INCANTATION] == box.EXCHANGE_OF_MINDS
            for face in self.state.hands[self.seat]
            if box.is_incantation(face)
        )

    def _wins(self, slot: int) -> bool:
        """Whether it wins to complete a spell."""
        state = self.state
        return state.scores[self.seat] + state.table.points[state.pool[slot]] >= box.GOAL

    def best(self) -> float:
        """What components still gain in this turn, once the incantation action is taken."""
        if self._best is None:
            table = self.table.copy()
            table.warding = False
            self._best = self.plans.best(table)
        return self._best

    def _relief(self) -> float:
        """What it gains that one card less is in hand when the turn ends."""
        if self._relieved is None:
            self._relieved = self._reckoned_relief()
        return self._relieved

    def _reckoned_relief(self) -> float:
        hand = len(self.state.hands[self.seat])
        if hand == 1:
            return EMPTIED * self.weights.card
        after = hand - min(1, self.table.plays) + draw_phase_cards(self.state, self.seat)
        return 0.15 if after > hand_limit(self.state, self.seat) else 0.0

    def whole(self, table: Table) -> float:
        """What the table is worth with the best that can be done on it, more than as it is."""
        plans = self.plans
        if self._pool is None:
            self._pool = plans.pool(self.table, self.table.cards)[0]
        return plans.pool(table, table.cards)[0] - self._pool + plans.best(table)

    # Components.

    def playing(self, action: PlayComponent) -> float:
        """Lay a component."""
        if action.face not in (box.FLAKE, action.as_type):
            return self._focused(action)
        return self.plans.playing(self.table, action.slot, action.face, action.as_type)

    def _focused(self, action: PlayComponent) -> float:
        return self.plans.playing(self.table, action.slot, action.face, action.as_type) - 0.05

    def moving(self, action: MoveComponent) -> float:
        """Rune Shift."""
        return self.transmuting(action)

    def moved(self, action: MoveComponent) -> Table:
        """The table after a component is moved; what it completes is the seat's."""
        table = self.table.copy()
        source, target = table.lefts[action.source], table.lefts[action.target]
        table.leave(action.source, source + packed_counts.STEP[action.laid[1]])
        table.leave(action.target, target - packed_counts.STEP[action.as_type])
        table.warding = False
        return table

    def transmuting(self, action: MoveComponent) -> float:
        """Move a component, and claim what it completes."""
        move = (action.source, action.laid[1], action.target, action.as_type)
        gain = self._moves.get(move)
        if gain is None:
            gain = self._moves[move] = self.whole(self.moved(action))
        if self.table.lefts[action.target] >> packed_counts.TOP == 1:
            gain += self.reading.value(self.seat, action.target)
        return gain

    # Incantations.

    def casting(self, action: Cast) -> float:
        """Play an incantation."""
        effect = self.state.table.effects[action.face - box.FIRST_INCANTATION]
        brought = _EFFECTS[effect](self)
        relief = self._relief()
        if brought + relief <= self.best() and not self._repaid():
            brought -= self.weights.idle
        return brought - self.reading.keeping(action.face) + relief

    def _repaid(self) -> bool:
        """Whether an ability brings a card for the next incantation, whatever it does: that of Twin
        Casting only for the first one, Echo once a turn."""
        state = self.state
        if self.reading.ability == box.TWIN_CASTING:
            return not state.casts
        return ready_to_use(state, self.seat, box.ECHO)

    def _freely(self) -> float:
        table = self._acted()
        table.plays += packed_counts.count(table.cards)
        return self.whole(table) + self._further()

    def _further(self) -> float:
        """What the other incantations in hand gain that can be played beside Colbach's Bounty."""
        gain = 0.0
        for face in self.state.hands[self.seat]:
            if box.is_incantation(face):
                effect = self.state.table.effects[face - box.FIRST_INCANTATION]
                if effect not in _WITH_COMPONENTS:
                    more = _EFFECTS[effect](self) - self.best() - self.reading.keeping(face)
                    gain += max(0.0, more)
        return gain

    def _acted(self) -> Table:
        """The table after the incantation action."""
        table = self.table.copy()
        table.warding = False
        table.hand -= 1
        return table

    def _prospering(self) -> float:
        state, seat = self.state, self.seat
        table = self.table
        kept_cards = len(state.hands[seat]) - 1 - min(1, table.plays)
        kept_cards += draw_phase_cards(state, seat)
        room = max(0, min(box.PROSPERITY_CARDS, hand_limit(state, seat) - kept_cards))
        gain = self.weights.card * room + 0.25 * self.weights.card * (box.PROSPERITY_CARDS - room)
        return self.best() + gain + self._hoping(box.PROSPERITY_CARDS)

    def _hoping(self, cards: int) -> float:
        """What it gains that one of so many new cards may complete a spell in this turn."""
        table, reading = self.table, self.reading
        if not table.plays or table.ban:
            return 0.0
        best = 0.0
        for slot, left in enumerate(table.lefts):
            if left >> packed_counts.TOP != 1 or table.auras[slot] >= 0:
                continue
            if packed_counts.covered(left, table.cards):
                return 0.0
            kind = packed_counts.last(left)
            share = reading.shares[kind] + reading.shares[box.FLAKE]
            chance = 1.0 - (1.0 - share) ** cards
            stands = reading.stands(slot, left, table.cards, -1, False)
            best = max(best, chance * (reading.value(self.seat, slot) - stands))
        return best

    def _hasting(self) -> float:
        table = self._acted()
        table.plays += box.HASTE_COMPONENTS
        return self.plans.best(table)

    def _robbing(self) -> float:
        others = exposed_opponents(self.state, self.seat, with_cards=True)
        if not others:
            return self.best()
        gain = max(small_choices.robbing(self.reading, other) for other in others)
        return self.best() + gain + self._hoping(1)

    def _withering(self) -> float:
        gain = 0.0
        for other in exposed_opponents(self.state, self.seat, with_cards=True):
            few = len(self.state.hands[other]) == 1
            gain += self.reading.harm[other] * (-3.0 if few else 0.8) * self.weights.card
        return self.best() + gain

    def _dispelling(self) -> float:
        found = [self.dispelled(laid[1], slot) for laid, slot in removable(self.state)]
        return max(found, default=self.best())

    def dispelled(self, kind: int, slot: int) -> float:
        """Discard a component that stands for this type."""
        table = self._acted()
        table.leave(slot, table.lefts[slot] + packed_counts.STEP[kind])
        table.gone = slot * box.TYPES + kind
        return self.whole(table)

    def _transmuting(self) -> float:
        found = [self.transmuting(action) for action in moves(self.state, self.seat)]
        return max(found, default=self.best())

    def _exchanging(self) -> float:
        state = self.state
        if self.table.forced and self._can_play():
            return self.best() - 1.0  # what is laid first is not given away
        others = exposed_opponents(state, self.seat, with_cards=False)
        left = len(state.hands[self.seat]) - 1
        gains = [small_choices.swapping(self.reading, other, cards=left) for other in others]
        return self.best() + max(gains, default=0.0)

    def _can_play(self) -> bool:
        cards = self.table.cards
        return any(packed_counts.covered(left, cards) for left in self.table.lefts)

    def _recalling(self) -> float:
        found = [self.recalled(face) for face in recallable(self.state)]
        return max(found, default=self.best())

    def recalled(self, face: int) -> float:
        """Take a component from the discards."""
        table = small_choices.more_in(self._acted(), face)
        return self.whole(table) + kept(self.state.table, face, self.weights)  # type: ignore[arg-type]

    def _eclipsing(self) -> float:
        state = self.state
        gain = 0.0
        for other in exposed_opponents(state, self.seat, with_cards=False):
            worth = engine(state.abilities[other], state.scores[other], self.weights)
            gain += self.weights.turn_lost * self.reading.harm[other] * worth
        return self.best() + gain

    # Gambits.

    def aura(self, action: LayAura) -> float:
        """Lay a gambit on a spell."""
        left = self.table.lefts[action.slot]
        if (
            self.reading.sight < SEEING
            or not left
            or left >> packed_counts.TOP > self.reading.reach
        ):
            return NEVER
        gain = self._wards.get(action.slot)
        if gain is None:
            table = self._bound()
            table.ward(action.slot, self.seat)
            gain = self._wards[action.slot] = self.whole(table)
        return gain - self.reading.gambit + self._from_hand(action.face)

    def _bound(self) -> Table:
        """The table after a gambit of the seat's own is laid, wherever that may be."""
        table = self.table.copy()
        table.warding = False
        table.forbid(self._banned())
        return table

    def _banned(self) -> bool:
        return self.state.abilities[self.seat] != box.GAMBITEER

    def _from_hand(self, face: int) -> float:
        return self._relief() if face != self.state.ready[self.seat] else 0.0

    def annulment(self, action: LayAnnulment) -> float:
        """Lay a gambit on a book."""
        state, other = self.state, action.seat
        if self.reading.sight < SEEING:
            return NEVER
        worth = engine(state.abilities[other], state.scores[other], self.weights)
        stake = -1.0 if other == self.seat else self.reading.harm[other]
        if stake * worth < _WORTH_ANNULLING:
            return NEVER
        if self._bans is None:
            self._bans = self.whole(self._bound())
        gain = self._bans - self.reading.gambit + self._from_hand(action.face)
        return gain + stake * worth * 2.0 * self.weights.turn_lost

    def destroying(self, action: Destroy) -> float:
        """Destroy an opponent's gambit."""
        state, other = self.state, action.seat
        if self.reading.sight < SEEING:
            return NEVER
        table = self.table.copy()
        table.warding = False
        gain = (
            -self.reading.gambit
            - self.weights.freed * self.reading.harm[other]
            + self._from_hand(action.face)
        )
        if other in state.auras:
            table.ward(state.auras.index(other), -1)
        else:
            victim = state.annulments.index(other)
            spell = state.books[victim][-1] if state.books[victim] else -1
            if spell >= 0:
                worth = engine(
                    state.table.abilities[spell], state.scores[victim], self.reading.weights
                )
                stake = 1.0 if victim == self.seat else -self.reading.harm[victim]
                gain += stake * worth * 2.0 * self.weights.turn_lost
        return gain + self.whole(table)

    def releasing(self, action: Release) -> float:
        """Release the own gambit."""
        table = self.table.copy()
        table.forbid(False)
        table.warding = False
        if self.seat in self.state.auras:
            table.ward(self.state.auras.index(self.seat), -1)
        return self.whole(table) - 0.1

    # Abilities.

    def banishing(self, action: Banish) -> float:
        """Put a spell under the deck."""
        table = self.table.copy()
        table.warding = False
        table.leave(action.slot, 0)
        return self.whole(table) + self.weights.new_spell

    def draining(self, action: Drain) -> float:
        """Make an opponent discard."""
        return self.best() + small_choices.draining(self.reading, action.seat)

    def scrying(self, action: Scry) -> float:
        """Discard a card to draw one."""
        face = action.face
        gain = 1.2 * self.weights.card - small_choices.losing(self.reading, face)
        if box.is_component(face):
            if self.table.plays:
                table = self.table.copy()
                table.warding = False
                table.cards -= packed_counts.ONE[face]
                gain += self.plans.best(table) - self.best()
            gain += self._hoping(1)
        return self.best() + gain

    def ending(self, action: EndTurn) -> float:
        """No more."""
        return 0.0


def _claimed(action: Action) -> int:
    """The place of the pool to which an action adds a component, -1 for none."""
    if isinstance(action, PlayComponent):
        return action.slot
    return action.target if isinstance(action, MoveComponent) else -1


_WITH_COMPONENTS: Final = (box.COLBACHS_BOUNTY, box.HASTE)
"""Effects that bring nothing to a player who may lay all their components already."""

_EFFECTS: Final[dict[int, Callable[[Gains], float]]] = {
    box.COLBACHS_BOUNTY: Gains._freely,
    box.PROSPERITY: Gains._prospering,
    box.HASTE: Gains._hasting,
    box.LARCENY: Gains._robbing,
    box.WITHERING: Gains._withering,
    box.DISPEL: Gains._dispelling,
    box.TRANSMUTATION: Gains._transmuting,
    box.EXCHANGE_OF_MINDS: Gains._exchanging,
    box.RECALL: Gains._recalling,
    box.ECLIPSE: Gains._eclipsing,
}

_GAINS: Final[dict[type, Callable[[Gains, Any], float]]] = {
    PlayComponent: Gains.playing,
    MoveComponent: Gains.moving,
    Cast: Gains.casting,
    LayAura: Gains.aura,
    LayAnnulment: Gains.annulment,
    Destroy: Gains.destroying,
    Release: Gains.releasing,
    Banish: Gains.banishing,
    Drain: Gains.draining,
    Scry: Gains.scrying,
    EndTurn: Gains.ending,
}
"""By class of action, what it gains."""

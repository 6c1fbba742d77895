# SPDX-License-Identifier: MIT
"""What a position is worth to each seat: its chance to win.

The numbers (`weights.toml`) are what decided games of sensible players among themselves: how much
more likely each thing made its owner win, on the scale of logarithms.
"""

from typing import Final

from wizardtable.core import tuned
from wizardtable.core.learning.softmax import softmax
from wizardtable.games.wizards_gambit.mind import combos
from wizardtable.games.wizards_gambit.mind.values import holds_gambit, left_to_go
from wizardtable.games.wizards_gambit.mind.weights import OUTLOOK, WEIGHTS, Numbers, Weights
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import has_action, may_claim
from wizardtable.games.wizards_gambit.rules.pool_cards import ranking
from wizardtable.games.wizards_gambit.rules.state import OVER, TURN, State

_TO_GO: Final = tuple([left_to_go(score) for score in range(box.GOAL)])


class WinChances:
    """A judgement of positions by certain numbers; what each means is told in `weights.toml`."""

    __slots__ = (
        "_ability",
        "_armed",
        "_bound",
        "_card",
        "_carried",
        "_empty",
        "_gambit",
        "_last",
        "_lifted",
        "_luck",
        "_nearer",
        "_nearly",
        "_point",
        "_promise",
        "_quick",
        "_ready",
        "_score",
        "_shift",
        "_taken",
        "_tricks",
        "_unarmed",
        "_winning",
    )

    def __init__(self, weights: Weights) -> None:
        named: dict[str, float] = dict(zip(OUTLOOK, weights.outlook, strict=True))
        self._score: Numbers = weights.score
        self._empty: Numbers = weights.empty
        self._card: Numbers = weights.held
        self._ability: Numbers = weights.ability
        self._tricks: float = weights.tricks
        self._point: float = named["point"]
        self._taken: float = named["taken"]
        self._promise: float = named["promise"] * self._point
        self._winning: float = named["winning"]
        self._nearer: float = named["nearer"]
        self._nearly: float = named["nearly"]
        self._ready: float = named["ready"]
        self._gambit: float = named["gambit"]
        self._bound: float = named["bound"]
        self._last: float = named["last"]
        self._shift: float = named["shift"]
        self._quick: float = named["quick"]
        self._luck: float = named["luck"]
        self._armed: float = named["armed"]
        self._carried: float = named["carried"]
        self._unarmed: float = named["unarmed"]
        self._lifted: float = named["lifted"]

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; exact when the match is over."""
        if state.step == OVER:
            ranks = ranking(state)
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        return softmax(self._merits(state))

    def _merits(self, state: State) -> list[float]:
        """By seat, what speaks for it."""
        seats = len(state.scores)
        table = state.table
        merits = [self._own(state, seat, table.effects) for seat in range(seats)]
        cards = [packed_counts.held(hand) for hand in state.hands]
        now = int(state.step == TURN and not state.played)
        known: list[int] = []
        if self._tricks:
            known = [combos.tricks(state, seat, state.hands[seat]) for seat in range(seats)]
            if state.step == TURN:
                now = self._under_way(state, known)
            if not any(known):
                known = []
        first = state.active if now else state.active + 1
        order = [(first + step) % seats for step in range(seats)]
        for slot, spell in enumerate(state.pool):
            if spell != box.NO_SPELL:
                left = packed_counts.wanting(table.packed[spell], state.laid[slot])
                lack = left >> packed_counts.TOP
                haves = [packed_counts.covered(left, held_by) for held_by in cards]
                points = table.points[spell]
                ables: list[float] = []
                if lack <= 2:
                    ables = [self._able(state, seat, slot, lack, haves[seat]) for seat in order]
                if known and lack <= combos.MOST_AT_ONCE:
                    ables = self._tricked(state, slot, left, order, cards, known, now, ables)
                safe = 1.0
                for place, able in enumerate(ables):
                    if able:
                        seat = order[place]
                        claim = self._claim(state, seat, points, table.abilities[spell])
                        merits[seat] += safe * able * claim
                        safe *= 1.0 - able
                self._come_near(state, lack, haves, points, safe, merits)
        return merits

    def _under_way(self, state: State, known: list[int]) -> int:
        """How many components the active seat may still lay in its turn, in which its tricks are
        those for which it has not yet taken the incantation action."""
        seat = state.active
        now = state.extra + (not state.played)
        if state.free:
            now = combos.MOST_AT_ONCE
        if now:
            if not has_action(state, seat):
                known[seat] &= ~combos.CAST
            if now > 1:
                known[seat] |= combos.UNDER_WAY
        return now

    def _tricked(
        self,
        state: State,
        slot: int,
        left: packed_counts.Lack,
        order: list[int],
        cards: list[packed_counts.Held],
        known: list[int],
        now: int,
        ables: list[float],
    ) -> list[float]:
        """How likely the seats, in their order, claim a spell, if they use their tricks."""
        found = ables or [0.0] * len(order)
        for place, seat in enumerate(order):
            trick = known[seat]
            if trick:
                plays = 2 if state.abilities[seat] == box.QUICK_HANDS else 1
                if now and not place:
                    plays = now
                able = self._trick(state, seat, slot, left, cards[seat], trick, plays)
                found[place] = max(found[place], able)
        return found

    def _own(self, state: State, seat: int, effects: tuple[int, ...]) -> float:
        """What speaks for a seat by its book, its gambit and its hand."""
        score, hand = state.scores[seat], state.hands[seat]
        merit = self._score[min(score, box.GOAL - 1)]
        merit += self._point * self._engine(state.abilities[seat], score)
        if len(hand) < len(self._empty):
            merit += self._empty[len(hand)]
        for face in hand:
            if face >= box.FIRST_INCANTATION:
                merit += self._card[effects[face - box.FIRST_INCANTATION]]
            elif face >= box.FIRST_GAMBIT:
                merit += self._gambit
        if state.ready[seat] != box.NO_CARD:
            merit += self._ready
        if state.gambits[seat] != box.NO_CARD:
            merit += self._bound
        return merit

    def _engine(self, ability: int, score: int) -> float:
        """As `values.engine`."""
        return 0.0 if ability == box.NO_ABILITY else self._ability[ability] * _TO_GO[score]

    def _come_near(
        self,
        state: State,
        lack: int,
        haves: list[int],
        points: int,
        safe: float,
        merits: list[float],
    ) -> None:
        """Give those whose hands come near a spell their part of it, if nobody has claimed it."""
        for seat, have in enumerate(haves):
            if have:
                wins = state.scores[seat] + points >= box.GOAL
                part = safe * have / lack
                merits[seat] += part * (self._nearly if wins else self._nearer * points)

    def _able(self, state: State, seat: int, slot: int, lack: int, have: int) -> float:
        """How likely a seat, when its turn comes, claims a spell that lacks one or two components,
        without tricks."""
        ability = state.abilities[seat]
        if lack == 1:
            if have or (ability == box.TRANSCENDENT_FOCUS and state.hands[seat]):
                able = self._last
            else:
                able = self._shift if ability == box.RUNE_SHIFT else 0.0
        elif have == 2:
            able = self._quick if ability == box.QUICK_HANDS else self._luck
        else:
            able = 0.0
        if state.auras[slot] not in (-1, seat):
            able *= self._breaking(state, seat)
        if state.gambits[seat] != box.NO_CARD:
            able *= self._lifted
        return able

    def _breaking(self, state: State, seat: int) -> float:
        """How likely another's aura does not keep a seat off."""
        if state.ready[seat] != box.NO_CARD:
            return self._armed
        if holds_gambit(state.hands[seat]) and may_claim(state, seat):
            return self._carried
        return self._unarmed

    def _trick(
        self,
        state: State,
        seat: int,
        slot: int,
        left: packed_counts.Lack,
        cards: packed_counts.Held,
        trick: int,
        plays: int,
    ) -> float:
        """How likely a seat, when its turn comes, claims a spell by tricks."""
        able = self._tricks
        if state.auras[slot] >= 0 or not may_claim(state, seat):
            trick &= ~combos.CAST  # a gambit has to be released or destroyed
            if state.auras[slot] not in (-1, seat):
                able *= self._breaking(state, seat)
            if state.gambits[seat] != box.NO_CARD:
                able *= self._lifted
        return able if trick and combos.completes(state, slot, left, cards, trick, plays) else 0.0

    def _claim(self, state: State, seat: int, points: int, ability: int) -> float:
        """What it is worth to a seat to claim a spell in its next turn."""
        score = state.scores[seat] + points
        if score >= box.GOAL:
            return self._winning
        before = self._engine(state.abilities[seat], score)
        return self._taken * points + self._promise * (self._engine(ability, score) - before)


outlook_of: Final = tuned.cached_by_level(WEIGHTS, WinChances)
"""Returns the judgement of a level."""

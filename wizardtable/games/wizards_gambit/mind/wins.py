# SPDX-License-Identifier: MIT
"""Which action of a turn reaches ten points by cards in hand, whatever is drawn and whatever the
others hold."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from wizardtable.games.wizards_gambit.mind import combos
from wizardtable.games.wizards_gambit.mind.plans import Table
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import is_covered, ready_to_use
from wizardtable.games.wizards_gambit.rules.hands import without
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Cast,
    Destroy,
    Faces,
    MoveComponent,
    PlayComponent,
    Release,
)
from wizardtable.games.wizards_gambit.rules.pool import recallable
from wizardtable.games.wizards_gambit.rules.state import State

_MOST_PLAYS: Final = 1 << 5
"""As many components as a hand ever holds."""


def openings(state: State, table: Table, actions: Sequence[Action]) -> list[int]:
    """The places of the actions after which the active seat surely wins in this turn."""
    finish = _Finish(state, table)
    if not finish.thinkable(actions):
        return []
    found: list[int] = []
    if finish.wins(table.lefts, table.auras, table.cards, table.plays, finish.need, table.ban):
        for place, action in enumerate(actions):
            if isinstance(action, PlayComponent) and finish.after_playing(action):
                found.append(place)
    if found:
        return found
    return [place for place, action in enumerate(actions) if finish.after(action)]


class _Finish:
    """The active seat's turn, as far as it is about ten points.

    Attributes:
        later: the components that Colbach's Bounty does not cover, where it was played; `loose`:
            how many that it need not cover may still be laid.
    """

    __slots__ = ("later", "loose", "need", "points", "single", "state", "table")

    def __init__(self, state: State, table: Table) -> None:
        seat = state.active
        self.state = state
        self.table = table
        self.need: int = box.GOAL - state.scores[seat]
        points = state.table.points
        self.points: list[int] = [
            0 if spell == box.NO_SPELL else points[spell] for spell in state.pool
        ]
        # What Quick Hands allows is lost with the first spell that covers it, what Momentum allows
        # comes with it.
        self.single = int(ready_to_use(state, seat, box.QUICK_HANDS))
        if state.abilities[seat] == box.MOMENTUM:
            self.single = -1
        later = state.later if state.free else ()
        self.later: Faces = tuple([face for face in later if face < box.FIRST_GAMBIT])
        self.loose: int = state.extra + (not state.played) + max(0, self.single)

    def thinkable(self, actions: Sequence[Action]) -> bool:
        """Whether there is so much in reach that it is worth a closer look."""
        reach = self.table.plays - min(0, self.single)
        effects = self.state.table.effects
        for action in actions:
            if isinstance(action, Cast):
                effect = effects[action.face - box.FIRST_INCANTATION]
                if effect == box.COLBACHS_BOUNTY:
                    reach = _MOST_PLAYS
                elif effect == box.HASTE:
                    reach += box.HASTE_COMPONENTS
        total = 0
        for slot, left in enumerate(self.table.lefts):
            if left and left >> packed_counts.TOP <= reach + 1:
                total += self.points[slot]
        return total >= self.need

    def wins(
        self,
        lefts: Sequence[packed_counts.Lack],
        auras: Sequence[int],
        cards: packed_counts.Held,
        plays: int,
        need: int,
        ban: bool,
    ) -> bool:
        """Whether so many of these components complete spells of so many points."""
        hands = self._usable(cards, self.later, self.loose)
        return self._wins(lefts, auras, hands, plays, need, ban)

    def _usable(
        self, cards: packed_counts.Held, later: Faces, loose: int
    ) -> list[packed_counts.Held]:
        """Those of these components that can be laid in the same turn, in each way to choose them:
        of those that came after Colbach's Bounty only so many."""
        if len(later) <= loose:
            return [cards]
        for face in later:
            cards -= packed_counts.ONE[face]
        return [
            cards + sum([packed_counts.ONE[face] for face in chosen])
            for chosen in combinations(later, max(0, loose))
        ]

    def _wins(
        self,
        lefts: Sequence[packed_counts.Lack],
        auras: Sequence[int],
        hands: Sequence[packed_counts.Held],
        plays: int,
        need: int,
        ban: bool,
    ) -> bool:
        if need <= 0:
            return True
        if ban or plays <= 0:
            return False
        return any(self._completes(lefts, auras, cards, plays, need, 0, 0, 0) for cards in hands)

    def _completes(
        self,
        lefts: Sequence[packed_counts.Lack],
        auras: Sequence[int],
        cards: packed_counts.Held,
        plays: int,
        need: int,
        first: int,
        taken: packed_counts.Lack,
        spells: int,
    ) -> bool:
        """The same, where spells that lack this together are meant already, of those before
        `first`."""
        for slot in range(first, box.POOL):
            left = lefts[slot]
            if not left or auras[slot] >= 0:
                continue
            both = taken + left
            lack = both >> packed_counts.TOP
            if lack > (plays - self.single if spells else plays):
                continue
            if packed_counts.covered(both, cards) < lack:
                continue
            points = self.points[slot]
            if points >= need:
                return True
            if self._completes(
                lefts, auras, cards, plays, need - points, slot + 1, both, spells + 1
            ):
                return True
        return False

    def after_playing(self, action: PlayComponent) -> bool:
        """Whether the win is as near after a component."""
        table = self.table
        left = table.lefts[action.slot] - packed_counts.STEP[action.as_type]
        need, plays = self.need, table.plays - 1
        if not left >> packed_counts.TOP:
            left, need = 0, need - self.points[action.slot]
            plays -= self.single
        lefts = table.lefts[:]
        lefts[action.slot] = left
        later, loose = self.later, self.loose
        if not self.state.played or not is_covered(self.state, self.state.active, action.face):
            later, loose = without(later, action.face), loose - 1
        hands = self._usable(table.cards - packed_counts.ONE[action.face], later, loose)
        return self._wins(lefts, table.auras, hands, plays, need, table.ban)

    def after(self, action: Action) -> bool:
        """Whether there is a win after an action that completes nothing by itself, or moves a
        component."""
        if isinstance(action, MoveComponent):
            return self._after_moving(action)
        if isinstance(action, Release):
            return self._unwarded(self.state.active, ban=False)
        if isinstance(action, Destroy):
            return self._unwarded(action.seat, ban=self.table.ban)
        return isinstance(action, Cast) and not self.table.ban and self._after_casting(action)

    def _after_casting(self, action: Cast) -> bool:
        table, plays = self.table, self.table.plays
        effect = self.state.table.effects[action.face - box.FIRST_INCANTATION]
        if effect == box.TRANSMUTATION:
            return self._transmuting()
        if effect == box.RECALL:
            return self._recalling()
        loose = self.loose
        if effect == box.HASTE:
            plays += box.HASTE_COMPONENTS
            loose += box.HASTE_COMPONENTS
        elif effect == box.COLBACHS_BOUNTY:
            plays += packed_counts.count(table.cards)
        else:
            return False
        hands = self._usable(table.cards, self.later, loose)
        return self._wins(table.lefts, table.auras, hands, plays, self.need, False)

    def _recalling(self) -> bool:
        """Whether a component of the discard pile wins together with those in hand."""
        table, free = self.table, self.state.free
        for face in recallable(self.state):
            later = (*self.later, face) if free else self.later
            hands = self._usable(table.cards + packed_counts.ONE[face], later, self.loose)
            if self._wins(table.lefts, table.auras, hands, table.plays, self.need, False):
                return True
        return False

    def _unwarded(self, seat: int, *, ban: bool) -> bool:
        """Whether there is a win once a seat's gambit is gone."""
        table = self.table
        auras = [-1 if aura == seat else aura for aura in table.auras]
        return self.wins(table.lefts, auras, table.cards, table.plays, self.need, ban)

    def _transmuting(self) -> bool:
        """Whether a component that is moved makes one spell complete that wins."""
        state, table = self.state, self.table
        for slot, left in enumerate(table.lefts):
            if left and table.auras[slot] < 0 and self.points[slot] >= self.need:
                plays, trick = max(0, table.plays), combos.TRANSMUTES
                if combos.completes(state, slot, left, table.cards, trick, plays):
                    return True
        return False

    def _after_moving(self, action: MoveComponent) -> bool:
        table = self.table
        if table.ban:
            return False
        lefts = table.lefts[:]
        lefts[action.source] += packed_counts.STEP[action.laid[1]]
        lefts[action.target] -= packed_counts.STEP[action.as_type]
        need, plays = self.need, table.plays
        if not lefts[action.target] >> packed_counts.TOP:
            lefts[action.target] = 0
            need -= self.points[action.target]
            plays -= max(0, self.single)
        return self.wins(lefts, table.auras, table.cards, plays, need, False)

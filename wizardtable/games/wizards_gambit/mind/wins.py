# SPDX-License-Identifier: MIT
"""Finds the actions with which the active seat surely wins in its turn.

Such a win depends neither on the cards that the seat draws nor on the hands of the others.

A lack is the packed number of the components that a spell lacks (see `packed_counts`).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from wizardtable.games.wizards_gambit.mind import combos
from wizardtable.games.wizards_gambit.mind.plans import TurnTable
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.abilities import can_use, is_covered
from wizardtable.games.wizards_gambit.rules.hands import without_card
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Cast,
    Destroy,
    Faces,
    MoveComponent,
    PlayComponent,
    Release,
)
from wizardtable.games.wizards_gambit.rules.pool import recallable_components
from wizardtable.games.wizards_gambit.rules.state import State

_UNLIMITED_PLAYS: Final = 1 << 5
"""A number of plays that exceeds the components of any hand."""


def winning_places(state: State, table: TurnTable, actions: Sequence[Action]) -> list[int]:
    """Returns the indices of the actions after which the active seat can surely win in this turn.

    If playing a component wins, only such actions are returned. Empty if no action surely wins.
    """
    search = _WinSearch(state, table)
    if not search.is_in_reach(actions):
        return []
    places: list[int] = []
    if search.wins(table.lacks, table.auras, table.cards, table.plays, search.need, table.ban):
        for place, action in enumerate(actions):
            if isinstance(action, PlayComponent) and search.wins_after_playing(action):
                places.append(place)
    if places:
        return places
    return [place for place, action in enumerate(actions) if search.wins_after(action)]


class _WinSearch:
    """A search for ten points in the active seat's turn.

    Attributes:
        need: the points that the seat still needs to win.
        points: by slot, the points of the spell; 0 for an empty slot.
        plays_lost_by_claim: the number of plays that claiming a spell costs the seat. It is 1 with
            an unused Quick Hands, which the claimed spell covers; -1 with Momentum, which gives a
            play; otherwise 0.
        later: the components that came into the hand after Colbach's Bounty was played; empty if it
            was not played.
        uncovered_plays: the number of components that may still be played without Colbach's Bounty.
    """

    __slots__ = (
        "later",
        "need",
        "plays_lost_by_claim",
        "points",
        "state",
        "table",
        "uncovered_plays",
    )

    def __init__(self, state: State, table: TurnTable) -> None:
        seat = state.active
        self.state = state
        self.table = table
        self.need: int = box.GOAL_POINTS - state.scores[seat]
        points = state.table.points
        self.points: list[int] = [
            0 if spell == box.NO_SPELL else points[spell] for spell in state.pool
        ]
        # A claimed spell covers Quick Hands, so its play is lost; the play of Momentum comes with
        # the claim.
        self.plays_lost_by_claim = int(can_use(state, seat, box.QUICK_HANDS))
        if state.abilities[seat] == box.MOMENTUM:
            self.plays_lost_by_claim = -1
        later = state.later if state.free else ()
        self.later: Faces = tuple([face for face in later if face < box.FIRST_GAMBIT])
        self.uncovered_plays: int = (
            state.extra + (not state.played) + max(0, self.plays_lost_by_claim)
        )

    def is_in_reach(self, actions: Sequence[Action]) -> bool:
        """Returns whether spells with enough points are close to completion.

        If not, no search is needed.
        """
        reach = self.table.plays - min(0, self.plays_lost_by_claim)
        effects = self.state.table.effects
        for action in actions:
            if isinstance(action, Cast):
                effect = effects[action.face - box.FIRST_INCANTATION]
                if effect == box.COLBACHS_BOUNTY:
                    reach = _UNLIMITED_PLAYS
                elif effect == box.HASTE:
                    reach += box.HASTE_COMPONENTS
        total = 0
        for slot, lack in enumerate(self.table.lacks):
            if lack and lack >> packed_counts.TOP_FIELD_SHIFT <= reach + 1:
                total += self.points[slot]
        return total >= self.need

    def wins(
        self,
        lacks: Sequence[packed_counts.PackedLack],
        auras: Sequence[int],
        cards: packed_counts.PackedHand,
        plays: int,
        need: int,
        ban: bool,
    ) -> bool:
        """Returns whether the components in hand can complete spells with enough points.

        Args:
            lacks, auras: by slot, the lack of the spell, and the owner of its aura or -1.
            cards: the components in hand, packed.
            plays: the number of components that may be played.
            need: the points that the seat still needs.
            ban: whether a gambit forbids the seat to claim.
        """
        hands = self._playable_sets(cards, self.later, self.uncovered_plays)
        return self._wins_with_sets(lacks, auras, hands, plays, need, ban)

    def _playable_sets(
        self, cards: packed_counts.PackedHand, later: Faces, uncovered_plays: int
    ) -> list[packed_counts.PackedHand]:
        """Returns the largest sets of components that can be played in the same turn, packed.

        Args:
            cards: all components in hand, packed.
            later: the components among them that came after Colbach's Bounty.
            uncovered_plays: the number of components from `later` that may be played.
        """
        if len(later) <= uncovered_plays:
            return [cards]
        for face in later:
            cards -= packed_counts.PACKED_HAND_BY_COMPONENT[face]
        return [
            cards + sum([packed_counts.PACKED_HAND_BY_COMPONENT[face] for face in chosen])
            for chosen in combinations(later, max(0, uncovered_plays))
        ]

    def _wins_with_sets(
        self,
        lacks: Sequence[packed_counts.PackedLack],
        auras: Sequence[int],
        hands: Sequence[packed_counts.PackedHand],
        plays: int,
        need: int,
        ban: bool,
    ) -> bool:
        if need <= 0:
            return True
        if ban or plays <= 0:
            return False
        return any(
            self._can_complete_enough(lacks, auras, cards, plays, need, 0, 0, 0) for cards in hands
        )

    def _can_complete_enough(
        self,
        lacks: Sequence[packed_counts.PackedLack],
        auras: Sequence[int],
        cards: packed_counts.PackedHand,
        plays: int,
        need: int,
        first_slot: int,
        taken: packed_counts.PackedLack,
        spells: int,
    ) -> bool:
        """Returns whether spells with enough points can be completed together.

        Args:
            cards: the components that can be played in the turn, packed.
            first_slot: only spells in this slot or later slots may still be chosen.
            taken: the sum of the lacks of the spells chosen so far.
            spells: the number of spells chosen so far.
        """
        for slot in range(first_slot, box.POOL_SLOTS):
            lack = lacks[slot]
            if not lack or auras[slot] >= 0:
                continue
            both = taken + lack
            missing = both >> packed_counts.TOP_FIELD_SHIFT
            if missing > (plays - self.plays_lost_by_claim if spells else plays):
                continue
            if packed_counts.covered_count(both, cards) < missing:
                continue
            points = self.points[slot]
            if points >= need:
                return True
            if self._can_complete_enough(
                lacks, auras, cards, plays, need - points, slot + 1, both, spells + 1
            ):
                return True
        return False

    def wins_after_playing(self, action: PlayComponent) -> bool:
        """Returns whether the seat can still surely win after playing a component."""
        table = self.table
        lack = table.lacks[action.slot] - packed_counts.PACKED_LACK_BY_TYPE[action.as_type]
        need, plays = self.need, table.plays - 1
        if not lack >> packed_counts.TOP_FIELD_SHIFT:
            lack, need = 0, need - self.points[action.slot]
            plays -= self.plays_lost_by_claim
        lacks = table.lacks[:]
        lacks[action.slot] = lack
        later, uncovered_plays = self.later, self.uncovered_plays
        if not self.state.played or not is_covered(self.state, self.state.active, action.face):
            later, uncovered_plays = without_card(later, action.face), uncovered_plays - 1
        hands = self._playable_sets(
            table.cards - packed_counts.PACKED_HAND_BY_COMPONENT[action.face],
            later,
            uncovered_plays,
        )
        return self._wins_with_sets(lacks, table.auras, hands, plays, need, table.ban)

    def wins_after(self, action: Action) -> bool:
        """Returns whether the seat can surely win after an action.

        Use `wins_after_playing` for the playing of a component.
        """
        if isinstance(action, MoveComponent):
            return self._wins_after_moving(action)
        if isinstance(action, Release):
            return self._wins_without_gambit(self.state.active, ban=False)
        if isinstance(action, Destroy):
            return self._wins_without_gambit(action.seat, ban=self.table.ban)
        return isinstance(action, Cast) and not self.table.ban and self._wins_after_casting(action)

    def _wins_after_casting(self, action: Cast) -> bool:
        table, plays = self.table, self.table.plays
        effect = self.state.table.effects[action.face - box.FIRST_INCANTATION]
        if effect == box.TRANSMUTATION:
            return self._wins_by_transmutation()
        if effect == box.RECALL:
            return self._wins_by_recall()
        uncovered_plays = self.uncovered_plays
        if effect == box.HASTE:
            plays += box.HASTE_COMPONENTS
            uncovered_plays += box.HASTE_COMPONENTS
        elif effect == box.COLBACHS_BOUNTY:
            plays += packed_counts.card_count(table.cards)
        else:
            return False
        hands = self._playable_sets(table.cards, self.later, uncovered_plays)
        return self._wins_with_sets(table.lacks, table.auras, hands, plays, self.need, False)

    def _wins_by_recall(self) -> bool:
        """Returns whether the seat wins after it has taken one component from the discard pile."""
        table, free = self.table, self.state.free
        for face in recallable_components(self.state):
            later = (*self.later, face) if free else self.later
            hands = self._playable_sets(
                table.cards + packed_counts.PACKED_HAND_BY_COMPONENT[face],
                later,
                self.uncovered_plays,
            )
            if self._wins_with_sets(table.lacks, table.auras, hands, table.plays, self.need, False):
                return True
        return False

    def _wins_without_gambit(self, seat: int, *, ban: bool) -> bool:
        """Returns whether the active seat wins after the gambit of `seat` has left play.

        `ban`: whether the active seat's own gambit still forbids it to claim.
        """
        table = self.table
        auras = [-1 if aura == seat else aura for aura in table.auras]
        return self.wins(table.lacks, auras, table.cards, table.plays, self.need, ban)

    def _wins_by_transmutation(self) -> bool:
        """Returns whether moving one component lets the seat complete a spell that wins."""
        state, table = self.state, self.table
        for slot, lack in enumerate(table.lacks):
            if lack and table.auras[slot] < 0 and self.points[slot] >= self.need:
                plays, trick = max(0, table.plays), combos.TRANSMUTES
                if combos.can_complete(state, slot, lack, table.cards, trick, plays):
                    return True
        return False

    def _wins_after_moving(self, action: MoveComponent) -> bool:
        table = self.table
        if table.ban:
            return False
        lacks = table.lacks[:]
        lacks[action.source] += packed_counts.PACKED_LACK_BY_TYPE[action.laid[1]]
        lacks[action.target] -= packed_counts.PACKED_LACK_BY_TYPE[action.as_type]
        need, plays = self.need, table.plays
        if not lacks[action.target] >> packed_counts.TOP_FIELD_SHIFT:
            lacks[action.target] = 0
            need -= self.points[action.target]
            plays -= max(0, self.plays_lost_by_claim)
        return self.wins(lacks, table.auras, table.cards, plays, need, False)

# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Wizard's Gambit mean."""

from collections.abc import Sequence

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import state
from wizardtable.games.wizards_gambit.rules.moves import Cast, ChooseSeat
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import buttons
from wizardtable.games.wizards_gambit.view.effects import concerned, effects_of
from wizardtable.games.wizards_gambit.view.pieces import KINDS
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_places import PILE, TOP
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.incantation import victims
from wizardtable.games.wizards_gambit.view.pieces.sheet import Sheet
from wizardtable.games.wizards_gambit.view.pieces.spell import is_ability
from wizardtable.games.wizards_gambit.view.showing import Showing
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction

_NOT_NOW = N_("wizards_gambit table", "It is not your turn.")

_ASKING_STEPS = (
    state.START,
    state.AIM,
    state.WITHER,
    state.DISPEL,
    state.GIVE,
    state.FORESEE,
    state.RECALL,
    state.RECLAIM,
    state.LIMIT,
)
"""Steps in which the game only asks which piece is meant."""


def _aimed(intent: view.Intent, zone: str, seen: Observation) -> view.Intent:
    """Aims an incantation at the opponent to whom it is brought; the game does not ask for the
    opponent if there is only one."""
    kind, _, seat = zone.partition(":")
    if kind != "seat" or not isinstance(intent, view.Act) or not isinstance(intent.action, Cast):
        return intent
    if len(victims(seen, intent.action.face)) == 1:
        return intent
    return view.Act(intent.action, (ChooseSeat(int(seat)),))


class Sitting(Showing):
    """One viewer at one table window; see `table.view.Sitting` for the gestures."""

    # Gestures.

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """What the held piece does with the one clicked; None where it has nothing to do with
        it. A piece that the held spell works on, and that is good for one thing, does it."""
        if self.held is None:
            return None
        if self._is_own_spell(self.held[0]):
            actions = [one.action for one in self.legal()]
            helped = [one for one in self.actions_of(key) if one.action in actions]
            if len(helped) == 1:
                self.put_down()
                return self.do(helped[0])
            if helped:
                return self.take(key, helped)
        if self._is_mine(key) and key in self.beginnings():
            return None  # another card is taken instead
        zones = self._zones_under(key) or self._zones_against(key)
        return self.reach(zones[0]) if zones else None

    def _zones_against(self, key: view.Key) -> list[str]:
        """The zones that a piece stands for and where the law forbids to bring what is held."""
        held = [] if self.held is None else self.held[1]
        against = {zone for option in held if option.reason is not None for zone in option.zones}
        return [zone for zone in self._zones_of(key) if zone in against]

    def _zones_under(self, key: view.Key) -> list[str]:
        """The targets that a piece stands for."""
        targets = self.targets()
        return [zone for zone in self._zones_of(key) if zone in targets]

    def click_useless(self, key: view.Key) -> view.Intent:
        """Let go of what is held, or spread the discards out or put them together."""
        if self.held is not None:
            return super().click_useless(key)
        if self._is_pile(key):
            self.browsing = not self.browsing and bool(self.seen.discards)
            return view.Rearranged()
        return view.Nothing()

    def _is_pile(self, key: view.Key) -> bool:
        lies = key[0] == Card.kind and self._places.place(key) in (TOP, PILE)
        return lies or key[0] in (DiscardPile.kind, Sheet.kind)

    def take(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        """Hold a piece; the discards stay spread out."""
        browsing = self.browsing
        taken = super().take(key, found)
        if not isinstance(taken, view.Act):
            self.browsing = browsing
        return taken

    @override
    def asks(self) -> bool:
        return self.seen.step in _ASKING_STEPS

    def obvious(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """The only thing there is, or the spell that it completes."""
        completing = self._completing(legal)
        only = completing[0] if len(completing) == 1 else None
        return self.repeated(legal) or only

    def _completing(self, legal: Sequence[PieceAction]) -> list[PieceAction]:
        """What completes a spell, without Transcendent Focus where that is not needed."""
        found = [option for option in legal if buttons.completes(self.seen, option.action)]
        plain = [option for option in found if not is_ability(option.action)]
        return plain or found

    def reach(self, zone: str) -> view.Intent:
        """Bring what is held to a zone; a piece that may be several things there asks which."""
        if self.held is None:
            return self._choose_seat(zone)
        key = self.held[0]
        found = [option for option in self.held[1] if zone in option.zones]
        nearest = [option for option in found if option.zones[0] == zone] or found
        legal = [option for option in nearest if option.reason is None]
        if len(legal) > 1:
            self.held, self.asked = (key, legal), True
            return view.Rearranged()
        if not found:
            return super().reach(zone)
        return _aimed(self.do((legal or nearest)[0]), zone, self.seen)

    def _choose_seat(self, zone: str) -> view.Intent:
        for action in self.shown.menu:
            if isinstance(action, ChooseSeat) and zone == f"seat:{action.seat}":
                return view.Act(action)
        return view.Nothing()

    def do(self, option: PieceAction) -> view.Intent:
        """Do it, and remember which of equal cards was let go."""
        self._places.let_go = self.held[0] if self.held is not None else None
        return super().do(option)

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """Hold a piece that is dragged; where it goes is asked anew."""
        carried = super().carry(key)
        if carried:
            self.asked = False
        return carried

    def may_carry(self, key: view.Key, found: Sequence[PieceAction]) -> bool:
        """A piece that is good for something may be dragged where that is done; a card in hand
        may always be moved within it."""
        return self._is_mine(key) or (super().may_carry(key, found) and not self._is_own_spell(key))

    def _is_mine(self, key: view.Key) -> bool:
        """Whether a piece is a card of the viewer's hand."""
        return any(card.key == key for card in self.order.cards)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Do what the carried piece means there, or put a card elsewhere in the hand."""
        if self.held is None:
            return view.Nothing()
        key, found = self.held
        if zone is not None and any(zone in option.zones for option in found):
            return self.reach(zone)
        self.put_down()
        if self._is_mine(key) and zone == "hand":
            return self.reorder([card for card in self.order.cards if card.key == key], x)
        if zone is None or zone in self.homes(key):
            return view.Nothing()
        return view.Refuse(self.misplaced if self.shown.menu else _NOT_NOW)

    def press(self, letter: str) -> view.Intent:
        """A digit takes the card at this place of the hand."""
        place = view.number_of(letter)
        if place is not None and 0 < place <= len(self.order.cards):
            key = self.order.cards[place - 1].key
            return self.click(key) if key in self.beginnings() else view.Nothing()
        return view.Nothing()

    def cancel(self) -> bool:
        """Let go of what is held, and put the discards together again."""
        browsing = self.browsing
        return super().cancel() or browsing

    # Explaining.

    @override
    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        return concerned(event, self.seen)

    @override
    def explain(self, key: view.Key) -> view.Explanation | None:
        return KINDS.explain(self.shown_table, key)

    @override
    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        return effects_of(self.shown, events)

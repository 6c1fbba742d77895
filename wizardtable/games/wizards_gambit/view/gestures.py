# SPDX-License-Identifier: MIT
"""The class `Sitting`: the gestures of a viewer at a table window of Wizard's Gambit.

`showing` has its base class.

The held piece is the piece that the viewer has clicked or is dragging. A zone is an area of the
table to which a piece can be brought. It has a name such as "spell:2".

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from collections.abc import Sequence

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import state
from wizardtable.games.wizards_gambit.rules.moves import Cast, ChooseSeat
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import buttons
from wizardtable.games.wizards_gambit.view.effects import concerned_pieces, effects_of
from wizardtable.games.wizards_gambit.view.pieces import KINDS
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_places import PILE, TOP
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.incantation import possible_victims
from wizardtable.games.wizards_gambit.view.pieces.sheet import Sheet
from wizardtable.games.wizards_gambit.view.pieces.spell import is_ability
from wizardtable.games.wizards_gambit.view.showing import Showing
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction

_NOT_YOUR_TURN = N_("wizards_gambit table", "It is not your turn.")

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
"""The steps in which the viewer only has to choose a piece."""


def _aimed_intent(intent: view.Intent, zone: str, observation: Observation) -> view.Intent:
    """Adds the opponent to an intent to play an incantation, if `zone` is that of an opponent.

    Returns all other intents unchanged. Adds nothing if only one opponent is possible, because the
    rules then choose that opponent.
    """
    kind, _, seat = zone.partition(":")
    if kind != "seat" or not isinstance(intent, view.Act) or not isinstance(intent.action, Cast):
        return intent
    if len(possible_victims(observation, intent.action.face)) == 1:
        return intent
    return view.Act(intent.action, (ChooseSeat(int(seat)),))


class Sitting(Showing):
    """A viewer's sitting at a table window; `table.view.Sitting` explains the gestures."""

    # Gestures.

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Brings the held piece to the clicked piece `key`, or returns None if this is impossible.

        If the held piece is the viewer's top spell, uses its ability on the clicked piece.
        """
        if self.held_key is None:
            return None
        if self._is_own_spell(self.held_key[0]):
            actions = [option.action for option in self.legal_actions()]
            options = [option for option in self.actions_of(key) if option.action in actions]
            if len(options) == 1:
                self.put_down()
                return self.do(options[0])
            if options:
                return self.take(key, options)
        if self._is_mine(key) and key in self.beginnings():
            return None  # the viewer wants to take another card instead
        zones = self._target_zones(key) or self._forbidden_zones(key)
        return self.choose_zone(zones[0]) if zones else None

    def _forbidden_zones(self, key: view.Key) -> list[str]:
        """Returns the zones of a piece to which the rules forbid bringing the held piece."""
        held = [] if self.held_key is None else self.held_key[1]
        forbidden = {zone for option in held if option.reason is not None for zone in option.zones}
        return [zone for zone in self._zones_of(key) if zone in forbidden]

    def _target_zones(self, key: view.Key) -> list[str]:
        """Returns the zones of a piece to which the held piece can be brought."""
        targets = self.targets()
        return [zone for zone in self._zones_of(key) if zone in targets]

    def click_useless(self, key: view.Key) -> view.Intent:
        """Reacts to a click on a piece that cannot be used now.

        Lets go of the held piece, if there is one. Otherwise a click on the discard pile opens or
        closes the pile.
        """
        if self.held_key is not None:
            return super().click_useless(key)
        if self._is_pile(key):
            self.browsing = not self.browsing and bool(self.observation.discards)
            return view.Rearranged()
        return view.Nothing()

    def _is_pile(self, key: view.Key) -> bool:
        lies = key[0] == Card.kind and self._places.place(key) in (TOP, PILE)
        return lies or key[0] in (DiscardPile.kind, Sheet.kind)

    def take(self, key: view.Key, options: list[PieceAction]) -> view.Intent:
        """Holds the piece `key`, whose actions are `options`. An open discard pile stays open."""
        browsing = self.browsing
        intent = super().take(key, options)
        if not isinstance(intent, view.Act):
            self.browsing = browsing
        return intent

    @override
    def must_choose_piece(self) -> bool:
        return self.observation.step in _ASKING_STEPS

    def obvious_action(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the action of a double click on a piece, or None if a double click does nothing.

        The result is the action of a second click (see `action_of_second_click`), or else the only
        action that completes a spell. `legal`: the legal actions of the piece.
        """
        completing = self._completing_actions(legal)
        only = completing[0] if len(completing) == 1 else None
        return self.action_of_second_click(legal) or only

    def _completing_actions(self, legal: Sequence[PieceAction]) -> list[PieceAction]:
        """Returns the actions that complete a spell.

        Actions that use an ability are left out if other actions complete a spell too.
        """
        options = [
            option for option in legal if buttons.completes_spell(self.observation, option.action)
        ]
        plain = [option for option in options if not is_ability(option.action)]
        return plain or options

    def choose_zone(self, zone: str) -> view.Intent:
        """Brings the held piece to a zone.

        If several actions are possible there, the viewer is asked to choose one.
        """
        if self.held_key is None:
            return self._choose_seat(zone)
        key = self.held_key[0]
        options = [option for option in self.held_key[1] if zone in option.zones]
        nearest = [option for option in options if option.zones[0] == zone] or options
        legal = [option for option in nearest if option.reason is None]
        if len(legal) > 1:
            self.held_key, self.asked = (key, legal), True
            return view.Rearranged()
        if not options:
            return super().choose_zone(zone)
        return _aimed_intent(self.do((legal or nearest)[0]), zone, self.observation)

    def _choose_seat(self, zone: str) -> view.Intent:
        for action in self.shown.menu:
            if isinstance(action, ChooseSeat) and zone == f"seat:{action.seat}":
                return view.Act(action)
        return view.Nothing()

    def do(self, option: PieceAction) -> view.Intent:
        """Returns the intent to do an action. Remembers which of several equal cards it moves."""
        self._places.moved_card = self.held_key[0] if self.held_key is not None else None
        return super().do(option)

    def begin_drag(self, key: view.Key) -> tuple[view.Key, ...]:
        """Holds a piece that the viewer begins to drag. Ends the choice between several actions at
        an earlier target.

        Returns the key of the piece in a tuple; empty if the piece may not be dragged.
        """
        carried = super().begin_drag(key)
        if carried:
            self.asked = False
        return carried

    def may_drag(self, key: view.Key, options: Sequence[PieceAction]) -> bool:
        """Returns whether a piece may be dragged.

        All cards in the viewer's hand may, and other pieces if one of their actions has a target.
        The viewer's top spell may not.
        """
        return self._is_mine(key) or (
            super().may_drag(key, options) and not self._is_own_spell(key)
        )

    def _is_mine(self, key: view.Key) -> bool:
        """Returns whether a piece is a card in the viewer's hand."""
        return any(card.key == key for card in self.order.cards)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Carries out the action of the dragged piece at a zone, or moves a card within the hand.

        `zone`: the zone under the pointer, or None. `x`, `y`: the place of the pointer, in logical
        pixels.
        """
        if self.held_key is None:
            return view.Nothing()
        key, options = self.held_key
        if zone is not None and any(zone in option.zones for option in options):
            return self.choose_zone(zone)
        self.put_down()
        if self._is_mine(key) and zone == "hand":
            return self.reorder([card for card in self.order.cards if card.key == key], x)
        if zone is None or zone in self.put_back_zones(key):
            return view.Nothing()
        return view.Refuse(self.misplaced if self.shown.menu else _NOT_YOUR_TURN)

    def press_key(self, letter: str) -> view.Intent:
        """Holds the card at a position in the hand, if the key is the number of the position, from
        1."""
        place = view.number_of(letter)
        if place is not None and 0 < place <= len(self.order.cards):
            key = self.order.cards[place - 1].key
            return self.click(key) if key in self.beginnings() else view.Nothing()
        return view.Nothing()

    def cancel(self) -> bool:
        """Lets go of the held piece, and closes the discard pile.

        Returns False if nothing was held or open.
        """
        browsing = self.browsing
        return super().cancel() or browsing

    # Explanations.

    @override
    def pieces_of_event(self, event: Event) -> tuple[view.Key, ...]:
        return concerned_pieces(event, self.observation)

    @override
    def explain(self, key: view.Key) -> view.Explanation | None:
        return KINDS.explain(self.shown_table, key)

    @override
    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        return effects_of(self.shown, events)

# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Wizard's Gambit mean."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules.moves import Action, ChooseSeat
from wizardtable.games.wizards_gambit.view import buttons, piece_actions
from wizardtable.games.wizards_gambit.view.effects import concerned, effects_of
from wizardtable.games.wizards_gambit.view.explanations import explain
from wizardtable.games.wizards_gambit.view.identities import PILE, TOP
from wizardtable.games.wizards_gambit.view.piece_actions import Option
from wizardtable.games.wizards_gambit.view.showing import Showing
from wizardtable.table.view import (
    Act,
    Effect,
    Explanation,
    Intent,
    Key,
    Nothing,
    Rearranged,
    Refuse,
)

_NO_PLACE = N_("wizards_gambit table", "That does not belong there.")
_NOT_NOW = N_("wizards_gambit table", "It is not your turn.")


class Sitting(Showing):
    """One viewer at one table window; see `table.view.Sitting` for the gestures."""

    # Gestures.

    def click(self, key: Key) -> Intent:
        """Take a piece, bring the held one to it, or do at once what it alone can mean."""
        if self.held is not None:
            meant = self._meant(key)
            if meant is not None:
                return meant
        found = self._of_piece(key)
        if found:
            return self._take(key, found)
        if self.held is not None:
            self.cancel()
            return Rearranged()
        if self._is_pile(key):
            self.browsing = not self.browsing and bool(self.seen.discards)
            return Rearranged()
        return Nothing()

    def _is_pile(self, key: Key) -> bool:
        lies = key[0] == "card" and self._identities.place(key) in (TOP, PILE)
        return lies or key[0] in ("discards", "tray")

    def _meant(self, key: Key) -> Intent | None:
        """What the held piece does with the one clicked; None where it has nothing to do with
        it."""
        if self.held is None:
            return None
        if key == self.held[0]:
            return self._again()
        if self._is_own_spell(self.held[0]):
            actions = [one.action for one in self._legal()]
            helped = [one for one in self._of_piece(key) if one.action in actions]
            if helped:
                return self._take(key, helped, asked=True)
        if key[0] in ("card", "spell") and key in self._sources():
            return None
        zones = self._zones_under(key)
        return self.reach(zones[0]) if zones else None

    def _zones_under(self, key: Key) -> list[str]:
        """The targets that a piece stands for."""
        targets = self._targets()
        return [zone for zone in self._zones_of(key) if zone in targets]

    def _again(self) -> Intent:
        """The held piece is clicked again: do the only thing it is good for, or the one with a
        button, or put it back."""
        legal = self._legal()
        with_button = [option for option in legal if option.has_button]
        for found in (legal, with_button):
            if len(found) == 1:
                return self._do(found[0])
        self.cancel()
        return Rearranged()

    def _take(self, key: Key, found: list[Option], *, asked: bool = False) -> Intent:
        """Hold a piece; one that was laid out to be chosen, or that was asked for and is good for
        one thing, is enough by itself."""
        legal = [option for option in found if option.reason is None]
        self.held = None
        if not legal:
            return Refuse(found[0].reason or _NO_PLACE)
        if len(legal) == 1 and (asked or self.seen.step in piece_actions.AT_ONCE):
            return self._do(legal[0])
        self.held, self.asked = (key, found), False
        return Rearranged()

    def double(self, key: Key) -> Intent:
        """The obvious thing: the only one there is, or the spell that it completes."""
        if self.held is None or self.held[0] != key:
            return self.click(key)
        legal = self._legal()
        with_button = [option for option in legal if option.has_button]
        for found in (legal, with_button, self._completing(legal)):
            if len(found) == 1:
                return self._do(found[0])
        return Rearranged()

    def reach(self, zone: str) -> Intent:
        """Bring what is held to a zone; a piece that may be several things there asks which."""
        if self.held is None:
            return self._choose_seat(zone)
        key = self.held[0]
        found = [option for option in self.held[1] if zone in option.zones]
        if not found:
            self.cancel()
            return Refuse(_NO_PLACE)
        nearest = [option for option in found if option.zones[0] == zone] or found
        legal = [option for option in nearest if option.reason is None]
        if len(legal) > 1:
            self.held, self.asked = (key, legal), True
            return Rearranged()
        return self._do((legal or nearest)[0])

    def _choose_seat(self, zone: str) -> Intent:
        for action in self._shown.menu:
            if isinstance(action, ChooseSeat) and zone == f"seat:{action.seat}":
                return Act(action)
        return Nothing()

    def _do(self, option: Option) -> Intent:
        self._identities.let_go = self.held[0] if self.held is not None else None
        self.cancel()
        return Act(option.action) if option.reason is None else Refuse(option.reason)

    def carry(self, key: Key) -> tuple[Key, ...]:
        """A piece that is good for something may be dragged where that is done; a card in hand
        may always be moved within it."""
        found = self._of_piece(key)
        mine = any(card.key == key for card in self.order.cards)
        if not mine and not any(one.reason is None and one.zones for one in found):
            return ()
        if key[0] == "spell" and self._is_own_spell(key):
            return ()
        self.held, self.asked = (key, found), False
        return (key,)

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Do what the carried piece means there, or put a card elsewhere in the hand."""
        if self.held is None:
            return Nothing()
        key, found = self.held
        mine = any(card.key == key for card in self.order.cards)
        if any(zone in option.zones for option in found) and zone is not None:
            return self.reach(zone)
        self.cancel()
        if mine and zone == "hand":
            return self._reorder(key, x)
        if zone is None or zone in self._homes(key):
            return Nothing()
        return Refuse(_NO_PLACE if self._shown.menu else _NOT_NOW)

    def _reorder(self, key: Key, x: float) -> Intent:
        index = sum(centre < x for centre in self._centres)
        self.order.move(key, index)
        return Rearranged()

    def turn(self, key: Key) -> Intent:
        """Nothing here has another side."""
        return Nothing()

    def other(self, key: Key) -> Intent:
        """The right button has no meaning of its own."""
        return Nothing()

    def press(self, letter: str) -> Intent:
        """S sorts the hand; a digit takes the card at this place of it."""
        if letter == "S" and self.order.cards:
            self.order.sort()
            return Rearranged()
        if letter.isdigit() and 0 < int(letter) <= len(self.order.cards):
            key = self.order.cards[int(letter) - 1].key
            return self.click(key) if key in self._sources() else Nothing()
        return Nothing()

    def point(self, choice: str | None) -> Intent:
        """The panel shows all there is to a choice."""
        return Nothing()

    def choose(self, choice: str) -> Intent:
        """A button: of what is held, or of the turn."""
        if self.held is not None:
            option = buttons.option_of(self.held[1], choice)
            if option is not None:
                return self._do(option)
        action = buttons.action_of(self._shown, choice)
        return Nothing() if action is None else Act(action)

    def cancel(self) -> bool:
        """Let go of what is held, and put the discards together again."""
        busy = self.held is not None or self.browsing
        self.held, self.asked, self.browsing = None, False, False
        return busy

    # Explaining.

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """The piece to begin with, and where it goes; or the button."""
        pieces = self._pieces(action)[:1]
        goal = piece_actions.goal_of(self.seen, action)
        found = pieces if goal is None else (*pieces, goal)
        return found or buttons.button_of(action)

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """The pieces that an event was about."""
        return concerned(event, self.seen)

    def explain(self, key: Key) -> Explanation | None:
        """What a piece is, in full."""
        return explain(self._shown, key, self._identities)

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """What places cannot show of these events."""
        return effects_of(self._shown, events)

    def _completing(self, legal: Sequence[Option]) -> list[Option]:
        """What completes a spell, without Transcendent Focus where that is not needed."""
        found = [option for option in legal if buttons.completes(self.seen, option.action)]
        plain = [option for option in found if not piece_actions.is_ability(option.action)]
        return plain or found

    def _pieces(self, action: Action) -> tuple[Key, ...]:
        return piece_actions.pieces_of(self.seen, action, self._identities)

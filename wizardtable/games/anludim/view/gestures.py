# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Anludim mean."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.moves import (
    Action,
    DrawTwo,
    EndTurn,
    Enlarge,
    Keep,
    Lay,
    Pass,
    SpendObject,
    SpendScroll,
    TakeBack,
    TakeOpen,
)
from wizardtable.games.anludim.view.effects import concerned, effects_of
from wizardtable.games.anludim.view.explanations import explain
from wizardtable.games.anludim.view.identities import SCROLL
from wizardtable.games.anludim.view.layout import DECK
from wizardtable.games.anludim.view.piece_actions import Option
from wizardtable.games.anludim.view.selection import Selection
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

_NOT_YOURS = N_("anludim table", "It is not your turn.")
_NO_PLACE = N_("anludim table", "That does not belong there.")


class Sitting(Selection):
    """One viewer at one table window; see `table.view.Sitting` for the gestures."""

    # Gestures.

    def click(self, key: Key) -> Intent:
        """Choose a card, hold a piece, or act on what is held."""
        if self.held is not None and (key == self.held[0] or key in self._held_pieces()):
            return self._act(self.held[1])
        if self.frame is None or key not in self._sources():
            return self._elsewhere()
        card = CardId(int(key[1])) if key[0] == "card" else None
        if self.held is not None and card in self.seen.hand and "hand" in self._targets():
            return self._act(self.held[1])
        if card is not None and card in self._playable() and not self._takes_back(card):
            self.held = None
            return self._toggle(card)
        action = self._action_of(key)
        if action is None:
            return self._elsewhere()
        self.held, self.chosen = (key, action), []
        return Rearranged()

    def _elsewhere(self) -> Intent:
        """A click on what cannot be taken lets go of what is held."""
        return Rearranged() if self.cancel() else Nothing()

    def _toggle(self, card: CardId) -> Intent:
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)
        self.hand.unpin([card])
        return Rearranged()

    def _takes_back(self, card: CardId) -> bool:
        return not self.seen.expert and card not in self.seen.hand

    def _action_of(self, key: Key) -> Action | None:
        """What a piece by itself is good for."""
        match key:
            case ("deck",):
                return DrawTwo()
            case ("card", int(card)) if card in self.seen.row:
                return TakeOpen(CardId(card))
            case ("card", int(card)) if self.seen.viewer >= 0:
                mine = self.seen.combinations[self.seen.viewer]
                found = [one.serial for one in mine if card in one.cards]
                return TakeBack(found[0]) if found else None
            case ("object", int(kind), int(value), _):
                return SpendScroll() if kind == SCROLL else SpendObject(kind, value)
        return None

    def double(self, key: Key) -> Intent:
        """The obvious thing: what is held is done; a card lays the best combination it is in."""
        if self.held is not None:
            return self._act(self.held[1])
        if key[0] == "card" and CardId(int(key[1])) in self._playable():
            card = CardId(int(key[1]))
            if card not in self.chosen:
                self.chosen.append(card)
            best = self._reading()
            if best is not None and best.reason is None:
                return self._act(best.action)
            return Rearranged()
        return self.click(key)

    def reach(self, zone: str) -> Intent:
        """Bring what is taken to a zone."""
        if self.held is not None:
            return self._act(self.held[1]) if zone in self._targets() else Refuse(_NO_PLACE)
        return self._lay_on(zone)

    def _lay_on(self, zone: str) -> Intent:
        options = self._options()
        if zone.startswith("plate:"):
            discipline = int(zone.removeprefix("plate:"))
            fitting = [option for option in options if option.discipline == discipline]
            if fitting:
                return self._do(fitting[0])
            return Refuse(N_("anludim table", "These cards make no such combination."))
        best = self._reading()
        if best is None:
            return Refuse(N_("anludim table", "These cards make no combination."))
        return self._do(best)

    def _do(self, option: Option) -> Intent:
        return Act(option.action) if option.reason is None else Refuse(option.reason)

    def _act(self, action: Action) -> Intent:
        reason: Message | None = self.frame.check(action) if self.frame else _NOT_YOURS
        if reason is not None:
            self.held = None
            return Refuse(reason)
        return Act(action)

    def carry(self, key: Key) -> tuple[Key, ...]:
        """Chosen cards move together; a card in hand may always be moved within it."""
        card = CardId(int(key[1])) if key[0] == "card" else None
        if card is not None and card in self.seen.hand:
            self.held = None
            if card in self.chosen:
                others: list[Key] = [("card", c) for c in self.chosen if c != card]
                return (key, *others)
            self._lone = card
            return (key,)
        if self.frame is None or not self.frame.menu or key not in self._sources():
            return ()
        if card is not None and card in self.chosen:
            return (key, *[("card", c) for c in self.chosen if c != card])
        action = self._action_of(key)
        if action is None or (card is not None and card in self._playable() and self.seen.expert):
            return ()
        self.held, self.chosen = (key, action), []
        return (key, *[piece for piece in self._held_pieces() if piece != key])

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Lay, draw, take or spend, or only put the hand in another order."""
        lone, self._lone = self._lone, None
        if self.held is not None:
            held, self.held = self.held, None
            spends = isinstance(held[1], (SpendObject, SpendScroll))
            if zone == ("deck" if spends else "hand"):
                return self._act(held[1])
            return Nothing() if zone is None or self._stays(held[0], zone) else Refuse(_NO_PLACE)
        if zone == "hand":
            return self._reorder([lone] if lone is not None else self.chosen, x)
        if zone is None:
            return Rearranged()
        if self.frame is None or not self.frame.menu:
            return Refuse(_NOT_YOURS)
        self._lone = lone
        intent = self._lay_on(zone) if zone != "deck" else Refuse(_NO_PLACE)
        self._lone = None
        return intent

    @staticmethod
    def _stays(key: Key, zone: str) -> bool:
        """Whether a piece let go over this zone is merely put back."""
        return (key == DECK and zone == "deck") or (zone == "own" and key[0] == "card")

    def _reorder(self, moved: Sequence[CardId], x: float) -> Intent:
        if self._layout is None:
            return Nothing()
        spots = self._layout.fan_centres(len(self.hand.cards))
        index = sum(centre < x for centre in spots)
        self.hand.move([card for card in moved if card in self.hand.cards], index)
        return Rearranged()

    def turn(self, key: Key) -> Intent:
        """Turn a card in hand; of chosen cards, the reading follows where it can."""
        if key[0] != "card" or CardId(int(key[1])) not in self.hand.cards:
            return Nothing()
        card = CardId(int(key[1]))
        reading = self._reading()
        shown = self.hand.tops.get(card, 0)
        if reading is not None and isinstance(reading.action, (Lay, Enlarge)):
            halves = dict(zip(reading.action.cards, reading.action.halves, strict=True))
            shown = halves.get(card, shown)
        self.hand.turn(card, 1 - shown)
        return Rearranged()

    def other(self, key: Key) -> Intent:
        """Nothing here has two ways."""
        return Nothing()

    def press(self, letter: str) -> Intent:
        """V sorts the hand by value, C by colour."""
        if letter == "V":
            self.hand.sort_by_value()
        elif letter == "C":
            self.hand.sort_by_colour()
        else:
            return Nothing()
        return Rearranged()

    def point(self, choice: str | None) -> Intent:
        """Show the reading that the pointer is on."""
        if choice == self.pointed:
            return Nothing()
        self.pointed = choice
        return Rearranged()

    def choose(self, choice: str) -> Intent:
        """A button of the panel."""
        option = next((option for option in self._options() if option.id == choice), None)
        return Nothing() if option is None else self._do(option)

    def cancel(self) -> bool:
        """Let go of everything."""
        busy = bool(self.chosen or self.held or self._lone is not None)
        self.hand.unpin(self.chosen)
        self.chosen, self.held, self._lone, self.pointed = [], None, None, None
        return busy

    # Explaining.

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """The pieces that an action is about."""
        keys: list[Key] = []
        match action:
            case Lay(discipline, cards, _):
                keys = [("plate", discipline), *[("card", card) for card in cards]]
            case Enlarge(_, cards, _) | Keep(cards):
                keys = [("card", card) for card in cards]
            case TakeOpen(card):
                keys = [("card", card)]
            case DrawTwo():
                keys = [DECK]
            case TakeBack(serial):
                laid = self._combination(serial)
                keys = [("card", card) for card in laid.cards] if laid else []
            case SpendObject(discipline, value):
                keys = [key for key in self._own_objects(discipline) if key[2] == value][:1]
            case SpendScroll():
                keys = self._own_objects(SCROLL)[:1]
            case EndTurn():
                keys = [("table", "choice", "end")]
            case Pass():
                keys = [("table", "choice", "pass")]
        return tuple(keys)

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: Key) -> Explanation | None:
        """What a piece is, in full."""
        return explain(self.frame, key) if self.frame else None

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """Banners for what the table cannot show."""
        return effects_of(events, self.frame.names) if self.frame else ()

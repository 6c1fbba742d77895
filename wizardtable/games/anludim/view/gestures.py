# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Anludim mean."""

from collections.abc import Collection, Sequence
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import KEEP
from wizardtable.games.anludim.view.effects import concerned, effects_of
from wizardtable.games.anludim.view.layout import DECK
from wizardtable.games.anludim.view.pieces import KINDS
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL
from wizardtable.games.anludim.view.selection import Selection
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction

_NOT_YOURS = N_("anludim table", "It is not your turn.")


class Sitting(Selection):
    """One viewer at one table window; see `table.view.Sitting` for the gestures."""

    # What pieces are good for.

    def actions_of(self, key: view.Key) -> list[PieceAction]:
        """Returns what a piece by itself is good for."""
        return KINDS.actions(self.shown, key)

    def homes(self, key: view.Key) -> Collection[str]:
        """The zones over which a piece let go is merely put back."""
        return {"deck": ("deck",), "card": ("own",)}.get(str(key[0]), ())

    # Gestures.

    def click(self, key: view.Key) -> view.Intent:
        """Choose a card, hold a piece, or act on what is held."""
        if self.held is not None and key in self._held_pieces():
            return self.again()
        if key not in self.sources():
            return self.elsewhere(key)
        card = CardId(int(key[1])) if key[0] == "card" else None
        if self.held is not None and card in self.seen.hand and "hand" in self.targets():
            return self.again()
        if card is not None and card in self._playable() and not self._takes_back(card):
            self.put_down()
            return self._toggle(card)
        found = self.actions_of(key)
        return self.take(key, found) if found else self.elsewhere(key)

    def take(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        """Hold a piece instead of the cards that were chosen."""
        self.chosen = []
        return super().take(key, found)

    def elsewhere(self, key: view.Key) -> view.Intent:
        """A plate to which the chosen cards cannot go says why, and they stay chosen; anything
        else that is good for nothing lets go of what is taken."""
        lays = self.held is None and self.chosen and self.shown.menu and self.seen.phase != KEEP
        if lays and key[0] in ("plate", "professor", "pile"):
            return self._lay_on(f"plate:{key[1]}")
        return super().elsewhere(key)

    def _toggle(self, card: CardId) -> view.Intent:
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)
        self.order.unpin([card])
        return view.Rearranged()

    def _takes_back(self, card: CardId) -> bool:
        return not self.seen.expert and card not in self.seen.hand

    def double(self, key: view.Key) -> view.Intent:
        """The obvious thing: what is held is done; a card lays the best combination it is in."""
        if self.held is not None:
            return self.again()
        if key[0] == "card" and CardId(int(key[1])) in self._playable():
            card = CardId(int(key[1]))
            if card not in self.chosen:
                self.chosen.append(card)
            best = self._reading()
            if best is not None and best.reason is None:
                return self.do(best)
            return view.Rearranged()
        return self.click(key)

    def reach(self, zone: str) -> view.Intent:
        """Bring what is taken to a zone."""
        if self.held is not None:
            return self.again() if zone in self.targets() else view.Refuse(self.misplaced)
        return self._lay_on(zone)

    def _lay_on(self, zone: str) -> view.Intent:
        options = self._options()
        if zone.startswith("plate:"):
            discipline = int(zone.removeprefix("plate:"))
            fitting = [option for option in options if option.discipline == discipline]
            if fitting:
                return self.do(fitting[0])
            return view.Refuse(N_("anludim table", "Not a combination you can lay here."))
        best = self._reading()
        if best is None:
            return view.Refuse(N_("anludim table", "Not a combination you can lay."))
        return self.do(best)

    def do(self, option: PieceAction) -> view.Intent:
        """What is taken stays so until the action is shown, or refused."""
        return view.Act(option.action) if option.reason is None else super().do(option)

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """Chosen cards move together; a card in hand may always be moved within it."""
        card = CardId(int(key[1])) if key[0] == "card" else None
        if card is not None and card in self.seen.hand:
            self.held = None
            if card in self.chosen:
                others: list[view.Key] = [("card", c) for c in self.chosen if c != card]
                return (key, *others)
            self._lone = card
            return (key,)
        if not self.shown.menu or key not in self.sources():
            return ()
        if card is not None and card in self.chosen:
            return (key, *[("card", c) for c in self.chosen if c != card])
        found = self.actions_of(key)
        if not found or (card is not None and card in self._playable() and self.seen.expert):
            return ()
        self.held, self.chosen = (key, found), []
        return (key, *[piece for piece in self._held_pieces() if piece != key])

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Lay, draw, take or spend, or only put the hand in another order."""
        lone, self._lone = self._lone, None
        if self.held is not None:
            intent = super().drop(zone, x, y)
            self.put_down()  # a lesson that asks for something else leaves nothing taken
            return intent
        if zone == "hand":
            return self._put_in_hand([lone] if lone is not None else self.chosen, x)
        if zone is None:
            return view.Rearranged()
        if not self.shown.menu:
            return view.Refuse(_NOT_YOURS)
        self._lone = lone
        intent = self._lay_on(zone) if zone != "deck" else view.Refuse(self.misplaced)
        self._lone = None
        return intent

    def _put_in_hand(self, moved: Sequence[CardId], x: float) -> view.Intent:
        return self.reorder([card for card in moved if card in self.order.cards], x)

    def turn(self, key: view.Key) -> view.Intent:
        """Turn a card in hand; of chosen cards, the reading follows where it can."""
        if key[0] != "card" or CardId(int(key[1])) not in self.order.cards:
            return view.Nothing()
        card = CardId(int(key[1]))
        reading = self._reading()
        shown = self.order.tops.get(card, 0)
        if reading is not None and isinstance(reading.action, (moves.Lay, moves.Enlarge)):
            halves = dict(zip(reading.action.cards, reading.action.halves, strict=True))
            shown = halves.get(card, shown)
        self.order.turn(card, 1 - shown)
        return view.Rearranged()

    def press(self, letter: str) -> view.Intent:
        """V sorts the hand by value, C by colour."""
        if letter == "V":
            self.order.sort()
        elif letter == "C":
            self.order.sort_by_colour()
        else:
            return view.Nothing()
        return view.Rearranged()

    def sort_hand(self) -> view.Intent:
        """Sort the hand by value; by colour where it is so already."""
        before = list(self.order.cards)
        self.order.sort()
        if self.order.cards == before:
            self.order.sort_by_colour()
        return view.Rearranged()

    def point(self, choice: str | None) -> view.Intent:
        """Show the reading that the pointer is on."""
        if choice == self.pointed:
            return view.Nothing()
        self.pointed = choice
        return view.Rearranged()

    def choose(self, choice: str) -> view.Intent:
        """A button of the panel."""
        option = next((option for option in self._options() if option.id == choice), None)
        return view.Nothing() if option is None else self.do(option)

    def cancel(self) -> bool:
        """Let go of everything."""
        chosen = bool(self.chosen) or self._lone is not None
        self.order.unpin(self.chosen)
        self.chosen, self._lone, self.pointed = [], None, None
        return super().cancel() or chosen

    # Explaining.

    def begun(self) -> tuple[Any, ...]:
        """The reading shown first, then the others."""
        if not self.taken() or not self.shown.menu:
            return ()
        options = [one for one in (self._reading(), *self._options()) if one is not None]
        legal = (one.action for one in options if one.reason is None)
        return tuple(dict.fromkeys(legal))

    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        """All that an action is about."""
        return self.pieces_of(action)

    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """The pieces, or the button, that an action is about."""
        keys: list[view.Key] = []
        match action:
            case moves.Lay(discipline, cards, _):
                keys = [("plate", discipline), *[("card", card) for card in cards]]
            case moves.Enlarge(_, cards, _) | moves.Keep(cards):
                keys = [("card", card) for card in cards]
            case moves.TakeOpen(card):
                keys = [("card", card)]
            case moves.DrawTwo():
                keys = [DECK]
            case moves.TakeBack(serial):
                laid = self._combination(serial)
                keys = [("card", card) for card in laid.cards] if laid else []
            case moves.SpendObject(discipline, value):
                keys = [key for key in self._own_objects(discipline) if key[2] == value][:1]
            case moves.SpendScroll():
                keys = self._own_objects(SCROLL)[:1]
            case moves.EndTurn():
                keys = [("table", "choice", "end")]
            case moves.Pass():
                keys = [("table", "choice", "pass")]
        return tuple(keys)

    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: view.Key) -> view.Explanation | None:
        """What a piece is, in full."""
        return KINDS.explain(self.shown, key)

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """Banners for what the table cannot show."""
        return effects_of(self.shown, events)

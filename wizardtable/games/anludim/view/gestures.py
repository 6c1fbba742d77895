# SPDX-License-Identifier: MIT
"""A viewer's place at a table of Anludim: what he has half chosen, and what his gestures mean."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.components import HIDDEN, CardId
from wizardtable.games.anludim.moves import (
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
from wizardtable.games.anludim.state import KEEP, Combination, Observation
from wizardtable.games.anludim.view import options as ways
from wizardtable.games.anludim.view.effects import effects_of
from wizardtable.games.anludim.view.explanations import explain
from wizardtable.games.anludim.view.hand import HandOrder
from wizardtable.games.anludim.view.identities import SCROLL, Identities
from wizardtable.games.anludim.view.layout import DECK, Arrangement, LayoutMaker
from wizardtable.games.anludim.view.options import Option
from wizardtable.table.theme import Look
from wizardtable.table.view import (
    Act,
    Effect,
    Explanation,
    Frame,
    Intent,
    Key,
    Layout,
    Nothing,
    Offers,
    Rearranged,
    Refuse,
)

_NOT_YOURS = N_("anludim table", "It is not your turn.")
_NO_PLACE = N_("anludim table", "That does not belong there.")


class Sitting:
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    Attributes:
        chosen: cards chosen for a combination, or to be kept, in the order chosen.
        held: an action waiting for its second click, with the piece that was clicked.
        pointed: the choice of the panel that the pointer is on.
    """

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.hand = HandOrder()
        self.chosen: list[CardId] = []
        self.held: tuple[Key, Action] | None = None
        self.pointed: str | None = None
        self._lone: CardId | None = None
        self._identities = Identities()
        self._layout: LayoutMaker | None = None
        self._on_table: frozenset[CardId] = frozenset()
        self._viewer: int | None = None

    @property
    def seen(self) -> Observation:
        """What the viewer sees."""
        if self.frame is None:
            raise RuntimeError("nothing has been presented")
        observation: Observation = self.frame.observation
        return observation

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was chosen stays chosen while it can be."""
        before = self.frame
        self.frame = frame
        seen = self.seen
        if self._viewer != seen.viewer:
            self.hand = HandOrder()
            self._viewer = seen.viewer
        self._identities.update(seen)
        self.hand.update(seen.hand)
        self.held = self._lone = self.pointed = None
        own = set(self._playable())
        fresh = before is None or (before.observation.phase != seen.phase and seen.phase == KEEP)
        acted = bool(frame.events) and frame.mine
        self.chosen = [] if fresh or acted else [card for card in self.chosen if card in own]

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Everything in its place."""
        if self.frame is None:
            raise RuntimeError("nothing has been presented")
        maker = LayoutMaker(self.frame, (width, height), look, self._identities)
        self._layout = maker
        visible = self._visible()
        gone = self._on_table - visible
        chosen = [*self.chosen, *([self._lone] if self._lone is not None else [])]
        used = {}
        option = self._reading()
        if option is not None and isinstance(option.action, (Lay, Enlarge)):
            used = dict(zip(option.action.cards, option.action.halves, strict=True))
        arrangement = Arrangement(self.hand.cards, self.hand.tops, chosen, used)
        layout = maker.make(arrangement, sorted(gone))
        self._on_table = visible
        return layout

    def _visible(self) -> frozenset[CardId]:
        seen = self.seen
        laid = [card for some in seen.combinations for one in some for card in one.cards]
        cards = [*seen.hand, *laid, *seen.row, *seen.discards[-4:]]
        return frozenset(card for card in cards if card != HIDDEN)

    def _playable(self) -> list[CardId]:
        """Cards that may be chosen: the hand, and in the expert game what one has laid."""
        seen = self.seen
        if seen.viewer < 0:
            return []
        laid = seen.combinations[seen.viewer] if seen.expert and seen.phase != KEEP else ()
        return [*seen.hand, *[card for combination in laid for card in combination.cards]]

    def offers(self) -> Offers:
        """What may be taken, what is taken, and where it may go."""
        if self.frame is None or not self.frame.menu:
            return Offers(taken=tuple(("card", card) for card in self._taken_cards()))
        options = self._options()
        taken: list[Key] = [("card", card) for card in self._taken_cards()]
        if self.held is not None:
            taken = self._held_pieces()
        return Offers(
            sources=tuple(self._sources()),
            taken=tuple(taken),
            targets=tuple(self._targets()),
            heading=ways.heading(self.frame, self._taken_cards(), options),
            choices=tuple(
                option.choice(primary=i == 0 and option.id != "draw")
                for i, option in enumerate(options)
            ),
            quiet=bool(taken) and self.seen.phase != KEEP,
        )

    def _taken_cards(self) -> list[CardId]:
        if self._lone is not None and self._lone not in self.chosen:
            return [*self.chosen, self._lone]
        return self.chosen

    def _held_pieces(self) -> list[Key]:
        if self.held is None:
            return []
        key, action = self.held
        if isinstance(action, TakeBack):
            laid = self._combination(action.serial)
            return [("card", card) for card in laid.cards] if laid else [key]
        return [key]

    def _options(self) -> list[Option]:
        """The buttons of the panel."""
        frame = self.frame
        if frame is None or not frame.menu:
            return []
        if self.seen.phase == KEEP:
            return [ways.of_keeping(frame, self._taken_cards())]
        if self.held is not None:
            return [ways.of_held(self.held[1], len(self._held_pieces()))]
        chosen = self._taken_cards()
        if chosen:
            return ways.of_cards(frame, chosen) if self._may_lay() else []
        return ways.of_turn(frame)

    def _may_lay(self) -> bool:
        """Whether the main action is still due."""
        main = (Lay, Enlarge, DrawTwo, TakeOpen, Pass)
        return self.frame is not None and any(isinstance(a, main) for a in self.frame.menu)

    def _sources(self) -> list[Key]:
        """Pieces that may be taken, from left to right as far as that is known."""
        seen, menu = self.seen, self.frame.menu if self.frame else ()
        if seen.phase == KEEP:
            return [("card", card) for card in self.hand.cards]
        keys: list[Key] = []
        if self._may_lay():
            keys += [("card", card) for card in self.hand.cards]
            if seen.expert:
                keys += [("card", card) for card in self._playable() if card not in seen.hand]
        for action in menu:
            match action:
                case DrawTwo():
                    keys.append(DECK)
                case TakeOpen(card):
                    keys.append(("card", card))
                case TakeBack(serial):
                    laid = self._combination(serial)
                    keys += [("card", card) for card in laid.cards] if laid else []
                case SpendObject(discipline, _):
                    keys += self._own_objects(discipline)
                case SpendScroll():
                    keys += self._own_objects(SCROLL)
        return list(dict.fromkeys(keys))

    def _own_objects(self, kind: int) -> list[Key]:
        seat = self.seen.viewer
        return [
            ("object", kind, value, number)
            for value in range(1, 6)
            for number in self._identities.at((kind, value), seat)
        ]

    def _combination(self, serial: int) -> Combination | None:
        if self.seen.viewer < 0:
            return None
        mine = self.seen.combinations[self.seen.viewer]
        return next((one for one in mine if one.serial == serial), None)

    def _targets(self) -> list[str]:
        if self.held is not None:
            spends = isinstance(self.held[1], (SpendObject, SpendScroll))
            return ["deck" if spends else "hand"]
        if self.seen.phase == KEEP:
            return []
        legal = [option for option in self._options() if option.reason is None]
        plates = [f"plate:{option.discipline}" for option in legal if option.discipline >= 0]
        return [*dict.fromkeys(plates), "own"] if plates else []

    def _reading(self) -> Option | None:
        """The reading shown by the halves of the chosen cards: the one pointed at, else the one
        that keeps most of the cards as they were turned by hand, else the first."""
        if self.held is not None or not self._taken_cards() or self.seen.phase == KEEP:
            return None
        options = self._options()
        pointed = next((option for option in options if option.id == self.pointed), None)
        return pointed or max(options, key=self._agreement, default=None)

    def _agreement(self, option: Option) -> tuple[bool, int]:
        if not isinstance(option.action, (Lay, Enlarge)):
            return (False, 0)
        pairs = zip(option.action.cards, option.action.halves, strict=True)
        agreed = sum(self.hand.pinned.get(card) == half for card, half in pairs)
        return (option.reason is None, agreed)

    # Gestures.

    def click(self, key: Key) -> Intent:
        """Choose a card, hold a piece, or act on what is held."""
        if self.held is not None and (key == self.held[0] or key in self._held_pieces()):
            return self._act(self.held[1])
        if self.frame is None or key not in self._sources():
            return self._elsewhere()
        card = CardId(int(key[1])) if key[0] == "card" else None
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
        match action:
            case Lay(discipline, cards, _):
                return (("plate", discipline), *[("card", card) for card in cards])
            case Enlarge(_, cards, _) | Keep(cards):
                return tuple(("card", card) for card in cards)
            case TakeOpen(card):
                return (("card", card),)
            case DrawTwo():
                return (DECK,)
            case TakeBack(serial):
                laid = self._combination(serial)
                return tuple(("card", card) for card in laid.cards) if laid else ()
            case SpendObject(discipline, value):
                keys = self._own_objects(discipline)
                return tuple(key for key in keys if key[2] == value)[:1]
            case SpendScroll():
                return tuple(self._own_objects(SCROLL)[:1])
            case EndTurn():
                return (("table", "choice", "end"),)
            case Pass():
                return (("table", "choice", "pass"),)
        return ()

    def explain(self, key: Key) -> Explanation | None:
        """What a piece is, in full."""
        return explain(self.frame, key) if self.frame else None

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """Banners for what the table cannot show."""
        return effects_of(events, self.frame.names) if self.frame else ()

# SPDX-License-Identifier: MIT
"""What a viewer of Anludim has half chosen, and what he can do with it."""

from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import HIDDEN, CardId
from wizardtable.games.anludim.rules.state import KEEP, Combination, Observation
from wizardtable.games.anludim.view import panel_options
from wizardtable.games.anludim.view.hand import Hand
from wizardtable.games.anludim.view.layout import DECK, Arrangement, LayoutMaker
from wizardtable.games.anludim.view.panel_options import Option
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL, ObjectNumbers
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit.hand_sitting import HandSitting
from wizardtable.table.view import Choice, Key, Layout


class Selection(HandSitting[Observation, CardId]):
    """The half of a sitting that shows: what lies where, what is offered and what is chosen.

    Attributes:
        chosen: cards chosen for a combination, or to be kept, in the order chosen.
        pointed: the choice of the panel that the pointer is on.
    """

    order: Hand

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[CardId] = []
        self.pointed: str | None = None
        self._lone: CardId | None = None
        self._numbers = ObjectNumbers()
        self._on_table: frozenset[CardId] = frozenset()

    def new_order(self) -> Hand:
        """An empty hand."""
        return Hand()

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was chosen stays chosen while it can be."""
        before = self.frame
        super().present(frame)
        seen = self.seen
        self._numbers.update(seen)
        self.hold(seen.hand, hash(seen))
        self._lone = self.pointed = None
        own = set(self._playable())
        fresh = before is None or (before.observation.phase != seen.phase and seen.phase == KEEP)
        acted = bool(frame.events) and frame.mine
        self.chosen = [] if fresh or acted else [card for card in self.chosen if card in own]

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Everything in its place."""
        maker = LayoutMaker(self.shown, (width, height), look, self._numbers)
        visible = self._visible()
        gone = self._on_table - visible
        chosen = [*self.chosen, *([self._lone] if self._lone is not None else [])]
        used = {}
        option = self._reading()
        if option is not None and isinstance(option.action, (moves.Lay, moves.Enlarge)):
            used = dict(zip(option.action.cards, option.action.halves, strict=True))
        arrangement = Arrangement(self.order.cards, self.order.tops, chosen, used)
        layout = maker.make(arrangement, sorted(gone))
        self.centres = maker.fan_centres(len(self.order.cards))
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

    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        """What the chosen cards make, and the buttons."""
        options = self._options()
        choices = tuple(
            option.choice(primary=i == 0 and option.id != "draw")
            for i, option in enumerate(options)
        )
        return panel_options.heading(self.shown, self._taken_cards(), options), choices

    def dims(self) -> bool:
        """What is of no use to the taken pieces is dimmed, but where any card may be kept."""
        return bool(self.taken()) and self.seen.phase != KEEP

    def taken(self) -> tuple[Key, ...]:
        """The piece that is held, or the cards that are chosen."""
        if self.held is not None:
            return tuple(self._held_pieces())
        return tuple(("card", card) for card in self._taken_cards())

    def _taken_cards(self) -> list[CardId]:
        if self._lone is not None and self._lone not in self.chosen:
            return [*self.chosen, self._lone]
        return self.chosen

    def _held_pieces(self) -> list[Key]:
        if self.held is None:
            return []
        key, action = self.held[0], self.held[1][0].action
        if isinstance(action, moves.TakeBack):
            laid = self._combination(action.serial)
            return [("card", card) for card in laid.cards] if laid else [key]
        return [key]

    def _options(self) -> list[Option]:
        """The buttons of the panel."""
        frame = self.shown
        if not frame.menu:
            return []
        if self.seen.phase == KEEP:
            return [panel_options.of_keeping(frame, self._taken_cards())]
        if self.held is not None:
            return [panel_options.of_held(frame, self.held[1][0].action, len(self._held_pieces()))]
        chosen = self._taken_cards()
        if chosen:
            return panel_options.of_cards(frame, chosen) if self._may_lay() else []
        return panel_options.of_turn(frame)

    def _may_lay(self) -> bool:
        """Whether the main action is still due."""
        main = (moves.Lay, moves.Enlarge, moves.DrawTwo, moves.TakeOpen, moves.Pass)
        return any(isinstance(action, main) for action in self.shown.menu)

    def sources(self) -> tuple[Key, ...]:
        """Pieces that may be taken, from left to right as far as that is known."""
        seen = self.seen
        if seen.phase == KEEP:
            return tuple(("card", card) for card in self.order.cards)
        keys: list[Key] = []
        if self._may_lay():
            keys += [("card", card) for card in self.order.cards]
            if seen.expert:
                keys += [("card", card) for card in self._playable() if card not in seen.hand]
        for action in self.shown.menu:
            match action:
                case moves.DrawTwo():
                    keys.append(DECK)
                case moves.TakeOpen(card):
                    keys.append(("card", card))
                case moves.TakeBack(serial):
                    laid = self._combination(serial)
                    keys += [("card", card) for card in laid.cards] if laid else []
                case moves.SpendObject(discipline, _):
                    keys += self._own_objects(discipline)
                case moves.SpendScroll():
                    keys += self._own_objects(SCROLL)
        return tuple(dict.fromkeys(keys))

    def _own_objects(self, kind: int) -> list[Key]:
        seat = self.seen.viewer
        return [
            ("object", kind, value, number)
            for value in range(1, 6)
            for number in self._numbers.at((kind, value), seat)
        ]

    def _combination(self, serial: int) -> Combination | None:
        if self.seen.viewer < 0:
            return None
        mine = self.seen.combinations[self.seen.viewer]
        return next((one for one in mine if one.serial == serial), None)

    def gathers(self) -> bool:
        """Cards are chosen one after another."""
        return self.held is None and bool(self.chosen)

    def targets(self) -> tuple[str, ...]:
        """Where the taken pieces may go."""
        if self.held is not None:
            return super().targets()
        if self.seen.phase == KEEP:
            return ()
        legal = [option for option in self._options() if option.reason is None]
        plates = [f"plate:{option.discipline}" for option in legal if option.discipline >= 0]
        return (*dict.fromkeys(plates), "own") if plates else ()

    def _reading(self) -> Option | None:
        """The reading shown by the halves of the chosen cards: the one pointed at, else the one
        that keeps most of the cards as they were turned by hand, else the first."""
        if self.held is not None or not self._taken_cards() or self.seen.phase == KEEP:
            return None
        options = self._options()
        pointed = next((option for option in options if option.id == self.pointed), None)
        return pointed or max(options, key=self._agreement, default=None)

    def _agreement(self, option: Option) -> tuple[bool, int]:
        if not isinstance(option.action, (moves.Lay, moves.Enlarge)):
            return (False, 0)
        pairs = zip(option.action.cards, option.action.halves, strict=True)
        agreed = sum(self.order.pinned.get(card) == half for card, half in pairs)
        return (option.reason is None, agreed)

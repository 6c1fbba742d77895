# SPDX-License-Identifier: MIT
"""Keeps the pieces that a viewer of Anludim has chosen or picked up, and offers actions with them.

A card has two halves, each with a value and a colour; a combination uses one of them. A sitting is
a viewer's place at one table window; it answers the viewer's gestures.
"""

from wizardtable.core import override
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import HIDDEN, CardId
from wizardtable.games.anludim.rules.match_box import MAX_POINTS
from wizardtable.games.anludim.rules.state import KEEP, Combination, Observation
from wizardtable.games.anludim.view import panel_options
from wizardtable.games.anludim.view.climax import Setting, climax_of
from wizardtable.games.anludim.view.hand import Hand
from wizardtable.games.anludim.view.layout import DECK, Arrangement, LayoutMaker
from wizardtable.games.anludim.view.panel_options import Option
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL, ObjectNumbers
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.climax.script import Climax
from wizardtable.table.kit.hand_sitting import HandSitting
from wizardtable.table.view import Choice, Key, Layout


class Selection(HandSitting[Observation, CardId]):
    """The part of a sitting that shows the table: the layout, the buttons, and the chosen pieces.

    Attributes:
        order: the viewer's hand.
        chosen: the cards chosen for a combination or to be kept, in the order of choice.
        pointed: the id of the button under the pointer, None for none.
    """

    order: Hand

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[CardId] = []
        self.pointed: str | None = None
        self._shown_discipline = -1  # of the combination that the chosen cards show
        self._dragged_card: CardId | None = None
        self._numbers = ObjectNumbers()
        self._on_table: frozenset[CardId] = frozenset()
        self._layout: Layout | None = None
        self._former_layout: Layout | None = None

    @override
    def new_order(self) -> Hand:
        return Hand()

    # Showing.

    @override
    def present(self, frame: Frame) -> None:
        """Shows a new frame. Chosen cards stay chosen if they can still be chosen."""
        before = self.frame
        super().present(frame)
        self._former_layout = self._layout
        observation = self.observation
        self._numbers.update(observation)
        self.hold(observation.hand, hash(observation))
        self._dragged_card = self.pointed = None
        own = set(self._playable())
        is_fresh = before is None or (
            before.observation.phase != observation.phase and observation.phase == KEEP
        )
        has_acted = bool(frame.events) and frame.is_own_move
        self.chosen = [] if is_fresh or has_acted else [card for card in self.chosen if card in own]

    @override
    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        maker = LayoutMaker(self.shown, (width, height), look, self._numbers)
        visible = self._visible()
        gone = self._on_table - visible
        chosen = [*self.chosen, *([self._dragged_card] if self._dragged_card is not None else [])]
        used = {}
        preferred = self._preferred_option()
        self._shown_discipline = -1 if preferred is None else preferred.discipline
        option = self._shown_option()
        if option is not None and isinstance(option.action, (moves.Lay, moves.Enlarge)):
            used = dict(zip(option.action.cards, option.action.halves, strict=True))
        arrangement = Arrangement(self.order.cards, self.order.tops, chosen, used)
        layout = maker.make(arrangement, sorted(gone))
        self.centres = maker.fan_centres(len(self.order.cards))
        self._on_table = visible
        self._layout = layout
        return layout

    def climax(self, before: Frame) -> Climax | None:
        """Returns the show of the events; see `table.climax.script.Climactic`."""
        old, new = self._former_layout, self._layout
        if old is None or new is None:
            return None
        return climax_of(Setting(before, self.shown, old, new))

    def _visible(self) -> frozenset[CardId]:
        observation = self.observation
        laid = [
            card
            for combinations in observation.combinations
            for combination in combinations
            for card in combination.cards
        ]
        cards = [*observation.hand, *laid, *observation.row, *observation.discards[-4:]]
        return frozenset(card for card in cards if card != HIDDEN)

    def _playable(self) -> list[CardId]:
        """Returns the cards that the viewer may choose.

        These are the hand, and in the expert game also the viewer's cards on the table.
        """
        observation = self.observation
        if observation.viewer < 0:
            return []
        laid = (
            observation.combinations[observation.viewer]
            if observation.expert and observation.phase != KEEP
            else ()
        )
        return [*observation.hand, *[card for combination in laid for card in combination.cards]]

    @override
    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        options = self._options()
        preferred = self._preferred_option()
        main = preferred.id if preferred is not None else options[0].id if options else ""
        choices = tuple(
            option.choice(primary=option.id == main and option.id != "draw") for option in options
        )
        return panel_options.heading(self.shown, self._taken_cards(), options), choices

    @override
    def dims_useless(self) -> bool:
        """Returns whether pieces without a use now are dimmed.

        The pieces are dimmed while the viewer has picked up or chosen pieces, but not while the
        viewer chooses cards to keep.
        """
        return bool(self.taken()) and self.observation.phase != KEEP

    @override
    def taken(self) -> tuple[Key, ...]:
        """Returns the keys of the pieces that are picked up, or of the chosen cards if none is
        picked up."""
        if self.held_key is not None:
            return tuple(self._held_pieces())
        return tuple(("card", card) for card in self._taken_cards())

    def _taken_cards(self) -> list[CardId]:
        if self._dragged_card is not None and self._dragged_card not in self.chosen:
            return [*self.chosen, self._dragged_card]
        return self.chosen

    def _held_pieces(self) -> list[Key]:
        if self.held_key is None:
            return []
        key, action = self.held_key[0], self.held_key[1][0].action
        if isinstance(action, moves.TakeBack):
            laid = self._combination(action.serial)
            return [("card", card) for card in laid.cards] if laid else [key]
        return [key]

    def _options(self) -> list[Option]:
        """Returns the options that the panel offers as buttons."""
        frame = self.shown
        if not frame.menu:
            return []
        if self.observation.phase == KEEP:
            return [panel_options.keep_option(frame, self._taken_cards())]
        if self.held_key is not None:
            return [
                panel_options.held_option(
                    frame, self.held_key[1][0].action, len(self._held_pieces())
                )
            ]
        chosen = self._taken_cards()
        if chosen:
            return panel_options.card_options(frame, chosen) if self._may_lay() else []
        return panel_options.turn_options(frame)

    def _may_lay(self) -> bool:
        """Returns whether the viewer still has to take the main action of the turn."""
        main = (moves.Lay, moves.Enlarge, moves.DrawTwo, moves.TakeOpen, moves.Pass)
        return any(isinstance(action, main) for action in self.shown.menu)

    @override
    def sources(self) -> tuple[Key, ...]:
        """Returns the keys of the pieces that may be picked up or chosen. Cards of the hand are
        listed from left to right."""
        observation = self.observation
        if observation.phase == KEEP:
            return tuple(("card", card) for card in self.order.cards)
        keys: list[Key] = []
        if self._may_lay():
            keys += [("card", card) for card in self.order.cards]
            if observation.expert:
                keys += [
                    ("card", card) for card in self._playable() if card not in observation.hand
                ]
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
        seat = self.observation.viewer
        return [
            ("object", kind, value, number)
            for value in range(1, MAX_POINTS + 1)
            for number in self._numbers.at((kind, value), seat)
        ]

    def _combination(self, serial: int) -> Combination | None:
        if self.observation.viewer < 0:
            return None
        mine = self.observation.combinations[self.observation.viewer]
        return next((combination for combination in mine if combination.serial == serial), None)

    @override
    def takes_more(self) -> bool:
        """Returns whether the viewer is choosing cards, one after another."""
        return self.held_key is None and bool(self.chosen)

    @override
    def targets(self) -> tuple[str, ...]:
        if self.held_key is not None:
            return super().targets()
        if self.observation.phase == KEEP:
            return ()
        legal = [option for option in self._options() if option.reason is None]
        plates = [f"plate:{option.discipline}" for option in legal if option.discipline >= 0]
        return (*dict.fromkeys(plates), "own") if plates else ()

    def _shown_option(self) -> Option | None:
        """Returns the option whose halves the chosen cards show, None if no cards are chosen or
        fit.

        If the pointer is on a button, this is the button's option. Otherwise it is the preferred
        one.
        """
        preferred = self._preferred_option()
        if preferred is None:
            return None
        options = self._options()
        return next((option for option in options if option.id == self.pointed), preferred)

    def _preferred_option(self) -> Option | None:
        """Returns the option that agrees with most of the cards that the viewer turned. The result
        is None if no cards are chosen or fit.

        A legal option is preferred, then an option of the discipline that the cards show already.
        So a further card of a colour set does not turn the other cards.
        """
        if self.held_key is not None or not self._taken_cards() or self.observation.phase == KEEP:
            return None
        return max(self._options(), key=self._agreement, default=None)

    def _agreement(self, option: Option) -> tuple[bool, int, bool]:
        if not isinstance(option.action, (moves.Lay, moves.Enlarge)):
            return (False, 0, False)
        pairs = zip(option.action.cards, option.action.halves, strict=True)
        agreed = sum(self.order.pinned.get(card) == half for card, half in pairs)
        return (option.reason is None, agreed, option.discipline == self._shown_discipline)

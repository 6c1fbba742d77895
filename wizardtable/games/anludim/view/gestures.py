# SPDX-License-Identifier: MIT
"""Answers the gestures of a viewer at a table of Anludim, such as clicks, drags and keys.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import KEEP
from wizardtable.games.anludim.view.effects import effects_of, pieces_of_event
from wizardtable.games.anludim.view.layout import DECK
from wizardtable.games.anludim.view.pieces import KINDS
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL
from wizardtable.games.anludim.view.pieces.plate import Plate
from wizardtable.games.anludim.view.pieces.professor import Professor
from wizardtable.games.anludim.view.selection import Selection
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction

_NOT_YOUR_TURN = N_("anludim table", "It is not your turn.")
_LAID_ALREADY = N_("anludim", "You have already laid cards or drawn this turn.")
_NO_COMBINATION = N_(
    "anludim table", "These cards are not a run, a colour set, pairs, triples or an assembly."
)

_DISCIPLINE_RULES: Final = (
    N_("anludim table", "A run needs two or more cards with consecutive values."),
    N_("anludim table", "A colour set needs two or more cards of one colour."),
    N_("anludim table", "A pair needs two cards of the same value in different colours."),
    N_("anludim table", "A triple needs three cards of the same value in three different colours."),
    N_("anludim table", "An assembly needs four or more cards of one value."),
)
"""By discipline, what a player is told who drags cards that do not fit to its plate."""

_DISCIPLINE_KINDS = (Plate.kind, Professor.kind, "pile")
"""The kinds of pieces on a plate. A click on such a piece lays the chosen cards as a combination of
the plate's discipline."""


class Sitting(Selection):
    """Answers the gestures of one viewer at one table; `table.view.Sitting` explains the
    methods."""

    # The uses of pieces.

    @override
    def actions_of(self, key: view.Key) -> list[PieceAction]:
        return KINDS.actions(self.shown, key)

    @override
    def put_back_zones(self, key: view.Key) -> Collection[str]:
        return {"deck": ("deck",), "card": ("own",)}.get(str(key[0]), ())

    # Gestures.

    @override
    def click(self, key: view.Key) -> view.Intent:
        """Chooses a card for a combination, or picks a piece up.

        If a piece was picked up before, its action may be played instead.
        """
        if self.held_key is not None and key in self._held_pieces():
            return self.second_click()
        if key not in self.sources():
            return self.click_useless(key)
        card = CardId(int(key[1])) if key[0] == "card" else None
        if self.held_key is not None and card in self.observation.hand and "hand" in self.targets():
            return self.second_click()
        if card is not None and card in self._playable() and not self._takes_back(card):
            self.put_down()
            return self._toggle_chosen(card)
        options = self.actions_of(key)
        return self.take(key, options) if options else self.click_useless(key)

    @override
    def take(self, key: view.Key, options: list[PieceAction]) -> view.Intent:
        """Picks a piece up, and forgets the chosen cards."""
        self.chosen = []
        return super().take(key, options)

    @override
    def click_useless(self, key: view.Key) -> view.Intent:
        """Answers a click on a piece with which the viewer can do nothing at present.

        If cards are chosen and the piece is on a plate, the answer is an attempt to lay the cards
        there. If this is illegal, the answer is the reason, and the cards stay chosen. In all other
        cases, the viewer lets go of all pieces.
        """
        can_lay = (
            self.held_key is None
            and self.chosen
            and self.shown.menu
            and self.observation.phase != KEEP
        )
        if can_lay and key[0] in _DISCIPLINE_KINDS:
            return self._lay_on(f"plate:{key[1]}")
        return super().click_useless(key)

    def _toggle_chosen(self, card: CardId) -> view.Intent:
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)
        self.order.unpin([card])
        return view.Rearranged()

    def _takes_back(self, card: CardId) -> bool:
        return not self.observation.expert and card not in self.observation.hand

    @override
    def double_click(self, key: view.Key) -> view.Intent:
        """Plays the action of the piece that was picked up, or lays the best combination of the
        chosen cards.

        The card of the double click is chosen too.
        """
        if self.held_key is not None:
            return self.second_click()
        if key[0] == "card" and CardId(int(key[1])) in self._playable():
            card = CardId(int(key[1]))
            if card not in self.chosen:
                self.chosen.append(card)
            best = self._shown_option()
            if best is not None and best.reason is None:
                return self.do(best)
            return view.Rearranged()
        return self.click(key)

    @override
    def choose_zone(self, zone: str) -> view.Intent:
        if self.held_key is not None:
            return self.second_click() if zone in self.targets() else view.Refuse(self.misplaced)
        return self._lay_on(zone)

    def _lay_on(self, zone: str) -> view.Intent:
        options = self._options()
        if zone.startswith("plate:"):
            discipline = int(zone.removeprefix("plate:"))
            fitting = [option for option in options if option.discipline == discipline]
            if fitting:
                return self.do(fitting[0])
            return view.Refuse(self._why_not_laid(_DISCIPLINE_RULES[discipline]))
        best = self._shown_option()
        if best is None:
            return view.Refuse(self._why_not_laid(_NO_COMBINATION))
        return self.do(best)

    def _why_not_laid(self, rule: Message) -> Message:
        """Returns the reason why the chosen cards cannot be laid.

        It is `rule`, which the cards break, or a sentence that the turn allows no more laying.
        """
        return rule if self._may_lay() else _LAID_ALREADY

    @override
    def do(self, option: PieceAction) -> view.Intent:
        """Plays the action of an option, or refuses it if it is illegal.

        All pieces stay chosen or picked up until the action is shown or refused.
        """
        return view.Act(option.action) if option.reason is None else super().do(option)

    @override
    def begin_drag(self, key: view.Key) -> tuple[view.Key, ...]:
        """Returns the pieces that are dragged with a piece: all chosen cards together.

        A card in hand can always be dragged within the hand.
        """
        card = CardId(int(key[1])) if key[0] == "card" else None
        if card is not None and card in self.observation.hand:
            self.held_key = None
            if card in self.chosen:
                others: list[view.Key] = [("card", c) for c in self.chosen if c != card]
                return (key, *others)
            self._dragged_card = card
            return (key,)
        if not self.shown.menu or key not in self.sources():
            return ()
        if card is not None and card in self.chosen:
            return (key, *[("card", c) for c in self.chosen if c != card])
        options = self.actions_of(key)
        if not options or (
            card is not None and card in self._playable() and self.observation.expert
        ):
            return ()
        self.held_key, self.chosen = (key, options), []
        return (key, *[piece for piece in self._held_pieces() if piece != key])

    @override
    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Plays the action of the zone where the pieces were dropped, or moves cards within the
        hand.

        `zone` is None outside all zones; then nothing is played. In the hand, `x` decides where the
        cards go.
        """
        dragged_card, self._dragged_card = self._dragged_card, None
        if self.held_key is not None:
            intent = super().drop(zone, x, y)
            self.put_down()  # a lesson may refuse the action, and then nothing may stay held
            return intent
        if zone == "hand":
            return self._put_in_hand([dragged_card] if dragged_card is not None else self.chosen, x)
        if zone is None:
            return view.Rearranged()
        if not self.shown.menu:
            return view.Refuse(_NOT_YOUR_TURN)
        self._dragged_card = dragged_card
        intent = self._lay_on(zone) if zone != "deck" else view.Refuse(self.misplaced)
        self._dragged_card = None
        return intent

    def _put_in_hand(self, moved: Sequence[CardId], x: float) -> view.Intent:
        return self.reorder([card for card in moved if card in self.order.cards], x)

    @override
    def turn(self, key: view.Key) -> view.Intent:
        """Turns a card in hand. The chosen cards then prefer a combination that uses its new upper
        half."""
        if key[0] != "card" or CardId(int(key[1])) not in self.order.cards:
            return view.Nothing()
        card = CardId(int(key[1]))
        reading = self._shown_option()
        shown = self.order.tops.get(card, 0)
        if reading is not None and isinstance(reading.action, (moves.Lay, moves.Enlarge)):
            halves = dict(zip(reading.action.cards, reading.action.halves, strict=True))
            shown = halves.get(card, shown)
        self.order.turn(card, 1 - shown)
        return view.Rearranged()

    @override
    def press_key(self, letter: str) -> view.Intent:
        """Sorts the hand: V by value, C by colour."""
        if letter == "V":
            self.order.sort()
        elif letter == "C":
            self.order.sort_by_colour()
        else:
            return view.Nothing()
        return view.Rearranged()

    @override
    def sort_hand(self) -> view.Intent:
        """Sorts the hand by value, or by colour if it is already sorted by value."""
        before = list(self.order.cards)
        self.order.sort()
        if self.order.cards == before:
            self.order.sort_by_colour()
        return view.Rearranged()

    @override
    def point(self, choice: str | None) -> view.Intent:
        """Shows the chosen cards with the halves that the button under the pointer would use.

        `choice` is the id of this button, None if the pointer is on no button.
        """
        if choice == self.pointed:
            return view.Nothing()
        self.pointed = choice
        return view.Rearranged()

    @override
    def choose(self, choice: str) -> view.Intent:
        option = next((option for option in self._options() if option.id == choice), None)
        return view.Nothing() if option is None else self.do(option)

    @override
    def cancel(self) -> bool:
        """Puts the held piece down and forgets the chosen cards; returns False if there are
        none."""
        had_chosen = bool(self.chosen) or self._dragged_card is not None
        self.order.unpin(self.chosen)
        self.chosen, self._dragged_card, self.pointed = [], None, None
        return super().cancel() or had_chosen

    # Explaining.

    @override
    def actions_of_taken(self) -> tuple[Any, ...]:
        """Returns the legal actions with the pieces that are picked up or chosen.

        The action whose halves the cards show comes first. The result is empty if no action is
        legal.
        """
        if not self.taken() or not self.shown.menu:
            return ()
        options = [
            option for option in (self._shown_option(), *self._options()) if option is not None
        ]
        legal = (option.action for option in options if option.reason is None)
        return tuple(dict.fromkeys(legal))

    @override
    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        return self.pieces_of(action)

    @override
    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the keys of the pieces that an action is about, or of its button."""
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

    @override
    def pieces_of_event(self, event: Event) -> tuple[view.Key, ...]:
        return pieces_of_event(event)

    @override
    def explain(self, key: view.Key) -> view.Explanation | None:
        return KINDS.explain(self.shown, key)

    @override
    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        return effects_of(self.shown, events)

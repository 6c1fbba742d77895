# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Sparks mean."""

from collections.abc import Collection, Sequence

from tests.toy.rules.rules import Action, CardId, Observation, Play, Swap, TrickTaken
from tests.toy.text.wording import WORDING
from tests.toy.view import layout
from wizardtable.core.game import Event
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.hand_order import HandOrder
from wizardtable.table.kit.hand_sitting import HandSitting
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Effect, Floater, Intent, Key, Layout, Pause


class Hand(HandOrder[CardId]):
    """The viewer's cards, sorted by value."""

    def number_of(self, card: CardId) -> int:
        """The card itself."""
        return int(card)


class Sitting(HandSitting[Observation, CardId]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    A card in hand is brought to the trick to be played, or to the cards thrown away to be swapped.
    """

    def __init__(self) -> None:
        super().__init__()
        self._table: layout.TableLayout | None = None

    def new_order(self) -> Hand:
        """Returns an empty hand."""
        return Hand()

    def present(self, frame: Frame) -> None:
        """Shows a new frame."""
        super().present(frame)
        self.hold(self.seen.hand, hash(self.seen))

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Returns where everything lies."""
        self._table = table = layout.TableLayout(self.shown, (width, height), look)
        made = table.make(self.order.cards, self.taken())
        self.centres = table.centres
        return made

    def actions_of(self, key: Key) -> list[PieceAction]:
        """Returns what the viewer might do with a card in hand."""
        if key[0] != "card" or key[1] not in self.seen.hand or not self.shown.menu:
            return []
        card = CardId(int(key[1]))
        play, swap, check = Play(card), Swap(card), self.shown.check
        return [
            PieceAction(play, ("trick",), check(play), "play", second_click=True),
            PieceAction(swap, ("gone",), check(swap), "swap"),
        ]

    def pieces_of(self, action: Action) -> tuple[Key, ...]:
        """Returns the card that an action is about."""
        return (("card", int(action.card)),)

    def goal_of(self, action: Action) -> Key | None:
        """Returns where a card is brought."""
        return ("trick",) if isinstance(action, Play) else ("gone",)

    def homes(self, key: Key) -> Collection[str]:
        """A card let go over the hand is put there."""
        return ("hand",)

    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        """The buttons are those of the held card."""
        choices = [
            Choice(
                option.id,
                render(WORDING.action(self.seen, option.action, self.shown.names)),
                open=option.reason is None,
                primary=option.second_click,
            )
            for option in (self.held[1] if self.held is not None else [])
        ]
        return "", tuple(choices)

    def may_carry(self, key: Key, found: Sequence[PieceAction]) -> bool:
        """Cards in hand may always be moved within it."""
        return key[0] == "card" and key[1] in self.seen.hand

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """A card let go over the hand is put elsewhere in it."""
        if self.held is None or zone != "hand":
            return super().drop(zone, x, y)
        card = CardId(int(self.held[0][1]))
        self.put_down()
        return self.reorder([card], x)

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """Returns the card and the seat that an event names."""
        named = ((kind, getattr(event, kind, None)) for kind in ("card", "seat"))
        return tuple((kind, which) for kind, which in named if isinstance(which, int))

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """A trick is seen before it leaves; then the points rise from the seat that took it."""
        found: list[Effect] = []
        for event in events:
            if isinstance(event, TrickTaken) and self._table is not None:
                trick = self.seen.gone[-len(self.seen.points) :]
                leader = event.seat - trick.index(max(trick))
                found.append(Pause(tuple(self._table.add_trick(trick, leader))))
                found.append(Floater(f"+{event.points}", ("seat", event.seat)))
        return tuple(found)

# SPDX-License-Identifier: MIT
"""A sitting for games in which all that one does is to bring a card of one's hand somewhere."""

from collections.abc import Collection, Sequence
from typing import Any

from wizardtable.core import override
from wizardtable.core.game import AnyWording, Event
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.hand_sitting import C, HandSitting, O
from wizardtable.table.kit.pieces import PieceKinds
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Explanation, Intent, Key

_HAND = "hand"


class CardSitting(HandSitting[O, C]):
    """A base for such sittings: the kind of piece says what a card is good for (`Piece.actions`),
    and the sitting where everything lies (`lay_out`).

    The key of a card is ("card", number), as `HandOrder.number_of` numbers it, and the viewer's
    hand is the zone "hand".

    Attributes:
        wording: the game's wording, for the buttons of a card.
        kinds: the game's kinds of pieces.
    """

    wording: AnyWording
    kinds: PieceKinds[Frame]

    def __init__(self) -> None:
        super().__init__()
        self._uses: dict[Key, list[PieceAction]] = {}

    # What a game says.

    def hand(self) -> Sequence[C]:
        """Returns the cards that the viewer holds: the `hand` of the observation, unless a game
        says otherwise."""
        seen: Any = self.seen
        held: Sequence[C] = seen.hand
        return held

    # What follows.

    def present(self, frame: Frame) -> None:
        """Shows a new frame."""
        super().present(frame)
        self.hold(self.hand(), hash(self.seen))
        cards = self.order.cards if frame.menu else []
        keys = [self._key_of(card) for card in cards]
        self._uses = {key: self.kinds.actions(frame, key) for key in keys}

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """Returns the card and the seat that an event names."""
        named = ((kind, getattr(event, kind, None)) for kind in ("card", "seat"))
        return tuple((kind, which) for kind, which in named if isinstance(which, int))

    def actions_of(self, key: Key) -> list[PieceAction]:
        """Returns what the viewer might do with a card in hand."""
        return self._uses.get(key, [])

    def pieces_of(self, action: Any) -> tuple[Key, ...]:
        """Returns the cards that an action may be done with."""
        uses = self._uses.items()
        return tuple(key for key, found in uses if any(one.action == action for one in found))

    def goal_of(self, action: Any) -> Key | None:
        """Returns where a card is brought: the piece after which the zone is named."""
        for found in self._uses.values():
            for use in found:
                if use.action == action and use.zones:
                    parts = use.zones[0].split(":")
                    return tuple(int(part) if part.isdigit() else part for part in parts)
        return None

    def homes(self, key: Key) -> Collection[str]:
        """A card let go over the hand is put there."""
        return (_HAND,)

    @override
    def explain(self, key: Key) -> Explanation | None:
        return self.kinds.explain(self.shown, key)

    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        """The buttons are those of the held card."""
        choices = [
            Choice(
                use.id,
                render(self.wording.action(self.seen, use.action, self.shown.names)),
                open=use.reason is None,
                primary=use.second_click,
            )
            for use in (self.held[1] if self.held is not None else [])
        ]
        return "", tuple(choices)

    def may_carry(self, key: Key, found: Sequence[PieceAction]) -> bool:
        """Cards in hand may always be moved within it."""
        return self._card_of(key) is not None

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """A card let go over the hand is put elsewhere in it."""
        card = None if self.held is None else self._card_of(self.held[0])
        if card is None or zone != _HAND:
            return super().drop(zone, x, y)
        self.put_down()
        return self.reorder([card], x)

    def _key_of(self, card: C) -> Key:
        return ("card", self.order.number_of(card))

    def _card_of(self, key: Key) -> C | None:
        return next((card for card in self.order.cards if self._key_of(card) == key), None)

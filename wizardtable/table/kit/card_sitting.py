# SPDX-License-Identifier: MIT
"""A sitting for games in which all moves bring cards from the hand to places on the table."""

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

_HAND_ZONE = "hand"


class CardSitting(HandSitting[O, C]):
    """A base for the sittings of games in which all moves bring cards from the hand to places.

    The game's class of cards knows the uses of a card (`Piece.actions`), and the sitting knows the
    places of all pieces (`lay_out`). The key of a card is ("card", number), with the number from
    `HandOrder.number_of`. The viewer's hand is the zone "hand".

    Attributes:
        wording: the sentences of the game, for the labels of buttons.
        kinds: the game's kinds of pieces.
    """

    wording: AnyWording
    kinds: PieceKinds[Frame]

    def __init__(self) -> None:
        super().__init__()
        self._actions_by_key: dict[Key, list[PieceAction]] = {}

    # For a game to override.

    def hand(self) -> Sequence[C]:
        """Returns the cards that the viewer holds; by default the observation's `hand`."""
        observation: Any = self.observation
        held: Sequence[C] = observation.hand
        return held

    # The gestures.

    @override
    def present(self, frame: Frame) -> None:
        super().present(frame)
        self.hold(self.hand(), hash(self.observation))
        cards = self.order.cards if frame.menu else []
        keys = [self._key_of(card) for card in cards]
        self._actions_by_key = {key: self.kinds.actions(frame, key) for key in keys}

    @override
    def pieces_of_event(self, event: Event) -> tuple[Key, ...]:
        """Returns the keys of the card and the seat that the event names, if any."""
        named = ((kind, getattr(event, kind, None)) for kind in ("card", "seat"))
        return tuple((kind, which) for kind, which in named if isinstance(which, int))

    @override
    def actions_of(self, key: Key) -> list[PieceAction]:
        """Returns the viewer's actions with a card in hand; empty for other pieces."""
        return self._actions_by_key.get(key, [])

    @override
    def pieces_of(self, action: Any) -> tuple[Key, ...]:
        """Returns the cards with which an action can be done."""
        uses = self._actions_by_key.items()
        return tuple(key for key, of_card in uses if any(use.action == action for use in of_card))

    @override
    def goal_of(self, action: Any) -> Key | None:
        """Returns the piece in the first zone of an action; None if the action has no zone.

        The id of the zone is the key of this piece, its parts joined by ":".
        """
        for uses in self._actions_by_key.values():
            for use in uses:
                if use.action == action and use.zones:
                    parts = use.zones[0].split(":")
                    return tuple(int(part) if part.isdigit() else part for part in parts)
        return None

    @override
    def put_back_zones(self, key: Key) -> Collection[str]:
        """Returns the zone of the hand, because a card dropped there is put back."""
        return (_HAND_ZONE,)

    @override
    def explain(self, key: Key) -> Explanation | None:
        return self.kinds.explain(self.shown, key)

    @override
    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        """Returns no heading, and the buttons of the held card."""
        choices = [
            Choice(
                use.id,
                render(self.wording.action(self.observation, use.action, self.shown.names)),
                is_open=use.reason is None,
                is_primary=use.is_for_second_click,
            )
            for use in (self.held_key[1] if self.held_key is not None else [])
        ]
        return "", tuple(choices)

    @override
    def may_drag(self, key: Key, options: Sequence[PieceAction]) -> bool:
        """Returns True for every card in hand, because it can be moved within the hand."""
        return self._card_of(key) is not None

    @override
    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Moves a card within the hand, or brings it to another zone."""
        card = None if self.held_key is None else self._card_of(self.held_key[0])
        if card is None or zone != _HAND_ZONE:
            return super().drop(zone, x, y)
        self.put_down()
        return self.reorder([card], x)

    def _key_of(self, card: C) -> Key:
        return ("card", self.order.number_of(card))

    def _card_of(self, key: Key) -> C | None:
        return next((card for card in self.order.cards if self._key_of(card) == key), None)

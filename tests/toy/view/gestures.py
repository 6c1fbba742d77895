# SPDX-License-Identifier: MIT
"""The meaning of a viewer's gestures at a table of Sparks."""

from collections.abc import Sequence

from tests.toy.rules.rules import CardId, Observation, TrickTaken
from tests.toy.text.wording import WORDING
from tests.toy.view import layout
from tests.toy.view.pieces import KINDS
from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.paint.theme import Look
from wizardtable.table.kit.card_sitting import CardSitting
from wizardtable.table.view import Effect, Floater, Layout, Pause


class Sitting(CardSitting[Observation, CardId]):
    """One viewer at one table window; `table.view.Sitting` explains the gestures.

    A card in hand is dragged to the trick to play it, or to the cards thrown away to swap it.
    """

    wording = WORDING
    kinds = KINDS

    def __init__(self) -> None:
        super().__init__()
        self._table: layout.TableLayout | None = None

    @override
    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        self._table = table = layout.TableLayout(self.shown, (width, height), look)
        layout_now = table.make(self.order.cards, self.taken())
        self.centres = table.centres
        return layout_now

    @override
    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """Returns pauses that show full tricks, and the points that then rise from a seat."""
        effects: list[Effect] = []
        for event in events:
            if isinstance(event, TrickTaken) and self._table is not None:
                trick = self.observation.gone[-len(self.observation.points) :]
                leader = event.seat - trick.index(max(trick))
                effects.append(Pause(tuple(self._table.add_trick(trick, leader))))
                effects.append(Floater(f"+{event.points}", ("seat", event.seat)))
        return tuple(effects)

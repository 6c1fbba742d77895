# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Sparks mean."""

from collections.abc import Sequence

from tests.toy.rules.rules import CardId, Observation, TrickTaken
from tests.toy.text.wording import WORDING
from tests.toy.view import layout
from tests.toy.view.pieces import KINDS
from wizardtable.core.game import Event
from wizardtable.paint.theme import Look
from wizardtable.table.kit.card_sitting import CardSitting
from wizardtable.table.view import Effect, Floater, Layout, Pause


class Sitting(CardSitting[Observation, CardId]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    A card in hand is brought to the trick to be played, or to the cards thrown away to be swapped.
    """

    wording = WORDING
    kinds = KINDS

    def __init__(self) -> None:
        super().__init__()
        self._table: layout.TableLayout | None = None

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Returns where everything lies."""
        self._table = table = layout.TableLayout(self.shown, (width, height), look)
        made = table.make(self.order.cards, self.taken())
        self.centres = table.centres
        return made

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

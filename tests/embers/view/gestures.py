# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Embers mean."""

from collections.abc import Sequence

from tests.embers.rules.rules import CardId, Observation, RoundBegan, RoundEnded, TrickTaken
from tests.embers.text.wording import WORDING
from tests.embers.view import layout
from tests.embers.view.pieces import KINDS
from wizardtable.core.game import Event
from wizardtable.core.text import N_, signed
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.card_sitting import CardSitting
from wizardtable.table.view import Banner, Effect, Floater, Layout, Pause


class Sitting(CardSitting[Observation, CardId]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    A card in hand is brought to the trick.
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
        """A trick is seen before it leaves; after a round points rise from the seats,
        and the next one is called."""
        found: list[Effect] = []
        for event in events:
            if isinstance(event, TrickTaken) and self._table is not None:
                found.append(Pause(tuple(self._table.lay_trick(event.cards, event.leader))))
            if isinstance(event, RoundEnded):
                gains = enumerate(event.gains)
                found += [Floater(signed(gain), ("seat", seat)) for seat, gain in gains]
            if isinstance(event, RoundBegan):
                title = N_("embers", "Round {number}").of(number=event.round_number)
                found.append(Banner(render(title)))
        return tuple(found)

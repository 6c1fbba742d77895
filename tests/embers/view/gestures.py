# SPDX-License-Identifier: MIT
"""The meaning of a viewer's gestures at a table of Embers."""

from collections.abc import Sequence

from tests.embers.rules.rules import CardId, Observation, RoundBegan, RoundEnded, TrickTaken
from tests.embers.text.wording import WORDING
from tests.embers.view import layout
from tests.embers.view.pieces import KINDS
from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_, signed
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.card_sitting import CardSitting
from wizardtable.table.view import Banner, Effect, Floater, Layout, Pause


class Sitting(CardSitting[Observation, CardId]):
    """One viewer at one table window; `table.view.Sitting` explains the gestures.

    A card in hand is dragged to the trick to play it.
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
        """Returns pauses that show full tricks, points that rise from the seats, and a banner for a
        round."""
        effects: list[Effect] = []
        for event in events:
            if isinstance(event, TrickTaken) and self._table is not None:
                effects.append(Pause(tuple(self._table.lay_trick(event.cards, event.leader))))
            if isinstance(event, RoundEnded):
                gains = enumerate(event.gains)
                effects += [Floater(signed(gain), ("seat", seat)) for seat, gain in gains]
            if isinstance(event, RoundBegan):
                title = N_("embers", "Round {number}").of(number=event.round_number)
                effects.append(Banner(render(title)))
        return tuple(effects)

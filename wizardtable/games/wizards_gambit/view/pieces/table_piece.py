# SPDX-License-Identifier: MIT
"""The base class of the pieces of Wizard's Gambit, and the data from which they are described.

A zone is an area of the table to which a piece can be brought, with a name such as "spell:2".
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from wizardtable.core import override
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_places import CardPlaces, NumberedCard
from wizardtable.games.wizards_gambit.view.pieces.sheet_cards import SheetCards
from wizardtable.play.frames import Frame
from wizardtable.table.kit.pieces import Piece
from wizardtable.table.kit.sitting import PieceAction

Meaning: TypeAlias = tuple[moves.Action, tuple[str, ...]]
"""An action of a piece, and the zones to which the player can bring the piece for this action.

If several actions are possible at a zone, those that have this zone first are preferred."""

_ACTIONS_WITH_BUTTON = (
    moves.Cast,
    moves.Scry,
    moves.Release,
    moves.Banish,
    moves.Dispel,
    moves.Discard,
    moves.Give,
    moves.Keep,
    moves.TakeBack,
)
"""The actions that a button can carry out."""


def has_button(action: moves.Action) -> bool:
    """Returns whether an action has a button, so that its piece need not be brought to a zone.

    A second click on the held piece also carries out the action.
    """
    return isinstance(action, _ACTIONS_WITH_BUTTON)


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A frame, together with the viewer's arrangement of the cards.

    Attributes:
        frame: the frame that is shown.
        places: the place of each card.
        hand: the viewer's cards from left to right; empty in the public view.
        sheet: the cards on the sheet, or None if there is no sheet.
    """

    frame: Frame
    places: CardPlaces
    hand: Sequence[NumberedCard] = ()
    sheet: SheetCards | None = None

    @property
    def observation(self) -> Observation:
        """The viewer's observation."""
        observation: Observation = self.frame.observation
        return observation

    @property
    def near_seat(self) -> int:
        """The seat at the near edge of the table: the viewer's seat, or 0 in the public view."""
        return 0 if self.frame.viewer is None else int(self.frame.viewer)

    def lies_on_sheet(self, card: NumberedCard) -> bool:
        """Returns whether a card lies on the sheet."""
        return self.sheet is not None and any(card == shown for shown, _ in self.sheet.cards)


class TablePiece(Piece[ShownTable]):
    """The base class of all kinds of pieces of Wizard's Gambit."""

    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        """Returns the actions that the viewer could mean by using the piece; some may be illegal.

        The viewer must be the seat to move.
        """
        return ()

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if shown.observation.viewer < 0 or not shown.frame.menu:
            return []
        check = shown.frame.check
        return [
            PieceAction(action, zones, check(action), f"do:{number}", has_button(action))
            for number, (action, zones) in enumerate(self.meanings(shown))
        ]

    def zones(self, shown: ShownTable) -> list[str]:
        """Returns the zones that the piece lies in or stands for, the smallest zone first."""
        return []

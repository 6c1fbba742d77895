# SPDX-License-Identifier: MIT
"""The base of the pieces of Wizard's Gambit, and the table from which they are described."""

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
"""An action that a piece may stand for, and the zones to which it is brought for this action, the
nearest zone first."""

_WITH_BUTTON = (
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
    """Returns whether an action has a button, so that its piece need not be brought anywhere.

    A second click on the held piece does the same as the button.
    """
    return isinstance(action, _WITH_BUTTON)


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A frame with the viewer's arrangement of the cards.

    Attributes:
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
        """The seat at the near edge: the viewer's, or in the public view the first seat."""
        return 0 if self.frame.viewer is None else int(self.frame.viewer)

    def lies_on_sheet(self, card: NumberedCard) -> bool:
        """Returns whether a card lies on the sheet."""
        return self.sheet is not None and any(card == shown for shown, _ in self.sheet.cards)


class TablePiece(Piece[ShownTable]):
    """A base class of the kinds of pieces."""

    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        """Returns the actions of the piece for the viewer, who must be to move; some may be
        illegal."""
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
        """Returns the zones in which the piece lies or for which it stands, the smallest first."""
        return []

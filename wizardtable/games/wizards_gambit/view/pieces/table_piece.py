# SPDX-License-Identifier: MIT
"""What the pieces of Wizard's Gambit are described from, and what all of them can say."""

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
"""An action that a piece may mean, and the zones to which it is brought for that, the nearest
first."""

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


def has_button(action: moves.Action) -> bool:
    """Returns whether a button, or a second click on the held piece, does an action, so that the
    piece need not be brought anywhere."""
    return isinstance(action, _WITH_BUTTON)


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A frame, with what one viewer's table knows besides it.

    Attributes:
        places: where each card lies.
        hand: the viewer's cards from left to right; empty for everybody.
        sheet: the cards on the sheet, or None if there is no sheet.
    """

    frame: Frame
    places: CardPlaces
    hand: Sequence[NumberedCard] = ()
    sheet: SheetCards | None = None

    @property
    def seen(self) -> Observation:
        """What the viewer sees."""
        observation: Observation = self.frame.observation
        return observation

    @property
    def near_seat(self) -> int:
        """The seat at the near edge: the viewer's, or the first for everybody."""
        return 0 if self.frame.viewer is None else int(self.frame.viewer)

    def lies_on_sheet(self, card: NumberedCard) -> bool:
        """Returns whether a card lies on the sheet."""
        return self.sheet is not None and any(card == one for one, _ in self.sheet.cards)


class TablePiece(Piece[ShownTable]):
    """A base for the kinds of pieces."""

    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        """Returns what the piece may mean to a viewer who decides now, legal or not."""
        return ()

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if shown.seen.viewer < 0 or not shown.frame.menu:
            return []
        check = shown.frame.check
        return [
            PieceAction(action, zones, check(action), f"do:{number}", has_button(action))
            for number, (action, zones) in enumerate(self.meanings(shown))
        ]

    def zones(self, shown: ShownTable) -> list[str]:
        """Returns the zones that the piece lies in or stands for, the smallest first."""
        return []

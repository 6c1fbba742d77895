# SPDX-License-Identifier: MIT
"""The decks of components and of spells, the backs of their cards, and empty places for cards."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, NN_
from wizardtable.games.wizards_gambit.view.pieces.card_frames import SMALL_WIDTH
from wizardtable.games.wizards_gambit.view.pieces.card_labels import spell_name
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.paint import cardstock
from wizardtable.paint.card_backs import glaze_back
from wizardtable.paint.furniture import paint_ghost
from wizardtable.paint.metal import square
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

COMPONENT_BACK: Final = Sprite("back", (False,))
SPELL_BACK: Final = Sprite("back", (True,))

_NO_CARDS: Final = Sprite("place", ("",))


class Back(Enum):
    """The card backs: an open grimoire on green for spells, and a cauldron on plum for
    components."""

    SPELL = "spell"
    COMPONENT = "component"


def paint_card_back(painter: QPainter, rect: QRectF, back: Back) -> None:
    """Paints a card back to fill `rect`, which is 1.4 times as high as wide."""
    small = rect.width() < SMALL_WIDTH
    cardstock.begin(painter, rect)
    suffix = "-small.svg" if small else ".svg"
    draw(painter, cardstock.WHOLE_CARD, "wizards_gambit", f"back-{back.value}{suffix}")
    glaze_back(painter, cardstock.outline())
    cardstock.paint_frame(painter, ornate=not small)
    painter.restore()


def paint_card_place(painter: QPainter, rect: QRectF, look: Look, picture: str = "") -> None:
    """Paints an empty place for a card: a hollow in the cloth with a brass edge.

    Args:
        picture: a faint engraving of the card that belongs there: "pool", "discards" or "gambit";
            "" for none.
    """
    theme, radius = look.theme, min(rect.width() * 0.07, 14.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(tint(theme.well, 0.42))
    painter.setPen(QPen(tint(theme.brass, 0.6), 1.4))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    inset = max(3.0, rect.width() * 0.05)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.brass, 0.35), 1.0))
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(inner, radius * 0.7, radius * 0.7)
    if picture:
        ink = theme.figure
        room = square(inner).adjusted(inset, inset, -inset, -inset)

        def engrave(ghost: QPainter, area: QRectF) -> None:
            draw(ghost, area, "wizards_gambit", f"place-{picture}.svg", ink=ink)

        paint_ghost(painter, room, engrave, look, 0.3)
    painter.restore()


def _paint_back(painter: QPainter, rect: QRectF, look: Look, spell: bool) -> None:
    paint_card_back(painter, rect, Back.SPELL if spell else Back.COMPONENT)


@piece("deck", {"back": _paint_back, "place": paint_card_place})
class Deck(TablePiece):
    """The top card of the component deck, or the empty place of the deck."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return COMPONENT_BACK if shown.observation.deck else _NO_CARDS

    @override
    def name(self, shown: ShownTable) -> str:
        count = shown.observation.deck
        return render(NN_("wizards_gambit table", "Component deck: %n card(s)", "", count))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        text = N_(
            "wizards_gambit table",
            "When the deck runs out, the discard pile is shuffled into a new deck.",
        )
        return Explanation(self.name(shown), (render(text),), COMPONENT_BACK)


@piece("spells")
class SpellDeck(TablePiece):
    """The top card of the spell deck, or the empty place of the deck."""

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return SPELL_BACK if shown.observation.spells_left else _NO_CARDS

    @override
    def name(self, shown: ShownTable) -> str:
        count = shown.observation.spells_left
        return render(NN_("wizards_gambit table", "Spell deck: %n spell(s)", "", count))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation = shown.observation
        lines: tuple[str, ...] = ()
        if observation.banished:
            text = NN_(
                "wizards_gambit table",
                "%n banished spell(s) at the bottom:",
                "",
                len(observation.banished),
            )
            lines = (render(text),)
        rows = tuple(
            (spell_name(observation.table, row), _points_text(observation.table.points[row]))
            for row in observation.banished
        )
        return Explanation(self.name(shown), lines, SPELL_BACK, ledger=rows)

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        return ["spells"]


def _points_text(value: int) -> str:
    return render(NN_("wizards_gambit table", "%n pt(s)", "points, very short", value))

# SPDX-License-Identifier: MIT
"""The cards of incantations, with the pictures of their effects. Their kind of piece is `Card`."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import unwarded_opponents
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.view.pieces.card_frames import CardFace, Kind, paint_hand_card
from wizardtable.games.wizards_gambit.view.pieces.card_labels import card_name
from wizardtable.games.wizards_gambit.view.pieces.table_piece import Meaning, ShownTable
from wizardtable.paint.metal import IVORY, Tones, enamel_brush, keyline, shrunk
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite

INCANTATION_TONES: Final = Tones("#22124f", "#4f339e", "#cdbcf6", "#a08cc8")
"""The colours of all incantations.

The pennant in the corner of the card also shows that it is an incantation: its end is forked.
"""

EFFECT_PICTURES: Final = (
    "bounty",
    "prosperity",
    "haste",
    "larceny",
    "withering",
    "dispel",
    "transmutation",
    "exchange",
    "recall",
    "eclipse",
)
"""By effect, the word that stands for it in the file names of pictures."""

_ENGRAVING_COLOUR: Final = "#8a6fae"

_MIN_SIGN_PIXELS: Final = 8.2
"""The side of the smallest legible sign, in logical pixels."""

_AIMED_EFFECTS: Final = (box.LARCENY, box.EXCHANGE_OF_MINDS)
"""The effects for which the player chooses an opponent."""


def paint_incantation(
    painter: QPainter, rect: QRectF, effect: int, name: str, note: str, look: Look
) -> None:
    """Paints the card of an incantation to fill `rect`, which is 1.4 times as high as wide.

    Args:
        effect: the effect, 0 to 9.
        name: the name of the incantation in the reader's language.
        note: the text of the effect, which only large cards show; "" for none. Without this text
            the picture is larger.
    """
    face = CardFace(
        kind=Kind.INCANTATION,
        tones=INCANTATION_TONES,
        emblem=lambda painter, room, _: draw_effect(painter, room, effect),
        index=partial(_paint_index, effect=effect),
        title=name,
        note=note,
        ground=_paint_ground,
    )
    paint_hand_card(painter, rect, face, look)


def draw_effect(painter: QPainter, rect: QRectF, effect: int) -> None:
    """Draws the picture of an effect alone, as large as fits in `rect`."""
    draw(painter, rect, "wizards_gambit", f"incantation-{EFFECT_PICTURES[effect]}.svg")


def paint_effect(painter: QPainter, rect: QRectF, effect: int) -> None:
    """Paints a round token for an effect that lasts, such as an Eclipse on a spell book."""
    width = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(width * 0.05))
    painter.setBrush(enamel_brush(rect, INCANTATION_TONES.mid))
    painter.drawEllipse(shrunk(rect, width * 0.04))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(width * 0.035, "#e6c063"))
    painter.drawEllipse(shrunk(rect, width * 0.085))
    draw_glyph(painter, shrunk(rect, width * 0.22), effect)
    painter.restore()


def draw_glyph(painter: QPainter, rect: QRectF, effect: int, ink: str = IVORY) -> None:
    """Draws the sign of an effect: a silhouette in one colour, legible at the smallest sizes."""
    draw(painter, rect, "wizards_gambit", f"glyph-{EFFECT_PICTURES[effect]}.svg", ink=ink)


def _paint_index(painter: QPainter, rect: QRectF, small: bool, effect: int) -> None:
    """Paints the sign in the corner of a card.

    `small`: whether the card is small. The sign then has no shadow, and is never smaller than
    `_MIN_SIGN_PIXELS`.
    """
    if small:
        smallest = _MIN_SIGN_PIXELS / painter.worldTransform().m11()
        margin = max(0.0, smallest - min(rect.width(), rect.height())) / 2
        draw_glyph(painter, rect.adjusted(-margin, -margin, margin, margin), effect)
        return
    draw_glyph(painter, rect.translated(1.2, 1.8), effect, KEYLINE)
    draw_glyph(painter, rect, effect)


def _paint_ground(painter: QPainter, rect: QRectF, _: bool) -> None:
    draw(painter, rect, "wizards_gambit", "ground-incantation.svg", ink=_ENGRAVING_COLOUR)


def incantation_sprite(table: CardTable, face: box.Face) -> Sprite:
    """Returns the look of an incantation's card."""
    effect = _effect_of(table, face)
    note = render(effect_texts.effect_text(effect))
    return Sprite("incantation", (effect, card_name(table, face), note))


def paint_incantation_sprite(
    painter: QPainter, rect: QRectF, look: Look, effect: int, name: str, note: str
) -> None:
    """Paints the sprite of an incantation's card.

    The arguments are as in `paint_incantation`.
    """
    paint_incantation(painter, rect, effect, name, note, look)


def explain_incantation(shown: ShownTable, face: box.Face) -> Explanation:
    """Returns the detail card of an incantation."""
    table = shown.observation.table
    text = effect_texts.effect_text(_effect_of(table, face))
    picture = incantation_sprite(table, face)
    return Explanation(card_name(table, face), (render(text),), picture)


def incantation_meanings(observation: Observation, face: box.Face) -> list[Meaning]:
    """Returns the action of playing an incantation, with its zones.

    The zones are the middle of the table, and the seats at which the incantation can be aimed.
    """
    seats = [f"seat:{seat}" for seat in possible_victims(observation, face)]
    return [(moves.Cast(face), ("middle", *seats))]


def possible_victims(observation: Observation, face: box.Face) -> list[int]:
    """Returns the seats at which an incantation can be aimed; empty if it needs no target."""
    effect = _effect_of(observation.table, face)
    if effect not in _AIMED_EFFECTS:
        return []
    return unwarded_opponents(
        observation, observation.viewer, with_cards=effect != box.EXCHANGE_OF_MINDS
    )


def _effect_of(table: CardTable, face: box.Face) -> int:
    return table.effects[face - box.FIRST_INCANTATION]

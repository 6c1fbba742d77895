# SPDX-License-Identifier: MIT
"""The incantations, each with the picture of its effect. `Card` is their kind of piece."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import exposed_opponents
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.view.pieces.card_frames import Face, Kind, paint_hand_card
from wizardtable.games.wizards_gambit.view.pieces.card_names import card_name
from wizardtable.games.wizards_gambit.view.pieces.table_piece import Meaning, ShownTable
from wizardtable.paint.metal import IVORY, Tones, enamel_brush, keyline, shrunk
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite

TONES: Final = Tones("#22124f", "#4f339e", "#cdbcf6", "#a08cc8")
"""The colour of all incantations; the forked end of their corner goes with it."""

PICTURES: Final = (
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
"""By effect, the name of its picture."""

_ENGRAVING_COLOUR: Final = "#8a6fae"

_LEAST_SIGN: Final = 8.2
"""Logical pixels of a sign that can be made out."""

_AIMED: Final = (box.LARCENY, box.EXCHANGE_OF_MINDS)
"""The effects for which an opponent is chosen."""


def paint_incantation(
    painter: QPainter, rect: QRectF, effect: int, name: str, note: str, look: Look
) -> None:
    """Paints the card of an incantation to fill `rect`, which is 1.4 times as high as wide.

    Args:
        effect: 0 to 9, as `PICTURES` has them.
        name: in the reader's language; it goes on small cards.
        note: what it does, wrapped beneath the name on large cards; elsewhere, or where it is
            empty, the picture grows.
    """
    face = Face(
        kind=Kind.INCANTATION,
        tones=TONES,
        emblem=lambda painter, room, _: draw_effect(painter, room, effect),
        index=partial(_paint_index, effect=effect),
        title=name,
        note=note,
        ground=_paint_ground,
    )
    paint_hand_card(painter, rect, face, look)


def draw_effect(painter: QPainter, rect: QRectF, effect: int) -> None:
    """Draws the picture of an effect alone, as large as fits in `rect`."""
    draw(painter, rect, "wizards_gambit", f"incantation-{PICTURES[effect]}.svg")


def paint_effect(painter: QPainter, rect: QRectF, effect: int) -> None:
    """Paints a round token of an effect that fills the square: what an incantation brings about
    while it lasts, such as an Eclipse over a spell book."""
    width = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(width * 0.05))
    painter.setBrush(enamel_brush(rect, TONES.mid))
    painter.drawEllipse(shrunk(rect, width * 0.04))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(keyline(width * 0.035, "#e6c063"))
    painter.drawEllipse(shrunk(rect, width * 0.085))
    draw_glyph(painter, shrunk(rect, width * 0.22), effect)
    painter.restore()


def draw_glyph(painter: QPainter, rect: QRectF, effect: int, ink: str = IVORY) -> None:
    """Draws the sign of an effect, a silhouette in one colour for the smallest sizes."""
    draw(painter, rect, "wizards_gambit", f"glyph-{PICTURES[effect]}.svg", ink=ink)


def _paint_index(painter: QPainter, rect: QRectF, small: bool, effect: int) -> None:
    """Paints the sign in the corner, with a shadow that sets it off."""
    if small:
        least = _LEAST_SIGN / painter.worldTransform().m11()
        more = max(0.0, least - min(rect.width(), rect.height())) / 2
        draw_glyph(painter, rect.adjusted(-more, -more, more, more), effect)
        return
    draw_glyph(painter, rect.translated(1.2, 1.8), effect, KEYLINE)
    draw_glyph(painter, rect, effect)


def _paint_ground(painter: QPainter, rect: QRectF, _: bool) -> None:
    draw(painter, rect, "wizards_gambit", "ground-incantation.svg", ink=_ENGRAVING_COLOUR)


def incantation_sprite(table: CardTable, face: box.Face) -> Sprite:
    """Returns the look of an incantation's card."""
    effect = _effect(table, face)
    note = render(effect_texts.effect_text(effect))
    return Sprite("incantation", (effect, card_name(table, face), note))


def paint_incantation_sprite(
    painter: QPainter, rect: QRectF, look: Look, effect: int, name: str, note: str
) -> None:
    """Paints the sprite of an incantation's card."""
    paint_incantation(painter, rect, effect, name, note, look)


def explain_incantation(shown: ShownTable, face: box.Face) -> Explanation:
    """Returns the detail card of an incantation."""
    table = shown.seen.table
    text = effect_texts.effect_text(_effect(table, face))
    picture = incantation_sprite(table, face)
    return Explanation(card_name(table, face), (render(text),), picture)


def incantation_meanings(seen: Observation, face: box.Face) -> list[Meaning]:
    """Returns the way to play an incantation: in the middle, or at an opponent."""
    seats = [f"seat:{seat}" for seat in victims(seen, face)]
    return [(moves.Cast(face), ("middle", *seats))]


def victims(seen: Observation, face: box.Face) -> list[int]:
    """Returns the opponents at whom an incantation can be aimed as it is played."""
    effect = _effect(seen.table, face)
    if effect not in _AIMED:
        return []
    return exposed_opponents(seen, seen.viewer, with_cards=effect != box.EXCHANGE_OF_MINDS)


def _effect(table: CardTable, face: box.Face) -> int:
    return table.effects[face - box.FIRST_INCANTATION]

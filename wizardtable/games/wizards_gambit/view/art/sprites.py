# SPDX-License-Identifier: MIT
"""Draws everything that lies on a table of Wizard's Gambit, from the words of its sprites."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.wizards_gambit.rules.components import ECLIPSE
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.art.backs import Back, paint_card_back, paint_card_place
from wizardtable.games.wizards_gambit.view.art.books import paint_book
from wizardtable.games.wizards_gambit.view.art.component_cards import (
    Ingredient,
    paint_component,
    paint_ingredient,
)
from wizardtable.games.wizards_gambit.view.art.gambit_cards import Placed, paint_gambit
from wizardtable.games.wizards_gambit.view.art.incantation_cards import (
    paint_effect,
    paint_incantation,
)
from wizardtable.games.wizards_gambit.view.art.seat_sprites import (
    paint_holders,
    paint_name,
    paint_note,
    paint_ready,
    paint_steps,
    paint_track,
    paint_tray,
)
from wizardtable.games.wizards_gambit.view.art.spell_cards import (
    Need,
    paint_spell,
    paint_spell_small,
)
from wizardtable.games.wizards_gambit.view.art.wards import paint_annulment, paint_aura
from wizardtable.paint.theme import Look
from wizardtable.table.kit import table_sprites
from wizardtable.table.view import Sprite

_PLACED = (Placed.NONE, Placed.AURA, Placed.ANNULMENT)
"""By how a gambit lies."""


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw one sprite of the game."""
    if not (
        _paint_card(painter, rect, sprite, look)
        or _paint_of_pool(painter, rect, sprite, look)
        or _paint_of_seat(painter, rect, sprite, look)
        or _paint_of_table(painter, rect, sprite, look)
        or table_sprites.paint(painter, rect, sprite, look)
    ):
        raise ValueError(f"not a sprite of Wizard's Gambit: {sprite}")


def _paint_card(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """Cards of both decks."""
    match sprite.kind, sprite.details:
        case "component", (int(kind), str(name)):
            paint_component(painter, rect, kind, look, name)
        case "incantation", (int(effect), str(name), str(note)):
            paint_incantation(painter, rect, effect, name, note, look)
        case "gambit", (int(numeral), int(placed), str(name)):
            paint_gambit(painter, rect, numeral, look, _PLACED[placed], name)
        case "back", (bool(spell),):
            paint_card_back(painter, rect, Back.SPELL if spell else Back.COMPONENT)
        case "spell", (int(ability), str(name), int(points), str(note)):
            paint_spell(painter, rect, ability, name, points, note, look)
        case "book", (int(ability), int(points), bool(works)):
            paint_spell_small(painter, rect, ability, points, look, works)
        case _:
            return False
    return True


def _paint_of_pool(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """What lies on the spells of the pool."""
    match sprite.kind, sprite.details:
        case "laid", (int(kind), int(printed)):
            paint_ingredient(painter, rect, kind, Ingredient.LAID, printed)
        case "need", (int(kind), bool(held), tuple(seats)):
            state = Ingredient.COULD if held else Ingredient.MISSING
            paint_ingredient(painter, rect, kind, state)
            paint_holders(painter, rect, [seat for seat in seats if isinstance(seat, int)])
        case (
            "whole",
            (int(ability), str(name), int(points), str(note), tuple(kinds), tuple(states)),
        ):
            needs = [_need(*one) for one in zip(kinds, states, strict=True)]
            paint_spell(painter, rect, ability, name, points, note, look, needs)
        case "ready", ():
            paint_ready(painter, rect)
        case "aura", (int(numeral),):
            paint_aura(painter, rect, numeral, look)
        case _:
            return False
    return True


def _need(kind: object, state: object) -> Need:
    """One ingredient of a spell, by its type and by what lies there."""
    if not isinstance(kind, int) or not isinstance(state, int):
        raise ValueError("ingredients are numbers")
    if state < 0:
        return Need(kind, Ingredient.COULD if state == card_sprites.COULD else Ingredient.MISSING)
    return Need(kind, Ingredient.LAID, state)


def _paint_of_seat(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """What lies before wizards."""
    match sprite.kind, sprite.details:
        case "title", (str(name), str(points), bool(large)):
            paint_name(painter, rect, (name, points), large, look)
        case "track", (int(points), int(goal)):
            paint_track(painter, rect, points, goal, look)
        case "note", (str(name), tuple(texts), bool(works)):
            paint_note(painter, rect, name, [str(text) for text in texts], works, look)
        case "tome", (int(seat), int(spells)):
            paint_book(painter, rect, seat, spells, look)
        case "annulment", (int(numeral),):
            paint_annulment(painter, rect, numeral, look)
        case "eclipse", ():
            paint_effect(painter, rect, ECLIPSE)
        case _:
            return False
    return True


def _paint_of_table(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """Decks, the turn, and the sheet cards are laid out on."""
    match sprite.kind, sprite.details:
        case "place", (str(picture),):
            paint_card_place(painter, rect, look, picture)
        case "turn", (tuple(texts), tuple(states)):
            numbers = [state for state in states if isinstance(state, int)]
            paint_steps(painter, rect, [str(text) for text in texts], numbers, look)
        case "tray", (str(heading), float(head), float(aside)):
            paint_tray(painter, rect, heading, head, aside, look)
        case _:
            return False
    return True

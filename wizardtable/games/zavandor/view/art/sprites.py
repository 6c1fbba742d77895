# SPDX-License-Identifier: MIT
"""Draws everything that lies on a table of Zavandor, from the words of its sprites."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.games.zavandor.view.art import stage_sprites
from wizardtable.games.zavandor.view.art.cards import paint_artifact_back, paint_lot
from wizardtable.games.zavandor.view.art.energy_cards import paint_energy, paint_energy_back
from wizardtable.games.zavandor.view.art.market_sprites import (
    paint_pile,
    paint_round,
    paint_sold_place,
    paint_turn,
)
from wizardtable.games.zavandor.view.art.painters import (
    paint_dust,
    paint_gem,
    paint_lore,
    paint_marker,
    paint_pentagon,
    paint_track,
)
from wizardtable.games.zavandor.view.art.seat_sprites import (
    paint_belongings,
    paint_candidate,
    paint_header,
    paint_income,
    paint_portrait,
    paint_sitter,
    paint_slots,
    paint_wealth,
)
from wizardtable.games.zavandor.view.art.tokens import paint_lot_small
from wizardtable.paint.theme import Look
from wizardtable.table.kit import table_sprites
from wizardtable.table.view import Sprite


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Draw one sprite of the game."""
    if sprite.kind.startswith("stage."):
        stage_sprites.paint(painter, rect, sprite, look)
    elif not (
        _paint_piece(painter, rect, sprite, look)
        or _paint_of_seat(painter, rect, sprite, look)
        or _paint_of_market(painter, rect, sprite, look)
        or table_sprites.paint(painter, rect, sprite, look)
    ):
        raise ValueError(f"not a sprite of Zavandor: {sprite}")


def _paint_piece(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """What is taken in hand."""
    match sprite.kind, sprite.details:
        case "gem", (int(gem),):
            paint_gem(painter, rect, gem)
        case "energy", (int(card),):
            paint_energy(painter, rect, card, look)
        case "back", (int(kind),):
            paint_energy_back(painter, rect, kind)
        case "tile", (int(value),):
            paint_dust(painter, rect, value, look.swell)
        case "tile", (int(value), int(amount)):
            paint_dust(painter, rect, value, look.swell, amount)
        case "marker", (int(price), bool(used)):
            paint_marker(painter, rect, price, used, look.swell)
        case "token", ():
            paint_marker(painter, rect, 0, False)
        case "lot", (int(lot), str(title), str(note)):
            paint_lot(painter, rect, lot, title, note, look)
        case "emblem", (int(lot),):
            paint_lot_small(painter, rect, lot, look)
        case "back.artifact", (int(part),):
            paint_artifact_back(painter, rect, part)
        case "character", (int(character), str(name), str(about)):
            paint_candidate(painter, rect, character, (name, about), look)
        case _:
            return False
    return True


def _paint_of_seat(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """What boards are made of."""
    match sprite.kind, sprite.details:
        case "portrait", (int(seat), int(character), bool(out)):
            paint_portrait(painter, rect, seat, character, out, look)
        case "title", (str(name), str(points), str(note), int(stance), int(seat), str(wizard)):
            paint_header(painter, rect, (name, points, note), stance, (seat, wizard), look)
        case "sitter", (int(seat), str(wizard)):
            paint_sitter(painter, rect, seat, wizard)
        case "slots", (tuple(kinds), bool()):
            paint_slots(painter, rect, _numbers(kinds), look)
        case "pentagon", (bool(),):
            paint_pentagon(painter, rect, look)
        case "track", (int(domain), int(level), int(coming), bool(marked), str(name)):
            paint_track(painter, rect, domain, level, coming, marked, name, look)
        case "lore", (tuple(levels), int(price)):
            paint_lore(painter, rect, _numbers(levels), price, look)
        case "wealth", (tuple(cards), tuple(rich), int(dust), int(size), int(limit)):
            held = (_numbers(cards), _numbers(rich))
            paint_wealth(painter, rect, held, (dust, size, limit), look)
        case "income", (str(title), tuple(cards), tuple(rich), int(dust)):
            held = (_numbers(cards), _numbers(rich))
            paint_income(painter, rect, title, held, dust, look)
        case "belongings", (bool(empty),):
            paint_belongings(painter, rect, empty, look)
        case _:
            return False
    return True


def _paint_of_market(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> bool:
    """What lies in the middle."""
    match sprite.kind, sprite.details:
        case "supply", (int(gem), int(count), int(cost), bool(allowed)):
            paint_pile(painter, rect, (gem, count, cost, allowed), look)
        case "place", (int(lot), int(owner)):
            paint_sold_place(painter, rect, lot, owner, look)
        case "order", (int(place), int(seat), int(who), str(figure), bool(active), bool(out)):
            paint_turn(painter, rect, (place, seat, who), figure, (active, out), look)
        case "round", (str(text), int(sold)):
            paint_round(painter, rect, text, sold, look)
        case _:
            return False
    return True


def _numbers(values: tuple[object, ...]) -> tuple[int, ...]:
    return tuple(value for value in values if isinstance(value, int))

# SPDX-License-Identifier: MIT
"""Lays out the sheet of parchment with its cards."""

from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.sheet import Sheet
from wizardtable.games.wizards_gambit.view.seat_areas import CARD
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, about, row

_HIGH = 3000.0
"""How high the sheet lies: above everything but what is carried."""

_ASIDE = 0.24
"""The share of the room's width that the heading takes where it stands beside the cards."""


def add_sheet(setting: LayoutBase) -> None:
    """Lays the sheet, if there is one, over the far edge of the table. The heading stands above the
    cards, or at their left if that makes them larger."""
    if setting.shown.sheet is None:
        return
    cards, piece = setting.shown.sheet.cards, Sheet()
    area, look = setting.rooms.tray, setting.look
    count, heading = max(1, len(cards)), piece.name(setting.shown)
    head, most = 25.0 * look.close_scale, 25.0 * look.at_largest.close_scale
    high = _height(area.w - 40, area.h - most - 20, count)
    aside = area.w * _ASIDE
    beside = _height(area.w - 40 - aside, area.h - 20, count)
    if beside > high:
        head, high = 0.0, beside
        wide = high * CARD * 1.08 * count + 44 + aside
    else:
        aside = 0.0
        wide = max(high * CARD * 1.08 * count + 44, 12.0 * look.scale * len(heading) * 0.62 + 60)
    sheet = about(*area.centre, min(area.w, wide), high + head + 20)
    sprite = piece.divided(setting.shown, head, aside)
    setting.lay(piece, sheet, _HIGH, 0.8, sprite=sprite)
    inner = Box(sheet.x + 16 + aside, sheet.y + head + 6, sheet.w - 32 - aside, high + 4)
    places = row(inner, len(cards), (high * CARD, high), high * CARD * 0.08)
    for i, ((card, copies), place) in enumerate(zip(cards, places, strict=True)):
        setting.lay(Card(*card), place, _HIGH + 10 + i, 0.5, origin=setting.source(card))
        if copies > 1:
            side = 16.5 * look.close_scale
            chip = about(place.right - side * 0.9, place.y + side * 0.6, side * 1.7, side)
            text = Sprite("chip", (f"×{copies}",))
            setting.adorn(("tray", "count", int(card.face)), text, chip, _HIGH + 60)


def _height(wide: float, high: float, count: int) -> float:
    """Returns how high `count` cards in a row are at most."""
    return min(high, wide / count * 0.94 / CARD)

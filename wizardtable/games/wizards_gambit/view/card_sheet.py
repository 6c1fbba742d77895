# SPDX-License-Identifier: MIT
"""Places the sheet of parchment with cards to choose from, or with the open discard pile."""

from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.sheet import Sheet
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, box_around, row

_SHEET_Z = 3000.0
"""The z value of the sheet, which lies above everything except a dragged piece."""

_SIDE_HEADING_SHARE = 0.24
"""The width of a heading beside the cards, as a share of the area's width."""


def add_sheet(setting: LayoutBase) -> None:
    """Places the sheet over the far edge of the table, if `setting.shown` has a sheet.

    The heading stands above the cards, or on their left if the cards can then be larger.
    """
    if setting.shown.sheet is None:
        return
    cards, piece = setting.shown.sheet.cards, Sheet()
    area, look = setting.rooms.tray, setting.look
    count, heading = max(1, len(cards)), piece.name(setting.shown)
    head, largest_head = 25.0 * look.close_scale, 25.0 * look.at_largest.close_scale
    high = _card_height(area.w - 40, area.h - largest_head - 20, count)
    aside = area.w * _SIDE_HEADING_SHARE
    beside = _card_height(area.w - 40 - aside, area.h - 20, count)
    if beside > high:
        head, high = 0.0, beside
        wide = high * CARD_ASPECT * 1.08 * count + 44 + aside
    else:
        aside = 0.0
        wide = max(
            high * CARD_ASPECT * 1.08 * count + 44, 12.0 * look.scale * len(heading) * 0.62 + 60
        )
    sheet = box_around(*area.centre, min(area.w, wide), high + head + 20)
    sprite = piece.sprite_with_heading(setting.shown, head, aside)
    setting.lay(piece, sheet, _SHEET_Z, 0.8, sprite=sprite)
    inner = Box(sheet.x + 16 + aside, sheet.y + head + 6, sheet.w - 32 - aside, high + 4)
    places = row(inner, len(cards), (high * CARD_ASPECT, high), high * CARD_ASPECT * 0.08)
    for i, ((card, copies), place) in enumerate(zip(cards, places, strict=True)):
        setting.lay(Card(*card), place, _SHEET_Z + 10 + i, 0.5, origin=setting.source(card))
        if copies > 1:
            side = 16.5 * look.close_scale
            chip = box_around(place.right - side * 0.9, place.y + side * 0.6, side * 1.7, side)
            text = Sprite("chip", (f"×{copies}",))
            setting.adorn(("tray", "count", int(card.face)), text, chip, _SHEET_Z + 60)


def _card_height(wide: float, high: float, count: int) -> float:
    """Returns the greatest height of `count` cards in a row that fits in `wide` × `high` pixels."""
    return min(high, wide / count * 0.94 / CARD_ASPECT)

# SPDX-License-Identifier: MIT
"""Lays out the boards of the seats: the large one piece by piece, the small ones in a few
pictures."""

from math import ceil

from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.state import CHOOSE, OVER
from wizardtable.games.zavandor.view.areas import slot_area, slot_boxes
from wizardtable.games.zavandor.view.layout_base import KNOWLEDGE, LayoutBase
from wizardtable.games.zavandor.view.market import pile_spot
from wizardtable.games.zavandor.view.pieces.character import Portrait
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.lore import Lore
from wizardtable.games.zavandor.view.pieces.lot import LotPiece, card_sprite
from wizardtable.games.zavandor.view.pieces.marker import Marker, WaitingMarker
from wizardtable.games.zavandor.view.pieces.seat import BoardPanel, Seat
from wizardtable.games.zavandor.view.pieces.spiral import Pentagon, Spiral, slot_kinds
from wizardtable.games.zavandor.view.pieces.track import Track
from wizardtable.games.zavandor.view.pieces.wealth import Income, Wealth
from wizardtable.games.zavandor.view.seat_areas import SeatArea
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, box_around, row


def add_board(setting: LayoutBase, seat: int) -> None:
    """Lays all pieces of a seat into the layout `setting`, except the viewer's hand."""
    room = setting.seat_room(seat)
    setting.lay(BoardPanel(seat), room.panel, 1)
    setting.lay(Portrait(seat), room.portrait, 3, 0.2)
    setting.lay(Seat(seat), room.title, 2)
    _add_spiral(setting, seat, room)
    _add_pentagon(setting, seat, room)
    if setting.observation.phase != CHOOSE:
        _add_rest(setting, seat, room)


def _add_rest(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Lays the knowledge, markers, next income, lots and wealth of a seat that has a character."""
    if room.shelf is not None:
        with setting.grouped(KNOWLEDGE):
            _add_tracks(setting, seat, room)
            _add_markers(setting, seat, room)
        if setting.observation.phase != OVER:
            setting.lay(Income(seat), setting.rooms.income, 2)
    else:
        setting.lay(Lore(seat), room.domains[0], 3)
    _add_lots(setting, seat, room.lots)
    setting.lay(Wealth(seat), room.wealth, 3)


def _add_spiral(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    setting.lay(Spiral(seat), room.slots, 2)
    boxes = slot_boxes(slot_area(room.slots), len(slot_kinds(setting.observation, seat)))
    gems = setting.shown.numbers.gems(seat, active=True)
    for (gem, number), box in zip(gems, boxes, strict=False):
        inner = box.inset(box.w * (0.11 if room.large else 0.06))
        _add_gem(setting, Gem(gem, number), inner)


def _add_gem(setting: LayoutBase, gem: Gem, box: Box) -> None:
    origin = (pile_spot(setting, gem.gem), gem.sprite(setting.shown))
    setting.lay(gem, box, 8 + gem.number * 0.01, 0.35, origin=origin)


def _add_pentagon(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Lays inactive gems and waiting markers side by side, as large as possible."""
    setting.lay(Pentagon(seat), room.pentagon, 2)
    gems = setting.shown.numbers.gems(seat, active=False)
    count = len(gems) + setting.observation.waiting[seat]
    area = room.pentagon.inset(
        room.pentagon.w * (0.12 if room.large else 0.05),
        room.pentagon.h * (0.12 if room.large else 0.05),
    )
    tallest = area.h * 0.52 if room.large else area.h
    boxes = packed_squares(area, count, tallest)
    for (gem, number), box in zip(gems, boxes, strict=False):
        _add_gem(setting, Gem(gem, number), box.inset(box.w * 0.06))
    for i, box in enumerate(boxes[len(gems) :]):
        setting.lay(WaitingMarker(seat, i), box.inset(box.w * 0.08), 8, 0.3)


def packed_squares(area: Box, count: int, tallest: float) -> list[Box]:
    """Returns `count` squares in centred lines, as large as fits in a box, at most `tallest` pixels
    high."""
    side, lines = 0.0, 1
    for line_count in range(1, max(2, count + 1)):
        fits = min(area.h / line_count, area.w / max(1, ceil(count / line_count)), tallest)
        if fits > side:
            side, lines = fits, line_count
    across = max(1, ceil(count / lines))
    boxes: list[Box] = []
    top = area.y + (area.h - side * lines) / 2
    for line in range(lines):
        in_line = min(across, count - len(boxes))
        strip = Box(area.x, top + line * side, area.w, side)
        boxes += row(strip, in_line, (side, side), 0)
    return boxes


def _add_tracks(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    if room.shelf is not None:
        setting.adorn(("shelf",), Sprite("panel", (False,)), room.shelf, 1)
    for domain, box in enumerate(room.domains):
        setting.lay(Track(seat, domain), box, 3, 0.25)


def _add_markers(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Lays the markers of a seat; a sold marker leaves an imprint in its place."""
    unsold = setting.observation.markers[seat]
    for price, box in zip(components.MARKER_PRICES, room.markers, strict=True):
        side = min(box.w, box.h / 1.25)
        place, marker = box_around(*box.centre, side, side * 1.25), Marker(seat, price)
        if price in unsold:
            setting.lay(marker, place, 5, 0.3)
        else:
            setting.adorn(("used", seat, price), marker.sold_sprite(), place, 4)


def _add_lots(setting: LayoutBase, seat: int, area: Box) -> None:
    """Lays artifacts and sentinels, as large as fits."""
    numbers = setting.shown.numbers
    owned = numbers.owned(seat)
    setting.adorn(("belongings", seat), Sprite("belongings", (not owned,)), area, 2)
    tallest = area.h * 0.96 if area.h < area.w * 0.25 else min(area.h * 0.55, area.w * 0.48)
    for (lot, number), box in zip(
        owned, packed_squares(area.inset(2), len(owned), tallest), strict=True
    ):
        if lot == setting.observation.lot and numbers.is_on_offer(lot, number):
            continue
        inner = box.inset(box.w * 0.03)
        setting.lay(LotPiece(lot, number), inner, 8, 0.3, origin=(box, card_sprite(lot)))

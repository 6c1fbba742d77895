# SPDX-License-Identifier: MIT
"""Lays out the boards: the large one piece by piece, the condensed ones in a few pictures."""

from math import ceil

from wizardtable.games.zavandor.rules import components, economy
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.state import AUCTION, CHOOSE, OVER, Observation
from wizardtable.games.zavandor.view import labels
from wizardtable.games.zavandor.view.areas import slot_area, slot_boxes
from wizardtable.games.zavandor.view.layout_base import KNOWLEDGE, LayoutBase
from wizardtable.games.zavandor.view.market import lot_card, pile_spot
from wizardtable.games.zavandor.view.seat_areas import SeatArea
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, about, row

SPIRAL, EXTRA, ON_BELT, ON_WAND = range(4)
"""What gives an active slot."""


def slot_kinds(seen: Observation, seat: int) -> tuple[int, ...]:
    """What gives each of a seat's active slots, in the order they lie in."""
    owned = seen.artifacts[seat]
    return (
        *(components.SPIRAL_SLOTS * (SPIRAL,)),
        *(components.EXTRA_SLOTS[seen.levels[seat][components.ACCUMULATION]] * (EXTRA,)),
        *((components.BELT_SLOTS if owned[components.BELT] else 0) * (ON_BELT,)),
        *((components.WAND_SLOTS if owned[components.WAND] else 0) * (ON_WAND,)),
    )


def add_board(setting: LayoutBase, seat: int) -> None:
    """Everything that lies before a seat, but for what the viewer has in hand."""
    room = setting.seat_room(seat)
    setting.add_panel(seat, room.panel)
    _add_header(setting, seat, room)
    _add_gems(setting, seat, room)
    _add_pentagon(setting, seat, room)
    if setting.seen.phase != CHOOSE:
        _add_rest(setting, seat, room)


def _add_rest(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """What a seat has besides gems, as soon as it has a character."""
    if room.shelf is not None:
        with setting.grouped(KNOWLEDGE):
            _add_tracks(setting, seat, room)
            _add_markers(setting, seat, room)
        _add_income(setting, seat)
    else:
        _add_lore(setting, seat, room.domains[0])
    _add_lots(setting, seat, room.lots)
    wealth = Sprite("wealth", _wealth(setting.seen, seat))
    name = labels.wealth(setting.seen, seat)
    setting.add(("wealth", seat), wealth, room.wealth, 3, name=name)


def _add_header(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    seen, name = setting.seen, setting.frame.names[seat]
    score = labels.points_text(points(seen, seat))
    note, stance = "", 0
    if seen.out[seat]:
        note = labels.ruined()
    elif seen.phase == AUCTION:
        stance = 1 if seen.bidding[seat] else 2
        note = labels.stance(seen, seat)
    portrait = Sprite("portrait", (seat, seen.characters[seat], seen.out[seat]))
    title = Sprite("title", (name, score, note, stance, seat, setting.frame.sitter(seat).wizard))
    setting.add(("character", seat), portrait, room.portrait, 3, 0.2, labels.character(seen, seat))
    spoken = f"{setting.spoken(seat)}, {score} {note}".strip()
    setting.add_counted(("seat", seat), title, room.title, 1, spoken)


def _wealth(seen: Observation, seat: int) -> tuple[int | tuple[int, ...], ...]:
    return (
        seen.standard[seat],
        seen.concentrated[seat],
        seen.dust[seat],
        economy.board_hand_size(seen, seat),
        economy.hand_limit(seen, seat),
    )


def _add_gems(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    seen = setting.seen
    kinds = slot_kinds(seen, seat)
    board = Sprite("slots", (kinds, room.large))
    setting.add(("slots", seat), board, room.slots, 2, name=labels.slots(seen, seat))
    boxes = slot_boxes(slot_area(room.slots), len(kinds))
    gems = setting.identities.gems(seat, active=True)
    for (gem, number), box in zip(gems, boxes, strict=False):
        inner = box.inset(box.w * (0.11 if room.large else 0.06))
        _add_gem(setting, gem, number, inner, active=True)


def _add_gem(setting: LayoutBase, gem: int, number: int, box: Box, *, active: bool) -> None:
    sprite = Sprite("gem", (gem,))
    origin = (pile_spot(setting, gem), sprite)
    name = labels.gem(gem, active=active)
    setting.add(("gem", gem, number), sprite, box, 8 + number * 0.01, 0.35, name, origin)


def _add_pentagon(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Inactive gems and free markers, as large as they fit side by side."""
    seen = setting.seen
    place = Sprite("pentagon", (room.large,))
    setting.add(("pentagon", seat), place, room.pentagon, 2, name=labels.pentagon(seen, seat))
    gems = setting.identities.gems(seat, active=False)
    count = len(gems) + seen.waiting[seat]
    area = room.pentagon.inset(
        room.pentagon.w * (0.12 if room.large else 0.05),
        room.pentagon.h * (0.12 if room.large else 0.05),
    )
    tallest = area.h * 0.52 if room.large else area.h
    boxes = packed(area, count, tallest)
    for (gem, number), box in zip(gems, boxes, strict=False):
        _add_gem(setting, gem, number, box.inset(box.w * 0.06), active=False)
    for i, box in enumerate(boxes[len(gems) :]):
        token = Sprite("token")
        inner = box.inset(box.w * 0.08)
        setting.add(("token", seat, i), token, inner, 8, 0.3, labels.free_marker())


def packed(area: Box, count: int, tallest: float) -> list[Box]:
    """Squares as large as they fit in a box, in centred lines."""
    side, lines = 0.0, 1
    for tried in range(1, max(2, count + 1)):
        fits = min(area.h / tried, area.w / max(1, ceil(count / tried)), tallest)
        if fits > side:
            side, lines = fits, tried
    across = max(1, ceil(count / lines))
    boxes: list[Box] = []
    top = area.y + (area.h - side * lines) / 2
    for line in range(lines):
        here = min(across, count - len(boxes))
        strip = Box(area.x, top + line * side, area.w, side)
        boxes += row(strip, here, (side, side), 0)
    return boxes


def _add_tracks(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    if room.shelf is not None:
        setting.adorn(("shelf",), Sprite("panel", (False,)), room.shelf, 1)
    seen = setting.seen
    for domain, box in enumerate(room.domains):
        cost = economy.step_cost(seen, seat, domain)
        level = seen.levels[seat][domain]
        coming = -1 if cost is None else cost
        marked = economy.needs_marker(seen, seat, domain)
        track = Sprite("track", (domain, level, coming, marked, labels.domain(domain)))
        name = labels.track(domain, level)
        setting.add(("domain", seat, domain), track, box, 3, 0.25, name)


def _add_markers(setting: LayoutBase, seat: int, room: SeatArea) -> None:
    """Each price has its place; a marker that is gone leaves it empty."""
    left = setting.seen.markers[seat]
    for price, box in zip(components.MARKERS, room.markers, strict=True):
        side = min(box.w, box.h / 1.25)
        place = about(*box.centre, side, side * 1.25)
        if price in left:
            sprite, name = Sprite("marker", (price, False)), labels.marker(price)
            setting.add(("marker", seat, price), sprite, place, 5, 0.3, name)
        else:
            setting.adorn(("used", seat, price), Sprite("marker", (price, True)), place, 4)


def _add_income(setting: LayoutBase, seat: int) -> None:
    if setting.seen.phase == OVER:
        return
    coming = economy.income(setting.seen, seat)
    name = labels.coming(coming.standard, coming.concentrated, coming.dust)
    last = economy.is_last_round(setting.seen)
    if last:
        coming = economy.NO_INCOME
        name = labels.next_round(last=True)
    details = (labels.next_round(last=last), coming.standard, coming.concentrated, coming.dust)
    setting.add(("income", seat), Sprite("income", details), setting.rooms.income, 2, name=name)


def _add_lore(setting: LayoutBase, seat: int, box: Box) -> None:
    seen = setting.seen
    dearest = min(seen.markers[seat], default=0)
    sprite = Sprite("lore", (seen.levels[seat], dearest))
    setting.add(("lore", seat), sprite, box, 3, name=labels.lore(seen, seat))


def _add_lots(setting: LayoutBase, seat: int, area: Box) -> None:
    """Artifacts and sentinels as small as they must be for all to be seen."""
    owned = setting.identities.owned(seat)
    setting.adorn(("belongings", seat), Sprite("belongings", (not owned,)), area, 2)
    tallest = area.h * 0.96 if area.h < area.w * 0.25 else min(area.h * 0.55, area.w * 0.48)
    for (lot, number), box in zip(owned, packed(area.inset(2), len(owned), tallest), strict=True):
        if lot == setting.seen.lot and number in setting.identities.on_offer(lot):
            continue
        sprite = Sprite("emblem", (lot,))
        name = labels.lot(lot)
        origin = (box, lot_card(lot))
        inner = box.inset(box.w * 0.03)
        setting.add(("lot", lot, number), sprite, inner, 8, 0.3, name, origin)

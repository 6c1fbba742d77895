# SPDX-License-Identifier: MIT
"""Lays out what lies before each guild: its plate, its dice and its minor spells."""

from wizardtable.core.text import N_, signed
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.components import DICE, MINOR_SPELLS
from wizardtable.games.elfenwizards.rules.standings import points
from wizardtable.games.elfenwizards.view import labels
from wizardtable.games.elfenwizards.view.identities import FRONT
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.seat_areas import SeatArea
from wizardtable.paint.writing import widest
from wizardtable.play.translate import render
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, row

_APART = 5.0
"""Pixels between the dragon and what is written beside it."""


def add_seat(setting: LayoutBase, seat: int) -> None:
    """Everything that lies before a seat."""
    room, seen = setting.seat_room(seat), setting.seen
    setting.add_panel(seat, room.panel)
    if room.shelf is not None:
        lit = Sprite("panel", (setting.frame.to_move == seat,))
        setting.adorn(("shelf", seat), lit, room.shelf, 1)
    name = setting.frame.names[seat]
    score = str(seen.scores[seat])
    coming = signed(points(seen, seat)) if seen.phase != state.OVER else ""
    if coming and room.large:  # which says for the other plates what the second figure is
        coming = render(N_("elfenwizards table", "{points} this round").of(points=coming))
    portrait = Sprite("sitter", (seat, setting.frame.sitter(seat).wizard))
    setting.add(("sigil", seat), portrait, room.sigil, 3, 0.2, labels.guild(seat))
    longest = widest([one for i, one in enumerate(setting.frame.names) if i != setting.mine])
    perch = _perch(room)
    taken = perch.w + _APART if room.large and seen.dragon == seat else 0.0
    title = Sprite("title", (name, score, coming, room.large, longest, taken))
    spoken = f"{setting.spoken(seat)}, {labels.points_text(seen.scores[seat])}"
    setting.add_counted(("seat", seat), title, room.title, 1, spoken)
    if seen.phase == state.CONTEST and seen.passed[seat]:
        note = Sprite("passed", (labels.passed(),))
        setting.add(("passed", seat), note, _note(room), 4, name=labels.passed())
    if seen.dragon == seat:
        setting.add(("dragon",), Sprite("dragon", ()), perch, 9, 0.4, labels.dragon())
    _add_dice(setting, seat)
    _add_minors(setting, seat)
    if room.shelf is not None and seat == seen.viewer:
        _add_note(setting, room)


def _perch(room: SeatArea) -> Box:
    """Where the dragon sits: on the large plate at the end of the line beneath the name."""
    if not room.large:
        return room.mark
    side = min(room.title.h * 0.44, room.title.w * 0.24)
    return room.title.cut_bottom(room.title.h * 0.5)[0].cut_right(side)[0]


def _add_note(setting: LayoutBase, room: SeatArea) -> None:
    """Where the viewer's dice are while he uses them from the boxes, and none is before him."""
    seen = setting.seen
    if seen.phase not in (state.RECOVER, state.CONTEST, state.RECOVER_AGAIN, state.CLEANSE):
        return
    if not seen.ready[seen.viewer] and any(seen.placed[seen.viewer]):
        box = room.dice.inset(room.dice.w * 0.04, room.dice.h * 0.3)
        setting.adorn(("note",), Sprite("note", (labels.elsewhere(),)), box, 2)


def _note(room: SeatArea) -> Box:
    """Where it says that a seat has passed: where its dice lay, or on the large plate."""
    if room.large:
        return room.mark
    return _halves(room.dice)[0].inset(0, room.dice.h * 0.08)


def _halves(room: Box) -> tuple[Box, Box]:
    """Where a condensed seat has its note, and its dice beside that."""
    return room.cut_left(room.w * 0.52, room.w * 0.04)


def _add_dice(setting: LayoutBase, seat: int) -> None:
    """Dice in front: those rolled with their faces, the others without."""
    room, held = setting.seat_room(seat), setting.identities
    dice = held.in_front(seat)
    area, most = room.dice, DICE
    if not room.large and setting.seen.phase == state.CONTEST and setting.seen.passed[seat]:
        area, most = _halves(area)[1], max(3, held.slots(seat))
    side = min(area.h * (0.62 if room.large else 0.94), area.w / most * 0.94)
    boxes = row(area, held.slots(seat), (side, side), area.w / most - side)
    for face, number in dice:
        box = boxes[held.slot(seat, face, number)]
        setting.add_die(seat, number, face, box, 10 + number * 0.01, labels.die(seat, face))


def _add_minors(setting: LayoutBase, seat: int) -> None:
    """Minor spells in front, overlapped where room is short, and how many they are."""
    room = setting.seat_room(seat)
    minors = setting.identities.minors(seat, FRONT)
    figure, area = room.minors.cut_right(min(room.minors.h * 0.7, room.minors.w * 0.22), 2.0)
    if minors:
        setting.adorn(("minors", seat), Sprite("count", (len(minors),)), figure, 3)
    side = min(area.h * (0.56 if room.large else 0.94), area.w * 0.3)
    step = min(side * 1.06, (area.w - side) / (MINOR_SPELLS - 1))
    boxes = row(area, len(minors), (side, side), step - side)
    for i, (number, box) in enumerate(zip(minors, boxes, strict=True)):
        setting.add_minor(seat, number, box, 10 + i * 0.01, labels.minor(seat))

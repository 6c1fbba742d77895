# SPDX-License-Identifier: MIT
"""Lays out the pieces of each seat: the plate with portrait and score, the dice, the minor spells
and the dragon."""

from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.components import DICE_PER_GUILD, MINOR_SPELLS_PER_GUILD
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.dragon import Dragon
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.seat import PassedNote, Portrait, Seat, SeatPanel
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import FRONT
from wizardtable.games.elfenwizards.view.seat_areas import SeatArea
from wizardtable.play.translate import render
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, row

_DRAGON_GAP = 5.0
"""The pixels between the dragon and the writing beside it."""


def add_seat(setting: LayoutBase, seat: int) -> None:
    """Lays all pieces of a seat."""
    room, observation = setting.seat_room(seat), setting.observation
    setting.lay(SeatPanel(seat), room.panel, 1)
    if room.shelf is not None:
        setting.adorn(("shelf", seat), SeatPanel(seat).sprite(setting.shown), room.shelf, 1)
    setting.lay(Portrait(seat), room.sigil, 3, 0.2)
    perch = _dragon_perch(room)
    dragon_width = perch.w + _DRAGON_GAP if room.is_large and observation.dragon == seat else 0.0
    setting.lay(Seat(seat), room.title, 2, sprite=Seat(seat).title(setting.shown, dragon_width))
    if observation.phase == state.CONTEST and observation.passed[seat]:
        setting.lay(PassedNote(seat), _passed_note_area(room), 4)
    if observation.dragon == seat:
        setting.lay(Dragon(), perch, 9, 0.4)
    _add_dice(setting, seat)
    _add_minor_spells(setting, seat)
    if room.shelf is not None and seat == observation.viewer:
        _add_boxed_dice_note(setting, room)


def _dragon_perch(room: SeatArea) -> Box:
    """Returns the area of the dragon. On the large seat, this is the right end of the line with the
    score."""
    if not room.is_large:
        return room.mark
    side = min(room.title.h * 0.44, room.title.w * 0.24)
    return room.title.cut_bottom(room.title.h * 0.5)[0].cut_right(side)[0]


def _add_boxed_dice_note(setting: LayoutBase, room: SeatArea) -> None:
    """Lays the note that all dice of the viewer are in boxes, while dice are used from boxes."""
    observation = setting.observation
    if observation.phase not in (state.RECOVER, state.CONTEST, state.RECOVER_AGAIN, state.CLEANSE):
        return
    if not observation.ready[observation.viewer] and any(observation.placed[observation.viewer]):
        box = room.dice.inset(room.dice.w * 0.04, room.dice.h * 0.3)
        text = render(N_("elfenwizards table", "All your dice are on the board."))
        setting.adorn(("note",), Sprite("note", (text,)), box, 2)


def _passed_note_area(room: SeatArea) -> Box:
    """Returns the area of the note that a seat has passed. The note lies on the large seat's plate,
    or in the area for the dice of a condensed seat."""
    if room.is_large:
        return room.mark
    return _split_for_note(room.dice)[0].inset(0, room.dice.h * 0.08)


def _split_for_note(room: Box) -> tuple[Box, Box]:
    """Divides the area for the dice of a condensed seat that has passed.

    The left part is for the note, the right part for the dice.
    """
    return room.cut_left(room.w * 0.52, room.w * 0.04)


def _add_dice(setting: LayoutBase, seat: int) -> None:
    """Lays the dice in front of a seat."""
    room, numbers = setting.seat_room(seat), setting.numbers
    area, dice_count = room.dice, DICE_PER_GUILD
    if (
        not room.is_large
        and setting.observation.phase == state.CONTEST
        and setting.observation.passed[seat]
    ):
        area, dice_count = _split_for_note(area)[1], max(3, numbers.slot_count(seat))
    side = min(area.h * (0.62 if room.is_large else 0.94), area.w / dice_count * 0.94)
    boxes = row(area, numbers.slot_count(seat), (side, side), area.w / dice_count - side)
    for face, number in numbers.dice_in_front(seat):
        box = boxes[numbers.slot(seat, face, number)]
        setting.lay_spell(Die(seat, number), box, 10 + number * 0.01)


def _add_minor_spells(setting: LayoutBase, seat: int) -> None:
    """Lays the minor spells in front of a seat, with their number. The spells overlap if the area
    is short."""
    room = setting.seat_room(seat)
    minors = setting.numbers.minors(seat, FRONT)
    figure, area = room.minors.cut_right(min(room.minors.h * 0.7, room.minors.w * 0.22), 2.0)
    if minors:
        setting.adorn(("minors", seat), Sprite("count", (len(minors),)), figure, 3)
    side = min(area.h * (0.56 if room.is_large else 0.94), area.w * 0.3)
    step = min(side * 1.06, (area.w - side) / (MINOR_SPELLS_PER_GUILD - 1))
    boxes = row(area, len(minors), (side, side), step - side)
    for i, (number, box) in enumerate(zip(minors, boxes, strict=True)):
        setting.lay_spell(MinorSpell(seat, number), box, 10 + i * 0.01)

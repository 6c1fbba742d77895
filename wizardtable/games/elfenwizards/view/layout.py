# SPDX-License-Identifier: MIT
"""Where everything of an observation lies on the table."""

from wizardtable.games.elfenwizards.rules.components import MAGICIANS
from wizardtable.games.elfenwizards.view import labels
from wizardtable.games.elfenwizards.view.boxes import add_boxes, add_rounds
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.seats import add_seat
from wizardtable.games.elfenwizards.view.tree import add_tree
from wizardtable.table.view import BOX, Layout, Zone

_DEALT = {"wizard": BOX, "minor": BOX, "die": BOX, "dragon": BOX}


def make(setting: LayoutBase) -> Layout:
    """Everything in its place."""
    add_tree(setting)
    add_boxes(setting)
    add_rounds(setting)
    for seat in range(setting.seats):
        add_seat(setting, seat)
    return Layout(
        pieces=tuple(setting.pieces),
        zones=_zones(setting),
        panel=setting.rooms.panel,
        stage=setting.rooms.stage,
        dealt=_DEALT,
    )


def _zones(setting: LayoutBase) -> tuple[Zone, ...]:
    """The boxes, the spaces, and every wizard with what lies beside him."""
    rooms = setting.rooms
    zones = [Zone(f"box:{n}", box, labels.box(n)) for n, box in enumerate(rooms.boxes)]
    zones += [Zone(f"space:{n}", box, labels.place(n)) for n, box in enumerate(rooms.spaces)]
    own = setting.seat_room(setting.mine)
    if own.shelf is not None:
        zones.append(Zone("front", own.shelf, labels.front()))
    for wizard, box in setting.stands.items():
        if setting.seen.place[wizard] <= MAGICIANS[-1]:
            name = labels.wizard(setting.seen, wizard)
            zones.append(Zone(f"wizard:{wizard}", box, name))
    return tuple(zones)

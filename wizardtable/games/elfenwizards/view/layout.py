# SPDX-License-Identifier: MIT
"""Where everything of an observation lies on the table."""

from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import MAGICIANS
from wizardtable.games.elfenwizards.view import labels
from wizardtable.games.elfenwizards.view.boxes import add_boxes, add_rounds
from wizardtable.games.elfenwizards.view.layout_base import (
    BOXES,
    DEFEATED,
    ROUNDS,
    TREE,
    LayoutBase,
)
from wizardtable.games.elfenwizards.view.seats import add_seat
from wizardtable.games.elfenwizards.view.tree import add_tree
from wizardtable.table.view import BOX, Layout, Zone

_DEALT = {"wizard": BOX, "minor": BOX, "die": BOX, "dragon": BOX}


def make(setting: LayoutBase) -> Layout:
    """Everything in its place."""
    add_tree(setting)
    with setting.grouped(BOXES):
        add_boxes(setting)
    with setting.grouped(ROUNDS):
        add_rounds(setting)
    for seat in range(setting.seats):
        with setting.grouped(setting.group_of_seat(seat)):
            add_seat(setting, seat)
    return Layout(
        pieces=tuple(setting.pieces),
        zones=_zones(setting),
        panel=setting.rooms.panel,
        stage=setting.rooms.stage,
        dealt=_DEALT,
        groups=setting.groups(
            setting.own_group()
            | {
                BOXES: N_("elfenwizards table", "Boxes for dice"),
            }
            | {f"{TREE}:{number}": labels.level(number) for number in range(4)}
            | setting.groups_of_others()  # before what is asked for less, as digits lead to nine
            | {
                DEFEATED: N_("elfenwizards table", "Defeated wizards"),
                ROUNDS: N_("elfenwizards table", "Rounds and Grand Druids"),
            }
        ),
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

# SPDX-License-Identifier: MIT
"""Where everything of an observation lies on the table."""

from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import MAGICIANS, WizardId
from wizardtable.games.elfenwizards.view.boxes import add_boxes, add_rounds
from wizardtable.games.elfenwizards.view.layout_base import (
    BOXES,
    DEFEATED,
    ROUNDS,
    TREE,
    LayoutBase,
)
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.place_names import place_name
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.games.elfenwizards.view.seats import add_seat
from wizardtable.games.elfenwizards.view.tree import add_tree
from wizardtable.play.translate import render
from wizardtable.table.view import BOX, Layout, Zone

_LEVEL_NAMES = (
    N_("elfenwizards table", "Grand Druid and Druids on the tree"),
    N_("elfenwizards table", "Sorcerers on the tree"),
    N_("elfenwizards table", "Necromancers on the tree"),
    N_("elfenwizards table", "Magicians on the tree"),
)

_DEALT = {"wizard": BOX, "minor": BOX, "die": BOX, "dragon": BOX}


def make(setting: LayoutBase) -> Layout:
    """Returns where all pieces lie."""
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
            | {f"{TREE}:{level}": name for level, name in enumerate(_LEVEL_NAMES)}
            | setting.groups_of_others()  # before what is asked for less, as digits lead to nine
            | {
                DEFEATED: N_("elfenwizards table", "Defeated wizards"),
                ROUNDS: N_("elfenwizards table", "Rounds and Grand Druids"),
            }
        ),
    )


def _zones(setting: LayoutBase) -> tuple[Zone, ...]:
    """Returns the boxes, the spaces, and each wizard with the spells beside it."""
    rooms = setting.rooms
    shown = setting.shown
    zones = [Zone(f"box:{n}", box, DiceBox(n).name(shown)) for n, box in enumerate(rooms.boxes)]
    zones += [Zone(f"space:{n}", box, place_name(n)) for n, box in enumerate(rooms.spaces)]
    own = setting.seat_room(setting.mine)
    if own.shelf is not None:
        zones.append(Zone("front", own.shelf, render(N_("elfenwizards table", "In front of you"))))
    for wizard, box in setting.stands.items():
        if setting.seen.place[wizard] <= MAGICIANS[-1]:
            name = Wizard(WizardId(wizard)).name(shown)
            zones.append(Zone(f"wizard:{wizard}", box, name))
    return tuple(zones)

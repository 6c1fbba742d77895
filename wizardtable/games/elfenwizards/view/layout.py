# SPDX-License-Identifier: MIT
"""Lays out all pieces of an observation on the table."""

from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import MAGICIANS, WizardId
from wizardtable.games.elfenwizards.view import layout_base
from wizardtable.games.elfenwizards.view.boxes import add_boxes, add_rounds
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.space import Space
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.games.elfenwizards.view.seats import add_seat
from wizardtable.games.elfenwizards.view.tree import add_tree
from wizardtable.play.translate import render
from wizardtable.table.view import GAME_BOX, Layout, Zone

_LEVEL_NAMES = (
    N_("elfenwizards table", "Grand Druid and Druids on the tree"),
    N_("elfenwizards table", "Sorcerers on the tree"),
    N_("elfenwizards table", "Necromancers on the tree"),
    N_("elfenwizards table", "Magicians on the tree"),
)

_DEAL_ORIGINS = {"wizard": GAME_BOX, "minor": GAME_BOX, "die": GAME_BOX, "dragon": GAME_BOX}
"""By kind of piece, the place that the piece comes from when the match is dealt."""


def lay_out_table(setting: layout_base.LayoutBase) -> Layout:
    """Returns the layout of all pieces and zones."""
    add_tree(setting)
    with setting.grouped(layout_base.BOXES):
        add_boxes(setting)
    with setting.grouped(layout_base.ROUNDS):
        add_rounds(setting)
    for seat in range(setting.seat_count):
        with setting.grouped(setting.group_of_seat(seat)):
            add_seat(setting, seat)
    return Layout(
        pieces=tuple(setting.pieces),
        zones=_zones(setting),
        panel=setting.rooms.panel,
        stage=setting.rooms.stage,
        dealt=_DEAL_ORIGINS,
        groups=setting.groups(
            setting.own_group()
            | {
                layout_base.BOXES: N_("elfenwizards table", "Boxes for dice"),
            }
            | {f"{layout_base.TREE}:{level}": name for level, name in enumerate(_LEVEL_NAMES)}
            | setting.groups_of_others()  # the less important groups follow: digits reach only nine
            | {
                layout_base.DEFEATED: N_("elfenwizards table", "Defeated wizards"),
                layout_base.ROUNDS: N_("elfenwizards table", "Rounds and Grand Druids"),
            }
        ),
    )


def _zones(setting: layout_base.LayoutBase) -> tuple[Zone, ...]:
    """Returns the zones: the boxes, the spaces, the area in front of the viewer, and each wizard
    with the spells beside it."""
    rooms = setting.rooms
    shown = setting.shown
    zones = [Zone(f"box:{n}", box, DiceBox(n).name(shown)) for n, box in enumerate(rooms.boxes)]
    zones += [Zone(f"space:{n}", box, Space(n).name(shown)) for n, box in enumerate(rooms.spaces)]
    own = setting.seat_room(setting.near_seat)
    if own.shelf is not None:
        zones.append(Zone("front", own.shelf, render(N_("elfenwizards table", "In front of you"))))
    for wizard, box in setting.stands.items():
        if setting.observation.place[wizard] <= MAGICIANS[-1]:
            name = Wizard(WizardId(wizard)).name(shown)
            zones.append(Zone(f"wizard:{wizard}", box, name))
    return tuple(zones)

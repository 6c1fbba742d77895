# SPDX-License-Identifier: MIT
"""What passes over the table and is gone: banners and floating signs."""

from collections.abc import Sequence
from dataclasses import replace

from wizardtable.table.items import pose_of
from wizardtable.table.panels import banner_size
from wizardtable.table.scene import TableScene
from wizardtable.table.theme import Look
from wizardtable.table.view import Banner, Effect, Floater, Layout, Placement, Sprite, Tumble
from wizardtable.table.zones import Spot, about

BANNER_STAYS = 1500.0
"""Milliseconds a banner can be read."""


def play(
    table: TableScene, layout: Layout, effects: Sequence[Effect], look: Look, pace: float = 1.0
) -> None:
    """Show effects: banners after one another, the others at once; `pace` multiplies the time of
    what tumbles, 0 keeps it still."""
    wait = 0.0
    for number, effect in enumerate(effects):
        match effect:
            case Banner(title, line):
                _banner(table, layout, (title, line), number, wait, look)
                wait += BANNER_STAYS + 400
            case Floater():
                _floater(table, effect, number, look)
            case Tumble(key, faces):
                table.tumble(key, faces, pace, number)


def _banner(
    table: TableScene, layout: Layout, text: tuple[str, str], number: int, wait: float, look: Look
) -> None:
    width, height = banner_size(*text, look)
    width = min(width, layout.stage.w)
    spot = Spot(about(*layout.stage.centre, width, height))
    sprite = Sprite("table.banner", text)
    placement = Placement(("table", "banner", number), sprite, spot, z=9000, height=1.0, inert=True)
    here = pose_of(placement)
    gone = replace(here, opacity=0.0)
    table.flash(placement, [(here, 220, wait), (gone, 300, BANNER_STAYS)])


def _floater(table: TableScene, effect: Floater, number: int, look: Look) -> None:
    box = table.box_of(effect.key)
    if box is None:
        return
    x, y = box.centre
    spot = Spot(about(x, y, 120 * look.scale, 44 * look.scale))
    sprite = Sprite("table.floater", (effect.text,))
    placement = Placement(("table", "floater", number), sprite, spot, z=7000, inert=True)
    here = pose_of(placement)
    up = replace(here, y=here.y - 22)
    gone = replace(here, y=here.y - 46, opacity=0.0)
    table.flash(placement, [(up, 260, 120.0 * number), (gone, 420, 380)])

# SPDX-License-Identifier: MIT
"""Embers. Say here in a sentence what the game is about."""

from pathlib import Path

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="embers",
    package="tests.embers",
    title=N_("embers", "Embers"),
    pitch=N_("embers", "Follow suit, or trump the trick with a Flame."),
    seats=range(3, 6),
    minutes=(5, 10),
    rules_version=1,
    counts_rounds=True,
    options=(),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("embers", "Plays what first comes to mind."),
            N_("embers", "Thinks for a moment."),
            N_("embers", "Thinks a little longer."),
            N_("embers", "Thinks long."),
            N_("embers", "Thinks long, with all cores of the computer."),
        ),
    ),
    styles=(
        Style("hoarder", N_("embers", "Keeper"), N_("embers", "Keeps its high cards for later.")),
        Style("bidder", N_("embers", "Sprinter"), N_("embers", "Plays its high cards first.")),
        Style("raider", N_("embers", "Taker"), N_("embers", "Likes to take tricks.")),
        Style("builder", N_("embers", "Waiter"), N_("embers", "Lets others take tricks.")),
    ),
)

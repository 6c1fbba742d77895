# SPDX-License-Identifier: MIT
"""Elfenwizards: guilds cast their spells for the titles of the great assembly of wizards."""

from pathlib import Path

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import GameOption
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="elfenwizards",
    package="wizardtable.games.elfenwizards",
    title=N_("elfenwizards", "Elfenwizards"),
    pitch=N_(
        "elfenwizards",
        "Roll your spells, promise them to the levels of the great tree, and raise your wizards "
        "to the titles of the assembly before your rivals do.",
    ),
    seats=range(3, 7),
    minutes=(30, 75),
    rules_version=1,
    options=(
        GameOption(
            id="balanced_line_up",
            title=N_("elfenwizards", "Balanced line-up"),
            help=N_(
                "elfenwizards",
                "The wizards begin on the same spaces, shared out so that no guild is better off.",
            ),
        ),
        GameOption(
            id="lighter_grey",
            title=N_("elfenwizards", "Lighter grey magic"),
            help=N_(
                "elfenwizards", "A grey magic token is removed for 3 points of dice instead of 4."
            ),
        ),
    ),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("elfenwizards", "Sees the points of a title, and who is ahead at the moment."),
            N_("elfenwizards", "Sees the points of a title, and little of its rivals."),
            N_("elfenwizards", "Reads the dice that are promised, and spends with care."),
            N_("elfenwizards", "Thinks of the next round, gives up in time, and helps the weak."),
            N_(
                "elfenwizards",
                "Knows what the Archmage knows, and casts the dice hundreds of times in its mind.",
            ),
        ),
    ),
    secrets=False,
    counts_rounds=True,
    colours=(
        ("#f28b7d", "#a3241d"),
        ("#8fd694", "#1d6b34"),
        ("#8fbcff", "#1f4f9c"),
        ("#f0cf65", "#7a5a00"),
        ("#b9a3dc", "#3b2f4d"),
        ("#f2f0e8", "#66635a"),
    ),
    styles=(
        Style(
            "hoarder",
            N_("elfenwizards", "Saver"),
            N_("elfenwizards", "Buys back minor spells, and is slow to spend them."),
        ),
        Style(
            "bidder",
            N_("elfenwizards", "Climber"),
            N_("elfenwizards", "Stakes its dice on the great titles."),
        ),
        Style(
            "raider",
            N_("elfenwizards", "Meddler"),
            N_(
                "elfenwizards",
                "Puts spells beside other guilds' wizards, to keep rivals from rising.",
            ),
        ),
        Style(
            "builder",
            N_("elfenwizards", "Builder"),
            N_("elfenwizards", "Fills the lower titles first, and is free with minor spells."),
        ),
    ),
)

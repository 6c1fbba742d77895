# SPDX-License-Identifier: MIT
"""Elfenwizards: guilds cast their spells for the titles of the great assembly of wizards."""

from pathlib import Path

from wizardtable.core.game import GameOption
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="elfenwizards",
    package="wizardtable.games.elfenwizards",
    title=N_("elfenwizards", "Elfenwizards"),
    pitch=N_(
        "elfenwizards",
        "Roll your dice, commit them to the levels of the great tree, and "
        "win its highest titles for your wizards.",
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
                "The same starting spaces, dealt out so that no guild has an advantage.",
            ),
        ),
        GameOption(
            id="lighter_grey",
            title=N_("elfenwizards", "Lighter grey magic"),
            help=N_(
                "elfenwizards", "Removing a grey token takes 3 pips on your dice instead of 4."
            ),
        ),
    ),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("elfenwizards", "Sees only what a title is worth and who is ahead."),
            N_("elfenwizards", "Expects rivals to add more spells, but does not read their dice."),
            N_("elfenwizards", "Reads the dice in the boxes and spends with care."),
            N_(
                "elfenwizards",
                "Plans for the next round, abandons lost contests early and helps the weak.",
            ),
            N_(
                "elfenwizards",
                "Knows what the Archmage knows, and tries out hundreds of casts.",
            ),
        ),
    ),
    has_secrets=False,
    has_own_files=True,
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
            N_("elfenwizards", "Recovers many minor spells and spends few."),
        ),
        Style(
            "bidder",
            N_("elfenwizards", "Climber"),
            N_("elfenwizards", "Goes for the highest titles."),
        ),
        Style(
            "raider",
            N_("elfenwizards", "Meddler"),
            N_(
                "elfenwizards",
                "Places spells beside other guilds’ wizards to keep rivals down.",
            ),
        ),
        Style(
            "builder",
            N_("elfenwizards", "Builder"),
            N_("elfenwizards", "Wins the lower titles first, with plenty of minor spells."),
        ),
    ),
)

# SPDX-License-Identifier: MIT
"""The game Anludim: combinations of apprentice cards win professors, who bring magic objects."""

from pathlib import Path

from wizardtable.core.game import GameOption
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="anludim",
    package="wizardtable.games.anludim",
    title=N_("anludim", "Anludim"),
    pitch=N_(
        "anludim",
        "Bring the right apprentices together, win over the professors of the university, and "
        "fill your cabinet with magic objects before the rival covens do.",
    ),
    seats=range(2, 6),
    minutes=(20, 40),
    rules_version=1,
    has_own_files=True,
    options=(
        GameOption(
            id="expert",
            title=N_("anludim", "Expert game"),
            help=N_(
                "anludim",
                "Laid cards never return to your hand, but you can reuse them in a "
                "combination of a higher discipline.",
            ),
        ),
    ),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_(
                "level",
                "Looks no further than the table, and forgets which cards were taken.",
            ),
            N_(
                "level",
                "Plans a turn, watches what everybody collects, and remembers half of the cards.",
            ),
            N_(
                "anludim",
                "Watches rivals and remembers most cards, but thinks only briefly.",
            ),
            N_("level", "Thinks ahead, forgets nothing, and sees what rivals are about to win."),
            N_("anludim", "Knows what the Archmage knows, and tries out many more plans."),
        ),
    ),
    styles=(
        Style(
            "hoarder",
            N_("anludim", "Hoarder"),
            N_("anludim", "Draws cards rather than laying them, and keeps a full hand."),
        ),
        Style(
            "bidder",
            N_("anludim", "Defender"),
            N_("anludim", "Lays larger combinations than needed, to make them hard to beat."),
        ),
        Style(
            "raider",
            N_("anludim", "Poacher"),
            N_("anludim", "Would rather win a professor from a rival than from the board."),
        ),
        Style(
            "builder",
            N_("anludim", "Pioneer"),
            N_("anludim", "Goes for professors nobody holds."),
        ),
    ),
)

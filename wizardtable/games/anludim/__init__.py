# SPDX-License-Identifier: MIT
"""Anludim: apprentices in combinations win professors, and professors bring magic objects."""

from wizardtable.core.agent import Level
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import GameOption
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
    options=(
        GameOption(
            id="expert",
            title=N_("anludim", "Expert game"),
            help=N_(
                "anludim",
                "Laid cards never return to the hand, but may serve again in a combination of a "
                "higher discipline.",
            ),
        ),
    ),
    levels=(
        Level(
            "apprentice",
            N_("level", "Apprentice"),
            iterations=8,
            seconds=1.0,
            depth=0,
            memory=0.0,
            weights=(("sight", 0.0),),
            about=N_(
                "level",
                "Looks at the table and little further, and forgets which cards were taken.",
            ),
        ),
        Level(
            "adept",
            N_("level", "Adept"),
            iterations=60,
            seconds=2.0,
            depth=1,
            memory=0.5,
            weights=(("sight", 1.0),),
            about=N_(
                "level",
                "Plans its turn, watches what everybody collects, and remembers half of the cards.",
            ),
        ),
        Level(
            "archmage",
            N_("level", "Archmage"),
            iterations=300,
            seconds=4.0,
            depth=2,
            about=N_(
                "level", "Thinks ahead, forgets nothing, and sees what its rivals are about to win."
            ),
        ),
    ),
)

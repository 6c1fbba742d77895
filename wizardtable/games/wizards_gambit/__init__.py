# SPDX-License-Identifier: MIT
"""Wizard's Gambit: components complete the spells of a common pool, and ten points win."""

from wizardtable.core.agent import Level
from wizardtable.core.catalog import GameSpec
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="wizards_gambit",
    package="wizardtable.games.wizards_gambit",
    title=N_("wizards_gambit", "Wizard's Gambit"),
    pitch=N_(
        "wizards_gambit",
        "Add components to the spells of a common pool, claim those that you complete, and be the "
        "first to hold ten points of magic.",
    ),
    seats=range(2, 6),
    minutes=(20, 45),
    rules_version=1,
    levels=(
        Level(
            "apprentice",
            N_("level", "Apprentice"),
            iterations=0,
            seconds=1.0,
            depth=0,
            memory=0.3,
            weights=(("sight", 0.0),),
            about=N_("wizards_gambit", "Plays what lies at hand, and often helps the next wizard."),
        ),
        Level(
            "adept",
            N_("level", "Adept"),
            iterations=0,
            seconds=1.0,
            depth=0,
            weights=(("sight", 1.0),),
            about=N_("wizards_gambit", "Knows what each spell is worth, and sets no spell up."),
        ),
        Level(
            "archmage",
            N_("level", "Archmage"),
            iterations=150,
            seconds=3.0,
            depth=5,
            aside=1.0,
            about=N_(
                "wizards_gambit",
                "Thinks of what follows a whole turn, and of the hands that others may hold.",
            ),
        ),
    ),
    options=(),
    secrets=True,
    counts_rounds=True,
    has_house=True,
)

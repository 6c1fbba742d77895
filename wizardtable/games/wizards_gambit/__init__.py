# SPDX-License-Identifier: MIT
"""Wizard's Gambit: components complete the spells of a common pool, and ten points win."""

from pathlib import Path

from wizardtable.core.catalog import GameSpec
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
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
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("wizards_gambit", "Plays what lies at hand, and often helps the next wizard."),
            N_("wizards_gambit", "Looks at the next wizard, and clings to its components."),
            N_("wizards_gambit", "Knows what each spell is worth, and seldom sets one up."),
            N_(
                "wizards_gambit", "Thinks of a whole turn, and of who could complete what after it."
            ),
            N_(
                "wizards_gambit",
                "Knows more than the Archmage, and imagines the hands that others may hold.",
            ),
        ),
    ),
    options=(),
    secrets=True,
    counts_rounds=True,
    has_house=True,
    # a hand emptied once ended the count of `stuck`, and the last cards lay about after the end
    recounted=frozenset({"stuck", "aside", "casting", "discards"}),
    styles=(
        Style(
            "hoarder",
            N_("wizards_gambit", "Patient"),
            N_("wizards_gambit", "Keeps incantations for a better turn."),
        ),
        Style(
            "bidder",
            N_("wizards_gambit", "Gambler"),
            N_("wizards_gambit", "Is quick to stake a gambit."),
        ),
        Style(
            "raider",
            N_("wizards_gambit", "Attacker"),
            N_(
                "wizards_gambit",
                "Turns incantations against rivals, and takes what they could complete.",
            ),
        ),
        Style(
            "builder",
            N_("wizards_gambit", "Builder"),
            N_("wizards_gambit", "Looks for abilities that serve for long, more than for points."),
        ),
    ),
)

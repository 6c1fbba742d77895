# SPDX-License-Identifier: MIT
"""Wizard's Gambit: components complete the spells of a common pool, and ten points win."""

from pathlib import Path

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="wizards_gambit",
    package="wizardtable.games.wizards_gambit",
    title=N_("wizards_gambit", "Wizard’s Gambit"),
    pitch=N_(
        "wizards_gambit",
        "Add components to a shared pool of spells, claim the spells you "
        "complete, and be the first to reach ten points of magic.",
    ),
    seats=range(2, 6),
    minutes=(20, 45),
    rules_version=1,
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_(
                "wizards_gambit",
                "Plays the first card that fits, and often sets up a spell for the next wizard.",
            ),
            N_("wizards_gambit", "Keeps an eye on the next wizard, and hoards components."),
            N_(
                "wizards_gambit",
                "Knows what each spell is worth, and rarely sets one up for others.",
            ),
            N_(
                "wizards_gambit",
                "Plans the whole turn, and works out who could complete what next.",
            ),
            N_(
                "wizards_gambit",
                "Sees further than the Archmage, and imagines the hands others may hold.",
            ),
        ),
    ),
    options=(),
    has_secrets=True,
    counts_rounds=True,
    has_own_files=True,
    # Older saves have other values here: an emptied hand reset `stuck`, and at the end of the match
    # the last cards were not discarded.
    recounted=frozenset({"stuck", "aside", "casting", "discards"}),
    styles=(
        Style(
            "hoarder",
            N_("wizards_gambit", "Patient"),
            N_("wizards_gambit", "Saves incantations for the right moment."),
        ),
        Style(
            "bidder",
            N_("wizards_gambit", "Gambler"),
            N_("wizards_gambit", "Plays gambits early and often."),
        ),
        Style(
            "raider",
            N_("wizards_gambit", "Attacker"),
            N_(
                "wizards_gambit",
                "Aims incantations at rivals, and snatches the spells they could complete.",
            ),
        ),
        Style(
            "builder",
            N_("wizards_gambit", "Builder"),
            N_("wizards_gambit", "Prefers lasting abilities to quick points."),
        ),
    ),
)

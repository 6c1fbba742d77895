# SPDX-License-Identifier: MIT
"""The Scepter of Zavandor: gems bring energy, energy pays for artifacts and sentinels.

`SPEC` describes the game to the lobby: its options, levels and playing styles.
"""

from pathlib import Path

from wizardtable.core.game import GameOption
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="zavandor",
    package="wizardtable.games.zavandor",
    title=N_("zavandor", "The Scepter of Zavandor"),
    pitch=N_(
        "zavandor",
        "Enchant gems, spend their energy on knowledge and artifacts, and "
        "outbid your rivals for the sentinels that guard the Scepter.",
    ),
    seats=range(2, 7),
    minutes=(45, 120),
    rules_version=1,
    counts_rounds=True,
    options=(
        GameOption(
            id="chosen_characters",
            title=N_("zavandor", "Chosen characters"),
            help=N_(
                "zavandor", "Players choose their characters instead of being dealt them at random."
            ),
        ),
        GameOption(
            id="wrath",
            title=N_("zavandor", "Wrath of the Sages"),
            help=N_(
                "zavandor",
                "Players may bid more than they can pay. Whoever wins an auction "
                "and cannot pay is eliminated.",
            ),
        ),
        GameOption(
            id="keep_sages",
            title=N_("zavandor", "Keep sage cards"),
            help=N_(
                "zavandor",
                "Cards from the Nine Sages always stay cards. Without this option, "
                "they turn into dust for players who can neither enchant gems of "
                "the same colour nor draw such cards from an artifact.",
            ),
        ),
        GameOption(
            id="druid_ruby",
            title=N_("zavandor", "Druid’s ruby"),
            help=N_("zavandor", "The Druid may own one ruby as early as level 3 of Fire."),
        ),
    ),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("zavandor", "Plays one turn at a time and plans nothing beyond it."),
            N_("zavandor", "Works out what each purchase will earn and what each card is worth."),
            N_("zavandor", "Plans several rounds ahead, but hardly watches rivals."),
            N_(
                "zavandor",
                "Plans several rounds ahead, watches rivals, and picks the right "
                "moment for the last sentinels.",
            ),
            N_(
                "zavandor",
                "Sees further than the Archmage: plays out turns and auctions in advance.",
            ),
        ),
    ),
    styles=(
        Style(
            "hoarder",
            N_("zavandor", "Saver"),
            N_("zavandor", "Prefers to save energy, keep gems and bid carefully."),
        ),
        Style(
            "bidder",
            N_("zavandor", "Bidder"),
            N_(
                "zavandor",
                "Likes to open auctions, and to keep bidding a little longer than others.",
            ),
        ),
        Style(
            "raider",
            N_("zavandor", "Spoiler"),
            N_("zavandor", "Likes to bid on the cards rivals need most."),
        ),
        Style(
            "builder",
            N_("zavandor", "Scholar"),
            N_("zavandor", "Likes to advance in knowledge before anything else."),
        ),
    ),
)

# SPDX-License-Identifier: MIT
"""The Scepter of Zavandor: gems bring energy, energy buys artifacts, and sentinels end the game."""

from pathlib import Path

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import GameOption
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="zavandor",
    package="wizardtable.games.zavandor",
    title=N_("zavandor", "The Scepter of Zavandor"),
    pitch=N_(
        "zavandor",
        "Enchant gems, draw their energy, outbid your rivals for artifacts, and win the sentinels "
        "that guard the Scepter.",
    ),
    seats=range(2, 7),
    minutes=(45, 120),
    rules_version=1,
    counts_rounds=True,
    options=(
        GameOption(
            id="chosen_characters",
            title=N_("zavandor", "Chosen characters"),
            help=N_("zavandor", "The players choose their characters instead of being dealt one."),
        ),
        GameOption(
            id="wrath",
            title=N_("zavandor", "Wrath of the Sages"),
            help=N_(
                "zavandor",
                "A player may bid more than he can pay; if he then wins, he is out of the game.",
            ),
        ),
        GameOption(
            id="keep_sages",
            title=N_("zavandor", "Keep sage cards"),
            help=N_(
                "zavandor",
                "Cards of the Nine Sages stay cards; without this option, those that their owner "
                "has no use for become dust.",
            ),
        ),
        GameOption(
            id="druid_ruby",
            title=N_("zavandor", "Druid's ruby"),
            help=N_("zavandor", "The Druid may own one ruby from level 3 of Fire."),
        ),
    ),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("zavandor", "Buys what it can pay for, and looks no further than its turn."),
            N_("zavandor", "Reckons what a purchase brings, and bids no more than a lot is worth."),
            N_("zavandor", "Plans its rounds ahead, and trusts its first idea."),
            N_(
                "zavandor",
                "Plans its rounds ahead, times the last sentinels, and makes rivals pay.",
            ),
            N_(
                "zavandor",
                "Looks further than the Archmage, and goes through turns and auctions in its mind.",
            ),
        ),
    ),
    styles=(
        Style(
            "hoarder",
            N_("zavandor", "Saver"),
            N_("zavandor", "Saves energy, keeps its gems, and bids with care."),
        ),
        Style(
            "bidder",
            N_("zavandor", "Bidder"),
            N_("zavandor", "Puts much up for auction, and bids a little more than a lot is worth."),
        ),
        Style(
            "raider",
            N_("zavandor", "Spoiler"),
            N_("zavandor", "Bids for what rivals need most, to keep it from them."),
        ),
        Style(
            "builder",
            N_("zavandor", "Scholar"),
            N_("zavandor", "Puts knowledge first, and trusts in a long game."),
        ),
    ),
)

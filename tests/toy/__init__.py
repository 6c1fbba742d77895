# SPDX-License-Identifier: MIT
"""Sparks, the smallest game that has everything: hidden hands, draws, an option and a result.

Each seat has four cards of 1 to 24. The leader plays a card, and the other seats follow in turn.
The highest card takes the trick, and its player leads the next one. Once before playing, a seat may
throw a card away, face up, and draw another one unseen. There are four tricks. As an option, the
last one counts double.
"""

from wizardtable.core.agent import Level
from wizardtable.core.game import GameOption
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="toy",
    package="tests.toy",
    title=N_("toy", "Sparks"),
    pitch=N_("toy", "Four tricks, high card wins."),
    seats=range(2, 5),
    minutes=(1, 1),
    rules_version=1,
    counts_rounds=True,
    options=(
        GameOption(
            id="double",
            title=N_("toy", "Double ending"),
            help=N_("toy", "The last trick counts double."),
        ),
    ),
    levels=(
        Level("pupil", N_("toy", "Pupil"), iterations=20, seconds=0.2, depth=2, memory=0.0),
        Level("master", N_("toy", "Master"), iterations=200, seconds=1.0, depth=20),
        Level("circle", N_("toy", "Circle"), iterations=60, seconds=1.0, depth=20, tree_count=3),
    ),
    styles=(
        Style(
            "hoarder", N_("toy", "Keeper"), N_("toy", "Keeps its high cards for the last tricks.")
        ),
        Style("bidder", N_("toy", "Sprinter"), N_("toy", "Plays its high cards first.")),
        Style("raider", N_("toy", "Swapper"), N_("toy", "Likes to swap.")),
        Style("builder", N_("toy", "Steadfast"), N_("toy", "Does not like to swap.")),
    ),
)

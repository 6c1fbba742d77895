# SPDX-License-Identifier: MIT
"""What a move throws away for certain in Elfenwizards: dice and minor spells that win nothing."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.standings import closed_to, rising, targets
from wizardtable.games.elfenwizards.rules.state import Observation

MANY: Final = 5
"""Dice in one box after which another one is asked about, once in a round."""


def waste(seen: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns what is thrown away by a die in a box, or a spell beside a wizard."""
    if isinstance(action, moves.PlaceDie):
        return _die(seen, action)
    return _spell(seen, action) if isinstance(action, moves.Commit) else None


def _die(seen: Observation, action: moves.PlaceDie) -> Message | None:
    """Nobody moves between the boxes and the contests."""
    if len(seen.placed[seen.to_move][action.box]) == MANY:
        return N_(
            "elfenwizards",
            "This box already holds five of your seven dice: with this one, a single die would be "
            "left for all the other boxes.",
        )
    if action.box >= len(box.LEVELS) or targets(seen, seen.to_move, action.box):
        return None
    return N_(
        "elfenwizards",
        "You cannot place a spell beside any wizard on this level: the die would be "
        "useless this round.",
    )


def _spell(seen: Observation, action: moves.Commit) -> Message | None:
    seat, wizard = seen.to_move, action.wizard
    number = box.CONTEST_OF[seen.place[wizard]]
    titles, below = box.CONTESTS[number]
    if box.guild_of(wizard) != seat:
        own = [one for one, place in enumerate(seen.place) if box.guild_of(one) == seat]
        if len(titles) == 1 and any(seen.place[one] in below for one in own):
            return N_(
                "elfenwizards",
                "This wizard competes with yours for the same title: your spell would help your "
                "rival.",
            )
        return None
    if action.face != box.MINOR_FACE or closed_to(seen, number) != seat:
        return None
    # Of several wizards of the guild who are tied, a minor spell lets one rise.
    if rising(seen, number, (wizard, action.face)) > rising(seen, number):
        return None
    return N_(
        "elfenwizards",
        "No other guild competes here, and this minor spell would win you no further title.",
    )

# SPDX-License-Identifier: MIT
"""Finds moves that certainly throw something away: dice and minor spells that win nothing."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.standings import count_rising, sole_guild, target_wizards
from wizardtable.games.elfenwizards.rules.state import Observation

CROWDED_BOX_DICE: Final = 5
"""The player is warned before adding a die to a box that holds exactly this many; this can happen
only once a round."""


def waste(observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns a sentence about what the action throws away, or None if the action throws nothing
    away.

    `menu` is the list of all legal actions.
    """
    if isinstance(action, moves.PlaceDie):
        return _wasted_die(observation, action)
    return _wasted_spell(observation, action) if isinstance(action, moves.Commit) else None


def _wasted_die(observation: Observation, action: moves.PlaceDie) -> Message | None:
    """Returns the sentence about a die that crowds a box, or that would lie in the box of a level
    where the seat may place no spell; None for any other die. Wizards do not move between casts and
    contests, so the waste is certain."""
    if len(observation.placed[observation.to_move][action.box]) == CROWDED_BOX_DICE:
        return N_(
            "elfenwizards",
            "This box already holds five of your seven dice: with this one, a single die would be "
            "left for all the other boxes.",
        )
    if action.box >= len(box.LEVELS) or target_wizards(
        observation, observation.to_move, action.box
    ):
        return None
    return N_(
        "elfenwizards",
        "You cannot place a spell beside any wizard on this level: the die would be "
        "useless this round.",
    )


def _wasted_spell(observation: Observation, action: moves.Commit) -> Message | None:
    seat, wizard = observation.to_move, action.wizard
    number = observation.box.contest_of_place[observation.place[wizard]]
    titles, below = observation.box.contests[number]
    if box.guild_of(wizard) != seat:
        own = [
            place for other, place in enumerate(observation.place) if box.guild_of(other) == seat
        ]
        if len(titles) == 1 and any(place in below for place in own):
            return N_(
                "elfenwizards",
                "This wizard competes with yours for the same title: your spell would help your "
                "rival.",
            )
        return None
    if action.face != box.MINOR_FACE or sole_guild(observation, number) != seat:
        return None
    # If several wizards of the guild are tied, a minor spell lets one of them rise.
    if count_rising(observation, number, (wizard, action.face)) > count_rising(observation, number):
        return None
    return N_(
        "elfenwizards",
        "No other guild competes here, and this minor spell would win you no further title.",
    )

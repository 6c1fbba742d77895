# SPDX-License-Identifier: MIT
"""Says what a move of Elfenwizards gains, for the list of moves."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.teaching.reasons import first_true
from wizardtable.core.text import NN_, Message
from wizardtable.games.elfenwizards.mind.die_reasons import BOX_REASONS, LEVEL_REASONS
from wizardtable.games.elfenwizards.mind.spell_reasons import RISING_REASONS
from wizardtable.games.elfenwizards.rules import moves, state

_GAINS: Final = (*RISING_REASONS, *LEVEL_REASONS, *BOX_REASONS)


def move_gain(
    observation: state.Observation, action: moves.Action, names: Sequence[str]
) -> Message | None:
    """Returns a sentence about the contest, spells or tokens that the action gains, or None."""
    if isinstance(action, moves.FillTitle):
        points = observation.box.points[action.space]
        return NN_("elfenwizards", "The title is worth %n point(s).", "", points)
    reason = first_true(_GAINS, observation, action)
    return None if reason is None else reason.sentence(observation, action)

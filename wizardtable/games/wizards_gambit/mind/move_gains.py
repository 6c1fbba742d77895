# SPDX-License-Identifier: MIT
"""Says what a move of Wizard's Gambit wins, for the list of moves."""

from collections.abc import Sequence

from wizardtable.core.teaching.reasons import first_true
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.mind.incantation_reasons import HASTE_REASON, MOVE_REASON
from wizardtable.games.wizards_gambit.mind.reasons import RELEASE_REASON
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.pool import missing_count
from wizardtable.games.wizards_gambit.rules.state import Observation

_SPELL_REASONS = (HASTE_REASON, MOVE_REASON, RELEASE_REASON)


def move_gain(
    observation: Observation, action: moves.Action, names: Sequence[str]
) -> Message | None:
    """Returns a sentence about the points that the action wins, or about what the spell then
    lacks; None for other actions."""
    if isinstance(action, moves.PlayComponent):
        return _effect_on_spell(observation, action.slot)
    if isinstance(action, moves.MoveComponent):
        return _effect_on_spell(observation, action.target)
    reason = first_true(_SPELL_REASONS, observation, action)
    return None if reason is None else reason.sentence(observation, action)


def _effect_on_spell(observation: Observation, slot: int) -> Message:
    """Returns a sentence about one more component on the spell in a slot of the pool."""
    missing = missing_count(observation, slot) - 1
    if missing:
        return NN_("wizards_gambit", "The spell will then need %n more component(s).", "", missing)
    points = observation.scores[observation.viewer]
    points += observation.table.points[observation.pool[slot]]
    if points >= box.GOAL_POINTS:
        return N_("wizards_gambit", "Wins the match with {points} points.").of(points=points)
    text = N_("wizards_gambit", "You will then have {points} of {goal} points.")
    return text.of(points=points, goal=box.GOAL_POINTS)

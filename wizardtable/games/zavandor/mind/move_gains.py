# SPDX-License-Identifier: MIT
"""Says what a move of Zavandor gains in points and income, for the list of moves."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import is_last_round
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text import what_if


def move_gain(
    observation: Observation, action: moves.Action, names: Sequence[str]
) -> Message | None:
    """Returns a sentence about the points and the mean income that a purchase gains.

    The result is None for other actions, and for a purchase that gains neither.
    """
    after = _after(observation, action)
    if after is None:
        return None
    change = what_if.change(observation, after, observation.viewer)
    points = change.after.points - change.before.points
    income = 0 if is_last_round(observation) else round(change.gain)
    if income <= 0:
        return NN_("zavandor", "Gains %n point(s).", "", points) if points > 0 else None
    energy = NN_("zavandor", "%n energy", "", income)
    if points <= 0:
        return N_("zavandor", "Gains about {energy} a round.").of(energy=energy)
    text = NN_("zavandor", "Gains %n point(s) and about {energy} a round.", "", points)
    return text.of(energy=energy)


def _after(observation: Observation, action: moves.Action) -> Observation | None:
    """Returns the board after a purchase without its payment; None for other actions."""
    seat = observation.viewer
    if isinstance(action, moves.Enchant):
        return what_if.with_gem(observation, seat, action.gem)
    if isinstance(action, moves.Activate):
        return what_if.moved_gem(observation, seat, action.gem, active=True)
    if isinstance(action, moves.Advance | moves.FreeAdvance):
        return what_if.with_step(observation, seat, action.domain)
    if isinstance(action, moves.OpenAuction):
        return what_if.with_lot(observation, seat, action.lot)
    if isinstance(action, moves.Bid | moves.Pay):
        return what_if.with_lot(observation, seat, box.Lot(observation.lot))
    return None

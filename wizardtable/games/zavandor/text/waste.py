# SPDX-License-Identifier: MIT
"""Warns of energy or points that a player gives away by ending the turn."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.discards import possible_discards
from wizardtable.games.zavandor.rules.economy import hand_limit, holdable_dust, is_last_round
from wizardtable.games.zavandor.rules.prices import wealth
from wizardtable.games.zavandor.rules.state import TURN, Observation
from wizardtable.games.zavandor.text.point_purchases import fair_lot, point_purchases

MIN_LOST_ENERGY: Final = 5
"""The tutor warns if at least this much energy is lost: the value of a small card."""

_SPENDING_ACTIONS: Final = (
    (moves.Enchant, N_("zavandor", "a gem")),
    (moves.Advance, N_("zavandor", "an advance in a domain")),
    (moves.OpenAuction, N_("zavandor", "a bid in an auction")),
)
"""Classes of actions that spend energy in a turn, each with its words in a sentence."""


def energy_lost(observation: Observation) -> int:
    """Returns the least energy that the viewer would have to discard over the hand limit; 0 for
    none."""
    hand, dust = observation.hand, holdable_dust(observation.dust[observation.viewer])
    ways = possible_discards(tuple(hand), dust, hand_limit(observation, observation.viewer), 1)
    return wealth(ways[0].cards, ways[0].dust) if ways else 0


def is_loss_certain(observation: Observation) -> bool:
    """Returns whether the viewer cannot spend energy any more in this round once their turn ends.

    This is so for the last player in the turn order. Others may still win a lot in a later turn.
    """
    place = observation.order.index(observation.viewer)
    return all(observation.out[seat] for seat in observation.order[place + 1 :])


def waste(observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns a warning about the energy or the points that ending the turn now gives away.

    `menu` has the viewer's legal actions, and `action` is the one that the viewer is about to take.
    The result is None if little is lost or the viewer can buy nothing. In the last round, only
    points count.
    """
    if not isinstance(action, moves.EndTurn) or observation.phase != TURN:
        return None
    if is_last_round(observation):
        return _points_warning(observation)
    uses = [
        words for kind, words in _SPENDING_ACTIONS if any(isinstance(other, kind) for other in menu)
    ]
    lost = energy_lost(observation)
    if lost < MIN_LOST_ENERGY or not uses:
        return None
    warning = _energy_warning(observation).of(energy=lost, uses=joined_with_and(uses))
    lot = fair_lot(observation, lost)
    if lot is None:
        return warning
    text = NN_(
        "zavandor", "{warning} For {price}, {lot} would earn you %n point(s).", "", lot.points
    )
    return text.of(warning=warning, price=lot.price, lot=lot.name)


def _energy_warning(observation: Observation) -> Message:
    if is_loss_certain(observation):
        return N_(
            "zavandor",
            "You are over your hand limit: at the end of the round, you will lose {energy} "
            "energy. You can still spend it on {uses}.",
        )
    return N_(
        "zavandor",
        "You are over your hand limit: at the end of the round, you will lose {energy} energy "
        "unless you win an auction before then. You can still spend it on {uses}.",
    )


def _points_warning(observation: Observation) -> Message | None:
    """Returns a warning about points that the viewer could still buy in the last round."""
    for purchase in point_purchases(observation):
        text = NN_(
            "zavandor",
            "This is the last round, and {purchase} could still earn you %n point(s).",
            "",
            purchase.points,
        )
        return text.of(purchase=purchase.name)
    return None

# SPDX-License-Identifier: MIT
"""Warns of energy over the hand limit that a player certainly loses by ending the turn."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.discards import discards
from wizardtable.games.zavandor.rules.economy import hand_limit, holdable_dust, is_last_round
from wizardtable.games.zavandor.rules.prices import wealth
from wizardtable.games.zavandor.rules.state import TURN, Observation

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
    ways = discards(tuple(hand), dust, hand_limit(observation, observation.viewer), 1)
    return wealth(ways[0].cards, ways[0].dust) if ways else 0


def waste(observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns a warning about the energy lost if the turn ends now, with the ways to spend it.

    `menu` has the viewer's legal actions, and `action` is the one that the viewer is about to take.
    The result is None if little is lost, if the viewer can buy nothing, or in the last round.
    """
    if (
        not isinstance(action, moves.EndTurn)
        or observation.phase != TURN
        or is_last_round(observation)
    ):
        return None
    uses = [
        words for kind, words in _SPENDING_ACTIONS if any(isinstance(other, kind) for other in menu)
    ]
    lost = energy_lost(observation)
    if lost < MIN_LOST_ENERGY or not uses:
        return None
    text = N_(
        "zavandor",
        "You are over your hand limit: at the end of the round, you would lose {energy} "
        "energy. You can still spend it on {uses}.",
    )
    return text.of(energy=lost, uses=joined_with_and(uses))

# SPDX-License-Identifier: MIT
"""What a move throws away for certain in The Scepter of Zavandor: energy over the hand limit."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.discards import discards
from wizardtable.games.zavandor.rules.economy import hand_limit, is_last_round, settled
from wizardtable.games.zavandor.rules.prices import wealth
from wizardtable.games.zavandor.rules.state import TURN, Observation

LEAST: Final = 5
"""Energy that is worth a word: a small card."""

_USES: Final = (
    (moves.Enchant, N_("zavandor", "a gem")),
    (moves.Advance, N_("zavandor", "an advance in a domain")),
    (moves.OpenAuction, N_("zavandor", "a bid in an auction")),
)
"""What energy is spent on in a turn."""


def energy_lost(seen: Observation) -> int:
    """Returns the energy that the viewer would lose over the hand limit, discarding what is worth
    least; 0 where it is not over it."""
    hand, dust = seen.hand, settled(seen.dust[seen.viewer])
    ways = discards(tuple(hand), dust, hand_limit(seen, seen.viewer), 1)
    return wealth(ways[0].cards, ways[0].dust) if ways else 0


def waste(seen: Observation, menu: Sequence[Any], action: Any) -> Message | None:
    """Returns what is thrown away if the turn ends, and what it would pay for; None where nothing
    can be bought, or everything is worthless anyway."""
    if not isinstance(action, moves.EndTurn) or seen.phase != TURN or is_last_round(seen):
        return None
    uses = [words for kind, words in _USES if any(isinstance(one, kind) for one in menu)]
    lost = energy_lost(seen)
    if lost < LEAST or not uses:
        return None
    text = N_(
        "zavandor",
        "You are over your hand limit: at the end of the round, you would lose {energy} "
        "energy. You can still spend it on {uses}.",
    )
    return text.of(energy=lost, uses=joined_with_and(uses))

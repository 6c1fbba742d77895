# SPDX-License-Identifier: MIT
"""How a match of Zavandor stands for its viewer, besides the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import state, terms
from wizardtable.games.zavandor.rules.components import LAST_SALES


def situation(seen: state.Observation, names: Sequence[str]) -> Message:
    """Returns the round, how near the end is, and what the viewer can pay with."""
    text = N_(
        "zavandor situation", "Round {number}; sentinels sold: {sold} ({last} end the match)."
    )
    told = text.of(number=max(1, seen.round_number), sold=seen.sold, last=LAST_SALES)
    if seen.viewer < 0:
        return told
    energy = terms.face_list(seen.hand, dust=seen.dust[seen.viewer])
    if energy is None:
        return N_("zavandor situation", "{told} You have no energy.").of(told=told)
    return N_("zavandor situation", "{told} You have {energy}.").of(told=told, energy=energy)

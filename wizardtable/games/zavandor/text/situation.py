# SPDX-License-Identifier: MIT
"""Describes the situation of a match to its viewer, apart from the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import state, terms
from wizardtable.games.zavandor.rules.components import SALES_TO_END


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence with the round, the sentinels sold, and the energy that the viewer can
    spend.

    For a viewer without a seat, the energy is left out.
    """
    text = N_(
        "zavandor situation", "Round {number}; sentinels sold: {sold} ({last} end the match)."
    )
    summary = text.of(
        number=max(1, observation.round_number), sold=observation.sold, last=SALES_TO_END
    )
    if observation.viewer < 0:
        return summary
    energy = terms.face_list(observation.hand, dust=observation.dust[observation.viewer])
    if energy is None:
        return N_("zavandor situation", "{told} You have no energy.").of(told=summary)
    return N_("zavandor situation", "{told} You have {energy}.").of(told=summary, energy=energy)

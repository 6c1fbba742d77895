# SPDX-License-Identifier: MIT
"""Describes the situation of a match to its viewer, apart from the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, joined_sentences, joined_with_commas
from wizardtable.games.zavandor.rules import state, terms
from wizardtable.games.zavandor.rules.components import SALES_TO_END
from wizardtable.games.zavandor.rules.economy import board_hand_size, free_slot_count


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences with the round, the sentinels sold, the viewer's energy and free slots, and
    the energy cards of the others.

    For a viewer without a seat, the viewer's own things are left out.
    """
    text = N_(
        "zavandor situation", "Round {number}; sentinels sold: {sold} ({last} end the match)."
    )
    summary = text.of(
        number=max(1, observation.round_number), sold=observation.sold, last=SALES_TO_END
    )
    others = _cards_of_others(observation, names)
    if observation.viewer < 0:
        return joined_sentences([summary, others])
    slots = NN_(
        "zavandor situation",
        "You have %n free slot(s).",
        "",
        free_slot_count(observation, observation.viewer),
    )
    return joined_sentences([_with_energy(observation, summary), slots, others])


def _with_energy(observation: state.Observation, summary: Message) -> Message:
    """Returns the summary, followed by the energy that the viewer can spend."""
    energy = terms.face_list(observation.hand, dust=observation.dust[observation.viewer])
    if energy is None:
        return N_("zavandor situation", "{told} You have no energy.").of(told=summary)
    return N_("zavandor situation", "{told} You have {energy}.").of(told=summary, energy=energy)


def _cards_of_others(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence with the number of energy cards in the hands of the other seats."""
    text = N_("zavandor situation", "{player} {number}")
    counts = [
        text.of(player=names[seat], number=board_hand_size(observation, seat))
        for seat, is_out in enumerate(observation.out)
        if seat != observation.viewer and not is_out
    ]
    if not counts:
        return N_("zavandor situation", "Nobody else is left in the match.")
    sentence = N_("zavandor situation", "Places taken in hand: {counts}.")
    return sentence.of(counts=joined_with_commas(counts))

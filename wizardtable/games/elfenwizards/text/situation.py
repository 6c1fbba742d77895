# SPDX-License-Identifier: MIT
"""How a match of Elfenwizards stands for its viewer, besides the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, state, terms


def situation(seen: state.Observation, names: Sequence[str]) -> Message:
    """Returns the round, who has the dragon and the highest title, and what the viewer has."""
    text = N_(
        "elfenwizards situation", "Round {number} of {last}; {player} has the dragon, {title}."
    )
    title = N_("elfenwizards situation", "and nobody is Grand Druid")
    if components.GRAND_DRUID in seen.place:
        seat = seen.place.index(components.GRAND_DRUID) // components.STRIDE
        title = N_("elfenwizards situation", "and {player} has the Grand Druid")
        title = title.of(player=names[seat])
    told = text.of(
        number=seen.round_number,
        last=components.LAST_ROUND,
        player=names[seen.dragon],
        title=title,
    )
    seat = seen.viewer
    if seat < 0:
        return told
    own = NN_(
        "elfenwizards situation",
        "{told} You have {dice} to roll and %n minor spell(s).",
        "",
        seen.minors[seat],
    )
    return own.of(told=told, dice=terms.dice(seen.ready[seat]))

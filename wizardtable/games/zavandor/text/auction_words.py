# SPDX-License-Identifier: MIT
"""Sentences about an auction that prompts and descriptions of the position share."""

from collections.abc import Iterator, Sequence

from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.zavandor.rules.state import Observation


def bidders_out(observation: Observation, names: Sequence[str]) -> Iterator[Message]:
    """Yields a sentence with the seats that are out of the current auction; none if all still bid.

    A seat is out once it has passed, by itself or because the program passed for it, and from the
    start if it may not own the lot. Eliminated seats are left out.
    """
    seats = [
        seat
        for seat, is_bidding in enumerate(observation.bidding)
        if not is_bidding and not observation.out[seat]
    ]
    if seats:
        own = N_("zavandor auction", "you")
        players = [own if seat == observation.viewer else names[seat] for seat in seats]
        text = N_("zavandor auction", "Out of the auction: {players}.")
        yield text.of(players=joined_with_and(players))

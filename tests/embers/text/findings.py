# SPDX-License-Identifier: MIT
"""Finds what a player can learn from a match of Embers."""

from typing import Final

from tests.embers.rules import rules
from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch
from wizardtable.core.text import N_, NN_


def rounds_without_a_trick(match: SeenMatch) -> FinderResult | None:
    """Reports rounds without a trick; praises a seat that took a trick in every round."""
    ends = list(match.moves_with_event(rules.RoundEnded))
    places = tuple(move.place for move, event in ends if event.gains[match.seat] <= 0)
    if places:
        text = NN_("embers", "You took no trick in %n round(s).", "", len(places))
        return FinderResult(text, 0.5 * len(places), places)
    if not ends:
        return None
    return FinderResult(N_("embers", "You took a trick in every round."), 0.2, (), is_praise=True)


FINDERS: Final[Finders] = {"rounds_without_a_trick": rounds_without_a_trick}

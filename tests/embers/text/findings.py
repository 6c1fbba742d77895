# SPDX-License-Identifier: MIT
"""What there is to learn from a match of Embers."""

from typing import Final

from tests.embers.rules import rules
from wizardtable.core.teaching.findings import Finders, Found, SeenMatch
from wizardtable.core.text import N_, NN_


def rounds_without_a_trick(seen: SeenMatch) -> Found | None:
    """Returns how many rounds brought nothing; praise if every round brought something."""
    ends = list(seen.happened(rules.RoundEnded))
    places = tuple(move.place for move, event in ends if event.gains[seen.seat] <= 0)
    if places:
        told = NN_("embers", "You took no trick in %n round(s).", "", len(places))
        return Found(told, 0.5 * len(places), places)
    if not ends:
        return None
    return Found(N_("embers", "You took a trick in every round."), 0.2, (), praise=True)


FINDERS: Final[Finders] = {"rounds_without_a_trick": rounds_without_a_trick}

# SPDX-License-Identifier: MIT
"""Zavandor's sentences: what is expected, what can be done, and what has happened."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Tally
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules.components import is_sentinel
from wizardtable.games.zavandor.rules.moves import Action, ZavandorEvent
from wizardtable.games.zavandor.rules.points import GEM_LINE, LORE_LINE, point_lines, points
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.rules.terms import lot
from wizardtable.games.zavandor.text.action_list import entry
from wizardtable.games.zavandor.text.log import line
from wizardtable.games.zavandor.text.prompts import prompt


class ZavandorWording:
    """Zavandor's `core.game.Wording`; each method is told there."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """What the viewer is to do, or whom the viewer waits for."""
        return prompt(observation, names)

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """The action as an entry of a list, beginning with its verb."""
        return entry(action, observation)

    def event(self, event: ZavandorEvent, names: Sequence[str]) -> Message | None:
        """The event as a line of the log, None for those that others tell of."""
        return line(event, names)

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Each seat's points, and where they come from: gems, knowledge, artifacts, sentinels."""
        return tuple(_tally(observation, seat) for seat in range(len(observation.dust)))

    def turn(self, observation: Observation) -> int:
        """Rounds are counted; characters are chosen before the first."""
        return max(1, observation.round_number)


def _tally(seen: Observation, seat: int) -> Tally:
    if seen.out[seat]:
        return Tally(0, (), N_("zavandor points", "eliminated"))
    gems = knowledge = artifacts = 0
    sentinels: dict[int, int] = {}
    for one in point_lines(seen, seat):
        if one.kind == GEM_LINE:
            gems += one.points
        elif one.kind == LORE_LINE:
            knowledge += one.points
        elif is_sentinel(one.what):
            sentinels[one.what] = sentinels.get(one.what, 0) + one.points
        else:
            artifacts += one.points
    lines = (
        (N_("zavandor points", "Gems"), gems),
        (N_("zavandor points", "Knowledge"), knowledge),
        (N_("zavandor points", "Artifacts"), artifacts),
        *((lot(number), worth) for number, worth in sentinels.items()),
    )
    return Tally(points(seen, seat), lines)


WORDING: Final = ZavandorWording()

# SPDX-License-Identifier: MIT
"""Combines Zavandor's sentences in one object: prompts, actions, events and points."""

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
    """The sentences of Zavandor; `core.game.Wording` explains the methods."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """Returns a prompt for the viewer, or names the player for whom the viewer waits."""
        return prompt(observation, names)

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """Returns the action as an entry of the list of moves, beginning with its verb."""
        return entry(action, observation)

    def event(self, event: ZavandorEvent, names: Sequence[str]) -> Message | None:
        """Returns the event as a line of the log, or None for an event without a line."""
        return line(event, names)

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Returns each seat's points and their origins: gems, knowledge, artifacts, sentinels."""
        return tuple(_tally(observation, seat) for seat in range(len(observation.dust)))

    def turn(self, observation: Observation) -> int:
        """Returns the number of the round; 1 while characters are chosen."""
        return max(1, observation.round_number)


def _tally(observation: Observation, seat: int) -> Tally:
    if observation.out[seat]:
        return Tally(0, (), N_("zavandor points", "eliminated"))
    gems = knowledge = artifacts = 0
    sentinels: dict[int, int] = {}
    for origin in point_lines(observation, seat):
        if origin.kind == GEM_LINE:
            gems += origin.points
        elif origin.kind == LORE_LINE:
            knowledge += origin.points
        elif is_sentinel(origin.what):
            sentinels[origin.what] = sentinels.get(origin.what, 0) + origin.points
        else:
            artifacts += origin.points
    lines = (
        (N_("zavandor points", "Gems"), gems),
        (N_("zavandor points", "Knowledge"), knowledge),
        (N_("zavandor points", "Artifacts"), artifacts),
        *((lot(number), lot_points) for number, lot_points in sentinels.items()),
    )
    return Tally(points(observation, seat), lines)


WORDING: Final = ZavandorWording()

# SPDX-License-Identifier: MIT
"""Gives the sentences of Elfenwizards to the program: prompts, actions, events and scores."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Tally
from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules.moves import Action, ElfenwizardsEvent
from wizardtable.games.elfenwizards.rules.state import OVER, Observation
from wizardtable.games.elfenwizards.text.action_list import entry
from wizardtable.games.elfenwizards.text.log import line
from wizardtable.games.elfenwizards.text.prompts import prompt


class ElfenwizardsWording:
    """Implements `core.game.Wording`, which explains each method, for Elfenwizards."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """Returns what the viewer has to do, or the player that the viewer waits for."""
        return prompt(observation, names)

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """Returns the action as an entry of the move list, which begins with a verb."""
        return entry(action, observation, names)

    def event(self, event: ElfenwizardsEvent, names: Sequence[str]) -> Message | None:
        """Returns the event as a line of the log, or None if the log does not mention the event."""
        return line(event, names)

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Returns each seat's points by round, and at the end the points for its minor spells."""
        return tuple(_tally(observation, seat) for seat in range(len(observation.scores)))

    def turn(self, observation: Observation) -> int:
        """Returns the number of the round."""
        return observation.round_number


def _tally(observation: Observation, seat: int) -> Tally:
    lines = [
        (N_("elfenwizards points", "Round {number}").of(number=number), scored[seat])
        for number, scored in enumerate(observation.sheet, start=1)
    ]
    if observation.phase == OVER:
        lines.append((N_("elfenwizards points", "Minor spells"), observation.minors[seat]))
    return Tally(observation.scores[seat], tuple(lines))


WORDING: Final = ElfenwizardsWording()

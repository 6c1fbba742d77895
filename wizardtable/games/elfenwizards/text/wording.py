# SPDX-License-Identifier: MIT
"""Elfenwizards' sentences: what is expected, what can be done, and what has happened."""

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
    """Elfenwizards' `core.game.Wording`; each method is told there."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """What the viewer is to do, or whom the viewer waits for."""
        return prompt(observation, names)

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """The action as an entry of a list, beginning with its verb."""
        return entry(action, observation)

    def event(self, event: ElfenwizardsEvent, names: Sequence[str]) -> Message | None:
        """The event as a line of the log, None for those that others tell of."""
        return line(event, names)

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Each seat's points by round, and at the end those for its minor spells."""
        return tuple(_tally(observation, seat) for seat in range(len(observation.scores)))

    def turn(self, observation: Observation) -> int:
        """Rounds are counted."""
        return observation.round_number


def _tally(seen: Observation, seat: int) -> Tally:
    lines = [
        (N_("elfenwizards points", "Round {number}").of(number=number), scored[seat])
        for number, scored in enumerate(seen.sheet, start=1)
    ]
    if seen.phase == OVER:
        lines.append((N_("elfenwizards points", "Minor spells"), seen.minors[seat]))
    return Tally(seen.scores[seat], tuple(lines))


WORDING: Final = ElfenwizardsWording()

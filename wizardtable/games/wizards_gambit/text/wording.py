# SPDX-License-Identifier: MIT
"""Wizard's Gambit's sentences: what is expected, what can be done, and what has happened."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Tally
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules.components import SpellId
from wizardtable.games.wizards_gambit.rules.events import WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.moves import Action
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.rules.terms import spell
from wizardtable.games.wizards_gambit.text.action_list import entry
from wizardtable.games.wizards_gambit.text.log import line
from wizardtable.games.wizards_gambit.text.prompts import prompt


class WizardsGambitWording:
    """Wizard's Gambit's `core.game.Wording`; each method is told there."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """What the viewer is to do, or whom the viewer waits for."""
        return prompt(observation, names)

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """The action as an entry of a list, beginning with its verb."""
        return entry(action, observation, names)

    def event(self, event: WizardsGambitEvent, names: Sequence[str]) -> Message | None:
        """The event as a line of the log, None for those that others tell of."""
        return line(event, names)

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Each seat's points, spell by spell in the order they were claimed."""
        return tuple(_tally(observation, seat) for seat in range(len(observation.scores)))

    def turn(self, observation: Observation) -> int:
        """Rounds are counted."""
        return observation.round_number


def _tally(seen: Observation, seat: int) -> Tally:
    table = seen.table
    lines = [(_title(seen, row), table.points[row]) for row in seen.books[seat]]
    return Tally(seen.scores[seat], tuple(lines), _tie_break(seen, seat))


def _tie_break(seen: Observation, seat: int) -> Message | None:
    """The number of spells, where it ranks the seat before or behind one with as many points."""
    spells = len(seen.books[seat])
    for points, book in zip(seen.scores, seen.books, strict=True):
        if points == seen.scores[seat] and len(book) != spells:
            return NN_("wizards_gambit", "%n spell(s): fewer spells break the tie", "", spells)
    return None


def _title(seen: Observation, row: SpellId) -> Message:
    """The spell's name; one of a house deck, as it was entered, is made a message."""
    name = spell(seen.table, row)
    if isinstance(name, Message):
        return name
    return N_("wizards_gambit points", "{spell}").of(spell=name)


WORDING: Final = WizardsGambitWording()

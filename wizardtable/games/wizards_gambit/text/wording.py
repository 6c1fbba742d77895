# SPDX-License-Identifier: MIT
"""The sentences of Wizard's Gambit behind the contract of `core.game.Wording`.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Tally
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules.components import SpellId
from wizardtable.games.wizards_gambit.rules.events import WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.moves import Action
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.rules.terms import spell
from wizardtable.games.wizards_gambit.text.action_list import move_list_entry
from wizardtable.games.wizards_gambit.text.log import log_line
from wizardtable.games.wizards_gambit.text.prompts import prompt


class WizardsGambitWording:
    """Implements `core.game.Wording`, which explains the methods, for Wizard's Gambit."""

    def prompt(self, observation: Observation, names: Sequence[str]) -> Message:
        """Returns the prompt: the viewer's next decision, or the other player who decides."""
        return prompt(observation, names)

    def action(self, observation: Observation, action: Action, names: Sequence[str]) -> Message:
        """Returns an action as an entry of the move list, which begins with a verb."""
        return move_list_entry(action, observation, names)

    def event(self, event: WizardsGambitEvent, names: Sequence[str]) -> Message | None:
        """Returns the line of the log for an event, or None if the log does not mention it."""
        return log_line(event, names)

    def tally(self, observation: Observation) -> tuple[Tally, ...]:
        """Returns by seat the points, with a line for each spell of the book, the oldest first."""
        return tuple(_tally(observation, seat) for seat in range(len(observation.scores)))

    def turn(self, observation: Observation) -> int:
        """Returns the number of the round."""
        return observation.round_number


def _tally(observation: Observation, seat: int) -> Tally:
    table = observation.table
    lines = [(_title(observation, row), table.points[row]) for row in observation.books[seat]]
    return Tally(observation.scores[seat], tuple(lines), _tie_break(observation, seat))


def _tie_break(observation: Observation, seat: int) -> Message | None:
    """Returns the sentence with a seat's number of spells if it decides a tie, otherwise None."""
    spells = len(observation.books[seat])
    for points, book in zip(observation.scores, observation.books, strict=True):
        if points == observation.scores[seat] and len(book) != spells:
            return NN_("wizards_gambit", "%n spell(s): fewer spells break the tie", "", spells)
    return None


def _title(observation: Observation, row: SpellId) -> Message:
    """Returns the name of a spell as a message.

    The name of a spell from a house deck, which is a plain text, is put into a message.
    """
    name = spell(observation.table, row)
    if isinstance(name, Message):
        return name
    return N_("wizards_gambit points", "{spell}").of(spell=name)


WORDING: Final = WizardsGambitWording()

# SPDX-License-Identifier: MIT
"""Questions and warnings before a move that gives much away in Elfenwizards."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct, SafetyQuestion
from wizardtable.core.game import Seat
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import NOBODY, guild_of
from wizardtable.games.elfenwizards.rules.moves import Pass
from wizardtable.games.elfenwizards.rules.standings import placeable_spell_count
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.rules.terms import title
from wizardtable.games.elfenwizards.text.waste import waste

_RESULT_EVENTS: Final = (
    moves.DragonTaken,
    moves.Retired,
    moves.ContestDecided,
    moves.TitleFilled,
    moves.Demoted,
    moves.TokenTaken,
    moves.RoundScored,
    moves.RoundBegan,
    moves.GameEnded,
)
"""The classes of events that tell the result of a turn."""


_PLACED_EVENTS: Final = (moves.TitleFilled, moves.Demoted)
"""The classes of events in which a defeated wizard comes to another place."""


class ElfenwizardsConduct(Conduct):
    """The conduct of Elfenwizards, which asks before a seat passes with spells left to place, and
    warns about moves that win nothing."""

    @override
    def waste_sentence(
        self, observation: Observation, menu: Sequence[Any], action: Any
    ) -> Message | None:
        return waste(observation, menu, action)

    @override
    def safety_question(self, observation: Observation, action: Any) -> SafetyQuestion | None:
        spells = placeable_spell_count(observation, observation.to_move)
        if not isinstance(action, Pass) or not spells:
            return None
        question = NN_(
            "elfenwizards",
            "You can still place %n spell(s). If you pass, you cannot place any more this round.",
            "",
            spells,
        )
        again = NN_("elfenwizards table", "Pass with %n spell(s) left: press again", "", spells)
        return SafetyQuestion(question, N_("elfenwizards table", "Pass"), again)

    @override
    def results(self, event: Any, names: Sequence[str]) -> Sequence[tuple[Seat, Message]]:
        if isinstance(event, moves.ContestDecided):
            return [
                (Seat(guild_of(wizard)), title(space))
                for space, wizard in zip(event.titles, event.winners, strict=True)
                if wizard != NOBODY
            ]
        return [(Seat(event.seat), title(event.space))] if isinstance(event, _PLACED_EVENTS) else ()

    @override
    def is_result(self, event: Any) -> bool:
        return isinstance(event, _RESULT_EVENTS)


CONDUCT: Final = ElfenwizardsConduct()

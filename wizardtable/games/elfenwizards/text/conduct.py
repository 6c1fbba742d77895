# SPDX-License-Identifier: MIT
"""Questions and warnings before a move that gives much away in Elfenwizards."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.conduct import Conduct, SafetyQuestion
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules.moves import Pass
from wizardtable.games.elfenwizards.rules.standings import placeable_spell_count
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.text.waste import waste


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
        again = NN_("elfenwizards table", "Pass, %n spell(s) unplaced: press again", "", spells)
        return SafetyQuestion(question, N_("elfenwizards table", "Pass"), again)


CONDUCT: Final = ElfenwizardsConduct()

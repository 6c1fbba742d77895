# SPDX-License-Identifier: MIT
"""What a player of Elfenwizards is asked before a move that gives much away at once."""

from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.conduct import Conduct, SafetyQuestion
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules.moves import Pass
from wizardtable.games.elfenwizards.rules.standings import placeable
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.text.waste import waste


class ElfenwizardsConduct(Conduct):
    """What differs from `core.conduct.Conduct`."""

    def waste(self, observation: Observation, menu: Sequence[Any], action: Any) -> Message | None:
        """As `text.waste` finds it."""
        return waste(observation, menu, action)

    def question(self, observation: Observation, action: Any) -> SafetyQuestion | None:
        """Whoever passes places no more spells in the round."""
        left = placeable(observation, observation.to_move)
        if not isinstance(action, Pass) or not left:
            return None
        lost = NN_(
            "elfenwizards",
            "You can still place %n spell(s). If you pass, you cannot place any more this round.",
            "",
            left,
        )
        return SafetyQuestion(lost, N_("elfenwizards table", "Pass"))


CONDUCT: Final = ElfenwizardsConduct()

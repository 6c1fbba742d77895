# SPDX-License-Identifier: MIT
"""The worked examples of the rules page. The page draws them, and tests check them.

A book is the pile of spells that a seat has completed.
"""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box


@dataclass(frozen=True, slots=True)
class Laying:
    """A pool spell with components on it (rules page, A component).

    Attributes:
        ability: the ability of the spell.
        laid: the components on it.
        fits: the components that can be played there now.
        barred: a component that cannot be played there.
    """

    ability: int
    laid: tuple[box.Face, ...]
    fits: tuple[box.Face, ...]
    barred: box.Face


@dataclass(frozen=True, slots=True)
class Covering:
    """A newly claimed spell that covers the top spell of a book (rules page, The spell book).

    Attributes:
        below: the ability of the former top spell, which no longer works.
        claimed: the ability of the new top spell.
        before, after: the points of the whole book before and after the claim.
        draws: the number of cards drawn at the end of this turn.
    """

    below: int
    claimed: int
    before: int
    after: int
    draws: int


LAYING: Final = Laying(
    box.CORRUPT_EXCHANGE,
    laid=(box.PHOENIX, box.AGATE),
    fits=(box.PHOENIX, box.SIREN, box.FLAKE),
    barred=box.AGATE,
)

COVERING: Final = Covering(
    below=box.CORRUPT_EXCHANGE, claimed=box.BOUNTY, before=4, after=5, draws=2
)
"""The example of a new spell on Ada's book.

Below its two spells lies `BURIED_ABILITY`, a spell worth 2 points.
"""

BURIED_ABILITY: Final = box.AEGIS
"""The ability of the lowest spell of Ada's book."""

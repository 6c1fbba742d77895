# SPDX-License-Identifier: MIT
"""The worked examples of the rules page: the page draws them, and the tests try them."""

from dataclasses import dataclass
from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box


@dataclass(frozen=True, slots=True)
class Laying:
    """A spell of the pool with components on it (rules page, A component).

    Attributes:
        ability: which spell.
        laid: what lies on it.
        fits: components that can be laid there now.
        barred: one that cannot.
    """

    ability: int
    laid: tuple[box.Face, ...]
    fits: tuple[box.Face, ...]
    barred: box.Face


@dataclass(frozen=True, slots=True)
class Covering:
    """A spell that is claimed and covers the one on top of a book (rules page, The book).

    Attributes:
        below: the ability that was on top, and no longer works.
        claimed: the ability of the spell that covers it.
        before, after: points of the book.
        draws: cards drawn at the end of this turn.
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
"""The book also holds a spell of 2 points under the first."""

BURIED: Final = box.AEGIS
"""The spell under both."""

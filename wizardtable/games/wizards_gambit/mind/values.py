# SPDX-License-Identifier: MIT
"""The value of cards and abilities to a player, in points of magic.

A book is the pile of spells that a seat has completed.
"""

from typing import Final

from wizardtable.games.wizards_gambit.mind.weights import WEIGHTS, Weights
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.moves import Faces

ABILITY_VALUES: Final = WEIGHTS.ability
"""By ability, the value in points of having it on top of the book from the start of a match on."""


_SHARE_TO_GO: Final = tuple(
    [max(0, box.GOAL_POINTS - score) / box.GOAL_POINTS for score in range(1 << 6)]
)
"""By score of a wizard, the share of the ten points that the wizard still needs (0–1). Scores
above ten occur, because the last spell can bring more points than needed."""


def share_to_go(score: int) -> float:
    """Returns the share of the ten points that a wizard with this score still needs (0–1)."""
    return _SHARE_TO_GO[score]


def ability_value(ability: int, score: int, weights: Weights = WEIGHTS) -> float:
    """Returns the value of an ability on top of the book of a wizard with this score.

    The value falls as the score rises; 0 for `NO_ABILITY`.
    """
    return 0.0 if ability == box.NO_ABILITY else weights.ability[ability] * _SHARE_TO_GO[score]


def holds_gambit(cards: Faces) -> bool:
    """Returns whether one of these cards is a gambit; the cards must be ascending."""
    for face in cards:
        if face >= box.FIRST_GAMBIT:
            return face < box.FIRST_INCANTATION
    return False


def card_value(table: CardTable, face: box.Face, weights: Weights = WEIGHTS) -> float:
    """Returns the value of keeping a card in hand, apart from the present pool spells."""
    if box.is_component(face):
        return weights.wild if face == box.FLAKE else weights.plain
    if box.is_gambit(face):
        return weights.gambit
    return weights.kept[table.effects[face - box.FIRST_INCANTATION]]

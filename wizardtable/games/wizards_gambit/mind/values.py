# SPDX-License-Identifier: MIT
"""What cards and abilities are worth to a player, in points of magic."""

from typing import Final

from wizardtable.games.wizards_gambit.mind.weights import WEIGHTS, Weights
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.moves import Faces

ABILITY: Final = WEIGHTS.ability
"""By ability, what it is worth to have it on top from the start of a game on."""


_TO_GO: Final = tuple([max(0, box.GOAL - score) / box.GOAL for score in range(1 << 6)])
"""By points: nobody has more than those of a spell too many."""


def left_to_go(score: int) -> float:
    """The share of a game that a wizard with these points has before them, 0 to 1."""
    return _TO_GO[score]


def engine(ability: int, score: int, weights: Weights = WEIGHTS) -> float:
    """What an ability on top is worth to a wizard with these points."""
    return 0.0 if ability == box.NO_ABILITY else weights.ability[ability] * _TO_GO[score]


def holds_gambit(cards: Faces) -> bool:
    """Whether there is a gambit among these cards, which ascend."""
    for face in cards:
        if face >= box.FIRST_GAMBIT:
            return face < box.FIRST_INCANTATION
    return False


def kept(table: CardTable, face: box.Face, weights: Weights = WEIGHTS) -> float:
    """What a card in hand is worth, whatever lies in the pool."""
    if box.is_component(face):
        return weights.wild if face == box.FLAKE else weights.plain
    if box.is_gambit(face):
        return weights.gambit
    return weights.kept[table.effects[face - box.FIRST_INCANTATION]]

# SPDX-License-Identifier: MIT
"""What cards and abilities are worth to a player, in points of magic."""

from typing import Final

from wizardtable.games.wizards_gambit.components import (
    ABILITIES,
    AEGIS,
    BANISHMENT,
    BOUNTY,
    BURDEN_OF_POWER,
    COLBACHS_BOUNTY,
    CORRUPT_EXCHANGE,
    CURSED_RUNE,
    DEEP_SATCHEL,
    DISPEL,
    DRAIN,
    ECHO,
    ECLIPSE,
    EFFECTS,
    EXCHANGE_OF_MINDS,
    FIRST_INCANTATION,
    FLAKE,
    FORESIGHT,
    GAMBITEER,
    GOAL,
    GRAND_SIEGE,
    HASTE,
    LARCENY,
    MOMENTUM,
    MUTED_VOICE,
    NO_ABILITY,
    NUMB_FINGERS,
    OPEN_MIND,
    PROSPERITY,
    QUICK_HANDS,
    RECALL,
    RECLAMATION,
    RUNE_SHIFT,
    SCRYING,
    SEALED_TOME,
    TRANSCENDENT_FOCUS,
    TRANSMUTATION,
    TRIBUTE,
    TWIN_CASTING,
    WITHERING,
    Face,
    is_component,
    is_gambit,
)
from wizardtable.games.wizards_gambit.deck import CardTable

VICTORY: Final = 8.0
"""Points that the spell is worth with which a wizard wins."""

_ABILITY: Final = {
    BOUNTY: 0.7,
    TWIN_CASTING: 0.7,
    QUICK_HANDS: 1.2,
    TRANSCENDENT_FOCUS: 1.1,
    RUNE_SHIFT: 0.9,
    CORRUPT_EXCHANGE: 0.9,
    AEGIS: 0.1,
    SEALED_TOME: 0.1,
    RECLAMATION: 0.3,
    FORESIGHT: 0.2,
    DRAIN: 0.4,
    SCRYING: 0.3,
    DEEP_SATCHEL: 0.15,
    GAMBITEER: 0.3,
    ECHO: 0.3,
    BANISHMENT: 0.2,
    MOMENTUM: 0.3,
    OPEN_MIND: -1.2,
    TRIBUTE: -0.6,
    NUMB_FINGERS: -0.4,
    MUTED_VOICE: -1.6,
    BURDEN_OF_POWER: -1.2,
    CURSED_RUNE: -1.9,
    GRAND_SIEGE: -1.3,
}

ABILITY: Final = tuple([_ABILITY.get(ability, 0.0) for ability in range(ABILITIES)])
"""By ability, what it is worth to have it on top from the start of a game on."""

_KEPT: Final = {
    COLBACHS_BOUNTY: 0.7,
    PROSPERITY: 0.6,
    HASTE: 0.6,
    LARCENY: 0.2,
    WITHERING: 0.2,
    DISPEL: 0.5,
    TRANSMUTATION: 0.9,
    EXCHANGE_OF_MINDS: 0.4,
    RECALL: 0.4,
    ECLIPSE: 0.2,
}

KEPT: Final = tuple([_KEPT[effect] for effect in range(EFFECTS)])
"""By effect, what an incantation is worth that is kept for a better turn."""

GAMBIT: Final = 0.8
"""What a gambit is worth that is kept."""

WILD: Final = 0.4
"""What a Flake is worth for spells that do not yet lie open."""

PLAIN: Final = 0.12
"""The same of any other component."""

CARD: Final = 0.25
"""What a card is worth of which nothing is known."""


def left_to_go(score: int) -> float:
    """The share of a game that a wizard with these points has before him, 0 to 1."""
    return max(0, GOAL - score) / GOAL


def engine(ability: int, score: int) -> float:
    """What an ability on top is worth to a wizard with these points."""
    return 0.0 if ability == NO_ABILITY else ABILITY[ability] * left_to_go(score)


def kept(table: CardTable, face: Face) -> float:
    """What a card in hand is worth, whatever lies in the pool."""
    if is_component(face):
        return WILD if face == FLAKE else PLAIN
    if is_gambit(face):
        return GAMBIT
    return KEPT[table.effects[face - FIRST_INCANTATION]]

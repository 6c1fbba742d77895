# SPDX-License-Identifier: MIT
"""The box of Wizard's Gambit: components, gambits, numbers and the codes of abilities and effects.

`card_table` has the spells and incantations.

A book is the pile of spells that a seat has completed.
"""

from typing import Annotated, Final, NewType

Face = NewType("Face", Annotated[int, range(-1, 55)])
"""A card of the component deck, by its face. Cards with the same face are equal.

Faces 0 to 6 are the components, 7 to 14 the gambits I to VIII. From 15 on they are the
incantations, in the order of their rows in the card table."""

SpellId = NewType("SpellId", Annotated[int, range(-1, 200)])
"""A spell, by its row in the match's card table."""

HIDDEN: Final = Face(-1)
"""The face that stands for a card that the viewer may not see."""

NO_CARD: Final = Face(-1)
"""The face that stands for the absence of a card."""

NO_SPELL: Final = SpellId(-1)
"""The value of a pool slot without a spell; slots stay empty once the spell deck has run out."""

# Rules page, Components.

ANGEL, PHOENIX, DRAGON, GRIFFIN, SIREN, AGATE, FLAKE = (Face(kind) for kind in range(7))
COMPONENTS: Final = (ANGEL, PHOENIX, DRAGON, GRIFFIN, SIREN, AGATE, FLAKE)
TYPE_COUNT: Final = 6
"""The number of types that a spell can need: all components but the Flake."""

COMPONENT_COPIES: Final = 9
"""The number of cards of each component."""

# Rules page, Gambits (under "What is on the table").

GAMBIT_COUNT: Final = 8
FIRST_GAMBIT: Final = 7
FIRST_INCANTATION: Final = FIRST_GAMBIT + GAMBIT_COUNT
GAMBIT_FACES: Final = tuple([Face(face) for face in range(FIRST_GAMBIT, FIRST_INCANTATION)])


def gambit(numeral: int) -> Face:
    """Returns the gambit with this numeral, 1 to 8."""
    return Face(FIRST_GAMBIT - 1 + numeral)


def numeral_of(face: Face) -> int:
    """Returns the numeral of a gambit, 1 to 8."""
    return face - FIRST_GAMBIT + 1


def incantation(row: int) -> Face:
    """Returns the face of the incantation in a row of the card table."""
    return Face(FIRST_INCANTATION + row)


def is_component(face: Face) -> bool:
    """Returns whether a card is a component; a Flake is a component too."""
    return face < FIRST_GAMBIT


def is_gambit(face: Face) -> bool:
    """Returns whether a card is a gambit."""
    return FIRST_GAMBIT <= face < FIRST_INCANTATION


def is_incantation(face: Face) -> bool:
    """Returns whether a card is an incantation."""
    return face >= FIRST_INCANTATION


# The table (rules page, The start and Your turn).

MAX_SEATS: Final = 5

POOL_SLOTS: Final = 4
"""The number of spells that lie face up in the pool."""

START_HAND_CARDS: Final = 5
"""The number of cards dealt to each wizard."""

REFILL_CARDS: Final = 5
"""A wizard with an empty hand draws this many cards."""

UNABLE_DRAW_CARDS: Final = 2
"""A wizard who ends a turn without having played a component draws this many cards."""

GOAL_POINTS: Final = 10
"""A wizard with this many points wins at once."""

MAX_ROUNDS: Final = 500
"""A match ends after this many rounds. With many Dispels in a house deck, wizards could otherwise
discard each other's components forever. A match with the printed cards takes about 16 rounds."""

MAX_CASTS: Final = 100
"""Colbach's Bounty has no effect if this many incantations were played before it in the turn."""

HAND_LIMIT: Final = 5
SATCHEL_LIMIT: Final = 7
NUMB_LIMIT: Final = 4
BURDEN_LIMIT: Final = 3

# Abilities of spells, numbered in the order of the printed spells.

(
    BOUNTY,
    TWIN_CASTING,
    QUICK_HANDS,
    TRANSCENDENT_FOCUS,
    RUNE_SHIFT,
    CORRUPT_EXCHANGE,
    AEGIS,
    SEALED_TOME,
    RECLAMATION,
    FORESIGHT,
    DRAIN,
    SCRYING,
    DEEP_SATCHEL,
    GAMBITEER,
    ECHO,
    BANISHMENT,
    MOMENTUM,
    OPEN_MIND,
    TRIBUTE,
    NUMB_FINGERS,
    LESSER_WARD,
    MUTED_VOICE,
    BURDEN_OF_POWER,
    CURSED_RUNE,
    GRAND_SIEGE,
) = range(25)
"""The codes of the abilities. LESSER_WARD stands for a spell without an ability."""

ABILITY_COUNT: Final = 25

HARMFUL_ABILITIES: Final = frozenset(
    (OPEN_MIND, TRIBUTE, NUMB_FINGERS, MUTED_VOICE, BURDEN_OF_POWER, CURSED_RUNE, GRAND_SIEGE)
)
"""The abilities that harm the owner of the spell."""

NO_ABILITY: Final = -1
"""The ability of a seat whose book is empty, or whose top spell has no working ability."""

# Effects of incantations, numbered in the order of the printed incantations.

(
    COLBACHS_BOUNTY,
    PROSPERITY,
    HASTE,
    LARCENY,
    WITHERING,
    DISPEL,
    TRANSMUTATION,
    EXCHANGE_OF_MINDS,
    RECALL,
    ECLIPSE,
) = range(10)

EFFECT_COUNT: Final = 10

PROSPERITY_CARDS: Final = 5
HASTE_COMPONENTS: Final = 2
MAX_RECLAIMED: Final = 2
"""The most components that Reclamation may take back from a completed spell."""

# SPDX-License-Identifier: MIT
"""The box of Wizard's Gambit: components and gambits; `card_table` has the other cards."""

from typing import Annotated, Final, NewType

Face = NewType("Face", Annotated[int, range(-1, 55)])
"""A card of the component deck; cards with one face are equal, so hands hold faces. 0 to 6 are the
components, 7 to 14 the gambits I to VIII, 15 and up the rows of the match's incantations."""

SpellId = NewType("SpellId", Annotated[int, range(-1, 200)])
"""A spell, by its row in the card table of the match."""

HIDDEN: Final = Face(-1)
"""A card that the viewer may not see."""

NO_CARD: Final = Face(-1)
"""No card, where there could be one."""

NO_SPELL: Final = SpellId(-1)
"""An empty place of the pool, when the spell deck has run out."""

# Components (rules page, Components).

ANGEL, PHOENIX, DRAGON, GRIFFIN, SIREN, AGATE, FLAKE = (Face(kind) for kind in range(7))
COMPONENTS: Final = (ANGEL, PHOENIX, DRAGON, GRIFFIN, SIREN, AGATE, FLAKE)
TYPES: Final = 6
"""Types that a spell can need: all but the Flake."""

COPIES: Final = 9
"""Cards of each component."""

# Gambits.

GAMBITS: Final = 8
FIRST_GAMBIT: Final = 7
FIRST_INCANTATION: Final = FIRST_GAMBIT + GAMBITS
GAMBIT_FACES: Final = tuple([Face(face) for face in range(FIRST_GAMBIT, FIRST_INCANTATION)])


def gambit(numeral: int) -> Face:
    """The gambit with this numeral, 1 to 8."""
    return Face(FIRST_GAMBIT - 1 + numeral)


def numeral_of(face: Face) -> int:
    """The numeral, 1 to 8, of a gambit."""
    return face - FIRST_GAMBIT + 1


def incantation(row: int) -> Face:
    """The face of the incantation in this row of the card table."""
    return Face(FIRST_INCANTATION + row)


def is_component(face: Face) -> bool:
    """Whether the card is a component, a Flake included."""
    return face < FIRST_GAMBIT


def is_gambit(face: Face) -> bool:
    """Whether the card is a gambit."""
    return FIRST_GAMBIT <= face < FIRST_INCANTATION


def is_incantation(face: Face) -> bool:
    """Whether the card is an incantation."""
    return face >= FIRST_INCANTATION


# The table (rules page, Setup and A turn).

MOST_SEATS: Final = 5

POOL: Final = 4
"""Spells that lie open."""

START_HAND: Final = 5
"""Cards dealt to each wizard."""

REFILL: Final = 5
"""Cards drawn by a wizard whose hand is empty."""

CONSOLATION: Final = 2
"""Cards drawn by a wizard who cannot play a component."""

GOAL: Final = 10
"""Points that win at once."""

MOST_ROUNDS: Final = 500
"""Rounds after which a match is over: with many Dispels in a house deck, wizards could discard for
ever what others lay. Matches with the printed cards take about 16."""

MOST_CASTS: Final = 100
"""Incantations in a turn after which Colbach's Bounty does nothing; more than a box holds."""

HAND_LIMIT: Final = 5
SATCHEL_LIMIT: Final = 7
NUMB_LIMIT: Final = 4
BURDEN_LIMIT: Final = 3

# Abilities of spells, in the order of the printed spells.

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
"""LESSER_WARD is a spell without an ability."""

ABILITIES: Final = 25

HARMFUL: Final = frozenset(
    (OPEN_MIND, TRIBUTE, NUMB_FINGERS, MUTED_VOICE, BURDEN_OF_POWER, CURSED_RUNE, GRAND_SIEGE)
)
"""The abilities that harm their owner."""

NO_ABILITY: Final = -1
"""That of an empty book, and of one whose top spell does not work."""

# Effects of incantations, in the order of the printed ones.

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

EFFECTS: Final = 10

PROSPERITY_CARDS: Final = 5
HASTE_COMPONENTS: Final = 2
RECLAIMED: Final = 2
"""Components that Reclamation may take."""

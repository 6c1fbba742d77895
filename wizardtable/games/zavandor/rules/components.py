# SPDX-License-Identifier: MIT
"""The box of The Scepter of Zavandor: gems, energy, knowledge, characters, artifacts, sentinels."""

from typing import Annotated, Final, NewType

Card = NewType("Card", Annotated[int, range(25)])
"""The face of an energy card, 0 to 24. Cards with one face are equal, so hands hold faces: 0 to 20
are the values of the four kinds, ascending; 21 to 24 are concentrated energy, by kind."""

Lot = NewType("Lot", Annotated[int, range(-1, 21)])
"""What can be auctioned: 0 to 11 are the kinds of artifacts, 12 to 20 the sentinels."""

NO_LOT: Final = Lot(-1)

# Gems (rules page, Components).

OPAL, SAPPHIRE, EMERALD, DIAMOND, RUBY = range(5)
GEMS: Final = ("opal", "sapphire", "emerald", "diamond", "ruby")
SUPPLY: Final[tuple[int, ...]] = (28, 28, 24, 24, 20)
GEM_POINTS: Final[tuple[int, ...]] = (1, 1, 2, 2, 3)
"""Points of an active gem."""

GEM_COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (10, 9, 8, 7, 6),
    (20, 18, 16, 14, 12),
    (30, 27, 24, 21, 18),
    (40, 36, 32, 28, 24),
    (60, 54, 48, 42, 36),
)
"""By gem and level of the knowledge of Gems, 0 to 4; half of it, rounded down, is the refund."""

MOST_RUBIES: Final = 5
"""Rubies a player may own."""

START_GEMS: Final = (2, 1, 0, 0, 0)
"""Active gems of everybody at the start."""

SPIRAL_SLOTS: Final = 5
"""Active slots of a player without Accumulation, Belt and Wand."""

OPAL_DUST: Final[tuple[int, ...]] = (0, 2, 5)
"""Dust of the opals left over after every full three, which bring 10."""

# Energy: that of kind k comes from the gem k + 1.

BLUE, GREEN, WHITE, RED = range(4)
ENERGIES: Final = ("sapphire", "emerald", "diamond", "ruby")

_FACES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((3, 3), (4, 6), (5, 12), (6, 6), (7, 3)),
    ((5, 3), (6, 6), (7, 9), (8, 9), (9, 6), (10, 3)),
    ((8, 3), (9, 6), (10, 12), (11, 6), (12, 3)),
    ((13, 3), (14, 6), (15, 12), (16, 6), (17, 3)),
)
"""By kind, (value, number of cards)."""

CONCENTRATED_VALUES: Final[tuple[int, ...]] = (20, 30, 40, 60)
CONCENTRATED_CARDS: Final = 8
"""Cards of concentrated energy of each kind; they lie open in the supply."""

MEAN_ENERGY: Final[tuple[int, ...]] = (5, 7, 10, 15)
"""Dust in place of a card that is not there: the mean of the kind, rounded down."""

VALUES: Final = (*(value for kind in _FACES for value, _ in kind), *CONCENTRATED_VALUES)
"""By card, its value in dust."""

KINDS: Final = (*(k for k, kind in enumerate(_FACES) for _ in kind), *range(4))
"""By card, its kind of energy."""

COPIES: Final = (*(count for kind in _FACES for _, count in kind), *(4 * (CONCENTRATED_CARDS,)))
"""By card, how many there are in the box."""

FIRST_CONCENTRATED: Final = len(VALUES) - 4

CONCENTRATED: Final = tuple(Card(FIRST_CONCENTRATED + kind) for kind in range(4))
"""By kind, the card of concentrated energy."""

SLOTS: Final = (*(1 for _ in range(FIRST_CONCENTRATED)), 3, 3, 3, 3)
"""By card, its part of the hand limit."""

DECKS: Final = tuple(
    tuple(Card(card) for card in range(FIRST_CONCENTRATED) if KINDS[card] == kind)
    for kind in range(4)
)
"""By kind, the faces of its deck, ascending."""

CONCENTRATION: Final = 4
"""Cards of one income and kind that become one of concentrated energy and 2 dust."""

CONCENTRATION_DUST: Final = 2

# Knowledge.

GEM_LORE, ENERGY_FLOW, FIRE, NINE_SAGES, ARTIFACT_LORE, ACCUMULATION = range(6)
DOMAINS: Final = (
    "gems",
    "energy_flow",
    "fire",
    "nine_sages",
    "artifacts",
    "accumulation",
)
TOP_LEVEL: Final = 4
TOP_LEVEL_POINTS: Final = 2
STEP_COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (2, 4, 8, 16),
    (3, 6, 12, 24),
    (5, 10, 15, 20),
    (3, 6, 12, 24),
    (2, 4, 8, 16),
    (2, 4, 8, 16),
)
"""By domain, dust for the steps to level 1, 2, 3, 4."""

LIMIT_CHANGE: Final[tuple[int, ...]] = (-1, -1, 0, 0, 1, 1)
"""By domain, what entering it does to the hand limit (not the domain one starts in)."""

MARKERS: Final[tuple[int, ...]] = (20, 25, 30, 35, 40)
"""Prices of the five markers that are not on the board from the start."""

FLOW_DUST: Final[tuple[int, ...]] = (0, 0, 2, 5, 10)
"""By level of Energy Flow, dust each round."""

SAGE_CARDS: Final = 2
"""Cards for each level of the Nine Sages, of the kind of the level: sapphire first, ruby last."""

EXTRA_SLOTS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)
"""By level of Accumulation, further active slots."""

ARTIFACT_DISCOUNT: Final[tuple[int, ...]] = (0, 0, 5, 5, 10)
"""By level of Artifacts; doubled on sentinels."""

# Characters. Each starts at level 1 of the domain of the same number.

WITCH, ELF, DRUID, FAIRY, MAGICIAN, KOBOLD = range(6)
CHARACTERS: Final = ("witch", "elf", "druid", "fairy", "magician", "kobold")
HAND_LIMITS: Final[tuple[int, ...]] = (4, 4, 5, 5, 6, 6)
START_DUST: Final[tuple[int, ...]] = (10, 10, 20, 10, 15, 20)

# Artifacts.

(
    GRIMOIRE,
    RUNESTONE,
    CRYSTAL_BALL,
    BELT,
    MIRROR,
    CRYSTAL,
    ELIXIR,
    MASK,
    WAND,
    CHALICE,
    CLOAK,
    TALISMAN,
) = map(Lot, range(12))
ARTIFACTS: Final = (
    "grimoire",
    "runestone",
    "crystal_ball",
    "belt",
    "mirror",
    "crystal",
    "elixir",
    "mask",
    "wand",
    "chalice",
    "cloak",
    "talisman",
)
ARTIFACT_DECKS: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3)
"""By artifact, the part of the deck it is shuffled into: A, B, C, D."""

MINIMUM_BIDS: Final[tuple[int, ...]] = (
    20,
    20,
    20,
    30,
    40,
    40,
    60,
    50,
    60,
    80,
    80,
    100,
    *(9 * (120,)),
)
"""By lot, the printed minimum bid."""

LOT_POINTS: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8, *(9 * (5,)))
"""By lot, its own points."""

BELT_SLOTS: Final = 2
WAND_SLOTS: Final = 2
BALL_LIMIT: Final = 3
WAND_LIMIT: Final = 3

# Sentinels.

PHOENIX, OWL, FOX, CAT, SCARAB, UNICORN, SALAMANDER, TOAD, RAVEN = map(Lot, range(12, 21))
SENTINELS: Final = (
    "phoenix",
    "owl",
    "fox",
    "cat",
    "scarab",
    "unicorn",
    "salamander",
    "toad",
    "raven",
)
FIRST_SENTINEL: Final = 12
LOTS: Final = 21
LAST_SALES: Final = 5
"""Sentinels sold at which the game ends with the round."""

TOAD_LOTS: Final = (RUNESTONE, CRYSTAL, GRIMOIRE, ELIXIR)
RAVEN_LOTS: Final = (CRYSTAL_BALL, MASK, BELT, WAND)

# Limits that make every game end (rules page, Rulings).

MOST_MOVES: Final = 24
"""Gem moves between spiral and pentagon in a turn."""

MOST_BID: Final = 999
LAST_ROUND: Final = 40

TURN_FIGURES: Final[tuple[int, ...]] = (10, 5, 0, 0, -5, -10)
"""By place in the turn order, what an artifact costs more; doubled on sentinels."""

STANDING: Final = 10
"""Points at which the figures of the turn order begin to count."""


def is_sentinel(lot: int) -> bool:
    """Whether the lot is a sentinel."""
    return lot >= FIRST_SENTINEL


def copies(seats: int) -> int:
    """How many of each artifact are in play.

    >>> copies(2), copies(4), copies(6)
    (1, 2, 3)
    """
    return 1 if seats == 2 else 2 if seats <= 4 else 3

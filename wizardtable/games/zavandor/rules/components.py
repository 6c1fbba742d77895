# SPDX-License-Identifier: MIT
"""The box of The Scepter of Zavandor: gems, energy, knowledge, characters, artifacts, sentinels.

Figures are in dust unless a docstring says otherwise (rules page, {#components}).
"""

from typing import Annotated, Final, NewType

Card = NewType("Card", Annotated[int, range(25)])
"""The face of an energy card, 0 to 24.

Cards with the same face are equal, so hands hold faces. Faces 0 to 20 are the standard cards, by
kind and ascending value. Faces 21 to 24 are concentrated energy, by kind.
"""

Lot = NewType("Lot", Annotated[int, range(-1, 21)])
"""A card that can be auctioned.

0 to 11 are the kinds of artifacts, 12 to 20 are the sentinels, and -1 stands for no lot.
"""

NO_LOT: Final = Lot(-1)

# Gems (rules page, {#gems}).

OPAL, SAPPHIRE, EMERALD, DIAMOND, RUBY = range(5)
GEMS: Final = ("opal", "sapphire", "emerald", "diamond", "ruby")
GEM_SUPPLY: Final[tuple[int, ...]] = (28, 28, 24, 24, 20)
"""The number of pieces in the box, by gem."""
GEM_POINTS: Final[tuple[int, ...]] = (1, 1, 2, 2, 3)
"""The points of an active gem, by gem."""

GEM_COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (10, 9, 8, 7, 6),
    (20, 18, 16, 14, 12),
    (30, 27, 24, 21, 18),
    (40, 36, 32, 28, 24),
    (60, 54, 48, 42, 36),
)
"""The cost in dust by gem, and by level 0 to 4 of the domain Gems. The refund is half the cost,
rounded down."""

MAX_RUBIES: Final = 5
"""The greatest number of rubies that a player may own."""

START_GEMS: Final = (2, 1, 0, 0, 0)
"""The number of active gems with which every player starts, by gem."""

SPIRAL_SLOTS: Final = 5
"""The number of active slots before Accumulation, Belt and Wand add some."""

OPAL_DUST: Final[tuple[int, ...]] = (0, 2, 5)
"""The dust for the 0, 1 or 2 active opals outside full sets of three; each set brings 10 dust."""

# Energy (rules page, {#energy}); energy of kind k comes from gem k + 1.

BLUE, GREEN, WHITE, RED = range(4)
ENERGIES: Final = ("sapphire", "emerald", "diamond", "ruby")

_VALUES_AND_COPIES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((3, 3), (4, 6), (5, 12), (6, 6), (7, 3)),
    ((5, 3), (6, 6), (7, 9), (8, 9), (9, 6), (10, 3)),
    ((8, 3), (9, 6), (10, 12), (11, 6), (12, 3)),
    ((13, 3), (14, 6), (15, 12), (16, 6), (17, 3)),
)
"""By kind of energy, pairs of a standard card's value and its number of copies."""

CONCENTRATED_VALUES: Final[tuple[int, ...]] = (20, 30, 40, 60)
"""The value of a concentrated card, by kind."""
CONCENTRATED_CARDS: Final = 8
"""The number of concentrated cards of each kind; they lie open in the supply."""

MEAN_ENERGY: Final[tuple[int, ...]] = (5, 7, 10, 15)
"""The dust in place of a card that cannot be drawn, by kind: the mean value, rounded down."""

VALUES: Final = (*(value for kind in _VALUES_AND_COPIES for value, _ in kind), *CONCENTRATED_VALUES)
"""The value of each card, by face."""

KINDS: Final = (*(k for k, kind in enumerate(_VALUES_AND_COPIES) for _ in kind), *range(4))
"""The kind of energy of each card, by face."""

COPIES: Final = (
    *(count for kind in _VALUES_AND_COPIES for _, count in kind),
    *(4 * (CONCENTRATED_CARDS,)),
)
"""The number of cards in the box, by face."""

FIRST_CONCENTRATED: Final = len(VALUES) - 4
"""The lowest face of concentrated energy."""

CONCENTRATED: Final = tuple(Card(FIRST_CONCENTRATED + kind) for kind in range(4))
"""The face of concentrated energy, by kind."""

PLACES_IN_HAND: Final = (*(1 for _ in range(FIRST_CONCENTRATED)), 3, 3, 3, 3)
"""The number of places that a card takes in the hand, by face."""

DECKS: Final = tuple(
    tuple(Card(card) for card in range(FIRST_CONCENTRATED) if KINDS[card] == kind)
    for kind in range(4)
)
"""The faces of the standard cards in each deck, ascending, by kind."""

CARDS_PER_CONCENTRATED_CARD: Final = 4
"""One concentrated card replaces this number of cards if one income brings that many of a kind."""

CONCENTRATION_DUST: Final = 2
"""The dust that comes with each concentrated card."""

# Knowledge (rules page, {#knowledge}).

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
"""The highest level of a domain."""
TOP_LEVEL_POINTS: Final = 2
"""The points for a domain at the highest level."""
STEP_COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (2, 4, 8, 16),
    (3, 6, 12, 24),
    (5, 10, 15, 20),
    (3, 6, 12, 24),
    (2, 4, 8, 16),
    (2, 4, 8, 16),
)
"""The cost of the steps to levels 1, 2, 3 and 4, by domain."""

HAND_LIMIT_CHANGE_BY_DOMAIN: Final[tuple[int, ...]] = (-1, -1, 0, 0, 1, 1)
"""The change of the hand limit, in places, when a player enters a domain, by domain.

A character's starting domain changes nothing.
"""

MARKER_PRICES: Final[tuple[int, ...]] = (20, 25, 30, 35, 40)
"""The prices of each player's five markers, ascending."""

FLOW_DUST: Final[tuple[int, ...]] = (0, 0, 2, 5, 10)
"""The dust that Energy Flow brings each round, by level."""

CARDS_PER_SAGES_LEVEL: Final = 2
"""The number of cards that a player receives once for each level of the Nine Sages.

Level n brings cards of kind n - 1.
"""

EXTRA_SLOTS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)
"""The additional active slots, by level of Accumulation."""

ARTIFACT_DISCOUNT: Final[tuple[int, ...]] = (0, 0, 5, 5, 10)
"""The discount on artifacts, by level of the domain Artifacts.

The discount on sentinels is twice as large.
"""

# Characters (rules page, {#characters}). Each starts at level 1 of the domain of the same number.

WITCH, ELF, DRUID, FAIRY, MAGICIAN, KOBOLD = range(6)
CHARACTERS: Final = ("witch", "elf", "druid", "fairy", "magician", "kobold")
HAND_LIMITS: Final[tuple[int, ...]] = (4, 4, 5, 5, 6, 6)
"""The hand limit of each character, in places."""
START_DUST: Final[tuple[int, ...]] = (10, 10, 20, 10, 15, 20)
"""The dust with which each character starts, by character."""

# Artifacts (rules page, {#artifacts}).

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
"""The part of the deck that each artifact is in: 0 to 3 for A to D, revealed in this order."""

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
"""The printed minimum bid, by lot."""

LOT_POINTS: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8, *(9 * (5,)))
"""The printed points, by lot."""

BELT_SLOTS: Final = 2
"""The active slots that a Belt adds."""
WAND_SLOTS: Final = 2
"""The active slots that a Wand adds."""
BALL_HAND_PLACES: Final = 3
"""The places that a Crystal Ball adds to the hand limit."""
WAND_HAND_PLACES: Final = 3
"""The places that a Wand adds to the hand limit."""

# Sentinels (rules page, {#sentinels}).

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
LOT_COUNT: Final = 21
"""The number of lots: kinds of artifacts and sentinels."""
SALES_TO_END: Final = 5
"""The match ends with the round in which this number of sentinels is sold."""

TOAD_LOTS: Final = (RUNESTONE, CRYSTAL, GRIMOIRE, ELIXIR)
"""The artifacts that the bonus of the sentinel Toad counts."""
RAVEN_LOTS: Final = (CRYSTAL_BALL, MASK, BELT, WAND)
"""The artifacts that the bonus of the sentinel Raven counts."""

# Limits that make every match end (rules page, {#rare}).

MAX_GEM_MOVES: Final = 24
"""The greatest number of gem moves between spiral and pentagon that a seat may make in one turn."""

MAX_BID: Final = 999
"""The highest bid that is allowed."""
LAST_ROUND: Final = 40
"""The number of the last round, after which a match ends at the latest."""

TURN_ORDER_SURCHARGES: Final[tuple[int, ...]] = (10, 5, 0, 0, -5, -10)
"""The surcharge on artifacts by place in the turn order, negative for a discount.

The surcharge or discount on sentinels is twice as large.
"""

MIN_SURCHARGE_POINTS: Final = 10
"""The number of points from which the turn order costs a surcharge on a lot, or brings a discount.

The first and second seat pay a surcharge only if they have at least this many points. The fifth and
sixth seat get a discount only if the first seat has at least this many.
"""


def is_sentinel(lot: int) -> bool:
    """Returns whether the lot is a sentinel."""
    return lot >= FIRST_SENTINEL


def artifact_copies(seats: int) -> int:
    """Returns the number of copies of each artifact in a match of 2 to 6 seats.

    >>> artifact_copies(2), artifact_copies(4), artifact_copies(6)
    (1, 2, 3)
    """
    return 1 if seats == 2 else 2 if seats <= 4 else 3

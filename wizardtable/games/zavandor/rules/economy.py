# SPDX-License-Identifier: MIT
"""What gems cost and bring, how many may be active, and how much a hand may hold."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import Five, Four
from wizardtable.games.zavandor.rules.state import Board, State

_MEANS = (5.0, 7.5, 10.0, 15.0)
"""By kind of energy, the mean of its cards."""


@dataclass(frozen=True, slots=True)
class Income:
    """What a round brings: by kind the standard and concentrated cards, and dust."""

    standard: Four
    concentrated: Four
    dust: int


NO_INCOME: Final = Income((0, 0, 0, 0), (0, 0, 0, 0), 0)


def gem_cost(board: Board, seat: int, gem: int) -> int:
    """What the seat pays to enchant a gem, in dust."""
    return box.GEM_COSTS[gem][board.levels[seat][box.GEM_LORE]]


def refund(board: Board, seat: int, gem: int) -> int:
    """What the seat gets back for a gem: half of its current cost, rounded down."""
    return box.GEM_COSTS[gem][board.levels[seat][box.GEM_LORE]] // 2


def slots(board: Board, seat: int) -> int:
    """How many gems the seat may have active, 5 to 11."""
    artifacts = board.artifacts[seat]
    more = box.EXTRA_SLOTS[board.levels[seat][box.ACCUMULATION]]
    return (
        box.SPIRAL_SLOTS
        + more
        + box.BELT_SLOTS * artifacts[box.BELT]
        + box.WAND_SLOTS * artifacts[box.WAND]
    )


def free_slots(board: Board, seat: int) -> int:
    """Active slots that hold no gem."""
    return slots(board, seat) - sum(board.spiral[seat])


def gem_counts(board: Board, seat: int) -> Five:
    """The gems the seat owns, active or not, by kind."""
    a, b = board.spiral[seat], board.pentagon[seat]
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def may_enchant(board: Board, seat: int, gem: int) -> bool:
    """Whether the seat has the permission, whatever the supply or the number it owns."""
    if gem in (box.OPAL, box.SAPPHIRE):
        return True
    if gem == box.EMERALD:
        return board.artifacts[seat][box.GRIMOIRE] > 0
    if gem == box.RUBY:
        return most_rubies(board, seat) > 0
    return board.artifacts[seat][box.ELIXIR] > 0


def is_last_round(board: Board) -> bool:
    """Whether the match ends with this round: the fifth sentinel is sold, or it is round 40 (rules
    page, Rulings)."""
    return board.sold >= box.LAST_SALES or board.round_number >= box.LAST_ROUND


def most_rubies(board: Board, seat: int) -> int:
    """How many rubies the seat may own: 5 from level 4 of Fire; with the option *druid's ruby*
    the Druid 1 from level 3."""
    level = board.levels[seat][box.FIRE]
    if level == box.TOP_LEVEL:
        return box.MOST_RUBIES
    early = board.druid_ruby and board.characters[seat] == box.DRUID
    return int(early and level == box.TOP_LEVEL - 1)


def uses_energy(board: Board, seat: int, kind: int) -> bool:
    """Whether the seat may enchant the gem of this kind of energy, or draws such cards for an
    artifact: only then do cards of the Nine Sages stay cards (rules page, Rulings)."""
    if may_enchant(board, seat, kind + 1):
        return True
    source = (-1, box.CRYSTAL, -1, box.CHALICE)[kind]
    return source >= 0 and board.artifacts[seat][source] > 0


def step_cost(board: Board, seat: int, domain: int) -> int | None:
    """What the next level of a domain costs, without a marker; None at level 4."""
    level = board.levels[seat][domain]
    return None if level == box.TOP_LEVEL else box.STEP_COSTS[domain][level]


def needs_marker(board: Board, seat: int, domain: int) -> bool:
    """Whether the next level of the domain is its first, which takes a marker."""
    return board.levels[seat][domain] == 0


def energy_sources(board: Board, seat: int) -> Four:
    """By kind, the cards of one income before concentration: active gems, Crystals, Chalices."""
    gems, artifacts = board.spiral[seat], board.artifacts[seat]
    return (gems[1], gems[2] + artifacts[box.CRYSTAL], gems[3], gems[4] + artifacts[box.CHALICE])


def opal_dust(opals: int) -> int:
    """Dust that so many active opals bring each round.

    >>> [opal_dust(opals) for opals in range(1, 7)]
    [2, 5, 10, 12, 15, 20]
    """
    return opals // 3 * 10 + box.OPAL_DUST[opals % 3]


def income(board: Board, seat: int) -> Income:
    """What the next round brings from what is active now, while no kind of card runs out."""
    sources = energy_sources(board, seat)
    first, second, third, fourth = (count // box.CONCENTRATION for count in sources)
    concentrated = (first, second, third, fourth)
    a, b, c, d = (count % box.CONCENTRATION for count in sources)
    dust = opal_dust(board.spiral[seat][box.OPAL]) + 2 * sum(concentrated)
    return Income(
        (a, b, c, d), concentrated, dust + box.FLOW_DUST[board.levels[seat][box.ENERGY_FLOW]]
    )


def mean_income(board: Board, seat: int) -> float:
    """The mean worth in dust of the next round's income."""
    brings = income(board, seat)
    total = float(brings.dust)
    for kind, mean in enumerate(_MEANS):
        total += mean * brings.standard[kind]
        total += box.CONCENTRATED_VALUES[kind] * brings.concentrated[kind]
    return total


def hand_limit(board: Board, seat: int) -> int:
    """The seat's hand limit: its character's, changed by domains entered since, and 3 more for
    each Crystal Ball and the Wand (rules page, Rulings)."""
    character = board.characters[seat]
    if character < 0:
        return 0
    limit = box.HAND_LIMITS[character]
    levels = board.levels[seat]
    for domain, change in enumerate(box.LIMIT_CHANGE):
        if change and levels[domain] and domain != character:
            limit += change
    artifacts = board.artifacts[seat]
    return (
        limit + box.BALL_LIMIT * artifacts[box.CRYSTAL_BALL] + box.WAND_LIMIT * artifacts[box.WAND]
    )


def dust_slots(dust: int) -> int:
    """The part of the hand limit that so much dust takes, as the fewest tiles of 10, 5 and 2. Of 1
    or 3 it counts what can be held.

    >>> [dust_slots(dust) for dust in (0, 2, 3, 5, 10, 11, 12)]
    [0, 1, 1, 2, 3, 5, 4]
    """
    if dust < len(_DUST_SLOTS):
        return _DUST_SLOTS[dust]
    tens = (dust - 54) // 10  # with fewer left, one of them may have to be changed
    return 3 * tens + _DUST_SLOTS[dust - 10 * tens]


def dust_tiles(dust: int) -> tuple[int, ...]:
    """The tiles that make up so much dust and take the least room, largest first.

    >>> dust_tiles(11), dust_tiles(18)
    ((5, 2, 2, 2), (10, 2, 2, 2, 2))
    """
    tens, rest = divmod(dust, 10)
    if rest in (1, 3) and tens:
        tens, rest = tens - 1, rest + 10
    fives = rest % 2
    return (10,) * tens + (5,) * fives + (2,) * ((rest - 5 * fives) // 2)


_DUST_SLOTS = tuple(
    sum({10: 3, 5: 2, 2: 1}[tile] for tile in dust_tiles(dust - (dust in (1, 3))))
    for dust in range(64)
)


def settled(dust: int) -> int:
    """The dust that is left of a total, since 1 and 3 cannot be held.

    >>> settled(1), settled(3), settled(11)
    (0, 2, 11)
    """
    return dust - 1 if dust in (1, 3) else dust


def hand_size(cards: Iterable[box.Card], dust: int) -> int:
    """The part of the hand limit that cards and dust take."""
    return sum([box.SLOTS[card] for card in cards]) + dust_slots(dust)


def board_hand_size(board: Board, seat: int) -> int:
    """The part of the hand limit that the seat's cards and dust take, as anybody can count it."""
    if isinstance(board, State):
        return hand_size(board.hands[seat], board.dust[seat])
    cards = sum(board.standard[seat]) + 3 * sum(board.concentrated[seat])
    return cards + dust_slots(board.dust[seat])

# SPDX-License-Identifier: MIT
"""Computes gem costs, income, active slots and hand limits from a board."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import EnergyCounts, GemCounts
from wizardtable.games.zavandor.rules.state import Board, State

_MEAN_VALUES = (5.0, 7.5, 10.0, 15.0)
"""The mean value of the standard cards in the box, by kind of energy."""


@dataclass(frozen=True, slots=True)
class Income:
    """The income of one round: standard and concentrated cards by kind of energy, and dust."""

    standard: EnergyCounts
    concentrated: EnergyCounts
    dust: int


NO_INCOME: Final = Income((0, 0, 0, 0), (0, 0, 0, 0), 0)


def gem_cost(board: Board, seat: int, gem: int) -> int:
    """Returns the dust that the seat pays to enchant a gem (rules page, {#gems})."""
    return box.GEM_COSTS[gem][board.levels[seat][box.GEM_LORE]]


def refund(board: Board, seat: int, gem: int) -> int:
    """Returns the dust that the seat gets for disenchanting a gem: half its current cost, rounded
    down."""
    return box.GEM_COSTS[gem][board.levels[seat][box.GEM_LORE]] // 2


def slot_count(board: Board, seat: int) -> int:
    """Returns the number of gems that the seat may have active, 5 to 11 (rules page,
    {#actions})."""
    artifacts = board.artifacts[seat]
    added = box.EXTRA_SLOTS[board.levels[seat][box.ACCUMULATION]]
    return (
        box.SPIRAL_SLOTS
        + added
        + box.BELT_SLOTS * artifacts[box.BELT]
        + box.WAND_SLOTS * artifacts[box.WAND]
    )


def free_slot_count(board: Board, seat: int) -> int:
    """Returns the number of active slots of the seat that hold no gem."""
    return slot_count(board, seat) - sum(board.spiral[seat])


def gem_counts(board: Board, seat: int) -> GemCounts:
    """Returns the number of gems that the seat owns, active or not, by kind."""
    active, inactive = board.spiral[seat], board.pentagon[seat]
    return (
        active[0] + inactive[0],
        active[1] + inactive[1],
        active[2] + inactive[2],
        active[3] + inactive[3],
        active[4] + inactive[4],
    )


def may_enchant(board: Board, seat: int, gem: int) -> bool:
    """Returns whether the seat has the permission to enchant a gem.

    The supply and the number of rubies that the seat owns do not matter here.
    """
    if gem in (box.OPAL, box.SAPPHIRE):
        return True
    if gem == box.EMERALD:
        return board.artifacts[seat][box.GRIMOIRE] > 0
    if gem == box.RUBY:
        return ruby_limit(board, seat) > 0
    return board.artifacts[seat][box.ELIXIR] > 0


def is_last_round(board: Board) -> bool:
    """Returns whether the match ends with this round: five sentinels are sold, or it is round 40
    (rules page, {#rare})."""
    return board.sold >= box.SALES_TO_END or board.round_number >= box.LAST_ROUND


def ruby_limit(board: Board, seat: int) -> int:
    """Returns the number of rubies that the seat may own: 5 from level 4 of Fire, otherwise 0.

    With the option *druid's ruby*, the Druid may own 1 from level 3.
    """
    level = board.levels[seat][box.FIRE]
    if level == box.TOP_LEVEL:
        return box.MAX_RUBIES
    early = board.druid_ruby and board.characters[seat] == box.DRUID
    return int(early and level == box.TOP_LEVEL - 1)


def uses_energy(board: Board, seat: int, kind: int) -> bool:
    """Returns whether the seat can use cards of a kind of energy.

    This is so if the seat may enchant the gem of this kind, or draws such cards from an artifact.
    Otherwise cards of this kind from the Nine Sages become dust (rules page, {#knowledge}).
    """
    if may_enchant(board, seat, kind + 1):
        return True
    source = (-1, box.CRYSTAL, -1, box.CHALICE)[kind]
    return source >= 0 and board.artifacts[seat][source] > 0


def step_cost(board: Board, seat: int, domain: int) -> int | None:
    """Returns the dust for the next level of a domain, without a marker; None at level 4."""
    level = board.levels[seat][domain]
    return None if level == box.TOP_LEVEL else box.STEP_COSTS[domain][level]


def needs_marker(board: Board, seat: int, domain: int) -> bool:
    """Returns whether the next level of a domain takes a marker, because the seat has not entered
    it."""
    return board.levels[seat][domain] == 0


def energy_sources(board: Board, seat: int) -> EnergyCounts:
    """Returns, by kind, the number of cards in one income before concentration.

    Each active gem except opals brings one card, and so does each Crystal and Chalice.
    """
    gems, artifacts = board.spiral[seat], board.artifacts[seat]
    return (gems[1], gems[2] + artifacts[box.CRYSTAL], gems[3], gems[4] + artifacts[box.CHALICE])


def opal_dust(opals: int) -> int:
    """Returns the dust that this number of active opals brings each round.

    >>> [opal_dust(opals) for opals in range(1, 7)]
    [2, 5, 10, 12, 15, 20]
    """
    return opals // 3 * 10 + box.OPAL_DUST[opals % 3]


def income(board: Board, seat: int) -> Income:
    """Returns the income of the next round if nothing changes and no deck runs out (rules page,
    {#income})."""
    sources = energy_sources(board, seat)
    first, second, third, fourth = (count // box.CARDS_PER_CONCENTRATED_CARD for count in sources)
    concentrated = (first, second, third, fourth)
    sapphires, emeralds, diamonds, rubies = (
        count % box.CARDS_PER_CONCENTRATED_CARD for count in sources
    )
    dust = opal_dust(board.spiral[seat][box.OPAL]) + 2 * sum(concentrated)
    return Income(
        (sapphires, emeralds, diamonds, rubies),
        concentrated,
        dust + box.FLOW_DUST[board.levels[seat][box.ENERGY_FLOW]],
    )


def mean_income(board: Board, seat: int) -> float:
    """Returns the mean value in dust of the next round's income."""
    expected = income(board, seat)
    total = float(expected.dust)
    for kind, mean in enumerate(_MEAN_VALUES):
        total += mean * expected.standard[kind]
        total += box.CONCENTRATED_VALUES[kind] * expected.concentrated[kind]
    return total


def hand_limit(board: Board, seat: int) -> int:
    """Returns the seat's hand limit in places; 0 while it has no character (rules page,
    {#hand})."""
    character = board.characters[seat]
    if character < 0:
        return 0
    limit = box.HAND_LIMITS[character]
    levels = board.levels[seat]
    for domain, change in enumerate(box.HAND_LIMIT_CHANGE_BY_DOMAIN):
        if change and levels[domain] and domain != character:
            limit += change
    artifacts = board.artifacts[seat]
    return (
        limit
        + box.BALL_HAND_PLACES * artifacts[box.CRYSTAL_BALL]
        + box.WAND_HAND_PLACES * artifacts[box.WAND]
    )


def dust_places(dust: int) -> int:
    """Returns the places that dust takes in the hand, as the fewest possible.

    A total of 1 or 3 counts as 0 or 2, the part that can be held.

    >>> [dust_places(dust) for dust in (0, 2, 3, 5, 10, 11, 12)]
    [0, 1, 1, 2, 3, 5, 4]
    """
    if dust < len(_DUST_PLACES):
        return _DUST_PLACES[dust]
    tens = (dust - 54) // 10  # keep 54 or more: a ten may have to be changed
    return 3 * tens + _DUST_PLACES[dust - 10 * tens]


def dust_tiles(dust: int) -> tuple[int, ...]:
    """Returns the tiles that make up this amount of dust and take the fewest places, largest first.

    >>> dust_tiles(11), dust_tiles(18)
    ((5, 2, 2, 2), (10, 2, 2, 2, 2))
    """
    tens, rest = divmod(dust, 10)
    if rest in (1, 3) and tens:
        tens, rest = tens - 1, rest + 10
    fives = rest % 2
    return (10,) * tens + (5,) * fives + (2,) * ((rest - 5 * fives) // 2)


_DUST_PLACES = tuple(
    sum({10: 3, 5: 2, 2: 1}[tile] for tile in dust_tiles(dust - (dust in (1, 3))))
    for dust in range(64)
)


def holdable_dust(dust: int) -> int:
    """Returns the part of a dust total that a player can hold: totals of 1 and 3 become 0 and 2.

    >>> holdable_dust(1), holdable_dust(3), holdable_dust(11)
    (0, 2, 11)
    """
    return dust - 1 if dust in (1, 3) else dust


def hand_size(cards: Iterable[box.Card], dust: int) -> int:
    """Returns the places that cards and dust take in the hand."""
    return sum([box.PLACES_IN_HAND[card] for card in cards]) + dust_places(dust)


def board_hand_size(board: Board, seat: int) -> int:
    """Returns the places that the seat's cards and dust take; this number is public."""
    if isinstance(board, State):
        return hand_size(board.hands[seat], board.dust[seat])
    cards = sum(board.standard[seat]) + 3 * sum(board.concentrated[seat])
    return cards + dust_places(board.dust[seat])

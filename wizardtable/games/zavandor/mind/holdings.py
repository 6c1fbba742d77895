# SPDX-License-Identifier: MIT
"""A seat's possessions in a form for quick computation: an opponent tries purchases on copies."""

from collections.abc import Iterable
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import opal_dust
from wizardtable.games.zavandor.rules.state import Board, State

MEANS: Final[tuple[float, ...]] = (5.0, 7.5, 10.0, 15.0)
"""The mean value of a standard card, by kind of energy."""

CARD_MEANS: Final = tuple(
    MEANS[box.KINDS[card]] if card < box.FIRST_CONCENTRATED else float(box.VALUES[card])
    for card in range(len(box.VALUES))
)
"""The value at which a card counts if only its back is seen, by face."""

GEM_INCOMES: Final[tuple[float, ...]] = (10 / 3, 5.5, 8.0, 10.5, 15.5)
"""The income of an active gem in a round, in dust, by gem.

It includes a share of the bonus for four gems of a kind.
"""

BONUS: Final[dict[int, tuple[int, int, int]]] = {
    box.FOX: (1, 2, 12),
    box.CAT: (box.OPAL, 2, 12),
    box.SCARAB: (2, 1, 11),
    box.UNICORN: (3, 1, 11),
    box.SALAMANDER: (box.RUBY, 2, 10),
}
"""The bonus of each sentinel that counts active gems of one kind: the gem, points for each, and the
maximum."""

_DUST_PER_PLACE: Final = 3.0
"""The approximate amount of dust that fits into one place of the hand."""

_VALUES_PER_PLACE: Final = [
    value / room for value, room in zip(box.VALUES, box.PLACES_IN_HAND, strict=True)
]
"""The value for each place that a card takes, by face."""

MAX_SLOTS: Final = 11
"""The largest number of active slots."""
_DRUID: Final = 2


class Holdings:
    """The possessions and permissions of a seat; an opponent tries purchases on a copy.

    Attributes:
        gems, idle: active and inactive gems, by kind.
        levels: levels of knowledge, by domain.
        markers: prices of the markers for sale, ascending.
        waiting: the number of markers in the pentagon.
        artifacts: the number of artifacts, by kind.
        sentinels: the sentinels that the seat owns.
        wealth: the value of dust and cards together; may be below 0 in a computation.
        coming: the value of the cards from the Nine Sages next round, in dust.
        acts: whether the seat still has a turn in this round, so that it can buy something.
        keeps: the value of the hand that the seat would keep now, in dust; infinite if not
            computed.
        character: the seat's character, -1 if not yet chosen.
        is_druid_ruby_on: whether the option *druid's ruby* is on.
    """

    __slots__ = (
        "acts",
        "artifacts",
        "character",
        "coming",
        "gems",
        "idle",
        "is_druid_ruby_on",
        "keeps",
        "levels",
        "markers",
        "sentinels",
        "waiting",
        "wealth",
    )

    gems: list[int]
    idle: list[int]
    levels: list[int]
    markers: tuple[int, ...]
    waiting: int
    artifacts: list[int]
    sentinels: tuple[int, ...]
    wealth: float
    coming: float
    acts: bool
    keeps: float
    character: int
    is_druid_ruby_on: bool

    @classmethod
    def of(cls, board: Board, seat: int, *, acts: bool, is_known: bool) -> "Holdings":
        """Returns the holdings of a seat on a board.

        `acts` says whether the seat still has a turn in this round. `is_known` says whether the
        observer sees the seat's hand. Otherwise, each card counts with the mean value of its kind.
        """
        self = cls()
        self.gems = list(board.spiral[seat])
        self.idle = list(board.pentagon[seat])
        self.levels = list(board.levels[seat])
        self.markers = board.markers[seat]
        self.waiting = board.waiting[seat]
        self.artifacts = list(board.artifacts[seat])
        self.sentinels = tuple(
            box.FIRST_SENTINEL + i for i, owner in enumerate(board.sentinels) if owner == seat
        )
        self.wealth = board.dust[seat] + hand_value(board, seat, is_seen=is_known)
        self.coming = sum(map(float.__mul__, map(float, board.coming[seat]), MEANS))
        self.acts = acts
        self.keeps = float("inf")
        self.character = board.characters[seat]
        self.is_druid_ruby_on = board.druid_ruby
        return self

    def copy(self) -> "Holdings":
        """Returns an independent copy."""
        copy = Holdings()
        copy.gems = self.gems[:]
        copy.idle = self.idle[:]
        copy.levels = self.levels[:]
        copy.markers = self.markers
        copy.waiting = self.waiting
        copy.artifacts = self.artifacts[:]
        copy.sentinels = self.sentinels
        copy.wealth = self.wealth
        copy.coming = self.coming
        copy.acts = self.acts
        copy.keeps = self.keeps
        copy.character = self.character
        copy.is_druid_ruby_on = self.is_druid_ruby_on
        return copy

    def slot_count(self) -> int:
        """Returns the number of active slots, filled or not."""
        artifacts = self.artifacts
        extra = box.EXTRA_SLOTS[self.levels[box.ACCUMULATION]]
        extra += box.BELT_SLOTS * bool(artifacts[box.BELT]) + box.WAND_SLOTS * bool(
            artifacts[box.WAND]
        )
        return min(MAX_SLOTS, box.SPIRAL_SLOTS + extra)

    def free_slot_count(self) -> int:
        """Returns the number of active slots without a gem."""
        return self.slot_count() - sum(self.gems)

    def may_enchant(self, gem: int) -> bool:
        """Returns whether the seat may own another gem of this kind, whatever it costs."""
        if gem <= 1:
            return True
        if gem == box.RUBY:
            owned = self.gems[box.RUBY] + self.idle[box.RUBY]
            if self.levels[box.FIRE] == box.TOP_LEVEL:
                return owned < box.MAX_RUBIES
            druid = self.is_druid_ruby_on and self.character == _DRUID
            return druid and self.levels[box.FIRE] == box.TOP_LEVEL - 1 and owned == 0
        return self.artifacts[box.GRIMOIRE if gem == 2 else box.ELIXIR] > 0

    def cost(self, gem: int) -> int:
        """Returns the price of a gem in dust."""
        return box.GEM_COSTS[gem][self.levels[box.GEM_LORE]]

    def refund(self, gem: int) -> int:
        """Returns the dust for disenchanting a gem."""
        return box.GEM_COSTS[gem][self.levels[box.GEM_LORE]] // 2

    def income(self) -> float:
        """Returns the mean value of a round's dust and cards, in dust."""
        opals, sapphires, emeralds, diamonds, rubies = self.gems
        emeralds += self.artifacts[box.CRYSTAL]
        rubies += self.artifacts[box.CHALICE]
        return (
            opal_dust(opals)
            + 5.0 * sapphires
            + 7.5 * emeralds
            + 10.0 * diamonds
            + 15.0 * rubies
            + 2 * (sapphires // 4 + emeralds // 4 + diamonds // 4 + rubies // 4)
            + box.FLOW_DUST[self.levels[box.ENERGY_FLOW]]
        )

    def hand_limit(self) -> int:
        """Returns the hand limit in places."""
        limit = box.HAND_LIMITS[self.character] if self.character >= 0 else 5
        for domain, level in enumerate(self.levels):
            if level and domain != self.character:
                limit += box.HAND_LIMIT_CHANGE_BY_DOMAIN[domain]
        return (
            limit
            + box.BALL_HAND_PLACES * self.artifacts[box.CRYSTAL_BALL]
            + box.WAND_HAND_PLACES * self.artifacts[box.WAND]
        )

    def keepable_value(self) -> float:
        """Returns the approximate value of the cards that fit into the hand limit, in dust.

        The seat is assumed to keep the best cards from about two rounds of income.
        """
        gems, limit, worth = self.gems, self.hand_limit(), 0.0
        flows = (
            (gems[4] + self.artifacts[box.CHALICE], 15.0),
            (gems[3], 10.0),
            (gems[2] + self.artifacts[box.CRYSTAL], 7.5),
            (gems[1], 5.0),
        )
        for cards, mean in flows:
            # Savings come from about two rounds; four cards become one that takes three places.
            kept = min(limit, 2 * cards)
            worth += kept * (mean * 4 / 3 if cards >= 4 else mean)
            limit -= kept
            if limit <= 0:
                return worth
        return worth + 10 / 3 * limit

    def fill_slots(self) -> None:
        """Moves idle gems to free slots, the best gems first."""
        free = self.free_slot_count()
        idle = self.idle
        for gem in (4, 3, 2, 1, 0):
            while free > 0 and idle[gem]:
                idle[gem] -= 1
                self.gems[gem] += 1
                free -= 1

    def points(self) -> int:
        """Returns the current points."""
        total = sum(map(int.__mul__, self.gems, box.GEM_POINTS))
        total += 2 * self.levels.count(box.TOP_LEVEL)
        for lot, owned in enumerate(self.artifacts):
            if owned:
                total += box.LOT_POINTS[lot] * owned
        for sentinel in self.sentinels:
            total += box.LOT_POINTS[sentinel] + self.bonus(sentinel)
        return total

    def bonus(self, sentinel: int) -> int:
        """Returns the points of a sentinel's bonus, whether or not the seat owns it."""
        counted = BONUS.get(sentinel)
        if counted is not None:
            gem, each, maximum = counted
            return min(maximum, each * self.gems[gem])
        if sentinel == box.PHOENIX:
            return 2 * sum(number > 0 for number in self.gems)
        if sentinel == box.OWL:
            return 2 * self.levels.count(box.TOP_LEVEL)
        return 2 * self.owned(box.TOAD_LOTS if sentinel == box.TOAD else box.RAVEN_LOTS)

    def owned(self, lots: Iterable[int]) -> int:
        """Returns the number of artifacts that the seat owns of the kinds in `lots`."""
        return sum(self.artifacts[lot] for lot in lots)


def best_kept(cards: Iterable[box.Card], dust: int, limit: int) -> float:
    """Returns the approximate value of the part of a hand that fits into a limit, in dust.

    Cards with the highest value for their places are kept first, then dust.
    """
    kept = 0.0
    for card in sorted(cards, key=_VALUES_PER_PLACE.__getitem__, reverse=True):
        if box.PLACES_IN_HAND[card] <= limit:
            limit -= box.PLACES_IN_HAND[card]
            kept += box.VALUES[card]
    return kept + min(float(dust), _DUST_PER_PLACE * limit)


def hand_value(board: Board, seat: int, *, is_seen: bool) -> float:
    """Returns the value of a seat's cards in dust.

    If the observer does not see the cards, their backs count with the mean value of their kind.
    """
    if isinstance(board, State):
        table = box.VALUES if is_seen else CARD_MEANS
        return float(sum([table[card] for card in board.hands[seat]]))
    if is_seen and board.viewer == seat:
        return float(sum(box.VALUES[card] for card in board.hand))
    value = 0.0
    for kind, mean in enumerate(MEANS):
        value += mean * (board.standard[seat][kind] + 4 * board.concentrated[seat][kind])
    return value

# SPDX-License-Identifier: MIT
"""What a seat owns, reckoned quickly: an opponent asks what it would have after a purchase."""

from collections.abc import Iterable
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import opal_dust
from wizardtable.games.zavandor.rules.state import Board, State

MEANS: Final[tuple[float, ...]] = (5.0, 7.5, 10.0, 15.0)
"""By kind of energy, what a standard card is worth on average."""

CARD_MEANS: Final = tuple(
    MEANS[box.KINDS[card]] if card < box.FIRST_CONCENTRATED else float(box.VALUES[card])
    for card in range(len(box.VALUES))
)
"""By card, what it is worth to somebody who sees but its back."""

GEM_INCOMES: Final[tuple[float, ...]] = (10 / 3, 5.5, 8.0, 10.5, 15.5)
"""By gem, what it gives a round among others of its kind, a share of the bonus of four included."""

BONUS: Final[dict[int, tuple[int, int, int]]] = {
    box.FOX: (1, 2, 12),
    box.CAT: (box.OPAL, 2, 12),
    box.SCARAB: (2, 1, 11),
    box.UNICORN: (3, 1, 11),
    box.SALAMANDER: (box.RUBY, 2, 10),
}
"""By sentinel that counts active gems of one kind: the gem, points for each, and the most."""

_DUST_DENSITY: Final = 3.0
"""About how much dust takes the room of a card."""

_DENSITIES: Final = [value / room for value, room in zip(box.VALUES, box.SLOTS, strict=True)]
"""By card, how much dust it is worth for its room."""

MOST_SLOTS: Final = 11
_DRUID: Final = 2


class Holdings:
    """What a seat owns and may do; a purchase is tried out on a copy.

    Attributes:
        gems, idle: active and inactive gems, by kind.
        levels: of knowledge, by domain; `markers`: prices of those for sale; `waiting`: markers
            in the pentagon.
        artifacts: how many of each kind.
        sentinels: those it owns.
        wealth: dust and cards together, in dust; may be reckoned below 0.
        coming: what the Nine Sages will bring next round, in dust.
        acts: whether it can still buy something this round.
        keeps: what it would keep of its hand now, in dust; infinite where nobody has looked.
    """

    __slots__ = (
        "acts",
        "artifacts",
        "character",
        "coming",
        "druid_ruby",
        "gems",
        "idle",
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
    druid_ruby: bool

    @classmethod
    def of(cls, board: Board, seat: int, *, acts: bool, known: bool) -> "Holdings":
        """What a seat of a board owns; `known`: its hand is seen, not only the backs of it."""
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
        self.wealth = board.dust[seat] + hand_worth(board, seat, known=known)
        self.coming = sum(map(float.__mul__, map(float, board.coming[seat]), MEANS))
        self.acts = acts
        self.keeps = float("inf")
        self.character = board.characters[seat]
        self.druid_ruby = board.druid_ruby
        return self

    def copy(self) -> "Holdings":
        """An independent copy."""
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
        copy.druid_ruby = self.druid_ruby
        return copy

    def slots(self) -> int:
        """Places for active gems."""
        artifacts = self.artifacts
        extra = box.EXTRA_SLOTS[self.levels[box.ACCUMULATION]]
        extra += box.BELT_SLOTS * bool(artifacts[box.BELT]) + box.WAND_SLOTS * bool(
            artifacts[box.WAND]
        )
        return min(MOST_SLOTS, box.SPIRAL_SLOTS + extra)

    def free(self) -> int:
        """Active slots that are empty."""
        return self.slots() - sum(self.gems)

    def may_enchant(self, gem: int) -> bool:
        """Whether a gem of this kind can be had, with the money."""
        if gem <= 1:
            return True
        if gem == box.RUBY:
            owned = self.gems[box.RUBY] + self.idle[box.RUBY]
            if self.levels[box.FIRE] == box.TOP_LEVEL:
                return owned < box.MOST_RUBIES
            druid = self.druid_ruby and self.character == _DRUID
            return druid and self.levels[box.FIRE] == box.TOP_LEVEL - 1 and owned == 0
        return self.artifacts[box.GRIMOIRE if gem == 2 else box.ELIXIR] > 0

    def cost(self, gem: int) -> int:
        """The price of a gem."""
        return box.GEM_COSTS[gem][self.levels[box.GEM_LORE]]

    def refund(self, gem: int) -> int:
        """What a gem brings when it is given back."""
        return box.GEM_COSTS[gem][self.levels[box.GEM_LORE]] // 2

    def income(self) -> float:
        """Dust and cards of a round, in dust."""
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

    def limit(self) -> int:
        """The hand limit."""
        limit = box.HAND_LIMITS[self.character] if self.character >= 0 else 5
        for domain, level in enumerate(self.levels):
            if level and domain != self.character:
                limit += box.LIMIT_CHANGE[domain]
        return (
            limit
            + box.BALL_LIMIT * self.artifacts[box.CRYSTAL_BALL]
            + box.WAND_LIMIT * self.artifacts[box.WAND]
        )

    def can_keep(self) -> float:
        """About how much dust's worth fits into the hand limit: the best cards of the income."""
        gems, limit, worth = self.gems, self.limit(), 0.0
        flows = (
            (gems[4] + self.artifacts[box.CHALICE], 15.0),
            (gems[3], 10.0),
            (gems[2] + self.artifacts[box.CRYSTAL], 7.5),
            (gems[1], 5.0),
        )
        for cards, mean in flows:
            # What is saved comes from about two rounds; four cards become one of three slots.
            kept = min(limit, 2 * cards)
            worth += kept * (mean * 4 / 3 if cards >= 4 else mean)
            limit -= kept
            if limit <= 0:
                return worth
        return worth + 10 / 3 * limit

    def settle(self) -> None:
        """Activate what lies idle as long as there are slots, the best gems first."""
        free = self.free()
        idle = self.idle
        for gem in (4, 3, 2, 1, 0):
            while free > 0 and idle[gem]:
                idle[gem] -= 1
                self.gems[gem] += 1
                free -= 1

    def points(self) -> int:
        """Victory points as they stand."""
        total = sum(map(int.__mul__, self.gems, box.GEM_POINTS))
        total += 2 * self.levels.count(box.TOP_LEVEL)
        for lot, owned in enumerate(self.artifacts):
            if owned:
                total += box.LOT_POINTS[lot] * owned
        for sentinel in self.sentinels:
            total += box.LOT_POINTS[sentinel] + self.bonus(sentinel)
        return total

    def bonus(self, sentinel: int) -> int:
        """What a sentinel's own bonus would be, points."""
        counted = BONUS.get(sentinel)
        if counted is not None:
            gem, each, most = counted
            return min(most, each * self.gems[gem])
        if sentinel == box.PHOENIX:
            return 2 * sum(number > 0 for number in self.gems)
        if sentinel == box.OWL:
            return 2 * self.levels.count(box.TOP_LEVEL)
        return 2 * self.owned(box.TOAD_LOTS if sentinel == box.TOAD else box.RAVEN_LOTS)

    def owned(self, lots: Iterable[int]) -> int:
        """How many of these artifacts it owns."""
        return sum(self.artifacts[lot] for lot in lots)


def best_kept(cards: Iterable[box.Card], dust: int, limit: int) -> float:
    """About what is kept of a hand within a limit, in dust: what is worth most for its room."""
    kept = 0.0
    for card in sorted(cards, key=_DENSITIES.__getitem__, reverse=True):
        if box.SLOTS[card] <= limit:
            limit -= box.SLOTS[card]
            kept += box.VALUES[card]
    return kept + min(float(dust), _DUST_DENSITY * limit)


def hand_worth(board: Board, seat: int, *, known: bool) -> float:
    """What the cards of a seat are worth, in dust: seen, or by their backs."""
    if isinstance(board, State):
        table = box.VALUES if known else CARD_MEANS
        return float(sum([table[card] for card in board.hands[seat]]))
    if known and board.viewer == seat:
        return float(sum(box.VALUES[card] for card in board.hand))
    worth = 0.0
    for kind, mean in enumerate(MEANS):
        worth += mean * (board.standard[seat][kind] + 4 * board.concentrated[seat][kind])
    return worth

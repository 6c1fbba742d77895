# SPDX-License-Identifier: MIT
"""What a player of Anludim may do, and what happens when he does."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event, Running
from wizardtable.games.anludim.rules.components import CardId

Discipline: TypeAlias = Annotated[int, range(5)]
Value: TypeAlias = Annotated[int, range(14)]
"""Of a half of a card, or of an object."""

Cards: TypeAlias = Annotated[tuple[CardId, ...], range(66)]
Halves: TypeAlias = Annotated[tuple[Annotated[int, range(2)], ...], range(66)]
"""By card, which of its halves counts."""

# Actions: each is one click or one chosen combination.


@dataclass(frozen=True, slots=True)
class TakeBack:
    """At the start of the turn, take all cards of one of one's combinations back into hand."""

    serial: Running


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a combination: the cards, ascending by id, and the half (0 or 1) that counts of each.

    In the expert game cards may come from one's combinations of lower disciplines.
    """

    discipline: Discipline
    cards: Cards
    halves: Halves


@dataclass(frozen=True, slots=True)
class Enlarge:
    """Expert game: enlarge one's combination; `cards` are all its cards afterwards."""

    serial: Running
    cards: Cards
    halves: Halves


@dataclass(frozen=True, slots=True)
class DrawTwo:
    """Draw two cards from the deck, unseen."""


@dataclass(frozen=True, slots=True)
class TakeOpen:
    """Take one of the three open cards."""

    card: CardId


@dataclass(frozen=True, slots=True)
class SpendObject:
    """The option: discard an object of this discipline and value to draw a card."""

    discipline: Discipline
    value: Value


@dataclass(frozen=True, slots=True)
class SpendScroll:
    """The option: discard a scroll to draw a card."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn without using the option."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, where neither laying nor drawing is possible."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Between rounds: keep these cards (ascending by id) of the hand, secretly."""

    cards: Cards


Action: TypeAlias = (
    TakeBack
    | Lay
    | Enlarge
    | DrawTwo
    | TakeOpen
    | SpendObject
    | SpendScroll
    | EndTurn
    | Pass
    | Keep
)

# Events. A card is HIDDEN for who may not see it.


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round (from 1) begins; `first` plays first."""

    number: int
    first: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat's hand is filled from the deck."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    """A card from the deck now lies open in this slot (0 to 2) of the row."""

    reveals: ClassVar[bool] = True
    slot: int
    card: CardId


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A combination returned to its owner's hand."""

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """Expert game: a combination was taken apart, its cards needed for a higher one."""

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A combination was laid, or enlarged to these cards."""

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]
    enlarged: bool


@dataclass(frozen=True, slots=True)
class ProfessorMoved(Event):
    """A professor left one seat for another; -1 is the board."""

    discipline: int
    origin: int
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew cards from the deck."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class TookOpenCard(Event):
    """A seat took the open card in this slot."""

    seat: int
    slot: int
    card: CardId


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards went to the discards, face up."""

    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the deck."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class ObjectSpent(Event):
    """An object left the round; `total`: the points that its seat has left, scrolls among them."""

    seat: int
    discipline: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class ScrollSpent(Event):
    """A scroll left the round; `total` as in `ObjectSpent`."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class ObjectTaken(Event):
    """A professor brought the top object of his pile; `total`: the points that its seat has now,
    scrolls among them."""

    seat: int
    discipline: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could do nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: int


COLLECTION, EMPTY_PILES, STANDSTILL = range(3)
"""Why a round ended: all five kinds, three empty piles, or two turns of each seat
without a card drawn or an object taken."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ended; `points` counts objects and scrolls of each seat, and `stand_ins` are the
    disciplines whose professors stand in for an object in the winner's collection."""

    reason: int
    ender: int
    winner: int
    points: tuple[int, ...]
    stand_ins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CrestTurned(Event):
    """The winner's crest turned to gold."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """A seat with a gold crest won another round, and with it the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class ScrollsGiven(Event):
    """A seat received scrolls for the coming round."""

    seat: int
    scrolls: int


@dataclass(frozen=True, slots=True)
class KeptChosen(Event):
    """A seat has secretly chosen what to keep."""

    seat: int
    cards: tuple[CardId, ...]


AnludimEvent: TypeAlias = (
    RoundBegan
    | Dealt
    | RowFilled
    | TookBack
    | GaveUp
    | Laid
    | ProfessorMoved
    | Drew
    | TookOpenCard
    | Discarded
    | Reshuffled
    | ObjectSpent
    | ScrollSpent
    | ObjectTaken
    | Passed
    | TurnEnded
    | RoundEnded
    | CrestTurned
    | MatchWon
    | ScrollsGiven
    | KeptChosen
)

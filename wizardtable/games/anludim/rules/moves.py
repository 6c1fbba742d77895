# SPDX-License-Identifier: MIT
"""The actions of a player of Anludim, and the events to which they lead."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event, Running
from wizardtable.games.anludim.rules.components import CardId

Discipline: TypeAlias = Annotated[int, range(5)]
Value: TypeAlias = Annotated[int, range(14)]
"""The value of a half of a card, or the points of an object."""

Cards: TypeAlias = Annotated[tuple[CardId, ...], range(66)]
Halves: TypeAlias = Annotated[tuple[Annotated[int, range(2)], ...], range(66)]
"""By card, the half (0 or 1) that counts."""

# Actions. Class and field names are tags in saves, and so are those of events.


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes all cards of one of the seat's combinations back into its hand (rules page,
    {#taking-back}).

    This is possible only at the start of the turn.
    """

    serial: Running


@dataclass(frozen=True, slots=True)
class Lay:
    """Lays a combination (rules page, {#turn}).

    In the expert game, cards may come from the seat's combinations of lower disciplines.

    Attributes:
        discipline: the discipline of the combination.
        cards: its cards, ascending by id.
        halves: for each card, the half (0 or 1) that counts.
    """

    discipline: Discipline
    cards: Cards
    halves: Halves


@dataclass(frozen=True, slots=True)
class Enlarge:
    """Enlarges one of the seat's combinations (rules page, {#expert}).

    Attributes:
        serial: the number of the combination.
        cards: all its cards afterwards, ascending by id.
        halves: for each card, the half (0 or 1) that counts.
    """

    serial: Running
    cards: Cards
    halves: Halves


@dataclass(frozen=True, slots=True)
class DrawTwo:
    """Draws two cards from the deck, unseen."""


@dataclass(frozen=True, slots=True)
class TakeOpen:
    """Takes one of the three open cards."""

    card: CardId


@dataclass(frozen=True, slots=True)
class SpendObject:
    """Discards an object to draw a card (rules page, {#option})."""

    discipline: Discipline
    value: Value


@dataclass(frozen=True, slots=True)
class SpendScroll:
    """Discards a scroll to draw a card (rules page, {#option})."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn without the option."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Passes, if the seat can neither lay nor draw (rules page, {#rare})."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Chooses secretly the cards (ascending by id) of the hand to keep for the next round."""

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

# Events. A card is HIDDEN if the observer may not know it.


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began; rounds count from 1, and the seat `first` plays first."""

    number: int
    first: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat's hand was filled up from the deck."""

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
    """A combination was taken apart, because a higher one needs its cards (expert game)."""

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A combination was laid or enlarged.

    Attributes:
        cards: all its cards.
        halves: for each card, the half (0 or 1) that counts.
        enlarged: whether it lay on the table before.
    """

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]
    enlarged: bool


@dataclass(frozen=True, slots=True)
class ProfessorMoved(Event):
    """A professor moved from the seat `origin` to the seat `seat`; -1 is the board."""

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
    """Cards of a seat went to the discards, face up."""

    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the deck, which now has this many cards."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class ObjectSpent(Event):
    """A seat discarded an object to draw a card.

    Attributes:
        value: the points of the object.
        total: the points of the seat afterwards, in objects and scrolls.
    """

    seat: int
    discipline: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class ScrollSpent(Event):
    """A seat discarded a scroll to draw a card; `total` is as in `ObjectSpent`."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class ObjectTaken(Event):
    """A seat took the top object of the pile of a professor it holds.

    Attributes:
        value: the points of the object.
        total: the points of the seat afterwards, in objects and scrolls.
    """

    seat: int
    discipline: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn ended."""

    seat: int


COLLECTION, EMPTY_PILES, STANDSTILL = range(3)
"""The reasons why a round ends (rules page, {#round-end} and {#rare}).

COLLECTION: a seat has objects of all five kinds. EMPTY_PILES: three piles are empty. STANDSTILL:
every seat took two turns in a row without drawing a card or taking an object.
"""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ended.

    Attributes:
        reason: COLLECTION, EMPTY_PILES or STANDSTILL.
        ender: the seat whose turn ended the round.
        winner: the seat that won the round.
        points: by seat, the points in objects and scrolls.
        stand_ins: the disciplines whose professors stand in for an object in the winner's
            collection.
    """

    reason: int
    ender: int
    winner: int
    points: tuple[int, ...]
    stand_ins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CrestTurned(Event):
    """The crest of the round's winner turned to gold."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """A seat with a gold crest won another round, and with it the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class ScrollsGiven(Event):
    """A seat received scrolls for the round that begins."""

    seat: int
    scrolls: int


@dataclass(frozen=True, slots=True)
class KeptChosen(Event):
    """A seat has chosen secretly which cards to keep."""

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

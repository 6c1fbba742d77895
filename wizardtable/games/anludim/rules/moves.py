# SPDX-License-Identifier: MIT
"""The actions that a player of Anludim can take, and the events that follow from them.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event, Running
from wizardtable.games.anludim.rules.components import CardId

Discipline: TypeAlias = Annotated[int, range(5)]
Value: TypeAlias = Annotated[int, range(14)]
"""The value of a half of a card (1 to 13), or the points of an object (1 to 5)."""

Cards: TypeAlias = Annotated[tuple[CardId, ...], range(66)]
Halves: TypeAlias = Annotated[tuple[Annotated[int, range(2)], ...], range(66)]
"""For each card of a combination, the half (0 or 1) that counts."""

# Actions. Class and field names are tags in saves, and so are those of events.


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes one of the seat's combinations back into the seat's hand (rules page, {#taking-back}).

    This is possible only at the start of a turn. `serial` is the number of the combination.
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
    """Adds cards to one of the seat's combinations, in the expert game (rules page, {#expert}).

    Attributes:
        serial: the number of the combination.
        cards: all cards of the enlarged combination, ascending by id.
        halves: for each of these cards, the half (0 or 1) that counts.
    """

    serial: Running
    cards: Cards
    halves: Halves


@dataclass(frozen=True, slots=True)
class DrawTwo:
    """Draws two cards from the deck, as the main action of a turn."""


@dataclass(frozen=True, slots=True)
class TakeOpen:
    """Takes one of the open cards beside the deck, as the main action of a turn."""

    card: CardId


@dataclass(frozen=True, slots=True)
class SpendObject:
    """Discards an object of this discipline and value to draw a card (rules page, {#option})."""

    discipline: Discipline
    value: Value


@dataclass(frozen=True, slots=True)
class SpendScroll:
    """Discards a scroll to draw a card (rules page, {#option})."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn after the main action, without discarding an object or a scroll for a card."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Does nothing as the main action of a turn (rules page, {#rare}).

    The seat may pass only if it can neither lay a combination from its hand nor draw a card.
    """


@dataclass(frozen=True, slots=True)
class Keep:
    """Secretly chooses the cards of the hand to keep for the next round.

    `cards` ascend by id, and may be empty.
    """

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
    """A round began. `number` is its number, from 1; the seat `first` plays first."""

    number: int
    first: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat received cards from the deck, which filled its hand up for the round."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    """A card from the deck was put into this slot (0 to 2) of the row of open cards."""

    reveals: ClassVar[bool] = True
    slot: int
    card: CardId


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A seat took one of its combinations back into its hand.

    `serial` is the number of the combination, and `halves` are those that counted.
    """

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A combination was taken apart for a combination of a higher discipline (expert game)."""

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A combination was laid or enlarged.

    Attributes:
        cards: all cards of the combination.
        halves: for each card, the half (0 or 1) that counts.
        enlarged: True if the combination was already on the table, False if it is new.
    """

    seat: int
    serial: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]
    enlarged: bool


@dataclass(frozen=True, slots=True)
class ProfessorMoved(Event):
    """A professor moved from the seat `origin` to the seat `seat`; -1 stands for the board.

    `origin` and `seat` are equal if the professor moved to another combination of the same seat.
    """

    discipline: int
    origin: int
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew cards from the deck. Other seats see HIDDEN for each card."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class TookOpenCard(Event):
    """A seat took the open card in this slot (0 to 2) of the row."""

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
    """The discards were shuffled and became the deck, which now has `cards` cards."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class ObjectSpent(Event):
    """A seat discarded an object to draw a card.

    Attributes:
        value: the points of the object.
        total: the seat's points afterwards, in objects and scrolls.
    """

    seat: int
    discipline: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class ScrollSpent(Event):
    """A seat discarded a scroll to draw a card. `total` is the seat's points afterwards."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class ObjectTaken(Event):
    """A seat whose turn ended received the top object of a pile, because it holds the professor.

    Attributes:
        value: the points of the object.
        total: the seat's points afterwards, in objects and scrolls.
    """

    seat: int
    discipline: int
    value: int
    total: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed, because it could neither lay a combination from its hand nor draw a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn ended."""

    seat: int


COLLECTION, EMPTY_PILES, STANDSTILL = range(3)
"""The reasons why a round ends (rules page, {#round-end} and {#rare}).

COLLECTION: a seat has objects of all five kinds.
EMPTY_PILES: three piles are empty.
STANDSTILL: every seat took two turns in a row without drawing a card or receiving an object.
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
            collection; empty if the reason is not COLLECTION.
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
    """A seat has secretly chosen which cards to keep. Other seats see one HIDDEN in place of the
    cards."""

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

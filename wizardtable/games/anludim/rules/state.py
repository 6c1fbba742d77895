# SPDX-License-Identifier: MIT
"""The state of a match of Anludim, and the part of it that a seat can see.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.anludim.rules.components import HIDDEN, ROW_SIZE, CardId
from wizardtable.games.anludim.rules.match_box import MatchBox, read_box
from wizardtable.games.anludim.rules.moves import Cards, Discipline, Halves, Value

NO_ROW: Final = [HIDDEN] * ROW_SIZE
NO_OBJECTS: Final[tuple[tuple[int, ...], ...]] = ((),) * 5

START: Final = 0
MAIN: Final = 1
AFTER: Final = 2
KEEP: Final = 3
OVER: Final = 4
"""The phases of a match.

START: the turn has just begun. The seat may take combinations back, or do all that MAIN allows.
MAIN: the seat has to take its main action, and may use the option once. The option is to discard an
object or a scroll to draw a card. A turn of the expert game begins in this phase. AFTER: the main
action is done, and the seat may still use the option or end its turn. KEEP: between rounds, each
seat in turn order secretly chooses the cards to keep. OVER: the match is over.
"""


Strength: TypeAlias = Annotated[int, range(66)]
"""One number in a combination's strength: its number of cards or groups, or a value of a card."""


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination on the table. The object never changes, so copies of a state share it.

    Attributes:
        serial: the combination's number in the match, from 0. An enlarged combination keeps its
            number.
        seat: the seat that laid it.
        discipline: the kind of combination, RUN to ASSEMBLY.
        cards: its cards, ascending by id.
        halves: for each card, the half (0 or 1) that counts.
        strength: the number of cards or groups (pairs or triples), then the values that decide
            between equal numbers. Of two combinations of one discipline, the one with the greater
            tuple is stronger.
    """

    serial: Running
    seat: AnySeat
    discipline: Discipline
    cards: Cards
    halves: Halves
    strength: tuple[Strength, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """The part of a match that a seat may know, or the part that everybody may know (the public
    view).

    Attributes:
        viewer: the seat that observes, or -1 in the public view.
        expert: whether the expert game is played.
        round_number: the number of the round, from 1.
        turn_number: the number of the turn, from 1, counted through the whole match.
        phase: the phase of the match, START to OVER.
        first: the seat that plays first in the round.
        active: the seat whose turn it is. Between rounds and after the match, it is the seat that
            ended the round.
        to_move: the seat that decides next, -1 if the match is over.
        hand: the viewer's cards, in the order in which the viewer received them; empty in the
            public view.
        hand_sizes: by seat, the number of cards in the hand.
        known: by seat, the cards in its hand that everybody has seen. The seat took them openly or
            took them back from the table, perhaps in an earlier round.
        deck: the number of cards in the deck.
        row: by slot of the row beside the deck, the open card; HIDDEN for an empty slot.
        discards: the discards, face up, the oldest first.
        combinations: by seat, its combinations in the order in which they were laid.
        professors: by discipline, the serial of the combination that holds the professor, -1 if the
            professor is on the board.
        piles: by discipline, the points of the objects on its pile, from the bottom to the top.
        objects: by seat and discipline, the points of the seat's objects in the order in which it
            received them.
        scrolls: by seat, the number of scrolls.
        gold: by seat, whether its crest shows gold, because it has won a round.
        kept: the cards that the viewer has secretly chosen to keep, None if it has not chosen.
        chosen: by seat, whether it has secretly chosen the cards to keep.
        may_spend: whether the option (discarding an object or a scroll to draw a card) has not been
            used this turn.
        laid: the number of combinations laid in the match, which is also the serial of the next
            combination.
        quiet_turns: the number of turns in a row that ended without a card drawn or an object
            received. After a card is drawn, it is -1 until the turn ends.
        winner: between rounds the winner of the round, after the match its winner, else -1.
        data: the box of the match, as `Setup.data`; "" for the printed box.
    """

    viewer: int
    expert: bool
    round_number: int
    turn_number: int
    phase: int
    first: int
    active: int
    to_move: int
    hand: tuple[CardId, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[CardId, ...], ...]
    deck: int
    row: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    combinations: tuple[tuple[Combination, ...], ...]
    professors: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    objects: tuple[tuple[tuple[int, ...], ...], ...]
    scrolls: tuple[int, ...]
    gold: tuple[bool, ...]
    kept: tuple[CardId, ...] | None
    chosen: tuple[bool, ...]
    may_spend: bool
    laid: int
    quiet_turns: int
    winner: int
    data: str = field(default="", metadata={"unwritten": ""})

    @property
    def box(self) -> MatchBox:
        """The pieces with which the match is played."""
        return read_box(self.data)


@state_class
class State(StateBase):
    """A match of Anludim. Attributes that are not listed are as in `Observation`.

    Most lists hold one tuple for each seat or discipline. So a copy of a state needs only short new
    lists, and shares the tuples.

    Attributes:
        rng: the match's random numbers, for shuffles.
        deck: the cards of the deck; the last one is drawn next.
        hands: by seat, the cards in the hand.
        holders: by discipline, the seat that holds the professor, -1 for none.
        best: by discipline, the greatest strength on the table, () if no combination of the
            discipline is there.
        kept: by seat, the cards secretly chosen to keep, None if the seat has not chosen yet.
        spent: whether a scroll or an object was discarded this turn to draw a card.
    """

    rng: Rng
    expert: bool
    round_number: Running
    turn_number: Running
    phase: Annotated[int, range(5)]
    first: AnySeat
    active: AnySeat
    winner: AnySeat
    laid: Running
    spent: bool
    quiet_turns: Annotated[int, range(-1, 100)]
    deck: list[CardId]
    row: list[CardId]
    discards: list[CardId]
    hands: list[tuple[CardId, ...]]
    known: list[tuple[CardId, ...]]
    kept: list[tuple[CardId, ...] | None]
    combinations: list[tuple[Combination, ...]]
    professors: list[Annotated[int, range(-1, 100_000)]]
    holders: list[AnySeat]
    best: list[tuple[Strength, ...]]
    piles: list[tuple[Value, ...]]
    objects: list[tuple[tuple[Value, ...], ...]]
    scrolls: list[Annotated[int, range(4)]]
    gold: list[bool]
    data: Annotated[str, range(1 << 18)] = ""

    @property
    def box(self) -> MatchBox:
        """The pieces with which the match is played."""
        return read_box(self.data)

    def can_draw_from_deck(self) -> bool:
        """Returns whether the deck has a card, or the discards have one and can become the new
        deck."""
        return bool(self.deck or self.discards)

    def can_draw(self) -> bool:
        """Returns whether there is a card to draw, from the deck, the discards or the open row."""
        return bool(self.deck or self.discards) or self.row != NO_ROW

    def combination(self, seat: int, serial: int) -> Combination | None:
        """Returns the combination of the seat that has this serial number, or None if there is
        none."""
        for combination in self.combinations[seat]:
            if combination.serial == serial:
                return combination
        return None

    def next_to_choose(self) -> int:
        """Returns the seat that has to choose its cards to keep next, or -1 if all seats have
        chosen."""
        kept = self.kept
        if None not in kept:
            return -1
        after = self.active + 1
        in_turn = kept[after:] + kept[:after]
        return (after + in_turn.index(None)) % len(kept)

    def update_best_strength(self, discipline: int) -> None:
        """Sets `best` of a discipline anew, after one of its combinations has left the table."""
        best: tuple[int, ...] = ()
        for combinations in self.combinations:
            for combination in combinations:
                if combination.discipline == discipline and combination.strength > best:
                    best = combination.strength
        self.best[discipline] = best

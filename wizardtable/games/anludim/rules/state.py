# SPDX-License-Identifier: MIT
"""The state of a match of Anludim, and what a seat can see of it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.anludim.rules.components import HIDDEN, ROW_SIZE, CardId
from wizardtable.games.anludim.rules.moves import Cards, Discipline, Halves, Value

NO_ROW: Final = [HIDDEN] * ROW_SIZE
NO_OBJECTS: Final[tuple[tuple[int, ...], ...]] = ((),) * 5

START, MAIN, AFTER, KEEP, OVER = range(5)
"""The phases.

START: the turn has only begun. The seat may take combinations back, and do all that MAIN allows.
MAIN: the main action is due, and the option may be used. A turn of the expert game begins here.
AFTER: the main action is done, and the option is still open. KEEP: between rounds, each seat in
turn order secretly chooses the cards to keep. OVER: the match is won.
"""


Strength: TypeAlias = Annotated[int, range(66)]
"""One number of a combination's strength: a number of cards or groups, or a value."""


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination on the table. It never changes, so clones of a state share it.

    Attributes:
        serial: its number in the match, from 0. An enlarged combination keeps its number.
        seat: its owner.
        discipline: its discipline.
        cards: its cards, ascending by id.
        halves: for each card, the half (0 or 1) that counts.
        strength: the number of cards or groups, then the values that decide. Within the discipline,
            the greater strength is the stronger combination.
    """

    serial: Running
    seat: AnySeat
    discipline: Discipline
    cards: Cards
    halves: Halves
    strength: tuple[Strength, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """The part of a match that a seat may know, or that everybody may know (the public view).

    Attributes:
        viewer: the seat, or -1 in the public view.
        expert: whether the expert game is played.
        round_number: the number of the round, from 1.
        turn_number: the number of the turn, from 1, counted through the whole match.
        phase: the phase, START to OVER.
        first: the first player of the round.
        active: the seat whose turn it is. Between rounds, and in a finished match, the seat that
            ended the round.
        to_move: the seat that decides next, -1 if the match is over.
        hand: the viewer's cards, in the order in which they came; empty in the public view.
        hand_sizes: by seat, the number of cards in the hand.
        known: by seat, the cards that everybody knows to be in that hand, because they were taken
            openly or back, perhaps in an earlier round.
        deck: the number of cards in the deck.
        row: by slot, the open card; HIDDEN for an empty slot.
        discards: the discards, face up, the oldest first.
        combinations: by seat, its combinations in the order in which they were laid.
        professors: by discipline, the serial of the combination that holds the professor, -1 if the
            professor is on the board.
        piles: by discipline, the points of the objects from the bottom to the top.
        objects: by seat and discipline, the points of the objects in the order in which they came.
        scrolls: by seat, the number of scrolls.
        gold: by seat, whether the crest shows gold.
        kept: the cards that the viewer has secretly chosen to keep, None if it has not chosen.
        chosen: by seat, whether the secret choice has been made.
        may_spend: whether the option has not been used this turn.
        laid: the number of combinations laid in the match, which is the serial of the next one.
        quiet_turns: how many turns in a row ended without a card drawn or an object taken. It is -1
            from the first card drawn in a turn until the turn ends.
        winner: between rounds the winner of the round, after the match its winner, else -1.
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


@state_class
class State(StateBase):
    """A match of Anludim. Attributes that are not listed are as in `Observation`.

    Zones are lists of tuples, so that a clone copies a short list for each and shares the tuples.

    Attributes:
        rng: the match's random numbers, for shuffles.
        deck: the cards of the deck; the last one is drawn next.
        hands: by seat, the cards in the hand.
        holders: by discipline, the seat that holds the professor, -1 for none.
        best: by discipline, the greatest strength on the table, () for none.
        kept: by seat, the cards secretly chosen to keep, None if not yet chosen.
        spent: whether the option was used this turn.
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

    def can_draw_from_deck(self) -> bool:
        """Returns whether a card can be drawn unseen; discards become a deck if the deck is
        empty."""
        return bool(self.deck or self.discards)

    def can_draw(self) -> bool:
        """Returns whether there is a card to draw, from the deck or the open row."""
        return bool(self.deck or self.discards) or self.row != NO_ROW

    def combination(self, seat: int, serial: int) -> Combination | None:
        """Returns the seat's combination with this serial, or None if it has none."""
        for combination in self.combinations[seat]:
            if combination.serial == serial:
                return combination
        return None

    def next_to_choose(self) -> int:
        """Returns the seat whose secret choice is next, or -1 if all have chosen."""
        kept = self.kept
        if None not in kept:
            return -1
        after = self.active + 1
        in_turn = kept[after:] + kept[:after]
        return (after + in_turn.index(None)) % len(kept)

    def update_best_strength(self, discipline: int) -> None:
        """Finds the greatest strength of a discipline on the table anew, after a removal."""
        best: tuple[int, ...] = ()
        for combinations in self.combinations:
            for combination in combinations:
                if combination.discipline == discipline and combination.strength > best:
                    best = combination.strength
        self.best[discipline] = best

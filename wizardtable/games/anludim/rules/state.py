# SPDX-License-Identifier: MIT
"""Where everything in a match of Anludim is, and what one seat can see of it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.anludim.rules.components import HIDDEN, ROW, CardId
from wizardtable.games.anludim.rules.moves import Cards, Discipline, Halves, Value

NO_ROW: Final = [HIDDEN] * ROW
NO_OBJECTS: Final[tuple[tuple[int, ...], ...]] = ((),) * 5

START, MAIN, AFTER, KEEP, OVER = range(5)
"""Phases. START: the turn has only begun, so combinations may still be taken back, besides all
that MAIN allows. MAIN: the main action is due, and the option may be used (the expert game knows
no taking back and begins here). AFTER: the main action is done and the option still open. KEEP:
between rounds, each seat in turn secretly chooses the cards to keep. OVER: the match is won."""


Strength: TypeAlias = Annotated[int, range(66)]
"""A part of the strength of a combination: a number of cards or groups, or a value."""


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination on the table; it never changes, so clones share it.

    Attributes:
        serial: its number in the match, from 0; an enlarged combination keeps it.
        seat: its owner.
        cards, halves: as in `moves.Lay`.
        strength: compares within the discipline, greater is stronger: the number of cards or
            groups, then the values that decide.
    """

    serial: Running
    seat: AnySeat
    discipline: Discipline
    cards: Cards
    halves: Halves
    strength: tuple[Strength, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat, or for viewer -1 anybody, may know.

    Attributes:
        viewer: the seat, or -1 for the public view.
        round_number, turn_number: from 1; turns are counted through the whole match.
        first: the first player of the round.
        to_move: the seat to decide, -1 when the match is over.
        hand: the viewer's cards, in the order he got them; empty in the public view.
        hand_sizes: cards in each hand.
        known: by seat, cards everybody knows to be in that hand (taken openly or back, or kept
            from such).
        deck: cards in the deck.
        row: the open cards by slot; HIDDEN for an empty slot.
        discards: face up, oldest first.
        combinations: by seat, in the order laid.
        professors: by discipline, the serial of the combination it stands on, -1 on the board.
        piles: by discipline, values from the bottom to the top.
        objects: by seat and discipline, values in the order taken.
        scrolls: by seat; gold: by seat, whether the crest shows gold.
        kept: the viewer's own secret choice between rounds, None where not (yet) made.
        chosen: by seat, whether the secret choice has been made.
        active: whose turn it is; between rounds, and when the match is over, who ended the round.
        may_spend: whether the option has not been used this turn.
        laid: combinations laid so far in the match: the serial of the next one.
        quiet_turns: turns in a row that ended without a card drawn or an object taken; -1 from
            the first card drawn in a turn until that turn ends.
        winner: of the round between rounds, of the match when it is over, else -1.
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
    """A match of Anludim; attributes as in `Observation` where not said otherwise.

    Zones are lists of tuples, so that a clone copies one short list each and shares the rest.

    Attributes:
        rng: the match's generator, for shuffles.
        deck: the next card last.
        hands, known: by seat.
        holders: by discipline, the seat whose combination the professor stands on, else -1.
        best: by discipline, the greatest strength on the table, () where nothing lies.
        kept: by seat, the secret choice, or None.
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

    def may_draw_from_deck(self) -> bool:
        """Whether a card can be drawn unseen (discards are shuffled when the deck is empty)."""
        return bool(self.deck or self.discards)

    def may_draw(self) -> bool:
        """Whether there is any card to draw, from the deck or the open row."""
        return bool(self.deck or self.discards) or self.row != NO_ROW

    def combination(self, seat: int, serial: int) -> Combination | None:
        """The seat's combination with this serial, None where it has none."""
        for combination in self.combinations[seat]:
            if combination.serial == serial:
                return combination
        return None

    def choosing(self) -> int:
        """Between rounds, the seat whose secret choice is next, -1 when all have chosen."""
        kept = self.kept
        if None not in kept:
            return -1
        after = self.active + 1
        in_turn = kept[after:] + kept[:after]
        return (after + in_turn.index(None)) % len(kept)

    def measure(self, discipline: int) -> None:
        """Find the greatest strength of a discipline on the table anew, after a removal."""
        best: tuple[int, ...] = ()
        for combinations in self.combinations:
            for combination in combinations:
                if combination.discipline == discipline and combination.strength > best:
                    best = combination.strength
        self.best[discipline] = best

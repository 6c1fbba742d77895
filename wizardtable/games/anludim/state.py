# SPDX-License-Identifier: MIT
"""Where everything in a match of Anludim is, and what one seat can see of it."""

from dataclasses import dataclass

from wizardtable.core.rng import Rng
from wizardtable.games.anludim.components import CardId

START, MAIN, AFTER, KEEP, OVER = range(5)
"""Phases: the start of a turn (combinations may be taken back; the option and the main action
are open too); after a taking back has ceased to be possible but before the main action; after the
main action; the secret choice of cards between rounds; the match is over."""


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

    serial: int
    seat: int
    discipline: int
    cards: tuple[CardId, ...]
    halves: tuple[int, ...]
    strength: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat, or for viewer -1 anybody, may know.

    Attributes:
        viewer: the seat, or -1 for the public view.
        to_move: the seat to decide, -1 when the match is over.
        hand: the viewer's cards, in the order he got them; empty in the public view.
        hand_sizes: cards in each hand.
        known: by seat, cards everybody knows to be in that hand (taken openly or back).
        deck: cards in the deck.
        row: the open cards by slot; HIDDEN for an empty slot.
        discards: face up, oldest first.
        combinations: by seat, in the order laid.
        professors: by discipline, the serial of the combination it stands on, -1 on the board.
        piles: by discipline, values from the bottom to the top.
        objects: by seat and discipline, values in the order taken.
        kept: the viewer's own secret choice between rounds, None where not (yet) made.
        chosen: by seat, whether the secret choice has been made.
        may_spend: whether the option is still open this turn.
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
    quiet_turns: int
    winner: int


class State:
    """A match of Anludim; attributes as in `Observation` where not said otherwise.

    Attributes:
        rng: the match's generator, for shuffles.
        deck: the next card last.
        hands, known: by seat.
        kept: by seat, the secret choice, or None.
        laid: serials given so far.
        spent: whether the option was used this turn.
    """

    __slots__ = ("rng",)

    rng: Rng

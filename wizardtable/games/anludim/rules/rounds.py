# SPDX-License-Identifier: MIT
"""How rounds begin and end, and what goes on from one to the next."""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.rules.components import CARDS, HIDDEN, ROW, CardId, hand_limit, piles
from wizardtable.games.anludim.rules.moves import (
    AnludimEvent,
    CrestTurned,
    Dealt,
    Discarded,
    MatchWon,
    RoundBegan,
    RoundEnded,
    RowFilled,
    ScrollsGiven,
)
from wizardtable.games.anludim.rules.state import KEEP, MAIN, NO_OBJECTS, OVER, START, State

_ALL_CARDS: Final = tuple(map(CardId, range(len(CARDS))))


def deal(setup: Setup, seed: int, journal: "list[AnludimEvent] | None" = None) -> State:
    """The beginning of the first round; who plays first is drawn by lot, and the last in turn
    order has one scroll."""
    seats = setup.seats
    if seats not in range(2, 6):
        raise ValueError(f"Anludim is for 2 to 5 seats, not {seats}")
    state = State.__new__(State)
    state.rng = Rng(seed)
    state.expert = bool(setup.option("expert", False))
    state.round_number = 0
    state.turn_number = 0
    state.laid = 0
    state.hands = [()] * seats
    state.known = [()] * seats
    state.kept = [()] * seats
    state.gold = [False] * seats
    state.scrolls = [0] * seats
    first = state.rng.below(seats)
    state.scrolls[first - 1] = 1
    _begin_round(state, first, journal)
    return state


def start_turn(state: State, seat: int) -> None:
    """It is this seat's turn."""
    state.active = seat
    state.turn_number += 1
    state.phase = MAIN if state.expert else START
    state.spent = False


def end_round(state: State, reason: int, journal: "list[AnludimEvent] | None") -> None:
    """The round ends with the active seat's turn; with a second round won, so does the match."""
    ender = state.active
    points = [points_of(state, seat) for seat in range(len(state.hands))]
    winner = _ranked(state, points.__getitem__)[0] if reason else ender
    state.winner = winner
    state.spent = False
    if journal is not None:
        lacking = () if reason else missing_kinds(state.objects[winner])
        journal.append(RoundEnded(reason, ender, winner, tuple(points), lacking))
    if state.gold[winner]:
        state.phase = OVER
        if journal is not None:
            journal.append(MatchWon(winner))
        return
    state.gold[winner] = True
    if journal is not None:
        journal.append(CrestTurned(winner))
    state.phase = KEEP
    state.kept = [None if hand else () for hand in state.hands]  # without cards, no choice
    if state.choosing() < 0:
        begin_next_round(state, journal)


def begin_next_round(state: State, journal: "list[AnludimEvent] | None") -> None:
    """All have chosen: what they do not keep is shown, and a new round is dealt."""
    seats = len(state.hands)
    first = (state.active + 1) % seats
    scrolls = _scrolls_for_losers(state)
    for step in range(seats):
        seat = (first + step) % seats
        kept = state.kept[seat] or ()
        lost = tuple([card for card in state.hands[seat] if card not in kept])
        state.hands[seat] = tuple([card for card in state.hands[seat] if card in kept])
        state.known[seat] = tuple([card for card in state.known[seat] if card in kept])
        if lost and journal is not None:
            journal.append(Discarded(seat, lost))
    state.scrolls = scrolls
    _begin_round(state, first, journal)


def missing_kinds(objects: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The disciplines of which a seat has no object; whoever wins the round by a collection has
    their professors instead."""
    return tuple([kind for kind, values in enumerate(objects) if not values])


def object_points(state: State, seat: int) -> int:
    """Points of a seat's magic objects."""
    return sum(map(sum, state.objects[seat]))


def points_of(state: State, seat: int) -> int:
    """Points of a seat's magic objects and scrolls."""
    return object_points(state, seat) + state.scrolls[seat]


def _ranked(state: State, points: Callable[[int], int]) -> list[int]:
    """The seats, most points first; ties to the first in turn order counting from the active
    seat, itself first."""
    seats = len(state.hands)
    order = [(state.active + step) % seats for step in range(seats)]
    order.sort(key=points, reverse=True)
    return order


def _scrolls_for_losers(state: State) -> list[int]:
    """Two for the best loser by objects alone, one for the next where there is one."""
    scrolls = [0] * len(state.hands)
    order = _ranked(state, lambda seat: object_points(state, seat))
    order.remove(state.winner)
    for seat, count in zip(order, (2, 1), strict=False):
        scrolls[seat] = count
    return scrolls


def _begin_round(state: State, first: int, journal: "list[AnludimEvent] | None") -> None:
    """Everything returns to the board and the deck but what is in hands; these are filled up."""
    seats = len(state.hands)
    state.round_number += 1
    state.first = first
    state.winner = -1
    state.quiet_turns = 0
    state.kept = [None] * seats
    state.discards = []
    state.combinations = [()] * seats
    state.professors = [-1] * 5
    state.holders = [-1] * 5
    state.best = [()] * 5
    state.piles = list(piles(seats))
    state.objects = [NO_OBJECTS] * seats
    if journal is not None:
        journal.append(RoundBegan(state.round_number, first))
        for seat, count in enumerate(state.scrolls):
            if count:
                journal.append(ScrollsGiven(seat, count))
    state.deck = [*_ALL_CARDS]
    for hand in state.hands:
        for card in hand:
            state.deck.remove(card)
    state.rng.shuffle(state.deck)
    for step in range(seats):
        seat = (first + step) % seats
        missing = hand_limit(state.gold[seat]) - len(state.hands[seat])
        cards = tuple(state.deck[: -missing - 1 : -1])
        del state.deck[len(state.deck) - missing :]
        state.hands[seat] += cards
        if journal is not None:
            journal.append(Dealt(seat, cards))
    state.row = [HIDDEN] * ROW
    for slot in range(ROW):
        state.row[slot] = state.deck.pop()
        if journal is not None:
            journal.append(RowFilled(slot, state.row[slot]))
    start_turn(state, first)

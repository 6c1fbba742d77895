# SPDX-License-Identifier: MIT
"""Begins and ends rounds, and carries crests, scrolls and kept cards from one round to the next."""

from collections.abc import Callable, Sequence

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.rules import components, moves
from wizardtable.games.anludim.rules.state import KEEP, MAIN, NO_OBJECTS, OVER, START, State


def deal(setup: Setup, seed: int, journal: "list[moves.AnludimEvent] | None" = None) -> State:
    """Returns the state at the beginning of the first round (rules page, {#setup}).

    The first player is chosen at random. The last seat in turn order receives one scroll.

    Raises:
        ValueError: the number of seats is not 2 to 5.
        CodecError: the setup's data are no box.
    """
    seats = setup.seats
    if seats not in range(2, 6):
        raise ValueError(f"Anludim is for 2 to 5 seats, not {seats}")
    state = State.__new__(State)
    state.rng = Rng(seed)
    state.data = setup.data
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
    """Begins the turn of a seat."""
    state.active = seat
    state.turn_number += 1
    state.phase = MAIN if state.expert else START
    state.spent = False


def end_round(state: State, reason: int, journal: "list[moves.AnludimEvent] | None") -> None:
    """Ends the round, and also the match if the winner of the round already has a gold crest.

    The active seat's turn has just ended (rules page, {#round-end}).

    Args:
        reason: COLLECTION, EMPTY_PILES or STANDSTILL.
    """
    ender = state.active
    points = [points_of(state, seat) for seat in range(len(state.hands))]
    winner = _ranking(state, points.__getitem__)[0] if reason else ender
    state.winner = winner
    state.spent = False
    if journal is not None:
        lacking = () if reason else missing_kinds(state.objects[winner])
        journal.append(moves.RoundEnded(reason, ender, winner, tuple(points), lacking))
    if state.gold[winner]:
        state.phase = OVER
        if journal is not None:
            journal.append(moves.MatchWon(winner))
        return
    state.gold[winner] = True
    if journal is not None:
        journal.append(moves.CrestTurned(winner))
    state.phase = KEEP
    state.kept = [None if hand else () for hand in state.hands]  # an empty hand has no choice
    if state.next_to_choose() < 0:
        begin_next_round(state, journal)


def begin_next_round(state: State, journal: "list[moves.AnludimEvent] | None") -> None:
    """Begins the next round, after all seats have chosen their cards to keep (rules page,
    {#next-round}).

    Cards that no seat keeps are shown and discarded.
    """
    seats = len(state.hands)
    first = (state.active + 1) % seats
    scrolls = _scrolls_for_losers(state)
    for step in range(seats):
        seat = (first + step) % seats
        kept = state.kept[seat] or ()
        discarded = tuple([card for card in state.hands[seat] if card not in kept])
        state.hands[seat] = tuple([card for card in state.hands[seat] if card in kept])
        state.known[seat] = tuple([card for card in state.known[seat] if card in kept])
        if discarded and journal is not None:
            journal.append(moves.Discarded(seat, discarded))
    state.scrolls = scrolls
    _begin_round(state, first, journal)


def missing_kinds(objects: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Returns the disciplines of which a seat has no object.

    If the seat wins the round by a collection, the professors of these disciplines stand in.

    Args:
        objects: by discipline, the points of the seat's objects.
    """
    return tuple([kind for kind, values in enumerate(objects) if not values])


def object_points(state: State, seat: int) -> int:
    """Returns the points of a seat's magic objects."""
    return sum(map(sum, state.objects[seat]))


def points_of(state: State, seat: int) -> int:
    """Returns the points of a seat's magic objects and scrolls."""
    return object_points(state, seat) + state.scrolls[seat]


def _ranking(state: State, points: Callable[[int], int]) -> list[int]:
    """Returns the seats in order of their points, the highest first.

    Seats with equal points are in turn order, beginning with the active seat.

    Args:
        points: returns the points of a seat.
    """
    seats = len(state.hands)
    order = [(state.active + step) % seats for step in range(seats)]
    order.sort(key=points, reverse=True)
    return order


def _scrolls_for_losers(state: State) -> list[int]:
    """Returns, by seat, the number of its scrolls for the next round (rules page, {#next-round}).

    Of the seats that lost the round, the best one gets two scrolls and the second one gets one.
    Only the points of objects count.
    """
    scrolls = [0] * len(state.hands)
    order = _ranking(state, lambda seat: object_points(state, seat))
    order.remove(state.winner)
    for seat, count in zip(order, (2, 1), strict=False):
        scrolls[seat] = count
    return scrolls


def _begin_round(state: State, first: int, journal: "list[moves.AnludimEvent] | None") -> None:
    """Begins a round: clears the table, shuffles the other cards, fills up the hands, and starts a
    turn.

    Args:
        first: the seat that plays first.
    """
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
    state.piles = list(state.box.piles(seats))
    state.objects = [NO_OBJECTS] * seats
    if journal is not None:
        journal.append(moves.RoundBegan(state.round_number, first))
        for seat, count in enumerate(state.scrolls):
            if count:
                journal.append(moves.ScrollsGiven(seat, count))
    state.deck = [*state.box.cards]
    for hand in state.hands:
        for card in hand:
            state.deck.remove(card)
    state.rng.shuffle(state.deck)
    for step in range(seats):
        seat = (first + step) % seats
        missing_count = components.hand_limit(state.gold[seat]) - len(state.hands[seat])
        cards = tuple(state.deck[: -missing_count - 1 : -1])
        del state.deck[len(state.deck) - missing_count :]
        state.hands[seat] += cards
        if journal is not None:
            journal.append(moves.Dealt(seat, cards))
    state.row = [components.HIDDEN] * components.ROW_SIZE
    for slot in range(components.ROW_SIZE):
        state.row[slot] = state.deck.pop()
        if journal is not None:
            journal.append(moves.RowFilled(slot, state.row[slot]))
    start_turn(state, first)

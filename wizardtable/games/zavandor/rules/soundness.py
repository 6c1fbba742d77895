# SPDX-License-Identifier: MIT
"""Whether a state that comes from outside can be one of a match: nothing is missing or doubled,
everybody can pay what he has bid, and what is decided next can be decided."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.auctions import may_own
from wizardtable.games.zavandor.rules.domains import any_free_advance
from wizardtable.games.zavandor.rules.economy import board_hand_size, free_slots, hand_limit
from wizardtable.games.zavandor.rules.moves import NO_GEMS
from wizardtable.games.zavandor.rules.prices import change, means
from wizardtable.games.zavandor.rules.rounds import has_energy_refunds
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    AUCTION,
    CHOOSE,
    DISCARD,
    FOR_SALE,
    MARKER,
    OVER,
    PAY,
    TURN,
    VICTIM,
    State,
)

_KINDS: Final = range(4)


def is_sound(state: State, setup: Setup) -> bool:
    """As `Rules.is_sound`."""
    seats = setup.seats
    return (
        _fits(state, seats)
        and _has_cards(state)
        and _has_gems(state)
        and _has_lots(state, seats)
        and all(_has_knowledge(state, seat) for seat in range(seats))
        and _has_order(state, seats)
        and _goes_on(state, seats)
        and state.energy_refunds == has_energy_refunds(setup)
    )


def _fits(state: State, seats: int) -> bool:
    """Whether there is something for every seat and kind, and no other seat is named."""
    by_seat = (state.standing, state.out, state.characters, state.spiral, state.pentagon)
    more = (state.dust, state.hands, state.coming, state.levels, state.markers, state.waiting)
    auction = (state.artifacts, state.bids, state.bidding)
    chosen = [character for character in state.characters if character >= 0]
    return (
        {len(values) for values in (*by_seat, *more, *auction)} == {seats}
        and {len(levels) for levels in state.levels} == {len(box.DOMAINS)}
        and {len(values) for values in (*state.artifacts, state.gone)} == {box.FIRST_SENTINEL}
        and len(state.decks) == len(state.discards) == len(box.DECKS)
        and len(state.sentinels) == box.LOTS - box.FIRST_SENTINEL
        and len(state.supply) == len(box.SUPPLY)
        and 0 <= state.first < seats
        and max(state.mover, state.active, state.bidder, *state.sentinels) < seats
        and len(set(chosen)) == len(chosen)
        and (len(chosen) == seats or state.phase == CHOOSE)
        and state.round_number <= box.LAST_ROUND
    )


def _has_cards(state: State) -> bool:
    """Whether every energy card is somewhere, those of a kind in its deck."""
    held = Counter([card for hand in state.hands for card in hand])
    for kind in _KINDS:
        lying = Counter([*state.decks[kind], *state.discards[kind]])
        if set(lying) - set(box.DECKS[kind]):
            return False
        if any(lying[card] + held[card] != box.COPIES[card] for card in box.DECKS[kind]):
            return False
    return all(held[card] <= box.CONCENTRATED_CARDS for card in box.CONCENTRATED) and all(
        list(hand) == sorted(hand) for hand in state.hands
    )


def _has_gems(state: State) -> bool:
    """Whether every gem is somewhere, and active ones have their slots."""
    for gem, total in enumerate(box.SUPPLY):
        owned = sum([gems[gem] for gems in (*state.spiral, *state.pentagon)])
        if state.supply[gem] + owned != total:
            return False
    return all(
        free_slots(state, seat) >= 0
        and state.spiral[seat][box.RUBY] + state.pentagon[seat][box.RUBY] <= box.MOST_RUBIES
        for seat in range(len(state.out))
    )


def _has_lots(state: State, seats: int) -> bool:
    """Whether every artifact and sentinel is somewhere, and the deck in its order."""
    for lot in map(box.Lot, range(box.FIRST_SENTINEL)):
        owned = [artifacts[lot] for artifacts in state.artifacts]
        lying = state.deck.count(lot) + state.open.count(lot) + state.gone[lot]
        if lying + sum(owned) != box.copies(seats) or (
            lot in (box.BELT, box.WAND) and max(owned) > 1
        ):
            return False
    if not all(0 <= lot < box.FIRST_SENTINEL for lot in (*state.deck, *state.open)):
        return False
    parts = [box.ARTIFACT_DECKS[lot] for lot in state.deck]
    sold = len(state.sentinels) - state.sentinels.count(FOR_SALE)
    return parts == sorted(parts, reverse=True) and state.sold == sold


def _has_knowledge(state: State, seat: int) -> bool:
    """Whether the seat's levels, markers and dust are such as a character has."""
    markers = state.markers[seat]
    if not set(markers) <= set(box.MARKERS) or list(markers) != sorted(set(markers)):
        return False
    if state.out[seat]:
        gems = (state.spiral[seat], state.pentagon[seat])
        nothing = state.dust[seat], state.waiting[seat], sum(state.coming[seat])
        return (
            not any(nothing)
            and gems == (NO_GEMS, NO_GEMS)
            and not state.hands[seat]
            and not any((*state.levels[seat], *state.artifacts[seat]))
            and seat not in state.sentinels
        )
    character = state.characters[seat]
    if character < 0:
        return len(markers) == len(box.MARKERS) and not any(
            (*state.levels[seat], state.waiting[seat])
        )
    entered = sum([level > 0 for level in state.levels[seat]])
    return (
        state.levels[seat][character] > 0
        and entered - 1 + state.waiting[seat] + len(markers) == len(box.MARKERS)
        and (state.dust[seat] not in (1, 3) or (state.energy_refunds and seat == state.active))
        and sum(state.coming[seat]) <= 8
    )


def _has_order(state: State, seats: int) -> bool:
    """Whether the turn order is one of the seats in the game."""
    left = {seat for seat in range(seats) if not state.out[seat]}
    if state.phase == CHOOSE:
        return not state.order
    return (
        len(set(state.order)) == len(state.order)
        and left <= set(state.order) <= set(range(seats))
        and bool(left)
    )


def _goes_on(state: State, seats: int) -> bool:
    """Whether the seat to move can decide what is decided next."""
    phase, seat = state.phase, state.mover
    if phase == OVER:
        return seat < 0 and not state.tasks and state.reason >= 0
    if seat < 0 or state.out[seat] or state.reason >= 0:
        return False
    if phase in (CHOOSE, DISCARD):
        return _chooses(state, seats) if phase == CHOOSE else _discards(state)
    if state.active < 0 or state.out[state.active]:
        return False
    if phase == TURN:
        return seat == state.active and not state.tasks and state.lot == box.NO_LOT
    return _is_auction(state) if phase == AUCTION else _follows(state)


def _chooses(state: State, seats: int) -> bool:
    """Whether those before the seat, from the first on, have chosen, and no others."""
    before = (state.mover - state.first) % seats
    chosen = [state.characters[(state.first + place) % seats] >= 0 for place in range(seats)]
    return chosen == [True] * before + [False] * (seats - before)


def _discards(state: State) -> bool:
    """Whether those who are to discard hold too much."""
    over = [seat for _, seat in state.tasks]
    return (
        _tasks(state, {DISCARD})
        and len(set(over)) == len(over)
        and all(board_hand_size(state, seat) > hand_limit(state, seat) for seat in over)
    )


def _tasks(state: State, kinds: set[int]) -> bool:
    """Whether there are tasks, of these kinds, the first of them for the seat to move."""
    return (
        bool(state.tasks)
        and state.tasks[0] == (state.phase, state.mover)
        and all(
            kind in kinds and 0 <= seat < len(state.out) and not state.out[seat]
            for kind, seat in state.tasks
        )
    )


def _is_auction(state: State) -> bool:
    """Whether the lot is on offer, and all that has been bid can be paid."""
    seat, bidder = state.mover, state.bidder
    return (
        not state.tasks
        and _on_offer(state)
        and bidder >= 0
        and seat != bidder
        and state.bidding[seat]
        and state.bidding[bidder]
        and 0 < state.bid == max(state.bids) == state.bids[bidder] <= box.MOST_BID
        and _can_pay(state, range(len(state.out)))
        and all(
            not state.out[one] and may_own(state, one, state.lot)
            for one, there in enumerate(state.bidding)
            if there or state.bids[one]
        )
    )


def _on_offer(state: State) -> bool:
    lot = state.lot
    if lot >= box.FIRST_SENTINEL:
        return state.sentinels[lot - box.FIRST_SENTINEL] == FOR_SALE
    return lot in state.open


def _can_pay(state: State, seats: Iterable[int]) -> bool:
    """Whether these seats can pay what they have bid; nobody has to before he has won."""
    return (state.wrath and state.phase == AUCTION) or all(
        state.bids[seat] + change(state, seat, state.lot)
        <= means(state.hands[seat], state.dust[seat], state, seat)
        for seat in seats
        if state.bids[seat]
    )


def _follows(state: State) -> bool:
    """Whether the winner can pay, or somebody decide what the lot brings."""
    phase, winner = state.phase, state.bidder
    if winner < 0 or state.out[winner] or any(state.bidding):
        return False
    if phase == PAY:
        return (
            state.tasks == [(PAY, winner)]
            and _on_offer(state)
            and state.bid == state.bids[winner]
            and may_own(state, winner, state.lot)
            and _can_pay(state, [winner])
        )
    if not _tasks(state, {phase} if phase != MARKER else {MARKER, VICTIM}):
        return False
    if phase == ADVANCE:
        return state.mover == winner and any_free_advance(state, winner)
    marked = phase != MARKER or (state.mover == winner and bool(state.markers[winner]))
    victims = [seat for kind, seat in state.tasks if kind == VICTIM]
    return (
        marked
        and [kind for kind, _ in state.tasks].count(MARKER) == (phase == MARKER)
        and len(set(victims)) == len(victims)
        and all(seat != winner and state.spiral[seat] != NO_GEMS for seat in victims)
    )

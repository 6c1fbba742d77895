# SPDX-License-Identifier: MIT
"""Checks whether a state from a file can occur in a match.

Each piece must exist exactly once, every bidder can pay, and the next decision is possible.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.auctions import may_own
from wizardtable.games.zavandor.rules.domains import any_free_advance
from wizardtable.games.zavandor.rules.economy import board_hand_size, free_slot_count, hand_limit
from wizardtable.games.zavandor.rules.moves import NO_GEMS
from wizardtable.games.zavandor.rules.prices import price_change, raisable_dust
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

_ENERGY_KINDS: Final = range(4)


def is_sound(state: State, setup: Setup) -> bool:
    """Returns whether the state can belong to a match with this setup, as `Rules.is_sound` says."""
    seats = setup.seats
    return (
        _has_all_seats(state, seats)
        and _has_cards(state)
        and _has_gems(state)
        and _has_lots(state, seats)
        and all(_has_sound_seat(state, seat) for seat in range(seats))
        and _has_order(state, seats)
        and _has_possible_decision(state, seats)
        and state.energy_refunds == has_energy_refunds(setup)
    )


def _has_all_seats(state: State, seats: int) -> bool:
    """Returns whether every list has an entry for each seat or kind, and only seats of the match
    occur."""
    by_seat = (state.standing, state.out, state.characters, state.spiral, state.pentagon)
    more = (state.dust, state.hands, state.coming, state.levels, state.markers, state.waiting)
    auction = (state.artifacts, state.bids, state.bidding)
    chosen = [character for character in state.characters if character >= 0]
    return (
        {len(values) for values in (*by_seat, *more, *auction)} == {seats}
        and {len(levels) for levels in state.levels} == {len(box.DOMAINS)}
        and {len(values) for values in (*state.artifacts, state.gone)} == {box.FIRST_SENTINEL}
        and len(state.decks) == len(state.discards) == len(box.DECKS)
        and len(state.sentinels) == box.LOT_COUNT - box.FIRST_SENTINEL
        and len(state.supply) == len(box.GEM_SUPPLY)
        and 0 <= state.first < seats
        and max(state.mover, state.active, state.bidder, *state.sentinels) < seats
        and len(set(chosen)) == len(chosen)
        and (len(chosen) == seats or state.phase == CHOOSE)
        and state.round_number <= box.LAST_ROUND
    )


def _has_cards(state: State) -> bool:
    """Returns whether each energy card is in exactly one place, and each deck has only cards of its
    kind."""
    held = Counter([card for hand in state.hands for card in hand])
    for kind in _ENERGY_KINDS:
        lying = Counter([*state.decks[kind], *state.discards[kind]])
        if set(lying) - set(box.DECKS[kind]):
            return False
        if any(lying[card] + held[card] != box.COPIES[card] for card in box.DECKS[kind]):
            return False
    return all(held[card] <= box.CONCENTRATED_CARDS for card in box.CONCENTRATED) and all(
        list(hand) == sorted(hand) for hand in state.hands
    )


def _has_gems(state: State) -> bool:
    """Returns whether each gem is in exactly one place, and all active gems have slots."""
    for gem, total in enumerate(box.GEM_SUPPLY):
        owned = sum([gems[gem] for gems in (*state.spiral, *state.pentagon)])
        if state.supply[gem] + owned != total:
            return False
    return all(
        free_slot_count(state, seat) >= 0
        and state.spiral[seat][box.RUBY] + state.pentagon[seat][box.RUBY] <= box.MAX_RUBIES
        for seat in range(len(state.out))
    )


def _has_lots(state: State, seats: int) -> bool:
    """Returns whether each artifact and sentinel is in exactly one place, and the parts of the deck
    are in order."""
    for lot in map(box.Lot, range(box.FIRST_SENTINEL)):
        owned = [artifacts[lot] for artifacts in state.artifacts]
        lying = state.deck.count(lot) + state.open.count(lot) + state.gone[lot]
        if lying + sum(owned) != box.artifact_copies(seats) or (
            lot in (box.BELT, box.WAND) and max(owned) > 1
        ):
            return False
    if not all(0 <= lot < box.FIRST_SENTINEL for lot in (*state.deck, *state.open)):
        return False
    parts = [box.ARTIFACT_DECKS[lot] for lot in state.deck]
    sold = len(state.sentinels) - state.sentinels.count(FOR_SALE)
    return parts == sorted(parts, reverse=True) and state.sold == sold


def _has_sound_seat(state: State, seat: int) -> bool:
    """Returns whether the seat's levels, markers and dust are possible for its character."""
    markers = state.markers[seat]
    if not set(markers) <= set(box.MARKER_PRICES) or list(markers) != sorted(set(markers)):
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
        return len(markers) == len(box.MARKER_PRICES) and not any(
            (*state.levels[seat], state.waiting[seat])
        )
    entered = sum([level > 0 for level in state.levels[seat]])
    return (
        state.levels[seat][character] > 0
        and entered - 1 + state.waiting[seat] + len(markers) == len(box.MARKER_PRICES)
        and (state.dust[seat] not in (1, 3) or (state.energy_refunds and seat == state.active))
        and sum(state.coming[seat]) <= 8
    )


def _has_order(state: State, seats: int) -> bool:
    """Returns whether the turn order names every seat that is not eliminated, and no seat twice."""
    survivors = {seat for seat in range(seats) if not state.out[seat]}
    if state.phase == CHOOSE:
        return not state.order
    return (
        len(set(state.order)) == len(state.order)
        and survivors <= set(state.order) <= set(range(seats))
        and bool(survivors)
    )


def _has_possible_decision(state: State, seats: int) -> bool:
    """Returns whether the seat to move can make the next decision."""
    phase, seat = state.phase, state.mover
    if phase == OVER:
        return seat < 0 and not state.tasks and state.reason >= 0
    if seat < 0 or state.out[seat] or state.reason >= 0:
        return False
    if phase in (CHOOSE, DISCARD):
        return _has_sound_choices(state, seats) if phase == CHOOSE else _has_sound_discards(state)
    if state.active < 0 or state.out[state.active]:
        return False
    if phase == TURN:
        return seat == state.active and not state.tasks and state.lot == box.NO_LOT
    return _is_sound_auction(state) if phase == AUCTION else _has_sound_follow_up(state)


def _has_sound_choices(state: State, seats: int) -> bool:
    """Returns whether exactly the seats that come before the mover have a character.

    The first seat to choose comes first.
    """
    before = (state.mover - state.first) % seats
    chosen = [state.characters[(state.first + place) % seats] >= 0 for place in range(seats)]
    return chosen == [True] * before + [False] * (seats - before)


def _has_sound_discards(state: State) -> bool:
    """Returns whether every seat that must discard is over its hand limit."""
    over = [seat for _, seat in state.tasks]
    return (
        _has_tasks(state, {DISCARD})
        and len(set(over)) == len(over)
        and all(board_hand_size(state, seat) > hand_limit(state, seat) for seat in over)
    )


def _has_tasks(state: State, kinds: set[int]) -> bool:
    """Returns whether the state has tasks of only these kinds, and the first is the current
    decision."""
    return (
        bool(state.tasks)
        and state.tasks[0] == (state.phase, state.mover)
        and all(
            kind in kinds and 0 <= seat < len(state.out) and not state.out[seat]
            for kind, seat in state.tasks
        )
    )


def _is_sound_auction(state: State) -> bool:
    """Returns whether the lot is on offer, and every bid is allowed and can be paid."""
    seat, bidder = state.mover, state.bidder
    return (
        not state.tasks
        and _is_on_offer(state)
        and bidder >= 0
        and seat != bidder
        and state.bidding[seat]
        and state.bidding[bidder]
        and 0 < state.bid == max(state.bids) == state.bids[bidder] <= box.MAX_BID
        and _can_pay(state, range(len(state.out)))
        and all(
            not state.out[bidding_seat] and may_own(state, bidding_seat, state.lot)
            for bidding_seat, is_in in enumerate(state.bidding)
            if is_in or state.bids[bidding_seat]
        )
    )


def _is_on_offer(state: State) -> bool:
    lot = state.lot
    if lot >= box.FIRST_SENTINEL:
        return state.sentinels[lot - box.FIRST_SENTINEL] == FOR_SALE
    return lot in state.open


def _can_pay(state: State, seats: Iterable[int]) -> bool:
    """Returns whether these seats can pay their bids.

    During an auction with *wrath of the Sages*, seats may bid more than they can pay.
    """
    return (state.wrath and state.phase == AUCTION) or all(
        state.bids[seat] + price_change(state, seat, state.lot)
        <= raisable_dust(state.hands[seat], state.dust[seat], state, seat)
        for seat in seats
        if state.bids[seat]
    )


def _has_sound_follow_up(state: State) -> bool:
    """Returns whether the winner can pay, or a seat can make the decision that the lot brings."""
    phase, winner = state.phase, state.bidder
    if winner < 0 or state.out[winner] or any(state.bidding):
        return False
    if phase == PAY:
        return (
            state.tasks == [(PAY, winner)]
            and _is_on_offer(state)
            and state.bid == state.bids[winner]
            and may_own(state, winner, state.lot)
            and _can_pay(state, [winner])
        )
    if not _has_tasks(state, {phase} if phase != MARKER else {MARKER, VICTIM}):
        return False
    if phase == ADVANCE:
        return state.mover == winner and any_free_advance(state, winner)
    has_marker_owner = phase != MARKER or (state.mover == winner and bool(state.markers[winner]))
    victims = [seat for kind, seat in state.tasks if kind == VICTIM]
    return (
        has_marker_owner
        and [kind for kind, _ in state.tasks].count(MARKER) == (phase == MARKER)
        and len(set(victims)) == len(victims)
        and all(seat != winner and state.spiral[seat] != NO_GEMS for seat in victims)
    )

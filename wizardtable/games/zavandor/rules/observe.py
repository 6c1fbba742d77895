# SPDX-License-Identifier: MIT
"""What each seat sees: observations, and events without what is hidden."""

from dataclasses import replace

from wizardtable.core.game import Seat
from wizardtable.games.zavandor.rules.components import (
    CONCENTRATED,
    FIRST_CONCENTRATED,
    KINDS,
    Card,
)
from wizardtable.games.zavandor.rules.moves import Drew, Four, SagesGave, ZavandorEvent
from wizardtable.games.zavandor.rules.state import Observation, State


def to_move(state: State) -> Seat | None:
    """The seat to decide; None when the match is over."""
    return Seat(state.mover) if state.mover >= 0 else None


def observe(state: State, seat: Seat | None) -> Observation:
    """What the seat may know; None for anybody."""
    viewer = -1 if seat is None else seat
    deck = state.decks
    return Observation(
        viewer=viewer,
        druid_ruby=state.druid_ruby,
        keep_sages=state.keep_sages,
        wrath=state.wrath,
        phase=state.phase,
        to_move=state.mover,
        round_number=state.round_number,
        turn_number=state.turn_number,
        auctions=state.auctions,
        active=state.active,
        first=state.first,
        order=state.order,
        standing=state.standing,
        out=tuple(state.out),
        characters=tuple(state.characters),
        supply=tuple(state.supply),
        spiral=tuple(state.spiral),
        pentagon=tuple(state.pentagon),
        dust=tuple(state.dust),
        hand=state.hands[viewer] if viewer >= 0 else (),
        standard=tuple([_standard(hand) for hand in state.hands]),
        concentrated=tuple([_concentrated(hand) for hand in state.hands]),
        deck=(len(deck[0]), len(deck[1]), len(deck[2]), len(deck[3])),
        discards=tuple([tuple(sorted(cards)) for cards in state.discards]),
        coming=tuple(state.coming),
        levels=tuple(state.levels),
        markers=tuple(state.markers),
        waiting=tuple(state.waiting),
        artifacts=tuple(state.artifacts),
        open=tuple(state.open),
        hidden=len(state.deck),
        gone=tuple(state.gone),
        sentinels=tuple(state.sentinels),
        sold=state.sold,
        advanced=state.advanced,
        moves=state.moves,
        lot=state.lot,
        bid=state.bid,
        bidder=state.bidder,
        bids=tuple(state.bids),
        bidding=tuple(state.bidding),
        tasks=tuple(state.tasks),
        reason=state.reason,
    )


def redact(event: ZavandorEvent, seat: Seat | None) -> ZavandorEvent | None:
    """The event without the faces that only its seat has seen."""
    if isinstance(event, Drew | SagesGave) and event.seat != seat:
        return replace(event, cards=None)
    return event


def _standard(hand: tuple[Card, ...]) -> Four:
    counts = [0, 0, 0, 0]
    for card in hand:
        if card < FIRST_CONCENTRATED:
            counts[KINDS[card]] += 1
    a, b, c, d = counts
    return (a, b, c, d)


def _concentrated(hand: tuple[Card, ...]) -> Four:
    a, b, c, d = [hand.count(card) for card in CONCENTRATED]
    return (a, b, c, d)

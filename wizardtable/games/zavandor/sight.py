# SPDX-License-Identifier: MIT
"""What each seat knows: observations, worlds that agree with one, and events as seen."""

from dataclasses import replace

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.components import (
    ARTIFACT_DECKS,
    CONCENTRATED,
    COPIES,
    DECKS,
    FIRST_CONCENTRATED,
    FIRST_SENTINEL,
    KINDS,
    VALUES,
    Card,
    Lot,
    copies,
)
from wizardtable.games.zavandor.economy import gem_counts, refund
from wizardtable.games.zavandor.moves import Drew, Four, SagesGave, ZavandorEvent
from wizardtable.games.zavandor.prices import change, wealth
from wizardtable.games.zavandor.state import Observation, State

_TRIALS = 12
"""Deals of the unseen cards before those that keep a promise are chosen by hand."""


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


def sample(observation: Observation, rng: Rng) -> State:
    """A state that looks like this to the observer: the cards of each kind that he does not see
    are dealt anew to hands and deck, so that nobody has bid more than he can pay."""
    o = observation
    state = State.__new__(State)
    state.rng = Rng(rng.next64())
    state.druid_ruby = o.druid_ruby
    state.keep_sages = o.keep_sages
    state.wrath = o.wrath
    state.phase = o.phase
    state.mover = o.to_move
    state.round_number = o.round_number
    state.turn_number = o.turn_number
    state.auctions = o.auctions
    state.active = o.active
    state.first = o.first
    state.order = o.order
    state.standing = o.standing
    state.out = list(o.out)
    state.characters = list(o.characters)
    state.supply = list(o.supply)
    state.spiral = list(o.spiral)
    state.pentagon = list(o.pentagon)
    state.dust = list(o.dust)
    state.discards = [list(cards) for cards in o.discards]
    state.coming = list(o.coming)
    state.levels = list(o.levels)
    state.markers = list(o.markers)
    state.waiting = list(o.waiting)
    state.artifacts = list(o.artifacts)
    state.open = list(o.open)
    state.gone = list(o.gone)
    state.deck = _artifact_deck(o, rng)
    state.sentinels = list(o.sentinels)
    state.sold = o.sold
    state.advanced = o.advanced
    state.moves = o.moves
    state.lot = o.lot
    state.bid = o.bid
    state.bidder = o.bidder
    state.bids = list(o.bids)
    state.bidding = list(o.bidding)
    state.tasks = list(o.tasks)
    state.reason = o.reason
    unseen = [_unseen(o, kind) for kind in range(4)]
    owed = _promises(o)
    for _ in range(_TRIALS):
        for cards in unseen:
            rng.shuffle(cards)
        _deal(state, o, unseen)
        if all(wealth(state.hands[seat], 0) >= least for seat, least in owed):
            return state
    for seat, least in owed:
        _enrich(state, o, seat, least)
    return state


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


def _unseen(o: Observation, kind: int) -> list[Card]:
    """The standard cards of a kind that are neither spent nor in the observer's hand."""
    seen = o.discards[kind] + o.hand
    return [card for card in DECKS[kind] for _ in range(COPIES[card] - seen.count(card))]


def _deal(state: State, o: Observation, unseen: list[list[Card]]) -> None:
    """Hand out the unseen cards in their order; what is left of a kind is its deck."""
    used = [0, 0, 0, 0]
    state.hands = []
    for seat, counts in enumerate(o.standard):
        if seat == o.viewer:
            state.hands.append(o.hand)
            continue
        hand: list[Card] = []
        for kind in range(4):
            end = used[kind] + counts[kind]
            hand += unseen[kind][used[kind] : end]
            used[kind] = end
            hand += [CONCENTRATED[kind]] * o.concentrated[seat][kind]
        hand.sort()
        state.hands.append(tuple(hand))
    state.decks = [cards[used[kind] :] for kind, cards in enumerate(unseen)]


def _promises(o: Observation) -> list[tuple[int, int]]:
    """What the hand of each other bidder must be worth at least, the highest bidder first: with
    *wrath of the Sages* off nobody may bid what he cannot pay."""
    if o.wrath or not any(o.bids):
        return []
    owed: list[tuple[int, int]] = []
    for seat, amount in enumerate(o.bids):
        if not amount or seat == o.viewer:
            continue
        gems = gem_counts(o, seat)
        raised = sum([count * refund(o, seat, gem) for gem, count in enumerate(gems)])
        price = amount + change(o, seat, o.lot)
        owed.append((seat, price - o.dust[seat] - raised))
    owed.sort(key=lambda one: one[0] != o.bidder)
    return owed


def _enrich(state: State, o: Observation, seat: int, least: int) -> None:
    """Exchange the seat's lowest cards for the highest unseen of their kinds until its hand is
    worth enough: decks first, then hands that have promised nothing."""
    hand = list(state.hands[seat])
    for kind in (3, 2, 1, 0):
        deck = state.decks[kind]
        while sum([VALUES[card] for card in hand]) < least and deck:
            own = [card for card in hand if KINDS[card] == kind and card < FIRST_CONCENTRATED]
            best = max(deck)
            if not own or min(own) >= best:
                break
            deck[deck.index(best)] = min(own)
            hand[hand.index(min(own))] = best
    state.hands[seat] = tuple(sorted(hand))
    for other in range(len(state.hands)):
        if other in (seat, o.viewer) or o.bids[other]:
            continue
        _swap(state, seat, other, least)


def _swap(state: State, seat: int, other: int, least: int) -> None:
    """Take higher cards of the same kinds from another hand, as long as too little is there."""
    hand, donor = list(state.hands[seat]), list(state.hands[other])
    for kind in (3, 2, 1, 0):
        while sum([VALUES[card] for card in hand]) < least:
            own = [card for card in hand if KINDS[card] == kind and card < FIRST_CONCENTRATED]
            theirs = [card for card in donor if KINDS[card] == kind and card < FIRST_CONCENTRATED]
            if not own or not theirs or min(own) >= max(theirs):
                break
            low, high = min(own), max(theirs)
            hand[hand.index(low)], donor[donor.index(high)] = high, low
    state.hands[seat], state.hands[other] = tuple(sorted(hand)), tuple(sorted(donor))


def _artifact_deck(o: Observation, rng: Rng) -> list[Lot]:
    """The artifacts nobody has seen yet, each part of the deck in an order of chance."""
    deck: list[Lot] = []
    box = copies(len(o.out))
    for part in (3, 2, 1, 0):
        lots: list[Lot] = []
        for lot in range(FIRST_SENTINEL):
            if ARTIFACT_DECKS[lot] == part:
                owned = sum([artifacts[lot] for artifacts in o.artifacts])
                left = box - owned - o.open.count(Lot(lot)) - o.gone[lot]
                lots += [Lot(lot)] * left
        if lots:
            rng.shuffle(lots)
            deck += lots
    return deck

# SPDX-License-Identifier: MIT
"""Worlds that agree with what a seat sees: unseen cards dealt anew, every bid kept that stands."""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.prices import change, means
from wizardtable.games.zavandor.rules.state import AUCTION, PAY, Observation, State
from wizardtable.games.zavandor.rules.unseen_hands import UnseenHand

_TRIALS: Final = 16
"""Deals to several bidders before the one that fits best is taken."""


_outlined: Final = state_maker(Observation, State, but=("rng", "mover", "hands", "decks", "deck"))
"""Makes a state with all that is as in the observation."""


def sample(observation: Observation, rng: Rng) -> State:
    """A state that looks like this to the observer: the cards of each kind that he does not see
    are dealt anew to hands and deck, so that everybody can pay what he has bid."""
    o = observation
    state = _outlined(o)
    state.rng = Rng(rng.next64())
    state.mover = o.to_move
    state.deck = _artifact_deck(o, rng)
    _deal(state, o, rng)
    return state


def _deal(state: State, o: Observation, rng: Rng) -> None:
    """Deal the unseen cards to hands and decks: first to those who have to be able to pay, each
    time one of the hands that can, then the others as they come."""
    unseen = _unseen(o)
    hands = {o.viewer: list(o.hand)}
    owed = _promises(o)
    while owed:
        found = _promised(o, unseen, owed, rng)
        if found is not None:
            for seat, hand in found.items():
                hands[seat] = hand
                unseen = _without(unseen, hand)
            break
        owed.pop()
    pools = [[card for card in faces for _ in range(unseen[card])] for faces in components.DECKS]
    for pool in pools:
        rng.shuffle(pool)
    state.hands = []
    for seat, counts in enumerate(o.standard):
        hand = hands.get(seat, [])
        if seat not in hands:
            for kind, count in enumerate(counts):
                hand += [pools[kind].pop() for _ in range(count)]
        if seat != o.viewer:
            hand += _rich(o, seat)
        state.hands.append(tuple(sorted(hand)))
    state.decks = pools


def _unseen(o: Observation) -> tuple[int, ...]:
    """By face, the standard cards that are neither spent nor in the observer's hand."""
    counts = list(components.COPIES[: components.FIRST_CONCENTRATED])
    for cards in (*o.discards, o.hand):
        for card in cards:
            if card < components.FIRST_CONCENTRATED:
                counts[card] -= 1
    return tuple(counts)


def _without(unseen: tuple[int, ...], hand: list[components.Card]) -> tuple[int, ...]:
    counts = list(unseen)
    for card in hand:
        counts[card] -= 1
    return tuple(counts)


def _rich(o: Observation, seat: int) -> list[components.Card]:
    """The seat's concentrated cards, which everybody knows."""
    return [
        components.CONCENTRATED[k]
        for k, count in enumerate(o.concentrated[seat])
        for _ in range(count)
    ]


def _promises(o: Observation) -> list[tuple[int, int]]:
    """The seats that have to be able to pay, with what their unseen cards must be worth at least,
    the highest bid first: with *wrath of the Sages* off nobody bids what he cannot pay, and who is
    asked to pay can."""
    if o.phase not in (AUCTION, PAY):
        return []
    owed: list[tuple[int, int]] = []
    for seat, amount in enumerate(o.bids):
        if not amount or seat == o.viewer or (o.wrath and (o.phase != PAY or seat != o.bidder)):
            continue
        least = amount + change(o, seat, o.lot) - means(_rich(o, seat), o.dust[seat], o, seat)
        if least > 0:
            owed.append((seat, least))
    owed.sort(key=lambda one: -o.bids[one[0]])
    return owed


def _promised(
    o: Observation, unseen: tuple[int, ...], owed: list[tuple[int, int]], rng: Rng
) -> dict[int, list[components.Card]] | None:
    """Hands that can pay what was bid, all such deals as likely as each other; None where none is
    found.

    The first hand is drawn as if it were the only one. What it leaves may make it more or less
    likely that the next ones can pay too, so a deal is kept with that chance.
    """
    deals: list[tuple[float, dict[int, list[components.Card]]]] = []
    for _ in range(_TRIALS):
        left, chance = unseen, 1.0
        hands: dict[int, list[components.Card]] = {}
        for seat, least in owed:
            hoard = UnseenHand.of(left, o.standard[seat])
            if hands:
                chance *= hoard.chance(least)
            if not hoard.chance(least):
                chance = 0.0
                break
            hands[seat] = hoard.draw(least, rng)
            left = _without(left, hands[seat])
        if chance and rng.random() < chance:
            return hands
        deals.append((chance, hands))
    mark = rng.random() * sum([chance for chance, _ in deals])
    for chance, hands in deals:
        mark -= chance
        if chance and mark <= 0.0:
            return hands
    return None


def _artifact_deck(o: Observation, rng: Rng) -> list[components.Lot]:
    """The artifacts nobody has seen yet, each part of the deck in an order of chance."""
    deck: list[components.Lot] = []
    box = components.copies(len(o.out))
    for part in (3, 2, 1, 0):
        lots: list[components.Lot] = []
        for lot in range(components.FIRST_SENTINEL):
            if components.ARTIFACT_DECKS[lot] == part:
                owned = sum([artifacts[lot] for artifacts in o.artifacts])
                left = box - owned - o.open.count(components.Lot(lot)) - o.gone[lot]
                lots += [components.Lot(lot)] * left
        rng.shuffle(lots)
        deck += lots
    return deck

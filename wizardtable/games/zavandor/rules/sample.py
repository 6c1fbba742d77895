# SPDX-License-Identifier: MIT
"""Deals the unseen cards at random to make a full state from what one seat sees.

Every bidder gets a hand that can pay its bid, unless *wrath of the Sages* allows higher bids.
"""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.prices import price_change, raisable_dust
from wizardtable.games.zavandor.rules.state import AUCTION, PAY, Observation, State
from wizardtable.games.zavandor.rules.unseen_hands import UnseenHand

_MAX_DEALS: Final = 16
"""The sampler tries at most this many deals to several bidders. If it accepts none of the deals, it
takes one at random, weighted by the deal's chance."""


_make_state: Final = state_maker(Observation, State, but=("rng", "mover", "hands", "decks", "deck"))
"""Makes a state from an observation, with all attributes that both types have."""


def sample(observation: Observation, rng: Rng) -> State:
    """Returns a state that looks like this observation to its viewer.

    The unseen cards of each kind are dealt at random to hands and decks. Seats that must be able to
    pay their bids get hands that can, if such hands exist.
    """
    state = _make_state(observation)
    state.rng = Rng(rng.next64())
    state.mover = observation.to_move
    state.deck = _artifact_deck(observation, rng)
    _deal(state, observation, rng)
    return state


def _deal(state: State, observation: Observation, rng: Rng) -> None:
    """Deals the unseen cards to hands and decks.

    Seats that must be able to pay come first and get a random hand that can pay. All other seats
    get random cards. If the bidders cannot all have such hands, the lowest bids are ignored.
    """
    unseen = _unseen(observation)
    hands = {observation.viewer: list(observation.hand)}
    requirements = _required_values(observation)
    while requirements:
        paying_hands = _draw_paying_hands(observation, unseen, requirements, rng)
        if paying_hands is not None:
            for seat, hand in paying_hands.items():
                hands[seat] = hand
                unseen = _without(unseen, hand)
            break
        requirements.pop()
    pools = [[card for card in faces for _ in range(unseen[card])] for faces in components.DECKS]
    for pool in pools:
        rng.shuffle(pool)
    state.hands = []
    for seat, counts in enumerate(observation.standard):
        hand = hands.get(seat, [])
        if seat not in hands:
            for kind, count in enumerate(counts):
                hand += [pools[kind].pop() for _ in range(count)]
        if seat != observation.viewer:
            hand += _concentrated_cards(observation, seat)
        state.hands.append(tuple(sorted(hand)))
    state.decks = pools


def _unseen(observation: Observation) -> tuple[int, ...]:
    """Returns, by face, the number of standard cards that are neither discarded nor in the viewer's
    hand."""
    counts = list(components.COPIES[: components.FIRST_CONCENTRATED])
    for cards in (*observation.discards, observation.hand):
        for card in cards:
            if card < components.FIRST_CONCENTRATED:
                counts[card] -= 1
    return tuple(counts)


def _without(unseen: tuple[int, ...], hand: list[components.Card]) -> tuple[int, ...]:
    counts = list(unseen)
    for card in hand:
        counts[card] -= 1
    return tuple(counts)


def _concentrated_cards(observation: Observation, seat: int) -> list[components.Card]:
    """Returns the seat's concentrated cards, which are public."""
    return [
        components.CONCENTRATED[kind]
        for kind, count in enumerate(observation.concentrated[seat])
        for _ in range(count)
    ]


def _required_values(observation: Observation) -> list[tuple[int, int]]:
    """Returns, for each seat that must be able to pay, the seat and the least value of its unseen
    cards.

    The highest bid comes first. Without *wrath of the Sages*, every bidder must be able to pay.
    With it, only a winner who is asked to pay must be able to.
    """
    if observation.phase not in (AUCTION, PAY):
        return []
    requirements: list[tuple[int, int]] = []
    for seat, amount in enumerate(observation.bids):
        if (
            not amount
            or seat == observation.viewer
            or (observation.wrath and (observation.phase != PAY or seat != observation.bidder))
        ):
            continue
        least = (
            amount
            + price_change(observation, seat, observation.lot)
            - raisable_dust(
                _concentrated_cards(observation, seat), observation.dust[seat], observation, seat
            )
        )
        if least > 0:
            requirements.append((seat, least))
    requirements.sort(key=lambda requirement: -observation.bids[requirement[0]])
    return requirements


def _draw_paying_hands(
    observation: Observation, unseen: tuple[int, ...], requirements: list[tuple[int, int]], rng: Rng
) -> dict[int, list[components.Card]] | None:
    """Returns random hands that can pay the bids, by seat; None if no deal that was tried works.

    Each hand is drawn without regard to the hands after it. A deal is accepted only with the chance
    (0–1) that the hands after the first can pay. So all deals are about equally likely.
    """
    deals: list[tuple[float, dict[int, list[components.Card]]]] = []
    for _ in range(_MAX_DEALS):
        remaining, chance = unseen, 1.0
        hands: dict[int, list[components.Card]] = {}
        for seat, least in requirements:
            unseen_hand = UnseenHand.of(remaining, observation.standard[seat])
            if hands:
                chance *= unseen_hand.chance(least)
            if not unseen_hand.chance(least):
                chance = 0.0
                break
            hands[seat] = unseen_hand.draw(least, rng)
            remaining = _without(remaining, hands[seat])
        if chance and rng.random() < chance:
            return hands
        deals.append((chance, hands))
    mark = rng.random() * sum([chance for chance, _ in deals])
    for chance, hands in deals:
        mark -= chance
        if chance and mark <= 0.0:
            return hands
    return None


def _artifact_deck(observation: Observation, rng: Rng) -> list[components.Lot]:
    """Returns the artifacts still in the deck, each part of the deck in random order."""
    deck: list[components.Lot] = []
    copies = components.artifact_copies(len(observation.out))
    for part in (3, 2, 1, 0):
        lots: list[components.Lot] = []
        for lot in range(components.FIRST_SENTINEL):
            if components.ARTIFACT_DECKS[lot] == part:
                owned = sum([artifacts[lot] for artifacts in observation.artifacts])
                hidden_copies = (
                    copies
                    - owned
                    - observation.open.count(components.Lot(lot))
                    - observation.gone[lot]
                )
                lots += [components.Lot(lot)] * hidden_copies
        rng.shuffle(lots)
        deck += lots
    return deck

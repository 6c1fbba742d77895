# SPDX-License-Identifier: MIT
"""Worlds that agree with what a seat sees: unseen cards dealt anew, every bid kept that stands."""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.components import (
    ARTIFACT_DECKS,
    CONCENTRATED,
    COPIES,
    DECKS,
    FIRST_SENTINEL,
    VALUES,
    Card,
    Lot,
    copies,
)
from wizardtable.games.zavandor.prices import change, means
from wizardtable.games.zavandor.state import AUCTION, PAY, Observation, State

_TRIALS: Final = 12
"""Deals of the unseen cards, each as likely as the others, before one that breaks a promise is
mended instead."""

_STIRS: Final = 200
"""Exchanges of two cards tried after mending, so that any world that keeps all promises may come
about."""

DECK: Final = -1
"""The holder of an unseen card that is in nobody's hand."""


def sample(observation: Observation, rng: Rng) -> State:
    """A state that looks like this to the observer: the cards of each kind that he does not see
    are dealt anew to hands and deck, so that everybody can pay what he has bid."""
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
    _deal(state, o, _Unseen(o).dealt(rng))
    return state


class _Unseen:
    """The cards that an observer does not see, each kind in a list whose places have holders.

    Attributes:
        bidder: the seat whose bid stands.
        cards: by kind, the unseen standard cards.
        holders: by kind and place in that list, the seat whose card it is, or DECK.
        least: by seat, what its unseen cards must be worth for it to keep its word.
        worth: by seat, what they are worth.
    """

    def __init__(self, o: Observation) -> None:
        self.bidder = o.bidder
        self.cards = [_unseen(o, kind) for kind in range(4)]
        self.holders: list[list[int]] = []
        for kind, cards in enumerate(self.cards):
            holders = [
                seat
                for seat, counts in enumerate(o.standard)
                if seat != o.viewer
                for _ in range(counts[kind])
            ]
            self.holders.append(holders + [DECK] * (len(cards) - len(holders)))
        self.least = _promises(o)
        self.worth = [0] * len(o.out)

    def dealt(self, rng: Rng) -> list[list[Card]]:
        """The cards in an order of chance that keeps all promises."""
        self._shuffle(rng)
        if not any(self.least):
            return self.cards
        for _ in range(_TRIALS):
            if not self._short():
                return self.cards
            self._shuffle(rng)
        for _ in range(_TRIALS):
            if self._mend():
                break
            self._shuffle(rng)
        else:  # what stands counts more than what was bid before, and one seat can always be mended
            self.least = [low if seat == self.bidder else 0 for seat, low in enumerate(self.least)]
            self._mend()
        self._stir(rng)
        return self.cards

    def _shuffle(self, rng: Rng) -> None:
        for cards in self.cards:
            rng.shuffle(cards)
        if any(self.least):
            self.worth = [0] * len(self.worth)
            for cards, holders in zip(self.cards, self.holders, strict=True):
                for card, holder in zip(cards, holders, strict=True):
                    if holder != DECK:
                        self.worth[holder] += VALUES[card]

    def _short(self) -> int:
        """How much is missing for all promises together."""
        return sum([max(0, low - has) for low, has in zip(self.least, self.worth, strict=True)])

    def _mend(self) -> bool:
        """Exchange cards of a kind, each time the two that help most; whether that sufficed."""
        short = self._short()
        while short:
            best, found = short, (0, 0, 0)
            for kind, cards in enumerate(self.cards):
                for low, holder in enumerate(self.holders[kind]):
                    if holder == DECK or self.worth[holder] >= self.least[holder]:
                        continue
                    for high, card in enumerate(cards):
                        if card > cards[low]:
                            self._exchange(kind, low, high)
                            if self._short() < best:
                                best, found = self._short(), (kind, low, high)
                            self._exchange(kind, low, high)
            if best == short:
                return False
            self._exchange(*found)
            short = best
        return True

    def _stir(self, rng: Rng) -> None:
        """Exchange cards at random as long as all promises are kept."""
        for _ in range(_STIRS):
            kind = rng.below(4)
            count = len(self.cards[kind])
            if count > 1:
                one, other = rng.below(count), rng.below(count)
                self._exchange(kind, one, other)
                if self._short():
                    self._exchange(kind, one, other)

    def _exchange(self, kind: int, one: int, other: int) -> None:
        cards, holders = self.cards[kind], self.holders[kind]
        more = VALUES[cards[other]] - VALUES[cards[one]]
        cards[one], cards[other] = cards[other], cards[one]
        if holders[one] != DECK:
            self.worth[holders[one]] += more
        if holders[other] != DECK:
            self.worth[holders[other]] -= more


def _unseen(o: Observation, kind: int) -> list[Card]:
    """The standard cards of a kind that are neither spent nor in the observer's hand."""
    seen = o.discards[kind] + o.hand
    return [card for card in DECKS[kind] for _ in range(COPIES[card] - seen.count(card))]


def _promises(o: Observation) -> list[int]:
    """By seat, what its unseen cards must be worth at least: with *wrath of the Sages* off nobody
    bids what he cannot pay, and who is asked to pay can."""
    least = [0] * len(o.out)
    if o.phase not in (AUCTION, PAY):
        return least
    for seat, amount in enumerate(o.bids):
        if not amount or seat == o.viewer or (o.wrath and (o.phase != PAY or seat != o.bidder)):
            continue
        rich = [
            CONCENTRATED[k] for k, count in enumerate(o.concentrated[seat]) for _ in range(count)
        ]
        owed = amount + change(o, seat, o.lot) - means(rich, o.dust[seat], o, seat)
        least[seat] = max(0, owed)
    return least


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
        rng.shuffle(lots)
        deck += lots
    return deck

# SPDX-License-Identifier: MIT
"""Tables of Zavandor laid out for a test: who owns what, and whose turn it is."""

from collections.abc import Sequence

from tests.games.zavandor.box import assert_complete
from tests.games.zavandor.views import card
from wizardtable.core.game import IllegalAction, Setup
from wizardtable.games.zavandor.components import (
    FIRST_CONCENTRATED,
    FIRST_SENTINEL,
    KINDS,
    MARKERS,
    SUPPLY,
    Card,
    Lot,
)
from wizardtable.games.zavandor.moves import (
    NO_GEMS,
    Action,
    EndTurn,
    Five,
    OpenAuction,
    PassBid,
    ZavandorEvent,
)
from wizardtable.games.zavandor.rules import RULES
from wizardtable.games.zavandor.state import AUCTION, DISCARD, TURN, State

START: Five = (2, 1, 0, 0, 0)


def table(seats: int = 3, *options: str, seed: int = 1) -> State:
    """The first turn of a match: seat 0 begins, then the others in their order; every seat has the
    character of its number, its first gems, and neither cards nor dust; nothing is on offer."""
    state = RULES.deal(Setup(seats, tuple((name, True) for name in options)), seed)
    for seat in range(seats):
        take(state, seat, *state.hands[seat])
        state.characters[seat] = seat
        state.levels[seat] = tuple(int(domain == seat) for domain in range(6))
        state.coming[seat] = (0, 0, 0, 0)
        state.dust[seat] = 0
    state.deck += reversed(state.open)
    state.deck.sort(key=lambda lot: "AAABBBBCCCDD"[lot], reverse=True)
    state.open = []
    state.order = tuple(range(seats))
    state.standing = (3,) * seats
    state.active = state.mover = state.first = 0
    return state


def give(state: State, seat: int, *cards: Card, dust: int = 0) -> None:
    """Cards from their decks, or concentrated ones from the supply, and dust."""
    for face in cards:
        if face < FIRST_CONCENTRATED:
            state.decks[KINDS[face]].remove(face)
    state.hands[seat] = tuple(sorted([*state.hands[seat], *cards]))
    state.dust[seat] += dust


def take(state: State, seat: int, *cards: Card) -> None:
    """Back to the decks."""
    hand = list(state.hands[seat])
    for face in cards:
        hand.remove(face)
        if face < FIRST_CONCENTRATED:
            state.decks[KINDS[face]].append(face)
    state.hands[seat] = tuple(hand)


def energy(kind: int, *values: int) -> tuple[Card, ...]:
    """Cards of a kind with these values; 20, 30, 40, 60 are concentrated."""
    return tuple(card(kind, value) for value in values)


def adorn(state: State, seat: int, spiral: Five = START, pentagon: Five = NO_GEMS) -> None:
    """The seat has these gems, and no others."""
    state.spiral[seat], state.pentagon[seat] = spiral, pentagon
    owned = [*state.spiral, *state.pentagon]
    state.supply = [box - sum(gems[gem] for gems in owned) for gem, box in enumerate(SUPPLY)]


def own(state: State, seat: int, *lots: int) -> None:
    """Artifacts from the deck, and sentinels."""
    for lot in map(Lot, lots):
        if lot >= FIRST_SENTINEL:
            state.sentinels[lot - FIRST_SENTINEL] = seat
            state.sold += 1
        else:
            state.deck.remove(lot)
            owned = list(state.artifacts[seat])
            owned[lot] += 1
            state.artifacts[seat] = tuple(owned)


def offer(state: State, *lots: int) -> None:
    """Artifacts from the deck are on offer."""
    for lot in map(Lot, lots):
        state.deck.remove(lot)
        state.open.append(lot)


def learn(state: State, seat: int, domain: int, level: int) -> None:
    """A level of a domain, for which the cheapest marker left has been used."""
    levels = list(state.levels[seat])
    if not levels[domain]:
        state.markers[seat] = state.markers[seat][1:]
    levels[domain] = level
    state.levels[seat] = tuple(levels)


def wait(state: State, seat: int, number: int = 1) -> None:
    """The cheapest markers left wait in the pentagon."""
    state.markers[seat] = state.markers[seat][number:]
    state.waiting[seat] += number


def become(state: State, seat: int, character: int) -> None:
    """Another character, which nobody else has, with its domain alone."""
    state.characters[seat] = character
    state.levels[seat] = tuple(int(domain == character) for domain in range(6))
    state.markers[seat] = MARKERS


def play(state: State, *actions: Action) -> list[ZavandorEvent]:
    """Carry out actions that have to be legal; gives all that happened."""
    journal: list[ZavandorEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
        assert_complete(state)
    return journal


def refusal(state: State, action: Action) -> str:
    """The reason why an action is refused; the menu does not hold it either."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        assert action not in RULES.legal_actions(state)
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


def win(state: State, lot: Lot, bid: int) -> list[ZavandorEvent]:
    """The active seat opens an auction, and nobody else bids."""
    journal = play(state, OpenAuction(lot, bid))
    while state.phase == AUCTION:
        journal += play(state, PassBid())
    return journal


def turn_of(state: State, seat: int) -> None:
    """It is that seat's turn, as if those before it had done nothing."""
    while state.active != seat:
        play(state, EndTurn())


def next_round(state: State) -> list[ZavandorEvent]:
    """Everybody ends the turn, and discards what the menu names first."""
    number, journal = state.round_number, list[ZavandorEvent]()
    while state.round_number == number and state.phase in (TURN, DISCARD):
        journal += play(state, RULES.legal_actions(state)[0 if state.phase == DISCARD else -1])
    return journal


def kinds_of(journal: Sequence[ZavandorEvent]) -> list[str]:
    """The names of the kinds of events, in order."""
    return [type(event).__name__ for event in journal]

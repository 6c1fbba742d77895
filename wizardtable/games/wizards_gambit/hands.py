# SPDX-License-Identifier: MIT
"""Cards that come to a hand and leave it, and what everybody then certainly knows of hands.

`known[observer][holder]` is what is certain: a card that leaves openly is one less of its face, one
that leaves unseen is perhaps one less of each (rules page, Rulings, Hidden).
"""

from wizardtable.games.wizards_gambit.abilities import is_open
from wizardtable.games.wizards_gambit.components import NO_CARD, Face, is_gambit
from wizardtable.games.wizards_gambit.events import (
    CardDiscarded,
    Drew,
    HandOpened,
    HandsSwapped,
    Journal,
    Reshuffled,
)
from wizardtable.games.wizards_gambit.moves import (
    Faces,
)
from wizardtable.games.wizards_gambit.state import State


def with_card(cards: Faces, face: Face) -> Faces:
    """The cards and one more, ascending."""
    return tuple(sorted([*cards, face]))


def without(cards: Faces, face: Face) -> Faces:
    """The cards less one of this face, if there is one."""
    if face not in cards:
        return cards
    place = cards.index(face)
    return cards[:place] + cards[place + 1 :]


# The deck.


def draw(state: State, seat: int, cards: int, cause: int, journal: Journal) -> None:
    """Draw cards, or what there is, from the component deck; empty, it is made of the discards."""
    drawn: list[Face] = []
    for _ in range(cards):
        if not state.deck:
            _take_in(state, seat, drawn, cause, journal)
            drawn = []
            if not reshuffle(state, journal):
                return
        drawn.append(state.deck.pop())
    _take_in(state, seat, drawn, cause, journal)


def _take_in(state: State, seat: int, drawn: list[Face], cause: int, journal: Journal) -> None:
    if not drawn:
        return
    gain(state, seat, drawn)
    if journal is not None:
        faces, seen = tuple(sorted(drawn)), is_open(state, seat)
        journal.append(Drew(seat, len(drawn), faces, cause, seen, data=state.data))


def top_card(state: State, journal: Journal) -> Face:
    """The next card of the component deck, taken off it; NO_CARD where none is left."""
    if not state.deck and not reshuffle(state, journal):
        return NO_CARD
    return state.deck.pop()


def reshuffle(state: State, journal: Journal) -> bool:
    """Make the discards the component deck; False where there are none."""
    if not state.discards:
        return False
    state.deck = state.discards
    state.discards = []
    state.rng.shuffle(state.deck)
    if journal is not None:
        journal.append(Reshuffled(len(state.deck)))
    return True


# A hand by itself.


def gain(state: State, seat: int, cards: list[Face]) -> None:
    """Cards come to a hand, seen by others only if it lies open."""
    state.hands[seat] = tuple(sorted([*state.hands[seat], *cards]))
    if state.free and seat == state.active:
        state.later = tuple(sorted([*state.later, *cards]))
    if is_open(state, seat):
        show(state, seat)


def gain_openly(state: State, seat: int, face: Face) -> None:
    """A card that everybody sees comes to a hand."""
    gain(state, seat, [face])
    if not is_open(state, seat):
        for observer in range(len(state.known)):
            if observer != seat:
                learn(state, observer, seat, face)


def lose_openly(state: State, seat: int, face: Face, *, covered: bool = False) -> None:
    """A card leaves a hand in the sight of all; of equal ones that came before and after Colbach's
    Bounty a later one, unless it leaves because it is covered."""
    state.hands[seat] = without(state.hands[seat], face)
    if state.later and not covered and seat == state.active:
        state.later = without(state.later, face)
    for observer, row in enumerate(state.known):
        if face in row[seat]:
            unlearn(state, observer, seat, face)


def discard(state: State, seat: int, face: Face, cause: int, journal: Journal) -> None:
    """Discard a card of a hand; a gambit leaves the game (rules page, Rulings)."""
    lose_openly(state, seat, face)
    if is_gambit(face):
        state.removed = with_card(state.removed, face)
    else:
        state.discards.append(face)
    if journal is not None:
        journal.append(CardDiscarded(seat, face, cause, state.active, data=state.data))


def discard_random(state: State, seat: int, cause: int, journal: Journal) -> None:
    """Discard a random card of a hand that has one."""
    discard(state, seat, state.rng.choice(state.hands[seat]), cause, journal)


# Between two hands.


def pass_card(state: State, giver: int, taker: int, face: Face) -> bool:
    """A card goes from a hand to another. Only the two see it, but for an open hand, which shows
    what it lost or won; whether everybody did."""
    hand = state.hands[giver]
    seen = is_open(state, giver) or is_open(state, taker)
    for observer, row in enumerate(state.known):
        if observer == giver:
            learn(state, observer, taker, face)
        elif observer == taker:
            unlearn(state, observer, giver, face)
        elif seen or (len(row[giver]) == len(hand) and len(set(hand)) == 1):
            unlearn(state, observer, giver, face)
            learn(state, observer, taker, face)
        elif row[giver]:
            _set_known(state, observer, giver, _blurred(row[giver]))
    state.hands[giver] = without(hand, face)
    gain(state, taker, [face])
    return seen


def swap(state: State, seat: int, other: int, journal: Journal) -> None:
    """Two seats swap hands: each knows what the other now has, and third ones what they knew."""
    mine, his = state.hands[seat], state.hands[other]
    state.hands[seat], state.hands[other] = his, mine
    for observer, row in enumerate(state.known):
        cards = list(row)
        cards[seat], cards[other] = cards[other], cards[seat]
        if observer == seat:
            cards[seat], cards[other] = (), mine
        elif observer == other:
            cards[seat], cards[other] = his, ()
        state.known[observer] = tuple(cards)
    state.later = state.hands[state.active] if state.free else ()
    if journal is not None:
        journal.append(HandsSwapped(seat, other, his, mine, data=state.data))
    lay_open(state, journal)


# What is known.


def learn(state: State, observer: int, holder: int, face: Face) -> None:
    """The observer now knows one card more of the holder's hand."""
    _set_known(state, observer, holder, with_card(state.known[observer][holder], face))


def unlearn(state: State, observer: int, holder: int, face: Face) -> None:
    """The observer saw a card of this face leave the holder's hand."""
    _set_known(state, observer, holder, without(state.known[observer][holder], face))


def show(state: State, seat: int) -> None:
    """Everybody sees a seat's whole hand."""
    hand = state.hands[seat]
    for observer in range(len(state.known)):
        if observer != seat:
            _set_known(state, observer, seat, hand)


def lay_open(state: State, journal: Journal) -> None:
    """Hands that are open by Open Mind and were not yet shown are."""
    public = state.known[-1]
    for seat, hand in enumerate(state.hands):
        if public[seat] != hand and is_open(state, seat):
            show(state, seat)
            if journal is not None:
                journal.append(HandOpened(seat, hand, data=state.data))


def _set_known(state: State, observer: int, holder: int, cards: Faces) -> None:
    row = state.known[observer]
    state.known[observer] = (*row[:holder], cards, *row[holder + 1 :])


def _blurred(cards: Faces) -> Faces:
    """What is still certain after a card left unseen: one less of each face."""
    return tuple([face for place, face in enumerate(cards) if place and cards[place - 1] == face])

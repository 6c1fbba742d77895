# SPDX-License-Identifier: MIT
"""Cards that come to a hand and leave it, and what everybody then certainly knows of hands.

`known[holder][observer]` is what is certain: a card that leaves openly is one less of its face, one
that leaves unseen is perhaps one less of each (rules page, Rulings, Hidden).
"""

from bisect import bisect
from typing import Final

from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.abilities import is_open
from wizardtable.games.wizards_gambit.rules.components import NO_CARD, OPEN_MIND, Face, is_gambit
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import State

_NOTHING: Final[Faces] = ()


def with_card(cards: Faces, face: Face) -> Faces:
    """The cards and one more, ascending."""
    place = bisect(cards, face)
    return (*cards[:place], face, *cards[place:])


def without(cards: Faces, face: Face) -> Faces:
    """The cards less one of this face, if there is one."""
    if face not in cards:
        return cards
    place = cards.index(face)
    return cards[:place] + cards[place + 1 :]


# The deck.


def draw(state: State, seat: int, cards: int, cause: int, journal: events.Journal) -> None:
    """Draw cards, or what there is, from the component deck; empty, it is made of the discards."""
    deck = state.deck
    there = cards if cards <= len(deck) else len(deck)
    if there:
        drawn = [deck.pop() for _ in range(there)]
        gain(state, seat, drawn)
        if journal is not None:
            faces, seen = tuple(sorted(drawn)), is_open(state, seat)
            journal.append(events.Drew(seat, there, faces, cause, seen, data=state.data))
    if there < cards and reshuffle(state, journal):
        draw(state, seat, cards - there, cause, journal)


def top_card(state: State, journal: events.Journal) -> Face:
    """The next card of the component deck, taken off it; NO_CARD where none is left."""
    if not state.deck and not reshuffle(state, journal):
        return NO_CARD
    return state.deck.pop()


def reshuffle(state: State, journal: events.Journal) -> bool:
    """Make the discards the component deck; False where there are none."""
    if not state.discards:
        return False
    state.deck = state.discards
    state.discards = []
    state.rng.shuffle(state.deck)
    if journal is not None:
        journal.append(events.Reshuffled(len(state.deck)))
    return True


# A hand by itself.


def gain(state: State, seat: int, cards: list[Face]) -> None:
    """Cards come to a hand, seen by others only if it lies open."""
    hand = [*state.hands[seat], *cards]
    hand.sort()
    state.hands[seat] = tuple(hand)
    if state.free and seat == state.active:
        state.later = tuple(sorted([*state.later, *cards]))
    if state.abilities[seat] == OPEN_MIND:
        show(state, seat)


def gain_openly(state: State, seat: int, face: Face) -> None:
    """A card that everybody sees comes to a hand."""
    gain(state, seat, [face])
    if not is_open(state, seat):
        known = [with_card(cards, face) for cards in state.known[seat]]
        known[seat] = ()
        state.known[seat] = tuple(known)


def lose_openly(state: State, seat: int, face: Face, *, covered: bool = False) -> None:
    """A card leaves a hand in the sight of all; of equal ones that came before and after Colbach's
    Bounty a later one, unless it leaves because it is covered."""
    hand = state.hands[seat]
    place = hand.index(face)
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    if state.later and not covered and seat == state.active:
        state.later = without(state.later, face)
    known = state.known[seat]
    if any(known):
        public = known[-1]
        less = without(public, face)
        state.known[seat] = tuple(
            [less if cards is public else without(cards, face) for cards in known]
        )


def discard(state: State, seat: int, face: Face, cause: int, journal: events.Journal) -> None:
    """Discard a card of a hand; a gambit leaves the game (rules page, Rulings)."""
    lose_openly(state, seat, face)
    if is_gambit(face):
        state.removed = with_card(state.removed, face)
    else:
        state.discards.append(face)
    if journal is not None:
        journal.append(events.CardDiscarded(seat, face, cause, state.active, data=state.data))


def discard_random(state: State, seat: int, cause: int, journal: events.Journal) -> None:
    """Discard a random card of a hand that has one."""
    discard(state, seat, state.rng.choice(state.hands[seat]), cause, journal)


def discard_incantation(state: State, journal: events.Journal) -> None:
    """Discard the incantation that the active seat is carrying out."""
    face = state.casting
    state.casting = NO_CARD
    state.discards.append(face)
    if journal is not None:
        journal.append(events.IncantationDiscarded(state.active, face))


# Between two hands.


def pass_card(state: State, giver: int, taker: int, face: Face) -> bool:
    """A card goes from a hand to another. Only the two see it, but for an open hand, which shows
    what it lost or won; whether everybody did."""
    hand = state.hands[giver]
    open_hand = is_open(state, giver) or is_open(state, taker)
    lost, won = list(state.known[giver]), list(state.known[taker])
    for observer, cards in enumerate(lost):
        if observer == giver:
            won[giver] = with_card(won[giver], face)
        elif observer == taker:
            lost[taker] = without(cards, face)
        elif open_hand or (len(cards) == len(hand) and hand[0] == hand[-1]):
            lost[observer] = without(cards, face)
            won[observer] = with_card(won[observer], face)
        else:
            lost[observer] = _blurred(cards)
    state.known[giver], state.known[taker] = tuple(lost), tuple(won)
    state.hands[giver] = without(hand, face)
    gain(state, taker, [face])
    return open_hand


def _blurred(cards: Faces) -> Faces:
    """What is still certain after a card left unseen: one less of each face."""
    return tuple([face for place, face in enumerate(cards) if place and cards[place - 1] == face])


def swap(state: State, seat: int, other: int, journal: events.Journal) -> None:
    """Two seats swap hands: each knows what the other now has, and third ones what they knew."""
    mine, his = state.hands[seat], state.hands[other]
    state.hands[seat], state.hands[other] = his, mine
    of_mine, of_his = list(state.known[seat]), list(state.known[other])
    of_mine[seat], of_mine[other] = mine, ()
    of_his[other], of_his[seat] = his, ()
    state.known[seat], state.known[other] = tuple(of_his), tuple(of_mine)
    state.later = state.hands[state.active] if state.free else ()
    if journal is not None:
        journal.append(events.HandsSwapped(seat, other, his, mine, data=state.data))
    lay_open(state, journal)


# What is shown.


def show(state: State, seat: int) -> None:
    """Everybody sees a seat's whole hand."""
    known = [state.hands[seat]] * len(state.known[seat])
    known[seat] = _NOTHING
    state.known[seat] = tuple(known)


def lay_open(state: State, journal: events.Journal) -> None:
    """Hands that are open by Open Mind and were not yet shown are."""
    if OPEN_MIND not in state.abilities:
        return
    for seat, hand in enumerate(state.hands):
        if state.known[seat][-1] != hand and is_open(state, seat):
            show(state, seat)
            if journal is not None:
                journal.append(events.HandOpened(seat, hand, data=state.data))

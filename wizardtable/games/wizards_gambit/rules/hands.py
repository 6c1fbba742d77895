# SPDX-License-Identifier: MIT
"""Moves cards into hands and out of them, and updates every seat's knowledge of the hands.

`State.known[holder][observer]` holds the cards of the holder's hand that the observer knows for
certain. If a card leaves the hand openly, the observer knows that this card is gone. If a card
leaves unseen, one card of each known face is no longer certain (rules page, Taking cards).
"""

from bisect import bisect
from typing import Final

from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.abilities import is_open
from wizardtable.games.wizards_gambit.rules.components import NO_CARD, OPEN_MIND, Face, is_gambit
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import State

_NO_CARDS: Final[Faces] = ()


def with_card(cards: Faces, face: Face) -> Faces:
    """Returns the cards with one more card of this face, ascending."""
    place = bisect(cards, face)
    return (*cards[:place], face, *cards[place:])


def without_card(cards: Faces, face: Face) -> Faces:
    """Returns the cards without one card of this face; unchanged if there is no such card."""
    if face not in cards:
        return cards
    place = cards.index(face)
    return cards[:place] + cards[place + 1 :]


# The deck.


def draw_cards(state: State, seat: int, cards: int, cause: int, journal: events.Journal) -> None:
    """Draws cards from the component deck for a seat.

    The discard pile becomes the new deck when the deck runs out. If both are empty, the seat draws
    fewer cards (rules page, Rare cases). `cause`: DRAW_PHASE to BY_TRIBUTE (see `state`).
    """
    deck = state.deck
    available = cards if cards <= len(deck) else len(deck)
    if available:
        drawn = [deck.pop() for _ in range(available)]
        gain_cards(state, seat, drawn)
        if journal is not None:
            faces, is_public = tuple(sorted(drawn)), is_open(state, seat)
            journal.append(events.Drew(seat, available, faces, cause, is_public, data=state.data))
    if available < cards and reshuffle_discards(state, journal):
        draw_cards(state, seat, cards - available, cause, journal)


def top_card(state: State, journal: events.Journal) -> Face:
    """Takes the next card off the component deck and returns it; NO_CARD if none is left."""
    if not state.deck and not reshuffle_discards(state, journal):
        return NO_CARD
    return state.deck.pop()


def reshuffle_discards(state: State, journal: events.Journal) -> bool:
    """Shuffles the discard pile into a new component deck; returns False if the pile is empty."""
    if not state.discards:
        return False
    state.deck = state.discards
    state.discards = []
    state.rng.shuffle(state.deck)
    if journal is not None:
        journal.append(events.Reshuffled(len(state.deck)))
    return True


# A single hand.


def gain_cards(state: State, seat: int, cards: list[Face]) -> None:
    """Adds cards to a hand. Other seats see these cards only if the hand is open."""
    hand = [*state.hands[seat], *cards]
    hand.sort()
    state.hands[seat] = tuple(hand)
    if state.free and seat == state.active:
        state.later = tuple(sorted([*state.later, *cards]))
    if state.abilities[seat] == OPEN_MIND:
        show_hand(state, seat)


def gain_card_openly(state: State, seat: int, face: Face) -> None:
    """Adds a card to a hand in sight of everybody."""
    gain_cards(state, seat, [face])
    if not is_open(state, seat):
        known_cards = [with_card(cards, face) for cards in state.known[seat]]
        known_cards[seat] = ()
        state.known[seat] = tuple(known_cards)


def lose_card_openly(state: State, seat: int, face: Face, *, covered: bool = False) -> None:
    """Removes a card from a hand in sight of everybody.

    `covered`: whether the card is played by Colbach's Bounty. If not, the hand loses a card of this
    face that came after Colbach's Bounty was played, if there is one.
    """
    hand = state.hands[seat]
    place = hand.index(face)
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    if state.later and not covered and seat == state.active:
        state.later = without_card(state.later, face)
    known_cards = state.known[seat]
    if any(known_cards):
        public = known_cards[-1]
        less = without_card(public, face)
        state.known[seat] = tuple(
            [less if cards is public else without_card(cards, face) for cards in known_cards]
        )


def discard_card(state: State, seat: int, face: Face, cause: int, journal: events.Journal) -> None:
    """Discards a card from a hand; a gambit leaves the game (rules page, Hand limit).

    `cause`: OVER_LIMIT to FORESEEN (see `state`).
    """
    lose_card_openly(state, seat, face)
    if is_gambit(face):
        state.removed = with_card(state.removed, face)
    else:
        state.discards.append(face)
    if journal is not None:
        journal.append(events.CardDiscarded(seat, face, cause, state.active, data=state.data))


def discard_random_card(state: State, seat: int, cause: int, journal: events.Journal) -> None:
    """Discards a random card from a hand, which must not be empty.

    `cause` is the reason for the event: OVER_LIMIT to FORESEEN (see `state`).
    """
    discard_card(state, seat, state.rng.choice(state.hands[seat]), cause, journal)


def discard_incantation(state: State, journal: events.Journal) -> None:
    """Discards the incantation that the active seat is carrying out."""
    face = state.casting
    state.casting = NO_CARD
    state.discards.append(face)
    if journal is not None:
        journal.append(events.IncantationDiscarded(state.active, face))


# Between two hands.


def pass_card(state: State, giver: int, taker: int, face: Face) -> bool:
    """Moves a card from one hand to another; returns whether everybody saw the card.

    If neither hand is open, only the two seats see the card.
    """
    hand = state.hands[giver]
    open_hand = is_open(state, giver) or is_open(state, taker)
    lost, won = list(state.known[giver]), list(state.known[taker])
    for observer, cards in enumerate(lost):
        if observer == giver:
            won[giver] = with_card(won[giver], face)
        elif observer == taker:
            lost[taker] = without_card(cards, face)
        elif open_hand or (len(cards) == len(hand) and hand[0] == hand[-1]):
            lost[observer] = without_card(cards, face)
            won[observer] = with_card(won[observer], face)
        else:
            lost[observer] = _still_certain_cards(cards)
    state.known[giver], state.known[taker] = tuple(lost), tuple(won)
    state.hands[giver] = without_card(hand, face)
    gain_cards(state, taker, [face])
    return open_hand


def _still_certain_cards(cards: Faces) -> Faces:
    """Returns the cards that are still certain after an unseen card has left a hand.

    `cards`: the cards that were certain before. One card of each face is removed.
    """
    return tuple([face for place, face in enumerate(cards) if place and cards[place - 1] == face])


def swap_hands(state: State, seat: int, other: int, journal: events.Journal) -> None:
    """Swaps the hands of two seats.

    Each of the two seats then knows the other's new hand. All other seats keep their knowledge of
    the cards, which are now in the other hand.
    """
    own_hand, other_hand = state.hands[seat], state.hands[other]
    state.hands[seat], state.hands[other] = other_hand, own_hand
    knowing_own, knowing_other = list(state.known[seat]), list(state.known[other])
    knowing_own[seat], knowing_own[other] = own_hand, ()
    knowing_other[other], knowing_other[seat] = other_hand, ()
    state.known[seat], state.known[other] = tuple(knowing_other), tuple(knowing_own)
    state.later = state.hands[state.active] if state.free else ()
    if journal is not None:
        journal.append(events.HandsSwapped(seat, other, other_hand, own_hand, data=state.data))
    show_open_hands(state, journal)


# Showing hands.


def show_hand(state: State, seat: int) -> None:
    """Shows a seat's whole hand to everybody."""
    known_cards = [state.hands[seat]] * len(state.known[seat])
    known_cards[seat] = _NO_CARDS
    state.known[seat] = tuple(known_cards)


def show_open_hands(state: State, journal: events.Journal) -> None:
    """Shows to everybody the hands that Open Mind keeps open, if they have changed."""
    if OPEN_MIND not in state.abilities:
        return
    for seat, hand in enumerate(state.hands):
        if state.known[seat][-1] != hand and is_open(state, seat):
            show_hand(state, seat)
            if journal is not None:
                journal.append(events.HandOpened(seat, hand, data=state.data))

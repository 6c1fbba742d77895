# SPDX-License-Identifier: MIT
"""The hidden cards of Wizard's Gambit: unseen cards of other hands, the decks, and the two cards of
another seat's Foresight.

Written from the rules, without `observe` or `sample`.
"""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.rules.state import State

HIDDEN_TYPE = Face
"""The type of hidden cards. Spells are open; only the order of their deck is hidden."""

OPEN_EVENTS = (
    events.CardDiscarded,
    events.ComponentDispelled,
    events.ComponentMoved,
    events.ComponentPlayed,
    events.ComponentRecalled,
    events.ComponentReclaimed,
    events.ComponentsDiscarded,
    events.HandOpened,
    events.HandShown,
    events.IncantationCast,
    events.IncantationDiscarded,
    events.SpellClaimed,
)
"""Events that show their cards to everybody, although the cards may be hidden again at once."""


def _secret(state: State, seat: Seat | None, owner: int) -> list[Face]:
    """Returns the cards of a hand that the seat has not seen."""
    if owner == seat:
        return []
    unseen = list(state.hands[owner])
    for face in state.known[owner][-1 if seat is None else seat]:
        unseen.remove(face)
    return unseen


def _looks_on(state: State, seat: Seat | None) -> bool:
    """Returns whether another seat is choosing a card by Foresight."""
    return bool(state.looked) and state.tasks[0][1] != seat


def _zones(state: State, seat: Seat | None) -> list[list[Face]]:
    """Returns the unseen cards: in each hand, those of Foresight, and those of the deck."""
    zones = [_secret(state, seat, owner) for owner in range(len(state.hands))]
    looked = list(state.looked) if _looks_on(state, seat) else []
    return [*zones, looked, list(state.deck)]


def hidden_cards(state: State, seat: Seat | None) -> list[Face]:
    """Returns the component cards that a seat may not know, or that the public may not know for
    None."""
    return [card for zone in _zones(state, seat) for card in zone]


def hidden_pools(state: State, seat: Seat | None) -> list[list[list[int]]]:
    """Returns the groups of unseen component cards, and a group for each place of the spell
    deck."""
    cards = [list(map(int, zone)) for zone in _zones(state, seat)]
    return [cards, [[int(spell)] for spell in state.spell_deck]]


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Shuffles everything that the seat may not know, and changes the generator."""
    cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    for owner, hand in enumerate(state.hands):
        secret = _secret(state, seat, owner)
        visible = list(hand)
        for face in secret:
            visible.remove(face)
        new = [cards.pop() for _ in secret]
        state.hands[owner] = tuple(sorted([*visible, *new]))
    if _looks_on(state, seat):
        state.looked = tuple(sorted([cards.pop(), cards.pop()]))
    state.deck = cards
    if seat != state.active:
        active = list(state.hands[state.active])
        rng.shuffle(active)
        state.later = tuple(sorted(active[: len(state.later)]))
    _mix_knowledge(state, seat)
    spells = list(state.spell_deck)
    rng.shuffle(spells)
    state.spell_deck = tuple(spells)
    state.rng = Rng(rng.next64())


def _mix_knowledge(state: State, seat: Seat | None) -> None:
    """Reduces the other seats' knowledge of each other's hands to the public part."""
    for holder, knowledge in enumerate(state.known):
        if holder != seat:
            forgotten = [knowledge[-1]] * len(knowledge)
            forgotten[holder] = ()
            if seat is not None:
                forgotten[seat] = knowledge[seat]
            state.known[holder] = tuple(forgotten)

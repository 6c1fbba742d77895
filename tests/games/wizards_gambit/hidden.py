# SPDX-License-Identifier: MIT
"""What is hidden in Wizard's Gambit: cards of other hands that were not seen, the decks, and the
two cards of another's Foresight. Written from the rules, without `observe` or `sample`."""

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.components import Face
from wizardtable.games.wizards_gambit.rules.state import State

HIDES = Face
"""What is followed by its id: cards by their faces. Spells are open, but for their order."""

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
"""Events that show their cards to all, though they may be hidden again at once."""


def _secret(state: State, seat: Seat | None, owner: int) -> list[Face]:
    """The cards of a hand that the seat has not seen."""
    if owner == seat:
        return []
    left = list(state.hands[owner])
    for face in state.known[owner][-1 if seat is None else seat]:
        left.remove(face)
    return left


def _looks_on(state: State, seat: Seat | None) -> bool:
    """Whether another than the seat is choosing by Foresight."""
    return bool(state.looked) and state.tasks[0][1] != seat


def _zones(state: State, seat: Seat | None) -> list[list[Face]]:
    """The unseen cards: in each hand, those being looked at, and the deck."""
    zones = [_secret(state, seat, owner) for owner in range(len(state.hands))]
    looked = list(state.looked) if _looks_on(state, seat) else []
    return [*zones, looked, list(state.deck)]


def hidden_cards(state: State, seat: Seat | None) -> list[Face]:
    """The component cards the seat may not know."""
    return [card for zone in _zones(state, seat) for card in zone]


def hidden_pools(state: State, seat: Seat | None) -> list[list[list[int]]]:
    """The zones of unseen component cards, and each place of the spell deck."""
    cards = [list(map(int, zone)) for zone in _zones(state, seat)]
    return [cards, [[int(spell)] for spell in state.spell_deck]]


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> None:
    """Change everything the seat may not know, and the generator."""
    cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    for owner, hand in enumerate(state.hands):
        secret = _secret(state, seat, owner)
        seen = list(hand)
        for face in secret:
            seen.remove(face)
        new = [cards.pop() for _ in secret]
        state.hands[owner] = tuple(sorted([*seen, *new]))
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
    """What others know of each other's hands beyond what all know: they have forgotten it."""
    for holder, known in enumerate(state.known):
        if holder != seat:
            forgotten = [known[-1]] * len(known)
            forgotten[holder] = ()
            if seat is not None:
                forgotten[seat] = known[seat]
            state.known[holder] = tuple(forgotten)

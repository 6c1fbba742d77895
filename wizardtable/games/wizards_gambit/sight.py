# SPDX-License-Identifier: MIT
"""What each seat sees: observations, worlds that agree with them, and events without what is
hidden."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.components import HIDDEN, MOST_SEATS, POOL, Face, SpellId
from wizardtable.games.wizards_gambit.events import (
    CardGiven,
    CardKept,
    CardTaken,
    Dealt,
    Drew,
    HandFreed,
    HandsSwapped,
    LookedAhead,
    WizardsGambitEvent,
)
from wizardtable.games.wizards_gambit.moves import Faces
from wizardtable.games.wizards_gambit.state import Observation, State

_SEATS: Final = tuple([Seat(seat) for seat in range(MOST_SEATS)])


def to_move(state: State) -> Seat | None:
    """The seat to decide; None when the match is over."""
    return _SEATS[state.to_move] if state.to_move >= 0 else None


def observe(state: State, seat: Seat | None) -> Observation:
    """What the seat may know; None for anybody."""
    viewer = -1 if seat is None else seat
    active, known = state.active, state.known
    looker = state.tasks[0][1] if state.looked else -1
    return Observation(
        viewer=viewer,
        data=state.data,
        step=state.step,
        to_move=state.to_move,
        tasks=state.tasks,
        round_number=state.round_number,
        turn_number=state.turn_number,
        first=state.first,
        active=active,
        pool=tuple(state.pool),
        laid=tuple(state.laid),
        short=tuple(state.short),
        lacks=tuple(state.lacks),
        auras=tuple(state.auras),
        spells_left=len(state.spell_deck) + len(state.banished),
        banished=state.banished,
        books=tuple(state.books),
        scores=tuple(state.scores),
        annulments=tuple(state.annulments),
        eclipses=tuple(state.eclipses),
        abilities=tuple(state.abilities),
        ready=tuple(state.ready),
        gambits=tuple(state.gambits),
        removed=state.removed,
        hands=tuple(
            [
                hand if holder == viewer else _masked(hand, known[holder][viewer])
                for holder, hand in enumerate(state.hands)
            ]
        ),
        public=tuple([cards[-1] for cards in known]),
        exposed=known[viewer][:-1] if viewer >= 0 else ((),) * len(known),
        deck=len(state.deck),
        discards=tuple(state.discards),
        casting=state.casting,
        aside=state.aside,
        looked=state.looked if viewer == looker else (HIDDEN,) * len(state.looked),
        played=state.played,
        extra=state.extra,
        actions=state.actions,
        casts=state.casts,
        free=state.free,
        later=state.later if viewer == active else (HIDDEN,) * len(state.later),
        used=state.used,
        fresh=state.fresh,
        stuck=state.stuck,
        reason=state.reason,
    )


def _masked(hand: Faces, known: Faces) -> Faces:
    return (HIDDEN,) * (len(hand) - len(known)) + known


def sample(observation: Observation, rng: Rng) -> State:
    """A state that looks like this to the observer: the component cards he cannot place are dealt
    anew to hands and deck, the unseen spells to the spell deck.

    That a choice is open to somebody proves nothing here. What others know of each other's hands
    beyond what is public is left open, as if they had forgotten it.
    """
    global _last  # noqa: PLW0603 - a search samples one observation thousands of times
    puzzle = _last
    if puzzle is None or puzzle.observation is not observation:
        _last = puzzle = _Puzzle(observation)
    return puzzle.solved(rng)


class _Puzzle:
    """An observation, laid out to be sampled.

    Attributes:
        world: a state without what is dealt anew.
        spells: those that may come from the spell deck, ascending.
        cards: see `unseen_cards`.
        seen, hidden: by seat, the cards of the hand that can be seen, and how many others it has.
    """

    __slots__ = ("cards", "hidden", "observation", "seen", "spells", "world")

    def __init__(self, observation: Observation) -> None:
        self.observation = o = observation
        self.world = _outline(o)
        visible = {*o.pool, *o.banished}.union(*o.books)
        rows = range(len(o.table.spells))
        self.spells = [SpellId(spell) for spell in rows if spell not in visible]
        self.cards = unseen_cards(o)
        self.hidden = [hand.count(HIDDEN) for hand in o.hands]
        self.seen = [hand[hand.count(HIDDEN) :] for hand in o.hands]

    def solved(self, rng: Rng) -> State:
        """One of the worlds that look like this."""
        o = self.observation
        state = self.world.clone()
        state.rng = Rng(rng.next64())
        spells = self.spells[:]
        rng.shuffle(spells)
        state.spell_deck = tuple(spells)
        cards = self.cards[:]
        rng.shuffle(cards)
        hands = state.hands
        for seat, hidden in enumerate(self.hidden):
            if hidden:
                hand = [*self.seen[seat], *cards[-hidden:]]
                del cards[-hidden:]
                hand.sort()
                hands[seat] = tuple(hand)
        if o.looked:
            looked = [face if face != HIDDEN else cards.pop() for face in o.looked]
            state.looked = tuple(sorted(looked))
        state.deck = cards
        if HIDDEN in o.later:
            hand = list(hands[o.active])
            rng.shuffle(hand)
            state.later = tuple(sorted(hand[: len(o.later)]))
        return state


_last: _Puzzle | None = None


def _outline(o: Observation) -> State:
    """The state as far as the observer knows it; hands and what is known of them are as he sees
    them."""
    state = State.__new__(State)
    state.rng = Rng(0)
    state.data = o.data
    state.step = o.step
    state.to_move = o.to_move
    state.tasks = o.tasks
    state.round_number = o.round_number
    state.turn_number = o.turn_number
    state.first = o.first
    state.active = o.active
    state.pool = list(o.pool)
    state.laid = list(o.laid)
    state.short = list(o.short)
    state.lacks = list(o.lacks)
    state.auras = list(o.auras)
    state.spell_deck = ()
    state.banished = o.banished
    state.books = list(o.books)
    state.scores = list(o.scores)
    state.annulments = list(o.annulments)
    state.eclipses = list(o.eclipses)
    state.abilities = list(o.abilities)
    state.ready = list(o.ready)
    state.gambits = list(o.gambits)
    state.removed = o.removed
    state.hands = list(o.hands)
    state.known = _known(o)
    state.deck = []
    state.discards = list(o.discards)
    state.casting = o.casting
    state.aside = o.aside
    state.looked = o.looked
    state.played = o.played
    state.extra = o.extra
    state.actions = o.actions
    state.casts = o.casts
    state.free = o.free
    state.later = tuple(sorted([Face(face) for face in o.later]))
    state.used = o.used
    state.fresh = o.fresh
    state.stuck = o.stuck
    state.reason = o.reason
    return state


def unseen_cards(o: Observation) -> list[Face]:
    """The cards of the component deck that the observer cannot place, ascending: they are in the
    deck, or among the HIDDEN cards."""
    left = list(o.table.cards)
    open_cards = [*o.discards, *o.aside, *o.ready, *o.gambits, *o.removed, *o.looked, o.casting]
    for face in open_cards:
        if face >= 0:
            left[face] -= 1
    for hand in o.hands:
        for face in hand:
            if face >= 0:
                left[face] -= 1
    for slot in range(POOL):
        for face, _ in o.laid[slot]:
            left[face] -= 1
    return [Face(face) for face, count in enumerate(left) for _ in range(count)]


def _known(o: Observation) -> list[tuple[Faces, ...]]:
    """What is known of each hand: by the observer what he sees, by others of his what he knows that
    they know, and else what is public."""
    seats = len(o.hands)
    known: list[tuple[Faces, ...]] = []
    for holder, hand in enumerate(o.hands):
        public = tuple([Face(face) for face in o.public[holder]])
        if holder == o.viewer:
            of_hand = [tuple([Face(face) for face in cards]) for cards in o.exposed]
        else:
            of_hand = [public] * seats
            of_hand[holder] = ()
            if o.viewer >= 0:
                of_hand[o.viewer] = tuple([face for face in hand if face != HIDDEN])
        known.append((*of_hand, public))
    return known


# Events.


def redact(event: WizardsGambitEvent, seat: Seat | None) -> WizardsGambitEvent | None:
    """The event with HIDDEN faces where only others have seen them."""
    hide = _HIDES.get(type(event))
    return event if hide is None else hide(event, seat)


def _for_one(event: Dealt | LookedAhead, seat: int | None) -> WizardsGambitEvent:
    return event if seat == event.seat else replace(event, faces=_backs(event.faces))


def _drawn(event: Drew, seat: int | None) -> WizardsGambitEvent:
    if event.open or seat == event.seat:
        return event
    return replace(event, faces=_backs(event.faces))


def _taken(event: CardTaken, seat: int | None) -> WizardsGambitEvent:
    if event.open or seat in (event.seat, event.victim):
        return event
    return replace(event, face=HIDDEN)


def _given(event: CardGiven, seat: int | None) -> WizardsGambitEvent:
    if event.open or seat in (event.seat, event.to):
        return event
    return replace(event, face=HIDDEN)


def _kept(event: CardKept, seat: int | None) -> WizardsGambitEvent:
    return event if seat == event.seat else replace(event, face=HIDDEN)


def _freed(event: HandFreed, seat: int | None) -> WizardsGambitEvent:
    return event if seat == event.seat else replace(event, faces=())


def _swapped(event: HandsSwapped, seat: int | None) -> WizardsGambitEvent:
    if seat in (event.seat, event.other):
        return event
    faces, others = _backs(event.faces), _backs(event.other_faces)
    return replace(event, faces=faces, other_faces=others)


def _backs(faces: Faces) -> Faces:
    return (HIDDEN,) * len(faces)


_HIDES: Final[dict[type, Callable[[Any, int | None], WizardsGambitEvent]]] = {
    Dealt: _for_one,
    LookedAhead: _for_one,
    Drew: _drawn,
    CardTaken: _taken,
    CardGiven: _given,
    CardKept: _kept,
    HandFreed: _freed,
    HandsSwapped: _swapped,
}
"""By class of event, those that show not everybody all of their cards."""

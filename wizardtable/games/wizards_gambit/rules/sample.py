# SPDX-License-Identifier: MIT
"""Worlds that agree with what a seat sees: unseen cards dealt anew."""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.wizards_gambit.rules.components import HIDDEN, POOL, Face, SpellId
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import Observation, State


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


_outlined: Final = state_maker(
    Observation, State, but=("rng", "spell_deck", "known", "deck", "later")
)
"""Makes a state with all that is as in the observation."""


def _outline(o: Observation) -> State:
    """The state as far as the observer knows it; hands and what is known of them are as he sees
    them."""
    state = _outlined(o)
    state.rng = Rng(0)
    state.spell_deck = ()
    state.known = _known(o)
    state.deck = []
    state.later = tuple(sorted([Face(face) for face in o.later]))
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

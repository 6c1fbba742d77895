# SPDX-License-Identifier: MIT
"""Makes full states from an observation by dealing the unseen cards at random."""

from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.wizards_gambit.rules.components import HIDDEN, POOL_SLOTS, Face, SpellId
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import Observation, State


def sample(observation: Observation, rng: Rng) -> State:
    """Returns a random state from which the viewer would make the same observation.

    The unseen cards (see `unseen_cards`) are dealt to the hands and the deck, the unseen spells to
    the spell deck. Choices of other seats are no clue to their cards. In the state, other seats
    know only the public cards of each other's hands.
    """
    global _last_puzzle  # noqa: PLW0603 - a search samples one observation thousands of times
    puzzle = _last_puzzle
    if puzzle is None or puzzle.observation is not observation:
        _last_puzzle = puzzle = _Puzzle(observation)
    return puzzle.make_state(rng)


class _Puzzle:
    """An observation, prepared for many samples.

    Attributes:
        outline: a state without the parts that are dealt at random.
        spells: the spells that may be in the spell deck, ascending.
        cards: the cards whose place the viewer does not know (see `unseen_cards`).
        visible_cards: by seat, the cards of the hand that the viewer sees.
        hidden_counts: by seat, the number of cards of the hand that the viewer does not see.
    """

    __slots__ = ("cards", "hidden_counts", "observation", "outline", "spells", "visible_cards")

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.outline = _outline_state(observation)
        visible = {*observation.pool, *observation.banished}.union(*observation.books)
        rows = range(len(observation.table.spells))
        self.spells = [SpellId(spell) for spell in rows if spell not in visible]
        self.cards = unseen_cards(observation)
        hands = observation.hands
        self.hidden_counts = [hand.count(HIDDEN) for hand in hands]
        self.visible_cards = [hand[hand.count(HIDDEN) :] for hand in hands]

    def make_state(self, rng: Rng) -> State:
        """Returns a state in which the unseen cards are dealt at random."""
        observation = self.observation
        state = self.outline.clone()
        state.rng = Rng(rng.next64())
        spells = self.spells[:]
        rng.shuffle(spells)
        state.spell_deck = tuple(spells)
        cards = self.cards[:]
        rng.shuffle(cards)
        hands = state.hands
        for seat, hidden in enumerate(self.hidden_counts):
            if hidden:
                hand = [*self.visible_cards[seat], *cards[-hidden:]]
                del cards[-hidden:]
                hand.sort()
                hands[seat] = tuple(hand)
        if observation.looked:
            looked = [face if face != HIDDEN else cards.pop() for face in observation.looked]
            state.looked = tuple(sorted(looked))
        state.deck = cards
        if HIDDEN in observation.later:
            hand = list(hands[observation.active])
            rng.shuffle(hand)
            state.later = tuple(sorted(hand[: len(observation.later)]))
        return state


_last_puzzle: _Puzzle | None = None


_copy_open: Final = state_maker(
    Observation, State, but=("rng", "spell_deck", "known", "deck", "later")
)
"""Makes a state from an observation. The attributes named in `but` must be set afterwards."""


def _outline_state(observation: Observation) -> State:
    """Returns a state that holds only the viewer's knowledge; hands still contain HIDDEN cards."""
    state = _copy_open(observation)
    state.rng = Rng(0)
    state.spell_deck = ()
    state.known = _believed_knowledge(observation)
    state.deck = []
    state.later = tuple(sorted([Face(face) for face in observation.later]))
    return state


def unseen_cards(observation: Observation) -> list[Face]:
    """Returns the cards whose place the viewer does not know, ascending.

    They are in the deck or among the HIDDEN cards, and include gambits and incantations.
    """
    counts = list(observation.table.cards)
    open_cards = [*observation.discards, *observation.aside, *observation.looked]
    open_cards += [*observation.ready, *observation.gambits, *observation.removed]
    for face in (*open_cards, observation.casting):
        if face >= 0:
            counts[face] -= 1
    for hand in observation.hands:
        for face in hand:
            if face >= 0:
                counts[face] -= 1
    for slot in range(POOL_SLOTS):
        for face, _ in observation.laid[slot]:
            counts[face] -= 1
    return [Face(face) for face, count in enumerate(counts) for _ in range(count)]


def _believed_knowledge(observation: Observation) -> list[tuple[Faces, ...]]:
    """Returns `State.known` as the viewer imagines it: known cards by holder and observer.

    The viewer knows the cards that they see. The other seats know the `exposed` cards of the
    viewer's hand, and the public cards of all other hands.
    """
    seats = len(observation.hands)
    viewer = observation.viewer
    knowledge: list[tuple[Faces, ...]] = []
    for holder, hand in enumerate(observation.hands):
        public = tuple([Face(face) for face in observation.public[holder]])
        if holder == viewer:
            of_hand = [tuple([Face(face) for face in cards]) for cards in observation.exposed]
        else:
            of_hand = [public] * seats
            of_hand[holder] = ()
            if viewer >= 0:
                of_hand[viewer] = tuple([face for face in hand if face != HIDDEN])
        knowledge.append((*of_hand, public))
    return knowledge

# SPDX-License-Identifier: MIT
"""The rules of Sparks: state, actions, events and observation in one short module."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, NewType, TypeAlias

from wizardtable.core import game
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, observation_maker, state_class, state_maker
from wizardtable.core.text import N_

CardId = NewType("CardId", Annotated[int, range(25)])
"""A card by its value, 1 to 24; `HIDDEN` if the observer may not see it."""

HIDDEN = CardId(0)
CARDS = tuple(CardId(card) for card in range(1, 25))
TRICKS = 4


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card of the hand to the trick."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Swap:
    """Throws away a card of the hand and draws another one; possible once a turn."""

    card: CardId


Action: TypeAlias = Play | Swap


@dataclass(frozen=True, slots=True)
class Dealt(game.Event):
    """A seat received its hand."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Swapped(game.Event):
    """A seat threw a card away, face up, and drew one that only it sees."""

    reveals: ClassVar[bool] = True
    seat: int
    thrown: CardId
    drawn: CardId


@dataclass(frozen=True, slots=True)
class Played(game.Event):
    """A seat played a card to the trick."""

    seat: int
    card: CardId


@dataclass(frozen=True, slots=True)
class TrickTaken(game.Event):
    """A seat took the trick with the highest card, for this number of points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(game.Event):
    """The last trick was taken."""


ToyEvent: TypeAlias = Dealt | Swapped | Played | TrickTaken | GameEnded


@dataclass(frozen=True, slots=True)
class Observation:
    """The part of a match that a seat may know.

    Attributes:
        viewer: the seat, or -1 for what everybody may know.
        to_move: the seat that decides next, or -1 if the game is over.
        double: whether the last trick counts double.
        hand: the viewer's own cards.
        hand_sizes: the number of cards in each hand, by seat.
        deck: the number of cards in the deck.
        trick: the cards of the trick so far, in the order in which they were played.
        leader: the seat that leads the trick.
        gone: the cards that were played to earlier tricks or thrown away; everybody saw them.
        points: the points of each seat, by seat.
        trick_number: the number of the trick, from 1.
        swapped: whether the seat to move has swapped a card in this trick.
    """

    viewer: int
    to_move: int
    double: bool
    hand: tuple[CardId, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    trick: tuple[CardId, ...]
    leader: int
    gone: tuple[CardId, ...]
    points: tuple[int, ...]
    trick_number: int
    swapped: bool


@state_class
class State(StateBase):
    """A match of Sparks.

    The attributes are as in `Observation`, but `hands` and `deck` hold all cards, also hidden ones.
    """

    rng: Rng
    double: bool
    hands: list[list[CardId]]
    deck: list[CardId]
    trick: list[CardId]
    leader: game.AnySeat
    gone: list[CardId]
    points: list[Annotated[int, range(6)]]
    trick_number: Annotated[int, range(1, TRICKS + 2)]
    swapped: bool


observation_of = observation_maker(
    State, Observation, ("viewer", "to_move", "hand", "hand_sizes", "deck")
)
"""Returns an observation of a state; hidden parts are given by keyword."""

state_without_hidden = state_maker(Observation, State, ("rng", "hands", "deck"))
"""Returns a state from an observation, still without its hidden parts."""


class ToyRules(game.Rules[State, Action, ToyEvent, Observation]):
    """The rules of Sparks as functions of a `State`."""

    kinds = game.Kinds(State, Action, ToyEvent, Observation)

    def deal(self, setup: game.Setup, seed: int, journal: list[ToyEvent] | None = None) -> State:
        """Returns a state with four cards in each hand, and a leader drawn at random."""
        state = State()
        state.rng = Rng(seed)
        state.double = bool(setup.option("double", False))
        deck = list(CARDS)
        state.rng.shuffle(deck)
        state.hands = [[deck.pop() for _ in range(TRICKS)] for _ in range(setup.seats)]
        state.deck = deck
        state.trick, state.gone = [], []
        state.leader = state.rng.below(setup.seats)
        state.points = [0] * setup.seats
        state.trick_number, state.swapped = 1, False
        if journal is not None:
            for seat, hand in enumerate(state.hands):
                journal.append(Dealt(seat, tuple(hand)))
        return state

    def to_move(self, state: State) -> game.Seat | None:
        """Returns the leader, then the seats clockwise; None after the last trick."""
        if state.trick_number > TRICKS:
            return None
        return game.Seat((state.leader + len(state.trick)) % len(state.hands))

    def candidates(self, state: State) -> Sequence[Action]:
        """Returns the menu, which leaves nothing out."""
        return self.legal_actions(state)

    def legal_actions(self, state: State) -> Sequence[Action]:
        """Returns all cards that can be played, then all that can be swapped, lowest first."""
        seat = self.to_move(state)
        if seat is None:
            return ()
        hand = sorted(state.hands[seat])
        plays: list[Action] = [Play(card) for card in hand]
        if state.swapped or not state.deck:
            return plays
        return plays + [Swap(card) for card in hand]

    def check(self, state: State, action: Action) -> None:
        """Raises IllegalAction for a card of another seat, or a swap at the wrong time."""
        seat = self.to_move(state)
        if seat is None:
            raise game.IllegalAction(N_("toy", "The game is over."))
        if action.card not in state.hands[seat]:
            raise game.IllegalAction(N_("toy", "This card is not in your hand."))
        if isinstance(action, Swap) and (state.swapped or not state.deck):
            raise game.IllegalAction(N_("toy", "You cannot swap now."))

    def apply(self, state: State, action: Action, journal: list[ToyEvent] | None = None) -> None:
        """Plays or swaps the card; the last card of a trick decides it."""
        seat = self.to_move(state)
        assert seat is not None
        events = journal if journal is not None else []
        state.hands[seat].remove(action.card)
        if isinstance(action, Swap):
            drawn = state.deck.pop()
            state.hands[seat].append(drawn)
            state.gone.append(action.card)
            state.swapped = True
            events.append(Swapped(seat, action.card, drawn))
            return
        state.trick.append(action.card)
        state.swapped = False
        events.append(Played(seat, action.card))
        if len(state.trick) == len(state.hands):
            events.append(self._take_trick(state))
            if state.trick_number > TRICKS:
                events.append(GameEnded())

    def _take_trick(self, state: State) -> TrickTaken:
        best = state.trick.index(max(state.trick))
        winner = (state.leader + best) % len(state.hands)
        points = 2 if state.double and state.trick_number == TRICKS else 1
        state.points[winner] += points
        state.gone += state.trick
        state.trick = []
        state.leader = winner
        state.trick_number += 1
        return TrickTaken(winner, points)

    def result(self, state: State) -> game.Result | None:
        """Returns the points as scores, or None before the end."""
        if self.to_move(state) is not None:
            return None
        scores = tuple(state.points)
        return game.Result(tuple(1 + sum(s > score for s in scores) for score in scores), scores)

    def observe(self, state: State, seat: game.Seat | None) -> Observation:
        """Returns what the seat may know: its own hand, and all open cards."""
        mover = self.to_move(state)
        return observation_of(
            state,
            viewer=-1 if seat is None else seat,
            to_move=-1 if mover is None else mover,
            hand=() if seat is None else tuple(state.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
        )

    def sample(self, observation: Observation, rng: Rng) -> State:
        """Returns a state in which all unseen cards are dealt anew."""
        state = state_without_hidden(observation)
        shown = {*observation.hand, *observation.trick, *observation.gone}
        unseen = [card for card in CARDS if card not in shown]
        rng.shuffle(unseen)
        state.hands = [
            list(observation.hand)
            if seat == observation.viewer
            else [unseen.pop() for _ in range(size)]
            for seat, size in enumerate(observation.hand_sizes)
        ]
        state.deck = unseen
        state.rng = Rng(rng.next64())
        return state

    def redact(self, event: ToyEvent, seat: game.Seat | None) -> ToyEvent | None:
        """Returns the event without the cards that only the seat concerned has seen."""
        if isinstance(event, Dealt) and event.seat != seat:
            return Dealt(event.seat, (HIDDEN,) * len(event.cards))
        if isinstance(event, Swapped) and event.seat != seat:
            return Swapped(event.seat, event.thrown, HIDDEN)
        return event

    def is_sound(self, state: State, setup: game.Setup) -> bool:
        """Returns whether every card is in one place, and the hands fit the trick."""
        hands = [card for hand in state.hands for card in hand]
        sizes = {TRICKS + 1 - state.trick_number}
        waiting = state.hands[state.leader :] + state.hands[: state.leader]
        return (
            sorted([*state.deck, *state.gone, *state.trick, *hands]) == list(CARDS)
            and len(state.hands) == len(state.points) == setup.seats
            and 0 <= state.leader < setup.seats
            and len(state.trick) < setup.seats
            and {len(hand) for hand in waiting[len(state.trick) :]} == sizes
            and {len(hand) + 1 for hand in waiting[: len(state.trick)]} <= sizes
        )


RULES = ToyRules()

# SPDX-License-Identifier: MIT
"""The rules of Embers: state, actions, events and observation.

The cards are numbered from 1, suit after suit. `PACK` knows which cards must follow, and which card
takes a trick. Each seat starts one round. Points are counted at the end of a round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, NewType, TypeAlias

from wizardtable.core import game
from wizardtable.core.cards.tricks import Pack
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, observation_maker, state_class, state_maker
from wizardtable.core.text import N_

PACK = Pack(suit_count=4, rank_count=6, trump=3)

CardId = NewType("CardId", Annotated[int, range(25)])
"""A card, 1 to 24; `HIDDEN` if the observer may not see it."""

HIDDEN = CardId(0)
CARDS = tuple(CardId(card) for card in range(1, PACK.suit_count * PACK.rank_count + 1))


def points_of(pile: Sequence[CardId], seats: int) -> int:
    """Returns the points of the tricks that a seat took in a round: one for each trick."""
    return len(pile) // seats


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card of the hand to the trick."""

    card: CardId


Action: TypeAlias = Play


@dataclass(frozen=True, slots=True)
class RoundBegan(game.Event):
    """The cards of a round were dealt; the seat leads its first trick."""

    round_number: int
    seat: int


@dataclass(frozen=True, slots=True)
class Dealt(game.Event):
    """A seat received its hand."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Played(game.Event):
    """A seat played a card to the trick."""

    seat: int
    card: CardId


@dataclass(frozen=True, slots=True)
class TrickTaken(game.Event):
    """A seat took the trick; the cards are in the order in which they were played."""

    seat: int
    leader: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(game.Event):
    """The last trick of a round was taken; `gains` are the points of each seat in the round."""

    round_number: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(game.Event):
    """The last round ended."""


EmbersEvent: TypeAlias = RoundBegan | Dealt | Played | TrickTaken | RoundEnded | GameEnded


@dataclass(frozen=True, slots=True)
class Observation:
    """The part of a match that a seat may know.

    Attributes:
        viewer: the seat, or -1 for what everybody may know.
        to_move: the seat that decides next, or -1 if the game is over.
        hand: the viewer's own cards.
        hand_sizes: the number of cards in each hand, by seat.
        deck: the number of cards that were not dealt.
        trick: the cards of the trick so far, in the order in which they were played.
        leader: the seat that leads the trick.
        starter: the seat that led the first trick of the round.
        piles: the cards of the tricks that each seat has taken in this round, by seat.
        points: the points of each seat from the rounds that are over, by seat.
        round_number: the number of the round, from 1.
    """

    viewer: int
    to_move: int
    hand: tuple[CardId, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    trick: tuple[CardId, ...]
    leader: int
    starter: int
    piles: tuple[tuple[CardId, ...], ...]
    points: tuple[int, ...]
    round_number: int


@state_class
class State(StateBase):
    """A match of Embers.

    The attributes are as in `Observation`, but `hands` and `deck` hold all cards, also hidden ones.
    When the match is over, all cards are in the deck.
    """

    rng: Rng
    hands: list[list[CardId]]
    deck: list[CardId]
    trick: list[CardId]
    leader: game.AnySeat
    starter: game.AnySeat
    piles: list[list[CardId]]
    points: list[Annotated[int, range(-99, 100)]]
    round_number: Annotated[int, range(1, 7)]


open_part = observation_maker(
    State, Observation, ("viewer", "to_move", "hand", "hand_sizes", "deck")
)
"""Returns an observation of a state; hidden parts are given by keyword."""

outline = state_maker(Observation, State, ("rng", "hands", "deck"))
"""Returns a state from an observation, still without its hidden parts."""


class EmbersRules(game.Rules[State, Action, EmbersEvent, Observation]):
    """The rules of Embers as functions of a `State`."""

    kinds = game.Kinds(State, Action, EmbersEvent, Observation)

    def deal(self, setup: game.Setup, seed: int, journal: list[EmbersEvent] | None = None) -> State:
        """Returns a state with the first hands, and a starter drawn at random."""
        state = State()
        state.rng = Rng(seed)
        state.points = [0] * setup.seats
        state.starter = state.rng.below(setup.seats)
        state.round_number = 1
        self._deal_round(state, journal if journal is not None else [])
        return state

    def _deal_round(self, state: State, events: list[EmbersEvent]) -> None:
        """Deals all cards evenly; cards that are left over are out of the round."""
        seats = len(state.points)
        deck = list(CARDS)
        state.rng.shuffle(deck)
        state.hands = [[deck.pop() for _ in range(len(CARDS) // seats)] for _ in range(seats)]
        state.deck = deck
        state.trick, state.piles = [], [[] for _ in range(seats)]
        state.leader = state.starter
        events.append(RoundBegan(state.round_number, state.starter))
        for seat, hand in enumerate(state.hands):
            events.append(Dealt(seat, tuple(hand)))

    def to_move(self, state: State) -> game.Seat | None:
        """Returns the leader, then the seats clockwise; None after the last round."""
        if state.round_number > len(state.points):
            return None
        return game.Seat((state.leader + len(state.trick)) % len(state.hands))

    def candidates(self, state: State) -> Sequence[Action]:
        """Returns the menu, which leaves nothing out."""
        return self.legal_actions(state)

    def legal_actions(self, state: State) -> Sequence[Action]:
        """Returns all cards that can be played, in the order of their numbers."""
        seat = self.to_move(state)
        if seat is None:
            return ()
        return [Play(card) for card in PACK.followers(sorted(state.hands[seat]), state.trick)]

    def check(self, state: State, action: Action) -> None:
        """Raises IllegalAction for a card of another seat, or one that does not follow suit."""
        seat = self.to_move(state)
        if seat is None:
            raise game.IllegalAction(N_("embers", "The game is over."))
        if action.card not in state.hands[seat]:
            raise game.IllegalAction(N_("embers", "This card is not in your hand."))
        if action.card not in PACK.followers(state.hands[seat], state.trick):
            raise game.IllegalAction(N_("embers", "You must follow suit."))

    def apply(self, state: State, action: Action, journal: list[EmbersEvent] | None = None) -> None:
        """Plays the card; the last card of a trick decides it, and the last trick the round."""
        seat = self.to_move(state)
        assert seat is not None
        events = journal if journal is not None else []
        state.hands[seat].remove(action.card)
        state.trick.append(action.card)
        events.append(Played(seat, action.card))
        if len(state.trick) == len(state.hands):
            self._take_trick(state, events)
            if not any(state.hands):
                self._end_round(state, events)

    def _take_trick(self, state: State, events: list[EmbersEvent]) -> None:
        winner = (state.leader + PACK.taker(state.trick)) % len(state.hands)
        events.append(TrickTaken(winner, state.leader, tuple(state.trick)))
        state.piles[winner] += state.trick
        state.trick = []
        state.leader = winner

    def _end_round(self, state: State, events: list[EmbersEvent]) -> None:
        """Counts the points; the next seat starts the next round."""
        seats = len(state.hands)
        gains = [points_of(pile, seats) for pile in state.piles]
        events.append(RoundEnded(state.round_number, tuple(gains)))
        state.points = [had + gain for had, gain in zip(state.points, gains, strict=True)]
        state.starter = (state.starter + 1) % seats
        state.round_number += 1
        if state.round_number <= seats:
            self._deal_round(state, events)
            return
        state.deck, state.piles = list(CARDS), [[] for _ in range(seats)]
        state.leader = state.starter
        events.append(GameEnded())

    def result(self, state: State) -> game.Result | None:
        """Returns the points of all rounds as scores, or None before the end."""
        if self.to_move(state) is not None:
            return None
        scores = tuple(state.points)
        return game.Result(tuple(1 + sum(s > score for s in scores) for score in scores), scores)

    def observe(self, state: State, seat: game.Seat | None) -> Observation:
        """Returns what the seat may know: its own hand, and all that was played openly."""
        mover = self.to_move(state)
        return open_part(
            state,
            viewer=-1 if seat is None else seat,
            to_move=-1 if mover is None else mover,
            hand=() if seat is None else tuple(state.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
        )

    def sample(self, observation: Observation, rng: Rng) -> State:
        """Returns a state in which all unseen cards are dealt anew."""
        state = outline(observation)
        shown = {*observation.hand, *observation.trick}.union(*observation.piles)
        unseen = [card for card in CARDS if card not in shown]
        sizes = [*observation.hand_sizes, observation.deck]
        if observation.viewer >= 0:
            sizes[observation.viewer] = 0
        *state.hands, state.deck = PACK.deal_unseen(observation, unseen, sizes, rng)
        if observation.viewer >= 0:
            state.hands[observation.viewer] = list(observation.hand)
        state.rng = Rng(rng.next64())
        return state

    def redact(self, event: EmbersEvent, seat: game.Seat | None) -> EmbersEvent | None:
        """Returns the event without the cards that only the seat concerned has seen."""
        if isinstance(event, Dealt) and event.seat != seat:
            return Dealt(event.seat, (HIDDEN,) * len(event.cards))
        return event

    def is_sound(self, state: State, setup: game.Setup) -> bool:
        """Returns whether every card is in one place, and the round can have reached this state."""
        zones = [state.deck, state.trick, *state.hands, *state.piles]
        tricks = len(CARDS) // setup.seats
        return (
            sorted(card for zone in zones for card in zone) == list(CARDS)
            and len(state.hands) == len(state.piles) == len(state.points) == setup.seats
            and 0 <= state.leader < setup.seats
            and 0 <= state.starter < setup.seats
            and sum(state.points) == tricks * (state.round_number - 1)
            and (
                len(state.deck) == len(CARDS)
                if state.round_number > setup.seats
                else PACK.is_sound(state, state.hands, state.starter, tricks)
            )
        )


RULES = EmbersRules()

# SPDX-License-Identifier: MIT
"""The rules of Anludim, put together behind the contract."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Kinds, Result, Seat, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.anludim import knowledge, law, menu, rounds, turns
from wizardtable.games.anludim.moves import Action, AnludimEvent
from wizardtable.games.anludim.state import OVER, Observation, State


class AnludimRules:
    """Anludim as `core.game.Rules`; each method is told there."""

    kinds: Final = Kinds(State, Action, AnludimEvent, Observation)

    def deal(self, setup: Setup, seed: int) -> State:
        """The beginning of the first round; ValueError for other than 2 to 5 seats."""
        return rounds.deal(setup, seed)

    def to_move(self, state: State) -> Seat | None:
        """Whose turn it is; between rounds, who chooses the cards to keep next."""
        return knowledge.to_move(state)

    def legal_actions(self, state: State) -> Sequence[Action]:
        """The menu; combinations in it are made when they are looked at."""
        return menu.legal_actions(state)

    def check(self, state: State, action: Action) -> None:
        """The law; a combination may be of any strength that beats the table."""
        law.check(state, action)

    def apply(
        self, state: State, action: Action, journal: list[AnludimEvent] | None = None
    ) -> None:
        """Carry out a legal action."""
        turns.apply(state, action, journal)

    def result(self, state: State) -> Result | None:
        """The winner of two rounds ranks first, then golden crests, then points; scores are the
        points in objects and scrolls of the last round."""
        if state.phase != OVER:
            return None
        seats = range(len(state.hands))
        points = [rounds.points_of(state, seat) for seat in seats]
        merits = [(seat == state.winner, state.gold[seat], points[seat]) for seat in seats]
        ranks = [1 + sum([other > merit for other in merits]) for merit in merits]
        return Result(tuple(ranks), tuple(points))

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """What the seat may know; None gives the public view."""
        return knowledge.observe(state, seat)

    def sample(self, observation: Observation, rng: Rng) -> State:
        """A state that agrees with the observation, each such deal as likely as the others."""
        return knowledge.sample(observation, rng)

    def redact(self, event: AnludimEvent, seat: Seat | None) -> AnludimEvent | None:
        """The event without the cards that the seat may not see."""
        return knowledge.redact(event, seat)


RULES: Final = AnludimRules()

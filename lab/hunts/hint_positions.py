# SPDX-License-Identifier: MIT
"""Fresh positions of a game, each with a suggested move and its reason, as a hint gives them.

Cheap opponents play the matches: most moves are those of the largest prior, some are random. At
some of the decisions, a short search suggests a move, as a hint does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget, Stats
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.reasons import Reason, strongest
from wizardtable.core.text import Message

HINT_SHARE = 0.15
"""The share of decisions at which a hint is asked for."""

RANDOM_SHARE = 0.12
"""The share of decisions that are made at random."""

OPTION_SHARE = 0.25
"""The share of matches with options other than the usual ones."""

MAX_ACTIONS = 3_000
"""A match is left after this many actions."""


MOVE = "move: "
"""A complaint begins so if the suggested move is doubtful, although the reason is true."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position with a suggested move.

    Attributes:
        spec: the game.
        place: the number of actions played before the position.
        state: the whole truth about the match. It must not be changed.
        observation: what the seat to move knows.
        menu: the actions to choose from, at least two.
        action: the suggested action.
        reason: the reason; None if the game does not list its reasons.
        sentence: the sentence of the reason.
    """

    spec: GameSpec
    place: int
    state: Any
    observation: Any
    menu: Sequence[Any]
    action: Any
    reason: Reason[Any] | None
    sentence: Message

    @property
    def id(self) -> str:
        """The id of the reason, or the sentence with its places not filled."""
        return self.sentence.source if self.reason is None else self.reason.id

    @property
    def values(self) -> dict[str, Any]:
        """The values of the sentence's places by name, and its count as "n"."""
        return {**dict(self.sentence.arguments), "n": self.sentence.count}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat."""
        seats = self.state.setup.seats if hasattr(self.state, "setup") else max(self.spec.seats)
        return ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")[:seats]

    def after(self, *actions: Any) -> Any:
        """Returns the state after these actions, or after the suggested one if none is given."""
        state = self.state.clone()
        for action in actions or (self.action,):
            self.spec.rules.apply(state, action)
        return state


def listed_reasons(spec: GameSpec) -> tuple[Reason[Any], ...]:
    """Returns `REASONS` of the game's module `mind.reasons`; empty if it lists none."""
    module = import_module(f"{spec.package}.mind.reasons")
    return tuple(getattr(module, "REASONS", ()))


def setup_of(spec: GameSpec, number: int, rng: Rng) -> Setup:
    """Returns the setup of a match: all numbers of seats in turn, and now and then other
    options."""
    seats = spec.seats[number % len(spec.seats)]
    options = []
    if rng.random() < OPTION_SHARE:
        for option in spec.options:
            values = [value for value, _ in option.choices] or [False, True]
            options.append((option.id, rng.choice(values)))
    return Setup(seats, tuple(options))


def positions(spec: GameSpec, number: int, seed: int, iterations: int) -> Iterator[Position]:
    """Plays match `number` of a hunt with this seed, and yields positions with suggested moves.

    `iterations` is the length of the search for each suggestion; with 0, the prior suggests.
    """
    rng = Rng(seed * 1_000_003 + number)
    rules = spec.rules
    state = rules.deal(setup_of(spec, number, rng), seed * 1_000_003 + number)
    player = GreedyAgent(spec, rng.below(1 << 30))
    for place in range(MAX_ACTIONS):
        seat = rules.to_move(state)
        if seat is None:
            return
        menu = list(rules.legal_actions(state))
        observation = rules.observe(state, seat)
        if len(menu) > 1 and rng.random() < HINT_SHARE:
            yield _position(spec, place, state, observation, menu, rng.below(1 << 30), iterations)
        if rng.random() < RANDOM_SHARE:
            action = rng.choice(menu)
        else:
            action = player.choose(observation, menu, Budget()).action
        rules.apply(state, action)


def _position(
    spec: GameSpec,
    place: int,
    state: Any,
    observation: Any,
    menu: Sequence[Any],
    seed: int,
    iterations: int,
) -> Position:
    """Returns the position with the suggestion of a search."""
    agent = (
        agents.make(spec, spec.levels[-1].id, seed, alone=True)
        if iterations
        else GreedyAgent(spec, seed)
    )
    action = agent.choose(observation, menu, Budget(iterations or None)).action
    reasons = listed_reasons(spec)
    reason = strongest(reasons, observation, action) if reasons else None
    sentence = spec.brain.reason(observation, action, Stats())
    return Position(spec, place, state.clone(), observation, menu, action, reason, sentence)

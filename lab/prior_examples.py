# SPDX-License-Identifier: MIT
"""Examples for learning a prior, taken from the decisions of searches.

An example has the statements of the game's `mind.turn_features` that hold in a decision. It also
has the prior at the beginning of the search, and the visits at its end. Games without that module
have no examples.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, log

from lab.examples import HELD_OUT_EVERY, TurnFeatures
from lab.self_play import GameRecord, Searched, states
from wizardtable.core.agent import Level
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.rng import Rng

MIN_VISITS = 20
"""A search with fewer visits says too little."""

MIN_PRIOR_CHANCE = 1e-9
"""The least chance that a prior is taken to give. It may exclude an action that the search
visited."""


@dataclass(frozen=True, slots=True)
class PriorExample:
    """A decision of a search.

    Attributes:
        game: the number of the game.
        statements: the numbers of the statements that hold.
        choices: the choice of each action with a prior above 0.
        prior: the prior of each of these actions.
        visits: the share of the visits of each of these actions.
    """

    game: int
    statements: list[int]
    choices: list[int]
    prior: list[float]
    visits: list[float]

    @property
    def held_out(self) -> bool:
        """True if the example is held out from fitting."""
        return self.game % HELD_OUT_EVERY == 0


def prior_examples(
    spec: GameSpec, turn_features: TurnFeatures, game: GameRecord, number: int
) -> Iterator[PriorExample]:
    """Yields the examples of a game. `seen` has the features of its decisions."""
    level = spec.levels[-1]
    level = replace(level, weights=(*level.weights, ("learned_prior", 0.0)))
    rng = Rng(game.deal ^ number)
    searches = {search.place: search for search in game.searches}
    for place, state in enumerate(states(spec, game)):
        search = searches.get(place)
        if search is not None:
            world = spec.rules.sample(spec.rules.observe(state, Seat(search.seat)), rng)
            example = _example(spec, turn_features, level, world, search, number)
            if example is not None:
                yield example


def _example(
    spec: GameSpec,
    turn_features: TurnFeatures,
    level: Level,
    world: State,
    search: Searched,
    number: int,
) -> PriorExample | None:
    statements = turn_features.look(world)
    if statements is None:
        return None
    menu = spec.rules.legal_actions(world)
    choices, prior, visits = [], [], []
    for action, weight, count in zip(
        menu, spec.brain.prior(world, menu, level), search.visits, strict=True
    ):
        chosen = turn_features.choice(action)
        if chosen >= 0 and weight > 0.0:
            choices.append(chosen)
            prior.append(weight)
            visits.append(count)
    total = sum(visits)
    if len(choices) < 2 or total < MIN_VISITS:
        return None
    shares = [count / total for count in visits]
    return PriorExample(number, statements, choices, prior, shares)


def cross_entropy(examples: Sequence[PriorExample], learned: LearnedPrior | None) -> float:
    """Returns the cross-entropy of the visits with a prior, in nats.

    The prior is that of the game, or with `learned` the one that was learned.
    """
    total = 0.0
    for example in examples:
        leans = [0.0] * len(example.choices)
        if learned is not None:
            by_choice = learned.leans(example.statements)
            leans = [by_choice[choice] for choice in example.choices]
        weights = [weight * exp(lean) for weight, lean in zip(example.prior, leans, strict=True)]
        whole = sum(weights)
        for weight, share in zip(weights, example.visits, strict=True):
            total -= share * log(max(weight / whole, MIN_PRIOR_CHANCE))
    return total / len(examples)


def entropy(examples: Sequence[PriorExample]) -> float:
    """Returns the entropy of the visits, in nats, which is the best that a prior could reach."""
    shares = (share for example in examples for share in example.visits if share > 0.0)
    return -sum(share * log(share) for share in shares) / len(examples)

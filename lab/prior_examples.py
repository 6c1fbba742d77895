# SPDX-License-Identifier: MIT
"""Decisions of searches, as a prior learns from them: what came to mind, and what was looked at.

The example is what the game's `mind.turn_features` sees in a decision, with the prior that the
search began with and the visits that it ended with. Games without that module have no examples.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, log

from lab.examples import HELD_OUT, TurnFeatures
from lab.self_play import GameRecord, Searched, states
from wizardtable.core.agent import Level
from wizardtable.core.game import Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.rng import Rng

LEAST_VISITS = 20
"""A search with fewer says too little."""

UNKNOWN = 1e-9
"""The least chance that a prior is taken to give: it may have left out what was looked at."""


@dataclass(frozen=True, slots=True)
class PriorExample:
    """A decision.

    Attributes:
        game: the number of the game.
        statements: those that hold.
        choices: of the actions that came to mind; `prior`: how readily each did; `visits`: the
            share of the search that went to each.
    """

    game: int
    statements: list[int]
    choices: list[int]
    prior: list[float]
    visits: list[float]

    @property
    def held_out(self) -> bool:
        """Whether it has no part in fitting."""
        return self.game % HELD_OUT == 0


def prior_examples(
    spec: GameSpec, seen: TurnFeatures, game: GameRecord, number: int
) -> Iterator[PriorExample]:
    """Yields the examples of a game."""
    level = spec.levels[-1]
    level = replace(level, weights=(*level.weights, ("learned_prior", 0.0)))
    rng = Rng(game.deal ^ number)
    searches = {search.place: search for search in game.searches}
    for place, state in enumerate(states(spec, game)):
        search = searches.get(place)
        if search is not None:
            world = spec.rules.sample(spec.rules.observe(state, Seat(search.seat)), rng)
            example = _example(spec, seen, level, world, search, number)
            if example is not None:
                yield example


def _example(
    spec: GameSpec, seen: TurnFeatures, level: Level, world: State, search: Searched, number: int
) -> PriorExample | None:
    statements = seen.look(world)
    if statements is None:
        return None
    menu = spec.rules.legal_actions(world)
    choices, prior, visits = [], [], []
    for action, weight, count in zip(
        menu, spec.brain.prior(world, menu, level), search.visits, strict=True
    ):
        chosen = seen.choice(action)
        if chosen >= 0 and weight > 0.0:
            choices.append(chosen)
            prior.append(weight)
            visits.append(count)
    total = sum(visits)
    if len(choices) < 2 or total < LEAST_VISITS:
        return None
    shares = [count / total for count in visits]
    return PriorExample(number, statements, choices, prior, shares)


def cross_entropy(examples: Sequence[PriorExample], learned: LearnedPrior | None) -> float:
    """Returns how far a prior is from where searches looked, in nats: that of the game, or with
    what was learned."""
    total = 0.0
    for one in examples:
        leans = [0.0] * len(one.choices)
        if learned is not None:
            by_choice = learned.leans(one.statements)
            leans = [by_choice[choice] for choice in one.choices]
        weights = [weight * exp(lean) for weight, lean in zip(one.prior, leans, strict=True)]
        whole = sum(weights)
        for weight, share in zip(weights, one.visits, strict=True):
            total -= share * log(max(weight / whole, UNKNOWN))
    return total / len(examples)


def entropy(examples: Sequence[PriorExample]) -> float:
    """Returns what a prior could come to at best, in nats: the entropy of the visits."""
    shares = (share for one in examples for share in one.visits if share > 0.0)
    return -sum(share * log(share) for share in shares) / len(examples)

# SPDX-License-Identifier: MIT
"""Examples for learning the values of positions, taken from played games.

At random places of a game, a seat is drawn. A world is sampled that the seat could not tell from
the true one, as in a search. The example has the features of this world (`mind.features` of the
game) and the result of the game. In games of searches it also has the chance that the next search
found.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib import import_module
from typing import Any, TypeAlias

from lab.self_play import GameRecord, states
from wizardtable.ai.search.analysis import judge_level
from wizardtable.core.game import Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

PLACES_PER_GAME = 8
"""The number of random places in a game; places that are drawn twice count once."""

OUTCOME_SHARE = 0.5
"""The share of the result in the target of an example from a game of searches; the rest is the
search's chance."""

HELD_OUT_EVERY = 5
"""One game in this many is held out from fitting."""

PHASE_COUNT = 3

Features: TypeAlias = "Callable[[Any], list[list[int]]]"


@dataclass(frozen=True, slots=True)
class TurnFeatures:
    """The features of decisions that a game's `mind.turn_features` defines.

    Attributes:
        statements: the number of statements.
        choices: the number of choices.
        look: returns the statements that hold for a decision, or None if it teaches nothing.
        choice: returns the number of the choice that an action is, or a number below 0 if it is
            none.
    """

    statements: int
    choices: int
    look: Callable[[State], list[int] | None]
    choice: Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class Example:
    """A position of a game, as an example for learning.

    Attributes:
        game: the number of the game.
        third: the third of the match that the position is in, 0 to 2.
        rows: the features of each seat; empty for a seat that is out of the game.
        won: each seat's share of the win, 0–1.
        present: each seat's win chance by the present judgement. It is the game's own formula, or
            in games of searches the judgement that they used.
        aim: each seat's win chance to be learned.
    """

    game: int
    third: int
    rows: list[list[int]]
    won: tuple[float, ...]
    present: tuple[float, ...]
    aim: tuple[float, ...]

    @property
    def held_out(self) -> bool:
        """True if the example is held out from fitting."""
        return self.game % HELD_OUT_EVERY == 0


def features_of(spec: GameSpec) -> tuple[Features, tuple[str, ...]]:
    """Returns the function that describes the seats of a world, and the names of its numbers.

    Raises:
        ModuleNotFoundError: the game has no features.
    """
    module = import_module(f"{spec.package}.mind.features")
    return module.features, module.NAMES


def turn_features_of(spec: GameSpec) -> TurnFeatures | None:
    """Returns the features of decisions of a game, or None if its prior does not learn."""
    name = f"{spec.package}.mind.turn_features"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    return TurnFeatures(module.STATEMENT_COUNT, module.CHOICE_COUNT, module.look, module.choice)


def signs_of(spec: GameSpec) -> list[int]:
    """Returns 1 for each feature that never hurts its owner, -1 for each that never helps,
    otherwise 0."""
    module = import_module(f"{spec.package}.mind.features")
    return [(name in module.HELPFUL) - (name in module.HARMFUL) for name in module.NAMES]


def examples_of(spec: GameSpec, game: GameRecord, number: int) -> Iterator[Example]:
    """Yields the examples of a game."""
    features, _ = features_of(spec)
    judge = judge_level(spec).at(game.seats)
    if not game.searches:
        judge = replace(judge, weights=(*judge.weights, ("learned", 0.0)))
    rng = Rng(game.deal ^ number)
    count = len(game.moves)
    places = sorted({rng.below(count) for _ in range(PLACES_PER_GAME)})
    for place, state in enumerate(states(spec, game)):
        if places and place == places[0]:
            places.pop(0)
            observation = spec.rules.observe(state, Seat(rng.below(game.seats)))
            world = spec.rules.sample(observation, rng)
            present = tuple(spec.brain.evaluate(world, judge))
            aim = _aim(game, place, present)
            yield Example(
                number, PHASE_COUNT * place // count, features(world), game.won, present, aim
            )


def _aim(game: GameRecord, place: int, present: tuple[float, ...]) -> tuple[float, ...]:
    """Returns each seat's win chance to be learned: a mean of the result and of the next search.

    The search gives the chance of the seat that searched. The other seats share the rest as by the
    present judgement.
    """
    search = next((each for each in game.searches if each.place >= place), None)
    if search is None:
        return game.won
    others = sum(present) - present[search.seat]
    rest = (1.0 - search.chance) / others if others > 0.0 else 0.0
    thought = [rest * chance for chance in present]
    thought[search.seat] = search.chance
    return tuple(
        [
            OUTCOME_SHARE * won + (1.0 - OUTCOME_SHARE) * chance
            for won, chance in zip(game.won, thought, strict=True)
        ]
    )


def fingerprint(spec: GameSpec) -> str:
    """Returns a hash by which weights that were learned for other features are recognised.

    It covers the names of the features and their values in some games played at random, also those
    of decisions.
    """
    features, names = features_of(spec)
    turns = turn_features_of(spec)
    digest = sha256(" ".join(names).encode())
    for seats in (spec.seats[0], spec.seats[-1]):
        rng = Rng(seats)
        for place, state in enumerate(_random_game(spec, seats, rng)):
            if place % 7 == 0:
                digest.update(repr(features(state)).encode())
                if turns is not None:
                    digest.update(repr(turns.look(state)).encode())
    return digest.hexdigest()[:16]


def _random_game(spec: GameSpec, seats: int, rng: Rng) -> Iterator[State]:
    """Yields the states of a game in which everybody plays at random.

    It is played by the first edition of the rules, so that a later rule does not change the
    fingerprint.
    """
    state = spec.rules.deal(Setup(seats, edition=0), seats)
    while spec.rules.to_move(state) is not None:
        yield state
        spec.rules.apply(state, rng.choice(spec.rules.legal_actions(state)))

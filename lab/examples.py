# SPDX-License-Identifier: MIT
"""Positions of played games, as a judgement learns from them.

At places drawn by chance a world is drawn that one of the seats might take the position for, as a
search does. The example is what the game's `mind.features` sees in it, with who won in the end; in
games of searches also with what the next search thought of it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib import import_module
from typing import Any, TypeAlias

from lab.self_play import GameRecord, states
from wizardtable.ai.search.analysis import judge_of
from wizardtable.core.game import Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

PLACES = 8
"""Places of a game that are looked at."""

OUTCOME = 0.5
"""Share of who won in what is learned from a game of searches; the rest is what they thought."""

HELD_OUT = 5
"""One game in so many has no part in fitting."""

THIRDS = 3

Features: TypeAlias = "Callable[[Any], list[list[int]]]"


@dataclass(frozen=True, slots=True)
class TurnFeatures:
    """What a game's `mind.turn_features` has.

    Attributes:
        statements, choices: how many there are of each.
        look: the statements that hold for a decision, None for one that is not learned from.
        choice: the number of the choice that an action is, below 0 for none.
    """

    statements: int
    choices: int
    look: Callable[[State], list[int] | None]
    choice: Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class Example:
    """A position.

    Attributes:
        game: the number of the game; `third`: that of the match, 0 to 2.
        rows: by seat its features, none for a seat that is out of the game.
        won: by seat its victory, 0 to 1; `present`: by seat the chance that the present judgement
            gives it: the game's own, in games of searches the one by which they searched.
        aim: by seat the chance that is to be learned.
    """

    game: int
    third: int
    rows: list[list[int]]
    won: tuple[float, ...]
    present: tuple[float, ...]
    aim: tuple[float, ...]

    @property
    def held_out(self) -> bool:
        """Whether it has no part in fitting."""
        return self.game % HELD_OUT == 0


def features_of(spec: GameSpec) -> tuple[Features, tuple[str, ...]]:
    """Returns the function that describes the seats of a world, and what its numbers are called.
    Raises ModuleNotFoundError for a game that has none."""
    module = import_module(f"{spec.package}.mind.features")
    return module.features, module.NAMES


def turn_features_of(spec: GameSpec) -> TurnFeatures | None:
    """Returns what is looked at in a decision of a game, None if its prior does not learn."""
    name = f"{spec.package}.mind.turn_features"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    return TurnFeatures(module.STATEMENTS, module.CHOICES, module.look, module.choice)


def signs_of(spec: GameSpec) -> list[int]:
    """Returns 1 for each number that never hurts its owner, -1 where it never helps, else 0."""
    module = import_module(f"{spec.package}.mind.features")
    return [(name in module.HELPFUL) - (name in module.HARMFUL) for name in module.NAMES]


def examples(spec: GameSpec, game: GameRecord, number: int) -> Iterator[Example]:
    """Yields the examples of a game."""
    features, _ = features_of(spec)
    judge = judge_of(spec).at(game.seats)
    if not game.searches:
        judge = replace(judge, weights=(*judge.weights, ("learned", 0.0)))
    rng = Rng(game.deal ^ number)
    count = len(game.moves)
    places = sorted({rng.below(count) for _ in range(PLACES)})
    for place, state in enumerate(states(spec, game)):
        if places and place == places[0]:
            places.pop(0)
            seen = spec.rules.observe(state, Seat(rng.below(game.seats)))
            world = spec.rules.sample(seen, rng)
            present = tuple(spec.brain.evaluate(world, judge))
            aim = _aim(game, place, present)
            yield Example(number, THIRDS * place // count, features(world), game.won, present, aim)


def _aim(game: GameRecord, place: int, present: tuple[float, ...]) -> tuple[float, ...]:
    """By seat who won, and what the next search thought: of the seat that searched, while the
    others share the rest as the present judgement has it."""
    found = next((one for one in game.searches if one.place >= place), None)
    if found is None:
        return game.won
    others = sum(present) - present[found.seat]
    rest = (1.0 - found.chance) / others if others > 0.0 else 0.0
    thought = [rest * chance for chance in present]
    thought[found.seat] = found.chance
    return tuple(
        [
            OUTCOME * won + (1.0 - OUTCOME) * chance
            for won, chance in zip(game.won, thought, strict=True)
        ]
    )


def fingerprint(spec: GameSpec) -> str:
    """Returns what says whether features are those that weights were learned for: a hash of their
    names and of what they are in some games played at random, those of turns included."""
    features, names = features_of(spec)
    turns = turn_features_of(spec)
    told = sha256(" ".join(names).encode())
    for seats in (spec.seats[0], spec.seats[-1]):
        rng = Rng(seats)
        for place, state in enumerate(_random_game(spec, seats, rng)):
            if place % 7 == 0:
                told.update(repr(features(state)).encode())
                if turns is not None:
                    told.update(repr(turns.look(state)).encode())
    return told.hexdigest()[:16]


def _random_game(spec: GameSpec, seats: int, rng: Rng) -> Iterator[State]:
    """Yields the states of a game in which everybody plays at random. It is played by the first
    edition of the rules: a later rule leads elsewhere, and the features stay the same."""
    state = spec.rules.deal(Setup(seats, edition=0), seats)
    while spec.rules.to_move(state) is not None:
        yield state
        spec.rules.apply(state, rng.choice(spec.rules.legal_actions(state)))

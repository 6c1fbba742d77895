# SPDX-License-Identifier: MIT
"""Random matches of every game in the catalog, with every number of seats and every option."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import getdoc, isfunction
from types import TracebackType
from typing import Any

import pytest

from tests.helpers import NAMES
from wizardtable.core import catalog
from wizardtable.core.game import AnyRules, Event, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

GAMES = (*catalog.GAMES, "toy")
"""The games to test; the toy game tests the tests, and shows what a game has to supply."""

BOXES_PER_TABLE = 1
"""The number of boxes drawn for each number of seats, for games whose box players can enter."""

MAX_ACTIONS = 5_000
"""A random match must be over after this many actions."""


@dataclass(frozen=True)
class Case:
    """A game with a setup."""

    game: str
    setup: Setup

    @property
    def spec(self) -> GameSpec:
        return spec_of(self.game)

    @property
    def rules(self) -> AnyRules:
        return self.spec.rules

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.setup.seats]

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *map(Seat, range(self.setup.seats))]

    @property
    def hidden(self) -> Any:
        """The game's test module that lists hidden pieces, see `tests/games/toy/hidden.py`."""
        return part_of_tests(self.game, "hidden", ("hidden_cards", "shuffle_hidden", "OPEN_EVENTS"))

    @property
    def box(self) -> Any:
        """The game's test module that counts its box, see `tests/games/toy/box.py`."""
        return part_of_tests(self.game, "box", ("assert_complete", "recount", "FORGED_CHANGES"))

    @property
    def folder(self) -> str:
        """The folder of the game's tests."""
        return f"tests/games/{self.game}"

    def __str__(self) -> str:
        chosen = [
            name if value is True else f"{name}_{value}" for name, value in self.setup.options
        ]
        if self.setup.data:
            chosen.append(f"box_{zlib.crc32(self.setup.data.encode())}")
        return "-".join([self.game, str(self.setup.seats), *chosen])


@dataclass(frozen=True)
class Moment:
    """An action in a random match.

    Attributes:
        state: the state before the action; it must not be changed.
        action: the action.
        journal: the events of the action.
        after: the state after the action.
    """

    state: Any
    action: Any
    journal: list[Event]
    after: Any


@cache
def part_of_tests(game: str, module: str, names: tuple[str, ...]) -> Any:
    """Returns a module of the game's tests.

    If the module or one of the names in it is missing, the test fails and says what to write.
    """
    path = f"tests/games/{game}/{module}.py"
    like = f"docs/new-game.md says what it is for, and tests/games/toy/{module}.py is an example"
    try:
        result = import_module(f"tests.games.{game}.{module}")
    except ModuleNotFoundError as error:
        if not f"tests.games.{game}.{module}".startswith(str(error.name)):
            pytest.fail(f"{path} does not fit the game: {error}", pytrace=False)
        pytest.fail(f"write {path} with {', '.join(names)}: {like}", pytrace=False)
    except (AttributeError, ImportError) as error:  # of something that the rules no longer have
        pytest.fail(f"{path} does not fit the game: {error}", pytrace=False)
    lacking = [name for name in names if not hasattr(result, name)]
    if lacking:
        pytest.fail(f"{path} lacks {', '.join(lacking)}: {like}", pytrace=False)
    return Fitting(path, result)


@dataclass(frozen=True)
class Fitting:
    """A module of a game's tests whose functions explain their errors.

    If a function does not fit the game's rules, the test fails and says what to write in which
    file. An example is a function that was copied from the toy game and not adapted.

    Attributes:
        path: the file of the module.
        module: the module.
    """

    path: str
    module: Any

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.module, name)
        if not isfunction(value):
            return value

        def asked(*arguments: Any) -> Any:
            try:
                return value(*arguments)
            except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
                doc = (getdoc(value) or "").partition("\n")[0]
                pytest.fail(
                    f"{self.path}, {name}: write it for the State of this game ({doc}): "
                    f"{type(error).__name__}: {error} (line {_line(error, value)})",
                    pytrace=False,
                )

        return asked


def _line(error: BaseException, function: Any) -> int:
    """Returns the line in the function's file at which an error was raised; 0 if there is none."""
    line = 0
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == function.__code__.co_filename:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def spec_of(game: str) -> GameSpec:
    return import_module("tests.toy").SPEC if game == "toy" else catalog.get(game)


def cases() -> Iterator[Case]:
    for game in GAMES:
        spec = spec_of(game)
        chosen: list[tuple[tuple[str, Any], ...]] = [()]
        for option in spec.options:
            values = [value for value, _ in option.choices] or [False, True]
            chosen += [((option.id, value),) for value in values if value != option.default]
        for options in chosen:
            for seats in spec.seats:
                yield Case(game, Setup(seats, options))
        for number, seats in enumerate(spec.seats):
            yield from _box_cases(game, seats, chosen[number % len(chosen)])


def _box_cases(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Iterator[Case]:
    """Yields cases with boxes drawn at random, if the game's tests draw some for the contract.

    Other games test their boxes in their own tests.
    """
    name = f"tests.games.{game}.made_up_boxes"
    module = import_module(name) if find_spec(name) is not None else None
    if module is not None and hasattr(module, "contract_box"):
        for seed in range(BOXES_PER_TABLE):
            yield Case(game, Setup(seats, options, module.contract_box(seats + 7 * seed)))


def quick_cases() -> Iterator[Case]:
    """Yields the cases of the default tests.

    These are each game with the fewest and the most seats, each option once, each with another
    number of seats, and one box that a player could have entered.
    """
    for game in GAMES:
        spec = spec_of(game)
        of_game = [case for case in cases() if case.game == game]
        counts = sorted(spec.seats)
        turn = 1
        for options in dict.fromkeys(case.setup.options for case in of_game):
            if not options:
                seats = {counts[0], counts[-1]}
            else:
                seats = {counts[turn % len(counts)]}
                turn += 1
            yield from (
                case
                for case in of_game
                if not case.setup.data
                and case.setup.options == options
                and case.setup.seats in seats
            )
        yield from [case for case in of_game if case.setup.data][:1]


@cache
def journey(case: Case, seed: int) -> tuple[Moment, ...]:
    """Returns all moments (actions with their states) of a whole random match."""
    rules, rng = case.rules, Rng(seed)
    state = rules.deal(case.setup, seed)
    moments = list[Moment]()
    while rules.to_move(state) is not None:
        assert len(moments) < MAX_ACTIONS, (
            f"the match goes on after {MAX_ACTIONS} random actions: "
            "to_move must return None at its end"
        )
        before, journal = state.clone(), list[Event]()
        menu = rules.legal_actions(state)
        assert menu, "legal_actions: offer something as long as to_move returns a seat"
        action = rng.choice(menu)
        rules.apply(state, action, journal)
        moments.append(Moment(before, action, journal, state.clone()))
    return tuple(moments)


def some(case: Case, seed: int, count: int) -> list[Moment]:
    """Returns about `count` moments, spread evenly over a random match."""
    moments = journey(case, seed)
    return list(moments[:: max(1, len(moments) // count)])

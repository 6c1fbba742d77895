# SPDX-License-Identifier: MIT
"""Every game of the catalog with every number of seats and every option, played at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
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
"""The toy game comes along: it tests the tests, and shows what a game has to supply."""

LONGEST = 5_000
"""Actions after which a random match surely ought to be over."""


@dataclass(frozen=True)
class Case:
    """A game as it can be set up."""

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
        """What the game's tests know of hidden things: see `tests/games/toy/hidden.py`."""
        return part_of_tests(self.game, "hidden", ("hidden_cards", "shuffle_hidden", "OPEN_EVENTS"))

    @property
    def box(self) -> Any:
        """What the game's tests know of the box: see `tests/games/toy/box.py`."""
        return part_of_tests(self.game, "box", ("assert_complete", "recount", "FORGED"))

    @property
    def folder(self) -> str:
        """Where the game's tests are."""
        return f"tests/games/{self.game}"

    def __str__(self) -> str:
        chosen = [
            name if value is True else f"{name}_{value}" for name, value in self.setup.options
        ]
        return "-".join([self.game, str(self.setup.seats), *chosen])


@dataclass(frozen=True)
class Moment:
    """A state (not to be changed), the action taken in it and what then happened."""

    state: Any
    action: Any
    journal: list[Event]
    after: Any


@cache
def part_of_tests(game: str, module: str, names: tuple[str, ...]) -> Any:
    """A module of the game's tests that has all these names, or else a failure that asks for it."""
    path = f"tests/games/{game}/{module}.py"
    like = f"docs/new-game.md says what it is for, and tests/games/toy/{module}.py is an example"
    try:
        found = import_module(f"tests.games.{game}.{module}")
    except ModuleNotFoundError as error:
        if not f"tests.games.{game}.{module}".startswith(str(error.name)):
            pytest.fail(f"{path} does not fit the game: {error}", pytrace=False)
        pytest.fail(f"write {path} with {', '.join(names)}: {like}", pytrace=False)
    except (AttributeError, ImportError) as error:  # of something that the rules no longer have
        pytest.fail(f"{path} does not fit the game: {error}", pytrace=False)
    lacking = [name for name in names if not hasattr(found, name)]
    if lacking:
        pytest.fail(f"{path} lacks {', '.join(lacking)}: {like}", pytrace=False)
    return Fitting(path, found)


@dataclass(frozen=True)
class Fitting:
    """A module of a game's tests. A function of it that does not fit the game's rules, such as one
    that is still the toy's, fails with what to write in which file.

    Attributes:
        path: the file.
        module: what is in it.
    """

    path: str
    module: Any

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.module, name)
        if not isfunction(found):
            return found

        def asked(*arguments: Any) -> Any:
            try:
                return found(*arguments)
            except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
                doc = (getdoc(found) or "").partition("\n")[0]
                pytest.fail(
                    f"{self.path}, {name}: write it for the State of this game ({doc}): "
                    f"{type(error).__name__}: {error} (line {_line(error, found)})",
                    pytrace=False,
                )

        return asked


def _line(error: BaseException, function: Any) -> int:
    """The line of the function's file in which an error came up."""
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


def quick_cases() -> Iterator[Case]:
    """The cases of the default tests: of each game the fewest and the most seats, and each option
    once, with another number of seats each."""
    for game in GAMES:
        spec = spec_of(game)
        of_game = [case for case in cases() if case.game == game]
        counts = sorted(spec.seats)
        turn = 1
        for options in dict.fromkeys(case.setup.options for case in of_game):
            if options:
                seats = {counts[turn % len(counts)]}
                turn += 1
            else:
                seats = {counts[0], counts[-1]}
            yield from (
                case
                for case in of_game
                if case.setup.options == options and case.setup.seats in seats
            )


@cache
def journey(case: Case, seed: int) -> tuple[Moment, ...]:
    """A whole match at random."""
    rules, rng = case.rules, Rng(seed)
    state = rules.deal(case.setup, seed)
    moments = list[Moment]()
    while rules.to_move(state) is not None:
        assert len(moments) < LONGEST, (
            f"the match goes on after {LONGEST} random actions: to_move must return None at its end"
        )
        before, journal = state.clone(), list[Event]()
        menu = rules.legal_actions(state)
        assert menu, "legal_actions: offer something as long as to_move returns a seat"
        action = rng.choice(menu)
        rules.apply(state, action, journal)
        moments.append(Moment(before, action, journal, state.clone()))
    return tuple(moments)


def some(case: Case, seed: int, count: int) -> list[Moment]:
    """About so many moments, spread over a match."""
    moments = journey(case, seed)
    return list(moments[:: max(1, len(moments) // count)])

# SPDX-License-Identifier: MIT
"""Measures how true the chances are that people are told.

    python -m wizardtable.ai.lab.calibration zavandor --seats 2 --games 400 --hints 2 --seed 1

Plays games by the judge of the analysis, as it plays without a search, and compares with who won
what the chart of the analysis and a hint say at places drawn by chance. A hint is the hardest
level's, with few iterations; its move is played, and the game played on. For each the page shows
log-loss and expected calibration error (ECE, ten bins): as told, as thought (without
`Level.temperature`), at the best temperature, and of even shares. All follows from the seed.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any, TypeAlias

from wizardtable.ai.search.analysis import judge_of, worth
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.temperature import tempered, tempered_chance
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Seat, Setup, State
from wizardtable.core.rng import Rng

PLACES = 4
"""Places of a game at which the chart is asked."""

WORLDS = 8
"""Worlds behind a chance of the chart, for each seat."""

ITERATIONS = 160
"""Of the search behind a hint."""

TEMPERATURES = tuple(step / 20 for step in range(14, 61))
"""From 0.7 to 3: those tried for the least log-loss."""

Forecast: TypeAlias = "tuple[float, float]"
"""A chance (0 to 1), and what came of it: 1 for a win, a share for a shared one, 0 for none."""


def log_loss(forecasts: Sequence[Forecast]) -> float:
    """Returns the mean log-loss, in nats.

    >>> round(log_loss([(0.5, 1.0), (0.5, 0.0)]), 3)
    0.693
    """

    def bits(chance: float, won: float) -> float:
        sure = min(max(chance, 1e-9), 1.0 - 1e-9)
        return -won * log(sure) - (1.0 - won) * log(1.0 - sure)

    return sum(bits(*forecast) for forecast in forecasts) / len(forecasts)


def calibration_error(forecasts: Sequence[Forecast], bins: int = 10) -> float:
    """Returns the expected calibration error: how far, on average, the chances of a bin are from
    the share of wins in it.

    >>> round(calibration_error([(0.9, 1.0), (0.9, 0.0)]), 3)
    0.4
    """
    off = [0.0] * bins
    for chance, won in forecasts:
        off[min(bins - 1, int(bins * chance))] += chance - won
    return sum(map(abs, off)) / len(forecasts)


@dataclass(slots=True)
class Forecasts:
    """What one source said, before any temperature, and what came of it.

    Attributes:
        said: chances of all seats, or of one, with the outcome of the same.
    """

    name: str
    level: Level
    seats: int
    said: list[tuple[tuple[float, ...], tuple[float, ...]]] = field(default_factory=list)

    def at(self, temperature: float) -> list[Forecast]:
        """Returns the single chances and their outcomes at a temperature."""
        found: list[Forecast] = []
        for chances, won in self.said:
            if len(chances) == 1:
                found.append((tempered_chance(chances[0], self.seats, temperature), won[0]))
            else:
                found += zip(tempered(chances, temperature), won, strict=True)
        return found

    def page(self) -> list[str]:
        """Returns the lines about this source."""
        even = [(1.0 / self.seats, won) for _, won in self.at(1.0)]
        best = min(TEMPERATURES, key=lambda one: log_loss(self.at(one)))
        rows = [
            (f"as told ({self.level.temperature:g})", self.at(self.level.temperature)),
            ("as thought (1)", self.at(1.0)),
            (f"at its best ({best:g})", self.at(best)),
            ("even shares", even),
        ]
        lines = [f"{self.name}, {self.level.id}: {len(self.said)} places"]
        lines += [
            f"  {name:22} log-loss {log_loss(found):.3f}  ECE {calibration_error(found):.3f}"
            for name, found in rows
        ]
        return lines


def measure(
    spec: GameSpec,
    seats: int,
    games: int,
    hints: int,
    seed: int,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Forecasts]:
    """Returns what chart and hints said in so many games, `hints` of them asked for in each;
    `tell` is told the number of each game that is over."""
    judge, adviser = judge_of(spec), spec.levels[-1]
    chart, hint = Forecasts("chart", judge, seats), Forecasts("hint", adviser, seats)
    for game in range(games):
        _measure_game(spec, Setup(seats), Rng(seed * 1_000_003 + game), (chart, hint), hints)
        tell(game)
    return [one for one in (chart, hint) if one.said]


def _measure_game(
    spec: GameSpec, setup: Setup, rng: Rng, into: tuple[Forecasts, Forecasts], hints: int
) -> None:
    rules, (chart, hint) = spec.rules, into
    deal = rng.next64() >> 2
    state = rules.deal(setup, deal)
    actions: list[Any] = []
    open_: list[int] = []
    while rules.to_move(state) is not None:
        if len(rules.legal_actions(state)) > 1:
            open_.append(len(actions))
        actions.append(_move(spec, chart.level, state))
        rules.apply(state, actions[-1])
    won = _shares(spec, state)
    for _ in range(PLACES):
        state = _replayed(spec, setup, deal, actions[: rng.below(len(actions))])
        chart.said.append((_course(spec, chart.level, state, setup.seats, rng), won))
    for _ in range(hints if open_ else 0):
        state = _replayed(spec, setup, deal, actions[: rng.choice(open_)])
        seat, menu = rules.to_move(state), list(rules.legal_actions(state))
        mind = Ismcts(spec, hint.level, rng.next64() >> 2)
        best = mind.choose(rules.observe(state, seat), menu, Budget(ITERATIONS))
        if not best.stats.visits or best.stats.visits[menu.index(best.action)] == 0:
            continue
        rules.apply(state, best.action)
        while rules.to_move(state) is not None:
            rules.apply(state, _move(spec, chart.level, state))
        said = best.stats.values[menu.index(best.action)]
        hint.said.append(((said,), (_shares(spec, state)[int(seat or 0)],)))


def _move(spec: GameSpec, level: Level, state: State) -> Any:
    """The action that comes first to mind."""
    menu = spec.rules.legal_actions(state)
    if len(menu) == 1:
        return menu[0]
    prior = spec.brain.prior(state, menu, level)
    return menu[max(range(len(menu)), key=prior.__getitem__)]


def _course(spec: GameSpec, level: Level, state: State, seats: int, rng: Rng) -> tuple[float, ...]:
    """The chances of all seats as the chart of the analysis has them, before any temperature."""
    sums = []
    for seat in range(seats):
        seen = spec.rules.observe(state, Seat(seat))
        sums.append(sum(worth(spec, level, seen, rng)[seat] for _ in range(WORLDS)))
    total = sum(sums)
    return tuple([one / total for one in sums]) if total else (1.0 / seats,) * seats


def _replayed(spec: GameSpec, setup: Setup, deal: int, actions: Sequence[Any]) -> Any:
    state = spec.rules.deal(setup, deal)
    for action in actions:
        spec.rules.apply(state, action)
    return state


def _shares(spec: GameSpec, state: State) -> tuple[float, ...]:
    """The victory of each seat, 0 to 1, shared among winners."""
    result = spec.rules.result(state)
    assert result is not None
    winners = result.winners()
    return tuple([seat in winners and 1.0 / len(winners) for seat in range(len(result.ranks))])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the arguments say and print the page; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m wizardtable.ai.lab.calibration",
        description="Measure how true the chances are that people are told.",
    )
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--hints", type=int, default=1, help="asked for in each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    spec = catalog.get(options.game)
    if options.seats not in spec.seats:
        parser.error(f"{options.game} has {spec.seats[0]} to {spec.seats[-1]} seats")

    def tell(game: int) -> None:
        print(f"\r{game + 1} of {options.games} games", end="", file=sys.stderr)

    found = measure(spec, options.seats, options.games, options.hints, options.seed, tell)
    print(file=sys.stderr)
    for source in found:
        print("\n".join(source.page()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

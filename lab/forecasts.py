# SPDX-License-Identifier: MIT
"""Measures how true the chances are that people are told.

    python -m wizardtable.ai.calibration zavandor --seats 2 --games 1000 --seed 1
    python -m wizardtable.ai.calibration zavandor --seats 2 --games 200 --players grand_magus \\
        --iterations 60 --judges archmage,archmage~learned=0 --hints 1

Plays fresh games and compares with who won what was said at places drawn by chance: by the chart
of the analysis, by the leaf of a search (one world, looked at once), and by hints, which are the
hardest level's after one search of the whole menu, without the comparison of the best moves that
follows in the program; the move of a hint is played, and the game played on. For each
the page shows the log-loss over all and by thirds of the match, and the expected calibration error
(ECE, ten bins): as told, as thought (without `Level.temperature`), at the best temperature, and
beside them even shares and what points alone say at their best scale. Few games show some error of
a predictor that makes none: how much, is drawn by chance. All follows from the seed.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any, NamedTuple, TypeAlias

from lab.self_play import victory
from wizardtable.ai.search import agents
from wizardtable.ai.search.analysis import judge_of
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.temperature import tempered, tempered_chance
from wizardtable.ai.search.world_values import with_search, worth
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning.softmax import softmax
from wizardtable.core.rng import Rng

PLACES = 4
"""Places of a game at which chart and leaf are asked."""

WORLDS = 8
"""Worlds behind a chance of the chart, for each seat."""

ITERATIONS = 160
"""Of the search behind a hint."""

THIRDS = 3

PERFECT = 400
"""Draws of what a perfect predictor would show."""

TEMPERATURES = tuple(step / 20 for step in range(8, 61))
"""From 0.4 to 3: those tried for the least log-loss."""

SCALES = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0, 64.0)
"""Points that make a seat e times as likely to win: those tried for the least log-loss."""

Forecast: TypeAlias = "tuple[float, float]"
"""A chance (0 to 1), and what came of it: 1 for a win, a share for a shared one, 0 for none."""


class Said(NamedTuple):
    """What was said at a place of a game, before any temperature.

    Attributes:
        game: its number; `third`: that of the match in which the place is, 0 to 2.
        chances: of all seats, or of one; `won`: the outcome of the same.
    """

    game: int
    third: int
    chances: tuple[float, ...]
    won: tuple[float, ...]


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


def perfect_error(said: Sequence[Said], rng: Rng, draws: int = PERFECT) -> tuple[float, float]:
    """Returns the calibration error that a perfect predictor shows by chance where it says this: on
    average, and the one that it exceeds one time in twenty.

    The places of a game share their outcome, so one number drawn for a game decides all of them.
    """
    found = []
    for _ in range(draws):
        luck: dict[int, float] = {}
        forecasts: list[Forecast] = []
        for one in said:
            mark = luck.setdefault(one.game, rng.random())
            for chance in one.chances:
                forecasts.append((chance, float(0.0 <= mark < chance)))
                mark -= chance
        found.append(calibration_error(forecasts))
    found.sort()
    return sum(found) / draws, found[(draws * 19) // 20]


@dataclass(slots=True)
class Forecasts:
    """What one source said, and what came of it.

    Attributes:
        temperature: at which people are told it.
    """

    name: str
    temperature: float
    seats: int
    said: list[Said] = field(default_factory=list)

    def at(self, temperature: float) -> list[Said]:
        """Returns what would have been said at a temperature."""
        return [one._replace(chances=self._tempered(one, temperature)) for one in self.said]

    def _tempered(self, one: Said, temperature: float) -> tuple[float, ...]:
        if len(one.chances) == 1:
            return (tempered_chance(one.chances[0], self.seats, temperature),)
        return tempered(one.chances, temperature)

    def page(self) -> list[str]:
        """Returns the lines about this source."""
        even = [one._replace(chances=(1.0 / self.seats,) * len(one.chances)) for one in self.said]
        best = min(TEMPERATURES, key=lambda one: log_loss(singles(self.at(one))))
        told = self.at(self.temperature)
        rows = [
            (f"as told ({self.temperature:g})", told),
            ("as thought (1)", self.at(1.0)),
            (f"at its best ({best:g})", self.at(best)),
            ("even shares", even),
        ]
        usual, most = perfect_error(told, Rng(len(told)))
        return [
            f"{self.name}: {len(self.said)} places; a perfect predictor would show an ECE of "
            f"{usual:.3f}, one time in twenty above {most:.3f}",
            *(figures_line(name, said) for name, said in rows),
        ]


@dataclass(slots=True)
class Points:
    """What points alone say: chances that grow with them, at the scale that fits these games best.

    Attributes:
        said: points in place of chances.
    """

    said: list[Said] = field(default_factory=list)

    def page(self) -> list[str]:
        """Returns the lines about points."""
        best = min(SCALES, key=lambda one: log_loss(singles(self.at(one))))
        return ["points", figures_line(f"{best:g} points for e", self.at(best))]

    def at(self, scale: float) -> list[Said]:
        """Returns what so many points for e times the chance would have said."""
        return [one._replace(chances=_weighed(one.chances, scale)) for one in self.said]


def _weighed(points: tuple[float, ...], scale: float) -> tuple[float, ...]:
    return tuple(softmax(points, scale))


def singles(said: Sequence[Said]) -> list[Forecast]:
    """Returns the single chances with their outcomes."""
    return [pair for one in said for pair in zip(one.chances, one.won, strict=True)]


def figures_line(name: str, said: Sequence[Said]) -> str:
    """Returns a line of the page: log-loss, that of each third, and ECE."""
    thirds = [singles([one for one in said if one.third == third]) for third in range(THIRDS)]
    parts = " ".join(f"{log_loss(part):.3f}" if part else "    –" for part in thirds)
    found = singles(said)
    return (
        f"  {name:22} log-loss {log_loss(found):.3f} (thirds {parts})"
        f"  ECE {calibration_error(found):.3f}"
    )


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is measured.

    Attributes:
        players: the level or yardstick on all seats; `iterations`: at most for its turns.
        judges: levels asked at the same places.
        hints: asked for in each game.
    """

    spec: GameSpec
    seats: int
    games: int
    seed: int
    hints: int = 0
    players: str = "greedy"
    iterations: int | None = None
    judges: tuple[str, ...] = ()

    def levels(self) -> tuple[Level, ...]:
        """Returns the judges, that of the analysis where none is named."""
        named = [agents.level(self.spec, one) for one in self.judges]
        return tuple(one.at(self.seats) for one in named or [judge_of(self.spec)])

    def titles(self) -> tuple[str, ...]:
        """Returns what the judges are called."""
        return self.judges or (judge_of(self.spec).id,)


@dataclass(slots=True)
class Findings:
    """What was said in the games: by judge, and by hints and points."""

    charts: list[Forecasts]
    leaves: list[Forecasts]
    hint: Forecasts
    points: Points = field(default_factory=Points)

    def page(self) -> list[str]:
        """Returns all lines."""
        found: list[str] = []
        for source in (*self.charts, *self.leaves, self.hint):
            found += source.page() if source.said else []
        return found + self.points.page()


def measure(inquiry: Inquiry, tell: Callable[[int], None] = lambda _: None) -> Findings:
    """Returns what was said; `tell` is told the number of each game that is over."""
    seats = inquiry.seats
    adviser = inquiry.spec.levels[-1].at(seats)
    named = list(zip(inquiry.titles(), inquiry.levels(), strict=True))
    findings = Findings(
        [Forecasts(f"chart, {name}", one.temperature, seats) for name, one in named],
        [Forecasts(f"leaf, {name}", 1.0, seats) for name, level in named],
        Forecasts(f"hint, {adviser.id}", adviser.temperature, seats),
    )
    for game in range(inquiry.games):
        _Game(inquiry, game).measure(findings)
        tell(game)
    return findings


class _Game:
    def __init__(self, inquiry: Inquiry, number: int) -> None:
        self._inquiry = inquiry
        self._number = number
        self._spec = inquiry.spec
        self._setup = Setup(inquiry.seats)
        self._rng = Rng(inquiry.seed * 1_000_003 + number)
        self._deal = self._rng.next64() >> 2

    def measure(self, into: Findings) -> None:
        rules, rng = self._spec.rules, self._rng
        state = rules.deal(self._setup, self._deal)
        open_: list[int] = []
        actions = list(self._played(state, open_))
        won = victory(self._spec, state)
        for _ in range(PLACES):
            place = rng.below(len(actions))
            state = self._replayed(actions[:place])
            third, luck = THIRDS * place // len(actions), rng.next64()
            into.points.said.append(Said(self._number, third, self._points(state), won))
            for number, level in enumerate(self._inquiry.levels()):
                said = self._course(level, state, Rng(luck))  # the same worlds for each
                into.charts[number].said.append(Said(self._number, third, said, won))
                said = self._leaf(level, state, Rng(luck))
                into.leaves[number].said.append(Said(self._number, third, said, won))
        for _ in range(self._inquiry.hints if open_ else 0):
            place = rng.choice(open_)
            self._hint(actions[:place], THIRDS * place // len(actions), into.hint)

    def _played(self, state: State, open_: list[int] | None = None) -> Iterator[Any]:
        """Plays on to the end, and yields the actions; notes the places of those that had others
        beside them."""
        inquiry, rules = self._inquiry, self._spec.rules
        minds = [
            agents.make(self._spec, inquiry.players, self._rng.next64() >> 2)
            for _ in range(inquiry.seats)
        ]
        level = agents.level(self._spec, inquiry.players).at(inquiry.seats)
        place = 0
        while (seat := rules.to_move(state)) is not None:
            menu, seen = rules.legal_actions(state), rules.observe(state, seat)
            if len(menu) > 1 and open_ is not None:
                open_.append(place)
            given = level.budget(aside=self._spec.brain.aside(seen)).iterations or 0
            most = given if inquiry.iterations is None else min(given, inquiry.iterations)
            action = minds[seat].choose(seen, menu, Budget(most)).action
            yield action
            rules.apply(state, action)
            place += 1

    def _hint(self, actions: Sequence[Any], third: int, into: Forecasts) -> None:
        rules = self._spec.rules
        state = self._replayed(actions)
        seat, menu = rules.to_move(state), list(rules.legal_actions(state))
        mind = Ismcts(self._spec, self._spec.levels[-1], self._rng.next64() >> 2)
        best = mind.choose(rules.observe(state, seat), menu, Budget(ITERATIONS))
        if not best.stats.visits or best.stats.visits[menu.index(best.action)] == 0:
            return
        rules.apply(state, best.action)
        for _ in self._played(state):
            pass
        said = best.stats.values[menu.index(best.action)]
        won = victory(self._spec, state)[int(seat or 0)]
        into.said.append(Said(self._number, third, (said,), (won,)))

    def _course(self, level: Level, state: State, rng: Rng) -> tuple[float, ...]:
        """The chances of all seats as the chart of the analysis has them, not tempered."""
        sums = []
        for seat in range(self._inquiry.seats):
            seen = self._spec.rules.observe(state, Seat(seat))
            worths = [worth(self._spec, level, seen, rng)[seat] for _ in range(WORLDS)]
            sums.append(sum(worths))
        total = sum(sums)
        glance = [one / total for one in sums] if total else [1.0 / len(sums)] * len(sums)
        return with_search(self._spec, level, state, glance, rng)

    def _leaf(self, level: Level, state: State, rng: Rng) -> tuple[float, ...]:
        """The chances of all seats as a search of the seat to move would see them at its leaf."""
        rules = self._spec.rules
        world = rules.sample(rules.observe(state, rules.to_move(state)), rng)
        return tuple(self._spec.brain.evaluate(world, level))

    def _points(self, state: State) -> tuple[float, ...]:
        seen = self._spec.rules.observe(state, None)
        return tuple([float(tally.total) for tally in self._spec.wording.tally(seen)])

    def _replayed(self, actions: Sequence[Any]) -> Any:
        state = self._spec.rules.deal(self._setup, self._deal)
        for action in actions:
            self._spec.rules.apply(state, action)
        return state


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the arguments say and print the page; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m wizardtable.ai.calibration",
        description="Measure how true the chances are that people are told.",
    )
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--hints", type=int, default=0, help="asked for in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="greedy", help="who plays (default: greedy)")
    parser.add_argument("--iterations", type=int, help="at most for a turn of the players")
    parser.add_argument("--judges", default="", help="levels asked, as archmage,archmage~learned=0")
    options = parser.parse_args(arguments)
    spec = catalog.get(options.game)
    if options.seats not in spec.seats:
        parser.error(f"{options.game} has {spec.seats[0]} to {spec.seats[-1]} seats")
    inquiry = Inquiry(
        spec,
        options.seats,
        options.games,
        options.seed,
        options.hints,
        options.players,
        options.iterations,
        tuple(options.judges.split(",")) if options.judges else (),
    )
    for name in (inquiry.players, *inquiry.judges):
        try:
            agents.level(spec, name)
        except agents.UnknownLevel:
            parser.error(f"there is no agent “{name}”: {', '.join(agents.names(spec))}")

    def tell(game: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{game + 1} of {options.games} games", end="", file=sys.stderr)

    print("\n".join(measure(inquiry, tell).page()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

# SPDX-License-Identifier: MIT
"""Measures how well the win chances shown to players agree with the results of games.

The command `wizardtable.ai.calibration` runs this module:

    python -m wizardtable.ai.calibration zavandor --seats 2 --games 1000 --seed 1
    python -m wizardtable.ai.calibration zavandor --seats 2 --games 200 --players grand_magus \\
        --iterations 60 --judges archmage,archmage~learned=0 --hints 1

It plays new games and compares the chances at random places with the results. There are three
sources:

- the chart of the analysis;
- the leaf of a search, which is one world evaluated once;
- hints, which are the hardest level's chances after one search of the whole menu, without the
  comparison of the best moves that follows in the program. The move of the hint is played, and the
  game played on.

For each source the page shows the log-loss over all places and by thirds of the match, and the
expected calibration error (ECE, ten bins). It does so for the chances as shown, without
`Level.temperature`, and at the best temperature. For comparison it shows even shares, and chances
from points alone at their best scale. In a few games even a perfect predictor shows an error; a
simulation says how large. Everything follows from the seed.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any, NamedTuple, TypeAlias

from lab.self_play import victory
from wizardtable.ai.search import agents
from wizardtable.ai.search.analysis import judge_level
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.temperature import tempered_chance, tempered_chances
from wizardtable.ai.search.world_values import with_searched_chance, world_chances
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning.softmax import softmax
from wizardtable.core.rng import Rng

PLACES_PER_GAME = 4
"""The number of places in a game at which chart and leaf are asked."""

CHART_WORLDS = 8
"""The number of worlds behind a chance of the chart, for each seat."""

HINT_ITERATIONS = 160
"""The iterations of the search behind a hint."""

PHASE_COUNT = 3

PERFECT_DRAWS = 400
"""The number of simulations of a perfect predictor."""

TEMPERATURES = tuple(step / 20 for step in range(8, 61))
"""The temperatures, from 0.4 to 3, among which the one with the least log-loss is found."""

POINT_SCALES = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0, 64.0)
"""Scales of points: this lead makes a seat e times as likely to win. The one with the least
log-loss is found."""

Forecast: TypeAlias = "tuple[float, float]"
"""A chance (0–1) and its outcome: 1 for a win, a share for a shared win, otherwise 0."""


class Prediction(NamedTuple):
    """A prediction at a place of a game, before any temperature.

    Attributes:
        game: the number of the game.
        third: the third of the match that the place is in, 0 to 2.
        chances: the chances (0–1) of all seats, or of a single one.
        won: the shares of the win (0–1) of the same seats.
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
        bounded = min(max(chance, 1e-9), 1.0 - 1e-9)
        return -won * log(bounded) - (1.0 - won) * log(1.0 - bounded)

    return sum(bits(*forecast) for forecast in forecasts) / len(forecasts)


def calibration_error(forecasts: Sequence[Forecast], bins: int = 10) -> float:
    """Returns the expected calibration error.

    It is the mean distance between the chances in a bin and the share of wins in it.

    >>> round(calibration_error([(0.9, 1.0), (0.9, 0.0)]), 3)
    0.4
    """
    off = [0.0] * bins
    for chance, won in forecasts:
        off[min(bins - 1, int(bins * chance))] += chance - won
    return sum(map(abs, off)) / len(forecasts)


def perfect_error(
    predictions: Sequence[Prediction], rng: Rng, draws: int = PERFECT_DRAWS
) -> tuple[float, float]:
    """Returns the calibration error of a perfect predictor that makes these predictions.

    The first value is its mean, the second is exceeded one time in twenty. The places of a game
    share their outcome, so one random number for a game decides all of them.
    """
    errors = []
    for _ in range(draws):
        luck: dict[int, float] = {}
        forecasts: list[Forecast] = []
        for prediction in predictions:
            mark = luck.setdefault(prediction.game, rng.random())
            for chance in prediction.chances:
                forecasts.append((chance, float(0.0 <= mark < chance)))
                mark -= chance
        errors.append(calibration_error(forecasts))
    errors.sort()
    return sum(errors) / draws, errors[(draws * 19) // 20]


@dataclass(slots=True)
class SourcePredictions:
    """The predictions of one source and their outcomes.

    Attributes:
        name: the name of the source.
        temperature: the temperature at which people are shown its chances.
        seats: the number of seats.
        predictions: the predictions.
    """

    name: str
    temperature: float
    seats: int
    predictions: list[Prediction] = field(default_factory=list)

    def at(self, temperature: float) -> list[Prediction]:
        """Returns the predictions at a temperature."""
        return [
            prediction._replace(chances=self._tempered(prediction, temperature))
            for prediction in self.predictions
        ]

    def _tempered(self, prediction: Prediction, temperature: float) -> tuple[float, ...]:
        if len(prediction.chances) == 1:
            return (tempered_chance(prediction.chances[0], self.seats, temperature),)
        return tempered_chances(prediction.chances, temperature)

    def page(self) -> list[str]:
        """Returns the lines about this source."""
        even = [
            prediction._replace(chances=(1.0 / self.seats,) * len(prediction.chances))
            for prediction in self.predictions
        ]
        best = min(TEMPERATURES, key=lambda each: log_loss(singles(self.at(each))))
        shown = self.at(self.temperature)
        rows = [
            (f"as told ({self.temperature:g})", shown),
            ("as thought (1)", self.at(1.0)),
            (f"at its best ({best:g})", self.at(best)),
            ("even shares", even),
        ]
        usual, rare = perfect_error(shown, Rng(len(shown)))
        return [
            f"{self.name}: {len(self.predictions)} places; "
            f"a perfect predictor would show an ECE of "
            f"{usual:.3f}, one time in twenty above {rare:.3f}",
            *(figures_line(name, predictions) for name, predictions in rows),
        ]


@dataclass(slots=True)
class Points:
    """Predictions from points alone, at the scale that fits these games best.

    Attributes:
        predictions: predictions with points in place of chances.
    """

    predictions: list[Prediction] = field(default_factory=list)

    def page(self) -> list[str]:
        """Returns the lines about points."""
        best = min(POINT_SCALES, key=lambda scale: log_loss(singles(self.at(scale))))
        return ["points", figures_line(f"{best:g} points for e", self.at(best))]

    def at(self, scale: float) -> list[Prediction]:
        """Returns the predictions at a scale, by which a lead of this many points makes a win e
        times as likely."""
        return [
            prediction._replace(chances=_chances_of_points(prediction.chances, scale))
            for prediction in self.predictions
        ]


def _chances_of_points(points: tuple[float, ...], scale: float) -> tuple[float, ...]:
    return tuple(softmax(points, scale))


def singles(predictions: Sequence[Prediction]) -> list[Forecast]:
    """Returns all single chances with their outcomes."""
    return [
        pair
        for prediction in predictions
        for pair in zip(prediction.chances, prediction.won, strict=True)
    ]


def figures_line(name: str, predictions: Sequence[Prediction]) -> str:
    """Returns a line of the page: log-loss, log-loss by third, and ECE."""
    thirds = [
        singles([prediction for prediction in predictions if prediction.third == third])
        for third in range(PHASE_COUNT)
    ]
    parts = " ".join(f"{log_loss(part):.3f}" if part else "    –" for part in thirds)
    pairs = singles(predictions)
    return (
        f"  {name:22} log-loss {log_loss(pairs):.3f} (thirds {parts})"
        f"  ECE {calibration_error(pairs):.3f}"
    )


@dataclass(frozen=True, slots=True)
class Inquiry:
    """The conditions of a measurement.

    Attributes:
        players: the id of the level in all seats.
        iterations: the most iterations for their turns; None for those of the level.
        judges: the ids of the levels that are asked at the same places; empty for that of the
            analysis.
        hints: the number of hints in each game.
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
        """Returns the levels that are asked."""
        named = [agents.level(self.spec, judge) for judge in self.judges]
        return tuple(level.at(self.seats) for level in named or [judge_level(self.spec)])

    def titles(self) -> tuple[str, ...]:
        """Returns the names of the levels that are asked."""
        return self.judges or (judge_level(self.spec).id,)


@dataclass(slots=True)
class Findings:
    """All predictions: of charts and leaves by judge, of hints and of points."""

    charts: list[SourcePredictions]
    leaves: list[SourcePredictions]
    hint: SourcePredictions
    points: Points = field(default_factory=Points)

    def page(self) -> list[str]:
        """Returns all lines."""
        lines: list[str] = []
        for source in (*self.charts, *self.leaves, self.hint):
            lines += source.page() if source.predictions else []
        return lines + self.points.page()


def measure(inquiry: Inquiry, tell: Callable[[int], None] = lambda _: None) -> Findings:
    """Returns all predictions. `tell` is called with the number of each finished game."""
    seats = inquiry.seats
    adviser = inquiry.spec.levels[-1].at(seats)
    named = list(zip(inquiry.titles(), inquiry.levels(), strict=True))
    findings = Findings(
        [SourcePredictions(f"chart, {name}", level.temperature, seats) for name, level in named],
        [SourcePredictions(f"leaf, {name}", 1.0, seats) for name, level in named],
        SourcePredictions(f"hint, {adviser.id}", adviser.temperature, seats),
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
        for _ in range(PLACES_PER_GAME):
            place = rng.below(len(actions))
            state = self._replayed(actions[:place])
            third, luck = PHASE_COUNT * place // len(actions), rng.next64()
            into.points.predictions.append(
                Prediction(self._number, third, self._points(state), won)
            )
            for number, level in enumerate(self._inquiry.levels()):
                chances = self._chart(level, state, Rng(luck))  # the same worlds for each level
                into.charts[number].predictions.append(
                    Prediction(self._number, third, chances, won)
                )
                chances = self._leaf(level, state, Rng(luck))
                into.leaves[number].predictions.append(
                    Prediction(self._number, third, chances, won)
                )
        for _ in range(self._inquiry.hints if open_ else 0):
            place = rng.choice(open_)
            self._hint(actions[:place], PHASE_COUNT * place // len(actions), into.hint)

    def _played(self, state: State, open_: list[int] | None = None) -> Iterator[Any]:
        """Plays on to the end, and yields the actions.

        It adds the places with a choice to `open_`.
        """
        inquiry, rules = self._inquiry, self._spec.rules
        minds = [
            agents.make(self._spec, inquiry.players, self._rng.next64() >> 2)
            for _ in range(inquiry.seats)
        ]
        level = agents.level(self._spec, inquiry.players).at(inquiry.seats)
        place = 0
        while (seat := rules.to_move(state)) is not None:
            menu, observation = rules.legal_actions(state), rules.observe(state, seat)
            if len(menu) > 1 and open_ is not None:
                open_.append(place)
            given = (
                level.budget(is_out_of_turn=self._spec.brain.is_out_of_turn(observation)).iterations
                or 0
            )
            iterations = given if inquiry.iterations is None else min(given, inquiry.iterations)
            action = minds[seat].choose(observation, menu, Budget(iterations)).action
            yield action
            rules.apply(state, action)
            place += 1

    def _hint(self, actions: Sequence[Any], third: int, into: SourcePredictions) -> None:
        rules = self._spec.rules
        state = self._replayed(actions)
        seat, menu = rules.to_move(state), list(rules.legal_actions(state))
        mind = Ismcts(self._spec, self._spec.levels[-1], self._rng.next64() >> 2)
        best = mind.choose(rules.observe(state, seat), menu, Budget(HINT_ITERATIONS))
        if not best.stats.visits or best.stats.visits[menu.index(best.action)] == 0:
            return
        rules.apply(state, best.action)
        for _ in self._played(state):
            pass
        chance = best.stats.values[menu.index(best.action)]
        won = victory(self._spec, state)[int(seat or 0)]
        into.predictions.append(Prediction(self._number, third, (chance,), (won,)))

    def _chart(self, level: Level, state: State, rng: Rng) -> tuple[float, ...]:
        """Returns the chances of all seats as in the chart of the analysis, without temperature."""
        sums = []
        for seat in range(self._inquiry.seats):
            observation = self._spec.rules.observe(state, Seat(seat))
            values = [
                world_chances(self._spec, level, observation, rng)[seat]
                for _ in range(CHART_WORLDS)
            ]
            sums.append(sum(values))
        total = sum(sums)
        glance = [value / total for value in sums] if total else [1.0 / len(sums)] * len(sums)
        return with_searched_chance(self._spec, level, state, glance, rng)

    def _leaf(self, level: Level, state: State, rng: Rng) -> tuple[float, ...]:
        """Returns the chances of all seats at a leaf of a search by the seat to move."""
        rules = self._spec.rules
        world = rules.sample(rules.observe(state, rules.to_move(state)), rng)
        return tuple(self._spec.brain.evaluate(world, level))

    def _points(self, state: State) -> tuple[float, ...]:
        public = self._spec.rules.observe(state, None)
        return tuple([float(tally.total) for tally in self._spec.wording.tally(public)])

    def _replayed(self, actions: Sequence[Any]) -> Any:
        state = self._spec.rules.deal(self._setup, self._deal)
        for action in actions:
            self._spec.rules.apply(state, action)
        return state


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what the arguments describe and prints the page; returns the exit code."""
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
            parser.error(f"there is no agent “{name}”: {', '.join(agents.level_ids(spec))}")

    def tell(game: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{game + 1} of {options.games} games", end="", file=sys.stderr)

    print("\n".join(measure(inquiry, tell).page()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

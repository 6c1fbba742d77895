# SPDX-License-Identifier: MIT
"""Learns the values of positions of a game from games of self-play: `make train GAME=zavandor`.

    python -m lab.train zavandor --hours 10 --jobs 2 --seed 1

For each group of numbers of seats it plays the missing games (`lab.self_play`) and takes examples
from them (`lab.examples`). It fits a sum, and a net that adds to the sum (`lab.fitting`). It
compares both with the game's own judgement on games that were held out from fitting.

The games are kept in build/train, where an interrupted run continues when it is started again.
`learned.toml` is written beside them; --adopt writes it where the program of a checkout reads it.
It leaves out a group in which the game's own judgement is not beaten, and a net that does not beat
the sum. Everything follows from the seed and the opponents that play, if all games are played.

    python -m lab.train zavandor --games 2000 --searched 1000 --iterations 60

does one more round (expert iteration). It also plays games in which every seat searches with the
values learned so far, and learns from their results and from the chances that the searches found.
Then the judgement to be beaten is the one of these searches, on such games.

In a game with a module `mind.turn_features` it also learns a prior from the visits of the searches.
The prior is used if it is closer to the visits of searches that were held out. With --games 0 it
learns only the prior, for a group whose judgement stays as it is.
"""

import argparse
import os
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from time import monotonic

from lab import self_play
from lab.examples import (
    HELD_OUT_EVERY,
    Example,
    examples_of,
    features_of,
    fingerprint,
    signs_of,
    turn_features_of,
)
from lab.forecasts import Prediction, calibration_error, figures_line, log_loss, singles
from lab.prior_examples import (
    PriorExample,
    cross_entropy,
    entropy,
    prior_examples,
)
from lab.self_play import GamesFile, SelfPlayError, Series
from lab.strength import PACKAGE_FOLDER, commit
from wizardtable.ai.tournament import executors
from wizardtable.ai.tournament.executors import Executors
from wizardtable.core import catalog, files
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.learning.learned_value import TABLE_SIZE_GROUPS, LearnedValue, Net

GROUP_GAMES = 10_000
"""The number of games of each group."""

SEARCH_ITERATIONS = 60
"""The iterations behind each decision in a game of searches."""

PLAYING_TIME_SHARE = 0.7
"""Playing games takes this share of the hours."""

MIN_NET_GAIN = 0.002
"""A net must have at least this much less log-loss than a sum to be worth its time."""

MIN_PRIOR_DECISIONS = 100
"""A prior learns from at least this many decisions of searches."""

Predict = Callable[[Example], Sequence[float]]


class TrainingError(Exception):
    """Raised when nothing can be learned like this; its text is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class LearnedValueResult:
    """The learned value of a group.

    Attributes:
        value: the value.
        games: the number of games that it was learned from.
        held_out_games: the number of games that it was tried on.
        log_loss: its log-loss on these games.
        error: its calibration error on these games.
        before: the log-loss of the present judgement on these games.
    """

    value: LearnedValue
    games: int
    held_out_games: int
    log_loss: float
    error: float
    before: float


@dataclass(frozen=True, slots=True)
class LearnedPriorResult:
    """The learned prior of a group.

    Attributes:
        prior: the prior.
        games: the number of games that it was learned from.
        held_out_games: the number of games that it was tried on.
        cross_entropy: its cross-entropy with the visits of these games.
        before: that of the game's own prior.
    """

    prior: LearnedPrior
    games: int
    held_out_games: int
    cross_entropy: float
    before: float


def groups(spec: GameSpec) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yields the groups that the game has tables for: name, and numbers of seats."""
    for name, fewest, largest in TABLE_SIZE_GROUPS:
        tables = tuple(seats for seats in spec.seats if fewest <= seats <= largest)
        if tables:
            yield name, tables


def play(
    folder: Path, series: dict[str, Series], games: int, end: float, players: Executors
) -> dict[str, GamesFile]:
    """Plays the missing games of all groups in turn, until a time of `monotonic`; returns the
    files."""
    games_files = {
        name: GamesFile(
            folder / f"{'searched' if group_series.iterations else 'games'}-{name}.jsonl",
            group_series,
        )
        for name, group_series in series.items()
    }
    for goal in [*range(500, games, 500), games]:
        for name, file in games_files.items():
            for count in self_play.play(file, goal, players):
                if monotonic() > end:
                    return games_files
                if count % 500 == 0:
                    print(f"{name}: {count} games", flush=True)
    return games_files


def learn(
    spec: GameSpec, sources: Sequence[tuple[GamesFile, int]], seed: int
) -> tuple[LearnedValueResult | None, list[str]]:
    """Returns the learned value and the lines of its figures.

    It learns from the first games of each file, this many of each. The value is None if it does not
    beat the present judgement on the held-out games of the last file.
    """
    fitting = _fitting()
    learned_from: list[Example] = []
    held_out: list[Example] = []
    for file, games in sources:
        held_out.clear()
        for number, game in enumerate(islice(file.games(), games)):
            for example in examples_of(spec, game, number):
                (held_out if example.held_out else learned_from).append(example)
    signs = signs_of(spec)
    total = fitting.fit(learned_from, signs, seed, net=False)
    net = fitting.fit(learned_from, signs, seed, net=True)
    predictors: tuple[tuple[str, Predict], ...] = (
        ("even shares", lambda example: [float(bool(row)) for row in example.rows]),
        ("present judgement", lambda example: example.present),
        ("learned sum", lambda example: total.chances(example.rows)),
        ("learned net", lambda example: net.chances(example.rows)),
    )
    by_predictor = {name: _predictions(held_out, predict) for name, predict in predictors}
    lines = [figures_line(name, predictions) for name, predictions in by_predictor.items()]
    loss = {name: log_loss(singles(predictions)) for name, predictions in by_predictor.items()}
    better = loss["learned net"] < loss["learned sum"] - MIN_NET_GAIN
    name, value = ("learned net", net) if better else ("learned sum", total)
    if loss[name] >= loss["present judgement"]:
        return None, lines
    counts = [min(games, file.count) for file, games in sources]
    tried = [-(-count // HELD_OUT_EVERY) for count in counts]
    error = calibration_error(singles(by_predictor[name]))
    before = loss["present judgement"]
    return LearnedValueResult(
        value, sum(counts) - sum(tried), tried[-1], loss[name], error, before
    ), lines


def learn_prior(
    spec: GameSpec, file: GamesFile, games: int, seed: int
) -> tuple[LearnedPriorResult | None, list[str]]:
    """Returns the prior learned from the first games of a file and the lines of its figures.

    The prior is None if it is not closer to the visits held out. It is also None if there are too
    few decisions, or if the game's prior does not learn.
    """
    turn_features = turn_features_of(spec)
    if turn_features is None:
        return None, []
    learned_from: list[PriorExample] = []
    held_out: list[PriorExample] = []
    for number, game in enumerate(islice(file.games(), games)):
        for example in prior_examples(spec, turn_features, game, number):
            (held_out if example.held_out else learned_from).append(example)
    if len(learned_from) < MIN_PRIOR_DECISIONS or not held_out:
        return None, ["  prior: too few searches that looked at enough to learn from"]
    prior = _fitting().fit_prior(
        learned_from, turn_features.statements, turn_features.choices, seed
    )
    before, after = cross_entropy(held_out, None), cross_entropy(held_out, prior)
    lines = [
        f"  prior, of {len(held_out)} turns: cross-entropy with the visits {before:.3f}, learned "
        f"{after:.3f}, at best {entropy(held_out):.3f}"
    ]
    if after >= before:
        return None, lines
    count = min(games, file.count)
    tried = -(-count // HELD_OUT_EVERY)
    return LearnedPriorResult(prior, count - tried, tried, after, before), lines


def _predictions(held_out: Sequence[Example], predict: Predict) -> list[Prediction]:
    predictions = []
    for example in held_out:
        chances = predict(example)
        total = sum(chances)
        predictions.append(
            Prediction(
                example.game, example.third, tuple([each / total for each in chances]), example.won
            )
        )
    return predictions


def _fitting() -> "Fitting":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # so that sums are the same on every machine
    try:
        import_module("numpy")
    except ImportError:
        raise TrainingError("Learning needs the extra “train” of wizardtable.") from None
    return Fitting()


class Fitting:
    """The modules `lab.fitting` and `lab.prior_fitting`, which are only imported if numpy is
    installed."""

    def fit(
        self, examples: Sequence[Example], signs: Sequence[int], seed: int, *, net: bool
    ) -> LearnedValue:
        """Returns the value that the examples teach, with a net or without one."""
        value: LearnedValue = import_module("lab.fitting").fit(examples, signs, seed, net=net)
        return value

    def fit_prior(
        self, examples: Sequence[PriorExample], statements: int, choices: int, seed: int
    ) -> LearnedPrior:
        """Returns the prior that the examples teach, for this many statements and choices."""
        prior: LearnedPrior = import_module("lab.prior_fitting").fit_prior(
            examples, statements, choices, seed
        )
        return prior


def learned_toml(
    spec: GameSpec,
    comments: Sequence[str],
    learned: dict[str, LearnedValueResult],
    taught: dict[str, LearnedPriorResult],
) -> str:
    """Returns the text of `learned.toml`, beginning with these lines of comment."""
    lines = ["# SPDX-License-Identifier: MIT", *(f"# {line}" for line in comments)]
    lines += [f'features = "{fingerprint(spec)}"', f'commit = "{commit()}"']
    for name, _, _ in TABLE_SIZE_GROUPS:
        if name in learned:
            lines += ["", f"[{name}]", *_value_lines(learned[name])]
            net = learned[name].value.net
            if net is not None:
                lines += ["", f"[{name}.net]", *_net_lines(net)]
        if name in taught:
            lines += ["", f"[{name}.prior]", *_prior_lines(taught[name])]
    return "\n".join(lines) + "\n"


def _value_lines(learned: LearnedValueResult) -> Iterator[str]:
    yield f"games = {learned.games}"
    yield f"held_out_games = {learned.held_out_games}"
    yield f"log_loss = {learned.log_loss:.4f}"
    yield f"error = {learned.error:.4f}"
    yield f"before = {learned.before:.4f}"
    yield f"scale = {learned.value.scale:.1f}"
    yield f"linear = {learned.value.linear}"


def _net_lines(net: Net) -> Iterator[str]:
    yield f"units = {len(net.first_bias)}"
    yield f"more = {len(net.second_bias)}"
    yield f"first_shift = {net.shifts[0]}"
    yield f"second_shift = {net.shifts[1]}"
    for name, rows in (("first", net.first), ("second", net.second)):
        yield f"{name} = {[weight for row in rows for weight in row]}"
    yield f"first_bias = {net.first_bias}"
    yield f"second_bias = {net.second_bias}"
    yield f"last = {net.last}"


def _prior_lines(taught: LearnedPriorResult) -> Iterator[str]:
    yield f"games = {taught.games}"
    yield f"held_out_games = {taught.held_out_games}"
    yield f"cross_entropy = {taught.cross_entropy:.4f}"
    yield f"before = {taught.before:.4f}"
    yield f"scale = {taught.prior.scale:.1f}"
    yield f"start = {taught.prior.start}"
    yield f"weights = {[weight for row in taught.prior.rows for weight in row]}"


def data_file(spec: GameSpec, checkout: Path) -> Path:
    """Returns the file that the program of a checkout reads.

    The program that runs may be a compiled copy, which is not the checkout.
    """
    return checkout / spec.folder.relative_to(PACKAGE_FOLDER.parent) / "learned.toml"


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, learns, prints the figures and writes the weights; returns 1 if nothing can be
    learned."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.group and options.adopt:
        parser.error("what the other groups have learned would be lost: adopt all groups together")
    if not options.games and (options.adopt or not options.searched):
        parser.error("without --games only a prior is learned, from --searched, and not adopted")
    given = sys.argv[1:] if arguments is None else list(arguments)
    command = f"python -m lab.train {shlex.join(given)}"
    try:
        spec = catalog.get(options.game)
        features_of(spec)
        _fitting()
        folder: Path = options.state / spec.id
        end = monotonic() + PLAYING_TIME_SHARE * 3600 * options.hours
        parts = ((options.games, 0), (options.searched, options.iterations))
        played = []
        with executors.executors_for(options.jobs, options.cluster) as players:
            for games, iterations in parts if options.searched else parts[:1]:
                series = {
                    name: Series(spec.id, tables, options.seed, options.lapses, iterations)
                    for name, tables in groups(spec)
                    if options.group in ("", name)
                }
                played.append((play(folder, series, games, end, players), games))
        comments = [command, f"The seed is {options.seed}."]
        learned: dict[str, LearnedValueResult] = {}
        taught: dict[str, LearnedPriorResult] = {}
        for name in played[0][0]:
            sources = [(files_of[name], games) for files_of, games in played]
            counts = " and ".join(str(min(games, file.count)) for file, games in sources)
            comments.append(f"{name}: {counts} games, of which every fifth was held out:")
            if options.games:
                value, lines = learn(spec, sources, options.seed)
                comments += lines
                if value is not None:
                    learned[name] = value
            if options.searched:
                prior, lines = learn_prior(
                    spec, played[-1][0][name], options.searched, options.seed
                )
                comments += lines
                if prior is not None:
                    taught[name] = prior
        print("\n".join(comments))
        text = learned_toml(spec, comments, learned, taught).encode()
        files.replace(folder / "learned.toml", text)
        if options.adopt:
            _adopt(data_file(spec, options.adopt), learned, text)
    except (catalog.UnknownGame, ModuleNotFoundError):
        print(f"There are no features of “{options.game}” to learn from.", file=sys.stderr)
        return 1
    except (TrainingError, SelfPlayError, executors.ExecutorError, files.FileError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _adopt(path: Path, learned: Iterable[str], text: bytes) -> None:
    """Writes the learned weights where the program reads them, unless that would lose other groups.

    Raises:
        TrainingError: the file has groups that were not learned now.
    """
    with suppress(FileNotFoundError):
        present = tomllib.loads(path.read_text(encoding="utf-8"))
        lost = {name for name, _, _ in TABLE_SIZE_GROUPS if name in present}.difference(learned)
        if lost:
            groups = ", ".join(sorted(lost))
            raise TrainingError(
                f"“{path}” has groups that were not learned now: {groups}. Nothing was adopted."
            )
    files.replace(path, text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lab.train",
        description="Learn what positions of a game are worth.",
    )
    parser.add_argument("game", help="the game's id, such as zavandor")
    parser.add_argument("--hours", type=float, default=10.0, help="at most (default: 10)")
    parser.add_argument(
        "--games", type=int, default=GROUP_GAMES, help=f"a group (default: {GROUP_GAMES})"
    )
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--lapses",
        type=float,
        default=0.0,
        help="share of the games in which seats play carelessly",
    )
    parser.add_argument(
        "--searched", type=int, default=0, help="games of searches, a group (default: none)"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=SEARCH_ITERATIONS,
        help=f"of these (default: {SEARCH_ITERATIONS})",
    )
    parser.add_argument(
        "--group",
        default="",
        choices=[group for group, _, _ in TABLE_SIZE_GROUPS],
        help="only this one",
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument(
        "--cluster", help="a Dask scheduler, whose workers find this checkout in PYTHONPATH"
    )
    parser.add_argument("--state", type=Path, default=Path("build/train"))
    parser.add_argument("--adopt", type=Path, help="the checkout whose learned.toml to write")
    return parser


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Learns what positions of a game are worth from games of self-play: `make train GAME=zavandor`.

    python -m lab.train zavandor --hours 10 --jobs 2 --seed 1

For each group of numbers of seats: plays what games are missing (`lab.self_play`), reads
examples off them (`lab.examples`), fits a sum, and a net that adds to it (`lab.fitting`), and
compares both with the game's own judgement on games that had no part in fitting. The games are kept
below build/train, and it goes on there when it is started again. `learned.toml` comes to lie beside
them; --adopt puts it where the program of a checkout reads it. A group in which the game's own
judgement is not beaten is left out of it, and a net is in it where it beats the sum. All follows
from the seed and the minds that play, if all games are played.

    python -m lab.train zavandor --games 2000 --searched 1000 --iterations 60

goes one round further (expert iteration): games are played in which every seat searches by what the
program has learned so far, and who won and what the searches thought are learned from beside the
other games. The judgement to be beaten is then the one by which they searched, on such games. In a
game with a module `mind.turn_features`, where the searches looked is learned as well: it becomes a
part of the prior, if it comes nearer to the visits of searches that had no part in fitting. With
--games 0 only that is learned, for a group whose judgement stays as it is.
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
    HELD_OUT,
    Example,
    examples,
    features_of,
    fingerprint,
    signs_of,
    turn_features_of,
)
from lab.forecasts import Said, calibration_error, figures_line, log_loss, singles
from lab.prior_examples import (
    PriorExample,
    cross_entropy,
    entropy,
    prior_examples,
)
from lab.self_play import GamesFile, SelfPlayError, Series
from lab.strength import PACKAGE, commit
from wizardtable.ai.tournament import executors
from wizardtable.ai.tournament.executors import Executors
from wizardtable.core import catalog, files
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning.learned_prior import LearnedPrior
from wizardtable.core.learning.learned_value import GROUPS, LearnedValue, Net

GAMES = 10_000
"""Of each group."""

ITERATIONS = 60
"""Behind each decision of a game of searches."""

PLAYING = 0.7
"""Share of the hours in which games are played."""

CLEARLY = 0.002
"""Log-loss by which a net must be better than a sum to be worth its time."""

FEWEST = 100
"""Decisions of searches that a prior learns from at least."""

Predict = Callable[[Example], Sequence[float]]


class TrainingError(Exception):
    """It cannot be learned like this; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned for a group.

    Attributes:
        games: learned from; `held_out_games`: tried on.
        log_loss, error: on the latter; `before`: log-loss of the game's own judgement there.
    """

    value: LearnedValue
    games: int
    held_out_games: int
    log_loss: float
    error: float
    before: float


@dataclass(frozen=True, slots=True)
class Taught:
    """What searches taught the prior of a group.

    Attributes:
        games: learned from; `held_out_games`: tried on.
        cross_entropy: with the visits of the latter; `before`: that of the game's own prior.
    """

    prior: LearnedPrior
    games: int
    held_out_games: int
    cross_entropy: float
    before: float


def groups(spec: GameSpec) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yields the groups that the game has tables for: name, and numbers of seats."""
    for name, fewest, most in GROUPS:
        tables = tuple(seats for seats in spec.seats if fewest <= seats <= most)
        if tables:
            yield name, tables


def play(
    folder: Path, series: dict[str, Series], games: int, end: float, players: Executors
) -> dict[str, GamesFile]:
    """Plays what games are missing, of all groups by turns, until the time of `monotonic`; returns
    the files."""
    found = {
        name: GamesFile(folder / f"{'searched' if one.iterations else 'games'}-{name}.jsonl", one)
        for name, one in series.items()
    }
    for goal in [*range(500, games, 500), games]:
        for name, file in found.items():
            for count in self_play.play(file, goal, players):
                if monotonic() > end:
                    return found
                if count % 500 == 0:
                    print(f"{name}: {count} games", flush=True)
    return found


def learn(
    spec: GameSpec, sources: Sequence[tuple[GamesFile, int]], seed: int
) -> tuple[Learned | None, list[str]]:
    """Returns what the first games of some files teach, so many of each, None where that does not
    beat the present judgement on those of the last file, and the figures."""
    fitting = _fitting()
    learned_from: list[Example] = []
    held_out: list[Example] = []
    for file, games in sources:
        held_out.clear()
        for number, game in enumerate(islice(file.games(), games)):
            for one in examples(spec, game, number):
                (held_out if one.held_out else learned_from).append(one)
    signs = signs_of(spec)
    total = fitting.fit(learned_from, signs, seed, net=False)
    net = fitting.fit(learned_from, signs, seed, net=True)
    predictors: tuple[tuple[str, Predict], ...] = (
        ("even shares", lambda one: [float(bool(row)) for row in one.rows]),
        ("present judgement", lambda one: one.present),
        ("learned sum", lambda one: total.chances(one.rows)),
        ("learned net", lambda one: net.chances(one.rows)),
    )
    said = {name: _said(held_out, predict) for name, predict in predictors}
    lines = [figures_line(name, one) for name, one in said.items()]
    loss = {name: log_loss(singles(one)) for name, one in said.items()}
    better = loss["learned net"] < loss["learned sum"] - CLEARLY
    name, value = ("learned net", net) if better else ("learned sum", total)
    if loss[name] >= loss["present judgement"]:
        return None, lines
    counts = [min(games, file.count) for file, games in sources]
    tried = [-(-count // HELD_OUT) for count in counts]
    error = calibration_error(singles(said[name]))
    before = loss["present judgement"]
    return Learned(value, sum(counts) - sum(tried), tried[-1], loss[name], error, before), lines


def learn_prior(
    spec: GameSpec, file: GamesFile, games: int, seed: int
) -> tuple[Taught | None, list[str]]:
    """Returns what the searches of the first games of a file teach the prior, None where that comes
    no nearer to the visits of those held out, or the game's prior does not learn; and the
    figures."""
    seen = turn_features_of(spec)
    if seen is None:
        return None, []
    learned_from: list[PriorExample] = []
    held_out: list[PriorExample] = []
    for number, game in enumerate(islice(file.games(), games)):
        for one in prior_examples(spec, seen, game, number):
            (held_out if one.held_out else learned_from).append(one)
    if len(learned_from) < FEWEST or not held_out:
        return None, ["  prior: too few searches that looked at enough to learn from"]
    prior = _fitting().fit_prior(learned_from, seen.statements, seen.choices, seed)
    before, after = cross_entropy(held_out, None), cross_entropy(held_out, prior)
    lines = [
        f"  prior, of {len(held_out)} turns: cross-entropy with the visits {before:.3f}, learned "
        f"{after:.3f}, at best {entropy(held_out):.3f}"
    ]
    if after >= before:
        return None, lines
    count = min(games, file.count)
    tried = -(-count // HELD_OUT)
    return Taught(prior, count - tried, tried, after, before), lines


def _said(held_out: Sequence[Example], predict: Predict) -> list[Said]:
    found = []
    for one in held_out:
        chances = predict(one)
        total = sum(chances)
        found.append(Said(one.game, one.third, tuple([each / total for each in chances]), one.won))
    return found


def _fitting() -> "Fitting":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the same sums on every machine
    try:
        import_module("numpy")
    except ImportError:
        raise TrainingError("Learning needs the extra “train” of wizardtable.") from None
    return Fitting()


class Fitting:
    """The modules `lab.fitting` and `prior_fitting`, which are only imported where numpy is."""

    def fit(
        self, examples: Sequence[Example], signs: Sequence[int], seed: int, *, net: bool
    ) -> LearnedValue:
        """Returns what the examples teach, with a net or without one."""
        found: LearnedValue = import_module("lab.fitting").fit(examples, signs, seed, net=net)
        return found

    def fit_prior(
        self, examples: Sequence[PriorExample], statements: int, choices: int, seed: int
    ) -> LearnedPrior:
        """Returns what the examples teach about so many statements and choices."""
        found: LearnedPrior = import_module("lab.prior_fitting").fit_prior(
            examples, statements, choices, seed
        )
        return found


def written(
    spec: GameSpec, told: Sequence[str], learned: dict[str, Learned], taught: dict[str, Taught]
) -> str:
    """Returns the text of `learned.toml`; `told` begins it."""
    lines = ["# SPDX-License-Identifier: MIT", *(f"# {line}" for line in told)]
    lines += [f'features = "{fingerprint(spec)}"', f'commit = "{commit()}"']
    for name, _, _ in GROUPS:
        if name in learned:
            lines += ["", f"[{name}]", *_value_lines(learned[name])]
            net = learned[name].value.net
            if net is not None:
                lines += ["", f"[{name}.net]", *_net_lines(net)]
        if name in taught:
            lines += ["", f"[{name}.prior]", *_prior_lines(taught[name])]
    return "\n".join(lines) + "\n"


def _value_lines(learned: Learned) -> Iterator[str]:
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


def _prior_lines(taught: Taught) -> Iterator[str]:
    yield f"games = {taught.games}"
    yield f"held_out_games = {taught.held_out_games}"
    yield f"cross_entropy = {taught.cross_entropy:.4f}"
    yield f"before = {taught.before:.4f}"
    yield f"scale = {taught.prior.scale:.1f}"
    yield f"start = {taught.prior.start}"
    yield f"weights = {[weight for row in taught.prior.rows for weight in row]}"


def data_file(spec: GameSpec, checkout: Path) -> Path:
    """The file that the program of a checkout reads. What runs may be a compiled copy."""
    return checkout / spec.folder.relative_to(PACKAGE.parent) / "learned.toml"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, learn, tell the figures and write the weights; 1 for what cannot be learned."""
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
        end = monotonic() + PLAYING * 3600 * options.hours
        parts = ((options.games, 0), (options.searched, options.iterations))
        found = []
        with executors.chosen(options.jobs, options.cluster) as players:
            for games, iterations in parts if options.searched else parts[:1]:
                series = {
                    name: Series(spec.id, tables, options.seed, options.lapses, iterations)
                    for name, tables in groups(spec)
                    if options.group in ("", name)
                }
                found.append((play(folder, series, games, end, players), games))
        told = [command, f"The seed is {options.seed}."]
        learned: dict[str, Learned] = {}
        taught: dict[str, Taught] = {}
        for name in found[0][0]:
            sources = [(files_of[name], games) for files_of, games in found]
            counts = " and ".join(str(min(games, file.count)) for file, games in sources)
            told.append(f"{name}: {counts} games, of which every fifth was held out:")
            if options.games:
                one, lines = learn(spec, sources, options.seed)
                told += lines
                if one is not None:
                    learned[name] = one
            if options.searched:
                prior, lines = learn_prior(spec, found[-1][0][name], options.searched, options.seed)
                told += lines
                if prior is not None:
                    taught[name] = prior
        print("\n".join(told))
        text = written(spec, told, learned, taught).encode()
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
    """Puts what was learned where the program reads it, unless groups would be lost that are there
    now."""
    with suppress(FileNotFoundError):
        known = tomllib.loads(path.read_text(encoding="utf-8"))
        lost = {name for name, _, _ in GROUPS if name in known}.difference(learned)
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
    parser.add_argument("--games", type=int, default=GAMES, help=f"a group (default: {GAMES})")
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
        "--iterations", type=int, default=ITERATIONS, help=f"of these (default: {ITERATIONS})"
    )
    parser.add_argument(
        "--group", default="", choices=[one for one, _, _ in GROUPS], help="only this one"
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
